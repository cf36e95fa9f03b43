//! Texts that an agent reads: orders that nobody sees, orders to send something away, and what speaks to the auditor.
//!
//! Honest skills are full of commands and capitals; security lessons quote attacks. So a phrase alone is a warning, a quoted
//! one is nothing, and a danger needs hiding, encoding, or an order that takes something away.

mod code;
mod disguised;
mod encoded;
mod html;
mod phrases;
mod pieces;
mod tongues;

use crate::bundle::{Bundle, FILE_BYTES};
use crate::finding::{Confidence, Finding, Findings, Place, Severity};
use crate::layout::{Layout, Role};
use crate::report::Coverage;
use crate::rule::Rule;
use crate::rules::prose as rules;
use crate::shell::paths;
use crate::text::Source;

use self::phrases::{Phrase, Wants};
use self::pieces::{Piece, Shown};

/// Reads every prompt and every other text, and what code says to whoever reviews it.
pub fn inspect(bundle: &Bundle, layout: &Layout, findings: &mut Findings, _: &mut Coverage) {
    let read = |path: &str| bundle.file(path).and_then(|file| bundle.read(file, FILE_BYTES).ok());
    for path in layout.with(Role::Prompt).chain(layout.with(Role::Text)) {
        let Some(bytes) = read(path) else { continue };
        let text = crate::text::read(&bytes);
        let source = Source::new(path, &text);
        let place = |start, end| source.place(start, end);
        let text = Text { path, text: &text, place: &place };
        judge(&text, findings);
        scripts(&text, findings);
        if layout.has(path, Role::Prompt) {
            references(&text, findings);
        }
    }
    for prompt in &layout.prompts {
        let place = |_: usize, _: usize| prompt.place.clone();
        judge(&Text { path: "", text: &prompt.text, place: &place }, findings);
    }
    for path in bundle.files().iter().map(|file| file.path.as_str()).filter(|path| is_code(path)) {
        let Some(bytes) = read(path) else { continue };
        let text = crate::text::read(&bytes);
        if let Some((start, end)) = code::find(&text) {
            let source = Source::new(path, &text);
            let place = |start, end| source.place(start, end);
            let message = "a comment tells a reviewing model what to find";
            Text { path, text: &text, place: &place }.tell((&rules::APPROVAL, start, end), message, findings);
        }
    }
}

fn is_code(path: &str) -> bool {
    let end = path.rsplit_once('.').map_or("", |(_, end)| end);
    crate::layout::is_script(end)
        || matches!(end, "py" | "sh" | "bash" | "zsh" | "rb" | "pl" | "ps1" | "lua" | "yml" | "yaml" | "toml")
}

/// A text, and where its bytes are.
struct Text<'a> {
    path: &'a str,
    text: &'a str,
    place: &'a dyn Fn(usize, usize) -> Place,
}

impl Text<'_> {
    fn tell(&self, (rule, start, end): (&'static Rule, usize, usize), message: &str, findings: &mut Findings) {
        let evidence = self.text.get(start..end).unwrap_or_default();
        findings.push(Finding::new(rule, (self.place)(start, end), message).evidence(evidence.trim()));
    }
}

/// `@path` in a prompt: the host puts the file's content there.
fn references(text: &Text<'_>, findings: &mut Findings) {
    for (at, _) in text.text.match_indices("@~/").chain(text.text.match_indices("@/")) {
        let rest = text.text.get(at.saturating_add(1)..).unwrap_or_default();
        let end = rest.find(|c: char| c.is_whitespace() || "`\"')],;".contains(c)).unwrap_or(rest.len());
        let path = rest.get(..end).unwrap_or_default();
        if paths::is_secret(path) {
            let message = format!("{path} is put into the prompt");
            text.tell((&crate::rules::shell::SECRET, at, at.saturating_add(end).saturating_add(1)), &message, findings);
        }
    }
}

fn judge(text: &Text<'_>, findings: &mut Findings) {
    for (start, end, how) in encoded::find(text.text).into_iter().chain(disguised::find(text.text)) {
        text.tell((&rules::ENCODED, start, end), how, findings);
    }
    let phrases = phrases::find(&unwrapped(text.text));
    if phrases.is_empty() {
        return;
    }
    imitations(text, &phrases, findings);
    let pieces = pieces::pieces(text.path, text.text);
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

/// Scripts in a markdown text: whoever shows it as a page may run them.
fn scripts(text: &Text<'_>, findings: &mut Findings) {
    let lower = text.text.to_ascii_lowercase();
    if !text.path.to_ascii_lowercase().ends_with(".md") || !lower.contains("<script") {
        return;
    }
    let pieces = pieces::pieces(text.path, text.text);
    let is_shown =
        |at: usize| pieces.iter().any(|piece| piece.shown == Shown::Quoted && (piece.start..piece.end).contains(&at));
    for (at, _) in lower.match_indices("<script").take(SCRIPTS).filter(|(at, _)| !is_shown(*at)) {
        let Some(open) = lower.get(at..).and_then(|rest| rest.find('>')) else { continue };
        let start = at.saturating_add(open).saturating_add(1);
        let body = lower.get(start..).and_then(|rest| rest.find("</script")).map(|end| start.saturating_add(end));
        let Some(body) = body.and_then(|end| text.text.get(start..end)) else { continue };
        let mut found = Findings::default();
        crate::script::inspect_text(text.path, body, start, &mut found);
        findings.absorb(found, |finding| {
            let severity = finding.severity.min(Severity::Warning);
            finding.severity(severity)
        });
    }
}

/// 50 scripts of one text.
const SCRIPTS: usize = 50;

/// The text with the line ends inside its paragraphs made blanks, every byte at its place: where a line is wrapped says
/// nothing, where a list or a heading begins does.
fn unwrapped(text: &str) -> String {
    let mut flat = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        let begins = line.trim_start();
        let goes_on = begins.starts_with(|c: char| c.is_alphabetic() || matches!(c, '"' | '\'' | '(' | '`'));
        if goes_on && flat.ends_with('\n') && !flat.ends_with("\n\n") && flat.len() > 1 {
            flat.pop();
            flat.push(' ');
        }
        flat.push_str(line);
    }
    flat
}

