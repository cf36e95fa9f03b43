//! From a name to bytes that may run: rules first, then read once, hashed, compared and cleared.

use std::collections::BTreeMap;
use std::sync::Arc;

use jiff::Timestamp;
use revocation::{Revocations, Staleness, Unrevoked, Withdrawn};
use schemas::manifest::Engine;
use schemas::protocol::{
    Bounded, ErrorCode, Few, Loading, PluginFacts, PluginHandle, PluginRefused, PluginsLoaded, Refusal, Standing,
};
use schemas::{PluginName, QuarantineFile, StoppedFile, TrustRecord};

use super::rules::Rules;
use super::seat::{Given, Seat};
use super::session::Session;
use super::shared::Shared;
use crate::store::{Change, Loaded, StoreError, subject};
use crate::violations::{self, quarantined};

/// 32 MiB for all modules of a plugin: on the wire, escaped, they are at most twice that.
const MODULES_BYTES: u64 = 32 << 20;

/// Loads `names`, or everything that is enabled, into a session.
///
/// # Errors
/// When the rules or the records cannot be read; what a single plugin is refused for stands in the answer.
pub(super) fn load(
    shared: &Arc<Shared>,
    session: &Arc<Session>,
    names: Option<Vec<PluginName>>,
    start: Loading,
) -> Result<PluginsLoaded, Refusal> {
    // Before the rules: a stop that comes in between ends what is loaded here, whatever the rules said.
    let stopped = shared.store.stopped().map_err(|e| refused(&e))?;
    let rules = shared.rules()?;
    let records = shared.store.records().map_err(|e| refused(&e))?.records;
    let held_back = held_back(shared)?;
    let wanted: Vec<PluginName> = match names {
        Some(names) => names,
        None => records.keys().filter(|name| rules.settings.enabled_plugins.contains(name)).cloned().collect(),
    };
    let mut verdicts = Verdicts::new();
    let mut counted = shared.names();
    for name in wanted {
        let known = records.get(&name).ok_or_else(|| refused(&StoreError::NotInstalled(name.clone())));
        let mut verdict = known.and_then(|record| rules.admit(&name, record)).and_then(|()| free(&held_back, &name));
        if verdict.is_ok() && !counted.contains(&name) {
            if counted.len() >= rules.most() {
                let why = format!("{} plugins are loaded, and {} load at most", counted.len(), rules.most());
                let hint = "disable one, or raise plugins.maxPlugins in settings.json";
                verdict = Err(Refusal::new(ErrorCode::Disabled, why).because("max-plugins").hint(hint));
            } else {
                counted.insert(name.clone());
            }
        }
        verdicts.push((name, verdict));
    }
    let seated = read_all(shared, session, (&rules, &stopped), verdicts)?;
    if start == Loading::Eager {
        start_all(&seated);
    }
    answer(shared, seated)
}

/// The plugins that wait for a person after a violation. Where that cannot be told, all do.
fn held_back(shared: &Shared) -> Result<QuarantineFile, Refusal> {
    quarantined(&shared.world.home).map_err(|e| Refusal::new(ErrorCode::Disabled, e).because("quarantine"))
}

fn free(held_back: &QuarantineFile, name: &PluginName) -> Result<(), Refusal> {
    let Some(violation) = held_back.0.get(name) else { return Ok(()) };
    let why = format!("{name} is held back after a violation ({})", violation.kind.word());
    let refusal = Refusal::new(ErrorCode::Disabled, why).because("quarantine");
    Err(refusal
        .hint(format!("deepcode-plugin report {name} tells what it tried; enable it again if you still want it")))
}

/// What the rules say of each, before anything is read.
type Verdicts = Vec<(PluginName, Result<(), Refusal>)>;

/// What became of each.
type Seated = Vec<(PluginName, Result<Arc<Seat>, Refusal>)>;

/// Reads, hashes and clears side by side: each is a walk over files of its own.
fn read_all(
    shared: &Arc<Shared>,
    session: &Arc<Session>,
    rules: (&Rules, &StoppedFile),
    verdicts: Verdicts,
) -> Result<Seated, Refusal> {
    let now = shared.world.ground.now();
    let mut seated = Vec::new();
    shared.world.feed.with(&mut |revocations| {
        seated = std::thread::scope(|scope| {
            let each = verdicts.iter().map(|(name, verdict)| {
                let one = move || verdict.clone().and_then(|()| seat(shared, session, rules, (name, revocations, now)));
                (name.clone(), scope.spawn(one))
            });
            let running: Vec<_> = each.collect();
            let lost = || Err(Refusal::new(ErrorCode::Internal, "loading it failed"));
            running.into_iter().map(|(name, thread)| (name, thread.join().unwrap_or_else(|_| lost()))).collect()
        });
    })?;
    Ok(seated)
}

