//! `index.json` and its shards: what a marketplace offers.

mod catalog;
mod entry;

use std::collections::HashSet;

use jiff::Timestamp;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::key::PublicKey;
use crate::name::{Origin, PluginName};
use crate::revoked::RevocationId;
use crate::strict::{Document, FieldError, Unknown};
use crate::text::line;
use crate::time::InstantText;

pub use catalog::{Catalog, ClaimedAudit, ListedVersion, Listing};
pub use entry::{AuditRef, UpstreamWord, Verdict, VersionEntry};

/// The assembled catalog: every plugin with every version. Generated from the shards, never edited.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Index {
    /// The format's version: `"1"`.
    #[schemars(with = "crate::strict::VersionOne")]
    pub version: String,
    /// The current audit key, for plain clients that know nothing of TUF.
    pub public_key: PublicKey,
    /// The marketplace's own name, as in its statements.
    pub marketplace: Origin,
    /// How many times an index was published. Informational: TUF decides.
    pub sequence: u64,
    /// When it was generated. Informational: TUF decides.
    #[serde(with = "crate::time::utc")]
    #[schemars(with = "InstantText")]
    pub generated_at: Timestamp,
    /// The revocations in force when it was signed; a list that lacks one of them is refused.
    #[serde(default)]
    pub revocations: Vec<RevocationId>,
    /// The revocations that the targets role has lifted.
    #[serde(default)]
    pub withdrawn: Vec<RevocationId>,
    /// The plugins, by name.
    pub plugins: Vec<Shard>,
}

/// One plugin with all its versions; the maintainer's source file and the TUF target `plugins/<name>.json`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Shard {
    /// The plugin.
    pub name: PluginName,
    /// One line about it, from its manifest.
    #[schemars(length(max = 500))]
    #[serde(default)]
    pub description: String,
    /// Who answers for it.
    #[schemars(length(max = 200))]
    #[serde(default)]
    pub maintainer: String,
    /// Whether it is offered, discouraged or hidden from search.
    #[serde(default)]
    pub status: Status,
    /// The versions, oldest first.
    pub versions: Vec<VersionEntry>,
}

/// How a plugin stands in the catalog.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Status {
    /// Offered.
    #[default]
    Active,
    /// Offered, with a word against new use.
    Deprecated,
    /// Installable by name, absent from search.
    Unlisted,
}

/// 500 characters, as in a manifest.
const DESCRIPTION: usize = 500;
/// 200 characters, as an author in a manifest.
const MAINTAINER: usize = 200;

impl Document for Index {
    const NAME: &'static str = "index.json";
    /// 256 MiB: 100,000 versions measure about 80 MB.
    const BYTES: usize = 256 << 20;
    const UNKNOWN: Unknown = Unknown::Ignored;

    fn check(&self) -> Result<(), FieldError> {
        crate::strict::is_version_one(&self.version)?;
        let mut ids = HashSet::new();
        if let Some(id) = self.revocations.iter().chain(&self.withdrawn).find(|id| !ids.insert(*id)) {
            return Err(FieldError::new("revocations", format!("{id} stands twice in revocations and withdrawn")));
        }
        let mut names = HashSet::new();
        for (i, plugin) in self.plugins.iter().enumerate() {
            if !names.insert(&plugin.name) {
                return Err(FieldError::new(format!("plugins[{i}].name"), format!("{} is listed twice", plugin.name)));
            }
            plugin.check().map_err(|e| e.under(format_args!("plugins[{i}]")))?;
        }
        Ok(())
    }
}

impl Document for Shard {
    const NAME: &'static str = "plugin shard";
    /// 8 MiB: 10,000 versions of one plugin.
    const BYTES: usize = 8 << 20;
    const UNKNOWN: Unknown = Unknown::Ignored;

    fn check(&self) -> Result<(), FieldError> {
        line(&self.description, DESCRIPTION).map_err(|why| FieldError::new("description", why))?;
        line(&self.maintainer, MAINTAINER).map_err(|why| FieldError::new("maintainer", why))?;
        let mut seen = HashSet::with_capacity(self.versions.len());
        for (i, entry) in self.versions.iter().enumerate() {
            // What precedence compares, so that build metadata makes no second version of the same rank.
            let semver = entry.version.semver();
            if !seen.insert((semver.major, semver.minor, semver.patch, &semver.pre)) {
                return Err(FieldError::new(
                    format!("versions[{i}].version"),
                    format!("{} is listed twice", entry.version),
                ));
            }
            entry.check().map_err(|e| e.under(format_args!("versions[{i}]")))?;
        }
        Ok(())
    }
}
