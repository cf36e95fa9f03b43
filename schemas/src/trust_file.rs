//! `plugins-trust.json`: which tree was trusted as which plugin, by whom, and how far.

use std::collections::BTreeMap;
use std::fmt;

use jiff::Timestamp;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::digest::{CommitId, TreeDigest};
use crate::key::Signature;
use crate::name::{MarketplaceName, PluginName};
use crate::source::Source;
use crate::strict::{Document, Unknown};
use crate::version::PluginVersion;

/// Name → record. On disk the reserved key `plugins` holds `{}`, because a DeepCode of today needs it.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TrustFile {
    /// Always `{}`.
    #[serde(default)]
    pub plugins: Empty,
    /// The records.
    #[serde(flatten)]
    pub records: BTreeMap<PluginName, TrustRecord>,
}

/// An object without members.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Empty {}

/// What was trusted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TrustRecord {
    /// The version in its manifest.
    pub version: PluginVersion,
    /// When it was installed.
    #[schemars(with = "String")]
    pub installed_at: Timestamp,
    /// The tree.
    pub source_hash: TreeDigest,
    /// Who decided.
    pub trusted_by: TrustedBy,
    /// Whether a marketplace's statement covers exactly this tree.
    pub marketplace_verified: bool,
    /// That statement's signature.
    pub marketplace_signature: Option<Signature>,
    /// Which added marketplace it came from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub marketplace: Option<MarketplaceName>,
    /// Where it came from.
    pub source: Source,
    /// The commit, where it is git.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commit: Option<CommitId>,
    /// How far it is trusted.
    pub grade: Grade,
    /// Digests of skills and prompts that the user has acknowledged.
    #[serde(default)]
    pub acknowledged: Vec<crate::digest::Sha256>,
}

/// Who decided to trust.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum TrustedBy {
    /// A person at a terminal, or a lock file or digest that one brought.
    User,
    /// A marketplace's statement.
    Marketplace,
}

/// The trust ladder, lowest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// A directory of this machine.
    LocalPath,
    /// `gh:` or git.
    DirectSource,
    /// Listed but not audited, or straight from npm.
    UnverifiedMarketplace,
    /// Signed and audited by a marketplace that the user added.
    VerifiedThirdParty,
    /// Signed and audited by the compiled-in marketplace.
    Official,
}

impl Grade {
    /// The grade's word, as in files and settings.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::LocalPath => "local-path",
            Self::DirectSource => "direct-source",
            Self::UnverifiedMarketplace => "unverified-marketplace",
            Self::VerifiedThirdParty => "verified-third-party",
            Self::Official => "official",
        }
    }
}

impl fmt::Display for Grade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl Document for TrustFile {
    const NAME: &'static str = "plugins-trust.json";
    /// 4 MiB: a thousand records with their acknowledgements.
    const BYTES: usize = 4 << 20;
    const UNKNOWN: Unknown = Unknown::Refused;
}
