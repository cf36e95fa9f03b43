//! What a new version asks for that the trusted one did not: item by item, so that consent is to the difference.

use std::collections::BTreeMap;
use std::fmt::Debug;

use schemas::Manifest;
use schemas::manifest::{Change, Difference};
use serde::Serialize;
use serde_json::Value;
use similar::{ChangeTag, TextDiff};

use crate::reading::{Reading, Text};

/// 3 lines of context, as in every diff.
const CONTEXT: usize = 3;

/// The manifest's rights in the order in which they are shown, the most dangerous first, and what each is called.
const RIGHTS: [(&str, &str); 8] = [
    ("capabilities", "capability"),
    ("allowedDomains", "domain"),
    ("networkMode", "network mode"),
    ("allowedHttpHookUrls", "hook address"),
    ("workspace", "workspace"),
    ("engine", "engine"),
    ("runtime", "runtime"),
    ("main", "entry file"),
];

/// The contributions that are shown one by one, in words or as texts.
const CONTRIBUTIONS: [&str; 7] = ["skills", "commands", "hooks", "mcpServers", "agents", "statusLines", "modes"];

/// One thing that grew.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Item {
    /// What kind of thing: `capability`, `domain`, `network mode`, `hook`, …
    pub kind: &'static str,
    /// The thing, in the plugin's own words; hostile text.
    pub what: String,
    /// Lines of detail, such as the diff of a prompt; hostile text.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub detail: Vec<String>,
}

/// What grew, and how many files changed beneath.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Growth {
    /// The items, most dangerous kinds first.
    pub items: Vec<Item>,
    /// Files whose bytes differ.
    pub changed: usize,
    /// Files that are new.
    pub added: usize,
    /// Files that are gone.
    pub removed: usize,
}

impl Growth {
    /// From the trusted reading to the new one.
    #[must_use]
    pub fn between(old: &Reading, new: &Reading) -> Self {
        let mut items = Vec::new();
        rights(&old.manifest, &new.manifest, &mut items);
        programs(&old.manifest, &new.manifest, &mut items);
        texts(&old.texts, &new.texts, &mut items);
        settings(&old.manifest, &new.manifest, &mut items);
        let changed = new.files.iter().filter(|(path, blob)| old.files.get(*path).is_some_and(|b| b != *blob)).count();
        let added = new.files.keys().filter(|path| !old.files.contains_key(*path)).count();
        let removed = old.files.keys().filter(|path| !new.files.contains_key(*path)).count();
        Self { items, changed, added, removed }
    }
}

fn item(kind: &'static str, what: impl Into<String>) -> Item {
    Item { kind, what: what.into(), detail: Vec::new() }
}

/// Every right that the manifest did not have, and whatever else in it gives power and has no words of its own here.
fn rights(old: &Manifest, new: &Manifest, items: &mut Vec<Item>) {
    let grown: Vec<Change> = Difference::between(old, new).grown.into_iter().filter(|c| c.power).collect();
    for (field, kind) in RIGHTS {
        let here = grown.iter().filter(|change| change.field == field);
        items.extend(here.filter_map(|change| right(change)).map(|words| item(kind, words)));
    }
    let rest = grown.iter().filter(|change| !has_words(&change.field));
    items.extend(rest.map(|change| item("manifest", format!("{}: {}", change.field, change.value))));
}

/// A right in words; nothing where the new value is the lesser one.
fn right(change: &Change) -> Option<&str> {
    match (change.field.as_str(), change.value.as_str()) {
        ("networkMode", "full") => Some("full: it may send, not only fetch"),
        ("workspace", "read") => Some("its processes may read the workspace"),
        ("engine", "node") => Some("node instead of the embedded engine"),
        ("runtime", "stdio") => Some("a program of its own, spoken to through its streams"),
        ("networkMode", "limited") | ("workspace", "none") | ("engine", "quickjs") | ("runtime", "context") => None,
        (_, value) => Some(value),
    }
}

fn has_words(field: &str) -> bool {
    let mut parts = field.split('.');
    match (parts.next(), parts.next()) {
        (Some("contributes"), Some(kind)) => CONTRIBUTIONS.contains(&kind),
        _ => RIGHTS.iter().any(|(known, _)| *known == field),
    }
}

