//! Which entries of which lists cover a plugin, and with what force.

use std::cmp::Reverse;

use jiff::Timestamp;
use schemas::settings::Age;
use schemas::time::day_of;
use schemas::{
    Action, MarketplaceName, Origin, PluginName, PluginVersion, Revocation, Revoked, SignedException, TreeDigest,
};
use verifier::{Freshness, Trusted};

use crate::cleared::{Unrevoked, Withdrawn};
use crate::ignored::Ignored;
use crate::lifted::Lifted;
use crate::staleness::{Staleness, age, staleness};

/// One added marketplace's word on what is withdrawn, and the word of each that it follows.
#[derive(Debug)]
pub struct List<'a> {
    /// The user's name for it.
    marketplace: &'a MarketplaceName,
    /// Whether it is the compiled-in one, whose names and ranges bind every source.
    official: bool,
    /// What it says.
    trusted: &'a Trusted,
}

impl<'a> List<'a> {
    /// The word of an added marketplace: the union of what it, and of a fork every upstream, ever revoked, less what each
    /// of them withdrew itself.
    #[must_use]
    pub fn of(marketplace: &'a MarketplaceName, trusted: &'a Trusted) -> Self {
        Self { marketplace, official: false, trusted }
    }

    /// The word of the compiled-in marketplace.
    #[must_use]
    pub fn of_official(marketplace: &'a MarketplaceName, trusted: &'a Trusted) -> Self {
        Self { marketplace, official: true, trusted }
    }

    /// Its own list first. An upstream's names and ranges bind what came through the fork, whoever that is. Only the fork that
    /// the user has added excepts anything, and nothing of its own list.
    fn plain(&self) -> impl Iterator<Item = Plain<'a>> + use<'a> {
        let (marketplace, trusted, freshness) = (self.marketplace, self.trusted, self.trusted.freshness());
        let own = Plain {
            marketplace,
            official: self.official,
            upstream: None,
            revoked: trusted.revoked().document(),
            exceptions: &[],
            freshness,
        };
        let above = trusted.upstreams().iter().map(move |upstream| Plain {
            marketplace,
            official: false,
            upstream: Some(upstream.origin()),
            revoked: upstream.revoked().document(),
            exceptions: trusted.exceptions(),
            freshness,
        });
        std::iter::once(own).chain(above)
    }
}

/// Every added marketplace's word, and the user's.
#[derive(Debug)]
pub struct Revocations<'a> {
    lists: Vec<Plain<'a>>,
    max_age: Age,
    ignored: Ignored,
}

/// A list without its proof. Only [`Revocations::new`] makes one, from a proven list; the logic is tested on it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Plain<'a> {
    pub(crate) marketplace: &'a MarketplaceName,
    pub(crate) official: bool,
    /// Of whom, where it is not the marketplace's own but one that it follows.
    pub(crate) upstream: Option<&'a Origin>,
    pub(crate) revoked: &'a Revoked,
    /// What of it the marketplace lets pass.
    pub(crate) exceptions: &'a [SignedException],
    pub(crate) freshness: Freshness,
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

/// One entry that covers a subject.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hit {
    /// Whose list.
    pub marketplace: MarketplaceName,
    /// Which upstream of that fork says so, where it is not its own word.
    pub upstream: Option<Origin>,
    /// The entry.
    pub revocation: Revocation,
    /// What follows, after the rule that the digests of another marketplace's list disable and never kill.
    pub action: Action,
    /// Whether somebody overrides it; then it warns at every load and does nothing else.
    pub lifted: Option<Lifted>,
}

impl Hit {
    /// Whether it keeps the plugin from being installed or loaded.
    #[must_use]
    pub fn stops(&self) -> bool {
        self.lifted.is_none() && self.action > Action::Warn
    }

    /// Whose word it is, for people.
    #[must_use]
    pub fn by(&self) -> String {
        match &self.upstream {
            Some(origin) => format!("{origin}, which {} follows", self.marketplace),
            None => self.marketplace.to_string(),
        }
    }
}

impl<'a> Revocations<'a> {
    /// Unites the lists.
    #[must_use]
    pub fn new(lists: Vec<List<'a>>, max_age: Age) -> Self {
        Self::plain(lists.iter().flat_map(List::plain).collect(), max_age)
    }

    pub(crate) fn plain(lists: Vec<Plain<'a>>, max_age: Age) -> Self {
        Self { lists, max_age, ignored: Ignored::default() }
    }

    /// With the user's overrides.
    #[must_use]
    pub fn ignoring(self, ignored: Ignored) -> Self {
        Self { ignored, ..self }
    }

