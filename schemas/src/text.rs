//! Text with a grammar: one place where a string becomes a type, in code and in JSON alike.

use std::borrow::Cow;

/// A piece of text that does not follow the grammar of what it claims to be.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{found:?} is not {what}: {why}")]
pub struct BadText {
    /// What the text should have been, with its article: "a plugin name".
    pub what: &'static str,
    /// What was found, cut to 120 characters.
    pub found: String,
    /// The rule that it breaks.
    pub why: Cow<'static, str>,
}

impl BadText {
    /// A refusal of `found`, cut so that hostile text cannot flood a log.
    pub fn new(what: &'static str, found: &str, why: impl Into<Cow<'static, str>>) -> Self {
        Self { what, found: found.chars().take(120).collect(), why: why.into() }
    }
}

/// Whether it moves, hides or reorders what a person reads: controls, line separators, bidi marks, tags, the BOM.
#[must_use]
pub fn deceives(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{061c}' | '\u{200e}' | '\u{200f}' | '\u{2028}' | '\u{2029}' | '\u{feff}')
        || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{fff9}'..='\u{fffb}')
        || matches!(c, '\u{e0000}'..='\u{e007f}')
}

/// Checks text that is shown on one line: at most `most` characters, none that deceives.
pub(crate) fn line(text: &str, most: usize) -> Result<(), Cow<'static, str>> {
    if text.chars().nth(most).is_some() {
        return Err(format!("it has more than {most} characters").into());
    }
    match text.chars().find(|c| deceives(*c)) {
        Some(c) => Err(format!("U+{:04X} is a control, line-break or direction character", u32::from(c)).into()),
        None => Ok(()),
    }
}

/// As [`line`], and not empty.
pub(crate) fn some_line(text: &str, most: usize) -> Result<(), Cow<'static, str>> {
    if text.is_empty() { Err("it is empty".into()) } else { line(text, most) }
}

/// As [`some_line`], but tabs and line feeds may stand in it.
pub(crate) fn paragraphs(text: &str, most: usize) -> Result<(), Cow<'static, str>> {
    if text.chars().nth(most).is_some() {
        return Err(format!("it has more than {most} characters").into());
    }
    some_line(&text.replace(['\n', '\t'], " "), most)
}

/// Gives a type that has `FromStr<Err = BadText>` and `Display` its JSON form: a string matching `$pattern`, with
/// whatever more a schema can say.
macro_rules! text_in_json {
    ($type:ty, $title:expr, $pattern:expr $(, $key:literal: $value:tt)*) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }
        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str> as serde::Deserialize>::deserialize(from)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
        impl schemars::JsonSchema for $type {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                $title.into()
            }
            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schemars::json_schema!({ "type": "string", "pattern": $pattern $(, $key: $value)* })
            }
        }
    };
}
pub(crate) use text_in_json;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_could_deceive_its_reader_is_refused() {
        for hostile in ["a\nb", "a\u{1b}[2J", "a\u{202e}cod.exe", "\u{feff}a", "a\u{2028}b", "a\u{85}b", "\u{e0041}"] {
            assert!(line(hostile, 99).is_err(), "{hostile:?}");
            assert!(some_line(hostile, 99).is_err(), "{hostile:?}");
        }
        assert!(some_line("", 9).is_err());
        assert!(paragraphs("a\u{1b}[2J", 99).is_err());
    }

    #[test]
    fn length_counts_characters_and_not_bytes() {
        assert!(line("ééé", 3).is_ok());
        assert!(line("éééé", 3).is_err());
        assert!(paragraphs("one\n\ttwo", 8).is_ok());
        assert!(paragraphs("one\n\ttwo", 7).is_err());
    }

    #[test]
    fn a_refusal_repeats_at_most_120_characters_of_what_it_refuses() {
        assert_eq!(BadText::new("x", &"y".repeat(10_000), "z").found.len(), 120);
    }
}
