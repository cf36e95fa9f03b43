//! Patterns of words, made ready once a text is asked for them: most texts need few, and making all ready takes longer than
//! reading a plugin.

use std::borrow::Cow;
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;
use std::sync::OnceLock;

use regex_syntax::ParserBuilder;

use super::engine::Engine;
use super::needs::Need;
use super::runs::Runs;

/// 512 bytes are searched by an automaton that is ready about as fast as their runs are counted.
const FEW: usize = 512;
/// Letters of other scripts that are an ASCII letter in another case: `ſ` and the sign for kelvin.
const FOLDED: [char; 2] = ['\u{17f}', '\u{212a}'];

/// A pattern of words, whatever their case.
#[derive(Debug)]
pub(super) struct Pattern {
    source: Cow<'static, str>,
    read: OnceLock<Option<Read>>,
}

/// A pattern as it is understood.
#[derive(Debug)]
struct Read {
    /// Whether it is one for texts in small letters: all but those that name letters of other scripts, or capitals.
    lower: bool,
    /// Whether letters of other scripts may stand for those of ASCII in it.
    folds: bool,
    need: Need,
    engine: Engine,
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
    pub(super) const fn of(source: &'static str) -> Self {
        Self { source: Cow::Borrowed(source), read: OnceLock::new() }
    }

    /// The same of a source that was put together.
    pub(super) fn new(source: String) -> Self {
        Self { source: Cow::Owned(source), read: OnceLock::new() }
    }

    /// The same of one in which a blank stands for any run of blanks.
    pub(super) fn spaced(source: &str) -> Self {
        Self::new(source.replace(' ', " +"))
    }

    /// Whether it is a pattern at all.
    #[cfg(test)]
    pub(super) fn is_sound(&self) -> bool {
        self.read().is_some()
    }

    /// Whether `text` has it.
    pub(super) fn is_match(&self, text: &str) -> bool {
        let asked = Asked::of(text);
        self.ready_for(&asked).is_some_and(|ready| ready.engine.is_match(ready.haystack(&asked)))
    }

    /// The first place in `text`.
    pub(super) fn find<'t>(&self, text: &'t str) -> Option<Match<'t>> {
        self.find_iter(text).next()
    }

    /// Every place in `text`.
    pub(super) fn find_iter<'t>(&self, text: &'t str) -> impl Iterator<Item = Match<'t>> {
        let asked = Asked::of(text);
        let ready = self.ready_for(&asked);
        let mut from = 0;
        std::iter::from_fn(move || {
            let ready = ready.filter(|_| from <= text.len())?;
            let (start, end) = ready.engine.find(ready.haystack(&asked), from)?;
            from = if start == end { end.saturating_add(1) } else { end };
            // A letter of several bytes may be cut where a pattern counts them.
            let (start, end) = (text.floor_char_boundary(start), text.ceil_char_boundary(end));
            Some(Match { text, start, end })
        })
    }

    /// What the text is to be searched with, unless it lacks the words that the pattern cannot be found without.
    fn ready_for(&self, asked: &Asked) -> Option<&Read> {
        let read = self.read()?;
        let is_cheap = asked.text.len() < FEW && read.engine.is_ready();
        let may = || read.need.is_met(asked.runs()) || read.folds && asked.text.contains(FOLDED);
        (is_cheap || read.need.is_nothing() || may()).then_some(read)
    }

    fn read(&self) -> Option<&Read> {
        let read = || {
            let read = Read::of(&self.source);
            // What is no pattern would be found nowhere, and nobody would notice.
            #[cfg(test)]
            assert!(read.as_ref().is_some_and(|read| read.engine.is_sound()), "{}", self.source);
            read
        };
        self.read.get_or_init(read).as_ref()
    }
}

impl Read {
    fn of(source: &str) -> Option<Self> {
        let folds = !is_plain(source);
        let lower = !folds && !source.contains("(?-i");
        let source = ascii(source);
        // Over bytes an automaton is made in half the time that one over letters of every script takes; who names such a letter
        // needs those.
        let parse = |source: &str, any_case| {
            let mut parser = ParserBuilder::new();
            parser.case_insensitive(any_case).unicode(folds).utf8(false).build().parse(source).ok()
        };
        let small = parse(&lowered(&source), false)?;
        let need = Need::of(&small);
        let engine = Engine::of(if lower { small } else { parse(&source, true)? });
        Some(Self { lower, folds, need, engine })
    }

    fn haystack<'a>(&self, asked: &'a Asked) -> &'a [u8] {
        if self.lower { asked.lower.as_bytes() } else { asked.plain.as_bytes() }
    }
}

/// A text that patterns are looked for in.
#[derive(Debug, Default)]
struct Asked {
    text: String,
    /// The same with ASCII's blanks, byte for byte.
    plain: String,
    /// And in small letters of ASCII.
    lower: String,
    runs: OnceCell<Runs>,
}

