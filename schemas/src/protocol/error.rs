//! Refusals on the wire: a number for JSON-RPC, and one stable symbol a cause in `error.data.code`.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::bounded::{Bounded, Few};

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident = $number:literal $symbol:literal,)*) => {
        /// Why something was refused or failed, for programs: the symbols never change their meaning.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
        pub enum ErrorCode {
            $($(#[$doc])* #[serde(rename = $symbol)] $name,)*
        }

        impl ErrorCode {
            /// Every code.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];

            /// JSON-RPC's number; two symbols may share one.
            #[must_use]
            pub fn number(self) -> i64 {
                match self { $(Self::$name => $number,)* }
            }

            /// The stable symbol.
            #[must_use]
            pub fn symbol(self) -> &'static str {
                match self { $(Self::$name => $symbol,)* }
            }
        }
    };
}

codes! {
    /// The line is not strict JSON.
    ParseError = -32700 "parse-error",
    /// JSON, but no message of this protocol: a batch, no object, no method.
    InvalidRequest = -32600 "invalid-request",
    /// Nobody here answers that.
    MethodNotFound = -32601 "method-not-found",
    /// The parameters or the result have another shape.
    SchemaValidation = -32602 "schema-validation",
    /// A fault of the broker.
    Internal = -32603 "internal",
    /// It was allowed, and it failed: no such file, no answer.
    CapabilityFailed = -32000 "capability-failed",
    /// A handler or hook of the plugin threw.
    HandlerThrew = -32000 "handler-threw",
    /// A line without the plugin's token.
    InvalidToken = -32001 "invalid-token",
    /// The broker itself refuses it, whatever the host would allow: a protected path, a path outside.
    SandboxBlocked = -32010 "sandbox-blocked",
    /// The host refuses it.
    PermissionDenied = -32011 "permission-denied",
    /// A person said no.
    Declined = -32012 "declined",
    /// The network policy refuses it.
    NetworkDenied = -32013 "network-denied",
    /// Its manifest does not declare that.
    NotDeclared = -32014 "not-declared",
    /// More than a limit.
    TooLarge = -32015 "too-large",
    /// More often than a limit.
    RateLimited = -32016 "rate-limited",
    /// It took too long.
    Deadline = -32017 "deadline",
    /// It was cancelled.
    Cancelled = -32800 "cancelled",
    /// No such plugin, session, handler or call.
    NotFound = -32020 "not-found",
    /// It is not running.
    NotRunning = -32021 "not-running",
    /// Its process ended by itself; it is not started again.
    Crashed = -32022 "crashed",
    /// What is on disk is not what was trusted.
    SourceHashMismatch = -32023 "source-hash-mismatch",
    /// A list withdraws it.
    Revoked = -32024 "revoked",
    /// It is switched off, by name or with all others.
    Disabled = -32025 "disabled",
    /// Nothing says that it may be trusted, or nobody has said so for too long.
    Untrusted = -32026 "untrusted",
    /// Its grade is not among `plugins.allowedSources`.
    SourceNotAllowed = -32027 "source-not-allowed",
    /// Its engine is missing, or the plugin does not work with this host.
    Engine = -32028 "engine",
    /// A version that was kept while its tree changed.
    VersionReused = -32029 "version-reused",
    /// This machine cannot confine it as the policy asks.
    SandboxUnavailable = -32030 "sandbox-unavailable",
    /// A person has to consent first.
    ConsentRequired = -32031 "consent-required",
    /// What only a person may decide was asked for by an agent.
    InstallViaAgent = -32032 "plugin-install-via-agent-forbidden",
}

/// An error as it stands on the wire.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ErrorObject {
    /// JSON-RPC's number.
    pub code: i64,
    /// For people.
    pub message: String,
    /// More; ours is an [`ErrorData`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data: Option<Value>,
}

impl ErrorObject {
    /// The symbol in `data.code`, if it is one of ours.
    #[must_use]
    pub fn symbol(&self) -> Option<ErrorCode> {
        let text = self.data.as_ref()?.get("code")?.as_str()?;
        ErrorCode::ALL.iter().copied().find(|code| code.symbol() == text)
    }
}

/// What `error.data` holds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ErrorData {
    /// The stable symbol.
    pub code: ErrorCode,
    /// The cause within the symbol, in one stable word.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<Bounded<64>>,
    /// What a person can do about it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hint: Option<Bounded<1024>>,
    /// The files that differ, for a mismatch: `+ path`, `- path`, `~ path`; the first hundred.
    #[serde(default, skip_serializing_if = "<[_]>::is_empty")]
    pub files: Few<Bounded<1100>, 100>,
}

/// A refusal about to be sent.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct Refusal {
    /// What `data` will hold.
    pub data: ErrorData,
    /// For people, at most 4,096 characters.
    pub message: Bounded<4096>,
}

impl Refusal {
    /// A refusal for that cause.
    #[must_use]
    pub fn new(code: ErrorCode, message: impl std::fmt::Display) -> Self {
        let data = ErrorData { code, reason: None, hint: None, files: Few::default() };
        Self { data, message: Bounded::cut(&message.to_string()) }
    }

    /// With the cause within the symbol.
    #[must_use]
    pub fn because(mut self, reason: &str) -> Self {
        self.data.reason = Some(Bounded::cut(reason));
        self
    }

    /// With advice.
    #[must_use]
    pub fn hint(mut self, hint: impl std::fmt::Display) -> Self {
        self.data.hint = Some(Bounded::cut(&hint.to_string()));
        self
    }

    /// With the files that differ.
    #[must_use]
    pub fn files(mut self, files: impl IntoIterator<Item = String>) -> Self {
        self.data.files = Few::cut(files.into_iter().map(|file| Bounded::cut(&file)));
        self
    }

    /// The cause.
    #[must_use]
    pub fn code(&self) -> ErrorCode {
        self.data.code
    }
}

impl From<Refusal> for ErrorObject {
    fn from(refusal: Refusal) -> Self {
        let data = serde_json::to_value(&refusal.data).ok();
        Self { code: refusal.data.code.number(), message: refusal.message.into_string(), data }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_symbol_is_used_once_and_read_back() {
        let mut symbols: Vec<&str> = ErrorCode::ALL.iter().map(|code| code.symbol()).collect();
        symbols.sort_unstable();
        symbols.dedup();
        assert_eq!(symbols.len(), ErrorCode::ALL.len());
        for code in ErrorCode::ALL {
            let error: ErrorObject = Refusal::new(*code, "no").because("why").hint("so").into();
            assert_eq!((error.code, error.symbol()), (code.number(), Some(*code)));
        }
    }

    #[test]
    fn a_long_message_is_cut() {
        let error: ErrorObject = Refusal::new(ErrorCode::Internal, "x".repeat(10_000)).into();
        assert_eq!(error.message.len(), 4096);
    }
}
