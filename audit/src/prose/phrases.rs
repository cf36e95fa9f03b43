//! What orders to an agent look like, in linear-time patterns.

use std::sync::{LazyLock, OnceLock};

use aho_corasick::AhoCorasick;
use regex::Regex;

use super::engine::SIZE;
use super::pattern::Pattern;
use super::wording::SOURCES;
use super::{english, learned, tongues};

/// What a phrase wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Wants {
    /// Other instructions out of the way.
    Override,
    /// To pass for audited.
    Approval,
    /// Something kept from the user.
    Secrecy,
    /// Something sent to an address.
    Exfil,
    /// A file of credentials looked into, whatever for.
    Peek,
    /// Credentials read.
    Credentials,
    /// A download run, as a shell line.
    Download,
    /// A download run, in words.
    Fetch,
    /// That nobody is asked, or that the user has agreed.
    Consent,
    /// To be written where later sessions obey it.
    Plant,
    /// An agent or model that is spoken to.
    Address,
    /// A tool used at once.
    Tool,
    /// A command, shown as code, that takes something away.
    Steal,
    /// A command, shown as code, that sends credentials away whatever the text says of it.
    Sends,
    /// Everything allowed: a rule of permissions for every command.
    Grant,
    /// What is decoded is to be obeyed.
    Decode,
    /// What the agent works on, sent to an address.
    Ship,
    /// Something not spoken of, without a word of whom from: it weighs only beside something else.
    Hush,
    /// One of the host's tools by its name.
    Hands,
    /// Consent to everything at once.
    Blanket,
    /// What is fetched is to be obeyed.
    Remote,
    /// Other tools are to be used otherwise.
    Shadow,
    /// A home, a disk, a machine or a cloud removed.
    Wipe,
}

/// A phrase that was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Phrase {
    pub(super) wants: Wants,
    pub(super) start: usize,
    pub(super) end: usize,
}

/// Each of them ready once someone asks: making one ready takes milliseconds, and code asks for one.
static READY: [OnceLock<Pattern>; SOURCES.len()] = [const { OnceLock::new() }; SOURCES.len()];

/// The patterns of the kinds that are `wanted`.
fn ready(wanted: impl Fn(Wants) -> bool) -> impl Iterator<Item = (Wants, &'static Pattern)> {
    let kinds = SOURCES.iter().zip(&READY).filter(move |((wants, _), _)| wanted(*wants));
    kinds.map(|((wants, source), slot)| (*wants, slot.get_or_init(|| Pattern::new(source()))))
}

/// A pattern whose groups are asked for. ASCII's word boundaries: Unicode's would send every text with one other letter through
/// the slowest engine.
pub(super) fn capturing(pattern: &str) -> Option<Regex> {
    any_case(&pattern.replace(r"\b", r"(?-u:\b)").replace(r"\w", "[0-9A-Za-z_]"))
}

/// What no script has in its words: ASCII's marks, and the marks, blanks and signs that scripts share.
///
/// Unicode's own lists of letters have 700 ranges, and patterns that count words have dozens of copies of them: one pattern took
/// 0.8 s to make ready, and takes 0.05 s without.
macro_rules! marks {
    () => {
        concat!(
            r"\x00-\x2F\x3A-\x40\x5B-\x5E\x60\x7B-\u{A9}\u{AB}-\u{B4}\u{B6}-\u{B9}\u{BB}-\u{BF}",
            r"\u{2000}-\u{206F}\u{2190}-\u{2BFF}\u{3000}-\u{3004}\u{3008}-\u{3020}\u{FF00}-\u{FF0F}"
        )
    };
}
/// A letter, a digit or `_`: Unicode's `\w`, but for signs that few scripts have.
const WORD: &str = concat!("[^", marks!(), "]");
/// A letter: Unicode's `\p{L}`, likewise.
const LETTER: &str = concat!("[^0-9_", marks!(), "]");

/// A pattern whose words, blanks and cases are those of Unicode.
pub(super) fn any_case(pattern: &str) -> Option<Regex> {
    let pattern = pattern.replace(r"\w", WORD).replace(r"\p{L}", LETTER);
    regex::RegexBuilder::new(&pattern).case_insensitive(true).size_limit(SIZE).build().ok()
}

/// 2,000 phrases of a kind in one text are enough.
const MOST: usize = 2_000;

/// Every phrase of `text`, by place.
pub(super) fn find(text: &str) -> Vec<Phrase> {
    find_of(text, |_| true)
}

/// Every phrase of the kinds that are `wanted`, by place.
pub(super) fn find_of(text: &str, wanted: impl Fn(Wants) -> bool) -> Vec<Phrase> {
    let lower = tongues::lowered(text);
    let said = tongues::find(&lower).into_iter().chain(english::find(&lower));
    let mut found: Vec<Phrase> = said.filter(|phrase| wanted(phrase.wants)).collect();
    for (wants, pattern) in ready(wanted) {
        let matches = pattern.find_iter(text).take(MOST);
        found.extend(matches.map(|found| Phrase { wants, start: found.start(), end: found.end() }));
    }
    found.sort_by_key(|phrase| (phrase.start, phrase.wants));
    found
}

