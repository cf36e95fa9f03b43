//! What was judged, open: read or written without being looked up again.

use std::ffi::OsStr;
use std::fs::File;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use super::error::PathDenied;
use super::walk::Walk;

/// 16 MiB: twice the longest line of the protocol, which is what a file's content travels in.
pub(super) const WRITE_BYTES: usize = 16 << 20;

/// A file that may be read.
#[derive(Debug)]
pub struct Readable {
    pub(super) file: File,
    pub(super) path: PathBuf,
}

impl Readable {
    /// Its real path, for the host to be asked about.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Its bytes, at most `cap`.
    ///
    /// # Errors
    /// [`PathDenied::TooLarge`], [`PathDenied::Failed`].
    pub fn read(self, cap: u64) -> Result<Vec<u8>, PathDenied> {
        let mut bytes = Vec::new();
        if let Err(source) = self.file.take(cap.saturating_add(1)).read_to_end(&mut bytes) {
            return Err(PathDenied::Failed { path: self.path, step: "reading", source });
        }
        if u64::try_from(bytes.len()).map_or(true, |length| length > cap) {
            return Err(PathDenied::TooLarge { path: self.path, most: cap });
        }
        Ok(bytes)
    }
}

/// A file that may be written, by its name in a folder that is open.
pub struct Writable<'a> {
    pub(super) walk: Walk<'a>,
    pub(super) missing: Vec<String>,
    pub(super) name: String,
    pub(super) path: PathBuf,
}

impl std::fmt::Debug for Writable<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Writable").field("path", &self.path).field("missing", &self.missing).finish_non_exhaustive()
    }
}

impl Writable<'_> {
    /// Its real path, for the host to be asked about.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether it would be a new file.
    #[must_use]
    pub fn is_new(&self) -> bool {
        !self.missing.is_empty() || self.walk.plain(&self.name).is_ok_and(|found| found.is_none())
    }

    /// Replaces it whole, durably, or not at all. Permissions of an existing file are kept.
    ///
    /// # Errors
    /// [`PathDenied`]: also when something else was put there since it was judged.
    pub fn write(mut self, bytes: &[u8]) -> Result<(), PathDenied> {
        if bytes.len() > WRITE_BYTES {
            let most = u64::try_from(WRITE_BYTES).unwrap_or(u64::MAX);
            return Err(PathDenied::TooLarge { path: self.path, most });
        }
        for folder in &self.missing {
            self.walk.make(folder)?;
        }
        // Set-id bits and the like do not outlive the bytes that they were given to.
        let mode = self.walk.plain(&self.name)?.map_or(0o644, |found| found.st_mode & 0o777);
        let folder = self.walk.readable_folder()?;
        Ok(durable::write_in(folder, OsStr::new(&self.name), &self.path, bytes, mode)?)
    }
}
