//! Workflow commands: nothing in a plugin can end one or begin another.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use audit::report::{Shown, github};
use schemas::audit_report::{AuditReport, ReportedConfidence, ReportedSeverity};

fn written(report: &AuditReport, shown: Shown) -> String {
    github::write(report, shown, &|text| terminal::escape(text).to_string())
}

fn example() -> AuditReport {
    schemas::read(include_bytes!("../../schemas/examples/audit-report.json")).unwrap()
}

#[test]
fn a_finding_is_an_annotation_of_its_severity() {
    let text = written(&example(), Shown::default());
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 2, "{text}");
    assert!(lines[0].starts_with("::notice file=lib/template.js,line=7,col=5,title="), "{text}");
    assert!(lines[0].contains("waived"), "{text}");
    assert!(lines[1].starts_with("::warning file=index.js,line=1,col=11,title="), "{text}");
}

#[test]
fn a_name_or_a_message_cannot_begin_a_command_of_its_own() {
    let mut report = example();
    report.findings[1].path = "a,line=9::\n::error::owned%0A.js".into();
    report.findings[1].message = "x\r\n::add-mask::y%\u{1b}".into();
    let text = written(&report, Shown::default());
    assert_eq!(text.lines().count(), 2, "{text}");
    let hostile = text.lines().last().unwrap();
    assert!(hostile.starts_with("::warning file=a%2Cline=9%3A%3A"), "{hostile}");
    assert!(!hostile.contains('\u{1b}') && hostile.contains("owned%250A"), "{hostile}");
}

#[test]
fn what_is_not_asked_for_is_not_shown() {
    let shown = Shown { severity: ReportedSeverity::Danger, confidence: ReportedConfidence::High };
    assert_eq!(written(&example(), shown).lines().count(), 1);
}
