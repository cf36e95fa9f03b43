//! What was audited of a version and what was not, what was found, and what a maintainer has signed for.

use maud::{Markup, html};
use schemas::audit_report::ReportedFinding;
use schemas::{AuditRef, SignedWaiver, WaiverStatement};
use serde_json::{Value, json};

use super::At;
use crate::beside::{Beside, NotShown, Report, first};
use crate::look;
use crate::plugin::{Plugin, Release};
use crate::text::shown;

/// One version's audit.
pub(super) struct Audit<'a> {
    pub(super) at: &'a At<'a>,
    pub(super) plugin: &'a Plugin,
    pub(super) release: &'a Release,
}

impl Audit<'_> {
    /// For people.
    pub(super) fn section(&self) -> Markup {
        html! {
            section aria-labelledby="audit" {
                h2 #audit { "Audit" }
                @if let Some(audit) = self.release.audit() {
                    p { (look::verdict(Some(audit.verdict))) }
                    (self.facts(audit))
                    (self.report())
                    (self.waived())
                } @else {
                    p { "Nobody audited it for this marketplace. It is listed, and that is all." }
                }
            }
        }
    }

    /// For programs; nothing where nobody signed for it.
    pub(super) fn json(&self) -> Value {
        let Some(audit) = self.release.audit() else { return Value::Null };
        let report = match self.beside().and_then(|beside| beside.report.as_ref()) {
            Some(Ok(report)) => self.report_json(report),
            Some(Err(why)) => not_shown(why),
            None => not_shown(&self.unopened()),
        };
        let waivers = match self.beside().and_then(|beside| beside.waivers.as_ref()) {
            Some(Ok(waivers)) => json!(first(waivers).map(|waiver| self.waiver_json(waiver)).collect::<Vec<_>>()),
            Some(Err(why)) => not_shown(why),
            None if audit.waivers.is_none() => json!([]),
            None => not_shown(&self.unopened()),
        };
        json!({ "version": self.release.entry.version, "report": report, "waivers": waivers })
    }

    fn beside(&self) -> Option<&Beside> {
        self.at.beside(self.release)
    }

    /// Why there is no report although none was refused.
    fn unopened(&self) -> NotShown {
        if self.beside().is_some() { NotShown::NotHere } else { NotShown::NotOpened }
    }

    fn facts(&self, audit: &AuditRef) -> Markup {
        let (at, entry) = (self.at, &self.release.entry);
        html! {
            dl {
                @if let Some(by) = &entry.audited_by { dt { "By" } dd { (by) } }
                @if let Some(on) = entry.audited_at { dt { "On" } dd { (on) } }
                @if let Some(rules) = audit.rules { dt { "Rule set" } dd { code.digest { (rules) } } }
                @if let Some(waivers) = audit.waivers { dt { "Waivers" } dd { (document(at, waivers)) } }
                @if let Some(reason) = &audit.reason { dt { "Why by hand" } dd dir="auto" { (shown(reason)) } }
                @if let Some(digest) = self.release.report() { dt { "Report" } dd { (document(at, digest)) } }
            }
        }
    }

    fn report(&self) -> Markup {
        html! {
            @match self.beside().and_then(|beside| beside.report.as_ref()) {
                Some(Ok(report)) => { (covered(report)) (self.findings(report)) }
                Some(Err(why)) => { p { "What it covered and found cannot be shown: the report " (clause(why)) "." } }
                None if self.release.report().is_some() => { p { "What it covered and found stands in the report." } }
                None => { p { "What was signed names no report here: what was looked at, and what not, is not known." } }
            }
        }
    }

    fn findings(&self, report: &Report) -> Markup {
        let [danger, warning, info] = report.counts;
        let rest = report.total().saturating_sub(report.findings.len());
        html! {
            h3 { "What it found" }
            @if report.total() == 0 { p { "Nothing." } }
            @else {
                p { (danger) " of danger, " (warning) " to be warned of, " (info) " for context." }
                ul.findings { @for finding in &report.findings { (self.finding(finding)) } }
                @if rest > 0 { p { "The report has " (rest) " more." } }
            }
            @if report.coverage.dropped > 0 { p { "Not even the report has all: " (report.coverage.dropped) " are left out." } }
        }
    }

    fn finding(&self, finding: &ReportedFinding) -> Markup {
        let waiver = self.covering(finding);
        html! {
            li {
                p.badges { (look::severity(finding.severity)) code { (shown(&finding.rule)) } }
                p dir="auto" { (shown(&finding.message)) }
                @if !finding.path.is_empty() {
                    p.where { code { (shown(&finding.path)) @if finding.line > 0 { ":" (finding.line) } } }
                }
                @if let Some(waiver) = waiver {
                    p { @if self.void(waiver).is_none() { "Accepted: " } @else { "Once accepted: " } (waiver.reason) }
                }
            }
        }
    }

    fn waived(&self) -> Markup {
        html! {
            @match self.beside().and_then(|beside| beside.waivers.as_ref()) {
                Some(Ok(waivers)) => {
                    h3 { "What was accepted, and why" }
                    ul.findings { @for waiver in first(waivers) { (self.waiver(waiver)) } }
                    @if first(waivers).count() < waivers.waivers.len() { p { "There are more in the document." } }
                }
                Some(Err(why)) => { p { "What was accepted cannot be shown: the document of waivers " (clause(why)) "." } }
                None => {}
            }
        }
    }

    fn waiver(&self, waiver: &SignedWaiver) -> Markup {
        html! {
            li {
                p.badges { code { (waiver.rule) } @if let Some(why) = self.void(waiver) { (look::void(why)) } }
                p { (waiver.reason) }
                p.where {
                    "By " (waiver.waived_by) " on " (waiver.waived_at)
                    @match waiver.expires {
                        Some(day) => { ", until " (day) "." }
                        None => { ", without an end." }
                    }
                }
            }
        }
    }

    /// Why a waiver does not count, if so: as a client judges it.
    fn void(&self, waiver: &SignedWaiver) -> Option<&'static str> {
        let statement =
            WaiverStatement { marketplace: &self.at.catalog.about().origin, name: &self.plugin.name, waiver };
        if self.at.catalog.keyring.verify_waiver(&statement).is_err() {
            return Some("signed by no key of this marketplace");
        }
        let today = schemas::time::day_of(self.at.now);
        (!waiver.is_current(today)).then_some("expired")
    }

    /// The waiver of exactly this finding in exactly these bytes.
    fn covering(&self, finding: &ReportedFinding) -> Option<&SignedWaiver> {
        let waivers = self.beside()?.waivers.as_ref()?.as_ref().ok()?;
        let is_of = |waiver: &&SignedWaiver| {
            finding.file == Some(waiver.file)
                && finding.rule == waiver.rule.as_str()
                && finding.fingerprint == waiver.fingerprint
        };
        waivers.waivers.iter().find(is_of)
    }

    fn report_json(&self, report: &Report) -> Value {
        let finding = |finding: &ReportedFinding| {
            let waiver = self.covering(finding).map(|waiver| self.waiver_json(waiver));
            json!({
                "rule": finding.rule, "severity": finding.severity, "confidence": finding.confidence,
                "path": finding.path, "line": finding.line, "message": finding.message, "waiver": waiver,
            })
        };
        let [danger, warning, info] = report.counts;
        json!({
            "counts": { "danger": danger, "warning": warning, "info": info },
            "findings": report.findings.iter().map(finding).collect::<Vec<_>>(),
            "coverage": {
                "files": report.coverage.files, "bytes": report.coverage.bytes, "analysed": report.coverage.analysed,
                "unread": report.coverage.unread, "unreadCount": report.unread,
                "notCovered": report.coverage.not_covered, "notCoveredCount": report.not_covered,
                "dropped": report.coverage.dropped,
            },
        })
    }

    fn waiver_json(&self, waiver: &SignedWaiver) -> Value {
        json!({
            "rule": waiver.rule, "file": waiver.file, "reason": waiver.reason, "waivedBy": waiver.waived_by,
            "waivedAt": waiver.waived_at.to_string(), "expires": waiver.expires.map(|day| day.to_string()),
            "void": self.void(waiver),
        })
    }
}

