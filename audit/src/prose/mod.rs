//! Texts that an agent reads: orders that nobody sees, orders to send something away, and what speaks to the auditor.
//!
//! Honest skills are full of commands and capitals; security lessons quote attacks. So a phrase alone is a warning, a quoted
//! one is nothing, and a danger needs hiding, encoding, or an order that takes something away.

mod encoded;
mod phrases;
mod pieces;

use crate::bundle::{Bundle, FILE_BYTES};
use crate::finding::{Confidence, Finding, Findings, Place, Severity};
use crate::layout::{Layout, Role};
use crate::report::Coverage;
use crate::rule::Rule;
use crate::rules::prose as rules;
use crate::text::Source;

use self::phrases::{Phrase, Wants};
use self::pieces::{Piece, Shown};

/// Reads every prompt and every other text.
pub fn inspect(bundle: &Bundle, layout: &Layout, findings: &mut Findings, _: &mut Coverage) {
    for path in layout.with(Role::Prompt).chain(layout.with(Role::Text)) {
        let Some(bytes) = bundle.file(path).and_then(|file| bundle.read(file, FILE_BYTES).ok()) else { continue };
        let text = String::from_utf8_lossy(&bytes);
        let source = Source::new(path, &text);
        let place = |start, end| source.place(start, end);
        judge(&Text { text: &text, place: &place }, findings);
    }
    for prompt in &layout.prompts {
        let place = |_: usize, _: usize| prompt.place.clone();
        judge(&Text { text: &prompt.text, place: &place }, findings);
    }
}

/// A text, and where its bytes are.
struct Text<'a> {
    text: &'a str,
    place: &'a dyn Fn(usize, usize) -> Place,
}

impl Text<'_> {
    fn tell(&self, (rule, start, end): (&'static Rule, usize, usize), message: &str, findings: &mut Findings) {
        let evidence = self.text.get(start..end).unwrap_or_default();
        findings.push(Finding::new(rule, (self.place)(start, end), message).evidence(evidence.trim()));
    }
}

fn judge(text: &Text<'_>, findings: &mut Findings) {
    for (start, end, how) in encoded::find(text.text) {
        text.tell((&rules::ENCODED, start, end), how, findings);
    }
    let phrases = phrases::find(text.text);
    if phrases.is_empty() {
        return;
    }
    let pieces = pieces::pieces(text.text);
    for piece in &pieces {
        let from = phrases.partition_point(|phrase| phrase.start < piece.start);
        let inside: Vec<Phrase> = phrases
            .get(from..)
            .unwrap_or_default()
            .iter()
            .take_while(|phrase| phrase.start < piece.end)
            .copied()
            .collect();
        if inside.is_empty() {
            continue;
        }
        match piece.shown {
            Shown::Hidden(how) => hidden(text, piece, (&inside, how), findings),
            Shown::Plainly => plain(text, piece, &inside, findings),
            Shown::Quoted => quoted(text, &inside, findings),
        }
    }
}

/// What nobody sees: each phrase but a bare tool or path is a danger.
fn hidden(text: &Text<'_>, piece: &Piece, (inside, how): (&[Phrase], &str), findings: &mut Findings) {
    let strong = [Wants::Override, Wants::Approval, Wants::Secrecy, Wants::Exfil];
    let reads = inside.iter().any(|phrase| phrase.wants == Wants::Credentials)
        && inside.iter().any(|phrase| phrase.wants == Wants::Tool);
    let found = inside.iter().find(|phrase| strong.contains(&phrase.wants));
    let Some(phrase) = found.or_else(|| inside.first().filter(|_| reads)) else { return };
    let is_note = how == "an alternative text" && phrase.wants == Wants::Approval;
    if is_note || is_negated(text.text, phrase) || piece.end < phrase.end {
        return;
    }
    text.tell((&rules::HIDDEN, phrase.start, phrase.end), &format!("in {how}"), findings);
}

