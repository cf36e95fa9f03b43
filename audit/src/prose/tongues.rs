//! Orders in the languages that models read besides English: a sentence is one by what its words say together.

use std::sync::LazyLock;

use aho_corasick::AhoCorasick;
use unicode_script::{Script, UnicodeScript as _};

use super::consents::CONSENTS;
use super::lexicon::{LESSON, SHARED, Says, TONGUES, WELL};
use super::phrases::{Phrase, Wants};
use super::stems::Stems;

/// 1,200 bytes of a sentence: a long one of a language with three bytes a letter.
const SENTENCE: usize = 1_200;

/// 24 bytes between "not" and what is not to be done: four Chinese words, three Russian ones.
const BESIDE: usize = 24;

/// 60 bytes between what is ignored and that it is: twenty Chinese words, ten English ones.
const NEAR: usize = 60;

/// 150 bytes between what is sent, where to and that it is: a command with its options may stand between.
const ORDER: usize = 150;

/// 400 bytes between a step that reads and one that sends.
const STEPS: usize = 400;

/// 16 bytes between "in secret" and what is to be done so.
const TOUCHING: usize = 16;

/// 32 stems of a kind in one sentence.
const PAIRS: usize = 32;

/// 2,000 phrases of one text are enough.
const MOST: usize = 2_000;

/// Every stem, in which language it is, and what it says there. What all share comes last.
static STEMS: LazyLock<Stems<(usize, Says)>> = LazyLock::new(|| {
    let shared = (TONGUES.len(), &SHARED);
    let tongues = TONGUES.iter().enumerate().chain(CONSENTS.iter().enumerate()).chain([shared]);
    Stems::of(tongues.flat_map(|(language, rows)| rows.iter().map(move |(says, stems)| ((language, *says), *stems))))
});

/// A stem that was found.
#[derive(Debug, Clone, Copy)]
struct Seen {
    language: usize,
    says: Says,
    start: usize,
    end: usize,
}

/// Every phrase of a text in small letters, by place.
pub(super) fn find(lower: &str) -> Vec<Phrase> {
    let begun = STEMS.find(lower).filter(|(start, ..)| begins(lower, *start) && !is_somebody(lower, *start));
    let mut seen: Vec<Seen> = begun.map(|(start, end, (language, says))| Seen { language, says, start, end }).collect();
    if !seen.iter().any(|seen| seen.language < TONGUES.len()) {
        return Vec::new();
    }
    seen.sort_by_key(|seen| (seen.start, seen.end));
    let mut phrases = Vec::new();
    let mut rest = seen.as_slice();
    let mut start = 0_usize;
    // Where credentials were last read.
    let mut taken = None;
    for end in sentences(lower) {
        let (inside, after) = rest.split_at(rest.partition_point(|seen| seen.start < end));
        rest = after;
        if !inside.is_empty() {
            let sentence = lower.get(start..end).unwrap_or_default();
            let after_taking = taken.is_some_and(|at: usize| start.saturating_sub(at) < STEPS);
            judge(&Sentence { lower, seen: inside, english: english(sentence), after_taking }, &mut phrases);
        }
        if inside.iter().any(|seen| seen.says.any(Says::PATH)) && inside.iter().any(|seen| seen.says.any(Says::READ)) {
            taken = Some(end);
        }
        start = end;
        if rest.is_empty() || phrases.len() >= MOST {
            break;
        }
    }
    phrases
}

/// Whether a text in another language has something done.
pub(super) fn acts(text: &str) -> bool {
    let lower = lowered(text);
    let act = Says::RUN.and(Says::READ).and(Says::SEND);
    STEMS.find(&lower).any(|(start, _, (_, says))| says.any(act) && begins(&lower, start))
}

/// Whether somebody is told not to do something, as in French and Italian: `dire de ne plus`.
fn is_told_not_to(lower: &str, tell: usize) -> bool {
    let rest = lower.get(tell..).unwrap_or_default().trim_start();
    ["de ne ", "de n'", "di non "].iter().any(|not| rest.starts_with(not))
}

