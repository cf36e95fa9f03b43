//! The report: findings, the verdict that follows from them, and what was and was not looked at.

pub mod document;
pub mod github;
pub mod plain;
pub mod sarif;

use std::collections::BTreeMap;

use schemas::audit_report::{ReportedConfidence, ReportedFinding, ReportedSeverity};
use schemas::strict::{Document, FieldError, Unknown};
use schemas::{Sha256, TreeDigest, Verdict};
use serde::{Deserialize, Serialize};

use crate::finding::{Finding, Findings};
use crate::rules;

pub use document::{compare, document, settle};

/// A file that was not analysed, and why; each has a finding as well.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unread {
    /// Which; empty for the bundle as a whole.
    pub path: String,
    /// Why, as a clause: "it is larger than 32 MiB".
    pub why: String,
}

/// What was looked at, and what no digest covers.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Coverage {
    /// Files in the bundle.
    pub files: usize,
    /// Bytes in the bundle.
    pub bytes: u64,
    /// Files that some rule read as what they are: script, manifest, prose, shell.
    pub analysed: usize,
    /// Files that should have been read and were not.
    pub unread: Vec<Unread>,
    /// What would run or be believed although the digest does not cover it: remote MCP servers, downloads at run time.
    pub not_covered: Vec<String>,
    /// Findings beyond the most that a report keeps.
    pub dropped: usize,
}

/// What one audit found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Report {
    /// The tree's digest, where the bundle has one: links and the like have none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digest: Option<TreeDigest>,
    /// The rule set's digest.
    pub rules: Sha256,
    /// The highest finding's severity, or clean.
    pub verdict: Verdict,
    /// The worst first.
    pub findings: Vec<Finding>,
    /// The SHA-256 of each file that a finding is about and that could be read: what a waiver names.
    pub digests: BTreeMap<String, Sha256>,
    /// What was looked at.
    pub coverage: Coverage,
}

impl Report {
    /// The report of these findings: the verdict is the worst of them.
    #[must_use]
    pub fn of(findings: Findings, mut coverage: Coverage) -> Self {
        coverage.dropped = findings.dropped();
        let findings = findings.finish();
        let verdict = worst(&findings);
        let (rules, digests) = (rules::digest(), BTreeMap::new());
        Self { digest: None, rules, verdict, findings, digests, coverage }
    }

    /// Whether every file that should have been read was.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.coverage.unread.is_empty()
    }
}

fn worst(findings: &[Finding]) -> Verdict {
    findings.iter().map(|finding| finding.severity).max().map_or(Verdict::Clean, crate::Severity::verdict)
}

impl Document for Report {
    const NAME: &'static str = "the audit's report";
    /// 32 MiB: 6,000 findings are kept, and one with the longest path, message and evidence has 4 KiB.
    const BYTES: usize = 32 << 20;
    const UNKNOWN: Unknown = Unknown::Refused;

    fn check(&self) -> Result<(), FieldError> {
        if self.rules != rules::digest() {
            return Err(FieldError::new("rules", "it is the digest of another rule set"));
        }
        if self.verdict != worst(&self.findings) {
            return Err(FieldError::new("verdict", "it is not the worst finding's"));
        }
        Ok(())
    }
}

/// What of a report is shown. The verdict is never of this alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shown {
    /// Findings at least this bad.
    pub severity: ReportedSeverity,
    /// Findings at least this sure.
    pub confidence: ReportedConfidence,
}

impl Default for Shown {
    fn default() -> Self {
        Self { severity: ReportedSeverity::Info, confidence: ReportedConfidence::Low }
    }
}

impl Shown {
    /// Whether `finding` is shown.
    #[must_use]
    pub fn has(self, finding: &ReportedFinding) -> bool {
        finding.severity >= self.severity && finding.confidence >= self.confidence
    }
}
