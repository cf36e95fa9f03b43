//! Orders in English, sentence by sentence: what its words say together, in whatever order and voice they are said.
//!
//! The patterns of [`super::wording`] know how such orders usually read; an author who knows them writes the passive voice, or
//! another verb. What stays is that something is sent, that it is credentials, and where it goes.

mod words;

use std::sync::LazyLock;

use aho_corasick::AhoCorasick;

use self::words::{ASKS, KEEPS, Part, WORDS};
use super::phrases::{Phrase, Wants};
use super::stems::Stems;
use super::tongues::{begins, lowered, sentences};

/// 60 bytes between a verb and what it takes: ten words.
const VERB: usize = 60;

/// 150 bytes between what is sent and where it goes: a path, an option and a sentence's middle.
const WHERE: usize = 150;

/// 24 bytes between "not" and what is not to be done: `never, under no terms, send`.
const NOT: usize = 24;

/// 40 bytes between a verb and what stands for its object: eight words.
const TOLD: usize = 40;

/// 600 bytes between the sentence that reads and the one that sends: a step or two.
const STEPS: usize = 600;

/// 2,000 phrases of one text are enough.
const MOST: usize = 2_000;

/// Every stem, what it says, and whether it is a whole word.
static STEMS: LazyLock<Stems<(Part, bool)>> = LazyLock::new(|| {
    let stems = WORDS.iter().flat_map(|(part, stems)| stems.split('|').map(|stem| (*part, stem)));
    Stems::of(stems.map(|(part, stem)| match stem.strip_suffix('$') {
        Some(word) => ((part, true), word),
        None => ((part, false), stem),
    }))
});

static KEPT: LazyLock<Option<AhoCorasick>> = LazyLock::new(|| AhoCorasick::new(KEEPS).ok());

/// A word that was found.
#[derive(Debug, Clone, Copy)]
struct Seen {
    part: Part,
    start: usize,
    end: usize,
}

/// Every phrase of a text in small letters, by place.
pub(super) fn find(lower: &str) -> Vec<Phrase> {
    let mut phrases: Vec<Phrase> = kept(lower).take(MOST).collect();
    let seen = seen(lower);
    let mut rest = seen.as_slice();
    // Where credentials were last read, and not sent yet.
    let mut taken: Option<usize> = None;
    for end in sentences(lower) {
        let (inside, after) = rest.split_at(rest.partition_point(|seen| seen.start < end));
        rest = after;
        let sentence = Sentence { lower, seen: inside };
        let holds = taken.filter(|at| inside.first().is_some_and(|first| first.start.saturating_sub(*at) < STEPS));
        phrases.extend(sentence.sends(holds));
        phrases.extend(sentence.keeps());
        phrases.extend(sentence.wipes());
        if let Some(read) = sentence.reads() {
            taken = Some(read);
        }
        if rest.is_empty() || phrases.len() >= MOST {
            break;
        }
    }
    phrases
}

/// Whether the text names credentials, or all that was said.
pub(super) fn is_about_secrets(text: &str) -> bool {
    let about = Part::PATH.and(Part::TALK).and(Part::ENVIRONMENT);
    seen(&lowered(text)).into_iter().any(|seen| seen.part.any(about))
}

/// Whether the text has an argument of a tool filled with something.
pub(super) fn hands_on(text: &str) -> bool {
    let seen = seen(&lowered(text));
    let is_filled = |hand: &Seen| {
        let to = hand.end..=hand.end.saturating_add(VERB);
        seen.iter().any(|field| field.part.any(Part::FIELD) && to.contains(&field.start))
    };
    seen.iter().filter(|seen| seen.part.any(Part::HAND)).take(MOST).any(is_filled)
}

/// Where a file of credentials is named.
pub(super) fn credentials(text: &str) -> Option<(usize, usize)> {
    let paths = seen(&lowered(text)).into_iter().find(|seen| seen.part.any(Part::PATH));
    paths.map(|seen| (seen.start, seen.end))
}

/// What says on its own that something is kept from the user.
fn kept(lower: &str) -> impl Iterator<Item = Phrase> + '_ {
    let found = KEPT.as_ref().into_iter().flat_map(move |kept| kept.find_iter(lower));
    found.map(|found| Phrase { wants: Wants::Secrecy, start: found.start(), end: found.end() })
}

