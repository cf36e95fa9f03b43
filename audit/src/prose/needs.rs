//! Words that a pattern cannot be found without: a text that lacks them needs no automaton, which takes a hundred times as long
//! to make as these do.
//!
//! Whether a text has a word is asked of the runs of three letters that it has, as a search of code by trigrams does (Cox,
//! "Regular expression matching with a trigram index", 2012): one pass over the text serves every pattern.

use regex_syntax::hir::{Hir, HirKind};

use super::runs::{RUN, Runs, run};

/// Signs that stand in every text, as words of fewer than three letters do.
const PLAIN: &[u8] = b" .,:;-_/'\"()";

/// What a text must have for a pattern to be found in it.
#[derive(Debug)]
pub(super) enum Need {
    /// Nothing that is known.
    Nothing,
    /// All the runs of a word, as places in the table.
    Word(Box<[u32]>),
    /// All of them.
    All(Vec<Need>),
    /// One of them.
    Any(Vec<Need>),
}

impl Need {
    /// What a pattern cannot be found without, which is made for texts in small letters.
    pub(super) fn of(hir: &Hir) -> Self {
        match hir.kind() {
            HirKind::Literal(literal) => {
                let parts = literal.0.split(|byte| !byte.is_ascii()).filter(|part| tells(part));
                Self::all(parts.map(|part| Self::Word(runs(part).collect())))
            }
            HirKind::Capture(capture) => Self::of(&capture.sub),
            HirKind::Repetition(repetition) if repetition.min > 0 => Self::of(&repetition.sub),
            HirKind::Concat(parts) => Self::all(parts.iter().map(Self::of)),
            HirKind::Alternation(parts) => {
                let any: Vec<Self> = parts.iter().map(Self::of).collect();
                if any.iter().any(Self::is_nothing) { Self::Nothing } else { Self::Any(any) }
            }
            HirKind::Repetition(_) | HirKind::Class(_) | HirKind::Look(_) | HirKind::Empty => Self::Nothing,
        }
    }

    fn all(needs: impl Iterator<Item = Self>) -> Self {
        let mut all: Vec<Self> = needs.filter(|need| !need.is_nothing()).collect();
        match all.len() {
            0 => Self::Nothing,
            1 => all.swap_remove(0),
            _ => Self::All(all),
        }
    }

    /// Whether every text has it.
    pub(super) fn is_nothing(&self) -> bool {
        matches!(self, Self::Nothing)
    }

    /// Whether a text has it; one that lacks it may seem to have it, and none the other way.
    pub(super) fn is_met(&self, text: &Runs) -> bool {
        match self {
            Self::Nothing => true,
            Self::Word(runs) => runs.iter().all(|run| text.has(*run)),
            Self::All(needs) => needs.iter().all(|need| need.is_met(text)),
            Self::Any(needs) => needs.iter().any(|need| need.is_met(text)),
        }
    }
}

/// Whether not every text has `word`.
fn tells(word: &[u8]) -> bool {
    word.len() >= RUN || !word.iter().all(|byte| byte.is_ascii_alphanumeric() || PLAIN.contains(byte))
}

/// The runs of a word: the word itself where it is shorter than one.
fn runs(word: &[u8]) -> impl Iterator<Item = u32> {
    word.windows(word.len().min(RUN)).map(run)
}

#[cfg(test)]
mod tests {
    use regex_syntax::ParserBuilder;

    use super::*;

    fn need(source: &str) -> Need {
        Need::of(&ParserBuilder::new().unicode(false).utf8(false).build().parse(source).unwrap())
    }

    fn is_met(need: &Need, text: &str) -> bool {
        need.is_met(&Runs::of(text))
    }

    #[test]
    fn a_text_without_the_words_needs_no_automaton() {
        let need = need(r"\b(?:send|post)s?\s+(?:it|them)[^.]{0,40}?\b(?:webhook|e-?mail)");
        for text in ["send it to the webhook", "posts them by mail", "a mailbox to post at"] {
            assert!(is_met(&need, text), "{text}");
        }
        for text in ["", "send it", "a webhook, and mail", "p o s t to the webhook"] {
            assert!(!is_met(&need, text), "{text}");
        }
    }

    #[test]
    fn what_may_be_anything_needs_nothing() {
        for source in [r"\w+", "(?:send|[a-z]+)", "(?:token)?", "a|b", r"(?:secret){0,3}[.,]"] {
            assert!(need(source).is_nothing(), "{source}");
        }
    }

    #[test]
    fn signs_count_however_few() {
        let at = need(r"[\w.]+@[\w.]+");
        assert!(is_met(&at, "a@b") && !is_met(&at, "a at b"));
        let and = need("a&&[bc]");
        assert!(is_met(&and, "a&&c") && !is_met(&and, "a & & c"));
    }
}
