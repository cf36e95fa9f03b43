//! The network as the broker and sandboxed commands ask for it; `runtime` opens no socket, the binary implements this.

use std::time::Instant;

use schemas::DomainPattern;
use schemas::manifest::NetworkMode;
use schemas::protocol::{ErrorCode, FetchAnswer, FetchRequest};

/// What a plugin may reach.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NetGrants {
    /// What its manifest asks for.
    pub allowed: Vec<DomainPattern>,
    /// What its user denies; wins.
    pub denied: Vec<DomainPattern>,
    /// Which methods.
    pub mode: NetworkMode,
}

/// Why the network gave no answer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct NetDenied {
    /// [`ErrorCode::NetworkDenied`] for the policy; else what happened: failed, too large, too late.
    pub code: ErrorCode,
    /// The cause in one stable word.
    pub reason: String,
    /// For people.
    pub message: String,
}

/// The network, behind its policy.
pub trait Net: Send + Sync {
    /// Name, method, scheme, port; looks nothing up.
    ///
    /// # Errors
    /// [`NetDenied`].
    fn judge(&self, grants: &NetGrants, request: &FetchRequest) -> Result<(), NetDenied>;

    /// Judges again, resolves once, and connects to what it checked.
    ///
    /// # Errors
    /// [`NetDenied`].
    fn fetch(&self, grants: &NetGrants, request: &FetchRequest, deadline: Instant) -> Result<FetchAnswer, NetDenied>;
}
