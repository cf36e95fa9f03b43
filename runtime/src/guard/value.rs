//! What a word may become: letters, and two signs for what cannot be known.

use std::collections::HashMap;
use std::rc::Rc;

use super::lex::{Piece, Word};

/// Any text at all: an unknown variable, a command's output.
pub(super) const ANY: char = '\u{10fffd}';
/// Any text without a `/`: `*`, `?`, `[…]` outside of quotes.
pub(super) const STAR: char = '\u{10fffc}';

/// 256 words out of one: braces multiply.
const FIELDS: usize = 256;

/// 16 KiB of one word: a variable that doubles itself ends here.
const VALUE_BYTES: usize = 16 << 10;
/// 2,048 braces and commas in one word.
const SIGNS: usize = 2_048;

/// `text`, or that it cannot be known when it is too long to be anything.
pub(super) fn bounded(text: String) -> String {
    if text.len() > VALUE_BYTES { ANY.to_string() } else { text }
}

/// Whether something in `field` cannot be known.
pub(super) fn is_open(field: &str) -> bool {
    field.contains([ANY, STAR])
}

/// Whether nothing in `field` is known.
pub(super) fn is_blank(field: &str) -> bool {
    !field.is_empty() && field.chars().all(|c| c == ANY || c == STAR)
}

/// Whether `field` may be `text`.
pub(super) fn may_be(field: &str, text: &str) -> bool {
    // Most fields begin otherwise, and need no table.
    let known = field.find([ANY, STAR]).unwrap_or(field.len());
    let Some(rest) = text.strip_prefix(field.get(..known).unwrap_or_default()) else { return false };
    let (field, text) = (field.get(known..).unwrap_or_default(), rest);
    if !field.starts_with([ANY, STAR]) {
        return text.is_empty();
    }
    let pattern: Vec<char> = field.chars().collect();
    let text: Vec<char> = text.chars().collect();
    // One row of the usual table: which ends of `text` the pattern so far can reach.
    let mut reach: Vec<bool> = (0..=text.len()).map(|i| i == 0).collect();
    for sign in pattern {
        let mut next = vec![false; text.len() + 1];
        let mut open = false;
        for (i, place) in next.iter_mut().enumerate() {
            let here = reach.get(i).copied().unwrap_or(false);
            let before = i.checked_sub(1).and_then(|j| text.get(j)).copied();
            if sign == ANY || sign == STAR {
                open = here || open && !(sign == STAR && before == Some('/'));
                *place = open;
            } else {
                *place = before == Some(sign) && i.checked_sub(1).and_then(|j| reach.get(j)).copied().unwrap_or(false);
            }
        }
        reach = next;
    }
    reach.last().copied().unwrap_or(false)
}

/// What variables hold, as far as the script itself says.
#[derive(Debug, Clone, Default)]
pub(super) struct Values {
    pub(super) named: Rc<HashMap<String, Vec<String>>>,
    /// `$1`, `$2`, …; nothing when they cannot be known.
    pub(super) positional: Option<Vec<String>>,
}

/// What runs while a word is expanded: the scripts of its substitutions, and what they print if that is plain.
pub(super) trait Substitutes {
    /// Judges `script`, and tells what it prints if that can be told.
    fn substitute(&mut self, script: &str) -> Option<String>;
}

/// The words that `word` becomes.
pub(super) fn expand(word: &Word, values: &Values, runs: &mut impl Substitutes) -> Vec<String> {
    let mut fields: Vec<String> = Vec::new();
    let mut current: Option<String> = None;
    for alternative in braces(word) {
        for (i, piece) in alternative.iter().enumerate() {
            let (parts, quoted) = parts(piece, i == 0, values, runs);
            join(&mut fields, &mut current, parts, quoted);
        }
        fields.extend(current.take());
        if fields.len() > FIELDS {
            return vec![ANY.to_string()];
        }
    }
    fields
}

/// The word as one text, where no splitting takes place: assignments, redirections, here-documents.
pub(super) fn single(word: &Word, values: &Values, runs: &mut impl Substitutes) -> String {
    let mut text = String::new();
    for (i, piece) in word.iter().enumerate() {
        text.push_str(&parts(piece, i == 0, values, runs).0.join(" "));
    }
    text
}

