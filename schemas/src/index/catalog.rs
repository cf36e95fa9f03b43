//! `index.json` as a search reads it: what is shown of each plugin, and nothing of what an install needs.

use jiff::civil::Date;
use serde::de::IgnoredAny;
use serde::{Deserialize, Deserializer, Serialize};

use super::{Index, Status, Verdict};
use crate::digest::{Sha256, TreeDigest};
use crate::name::{Origin, PluginName};
use crate::strict::{Document, FieldError, Unknown};
use crate::version::PluginVersion;

/// The catalog with most of each entry left unread. It is only ever read: what is installed comes from a shard, whose
/// every field is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Catalog {
    /// The format's version: `"1"`.
    pub version: String,
    /// The marketplace's own name, as in its statements.
    pub marketplace: Origin,
    /// The plugins, by name.
    pub plugins: Vec<Listing>,
}

/// One plugin.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listing {
    /// The plugin.
    pub name: PluginName,
    /// One line about it; hostile text.
    #[serde(default)]
    pub description: String,
    /// Whether it is offered, discouraged or hidden from search.
    #[serde(default)]
    pub status: Status,
    /// The versions, oldest first.
    pub versions: Vec<ListedVersion>,
}

/// One version of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct ListedVersion {
    /// The version.
    pub version: PluginVersion,
    /// The tree.
    pub source_hash: TreeDigest,
    /// Whether there is a signature, whatever it says: nobody has checked it here.
    #[serde(default, rename = "signature", deserialize_with = "is_there", skip_serializing)]
    pub claims_audit: bool,
    /// What its audit is said to have found: nobody has checked the statement here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub audit: Option<ClaimedAudit>,
    /// The day of that audit, as it is said.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "crate::time::date_or_none")]
    pub audited_at: Option<Date>,
    /// Taken back.
    #[serde(default)]
    pub yanked: bool,
}

/// What an audit is said to have found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClaimedAudit {
    /// The verdict.
    pub verdict: Verdict,
    /// The digest of the waivers that it rests on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub waivers: Option<Sha256>,
}

fn is_there<'de, D: Deserializer<'de>>(from: D) -> Result<bool, D::Error> {
    Ok(Option::<IgnoredAny>::deserialize(from)?.is_some())
}

impl Document for Catalog {
    const NAME: &'static str = Index::NAME;
    const BYTES: usize = Index::BYTES;
    const UNKNOWN: Unknown = Unknown::Ignored;

    fn check(&self) -> Result<(), FieldError> {
        crate::strict::is_version_one(&self.version)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EXAMPLE: &[u8] = include_bytes!("../../examples/index.json");

    #[test]
    fn it_tells_the_same_as_the_whole_index() {
        let (catalog, index): (Catalog, Index) = (crate::read(EXAMPLE).unwrap(), crate::read(EXAMPLE).unwrap());
        assert_eq!(catalog.plugins.len(), index.plugins.len());
        for (listing, shard) in catalog.plugins.iter().zip(&index.plugins) {
            let facts = (&listing.name, &listing.description, listing.status);
            assert_eq!(facts, (&shard.name, &shard.description, shard.status));
            let listed = listing.versions.iter().map(|v| (&v.version, v.source_hash, v.claims_audit, v.yanked));
            let whole = shard.versions.iter().map(|v| (&v.version, v.source_hash, v.signature.is_some(), v.yanked));
            assert!(listed.eq(whole), "{listing:?}");
            let listed =
                listing.versions.iter().map(|v| (v.audit.as_ref().map(|a| (a.verdict, a.waivers)), v.audited_at));
            let whole = shard.versions.iter().map(|v| (v.audit.as_ref().map(|a| (a.verdict, a.waivers)), v.audited_at));
            assert!(listed.eq(whole), "{listing:?}");
        }
    }

    #[test]
    fn a_signature_that_is_null_or_missing_is_none() {
        let entry = |rest: &str| {
            let hash = format!("sha256:{}", "ab".repeat(32));
            serde_json::from_str::<ListedVersion>(&format!(r#"{{"version":"1.0.0","sourceHash":"{hash}"{rest}}}"#))
        };
        assert!(!entry("").unwrap().claims_audit);
        assert!(!entry(r#","signature":null"#).unwrap().claims_audit);
        assert!(entry(r#","signature":"ed25519:x""#).unwrap().claims_audit);
    }

    #[test]
    fn duplicate_keys_are_refused_here_too() {
        let twice = br#"{"version":"1","version":"1","marketplace":"example.com/m","plugins":[]}"#;
        assert_eq!(crate::read::<Catalog>(twice).unwrap_err().kind(), "not-strict");
    }
}
