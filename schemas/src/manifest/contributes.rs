//! What a plugin adds to its host; only what is declared is ever loaded.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::path::PathText;

/// What a plugin adds; only what is declared is ever loaded.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Contributes {
    /// Skills: paths of `.md` files, or of folders with a `SKILL.md`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<PathText>", length(max = 100), extend("uniqueItems" = true))]
    pub skills: Vec<String>,
    /// Slash commands.
    #[schemars(length(max = 100))]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub commands: Vec<Command>,
    /// Hooks by event. The flat form `[{matcher, command}]` is normalised on reading.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub hooks: BTreeMap<String, Vec<HookMatcher>>,
    /// MCP servers by name, in the host's own form.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[schemars(with = "BTreeMap<String, serde_json::Map<String, Value>>")]
    pub mcp_servers: BTreeMap<String, Value>,
    /// Paths of agents.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schemars(with = "Vec<PathText>", length(max = 100), extend("uniqueItems" = true))]
    pub agents: Vec<String>,
    /// Status lines.
    #[schemars(length(max = 20))]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub status_lines: Vec<StatusLine>,
    /// Permission modes.
    #[schemars(length(max = 20))]
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub modes: Vec<Mode>,
}

/// A slash command: exactly one of `skill` and `prompt`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(extend("oneOf" = [{ "required": ["skill"] }, { "required": ["prompt"] }]))]
pub struct Command {
    /// Its name, without the slash.
    #[schemars(regex(pattern = "^[a-z][a-z0-9_-]{0,63}$"))]
    pub name: String,
    /// The skill that it runs: a path as in `skills`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<PathText>")]
    pub skill: Option<String>,
    /// The prompt that it sends.
    #[schemars(length(min = 1, max = 16384))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prompt: Option<String>,
}

/// Hooks for the tools that a matcher names.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct HookMatcher {
    /// Which tools; all when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub matcher: Option<String>,
    /// What runs.
    pub hooks: Vec<Hook>,
}

/// One hook: exactly one of `command` and `url`, or neither with the type `handler`: then the plugin's own code answers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(extend("oneOf" = [{ "required": ["command"] }, { "required": ["url"] }, { "properties": { "type": { "const": "handler" }, "command": false, "url": false }, "required": ["type"] }]))]
pub struct Hook {
    /// `command`, `http` or `handler`.
    #[schemars(regex(pattern = "^(command|http|handler)$"))]
    #[serde(rename = "type", default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    /// A command line, run in the sandbox.
    #[schemars(length(min = 1, max = 4096))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub command: Option<String>,
    /// An exact https URL.
    #[schemars(regex(pattern = "^https://"))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    /// Seconds.
    #[schemars(range(min = 1, max = 600))]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timeout: Option<u32>,
}

/// Both forms, as they are written.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Either {
    /// Which tools; all when absent.
    matcher: Option<String>,
    /// What runs.
    hooks: Option<Vec<Hook>>,
    /// The flat form: one command line.
    command: Option<String>,
    /// The flat form: its seconds.
    timeout: Option<u32>,
}

impl JsonSchema for HookMatcher {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "HookMatcher".into()
    }
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let mut schema = Either::json_schema(generator);
        schema.insert("description".to_owned(), "Hooks for the tools that a matcher names.".into());
        let forms = serde_json::json!([
            { "required": ["hooks"], "properties": { "command": false, "timeout": false } },
            { "required": ["command"], "properties": { "hooks": false } },
        ]);
        schema.insert("oneOf".to_owned(), forms);
        schema
    }
}

impl<'de> Deserialize<'de> for HookMatcher {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let Either { matcher, hooks, command, timeout } = Either::deserialize(from)?;
        match (hooks, command) {
            (Some(hooks), None) if timeout.is_none() => Ok(Self { matcher, hooks }),
            (None, Some(command)) => {
                let hook = Hook { kind: Some("command".to_owned()), command: Some(command), url: None, timeout };
                Ok(Self { matcher, hooks: vec![hook] })
            }
            _ => Err(serde::de::Error::custom("a hook matcher has either `hooks` or a flat `command`")),
        }
    }
}

/// A status line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct StatusLine {
    /// Its name.
    #[schemars(regex(pattern = "^[a-z][a-z0-9_-]{0,63}$"))]
    pub name: String,
    /// What prints it.
    #[schemars(length(min = 1, max = 4096))]
    pub command: String,
}

/// A permission mode.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Mode {
    /// Its name.
    #[schemars(regex(pattern = "^[a-z][a-z0-9_-]{0,63}$"))]
    pub name: String,
    /// One of the host's modes, never looser than `default`.
    #[schemars(regex(pattern = "^(plan|default)$"))]
    pub policy: String,
}

/// A kind of contribution, as index entries list them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum ContributionKind {
    /// Skills.
    Skills,
    /// Slash commands.
    Commands,
    /// Hooks.
    Hooks,
    /// MCP servers.
    McpServers,
    /// Agents.
    Agents,
    /// Status lines.
    StatusLines,
    /// Permission modes.
    Modes,
}

impl Contributes {
    /// The kinds that it has, in order.
    #[must_use]
    pub fn kinds(&self) -> Vec<ContributionKind> {
        [
            (ContributionKind::Skills, self.skills.is_empty()),
            (ContributionKind::Commands, self.commands.is_empty()),
            (ContributionKind::Hooks, self.hooks.is_empty()),
            (ContributionKind::McpServers, self.mcp_servers.is_empty()),
            (ContributionKind::Agents, self.agents.is_empty()),
            (ContributionKind::StatusLines, self.status_lines.is_empty()),
            (ContributionKind::Modes, self.modes.is_empty()),
        ]
        .into_iter()
        .filter_map(|(kind, empty)| (!empty).then_some(kind))
        .collect()
    }
}
