//! `plugin.json`, DeepCode's form and its cousins': entry, domains, capabilities, modes, prompts, and where the rest lies.

use std::collections::BTreeSet;

use super::{Caller, Layout, Line, ManifestKind, Page, Prompt, Role};
use crate::finding::Place;
use crate::json::{Node, Value};

/// Under what a command, skill or agent has its text where it has no file; a list is its lines.
const PROMPTS: &[&str] =
    &["prompt", "content", "description", "template", "body", "text", "instructions", "systemPrompt"];

/// 64 questions: a person answers fewer.
const SETTINGS: usize = 64;

/// What DeepCode's own manifest declares.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Declared {
    /// The manifest.
    pub place: Place,
    /// The name, and where it stands.
    pub name: Option<(String, Place)>,
    /// `read`, `write`, `bash`, `fetch`, `state`.
    pub capabilities: BTreeSet<String>,
    /// Whether it names any domain.
    pub has_domains: bool,
    /// The texts that questions of `config` are answered with where a person says nothing, by the questions' names.
    pub settings: Vec<(String, String)>,
    /// Whether it is DeepCode's form: it says an engine, capabilities, contributions or domains.
    pub is_own: bool,
}

/// A domain or URL that a manifest asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Address {
    /// As written.
    pub text: String,
    /// Where.
    pub place: Place,
    /// What it is for.
    pub kind: AddressKind,
}

/// What an address is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AddressKind {
    /// `allowedDomains`
    Domain,
    /// `allowedHttpHookUrls`
    HookUrl,
    /// The `url` of a hook: the host posts to it.
    Hook,
}

/// A permission mode.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mode {
    /// Its name.
    pub name: String,
    /// What it allows, as written.
    pub policy: String,
    /// Where that stands.
    pub place: Place,
}

fn settings(node: &Node) -> Vec<(String, String)> {
    let questions = node.all("config").flat_map(Node::members);
    let answered = questions.filter_map(|question| {
        let text = question.node.last("default").and_then(Node::text)?;
        Some((question.key.clone(), text.to_owned()))
    });
    answered.take(SETTINGS).collect()
}

impl Layout {
    /// A manifest, or an entry of a list that may have all that a manifest has.
    pub(super) fn plugin(&mut self, page: &Page<'_>, node: &Node) {
        self.declare(page, node);
        for said in ["description", "instructions"].into_iter().flat_map(|key| node.all(key)) {
            self.prompts.extend(said.text().map(|text| Prompt { text: text.to_owned(), place: page.place(said) }));
        }
        for main in node.all("main").filter_map(Node::text) {
            self.give_written(page.bundle, (page.root, main), Role::Entry);
        }
        let is_code = ["main", "engine", "runtime", "capabilities"].iter().any(|key| node.last(key).is_some());
        if is_code && node.last("main").is_none() {
            self.give_written(page.bundle, (page.root, "index.js"), Role::Entry);
        }
        self.addresses_of(page, node);
        self.contributes(page, node);
        for inner in node.all("contributes") {
            self.contributes(page, inner);
        }
    }

    fn declare(&mut self, page: &Page<'_>, node: &Node) {
        let own = ["engine", "runtime", "capabilities", "contributes", "allowedDomains", "networkMode", "workspace"];
        let is_own = own.iter().any(|key| node.last(key).is_some());
        if page.source.path.matches('/').count() > usize::from(page.source.path.starts_with('.')) {
            return;
        }
        if self.declared.as_ref().is_some_and(|known| known.is_own || !is_own) {
            return;
        }
        let name = node.last("name").and_then(|name| Some((name.text()?.to_owned(), page.place(name))));
        let texts = |key| node.all(key).flat_map(Node::items).filter_map(Node::text).map(str::to_owned);
        self.declared = Some(Declared {
            place: page.source.whole(),
            name,
            capabilities: texts("capabilities").collect(),
            has_domains: texts("allowedDomains").next().is_some(),
            settings: settings(node),
            is_own,
        });
    }

    fn addresses_of(&mut self, page: &Page<'_>, node: &Node) {
        let fields = [("allowedDomains", AddressKind::Domain), ("allowedHttpHookUrls", AddressKind::HookUrl)];
        for (field, kind) in fields {
            let items = node.all(field).flat_map(Node::one_or_more);
            let texts = items.filter_map(|item| Some((item.text()?.to_owned(), page.place(item))));
            self.addresses.extend(texts.map(|(text, place)| Address { text, place, kind }));
        }
    }

