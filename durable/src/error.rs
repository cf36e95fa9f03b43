//! Why a write did not happen, or a lock was not had.

use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// A write that did not happen.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum WriteError {
    /// The system refused a step.
    #[error("{}: {step}: {source}", path.display())]
    Failed {
        /// The file or folder.
        path: PathBuf,
        /// What was being done.
        step: &'static str,
        /// Why it failed.
        source: io::Error,
    },
    /// A symbolic link stands where a file or folder of ours belongs.
    #[error("{}: a symbolic link stands here; it is neither followed nor replaced", path.display())]
    Link {
        /// Where.
        path: PathBuf,
    },
    /// Something else stands where a file or folder belongs.
    #[error("{}: not {expected}", path.display())]
    WrongKind {
        /// Where.
        path: PathBuf,
        /// What belongs there: "a file", "a folder".
        expected: &'static str,
    },
}

impl WriteError {
    pub(crate) fn failed(path: &Path, step: &'static str, source: io::Error) -> Self {
        Self::Failed { path: path.to_owned(), step, source }
    }

    /// Where it failed.
    #[must_use]
    pub fn path(&self) -> &Path {
        match self {
            Self::Failed { path, .. } | Self::Link { path } | Self::WrongKind { path, .. } => path,
        }
    }

    /// Whether the disk, or the user's share of it, is full.
    #[must_use]
    pub fn is_full(&self) -> bool {
        match self {
            Self::Failed { source, .. } => matches!(
                source.kind(),
                io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::FileTooLarge
            ),
            Self::Link { .. } | Self::WrongKind { .. } => false,
        }
    }
}

/// Why a lock was not obtained.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LockError {
    /// Another process holds it.
    #[error("{}: another process holds the lock (waited {} s)", path.display(), waited.as_secs())]
    Held {
        /// The lock file.
        path: PathBuf,
        /// How long this process waited.
        waited: Duration,
    },
    /// It could not be opened, or is no plain file.
    #[error("{}: {source}", path.display())]
    Unavailable {
        /// The lock file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
}
