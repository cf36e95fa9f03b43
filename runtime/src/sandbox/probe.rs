//! What this machine enforces, found by putting a child behind each wall and letting it try.

use serde::Serialize;

use super::tier::Tier;

/// One wall.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Layer {
    /// Which.
    pub name: &'static str,
    /// Whether it stands.
    #[serde(flatten)]
    pub state: State,
}

/// Whether a wall stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase", tag = "state")]
pub enum State {
    /// It was tried, and held.
    Enforced,
    /// It does not.
    Missing {
        /// Why not.
        why: String,
        /// What to install or allow.
        hint: String,
    },
}

/// What was found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Probe {
    /// What it amounts to.
    pub tier: Tier,
    /// Wall by wall.
    pub layers: Vec<Layer>,
}

impl Layer {
    pub(super) fn enforced(name: &'static str) -> Self {
        Self { name, state: State::Enforced }
    }

    pub(super) fn missing(name: &'static str, why: impl Into<String>, hint: impl Into<String>) -> Self {
        Self { name, state: State::Missing { why: why.into(), hint: hint.into() } }
    }

    /// Name and reason of a wall that does not stand.
    #[must_use]
    pub fn complaint(&self) -> Option<String> {
        match &self.state {
            State::Enforced => None,
            State::Missing { why, .. } => Some(format!("{}: {why}", self.name)),
        }
    }

    /// What would raise it.
    #[must_use]
    pub fn hint(&self) -> Option<&str> {
        match &self.state {
            State::Missing { hint, .. } if !hint.is_empty() => Some(hint),
            State::Enforced | State::Missing { .. } => None,
        }
    }
}
