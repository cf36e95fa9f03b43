//! Texts that an agent reads: orders that nobody sees, orders to send something away, and what speaks to the auditor.
//!
//! Honest skills are full of commands and capitals; security lessons quote attacks. So a phrase alone is a warning, a quoted
//! one is nothing, and a danger needs hiding, encoding, or an order that takes something away.

mod assets;
mod calls;
mod ciphers;
mod code;
mod columns;
mod commands;
mod consents;
mod data;
mod deeds;
mod disguised;
mod encoded;
mod engine;
mod english;
mod foreign;
mod grave;
mod habits;
mod helpers;
mod hosts;
mod html;
mod joined;
mod leak;
pub mod learned;
mod lexicon;
mod listed;
mod literals;
mod matters;
mod needs;
mod notes;
mod numbers;
mod pattern;
mod phrases;
mod pieces;
mod planted;
mod records;
mod refused;
mod relay;
mod reversed;
mod reviewers;
mod runs;
mod said;
mod shown;
mod stems;
mod tongues;
mod tools;
mod touches;
mod turns;
mod unread;
mod unseen;
mod verdict;
mod whole;
mod wording;

use std::cell::OnceCell;

use crate::bundle::{Bundle, FILE_BYTES};
use crate::finding::{Finding, Findings, Place, Severity};
use crate::layout::{Layout, Role};
use crate::report::Coverage;
use crate::rule::Rule;
use crate::rules::prose as rules;
use crate::shell::paths;
use crate::text::Source;

use self::phrases::{Phrase, Wants};
use self::pieces::Shown;

/// Reads every prompt and every other text, and what code says to whoever reviews it.
pub fn inspect(bundle: &Bundle, layout: &Layout, findings: &mut Findings, _: &mut Coverage) {
    for path in layout.with(Role::Prompt).chain(layout.with(Role::Text)) {
        page(bundle, layout, path, findings);
    }
    for prompt in &layout.prompts {
        let place = |_: usize, _: usize| prompt.place.clone();
        let text = Text { path: "", text: &prompt.text, place: &place };
        judge(&text, findings);
        learned::inspect(&text, findings);
        matters::inspect(&text, findings);
        calls::inspect(&text, findings);
        references(&text, findings);
        unread::inspect(&text, findings);
    }
    data::inspect(bundle, findings);
    records::inspect(bundle, findings);
    assets::inspect(bundle, layout, findings);
    relay::inspect(bundle, layout, findings);
    joined::inspect(bundle, layout, findings);
    deeds::forms::inspect(bundle, layout, findings);
    whole::inspect(bundle, layout, findings);
    leak::inspect(bundle, layout, findings);
    literals::inspect(bundle, layout, findings);
    tools::inspect(bundle, layout, findings);
    reviewed(bundle, findings);
}

/// Judges a page or another text, and a page that agents read by more.
fn page(bundle: &Bundle, layout: &Layout, path: &str, findings: &mut Findings) {
    let Some(bytes) = read(bundle, path) else { return };
    let text = crate::text::read(&bytes);
    let source = Source::new(path, &text);
    let place = |start, end| source.place(start, end);
    let text = Text { path, text: &text, place: &place };
    let is_read = layout.has(path, Role::Prompt) || is_beside_skill(path);
    let mut told = Findings::default();
    judge(&text, &mut told);
    if is_read {
        learned::inspect(&text, &mut told);
    }
    findings.absorb(told, |finding| helpers::weigh(bundle, text.text, finding));
    matters::inspect(&text, findings);
    scripts(&text, findings);
    if is_read {
        calls::inspect(&text, findings);
    }
    if layout.has(path, Role::Prompt) {
        references(&text, findings);
        unread::inspect(&text, findings);
    }
}

/// Whether a file is a program or settings by its name or its first line: who reads it reads on after a byte that is none of a text.
pub(crate) fn is_written(path: &str, bytes: &[u8]) -> bool {
    code::is_code(path) || code::is_program(path, bytes)
}

/// Judges what code says to a model that reviews it.
fn reviewed(bundle: &Bundle, findings: &mut Findings) {
    let may_be = |path: &&str| code::is_code(path) || !path.rsplit('/').next().unwrap_or(path).contains('.');
    for path in bundle.files().iter().map(|file| file.path.as_str()).filter(may_be) {
        let Some(bytes) = read(bundle, path).filter(|bytes| is_written(path, bytes)) else { continue };
        let text = crate::text::read(&bytes);
        let source = Source::new(path, &text);
        let place = |start, end| source.place(start, end);
        if let Some((start, end)) = code::ordered(&text) {
            let message = "a comment has a model that reviews the code run or send something";
            Text { path, text: &text, place: &place }.tell((&rules::ORDERS, start, end), message, findings);
        }
        if let Some((start, end, (rule, _, message))) = code::spoken(path, &text) {
            Text { path, text: &text, place: &place }.tell((rule, start, end), message, findings);
        }
        if let Some((start, end)) = code::find(&text) {
            let message = "code tells a model what to find or to do";
            Text { path, text: &text, place: &place }.tell((&rules::APPROVAL, start, end), message, findings);
        }
    }
}

