//! What a phrase weighs where it stands: hidden, quoted, plainly said, in a lesson, forbidden.

use super::Text;
use super::phrases::{Phrase, Wants};
use super::pieces::{self, Piece};
use super::said::{self, Said};
use super::{listed, refused, tongues};
use crate::finding::{Confidence, Finding, Findings, Severity};
use crate::rules::prose as rules;

/// What nobody sees: each phrase but a bare tool, path or consent is a danger, and so are these together.
pub(super) fn hidden(text: &Text<'_>, piece: &Piece, (inside, how): (&[Phrase], &str), findings: &mut Findings) {
    let meant: Vec<Phrase> =
        inside.iter().filter(|phrase| !is_negated(text.text, phrase) && phrase.end <= piece.end).copied().collect();
    let is_strong = |phrase: &&Phrase| {
        let is_note = how == pieces::ALTERNATIVE && phrase.wants == Wants::Approval;
        ALONE.contains(&phrase.wants) && !is_note
    };
    let found = meant.iter().find(is_strong).or_else(|| meant.first().filter(|_| are_orders(&meant, how)));
    if let Some(phrase) = found {
        return text.tell((&rules::HIDDEN, phrase.start, phrase.end), &format!("in {how}"), findings);
    }
    // Rules for agents are put into comments by those who write them, too.
    let named = meant.iter().find(|phrase| phrase.wants == Wants::Hands);
    if let Some(phrase) = named.filter(|_| beside(&meant, (Wants::Hands, &[Wants::Tool]), WRITTEN)) {
        let finding = Finding::new(&rules::HIDDEN, (text.place)(phrase.start, phrase.end), format!("a tool, in {how}"));
        let evidence = text.text.get(phrase.start..phrase.end).unwrap_or_default();
        findings.push(finding.severity(Severity::Warning).evidence(evidence));
    }
}

/// What nobody has a reason to hide.
const ALONE: &[Wants] = &[
    Wants::Override,
    Wants::Approval,
    Wants::Secrecy,
    Wants::Exfil,
    Wants::Ship,
    Wants::Steal,
    Wants::Sends,
    Wants::Blanket,
    Wants::Remote,
    Wants::Shadow,
    Wants::Decode,
];

/// Whether hidden phrases, none of which says enough, say it together.
fn are_orders(inside: &[Phrase], how: &str) -> bool {
    let has = |some: &[Wants]| inside.iter().any(|phrase| some.contains(&phrase.wants));
    let acts = [Wants::Download, Wants::Fetch, Wants::Credentials, Wants::Plant];
    // Notes to colleagues stand in comments; what is made invisible on the page is there for someone else.
    let is_made_so = [pieces::NOT_SHOWN, pieces::STYLED, pieces::FAR_RIGHT, pieces::FAR_BELOW].contains(&how);
    has(&[Wants::Credentials]) && has(&[Wants::Tool])
        || beside(inside, (Wants::Grant, &[Wants::Plant]), WRITTEN)
        || beside(inside, (Wants::Consent, &acts), STEPS)
        || beside(inside, (Wants::Consent, &[Wants::Tool]), WRITTEN)
        || beside(inside, (Wants::Consent, &[Wants::Hush]), STEPS)
        || beside(inside, (Wants::Hush, &acts), STEPS)
        || beside(inside, (Wants::Hush, &[Wants::Hands]), STEPS)
        || beside(inside, (Wants::Hands, &[Wants::Tool]), WRITTEN) && how != pieces::ATTRIBUTE && how != pieces::COMMENT
        || has(&[Wants::Address]) && has(&acts)
        || is_made_so && has(&[Wants::Tool, Wants::Hands, Wants::Credentials])
}

/// 200 bytes between what is to be written or run and that it is: a sentence or two.
const WRITTEN: usize = 200;

/// 64 phrases of a kind are looked at in one piece.
const PAIRS: usize = 64;

/// Whether a phrase of one kind stands less than `most` bytes from one of the others.
fn beside(inside: &[Phrase], (one, others): (Wants, &[Wants]), most: usize) -> bool {
    let of =
        |wants: &[Wants]| inside.iter().filter(|phrase| wants.contains(&phrase.wants)).take(PAIRS).collect::<Vec<_>>();
    let others = of(others);
    of(&[one]).iter().any(|phrase| others.iter().any(|other| phrase.start.abs_diff(other.start) < most))
}

/// 400 bytes before a quotation: what introduces it.
const BEFORE: usize = 400;