/// Words of which every strong phrase in Latin letters has one.
static NEEDED: LazyLock<Option<AhoCorasick>> = LazyLock::new(|| {
    let words = [
        "instruction",
        "prompt",
        "directive",
        "guideline",
        "guardrail",
        "restriction",
        "polic",
        "rules",
        "message",
        "limitation",
        "mode",
        "user",
        "human",
        "operator",
        "developer",
        "person",
        "anyone",
        "anybody",
        "mention",
        "secret",
        "silently",
        "covertly",
        "obey",
        "follow",
        "audit",
        "approved",
        "reviewe",
        "verified",
        "listed",
        "certified",
        "vetted",
        "cleared",
        "safe",
        "clean",
        "benign",
        "trusted",
        "risk",
        "harmless",
        "issues",
        "findings",
        "problems",
        "vulnerab",
        "warn",
        "flag",
        "scan",
        "http",
        "@",
        "webhook",
        "ngrok",
        "pastebin",
        "server",
        "endpoint",
        "curl",
        "wget",
        "permission",
        "without asking",
        "assistant",
        "agent",
        " tool",
        "decod",
        "between us",
        "nobody",
        "no one",
        "them",
        "summary",
    ];
    AhoCorasick::builder().ascii_case_insensitive(true).build(words).ok()
});

/// Whether a strong phrase in Latin letters is possible: quick, for texts that are read in several ways.
pub(super) fn may(text: &str) -> bool {
    NEEDED.as_ref().is_none_or(|needed| needed.is_match(text))
}

/// What no honest text encodes or disguises.
const STRONG: &[Wants] = &[
    Wants::Override,
    Wants::Approval,
    Wants::Secrecy,
    Wants::Exfil,
    Wants::Download,
    Wants::Blanket,
    Wants::Remote,
    Wants::Shadow,
];

/// The first phrase of `text` that no honest text encodes or disguises.
pub(super) fn strong(text: &str) -> Option<Phrase> {
    let lower = tongues::lowered(text);
    first(text, STRONG, &english::find(&lower))
        .or_else(|| tongues::find(&lower).into_iter().find(|phrase| STRONG.contains(&phrase.wants)))
}

/// The same in English alone.
pub(super) fn strong_in_english(text: &str) -> Option<Phrase> {
    first(text, STRONG, &english::find(&tongues::lowered(text)))
}

/// An order in English alone: letters that are turned round make words of some other language by chance.
pub(super) fn order_in_english(text: &str) -> Option<Phrase> {
    let parts = [
        Wants::Tool,
        Wants::Credentials,
        Wants::Plant,
        Wants::Consent,
        Wants::Address,
        Wants::Fetch,
        Wants::Hands,
        Wants::Hush,
        Wants::Ship,
    ];
    let said = english::find(&tongues::lowered(text));
    let all = || parts.iter().filter_map(|wants| first(text, &[*wants], &said)).collect::<Vec<_>>();
    first(text, STRONG, &said).or_else(|| of_parts(&all()))
}

/// The first phrase of the first of the kinds that has one in English, or of what its sentences were found to say.
fn first(text: &str, kinds: &[Wants], said: &[Phrase]) -> Option<Phrase> {
    let patterned = ready(|wants| kinds.contains(&wants)).find_map(|(wants, pattern)| {
        let found = pattern.find(text)?;
        Some(Phrase { wants, start: found.start(), end: found.end() })
    });
    patterned.or_else(|| said.iter().find(|phrase| kinds.contains(&phrase.wants)).copied())
}

/// A tool that is used with consent, or by whom the text speaks to.
fn of_parts(all: &[Phrase]) -> Option<Phrase> {
    let has = |some: &[Wants]| all.iter().any(|phrase| some.contains(&phrase.wants));
    let is_order = has(&[Wants::Tool, Wants::Credentials, Wants::Plant])
        && has(&[Wants::Consent, Wants::Address, Wants::Grant, Wants::Hush, Wants::Hands])
        || has(&[Wants::Fetch, Wants::Ship]);
    all.first().copied().filter(|_| is_order)
}

/// The first phrase of a text that had to be decoded: a strong one, a tool that is used with consent or by whom it speaks to, or all
/// of it where it reads like an order.
pub(super) fn order(text: &str) -> Option<Phrase> {
    let read = || Phrase { wants: Wants::Address, start: 0, end: text.len() };
    strong(text).or_else(|| of_parts(&find(text))).or_else(|| learned::is_order(text).then(read))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_pattern_compiles() {
        assert!(ready(|_| true).all(|(_, pattern)| pattern.is_sound()));
    }
}
