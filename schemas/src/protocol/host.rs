//! Host → broker: sessions, plugins, calls. Everything that happens in a turn of the host names its session.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::bounded::{Bounded, Few};
use super::context::LogLevel;
use super::ids::{Nonce, SessionId};
use super::registry::message;
use crate::name::{MarketplaceName, PluginName};
use crate::strict::FieldError;

/// `initialize`: the first request, once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct HostInitialize {
    /// [`super::VERSION`].
    pub protocol_version: u32,
    /// Who speaks.
    pub host: Peer,
    /// What it can do.
    #[serde(default)]
    pub capabilities: HostCapabilities,
}
message!(HostInitialize, "initialize", |this| match this.protocol_version {
    super::VERSION => Ok(()),
    other => Err(FieldError::new("protocolVersion", format!("this broker speaks 1, not {other}"))),
});

/// A program.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Peer {
    /// Its name.
    pub name: Bounded<64>,
    /// Its version; a plugin's `engines.deepcode` is held against it where it is semver.
    pub version: Bounded<64>,
}

/// What a host can do.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
pub struct HostCapabilities {
    /// How it runs a command line.
    pub shell: ShellSandbox,
    /// Whether it can show a `consent/ask` to a person.
    pub consent: bool,
    /// From which level on it wants to see `plugin.log`.
    pub log: Option<LogLevel>,
}

/// What the host's shell keeps from a command line that a plugin asked for. Without such a promise no plugin's `bash` runs.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ShellSandbox {
    /// Nothing is promised.
    #[default]
    None,
    /// The protected paths cannot be read or written in it.
    DeniesProtectedPaths,
    /// It runs through `deepcode-plugin exec --policy`.
    ExecPolicy,
}

/// The answer to `initialize`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct HostInitialized {
    /// [`super::VERSION`].
    pub protocol_version: u32,
    /// Who answers.
    pub broker: Peer,
    /// How plugins are confined here.
    pub sandbox: SandboxSummary,
    /// What the host is held to.
    pub limits: BrokerLimits,
}
message!(HostInitialized, "initialize's result");

/// How plugins are confined here.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SandboxSummary {
    /// `namespaces`, `lockdown` or `none`; below `lockdown` nothing loads.
    #[schemars(regex(pattern = "^(namespaces|lockdown|none)$"))]
    pub tier: String,
    /// Why it is not higher, and what would make it so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hint: Option<Bounded<1024>>,
}

/// What a host is held to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct BrokerLimits {
    /// The longest line, in bytes.
    pub line_bytes: u64,
    /// Sessions at once.
    pub sessions: u32,
    /// Requests that wait for an answer at once.
    pub requests: u32,
    /// How long a call to a plugin may take, in milliseconds.
    pub call_millis: u64,
}

/// `session/open`
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SessionOpen {
    /// The host's name for it, in use by no open session.
    pub session_id: SessionId,
    /// The absolute path of the workspace, where relative paths begin. A root that may be read and written.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub workspace: Option<Bounded<4096>>,
    /// More roots. Outside of all roots no plugin reads or writes, whatever the host would allow.
    #[serde(default, skip_serializing_if = "<[_]>::is_empty")]
    pub roots: Few<Root, 64>,
    /// The host's permission mode.
    #[serde(default)]
    pub mode: Mode,
}
message!(SessionOpen, "session/open", |this| {
    let roots = this.roots.iter().map(|root| &root.path);
    if this.workspace.iter().chain(roots).all(|path| path.starts_with('/') && !path.contains('\0')) {
        Ok(())
    } else {
        Err(FieldError::new("workspace", "workspace and roots are absolute paths"))
    }
});

/// A folder that plugins of a session may be allowed to reach.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Root {
    /// Its absolute path.
    pub path: Bounded<4096>,
    /// For what.
    pub access: RootAccess,
}

/// For what a root is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum RootAccess {
    /// Reading.
    Read,
    /// Reading and writing.
    Write,
}