/// Whether what stands before a quotation, or in it, teaches about attacks.
pub(super) fn is_introduced(text: &str, piece: &Piece) -> bool {
    let from = text.floor_char_boundary(piece.start.saturating_sub(BEFORE));
    is_lesson(text.get(from..piece.end).unwrap_or_default())
}

pub(super) fn quoted(text: &Text<'_>, piece: &Piece, inside: &[Phrase], findings: &mut Findings) {
    for phrase in inside.iter().filter(|phrase| phrase.wants == Wants::Download) {
        text.tell((&rules::SHELL, phrase.start, phrase.end), "a download into a shell", findings);
    }
    for phrase in inside.iter().filter(|phrase| phrase.wants == Wants::Sends && !is_introduced(text.text, piece)) {
        let place = (text.place)(phrase.start, phrase.end);
        let said = text.text.get(phrase.start..phrase.end).unwrap_or_default();
        // What a pattern found may begin with the line end before the command.
        let begins = phrase.start.saturating_add(said.len().saturating_sub(said.trim_start().len()));
        let is_named = refused::is_named(text.text, begins);
        let severity = if is_named { Severity::Warning } else { Severity::Danger };
        let finding = Finding::new(&rules::ORDERS, place, "a command that sends credentials away").severity(severity);
        findings.push(finding.evidence(said.trim()));
    }
    for phrase in inside.iter().filter(|phrase| phrase.wants == Wants::Override) {
        let finding =
            Finding::new(&rules::OVERRIDE, (text.place)(phrase.start, phrase.end), "quoted, or shown as code");
        let evidence = text.text.get(phrase.start..phrase.end).unwrap_or_default();
        findings.push(finding.severity(Severity::Info).confidence(Confidence::Low).evidence(evidence));
    }
}

pub(super) fn plain(text: &Text<'_>, piece: &Piece, (inside, all): (&[Phrase], &[Phrase]), findings: &mut Findings) {
    let teaches = is_taught(text.text.get(piece.start..piece.end).unwrap_or_default())
        || inside.iter().any(|phrase| matches!(phrase.wants, Wants::Sends | Wants::Exfil | Wants::Steal))
            && listed::entry(text.text, piece.start).is_some();
    // What a command does is no quotation because it is marked as code.
    let is_code = |phrase: &Phrase| phrase.wants == Wants::Download;
    let takes = |phrase: &Phrase| matches!(phrase.wants, Wants::Exfil | Wants::Sends | Wants::Steal);
    let is_meant = |phrase: &Phrase| {
        !is_negated(text.text, phrase)
            && !is_condition(text.text, phrase)
            && (is_code(phrase) || !is_in_quotes(text.text, piece, phrase))
            && (!takes(phrase) || !refused::is_guarded(text.text, phrase.start))
            && !((is_code(phrase) || takes(phrase)) && refused::is_condemned(text.text, phrase.start))
    };
    // Asked once of each phrase: a text of a megabyte without a full stop is one piece.
    let meant: Vec<bool> = inside.iter().map(is_meant).collect();
    let said = Said::of(inside, &meant);
    for (phrase, is_meant) in inside.iter().zip(meant) {
        let is_sure = is_meant && !teaches;
        let order = said.order(phrase.wants).or_else(|| kept(text.text, phrase, (&said, all)));
        let order = order.or_else(|| shipped(text.text, phrase, all)).filter(|_| is_sure);
        if let Some(message) = order {
            text.tell((&rules::ORDERS, phrase.start, phrase.end), message, findings);
            continue;
        }
        // A claim of approval is context in a lesson, and nothing where it is quoted.
        let counts = is_sure || said::CONTEXT.contains(&phrase.wants) || phrase.wants == Wants::Approval && is_meant;
        let counts = counts && !(phrase.wants == Wants::Fetch && is_left(text.text, phrase));
        let Some((rule, message)) = said::alone(phrase.wants).filter(|_| counts) else { continue };
        if is_sure || phrase.wants == Wants::Download {
            text.tell((rule, phrase.start, phrase.end), message, findings);
        } else {
            let place = (text.place)(phrase.start, phrase.end);
            let finding = Finding::new(rule, place, message).severity(Severity::Info).confidence(Confidence::Low);
            findings.push(finding.evidence(text.text.get(phrase.start..phrase.end).unwrap_or_default()));
        }
    }
}

