//! Words that a pattern cannot be found without: a text that lacks them needs no automaton, which takes a hundred times as long
//! to make as these do.

use aho_corasick::{AhoCorasick, AhoCorasickKind};
use regex_syntax::ParserBuilder;
use regex_syntax::hir::{Hir, HirKind};

/// 3 letters: fewer are in every text, and so are the signs of sentences.
const SHORT: usize = 3;
/// Signs that stand in every text.
const PLAIN: &[u8] = b" .,:;-_/'\"()";

/// Letters of other scripts that are an ASCII letter in another case: `ſ` and the sign for kelvin.
const FOLDED: [char; 2] = ['\u{17f}', '\u{212a}'];

/// What a text must have for a pattern to be found in it.
#[derive(Debug)]
enum Need {
    /// Nothing that is known.
    Nothing,
    /// The word of that number.
    Word(usize),
    /// All of them.
    All(Vec<Need>),
    /// One of them.
    Any(Vec<Need>),
}

impl Need {
    fn is_met(&self, has: &[bool]) -> bool {
        match self {
            Self::Nothing => true,
            Self::Word(at) => has.get(*at).copied().unwrap_or(true),
            Self::All(needs) => needs.iter().all(|need| need.is_met(has)),
            Self::Any(needs) => needs.iter().any(|need| need.is_met(has)),
        }
    }
}

/// The words of a pattern, and how they are needed.
#[derive(Debug)]
pub(super) struct Needs {
    finder: AhoCorasick,
    need: Need,
}

impl Needs {
    /// What the pattern cannot be found without, whatever the case; none where it names no word.
    pub(super) fn of(source: &str) -> Option<Self> {
        let unicode = !source.is_ascii();
        let hir = ParserBuilder::new().unicode(unicode).utf8(unicode).build().parse(source).ok()?;
        let mut words = Vec::new();
        let need = need(&hir, &mut words);
        if matches!(need, Need::Nothing) {
            return None;
        }
        let finder = AhoCorasick::builder()
            .ascii_case_insensitive(true)
            .kind(Some(AhoCorasickKind::NoncontiguousNFA))
            .build(words)
            .ok()?;
        Some(Self { finder, need })
    }

    /// Whether the text has them.
    pub(super) fn are_met(&self, text: &str) -> bool {
        let mut has = vec![false; self.finder.patterns_len()];
        for word in self.finder.find_overlapping_iter(text) {
            if let Some(has) = has.get_mut(word.pattern().as_usize()) {
                *has = true;
            }
        }
        self.need.is_met(&has) || text.contains(FOLDED)
    }
}

/// Whether not every text has `word`.
fn tells(word: &[u8]) -> bool {
    word.len() >= SHORT || !word.iter().all(|byte| byte.is_ascii_alphanumeric() || PLAIN.contains(byte))
}

fn need(hir: &Hir, words: &mut Vec<Vec<u8>>) -> Need {
    match hir.kind() {
        HirKind::Literal(literal) => {
            let parts = literal.0.split(|byte| !byte.is_ascii());
            let Some(word) = parts.max_by_key(|part| part.len()).filter(|part| tells(part)) else {
                return Need::Nothing;
            };
            let word = word.to_ascii_lowercase();
            let at = words.iter().position(|known| *known == word).unwrap_or_else(|| {
                words.push(word);
                words.len().saturating_sub(1)
            });
            Need::Word(at)
        }
        HirKind::Capture(capture) => need(&capture.sub, words),
        HirKind::Repetition(repetition) if repetition.min > 0 => need(&repetition.sub, words),
        HirKind::Concat(parts) => {
            let mut all: Vec<Need> =
                parts.iter().map(|part| need(part, words)).filter(|need| !matches!(need, Need::Nothing)).collect();
            match all.len() {
                0 => Need::Nothing,
                1 => all.swap_remove(0),
                _ => Need::All(all),
            }
        }
        HirKind::Alternation(parts) => {
            let any: Vec<Need> = parts.iter().map(|part| need(part, words)).collect();
            if any.iter().any(|need| matches!(need, Need::Nothing)) { Need::Nothing } else { Need::Any(any) }
        }
        HirKind::Repetition(_) | HirKind::Class(_) | HirKind::Look(_) | HirKind::Empty => Need::Nothing,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_without_the_words_needs_no_automaton() {
        let needs = Needs::of(r"\b(?:send|post)s?\s+(?:it|them)[^.]{0,40}?\b(?:webhook|e-?mail)").unwrap();
        for text in ["SEND it to the webhook", "posts them by mail", "a mailbox to Post at"] {
            assert!(needs.are_met(text), "{text}");
        }
        for text in ["", "send it", "a webhook, and mail", "p o s t to the webhook"] {
            assert!(!needs.are_met(text), "{text}");
        }
    }

    #[test]
    fn what_may_be_anything_needs_nothing() {
        for source in [r"\w+", "(?:send|[a-z]+)", "(?:token)?", "a|b", r"(?:secret){0,3}[.,]"] {
            assert!(Needs::of(source).is_none(), "{source}");
        }
    }

    #[test]
    fn letters_that_fold_to_ascii_are_no_way_around() {
        let needs = Needs::of("“?secret").unwrap();
        assert!(needs.are_met("my \u{17f}ecret") && !needs.are_met("mine"));
        assert!(Needs::of("дай ключ|дай token").is_none());
    }

    #[test]
    fn signs_count_however_few() {
        let needs = Needs::of(r"[\w.]+@[\w.]+").unwrap();
        assert!(needs.are_met("a@b") && !needs.are_met("a at b"));
    }
}