/// Whether a person is only somebody of whom a text says what they might do, as in French.
fn is_somebody(lower: &str, at: usize) -> bool {
    lower.get(at..).is_some_and(|rest| rest.starts_with("personne qui pourrai"))
}

/// Whether a text in another language teaches about attacks.
pub(super) fn is_lesson(lower: &str) -> bool {
    static WORDS: LazyLock<Option<AhoCorasick>> = LazyLock::new(|| AhoCorasick::new(LESSON).ok());
    WORDS.as_ref().is_some_and(|words| words.is_match(lower))
}

/// The stems of one sentence.
struct Sentence<'a> {
    lower: &'a str,
    seen: &'a [Seen],
    /// How many English words it has that no other language has.
    english: usize,
    /// Whether credentials are read in one of the sentences before it.
    after_taking: bool,
}

impl Sentence<'_> {
    fn of(&self, language: usize, says: Says) -> impl Iterator<Item = &Seen> {
        self.seen.iter().filter(move |seen| seen.language == language && seen.says.any(says))
    }

    fn said(&self, language: usize) -> Says {
        self.of(language, Says(u32::MAX)).fold(Says(0), |all, seen| all.and(seen.says))
    }

    /// Whether a stem that says `one` stands at most `most` bytes from one that says `other`.
    fn near(&self, language: usize, (one, other): (Says, Says), most: usize) -> bool {
        let of = |says| {
            let is_one = move |seen: &&Seen| seen.language == language || seen.language == TONGUES.len();
            self.seen.iter().filter(is_one).filter(move |seen| seen.says.any(says)).take(PAIRS)
        };
        of(one).any(|a| of(other).any(|b| a.start.saturating_sub(b.end).max(b.start.saturating_sub(a.end)) <= most))
    }

    /// Whether it forbids to send.
    fn is_refused(&self, language: usize) -> bool {
        self.of(language, Says::SEND_NOT).next().is_some()
            || self.of(language, Says::SEND).take(PAIRS).all(|send| {
                self.of(language, Says::NOT)
                    .take(PAIRS)
                    .any(|not| send.start.saturating_sub(not.end).max(not.start.saturating_sub(send.end)) < BESIDE)
            })
    }

    /// Whether something is not to be told: what a comma parts from the telling is not to be done otherwise.
    fn is_untold(&self, language: usize) -> bool {
        let of = |says| self.of(language, says).take(PAIRS);
        of(Says::TELL).filter(|tell| !is_told_not_to(self.lower, tell.end)).any(|tell| {
            of(Says::NOT).any(|not| {
                tell.start.saturating_sub(not.end).max(not.start.saturating_sub(tell.end)) <= BESIDE
                    && !goes_on(self.lower, (tell.end, not.start))
            })
        })
    }

    /// Whether what is said of telling is about the user or about this step. That keys are not to be shown, even if the user wants
    /// it, is what an honest text says.
    fn is_told_them(&self, language: usize) -> bool {
        let of = |says| self.of(language, says).take(PAIRS);
        of(Says::TELL).any(|tell| {
            of(Says::USER.and(Says::THIS)).any(|them| {
                tell.start.saturating_sub(them.end).max(them.start.saturating_sub(tell.end)) <= NEAR
                    && !self.shows_secret(tell, them)
            })
        })
    }

    /// Whether it is a secret that is told, and another clause that speaks of them.
    fn shows_secret(&self, tell: &Seen, them: &Seen) -> bool {
        let secrets = self.seen.iter().filter(|seen| seen.says.any(Says::SECRET) && seen.start >= tell.end);
        let mut beside = secrets.filter(|secret| secret.start.saturating_sub(tell.end) <= BESIDE);
        beside.any(|secret| goes_on(self.lower, (secret.end, them.start)))
    }

    /// Whether "not" stands right before all that is to be done.
    fn is_undone(&self, language: usize, act: Says) -> bool {
        let is_before = |act: &Seen, not: &Seen| not.end <= act.start && act.start.saturating_sub(not.end) < TOUCHING;
        let nots = || self.of(language, Says::NOT).take(PAIRS);
        self.of(language, act).take(PAIRS).all(|act| nots().any(|not| is_before(act, not)))
    }

    /// Whether "not" stands before each agreement: nobody has agreed yet.
    fn is_asked(&self, language: usize) -> bool {
        self.of(language, Says::AGREED.and(Says::CONSENT)).take(PAIRS).all(|agreed| {
            let is_right_before =
                |not: &&Seen| not.end <= agreed.start && agreed.start.saturating_sub(not.end) < TOUCHING;
            agreed.says.any(Says::AGREED) && self.of(language, Says::NOT).take(PAIRS).any(|not| is_right_before(&not))
        })
    }

    /// Whether it is English, and its stems are only written like some of the language's.
    fn is_english(&self, language: usize) -> bool {
        self.english >= self.places(language).max(2)
    }

    /// In how many places it says something in a language.
    fn places(&self, language: usize) -> usize {
        let mut starts: Vec<usize> = self.of(language, Says(u32::MAX)).map(|seen| seen.start).collect();
        starts.dedup();
        starts.len()
    }

    /// What the sentence orders in one language.
    fn orders(&self, language: usize, shared: Says) -> Vec<(Wants, Says)> {
        let own = self.said(language);
        let both = own.and(shared);
        let near = |one, other, most| self.near(language, (one, other), most);
        let act = Says::RUN.and(Says::READ).and(Says::SEND);
        let mut found = Vec::new();
        let mut add = |is: bool, wants, by| found.extend(is.then_some((wants, by)));
        let overrides = near(Says::IGNORE, Says::RULES, NEAR) && near(Says::RULES, Says::PRIOR.and(Says::USER), NEAR);
        add(overrides, Wants::Override, Says::IGNORE.and(Says::RULES));
        let keeps = self.is_untold(language) && self.is_told_them(language);
        let silent = near(Says::SILENT, Says::SEND, TOUCHING) && both.any(Says::SECRET.and(Says::ADDRESS));
        add(keeps || silent, Wants::Secrecy, Says::NOT.and(Says::TELL).and(Says::USER).and(Says::SILENT));
        add(own.any(Says::CONSENT), Wants::Consent, Says::CONSENT);
        let agreed = Says::CONSENT.and(Says::AGREED);
        add(near(agreed, Says::AHEAD, NEAR) && !self.is_asked(language), Wants::Blanket, agreed.and(Says::AHEAD));
        let takes = both.all(Says::SECRET.and(Says::ADDRESS)) || both.all(Says::PATH.and(Says::FIELD));
        let takes =
            takes && near(Says::SEND, Says::SECRET, ORDER) && near(Says::SEND, Says::ADDRESS.and(Says::FIELD), ORDER);
        let hands_on =
            self.after_taking && near(Says::SEND, Says::CONTENT, NEAR) && near(Says::SEND, Says::ADDRESS, ORDER);
        add(own.any(Says::SEND) && (takes || hands_on) && !self.is_refused(language), Wants::Exfil, Says::SEND);
        add(both.any(Says::PATH) && own.any(act) && !self.is_undone(language, act), Wants::Credentials, act);
        // Quizzes and tables of messages, too, show code, name commands and speak of files.
        let is_tool = if language < WELL {
            own.any(act) && both.any(Says::CODE.and(Says::TOOL).and(Says::SECRET).and(Says::ADDRESS))
        } else {
            own.any(Says::RUN) && (shared.any(Says::TOOL) || both.any(Says::SECRET.and(Says::ADDRESS)))
        };
        add(is_tool, Wants::Tool, act.and(Says::TOOL));
        add(own.any(Says::AGENT), Wants::Address, Says::AGENT);
        found
    }
}

