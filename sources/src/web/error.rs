//! Why bytes did not come over a socket: one variant a cause.

use std::error::Error;
use std::io;
use std::time::Duration;

use verifier::tuf::TransportError;

use crate::fetch::SourceError;

/// Why a request gave nothing.
#[derive(Debug, Clone, thiserror::Error)]
#[non_exhaustive]
pub enum WebError {
    /// 404.
    #[error("{address}: not found (404)")]
    NotFound {
        /// Which address.
        address: String,
    },
    /// Any other status than 200.
    #[error("{address}: the server answered {status}")]
    Status {
        /// Which address.
        address: String,
        /// The status.
        status: u16,
    },
    /// More bytes than are read of it.
    #[error("{address}: more than {cap} bytes")]
    TooLarge {
        /// Which address.
        address: String,
        /// The cap in bytes.
        cap: u64,
    },
    /// An address that is not talked to.
    #[error("{address}: {why}")]
    Forbidden {
        /// Which address.
        address: String,
        /// The rule.
        why: String,
    },
    /// No answer, or a broken one.
    #[error("{address}: {why}")]
    Unreachable {
        /// Which address.
        address: String,
        /// What happened.
        why: String,
    },
    /// The server holds us.
    #[error("{address}: too slow: {received} bytes in {} s", waited.as_secs())]
    TooSlow {
        /// Which address.
        address: String,
        /// How many bytes came.
        received: u64,
        /// How long we waited for them.
        waited: Duration,
    },
    /// Somebody pressed Ctrl-C.
    #[error("interrupted")]
    Interrupted,
}

impl WebError {
    /// The error that a [`super::Body`] reported through `io::Error`, however deep decoders have wrapped it.
    pub(crate) fn inside(error: &io::Error) -> Option<&Self> {
        let mut next: Option<&(dyn Error + 'static)> = Some(error);
        while let Some(e) = next {
            if let Some(own) = e.downcast_ref::<Self>() {
                return Some(own);
            }
            let inner = e.downcast_ref::<io::Error>().and_then(io::Error::get_ref);
            next = inner.map(|inner| -> &(dyn Error + 'static) { inner }).or_else(|| e.source());
        }
        None
    }

    /// What an `io::Error` met while reading from `address` really is.
    pub(crate) fn from_io(address: &str, error: &io::Error) -> Self {
        Self::inside(error)
            .cloned()
            .unwrap_or_else(|| Self::Unreachable { address: address.to_owned(), why: error.to_string() })
    }
}

impl From<WebError> for io::Error {
    fn from(error: WebError) -> Self {
        Self::other(error)
    }
}

impl From<WebError> for SourceError {
    fn from(error: WebError) -> Self {
        match error {
            WebError::NotFound { address } => Self::NotFound(address),
            WebError::TooLarge { address, cap } => Self::TooLarge { what: address, cap },
            WebError::Forbidden { address, why } => Self::Forbidden { address, why },
            WebError::Interrupted => Self::Interrupted,
            WebError::Unreachable { address, why } => Self::Unreachable { address, why },
            WebError::Status { address, status } => {
                Self::Unreachable { address, why: format!("the server answered {status}") }
            }
            WebError::TooSlow { address, received, waited } => {
                Self::Unreachable { address, why: format!("too slow: {received} bytes in {} s", waited.as_secs()) }
            }
        }
    }
}

impl From<WebError> for TransportError {
    fn from(error: WebError) -> Self {
        match SourceError::from(error) {
            SourceError::NotFound(path) => Self::NotFound(path),
            SourceError::TooLarge { what, cap } => Self::TooLarge { path: what, cap },
            SourceError::Forbidden { address, why } => Self::Forbidden { path: address, why },
            SourceError::Unreachable { address, why } => Self::Unreachable { path: address, why },
            other => Self::Unreachable { path: String::new(), why: other.to_string() },
        }
    }
}
