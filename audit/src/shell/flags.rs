//! What zsh writes before a name in round brackets: how words are joined, split, spelled or looked up.

use super::value::{Taint, Value};

/// What is done with the text that a name holds, from the inside out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Flag {
    /// `(j:x:)`
    Joins(String),
    /// `(s:x:)`
    Splits(String),
    /// `(Oa)`
    Reverses,
    /// `(L)`
    Lowers,
    /// `(U)`
    Raises,
    /// `(P)`: the text is the name of what is meant.
    Names,
}

/// The letters of one pair of brackets that `body` begins with, and what follows it.
pub(super) fn split(body: &str) -> Option<(&str, &str)> {
    // 16 bytes: a bracket that is longer holds no letters.
    const BYTES: usize = 16;
    let inside = body.strip_prefix('(')?;
    let (flags, rest) = inside.split_once(')')?;
    // Between which signs words stand may be any.
    let is_text = flags.contains([' ', '/']) && !flags.starts_with(['j', 's', '@', 'p']);
    (flags.len() < BYTES && !flags.contains('$') && !is_text).then_some((flags, rest))
}

/// The bracket as an operation keeps it; nothing where it changes nothing of what the text says.
pub(super) fn kept(flags: &str) -> String {
    if read(flags).is_empty() { String::new() } else { format!("({flags})") }
}

/// What an operation begins with, and the rest of it.
pub(super) fn of(operation: &str) -> Option<(Vec<Flag>, &str)> {
    let (flags, rest) = split(operation)?;
    Some((read(flags), rest))
}

fn read(flags: &str) -> Vec<Flag> {
    let mut found = Vec::new();
    let mut rest = flags;
    while let Some(letter) = rest.chars().next() {
        rest = rest.get(letter.len_utf8()..).unwrap_or_default();
        let flag = match letter {
            'j' | 's' => {
                let Some((text, after)) = delimited(rest) else { break };
                rest = after;
                if letter == 'j' { Flag::Joins(text.to_owned()) } else { Flag::Splits(text.to_owned()) }
            }
            'O' if rest.starts_with('a') => Flag::Reverses,
            'L' => Flag::Lowers,
            'U' => Flag::Raises,
            'P' => Flag::Names,
            _ => continue,
        };
        found.push(flag);
    }
    found
}

/// `:text:`, and what follows.
fn delimited(rest: &str) -> Option<(&str, &str)> {
    let sign = rest.chars().next()?;
    rest.get(sign.len_utf8()..)?.split_once(sign)
}

/// What `flag` makes of a list of words, or of a text.
pub(super) fn changed(value: &Value, flag: &Flag) -> Value {
    let words = || value.text.split_ascii_whitespace();
    let text = match flag {
        Flag::Joins(by) => words().collect::<Vec<_>>().join(by),
        Flag::Splits(by) if by.is_empty() => value.text.clone(),
        Flag::Splits(by) => value.text.replace(by.as_str(), " "),
        Flag::Reverses => words().rev().collect::<Vec<_>>().join(" "),
        Flag::Lowers => value.text.to_ascii_lowercase(),
        Flag::Raises => value.text.to_ascii_uppercase(),
        Flag::Names => return value.clone(),
    };
    let is_built = text != value.text && matches!(flag, Flag::Joins(by) if !by.contains(' '));
    let built = if is_built { Taint::BUILT } else { Taint::default() };
    Value { text, taint: value.taint.and(built), ..value.clone() }
}
