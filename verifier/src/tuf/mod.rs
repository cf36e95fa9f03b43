//! The TUF client workflow (specification 1.0, §5) as a driver over `sigstore-tuf`'s state machine: our transport, our
//! store, distinct public keys counted instead of key ids.

use std::fmt;

/// How bytes of a published marketplace are fetched. Implemented in `sources`; tests implement it in memory.
pub trait Transport {
    /// The bytes at `path` (relative to the marketplace's base, `/` between components), at most `cap`.
    ///
    /// # Errors
    /// [`TransportError`]; more than `cap` bytes is [`TransportError::TooLarge`], read no further.
    fn get(&self, path: &str, cap: u64) -> Result<Vec<u8>, TransportError>;

    /// Where it fetches from, for messages.
    fn describe(&self) -> String;
}

/// Why bytes did not come.
#[derive(Debug, thiserror::Error)]
pub enum TransportError {
    /// 404, and nothing else: only this means "there is none".
    #[error("{0}: not there (404)")]
    NotFound(String),
    /// More bytes than were asked for.
    #[error("{path}: more than {cap} bytes")]
    TooLarge {
        /// Which file.
        path: String,
        /// The cap in bytes.
        cap: u64,
    },
    /// No answer, a broken answer, too slow.
    #[error("{path}: {why}")]
    Unreachable {
        /// Which file or address.
        path: String,
        /// What happened.
        why: String,
    },
    /// The address is not one that this client talks to (plain http, a redirect elsewhere).
    #[error("{path}: {why}")]
    Forbidden {
        /// Which address.
        path: String,
        /// The rule.
        why: String,
    },
}

/// What a client remembers of one marketplace between runs. Fails closed: what cannot be written is not trusted.
pub trait State: fmt::Debug {
    /// The stored bytes under `name` (such as `root.json`), or nothing.
    ///
    /// # Errors
    /// [`StateError`].
    fn load(&self, name: &str) -> Result<Option<Vec<u8>>, StateError>;

    /// Replaces the bytes under `name`, durably.
    ///
    /// # Errors
    /// [`StateError`].
    fn save(&mut self, name: &str, bytes: &[u8]) -> Result<(), StateError>;

    /// Removes what is under `name`, if anything.
    ///
    /// # Errors
    /// [`StateError`].
    fn remove(&mut self, name: &str) -> Result<(), StateError>;
}

/// The memory failed.
#[derive(Debug, thiserror::Error)]
#[error("the client's state {name}: {why}")]
pub struct StateError {
    /// Which part.
    pub name: String,
    /// Why.
    pub why: String,
}