/// What was looked at, and what was not.
fn covered(report: &Report) -> Markup {
    let coverage = &report.coverage;
    let all = |shown: usize, of: usize| html! { @if shown < of { li { (of.saturating_sub(shown)) " more" } } };
    html! {
        h3 { "What it covered" }
        p {
            (coverage.analysed) " of " (coverage.files) " files were read as what they are, of " (coverage.bytes)
            " bytes in all."
        }
        @if !coverage.unread.is_empty() {
            p { "Not read, though it should have been:" }
            ul.names {
                @for unread in &coverage.unread {
                    li {
                        @if unread.path.is_empty() { "the whole" } @else { code { (shown(&unread.path)) } }
                        ": " (shown(&unread.why))
                    }
                }
                (all(coverage.unread.len(), report.unread))
            }
        }
        @if !coverage.not_covered.is_empty() {
            p { "What runs or is believed although the signed digest does not cover it:" }
            ul.names {
                @for what in &coverage.not_covered { li { (shown(what)) } }
                (all(coverage.not_covered.len(), report.not_covered))
            }
        }
    }
}

/// A document that is named by its digest: a link where it can be had.
fn document(at: &At<'_>, digest: schemas::Sha256) -> Markup {
    html! {
        @match at.published(&AuditRef::path_of(digest)) {
            Some(link) => { a href=(link) { code.digest { (digest) } } }
            None => { code.digest { (digest) } }
        }
    }
}

/// Why something is not shown, behind what it is.
pub(super) fn clause(why: &NotShown) -> Markup {
    html! {
        @match why {
            NotShown::NotOpened => { "was not opened for this page" }
            NotShown::NotYet => { "is being opened; load this page again" }
            NotShown::NotHere => { "is not in this copy of the marketplace" }
            NotShown::Unreachable => { "cannot be read just now" }
            NotShown::Refused(why) => { "is refused (" (shown(why)) ")" }
        }
    }
}

/// The same for programs.
pub(super) fn not_shown(why: &NotShown) -> Value {
    match why {
        NotShown::NotOpened => json!({ "notShown": "not opened" }),
        NotShown::NotYet => json!({ "notShown": "not yet" }),
        NotShown::NotHere => json!({ "notShown": "not in this copy" }),
        NotShown::Unreachable => json!({ "notShown": "unreachable" }),
        NotShown::Refused(why) => json!({ "notShown": "refused", "why": why }),
    }
}
