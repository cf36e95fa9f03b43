//! `plugins.lock.json`: exactly what was reviewed, so that another machine installs exactly that.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::digest::{CommitId, Sha256, TreeDigest};
use crate::name::{Origin, PluginName};
use crate::source::Source;
use crate::strict::{Document, FieldError, Unknown};
use crate::version::PluginVersion;

/// The lock file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct LockFile {
    /// The format's version: `"1"`.
    #[schemars(with = "crate::strict::VersionOne")]
    pub version: String,
    /// The plugins, by name.
    pub plugins: Vec<Locked>,
}

/// One locked plugin; its digest is consent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[schemars(extend("dependentRequired" = { "marketplace": ["rootDigest"], "rootDigest": ["marketplace"] }))]
pub struct Locked {
    /// The plugin.
    pub name: PluginName,
    /// Its version.
    pub version: PluginVersion,
    /// The marketplace's origin, where it came from one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub marketplace: Option<Origin>,
    /// The SHA-256 of that marketplace's pinned root.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub root_digest: Option<Sha256>,
    /// Where the tree comes from.
    pub source: Source,
    /// The commit, where it is git.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commit: Option<CommitId>,
    /// The tree.
    pub source_hash: TreeDigest,
}

impl Document for LockFile {
    const NAME: &'static str = "plugins.lock.json";
    /// 1 MiB: thousands of plugins.
    const BYTES: usize = 1 << 20;
    const UNKNOWN: Unknown = Unknown::Refused;

    fn check(&self) -> Result<(), FieldError> {
        crate::strict::is_version_one(&self.version)?;
        let mut names = std::collections::HashSet::new();
        for (i, plugin) in self.plugins.iter().enumerate() {
            let refuse = |field: &str, why: String| Err(FieldError::new(format!("plugins[{i}].{field}"), why));
            if !names.insert(&plugin.name) {
                return refuse("name", format!("{} is locked twice", plugin.name));
            }
            match (&plugin.marketplace, &plugin.root_digest) {
                (Some(_), None) => {
                    return refuse("rootDigest", "a locked marketplace is pinned by its root".to_owned());
                }
                (None, Some(_)) => return refuse("marketplace", "a root digest is a marketplace's".to_owned()),
                (Some(_), Some(_)) | (None, None) => {}
            }
        }
        Ok(())
    }
}