/// The host's permission modes, strictest first. In `plan` the broker refuses `write` and `bash` without asking.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub enum Mode {
    /// Nothing is changed.
    Plan,
    /// As the host's rules say.
    #[default]
    Default,
    /// Edits go through.
    AcceptEdits,
    /// Most goes through.
    Auto,
    /// Nobody is asked.
    DontAsk,
    /// Everything goes through.
    BypassPermissions,
}

macro_rules! of_session {
    ($($(#[$doc:meta])* $type:ident, $method:literal { $($(#[$field_doc:meta])* $field:ident: $field_type:ty,)* })*) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "camelCase", deny_unknown_fields)]
        pub struct $type {
            /// In which session.
            pub session_id: SessionId,
            $($(#[$field_doc])* pub $field: $field_type,)*
        }
        message!($type, $method);
    )*};
}

of_session! {
    /// `session/close`: its plugins are ended.
    SessionClose, "session/close" {}
    /// `plugin/invoke`: calls a handler; the first call starts the plugin.
    PluginInvoke, "plugin/invoke" {
        /// Which plugin.
        plugin: PluginName,
        /// Which handler.
        handler: Bounded<128>,
        /// With what: the members of an object.
        #[serde(default)]
        params: Map<String, Value>,
    }
    /// `hook/run`: runs the hooks of all loaded plugins for an event.
    HookRun, "hook/run" {
        /// Which event.
        event: Bounded<128>,
        /// What happened, in the host's own form; `tool_name` is held against matchers.
        input: Map<String, Value>,
    }
    /// `statusLine/run`
    StatusLineRun, "statusLine/run" {
        /// Whose.
        plugin: PluginName,
        /// Which.
        name: Bounded<64>,
    }
    /// `plugin/stop`: ends the plugin in this session; the next call starts it again unless it had crashed.
    PluginStop, "plugin/stop" {
        /// Which plugin.
        plugin: PluginName,
    }
    /// `plugin/disable`: the plugin loads no more, here and in later processes.
    PluginDisable, "plugin/disable" {
        /// Which plugin.
        plugin: PluginName,
        /// Whether what runs is ended at once, in all sessions; else it ends with its session.
        #[serde(default)]
        kill: bool,
    }
    /// `guard/evaluate`: would this tool call install, enable, trust or remove plugins?
    GuardEvaluate, "guard/evaluate" {
        /// The tool's name.
        tool: Bounded<128>,
        /// Its input.
        input: Value,
    }
    /// `consent/record`: what a person decided on a `consent/ask`.
    ConsentRecord, "consent/record" {
        /// Of the `consent/ask`, on this connection; it is used up.
        nonce: Nonce,
        /// What they decided.
        choice: Choice,
    }
}

/// What a person decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Choice {
    /// Yes.
    Accept,
    /// No.
    Decline,
}

/// The answer to `plugin/invoke`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PluginInvoked {
    /// What the handler returned.
    pub result: Value,
}
message!(PluginInvoked, "plugin/invoke's result");

/// The answer to `statusLine/run`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct StatusLineText {
    /// One line, escaped.
    pub text: Bounded<200>,
}
message!(StatusLineText, "statusLine/run's result");

/// The answer to `guard/evaluate`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct GuardVerdict {
    /// Whether the guard has nothing against it.
    pub allow: bool,
    /// `plugin-install-via-agent-forbidden`
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<Bounded<64>>,
    /// What gave it away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detail: Option<Bounded<1024>>,
}
message!(GuardVerdict, "guard/evaluate's result");

/// `revocations/refresh`: asks every marketplace now. What is withdrawn is ended before the answer.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RevocationsRefresh {}
message!(RevocationsRefresh, "revocations/refresh");

/// The answer to `revocations/refresh`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Refreshed {
    /// Loaded plugins that are withdrawn.
    pub revoked: Few<PluginName, 1000>,
    /// Marketplaces whose word is not fresh.
    pub stale: Few<MarketplaceName, 1000>,
}
message!(Refreshed, "revocations/refresh's result");

/// `shutdown`: every plugin is ended, then the answer is sent, then the broker ends.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Shutdown {}
message!(Shutdown, "shutdown");