fn seat(
    shared: &Arc<Shared>,
    session: &Arc<Session>,
    (rules, stopped): (&Rules, &StoppedFile),
    (name, revocations, now): (&PluginName, &Revocations<'_>, Timestamp),
) -> Result<Arc<Seat>, Refusal> {
    if let Ok(seat) = session.seat(name) {
        return Ok(seat);
    }
    let loaded = shared.store.load(name, revocations, now).map_err(|e| refused_in(shared, (session, name), &e))?;
    let manifest = loaded.manifest();
    Rules::fits(manifest, shared.host().map_or("", |host| host.host.version.as_str()))?;
    let engine = if manifest.has_code() { manifest.engine } else { Engine::Quickjs };
    rules.confined(engine, &shared.world.confine.summary().tier)?;
    let config = rules.config(manifest)?;
    let loaded = shared.once(loaded);
    if loaded.manifest().has_code() && engine == Engine::Quickjs {
        shared.pool.fill(&shared.world);
    }
    let given = Given { config, stop: stopped.0.get(name).copied() };
    Ok(session.seated(name, || Seat::new(loaded, given, Arc::clone(&session.facts), Arc::clone(shared))))
}

/// A tree that changed after it was trusted, and one that was withdrawn: told and recorded, since it is not only not loaded.
fn refused_in(shared: &Arc<Shared>, (session, name): (&Session, &PluginName), why: &StoreError) -> Refusal {
    let refusal = refused(why);
    if let Some(kind) = violations::of_load(why)
        && let Some(record) = shared.store.records().ok().and_then(|mut records| records.records.remove(name))
    {
        shared.violated((name, &record), &session.facts.id, (kind, &refusal.message));
    }
    refusal
}

fn start_all(seated: &Seated) {
    let seats = seated.iter().filter_map(|(_, seat)| seat.as_ref().ok()).filter(|s| s.loaded.manifest().has_code());
    std::thread::scope(|scope| {
        // How it ended stands in the handle.
        seats.for_each(|seat| drop(scope.spawn(move || drop(seat.running()))));
    });
}

fn answer(shared: &Shared, seated: Seated) -> Result<PluginsLoaded, Refusal> {
    let tier = shared.world.confine.summary().tier;
    let (mut loaded, mut not) = (Vec::new(), Vec::new());
    for (name, seat) in seated {
        match seat {
            Ok(seat) => loaded.push(handle(&seat, &tier)),
            Err(refusal) => not.push(PluginRefused {
                name,
                code: refusal.code().number(),
                message: refusal.message,
                data: refusal.data,
            }),
        }
    }
    let too_many = |e| Refusal::new(ErrorCode::TooLarge, e);
    Ok(PluginsLoaded { loaded: Few::new(loaded).map_err(too_many)?, refused: Few::new(not).map_err(too_many)? })
}

fn handle(seat: &Seat, tier: &str) -> PluginHandle {
    let (manifest, record) = (seat.loaded.manifest(), seat.loaded.record());
    PluginHandle {
        name: manifest.name.clone(),
        version: manifest.version.clone(),
        digest: record.source_hash,
        grade: record.grade,
        engine: manifest.has_code().then_some(manifest.engine),
        tier: tier.to_owned(),
        capabilities: Few::cut(manifest.capabilities.iter().copied()),
        process: seat.state(),
        warnings: Few::cut(warnings(seat.loaded.unrevoked()).into_iter().map(|text| Bounded::cut(&text))),
    }
}

fn warnings(unrevoked: &Unrevoked) -> Vec<String> {
    let hits = unrevoked.warnings.iter().map(|hit| {
        let lifted = hit.lifted.as_ref().map(|lifted| format!("; {lifted}")).unwrap_or_default();
        let reason: String = hit.revocation.reason.escape_debug().collect();
        format!("revoked by {} ({}): {reason}{lifted}", hit.by(), hit.revocation.id)
    });
    let stale = unrevoked.stale_hours.map(|hours| format!("nobody has said for {hours} h whether it was revoked"));
    hits.chain(stale).collect()
}

/// What is installed and whether it would load, without reading it.
///
/// # Errors
/// When the rules or the records cannot be read.
pub(super) fn list(shared: &Shared, session: &Session) -> Result<Vec<PluginFacts>, Refusal> {
    let rules = shared.rules()?;
    let records = shared.store.records().map_err(|e| refused(&e))?.records;
    let held_back = held_back(shared)?;
    let now = shared.world.ground.now();
    let mut facts = Vec::new();
    shared.world.feed.with(&mut |revocations| {
        facts = records
            .iter()
            .map(|(name, record)| {
                let verdict = rules
                    .admit(name, record)
                    .and_then(|()| free(&held_back, name))
                    .and_then(|()| cleared(revocations, name, record, now));
                let (standing, why) = match verdict {
                    Ok(()) => (Standing::Enabled, None),
                    Err(refusal) => (Rules::standing(&refusal), Some(refusal.message)),
                };
                let process = session.seat(name).ok().map(|seat| seat.state());
                let (version, grade) = (record.version.clone(), record.grade);
                PluginFacts { name: name.clone(), version, grade, standing, why, process }
            })
            .collect();
    })?;
    Ok(facts)
}

fn cleared(lists: &Revocations<'_>, name: &PluginName, record: &TrustRecord, now: Timestamp) -> Result<(), Refusal> {
    lists.check_installed(&subject(name, record), now).map(drop).map_err(|e| withdrawn(&e))
}

/// Why the lists are against a plugin.
pub(super) fn withdrawn(why: &Withdrawn) -> Refusal {
    match why {
        Withdrawn::Revoked(..) => Refusal::new(ErrorCode::Revoked, why),
        Withdrawn::Stale {
            marketplace, staleness: Staleness::Expired | Staleness::Stale | Staleness::Fresh, ..
        }
        | Withdrawn::NoList { marketplace } => Refusal::new(ErrorCode::Untrusted, why)
            .because("stale")
            .hint(format!("deepcode-plugin marketplace update {marketplace}")),
        _ => Refusal::new(ErrorCode::Untrusted, why),
    }
}

/// Why the store does not hand a plugin's bytes on.
fn refused(why: &StoreError) -> Refusal {
    match why {
        StoreError::NotInstalled(_) => Refusal::new(ErrorCode::NotFound, why).because("not-installed"),
        StoreError::Drifted { name, changes, .. } => Refusal::new(ErrorCode::SourceHashMismatch, why)
            .hint(format!("remove {name} and install it again"))
            .files(changes.iter().map(|change| match change {
                Change::Added(path) => format!("+ {path}"),
                Change::Removed(path) => format!("- {path}"),
                Change::Modified(path) => format!("~ {path}"),
            })),
        StoreError::NotATree { name, .. } => {
            Refusal::new(ErrorCode::SourceHashMismatch, why).hint(format!("remove {name} and install it again"))
        }
        StoreError::Withdrawn(e) => withdrawn(e),
        StoreError::Gated { name, .. } => Refusal::new(ErrorCode::Untrusted, why)
            .because("audit")
            .hint(format!("deepcode-plugin review {name} shows what was found; a newer version may be without it")),
        StoreError::WrongIdentity { .. } | StoreError::NotIntact(_) | StoreError::TrustFile(_) => {
            Refusal::new(ErrorCode::Untrusted, why)
        }
        StoreError::SameVersionOtherTree(_) => Refusal::new(ErrorCode::VersionReused, why),
        _ => Refusal::new(ErrorCode::Internal, why),
    }
}

/// The modules that go over the pipe: `.js`, `.mjs`, `.cjs` and `.json` of the tree, as text.
///
/// # Errors
/// [`ErrorCode::TooLarge`], and [`ErrorCode::Engine`] for a module that is no UTF-8.
pub(super) fn modules(loaded: &Loaded) -> Result<BTreeMap<String, String>, Refusal> {
    let is_module = |path: &str| [".js", ".mjs", ".cjs", ".json"].iter().any(|ending| path.ends_with(ending));
    let mut modules = BTreeMap::new();
    let mut left = MODULES_BYTES;
    for entry in loaded.tree().entries().iter().filter(|entry| is_module(&entry.path)) {
        let bytes = loaded.tree().read(&entry.path, left).map_err(|e| Refusal::new(ErrorCode::TooLarge, e))?;
        let bytes = bytes.unwrap_or_default();
        left = left.saturating_sub(u64::try_from(bytes.len()).unwrap_or(u64::MAX));
        // Not every JSON file is a module, and not every one is text.
        match String::from_utf8(bytes) {
            Ok(text) => drop(modules.insert(entry.path.clone(), text)),
            Err(_) if entry.path.ends_with(".json") => {}
            Err(_) => {
                return Err(Refusal::new(ErrorCode::Engine, format!("{} is not UTF-8", entry.path)).because("module"));
            }
        }
    }
    Ok(modules)
}
