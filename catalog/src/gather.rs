//! From proofs to a catalog: nothing else makes one.

use std::collections::{BTreeMap, HashSet};

use revocation::{Lifted, List, Revocations, Subject};
use schemas::settings::Age;
use schemas::time::day_of;
use schemas::{MarketplaceName, Origin, PluginName, Revocation, Sha256, Shard, TreeDigest, VersionEntry};
use verifier::offer::NoOffer;
use verifier::{Trusted, Verified};

use crate::plugin::{Endorsed, Hit, Plugin, Slug, releases};
use crate::search::Search;
use crate::{About, Catalog, Publisher, Withdrawal};

/// A catalog in the making.
///
/// Only what was verified goes in:
///
/// ```compile_fail
/// fn forge(gathering: &mut catalog::Gathering<'_>, shard: &schemas::Shard) {
///     gathering.add(shard).unwrap();
/// }
/// ```
#[derive(Debug)]
pub struct Gathering<'a> {
    trusted: &'a Trusted,
    withdrawals: Withdrawals<'a>,
    plugins: Vec<Plugin>,
}

impl<'a> Gathering<'a> {
    /// An empty catalog of what `trusted` says.
    #[must_use]
    pub fn new(trusted: &'a Trusted) -> Self {
        Self { trusted, withdrawals: Withdrawals::new(trusted), plugins: Vec::new() }
    }

    /// Adds a plugin, once every statement in it verified.
    ///
    /// # Errors
    /// [`NoOffer`] for the first statement that is not believed.
    pub fn add(&mut self, shard: &Verified<Shard>) -> Result<(), NoOffer> {
        shard.statements(self.trusted.origin(), self.trusted.keyring())?;
        let shard = shard.document();
        let hits = |entry: &VersionEntry| self.withdrawals.hits(&shard.name, entry);
        let endorsed = |entry: &VersionEntry| {
            let word = self.trusted.countersigned(&shard.name, entry)?;
            Some(Endorsed { upstream: word.upstream.clone(), holds: word.holds.is_ok() })
        };
        self.plugins.push(Plugin {
            name: shard.name.clone(),
            description: shard.description.clone(),
            maintainer: shard.maintainer.clone(),
            publisher: Slug::of(&shard.maintainer),
            status: shard.status,
            releases: releases(shard, &self.trusted.extras().audit_keys, (hits, endorsed)),
        });
        Ok(())
    }

    /// The catalog; `root` is the digest of the first root.
    #[must_use]
    pub fn finish(self, root: Sha256) -> Catalog {
        let Self { trusted, mut plugins, .. } = self;
        plugins.sort_by(|a, b| a.name.cmp(&b.name));
        let by_name = plugins.iter().enumerate().map(|(at, plugin)| (plugin.name.clone(), at)).collect();
        let mut publishers: BTreeMap<Slug, Publisher> = BTreeMap::new();
        for (at, plugin) in listed(&plugins).filter(|(_, plugin)| !plugin.maintainer.is_empty()) {
            let name = plugin.maintainer.clone();
            let publisher = publishers.entry(plugin.publisher.clone());
            publisher.or_insert_with(|| Publisher { name, plugins: Vec::new() }).plugins.push(at);
        }
        let mut revocations: Vec<Withdrawal> = entries(trusted)
            .map(|(upstream, entry)| Withdrawal { upstream: upstream.cloned(), entry: entry.clone() })
            .collect();
        revocations.reverse();
        revocations.sort_by_key(|withdrawal| std::cmp::Reverse(withdrawal.entry.published));
        let (expires, targets_expire) = (trusted.freshness().expires, trusted.targets_expire());
        let keyring = trusted.keyring().clone();
        let about = About { origin: trusted.origin().clone(), root, expires, targets_expire };
        let today = day_of(trusted.freshness().now);
        let exceptions = trusted.exceptions().iter().filter(|one| one.is_current(today)).cloned().collect();
        let (news, withdrawn, search) = (news(&plugins), trusted.withdrawn().to_vec(), Search::of(&plugins));
        Catalog { about, keyring, plugins, by_name, publishers, news, revocations, withdrawn, exceptions, search }
    }
}

fn listed(plugins: &[Plugin]) -> impl Iterator<Item = (usize, &Plugin)> {
    plugins.iter().enumerate().filter(|(_, plugin)| plugin.is_listed())
}

/// Every listed release, the newest audit first; those of one day by name, then the newest version first.
fn news(plugins: &[Plugin]) -> Vec<(usize, usize)> {
    let releases = listed(plugins)
        .flat_map(|(at, plugin)| plugin.releases.iter().enumerate().map(move |(release, of)| (at, release, of)));
    let offered = releases.filter(|(.., release)| release.is_offered());
    let mut dated: Vec<_> = offered.map(|(at, release, of)| (of.entry.audited_at, at, release)).collect();
    dated.sort_by_key(|(day, at, release)| (std::cmp::Reverse(*day), *at, *release));
    dated.into_iter().map(|(_, at, release)| (at, release)).collect()
}

/// Everything that is revoked: by the marketplace itself, and in a fork by those that it follows.
fn entries(trusted: &Trusted) -> impl Iterator<Item = (Option<&Origin>, &Revocation)> {
    let own = trusted.revoked().document().revoked.iter().map(|entry| (None, entry));
    let above = trusted.upstreams().iter().flat_map(|upstream| {
        upstream.revoked().document().revoked.iter().map(|entry| (Some(upstream.origin()), entry))
    });
    own.chain(above)
}

/// What the list withdraws; almost every version is settled by two look-ups.
#[derive(Debug)]
struct Withdrawals<'a> {
    trusted: &'a Trusted,
    names: HashSet<&'a PluginName>,
    trees: HashSet<TreeDigest>,
}

impl<'a> Withdrawals<'a> {
    fn new(trusted: &'a Trusted) -> Self {
        let names = entries(trusted).map(|(_, entry)| &entry.name).collect();
        let trees = entries(trusted).flat_map(|(_, entry)| entry.digests.iter().copied()).collect();
        Self { trusted, names, trees }
    }

    /// As a client judges what came from this marketplace.
    fn hits(&self, name: &PluginName, entry: &VersionEntry) -> Vec<Hit> {
        if !self.names.contains(name) && !self.trees.contains(&entry.source_hash) {
            return Vec::new();
        }
        // What a user calls it is the user's; any name will do, since it is both the list's and the subject's.
        let Ok(here) = "here".parse::<MarketplaceName>() else { return Vec::new() };
        let subject = Subject { name, version: &entry.version, tree: entry.source_hash, marketplace: Some(&here) };
        let hits = Revocations::new(vec![List::of(&here, self.trusted)], Age::DEFAULT)
            .hits(&subject, self.trusted.freshness().now);
        let told = |hit: revocation::Hit| Hit {
            id: hit.revocation.id,
            action: hit.action,
            reason: hit.revocation.reason,
            exception: hit.lifted.as_ref().and_then(Lifted::exception).cloned(),
        };
        hits.into_iter().map(told).collect()
    }
}
