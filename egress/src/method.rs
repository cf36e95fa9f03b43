//! A request's method: a word in capitals, and whether it only asks.

use std::fmt;

use crate::denied::Denied;

/// 32: twice the longest registered method (`UPDATEREDIRECTREF`).
const BYTES: usize = 32;

/// A method that may be let through.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Method(reqwest::Method);

impl Method {
    /// Reads a method. Capitals only: a server may read `get` as something of its own.
    ///
    /// # Errors
    /// [`Denied::BadMethod`]; CONNECT opens a tunnel, TRACE and TRACK echo what was sent, so they are none.
    pub fn parse(text: &str) -> Result<Self, Denied> {
        let bad = || Denied::BadMethod { found: text.chars().take(BYTES).collect() };
        let plain = text.bytes().all(|b| b.is_ascii_uppercase() || b == b'-');
        if text.is_empty() || text.len() > BYTES || !plain || matches!(text, "CONNECT" | "TRACE" | "TRACK") {
            return Err(bad());
        }
        reqwest::Method::from_bytes(text.as_bytes()).map(Self).map_err(|_| bad())
    }

    /// Whether it only asks: GET, HEAD, OPTIONS.
    #[must_use]
    pub fn only_asks(&self) -> bool {
        matches!(self.as_str(), "GET" | "HEAD" | "OPTIONS")
    }

    /// As it stands on the wire.
    #[must_use]
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }

    pub(crate) fn get() -> Self {
        Self(reqwest::Method::GET)
    }

    pub(crate) fn wire(&self) -> reqwest::Method {
        self.0.clone()
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