fn seen(lower: &str) -> Vec<Seen> {
    let ends = |at: usize| {
        !lower.get(at..).and_then(|rest| rest.chars().next()).is_some_and(|c| c.is_alphanumeric() || c == '_')
    };
    let mut seen = Vec::new();
    for (start, end, (part, is_whole)) in STEMS.find(lower) {
        let is_name = part.any(Part::PATH.and(Part::DOTENV)) && !is_named(lower, end);
        let begins =
            begins(lower, start) || part.any(Part::NOT) && lower.get(start..).is_some_and(|rest| rest.starts_with('n'));
        // "Such as `…`" names an example, no field.
        let is_example = part.any(Part::FIELD)
            && (lower.get(..start).is_some_and(|before| before.ends_with("such ")) || is_place(lower, (start, end)));
        if begins && (!is_whole || ends(end)) && !is_name && !is_example {
            seen.push(Seen { part, start, end });
        }
    }
    seen.sort_by_key(|seen| (seen.start, seen.end));
    seen
}

/// Whether what is named behind `in` and a mark of code is a file or a folder: arguments have no path.
fn is_place(lower: &str, (start, end): (usize, usize)) -> bool {
    const FILES: &[&str] = &["json", "toml", "yaml", "yml", "md", "txt", "ini", "conf", "cfg", "py", "js", "ts", "sh"];
    if !lower.get(start..end).is_some_and(|field| field.ends_with('`') && field.contains(' ')) {
        return false;
    }
    let name = lower.get(end..).unwrap_or_default();
    let name = name.split(|c: char| c == '`' || c.is_whitespace()).next().unwrap_or_default();
    let has_ending = || name.rsplit_once('.').is_some_and(|(_, ending)| FILES.contains(&ending));
    name.starts_with(['.', '~']) || name.contains('/') && !name.contains("](") || has_ending()
}

/// Whether a path ends at `end` and is what it is called: not a public key, an example or a template.
fn is_named(lower: &str, end: usize) -> bool {
    let rest = lower.get(end..).unwrap_or_default();
    let word = rest.split(|c: char| c.is_whitespace() || "`\"'),;".contains(c)).next().unwrap_or_default();
    !["pub", "example", "sample", "template", "dist"].iter().any(|other| word.contains(other))
}

/// The words of one sentence.
struct Sentence<'a> {
    lower: &'a str,
    seen: &'a [Seen],
}

