//! What a marketplace's metadata must be beyond valid TUF.
//!
//! The revocations role is fixed by the root, so that whoever holds the targets key can neither redirect it nor say
//! themselves that nothing is revoked.

use std::collections::{BTreeMap, HashSet};

use schemas::Origin;
use schemas::root::RootExtras;
use serde_json::Value;
use sigstore_tuf::{Key, Root, Targets};

use super::{REVOCATIONS_ROLE, REVOKED};
use crate::keys::{BadKey, VerifyingKey};
use crate::statement::Keyring;
use crate::tuf::{Policy, key_bytes};

/// Valid TUF, but not a marketplace.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Breach {
    /// An `x-` field of the root is missing or malformed.
    #[error("the root does not say what a marketplace's root must: {0}")]
    Extras(schemas::strict::Malformed),
    /// Not an Ed25519 key.
    #[error("the key {id} is of type {keytype:?}; a marketplace's keys are Ed25519")]
    KeyType {
        /// Its id.
        id: String,
        /// Its type.
        keytype: String,
    },
    /// A key under a name that is not its own.
    #[error("the key {declared} should be called {computed}")]
    KeyId {
        /// As the metadata calls it.
        declared: String,
        /// The SHA-256 of its canonical form.
        computed: String,
    },
    /// A weak key.
    #[error(transparent)]
    Key(#[from] BadKey),
    /// Another marketplace than the pinned one.
    #[error("it calls itself {found}, but {pinned} was added")]
    Origin {
        /// The pinned origin.
        pinned: Origin,
        /// The root's.
        found: Origin,
    },
    /// File names that would change under a reader.
    #[error("the root does not ask for consistent snapshots")]
    Consistent,
    /// The targets role delegates no `revocations`.
    #[error("the targets role delegates nothing to \"{REVOCATIONS_ROLE}\"")]
    NoRevocations,
    /// The delegation is not what it must be.
    #[error("the delegation to \"{REVOCATIONS_ROLE}\" must be terminating, for {REVOKED} alone, listed once")]
    Delegation,
    /// The delegation's keys are not the root's.
    #[error("the keys of \"{REVOCATIONS_ROLE}\" are not the root's x-revocation-keys")]
    Redirected,
    /// The targets role lists what only the revocations role may.
    #[error("the targets role lists {REVOKED} itself")]
    RevokedInTargets,
    /// The targets role does not say which revocations are in force.
    #[error("the targets role lists no index.json whose custom object names the revocations in force: {0}")]
    InForce(serde_json::Error),
}

/// A marketplace's own rules for its root and its targets.
#[derive(Debug)]
pub struct MarketplacePolicy {
    origin: Option<Origin>,
}

impl MarketplacePolicy {
    /// The marketplace that calls itself `origin`.
    #[must_use]
    pub fn of(origin: Origin) -> Self {
        Self { origin: Some(origin) }
    }

    /// Any marketplace: for the first root, which says which one it is.
    #[must_use]
    pub fn any() -> Self {
        Self { origin: None }
    }
}

impl Policy for MarketplacePolicy {
    fn root(&self, root: &Root) -> Result<(), Breach> {
        own_keys(&root.keys)?;
        if !root.consistent_snapshot {
            return Err(Breach::Consistent);
        }
        let extras = extras(root)?;
        Keyring::new(&extras.audit_keys)?;
        match &self.origin {
            Some(pinned) if *pinned != extras.origin => {
                Err(Breach::Origin { pinned: pinned.clone(), found: extras.origin })
            }
            _ => Ok(()),
        }
    }

    fn targets(&self, root: &Root, targets: &Targets) -> Result<(), Breach> {
        if targets.targets.contains_key(REVOKED) {
            return Err(Breach::RevokedInTargets);
        }
        super::revocations::in_force(targets)?;
        let delegations = targets.delegations.as_ref().ok_or(Breach::NoRevocations)?;
        own_keys(&delegations.keys)?;
        let mut roles = delegations.roles.iter().filter(|role| role.name == REVOCATIONS_ROLE);
        let role = roles.next().ok_or(Breach::NoRevocations)?;
        let only_revoked = role.paths.as_deref().is_some_and(|paths| matches!(paths, [path] if path == REVOKED));
        if roles.next().is_some() || !role.terminating || !only_revoked || role.path_hash_prefixes.is_some() {
            return Err(Breach::Delegation);
        }
        let found: HashSet<&str> = role.keyids.iter().map(String::as_str).collect();
        if extras(root)?.may_revoke(&found) { Ok(()) } else { Err(Breach::Redirected) }
    }
}

/// The `x-` fields of a root, each as a marketplace's must be.
///
/// # Errors
/// [`Breach::Extras`].
pub(super) fn extras(root: &Root) -> Result<RootExtras, Breach> {
    let fields: serde_json::Map<String, Value> = root.extra.clone().into_iter().collect();
    schemas::strict::read_value(Value::Object(fields)).map_err(Breach::Extras)
}

/// Every key is Ed25519, strong, and called by its own name.
fn own_keys(keys: &BTreeMap<String, Key>) -> Result<(), Breach> {
    for (declared, key) in keys {
        if key.keytype != "ed25519" || key.scheme != "ed25519" {
            return Err(Breach::KeyType { id: declared.clone(), keytype: key.keytype.clone() });
        }
        let bytes = key_bytes(key).and_then(|bytes| <[u8; 32]>::try_from(bytes).ok());
        let Some(bytes) = bytes else {
            return Err(Breach::KeyType { id: declared.clone(), keytype: key.keytype.clone() });
        };
        let public = VerifyingKey::try_from(schemas::PublicKey(bytes))?.public();
        let computed = crate::keys::key_id(&public);
        if computed.as_str() != declared {
            return Err(Breach::KeyId { declared: declared.clone(), computed: computed.to_string() });
        }
    }
    Ok(())
}