thread_local! {
    /// The one that was last asked about: a page is asked for a hundred patterns in a row.
    static LAST: RefCell<Rc<Asked>> = RefCell::default();
}

impl Asked {
    fn of(text: &str) -> Rc<Self> {
        LAST.with_borrow_mut(|last| {
            if last.text != text {
                let plain = blanked(text);
                let lower = plain.to_ascii_lowercase();
                *last = Rc::new(Self { text: text.to_owned(), plain, lower, runs: OnceCell::new() });
            }
            Rc::clone(last)
        })
    }

    fn runs(&self) -> &Runs {
        self.runs.get_or_init(|| Runs::of(&self.lower))
    }
}

/// Words and their ends as ASCII has them: Unicode's would send every text with one other letter through the slowest engine.
/// A blank that need not be there may be as long as one of another script.
fn ascii(source: &str) -> String {
    let source = source.replace(r"\w", "[0-9A-Za-z_]").replace(r"\s?", r"\s{0,3}");
    if is_plain(&source) { source } else { source.replace(r"\b", r"(?-u:\b)") }
}

/// Whether a pattern names no letter of another script.
fn is_plain(source: &str) -> bool {
    source.is_ascii() && !source.contains(r"\u")
}

/// A text whose blanks of every script are as many of ASCII's as they have bytes, or words would be parted by one that nobody
/// looks for.
fn blanked(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for c in text.chars() {
        if c.is_ascii() || !c.is_whitespace() {
            plain.push(c);
        } else {
            plain.extend(std::iter::repeat_n(' ', c.len_utf8()));
        }
    }
    plain
}

/// A pattern for texts in small letters: a letter behind a backslash is none, but a class or a place.
fn lowered(source: &str) -> String {
    let mut lower = String::with_capacity(source.len());
    let mut rest = source.chars();
    while let Some(c) = rest.next() {
        lower.push(c.to_ascii_lowercase());
        if c == '\\' {
            lower.extend(rest.next());
        }
    }
    lower
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_whatever_their_case_and_blanks() {
        let pattern = Pattern::of(r"\bsend\s+(?:it|them)[^\s.]*\b");
        for text in ["Send it", "x: SEND\u{a0}them", "send \u{3000}it", "é send\tit—", "send\nITs."] {
            assert!(pattern.is_match(text), "{text:?}");
        }
        for text in ["resend it", "send", "sendit"] {
            assert!(!pattern.is_match(text), "{text:?}");
        }
    }

    #[test]
    fn a_pattern_in_capitals_is_the_same() {
        let pattern = Pattern::of(r"\bGET\W+\S[^A-Z]\\N");
        for text in ["GET /a1\\n", "get `b;\\N"] {
            assert!(pattern.is_match(text), "{text:?}");
        }
        for text in ["get /ab\\n", "get /a1n", "forget /a1\\n"] {
            assert!(!pattern.is_match(text), "{text:?}");
        }
    }

    #[test]
    fn letters_of_other_scripts_may_be_named() {
        for source in [r#"says [\u{201c}"]yes"#, "says “?yes", "SAYS “yes"] {
            let pattern = Pattern::of(source);
            assert!(pattern.is_sound() && pattern.is_match("He SAYS “yes”"), "{source}");
        }
        assert!(Pattern::of("“?secret").is_match("my \u{17f}ecret") && !Pattern::of("“?secret").is_match("mine"));
    }

    #[test]
    fn capitals_may_be_asked_for() {
        let pattern = Pattern::of(r"\bto (?-i:[A-Z])[a-z]+");
        assert!(pattern.is_match("TO Rome") && !pattern.is_match("to rome") && !pattern.is_match("Rome"));
    }

    #[test]
    fn places_lie_between_characters() {
        let text = "ab ééé cd";
        let found = Pattern::of("b[^c]{0,4}").find(text).unwrap();
        assert_eq!(found.as_str(), "b éé");
        let found = Pattern::of("é{2}").find(text).unwrap();
        assert_eq!(found.as_str(), "éé");
    }

    #[test]
    fn every_place_is_told_in_order_and_empty_ones_end() {
        let places = |source: &'static str, text: &str| {
            Pattern::of(source).find_iter(text).map(|found| (found.start(), found.end())).collect::<Vec<_>>()
        };
        assert_eq!(places(r"\bab", "ab abab AB"), [(0, 2), (3, 5), (8, 10)]);
        assert_eq!(places("b*", "abba"), [(0, 0), (1, 3), (3, 3), (4, 4)]);
    }

    #[test]
    fn one_text_after_another_is_asked_about() {
        let pattern = Pattern::of("webhook");
        for _ in 0..2 {
            assert!(pattern.is_match("a WebHook") && !pattern.is_match("a web hook") && !pattern.is_match(""));
        }
    }
}
