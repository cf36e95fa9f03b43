//! Broker → host: what happened, as notifications.

use jiff::Timestamp;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::bounded::Bounded;
use super::context::LogLevel;
use super::error::ErrorCode;
use super::ids::{CallId, SessionId};
use super::registry::message;
use crate::name::{MarketplaceName, PluginName};
use crate::revoked::{Action, RevocationId};
use crate::time::InstantText;
use crate::violation::ViolationKind;

/// Where a plugin's process of one session is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum ProcessState {
    /// Loaded, and not started: it is started by the first call.
    Loaded,
    /// On its way.
    Starting,
    /// Answers.
    Running,
    /// Ended because it was asked to.
    Stopped,
    /// Ended otherwise; it stays so.
    Crashed,
    /// Ended because it was withdrawn or switched off.
    Killed,
}

/// `plugin.state`
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct StateEvent {
    /// In which session.
    pub session_id: SessionId,
    /// Which plugin.
    pub plugin: PluginName,
    /// Where it is now.
    pub state: ProcessState,
}
message!(StateEvent, "plugin.state");

/// The names of crashes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CrashKind {
    /// It exited, with whatever status.
    Exit,
    /// A signal ended it.
    Signal,
    /// It wanted more memory than it may have.
    Oom,
    /// It made a system call that it may not make.
    Sigsys,
    /// It was not ready in time.
    StartTimeout,
    /// A call took too long.
    Deadline,
    /// It sent what is no message, or what was not asked.
    Protocol,
    /// It sent too much.
    Rate,
}

/// A crash.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Crash {
    /// Its name.
    pub kind: CrashKind,
    /// The status, where it exited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub exit_code: Option<i32>,
    /// The signal, where one ended it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signal: Option<i32>,
    /// More, escaped.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub detail: Option<Bounded<2048>>,
}

/// `plugin.crashed`
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Crashed {
    /// In which session.
    pub session_id: SessionId,
    /// Which plugin.
    pub plugin: PluginName,
    /// How.
    pub crash: Crash,
}
message!(Crashed, "plugin.crashed");

/// `plugin.revoked`
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RevokedEvent {
    /// Which plugin.
    pub plugin: PluginName,
    /// Whose list.
    pub marketplace: MarketplaceName,
    /// The entry.
    pub id: RevocationId,
    /// What follows.
    pub action: Action,
    /// The entry's reason, escaped.
    pub reason: Bounded<2048>,
    /// Whether running processes were ended.
    pub killed: bool,
}
message!(RevokedEvent, "plugin.revoked");

/// `plugin.violation`: something was denied that an honest plugin does not try.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ViolationEvent {
    /// When.
    #[serde(with = "crate::time::utc")]
    #[schemars(with = "InstantText")]
    pub at: Timestamp,
    /// In which session.
    pub session_id: SessionId,
    /// Which plugin.
    pub plugin: PluginName,
    /// What was violated.
    pub kind: ViolationKind,
    /// What it tried, escaped.
    pub detail: Bounded<2048>,
}
message!(ViolationEvent, "plugin.violation");

/// `plugin.log`: a line of a plugin's log, masked and escaped.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Log {
    /// In which session.
    pub session_id: SessionId,
    /// Which plugin.
    pub plugin: PluginName,
    /// How grave.
    pub level: LogLevel,
    /// The line.
    pub message: Bounded<8192>,
    /// In which call, if in one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub call_id: Option<CallId>,
}
message!(Log, "plugin.log");

/// `audit`: one capability call and what became of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Audit {
    /// When.
    #[serde(with = "crate::time::utc")]
    #[schemars(with = "InstantText")]
    pub at: Timestamp,
    /// In which session.
    pub session_id: SessionId,
    /// Which plugin.
    pub plugin: PluginName,
    /// In which call.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub call_id: Option<CallId>,
    /// The method: `ctx.read` and so on.
    pub method: Bounded<64>,
    /// The path, the address, the command line, the key; escaped and masked.
    pub subject: Bounded<2048>,
    /// The symbol of the refusal; absent when it was done.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<ErrorCode>,
}
message!(Audit, "audit");
