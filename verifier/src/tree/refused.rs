//! Why a tree is refused: one variant a cause, each naming the path.

use std::io;

/// A tree that has no digest here.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Refused {
    /// A symbolic link.
    #[error("{path}: a symbolic link; a plugin's tree holds plain files only")]
    Symlink {
        /// Where.
        path: String,
    },
    /// The bytes were other bytes the second time.
    #[error("{path}: its bytes changed while they were being read")]
    Changed {
        /// Where.
        path: String,
    },
    /// The medium failed.
    #[error("{path}: {source}")]
    Io {
        /// Where.
        path: String,
        /// Why.
        source: io::Error,
    },
}
