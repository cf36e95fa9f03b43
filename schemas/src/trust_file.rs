//! `plugins-trust.json`: which tree was trusted as which plugin, by whom, and how far.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use jiff::Timestamp;
use jiff::civil::Date;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Error as _, MapAccess, Visitor};
use serde::ser::SerializeMap as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::digest::{CommitId, Sha256, TreeDigest};
use crate::index::Verdict;
use crate::key::Signature;
use crate::name::{MarketplaceName, PluginName};
use crate::source::Source;
use crate::strict::{Document, FieldError, Unknown};
use crate::time::{DayText, InstantText};
use crate::version::PluginVersion;

/// Name → record. On disk the reserved key `plugins` holds `{}`, because a DeepCode of today needs it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TrustFile {
    /// Always `{}`.
    pub plugins: Empty,
    /// The records.
    pub records: BTreeMap<PluginName, TrustRecord>,
}

/// An object without members.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Empty {}

impl Serialize for TrustFile {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut members = to.serialize_map(Some(self.records.len() + 1))?;
        members.serialize_entry("plugins", &self.plugins)?;
        for (name, record) in &self.records {
            members.serialize_entry(name, record)?;
        }
        members.end()
    }
}

struct Members;
impl<'de> Visitor<'de> for Members {
    type Value = TrustFile;
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object of plugin names and trust records")
    }
    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<TrustFile, A::Error> {
        let mut file = TrustFile::default();
        while let Some(key) = members.next_key::<String>()? {
            if key == "plugins" {
                file.plugins = members.next_value()?;
            } else {
                let name = key.parse().map_err(A::Error::custom)?;
                file.records.insert(name, members.next_value()?);
            }
        }
        Ok(file)
    }
}

impl<'de> Deserialize<'de> for TrustFile {
    /// By hand, because serde's `flatten` loses the position of what is wrong.
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_map(Members)
    }
}

impl JsonSchema for TrustFile {
    fn schema_name() -> Cow<'static, str> {
        "TrustFile".into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let empty = generator.subschema_for::<Empty>();
        let name = generator.subschema_for::<PluginName>();
        let record = generator.subschema_for::<TrustRecord>();
        json_schema!({
            "type": "object",
            "description": "Name to record; the reserved key `plugins` holds an empty object.",
            "properties": { "plugins": empty },
            "propertyNames": { "anyOf": [{ "const": "plugins" }, name] },
            "additionalProperties": record
        })
    }
}

/// What was trusted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TrustRecord {
    /// The version in its manifest.
    pub version: PluginVersion,
    /// When it was installed.
    #[serde(with = "crate::time::utc")]
    #[schemars(with = "InstantText")]
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
    pub acknowledged: Vec<Sha256>,
    /// What the audit said of the tree; absent in records that are older than the audit.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub audit: Option<AuditRecord>,
    /// The tree that a person has approved as a whole: its texts count as acknowledged. Void for any other tree.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub approved: Option<TreeDigest>,
}

/// What the gate looks at when a plugin is loaded: the audit is not run again then.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AuditRecord {
    /// The tree that was audited.
    pub tree: TreeDigest,
    /// The verdict, waivers and acknowledgements aside.
    pub verdict: Verdict,
    /// Whose it is.
    pub by: AuditedBy,
    /// The rule set that gave it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<Sha256>,
    /// The fingerprints of the danger findings.
    #[serde(default)]
    pub danger: Vec<Sha256>,
    /// Those that a person has acknowledged at the terminal; only what this machine has audited can be.
    #[serde(default)]
    pub acknowledged: Vec<Sha256>,
    /// Those that the marketplace's maintainer has waived.
    #[serde(default)]
    pub waived: Vec<WaivedFinding>,
}

/// A danger finding that does not count, and until when.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct WaivedFinding {
    /// Which.
    pub fingerprint: Sha256,
    /// The last day on which the waiver counts.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "crate::time::date_or_none")]
    #[schemars(with = "Option<DayText>")]
    pub expires: Option<Date>,
}

/// Whose verdict it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum AuditedBy {
    /// The marketplace's, signed.
    Marketplace,
    /// This machine's own.
    Here,
}

/// Why the gate is shut.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Gate {
    /// Findings that nobody waived or acknowledged.
    #[error("its audit found danger, and {open} of {all} findings are neither waived nor acknowledged")]
    Danger {
        /// Those.
        open: usize,
        /// All of that severity.
        all: usize,
    },
    /// Every one was waived, but some only until a day that is over.
    #[error("its audit found danger, and the waiver ended on {0}")]
    Expired(Date),
    /// The verdict is danger and nothing is said of why.
    #[error("its audit found danger and names no finding")]
    Nameless,
    /// It is about another tree.
    #[error("its audit is of {0}, another tree")]
    OtherTree(TreeDigest),
}

