//! The automata that a pattern is looked for with, each made when it is needed: the one that tells whether a text has it, and the
//! one that tells where it begins, for which most texts never ask.

use std::sync::OnceLock;

use regex_automata::hybrid::dfa::{Cache, Config, DFA};
use regex_automata::nfa::thompson::{self, WhichCaptures};
use regex_automata::util::pool::Pool;
use regex_automata::{Anchored, Input, MatchKind};
use regex_syntax::hir::Hir;

/// 64 MiB of states for one pattern: the longest lists of words take a tenth.
pub(super) const SIZE: usize = 64 << 20;
/// 2 MiB of the automaton that a search makes on its way, as `regex` has it: then it begins anew.
const MADE: usize = 2 << 20;

/// An automaton that reads forward ends with what is preferred of all that begins first.
const FORWARD: MatchKind = MatchKind::LeftmostFirst;
/// One that reads backward knows the end, and looks for the first beginning.
const BACKWARD: MatchKind = MatchKind::All;

/// What a search makes on its way, one for each thread.
type Caches = Pool<Cache, Box<dyn Fn() -> Cache + Send + Sync + std::panic::UnwindSafe + std::panic::RefUnwindSafe>>;

/// An automaton that reads in one direction.
#[derive(Debug)]
struct Half {
    dfa: DFA,
    caches: Caches,
}

impl Half {
    fn of(hir: &Hir, kind: MatchKind) -> Option<Self> {
        let states = thompson::Config::new()
            .reverse(kind == BACKWARD)
            .utf8(false)
            .which_captures(WhichCaptures::None)
            .nfa_size_limit(Some(SIZE));
        let nfa = thompson::Compiler::new().configure(states).build_from_hir(hir).ok()?;
        let config = Config::new().match_kind(kind).cache_capacity(MADE).skip_cache_capacity_check(true);
        let dfa = DFA::builder().configure(config).build_from_nfa(nfa).ok()?;
        let maker = dfa.clone();
        Some(Self { dfa, caches: Pool::new(Box::new(move || maker.create_cache())) })
    }

    /// The end of what is found first. A search gives up on bytes that it was told to, and it was told of none.
    fn forward(&self, input: &Input<'_>) -> Option<usize> {
        let found = self.dfa.try_search_fwd(&mut self.caches.get(), input).ok().flatten()?;
        Some(found.offset())
    }

    /// The beginning of what ends where the input does.
    fn backward(&self, input: &Input<'_>) -> Option<usize> {
        let found = self.dfa.try_search_rev(&mut self.caches.get(), input).ok().flatten()?;
        Some(found.offset())
    }
}

/// The automata of one pattern.
#[derive(Debug)]
pub(super) struct Engine {
    hir: Hir,
    forward: OnceLock<Option<Half>>,
    backward: OnceLock<Option<Half>>,
}

impl Engine {
    /// None of them yet.
    pub(super) fn of(hir: Hir) -> Self {
        Self { hir, forward: OnceLock::new(), backward: OnceLock::new() }
    }

    /// Whether the first is there.
    pub(super) fn is_ready(&self) -> bool {
        self.forward.get().is_some()
    }

    /// Whether both can be made; neither is there for that.
    #[cfg(test)]
    pub(super) fn is_sound(&self) -> bool {
        Half::of(&self.hir, FORWARD).is_some() && Half::of(&self.hir, BACKWARD).is_some()
    }

    fn forward_half(&self) -> Option<&Half> {
        self.forward.get_or_init(|| Half::of(&self.hir, FORWARD)).as_ref()
    }

    fn backward_half(&self) -> Option<&Half> {
        self.backward.get_or_init(|| Half::of(&self.hir, BACKWARD)).as_ref()
    }

    /// Whether `text` has the pattern.
    pub(super) fn is_match(&self, text: &[u8]) -> bool {
        self.forward_half().is_some_and(|half| half.forward(&Input::new(text).earliest(true)).is_some())
    }

    /// The first place that begins with byte `from` of `text` or behind it: its first byte, and the byte behind its last.
    pub(super) fn find(&self, text: &[u8], from: usize) -> Option<(usize, usize)> {
        let end = self.forward_half()?.forward(&Input::new(text).range(from..text.len()))?;
        // Of all that end there the one that begins first is what was found.
        let input = Input::new(text).range(from..end).anchored(Anchored::Yes);
        Some((self.backward_half()?.backward(&input)?, end))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_those_of_the_crate_regex() {
        let text = "send it to them, then send them two tokens; a tokens token: se nd \u{a0}é\n\nsend";
        let patterns = [
            "send",
            "(?:it|them|the)",
            "t.{0,5}?o",
            r"(?-u:\b)tokens?(?-u:\b)",
            r"s[^.]{0,20}(?-u:\b)to",
            "(?:a|ab|t){1,3}",
            "e*",
            r"(?m:^)",
            r"\n+s?",
            "(?s-u:.)nd$",
            "s|se|send",
            "(?:send )?it",
            "zzz",
        ];
        for source in patterns {
            let hir = regex_syntax::ParserBuilder::new().utf8(false).build().parse(source).unwrap();
            let engine = Engine::of(hir);
            let peer = regex::bytes::Regex::new(source).unwrap();
            assert_eq!(engine.is_match(text.as_bytes()), peer.is_match(text.as_bytes()), "{source}");
            for from in 0..=text.len() {
                let expected = peer.find_at(text.as_bytes(), from).map(|found| (found.start(), found.end()));
                assert_eq!(engine.find(text.as_bytes(), from), expected, "{source} from {from}");
            }
        }
    }

    #[test]
    fn what_asks_for_no_place_makes_one_automaton() {
        let engine = Engine::of(regex_syntax::parse("a+b").unwrap());
        assert!(!engine.is_ready() && engine.is_match(b"caab") && engine.is_ready());
        assert!(engine.find(b"cba", 0).is_none() && engine.backward.get().is_none());
        assert_eq!(engine.find(b"caab", 0), Some((1, 4)));
        assert!(engine.backward.get().is_some());
    }
}
