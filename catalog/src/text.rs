//! Text of strangers, fit to stand in a page or a feed.

use std::fmt;

use schemas::escape;

/// `text` with everything that hides or deceives written out, and what no XML document may hold.
pub(crate) fn shown(text: &str) -> Shown<'_> {
    Shown(text)
}

/// See [`shown`].
#[derive(Debug, Clone, Copy)]
pub(crate) struct Shown<'a>(&'a str);

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.0;
        while let Some((at, c)) = rest.char_indices().find(|(_, c)| is_no_character(*c)) {
            let (before, from) = rest.split_at(at);
            write!(f, "{}{}", escape(before), c.escape_unicode())?;
            rest = from.get(c.len_utf8()..).unwrap_or_default();
        }
        write!(f, "{}", escape(rest))
    }
}

/// `text` of several lines: line feeds and tabulators stay, and so does the one mark behind a symbol that asks for its picture.
pub(crate) fn prose(text: &str) -> Prose<'_> {
    Prose(text)
}

/// See [`prose`].
#[derive(Debug, Clone, Copy)]
pub(crate) struct Prose<'a>(&'a str);

impl fmt::Display for Prose<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut before = None;
        for c in self.0.chars() {
            let stays = matches!(c, '\n' | '\t') || c == '\u{fe0f}' && before.is_some_and(has_picture);
            if stays {
                write!(f, "{c}")?;
            } else {
                write!(f, "{}", shown(c.encode_utf8(&mut [0; 4])))?;
            }
            before = Some(c);
        }
        Ok(())
    }
}

/// Symbols that are drawn in two ways, and nothing that a word is written with: a mark behind one of them says no more than how.
fn has_picture(c: char) -> bool {
    matches!(c, '\u{203c}' | '\u{2049}' | '\u{2122}' | '\u{2139}' | '\u{2190}'..='\u{2bff}' | '\u{1f000}'..='\u{1faff}')
}

/// Noncharacters (Unicode §23.7): U+FDD0 to U+FDEF, and the last two of every plane.
pub(crate) fn is_no_character(c: char) -> bool {
    matches!(c, '\u{fdd0}'..='\u{fdef}') || u32::from(c) & 0xfffe == 0xfffe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prose_keeps_its_lines_and_one_mark_behind_a_symbol() {
        let text = "a\tb\n\u{26a0}\u{fe0f}\u{fe0f} x\u{fe0f} \u{202e}\u{0}";
        assert_eq!(prose(text).to_string(), "a\tb\n\u{26a0}\u{fe0f}\\u{fe0f} x\\u{fe0f} \\u{202e}\\u{0}");
    }

    #[test]
    fn what_is_no_character_is_written_out_and_the_rest_stays() {
        assert_eq!(shown("a\u{fffe}b\u{1ffff}\u{202e}é").to_string(), "a\\u{fffe}b\\u{1ffff}\\u{202e}é");
    }
}
