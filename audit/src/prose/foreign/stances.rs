//! How a text in another language stands to whoever it works for, sentence by sentence: what they are not to know, what is denied,
//! what is done although they refused, what stands above system and safety, whose warnings are withheld, what a review finds beforehand.
//!
//! One sentence is asked in one language, by stems that stand near each other. A stance alone is a warning at most; with a deed (an
//! account that money goes to is changed, letters go out, traces are wiped, credentials leave) it is a danger.

mod east;
mod germanic;
mod near;
mod romance;
mod signs;
mod slavic;

use std::ops::Range;
use std::sync::LazyLock;

use regex::Regex;

use super::super::lexicon::{TONGUES, WELL};
use super::super::stems::Stems;
use super::super::tongues;
use super::nets;
use signs::{Sign, Voice};

/// The words of every language that is read well, in the order of [`TONGUES`].
const VOICES: &[Voice] = &[
    germanic::GERMAN,
    romance::FRENCH,
    romance::SPANISH,
    romance::PORTUGUESE,
    romance::ITALIAN,
    germanic::DUTCH,
    germanic::SWEDISH,
    slavic::POLISH,
    slavic::CZECH,
    near::TURKISH,
    slavic::RUSSIAN,
    slavic::UKRAINIAN,
    east::CHINESE,
    east::JAPANESE,
    east::KOREAN,
    near::ARABIC,
    near::PERSIAN,
    near::HEBREW,
    near::HINDI,
    east::VIETNAMESE,
    east::INDONESIAN,
    slavic::GREEK,
];

/// Every stem, in which language it is, and what it says there: made once a page in another language is read.
static STEMS: LazyLock<Stems<(usize, Sign)>> = LazyLock::new(|| {
    let own = VOICES
        .iter()
        .enumerate()
        .flat_map(|(language, voice)| voice.iter().map(move |(sign, stems)| ((language, *sign), *stems)));
    let negates =
        |language: usize| VOICES.get(language).is_some_and(|voice| voice.iter().any(|(sign, _)| *sign == Sign::NOT));
    let known = TONGUES.iter().take(WELL).enumerate().flat_map(move |(language, rows)| {
        let of = move |says| {
            let sign = Sign::of(says);
            (sign.0 != 0 && !(sign == Sign::NOT && negates(language))).then_some((language, sign))
        };
        rows.iter().filter_map(move |(says, stems)| Some((of(*says)?, *stems)))
    });
    Stems::of(own.chain(known))
});

/// 26 letters between "not" and what is not to be done.
const BESIDE: usize = 26;

/// 70 letters between two words of one clause.
const NEAR: usize = 70;

/// 160 letters between two words of one order.
const ORDER: usize = 160;

/// 32 stems of a kind in one sentence.
const PAIRS: usize = 32;

/// 400 sentences of a section.
const MOST: usize = 400;

/// 5 letters: of short words for "no" and "nothing" all letters count.
const SHORT: usize = 5;

/// How a text stands to whoever it works for.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own, asked by name")]
pub(super) struct Stance {
    /// They are not to know of it.
    pub(super) kept: bool,
    /// It comes up in no answer.
    pub(super) hushed: bool,
    /// Only something else comes up.
    pub(super) partial: bool,
    /// Asked, it is denied.
    pub(super) denied: bool,
    /// Asked, a sentence that is given is said.
    pub(super) dodged: bool,
    /// Nobody asks them.
    pub(super) unasked: bool,
    /// It is done although they refused.
    pub(super) defied: bool,
    /// It stands above the system and what keeps users safe.
    pub(super) outranks: bool,
    /// It stands above whoever the work is done for.
    pub(super) overrules: bool,
    /// Whoever reviews has approved it before.
    pub(super) passes: bool,
    /// What warns is spoken of.
    warns: bool,
    /// What a review finds is settled.
    pub(super) settled: bool,
    /// Where money goes is changed.
    pays: bool,
    /// Letters and the like go to an address.
    mails: bool,
    /// What shows later what was done is wiped.
    wipes: bool,
    /// A review, and this package as safe.
    judged: bool,
    /// Approval of what is to come.
    ahead: bool,
    /// Findings that nobody writes down.
    unwritten: bool,
}

