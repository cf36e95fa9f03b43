//! SARIF 2.1.0: what code hosts and editors read. Waivers are suppressions; fingerprints survive moved lines.

use schemas::audit_report::{AuditReport, ReportedFinding, ReportedSeverity, ReportedUnread};
use serde_json::{Map, Value, json};

use super::Shown;
use crate::rule::Rule;
use crate::rules;

/// The key of our fingerprint; the number is raised when it is made otherwise.
const FINGERPRINT: &str = "deepcodeAudit/v1";

/// Where the schema that this follows is published.
const SCHEMA: &str = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/// The log of one audit. `escape` makes foreign text harmless, since viewers print messages as they are.
///
/// # Errors
/// Never for what a report can hold: when the log has no JSON form.
pub fn write(report: &AuditReport, shown: Shown, escape: &dyn Fn(&str) -> String) -> Result<String, serde_json::Error> {
    let results: Vec<Value> =
        report.findings.iter().filter(|finding| shown.has(finding)).map(|finding| result(finding, escape)).collect();
    let log = json!({
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [{
            "tool": {"driver": {
                "name": "deepcode-audit",
                "semanticVersion": env!("CARGO_PKG_VERSION"),
                "rules": rules::all().iter().copied().map(descriptor).collect::<Vec<_>>(),
            }},
            "invocations": [invocation(report, escape)],
            "columnKind": "unicodeCodePoints",
            "results": results,
            "properties": told([
                ("verdict", json!(report.verdict)),
                ("unwaived", json!(report.unwaived)),
                ("ruleSet", json!(report.rules)),
                ("tree", json!(report.digest)),
                ("notCovered", json!(report.coverage.not_covered)),
            ]),
        }],
    });
    let mut text = serde_json::to_string_pretty(&log)?;
    text.push('\n');
    Ok(text)
}

/// An object of the members that are known.
fn told<const N: usize>(members: [(&str, Value); N]) -> Value {
    let known = members.into_iter().filter(|(_, value)| !value.is_null());
    known.map(|(key, value)| (key.to_owned(), value)).collect::<Map<_, _>>().into()
}

fn descriptor(rule: &'static Rule) -> Value {
    json!({
        "id": rule.id,
        "shortDescription": {"text": rule.title},
        "fullDescription": {"text": format!("{} {}", rule.what, rule.why)},
        "help": {"text": rule.fix},
        "defaultConfiguration": {"level": level(rule.severity)},
        "properties": {"family": rule.family.word()},
    })
}

fn result(finding: &ReportedFinding, escape: &dyn Fn(&str) -> String) -> Value {
    let suppressions: Vec<Value> = finding
        .waiver
        .iter()
        .map(|waiver| {
            let until = waiver.expires.map(|day| format!(" (until {day})")).unwrap_or_default();
            let reason = format!("{}{until}, waived by {}", escape(&waiver.reason), waiver.by);
            json!({"kind": "external", "status": "accepted", "justification": reason})
        })
        .collect();
    told([
        ("ruleId", json!(finding.rule)),
        ("level", json!(level(finding.severity))),
        ("message", json!({"text": escape(&finding.message)})),
        ("locations", json!(location(finding).into_iter().collect::<Vec<_>>())),
        ("partialFingerprints", told([(FINGERPRINT, json!(finding.fingerprint.hex()))])),
        // An empty list says that somebody looked and nothing is suppressed.
        ("suppressions", json!(suppressions)),
        ("baselineState", json!(finding.new.map(|new| if new { "new" } else { "unchanged" }))),
        (
            "properties",
            told([
                ("severity", json!(finding.severity)),
                ("confidence", json!(finding.confidence)),
                ("file", json!(finding.file)),
            ]),
        ),
    ])
}

fn location(finding: &ReportedFinding) -> Option<Value> {
    if finding.path.is_empty() {
        return None;
    }
    let region = finding.span.map(|(start, end)| {
        json!({
            "startLine": finding.line.max(1),
            "startColumn": finding.column.max(1),
            "byteOffset": start,
            "byteLength": end.saturating_sub(start),
        })
    });
    let place = told([("artifactLocation", artifact(&finding.path)), ("region", json!(region))]);
    Some(json!({"physicalLocation": place}))
}

fn invocation(report: &AuditReport, escape: &dyn Fn(&str) -> String) -> Value {
    let unread = |unread: &ReportedUnread| {
        let place = || json!([{"physicalLocation": {"artifactLocation": artifact(&unread.path)}}]);
        told([
            ("level", json!("error")),
            ("message", json!({"text": format!("not analysed: {}", escape(&unread.why))})),
            ("locations", json!((!unread.path.is_empty()).then(place))),
        ])
    };
    json!({
        "executionSuccessful": report.coverage.unread.is_empty(),
        "toolExecutionNotifications": report.coverage.unread.iter().map(unread).collect::<Vec<_>>(),
    })
}

fn artifact(path: &str) -> Value {
    json!({"uri": uri(path)})
}

/// The path as a relative reference (RFC 3986).
fn uri(path: &str) -> String {
    path.bytes().fold(String::with_capacity(path.len()), |mut uri, byte| {
        if byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte) {
            uri.push(char::from(byte));
        } else {
            uri.push_str(&format!("%{byte:02X}"));
        }
        uri
    })
}

fn level(severity: ReportedSeverity) -> &'static str {
    match severity {
        ReportedSeverity::Info => "note",
        ReportedSeverity::Warning => "warning",
        ReportedSeverity::Danger => "error",
    }
}
