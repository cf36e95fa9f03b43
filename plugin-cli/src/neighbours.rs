//! Names that another one may be taken for: what is installed here, and what the added marketplaces list or have revoked.

use std::cell::{LazyCell, OnceCell};
use std::collections::BTreeMap;
use std::fmt;

use audit::names::Look;
use schemas::{MarketplaceName, PluginName, TrustRecord};
use serde::Serialize;

use crate::market::Markets;

/// Where a name is known from.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Whence {
    /// It is installed; from that marketplace, if from any.
    Installed(Option<MarketplaceName>),
    /// That marketplace lists it.
    Listed(MarketplaceName),
    /// That marketplace has revoked it, or versions of it.
    Revoked(MarketplaceName),
}

impl fmt::Display for Whence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Installed(_) => f.write_str("installed"),
            Self::Listed(market) => write!(f, "listed by {market}"),
            Self::Revoked(market) => write!(f, "revoked by {market}"),
        }
    }
}

/// Every name that is known here.
#[derive(Debug)]
pub struct Known(Vec<Name>);

/// A name that is known here.
#[derive(Debug)]
struct Name {
    name: PluginName,
    whence: Vec<Whence>,
    /// Made when it is first compared: whoever has one marketplace compares nothing when they search.
    look: OnceCell<Look>,
}

/// A name that another one resembles.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Neighbour {
    /// The name.
    pub name: PluginName,
    /// How it resembles, and where it is known from, in words.
    pub how: String,
    /// Whether one marketplace offers both: then its maintainers saw both when they signed.
    pub same_signer: bool,
}

impl fmt::Display for Neighbour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "its name resembles {} ({})", self.name, self.how)
    }
}

impl Known {
    /// Those of this machine.
    #[must_use]
    pub fn of<'a>(records: impl IntoIterator<Item = (&'a PluginName, &'a TrustRecord)>, markets: &Markets) -> Self {
        let mut known: BTreeMap<PluginName, Vec<Whence>> = BTreeMap::new();
        for (name, record) in records {
            known.entry(name.clone()).or_default().push(Whence::Installed(record.marketplace.clone()));
        }
        for market in &markets.0 {
            for name in market.names() {
                known.entry(name).or_default().push(Whence::Listed(market.name.clone()));
            }
            for (_, entry) in market.revoked() {
                known.entry(entry.name.clone()).or_default().push(Whence::Revoked(market.name.clone()));
            }
        }
        Self(known.into_iter().map(|(name, whence)| Name::new(name, whence)).collect())
    }

    /// Those that `name`, which `from` offers, resembles: strangers first.
    #[must_use]
    pub fn like(&self, name: &PluginName, from: Option<&MarketplaceName>) -> Vec<Neighbour> {
        let look = Look::of(name.as_str());
        let told = |known: &Name| {
            let how = known.how(&look)?;
            Some(Neighbour { name: known.name.clone(), how, same_signer: known.is_same(from) })
        };
        let mut like: Vec<Neighbour> = self.0.iter().filter_map(told).collect();
        like.sort_by_key(|neighbour| neighbour.same_signer);
        like
    }

    /// Those that are not `from`'s own: for lists, where a marketplace's own names stand beside each other anyway.
    #[must_use]
    pub fn strangers(&self, name: &PluginName, from: &MarketplaceName) -> Vec<Neighbour> {
        let look = LazyCell::new(|| Look::of(name.as_str()));
        let others = self.0.iter().filter(|known| !known.is_same(Some(from)));
        let told = others.filter_map(|known| {
            let how = known.how(&look)?;
            Some(Neighbour { name: known.name.clone(), how, same_signer: false })
        });
        told.collect()
    }
}

impl Name {
    fn new(name: PluginName, mut whence: Vec<Whence>) -> Self {
        whence.sort_unstable();
        whence.dedup();
        Self { name, whence, look: OnceCell::new() }
    }

    /// How it is like `look`, and where it is known from.
    fn how(&self, look: &Look) -> Option<String> {
        let likeness = look.likeness(self.look.get_or_init(|| Look::of(self.name.as_str())))?;
        let places: Vec<String> = self.whence.iter().map(ToString::to_string).collect();
        Some(format!("{likeness}; {}", places.join(", ")))
    }

    /// Whether `from` alone knows it, and has not revoked it.
    fn is_same(&self, from: Option<&MarketplaceName>) -> bool {
        from.is_some()
            && self.whence.iter().all(|one| match one {
                Whence::Installed(market) => market.as_ref() == from,
                Whence::Listed(market) => Some(market) == from,
                Whence::Revoked(_) => false,
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(names: &[(&str, Vec<Whence>)]) -> Known {
        Known(names.iter().map(|(name, whence)| Name::new(name.parse().unwrap(), whence.clone())).collect())
    }

    fn market(name: &str) -> MarketplaceName {
        name.parse().unwrap()
    }

    fn same(known: &Known, from: Option<&str>) -> Vec<bool> {
        let from = from.map(market);
        known.like(&"t0ols".parse().unwrap(), from.as_ref()).iter().map(|one| one.same_signer).collect()
    }

    #[test]
    fn one_marketplace_that_offers_both_is_the_same_signer() {
        let own = known(&[("tools", vec![Whence::Installed(Some(market("a"))), Whence::Listed(market("a"))])]);
        assert_eq!(same(&own, Some("a")), [true]);
        assert_eq!(same(&own, Some("b")), [false]);
        assert_eq!(same(&own, None), [false]);
    }

    #[test]
    fn a_revoked_name_an_unlisted_one_and_one_that_two_list_are_strangers() {
        for whence in [
            vec![Whence::Listed(market("a")), Whence::Revoked(market("a"))],
            vec![Whence::Installed(None)],
            vec![Whence::Listed(market("a")), Whence::Listed(market("b"))],
        ] {
            assert_eq!(same(&known(&[("tools", whence)]), Some("a")), [false]);
        }
    }

    #[test]
    fn strangers_come_first_and_lists_tell_only_them() {
        let both = known(&[("too1s", vec![Whence::Listed(market("a"))]), ("tools", vec![Whence::Listed(market("b"))])]);
        assert_eq!(same(&both, Some("a")), [false, true]);
        let strangers = both.strangers(&"t0ols".parse().unwrap(), &market("a"));
        assert_eq!(strangers.iter().map(|one| one.name.as_str()).collect::<Vec<_>>(), ["tools"]);
        assert!(strangers[0].to_string().contains("listed by b"), "{}", strangers[0]);
    }

    #[test]
    fn names_of_one_marketplace_are_not_compared_with_each_other() {
        let listed = |name| (name, vec![Whence::Listed(market("a"))]);
        let known = known(&[listed("tools"), listed("t0ols")]);
        let looked = |known: &Known| known.0.iter().filter(|name| name.look.get().is_some()).count();
        assert_eq!(known.strangers(&"t0ols".parse().unwrap(), &market("a")), []);
        assert_eq!(looked(&known), 0);
        assert_eq!(known.strangers(&"t0ols".parse().unwrap(), &market("b")).len(), 1);
        assert_eq!(looked(&known), 2);
    }
}
