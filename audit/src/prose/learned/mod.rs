//! Sentences that read like orders which no honest plugin gives, told by what was learned from labelled ones.
//!
//! The patterns and grammars beside this find the ways that somebody thought of. Whoever writes the same in other words is found
//! by none of them; so the words themselves are weighed, by a logistic model over pairs of words (`learned/README.md` says of what
//! it was learned, and how far it can be trusted). It only adds to what the others find.

mod model;
mod words;

use super::pieces::{self, Piece, Shown};
use super::{Text, ciphers, english, tongues, tools, verdict};
use crate::finding::{Confidence, Finding, Findings, Place, Severity};
use crate::rule::Rule;
use crate::rules::prose as rules;

pub use self::model::{Score, scale, score};
pub use self::words::each;

/// From this score on a window is worth a look: of honest texts about the same things two in a hundred have one.
pub const WARNING: f32 = 1.5;

/// From this score on it is an order to do harm, where it is surely worth a look.
pub const DANGER: f32 = 2.5;
const SURE: f32 = 2.0;

/// 15 bytes are no sentence.
const SHORT: usize = 15;

/// 3 findings of one text: who reads one, reads on.
const TOLD: usize = 3;

/// 2,000 bytes of a window: two long sentences.
const LONG: usize = 2_000;

/// 240 bytes of a sentence: a longer one is looked at in parts, too, or an order would drown in what stands around it.
const WIDE: usize = 240;

/// 100 bytes of a part: a clause or two.
const PART: usize = 100;

/// The windows of the page at `path`, by their bytes: each sentence that is plainly shown, each with the one before it, and the
/// parts of long ones.
#[must_use]
pub fn windows(path: &str, text: &str) -> Vec<(usize, usize)> {
    shown(&super::unwrapped(text), &pieces::pieces(path, text))
}

fn shown(flat: &str, pieces: &[Piece]) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut done = 0_usize;
    for piece in pieces {
        // A list's item holds its paragraphs.
        let start = piece.start.max(done);
        if matches!(piece.shown, Shown::Plainly | Shown::Aside) && start < piece.end {
            spans(flat.get(start..piece.end).unwrap_or_default(), start, &mut found);
            done = piece.end;
        }
    }
    found
}

/// The texts that code holds, each on one line: descriptions of tools, messages, prompts.
#[must_use]
pub fn texts(code: &str) -> Vec<String> {
    let words = |text: &str| text.replace("\\n", " ").split_whitespace().collect::<Vec<_>>().join(" ");
    tools::texts(code).into_iter().map(|said| words(&said.text)).collect()
}

/// The windows of a text that begins at `from`.
fn spans(text: &str, from: usize, found: &mut Vec<(usize, usize)>) {
    let (mut start, mut before) = (0_usize, None);
    for end in tongues::sentences(text) {
        let said = text.get(start..end).unwrap_or_default();
        let begin = start.saturating_add(said.len().saturating_sub(said.trim_start().len()));
        let over = begin.saturating_add(said.trim().len());
        start = end;
        if over.saturating_sub(begin) < SHORT {
            continue;
        }
        let place = |at: usize| from.saturating_add(at);
        found.push((place(begin), place(over)));
        if over.saturating_sub(begin) > WIDE {
            parts(text.get(begin..over).unwrap_or_default(), place(begin), found);
        }
        if let Some(before) = before.filter(|before| over.saturating_sub(*before) < LONG) {
            found.push((place(before), place(over)));
        }
        before = Some(begin);
    }
}

/// The parts of a long sentence that begins at `from`: a few clauses each, and each with the half of the one before it.
fn parts(sentence: &str, from: usize, found: &mut Vec<(usize, usize)>) {
    let (mut start, mut half) = (0_usize, 0_usize);
    let marks = |c: char| matches!(c, ',' | ';' | ':' | '(' | ')' | '|' | '\u{2013}' | '\u{2014}');
    for (at, mark) in sentence.match_indices(|c: char| marks(c) || c == ' ') {
        let end = at.saturating_add(mark.len());
        let length = end.saturating_sub(start);
        if length < PART / 2 {
            continue;
        }
        if half <= start {
            half = end;
        }
        // Where no mark parts clauses, words do.
        if length >= PART && (marks(mark.chars().next().unwrap_or(' ')) || length >= WIDE) {
            found.push((from.saturating_add(start), from.saturating_add(end)));
            start = half;
        }
    }
    found.push((from.saturating_add(start), from.saturating_add(sentence.len())));
}