/// As [`single`], for what is kept in a variable.
pub(super) fn kept(word: &Word, values: &Values, runs: &mut impl Substitutes) -> String {
    bounded(single(word, values, runs))
}

/// Adds `parts` to the words: quoted ones join what stands beside them, others are split where they hold spaces.
#[expect(clippy::fn_params_excessive_bools, reason = "a property of the piece")]
fn join(fields: &mut Vec<String>, current: &mut Option<String>, parts: Vec<String>, quoted: bool) {
    for (n, part) in parts.iter().enumerate() {
        if n > 0 {
            fields.extend(current.take());
        }
        if quoted {
            current.get_or_insert_default().push_str(part);
            continue;
        }
        let mut pieces = part.split([' ', '\t', '\n']);
        if let Some(first) = pieces.next().filter(|first| !first.is_empty()) {
            current.get_or_insert_default().push_str(first);
        }
        for piece in pieces {
            fields.extend(current.take());
            if !piece.is_empty() {
                current.get_or_insert_default().push_str(piece);
            }
        }
    }
}

/// What one piece becomes, and whether it stays one word.
#[expect(clippy::fn_params_excessive_bools, reason = "a place in the word")]
fn parts(piece: &Piece, first: bool, values: &Values, runs: &mut impl Substitutes) -> (Vec<String>, bool) {
    match piece {
        Piece::Text { text, quoted: true } => (vec![text.clone()], true),
        // What is written splits at no space: those were escaped.
        Piece::Text { text, quoted: false } => {
            let text = if first { tilde(text, values) } else { later(text, values) };
            (vec![globbed(&text)], true)
        }
        Piece::Number => (vec![ANY.to_string()], true),
        Piece::Process(script) => {
            runs.substitute(script);
            (vec![ANY.to_string()], true)
        }
        Piece::Command { script, quoted } => {
            let printed = runs.substitute(script).unwrap_or_else(|| ANY.to_string());
            (vec![printed.trim_end_matches('\n').to_owned()], *quoted)
        }
        Piece::Parameter { inside, quoted } => {
            if let Some(at) = inside.find(['$', '`']).filter(|at| *at > 0) {
                // `${x:-$(command)}` runs the command.
                if let Ok(word) = super::lex::unquoted(inside.get(at..).unwrap_or_default()) {
                    single(&word, values, runs);
                }
            }
            (parameter(inside, values), *quoted)
        }
    }
}

fn parameter(inside: &str, values: &Values) -> Vec<String> {
    let any = || vec![ANY.to_string()];
    let name = inside.strip_suffix("[@]").or_else(|| inside.strip_suffix("[*]")).unwrap_or(inside);
    match name {
        "@" | "*" => values.positional.clone().unwrap_or_else(any),
        _ if name.bytes().all(|b| b.is_ascii_digit()) => {
            let number: usize = name.parse().unwrap_or(0);
            let given = values.positional.as_ref().zip(number.checked_sub(1));
            given.map_or_else(any, |(words, at)| words.get(at).cloned().into_iter().collect())
        }
        _ if name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_') => {
            values.named.get(name).cloned().unwrap_or_else(any)
        }
        _ => any(),
    }
}

fn home(values: &Values) -> String {
    values.named.get("HOME").and_then(|home| home.first()).cloned().unwrap_or_else(|| ANY.to_string())
}

/// `~` at a word's beginning.
fn tilde(text: &str, values: &Values) -> String {
    match text.strip_prefix('~') {
        Some("") => home(values),
        Some(rest) if rest.starts_with('/') => format!("{}{rest}", home(values)),
        // Another user's, or the folder before.
        Some(rest) => format!("{ANY}{}", rest.find('/').and_then(|at| rest.get(at..)).unwrap_or_default()),
        None => later(text, values),
    }
}

/// `~` after `:` or `=`.
fn later(text: &str, values: &Values) -> String {
    text.replace(":~/", &format!(":{}/", home(values))).replace("=~/", &format!("={}/", home(values)))
}

