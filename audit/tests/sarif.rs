//! The SARIF log as the standard's own schema judges it.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use audit::report::{Shown, sarif};
use schemas::audit_report::AuditReport;
use serde_json::Value;

/// The example of the format: a waived danger, a new warning, a file that was not analysed.
fn example() -> AuditReport {
    schemas::read(include_bytes!("../../schemas/examples/audit-report.json")).unwrap()
}

fn log(report: &AuditReport) -> Value {
    let text = sarif::write(report, Shown::default(), &|text| terminal::escape(text).to_string()).unwrap();
    serde_json::from_str(&text).unwrap()
}

fn judge() -> jsonschema::Validator {
    // As published, its pattern for languages has a bracket too many, which strict readers of patterns refuse.
    let published = include_str!("../../tests/vectors/sarif/sarif-schema-2.1.0.json");
    let schema: Value = serde_json::from_str(&published.replace("{2}]?$", "{2}?$")).unwrap();
    jsonschema::draft7::options().should_validate_formats(true).build(&schema).unwrap()
}

fn valid(log: &Value) {
    let errors: Vec<String> = judge().iter_errors(log).map(|e| format!("{}: {e}", e.instance_path())).collect();
    assert_eq!(errors, Vec::<String>::new());
}

#[test]
fn a_log_is_what_the_schema_says() {
    valid(&log(&example()));
    let mut clean = example();
    clean.findings.clear();
    clean.coverage.unread.clear();
    valid(&log(&clean));
}

#[test]
fn the_judge_refuses_what_is_not() {
    let mut log = log(&example());
    log["runs"][0]["results"][0]["level"] = "fatal".into();
    assert!(!judge().is_valid(&log));
}

#[test]
fn hostile_paths_and_words_keep_it_valid_and_harmless() {
    let mut report = example();
    report.findings[0].path = "a b%\u{1b}[2J\u{202e}#?.js".into();
    report.findings[0].message = "\u{1b}]0;x\u{7}\u{202e}".into();
    report.coverage.unread[0].path = "ü \u{0}".into();
    let log = log(&report);
    valid(&log);
    let text = log.to_string();
    assert!(!text.contains('\u{202e}') && !text.contains("\\u001b"), "{text}");
}

#[test]
fn what_is_waived_is_suppressed_and_what_was_not_read_is_no_success() {
    let log = log(&example());
    let run = &log["runs"][0];
    assert_eq!(run["invocations"][0]["executionSuccessful"], false);
    let results = run["results"].as_array().unwrap();
    assert_eq!(results[0]["suppressions"][0]["status"], "accepted");
    assert_eq!(results[0]["baselineState"], "unchanged");
    assert_eq!(results[1]["suppressions"].as_array().unwrap().len(), 0);
    assert_eq!(results[1]["baselineState"], "new");

    let mut whole = example();
    whole.coverage.unread.clear();
    assert_eq!(self::log(&whole)["runs"][0]["invocations"][0]["executionSuccessful"], true);
}

#[test]
fn a_fingerprint_does_not_change_when_lines_move() {
    let mut moved = example();
    for finding in &mut moved.findings {
        finding.line += 40;
        finding.span = finding.span.map(|(start, end)| (start + 900, end + 900));
    }
    let prints = |report: &AuditReport| log(report)["runs"][0]["results"][0]["partialFingerprints"].clone();
    assert_eq!(prints(&moved), prints(&example()));
}