/// Tells of what an agent's page says, shown or not, that reads like such an order.
pub(super) fn inspect(text: &Text<'_>, findings: &mut Findings) {
    let flat = super::unwrapped(text.text);
    let pieces = pieces::pieces(text.path, text.text);
    unseen(text, &pieces, findings);
    let mut said: Vec<(usize, usize, f32, Severity)> = Vec::new();
    for (start, end) in shown(&flat, &pieces) {
        let window = flat.get(start..end).unwrap_or_default();
        if let Some((score, severity)) = judge(window) {
            said.push((start, end, score, severity));
        }
    }
    said.sort_by(|one, other| other.3.cmp(&one.3).then(other.2.total_cmp(&one.2)));
    let mut told: Vec<(usize, usize)> = Vec::new();
    for (start, end, score, severity) in said {
        let is_told = |(from, to): &(usize, usize)| start < *to && *from < end;
        if told.len() >= TOLD || told.iter().any(is_told) {
            continue;
        }
        told.push((start, end));
        let finding = finding((text.place)(start, end), score, severity);
        let evidence = text.text.get(start..end).unwrap_or_default();
        findings.push(finding.evidence(evidence.trim()));
    }
}

/// Tells of what nobody sees of a page and reads like such an order.
fn unseen(text: &Text<'_>, pieces: &[Piece], findings: &mut Findings) {
    for piece in pieces {
        let Shown::Hidden(how) = piece.shown else { continue };
        let body = text.text.get(piece.start..piece.end).unwrap_or_default();
        let body = body.trim_matches(|c: char| c.is_whitespace() || matches!(c, '<' | '!' | '-' | '>' | '#'));
        // What a picture shows and where a link leads is said in a few words.
        if [pieces::ALTERNATIVE, pieces::ATTRIBUTE, pieces::DEFINITION].contains(&how) || weigh(body).is_none() {
            continue;
        }
        let message = format!("in {how}, it reads like an order that no honest page gives");
        let finding = Finding::new(&rules::HIDDEN, (text.place)(piece.start, piece.end), message);
        findings.push(finding.confidence(Confidence::Medium).evidence(body));
    }
}

/// Whether a text that had to be decoded reads like such an order.
pub(super) fn is_order(plain: &str) -> bool {
    ciphers::is_english(plain) && weigh(plain).is_some()
}

/// What the text of a tool, or what a hook prints, scores.
pub(super) fn weigh(text: &str) -> Option<(&'static Rule, Severity, &'static str)> {
    let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut found = Vec::new();
    spans(&flat, 0, &mut found);
    let judged = found.into_iter().filter_map(|(start, end)| judge(flat.get(start..end).unwrap_or_default()));
    let (_, severity) = judged.max_by(|(_, one), (_, other)| one.cmp(other))?;
    Some((&rules::LIKELY, severity, message(severity)))
}

fn finding(place: Place, score: f32, severity: Severity) -> Finding {
    let message = format!("{} (score {score:.1})", message(severity));
    Finding::new(&rules::LIKELY, place, message).severity(severity).confidence(Confidence::Medium)
}

fn message(severity: Severity) -> &'static str {
    match severity {
        Severity::Danger => "it reads like an order to do harm",
        _ => "it reads like an order that no honest page gives",
    }
}

/// The score of a window that is worth telling, and how bad it is.
fn judge(window: &str) -> Option<(f32, Severity)> {
    let score = score(window);
    // A danger has to be one by both.
    let is_order = score.danger >= DANGER && score.warning >= SURE;
    let severity =
        if is_order && !english::leaves(window) && !is_quoted(window) { Severity::Danger } else { Severity::Warning };
    let counts = score.warning >= WARNING && !verdict::is_about_attacks(window);
    counts.then_some((score.warning.max(score.danger), severity))
}

/// Whether most of a window stands in quotation marks: somebody else's words.
fn is_quoted(window: &str) -> bool {
    let marks: Vec<usize> = window.match_indices(['"', '\u{201c}', '\u{201d}']).map(|(at, _)| at).collect();
    let quoted: usize =
        marks.chunks_exact(2).map(|pair| pair.last().zip(pair.first()).map_or(0, |(to, from)| to - from)).sum();
    quoted.saturating_mul(2) > window.len()
}

#[cfg(test)]
mod tests;