/// What hosts wrap their own words in.
const WRAPPINGS: &[&str] = &[
    "<system-reminder>",
    "<system>",
    "<function_results>",
    "<tool_result>",
    "<tool_results>",
    "</skill>",
    "</system>",
    "<|im_start|>",
    "<|system|>",
    "[/inst]",
    "<<sys>>",
];

/// 600 bytes after such a word: as much as one message.
const MESSAGE: usize = 600;

/// 50 of each in one text: documentation has three.
const IMITATIONS: usize = 50;

/// Text that pretends to be the host's, or a tool's answer, and claims that the user agrees.
fn imitations(text: &Text<'_>, phrases: &[Phrase], findings: &mut Findings) {
    let lower = text.text.to_ascii_lowercase();
    for (at, word) in WRAPPINGS.iter().flat_map(|word| lower.match_indices(word).take(IMITATIONS)) {
        let from = phrases.partition_point(|phrase| phrase.start < at);
        let near = phrases.get(from..).unwrap_or_default().iter();
        let mut near = near.take_while(|phrase| phrase.start < at.saturating_add(MESSAGE));
        if near.any(|phrase| matches!(phrase.wants, Wants::Consent | Wants::Override)) {
            let end = at.saturating_add(word.len());
            text.tell((&rules::OVERRIDE, at, end), "it pretends to be the host's own words", findings);
        }
    }
}

/// What nobody sees: each phrase but a bare tool, path or consent is a danger, and so are these together.
fn hidden(text: &Text<'_>, piece: &Piece, (inside, how): (&[Phrase], &str), findings: &mut Findings) {
    let strong = [Wants::Override, Wants::Approval, Wants::Secrecy, Wants::Exfil];
    let has = |some: &[Wants]| inside.iter().any(|phrase| some.contains(&phrase.wants));
    let acts = [Wants::Download, Wants::Fetch, Wants::Credentials, Wants::Plant];
    let orders = has(&[Wants::Credentials]) && has(&[Wants::Tool])
        || has(&[Wants::Consent]) && (has(&acts) || has(&[Wants::Tool]))
        || has(&[Wants::Address]) && has(&acts);
    let found = inside.iter().find(|phrase| strong.contains(&phrase.wants));
    let Some(phrase) = found.or_else(|| inside.first().filter(|_| orders)) else { return };
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
    let plants = has(Wants::Plant) && inside.iter().any(|phrase| phrase.wants == Wants::Consent);
    let secretly = has(Wants::Secrecy) || has(Wants::Consent);
    for phrase in inside {
        let is_meant = meant(&phrase);
        let at = (phrase.start, phrase.end);
        let (rule, message) = match phrase.wants {
            Wants::Exfil if is_meant && !teaches => (&rules::ORDERS, "an order to send something away"),
            Wants::Override if is_meant && !teaches && (has(Wants::Exfil) || takes || has(Wants::Download)) => {
                (&rules::ORDERS, "an override together with an order")
            }
            Wants::Secrecy if is_meant && !teaches && (has(Wants::Exfil) || takes || plants) => {
                (&rules::ORDERS, "a demand for secrecy together with an order")
            }
            Wants::Fetch if is_meant && !teaches && secretly => {
                (&rules::ORDERS, "an order to run what is fetched, without asking")
            }
            Wants::Override => (&rules::OVERRIDE, "other instructions are to be ignored"),
            Wants::Approval if is_meant => (&rules::APPROVAL, "it speaks to whoever audits"),
            Wants::Secrecy => (&rules::SECRECY, "something is kept from the user"),
            Wants::Download => (&rules::SHELL, "a download into a shell"),
            Wants::Approval
            | Wants::Exfil
            | Wants::Credentials
            | Wants::Tool
            | Wants::Fetch
            | Wants::Consent
            | Wants::Plant
            | Wants::Address => continue,
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
    if matches!(phrase.wants, Wants::Secrecy | Wants::Approval | Wants::Consent) {
        return false;
    }
    let from = text.floor_char_boundary(phrase.start.saturating_sub(60));
    let before = text.get(from..phrase.start).unwrap_or_default().to_lowercase();
    // An override stands alone: what is said before a comma does not take it back.
    let ends: &[char] =
        if phrase.wants == Wants::Override { &['.', '!', '?', '\n', ',', ';', ':'] } else { &['.', '!', '?', '\n'] };
    let sentence = before.rsplit(ends).next().unwrap_or_default();
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
