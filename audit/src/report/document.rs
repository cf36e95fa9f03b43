//! A report as the document that outlives the rule set: rules by name, waivers and the baseline beside each finding.

use std::collections::BTreeSet;

use schemas::audit_report::{AuditReport, ReportedCoverage, ReportedFinding, ReportedSeverity, ReportedUnread};
use schemas::{Sha256, Verdict};

use super::{Coverage, Report};
use crate::finding::Finding;

/// What `report` says, before any waiver or baseline.
#[must_use]
pub fn document(report: &Report) -> AuditReport {
    let finding = |finding: &Finding| ReportedFinding {
        rule: finding.rule.id.to_owned(),
        family: finding.rule.family.word().to_owned(),
        title: finding.rule.title.to_owned(),
        severity: finding.severity,
        confidence: finding.confidence,
        path: finding.place.path.clone(),
        file: report.digests.get(&finding.place.path).copied(),
        span: finding.place.span,
        line: finding.place.line,
        column: finding.place.column,
        message: finding.message.clone(),
        evidence: finding.evidence.clone(),
        fingerprint: finding.fingerprint,
        new: None,
        waiver: None,
    };
    AuditReport {
        version: "1".to_owned(),
        digest: report.digest,
        rules: report.rules,
        verdict: report.verdict,
        unwaived: report.verdict,
        findings: report.findings.iter().map(finding).collect(),
        coverage: (&report.coverage).into(),
    }
}

/// Marks what `before` did not have. A finding that grew worse is new.
pub fn compare(report: &mut AuditReport, before: &AuditReport) {
    let known: BTreeSet<(Sha256, ReportedSeverity)> =
        before.findings.iter().map(|finding| (finding.fingerprint, finding.severity)).collect();
    let was_as_bad = |finding: &ReportedFinding| {
        let all = [ReportedSeverity::Info, ReportedSeverity::Warning, ReportedSeverity::Danger];
        all.into_iter().filter(|s| *s >= finding.severity).any(|s| known.contains(&(finding.fingerprint, s)))
    };
    for finding in &mut report.findings {
        finding.new = Some(!was_as_bad(finding));
    }
}

/// Works out again what no waiver covers.
pub fn settle(report: &mut AuditReport) {
    report.unwaived =
        report.open().map(|finding| finding.severity).max().map_or(Verdict::Clean, ReportedSeverity::verdict);
}

impl From<&Coverage> for ReportedCoverage {
    fn from(coverage: &Coverage) -> Self {
        let number = |n: usize| u64::try_from(n).unwrap_or(u64::MAX);
        let unread = |u: &super::Unread| ReportedUnread { path: u.path.clone(), why: u.why.clone() };
        Self {
            files: number(coverage.files),
            bytes: coverage.bytes,
            analysed: number(coverage.analysed),
            unread: coverage.unread.iter().map(unread).collect(),
            not_covered: coverage.not_covered.clone(),
            dropped: number(coverage.dropped),
        }
    }
}
