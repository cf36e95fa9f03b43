//! One version of one plugin, as the catalog tells it.

use std::collections::HashSet;
use std::fmt;
use std::str::FromStr;

use jiff::civil::Date;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::digest::{CommitId, Sha256, TreeDigest};
use crate::domain::DomainPattern;
use crate::key::{KeyId, Signature};
use crate::manifest::ContributionKind;
use crate::name::{Auditor, Origin, PluginName};
use crate::path::PathText;
use crate::source::Source;
use crate::statement::{AuditLine, Statement, commit_fits};
use crate::strict::FieldError;
use crate::text::{BadText, some_line, text_in_json};
use crate::time::DayText;
use crate::version::PluginVersion;

/// One version: the facts that its statement is rebuilt from, and what a reader wants to know beforehand.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
#[schemars(extend("dependentRequired" = { "signature": ["keyId", "auditedBy", "auditedAt", "audit"], "keyId": ["signature"] }))]
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
    #[serde(default, skip_serializing_if = "Option::is_none", with = "crate::time::date_or_none")]
    #[schemars(with = "Option<DayText>")]
    pub audited_at: Option<Date>,
    /// What the audit said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub audit: Option<AuditRef>,
    /// The kinds of contribution that it makes.
    #[schemars(extend("uniqueItems" = true))]
    #[serde(default)]
    pub contributes: Vec<ContributionKind>,
    /// The network names that it asks for.
    #[serde(default)]
    #[schemars(with = "Vec<DomainPattern>", length(max = 100))]
    pub allowed_domains: Vec<String>,
    /// Taken back: kept for who has it, never chosen.
    #[serde(default)]
    pub yanked: bool,
    /// In a fork: what its upstream signed of the same tree.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub upstream: Option<UpstreamWord>,
    /// Relative paths of Sigstore bundles.
    #[serde(default)]
    #[schemars(with = "Vec<PathText>", length(max = 20))]
    pub attestations: Vec<String>,
}

/// The statement of a fork's upstream about the same version and tree, as far as the fork's own says something else.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct UpstreamWord {
    /// Its statement's signature.
    pub signature: Signature,
    /// Which of its audit keys signed.
    pub key_id: KeyId,
    /// Who audited there.
    pub audited_by: Auditor,
    /// When, in UTC.
    #[serde(with = "crate::time::date")]
    #[schemars(with = "DayText")]
    pub audited_at: Date,
    /// What that audit said.
    pub audit: AuditRef,
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
    /// Where the report lies: `audits/<its SHA-256>.json` beside the metadata, or an address.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub report: Option<String>,
    /// Why no tool ran, where the verdict is `manual`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl AuditRef {
    /// Where a document of an audit, its report or its waivers, is published.
    #[must_use]
    pub fn path_of(digest: Sha256) -> String {
        format!("audits/{}.json", digest.hex())
    }

    /// The documents that it names by their digest: the report and the waivers.
    pub fn documents(&self) -> impl Iterator<Item = Sha256> + '_ {
        self.report.as_deref().and_then(Self::digest_of).into_iter().chain(self.waivers)
    }

    /// The digest in such a path.
    #[must_use]
    pub fn digest_of(path: &str) -> Option<Sha256> {
        let hex = path.strip_prefix("audits/")?.strip_suffix(".json")?;
        format!("sha256:{hex}").parse().ok()
    }
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
    /// What this entry's marketplace has signed, to be carried by a fork beside its own; nothing where it has not.
    #[must_use]
    pub fn word(&self) -> Option<UpstreamWord> {
        Some(UpstreamWord {
            signature: self.signature?,
            key_id: self.key_id.clone()?,
            audited_by: self.audited_by.clone()?,
            audited_at: self.audited_at?,
            audit: self.audit.clone()?,
        })
    }

    /// The same version as its upstream lists it, as far as this entry carries it.
    #[must_use]
    pub fn as_upstream(&self) -> Option<Self> {
        let word = self.upstream.clone()?;
        Some(Self {
            signature: Some(word.signature),
            key_id: Some(word.key_id),
            audited_by: Some(word.audited_by),
            audited_at: Some(word.audited_at),
            audit: Some(word.audit),
            upstream: None,
            ..self.clone()
        })
    }

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

/// 20 bundles: one a builder, with room for rebuilders.
const ATTESTATIONS: usize = 20;
/// 100 domains, as in a manifest.
const DOMAINS: usize = 100;
/// 1,024 characters: a path or an address.
const REPORT: usize = 1_024;

impl VersionEntry {
    /// Whether its facts can hold together. A signature stands with everything that it covers, or not at all.
    ///
    /// # Errors
    /// The first field that breaks a rule.
    pub(super) fn check(&self) -> Result<(), FieldError> {
        if let Source::Directory { path } = &self.source
            && path.strip_prefix("./").is_none_or(|inside| crate::path::check(inside).is_err())
        {
            return Err(FieldError::new(
                "source",
                "a published directory is ./dir, inside the marketplace's own files",
            ));
        }
        if self.signature.is_some() {
            let missing = |field, absent: bool| match absent {
                true => Err(FieldError::new(field, "a signed entry has it")),
                false => Ok(()),
            };
            missing("keyId", self.key_id.is_none())?;
            missing("auditedBy", self.audited_by.is_none())?;
            missing("auditedAt", self.audited_at.is_none())?;
            missing("audit", self.audit.is_none())?;
            commit_fits(&self.source, self.commit).map_err(|e| FieldError::new(e.field(), e.to_string()))?;
        } else if self.key_id.is_some() {
            return Err(FieldError::new("keyId", "it stands beside a signature, and there is none"));
        }
        for (field, audit) in self.audits() {
            let line = AuditLine { verdict: audit.verdict, rules: audit.rules, waivers: audit.waivers };
            line.check().map_err(|e| FieldError::new(e.field(), e.to_string()))?;
            let report = audit.report.as_deref().map_or(Ok(()), |text| some_line(text, REPORT));
            report.map_err(|why| FieldError::new(format!("{field}.report"), why))?;
            let reason = audit.reason.as_deref().map_or(Ok(()), |text| some_line(text, REPORT));
            reason.map_err(|why| FieldError::new(format!("{field}.reason"), why))?;
        }
        self.check_lists()
    }

    /// Its own audit and its upstream's, by the field that holds it.
    fn audits(&self) -> impl Iterator<Item = (&'static str, &AuditRef)> {
        let own = self.audit.iter().map(|audit| ("audit", audit));
        own.chain(self.upstream.iter().map(|word| ("upstream.audit", &word.audit)))
    }

    fn check_lists(&self) -> Result<(), FieldError> {
        let mut kinds = HashSet::new();
        if !self.contributes.iter().all(|kind| kinds.insert(kind)) {
            return Err(FieldError::new("contributes", "a kind is listed twice"));
        }
        if self.allowed_domains.len() > DOMAINS {
            return Err(FieldError::new("allowedDomains", "it has more than 100 items"));
        }
        for (i, pattern) in self.allowed_domains.iter().enumerate() {
            let parsed = pattern.parse::<DomainPattern>();
            parsed.map_err(|e| FieldError::new(format!("allowedDomains[{i}]"), e.to_string()))?;
        }
        if self.attestations.len() > ATTESTATIONS {
            return Err(FieldError::new("attestations", "it has more than 20 items"));
        }
        for (i, path) in self.attestations.iter().enumerate() {
            crate::path::check(path).map_err(|why| FieldError::new(format!("attestations[{i}]"), why))?;
        }
        Ok(())
    }
}
