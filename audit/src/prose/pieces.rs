//! A markdown text in pieces: what is shown, what is quoted, what is hidden and how.

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

/// How a piece reaches a reader.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shown {
    /// As text.
    Plainly,
    /// As code or a quotation.
    Quoted,
    /// Not at all.
    Hidden(&'static str),
}

/// Bytes of the text that reach a reader in one way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Piece {
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) shown: Shown,
}

/// 100 blanks before a text put it outside every window.
const FAR: usize = 100;

/// The pieces of `text`. Paragraphs stay whole, so that what belongs together is judged together.
pub(super) fn pieces(text: &str) -> Vec<Piece> {
    let mut found = Vec::new();
    comments(text, &mut found);
    elements(text, &mut found);
    definitions(text, &mut found);
    far(text, &mut found);
    let mut options = Options::empty();
    options.insert(Options::ENABLE_TABLES);
    let mut quotes = 0_usize;
    for (event, range) in Parser::new_ext(text, options).into_offset_iter() {
        let piece = |shown| Piece { start: range.start, end: range.end, shown };
        match event {
            Event::Start(Tag::BlockQuote(_)) => quotes = quotes.saturating_add(1),
            Event::End(TagEnd::BlockQuote(_)) => quotes = quotes.saturating_sub(1),
            Event::Start(Tag::CodeBlock(_)) => found.push(piece(Shown::Quoted)),
            Event::Start(Tag::Image { .. }) => found.push(piece(Shown::Hidden("an alternative text"))),
            Event::Start(Tag::Paragraph | Tag::Heading { .. } | Tag::Item | Tag::TableCell) => {
                found.push(piece(if quotes > 0 { Shown::Quoted } else { Shown::Plainly }));
            }
            _ => {}
        }
    }
    found
}

fn comments(text: &str, found: &mut Vec<Piece>) {
    let mut at = 0;
    while let Some(start) = text.get(at..).and_then(|rest| rest.find("<!--")).map(|next| at.saturating_add(next)) {
        let end =
            text.get(start..).and_then(|rest| rest.find("-->")).map_or(text.len(), |end| start.saturating_add(end));
        found.push(Piece { start, end, shown: Shown::Hidden("an HTML comment") });
        at = end.max(start.saturating_add(4));
    }
}

/// What makes an element invisible.
const INVISIBLE: &[&str] = &[
    "display:none",
    "visibility:hidden",
    "font-size:0",
    "font-size:1px",
    "opacity:0",
    "color:white",
    "color:#fff",
    "color:transparent",
    "height:0",
    "width:0",
    "left:-9999",
    "text-indent:-9999",
    " hidden",
    "clip:rect(0",
];

/// Elements that are not shown, with what is in them: up to the first end tag of that name, or 4 KiB.
fn elements(text: &str, found: &mut Vec<Piece>) {
    let mut at = 0;
    while let Some(start) = text.get(at..).and_then(|rest| rest.find('<')).map(|next| at.saturating_add(next)) {
        at = start.saturating_add(1);
        let rest = text.get(start..).unwrap_or_default();
        let name: String = rest.chars().skip(1).take_while(char::is_ascii_alphanumeric).take(16).collect();
        if name.is_empty() {
            continue;
        }
        let head = rest.get(..rest.floor_char_boundary(400)).unwrap_or_default();
        let Some(close) = head.find('>') else { continue };
        let tag = head.get(..close).unwrap_or_default().to_ascii_lowercase().replace(": ", ":");
        let is_hidden =
            INVISIBLE.iter().any(|sign| tag.contains(sign)) && !tag.contains("aria-hidden") || name == "template";
        if is_hidden {
            let inside = rest.get(..rest.floor_char_boundary(4 << 10)).unwrap_or_default();
            let end = inside.find(&format!("</{name}")).unwrap_or(inside.len());
            found.push(Piece {
                start,
                end: start.saturating_add(end),
                shown: Shown::Hidden("an element that is not shown"),
            });
        }
    }
}

/// `[//]: # (…)` and its like: link definitions that nothing uses, and that nobody sees.
fn definitions(text: &str, found: &mut Vec<Piece>) {
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let plain = line.trim_start();
        let is_comment = plain.starts_with('[')
            && plain.split_once("]:").is_some_and(|(_, target)| {
                target.trim_start().starts_with(['#', '<']) && target.contains(['(', '"', '\''])
            });
        if is_comment {
            found.push(Piece {
                start,
                end: start.saturating_add(line.len()),
                shown: Shown::Hidden("a link definition"),
            });
        }
        start = start.saturating_add(line.len());
    }
}

fn far(text: &str, found: &mut Vec<Piece>) {
    let blanks = " ".repeat(FAR);
    let mut start = 0_usize;
    for line in text.split_inclusive('\n') {
        if let Some(at) = line.find(&blanks).filter(|at| line.get(*at..).is_some_and(|rest| !rest.trim().is_empty())) {
            let shown = Shown::Hidden("far to the right");
            found.push(Piece { start: start.saturating_add(at), end: start.saturating_add(line.len()), shown });
        }
        start = start.saturating_add(line.len());
    }
}
