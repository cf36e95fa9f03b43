//! Texts that become other texts: escapes, and the encodings that hide a command from a reader.

use std::iter::Peekable;
use std::str::Chars;

use base64::Engine as _;
use base64::engine::general_purpose::{STANDARD_NO_PAD, URL_SAFE_NO_PAD};

/// 4,096 encoded runs a text; a script that has more is read as it stands.
const RUNS: usize = 4_096;

/// `\x41`, `\101`, `\u0041` and the letters' escapes, as `$'…'`, `printf` and `echo -e` read them.
pub(super) fn escapes(text: &str) -> String {
    let mut decoded = String::new();
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        if c != '\\' {
            decoded.push(c);
            continue;
        }
        let kind = chars.next();
        let mut digits = |radix, most, first: Option<char>| digits(&mut chars, radix, most, first);
        match kind {
            Some('x') => decoded.extend(digits(16, 2, None)),
            Some('u') => decoded.extend(digits(16, 4, None)),
            Some('U') => decoded.extend(digits(16, 8, None)),
            Some(c @ '0'..='7') => decoded.extend(digits(8, if c == '0' { 3 } else { 2 }, Some(c))),
            Some('n' | 'r') => decoded.push('\n'),
            Some('t') => decoded.push('\t'),
            Some('a' | 'b' | 'e' | 'E' | 'f' | 'v') => {}
            Some(c) => decoded.push(c),
            None => decoded.push('\\'),
        }
    }
    decoded
}

/// The character whose number is written in at most `most` digits, the first of which may have been read already.
fn digits(chars: &mut Peekable<Chars<'_>>, radix: u32, most: usize, first: Option<char>) -> Option<char> {
    let mut number = first.and_then(|c| c.to_digit(radix));
    for _ in 0..most {
        let Some(digit) = chars.peek().and_then(|c| c.to_digit(radix)) else { break };
        number = Some(number.unwrap_or(0).saturating_mul(radix).saturating_add(digit));
        chars.next();
    }
    number.and_then(char::from_u32)
}

/// Every reading of `text` that a one-line decoder would make: escapes, backwards, rot13, base64, hex.
pub(super) fn readings(text: &str) -> Vec<String> {
    let mut readings = vec![escapes(text), text.chars().rev().collect(), text.chars().map(rot13).collect()];
    let is_run = |c: char| c.is_ascii_alphanumeric() || matches!(c, '+' | '/' | '-' | '_');
    for run in text.split(|c| !is_run(c)).filter(|run| run.len() >= 8).take(RUNS) {
        let bytes = [STANDARD_NO_PAD.decode(run).ok(), URL_SAFE_NO_PAD.decode(run).ok(), hex::decode(run).ok()];
        readings.extend(bytes.into_iter().flatten().filter_map(|bytes| String::from_utf8(bytes).ok()));
    }
    readings
}

fn rot13(c: char) -> char {
    let turn = |c: char, first: u8| {
        let letter = u8::try_from(c).unwrap_or(first).saturating_sub(first);
        char::from(first + (letter + 13) % 26)
    };
    match c {
        'a'..='z' => turn(c, b'a'),
        'A'..='Z' => turn(c, b'A'),
        c => c,
    }
}
