//! Texts with holes, and what a script puts into these.

use super::fold::{BYTES, HOLES};

/// Python's text with others in its holes, `{}` one after the other and `{0}` by number.
pub(super) fn put_in(format: &str, items: &[String]) -> String {
    let mut text = format.to_owned();
    for (nth, item) in items.iter().enumerate().take(HOLES) {
        text = text.replacen("{}", item, 1).replace(&format!("{{{nth}}}"), item);
        text.truncate(text.floor_char_boundary(BYTES));
    }
    text
}

/// The first text with the others in its holes.
pub(super) fn filled(items: &[String]) -> String {
    let Some((format, rest)) = items.split_first() else { return String::new() };
    let mut out = String::new();
    let mut format = format.as_str();
    let mut rest = rest.iter();
    while let Some((before, after)) = format.split_once('%') {
        out.push_str(before);
        let kind = after.chars().next();
        match kind {
            Some('s' | 'd' | 'i' | 'v') => out.push_str(rest.next().map_or("", String::as_str)),
            // The letter of a number, or the first of a text.
            Some('c') => {
                let word = rest.next().map_or("", String::as_str);
                let letter = word.parse::<u32>().ok().and_then(char::from_u32);
                out.extend(letter.or_else(|| word.chars().next()));
            }
            Some('%') => out.push('%'),
            _ => {
                out.push('%');
                format = after;
                continue;
            }
        }
        format = after.get(1..).unwrap_or_default();
    }
    out.push_str(format);
    out
}
