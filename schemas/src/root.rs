//! The `x-` fields that a marketplace's TUF root carries beside the specification's own.

use std::collections::HashSet;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::digest::Sha256;
use crate::key::{KeyId, PublicKey};
use crate::name::Origin;
use crate::strict::{Document, FieldError, Unknown};

/// What a root says of its marketplace: read only from a root whose signatures were verified.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct RootExtras {
    /// The marketplace's own name in statements.
    #[serde(rename = "x-origin")]
    pub origin: Origin,
    /// The keys that sign statements.
    #[serde(rename = "x-audit-keys")]
    #[schemars(length(max = 64))]
    pub audit_keys: Vec<AuditKeyEntry>,
    /// The only keys that the delegated `revocations` role may have.
    #[serde(rename = "x-revocation-keys")]
    #[schemars(length(min = 1, max = 64), extend("uniqueItems" = true))]
    pub revocation_keys: Vec<KeyId>,
    /// While those keys are being replaced: the ones before, which the published targets may still name instead.
    #[serde(rename = "x-revocation-keys-before", default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(length(max = 64), extend("uniqueItems" = true))]
    pub revocation_keys_before: Vec<KeyId>,
    /// The minisign key, as the second line of a minisign public key file.
    #[serde(rename = "x-minisign-key", default, skip_serializing_if = "Option::is_none")]
    pub minisign_key: Option<String>,
    /// In a fork: whose.
    #[serde(rename = "x-upstream", default, skip_serializing_if = "Option::is_none")]
    pub upstream: Option<Upstream>,
}

/// One audit key.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct AuditKeyEntry {
    /// The key.
    pub key: PublicKey,
    /// Whether it may sign anything new.
    pub state: AuditKeyState,
}

/// How far an audit key is trusted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum AuditKeyState {
    /// Signs.
    Active,
    /// Verifies what the current targets list, nothing new.
    Retired,
}

/// The marketplace that a fork follows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Upstream {
    /// Its origin.
    pub origin: Origin,
    /// The SHA-256 of its pinned root document.
    pub root_digest: Sha256,
}

/// 64 keys of a kind: more people than ever audited one marketplace.
const KEYS: usize = 64;

impl RootExtras {
    /// Whether the delegated `revocations` role may have exactly the keys `ids`. No other set is as good as a listed one,
    /// not even a part of it.
    #[must_use]
    pub fn may_revoke(&self, ids: &HashSet<&str>) -> bool {
        let is = |listed: &[KeyId]| {
            !listed.is_empty() && *ids == listed.iter().map(KeyId::as_str).collect::<HashSet<&str>>()
        };
        is(&self.revocation_keys) || is(&self.revocation_keys_before)
    }
}

fn is_short_and_distinct(ids: &[KeyId]) -> bool {
    let mut seen = HashSet::new();
    ids.len() <= KEYS && ids.iter().all(|id| seen.insert(id))
}

impl Document for RootExtras {
    const NAME: &'static str = "root.json";
    /// 512 KiB: the size at which TUF clients commonly stop reading a root.
    const BYTES: usize = 512 << 10;
    const UNKNOWN: Unknown = Unknown::Ignored;

    /// A key has one state, and a role one list of distinct keys.
    fn check(&self) -> Result<(), FieldError> {
        let mut keys = HashSet::new();
        if self.audit_keys.len() > KEYS || !self.audit_keys.iter().all(|entry| keys.insert(entry.key)) {
            return Err(FieldError::new("x-audit-keys", "it has at most 64 keys, each once"));
        }
        if self.revocation_keys.is_empty() || !is_short_and_distinct(&self.revocation_keys) {
            return Err(FieldError::new("x-revocation-keys", "it has 1 to 64 key ids, each once"));
        }
        if !is_short_and_distinct(&self.revocation_keys_before) {
            return Err(FieldError::new("x-revocation-keys-before", "it has at most 64 key ids, each once"));
        }
        // "Ed", an 8-byte key number and a 32-byte key.
        let minisign = self.minisign_key.as_deref().map(|text| STANDARD.decode(text).unwrap_or_default());
        if minisign.is_some_and(|bytes| bytes.len() != 42 || !bytes.starts_with(b"Ed")) {
            return Err(FieldError::new("x-minisign-key", "it is the second line of a minisign public key file"));
        }
        if self.upstream.as_ref().is_some_and(|upstream| upstream.origin == self.origin) {
            return Err(FieldError::new("x-upstream", "a fork has another origin than its upstream"));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(digits: &[u8]) -> Vec<KeyId> {
        digits.iter().map(|digit| KeyId::from_digest([*digit; 32])).collect()
    }

    fn root(now: &[u8], before: &[u8]) -> RootExtras {
        RootExtras {
            origin: "market.example.com".parse().unwrap(),
            audit_keys: Vec::new(),
            revocation_keys: ids(now),
            revocation_keys_before: ids(before),
            minisign_key: None,
            upstream: None,
        }
    }

    fn may(root: &RootExtras, keys: &[u8]) -> bool {
        root.may_revoke(&ids(keys).iter().map(KeyId::as_str).collect())
    }

    #[test]
    fn neither_a_part_nor_a_mixture_of_the_listed_keys_may_revoke() {
        let root = root(&[1, 2], &[3, 4]);
        for refused in [&[][..], &[1], &[3], &[1, 3], &[1, 2, 3], &[1, 2, 3, 4], &[1, 2, 9]] {
            assert!(!may(&root, refused), "{refused:?}");
        }
        assert!(may(&root, &[2, 1]) && may(&root, &[3, 4]));
    }

    #[test]
    fn without_keys_before_nobody_is_not_a_set_that_may() {
        assert!(!may(&root(&[1], &[]), &[]));
    }
}
