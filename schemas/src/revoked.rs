//! `revoked.json`: what a marketplace withdraws. Entries are only ever added.

use std::collections::HashSet;
use std::fmt;
use std::str::FromStr;

use jiff::Timestamp;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::digest::TreeDigest;
use crate::name::PluginName;
use crate::range::RevokedRange;
use crate::strict::{Document, FieldError, Unknown};
use crate::text::{BadText, some_line, text_in_json};
use crate::time::InstantText;
use crate::version::PluginVersion;

/// The list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Revoked {
    /// The format's version: `"1"`.
    #[schemars(with = "crate::strict::VersionOne")]
    pub version: String,
    /// How many times a list was published. Informational: TUF decides.
    pub sequence: u64,
    /// When it was generated. Informational: TUF decides.
    #[serde(with = "crate::time::utc")]
    #[schemars(with = "InstantText")]
    pub generated_at: Timestamp,
    /// The entries, oldest first.
    pub revoked: Vec<Revocation>,
}

/// One revocation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Revocation {
    /// Its id, never reused.
    pub id: RevocationId,
    /// The plugin.
    pub name: PluginName,
    /// The versions; covered when any range covers.
    #[schemars(length(max = 100))]
    pub versions: Vec<RevokedRange>,
    /// Why, for people. Hostile text is possible: escape before printing.
    #[schemars(length(min = 1, max = 1000))]
    pub reason: String,
    /// What a client does.
    #[serde(default)]
    pub action: Action,
    /// Trees that are withdrawn under any name and from any source.
    #[serde(default)]
    #[schemars(length(max = 1000))]
    pub digests: Vec<TreeDigest>,
    /// When it was issued.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "crate::time::utc_or_none")]
    #[schemars(with = "Option<InstantText>")]
    pub published: Option<Timestamp>,
    /// The same under other names: CVE, GHSA, MAL.
    #[serde(default)]
    #[schemars(length(max = 100))]
    pub aliases: Vec<String>,
    /// Where to read more.
    #[serde(default)]
    #[schemars(length(max = 100))]
    pub references: Vec<String>,
}

/// What a revocation makes a client do; ordered by force.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Action {
    /// Say so.
    Warn,
    /// Never load it again.
    #[default]
    Disable,
    /// Stop it at once.
    Kill,
}

impl fmt::Display for Action {
    /// As documents write it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Warn => "warn",
            Self::Disable => "disable",
            Self::Kill => "kill",
        })
    }
}

/// A revocation's id, such as `DCM-2026-0002`: 3 to 64 of `A-Z 0-9 -`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RevocationId(String);

impl RevocationId {
    /// The id as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}
impl fmt::Display for RevocationId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
impl FromStr for RevocationId {
    type Err = BadText;
    fn from_str(text: &str) -> Result<Self, BadText> {
        let fits = (3..=64).contains(&text.len())
            && text.starts_with(|c: char| c.is_ascii_uppercase())
            && text.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit() || b == b'-');
        if fits {
            Ok(Self(text.to_owned()))
        } else {
            Err(BadText::new("a revocation id", text, "it is 3 to 64 of A-Z, 0-9 and '-', beginning with a letter"))
        }
    }
}
text_in_json!(RevocationId, "RevocationId", "^[A-Z][A-Z0-9-]{2,63}$");

/// 1,000 characters: a reason is a sentence or two; more belongs behind a reference.
const REASON: usize = 1_000;
/// 2,048 characters: what browsers and servers accept of a URL.
const REFERENCE: usize = 2_048;
/// 100 ranges, aliases or references.
const MANY: usize = 100;
/// 1,000 trees: every version of a plugin with a long history.
const DIGESTS: usize = 1_000;

impl Revocation {
    /// Whether it names that version.
    #[must_use]
    pub fn names(&self, name: &PluginName, version: &PluginVersion) -> bool {
        self.name == *name && self.versions.iter().any(|range| range.covers(version))
    }

    /// Whether it names that version, or that tree under whatever name.
    #[must_use]
    pub fn covers(&self, (name, version, tree): (&PluginName, &PluginVersion, TreeDigest)) -> bool {
        self.names(name, version) || self.digests.contains(&tree)
    }

    pub(crate) fn check(&self) -> Result<(), FieldError> {
        if self.versions.is_empty() && self.digests.is_empty() {
            return Err(FieldError::new("versions", format!("{} names no version and no digest", self.id)));
        }
        some_line(&self.reason, REASON).map_err(|why| FieldError::new("reason", why))?;
        let most = [
            ("versions", self.versions.len(), MANY),
            ("digests", self.digests.len(), DIGESTS),
            ("aliases", self.aliases.len(), MANY),
            ("references", self.references.len(), MANY),
        ];
        if let Some((field, found, most)) = most.into_iter().find(|(_, found, most)| found > most) {
            return Err(FieldError::new(field, format!("it has {found} items, more than {most}")));
        }
        let texts = [("aliases", &self.aliases), ("references", &self.references)];
        for (field, text) in texts.into_iter().flat_map(|(field, texts)| texts.iter().map(move |text| (field, text))) {
            some_line(text, REFERENCE).map_err(|why| FieldError::new(field, why))?;
        }
        Ok(())
    }
}

impl Document for Revoked {
    const NAME: &'static str = "revoked.json";
    /// 32 MiB: 100,000 entries.
    const BYTES: usize = 32 << 20;
    const UNKNOWN: Unknown = Unknown::Ignored;

    fn check(&self) -> Result<(), FieldError> {
        crate::strict::is_version_one(&self.version)?;
        let mut ids = HashSet::new();
        for (i, entry) in self.revoked.iter().enumerate() {
            if !ids.insert(&entry.id) {
                return Err(FieldError::new(format!("revoked[{i}].id"), format!("{} is listed twice", entry.id)));
            }
            entry.check().map_err(|e| e.under(format_args!("revoked[{i}]")))?;
        }
        Ok(())
    }
}
