//! Which new roots become visible before a new timestamp and which after it, so that clients always find a way on.
//!
//! Two files cannot change at one moment, so between them a client sees one new and one old. Most rotations need no care:
//! what the timestamp names is signed by the old keys and the new ones. But a statement has one signature, and the targets
//! name the revocations keys, of which a root accepts exactly its own (or those that it says were before): so a root that
//! accepts both goes in between.

use std::collections::BTreeSet;

use schemas::KeyId;
use verifier::keys::key_id;

use super::documents::auditors;
use super::published::Published;
use crate::tuf::{Role, Root, Snapshot, Targets, Timestamp, seal};
use crate::working_copy::StoredRoot;

/// What a client believes after the root: the roles as bytes, and whose statements they lead to.
#[derive(Debug, Clone)]
pub struct Chained<'a> {
    /// `timestamp.json`.
    pub timestamp: &'a [u8],
    /// The snapshot that it names.
    pub snapshot: &'a [u8],
    /// The targets that it names.
    pub targets: &'a [u8],
    /// Whose statements the catalog carries.
    pub auditors: BTreeSet<KeyId>,
}

impl<'a> Chained<'a> {
    /// Those that are published, when all three are.
    #[must_use]
    pub fn published(published: &'a Published) -> Option<Self> {
        let (timestamp, snapshot) = (published.timestamp.as_ref()?, published.snapshot.as_ref()?);
        let targets = published.targets.as_ref()?;
        Some(Self {
            timestamp: &timestamp.bytes,
            snapshot: &snapshot.bytes,
            targets: &targets.bytes,
            auditors: published.index.as_ref().map(|index| auditors(&index.plugins)).unwrap_or_default(),
        })
    }

    /// Whether a client with `root` believes them.
    #[must_use]
    pub fn holds_under(&self, root: &Root) -> bool {
        let known: BTreeSet<KeyId> = root.extras.audit_keys.iter().map(|entry| key_id(&entry.key)).collect();
        self.auditors.is_subset(&known)
            && seal::open::<Timestamp>(self.timestamp, &root.keys_of(Role::Timestamp), root.threshold(Role::Timestamp))
                .is_ok()
            && seal::open::<Snapshot>(self.snapshot, &root.keys_of(Role::Snapshot), root.threshold(Role::Snapshot))
                .is_ok()
            && seal::open::<Targets>(self.targets, &root.keys_of(Role::Targets), root.threshold(Role::Targets))
                .is_ok_and(|targets| root.accepts(&targets))
    }
}

