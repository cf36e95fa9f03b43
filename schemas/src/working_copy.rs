//! The maintainer's own files: what a marketplace is called, what it withdraws, how far it has counted.
//!
//! They stand beside `plugins/<name>.json` (one [`crate::Shard`] each) in a git repository; everything that is published
//! is generated from them. No secret ever stands in one.

use std::collections::HashSet;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::name::{Auditor, Origin};
use crate::revoked::{Revocation, RevocationId, Revoked};
use crate::settings::Age;
use crate::strict::{Document, FieldError, Unknown};

/// `marketplace.json`: the name and the habits of one marketplace.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct MarketplaceFile {
    /// The format's version: `"1"`.
    #[schemars(with = "crate::strict::VersionOne")]
    pub version: String,
    /// The marketplace's own name in statements; never changes.
    pub origin: Origin,
    /// Where clients reach what is published.
    pub url: String,
    /// Who audits, unless a command says otherwise.
    pub auditor: Auditor,
    /// What revocation ids begin with, such as `DCM` in `DCM-2026-0001`.
    #[schemars(regex(pattern = "^[A-Z][A-Z0-9-]{1,39}$"))]
    #[serde(default = "dcm")]
    pub revocation_prefix: String,
    /// Which trees are published as bundles.
    #[serde(default)]
    pub bundles: Bundles,
    /// How long each role's signature lasts.
    #[serde(default)]
    pub expiry: Expiry,
}

fn dcm() -> String {
    "DCM".to_owned()
}

/// Which trees are published as `trees/<digest>.tar.gz`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Bundles {
    /// Those of the working copy's own folders, which have no other address.
    #[default]
    Own,
    /// Every version, so that installing needs no forge.
    All,
}

/// How long signatures last, by role.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct Expiry {
    /// A year: renewing it needs two keys that are kept apart.
    pub root: Age,
    /// Half a year.
    pub targets: Age,
    /// A month.
    pub revocations: Age,
    /// A week.
    pub snapshot: Age,
    /// Two days: how long a thief of the online key can freeze clients unnoticed.
    pub timestamp: Age,
}

impl Default for Expiry {
    fn default() -> Self {
        Self {
            root: Age::days(365),
            targets: Age::days(180),
            revocations: Age::days(30),
            snapshot: Age::days(7),
            timestamp: Age::days(2),
        }
    }
}

impl Document for MarketplaceFile {
    const NAME: &'static str = "marketplace.json";
    /// 64 KiB: a page of settings.
    const BYTES: usize = 64 << 10;
    const UNKNOWN: Unknown = Unknown::Refused;

    fn check(&self) -> Result<(), FieldError> {
        crate::strict::is_version_one(&self.version)?;
        crate::marketplaces::check_address(&self.url).map_err(|e| FieldError::new("url", e.to_string()))?;
        let prefix = &self.revocation_prefix;
        let fits = (2..=40).contains(&prefix.len())
            && prefix.starts_with(|c: char| c.is_ascii_uppercase())
            && prefix.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit() || b == b'-');
        if !fits {
            return Err(FieldError::new(
                "revocationPrefix",
                "it is 2 to 40 of A-Z, 0-9 and '-', beginning with a letter",
            ));
        }
        Ok(())
    }
}

/// `revocations.json`: every revocation ever made, and those that were taken back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RevocationsFile {
    /// The format's version: `"1"`.
    #[schemars(with = "crate::strict::VersionOne")]
    pub version: String,
    /// The entries, oldest first; only ever added to.
    pub entries: Vec<Revocation>,
    /// The entries that the targets role lifts.
    pub withdrawn: Vec<RevocationId>,
}

impl Default for RevocationsFile {
    fn default() -> Self {
        Self { version: "1".to_owned(), entries: Vec::new(), withdrawn: Vec::new() }
    }
}

impl Document for RevocationsFile {
    const NAME: &'static str = "revocations.json";
    const BYTES: usize = Revoked::BYTES;
    const UNKNOWN: Unknown = Unknown::Refused;

    fn check(&self) -> Result<(), FieldError> {
        crate::strict::is_version_one(&self.version)?;
        let mut ids = HashSet::new();
        for (i, entry) in self.entries.iter().enumerate() {
            if !ids.insert(&entry.id) {
                return Err(FieldError::new(format!("entries[{i}].id"), format!("{} is listed twice", entry.id)));
            }
            entry.check().map_err(|e| e.under(format_args!("entries[{i}]")))?;
        }
        let mut lifted = HashSet::new();
        if let Some(id) = self.withdrawn.iter().find(|id| !lifted.insert(*id)) {
            return Err(FieldError::new("withdrawn", format!("{id} is listed twice")));
        }
        match self.withdrawn.iter().find(|id| !ids.contains(id)) {
            Some(id) => Err(FieldError::new("withdrawn", format!("{id} is not among the entries"))),
            None => Ok(()),
        }
    }
}

/// `published.json`: the highest numbers ever published, so that a lost folder never makes them start again.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct PublishedFile {
    /// `index.json`'s sequence.
    pub index: u64,
    /// `revoked.json`'s sequence.
    pub revoked: u64,
    /// The targets role's version.
    pub targets: u64,
    /// The revocations role's version.
    pub revocations: u64,
    /// The snapshot role's version.
    pub snapshot: u64,
    /// The timestamp role's version.
    pub timestamp: u64,
}

impl Document for PublishedFile {
    const NAME: &'static str = "published.json";
    /// 4 KiB: six numbers.
    const BYTES: usize = 4 << 10;
    const UNKNOWN: Unknown = Unknown::Refused;
}
