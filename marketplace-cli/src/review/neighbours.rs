//! Names that a new one may be taken for: of the catalog, and of what was revoked.

use std::fmt;

use audit::names::{Hand, Likeness, alike};
use schemas::{PluginName, Revocation, Shard, Source};
use serde::Serialize;

/// A name that another one resembles.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Neighbour {
    /// The name.
    pub name: PluginName,
    /// How it resembles, as a clause.
    #[serde(serialize_with = "in_words")]
    pub how: Likeness,
    /// Whether a revocation names it.
    pub revoked: bool,
    /// Why nobody is asked about it any more, if so.
    pub accepted: Option<Accepted>,
}

/// Why a resemblance is nothing new.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Accepted {
    /// The catalog lists the new name already: it was accepted, and signed, with its first version.
    Listed,
    /// Both come from one account.
    SameHand,
}

fn in_words<S: serde::Serializer>(how: &Likeness, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(how)
}

impl fmt::Display for Neighbour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, how, revoked, .. } = self;
        let what = if *revoked { "revoked" } else { "listed" };
        write!(f, "the name resembles {name}, which is {what} ({how})")
    }
}

/// The neighbours of `name`, which would come from `source`.
#[must_use]
pub fn neighbours(name: &PluginName, source: &Source, catalog: &[Shard], revoked: &[Revocation]) -> Vec<Neighbour> {
    let known = catalog.iter().map(|shard| &shard.name).chain(revoked.iter().map(|entry| &entry.name));
    let is_listed = catalog.iter().any(|shard| shard.name == *name);
    let accepted = |other: &PluginName, revoked: bool| {
        if is_listed {
            Some(Accepted::Listed)
        } else {
            (!revoked && same_hand(source, catalog, other)).then_some(Accepted::SameHand)
        }
    };
    let of = |(other, how): (&PluginName, Likeness)| {
        let revoked = revoked.iter().any(|entry| entry.name == *other);
        Neighbour { name: other.clone(), how, revoked, accepted: accepted(other, revoked) }
    };
    alike(name, known).into_iter().map(of).collect()
}

/// Whether every version of `other` comes from the account that `source` names.
fn same_hand(source: &Source, catalog: &[Shard], other: &PluginName) -> bool {
    let Some(hand) = Hand::of(source) else { return false };
    let versions = catalog.iter().filter(|shard| shard.name == *other).flat_map(|shard| &shard.versions);
    let mut hands = versions.map(|entry| Hand::of(&entry.source)).peekable();
    hands.peek().is_some() && hands.all(|of| of.as_ref() == Some(&hand))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shard(name: &str, source: &str) -> Shard {
        serde_json::from_value(serde_json::json!({ "name": name, "versions": [{
            "version": "1.0.0", "source": source, "sourceHash": schemas::TreeDigest([1; 32]) }] }))
        .unwrap()
    }

    fn revocation(name: &str) -> Revocation {
        serde_json::from_value(serde_json::json!({ "id": "DCM-2026-0001", "name": name, "versions": ["*"],
            "reason": "theft" }))
        .unwrap()
    }

    fn told(name: &str, source: &str, catalog: &[Shard], revoked: &[Revocation]) -> Vec<(String, Option<Accepted>)> {
        let found = neighbours(&name.parse().unwrap(), &source.parse().unwrap(), catalog, revoked);
        found.into_iter().map(|one| (one.name.to_string(), one.accepted)).collect()
    }

    #[test]
    fn a_stranger_is_asked_about_and_the_same_account_is_not() {
        let catalog = [shard("tools", "gh:good/tools@v1"), shard("other", "gh:good/other@v1")];
        assert_eq!(told("t0ols", "gh:evil/tools@v1", &catalog, &[]), [("tools".to_owned(), None)]);
        assert_eq!(told("t0ols", "./tools", &catalog, &[]), [("tools".to_owned(), None)]);
        let own = [("tools".to_owned(), Some(Accepted::SameHand))];
        assert_eq!(told("t0ols", "gh:Good/tools2@v1", &catalog, &[]), own);
    }

    #[test]
    fn a_folder_is_in_nobodys_hand() {
        let catalog = [shard("tools", "./tools")];
        assert_eq!(told("t0ols", "./t0ols", &catalog, &[]), [("tools".to_owned(), None)]);
    }

    #[test]
    fn a_listed_name_was_accepted_once_and_a_revoked_neighbour_is_never_the_same_hand() {
        let catalog = [shard("tools", "gh:good/tools@v1"), shard("t0ols", "gh:evil/tools@v1")];
        let listed = [("tools".to_owned(), Some(Accepted::Listed))];
        assert_eq!(told("t0ols", "gh:evil/tools@v2", &catalog, &[]), listed);
        let revoked = [revocation("tools")];
        assert_eq!(told("to0ls", "gh:good/x@v1", &catalog[..1], &revoked), [("tools".to_owned(), None)]);
        assert_eq!(told("to0ls", "./x", &[], &revoked), [("tools".to_owned(), None)]);
    }
}