    /// Every entry that covers `subject`, strongest first: what stops before what is lifted, then by force.
    #[must_use]
    pub fn hits(&self, subject: &Subject<'_>, now: Timestamp) -> Vec<Hit> {
        let ignored = self.ignored.covers(subject.name, subject.version);
        let mut hits: Vec<Hit> = self
            .lists
            .iter()
            .flat_map(|list| list.revoked.revoked.iter().map(move |entry| (list, entry)))
            .filter_map(|(list, entry)| {
                let action = force(list, entry, subject)?;
                let (marketplace, upstream) = (list.marketplace.clone(), list.upstream.cloned());
                let excepted = || excepted(list, entry, subject, now).map(|one| Lifted::ByFork(Box::new(one.clone())));
                let lifted = if ignored { Some(Lifted::ByUser) } else { excepted() };
                Some(Hit { marketplace, upstream, revocation: entry.clone(), action, lifted })
            })
            .collect();
        hits.sort_by_key(|hit| Reverse((hit.stops(), hit.action)));
        hits
    }

    /// How recent the list of `marketplace` is; [`Staleness::Expired`] when there is none.
    #[must_use]
    pub fn staleness(&self, marketplace: &MarketplaceName, now: Timestamp) -> Staleness {
        self.list(marketplace).map_or(Staleness::Expired, |list| staleness(&list.freshness, self.max_age, now))
    }

    /// The lists that are not fresh, for a warning where they are not the plugin's own.
    #[must_use]
    pub fn not_fresh(&self, now: Timestamp) -> Vec<(MarketplaceName, Staleness)> {
        let own = self.lists.iter().filter(|list| list.upstream.is_none());
        own.map(|list| (list.marketplace.clone(), staleness(&list.freshness, self.max_age, now)))
            .filter(|(_, staleness)| *staleness > Staleness::Fresh)
            .collect()
    }

    /// For loading what is installed: nothing stops it, and its own marketplace's list is not expired.
    ///
    /// # Errors
    /// [`Withdrawn`].
    pub fn check_installed(&self, subject: &Subject<'_>, now: Timestamp) -> Result<Unrevoked, Withdrawn> {
        self.check(subject, now, Staleness::Stale)
    }

    /// For a new install or an update: nothing stops it, and its own marketplace's list is fresh.
    ///
    /// # Errors
    /// [`Withdrawn`].
    pub fn check_new(&self, subject: &Subject<'_>, now: Timestamp) -> Result<Unrevoked, Withdrawn> {
        self.check(subject, now, Staleness::Fresh)
    }

    fn check(&self, subject: &Subject<'_>, now: Timestamp, oldest: Staleness) -> Result<Unrevoked, Withdrawn> {
        let warnings = self.hits(subject, now);
        if let Some(hit) = warnings.iter().find(|hit| hit.stops()) {
            return Err(Withdrawn::Revoked(Box::new(hit.clone()), subject.version.clone()));
        }
        let mut stale_hours = None;
        if let Some(marketplace) = subject.marketplace {
            let Some(list) = self.list(marketplace) else {
                return Err(Withdrawn::NoList { marketplace: marketplace.clone() });
            };
            let staleness = staleness(&list.freshness, self.max_age, now);
            let age_hours = age(&list.freshness, now).as_hours();
            if staleness > oldest {
                return Err(Withdrawn::Stale { marketplace: marketplace.clone(), staleness, age_hours });
            }
            stale_hours = (staleness > Staleness::Fresh).then_some(age_hours);
        }
        Ok(Unrevoked { warnings, stale_hours })
    }

    fn list(&self, marketplace: &MarketplaceName) -> Option<&Plain<'a>> {
        self.lists.iter().find(|list| list.marketplace == marketplace)
    }
}

/// What `entry` does to `subject`, if it covers it at all.
fn force(list: &Plain<'_>, entry: &Revocation, subject: &Subject<'_>) -> Option<Action> {
    let from_there = subject.marketplace == Some(list.marketplace);
    let by_name = (from_there || list.official) && entry.names(subject.name, subject.version);
    let by_digest = entry.digests.contains(&subject.tree);
    match (by_name, by_digest) {
        (true, _) => Some(entry.action),
        (false, true) if from_there || list.official => Some(entry.action),
        (false, true) => Some(entry.action.min(Action::Disable)),
        (false, false) => None,
    }
}

/// The fork's own word that `entry` of one that it follows does not stop `subject`, which came through that fork. It ends by
/// the later of the clock and the newest signed time.
fn excepted<'a>(
    list: &Plain<'a>,
    entry: &Revocation,
    subject: &Subject<'_>,
    now: Timestamp,
) -> Option<&'a SignedException> {
    let upstream = list.upstream.filter(|_| subject.marketplace == Some(list.marketplace))?;
    let today = day_of(now.max(list.freshness.now));
    let is_meant = |one: &&SignedException| {
        one.is_of(upstream, entry) && one.is_for((subject.name, subject.version, subject.tree)) && one.is_current(today)
    };
    list.exceptions.iter().find(is_meant)
}

#[cfg(test)]
#[path = "hits_tests.rs"]
mod tests;
