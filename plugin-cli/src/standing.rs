//! How an installed plugin stands now: loads or not, and why, in one word and one line.

use revocation::{Hit, Revocations, Staleness};
use runtime::store::subject;
use runtime::violations;
use schemas::{PluginName, TrustRecord, Violation};
use terminal::{Failure, Style, escape};

use crate::fail::OrFail;
use crate::market::Markets;
use crate::world::World;

/// One word about an installed plugin; the gravest that applies.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum State {
    /// It loads.
    Enabled,
    /// The user does not want it to.
    Disabled,
    /// It tried what it may not, and waits for a person.
    Quarantined(Box<Violation>),
    /// A list withdraws it.
    Revoked(Box<Hit>),
    /// Nobody has said for too long whether it was revoked.
    Stale,
    /// A rule is against it now.
    Refused(String),
    /// Its folder is gone.
    Missing,
}

impl State {
    /// What can be told without hashing its files or asking the network.
    #[must_use]
    pub fn of(world: &World, name: &PluginName, record: &TrustRecord, revocations: &Revocations<'_>) -> Self {
        let hits = revocations.hits(&subject(name, record), world.now());
        if let Some(hit) = hits.into_iter().find(Hit::stops) {
            return Self::Revoked(Box::new(hit));
        }
        // A link is no folder of the store, wherever it leads.
        if !std::fs::symlink_metadata(world.home.plugin(name)).is_ok_and(|found| found.is_dir()) {
            return Self::Missing;
        }
        let rule = world.policy.admits(record.grade, name.as_str());
        if let Err(refusal) =
            rule.and_then(|()| world.policy.admits_cover(record.marketplace_verified.into(), name.as_str()))
        {
            return Self::Refused(refusal.error);
        }
        match violations::quarantined(&world.home) {
            Ok(held) => {
                if let Some(violation) = held.0.get(name) {
                    return Self::Quarantined(Box::new(violation.clone()));
                }
            }
            Err(e) => return Self::Refused(e.to_string()),
        }
        let expired = |m| revocations.staleness(m, world.now()) == Staleness::Expired;
        if record.marketplace.as_ref().is_some_and(expired) {
            return Self::Stale;
        }
        if world.settings.is_enabled(name) && !world.policy.rules().are_off() { Self::Enabled } else { Self::Disabled }
    }

    /// The word.
    #[must_use]
    pub fn word(&self) -> &'static str {
        match self {
            Self::Enabled => "enabled",
            Self::Disabled => "disabled",
            Self::Quarantined(_) => "quarantined",
            Self::Revoked(_) => "revoked",
            Self::Stale => "stale",
            Self::Refused(_) => "refused",
            Self::Missing => "missing",
        }
    }

    /// Its colour.
    #[must_use]
    pub fn style(&self) -> Style {
        match self {
            Self::Enabled => Style::Green,
            Self::Disabled => Style::Dim,
            Self::Stale | Self::Refused(_) => Style::Yellow,
            Self::Revoked(_) | Self::Missing | Self::Quarantined(_) => Style::Red,
        }
    }

    /// Why, where the word says too little; escaped.
    #[must_use]
    pub fn why(&self, name: &PluginName) -> Option<String> {
        match self {
            Self::Enabled | Self::Disabled => None,
            Self::Quarantined(v) => Some(format!(
                "{name}: it does not load since {}, for {} ({}); deepcode-plugin report {name} tells more, deepcode-plugin enable {name} lets it load again",
                v.at,
                v.kind.word(),
                escape(&v.detail)
            )),
            Self::Revoked(hit) => Some(format!("{name}: {}", reason(name, hit))),
            Self::Stale => Some(format!(
                "{name}: nobody has said for too long whether it was revoked; deepcode-plugin marketplace update, or add its marketplace again"
            )),
            Self::Refused(why) => Some(escape(why).to_string()),
            Self::Missing => Some(format!("{name}: its folder is gone; remove it and install it again")),
        }
    }
}

/// A revocation of `name` in one line, escaped; it may have been published under another name, and somebody may have lifted it.
#[must_use]
pub fn reason(name: &PluginName, hit: &Hit) -> String {
    let entry = &hit.revocation;
    let known = if entry.name == *name { String::new() } else { format!(", as {}", entry.name) };
    let lifted = hit.lifted.as_ref().map(|lifted| format!("; {lifted}")).unwrap_or_default();
    format!("revoked by {} ({}{known}): {}{lifted}", hit.by(), entry.id, escape(&entry.reason))
}

/// Warns of every revocation of an installed plugin that does not stop it: those that the user ignores, and mere warnings.
pub fn warn(world: &World, name: &PluginName, record: &TrustRecord, revocations: &Revocations<'_>) {
    for hit in revocations.hits(&subject(name, record), world.now()).iter().filter(|hit| !hit.stops()) {
        world.out.warn(&format!("{name} {}: {}", record.version, reason(name, hit)));
    }
}

/// Tells of every installed plugin that a list speaks about now.
///
/// # Errors
/// When the trust file or the ignored revocations cannot be read.
pub fn tell(world: &World, markets: &Markets) -> Result<(), Failure> {
    let revocations = markets.revocations(world)?;
    for (name, record) in &world.store()?.records().or_fail()?.records {
        for hit in revocations.hits(&subject(name, record), world.now()) {
            let what = match (&hit.lifted, hit.stops()) {
                (Some(_), _) => "",
                (None, true) => " (it does not load any more)",
                (None, false) => " (a warning)",
            };
            world.out.warn(&format!("{name} {}: {}{what}", record.version, reason(name, &hit)));
        }
    }
    Ok(())
}
