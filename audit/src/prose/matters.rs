//! What of a page no reader looks at: front matter, comments of every kind, what is not shown; and pages in languages that nobody
//! listed.

use super::notes::{self, Stands};
use super::pieces::{self, Piece, Shown};
use super::{Text, foreign, records, unread};
use crate::finding::{Finding, Findings};
use crate::layout::front;

/// 2,000 pieces of one text.
const MOST: usize = 2_000;

/// Judges those parts of a page.
pub(super) fn inspect(text: &Text<'_>, findings: &mut Findings) {
    let may_order = records::may(text.text) || text.text.starts_with("---") && text.text.contains("://");
    let is_foreign = foreign::may(text.text) || unread::is_unread_page(text.text);
    if !may_order && !is_foreign {
        return;
    }
    let lower = text.path.to_ascii_lowercase();
    let end = lower.rsplit_once('.').map_or("", |(_, end)| end);
    // Elements of a picture are records.
    let is_page = !matches!(end, "svg" | "xml");
    if may_order && is_page && !matches!(end, "html" | "htm") {
        matter(text, findings);
        drawings(text, findings);
    }
    let hides =
        text.text.contains("<") || text.text.contains("]:") || text.text.contains("![") || text.text.contains("    ");
    if !is_foreign && !hides {
        return;
    }
    let pieces = pieces::pieces(text.path, text.text);
    if may_order && is_page {
        unseen(text, &pieces, findings);
    }
    if is_foreign {
        foreign::inspect(text, &pieces, findings);
    }
}

fn tell(text: &Text<'_>, (start, end, said): (usize, usize, &str), stands: Stands, findings: &mut Findings) {
    if let Some((rule, severity, message)) = notes::weigh(said, stands) {
        findings.push(Finding::new(rule, (text.place)(start, end), message).severity(severity).evidence(said.trim()));
    }
}

fn unseen(text: &Text<'_>, pieces: &[Piece], findings: &mut Findings) {
    let hidden = pieces.iter().filter(|piece| matches!(piece.shown, Shown::Hidden(_)));
    for piece in hidden.take(MOST) {
        let body = text.text.get(piece.start..piece.end).unwrap_or_default();
        if records::may(body) {
            parts(body).for_each(|(start, part)| {
                let start = piece.start.saturating_add(start);
                tell(text, (start, start.saturating_add(part.len()), part), Stands::Unseen, findings);
            });
        }
    }
}

/// A long comment by its paragraphs: what stands far apart in it is no errand.
fn parts(body: &str) -> impl Iterator<Item = (usize, &str)> {
    let by = if body.len() > ERRAND { "\n\n" } else { "\0" };
    let mut start = 0_usize;
    body.split(by).map(move |part| {
        let begun = start;
        start = start.saturating_add(part.len()).saturating_add(by.len());
        (begun, part)
    })
}

/// 800 bytes of a comment: an errand and what is said of it.
const ERRAND: usize = 800;

/// Fields whose values are lists of tools, or commands that others judge.
const ELSEWHERE: &[&str] =
    &["tools", "allowed-tools", "disallowed-tools", "hooks", "mcpservers", "permissions", "permissionmode"];

/// The comments of the front matter, those that follow each other as one, and its fields, each with what stands below it.
fn matter(text: &Text<'_>, findings: &mut Findings) {
    let end = front(text.text).end;
    let mut open: Option<(usize, String, Stands)> = None;
    let mut start = 0_usize;
    for line in text.text.get(..end).unwrap_or_default().split_inclusive('\n') {
        let stop = start.saturating_add(line.len());
        let plain = line.trim();
        let (body, stands) = match plain.strip_prefix('#') {
            Some(body) => (body.trim_start_matches(['#', ' ']), Stands::Unseen),
            None => (plain, Stands::Matter),
        };
        let is_below = line.starts_with([' ', '\t', '-']) || stands == Stands::Unseen;
        match open.as_mut().filter(|(_, _, known)| *known == stands && is_below) {
            Some((_, said, _)) => {
                said.push(' ');
                said.push_str(body);
            }
            None => {
                close(text, open.take(), start, findings);
                open = Some((start, body.to_owned(), stands));
            }
        }
        start = stop;
    }
    close(text, open, start, findings);
}

fn close(text: &Text<'_>, open: Option<(usize, String, Stands)>, end: usize, findings: &mut Findings) {
    let Some((start, said, stands)) = open else { return };
    let key = said.split(':').next().unwrap_or_default().trim().to_ascii_lowercase();
    if stands == Stands::Unseen || !ELSEWHERE.contains(&key.as_str()) {
        tell(text, (start, end, &said), stands, findings);
    }
}

/// Languages of drawings, and how a comment begins in them: whoever looks at the drawing sees none.
const DRAWINGS: &[(&str, &str)] = &[
    ("mermaid", "%%"),
    ("plantuml", "'"),
    ("puml", "'"),
    ("dot", "//"),
    ("graphviz", "//"),
    ("d2", "#"),
    ("latex", "%"),
    ("tex", "%"),
];

/// The comments of drawings.
fn drawings(text: &Text<'_>, findings: &mut Findings) {
    let mut mark: Option<&str> = None;
    let mut start = 0_usize;
    for line in text.text.split_inclusive('\n') {
        let plain = line.trim();
        if let Some(language) = plain.strip_prefix("```").or_else(|| plain.strip_prefix("~~~")) {
            let begun = DRAWINGS.iter().find(|(name, _)| language.trim().eq_ignore_ascii_case(name));
            mark = begun.map(|(_, mark)| *mark);
        } else if let Some(said) = mark.and_then(|mark| plain.strip_prefix(mark)) {
            tell(text, (start, start.saturating_add(line.len()), said), Stands::Unseen, findings);
        }
        start = start.saturating_add(line.len());
    }
}
