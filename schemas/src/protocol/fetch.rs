//! One HTTP exchange that the broker makes for a plugin, which has no sockets.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::bounded::Bounded;
use super::context::Encoding;

/// What is asked for. The address is text as the plugin wrote it: the network policy judges its spelling too.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FetchRequest {
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

/// 100 headers: what servers accept at most.
pub(super) const HEADERS: usize = 100;

/// What came back, in answer to the last of the redirects.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct FetchAnswer {
    /// The status.
    #[schemars(range(min = 100, max = 599))]
    pub status: u16,
    /// Headers by lower-case name; values of equal names are joined with `, `.
    pub headers: BTreeMap<String, String>,
    /// The body.
    pub body: String,
    /// How the body is written: as text where it is UTF-8.
    pub body_encoding: Encoding,
    /// The address that answered.
    pub url: String,
}