fn read(bundle: &Bundle, path: &str) -> Option<bytes::Bytes> {
    bundle.file(path).and_then(|file| bundle.read(file, FILE_BYTES).ok())
}

/// Whether a page lies in the folder of a skill, whose text names it or may.
fn is_beside_skill(path: &str) -> bool {
    path.split('/').any(|part| part == "skills") && path.to_ascii_lowercase().ends_with(".md")
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

/// What a text that code hands an agent says, as a page of that text would.
pub(crate) fn told(text: &str) -> Vec<Finding> {
    let mut findings = Findings::default();
    judge(&Text { path: "SKILL.md", text, place: &|_, _| Place::bundle() }, &mut findings);
    // What it orders in another language. A stance alone is none: answers of programs say what they did not show.
    let spoken = if foreign::may(text) { foreign::note(text) } else { None };
    if let Some((rule, severity, message)) = spoken.filter(|(_, severity, _)| *severity == Severity::Danger) {
        findings.push(Finding::new(rule, Place::bundle(), message).severity(severity).evidence(text.trim()));
    }
    findings.finish()
}

fn judge(text: &Text<'_>, findings: &mut Findings) {
    for (start, end, how) in disguised::find(text.text) {
        text.tell((&rules::ENCODED, start, end), how, findings);
    }
    for blob in encoded::find(text.text).into_iter().chain(ciphers::find(text.text)) {
        let evidence = text.text.get(blob.start..blob.end).unwrap_or_default();
        let finding = Finding::new(&rules::ENCODED, (text.place)(blob.start, blob.end), blob.how);
        findings.push(finding.severity(blob.severity).evidence(evidence));
    }
    let flat = unwrapped(text.text);
    let mut phrases = phrases::find(&flat);
    reviewers::inspect(text, findings);
    let cut = OnceCell::new();
    let pieces = || cut.get_or_init(|| pieces::pieces(text.path, text.text)).as_slice();
    deeds::inspect(text, (&flat, &phrases), &pieces, findings);
    habits::inspect(text, &flat, findings);
    columns::inspect(text, findings);
    turns::inspect(text, findings);
    if shown::may(text.text) {
        shown::inspect(text, pieces(), findings);
    }
    let may_hide = unseen::may(text.text);
    if phrases.is_empty() && !commands::may_send(text.text) && !may_hide {
        return;
    }
    commands::add(text.text, &mut phrases);
    imitations(text, &phrases, findings);
    planted::inspect(text, &phrases, findings);
    if may_hide {
        unseen::inspect(text, pieces(), findings);
    }
    for piece in pieces() {
        let from = phrases.partition_point(|phrase| phrase.start < piece.start);
        let inside = phrases.get(from..).unwrap_or_default().iter();
        let mut inside: Vec<Phrase> = inside.take_while(|phrase| phrase.start < piece.end).copied().collect();
        if let Shown::Hidden(_) = piece.shown {
            inside.extend(commands::hidden(text.text, (piece.start, piece.end)));
        }
        if inside.is_empty() {
            continue;
        }
        match piece.shown {
            Shown::Hidden(how) => verdict::hidden(text, piece, (&inside, how), findings),
            Shown::Plainly => verdict::plain(text, piece, (&inside, &phrases), findings),
            Shown::Aside if !verdict::is_introduced(text.text, piece) => {
                verdict::plain(text, piece, (&inside, &phrases), findings);
            }
            Shown::Aside | Shown::Quoted => verdict::quoted(text, piece, &inside, findings),
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
    let is_shown = |at: usize| {
        pieces
            .iter()
            .any(|piece| matches!(piece.shown, Shown::Quoted | Shown::Aside) && (piece.start..piece.end).contains(&at))
    };
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
    "<|assistant|>",
    "<|user|>",
    "<important>",
    "</important>",
    "[system]",
    "[system message]",
    "<assistant_reminder>",
    "<system_reminder>",
    "<system_message>",
    "<system-message>",
    "<user_message>",
    "\nsystem:",
    "\nsystem message:",
    "\nsystem notice:",
    "[system notice]",
    "\nhuman:",
    "\nuser:",
    "<user>",
    "<human>",
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
        if near.any(|phrase| {
            matches!(
                phrase.wants,
                Wants::Consent | Wants::Blanket | Wants::Override | Wants::Secrecy | Wants::Steal | Wants::Grant
            )
        }) {
            let end = at.saturating_add(word.len());
            text.tell((&rules::OVERRIDE, at, end), "it pretends to be the host's own words", findings);
        }
    }
}

#[cfg(test)]
mod plain_tests;
#[cfg(test)]
mod tests;
