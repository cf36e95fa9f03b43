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

/// Noncharacters (Unicode §23.7): U+FDD0 to U+FDEF, and the last two of every plane.
pub(crate) fn is_no_character(c: char) -> bool {
    matches!(c, '\u{fdd0}'..='\u{fdef}') || u32::from(c) & 0xfffe == 0xfffe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_character_is_written_out_and_the_rest_stays() {
        assert_eq!(shown("a\u{fffe}b\u{1ffff}\u{202e}é").to_string(), "a\\u{fffe}b\\u{1ffff}\\u{202e}é");
    }
}
