//! Characters that nobody sees, written by their numbers: the file is plain ASCII, and what is read from it is not.
//!
//! A number in a page about Unicode is an example; in a manifest, in a tool's description or in quoted front matter it is the
//! character, since whoever loads the document turns it back.

use std::sync::LazyLock;

use regex::Regex;

use super::context::{self, Why};
use super::{Weighs, weigh};
use crate::bundle::{Bundle, FILE_BYTES, File};
use crate::finding::{Finding, Findings, Severity};
use crate::interpreted::Language;
use crate::json::{self, Node, Value};
use crate::layout::{Layout, Role, front, is_script};
use crate::text::Source;

/// Keys beside which a description is a tool's.
const TOOL: &[&str] =
    &["inputSchema", "input_schema", "inputschema", "outputSchema", "mcpServers", "tools", "parameters"];

/// Reads what is written by numbers in JSON, in front matter, and as references in pages.
pub(super) fn inspect(bundle: &Bundle, layout: &Layout, findings: &mut Findings) {
    for file in bundle.files() {
        let is_prompt = layout.has(&file.path, Role::Prompt);
        let is_code = is_script(&file.extension()) || Language::of(&file.extension(), "", "").is_some();
        if !is_prompt && !is_json(file) && !is_code {
            continue;
        }
        let Ok(bytes) = bundle.read(file, FILE_BYTES) else { continue };
        let text = crate::text::read(&bytes);
        let source = Source::new(&file.path, &text);
        if is_code {
            sentences(&source, findings);
        } else if is_prompt {
            quoted(&source, findings);
            references(&source, findings);
        } else if is_suspicious(&text)
            && let Ok(read) = json::read(&text)
        {
            let is_manifest = layout.has(&file.path, Role::Manifest);
            texts(&source, &read.node, if is_manifest { Severity::Danger } else { Severity::Warning }, findings);
        }
    }
}

fn is_json(file: &File) -> bool {
    matches!(file.extension().as_str(), "json" | "jsonc" | "json5" | "mcp" | "webmanifest")
        && !file.path.contains("node_modules/")
}

/// Whether any number stands for such a character; the halves of tags and of selectors too.
fn is_suspicious(text: &str) -> bool {
    text.match_indices("\\u").any(|(at, _)| {
        let digits = text.get(at.saturating_add(2)..at.saturating_add(6));
        let number = digits.and_then(|digits| u32::from_str_radix(digits, 16).ok());
        number.is_some_and(|number| number == 0xdb40 || char::from_u32(number).is_some_and(is_one))
    })
}

fn is_one(c: char) -> bool {
    context::is_invisible(c) || context::is_tag(c) || context::is_bidi(c) || context::is_selector(c)
}

/// Tags in code that are more than a flag's: code writes flags, and who looks for tags, so as well.
fn sentences(source: &Source<'_>, findings: &mut Findings) {
    static RUN: LazyLock<Option<Regex>> = LazyLock::new(|| {
        let tag = r"\\u[dD][bB]40\\u[dD][cC][0-9a-fA-F]{2}|\\u\{[eE]00[0-7][0-9a-fA-F]\}|\\U000[eE]00[0-7][0-9a-fA-F]";
        Regex::new(&format!("(?:{tag}){{{FLAG},}}")).ok()
    });
    let has = |mark: &str| source.text.contains(mark);
    if !["\\udb40", "\\uDB40", "\\u{e00", "\\u{E00", "\\U000e00", "\\U000E00"].into_iter().any(has) {
        return;
    }
    if let Some(run) = RUN.as_ref().and_then(|run| run.find(source.text)) {
        let message = "a sentence of tags, written by their numbers";
        let place = source.place(run.start(), run.end());
        findings.push(Finding::new(&super::rules::TAGS, place, message).evidence(run.as_str()));
    }
}

/// 12 tags in a row: those of a flag are seven.
const FLAG: usize = 12;

