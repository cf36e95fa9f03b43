//! The source before the decision: every file with its size, any file in full, escaped, a screen at a time.

use schemas::Sha256;
use schemas::audit_report::{AuditReport, ReportedFinding, ReportedSeverity};
use terminal::{Failure, Style, Terminal, escape, measure};
use verifier::Tree;

use crate::fail::OrFail;
use crate::reading::Reading;

/// 1 MiB of one file: longer ones are read with other tools, after the fact.
const FILE_BYTES: u64 = 1 << 20;

/// 40 lines: a screen.
const SCREEN: usize = 40;

/// Lists the files and shows those that are asked for, until the person has seen enough.
///
/// # Errors
/// When the terminal goes away.
pub fn source(terminal: &Terminal, tree: &Tree, audit: &AuditReport) -> Result<(), Failure> {
    let listing = listing(tree, Some(audit));
    page(terminal, &listing)?;
    loop {
        let answer = terminal.line("number or path of a file, l to list again, nothing to go back:").or_fail()?;
        let answer = answer.trim();
        match answer {
            "" => return Ok(()),
            "l" => page(terminal, &listing)?,
            _ => page(terminal, &file(tree, answer, Some(audit)))?,
        };
    }
}

/// Shows every skill, prompt and agent in full, and returns their digests when the person went through to the end.
///
/// # Errors
/// When the terminal goes away.
pub fn texts(terminal: &Terminal, reading: &Reading) -> Result<Vec<Sha256>, Failure> {
    Ok(match page(terminal, &full_texts(reading))? {
        Read::ToTheEnd => reading.digests(),
        Read::InPart => Vec::new(),
    })
}

/// Every skill, prompt and agent in full, escaped.
#[must_use]
pub fn full_texts(reading: &Reading) -> Vec<String> {
    let mut lines = Vec::new();
    for (path, text) in &reading.texts {
        lines.push(Style::Bold.paint(&format!("── {} {} ({})", text.kind, escape(path), text.digest)));
        lines.extend(text.words.lines().map(|line| format!("   {}", escape(line))));
    }
    lines
}

/// Every file, numbered, with how bad the worst finding in it is.
#[must_use]
pub fn listing(tree: &Tree, audit: Option<&AuditReport>) -> Vec<String> {
    let width = tree.entries().len().to_string().len();
    let row = |(at, e): (usize, &verifier::tree::Entry)| {
        let mark = if e.executable { "x" } else { " " };
        let found = audit.map(|audit| findings(audit, &e.path)).unwrap_or_default();
        let worst = found.iter().map(|finding| finding.severity).max();
        let worst = worst.map(|worst| format!("  {}", painted(worst, worst.word()))).unwrap_or_default();
        format!("  {:>width$} {mark} {:>8}  {}{worst}", at + 1, measure::size(e.size), escape(&e.path))
    };
    tree.entries().iter().enumerate().map(row).collect()
}

/// The findings about one file that nobody waived, from its top to its bottom.
fn findings<'a>(audit: &'a AuditReport, path: &str) -> Vec<&'a ReportedFinding> {
    let mut found: Vec<&ReportedFinding> = audit.open().filter(|finding| finding.path == path).collect();
    found.sort_by_key(|finding| (finding.line, finding.column));
    found
}

/// `words` in the severity's colour.
#[must_use]
pub fn painted(severity: ReportedSeverity, words: &str) -> String {
    let style = match severity {
        ReportedSeverity::Danger => Style::Red,
        ReportedSeverity::Warning => Style::Yellow,
        ReportedSeverity::Info => Style::Dim,
    };
    style.paint(words)
}

/// 2,000 characters of a line: a bundled script may be one line of a megabyte.
const LINE: usize = 2_000;

/// A file's lines, each finding under the line that it is about.
fn annotated(text: &str, found: &[&ReportedFinding]) -> Vec<String> {
    let note = |finding: &ReportedFinding| {
        let words = format!("^ {} {}: {}", finding.severity.word(), finding.rule, finding.message);
        painted(finding.severity, &format!("   {}", escape(&words)))
    };
    let whole = found.iter().filter(|finding| finding.line == 0).map(|finding| note(finding));
    let mut lines: Vec<String> = whole.collect();
    for (at, line) in (1_u32..).zip(text.lines()) {
        let cut: String = line.chars().take(LINE).collect();
        let more = if cut.len() < line.len() { " …" } else { "" };
        lines.push(format!("   {}{more}", escape(&cut)));
        lines.extend(found.iter().filter(|finding| finding.line == at).map(|finding| note(finding)));
    }
    lines
}

/// One file's lines, by its number in the listing or its path, with what the audit found in it.
#[must_use]
pub fn file(tree: &Tree, which: &str, audit: Option<&AuditReport>) -> Vec<String> {
    let numbered = which.parse::<usize>().ok().and_then(|n| n.checked_sub(1)).and_then(|at| tree.entries().get(at));
    let Some(entry) = numbered.or_else(|| tree.entry(which)) else {
        return vec![format!("  there is no file {}", escape(which))];
    };
    let head =
        Style::Bold.paint(&format!("── {} ({}, {})", escape(&entry.path), measure::size(entry.size), hex(&entry.blob)));
    let body = match tree.read(&entry.path, FILE_BYTES) {
        Ok(Some(bytes)) if bytes.contains(&0) => vec!["   (not text)".to_owned()],
        Ok(Some(bytes)) => {
            let found = audit.map(|audit| findings(audit, &entry.path)).unwrap_or_default();
            annotated(&String::from_utf8_lossy(&bytes), &found)
        }
        Ok(None) => vec!["   (gone)".to_owned()],
        Err(e) => vec![format!("   {}", escape(&e.to_string()))],
    };
    std::iter::once(head).chain(body).collect()
}

/// The same file for programs: its text as it is, nothing where it is none or too long to be shown.
#[must_use]
pub fn text(tree: &Tree, path: &str) -> Option<String> {
    tree.read(path, FILE_BYTES).ok().flatten().and_then(|bytes| String::from_utf8(bytes).ok())
}

fn hex(bytes: &[u8]) -> String {
    let digits = bytes.iter().take(6).map(|b| format!("{b:02x}"));
    format!("blob {}…", digits.collect::<String>())
}

/// How far a person read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Read {
    /// Every line was shown.
    ToTheEnd,
    /// They stopped before.
    InPart,
}

/// A screen at a time.
fn page(terminal: &Terminal, lines: &[String]) -> Result<Read, Failure> {
    for (at, screen) in lines.chunks(SCREEN).enumerate() {
        if at > 0 {
            let left = lines.len().saturating_sub(at.saturating_mul(SCREEN));
            let left = measure::count(left, "more line", "more lines");
            let more = Style::Dim.paint(&format!("-- {left}; Enter goes on, q stops --"));
            if terminal.line(&more).or_fail()?.trim().eq_ignore_ascii_case("q") {
                return Ok(Read::InPart);
            }
        }
        for line in screen {
            terminal.tell(line).or_fail()?;
        }
    }
    Ok(Read::ToTheEnd)
}
