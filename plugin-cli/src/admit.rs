//! The last stretch of every install and update: compare with what is there, clear, ask, keep, switch on.

use revocation::Cleared;
use runtime::Store;
use schemas::{PluginName, Settings, TrustRecord};
use terminal::{Exit, Failure};

use crate::bring::Found;
use crate::config;
use crate::consent::{self, Leave};
use crate::fail::OrFail;
use crate::grew::Growth;
use crate::installed::{self, Installed};
use crate::market::Markets;
use crate::neighbours::Known;
use crate::reading::Reading;
use crate::resolve::Road;
use crate::sheet::Sheet;
use crate::world::World;
use crate::{gate, settings, standing};

/// How a version below the installed one is taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Backwards {
    /// It is refused.
    Refused,
    /// It was asked for by its number, or by a lock file.
    Asked,
}

/// What became of it.
#[derive(Debug)]
pub enum Admitted {
    /// Exactly this tree was there already.
    Already(PluginName, TrustRecord),
    /// It was kept.
    Kept {
        /// The plugin.
        name: PluginName,
        /// Its new record.
        record: TrustRecord,
        /// Whether it loads, and if not, why.
        loading: Loading,
    },
}

/// Whether a plugin loads.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Loading {
    /// It does.
    On,
    /// It was disabled before, and stays so.
    StaysOff,
    /// It does not, until these keys have values.
    Wants(Vec<String>),
    /// It does not, by a rule.
    Rule(String),
}

/// Clears `found`, asks, and keeps it.
///
/// # Errors
/// Whatever stops it; then the old state stands.
pub fn admit(
    world: &World,
    markets: &Markets,
    found: Found,
    leave: Leave<'_>,
    backwards: Backwards,
) -> Result<Admitted, Failure> {
    let store = world.store()?;
    let name = found.candidate.manifest().name.clone();
    let records = store.records().or_fail()?.records;
    let before = records.get(&name).cloned();
    if let Some(before) = &before {
        successor(&name, before, &found, backwards)?;
    }
    let Found { candidate, standing, road, known } = found;
    let revocations = markets.revocations(world)?;
    let cleared = Cleared::check(candidate, standing.marketplace.as_ref(), &revocations, world.now()).or_fail()?;
    let candidate = cleared.candidate();
    let installed = before.as_ref().and_then(|before| installed::intact(world, &name, before).ok().flatten());
    if let Some(before) = before.as_ref().filter(|b| installed.is_some() && b.source_hash == candidate.tree().digest())
    {
        standing::warn(world, &name, before, &revocations);
        return Ok(Admitted::Already(name, before.clone()));
    }
    let reading = Reading::of(candidate.tree(), candidate.manifest()).or_fail()?;
    let before_tree = installed.as_ref().map(|installed| &installed.tree);
    let audited = gate::audit(world, markets, candidate, before_tree)?;
    let growth = match &before {
        Some(before) => Some(growth(world, before, installed.as_ref(), &reading)?),
        None => None,
    };

    let (source, commit) = match &road {
        Road::Offered { offer, .. } => (&offer.entry().source, offer.entry().commit),
        Road::Direct { source, commit } => (source, *commit),
    };
    let about = if world.globals.offline { None } else { world.fetcher.about(source) };
    let heard = standing.marketplace.as_ref().and_then(|m| markets.heard(m));
    let sheet = Sheet {
        cleared: &cleared,
        reading: &reading,
        standing: &standing,
        source,
        commit,
        known: &known,
        heard,
        about,
        alike: Known::of(&records, markets).like(&name, standing.marketplace.as_ref()),
        since: before.as_ref().zip(growth.as_ref()),
        audit: &audited.report,
        policy: &world.policy,
        now: world.now(),
    };
    let question = match &before {
        Some(before) => format!("Replace {name} {} by {}?", before.version, reading.manifest.version),
        None => format!("Trust {name} {}?", reading.manifest.version),
    };
    let given = consent::get(world, &cleared, &sheet, (leave, &audited), &question)?;
    let record = store.admit(cleared, given.consent, standing, world.now()).or_fail()?;
    if !given.acknowledged.is_empty() {
        store.acknowledge(&name, &given.acknowledged).or_fail()?;
    }
    let loading = match &before {
        None => switch_on(world, &name, &reading)?,
        Some(_) => stay(world, &name, &reading)?,
    };
    Ok(Admitted::Kept { name, record, loading })
}