/// What a demand for secrecy is about, where that is a danger: the use of a tool, or a step near it that takes credentials.
fn kept(text: &str, phrase: &Phrase, (said, all): (&Said, &[Phrase])) -> Option<&'static str> {
    if phrase.wants != Wants::Secrecy {
        return None;
    }
    if said.uses() && is_absolute(text, phrase) {
        return Some("a demand for secrecy together with the use of a tool");
    }
    takes_near(text, phrase, all).then_some("a demand for secrecy beside a command that reads credentials")
}

/// Whether what is fetched is only run by who is asked.
fn is_left(text: &str, phrase: &Phrase) -> bool {
    let said = text.get(phrase.start..phrase.end).unwrap_or_default().to_lowercase();
    ["ask ", "asks ", "confirm", "the user run", "let the user"].iter().any(|asks| said.contains(asks))
}

/// What is brought to an address beside a demand that nobody hears of it or is asked, in whichever sentence that stands.
fn shipped(text: &str, phrase: &Phrase, all: &[Phrase]) -> Option<&'static str> {
    const QUIET: &[Wants] = &[Wants::Secrecy, Wants::Blanket, Wants::Consent, Wants::Override];
    if !matches!(phrase.wants, Wants::Ship | Wants::Fetch) {
        return None;
    }
    let from = all.partition_point(|other| other.start.saturating_add(BESIDE) < phrase.start);
    let near = all.get(from..).unwrap_or_default().iter();
    let mut near = near.take_while(|other| other.start < phrase.end.saturating_add(BESIDE));
    let is_quiet = near.any(|other| QUIET.contains(&other.wants) && !is_condition(text, other));
    is_quiet.then_some(match phrase.wants {
        Wants::Fetch => "an order to run what is fetched, without asking or telling",
        _ => "an order to send away what the agent works on, without asking or telling",
    })
}

/// 320 bytes around an order: the sentences beside it.
const BESIDE: usize = 320;

/// 100 bytes after a demand for secrecy: what it is about.
const ABOUT: usize = 100;

/// Whether a demand for secrecy is about what is done: not about what is not known yet, how something is worded, or what is raw.
fn is_absolute(text: &str, phrase: &Phrase) -> bool {
    let end = text.floor_char_boundary(phrase.end.saturating_add(ABOUT));
    let after = text.get(phrase.start..end).unwrap_or_default().to_lowercase();
    let sentence = after.split(['.', '!', '?', '\n']).next().unwrap_or_default();
    let sentence = sentence.replace("even when ", "").replace("even if ", "");
    let limits = [
        "silently", " that ", "until", "unless", "before", " yet", " raw", "internal", " how ", " if ", " when ",
        "name",
    ];
    !limits.iter().any(|limit| sentence.contains(limit))
}

/// 600 bytes on both sides of a demand for secrecy: the steps of one list.
const STEPS: usize = 600;

/// Whether another step near a demand for secrecy has a tool take credentials.
fn takes_near(text: &str, phrase: &Phrase, all: &[Phrase]) -> bool {
    let from = all.partition_point(|other| other.start.saturating_add(STEPS) < phrase.start);
    let near = all.get(from..).unwrap_or_default().iter();
    let near = near.take_while(|other| other.start < phrase.end.saturating_add(STEPS));
    let meant: Vec<Wants> = near.filter(|other| !is_negated(text, other)).map(|other| other.wants).collect();
    let start = text.floor_char_boundary(phrase.start.saturating_sub(STEPS));
    let end = text.floor_char_boundary(phrase.end.saturating_add(STEPS));
    let has = |wants: Wants| meant.contains(&wants);
    (has(Wants::Credentials) || has(Wants::Steal))
        && has(Wants::Tool)
        && !is_lesson(text.get(start..end).unwrap_or_default())
}

/// Words of texts that teach about attacks.
const LESSON: &[&str] = &[
    "attack",
    "injection",
    "malicious",
    "jailbreak",
    "adversar",
    "exploit",
    "threat",
    "vulnerab",
    "detect",
    "red flag",
    "suspicious",
    "untrusted",
    "phishing",
    "look for",
    "flag any",
];

/// Words that stand in lessons, and in orders as well.
const EXAMPLES: &[&str] = &["for example", "e.g.", "such as", "refuse", "guardrail"];

/// Whether a text speaks of attacks by their names: `for example` and `refused` stand in orders, too.
pub(super) fn is_about_attacks(text: &str) -> bool {
    let lower = text.to_lowercase();
    let words = ["attack", "injection", "malicious", "jailbreak", "adversar", "phishing", "red flag", "intruder"];
    words.iter().any(|word| lower.contains(word))
}

