//! `plugin.json`: what a plugin says it is, contributes and wants.

use std::collections::BTreeMap;
use std::fmt;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::name::PluginName;
use crate::strict::{Document, FieldError, Unknown};
use crate::version::PluginVersion;

/// The manifest at a plugin's top.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Manifest {
    /// For editors; ignored.
    #[serde(rename = "$schema", default, skip_serializing_if = "Option::is_none")]
    pub schema: Option<String>,
    /// The plugin's name.
    pub name: PluginName,
    /// Its version.
    pub version: PluginVersion,
    /// One line about it.
    #[serde(default)]
    pub description: String,
    /// Who wrote it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub author: Option<Author>,
    /// An SPDX expression.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub license: Option<String>,
    /// A web page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub homepage: Option<String>,
    /// A source repository.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub repository: Option<String>,
    /// Words to be found by.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub keywords: Vec<String>,
    /// The DeepCode versions that it works with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub engines: Option<Engines>,
    /// What runs its code.
    #[serde(default)]
    pub engine: Engine,
    /// How a node plugin is spoken to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub runtime: Option<RuntimeKind>,
    /// The entry file.
    #[serde(default = "index_js")]
    pub main: String,
    /// The network names that it asks for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub allowed_domains: Vec<String>,
    /// Which methods it may use there.
    #[serde(default)]
    pub network_mode: NetworkMode,
    /// Exact https URLs that its hooks may post to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub allowed_http_hook_urls: Vec<String>,
    /// What it may ask the host for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub capabilities: Vec<Capability>,
    /// Whether it sees the workspace.
    #[serde(default)]
    pub workspace: Workspace,
    /// What it adds.
    #[serde(default)]
    pub contributes: Contributes,
    /// What it asks the user for at enable.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub config: BTreeMap<String, ConfigKey>,
}

fn index_js() -> String {
    "index.js".to_owned()
}

/// An author: a string or an object.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Author {
    /// `"Ann <ann@example.com>"`
    Line(String),
    /// `{ "name": …, "email": …, "url": … }`
    Person {
        /// The name.
        name: String,
        /// An address.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        email: Option<String>,
        /// A web page.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        url: Option<String>,
    },
}

impl fmt::Display for Author {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(name) | Self::Person { name, .. } => f.write_str(name),
        }
    }
}

/// The hosts that it works with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Engines {
    /// A semver requirement on DeepCode.
    pub deepcode: String,
}

/// What runs the code.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Engine {
    /// The embedded engine.
    #[default]
    Quickjs,
    /// Node ≥ 20.
    Node,
}

/// How a node plugin is spoken to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum RuntimeKind {
    /// Through `PluginContext`.
    Context,
    /// As a program that speaks line-JSON.
    Stdio,
}

/// Which methods the network policy lets through.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum NetworkMode {
    /// GET, HEAD, OPTIONS.
    #[default]
    Limited,
    /// Every method.
    Full,
}

/// What a plugin may ask the host for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Capability {
    /// Read files.
    Read,
    /// Write files.
    Write,
    /// Run commands.
    Bash,
    /// Reach its allowed domains.
    Fetch,
    /// Keep state.
    State,
}

/// Whether the plugin's processes see the workspace.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Workspace {
    /// No.
    #[default]
    None,
    /// Read-only.
    Read,
}

/// What a plugin adds; only what is declared is ever loaded.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Contributes {
    /// Paths of skills.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub skills: Vec<String>,
    /// Slash commands.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub commands: Vec<Command>,
    /// Event → matchers. The flat form `[{matcher, command}]` is normalised on reading.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub hooks: BTreeMap<String, Vec<HookMatcher>>,
    /// MCP servers by name, in the host's own form.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[schemars(with = "BTreeMap<String, Value>")]
    pub mcp_servers: BTreeMap<String, Value>,
    /// Paths of agents.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub agents: Vec<String>,
    /// Status lines.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub status_lines: Vec<StatusLine>,
    /// Permission modes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub modes: Vec<Mode>,
}

/// A slash command: exactly one of `skill` and `prompt`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Command {
    /// Its name, without the slash.
    pub name: String,
    /// The skill that it runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skill: Option<String>,
    /// The prompt that it sends.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prompt: Option<String>,
}

/// Hooks for the tools that a matcher names.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
pub struct HookMatcher {
    /// Which tools; all when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub matcher: Option<String>,
    /// What runs.
    pub hooks: Vec<Hook>,
}

/// One hook: exactly one of `command` and `url`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Hook {
    /// `command` or `http`.
    #[serde(rename = "type", default, skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    /// A command line, run in the sandbox.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub command: Option<String>,
    /// An exact https URL.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub url: Option<String>,
    /// Seconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub timeout: Option<u32>,
}

impl<'de> Deserialize<'de> for HookMatcher {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Either {
            matcher: Option<String>,
            hooks: Option<Vec<Hook>>,
            command: Option<String>,
            timeout: Option<u32>,
        }
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
    pub name: String,
    /// What prints it.
    pub command: String,
}

/// A permission mode.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Mode {
    /// Its name.
    pub name: String,
    /// One of the host's modes, never looser than `default`.
    pub policy: String,
}

/// One configuration key.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ConfigKey {
    /// The value's type.
    #[serde(rename = "type")]
    pub kind: ConfigType,
    /// What it is for.
    #[serde(default)]
    pub description: String,
    /// Used when nothing is set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub default: Option<Value>,
    /// The question asked at enable.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prompt_key: Option<String>,
    /// Smallest number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minimum: Option<i64>,
    /// Largest number.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub maximum: Option<i64>,
    /// Longest string, in characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub max_length: Option<u32>,
}

/// A configuration value's type.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum ConfigType {
    /// Text.
    String,
    /// A number.
    Number,
    /// True or false.
    Boolean,
    /// A list.
    Array,
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

impl Manifest {
    /// Where the manifest stands in a tree.
    pub const PATH: &'static str = "plugin.json";
}

impl Document for Manifest {
    const NAME: &'static str = "plugin.json";
    /// 256 KiB: a hundred times the largest real manifest.
    const BYTES: usize = 256 << 10;
    const UNKNOWN: Unknown = Unknown::Refused;

    fn check(&self) -> Result<(), FieldError> {
        // Rules of shape are checked here; whether the named files exist is checked against the tree.
        Ok(())
    }
}
