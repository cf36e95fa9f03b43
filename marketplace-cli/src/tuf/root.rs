//! The root role: which keys are which role's, and what else a marketplace says of itself.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use jiff::Timestamp;
use schemas::root::{AuditKeyEntry, AuditKeyState, RootExtras};
use schemas::{KeyId, Origin, PublicKey};
use serde::{Deserialize, Serialize};
use verifier::keys::key_id;

use super::documents::{Targets, TufKey};
use super::seal::{self, SealError};
use super::{REVOCATIONS, SPEC_VERSION};
use crate::keys::SecretKey;

/// A duty that a key can have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, clap::ValueEnum)]
pub enum Role {
    /// One share of root: decides who has every other role.
    Root,
    /// Says what the marketplace offers.
    Targets,
    /// Says what it withdraws.
    Revocations,
    /// Signs statements.
    Audit,
    /// Keeps the catalog's parts together.
    Snapshot,
    /// Keeps it fresh.
    Timestamp,
}

impl Role {
    /// Every role.
    pub const ALL: [Self; 6] =
        [Self::Root, Self::Targets, Self::Revocations, Self::Audit, Self::Snapshot, Self::Timestamp];

    /// The four that stand in root's `roles`, and the two that stand beside them.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Root => "root",
            Self::Targets => "targets",
            Self::Revocations => "revocations",
            Self::Audit => "audit",
            Self::Snapshot => "snapshot",
            Self::Timestamp => "timestamp",
        }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.word())
    }
}

/// Who may sign a role, and how many must.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoleKeys {
    /// Who.
    pub keyids: Vec<KeyId>,
    /// How many.
    pub threshold: u64,
}

/// The `signed` part of a root.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Root {
    #[serde(rename = "_type")]
    kind: String,
    spec_version: String,
    /// Grows by one.
    pub version: u64,
    /// When it must have been renewed.
    pub expires: Timestamp,
    consistent_snapshot: bool,
    /// Every key that a role names, and the revocation keys.
    pub keys: BTreeMap<KeyId, TufKey>,
    /// The four roles.
    pub roles: BTreeMap<String, RoleKeys>,
    /// What the marketplace says of itself.
    #[serde(flatten)]
    pub extras: RootExtras,
}

/// The public keys that a new marketplace begins with.
#[derive(Debug, Clone)]
pub struct Founders {
    /// Root share, targets, revocations, audit.
    pub marketplace: PublicKey,
    /// Root shares.
    pub recovery: Vec<PublicKey>,
    /// Snapshot and timestamp.
    pub online: PublicKey,
}

impl Root {
    /// Version 1: root needs two of the marketplace key and the recovery keys, every other role one.
    #[must_use]
    pub fn found(origin: Origin, founders: &Founders, minisign_key: Option<String>, expires: Timestamp) -> Self {
        let Founders { marketplace, recovery, online } = founders;
        let mut root = Self {
            kind: "root".to_owned(),
            spec_version: SPEC_VERSION.to_owned(),
            version: 1,
            expires,
            consistent_snapshot: true,
            keys: BTreeMap::new(),
            roles: BTreeMap::new(),
            extras: RootExtras {
                origin,
                audit_keys: vec![AuditKeyEntry { key: *marketplace, state: AuditKeyState::Active }],
                revocation_keys: vec![key_id(marketplace)],
                revocation_keys_before: Vec::new(),
                minisign_key,
                upstream: None,
            },
        };
        let shares: Vec<PublicKey> = std::iter::once(*marketplace).chain(recovery.iter().copied()).collect();
        root.assign(Role::Root, &shares, 2);
        root.assign(Role::Targets, &[*marketplace], 1);
        root.assign(Role::Snapshot, &[*online], 1);
        root.assign(Role::Timestamp, &[*online], 1);
        root
    }

    fn assign(&mut self, role: Role, keys: &[PublicKey], threshold: u64) {
        self.keys.extend(keys.iter().map(|key| (key_id(key), TufKey::from(*key))));
        let keyids = keys.iter().map(key_id).collect();
        self.roles.insert(role.word().to_owned(), RoleKeys { keyids, threshold });
    }

    /// The keys of `role`; of the audit role, the active ones.
    #[must_use]
    pub fn keys_of(&self, role: Role) -> Vec<PublicKey> {
        match role {
            Role::Audit => {
                let active = self.extras.audit_keys.iter().filter(|entry| entry.state == AuditKeyState::Active);
                active.map(|entry| entry.key).collect()
            }
            Role::Revocations => self.publics(&self.extras.revocation_keys),
            Role::Root | Role::Targets | Role::Snapshot | Role::Timestamp => {
                self.roles.get(role.word()).map(|r| self.publics(&r.keyids)).unwrap_or_default()
            }
        }
    }

    fn publics(&self, ids: &[KeyId]) -> Vec<PublicKey> {
        ids.iter().filter_map(|id| self.keys.get(id)).map(TufKey::public).collect()
    }

    /// How many keys of `role` must sign.
    #[must_use]
    pub fn threshold(&self, role: Role) -> u64 {
        self.roles.get(role.word()).map_or(1, |r| r.threshold)
    }

    /// The roles of `key`.
    #[must_use]
    pub fn roles_of(&self, key: &PublicKey) -> Vec<Role> {
        Role::ALL.into_iter().filter(|role| self.keys_of(*role).contains(key)).collect()
    }

