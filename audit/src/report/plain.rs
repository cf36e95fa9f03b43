//! For people: every finding under the line that it is about, file by file, then what it comes to.
//!
//! Nothing that a plugin wrote reaches the terminal as it is: lines are cut around the finding, escaped, and only then
//! laid out.

use std::collections::BTreeMap;
use std::ops::Range;

use annotate_snippets::renderer::DecorStyle;
use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use schemas::Verdict;
use schemas::audit_report::{AuditReport, ReportedFinding, ReportedSeverity};

use super::Shown;

/// 48 characters of a line before what was found, so that it stands in an ordinary terminal.
const BEFORE: usize = 48;
/// 96 characters of what was found.
const WITHIN: usize = 96;
/// 32 characters after it.
const AFTER: usize = 32;

/// The text of the file at a path.
pub type Text<'t> = dyn Fn(&str) -> Option<String> + 't;

/// How a report is written.
pub struct Plain<'a> {
    /// What of it.
    pub shown: Shown,
    /// Makes foreign text harmless, on one line.
    pub escape: &'a dyn Fn(&str) -> String,
    /// The text of a file, where it can be had.
    pub text: &'a Text<'a>,
    /// Columns.
    pub width: usize,
}

impl std::fmt::Debug for Plain<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Plain").field("shown", &self.shown).field("width", &self.width).finish_non_exhaustive()
    }
}

impl Plain<'_> {
    /// The whole report, with colours that whoever prints it may strip.
    #[must_use]
    pub fn write(&self, report: &AuditReport) -> String {
        let mut files: BTreeMap<&str, Vec<&ReportedFinding>> = BTreeMap::new();
        for finding in report.findings.iter().filter(|finding| self.shown.has(finding)) {
            files.entry(&finding.path).or_default().push(finding);
        }
        let mut blocks: Vec<String> = Vec::new();
        for (path, mut findings) in by_gravity(files) {
            findings.sort_by_key(|finding| (finding.span, finding.line));
            let text = if findings.iter().any(|f| f.span.is_some()) { (self.text)(path) } else { None };
            blocks.extend(findings.into_iter().map(|finding| self.finding(finding, text.as_deref())));
        }
        blocks.push(self.summary(report));
        blocks.join("\n\n")
    }

    /// One finding.
    #[must_use]
    pub fn finding(&self, finding: &ReportedFinding, text: Option<&str>) -> String {
        let title = self.line(&finding.message);
        let group = level(finding).primary_title(title).id(finding.rule.as_str());
        let path = (self.escape)(if finding.path.is_empty() { "." } else { &finding.path });
        let excerpt = text.and_then(|text| self.excerpt(text, finding.span?)).or_else(|| self.quoted(finding));
        let group = match excerpt {
            Some((line, span)) => {
                let mark = AnnotationKind::Primary.span(span).label(finding.title.as_str());
                let start = usize::try_from(finding.line.max(1)).unwrap_or(usize::MAX);
                group.element(Snippet::source(line).line_start(start).path(path).annotation(mark))
            }
            None => group.element(Origin::path(path)),
        };
        let notes = self.notes(finding).into_iter().map(|note| Level::NOTE.message(note));
        let report: [Group<'_>; 1] = [group.elements(notes)];
        Renderer::styled().decor_style(DecorStyle::Ascii).term_width(self.width).render(&report)
    }

    fn notes(&self, finding: &ReportedFinding) -> Vec<String> {
        let mut notes = Vec::new();
        if finding.new == Some(true) {
            notes.push("new since the version before".to_owned());
        }
        if finding.confidence < schemas::audit_report::ReportedConfidence::High {
            notes.push("honest text may look like this too".to_owned());
        }
        if let Some(waiver) = &finding.waiver {
            let until = waiver.expires.map(|day| format!(" until {day}")).unwrap_or_default();
            notes.push(format!("waived by {}{until}: {}", waiver.by, self.line(&waiver.reason)));
        }
        if finding.severity == ReportedSeverity::Danger && finding.waiver.is_none() {
            notes.push(format!("fingerprint {}", finding.fingerprint));
        }
        notes
    }

    /// The line of `text` in which `span` begins, cut around it and escaped, and where it stands in that.
    fn excerpt(&self, text: &str, span: (u32, u32)) -> Option<(String, Range<usize>)> {
        let at = |n: u32| text.floor_char_boundary(usize::try_from(n).unwrap_or(usize::MAX));
        let (start, end) = (at(span.0), at(span.1));
        let before = text.get(..start)?;
        let before = before.get(before.rfind('\n').map_or(0, |nl| nl.saturating_add(1))..)?;
        let rest = text.get(start..)?;
        let line_end = rest.find('\n').unwrap_or(rest.len());
        let within = rest.get(..end.saturating_sub(start).min(line_end))?;
        let after = rest.get(within.len()..line_end)?;
        Some(self.pieces(before, within, after))
    }

    fn pieces(&self, before: &str, within: &str, after: &str) -> (String, Range<usize>) {
        let from = before.char_indices().rev().nth(BEFORE.saturating_sub(1)).map_or(0, |(at, _)| at);
        let dots = if from > 0 { "…" } else { "" };
        let mut line = format!("{dots}{}", self.line(before.get(from..).unwrap_or_default()));
        let start = line.len();
        line.push_str(&self.cut(within, WITHIN));
        let end = line.len();
        line.push_str(&self.cut(after.trim_end(), AFTER));
        (line, start..end)
    }

    /// The evidence, where the file is not at hand.
    fn quoted(&self, finding: &ReportedFinding) -> Option<(String, Range<usize>)> {
        let first = finding.evidence.lines().next().filter(|line| !line.trim().is_empty())?;
        Some(self.pieces("", first, ""))
    }

    fn cut(&self, text: &str, most: usize) -> String {
        match text.char_indices().nth(most) {
            Some((at, _)) => format!("{}…", self.line(text.get(..at).unwrap_or_default())),
            None => self.line(text),
        }
    }

    /// Foreign text on one line; a tab is a space.
    fn line(&self, text: &str) -> String {
        (self.escape)(&text.replace('\t', " "))
    }

    /// What it comes to.
    fn summary(&self, report: &AuditReport) -> String {
        let mut lines = Vec::new();
        let coverage = &report.coverage;
        for unread in &coverage.unread {
            let path = if unread.path.is_empty() { "." } else { &unread.path };
            lines.push(format!("not analysed: {}: {}", self.line(path), self.line(&unread.why)));
        }
        lines.extend(coverage.not_covered.iter().map(|what| format!("not covered by the digest: {}", self.line(what))));
        let counted = |severity| {
            let all = report.findings.iter().filter(|finding| finding.severity == severity);
            let (open, waived): (Vec<_>, Vec<_>) = all.partition(|finding| finding.waiver.is_none());
            let waived = if waived.is_empty() { String::new() } else { format!(" (and {} waived)", waived.len()) };
            format!("{} {}{waived}", open.len(), severity.word())
        };
        let hidden = report.findings.iter().filter(|finding| !self.shown.has(finding)).count();
        let hidden = if hidden > 0 { format!(", {hidden} not shown") } else { String::new() };
        let dropped =
            if coverage.dropped > 0 { format!(", {} more not kept", coverage.dropped) } else { String::new() };
        let all = [ReportedSeverity::Danger, ReportedSeverity::Warning, ReportedSeverity::Info].map(counted).join(", ");
        lines.push(format!(
            "{}: {all}{hidden}{dropped}; {} {}, {} analysed, {} bytes",
            painted(report.unwaived),
            coverage.files,
            if coverage.files == 1 { "file" } else { "files" },
            coverage.analysed,
            coverage.bytes
        ));
        lines.join("\n")
    }
}