/// Hooks, MCP servers, status lines, modes: what runs, or changes how the host runs.
fn programs(old: &Manifest, new: &Manifest, items: &mut Vec<Item>) {
    let (old, new) = (&old.contributes, &new.contributes);
    let before = hooks(&old.hooks);
    items.extend(hooks(&new.hooks).into_iter().filter(|h| !before.contains(h)).map(|h| item("hook", h)));
    for (name, server) in &new.mcp_servers {
        match old.mcp_servers.get(name) {
            None => items.push(Item { detail: pretty(server), ..item("MCP server", name) }),
            Some(was) if was != server => {
                let detail = diff(&pretty(was).join("\n"), &pretty(server).join("\n"));
                items.push(Item { detail, ..item("MCP server (changed)", name) });
            }
            Some(_) => {}
        }
    }
    let fresh = new.status_lines.iter().filter(|s| !old.status_lines.contains(s));
    items.extend(fresh.map(|s| item("status line", format!("{}: {}", s.name, s.command))));
    let fresh = new.modes.iter().filter(|m| !old.modes.contains(m));
    items.extend(fresh.map(|m| item("mode", format!("{}: {}", m.name, m.policy))));
    let fresh = new.commands.iter().filter(|c| c.prompt.is_none() && !old.commands.contains(c));
    items.extend(
        fresh.map(|c| item("command", format!("/{} runs skill {}", c.name, c.skill.as_deref().unwrap_or("-")))),
    );
}

/// Each hook as one line: event, matcher, what runs.
pub(crate) fn hooks(hooks: &BTreeMap<String, Vec<schemas::manifest::HookMatcher>>) -> Vec<String> {
    let mut lines = Vec::new();
    for (event, matchers) in hooks {
        for matcher in matchers {
            let of = matcher.matcher.as_deref().map(|m| format!(" ({m})")).unwrap_or_default();
            let own = || "its own code".to_owned();
            let what = |h: &schemas::manifest::Hook| h.command.clone().or_else(|| h.url.clone()).unwrap_or_else(own);
            lines.extend(matcher.hooks.iter().map(|h| format!("{event}{of}: {}", what(h))));
        }
    }
    lines
}

/// Skills, prompts and agents: new ones whole, changed ones as a diff.
fn texts(old: &BTreeMap<String, Text>, new: &BTreeMap<String, Text>, items: &mut Vec<Item>) {
    for (path, text) in new {
        let what = format!("{} {path}", text.kind);
        match old.get(path) {
            None => {
                let detail = text.words.lines().map(|l| format!("+{l}")).collect();
                items.push(Item { kind: "new text", what, detail });
            }
            Some(was) if was.digest != text.digest => {
                items.push(Item { kind: "changed text", what, detail: diff(&was.words, &text.words) });
            }
            Some(_) => {}
        }
    }
}

/// New configuration keys.
fn settings(old: &Manifest, new: &Manifest, items: &mut Vec<Item>) {
    let fresh = new.config.iter().filter(|(key, _)| !old.config.contains_key(*key));
    items.extend(fresh.map(|(key, of)| item("configuration", format!("{key}: {}", of.description))));
}

/// A unified diff, three lines of context.
fn diff(old: &str, new: &str) -> Vec<String> {
    let diff = TextDiff::from_lines(old, new);
    let mut lines = Vec::new();
    for (at, group) in diff.grouped_ops(CONTEXT).iter().enumerate() {
        if at > 0 {
            lines.push("…".to_owned());
        }
        for change in group.iter().flat_map(|op| diff.iter_changes(op)) {
            let sign = match change.tag() {
                ChangeTag::Delete => '-',
                ChangeTag::Insert => '+',
                ChangeTag::Equal => ' ',
            };
            lines.push(format!("{sign}{}", change.value().trim_end_matches(['\r', '\n'])));
        }
    }
    lines
}

fn pretty(value: &Value) -> Vec<String> {
    format!("{value:#}").lines().map(str::to_owned).collect()
}

/// `Read` → `read`: our enums are written in lower case everywhere.
pub(crate) fn lower(value: &impl Debug) -> String {
    format!("{value:?}").to_ascii_lowercase()
}

#[cfg(test)]
mod tests {
    use super::*;
    use sha2::{Digest, Sha256};

    fn reading(manifest: &str, texts: &[(&str, &str)]) -> Reading {
        let head = r#""name":"tidy","version":"1.0.0""#;
        let manifest = schemas::read(format!("{{{head}{manifest}}}").as_bytes()).unwrap();
        let text = |words: &str| Text {
            kind: "skill",
            words: words.to_owned(),
            digest: schemas::Sha256(Sha256::digest(words).into()),
        };
        let texts = texts.iter().map(|(path, words)| ((*path).to_owned(), text(words))).collect();
        Reading { manifest, texts, files: BTreeMap::new() }
    }