fn quoted(text: &Text<'_>, inside: &[Phrase], findings: &mut Findings) {
    for phrase in inside.iter().filter(|phrase| phrase.wants == Wants::Download) {
        text.tell((&rules::SHELL, phrase.start, phrase.end), "a download into a shell", findings);
    }
    for phrase in inside.iter().filter(|phrase| phrase.wants == Wants::Override) {
        let finding =
            Finding::new(&rules::OVERRIDE, (text.place)(phrase.start, phrase.end), "quoted, or shown as code");
        let evidence = text.text.get(phrase.start..phrase.end).unwrap_or_default();
        findings.push(finding.severity(Severity::Info).confidence(Confidence::Low).evidence(evidence));
    }
}

fn plain(text: &Text<'_>, piece: &Piece, inside: &[Phrase], findings: &mut Findings) {
    let body = text.text.get(piece.start..piece.end).unwrap_or_default();
    let teaches = is_lesson(body);
    let meant = |phrase: &&Phrase| !is_negated(text.text, phrase) && !is_in_quotes(text.text, piece, phrase);
    let has = |wants: Wants| inside.iter().filter(meant).any(|phrase| phrase.wants == wants);
    let takes = has(Wants::Credentials) && has(Wants::Tool);
    for phrase in inside {
        let is_meant = meant(&phrase);
        let at = (phrase.start, phrase.end);
        let (rule, message) = match phrase.wants {
            Wants::Exfil if is_meant && !teaches => (&rules::ORDERS, "an order to send something away"),
            Wants::Override if is_meant && !teaches && (has(Wants::Exfil) || takes || has(Wants::Download)) => {
                (&rules::ORDERS, "an override together with an order")
            }
            Wants::Secrecy if is_meant && !teaches && (has(Wants::Exfil) || takes) => {
                (&rules::ORDERS, "a demand for secrecy together with an order")
            }
            Wants::Override => (&rules::OVERRIDE, "other instructions are to be ignored"),
            Wants::Approval if is_meant => (&rules::APPROVAL, "it speaks to whoever audits"),
            Wants::Secrecy => (&rules::SECRECY, "something is kept from the user"),
            Wants::Download => (&rules::SHELL, "a download into a shell"),
            Wants::Approval | Wants::Exfil | Wants::Credentials | Wants::Tool => continue,
        };
        let is_weak =
            rule.severity == Severity::Warning && (teaches || !is_meant) && !matches!(phrase.wants, Wants::Download);
        if is_weak {
            let finding = Finding::new(rule, (text.place)(at.0, at.1), message).severity(Severity::Info);
            let evidence = text.text.get(at.0..at.1).unwrap_or_default();
            findings.push(finding.confidence(Confidence::Low).evidence(evidence));
        } else {
            text.tell((rule, at.0, at.1), message, findings);
        }
    }
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
    "for example",
    "e.g.",
    "such as",
    "detect",
    "red flag",
    "suspicious",
    "untrusted",
    "phishing",
    "look for",
    "flag any",
    "refuse",
    "guardrail",
];

fn is_lesson(text: &str) -> bool {
    let lower = text.to_lowercase();
    LESSON.iter().any(|word| lower.contains(word))
}

/// Whether the 60 bytes before the phrase, in its sentence, forbid it.
fn is_negated(text: &str, phrase: &Phrase) -> bool {
    if matches!(phrase.wants, Wants::Secrecy | Wants::Approval) {
        return false;
    }
    let from = text.floor_char_boundary(phrase.start.saturating_sub(60));
    let before = text.get(from..phrase.start).unwrap_or_default().to_lowercase();
    let sentence = before.rsplit(['.', '!', '?', '\n']).next().unwrap_or_default();
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

/// Whether a quotation mark opens before the phrase in its line and does not close.
fn is_in_quotes(text: &str, piece: &Piece, phrase: &Phrase) -> bool {
    let before = text.get(piece.start..phrase.start).unwrap_or_default();
    let line = before.rsplit('\n').next().unwrap_or_default();
    let odd = |quote: char| line.matches(quote).count() % 2 == 1;
    odd('"')
        || odd('`')
        || line.matches('“').count() > line.matches('”').count()
        || line.matches('«').count() > line.matches('»').count()
}

#[cfg(test)]
mod tests;