/// The files, the one with the worst finding first.
fn by_gravity<'a>(files: BTreeMap<&'a str, Vec<&'a ReportedFinding>>) -> Vec<(&'a str, Vec<&'a ReportedFinding>)> {
    let mut files: Vec<_> = files.into_iter().collect();
    files.sort_by_key(|(_, findings)| std::cmp::Reverse(findings.iter().map(|finding| finding.severity).max()));
    files
}

fn level(finding: &ReportedFinding) -> Level<'static> {
    match (finding.severity, &finding.waiver) {
        (_, Some(_)) => Level::NOTE.with_name(Some("waived")),
        (ReportedSeverity::Info, None) => Level::INFO.with_name(Some("info")),
        (ReportedSeverity::Warning, None) => Level::WARNING.with_name(Some("warning")),
        (ReportedSeverity::Danger, None) => Level::ERROR.with_name(Some("danger")),
    }
}

/// The verdict's word in its colour.
fn painted(verdict: Verdict) -> String {
    use annotate_snippets::renderer::AnsiColor::{Blue, Green, Red, Yellow};
    let colour = match verdict {
        Verdict::Clean | Verdict::Manual => Green,
        Verdict::Info => Blue,
        Verdict::Warning => Yellow,
        Verdict::Danger => Red,
    };
    let style = annotate_snippets::renderer::Style::new().bold().fg_color(Some(colour.into()));
    format!("{style}{verdict}{style:#}")
}

#[cfg(test)]
mod tests;