    fn kinds(old: &Reading, new: &Reading) -> Vec<String> {
        Growth::between(old, new).items.iter().map(|i| format!("{}: {}", i.kind, i.what)).collect()
    }

    #[test]
    fn every_right_that_is_new_is_an_item_and_none_that_was_there() {
        let old = reading(r#","capabilities":["fetch"],"allowedDomains":["a.example.com"]"#, &[]);
        let new = reading(
            r#","capabilities":["fetch","bash"],"allowedDomains":["a.example.com","b.example.com"],"networkMode":"full","workspace":"read","engine":"node""#,
            &[],
        );
        assert_eq!(
            kinds(&old, &new),
            [
                "capability: bash",
                "domain: b.example.com",
                "network mode: full: it may send, not only fetch",
                "workspace: its processes may read the workspace",
                "engine: node instead of the embedded engine"
            ]
        );
    }

    #[test]
    fn another_entry_file_or_a_program_of_its_own_is_growth() {
        let old = reading(r#","engine":"node","main":"a.js""#, &[]);
        let new = reading(r#","engine":"node","main":"b.js","runtime":"stdio""#, &[]);
        let said = ["runtime: a program of its own, spoken to through its streams", "entry file: b.js"];
        assert_eq!(kinds(&old, &new), said);
    }

    #[test]
    fn every_contribution_has_words_of_its_own() {
        let documents = schemas::json_schema::documents();
        let (_, schema) = documents.iter().find(|(name, _)| *name == "plugin").unwrap();
        let known = serde_json::to_value(schema).unwrap();
        let fields = known.pointer("/$defs/Contributes/properties").unwrap().as_object().unwrap();
        for field in fields.keys() {
            assert!(has_words(&format!("contributes.{field}.x")), "{field}");
        }
    }

    #[test]
    fn fewer_rights_are_no_growth() {
        let old = reading(
            r#","capabilities":["fetch","bash"],"allowedDomains":["a.example.com"],"networkMode":"full","workspace":"read""#,
            &[],
        );
        let new = reading(r#","capabilities":["fetch"],"allowedDomains":["a.example.com"]"#, &[]);
        assert!(kinds(&old, &new).is_empty());
    }

    #[test]
    fn a_hook_with_another_command_is_a_new_hook() {
        let old = reading(r#","contributes":{"hooks":{"PreToolUse":[{"matcher":"Bash","command":"node a.js"}]}}"#, &[]);
        let new = reading(r#","contributes":{"hooks":{"PreToolUse":[{"matcher":"Bash","command":"node b.js"}]}}"#, &[]);
        assert_eq!(kinds(&old, &new), ["hook: PreToolUse (Bash): node b.js"]);
    }

    #[test]
    fn a_hook_for_more_tools_is_a_new_hook() {
        let old = reading(r#","contributes":{"hooks":{"PreToolUse":[{"matcher":"Bash","command":"node a.js"}]}}"#, &[]);
        let new = reading(r#","contributes":{"hooks":{"PreToolUse":[{"command":"node a.js"}]}}"#, &[]);
        assert_eq!(kinds(&old, &new), ["hook: PreToolUse: node a.js"]);
    }

    #[test]
    fn a_changed_server_is_shown_with_its_difference() {
        let old = reading(r#","contributes":{"mcpServers":{"db":{"command":"node","args":["a.js"]}}}"#, &[]);
        let new = reading(r#","contributes":{"mcpServers":{"db":{"command":"node","args":["a.js","--all"]}}}"#, &[]);
        let growth = Growth::between(&old, &new);
        assert_eq!(growth.items[0].kind, "MCP server (changed)");
        assert!(growth.items[0].detail.iter().any(|l| l.starts_with('+') && l.contains("--all")));
    }

    #[test]
    fn one_changed_word_of_a_prompt_is_shown_as_a_difference() {
        let old = reading("", &[("skills/a.md", "Read the file.\nAnswer.\n")]);
        let new = reading("", &[("skills/a.md", "Read every file.\nAnswer.\n")]);
        let growth = Growth::between(&old, &new);
        assert_eq!(growth.items[0].kind, "changed text");
        assert_eq!(growth.items[0].detail, ["-Read the file.", "+Read every file.", " Answer."]);
    }

    #[test]
    fn a_new_prompt_is_shown_whole() {
        let growth = Growth::between(&reading("", &[]), &reading("", &[("skills/a.md", "one\ntwo\n")]));
        assert_eq!(growth.items[0].detail, ["+one", "+two"]);
    }
}
