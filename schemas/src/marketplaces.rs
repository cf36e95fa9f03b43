//! `marketplaces.json`: the marketplaces that a user has added, and what was pinned when they did.

use std::collections::BTreeMap;

use jiff::Timestamp;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::digest::Sha256;
use crate::key::PublicKey;
use crate::name::{MarketplaceName, Origin};
use crate::strict::{Document, Unknown};
use crate::trust_file::TrustedBy;

/// Name → marketplace.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Marketplaces(pub BTreeMap<MarketplaceName, MarketplaceEntry>);

/// One added marketplace.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct MarketplaceEntry {
    /// Where it is published: `https://`, loopback `http://`, `file://`, or `gh:owner/repo`.
    pub url: String,
    /// Its own name, pinned from its root.
    pub origin: Origin,
    /// The key that the user brought or confirmed.
    pub public_key: PublicKey,
    /// The SHA-256 of the root document that was pinned.
    pub root_digest: Sha256,
    /// When it was added.
    #[schemars(with = "String")]
    pub added_at: Timestamp,
    /// Who decided to trust it.
    pub trusted_by: TrustedBy,
    /// Whether it is consulted.
    pub enabled: bool,
}

impl Document for Marketplaces {
    const NAME: &'static str = "marketplaces.json";
    /// 1 MiB: a thousand marketplaces.
    const BYTES: usize = 1 << 20;
    const UNKNOWN: Unknown = Unknown::Refused;
}
