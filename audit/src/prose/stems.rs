//! Beginnings of words, thousands at once, each with what it says: found wherever a text has them.
//!
//! Most audits read one page. An Aho-Corasick automaton of thousands of stems takes longer to make than such a page to read; a
//! table of how stems begin takes a fraction of that, and is asked once a byte.

use rustc_hash::FxHashMap;

use super::runs::{RUN, Runs, run};

/// A stem and what it says.
type Stem<T> = (&'static str, T);

/// Stems and what they say.
#[derive(Debug)]
pub(super) struct Stems<T> {
    /// How they begin, and which of them do so.
    beginnings: Runs,
    of: FxHashMap<u32, Vec<Stem<T>>>,
    /// How many bytes of the shortest are looked at first.
    least: usize,
}

impl<T: Copy + PartialEq> Stems<T> {
    /// Those of `rows`: what is said, and the stems that say it, in small letters and parted by `|`.
    pub(super) fn of(rows: impl Iterator<Item = (T, &'static str)>) -> Self {
        let mut stems = Self { beginnings: Runs::none(), of: FxHashMap::default(), least: RUN };
        let all = rows.flat_map(|(says, stems)| stems.split('|').map(move |stem| (stem, says)));
        for (stem, says) in all.filter(|(stem, _)| !stem.is_empty()) {
            debug_assert!(!stem.bytes().any(|byte| byte.is_ascii_uppercase()), "{stem} is found in no text");
            let begins = stem.len().min(RUN);
            stems.least = stems.least.min(begins);
            let beginning = run(stem.as_bytes().get(..begins).unwrap_or_default());
            stems.beginnings.add(beginning);
            stems.of.entry(beginning).or_default().push((stem, says));
        }
        stems
    }

    /// What is said anywhere in `text`, whatever its case: each once, in the order of the first places.
    pub(super) fn said(&self, text: &str) -> Vec<T> {
        let mut said = Vec::new();
        for (_, _, says) in self.find(&text.to_ascii_lowercase()) {
            if !said.contains(&says) {
                said.push(says);
            }
        }
        said
    }

    /// Every place in `lower`, a text in small letters: its first byte, the byte behind its last, and what is said there.
    pub(super) fn find<'s>(&'s self, lower: &'s str) -> impl Iterator<Item = (usize, usize, T)> + 's {
        let bytes = lower.as_bytes();
        let beginning = move |(at, len): (usize, usize)| {
            let beginning = run(bytes.get(at..at.saturating_add(len))?);
            let all = if self.beginnings.has(beginning) { self.of.get(&beginning) } else { None };
            Some((at, len, all?))
        };
        let starts = (0..bytes.len()).flat_map(move |at| (self.least..=RUN).map(move |len| (at, len)));
        starts.filter_map(beginning).flat_map(move |(at, len, all)| {
            let rest = bytes.get(at..).unwrap_or_default();
            let is_here = move |stem: &str| stem.len().min(RUN) == len && rest.starts_with(stem.as_bytes());
            let here = all.iter().filter(move |(stem, _)| is_here(stem));
            here.map(move |(stem, says)| (at, at.saturating_add(stem.len()), *says))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(stems: &[&'static str], text: &str) -> Vec<(usize, usize, usize)> {
        let stems = Stems::of(stems.iter().copied().enumerate());
        let mut found: Vec<_> = stems.find(text).collect();
        found.sort_unstable();
        found
    }

    #[test]
    fn stems_are_found_where_an_automaton_finds_them() {
        let text = "the thief's theft: a 秘密の秘 is no secret, secretly; é à b~ ~";
        let lists: [&[&str]; 4] = [
            &["the", "thief", "theft", "secret", "secretly", "秘", "秘密", "none"],
            &["a", "t", "th", "~"],
            &["é", "à b", "y; é", "secret, secretly"],
            &["the", "the", "no secrets"],
        ];
        for stems in lists {
            let peer = aho_corasick::AhoCorasick::new(stems).unwrap();
            let mut expected: Vec<_> = peer
                .find_overlapping_iter(text)
                .map(|found| (found.start(), found.end(), found.pattern().as_usize()))
                .collect();
            expected.sort_unstable();
            assert_eq!(found(stems, text), expected, "{stems:?}");
        }
    }

    #[test]
    fn what_is_said_is_told_once_and_whatever_its_case() {
        let stems = Stems::of([(1, "secret|token"), (2, "send")].into_iter());
        assert_eq!(stems.said("Send the TOKEN, the secret; send it"), [2, 1]);
        assert!(stems.said("sen d").is_empty());
    }

    #[test]
    fn nothing_is_found_in_nothing() {
        assert!(found(&["secret", "a"], "").is_empty());
        assert!(found(&[""], "text").is_empty() && found(&[], "text").is_empty());
    }
}
