//! How bytes of a published marketplace come: one small interface, and where metadata and targets lie behind it.

/// How bytes of a published marketplace are fetched. Implemented in `sources`; tests implement it in memory.
pub trait Transport {
    /// The bytes at `path` (relative to the marketplace's base, `/` between components), at most `cap`. The path is
    /// already percent-encoded where that is needed (see [`super::quote`]): it is appended to the base as it is.
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

/// A folder behind a transport.
#[derive(Clone, Copy)]
pub struct Place<'a> {
    transport: &'a dyn Transport,
    prefix: &'a str,
}

impl std::fmt::Debug for Place<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.transport.describe(), self.prefix)
    }
}

impl<'a> Place<'a> {
    /// The folder `prefix` (empty, or ending in `/`) of `transport`.
    #[must_use]
    pub fn new(transport: &'a dyn Transport, prefix: &'a str) -> Self {
        Self { transport, prefix }
    }

    /// The bytes of `name` in this folder, never more than `cap`, whatever the transport believes.
    ///
    /// # Errors
    /// [`TransportError`].
    pub fn get(&self, name: &str, cap: u64) -> Result<Vec<u8>, TransportError> {
        let path = format!("{}{name}", self.prefix);
        let bytes = self.transport.get(&path, cap)?;
        if u64::try_from(bytes.len()).is_ok_and(|found| found <= cap) {
            Ok(bytes)
        } else {
            Err(TransportError::TooLarge { path, cap })
        }
    }
}

/// Where a repository keeps its metadata and its targets.
#[derive(Debug, Clone, Copy)]
pub struct Site<'a> {
    /// `timestamp.json`, `N.root.json` and the rest.
    pub metadata: Place<'a>,
    /// The targets.
    pub targets: Place<'a>,
}

impl<'a> Site<'a> {
    /// A published marketplace: `metadata/` and `targets/` in one folder.
    #[must_use]
    pub fn published(transport: &'a dyn Transport) -> Self {
        Self { metadata: Place::new(transport, "metadata/"), targets: Place::new(transport, "targets/") }
    }
}

/// Reaches nothing: for using what is remembered without a network.
#[derive(Debug, Clone, Copy, Default)]
pub struct Offline;

impl Transport for Offline {
    fn get(&self, path: &str, _: u64) -> Result<Vec<u8>, TransportError> {
        Err(TransportError::Unreachable { path: path.to_owned(), why: "offline, and not remembered".to_owned() })
    }
    fn describe(&self) -> String {
        "offline".to_owned()
    }
}