/// Whether another clause begins between a word and a later one, other than what the first one says.
pub(super) fn goes_on(lower: &str, (from, to): (usize, usize)) -> bool {
    const SAID: &[&str] = &["dass", "daß", "что", "що", "że", "že", "hogy", "ότι", "чтобы", "щоб", "att ", "at "];
    let clause = lower.get(from..to).and_then(|between| between.rsplit_once([',', '，', '、', '،', ':', '：']));
    clause.is_some_and(|(_, rest)| !SAID.iter().any(|word| rest.trim_start().starts_with(word)))
}

/// Words that English has and hardly another language.
pub(super) fn english(sentence: &str) -> usize {
    const WORDS: &[&str] = &[
        "the", "and", "you", "with", "this", "your", "are", "from", "not", "that", "which", "when", "every", "each",
        "remains", "required", "must", "should", "will", "can", "any", "been", "have", "before", "after", "into",
        "only", "used", "for", "by", "use", "it", "if",
    ];
    sentence.split(|c: char| !c.is_alphanumeric()).filter(|word| WORDS.contains(word)).count()
}

/// The phrases of one sentence, each of whose languages is asked by itself.
fn judge(sentence: &Sentence<'_>, phrases: &mut Vec<Phrase>) {
    let shared = sentence.said(TONGUES.len());
    let mut known: Vec<usize> =
        sentence.seen.iter().map(|seen| seen.language).filter(|at| *at < TONGUES.len()).collect();
    known.sort_unstable();
    known.dedup();
    let most = known.iter().map(|language| sentence.places(*language)).max().unwrap_or_default();
    // Of languages that are read in part only, that one counts in which most of the sentence is said: their words are like
    // those of others, whose "not" they do not know.
    let is_it = |language: &usize| *language < WELL || sentence.places(*language) == most;
    for language in known.into_iter().filter(is_it).filter(|language| !sentence.is_english(*language)) {
        for (wants, by) in sentence.orders(language, shared) {
            let of = || sentence.of(language, by);
            let (start, end) = (of().map(|seen| seen.start).min(), of().map(|seen| seen.end).max());
            let is_known = |start| phrases.iter().rev().take(8).any(|known| known.wants == wants && known.end > start);
            if let (Some(start), Some(end)) = (start, end)
                && !is_known(start)
            {
                phrases.push(Phrase { wants, start, end });
            }
        }
    }
}