impl<'a> Sentence<'a> {
    fn of(&self, part: Part) -> impl DoubleEndedIterator<Item = &'a Seen> {
        self.seen.iter().filter(move |seen| seen.part.any(part))
    }

    fn has(&self, part: Part) -> bool {
        self.of(part).next().is_some()
    }

    /// The last word of a kind that ends at most `most` bytes before `at`.
    fn before(&self, part: Part, at: usize, most: usize) -> Option<&'a Seen> {
        self.of(part).rev().find(|seen| seen.end <= at).filter(|seen| at.saturating_sub(seen.end) <= most)
    }

    /// The first word of a kind that begins at most `most` bytes after `at`.
    fn after(&self, part: Part, at: usize, most: usize) -> Option<&'a Seen> {
        self.of(part).find(|seen| seen.start >= at).filter(|seen| seen.start.saturating_sub(at) <= most)
    }

    fn is_negated(&self, at: usize) -> bool {
        self.before(Part::NOT, at, NOT).is_some()
    }

    /// Where credentials are read, if nobody forbids it.
    fn reads(&self) -> Option<usize> {
        let taken = self.of(Part::PATH.and(Part::DOTENV).and(Part::ENVIRONMENT));
        taken
            .filter_map(|what| self.before(Part::READ, what.start, VERB))
            .find(|read| !self.is_negated(read.start))
            .map(|read| read.start)
    }

    /// Orders to send something away, or to put it into an argument.
    fn sends(&self, holds: Option<usize>) -> Option<Phrase> {
        let phrase = |wants, (start, end)| Phrase { wants, start, end };
        if self.has(Part::LOGIN) {
            return None;
        }
        let secret = Part::PATH.and(Part::ENVIRONMENT);
        let taken = self.sent(Part::SEND, secret.and(Part::DOTENV));
        let taken = taken
            .or_else(|| self.sent(Part::PLACE, Part::ENVIRONMENT))
            .or_else(|| self.moved(secret.and(Part::DOTENV)))
            .or_else(|| self.read_and_sent())
            .or_else(|| self.handed(secret));
        let taken = taken.or_else(|| holds.and_then(|_| self.later()));
        taken.map(|at| phrase(Wants::Exfil, at)).or_else(|| self.worked().map(|at| phrase(Wants::Ship, at)))
    }

    /// An order to remove what a person has as a whole.
    fn wipes(&self) -> Option<Phrase> {
        self.of(Part::HOLDINGS).find_map(|what| {
            let wipe = self.before(Part::WIPE, what.start, VERB).filter(|wipe| !self.is_negated(wipe.start))?;
            let is_meant = self.is_one_clause(wipe.end, what.start) && !self.is_asked_near(wipe.start);
            is_meant.then_some(Phrase { wants: Wants::Wipe, start: wipe.start, end: what.end })
        })
    }

    /// Whether the user is to be asked, as the text says near by.
    fn is_asked_near(&self, at: usize) -> bool {
        let from = self.lower.floor_char_boundary(at.saturating_sub(STEPS));
        let to = self.lower.floor_char_boundary(at.saturating_add(STEPS));
        let near = self.lower.get(from..to).unwrap_or_default();
        ASKS.iter().any(|asks| near.contains(asks))
    }

    /// The work that is sent to an address, or the whole of it that is put into an argument.
    fn worked(&self) -> Option<(usize, usize)> {
        let sent = self.sent(Part::SEND, Part::WORK).or_else(|| self.moved(Part::WORK));
        sent.or_else(|| {
            let work = self.of(Part::TALK).find(|talk| self.before(Part::WHOLE, talk.start, OBJECT).is_some())?;
            let hand = self.before(Part::HAND, work.start, VERB).filter(|hand| !self.is_negated(hand.start))?;
            let field = self.after(Part::FIELD, work.end, VERB)?;
            Some((hand.start, field.end))
        })
    }

    /// `send WHAT to ADDRESS`.
    fn sent(&self, verb: Part, what: Part) -> Option<(usize, usize)> {
        self.of(what).find_map(|what| {
            let send = self.before(verb, what.start, VERB).filter(|send| !self.is_negated(send.start))?;
            let to = self.after(Part::ADDRESS, what.end, WHERE)?;
            Some((send.start, to.end))
        })
    }

    /// `WHAT is sent to ADDRESS`.
    fn moved(&self, what: Part) -> Option<(usize, usize)> {
        self.of(what).find_map(|what| {
            let moved = self.after(Part::MOVED, what.end, WHERE).filter(|moved| !self.is_negated(moved.start))?;
            let to = self.after(Part::ADDRESS, moved.end, VERB)?;
            Some((self.opening(what.start), to.end))
        })
    }

    /// Where the word at `at` begins, its mark of code included: what is done with a file is no part of its name.
    fn opening(&self, at: usize) -> usize {
        let before = self.lower.get(..at).unwrap_or_default();
        let begin = before.rfind(char::is_whitespace).map_or(0, |blank| blank.saturating_add(1));
        if before.get(begin..).is_some_and(|word| word.starts_with('`')) { begin } else { at }
    }

    /// `read WHAT, and send it to ADDRESS`, `ADDRESS?d=, where that is the content of WHAT`.
    fn read_and_sent(&self) -> Option<(usize, usize)> {
        let secret = Part::PATH.and(Part::ENVIRONMENT).and(Part::DOTENV);
        self.of(secret).find_map(|what| {
            let read = self.before(Part::READ, what.start, VERB).filter(|read| !self.is_negated(read.start));
            let send = read.and_then(|_| self.after(Part::SEND.and(Part::PLACE), what.end, WHERE));
            let it = send.and_then(|send| self.after(Part::IT, send.end, TOLD));
            let to = it.and_then(|it| self.after(Part::ADDRESS, it.end, VERB));
            if let (Some(read), Some(to)) = (read, to) {
                return Some((read.start, to.end));
            }
            let content = self.before(Part::CONTENT, what.start, VERB)?;
            let to = self.before(Part::ADDRESS, content.start, WHERE)?;
            (!self.is_negated(content.start) && to.end < content.start).then_some((content.start, what.end))
        })
    }

    /// `hand WHAT over as ARGUMENT`, `ARGUMENT must hold the content of WHAT`.
    fn handed(&self, secret: Part) -> Option<(usize, usize)> {
        let has_content = self.has(Part::CONTENT);
        let of = self.of(secret.and(Part::DOTENV)).filter(|what| has_content || what.part.any(Part::PATH));
        of.into_iter().find_map(|what| {
            let hand =
                self.before(Part::HAND, what.start, WHERE).or_else(|| self.after(Part::HAND, what.end, WHERE))?;
            let field =
                self.after(Part::FIELD, what.end, WHERE).or_else(|| self.before(Part::FIELD, what.start, WHERE))?;
            if self.is_into(field, what) {
                return None;
            }
            let is_meant =
                !self.is_negated(hand.start) && (has_content || self.reads().is_some() || hand.start < what.start);
            is_meant.then_some((
                hand.start.min(field.start).min(self.opening(what.start)),
                hand.end.max(field.end).max(what.end),
            ))
        })
    }

    /// Whether credentials are where something is put: a key has to be written down somewhere.
    fn is_into(&self, field: &Seen, what: &Seen) -> bool {
        let between = self.lower.get(field.start..what.start).unwrap_or_default();
        between.split_once('`').is_some_and(|(word, path)| {
            // `put it into `FILE`, and `chmod 600 FILE``
            let named = self.lower.get(what.start..what.end).unwrap_or_default();
            let again = path.split('`').next().is_some_and(|path| path.ends_with(named));
            matches!(word.trim(), "in" | "into") && (again || !path.contains(char::is_whitespace))
        })
    }

    /// `send it to ADDRESS`, `put its content into ARGUMENT`, after a sentence that read credentials.
    fn later(&self) -> Option<(usize, usize)> {
        let sent = self.of(Part::SEND.and(Part::PLACE)).find_map(|send| {
            let it = self.after(Part::IT, send.end, TOLD)?;
            let to = self.after(Part::ADDRESS, it.end, VERB)?;
            (!self.is_negated(send.start)).then_some((send.start, to.end))
        });
        let added = self.of(Part::SEND).find_map(|send| {
            let to = self.after(Part::ADDRESS, send.end, VERB)?;
            let plus = self.after(Part::PLUS, to.end, VERB)?;
            (!self.is_negated(send.start)).then_some((send.start, plus.end))
        });
        sent.or(added).or_else(|| {
            self.of(Part::HAND).find_map(|hand| {
                let it = self.after(Part::CONTENT.and(Part::IT), hand.end, TOLD)?;
                let field = self.after(Part::FIELD, it.end, TOLD)?;
                (!self.is_negated(hand.start)).then_some((hand.start, field.end))
            })
        })
    }

    /// What is kept from the user: surely where it says of whom, weakly where only that nobody speaks of it.
    fn keeps(&self) -> Option<Phrase> {
        let told = self.of(Part::TELL).filter_map(|tell| {
            let not = self.before(Part::NOT, tell.start, NOT)?;
            self.is_one_clause(not.end, tell.start).then_some((not, tell))
        });
        let told: Vec<(&Seen, &Seen)> = told.collect();
        let kept = told.iter().find_map(|(not, tell)| {
            // "It is not listed in what the user sees", "do not list it in the summary": the text speaks of its own order.
            let itself = self.after(Part::ITSELF, tell.end, OBJECT).map(|itself| itself.end);
            let from = itself.or_else(|| self.is_passive(not, tell).then_some(tell.end))?;
            let to = self.after(Part::USER.and(Part::ANSWER), from, VERB)?;
            self.is_one_clause(tell.end, to.start).then_some(Phrase {
                wants: Wants::Secrecy,
                start: not.start,
                end: to.end,
            })
        });
        let hushed = told.first().map(|(not, tell)| Phrase { wants: Wants::Hush, start: not.start, end: tell.end });
        kept.or_else(|| self.omits()).or(hushed).or_else(|| {
            self.of(Part::QUIET).next().map(|quiet| Phrase { wants: Wants::Hush, start: quiet.start, end: quiet.end })
        })
    }

    /// `left out of the summary that the user gets`.
    fn omits(&self) -> Option<Phrase> {
        let omit = self.of(Part::OMIT).next()?;
        let is_sure = self.has(Part::ANSWER) && self.has(Part::USER) && self.has(Part::ITSELF);
        let wants = if is_sure { Wants::Secrecy } else { Wants::Hush };
        Some(Phrase { wants, start: omit.start, end: omit.end })
    }

    /// Whether `it`, `this` or the like stands right before "is not listed", and so is what is not told.
    fn is_passive(&self, not: &Seen, tell: &Seen) -> bool {
        let word = self.lower.get(tell.start..).unwrap_or_default();
        let word = word.split(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
        let is_participle = word.ends_with("ed") || matches!(word, "told" | "shown" | "brought");
        is_participle && self.before(Part::ITSELF, not.start, OBJECT).is_some()
    }

    /// Whether nothing between the bytes parts one clause from another.
    fn is_one_clause(&self, from: usize, to: usize) -> bool {
        self.lower
            .get(from..to)
            .is_some_and(|between| !between.contains([',', ';', ':', '(', ')', '*', '\u{2014}', '|']))
    }
}

/// 8 bytes between a verb and its pronoun, or a pronoun and its verb: `it is`, `of this`.
const OBJECT: usize = 8;

#[cfg(test)]
mod tests;
