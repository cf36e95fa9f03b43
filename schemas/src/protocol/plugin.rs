//! Broker → plugin: what starts a plugin, calls it, and ends it; and the first line of its engine.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::bounded::{Bounded, Few};
use super::ids::{CallId, Id, Token};
use super::registry::message;
use crate::name::PluginName;
use crate::version::PluginVersion;

/// An object without members: what is answered where nothing is to be said.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Nothing {}
message!(Nothing, "an empty result");

/// `ready`: the engine is locked down and waits. The first line of an engine of ours; optional for stdio programs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Ready {
    /// What runs.
    pub engine: RunningEngine,
    /// Its version.
    pub version: Bounded<64>,
}
message!(Ready, "ready");

/// What runs a plugin's code.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum RunningEngine {
    /// The embedded engine.
    Quickjs,
    /// Node with our prelude.
    Node,
    /// A program that speaks for itself.
    Stdio,
}

/// `initialize`: which plugin this process is to be.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Initialize {
    /// [`super::VERSION`].
    pub protocol_version: u32,
    /// What every later line of the plugin carries.
    pub token: Token,
    /// Which plugin.
    pub plugin: PluginRef,
    /// The entry module.
    pub main: Bounded<1024>,
    /// Its modules by path: the `.js`, `.mjs`, `.cjs` and `.json` files of its tree. Only for quickjs; node reads its own.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub modules: BTreeMap<String, String>,
    /// The user's values for what the manifest asks.
    #[serde(default)]
    pub config: BTreeMap<String, Value>,
    /// What it is held to.
    pub limits: PluginLimits,
}
message!(Initialize, "initialize");

/// A plugin by name and version.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PluginRef {
    /// Its name.
    pub name: PluginName,
    /// Its version.
    pub version: PluginVersion,
}

/// What a plugin is held to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PluginLimits {
    /// How long a call may take, in milliseconds.
    pub call_millis: u64,
}

/// The answer to `initialize`: what the plugin can be asked. An error means that it did not load.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Initialized {
    /// Handlers by name.
    #[serde(default)]
    pub handlers: Few<Bounded<128>, 1000>,
    /// Hooks by event.
    #[serde(default)]
    pub hooks: Few<Bounded<128>, 1000>,
}
message!(Initialized, "initialize's result");

/// `invoke`: call a handler. The answer is whatever it returns.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Invoke {
    /// The call that this opens.
    pub call_id: CallId,
    /// Which handler.
    pub handler: Bounded<128>,
    /// With what.
    #[serde(default)]
    pub params: Value,
}
message!(Invoke, "invoke");

/// `hook`: call a hook. The answer is whatever it returns.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Hook {
    /// The call that this opens.
    pub call_id: CallId,
    /// Which event.
    pub event: Bounded<128>,
    /// What happened.
    #[serde(default)]
    pub input: Value,
}
message!(Hook, "hook");

/// `$/cancelRequest`, on both wires and in both directions: the answer is not waited for any more.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Cancel {
    /// Which request.
    pub id: Id,
}
message!(Cancel, "$/cancelRequest");

/// Why a handler threw, in `error.data` of its answer: shown, never believed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub struct Cause {
    /// `handler-threw`
    pub code: Bounded<64>,
    /// Where.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stack: Option<Bounded<8192>>,
}
