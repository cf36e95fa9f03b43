//! Comments of code that speak to a model that reviews it.

use super::phrases::{self, Wants};

/// 64 KiB from the beginning of a file: who wants to be read by a reviewer says so early.
const BYTES: usize = 64 << 10;

/// 400 bytes between whom a comment speaks to and what it wants.
const NEAR: usize = 400;

/// Places of comments that tell a model what to find.
pub(super) fn find(text: &str) -> Option<(usize, usize)> {
    let text = text.get(..text.floor_char_boundary(BYTES)).unwrap_or(text);
    if !phrases::may(text) {
        return None;
    }
    let spoken_to = phrases::find_of(text, |wants| wants == Wants::Address);
    if spoken_to.is_empty() {
        return None;
    }
    let wanted = [Wants::Override, Wants::Approval, Wants::Secrecy];
    let phrases = phrases::find_of(text, |wants| wanted.contains(&wants));
    for address in spoken_to {
        let near =
            |phrase: &&phrases::Phrase| phrase.start.abs_diff(address.start) < NEAR && is_comment(text, phrase.start);
        if let Some(phrase) = phrases.iter().find(near).filter(|_| is_comment(text, address.start)) {
            return Some((phrase.start, phrase.end));
        }
    }
    None
}

/// Whether the line of byte `at` begins as comments do.
fn is_comment(text: &str, at: usize) -> bool {
    let before = text.get(..at).unwrap_or_default();
    let line = before.rsplit('\n').next().unwrap_or_default();
    line.trim_start().starts_with(['#', '*', ';'])
        || ["//", "/*", "--", "<!--", "\"\"\""].iter().any(|mark| line.contains(mark))
}
