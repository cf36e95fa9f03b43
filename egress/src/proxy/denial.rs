//! The record of one refusal, for whoever keeps them.

use serde::Serialize;

/// Through which door it came.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Via {
    /// A request with a whole address.
    Http,
    /// An HTTP tunnel.
    Connect,
    /// SOCKS.
    Socks,
    /// Before it was known.
    Unknown,
}

/// One refusal. What a client wrote is cut, not escaped: escape it before a person sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Denial {
    /// Through which door it came.
    pub via: Via,
    /// A symbol that stays the same: `not-granted`, `denied-domain` …
    pub code: &'static str,
    /// The method, where there was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub method: Option<String>,
    /// What was asked for, without query, at most 512 characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub target: Option<String>,
    /// In words.
    pub why: String,
}

/// What a refusal is about.
#[derive(Debug, Clone)]
pub(super) struct About {
    pub(super) via: Via,
    pub(super) method: Option<String>,
    pub(super) target: Option<String>,
}

impl About {
    pub(super) fn nothing() -> Self {
        Self { via: Via::Unknown, method: None, target: None }
    }

    pub(super) fn new(via: Via, method: Option<&str>, target: &str) -> Self {
        // A query may carry a secret, and a record is shown to others.
        let bare = target.split(['?', '#']).next().unwrap_or_default();
        Self {
            via,
            method: method.map(|m| m.chars().take(32).collect()),
            target: Some(bare.chars().take(512).collect()),
        }
    }

    pub(super) fn denial(&self, code: &'static str, why: String) -> Denial {
        Denial { via: self.via, code, method: self.method.clone(), target: self.target.clone(), why }
    }
}
