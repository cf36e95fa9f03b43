//! The proof that nothing withdraws a candidate, as of now.

use std::fmt;

use jiff::Timestamp;
use schemas::{MarketplaceName, Origin, PluginVersion};
use verifier::{Candidate, Provenance};

use crate::hits::{Hit, Revocations, Subject};
use crate::staleness::Staleness;

/// Why something is not cleared.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Withdrawn {
    /// It is revoked.
    #[error("{subject} is revoked by {by} ({id}): {reason}",
        subject = Covered(.0, .1), by = .0.by(), id = .0.revocation.id, reason = Plainly(&.0.revocation.reason))]
    Revoked(Box<Hit>, PluginVersion),
    /// Its marketplace's list is too old for what is asked: stale for a new install, expired for loading.
    #[error("{marketplace}: its revocations were last checked {}", Ago(*age_hours))]
    Stale {
        /// Whose list.
        marketplace: MarketplaceName,
        /// How stale.
        staleness: Staleness,
        /// How old, in whole hours; below zero when the clock was set back since.
        age_hours: i64,
    },
    /// Its marketplace has no verified list here: never refreshed, removed or switched off.
    #[error("{marketplace}: there is no verified list of its revocations")]
    NoList {
        /// Whose list.
        marketplace: MarketplaceName,
    },
    /// A marketplace's offer was to be cleared without saying which added marketplace it came through.
    #[error("an offer of {origin} was not matched with an added marketplace, so no list could speak about it")]
    Unplaced {
        /// Whose offer.
        origin: Origin,
    },
}

/// "5 h ago", "8 days ago", and what a clock that was set back says.
struct Ago(i64);

impl fmt::Display for Ago {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            ..0 => f.write_str("in the future, says this clock"),
            0 => f.write_str("within the hour, but what it signed has expired"),
            hours @ 1..48 => write!(f, "{hours} h ago"),
            hours => write!(f, "{} days ago", hours / 24),
        }
    }
}

/// The entry's name with the subject's version; the name may differ from the subject's when a digest hit.
struct Covered<'a>(&'a Hit, &'a PluginVersion);

impl fmt::Display for Covered<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(hit, version) = self;
        if hit.revocation.versions.iter().any(|range| range.covers(version)) {
            write!(f, "{} {version}", hit.revocation.name)
        } else {
            write!(f, "this tree (published as {})", hit.revocation.name)
        }
    }
}

/// Text from a list, without control or formatting characters: a reason must not be able to paint the terminal.
struct Plainly<'a>(&'a str);

impl fmt::Display for Plainly<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|c| match c {
            '"' | '\'' | '\\' => write!(f, "{c}"),
            c => write!(f, "{}", c.escape_debug()),
        })
    }
}

/// Nothing stops a subject; what is to be said nevertheless.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Unrevoked {
    /// Revocations that only warn, or that the user ignores. To be shown at every load.
    pub warnings: Vec<Hit>,
    /// The age of its marketplace's list in hours, when that is stale.
    pub stale_hours: Option<i64>,
}

/// A candidate that nothing withdraws, as of `now`. Consumed by what uses it.
///
/// It cannot be made without the check:
/// ```compile_fail,E0451
/// fn forge(candidate: verifier::Candidate) -> revocation::Cleared {
///     revocation::Cleared { candidate, marketplace: None, warnings: Vec::new() }
/// }
/// ```
/// nor kept for another day:
/// ```compile_fail,E0599
/// fn keep(cleared: &revocation::Cleared) -> revocation::Cleared {
///     (*cleared).clone()
/// }
/// ```
/// nor read from anywhere:
/// ```compile_fail,E0277
/// fn readable<T: for<'de> serde::Deserialize<'de>>() {}
/// readable::<revocation::Cleared>();
/// ```
#[derive(Debug)]
pub struct Cleared {
    candidate: Candidate,
    marketplace: Option<MarketplaceName>,
    warnings: Vec<Hit>,
}

impl Cleared {
    /// For a new install: nothing stops it, and the list of the marketplace that it came from is fresh.
    /// `marketplace` is the user's name for the one whose offer this is; nothing for what no marketplace vouches for.
    ///
    /// # Errors
    /// [`Withdrawn`].
    pub fn check(
        candidate: Candidate,
        marketplace: Option<&MarketplaceName>,
        revocations: &Revocations<'_>,
        now: Timestamp,
    ) -> Result<Self, Withdrawn> {
        if let (Provenance::Attested(offer), None) = (candidate.provenance(), marketplace) {
            return Err(Withdrawn::Unplaced { origin: offer.origin().clone() });
        }
        let manifest = candidate.manifest();
        let tree = candidate.tree().digest();
        let subject = Subject { name: &manifest.name, version: &manifest.version, tree, marketplace };
        let Unrevoked { warnings, .. } = revocations.check_new(&subject, now)?;
        Ok(Self { candidate, marketplace: marketplace.cloned(), warnings })
    }

    /// The candidate.
    #[must_use]
    pub fn candidate(&self) -> &Candidate {
        &self.candidate
    }
    /// The marketplace whose list had to be fresh, if it came through one.
    #[must_use]
    pub fn marketplace(&self) -> Option<&MarketplaceName> {
        self.marketplace.as_ref()
    }
    /// Revocations that only warn, or that the user ignores.
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