impl AuditRecord {
    /// Whether what was found may load on `today` as the tree `tree`.
    ///
    /// # Errors
    /// [`Gate`].
    pub fn gate(&self, tree: TreeDigest, today: Date) -> Result<(), Gate> {
        if self.tree != tree {
            return Err(Gate::OtherTree(self.tree));
        }
        if self.verdict != Verdict::Danger && self.danger.is_empty() {
            return Ok(());
        }
        if self.danger.is_empty() {
            return Err(Gate::Nameless);
        }
        let mut over = None;
        let mut open = 0_usize;
        for finding in &self.danger {
            if self.by == AuditedBy::Here && self.acknowledged.contains(finding) {
                continue;
            }
            match self.waived.iter().find(|waived| waived.fingerprint == *finding).map(|waived| waived.expires) {
                Some(Some(last)) if last < today => over = Some(last),
                Some(_) => {}
                None => open = open.saturating_add(1),
            }
        }
        match (open, over) {
            (0, None) => Ok(()),
            (0, Some(last)) => Err(Gate::Expired(last)),
            (open, _) => Err(Gate::Danger { open, all: self.danger.len() }),
        }
    }
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

    fn check(&self) -> Result<(), FieldError> {
        self.records.iter().try_for_each(|(name, record)| record.check().map_err(|e| e.under(name)))
    }
}

impl TrustRecord {
    /// Whether a person has approved exactly this tree.
    #[must_use]
    pub fn is_approved(&self) -> bool {
        self.approved == Some(self.source_hash)
    }

    /// Whether its claims can hold together: no verified grade without the statement's signature.
    fn check(&self) -> Result<(), FieldError> {
        if self.marketplace_verified != self.marketplace_signature.is_some() {
            let why = "it stands with marketplaceVerified, and not without it";
            return Err(FieldError::new("marketplaceSignature", why));
        }
        if self.grade >= Grade::VerifiedThirdParty && !self.marketplace_verified {
            return Err(FieldError::new("grade", format!("{} needs marketplaceVerified", self.grade)));
        }
        if self.audit.as_ref().is_some_and(|audit| audit.tree != self.source_hash) {
            return Err(FieldError::new("audit.tree", "it is of another tree than sourceHash"));
        }
        if self.trusted_by == TrustedBy::Marketplace && !self.marketplace_verified {
            return Err(FieldError::new("trustedBy", "a marketplace trusts by its statement, and there is none"));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TREE: TreeDigest = TreeDigest([7; 32]);
    const ONE: Sha256 = Sha256([1; 32]);
    const TWO: Sha256 = Sha256([2; 32]);

    fn day(text: &str) -> Date {
        text.parse().unwrap()
    }

    fn danger(by: AuditedBy) -> AuditRecord {
        let (acknowledged, waived) = (Vec::new(), Vec::new());
        AuditRecord {
            tree: TREE,
            verdict: Verdict::Danger,
            by,
            rules: None,
            danger: vec![ONE, TWO],
            acknowledged,
            waived,
        }
    }

    fn waived(fingerprint: Sha256, expires: Option<&str>) -> WaivedFinding {
        WaivedFinding { fingerprint, expires: expires.map(day) }
    }

    #[test]
    fn danger_that_nobody_covers_is_shut() {
        let today = day("2026-06-01");
        assert_eq!(danger(AuditedBy::Here).gate(TREE, today), Err(Gate::Danger { open: 2, all: 2 }));
        let mut half = danger(AuditedBy::Here);
        half.acknowledged = vec![ONE];
        assert_eq!(half.gate(TREE, today), Err(Gate::Danger { open: 1, all: 2 }));
        half.acknowledged.push(TWO);
        assert_eq!(half.gate(TREE, today), Ok(()));
    }

    #[test]
    fn what_a_marketplace_signed_as_danger_no_user_acknowledges() {
        let mut record = danger(AuditedBy::Marketplace);
        record.acknowledged = vec![ONE, TWO];
        assert_eq!(record.gate(TREE, day("2026-06-01")), Err(Gate::Danger { open: 2, all: 2 }));
    }

    #[test]
    fn a_waiver_counts_on_its_last_day_and_not_on_the_next() {
        let mut record = danger(AuditedBy::Marketplace);
        record.waived = vec![waived(ONE, None), waived(TWO, Some("2026-06-01"))];
        assert_eq!(record.gate(TREE, day("2026-06-01")), Ok(()));
        assert_eq!(record.gate(TREE, day("2026-06-02")), Err(Gate::Expired(day("2026-06-01"))));
    }

    #[test]
    fn danger_without_a_finding_and_an_audit_of_another_tree_are_shut() {
        let mut record = danger(AuditedBy::Here);
        assert_eq!(record.gate(TreeDigest([8; 32]), day("2026-06-01")), Err(Gate::OtherTree(TREE)));
        record.danger.clear();
        assert_eq!(record.gate(TREE, day("2026-06-01")), Err(Gate::Nameless));
    }

    #[test]
    fn a_finding_of_danger_is_shut_whatever_the_verdict_says() {
        let record = AuditRecord { verdict: Verdict::Clean, ..danger(AuditedBy::Here) };
        assert!(record.gate(TREE, day("2026-06-01")).is_err());
    }
}