/// Whether `found` may follow `before`: never the same version with other bytes, an older one only when asked for.
fn successor(name: &PluginName, before: &TrustRecord, found: &Found, backwards: Backwards) -> Result<(), Failure> {
    let version = &found.candidate.manifest().version;
    let order = version.semver().cmp_precedence(before.version.semver());
    if before.source_hash == found.candidate.tree().digest() {
        return Ok(());
    }
    if order.is_eq() {
        let (was, is) = (before.source_hash, found.candidate.tree().digest());
        let what = format!("{name} {version} is installed as {was}, but what is offered as {version} now is {is}");
        return Err(Failure::new(Exit::NotTrusted, what)
            .code("plugin-version-changed")
            .hint("a version never changes: ask its author; your own work needs a new version, or remove it first"));
    }
    if order.is_lt() && backwards == Backwards::Refused {
        let what = format!("{name} {} is installed, and {version} is older", before.version);
        return Err(Failure::new(Exit::Policy, what)
            .code("plugin-downgrade")
            .hint(format!("if you mean it: --version {version}")));
    }
    Ok(())
}

/// What grew since the trusted tree; where its files were changed meanwhile, everything counts as new.
fn growth(
    world: &World,
    before: &TrustRecord,
    installed: Option<&Installed>,
    new: &Reading,
) -> Result<Growth, Failure> {
    let Some(installed) = installed else {
        let (name, version) = (&new.manifest.name, &before.version);
        let what = format!("the files of {name} {version} are not what you trusted, so everything is shown as new");
        world.out.warn(&what);
        return Ok(Growth::between(&Reading::nothing(&new.manifest)?, new));
    };
    Ok(Growth::between(&installed.reading, new))
}

/// The configuration keys that have no value yet.
fn wants(settings: &Settings, name: &PluginName, reading: &Reading) -> Vec<String> {
    let values = settings.plugins.config.get(name).cloned().unwrap_or_default();
    config::missing(&reading.manifest.config, &values).into_iter().map(|(key, _)| key.to_owned()).collect()
}

/// An update changes nothing here, except that what now wants a value stops until it has one.
fn stay(world: &World, name: &PluginName, reading: &Reading) -> Result<Loading, Failure> {
    let settings = settings::read(&world.home, None)?;
    if !settings.is_enabled(name) {
        return Ok(Loading::StaysOff);
    }
    let wants = wants(&settings, name, reading);
    if wants.is_empty() {
        return Ok(Loading::On);
    }
    settings::edit(&world.home, |s| settings::disable(s, name))?;
    Ok(Loading::Wants(wants))
}

/// Enables a new plugin, unless it wants values first or a rule is against it.
fn switch_on(world: &World, name: &PluginName, reading: &Reading) -> Result<Loading, Failure> {
    let settings = settings::read(&world.home, None)?;
    let wants = wants(&settings, name, reading);
    if !wants.is_empty() {
        return Ok(Loading::Wants(wants));
    }
    if world.globals.no_plugins {
        return Ok(Loading::Rule("--no-plugins was given".to_owned()));
    }
    if let Err(rule) = world.policy.admits_one_more(enabled(world, &settings, name)?) {
        return Ok(Loading::Rule(rule.error));
    }
    settings::edit(&world.home, |s| settings::enable(s, name))?;
    if settings.plugins.global_enabled {
        Ok(Loading::On)
    } else {
        Ok(Loading::Rule("plugins.globalEnabled is false in settings.json".to_owned()))
    }
}

/// How many installed plugins besides `name` are enabled.
///
/// # Errors
/// When the trust file cannot be read.
pub fn enabled(world: &World, settings: &Settings, name: &PluginName) -> Result<usize, Failure> {
    let store: Store = world.store()?;
    let records = store.records().or_fail()?.records;
    Ok(records.keys().filter(|other| *other != name && settings.is_enabled(other)).count())
}

impl Loading {
    /// One line about it.
    #[must_use]
    pub fn words(&self, name: &PluginName) -> String {
        match self {
            Self::On => format!("{name} is enabled"),
            Self::StaysOff => format!("{name} is disabled; deepcode-plugin enable {name}"),
            Self::Wants(keys) => {
                let keys: Vec<String> = keys.iter().map(|k| format!("{k}=…")).collect();
                format!(
                    "{name} is disabled until it has its configuration: deepcode-plugin enable {name} {}",
                    keys.join(" ")
                )
            }
            Self::Rule(rule) => format!("{name} does not load: {rule}"),
        }
    }
}