impl Stance {
    /// How `text`, in small letters, stands.
    pub(super) fn of(lower: &str) -> Self {
        let begun = STEMS.find(lower).filter(|(start, end, (_, sign))| is_word(lower, (*start, *end), *sign));
        let mut seen: Vec<Seen> =
            begun.map(|(start, end, (language, sign))| Seen { language, sign, start, end }).collect();
        seen.sort_by_key(|seen| (seen.start, seen.end));
        let mut stance = Self::default();
        let mut rest = seen.as_slice();
        let mut start = 0_usize;
        for end in tongues::sentences(lower).take(MOST) {
            let (inside, after) = rest.split_at(rest.partition_point(|seen| seen.start < end));
            rest = after;
            let text = lower.get(start..end).unwrap_or_default();
            let quoted = quotations(text);
            let is_quoted = |seen: &Seen| {
                let at = seen.start.saturating_sub(start);
                !seen.sign.any(Sign::SAFE.and(Sign::FINE)) && quoted.iter().any(|range| range.contains(&at))
            };
            let meant: Vec<Seen> = inside.iter().filter(|seen| !is_quoted(seen)).copied().collect();
            languages(&meant).for_each(|language| stance.add(&Sentence { lower, text, seen: &meant, language }));
            start = end;
            if rest.is_empty() {
                break;
            }
        }
        stance.passes = stance.judged && (stance.ahead || stance.unwritten);
        stance
    }

    /// Whether they are surely not to hear of it.
    pub(super) fn hides(self) -> bool {
        self.kept || self.denied || self.defied
    }

    /// Whether the warnings of others are kept from them.
    pub(super) fn withholds(self) -> bool {
        self.warns && (self.kept || self.denied || self.unwritten && self.dodged)
    }

    /// What is done that way, where it is a danger.
    pub(super) fn deed(self) -> Option<&'static str> {
        let way = self.hides() || self.hushed || self.dodged;
        if self.pays && (way || self.unasked || self.partial) {
            return Some("where money goes is to be changed, and nobody asked or told");
        }
        if self.mails && self.hides() {
            return Some("letters or documents are to go to an address, and nobody is to hear of it");
        }
        None
    }

    /// Whether traces are wiped of what is kept.
    pub(super) fn wipes(self) -> bool {
        self.wipes
    }

    fn add(&mut self, said: &Sentence<'_>) {
        let has = |sign| said.has(sign);
        let near = |one, other, most| said.near((one, other), most);
        let is_open = || !has(Sign::IF) || has(Sign::EVEN);
        let of_it = has(Sign::STEP) && !nets::names_secrets(said.text);
        let untold = || said.is_untold();
        if of_it && has(Sign::USER) {
            self.kept |= is_open() && near(Sign::NOT, Sign::KNOW, BESIDE);
            self.kept |= (is_open() || has(Sign::ASKED)) && untold();
        }
        let reports = has(Sign::REPORT);
        self.hushed |= of_it && reports && is_open() && untold();
        self.hushed |= has(Sign::QUIETLY) && (reports || has(Sign::USER)) && !nets::names_secrets(said.text);
        self.partial |= reports && (near(Sign::ONLY, Sign::TELL, NEAR) || near(Sign::ONLY, Sign::REPORT, BESIDE));
        let answers = near(Sign::ASKED, Sign::SAYS, NEAR);
        self.denied |= answers && near(Sign::SAYS, Sign::FINE, NEAR);
        self.dodged |= answers && said.text.contains(['"', '“', '«', '„', '「', '»']);
        let without = near(Sign::NOT, Sign::CONSENT, BESIDE);
        self.unasked |= without && is_open() && said.nots() == 1;
        self.defied |= has(Sign::EVEN) && (has(Sign::REFUSED) || without) && has(Sign::USER);
        self.outranks |= has(Sign::CLASH.and(Sign::SYSTEM)) && said.is_followed();
        self.overrules |= said.is_above();
        self.warns |= near(Sign::WARN, Sign::GUARD, NEAR);
        self.judged |= near(Sign::AUDIT, Sign::SAFE, ORDER) && has(Sign::GUIDE);
        self.ahead |= near(Sign::SAFE.and(Sign::CONSENT), Sign::AHEAD, NEAR);
        self.unwritten |= said.is_untold() && near(Sign::WARN, Sign::TELL, BESIDE);
        let settles = near(Sign::SAYS, Sign::SAFE, NEAR) || near(Sign::AUDIT, Sign::SAFE, NEAR);
        self.settled |= settles && near(Sign::SAFE, Sign::EVEN, NEAR);
        self.pays |= near(Sign::SWAP, Sign::PAY, ORDER) && names_account(said.text);
        let address = said.text.contains("://") || said.text.contains('@');
        self.mails |= address && near(Sign::SEND, Sign::MATTER, ORDER);
        let wipes = near(Sign::DELETE, Sign::TRACE, NEAR) && !near(Sign::NOT, Sign::DELETE, BESIDE);
        self.wipes |= wipes && (has(Sign::STEP) || of_agents(said.text));
    }
}

