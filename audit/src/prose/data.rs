//! Texts in JSON that an agent may be given: descriptions of tools and of their fields, prompts, messages.

use super::{Text, english, judge, learned, phrases};
use crate::bundle::{Bundle, File};
use crate::finding::{Finding, Findings, Severity};
use crate::json::{self, Node, Value};
use crate::rules::prose as rules;
use crate::text::Source;

/// 1 MiB of a file: a thousand tools with their descriptions; what is larger is data.
const BYTES: u64 = 1 << 20;

/// 24 bytes: no order is shorter.
const SHORT: usize = 24;

/// 8 letters that needed no escape: a page in another script has none.
const SPELLED: usize = 8;

/// Keys of what an agent reads.
const READ: &[&str] = &[
    "description",
    "instructions",
    "instruction",
    "prompt",
    "title",
    "text",
    "content",
    "system",
    "systemprompt",
    "system_prompt",
    "message",
    "additionalcontext",
    "systemmessage",
    "note",
    "notes",
    "help",
    "summary",
    "hint",
    "body",
    "default",
    "usage",
    "comment",
    "step",
    "steps",
    "task",
    "tasks",
    "do",
    "action",
    "order",
    "rule",
    "rules",
    "directive",
    "guidance",
    "policy",
    "behavior",
    "behaviour",
    "persona",
    "role",
    "_comment",
    "//",
];

/// Keys beside which a description is a tool's.
const TOOL: &[&str] =
    &["inputSchema", "input_schema", "parameters", "inputschema", "arguments", "outputSchema", "tools", "mcpServers"];

/// Reads every JSON file of the bundle but those of dependencies.
pub(super) fn inspect(bundle: &Bundle, findings: &mut Findings) {
    for file in bundle.files().iter().filter(|file| is_read(file)) {
        let Ok(bytes) = bundle.read(file, BYTES) else { continue };
        let text = crate::text::read(&bytes);
        if !phrases::may(&text) && !text.contains("\\u00") && text.is_ascii() {
            continue;
        }
        let Ok(read) = json::read(&text) else { continue };
        let source = Source::new(&file.path, &text);
        texts(&read.node, &source, findings);
    }
}

fn is_read(file: &File) -> bool {
    let is_json = matches!(file.extension().as_str(), "json" | "jsonc" | "json5" | "mcp" | "webmanifest");
    is_json && file.size <= BYTES && !file.path.contains("node_modules/") && !file.name().contains("lock")
}

/// Every text of the document, each under the key that it stands below and whether that is a tool's.
fn texts(node: &Node, source: &Source<'_>, findings: &mut Findings) {
    let mut waiting = vec![(node, false, false)];
    while let Some((node, read, tool)) = waiting.pop() {
        match &node.value {
            Value::Text(text) if text.len() >= SHORT => one(node, text, (read, tool), source, findings),
            Value::List(items) => waiting.extend(items.iter().map(|item| (item, read, tool))),
            Value::Object(members) => {
                let tool = tool || members.iter().any(|member| TOOL.contains(&member.key.as_str()));
                waiting.extend(members.iter().map(|member| {
                    let key = member.key.to_ascii_lowercase();
                    (&member.node, READ.contains(&key.as_str()), tool)
                }));
            }
            Value::Text(_) | Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
    }
}

fn one(node: &Node, text: &str, (read, tool): (bool, bool), source: &Source<'_>, findings: &mut Findings) {
    let (start, end) = node.span;
    let place = source.place(start, end);
    let raw = source.text.get(start..end).unwrap_or_default();
    if spelled(raw) >= SPELLED && phrases::order(text).is_some() {
        let finding = Finding::new(&rules::ENCODED, place.clone(), "letters by their numbers that read as orders");
        findings.push(finding.evidence(text));
    }
    // All that a tool is described by reaches the agent: names of choices, examples, defaults.
    if !(read || tool && text.contains(' ')) {
        return;
    }
    let mut found = Findings::default();
    let at = |_: usize, _: usize| place.clone();
    judge(&Text { path: "", text, place: &at }, &mut found);
    // Collections of prompts and lessons are data of this kind too: only a tool's own texts reach an agent by themselves.
    let most = if tool { Severity::Danger } else { Severity::Warning };
    if tool && english::is_about_secrets(text) && found.iter().any(|finding| finding.rule.id == rules::SECRECY.id) {
        let message = "a tool's description asks for what it keeps from the user";
        findings.push(Finding::new(&rules::ORDERS, place.clone(), message).evidence(text));
    }
    findings.absorb(found, |finding| {
        let severity = finding.severity.min(most);
        finding.severity(severity)
    });
    if tool && let Some((rule, severity, message)) = learned::weigh(text) {
        findings.push(Finding::new(rule, place, message).severity(severity).evidence(text));
    }
}

/// How many letters, digits and signs of ASCII are written by their numbers.
fn spelled(raw: &str) -> usize {
    let plain = |at: usize| {
        let digits = raw.get(at.saturating_add(2)..at.saturating_add(6));
        digits.and_then(|digits| u32::from_str_radix(digits, 16).ok()).is_some_and(|c| (0x20..0x7f).contains(&c))
    };
    raw.match_indices("\\u").filter(|(at, _)| plain(*at)).count()
}
