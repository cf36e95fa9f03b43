//! Hooks in every form that hosts take: by event with matchers, flat, and in settings.

use super::servers::{assignment, with_given};
use super::{Address, AddressKind, Caller, Layout, Page, Prompt};
use crate::json::{Member, Node, Value};

impl Layout {
    /// Anything below `node` that has a `command`, `url` or `prompt`: what is nested where differs between hosts and
    /// versions, and a wrapper key more must hide nothing.
    pub(super) fn hooks(&mut self, page: &Page<'_>, node: &Node) {
        let mut waiting = vec![node];
        while let Some(node) = waiting.pop() {
            match &node.value {
                Value::List(items) => waiting.extend(items.iter().rev()),
                Value::Object(members) => {
                    members.iter().for_each(|Member { key, node, .. }| self.hook_field(page, key, node));
                    waiting.extend(members.iter().rev().map(|member| &member.node));
                }
                Value::Null | Value::Bool(_) | Value::Number(_) | Value::Text(_) => {}
            }
        }
    }

    fn hook_field(&mut self, page: &Page<'_>, key: &str, node: &Node) {
        let Some(text) = node.text() else {
            if matches!(key, "command" | "args" | "argv") && !node.items().is_empty() {
                self.command_words(page, node);
            }
            return;
        };
        match key {
            "command" | "run" | "script" | "bash" | "shell" | "cmd" | "windows" | "linux" | "osx" | "powershell"
                if text.len() > 1 =>
            {
                self.line(page, node, Caller::Hook);
            }
            "url" => {
                self.addresses.push(Address {
                    text: text.to_owned(),
                    place: page.place(node),
                    kind: AddressKind::Hook,
                });
            }
            "prompt" => self.prompts.push(Prompt { text: text.to_owned(), place: page.place(node) }),
            _ => {}
        }
    }

    /// A command as a list of words.
    fn command_words(&mut self, page: &Page<'_>, node: &Node) {
        let words: Vec<String> = node.items().iter().filter_map(Node::text).map(quote).collect();
        self.line_at(page, node, (words.join(" "), Caller::Hook));
    }

    /// A host's settings: hooks, the status line, servers, and a mode that it would start in.
    pub(super) fn settings(&mut self, page: &Page<'_>, node: &Node) {
        for hooks in node.all("hooks") {
            self.hooks(page, hooks);
        }
        for line in node.all("statusLine").chain(node.all("subagentStatusLine")) {
            self.status_line(page, line);
        }
        for helper in ["apiKeyHelper", "awsAuthRefresh", "awsCredentialExport", "otelHeadersHelper"] {
            for node in node.all(helper) {
                self.line(page, node, Caller::Service);
            }
        }
        for servers in node.all("mcpServers") {
            self.server_map(page, servers);
        }
        let allowed = node.all("permissions").flat_map(|node| node.all("allow").collect::<Vec<_>>());
        for rule in allowed.flat_map(Node::one_or_more) {
            let text = rule.text().unwrap_or_default();
            let plain: String = text.chars().filter(|c| !c.is_whitespace()).collect();
            if ["*", "Bash(*)", "Bash(**)", "Bash(:*)", "Bash(*:*)", "mcp__*"].contains(&plain.as_str()) {
                self.modes.push(super::Mode {
                    name: ALLOWED.to_owned(),
                    policy: text.to_owned(),
                    place: page.place(rule),
                });
            }
        }
        for mode in node.all("permissions").flat_map(|node| node.all("defaultMode").collect::<Vec<_>>()) {
            let policy = mode.text().unwrap_or_default().to_owned();
            self.modes.push(super::Mode { name: "settings".to_owned(), policy, place: page.place(mode) });
        }
    }

    /// Programs that the host starts and keeps: each object with a `command`, with its `args`.
    pub(super) fn services(&mut self, page: &Page<'_>, node: &Node) {
        let objects = node.members().iter().map(|member| &member.node).chain(node.items());
        for service in objects.chain(std::iter::once(node)) {
            let Some(command) = service.last("command").filter(|command| command.text().is_some()) else { continue };
            let args = service.all("args").flat_map(Node::items).filter_map(Node::text).map(quote);
            let words: Vec<String> = command.text().map(str::to_owned).into_iter().chain(args).collect();
            let given = service.all("env").flat_map(Node::members);
            let given: Vec<(&str, String)> =
                given.filter_map(|member| assignment(&member.key, member.node.text()?)).collect();
            self.line_at(page, command, (with_given(&given, &words.join(" ")), Caller::Service));
        }
    }
}

/// What settings that allow everything are called among modes.
pub(crate) const ALLOWED: &str = "permissions.allow";

/// A word as a shell reads it back.
pub(crate) fn quote(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./:@%+=,${}".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', "'\\''"))
    }
}
