//! Orders in English, sentence by sentence: what its words say together, in whatever order and voice they are said.
//!
//! The patterns of [`super::wording`] know how such orders usually read; an author who knows them writes the passive voice, or
//! another verb. What stays is that something is sent, that it is credentials, and where it goes.

mod words;

use std::sync::LazyLock;

use aho_corasick::AhoCorasick;

pub(super) use self::words::leaves;
use self::words::{ASKS, HARMLESS, KEEPS, LOOKS, OFFERS, Part, WORDS};
use super::hosts::is_somebodys;
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

/// 2,000 bytes of a sentence: a text without a full stop is one.
const SAID: usize = 2_000;

/// 256 things of one sentence: an order names a few.
const FEW: usize = 256;

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
    // And where what a project holds was, with what it is to bring it to an address.
    let mut named: Option<(usize, Wants)> = None;
    for end in sentences(lower) {
        let (inside, after) = rest.split_at(rest.partition_point(|seen| seen.start < end));
        rest = after;
        let sentence = Sentence { lower, seen: inside };
        let is_near = |at: usize| inside.first().is_some_and(|first| first.start.saturating_sub(at) < STEPS);
        let holds = taken.filter(|at| is_near(*at));
        let stock = named.filter(|(at, _)| is_near(*at)).map(|(_, wants)| wants);
        phrases.extend(sentence.sends(holds, stock));
        if let Some(last) = sentence.of(Part::STOCK).next_back() {
            named = Some((last.start, stock_of(sentence.of(Part::STOCK))));
        }
        phrases.extend(sentence.keeps());
        phrases.extend(sentence.peeks());
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
    fn sends(&self, holds: Option<usize>, named: Option<Wants>) -> Option<Phrase> {
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
        let taken = taken
            .or_else(|| self.opened())
            .or_else(|| self.mailed())
            .or_else(|| self.asked_with())
            .map(|at| phrase(Wants::Exfil, at));
        let worked = || self.worked().map(|at| phrase(Wants::Ship, at));
        taken.or_else(|| self.carried(named)).or_else(worked)
    }

    /// An order to look into a file of credentials, whatever for.
    fn peeks(&self) -> Option<Phrase> {
        // Most sentences name none.
        if !self.has(Part::PATH.and(Part::ENVIRONMENT)) {
            return None;
        }
        let around = self.around();
        let is_all = ["with their values", "and their values", "with values", "with all values"]
            .iter()
            .any(|said| around.contains(said));
        let shown = self.of(Part::ENVIRONMENT).filter(|_| is_all);
        if HARMLESS.iter().any(|said| around.contains(said)) {
            return None;
        }
        self.of(Part::PATH).chain(shown).take(FEW).find_map(|what| {
            let look = self.before(Part::LOOK, what.start, VERB).filter(|look| !self.is_negated(look.start))?;
            let is_meant = self.is_one_clause(look.end, what.start) && !self.is_offered();
            is_meant.then_some(Phrase { wants: Wants::Peek, start: look.start, end: what.end })
        })
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
        let is_far = |(_, to): &(usize, usize)| !self.lower.get(*to..).is_some_and(is_here);
        let sent = self.sent(Part::SEND, Part::WORK).or_else(|| self.moved(Part::WORK)).filter(is_far);
        sent.or_else(|| {
            let work = self.of(Part::TALK).find(|talk| self.before(Part::WHOLE, talk.start, OBJECT).is_some())?;
            let hand = self.before(Part::HAND, work.start, VERB).filter(|hand| !self.is_negated(hand.start))?;
            let field = self.after(Part::FIELD, work.end, VERB)?;
            Some((hand.start, field.end))
        })
    }

    /// What a project or its people hold, brought to somebody's address: `zip the repository and upload it to ADDRESS`; `holds`
    /// where a sentence before this one named it.
    fn carried(&self, holds: Option<Wants>) -> Option<Phrase> {
        let is_far = |to: &&Seen| to.part.any(Part::STORE) || self.is_somebodys(to.start);
        let to = self.of(Part::ADDRESS.and(Part::STORE)).find(is_far)?;
        if let Some(at) = self.called_with(to) {
            return Some(at);
        }
        if let Some(at) = self.pushed_there(to) {
            return Some(at);
        }
        let carry = self.before(Part::CARRY.and(Part::MOVED).and(Part::DELIVER), to.start, WHERE)?;
        let stock = || self.of(Part::STOCK).filter(|what| what.end <= to.start);
        let is_near = |what: &&Seen| what.start < carry.start || what.start.saturating_sub(carry.end) <= VERB;
        let wants = match stock().rev().find(is_near) {
            Some(_) => stock_of(stock()),
            None if holds.is_some() && self.stands_for(carry, to) => holds?,
            None => Some(Wants::Ship).filter(|_| self.delivers(carry))?,
        };
        let first = self.seen.iter().find(|seen| seen.start.saturating_add(VERB) >= carry.start)?;
        let is_brought = !self.is_negated(carry.start) && !self.is_offered() && self.leads((carry, to));
        // What is done with a command is no part of it.
        let start = self.opening(first.start);
        let start = if start < first.start { start.saturating_sub(1) } else { start };
        is_brought.then_some(Phrase { wants, start, end: to.end })
    }

    /// A well-known service's key in somebody else's address: `https://HOST/?key=$KEY`.
    fn asked_with(&self) -> Option<(usize, usize)> {
        if !self.has(Part::PATH) {
            return None;
        }
        let to = self.of(Part::ADDRESS).find(|to| self.is_somebodys(to.start) && !self.is_negated(to.start))?;
        let rest = self.lower.get(to.start..)?;
        let end = rest.find(|c: char| c.is_whitespace() || matches!(c, '`' | '"' | ')')).unwrap_or(rest.len());
        let key = self.of(Part::PATH).find(|key| (to.end..to.start.saturating_add(end)).contains(&key.start))?;
        self.lower.get(key.start..)?.starts_with('$').then_some((to.start, key.end))
    }

    /// `commit the .env file`
    fn committed(&self, secret: Part) -> Option<(usize, usize)> {
        self.of(secret).take(FEW).find_map(|what| {
            let commit = self.before(Part::COMMIT, what.start, OBJECT)?;
            let before = self.led_up_to(commit.start);
            let is_meant = !LOOKS.iter().any(|looks| before.contains(looks)) && !self.is_offered();
            let is_order = is_meant && !self.is_negated(commit.start) && self.is_one_clause(commit.end, what.start);
            is_order.then_some((commit.start, what.end))
        })
    }

    /// `add a remote at ADDRESS and push to it`
    fn pushed_there(&self, to: &Seen) -> Option<Phrase> {
        let remote = self.before(Part::OTHER, to.start, VERB)?;
        let mut sent =
            self.of(Part::SEND).filter(|send| send.start >= to.end && send.start.saturating_sub(to.end) <= WHERE);
        let push =
            sent.find(|send| self.lower.get(send.start..send.end).is_some_and(|word| word.starts_with("push")))?;
        let is_meant = !self.is_negated(remote.start) && !self.is_negated(push.start) && !self.is_offered();
        is_meant.then_some(Phrase { wants: Wants::Ship, start: remote.start, end: push.end })
    }

    /// `call ADDRESS with WHAT`
    fn called_with(&self, to: &Seen) -> Option<Phrase> {
        let call = self.before(Part::CARRY.and(Part::SEND).and(Part::ASK), to.start, VERB)?;
        let with = self.after(Part::PLUS, to.end, WHERE)?;
        let what = self.after(Part::STOCK.and(Part::TALK).and(Part::WORK), with.start, VERB)?;
        let wants = stock_of(std::iter::once(what));
        let is_meant = !self.is_negated(call.start) && !self.is_offered();
        is_meant.then_some(Phrase { wants, start: call.start, end: what.end })
    }

    /// Secrets that go to somebody's mailbox: `mail the private key to NAME@HOST`.
    fn mailed(&self) -> Option<(usize, usize)> {
        let secret = Part::PATH.and(Part::DOTENV).and(Part::ENVIRONMENT).and(Part::KEY);
        self.of(secret).take(FEW).find_map(|what| {
            let send = self.before(Part::CARRY, what.start, VERB).filter(|send| !self.is_negated(send.start))?;
            let end = self.lower.floor_char_boundary(what.end.saturating_add(WHERE));
            let (at, rest) = self.lower.get(what.end..end)?.split_once(" to ")?;
            let word = rest.split_whitespace().next()?.trim_matches(['`', '<', '>', '"', '.', ',']);
            let (name, host) = word.split_once('@')?;
            let is_one = !name.is_empty() && host.contains('.') && !self.is_offered();
            is_one.then_some((send.start, what.end.saturating_add(at.len())))
        })
    }

    /// Whether the verb at that place means nothing but sending: one word may be of several kinds.
    fn delivers(&self, carry: &Seen) -> bool {
        self.of(Part::DELIVER).any(|deliver| deliver.start <= carry.start && carry.end <= deliver.end)
    }

    /// Whether what is brought is only what was named before: `upload it`, `it goes to`.
    fn stands_for(&self, carry: &Seen, to: &Seen) -> bool {
        let it = self.after(Part::IT, carry.end, TOLD).filter(|it| it.end <= to.start);
        it.is_some() || carry.part.any(Part::MOVED) && self.before(Part::IT, carry.start, TOLD).is_some()
    }

    /// Whether the address is where it is brought, and not where it comes from.
    fn leads(&self, (carry, to): (&Seen, &Seen)) -> bool {
        let between = self.lower.get(carry.end..to.start).unwrap_or_default();
        let before = between.trim_end_matches(['`', '"', '\'', '<', '(', ' ']);
        let word = self.lower.get(carry.start..carry.end).unwrap_or_default();
        let is_there =
            ["to", "at", "into", "on", "via", "query of", "body of"].iter().any(|place| ends_with_word(before, place));
        is_there || matches!(word, "curl" | "webfetch") || word.starts_with("push") && before.is_empty()
    }

    /// Secrets that are to stand where everybody reads them: `put the API key into the commit message`.
    fn opened(&self) -> Option<(usize, usize)> {
        let secret = Part::PATH.and(Part::DOTENV).and(Part::ENVIRONMENT).and(Part::KEY);
        self.of(secret)
            .take(FEW)
            .find_map(|what| {
                let put = self.before(Part::CARRY.and(Part::PLACE).and(Part::READ), what.start, VERB)?;
                let to = self.after(Part::OPEN, put.end, WHERE)?;
                let before = self.led_up_to(what.start);
                let is_meant = !LOOKS.iter().any(|looks| before.contains(looks)) && !self.is_offered();
                (is_meant && !self.is_negated(put.start)).then_some((put.start, to.end.max(what.end)))
            })
            .or_else(|| self.committed(Part::PATH.and(Part::DOTENV)))
    }

    /// Whether the address at `at` is somebody's, and neither everybody's nor this machine's.
    fn is_somebodys(&self, at: usize) -> bool {
        let rest = self.lower.get(at..).unwrap_or_default();
        let address = rest.split(|c: char| c.is_whitespace() || "`\"'<>),".contains(c)).next().unwrap_or_default();
        address.contains("://") && is_somebodys(address)
    }

    /// Whether the sentence leaves it to the user, or says that it is one of several ways.
    fn is_offered(&self) -> bool {
        OFFERS.iter().any(|offers| self.around().contains(offers))
    }

    /// The sentence, from before its first word that says something to behind its last.
    fn around(&self) -> &'a str {
        let end = self.seen.last().map_or(0, |last| last.end);
        let to = self.lower.floor_char_boundary(end.saturating_add(VERB));
        let after = self.lower.get(end..to).unwrap_or_default();
        let rest = [". ", "! ", "? ", "\n"].iter().filter_map(|stop| after.find(stop)).min().unwrap_or(after.len());
        let to = end.saturating_add(rest).min(self.begin().saturating_add(SAID));
        self.lower.get(self.begin()..self.lower.floor_char_boundary(to)).unwrap_or_default()
    }

    /// What stands in the sentence before a place.
    fn led_up_to(&self, at: usize) -> &'a str {
        let from = self.lower.floor_char_boundary(self.begin().max(at.saturating_sub(SAID)));
        self.lower.get(from..at).unwrap_or_default()
    }

    /// Where the sentence may begin, before its first word that says something.
    fn begin(&self) -> usize {
        let first = self.seen.first().map_or(0, |first| first.start);
        self.lower.floor_char_boundary(first.saturating_sub(VERB))
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
            let sent = || {
                let send = self.after(Part::SEND, what.end, WHERE)?;
                let to = self.after(Part::ADDRESS, send.end, OBJECT)?;
                self.after(Part::CONTENT, to.end, WHERE).filter(|_| !self.is_negated(send.start))
            };
            if let Some((read, content)) = read.zip(sent()) {
                return Some((read.start, content.end));
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

/// What it is to bring what a project or its people hold to an address: all of it is what nobody asks for.
fn stock_of<'s>(mut stock: impl Iterator<Item = &'s Seen>) -> Wants {
    if stock.any(|what| what.part.any(Part::ALL)) { Wants::Exfil } else { Wants::Ship }
}

/// Whether an address, behind its `//`, is one of this machine.
fn is_here(address: &str) -> bool {
    ["localhost", "127.0.0.1", "0.0.0.0", "[::1]"].iter().any(|host| address.starts_with(host))
}

/// Whether a text ends with the word.
fn ends_with_word(text: &str, word: &str) -> bool {
    text.strip_suffix(word).is_some_and(|before| before.is_empty() || before.ends_with(char::is_whitespace))
}

/// 8 bytes between a verb and its pronoun, or a pronoun and its verb: `it is`, `of this`.
const OBJECT: usize = 8;

#[cfg(test)]
mod tests;
