//! SARIF 2.1.0: what code hosts and editors read. Waivers are suppressions; fingerprints survive moved lines.

use std::collections::BTreeMap;

use schemas::audit_report::{AuditReport, ReportedFinding, ReportedSeverity, ReportedUnread};
use serde_json::{Value, json};
use serde_sarif::sarif::{
    ArtifactLocation, Invocation, Location, Message, MultiformatMessageString, Notification, PhysicalLocation,
    PropertyBag, Region, ReportingConfiguration, ReportingDescriptor, Result as Outcome, ResultLevel, Run, Sarif,
    Suppression, Tool, ToolComponent,
};

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
    let results: Vec<Outcome> =
        report.findings.iter().filter(|finding| shown.has(finding)).map(|finding| outcome(finding, escape)).collect();
    let driver = ToolComponent::builder()
        .name("deepcode-audit")
        .semantic_version(env!("CARGO_PKG_VERSION"))
        .rules(rules::all().iter().copied().map(descriptor).collect::<Vec<_>>())
        .build();
    let log = Sarif::builder()
        .schema(SCHEMA)
        .version(json!("2.1.0"))
        .runs(vec![
            Run::builder()
                .tool(Tool::builder().driver(driver).build())
                .invocations(vec![invocation(report, escape)])
                .column_kind(json!("unicodeCodePoints"))
                .results(results)
                .properties(bag([
                    ("verdict", json!(report.verdict)),
                    ("unwaived", json!(report.unwaived)),
                    ("ruleSet", json!(report.rules)),
                    ("tree", json!(report.digest)),
                    ("notCovered", json!(report.coverage.not_covered)),
                ]))
                .build(),
        ])
        .build();
    let mut text = serde_json::to_string_pretty(&log)?;
    text.push('\n');
    Ok(text)
}

fn bag<const N: usize>(facts: [(&str, Value); N]) -> PropertyBag {
    let properties: BTreeMap<String, Value> =
        facts.into_iter().filter(|(_, value)| !value.is_null()).map(|(key, value)| (key.to_owned(), value)).collect();
    PropertyBag::builder().additional_properties(properties).build()
}

fn descriptor(rule: &'static Rule) -> ReportingDescriptor {
    let text = |text: &str| MultiformatMessageString::builder().text(text).build();
    ReportingDescriptor::builder()
        .id(rule.id)
        .short_description(text(rule.title))
        .full_description(text(&format!("{} {}", rule.what, rule.why)))
        .help(text(rule.fix))
        .default_configuration(ReportingConfiguration::builder().level(json!(level_word(rule.severity))).build())
        .properties(bag([("family", json!(rule.family.word()))]))
        .build()
}

fn outcome(finding: &ReportedFinding, escape: &dyn Fn(&str) -> String) -> Outcome {
    let suppressions: Vec<Suppression> = finding
        .waiver
        .iter()
        .map(|waiver| {
            let until = waiver.expires.map(|day| format!(" (until {day})")).unwrap_or_default();
            let reason = format!("{}{until}, waived by {}", escape(&waiver.reason), waiver.by);
            Suppression::builder().kind(json!("external")).status(json!("accepted")).justification(reason).build()
        })
        .collect();
    let result = Outcome::builder()
        .rule_id(finding.rule.as_str())
        .level(match finding.severity {
            ReportedSeverity::Info => ResultLevel::Note,
            ReportedSeverity::Warning => ResultLevel::Warning,
            ReportedSeverity::Danger => ResultLevel::Error,
        })
        .message(message(&escape(&finding.message)))
        .partial_fingerprints(BTreeMap::from([(FINGERPRINT.to_owned(), finding.fingerprint.hex())]))
        // An empty list says that somebody looked and nothing is suppressed.
        .suppressions(suppressions)
        .properties(bag([
            ("severity", json!(finding.severity)),
            ("confidence", json!(finding.confidence)),
            ("file", json!(finding.file)),
        ]))
        .locations(location(finding).into_iter().collect::<Vec<_>>())
        .build();
    let state = finding.new.map(|new| json!(if new { "new" } else { "unchanged" }));
    Outcome { baseline_state: state, ..result }
}

fn location(finding: &ReportedFinding) -> Option<Location> {
    if finding.path.is_empty() {
        return None;
    }
    let mut place = PhysicalLocation::builder().artifact_location(artifact(&finding.path)).build();
    if let Some((start, end)) = finding.span {
        let region = Region::builder()
            .start_line(i64::from(finding.line.max(1)))
            .start_column(i64::from(finding.column.max(1)))
            .byte_offset(i64::from(start))
            .byte_length(i64::from(end.saturating_sub(start)))
            .build();
        place.region = Some(region);
    }
    Some(Location::builder().physical_location(place).build())
}

fn invocation(report: &AuditReport, escape: &dyn Fn(&str) -> String) -> Invocation {
    let unread = |unread: &ReportedUnread| {
        let notification = Notification::builder()
            .level(json!("error"))
            .message(message(&format!("not analysed: {}", escape(&unread.why))))
            .build();
        let place = |path| PhysicalLocation::builder().artifact_location(artifact(path)).build();
        let locations =
            (!unread.path.is_empty()).then(|| vec![Location::builder().physical_location(place(&unread.path)).build()]);
        Notification { locations, ..notification }
    };
    Invocation::builder()
        .execution_successful(report.coverage.unread.is_empty())
        .tool_execution_notifications(report.coverage.unread.iter().map(unread).collect::<Vec<_>>())
        .build()
}

fn message(text: &str) -> Message {
    Message::builder().text(text).build()
}

fn artifact(path: &str) -> ArtifactLocation {
    ArtifactLocation::builder().uri(uri(path)).build()
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

fn level_word(severity: ReportedSeverity) -> &'static str {
    match severity {
        ReportedSeverity::Info => "note",
        ReportedSeverity::Warning => "warning",
        ReportedSeverity::Danger => "error",
    }
}
