//! One process at a time: an advisory lock on a file (`flock`), which the end of the process releases however it ends.

use std::fs::File;
use std::path::Path;
use std::time::{Duration, Instant};

use rustix::fs::{CWD, FileType, FlockOperation, Mode, OFlags, flock, fstat, openat, stat};
use rustix::io::Errno;

use crate::error::LockError;

/// How often a held lock is tried again: short enough not to be felt, long enough to cost nothing.
const PAUSE: Duration = Duration::from_millis(20);

/// A lock, released on drop and by the end of the process.
#[derive(Debug)]
pub struct Lock {
    _file: File,
}

impl Lock {
    /// Waits at most `wait` for the only lock on `path`, which is created with mode 0600 if missing.
    ///
    /// # Errors
    /// [`LockError`].
    pub fn exclusive(path: &Path, wait: Duration) -> Result<Self, LockError> {
        Self::obtain(path, wait, FlockOperation::NonBlockingLockExclusive, OFlags::RDWR | OFlags::CREATE)
    }

    /// Waits at most `wait` for a lock that readers share and [`Lock::exclusive`] excludes. A lock file that exists is
    /// only read, so a reader needs no permission to write.
    ///
    /// # Errors
    /// [`LockError`].
    pub fn shared(path: &Path, wait: Duration) -> Result<Self, LockError> {
        let exists = path.symlink_metadata().is_ok();
        let how = if exists { OFlags::RDONLY } else { OFlags::RDWR | OFlags::CREATE };
        Self::obtain(path, wait, FlockOperation::NonBlockingLockShared, how)
    }

    fn obtain(path: &Path, wait: Duration, operation: FlockOperation, how: OFlags) -> Result<Self, LockError> {
        let unavailable = |e: Errno| LockError::Unavailable { path: path.to_owned(), source: e.into() };
        let began = Instant::now();
        loop {
            let file = open(path, how).map_err(unavailable)?;
            match flock(&file, operation) {
                Ok(()) if stands_at(&file, path) => return Ok(Self { _file: file }),
                // The file was replaced between opening and locking: a lock on it would exclude nobody.
                Ok(()) | Err(Errno::INTR) => {}
                Err(Errno::WOULDBLOCK) if began.elapsed() >= wait => {
                    return Err(LockError::Held { path: path.to_owned(), waited: began.elapsed() });
                }
                Err(Errno::WOULDBLOCK) => std::thread::sleep(PAUSE.min(wait)),
                Err(e) => return Err(unavailable(e)),
            }
        }
    }
}

fn open(path: &Path, how: OFlags) -> Result<File, Errno> {
    // NONBLOCK so that a FIFO put here does not hang the process before it is refused.
    let flags = how | OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::CLOEXEC;
    let file = openat(CWD, path, flags, Mode::RUSR | Mode::WUSR)?;
    match FileType::from_raw_mode(fstat(&file)?.st_mode) {
        FileType::RegularFile => Ok(file.into()),
        _ => Err(Errno::INVAL),
    }
}

fn stands_at(file: &File, path: &Path) -> bool {
    match (fstat(file), stat(path)) {
        (Ok(held), Ok(named)) => (held.st_dev, held.st_ino) == (named.st_dev, named.st_ino),
        _ => false,
    }
}
