//! What the broker says, as far as the engine must understand it.

use std::collections::HashMap;
use std::time::Duration;

use serde::Deserialize;
use serde_json::Value;

use super::limits::CALL;

/// One line: a request, a notification or an answer.
#[derive(Debug, Deserialize)]
pub(super) struct Incoming {
    /// The request's or the answer's id.
    #[serde(default)]
    pub(super) id: Value,
    /// Absent in an answer.
    pub(super) method: Option<String>,
    /// The request's parameters.
    #[serde(default)]
    pub(super) params: Value,
    /// What was asked for.
    #[serde(default)]
    pub(super) result: Value,
    /// Why it was refused.
    pub(super) error: Option<Value>,
}

/// The parameters of `initialize`.
#[derive(Deserialize)]
pub(super) struct Initialize {
    /// 64 hex digits that every line to the broker carries.
    pub(super) token: String,
    /// The path of the main module.
    pub(super) main: String,
    /// Path → source text of the plugin's modules.
    #[serde(default)]
    pub(super) modules: HashMap<String, String>,
    /// The plugin's configuration.
    #[serde(default)]
    pub(super) config: Value,
    /// What the broker allows.
    #[serde(default)]
    pub(super) limits: Limits,
}

/// What the broker allows.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Limits {
    call_millis: Option<u64>,
}

impl Limits {
    /// How long one call may take.
    pub(super) fn call(&self) -> Duration {
        self.call_millis.map_or(CALL, Duration::from_millis)
    }
}

/// The parameters of `invoke` and `hook`.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Call {
    /// The call that every capability request names.
    pub(super) call_id: String,
    /// A handler's name …
    pub(super) handler: Option<String>,
    /// … or a hook's event.
    pub(super) event: Option<String>,
    /// The handler's parameters.
    #[serde(default)]
    pub(super) params: Value,
    /// The hook's input.
    #[serde(default)]
    pub(super) input: Value,
}