/// Splits `roots` (the one that clients have, then the new ones) into those that go before the new timestamp and those
/// that follow it. As few as possible go before, and the last of them accepts `old` and `new`. Where no root does, an old
/// key is gone and there is a gap: then all go before, since a stolen key should be locked out first.
#[must_use]
pub fn passage<'r>(
    roots: &'r [StoredRoot],
    old: Option<&Chained<'_>>,
    new: &Chained<'_>,
) -> (&'r [StoredRoot], &'r [StoredRoot]) {
    if roots.len() <= 1 {
        return (roots, &[]);
    }
    let both =
        |stored: &StoredRoot| new.holds_under(&stored.root) && old.is_some_and(|old| old.holds_under(&stored.root));
    let at = roots.iter().position(both).map_or(roots.len(), |at| at.saturating_add(1));
    roots.split_at(at)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use jiff::Timestamp as Time;

    use super::*;
    use crate::keys::SecretKey;
    use crate::tuf::FileMeta;
    use crate::tuf::root::Founders;

    const THEN: Time = Time::MAX;

    fn key(seed: u8) -> SecretKey {
        SecretKey::from_seed(&[seed; 32])
    }

    /// Root 1: key 1 does the daily work, key 4 is online.
    fn first() -> Root {
        let founders = Founders {
            marketplace: key(1).public(),
            recovery: vec![key(2).public(), key(3).public()],
            online: key(4).public(),
        };
        Root::found("market.example.com".parse().unwrap(), &founders, None, THEN)
    }

    /// Root 2 lets key 9 revoke and accepts that the targets name key 1 still; root 3 does not.
    fn split_off() -> Vec<StoredRoot> {
        let first = first();
        let mut second = first.next(THEN);
        second.extras.revocation_keys_before.clone_from(&first.extras.revocation_keys);
        second.replace(Role::Revocations, &key(1).public(), &key(9).public());
        let third = second.next(THEN);
        [first, second, third].map(|root| StoredRoot { root, bytes: Vec::new() }).into()
    }

    /// Timestamp, snapshot and targets that leave `revoked.json` to `revokes`; all that is signed, by `daily` and key 4.
    fn roles(revokes: u8, daily: &[&SecretKey]) -> [Vec<u8>; 3] {
        let targets = Targets::new(1, THEN, BTreeMap::new()).delegating_revocations(&[key(revokes).public()]);
        let snapshot = Snapshot::new(1, THEN, BTreeMap::new());
        let timestamp = Timestamp::new(1, THEN, THEN, FileMeta::of(1, b""));
        let online = &[&key(4)];
        [seal(&timestamp, online).unwrap(), seal(&snapshot, online).unwrap(), seal(&targets, daily).unwrap()]
    }

    fn chained([timestamp, snapshot, targets]: &[Vec<u8>; 3]) -> Chained<'_> {
        Chained { timestamp, snapshot, targets, auditors: [key_id(&key(1).public())].into() }
    }

    fn versions((before, after): (&[StoredRoot], &[StoredRoot])) -> (Vec<u64>, Vec<u64>) {
        let of = |roots: &[StoredRoot]| roots.iter().map(|stored| stored.root.version).collect();
        (of(before), of(after))
    }

    #[test]
    fn the_root_that_accepts_both_revocations_keys_goes_between_the_timestamps() {
        let (old, new) = (roles(1, &[&key(1)]), roles(9, &[&key(1)]));
        let roots = split_off();
        assert_eq!(versions(passage(&roots, Some(&chained(&old)), &chained(&new))), (vec![1, 2], vec![3]));
        // After a crash between the two: what clients have is root 2.
        assert_eq!(versions(passage(&roots[1..], Some(&chained(&old)), &chained(&new))), (vec![2], vec![3]));
    }

    #[test]
    fn a_root_that_follows_what_both_keys_signed_goes_last() {
        let mut second = first().next(THEN);
        second.replace(Role::Targets, &key(1).public(), &key(9).public());
        let roots: Vec<_> = [first(), second].map(|root| StoredRoot { root, bytes: Vec::new() }).into();
        let (old, new) = (roles(1, &[&key(1)]), roles(1, &[&key(1), &key(9)]));
        assert_eq!(versions(passage(&roots, Some(&chained(&old)), &chained(&new))), (vec![1], vec![2]));
        // Without the old key nothing bridges the two.
        let new = roles(1, &[&key(9)]);
        assert_eq!(versions(passage(&roots, Some(&chained(&old)), &chained(&new))), (vec![1, 2], vec![]));
    }

    #[test]
    fn a_root_that_knows_a_new_auditor_goes_before_the_first_statement_of_theirs() {
        let mut second = first().next(THEN);
        second.replace(Role::Audit, &key(1).public(), &key(9).public());
        let roots: Vec<_> = [first(), second].map(|root| StoredRoot { root, bytes: Vec::new() }).into();
        let same = roles(1, &[&key(1)]);
        let old = chained(&same);
        let new = Chained { auditors: [1, 9].map(|seed| key_id(&key(seed).public())).into(), ..old.clone() };
        assert_eq!(versions(passage(&roots, Some(&old), &new)), (vec![1, 2], vec![]));
        assert_eq!(versions(passage(&roots, Some(&old), &old)), (vec![1], vec![2]));
    }

    #[test]
    fn before_the_first_timestamp_every_root_is_there() {
        let roots = split_off();
        assert_eq!(versions(passage(&roots, None, &chained(&roles(9, &[&key(1)])))), (vec![1, 2, 3], vec![]));
    }
}
