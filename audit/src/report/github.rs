//! Workflow commands: each finding as an annotation beside the line that it is about.

use std::fmt::Write as _;

use schemas::audit_report::{AuditReport, ReportedFinding, ReportedSeverity};

use super::Shown;

/// One workflow command a finding. What a maintainer has waived is a notice.
#[must_use]
pub fn write(report: &AuditReport, shown: Shown, escape: &dyn Fn(&str) -> String) -> String {
    report.findings.iter().filter(|finding| shown.has(finding)).fold(String::new(), |mut text, finding| {
        // Writing to a string cannot fail.
        writeln!(text, "{}", command(finding, escape)).ok();
        text
    })
}

fn command(finding: &ReportedFinding, escape: &dyn Fn(&str) -> String) -> String {
    let level = match (finding.severity, &finding.waiver) {
        (ReportedSeverity::Info, _) | (_, Some(_)) => "notice",
        (ReportedSeverity::Warning, None) => "warning",
        (ReportedSeverity::Danger, None) => "error",
    };
    let mut properties = Vec::new();
    if !finding.path.is_empty() {
        properties.push(format!("file={}", property(&escape(&finding.path))));
    }
    if finding.line > 0 {
        properties.push(format!("line={},col={}", finding.line, finding.column));
    }
    properties.push(format!("title={}", property(&format!("{} ({})", finding.title, finding.rule))));
    let waived = finding.waiver.as_ref().map(|w| format!(" (waived: {})", escape(&w.reason))).unwrap_or_default();
    let message = data(&format!("{}{waived}", escape(&finding.message)));
    format!("::{level} {}::{message}", properties.join(","))
}

/// What ends a line, or begins an escape, in a command's message.
fn data(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

/// That, and what ends a property.
fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}
