//! Patterns over the letters of every script, each made ready once a text is asked for it.

use std::borrow::Cow;
use std::sync::OnceLock;

use regex::Regex;

use super::super::phrases;

/// A pattern whose words, blanks and cases are those of Unicode.
#[derive(Debug)]
pub(super) struct Wide {
    source: &'static str,
    ready: OnceLock<Option<Regex>>,
}

impl Wide {
    /// The pattern that `source` is written as, in the syntax of the crate `regex`.
    pub(super) const fn of(source: &'static str) -> Self {
        Self { source, ready: OnceLock::new() }
    }

    fn ready(&self) -> Option<&Regex> {
        let ready = self.ready.get_or_init(|| phrases::any_case(self.source));
        // What is no pattern would be found nowhere, and nobody would notice.
        #[cfg(test)]
        assert!(ready.is_some(), "{}", self.source);
        ready.as_ref()
    }

    /// Whether `text` has it.
    pub(super) fn is_match(&self, text: &str) -> bool {
        self.ready().is_some_and(|ready| ready.is_match(text))
    }

    /// `text` with `other` in each of its places.
    pub(super) fn replaced<'t>(&self, text: &'t str, other: &str) -> Cow<'t, str> {
        self.ready().map_or(Cow::Borrowed(text), |ready| ready.replace_all(text, other))
    }
}