/// `*`, `?` and `[…]` as signs.
fn globbed(text: &str) -> String {
    let mut globbed = String::new();
    let mut rest = text;
    let (brackets, braces) = (text.rfind(']'), text.rfind('}'));
    let closed = |last: Option<usize>, rest: &str| last.is_some_and(|last| last + rest.len() >= text.len());
    while let Some(c) = rest.chars().next() {
        rest = rest.get(c.len_utf8()..).unwrap_or_default();
        match c {
            '*' | '?' => globbed.push(STAR),
            '[' if closed(brackets, rest) => {
                globbed.push(STAR);
                rest = rest.split_once(']').map_or("", |(_, after)| after);
            }
            // A sequence, `{a..f}`.
            '{' if closed(braces, rest) && rest.split_once('}').is_some_and(|(inside, _)| inside.contains("..")) => {
                globbed.push(ANY);
                rest = rest.split_once('}').map_or("", |(_, after)| after);
            }
            c => globbed.push(c),
        }
    }
    globbed
}

/// The words that the braces of `word` make: `{a,b}` is two, in every combination.
fn braces(word: &Word) -> Vec<Word> {
    let signs = word.iter().map(|piece| match piece {
        Piece::Text { text, quoted: false } => text.bytes().filter(|b| b"{},".contains(b)).count(),
        _ => 0,
    });
    if signs.sum::<usize>() > SIGNS {
        return vec![vec![Piece::Number]];
    }
    let mut done: Vec<Word> = Vec::new();
    let mut open = vec![word.clone()];
    while let Some(word) = open.pop() {
        match split(&word) {
            Some(mut alternatives) if open.len() + done.len() + alternatives.len() <= FIELDS => {
                alternatives.reverse();
                open.extend(alternatives);
            }
            _ => done.push(word),
        }
    }
    done
}

/// The first pair of braces with a comma in it, one word for each choice. The signs may stand in several pieces, since
/// quotes inside braces cut them.
fn split(word: &Word) -> Option<Vec<Word>> {
    let signs: Vec<(usize, usize, char)> = word
        .iter()
        .enumerate()
        .filter_map(|(n, piece)| match piece {
            Piece::Text { text, quoted: false } => Some((n, text)),
            _ => None,
        })
        .flat_map(|(n, text)| text.char_indices().filter(|(_, c)| "{},".contains(*c)).map(move |(at, c)| (n, at, c)))
        .collect();
    for (i, begin) in signs.iter().enumerate().filter(|(_, (_, _, c))| *c == '{') {
        let mut level = 0_u32;
        let mut cuts = Vec::new();
        for (n, at, c) in signs.iter().skip(i + 1) {
            match c {
                '{' => level += 1,
                '}' if level == 0 && cuts.is_empty() => break,
                '}' if level == 0 => {
                    cuts.push((*n, *at));
                    return Some(choices(word, (begin.0, begin.1), &cuts));
                }
                '}' => level -= 1,
                _ if level == 0 => cuts.push((*n, *at)),
                _ => {}
            }
        }
    }
    None
}

fn choices(word: &Word, begin: (usize, usize), cuts: &[(usize, usize)]) -> Vec<Word> {
    let mut from = (begin.0, begin.1 + 1);
    let end = cuts.last().copied().unwrap_or(begin);
    cuts.iter()
        .map(|cut| {
            let mut choice = range(word, (0, 0), begin);
            choice.extend(range(word, from, *cut));
            choice.extend(range(word, (end.0, end.1 + 1), (word.len(), 0)));
            from = (cut.0, cut.1 + 1);
            choice
        })
        .collect()
}

/// The pieces between two places, each a piece and a byte in it.
fn range(word: &Word, from: (usize, usize), to: (usize, usize)) -> Word {
    let mut range = Vec::new();
    for (n, piece) in word.iter().enumerate().filter(|(n, _)| (from.0..=to.0).contains(n)) {
        match piece {
            Piece::Text { text, quoted: false } => {
                let begin = if n == from.0 { from.1 } else { 0 };
                let end = if n == to.0 { to.1 } else { text.len() };
                let text = text.get(begin..end).unwrap_or_default().to_owned();
                range.push(Piece::Text { text, quoted: false });
            }
            piece if n < to.0 => range.push(piece.clone()),
            _ => {}
        }
    }
    range
}
