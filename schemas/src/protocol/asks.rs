//! Broker → host: may this plugin do that? Asked only after the broker's own judgement, with the host's rules and mode.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::bounded::{Bounded, Few};
use super::context::CtxBashResult;
use super::fetch::FetchRequest;
use super::ids::{CallId, Nonce, SessionId};
use super::registry::message;
use crate::digest::Sha256;
use crate::name::PluginName;

/// `capability/read`: the broker has opened the file and waits with reading it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Read {
    /// In which session.
    pub session_id: SessionId,
    /// Which plugin.
    pub plugin: PluginName,
    /// In which call.
    pub call_id: CallId,
    /// The absolute path that it resolved to.
    pub path: Bounded<4096>,
}
message!(Read, "capability/read");

/// `capability/write`: the broker has opened the place and waits with writing there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Write {
    /// In which session.
    pub session_id: SessionId,
    /// Which plugin.
    pub plugin: PluginName,
    /// In which call.
    pub call_id: CallId,
    /// The absolute path that it resolved to.
    pub path: Bounded<4096>,
    /// How many bytes it will have.
    pub bytes: u64,
    /// Its beginning as text, for a person to look at.
    pub preview: Bounded<2048>,
}
message!(Write, "capability/write");

/// `capability/bash`: the host runs it in its own sandbox, or says no.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Bash {
    /// In which session.
    pub session_id: SessionId,
    /// Which plugin.
    pub plugin: PluginName,
    /// In which call.
    pub call_id: CallId,
    /// The command line.
    pub command: Bounded<32768>,
    /// How long it may take.
    pub timeout_millis: u32,
}
message!(Bash, "capability/bash");

/// `capability/fetch`: the broker has judged the address and waits with connecting.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Fetch {
    /// In which session.
    pub session_id: SessionId,
    /// Which plugin.
    pub plugin: PluginName,
    /// In which call.
    pub call_id: CallId,
    /// The request.
    pub request: FetchRequest,
}
message!(Fetch, "capability/fetch");

/// What the host decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum Decision {
    /// Go on.
    Allow,
    /// Its rules refuse it.
    Deny,
    /// A person was asked and said no.
    Declined,
}

/// The host's answer to `capability/read`, `write` and `fetch`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Verdict {
    /// What it decided.
    pub decision: Decision,
    /// Why; the plugin is told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<Bounded<1024>>,
}
message!(Verdict, "a capability's verdict");

/// The host's answer to `capability/bash`: `output` stands exactly with `allow`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct BashAnswer {
    /// What it decided.
    pub decision: Decision,
    /// Why; the plugin is told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<Bounded<1024>>,
    /// What came of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub output: Option<CtxBashResult>,
}
message!(BashAnswer, "capability/bash's result", |this| {
    if this.output.is_some() == (this.decision == Decision::Allow) {
        Ok(())
    } else {
        Err(crate::strict::FieldError::new("output", "it stands with \"allow\", and not without it"))
    }
});

/// `consent/ask`: a person has to read this. The host shows it and answers at once; what the person decided comes later,
/// as a `consent/record` with this nonce.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ConsentAsk {
    /// In which session.
    pub session_id: SessionId,
    /// Which plugin.
    pub plugin: PluginName,
    /// To be repeated by `consent/record`, once.
    pub nonce: Nonce,
    /// What is asked.
    pub kind: ConsentKind,
    /// What is to be read in full.
    pub texts: Few<ConsentText, 1000>,
}
message!(ConsentAsk, "consent/ask");

/// What a host may bring back a consent for. Never to install, enable or add: those have no word here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ConsentKind {
    /// To have read the texts by which a plugin steers the model.
    Acknowledge,
}

/// A text to be read.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ConsentText {
    /// Its path in the plugin, or `/command`.
    pub path: Bounded<1024>,
    /// The SHA-256 of its bytes.
    pub digest: Sha256,
    /// The text.
    pub content: String,
}

/// The host's answer to `consent/ask`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Shown {
    /// Whether a person sees it.
    pub shown: bool,
}
message!(Shown, "consent/ask's result");