/// The text in small letters, every byte at its place: the few letters whose small one is longer or shorter stay.
pub(super) fn lowered(text: &str) -> String {
    let small = |c: char| {
        let mut lower = c.to_lowercase();
        let first = lower.next().unwrap_or(c);
        if first.len_utf8() == c.len_utf8() && lower.next().is_none() { first } else { c }
    };
    text.chars().map(small).collect()
}

/// Whether a stem may begin at byte `at`: at the beginning of a word, in scripts that part words and put nothing before them.
pub(super) fn begins(lower: &str, at: usize) -> bool {
    let parted = |c: char| matches!(c.script(), Script::Latin | Script::Cyrillic | Script::Greek);
    let first = lower.get(at..).and_then(|rest| rest.chars().next());
    let before = lower.get(..at).and_then(|before| before.chars().next_back());
    !first.is_some_and(parted) || !before.is_some_and(char::is_alphanumeric)
}

/// Where sentences end: at a full stop before a blank, at the full stops of other scripts, at line ends.
pub(super) fn sentences(lower: &str) -> impl Iterator<Item = usize> + '_ {
    let mut start = 0_usize;
    let mut chars = lower.char_indices().peekable();
    std::iter::from_fn(move || {
        if start >= lower.len() {
            return None;
        }
        while let Some((at, c)) = chars.next() {
            let next = chars.peek().map(|(_, next)| *next);
            let ends = match c {
                '.' | '!' | '?' => next.is_none_or(char::is_whitespace),
                '\n' | '。' | '！' | '？' | '；' | ';' | '؟' | '।' | '۔' | '։' | '።' | '။' | '។' => true,
                _ => at.saturating_sub(start) > SENTENCE,
            };
            if ends {
                start = at.saturating_add(c.len_utf8());
                return Some(start);
            }
        }
        start = lower.len();
        Some(start)
    })
}

#[cfg(test)]
mod tests;