/// Whether a text names an account: something marked that has a number in it.
fn names_account(text: &str) -> bool {
    static ACCOUNT: LazyLock<Option<Regex>> = LazyLock::new(|| Regex::new(r"`[^`\n]{0,80}\d\d[^`\n]{0,80}`").ok());
    ACCOUNT.as_ref().is_some_and(|account| account.is_match(text))
}

/// Whether a text names where agents and shells write down what was done.
fn of_agents(text: &str) -> bool {
    ["~/.claude/projects", "~/.deepcode/", "_history", "histfile", "sessions/"].iter().any(|path| text.contains(path))
}

/// A stem that was found.
#[derive(Debug, Clone, Copy)]
struct Seen {
    language: usize,
    sign: Sign,
    start: usize,
    end: usize,
}

/// Whether a stem stands as a word does: at the beginning of one, and where it is short, at its end as well.
fn is_word(lower: &str, (start, end): (usize, usize), sign: Sign) -> bool {
    let letter = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    let before = || lower.get(..start).and_then(|before| before.chars().next_back());
    // "And" and the like are written together with what follows in some scripts.
    let joins = |c: char| matches!(c, 'و' | 'ف' | 'ב' | 'ו' | 'ש' | 'ה');
    let is_cut = sign == Sign::NOT && before().is_some_and(|c| is_joined(c) && !joins(c));
    let is_short = sign == Sign::FINE && end.saturating_sub(start) <= SHORT;
    let goes_on = is_short && letter(lower.get(end..).and_then(|rest| rest.chars().next()));
    tongues::begins(lower, start) && !is_cut && !goes_on
}

/// Whether a letter is one of a script in which stems are found within words.
fn is_joined(c: char) -> bool {
    matches!(c, '\u{590}'..='\u{6ff}' | '\u{900}'..='\u{97f}') && c.is_alphanumeric()
}

/// What a sentence quotes: whoever warns of an order says it, too.
fn quotations(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut open: Option<(usize, char)> = None;
    let mut before = ' ';
    for (at, c) in text.char_indices() {
        let goes_on = || text.get(at..).and_then(|rest| rest.chars().nth(1)).is_some_and(char::is_alphanumeric);
        let ends = match (open, c) {
            // Hebrew writes it within words.
            (_, '"') if before.is_alphanumeric() && goes_on() => false,
            (None, '"' | '„' | '“' | '«' | '»' | '「' | '『') => {
                open = Some((at, c));
                false
            }
            (Some((_, begun)), _) => closes(begun, c),
            _ => false,
        };
        if let Some((start, _)) = open.filter(|_| ends) {
            found.push(start..at);
            open = None;
        }
        before = c;
    }
    found
}

