//! What a hostile plugin wrote, laid out for a person.

use schemas::audit_report::{ReportedConfidence, ReportedWaiver};

use super::*;
use crate::finding::{Finding, Findings, Place};
use crate::report::{Coverage, Report, document};
use crate::rules::auditor::{ENDED, LATE};

/// As the binaries escape.
fn escape(text: &str) -> String {
    terminal::escape(text).to_string()
}

fn report(text: &str, spans: &[(usize, usize)]) -> AuditReport {
    let mut findings = Findings::default();
    for (start, end) in spans {
        let place = Place::within("a.js", text, *start, *end);
        findings.push(Finding::new(&ENDED, place, format!("it says {}", text.get(*start..*end).unwrap())));
    }
    document(&Report::of(findings, Coverage { files: 1, ..Coverage::default() }))
}

fn written(report: &AuditReport, text: &str) -> String {
    let text = text.to_owned();
    let plain = Plain { shown: Shown::default(), escape: &escape, text: &move |_| Some(text.clone()), width: 100 };
    // Colours are ours; everything else must be harmless.
    anstyle_stripped(&plain.write(report))
}

/// Without our own colours.
fn anstyle_stripped(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("\u{1b}[") {
        plain.push_str(before);
        rest = after.split_once('m').unwrap().1;
    }
    plain + rest
}

#[test]
fn no_raw_control_byte_reaches_the_terminal() {
    let text = "let a = 1;\n\u{1b}]0;owned\u{7}\u{202e}eval\u{200b}(x)\u{e0041}\u{9b}31m\r\nlet b;\n";
    let start = text.find("eval").unwrap();
    let mut report = report(text, &[(start, start + 9)]);
    report.findings[0].path = "a\u{1b}[2J\n::error::x.js".into();
    report.findings[0].evidence = text.into();
    report.coverage.unread =
        vec![schemas::audit_report::ReportedUnread { path: "\u{7}".into(), why: "\u{202e}".into() }];
    report.coverage.not_covered = vec!["\u{1b}[0m".into()];
    let plain = Plain { shown: Shown::default(), escape: &escape, text: &|_| Some(text.to_owned()), width: 100 };
    let written = anstyle_stripped(&plain.write(&report));
    let raw: Vec<char> = written.chars().filter(|c| *c != '\n' && schemas::deceives(*c)).collect();
    assert_eq!(raw, Vec::<char>::new(), "{written}");
    insta::assert_snapshot!(written);
}

#[test]
fn a_line_of_a_megabyte_is_cut_around_what_was_found() {
    let text = format!("{}eval(x){}", "a;".repeat(1 << 19), ";b".repeat(1 << 19));
    let report = report(&text, &[(1 << 20, (1 << 20) + 7)]);
    let written = written(&report, &text);
    assert!(written.lines().all(|line| line.chars().count() <= 220), "{written}");
    assert!(written.contains("…") && written.contains("eval(x)"), "{written}");
}

#[test]
fn files_stand_together_and_the_worst_comes_first() {
    let mut findings = Findings::default();
    findings.push(Finding::new(&ENDED, Place::file("b.js"), "one").severity(crate::Severity::Warning));
    findings.push(Finding::new(&ENDED, Place::file("c.js"), "two"));
    findings.push(Finding::new(&LATE, Place::file("b.js"), "three").severity(crate::Severity::Info));
    let written = written(&document(&Report::of(findings, Coverage::default())), "");
    let at = |word: &str| written.find(word).unwrap();
    assert!(at("two") < at("one") && at("one") < at("three"), "{written}");
    assert!(written.ends_with("danger: 1 danger, 1 warning, 1 info; 0 files, 0 analysed, 0 bytes"), "{written}");
}

#[test]
fn what_is_not_shown_is_counted_and_changes_no_verdict() {
    let mut findings = Findings::default();
    findings.push(Finding::new(&ENDED, Place::file("a.js"), "one").severity(crate::Severity::Warning));
    let report = document(&Report::of(findings, Coverage::default()));
    let shown = Shown { severity: ReportedSeverity::Danger, confidence: ReportedConfidence::Low };
    let plain = Plain { shown, escape: &escape, text: &|_| None, width: 100 };
    let written = anstyle_stripped(&plain.write(&report));
    assert_eq!(written, "warning: 0 danger, 1 warning, 0 info, 1 not shown; 0 files, 0 analysed, 0 bytes");
}

#[test]
fn a_waived_finding_says_by_whom_and_until_when_and_does_not_count() {
    let mut report = report("eval(x)", &[(0, 7)]);
    let (by, expires) = ("oratis".parse().unwrap(), Some(jiff::civil::date(2027, 1, 1)));
    report.findings[0].waiver = Some(ReportedWaiver { reason: "it is known".into(), by, expires });
    crate::report::settle(&mut report);
    let written = written(&report, "eval(x)");
    assert!(written.contains("waived by oratis until 2027-01-01: it is known"), "{written}");
    assert!(written.contains("clean: 0 danger (and 1 waived)"), "{written}");
}
