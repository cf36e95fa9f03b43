//! `index.json` and its shards: what a marketplace offers.

use std::fmt;
use std::str::FromStr;

use jiff::Timestamp;
use jiff::civil::Date;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::digest::{CommitId, Sha256, TreeDigest};
use crate::key::{KeyId, PublicKey, Signature};
use crate::manifest::ContributionKind;
use crate::name::{Auditor, Origin, PluginName};
use crate::revoked::RevocationId;
use crate::source::Source;
use crate::statement::{AuditLine, Statement};
use crate::strict::{Document, FieldError, Unknown};
use crate::text::{BadText, text_in_json};
use crate::version::PluginVersion;

/// The assembled catalog: every plugin with every version. Generated from the shards, never edited.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Index {
    /// The format's version: `"1"`.
    pub version: String,
    /// The current audit key, for plain clients that know nothing of TUF.
    pub public_key: PublicKey,
    /// The marketplace's own name, as in its statements.
    pub marketplace: Origin,
    /// How many times an index was published. Informational: TUF decides.
    pub sequence: u64,
    /// When it was generated. Informational: TUF decides.
    #[schemars(with = "String")]
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
    #[serde(default)]
    pub description: String,
    /// Who answers for it.
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

/// One version: the facts that its statement is rebuilt from, and what a reader wants to know beforehand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct VersionEntry {
    /// The version.
    pub version: PluginVersion,
    /// Where the tree was taken from.
    pub source: Source,
    /// The commit that the source stood for, where it is git.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commit: Option<CommitId>,
    /// The tree.
    pub source_hash: TreeDigest,
    /// The statement's signature; an entry without it is listed, not audited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signature: Option<Signature>,
    /// Which audit key signed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key_id: Option<KeyId>,
    /// Who audited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub audited_by: Option<Auditor>,
    /// When, in UTC.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<String>")]
    pub audited_at: Option<Date>,
    /// What the audit said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub audit: Option<AuditRef>,
    /// The kinds of contribution that it makes.
    #[serde(default)]
    pub contributes: Vec<ContributionKind>,
    /// The network names that it asks for.
    #[serde(default)]
    pub allowed_domains: Vec<String>,
    /// Taken back: kept for who has it, never chosen.
    #[serde(default)]
    pub yanked: bool,
    /// Relative paths of Sigstore bundles.
    #[serde(default)]
    pub attestations: Vec<String>,
}

/// An audit as an index entry tells it; the same facts as the statement's `audit` line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct AuditRef {
    /// The verdict.
    pub verdict: Verdict,
    /// The digest of the rule set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<Sha256>,
    /// The digest of the signed waivers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub waivers: Option<Sha256>,
    /// Where the report lies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub report: Option<String>,
}

/// What an audit concluded: its highest finding, or `manual` where a person read and no tool ran.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// No finding.
    Clean,
    /// Context only.
    Info,
    /// To be acknowledged.
    Warning,
    /// A hard gate.
    Danger,
    /// A person read it.
    Manual,
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Clean => "clean",
            Self::Info => "info",
            Self::Warning => "warning",
            Self::Danger => "danger",
            Self::Manual => "manual",
        })
    }
}

impl FromStr for Verdict {
    type Err = BadText;
    fn from_str(text: &str) -> Result<Self, BadText> {
        Ok(match text {
            "clean" => Self::Clean,
            "info" => Self::Info,
            "warning" => Self::Warning,
            "danger" => Self::Danger,
            "manual" => Self::Manual,
            _ => return Err(BadText::new("a verdict", text, "it is clean, info, warning, danger or manual")),
        })
    }
}
text_in_json!(Verdict, "Verdict", "^(clean|info|warning|danger|manual)$");

impl VersionEntry {
    /// The statement that this entry's signature must cover, or nothing when the entry carries no audit.
    #[must_use]
    pub fn statement(&self, marketplace: &Origin, name: &PluginName) -> Option<Statement> {
        let audit = self.audit.as_ref()?;
        Some(Statement {
            marketplace: marketplace.clone(),
            name: name.clone(),
            version: self.version.clone(),
            source: self.source.clone(),
            commit: self.commit,
            tree: self.source_hash,
            audit: AuditLine { verdict: audit.verdict, rules: audit.rules, waivers: audit.waivers },
            audited_by: self.audited_by.clone()?,
            audited_at: self.audited_at?,
        })
    }
}

impl Document for Index {
    const NAME: &'static str = "index.json";
    /// 256 MiB: 100,000 versions measure about 80 MB.
    const BYTES: usize = 256 << 20;
    const UNKNOWN: Unknown = Unknown::Ignored;

    fn check(&self) -> Result<(), FieldError> {
        if self.version != "1" {
            return Err(FieldError::new("version", format!("this reader knows version \"1\", not {:?}", self.version)));
        }
        let mut names = std::collections::HashSet::new();
        for plugin in &self.plugins {
            if !names.insert(&plugin.name) {
                return Err(FieldError::new("plugins", format!("{} is listed twice", plugin.name)));
            }
            plugin.check()?;
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
        for (at, entry) in self.versions.iter().enumerate() {
            let twin = self
                .versions
                .iter()
                .take(at)
                .any(|e| e.version.semver().cmp_precedence(entry.version.semver()).is_eq());
            if twin {
                return Err(FieldError::new("versions", format!("{} is listed twice", entry.version)));
            }
        }
        Ok(())
    }
}