    /// Whether `key` is an audit key that was retired.
    #[must_use]
    pub fn is_retired(&self, key: &PublicKey) -> bool {
        self.extras.audit_keys.iter().any(|entry| entry.key == *key && entry.state == AuditKeyState::Retired)
    }

    /// The same root, one version later, lasting until `expires`.
    #[must_use]
    pub fn next(&self, expires: Timestamp) -> Self {
        let mut next = Self { version: self.version.saturating_add(1), expires, ..self.clone() };
        next.extras.revocation_keys_before.clear();
        next
    }

    /// Whether `targets` leave `revoked.json` to keys that this root lets revoke.
    #[must_use]
    pub fn accepts(&self, targets: &Targets) -> bool {
        let roles = targets.delegations.iter().flat_map(|delegations| &delegations.roles);
        let mut roles = roles.filter(|role| role.name == REVOCATIONS);
        let Some(role) = roles.next() else { return false };
        roles.next().is_none() && self.extras.may_revoke(&role.keyids.iter().map(KeyId::as_str).collect())
    }

    /// Puts `new` in the place of `old` in `role`. An old audit key stays as retired.
    pub fn replace(&mut self, role: Role, old: &PublicKey, new: &PublicKey) {
        let (old_id, new_id) = (key_id(old), key_id(new));
        let swap =
            |ids: &mut Vec<KeyId>| ids.iter_mut().filter(|id| **id == old_id).for_each(|id| *id = new_id.clone());
        match role {
            Role::Audit => {
                for entry in self.extras.audit_keys.iter_mut().filter(|entry| entry.key == *old) {
                    entry.state = AuditKeyState::Retired;
                }
                self.extras.audit_keys.retain(|entry| entry.key != *new);
                self.extras.audit_keys.insert(0, AuditKeyEntry { key: *new, state: AuditKeyState::Active });
            }
            Role::Revocations => swap(&mut self.extras.revocation_keys),
            Role::Root | Role::Targets | Role::Snapshot | Role::Timestamp => {
                if let Some(keys) = self.roles.get_mut(role.word()) {
                    swap(&mut keys.keyids);
                }
            }
        }
        self.keys.insert(new_id, TufKey::from(*new));
        self.drop_unused();
    }

    /// Takes an audit key away altogether: what it signed verifies no more.
    pub fn forget_audit_key(&mut self, key: &PublicKey) {
        self.extras.audit_keys.retain(|entry| entry.key != *key);
    }

    /// Keys that no role names have no place in a root; audit keys stand in their own list.
    fn drop_unused(&mut self) {
        let mut used: BTreeSet<KeyId> = self.extras.revocation_keys.iter().cloned().collect();
        used.extend(self.roles.values().flat_map(|r| r.keyids.iter().cloned()));
        self.keys.retain(|id, _| used.contains(id));
    }

    /// Signs it with every key given.
    ///
    /// # Errors
    /// [`SealError`].
    pub fn seal(&self, keys: &[&SecretKey]) -> Result<Vec<u8>, SealError> {
        seal::seal(self, keys)
    }

    /// Reads a root that its own root keys signed; whether it follows from an older one is not asked here.
    ///
    /// # Errors
    /// [`SealError`].
    pub fn open(bytes: &[u8]) -> Result<Self, SealError> {
        let envelope: seal::Envelope = serde_json::from_slice(bytes)?;
        let claimed: Self = serde_json::from_value(envelope.signed)?;
        seal::open(bytes, &claimed.keys_of(Role::Root), claimed.threshold(Role::Root))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(seed: u8) -> SecretKey {
        SecretKey::from_seed(&[seed; 32])
    }

    fn root() -> Root {
        let founders = Founders {
            marketplace: key(1).public(),
            recovery: vec![key(2).public(), key(3).public()],
            online: key(4).public(),
        };
        Root::found(
            "market.example.com".parse().unwrap(),
            &founders,
            None,
            Timestamp::from_second(2_000_000_000).unwrap(),
        )
    }

    #[test]
    fn the_marketplace_key_alone_makes_no_root() {
        let alone = root().seal(&[&key(1)]).unwrap();
        assert!(matches!(Root::open(&alone), Err(SealError::Threshold { good: 1, threshold: 2 })));
    }

    #[test]
    fn two_recovery_keys_make_a_root() {
        assert_eq!(Root::open(&root().seal(&[&key(2), &key(3)]).unwrap()).unwrap(), root());
    }

    #[test]
    fn a_replaced_audit_key_is_retired_and_keeps_no_other_role() {
        let mut next = root().next(Timestamp::from_second(2_000_000_001).unwrap());
        for role in next.roles_of(&key(1).public()) {
            next.replace(role, &key(1).public(), &key(9).public());
        }
        assert!(next.roles_of(&key(1).public()).is_empty());
        assert!(next.is_retired(&key(1).public()));
        assert_eq!(next.roles_of(&key(9).public()), [Role::Root, Role::Targets, Role::Revocations, Role::Audit]);
        assert!(!next.keys.contains_key(&key_id(&key(1).public())));
    }

    #[test]
    fn a_key_that_is_split_off_takes_only_its_role() {
        let mut next = root().next(Timestamp::from_second(2_000_000_001).unwrap());
        next.replace(Role::Revocations, &key(1).public(), &key(9).public());
        assert_eq!(next.roles_of(&key(1).public()), [Role::Root, Role::Targets, Role::Audit]);
        assert_eq!(next.keys_of(Role::Revocations), [key(9).public()]);
    }
}
