//! Why a request gave no answer: refused by the policy, or by the world.

use std::error::Error;
use std::io;

use crate::denied::Denied;
use crate::host::HostName;
use crate::resolve::Unresolved;

/// Why a request gave no answer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FetchError {
    /// The policy.
    #[error(transparent)]
    Denied(#[from] Denied),
    /// No answer, or a broken one.
    #[error("{host} cannot be reached: {why}")]
    Unreachable {
        /// Who.
        host: HostName,
        /// What happened.
        why: String,
    },
    /// More bytes than are read of an answer.
    #[error("the answer has more than {cap} bytes")]
    TooLarge {
        /// The cap in bytes.
        cap: u64,
    },
    /// More bytes than are sent with a request.
    #[error("the request has a body of more than {cap} bytes")]
    RequestTooLarge {
        /// The cap in bytes.
        cap: usize,
    },
    /// The time is over.
    #[error("it took too long")]
    TooSlow,
    /// TLS could not be set up on this machine.
    #[error("https cannot be spoken here: {why}")]
    SetUp {
        /// What happened.
        why: String,
    },
}

impl FetchError {
    /// A symbol for records and messages; it stays the same.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::Denied(denied) => denied.code(),
            Self::Unreachable { .. } => "unreachable",
            Self::TooLarge { .. } | Self::RequestTooLarge { .. } => "too-large",
            Self::TooSlow => "too-slow",
            Self::SetUp { .. } => "set-up",
        }
    }

    /// What an error of the wire really is; our own connector's refusals travel inside it.
    pub(crate) fn from_wire(host: &HostName, error: reqwest::Error) -> Self {
        let error = error.without_url();
        match inside::<Unresolved>(&error) {
            Some(Unresolved::Denied(denied)) => return Self::Denied(denied.clone()),
            Some(Unresolved::Failed { host, why }) => {
                return Self::Unreachable { host: host.clone(), why: why.clone() };
            }
            None => {}
        }
        if error.is_timeout() {
            return Self::TooSlow;
        }
        Self::Unreachable { host: host.clone(), why: chain(&error) }
    }

    /// What an error met while reading a body really is.
    pub(crate) fn from_io(host: &HostName, error: &io::Error) -> Self {
        if let Some(own) = inside::<Self>(error) {
            return own.clone();
        }
        let is_timeout = inside::<reqwest::Error>(error).is_some_and(reqwest::Error::is_timeout);
        if is_timeout || error.kind() == io::ErrorKind::TimedOut {
            return Self::TooSlow;
        }
        Self::Unreachable { host: host.clone(), why: chain(error) }
    }
}

impl From<Unresolved> for FetchError {
    fn from(error: Unresolved) -> Self {
        match error {
            Unresolved::Denied(denied) => Self::Denied(denied),
            Unresolved::Failed { host, why } => Self::Unreachable { host, why },
        }
    }
}

pub(super) fn set_up(error: &reqwest::Error) -> FetchError {
    FetchError::SetUp { why: chain(error) }
}

/// The `T` in an error's chain, however deep it was wrapped.
fn inside<'a, T: Error + 'static>(error: &'a (dyn Error + 'static)) -> Option<&'a T> {
    let mut next = Some(error);
    while let Some(e) = next {
        if let Some(found) = e.downcast_ref::<T>() {
            return Some(found);
        }
        let inner = e.downcast_ref::<io::Error>().and_then(io::Error::get_ref);
        next = inner.map(|inner| -> &(dyn Error + 'static) { inner }).or_else(|| e.source());
    }
    None
}

/// An error with its causes, without repeating itself.
fn chain(error: &dyn Error) -> String {
    let mut text = String::new();
    let mut next = Some(error);
    while let Some(e) = next {
        let line = e.to_string();
        if !text.ends_with(&line) {
            if !text.is_empty() {
                text.push_str(": ");
            }
            text.push_str(&line);
        }
        next = e.source();
    }
    text
}
