//! A file that lines are added to, with a cap on it and on what it leaves behind.
//!
//! Each line is one write to a file that was opened for appending, so several processes may share it; they take turns,
//! with a lock, only to rename it. Mode 0600, and never through a link.

use std::fs::File;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

use durable::{Lock, WriteError};
use rustix::fs::{CWD, FileType, Mode, OFlags, fstat, openat, stat};

/// 2 s: another process holds this lock for a few renames.
const WAIT: Duration = Duration::from_secs(2);

/// The file, `<path>`, and its older ones, `<path>.1` to `<path>.<files - 1>`.
#[derive(Debug)]
pub struct Rotated {
    path: PathBuf,
    bytes: u64,
    files: u32,
    file: File,
}

impl Rotated {
    /// Opens or begins it; its folder is made with mode 0700.
    ///
    /// # Errors
    /// [`WriteError`].
    pub fn open(path: &Path, bytes: u64, files: u32) -> Result<Self, WriteError> {
        if let Some(folder) = path.parent() {
            durable::create_dir(folder, 0o700)?;
        }
        Ok(Self { path: path.to_owned(), bytes, files, file: open(path)? })
    }

    /// Adds one line; its end is added here.
    ///
    /// # Errors
    /// [`WriteError`].
    pub fn append(&mut self, line: &[u8]) -> Result<(), WriteError> {
        let mut whole = Vec::with_capacity(line.len().saturating_add(1));
        whole.extend_from_slice(line);
        whole.push(b'\n');
        let size = self.size()?;
        let added = u64::try_from(whole.len()).unwrap_or(u64::MAX);
        if size > 0 && size.saturating_add(added) > self.bytes {
            self.rotate()?;
        }
        self.file.write_all(&whole).map_err(|source| self.failed("writing", source))
    }

    /// Makes what was added survive a loss of power.
    ///
    /// # Errors
    /// [`WriteError`].
    pub fn sync(&self) -> Result<(), WriteError> {
        self.file.sync_data().map_err(|source| self.failed("syncing", source))
    }

    /// The files there are, the oldest first.
    #[must_use]
    pub fn all(path: &Path, files: u32) -> Vec<PathBuf> {
        let older = (1..files).rev().map(|n| numbered(path, n));
        older.chain(std::iter::once(path.to_owned())).filter(|path| path.is_file()).collect()
    }

    fn size(&self) -> Result<u64, WriteError> {
        let stat = fstat(&self.file).map_err(|e| self.failed("looking", e.into()))?;
        Ok(u64::try_from(stat.st_size).unwrap_or(u64::MAX))
    }

    fn rotate(&mut self) -> Result<(), WriteError> {
        let held = Lock::exclusive(&suffixed(&self.path, "lock"), WAIT);
        let _lock = held.map_err(|e| self.failed("locking", std::io::Error::other(e)))?;
        if self.is_current() {
            (1..self.files).rev().try_for_each(|n| self.shift(n))?;
        }
        self.file = open(&self.path)?;
        Ok(())
    }

    /// The file before becomes the `n`th.
    fn shift(&self, n: u32) -> Result<(), WriteError> {
        let from = if n == 1 { self.path.clone() } else { numbered(&self.path, n - 1) };
        match std::fs::rename(&from, numbered(&self.path, n)) {
            Err(e) if e.kind() != std::io::ErrorKind::NotFound => Err(self.failed("renaming", e)),
            _ => Ok(()),
        }
    }

    /// Whether the open file is still the one at the path: another process may have renamed it.
    fn is_current(&self) -> bool {
        match (fstat(&self.file), stat(&self.path)) {
            (Ok(held), Ok(named)) => (held.st_dev, held.st_ino) == (named.st_dev, named.st_ino),
            _ => false,
        }
    }

    fn failed(&self, step: &'static str, source: std::io::Error) -> WriteError {
        WriteError::Failed { path: self.path.clone(), step, source }
    }
}

fn open(path: &Path) -> Result<File, WriteError> {
    let failed = |source: std::io::Error| WriteError::Failed { path: path.to_owned(), step: "opening", source };
    let flags =
        OFlags::WRONLY | OFlags::APPEND | OFlags::CREATE | OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::CLOEXEC;
    let fd = openat(CWD, path, flags, Mode::RUSR | Mode::WUSR).map_err(|e| match e {
        rustix::io::Errno::LOOP => WriteError::Link { path: path.to_owned() },
        e => failed(e.into()),
    })?;
    match FileType::from_raw_mode(fstat(&fd).map_err(|e| failed(e.into()))?.st_mode) {
        FileType::RegularFile => Ok(fd.into()),
        _ => Err(WriteError::WrongKind { path: path.to_owned(), expected: "a file" }),
    }
}

fn numbered(path: &Path, n: u32) -> PathBuf {
    suffixed(path, &n.to_string())
}

fn suffixed(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(suffix);
    name.into()
}
