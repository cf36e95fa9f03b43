//! `audit-report.json`: what an audit found, for whoever reads it later: the maintainer's CI, the users of a marketplace.
//!
//! Rules are named by their ids and not known here: a report outlives the rule set that made it.

use jiff::civil::Date;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::digest::{Sha256, TreeDigest};
use crate::index::Verdict;
use crate::name::Auditor;
use crate::strict::{Document, FieldError, Unknown};
use crate::text::some_line;
use crate::time::DayText;

/// What an audit found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct AuditReport {
    /// The format's version: `"1"`.
    #[schemars(with = "crate::strict::VersionOne")]
    pub version: String,
    /// The tree, where it is one: a folder with links and the like has no digest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digest: Option<TreeDigest>,
    /// The rule set.
    pub rules: Sha256,
    /// The worst finding, waived or not.
    pub verdict: Verdict,
    /// The worst finding that no valid waiver covers: what the gate looks at.
    pub unwaived: Verdict,
    /// The worst first.
    pub findings: Vec<ReportedFinding>,
    /// What was looked at, and what was not.
    pub coverage: ReportedCoverage,
}

/// One finding.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReportedFinding {
    /// The rule's id; `docs/reference/rules/` has a page for each.
    pub rule: String,
    /// The row of the severity policy.
    pub family: String,
    /// What the rule is about, in a line.
    pub title: String,
    /// How bad.
    pub severity: ReportedSeverity,
    /// How sure, apart from how bad.
    pub confidence: ReportedConfidence,
    /// The file, relative, `/` between components; empty for the bundle as a whole.
    pub path: String,
    /// The file's SHA-256: what a waiver names.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<Sha256>,
    /// The first byte of the text that it is about, and the byte after its last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub span: Option<(u32, u32)>,
    /// From 1; 0 where it is about the whole file.
    #[serde(default)]
    pub line: u32,
    /// In characters, from 1; 0 where it is about the whole file.
    #[serde(default)]
    pub column: u32,
    /// What was found; it may quote hostile text, which who prints it escapes.
    pub message: String,
    /// The text itself, raw, at most 240 characters.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub evidence: String,
    /// Survives moved lines; a waiver and a baseline name it.
    pub fingerprint: Sha256,
    /// Whether the baseline does not have it; absent without a baseline.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub new: Option<bool>,
    /// The waiver that covers it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub waiver: Option<ReportedWaiver>,
}

/// Why a finding does not count.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReportedWaiver {
    /// The maintainer's reason.
    pub reason: String,
    /// Who waived it.
    pub by: Auditor,
    /// The last day on which it counts.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "crate::time::date_or_none")]
    #[schemars(with = "Option<DayText>")]
    pub expires: Option<Date>,
}

/// How bad.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ReportedSeverity {
    /// Context.
    Info,
    /// To be acknowledged.
    Warning,
    /// A hard gate.
    Danger,
}

/// How sure.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ReportedConfidence {
    /// A pattern that honest text has too.
    Low,
    /// Likely.
    Medium,
    /// The text says so.
    High,
}

/// What was looked at.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReportedCoverage {
    /// Files in the bundle.
    pub files: u64,
    /// Bytes in the bundle.
    pub bytes: u64,
    /// Files that some rule read as what they are.
    pub analysed: u64,
    /// Files that should have been read and were not.
    #[serde(default)]
    pub unread: Vec<ReportedUnread>,
    /// What would run or be believed although the digest does not cover it.
    #[serde(default)]
    pub not_covered: Vec<String>,
    /// Findings beyond the most that a report keeps.
    #[serde(default)]
    pub dropped: u64,
}

/// A file that was not read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReportedUnread {
    /// Which; empty for the bundle as a whole.
    pub path: String,
    /// Why, as a clause.
    pub why: String,
}

/// 400 characters, as in a waiver's statement.
const REASON: usize = 400;

impl Document for AuditReport {
    const NAME: &'static str = "audit-report.json";
    /// 32 MiB: 6,000 findings are kept, and one with the longest path, message and evidence has 4 KiB.
    const BYTES: usize = 32 << 20;
    const UNKNOWN: Unknown = Unknown::Ignored;

    fn check(&self) -> Result<(), FieldError> {
        crate::strict::is_version_one(&self.version)?;
        let worst = |findings: &mut dyn Iterator<Item = &ReportedFinding>| {
            findings.map(|finding| finding.severity).max().map_or(Verdict::Clean, ReportedSeverity::verdict)
        };
        if self.verdict < worst(&mut self.findings.iter()) {
            return Err(FieldError::new("verdict", "it is lower than the worst finding"));
        }
        if self.unwaived < worst(&mut self.open()) {
            return Err(FieldError::new("unwaived", "it is lower than the worst finding that no waiver covers"));
        }
        for (i, waiver) in self.findings.iter().enumerate().filter_map(|(i, f)| Some((i, f.waiver.as_ref()?))) {
            let reason = some_line(&waiver.reason, REASON);
            reason.map_err(|why| FieldError::new(format!("findings[{i}].waiver.reason"), why))?;
        }
        Ok(())
    }
}

impl AuditReport {
    /// The findings that no waiver covers.
    pub fn open(&self) -> impl Iterator<Item = &ReportedFinding> {
        self.findings.iter().filter(|finding| finding.waiver.is_none())
    }

    /// Those of them that are a hard gate.
    pub fn dangers(&self) -> impl Iterator<Item = &ReportedFinding> {
        self.open().filter(|finding| finding.severity == ReportedSeverity::Danger)
    }
}

impl ReportedSeverity {
    /// The verdict of a report whose worst finding this is.
    #[must_use]
    pub fn verdict(self) -> Verdict {
        match self {
            Self::Info => Verdict::Info,
            Self::Warning => Verdict::Warning,
            Self::Danger => Verdict::Danger,
        }
    }

    /// The word.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Info => "info",
            Self::Warning => "warning",
            Self::Danger => "danger",
        }
    }
}