/// Whether a quotation mark closes what another one opened.
fn closes(begun: char, c: char) -> bool {
    matches!(
        (begun, c),
        ('"', '"') | ('„', '“' | '”' | '"') | ('“', '”') | ('«', '»') | ('»', '«') | ('「', '」') | ('『', '』')
    )
}

/// The languages in which a good part of a sentence is said.
fn languages(seen: &[Seen]) -> impl Iterator<Item = usize> {
    let mut counts = [0_usize; WELL];
    for one in seen {
        if let Some(count) = counts.get_mut(one.language) {
            *count = count.saturating_add(1);
        }
    }
    let most = counts.iter().copied().max().unwrap_or_default();
    counts
        .into_iter()
        .enumerate()
        .filter(move |(_, count)| *count > 1 && count.saturating_mul(2) >= most)
        .map(|(at, _)| at)
}

/// The stems of one sentence, asked in one language.
struct Sentence<'a> {
    lower: &'a str,
    text: &'a str,
    seen: &'a [Seen],
    language: usize,
}

impl Sentence<'_> {
    fn of(&self, sign: Sign) -> impl Iterator<Item = &Seen> {
        self.seen.iter().filter(move |seen| seen.language == self.language && seen.sign.any(sign)).take(PAIRS)
    }

    /// Whether it says all of them.
    fn has(&self, signs: Sign) -> bool {
        let own = self.seen.iter().filter(|seen| seen.language == self.language);
        own.fold(Sign(0), |all, seen| all.and(seen.sign)).all(signs)
    }

    /// Whether a stem that says `one` stands at most `most` letters from one that says `other`.
    fn near(&self, (one, other): (Sign, Sign), most: usize) -> bool {
        self.of(one).any(|a| self.of(other).any(|b| self.between(a, b) <= most))
    }

    /// Whether something is not to be told: what a comma parts from the telling is not to be done otherwise.
    fn is_untold(&self) -> bool {
        self.of(Sign::TELL).any(|tell| {
            self.of(Sign::NOT)
                .any(|not| self.between(tell, not) <= BESIDE && !tongues::goes_on(self.lower, (tell.end, not.start)))
        })
    }

    /// Whether this guide is said to stand above somebody: it is named first, and they are named behind it.
    fn is_above(&self) -> bool {
        let ranks =
            |clash: &Seen| self.of(Sign::FOLLOW).any(|follow| follow.start < clash.end && clash.start < follow.end);
        let Some(guide) = self.of(Sign::GUIDE).map(|seen| seen.start).min() else { return false };
        let below = || self.of(Sign::USER).map(|seen| seen.start).min().is_some_and(|user| user > guide);
        self.nots() == 0 && self.of(Sign::CLASH).any(|clash| ranks(clash) && clash.start > guide) && below()
    }

    /// Whether this guide is what is to be followed, and not what the system says.
    fn is_followed(&self) -> bool {
        let beside = |to: &Seen, sign| self.of(sign).map(|seen| self.between(to, seen)).min().unwrap_or(usize::MAX);
        self.of(Sign::FOLLOW).any(|follow| {
            let guide = beside(follow, Sign::GUIDE);
            guide <= BESIDE && guide < beside(follow, Sign::SYSTEM)
        })
    }

    /// How many letters stand between two stems; signs for whole words count three times.
    fn between(&self, a: &Seen, b: &Seen) -> usize {
        let (from, to) = if a.start <= b.start { (a.end, b.start) } else { (b.end, a.start) };
        let width = |c: char| if ('\u{2e80}'..='\u{9fff}').contains(&c) { 3 } else { 1 };
        self.lower.get(from..to).map_or(0, |text| text.chars().map(width).sum())
    }

    /// How many times it says "not".
    fn nots(&self) -> usize {
        let mut starts: Vec<usize> = self.of(Sign::NOT).map(|seen| seen.start).collect();
        starts.dedup();
        starts.len()
    }
}

#[cfg(test)]
mod tests;
