//! Orders to an agent where no reader looks: a comment of the page, of its front matter or of the code that it shows.

use super::kind::Kind;
use super::{how_hidden, names, teaches};
use crate::finding::Findings;
use crate::prose::Text;
use crate::prose::pieces::{Piece, Shown};
use crate::rules::prose as rules;

/// 2 KiB of a comment: an errand is shorter.
const BYTES: usize = 2 << 10;

/// 2,000 comments of one text.
const MOST: usize = 2_000;

/// What an errand names, kind by kind: any of these together.
const ERRANDS: &[&[Kind]] = &[
    &[Kind::Settings, Kind::Loose, Kind::Write],
    &[Kind::Judges, Kind::Passed],
    &[Kind::Findings, Kind::Recorded, Kind::Regardless],
    &[Kind::Spoken, Kind::Settings, Kind::Write],
    &[Kind::Spoken, Kind::Named, Kind::Acts],
    &[Kind::Spoken, Kind::Memory, Kind::Write],
    &[Kind::Spoken, Kind::Door, Kind::Write],
    &[Kind::Spoken, Kind::GitHook, Kind::Write],
    &[Kind::Spoken, Kind::Source, Kind::Write],
    &[Kind::Spoken, Kind::Adds],
    &[Kind::Spoken, Kind::Runs],
    &[Kind::Spoken, Kind::Lasting, Kind::Write],
    &[Kind::Spoken, Kind::Secret, Kind::Out],
    &[Kind::Spoken, Kind::Quiet, Kind::Acts],
    &[Kind::Spoken, Kind::Address, Kind::Asks, Kind::Obeys],
];

/// What a text may hide something with.
pub(super) fn may(text: &str) -> bool {
    ["<!--", "```", "\n#", "style=", "hidden", "]: "].iter().any(|mark| text.contains(mark))
}

/// Tells of every comment that has an agent do something.
pub(super) fn inspect(text: &Text<'_>, pieces: &[Piece], findings: &mut Findings) {
    for (start, end, how) in comments(text.text, pieces).into_iter().take(MOST) {
        let to = text.text.floor_char_boundary(end.min(start.saturating_add(BYTES)));
        let body = text.text.get(start..to).unwrap_or_default().replace(['\n', '\t'], " ");
        // Code is full of remarks: only one that turns to somebody is an errand.
        if parts(&body).any(is_errand) && (how != OF_CODE || names(&body, Kind::Called)) {
            text.tell((&rules::HIDDEN, start, to), &format!("an errand, in {how}"), findings);
        }
    }
}

/// 500 bytes of a comment: an errand and what is said of it. What stands farther apart is a table.
const NEAR: usize = 500;

/// Overlapping parts of a comment, each as long as an errand.
fn parts(body: &str) -> impl Iterator<Item = &str> {
    let starts = (0..body.len()).step_by(NEAR / 2);
    starts.filter_map(|start| {
        let end = body.floor_char_boundary(start.saturating_add(NEAR));
        body.get(body.floor_char_boundary(start)..end)
    })
}

fn is_errand(body: &str) -> bool {
    ERRANDS.iter().any(|kinds| kinds.iter().all(|kind| names(body, *kind))) && !teaches(body)
}

/// Every comment, those that follow each other as one.
fn comments(text: &str, pieces: &[Piece]) -> Vec<(usize, usize, &'static str)> {
    let mut found: Vec<(usize, usize, &'static str)> = Vec::new();
    for piece in pieces {
        if let Some(how) = how_hidden(piece) {
            match found.last_mut().filter(|(_, end, known)| *known == how && is_blank(text, *end, piece.start)) {
                Some(last) => last.1 = piece.end,
                None => found.push((piece.start, piece.end, how)),
            }
        } else if piece.shown == Shown::Quoted || piece.shown == Shown::Aside {
            of_code(text, piece, &mut found);
        }
    }
    found
}

fn is_blank(text: &str, from: usize, to: usize) -> bool {
    text.get(from..to).is_some_and(|between| between.trim().is_empty())
}

/// A remark of a program or a diagram.
const OF_CODE: &str = "a comment of code that is shown";

/// What begins a comment in the languages that texts show.
const MARKS: &[&str] = &["%", "#", "//", "--", ";", "/*", "<!--", "rem ", "'"];

/// The comments of a block of code that turn to somebody.
fn of_code(text: &str, piece: &Piece, found: &mut Vec<(usize, usize, &'static str)>) {
    let how = OF_CODE;
    let mut at = piece.start;
    for line in text.get(piece.start..piece.end).unwrap_or_default().split_inclusive('\n') {
        let end = at.saturating_add(line.len());
        let plain = line.trim_start();
        if MARKS.iter().any(|mark| plain.starts_with(mark)) {
            match found.last_mut().filter(|last| last.2 == how && last.1 == at) {
                Some(last) => last.1 = end,
                None => found.push((at, end, how)),
            }
        }
        at = end;
    }
}
