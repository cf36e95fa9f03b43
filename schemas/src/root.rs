//! The `x-` fields that a marketplace's TUF root carries beside the specification's own.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::digest::Sha256;
use crate::key::{KeyId, PublicKey};
use crate::name::Origin;

/// What a root says of its marketplace: read only from a root whose signatures were verified.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct RootExtras {
    /// The marketplace's own name in statements.
    #[serde(rename = "x-origin")]
    pub origin: Origin,
    /// The keys that sign statements.
    #[serde(rename = "x-audit-keys")]
    pub audit_keys: Vec<AuditKeyEntry>,
    /// The only keys that the delegated `revocations` role may have.
    #[serde(rename = "x-revocation-keys")]
    pub revocation_keys: Vec<KeyId>,
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
