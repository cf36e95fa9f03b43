//! Why metadata is not believed: one variant a cause; expiry apart from everything that is wrong.

use jiff::Timestamp;

use super::{StateError, TransportError};
use crate::repository::Breach;

/// Why a refresh, a search or a download failed.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The network failed; nothing was learnt.
    #[error(transparent)]
    Transport(#[from] TransportError),
    /// The memory failed.
    #[error(transparent)]
    State(#[from] StateError),
    /// There is no trusted root to begin from.
    #[error("there is no trusted root in the client's state")]
    NoRoot,
    /// Not strict JSON.
    #[error("{file}: it is not strict JSON: {source}")]
    NotStrict {
        /// Which file.
        file: String,
        /// Where and why.
        source: serde_json::Error,
    },
    /// Not metadata of that role, or against a rule of the specification.
    #[error("{file}: {source}")]
    Rejected {
        /// Which file.
        file: String,
        /// The rule.
        source: Box<sigstore_tuf::Error>,
    },
    /// Too few distinct keys have signed.
    #[error("{role} is signed by {found} of the {threshold} distinct keys that it needs")]
    Threshold {
        /// Which role.
        role: String,
        /// Distinct public keys with a valid signature.
        found: usize,
        /// How many are needed.
        threshold: usize,
    },
    /// Older than what was seen before.
    #[error("{role} went back: version {seen} was seen before, now version {found} is offered")]
    Rollback {
        /// Which role.
        role: String,
        /// The floor.
        seen: u64,
        /// What is offered.
        found: u64,
    },
    /// A role that was listed before is listed no more.
    #[error("the snapshot lists {role} no more")]
    Vanished {
        /// Which role's file.
        role: String,
    },
    /// The bytes are not those that the role above names.
    #[error("{file}: {mismatch}")]
    Mismatch {
        /// Which file.
        file: String,
        /// What differs.
        mismatch: Mismatch,
    },
    /// The role above names no such file.
    #[error("{file} is not listed by {by}")]
    NotListed {
        /// Which file.
        file: String,
        /// The role that should.
        by: &'static str,
    },
    /// The role above promises more bytes than are ever read.
    #[error("{file} is said to have {pinned} bytes, more than the {cap} that are read of it")]
    TooLarge {
        /// Which file.
        file: String,
        /// Its promised length in bytes.
        pinned: u64,
        /// The cap in bytes.
        cap: u64,
    },
    /// Authentic once, too old now.
    #[error("{role} expired at {expires}")]
    Expired {
        /// Which role.
        role: String,
        /// When.
        expires: Timestamp,
    },
    /// More new roots than one refresh follows; what was verified is kept, and the next refresh goes on from there.
    #[error("there are more than {} new roots after version {from}", super::limits::ROOTS_PER_REFRESH)]
    TooManyRoots {
        /// The version that this refresh began with.
        from: u64,
    },
    /// A role's name is too long to become a file name.
    #[error("a delegated role's name has {found} bytes, more than {}", super::limits::ROLE_NAME_BYTES)]
    RoleName {
        /// Its length, quoted.
        found: usize,
    },
    /// A signed time that cannot be.
    #[error("{file}: x-signed-at is not a time before its expiry")]
    SignedAt {
        /// Which file.
        file: String,
    },
    /// Nothing was refreshed yet.
    #[error("a target is looked for after a refresh, never before")]
    NotRefreshed,
    /// Valid TUF, but against what a marketplace must be.
    #[error(transparent)]
    Breach(#[from] Breach),
}

/// What differs between bytes and what was signed about them.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Mismatch {
    /// The length.
    #[error("it has {found} bytes, but {expected} were signed")]
    Length {
        /// Signed.
        expected: u64,
        /// Found.
        found: usize,
    },
    /// A hash.
    #[error("its {algorithm} is not the signed one")]
    Hash {
        /// Which one.
        algorithm: String,
    },
    /// No hash that this client computes.
    #[error("no SHA-256 or SHA-512 of it was signed")]
    NoHash,
    /// The version.
    #[error("it is version {found}, but {expected} was signed")]
    Version {
        /// Signed.
        expected: u64,
        /// Found.
        found: u64,
    },
}

impl Error {
    /// What the state machine said of `file`, sorted into our words.
    pub(crate) fn rejected(file: &str, source: sigstore_tuf::Error) -> Self {
        match source {
            sigstore_tuf::Error::Expired { role, expires } => Self::Expired { role, expires },
            sigstore_tuf::Error::Rollback { role, trusted, new } => Self::Rollback { role, seen: trusted, found: new },
            sigstore_tuf::Error::ThresholdNotMet { role, found, threshold } => {
                Self::Threshold { role, found, threshold }
            }
            other => Self::Rejected { file: file.to_owned(), source: Box::new(other) },
        }
    }
}
