//! Says whether a list withdraws a plugin. No I/O of any kind: lists and `now` are arguments.

use jiff::Timestamp;
use schemas::settings::Age;
use schemas::{Action, MarketplaceName, PluginName, PluginVersion, Revocation, Revoked, TreeDigest};
use verifier::{Candidate, Freshness, Verified};

/// How recent a marketplace's list is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Staleness {
    /// Checked within six hours.
    Fresh,
    /// Older: a warning, and no new install from there.
    Stale,
    /// Older than `plugins.revocationMaxAge`: its plugins stop.
    Expired,
}

/// One added marketplace's word on what is withdrawn.
#[derive(Debug)]
pub struct List<'a> {
    /// The user's name for it.
    pub marketplace: &'a MarketplaceName,
    /// Whether it is the compiled-in one, whose names and ranges bind every source.
    pub official: bool,
    /// The union of what it ever revoked, less what it withdrew.
    pub revoked: &'a Verified<Revoked>,
    /// How recent that is.
    pub freshness: Freshness,
}

/// Every added marketplace's word.
#[derive(Debug)]
pub struct Revocations<'a> {
    lists: Vec<List<'a>>,
    max_age: Age,
}

/// What is asked about.
#[derive(Debug, Clone, Copy)]
pub struct Subject<'a> {
    /// The plugin's name.
    pub name: &'a PluginName,
    /// Its version.
    pub version: &'a PluginVersion,
    /// Its tree.
    pub tree: TreeDigest,
    /// The marketplace that it came from, if any.
    pub marketplace: Option<&'a MarketplaceName>,
}

/// One list's verdict on a subject.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hit {
    /// Whose list.
    pub marketplace: MarketplaceName,
    /// The entry.
    pub revocation: Revocation,
    /// What follows, after the rule that a third-party list's digests disable and never kill.
    pub action: Action,
}

/// Why a candidate is not cleared.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Withdrawn {
    /// It is revoked.
    #[error("{name} {version} is revoked by {marketplace} ({id}): {reason}", name = .0.revocation.name, version = .1, marketplace = .0.marketplace, id = .0.revocation.id, reason = .0.revocation.reason)]
    Revoked(Box<Hit>, PluginVersion),
    /// Its marketplace's list is too old to say anything.
    #[error("{marketplace}: no verified refresh of its revocations for {age_hours} h")]
    Stale {
        /// Whose list.
        marketplace: MarketplaceName,
        /// How old.
        age_hours: i64,
    },
}

impl<'a> Revocations<'a> {
    /// Unites the lists.
    #[must_use]
    pub fn new(lists: Vec<List<'a>>, max_age: Age) -> Self {
        Self { lists, max_age }
    }

    /// Every entry that covers `subject`, strongest action first.
    #[must_use]
    pub fn hits(&self, subject: &Subject<'_>) -> Vec<Hit> {
        let _ = (subject, &self.lists, self.max_age);
        todo!()
    }

    /// How recent the list of `marketplace` is; [`Staleness::Expired`] when there is none.
    #[must_use]
    pub fn staleness(&self, marketplace: &MarketplaceName, now: Timestamp) -> Staleness {
        let _ = (marketplace, now);
        todo!()
    }
}

/// A candidate that nothing withdraws, as of `now`. Consumed by what uses it.
#[derive(Debug)]
pub struct Cleared {
    candidate: Candidate,
    warnings: Vec<Hit>,
}

impl Cleared {
    /// For a new install: no hit above `warn`, and the marketplace's own list is fresh.
    ///
    /// # Errors
    /// [`Withdrawn`].
    pub fn check(
        candidate: Candidate,
        marketplace: Option<&MarketplaceName>,
        revocations: &Revocations<'_>,
        now: Timestamp,
    ) -> Result<Self, Withdrawn> {
        let _ = (candidate, marketplace, revocations, now);
        todo!()
    }

    /// The candidate.
    #[must_use]
    pub fn candidate(&self) -> &Candidate {
        &self.candidate
    }
    /// Revocations that only warn.
    #[must_use]
    pub fn warnings(&self) -> &[Hit] {
        &self.warnings
    }
    /// The candidate, for what admits it.
    #[must_use]
    pub fn into_candidate(self) -> Candidate {
        self.candidate
    }
}
