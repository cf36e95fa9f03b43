//! Text of strangers, fit to be shown: what moves, hides or reorders what a person reads becomes `\u{…}`. The one list, for
//! terminals, logs and pages.

use std::fmt;

/// Displays `text` with everything that deceives or hides written as `\u{…}`; line feeds too, so it stays one line.
///
/// It writes out more than [`crate::deceives`] refuses: joiners and variation selectors belong to honest text in some scripts, but a
/// person who compares two lines must see them.
#[must_use]
pub fn escape(text: &str) -> Escaped<'_> {
    Escaped(text)
}

/// See [`escape`].
#[derive(Debug, Clone, Copy)]
pub struct Escaped<'a>(&'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.chars().try_for_each(|c| if hides(c) { write!(f, "{}", c.escape_unicode()) } else { write!(f, "{c}") })
    }
}

/// Controls, bidi controls (UAX 9), zero-width and format characters, variation selectors, tags.
fn hides(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}'
            | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_terminal_sequence_is_shown_and_not_obeyed() {
        assert_eq!(escape("a\x1b[2Jb\nc").to_string(), "a\\u{1b}[2Jb\\u{a}c");
    }

    #[test]
    fn a_bidi_override_is_shown() {
        assert_eq!(escape("a\u{202e}b").to_string(), "a\\u{202e}b");
    }

    #[test]
    fn letters_of_every_script_pass() {
        assert_eq!(escape("héllo 名前 שלום").to_string(), "héllo 名前 שלום");
    }

    #[test]
    fn whatever_a_document_may_not_hold_is_written_out() {
        let passed = |c: &char| crate::deceives(*c) && escape(&c.to_string()).to_string() == c.to_string();
        assert_eq!((char::MIN..=char::MAX).find(passed), None);
    }
}