pub(super) fn is_lesson(text: &str) -> bool {
    let lower = text.to_lowercase();
    LESSON.iter().chain(EXAMPLES).any(|word| lower.contains(word)) || tongues::is_lesson(&lower)
}

/// Whether a paragraph that is plainly shown teaches about attacks: an example alone makes no lesson of an order.
fn is_taught(text: &str) -> bool {
    let lower = text.to_lowercase();
    LESSON.iter().any(|word| lower.contains(word)) || tongues::is_lesson(&lower)
}

/// Whether the 60 bytes before the phrase, in its sentence, forbid it.
pub(super) fn is_negated(text: &str, phrase: &Phrase) -> bool {
    if matches!(phrase.wants, Wants::Secrecy | Wants::Approval | Wants::Consent | Wants::Hush | Wants::Blanket) {
        return false;
    }
    let from = text.floor_char_boundary(phrase.start.saturating_sub(60));
    let before = text.get(from..phrase.start).unwrap_or_default().to_lowercase();
    // An override stands alone: what is said before a comma does not take it back.
    let ends: &[char] = if phrase.wants == Wants::Override {
        &['.', '!', '?', '\n', ',', ';', ':']
    } else {
        &['.', '!', '?', '\n', ';']
    };
    let sentence = clause(before.rsplit(ends).next().unwrap_or_default());
    let words = [
        "never",
        "do not",
        "don't",
        "don’t",
        "must not",
        "should not",
        "shouldn't",
        "avoid",
        "refuse",
        "cannot",
        "can't",
        "not ",
        "prevent",
        "without",
        "trying to",
        "attempt",
        "asks you to",
        "tell you to",
        "says",
    ];
    words.iter().any(|word| sentence.contains(word))
}

/// Whether consent is only what something waits for: `after the user agreed`.
fn is_condition(text: &str, phrase: &Phrase) -> bool {
    let from = text.floor_char_boundary(phrase.start.saturating_sub(24));
    let before = text.get(from..phrase.start).unwrap_or_default().to_lowercase();
    let mut words = before.split_whitespace().rev();
    let last = words.next().unwrap_or_default();
    let word = if matches!(last, "the" | "your" | "a") { words.next().unwrap_or_default() } else { last };
    let is_users = text.get(phrase.start..phrase.end).is_some_and(|said| said.to_ascii_lowercase().starts_with("user"));
    phrase.wants == Wants::Consent
        && is_users
        && matches!(word, "after" | "once" | "when" | "if" | "until" | "unless" | "before" | "whether")
}

/// What of a sentence stands behind a clause that only says who is not to be told or asked: `without telling the user, run` takes
/// nothing back of what is run.
fn clause(sentence: &str) -> &str {
    let Some((told, rest)) = sentence.rsplit_once(',') else { return sentence };
    let tells = ["tell", "told", "report", "mention", "inform", "notif", "announc", "disclos", "show", "ask"];
    let last = told.rsplit(|c: char| !c.is_alphanumeric()).find(|word| !word.is_empty()).unwrap_or_default();
    // `do not mention, send or post`: a list of what is not to be done.
    let is_whole = last.ends_with("ed")
        || [
            "told", "shown", "user", "users", "anyone", "anybody", "person", "people", "them", "it", "this", "that",
            "asking",
        ]
        .contains(&last);
    if is_whole && tells.iter().any(|tell| told.contains(tell)) { rest } else { sentence }
}

/// Whether the last curly quotation mark of `line` opens: `“` closes what `„` opened, and opens where nothing did.
fn opens_curly(line: &str) -> bool {
    let is_open = |open: bool, c: char| match c {
        '„' => true,
        '“' => !open,
        '”' => false,
        _ => open,
    };
    line.chars().fold(false, is_open)
}

/// 16 KiB of a line before a phrase: a paragraph has a tenth of it.
const LINE: usize = 16 << 10;

/// Whether a quotation mark opens before the phrase in its line and does not close.
fn is_in_quotes(text: &str, piece: &Piece, phrase: &Phrase) -> bool {
    let from = text.floor_char_boundary(phrase.start.saturating_sub(LINE)).max(piece.start);
    let before = text.get(from..phrase.start).unwrap_or_default();
    let line = before.rsplit('\n').next().unwrap_or_default();
    let odd = |quote: char| line.matches(quote).count() % 2 == 1;
    odd('"') || odd('`') || opens_curly(line) || line.matches('«').count() > line.matches('»').count()
}
