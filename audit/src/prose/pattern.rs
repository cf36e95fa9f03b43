//! Patterns of words, made ready once a text is asked for them: most texts need few, and making all ready takes longer than
//! reading a plugin.

use std::sync::OnceLock;

use regex::bytes::{Regex, RegexBuilder};

use super::needs::Needs;

/// 64 MiB of automata for one pattern: the longest lists of words take a tenth.
const SIZE: usize = 64 << 20;

/// A pattern of words, whatever their case.
#[derive(Debug)]
pub(super) struct Pattern {
    source: String,
    needs: OnceLock<Option<Needs>>,
    ready: OnceLock<Option<Regex>>,
}

/// Where a pattern was found: bytes of a text, between characters.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Match<'t> {
    text: &'t str,
    start: usize,
    end: usize,
}

impl<'t> Match<'t> {
    /// What was found.
    pub(super) fn as_str(self) -> &'t str {
        self.text.get(self.start..self.end).unwrap_or_default()
    }

    /// Its first byte.
    pub(super) fn start(self) -> usize {
        self.start
    }

    /// The byte behind its last.
    pub(super) fn end(self) -> usize {
        self.end
    }
}

impl Pattern {
    /// The pattern that `source` is written as, in the syntax of the crate `regex`.
    pub(super) fn new(source: &str) -> Self {
        let pattern = Self { source: ascii(source), needs: OnceLock::new(), ready: OnceLock::new() };
        // What is no pattern would be found nowhere, and nobody would notice.
        #[cfg(test)]
        assert!(pattern.is_sound(), "{source}");
        pattern
    }

    /// Whether it is a pattern at all.
    #[cfg(test)]
    pub(super) fn is_sound(&self) -> bool {
        self.ready().is_some()
    }

    /// Whether `text` has it.
    pub(super) fn is_match(&self, text: &str) -> bool {
        self.ready_for(text).is_some_and(|ready| ready.is_match(text.as_bytes()))
    }

    /// The first place in `text`.
    pub(super) fn find<'t>(&self, text: &'t str) -> Option<Match<'t>> {
        self.find_iter(text).next()
    }

    /// Every place in `text`.
    pub(super) fn find_iter<'t>(&self, text: &'t str) -> impl Iterator<Item = Match<'t>> {
        let found = self.ready_for(text).into_iter().flat_map(|ready| ready.find_iter(text.as_bytes()));
        // A letter of several bytes may be cut where a pattern counts them.
        found.map(move |one| {
            let (start, end) = (text.floor_char_boundary(one.start()), text.ceil_char_boundary(one.end()));
            Match { text, start, end }
        })
    }

    /// The automaton, unless nobody needed it yet and `text` does not either.
    fn ready_for(&self, text: &str) -> Option<&Regex> {
        if self.ready.get().is_none() && !self.may_match(text) {
            return None;
        }
        self.ready()
    }

    /// Whether `text` has the words that the pattern cannot be found without.
    fn may_match(&self, text: &str) -> bool {
        self.needs.get_or_init(|| Needs::of(&self.source)).as_ref().is_none_or(|needs| needs.are_met(text))
    }

    fn ready(&self) -> Option<&Regex> {
        let build = |unicode| {
            let mut builder = RegexBuilder::new(&self.source);
            builder.case_insensitive(true).unicode(unicode).size_limit(SIZE).build()
        };
        // Over bytes an automaton is made in half the time that one over letters of every script takes; who names such a letter
        // needs those.
        let make = || {
            let made = if self.source.is_ascii() { build(false).or_else(|_| build(true)) } else { build(true) };
            made.ok()
        };
        self.ready.get_or_init(make).as_ref()
    }
}

/// Words and their ends as ASCII has them: Unicode's would send every text with one other letter through the slowest engine.
/// Blanks are those of every script, or words would be parted by one that nobody looks for.
fn ascii(source: &str) -> String {
    let source = source.replace(r"\w", "[0-9A-Za-z_]");
    if !source.is_ascii() {
        return source.replace(r"\b", r"(?-u:\b)");
    }
    let mut wide = String::with_capacity(source.len());
    let (mut inside, mut rest) = (false, source.chars());
    while let Some(c) = rest.next() {
        match c {
            '\\' => match rest.next() {
                Some('s') if !inside => wide.push_str(r"(?u:\s)"),
                after => wide.extend(['\\'].into_iter().chain(after)),
            },
            '[' | ']' => {
                inside = c == '[';
                wide.push(c);
            }
            c => wide.push(c),
        }
    }
    wide
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_whatever_their_case_and_blanks() {
        let pattern = Pattern::new(r"\bsend\s+(?:it|them)[^\s.]*\b");
        for text in ["Send it", "x: SEND\u{a0}them", "send \u{3000}it", "é send\tit—", "send\nITs."] {
            assert!(pattern.is_match(text), "{text:?}");
        }
        for text in ["resend it", "send", "sendit"] {
            assert!(!pattern.is_match(text), "{text:?}");
        }
    }

    #[test]
    fn letters_of_other_scripts_may_be_named() {
        for source in [r#"says [\u{201c}"]yes"#, "says “?yes"] {
            let pattern = Pattern::new(source);
            assert!(pattern.is_sound() && pattern.is_match("He SAYS “yes”"), "{source}");
        }
    }

    #[test]
    fn places_lie_between_characters() {
        let text = "ab ééé cd";
        let found = Pattern::new("b[^c]{0,4}").find(text).unwrap();
        assert_eq!(found.as_str(), "b éé");
        let found = Pattern::new("é{2}").find(text).unwrap();
        assert_eq!(found.as_str(), "éé");
    }
}
