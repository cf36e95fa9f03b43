//! What hooks answer, and what follows from several answers: the strictest wins.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::bounded::{Bounded, Few};
use crate::name::PluginName;

/// What a hook says of a tool call, in order of strictness.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum HookDecision {
    /// Nothing: the host decides as if there were no hook.
    #[default]
    None,
    /// It may go on. From a plugin this never overrides the host's own rules.
    Allow,
    /// A person is to be asked.
    Ask,
    /// It must not.
    Deny,
}

/// One hook's answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct HookAnswer {
    /// Whose hook.
    pub plugin: PluginName,
    /// What it says.
    pub decision: HookDecision,
    /// Why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<Bounded<4096>>,
    /// Text that it adds for the model; the host marks it as the plugin's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub context: Option<Bounded<16384>>,
}

/// A hook that gave no answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct HookFailure {
    /// Whose hook.
    pub plugin: PluginName,
    /// What happened.
    pub why: Bounded<1024>,
}

/// What all hooks of an event say together.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct HookVerdict {
    /// The strictest answer. A `PreToolUse` hook that fails counts as `ask`: silence is no permission.
    pub decision: HookDecision,
    /// Every answer, in the order in which the hooks ran.
    pub answers: Few<HookAnswer, 1000>,
    /// The hooks that gave none.
    pub failed: Few<HookFailure, 1000>,
}