    fn contributes(&mut self, page: &Page<'_>, node: &Node) {
        for (key, ends) in [("skills", "SKILL.md"), ("commands", ""), ("agents", "")] {
            let items = || node.all(key).flat_map(Node::one_or_more);
            // Items stand in a list, or by their names.
            let named = items().flat_map(Node::members).map(|member| &member.node);
            for item in items().chain(named.filter(|node| !node.members().is_empty())) {
                self.prompt_item(page, item, ends);
            }
            let keys = items().flat_map(Node::members).filter(|member| !member.node.members().is_empty());
            self.called.extend(keys.map(|member| (member.key.clone(), page.place(&member.node))));
            let names = items().filter_map(|item| item.last("name"));
            self.called.extend(names.filter_map(|name| Some((name.text()?.to_owned(), page.place(name)))));
        }
        for hooks in node.all("hooks").flat_map(Node::one_or_more) {
            match hooks.text() {
                Some(path) => self.name(page, path, ManifestKind::Hooks),
                None => self.hooks(page, hooks),
            }
        }
        for servers in node.all("mcpServers").flat_map(Node::one_or_more) {
            match servers.text() {
                Some(path) => self.name(page, path, ManifestKind::Servers),
                None => self.server_map(page, servers),
            }
        }
        for services in ["lspServers", "monitors"].into_iter().flat_map(|key| node.all(key)) {
            match services.text() {
                Some(path) => self.name(page, path, ManifestKind::Services),
                None => self.services(page, services),
            }
        }
        for line in node.all("statusLines").chain(node.all("statusLine")).flat_map(Node::one_or_more) {
            self.called.extend(line.last("name").and_then(|name| Some((name.text()?.to_owned(), page.place(name)))));
            self.status_line(page, line);
        }
        for mode in node.all("modes").flat_map(Node::items) {
            let name = mode.last("name").and_then(Node::text).unwrap_or_default();
            let policies =
                ["policy", "mode", "permissionMode", "defaultMode"].into_iter().flat_map(|key| mode.all(key));
            for policy in policies {
                let text = policy.text().unwrap_or_default().to_owned();
                self.modes.push(Mode { name: name.to_owned(), policy: text, place: page.place(policy) });
            }
        }
    }

    /// A path of a prompt, or an object with a path or the prompt itself.
    fn prompt_item(&mut self, page: &Page<'_>, item: &Node, ends: &str) {
        match &item.value {
            Value::Text(path) => self.prompt_path(page, path, ends),
            Value::Object(members) => {
                let fields = members.iter().filter(|member| !PROMPTS.contains(&member.key.as_str()));
                self.fields.extend(fields.map(|member| {
                    let texts: Vec<&str> = member.node.one_or_more().iter().filter_map(Node::text).collect();
                    (member.key.to_ascii_lowercase(), texts.join(", "), page.place(&member.node))
                }));
                for path in ["skill", "path", "source", "file"].into_iter().flat_map(|key| item.all(key)) {
                    self.prompt_path(page, path.text().unwrap_or_default(), "SKILL.md");
                }
                for prompt in PROMPTS.iter().flat_map(|key| item.all(key)) {
                    let lines: Vec<&str> = prompt.one_or_more().iter().filter_map(Node::text).collect();
                    self.prompts.push(Prompt { text: lines.join("\n"), place: page.place(prompt) });
                }
            }
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::List(_) => {}
        }
    }

    /// The file at `path`, `path/SKILL.md`, or every markdown file below it.
    fn prompt_path(&mut self, page: &Page<'_>, path: &str, ends: &str) {
        let path = format!("{}{}", page.root, path.trim_start_matches("./").trim_end_matches('/'));
        let below = if path.is_empty() || path.ends_with('/') { path.clone() } else { format!("{path}/") };
        let is_meant = |file: &str| {
            file == path || file.strip_prefix(&below).is_some_and(|rest| rest.ends_with(".md") || rest == ends)
        };
        // A path that means everything says nothing.
        if below.is_empty() {
            return;
        }
        let found: Vec<String> =
            page.bundle.files().iter().map(|file| &file.path).filter(|file| is_meant(file)).cloned().collect();
        for file in found {
            self.give(&file, Role::Prompt);
        }
    }

    pub(super) fn status_line(&mut self, page: &Page<'_>, node: &Node) {
        let command = if node.text().is_some() { Some(node) } else { node.last("command") };
        if let Some(command) = command {
            self.line(page, command, Caller::StatusLine);
        }
    }

    pub(super) fn line(&mut self, page: &Page<'_>, node: &Node, caller: Caller) {
        if let Some(text) = node.text() {
            self.line_at(page, node, (text.to_owned(), caller));
        }
    }

    /// A line that stands at `node`, put together of what it says there.
    pub(super) fn line_at(&mut self, page: &Page<'_>, node: &Node, (text, caller): (String, Caller)) {
        self.lines.push(Line { text, place: page.place(node), caller, root: page.root.to_owned() });
    }
}
