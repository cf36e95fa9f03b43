//! Host → broker: which plugins there are, which load, and what they contribute; contents, never paths to read again.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::bounded::{Bounded, Few};
use super::context::Encoding;
use super::error::ErrorData;
use super::events::ProcessState;
use super::ids::SessionId;
use super::registry::message;
use crate::digest::{Sha256, TreeDigest};
use crate::manifest::{Capability, Engine, HookMatcher, Mode as PluginMode};
use crate::name::PluginName;
use crate::trust_file::Grade;
use crate::version::PluginVersion;

/// `plugins/list`: what is installed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PluginsList {
    /// In which session.
    pub session_id: SessionId,
}
message!(PluginsList, "plugins/list");

/// The answer to `plugins/list`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PluginsListed {
    /// By name.
    pub plugins: Few<PluginFacts, 1000>,
}
message!(PluginsListed, "plugins/list's result");

/// An installed plugin, as far as it is known without reading it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PluginFacts {
    /// Its name.
    pub name: PluginName,
    /// The trusted version.
    pub version: PluginVersion,
    /// How far it is trusted.
    pub grade: Grade,
    /// Whether it loads.
    pub standing: Standing,
    /// Why not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<Bounded<4096>>,
    /// Where its process of this session is, if it was loaded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub process: Option<ProcessState>,
}

/// Whether a plugin loads, in one word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Standing {
    /// It loads, if its bytes are still the trusted ones.
    Enabled,
    /// It is switched off.
    Disabled,
    /// A list withdraws it.
    Revoked,
    /// Nobody has said for too long whether it was withdrawn.
    Stale,
    /// A rule is against it.
    Refused,
}

/// `plugins/load`: reads, hashes and clears; starts nothing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PluginsLoad {
    /// In which session.
    pub session_id: SessionId,
    /// Which; every enabled one when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub names: Option<Few<PluginName, 1000>>,
    /// When their processes are started.
    #[serde(default)]
    pub start: Loading,
}
message!(PluginsLoad, "plugins/load");

/// When a loaded plugin's process is started.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Loading {
    /// By the first call.
    #[default]
    Lazy,
    /// At once; the answer comes when all are ready or have failed.
    Eager,
}

/// The answer to `plugins/load`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PluginsLoaded {
    /// What is loaded now.
    pub loaded: Few<PluginHandle, 1000>,
    /// What is not.
    pub refused: Few<PluginRefused, 1000>,
}
message!(PluginsLoaded, "plugins/load's result");

/// A loaded plugin.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PluginHandle {
    /// Its name.
    pub name: PluginName,
    /// Its version.
    pub version: PluginVersion,
    /// The digest of the bytes that run.
    pub digest: TreeDigest,
    /// How far it is trusted.
    pub grade: Grade,
    /// What runs its code, if it has any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub engine: Option<Engine>,
    /// How it is confined: `namespaces` or `lockdown`.
    #[schemars(regex(pattern = "^(namespaces|lockdown)$"))]
    pub tier: String,
    /// What its manifest declares.
    pub capabilities: Few<Capability, 16>,
    /// Where its process is.
    pub process: ProcessState,
    /// What is to be said although nothing stops it: warnings of lists, overrides, a stale list.
    #[serde(default, skip_serializing_if = "<[_]>::is_empty")]
    pub warnings: Few<Bounded<2048>, 100>,
}

/// A plugin that does not load, and why.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PluginRefused {
    /// Its name.
    pub name: PluginName,
    /// JSON-RPC's number for the cause.
    pub code: i64,
    /// For people.
    pub message: Bounded<4096>,
    /// For programs.
    pub data: ErrorData,
}

/// `plugins/contributions`: what a loaded plugin adds. Texts that nobody has acknowledged are withheld, and asked for
/// by a `consent/ask`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PluginsContributions {
    /// In which session.
    pub session_id: SessionId,
    /// Which; every loaded one when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<PluginName>,
}
message!(PluginsContributions, "plugins/contributions");

/// The answer to `plugins/contributions`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Contributions {
    /// By plugin.
    pub plugins: Few<ContributionsOf, 1000>,
}
message!(Contributions, "plugins/contributions's result");

/// What one plugin adds.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ContributionsOf {
    /// Which plugin.
    pub plugin: PluginName,
    /// The digest of the tree that all of it is from.
    pub digest: TreeDigest,
    /// Whether some texts are withheld until a person has acknowledged them.
    pub withheld: bool,
    /// What it adds.
    pub contributed: Contributed,
}

/// What a plugin adds, with contents.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Contributed {
    /// Skills.
    #[serde(default)]
    pub skills: Few<SkillText, 100>,
    /// Slash commands.
    #[serde(default)]
    pub commands: Few<CommandText, 100>,
    /// Agents.
    #[serde(default)]
    pub agents: Few<AgentText, 100>,
    /// Hooks by event; they are run by `hook/run` and by nothing else.
    #[serde(default)]
    pub hooks: BTreeMap<String, Vec<HookMatcher>>,
    /// MCP servers by name; each is disabled until a person enables it by name.
    #[serde(default)]
    pub mcp_servers: BTreeMap<String, McpServer>,
    /// Status lines; they are run by `statusLine/run`.
    #[serde(default)]
    pub status_lines: Few<StatusLineName, 20>,
    /// Permission modes, never looser than `default`.
    #[serde(default)]
    pub modes: Few<PluginMode, 20>,
}

/// A file of a plugin.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TextFile {
    /// Its path in the plugin.
    pub path: Bounded<1024>,
    /// The SHA-256 of its bytes.
    pub digest: Sha256,
    /// Its bytes; absent while they are withheld.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub content: Option<String>,
    /// How they are written.
    #[serde(default)]
    pub encoding: Encoding,
}

/// A skill.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SkillText {
    /// Its path in the plugin: the text itself, or the folder of `SKILL.md`.
    pub path: Bounded<1024>,
    /// The text, and in a folder everything beside it.
    pub files: Few<TextFile, 1000>,
}

/// A slash command.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CommandText {
    /// Its name, without the slash.
    pub name: Bounded<64>,
    /// The skill that it runs, by path.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skill: Option<Bounded<1024>>,
    /// The prompt that it sends; absent while it is withheld.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prompt: Option<Bounded<16384>>,
    /// The SHA-256 of the prompt's bytes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub digest: Option<Sha256>,
}

/// An agent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AgentText {
    /// Its text.
    pub file: TextFile,
    /// The host's tools that it may use at most, from what the plugin declares.
    pub tools: Few<Bounded<64>, 32>,
}

/// An MCP server.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct McpServer {
    /// Whether a person has enabled it by name.
    pub enabled: bool,
    /// What the manifest says of it, in the host's own form.
    pub server: Value,
}

/// A status line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct StatusLineName {
    /// Its name.
    pub name: Bounded<64>,
}
