//! Writes a file whole or not at all, and lets one process at a time do it.
//!
//! Temporary name in the same folder, write, fsync, rename, fsync the folder: after a crash the old or the new state
//! stands, nothing between.

use std::path::{Path, PathBuf};
use std::time::Duration;

/// A write that did not happen; the old state stands.
#[derive(Debug, thiserror::Error)]
#[error("{}: {step}: {source}", path.display())]
pub struct WriteError {
    /// The file or folder.
    pub path: PathBuf,
    /// What was being done.
    pub step: &'static str,
    /// Why it failed.
    pub source: std::io::Error,
}

/// Why a lock was not obtained.
#[derive(Debug, thiserror::Error)]
pub enum LockError {
    /// Another process holds it.
    #[error("{}: another process holds the lock (waited {} s)", path.display(), waited.as_secs())]
    Held {
        /// The lock file.
        path: PathBuf,
        /// How long this process waited.
        waited: Duration,
    },
    /// It could not be opened.
    #[error("{}: {source}", path.display())]
    Unavailable {
        /// The lock file.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
}

/// Replaces `path` by a file with `bytes` and the permission bits `mode`.
///
/// # Errors
/// [`WriteError`]; the old file, or none, stands.
pub fn write(path: &Path, bytes: &[u8], mode: u32) -> Result<(), WriteError> {
    let _ = (path, bytes, mode);
    todo!()
}

/// Makes a folder and its parents with the permission bits `mode`, and syncs the parents that gained an entry.
///
/// # Errors
/// [`WriteError`].
pub fn create_dir(path: &Path, mode: u32) -> Result<(), WriteError> {
    let _ = (path, mode);
    todo!()
}

/// Makes the entries of a folder durable.
///
/// # Errors
/// [`WriteError`].
pub fn sync_dir(path: &Path) -> Result<(), WriteError> {
    let _ = path;
    todo!()
}

/// An exclusive advisory lock on a file (`flock`), released on drop and by the end of the process.
#[derive(Debug)]
pub struct Lock {
    _file: std::fs::File,
}

impl Lock {
    /// Waits at most `wait` for the lock on `path`, which is created with mode 0600 if missing.
    ///
    /// # Errors
    /// [`LockError`].
    pub fn exclusive(path: &Path, wait: Duration) -> Result<Self, LockError> {
        let _ = (path, wait);
        todo!()
    }
}
