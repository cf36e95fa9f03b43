//! Plugin → broker: what a plugin asks for in an open call. Each carries the call's id and has that call's authority.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::bounded::{Bounded, Few};
use super::fetch::{FetchRequest, HEADERS};
use super::ids::CallId;
use super::registry::message;
use crate::strict::FieldError;

/// How bytes stand in JSON.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Encoding {
    /// As text.
    #[default]
    Utf8,
    /// In base64, with padding.
    Base64,
}

/// `ctx.read`: a file's bytes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CtxRead {
    /// In which call.
    pub call_id: CallId,
    /// Which file; a relative path begins at the workspace.
    pub path: Bounded<4096>,
    /// How the answer is to be written.
    #[serde(default)]
    pub encoding: Encoding,
}
message!(CtxRead, "ctx.read");

/// The answer to `ctx.read`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CtxReadResult {
    /// The bytes, in the encoding that was asked for.
    pub content: String,
}
message!(CtxReadResult, "ctx.read's result");

/// `ctx.write`: a file with exactly these bytes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CtxWrite {
    /// In which call.
    pub call_id: CallId,
    /// Which file; a relative path begins at the workspace.
    pub path: Bounded<4096>,
    /// The bytes.
    pub content: String,
    /// How they are written.
    #[serde(default)]
    pub encoding: Encoding,
}
message!(CtxWrite, "ctx.write");

/// `ctx.bash`: a command line, run by the host in its own sandbox.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CtxBash {
    /// In which call.
    pub call_id: CallId,
    /// The command line.
    pub command: Bounded<32768>,
    /// How long it may take; at most ten minutes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = 600_000))]
    pub timeout_millis: Option<u32>,
}
message!(CtxBash, "ctx.bash", |this| match this.timeout_millis {
    Some(0 | 600_001..) => Err(FieldError::new("timeoutMillis", "it is 1 to 600000")),
    _ => Ok(()),
});

/// The answer to `ctx.bash`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CtxBashResult {
    /// What it printed.
    pub stdout: String,
    /// What it said.
    pub stderr: String,
    /// How it ended; 128 and the signal where one ended it.
    pub exit_code: i32,
}
message!(CtxBashResult, "ctx.bash's result");

/// `ctx.fetch`: a [`FetchRequest`] in a call.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CtxFetch {
    /// In which call.
    pub call_id: CallId,
    /// The address.
    pub url: Bounded<8192>,
    /// The method; `GET` when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(regex(pattern = "^[A-Za-z]{1,16}$"))]
    pub method: Option<String>,
    /// Headers by name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[schemars(extend("maxProperties" = HEADERS))]
    pub headers: BTreeMap<String, String>,
    /// The body.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub body: Option<String>,
    /// How the body is written.
    #[serde(default)]
    pub body_encoding: Encoding,
}
message!(CtxFetch, "ctx.fetch", |this| {
    let is_word = |m: &String| (1..=16).contains(&m.len()) && m.bytes().all(|b| b.is_ascii_alphabetic());
    if !this.method.as_ref().is_none_or(is_word) {
        return Err(FieldError::new("method", "it is 1 to 16 letters"));
    }
    if this.headers.len() > HEADERS {
        return Err(FieldError::new("headers", "there are at most 100"));
    }
    Ok(())
});

impl CtxFetch {
    /// The call, and the request without it.
    #[must_use]
    pub fn into_request(self) -> (CallId, FetchRequest) {
        let Self { call_id, url, method, headers, body, body_encoding } = self;
        (call_id, FetchRequest { url, method, headers, body, body_encoding })
    }
}

/// A key of a plugin's state: 1 to 256 characters.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
pub struct StateKey(#[schemars(length(min = 1, max = 256))] pub String);

impl StateKey {
    fn check(&self) -> Result<(), FieldError> {
        if self.0.is_empty() || self.0.chars().nth(256).is_some() {
            return Err(FieldError::new("key", "a key has 1 to 256 characters"));
        }
        Ok(())
    }
}

/// `ctx.state.get`
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct StateGet {
    /// In which call.
    pub call_id: CallId,
    /// Which entry.
    pub key: StateKey,
}
message!(StateGet, "ctx.state.get", |this| this.key.check());

/// The answer to `ctx.state.get`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct StateGetResult {
    /// The value; absent when there is no such entry. An entry that holds `null` is answered as `null`.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "present")]
    pub value: Option<Value>,
}
message!(StateGetResult, "ctx.state.get's result");

/// `null` is a value here, and only absence is none.
fn present<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Option<Value>, D::Error> {
    Value::deserialize(from).map(Some)
}

/// `ctx.state.put`
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct StatePut {
    /// In which call.
    pub call_id: CallId,
    /// Which entry.
    pub key: StateKey,
    /// Any JSON value.
    pub value: Value,
}
message!(StatePut, "ctx.state.put", |this| this.key.check());

/// `ctx.state.list`
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct StateList {
    /// In which call.
    pub call_id: CallId,
    /// Only keys that begin so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prefix: Option<Bounded<256>>,
}
message!(StateList, "ctx.state.list");

/// The answer to `ctx.state.list`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct StateListResult {
    /// The keys, in order.
    pub keys: Few<String, 10_000>,
}
message!(StateListResult, "ctx.state.list's result");

/// `ctx.state.delete`
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct StateDelete {
    /// In which call.
    pub call_id: CallId,
    /// Which entry; none is no error.
    pub key: StateKey,
}
message!(StateDelete, "ctx.state.delete", |this| this.key.check());

/// `ctx.log`: a line for the log. The only thing that a plugin may send outside a call.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CtxLog {
    /// How grave.
    pub level: LogLevel,
    /// The line; raw, so it is masked and escaped before anybody sees it.
    pub message: String,
    /// In which call, if in one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub call_id: Option<CallId>,
}
message!(CtxLog, "ctx.log");

/// How grave a log line is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum LogLevel {
    /// For its author.
    Debug,
    /// As expected.
    Info,
    /// Not as expected.
    Warn,
    /// Failed.
    Error,
}