/// Every key and text of the document, each `most` a warning or a danger; what describes a tool may be a danger anywhere.
fn texts(source: &Source<'_>, node: &Node, most: Severity, findings: &mut Findings) {
    let mut waiting = vec![(node, most)];
    while let Some((node, most)) = waiting.pop() {
        match &node.value {
            Value::Text(text) => one(source, node.span, (text, most), findings),
            Value::List(items) => waiting.extend(items.iter().map(|item| (item, most))),
            Value::Object(members) => {
                let is_tool = members.iter().any(|member| TOOL.contains(&member.key.as_str()));
                let most = if is_tool { Severity::Danger } else { most };
                for member in members {
                    one(source, member.at, (&member.key, most), findings);
                    waiting.push((&member.node, most));
                }
            }
            Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }
}

/// A text, as it is read, whose raw form stands at `span`. In data that nobody is shown it is a warning at most.
fn one(source: &Source<'_>, span: (usize, usize), (text, most): (&str, Severity), findings: &mut Findings) {
    let raw = source.text.get(span.0..span.1).unwrap_or_default();
    if !is_suspicious(raw) {
        return;
    }
    for told in weigh(text, Weighs::Text) {
        // A colour of a status line is written so by everybody.
        if told.seen.why == Why::Control || most < Severity::Danger && told.seen.why == Why::Lone {
            continue;
        }
        let severity = told.severity.unwrap_or(told.rule.severity).min(most);
        let message = format!("{}, written by its number", told.seen.names(text));
        let finding = Finding::new(told.rule, source.place(span.0, span.1), message).severity(severity);
        findings.push(finding.evidence(raw));
    }
}

/// Front matter in double quotation marks: YAML turns numbers back there.
fn quoted(source: &Source<'_>, findings: &mut Findings) {
    let end = front(source.text).end;
    let mut start = 0_usize;
    for line in source.text.get(..end).unwrap_or_default().split_inclusive('\n') {
        let inside = line.split_once('"').map(|(_, inside)| inside);
        if let Some(inside) = inside.filter(|inside| inside.contains('\\')) {
            let text = turned_back(inside);
            let span = (start, start.saturating_add(line.trim_end().len()));
            let is_new = text.chars().any(is_one);
            let told = if is_new { weigh(&text, Weighs::Text) } else { Vec::new() };
            told.iter().filter(|told| told.seen.why != Why::Control).for_each(|told| {
                let message = format!("{}, written by its number", told.seen.names(&text));
                let severity = told.severity.unwrap_or(told.rule.severity);
                let finding = Finding::new(told.rule, source.place(span.0, span.1), message).severity(severity);
                findings.push(finding.evidence(line));
            });
        }
        start = start.saturating_add(line.len());
    }
}

/// `text` with YAML's `\xNN`, `\uNNNN` and `\UNNNNNNNN` as what they stand for.
fn turned_back(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut parts = text.split('\\');
    plain.push_str(parts.next().unwrap_or_default());
    for part in parts {
        let digits = match part.chars().next() {
            Some('x') => 2_usize,
            Some('u') => 4,
            Some('U') => 8,
            _ => 0,
        };
        let end = digits.saturating_add(1);
        let number = part.get(1..end).filter(|_| digits > 0).and_then(|digits| u32::from_str_radix(digits, 16).ok());
        match number.and_then(char::from_u32) {
            Some(c) => {
                plain.push(c);
                plain.push_str(part.get(end..).unwrap_or_default());
            }
            None => plain.push_str(part),
        }
    }
    plain
}

/// `&#x202E;` in a page, outside code: whoever shows it reorders what follows, or adds tags that nobody sees.
fn references(source: &Source<'_>, findings: &mut Findings) {
    for (at, _) in source.text.match_indices("&#").take(REFERENCES) {
        let rest = source.text.get(at.saturating_add(2)..).unwrap_or_default();
        let Some(number) = rest.split_once(';').map(|(number, _)| number).filter(|number| number.len() <= DIGITS)
        else {
            continue;
        };
        let number = match number.strip_prefix(['x', 'X']) {
            Some(digits) => u32::from_str_radix(digits, 16).ok(),
            None => number.parse().ok(),
        };
        let Some(c) = number.and_then(char::from_u32) else { continue };
        let (begin, line) = source.line(at);
        let is_code = line.get(..at.saturating_sub(begin)).is_some_and(|before| before.matches('`').count() % 2 == 1);
        if (context::is_bidi(c) || context::is_tag(c)) && !is_code {
            let rule = if context::is_tag(c) { &super::rules::TAGS } else { &super::rules::BIDI };
            let message = format!("U+{:04X}, written by its number", u32::from(c));
            let place = source.place(at, at.saturating_add(2));
            findings.push(Finding::new(rule, place, message).severity(Severity::Warning).evidence(line));
        }
    }
}

/// 2,000 references of one page.
const REFERENCES: usize = 2_000;

/// 8 characters of a number: the highest has seven digits.
const DIGITS: usize = 8;
