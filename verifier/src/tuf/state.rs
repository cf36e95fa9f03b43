//! What a client remembers of one marketplace between runs: durable, locked, closed when it fails.

use std::collections::BTreeMap;
use std::fmt;
use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// What a client remembers of one marketplace between runs. Fails closed: what cannot be written is not trusted.
pub trait State: fmt::Debug + Send {
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

    /// Keeps other processes from changing this state until the result is dropped.
    ///
    /// # Errors
    /// [`StateError`], when another process does not let go in time.
    fn hold(&mut self) -> Result<Hold, StateError> {
        Ok(Hold { _lock: None })
    }
}

/// The right to change a state; given back on drop.
#[derive(Debug)]
#[must_use]
pub struct Hold {
    _lock: Option<durable::Lock>,
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

impl StateError {
    fn new(name: &str, why: impl fmt::Display) -> Self {
        Self { name: name.to_owned(), why: why.to_string() }
    }
}

/// 10 s: a refresh over a slow line takes that long; a process that holds on for longer is stuck.
const LOCK_WAIT: Duration = Duration::from_secs(10);

/// 300 MiB: above the largest target that is ever kept (an index of 256 MiB).
const STATE_BYTES: u64 = 300 << 20;

/// The lock's file; no name that is stored can be it.
const LOCK: &str = ".lock";

/// A state in one folder: a file a name, unchanged bytes, mode 0600, the folder 0700.
#[derive(Debug)]
pub struct DiskState {
    folder: PathBuf,
}

impl DiskState {
    /// A state in `folder`, which is made when something is first saved.
    #[must_use]
    pub fn new(folder: impl Into<PathBuf>) -> Self {
        Self { folder: folder.into() }
    }

    fn path(&self, name: &str) -> Result<PathBuf, StateError> {
        let safe = |part: &str| {
            !matches!(part, "" | "." | ".." | LOCK)
                && part.len() <= 255
                && part.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_' | b'.' | b'~' | b'%'))
        };
        if name.split('/').all(safe) {
            Ok(self.folder.join(name))
        } else {
            Err(StateError::new(name, "not a name that is stored"))
        }
    }
}

impl State for DiskState {
    fn load(&self, name: &str) -> Result<Option<Vec<u8>>, StateError> {
        let path = self.path(name)?;
        let file = match fs::File::open(&path) {
            Ok(file) => file,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(StateError::new(name, error)),
        };
        let mut bytes = Vec::new();
        file.take(STATE_BYTES + 1).read_to_end(&mut bytes).map_err(|error| StateError::new(name, error))?;
        if u64::try_from(bytes.len()).is_ok_and(|found| found <= STATE_BYTES) {
            Ok(Some(bytes))
        } else {
            Err(StateError::new(name, format!("it has more than {STATE_BYTES} bytes")))
        }
    }

    fn save(&mut self, name: &str, bytes: &[u8]) -> Result<(), StateError> {
        let path = self.path(name)?;
        let folder = path.parent().unwrap_or(&self.folder);
        ensure_folder(folder).map_err(|error| StateError::new(name, error))?;
        durable::write(&path, bytes, 0o600).map_err(|error| StateError::new(name, error))
    }

    fn remove(&mut self, name: &str) -> Result<(), StateError> {
        let path = self.path(name)?;
        match fs::remove_file(&path) {
            Ok(()) => {}
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
            Err(error) => return Err(StateError::new(name, error)),
        }
        let folder = path.parent().unwrap_or(&self.folder);
        durable::sync_dir(folder).map_err(|error| StateError::new(name, error))
    }

    fn hold(&mut self) -> Result<Hold, StateError> {
        ensure_folder(&self.folder).map_err(|error| StateError::new(LOCK, error))?;
        let lock = durable::Lock::exclusive(&self.folder.join(LOCK), LOCK_WAIT)
            .map_err(|error| StateError::new(LOCK, error))?;
        Ok(Hold { _lock: Some(lock) })
    }
}

fn ensure_folder(folder: &Path) -> Result<(), durable::WriteError> {
    if folder.is_dir() { Ok(()) } else { durable::create_dir(folder, 0o700) }
}

/// A state that lives as long as the process: for tests and one-off checks.
#[derive(Debug, Clone, Default)]
pub struct MemoryState {
    files: BTreeMap<String, Vec<u8>>,
}

impl MemoryState {
    /// An empty state.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }
}

impl State for MemoryState {
    fn load(&self, name: &str) -> Result<Option<Vec<u8>>, StateError> {
        Ok(self.files.get(name).cloned())
    }
    fn save(&mut self, name: &str, bytes: &[u8]) -> Result<(), StateError> {
        self.files.insert(name.to_owned(), bytes.to_vec());
        Ok(())
    }
    fn remove(&mut self, name: &str) -> Result<(), StateError> {
        self.files.remove(name);
        Ok(())
    }
}
