//! Where nothing stands and nothing may be made, an empty folder stands while a command runs; the last command takes it away.

use std::io;
use std::os::fd::OwnedFd;
use std::os::unix::fs::{DirBuilderExt as _, MetadataExt as _};
use std::path::{Path, PathBuf};

use rustix::fs::{FlockOperation, Mode, OFlags, flock, fstat, open};

/// The mode by which such a folder is known as ours; people do not make folders that they cannot write to.
const OURS: u32 = 0o500;
/// How often somebody else may take the folder away between making and holding it.
const TRIES: u32 = 16;

/// A folder that holds a place; shared with every other command that holds the same.
#[derive(Debug)]
pub(super) struct Mark {
    path: PathBuf,
    held: OwnedFd,
}

impl Mark {
    /// Makes the folder, or joins those who hold it.
    pub(super) fn hold(path: &Path) -> io::Result<Self> {
        for _ in 0..TRIES {
            match std::fs::DirBuilder::new().mode(OURS).create(path) {
                Err(e) if e.kind() != io::ErrorKind::AlreadyExists => return Err(e),
                Ok(()) | Err(_) => {}
            }
            let Ok(held) = open(path, OFlags::DIRECTORY | OFlags::NOFOLLOW | OFlags::CLOEXEC, Mode::empty()) else {
                continue;
            };
            flock(&held, FlockOperation::LockShared)?;
            let (mine, now) = (fstat(&held)?, std::fs::symlink_metadata(path));
            if now.is_ok_and(|now| now.ino() == mine.st_ino && now.dev() == mine.st_dev) {
                return Ok(Self { path: path.to_owned(), held });
            }
        }
        Err(io::ErrorKind::ResourceBusy.into())
    }
}

impl Drop for Mark {
    fn drop(&mut self) {
        // Taken away by the last who holds it: a mount point that is removed loses its mounts in every sandbox.
        let is_last = flock(&self.held, FlockOperation::NonBlockingLockExclusive).is_ok();
        let is_ours = std::fs::symlink_metadata(&self.path).is_ok_and(|meta| meta.mode() & 0o7777 == OURS);
        if is_last && is_ours {
            // not empty: somebody on the machine has put something there meanwhile, and it is theirs
            drop(std::fs::remove_dir(&self.path));
        }
    }
}

/// Whether a folder of ours stands there.
pub(super) fn stands(path: &Path) -> bool {
    std::fs::symlink_metadata(path).is_ok_and(|meta| meta.is_dir() && meta.mode() & 0o7777 == OURS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_who_holds_a_place_clears_it() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join(".git");
        let (one, two) = (Mark::hold(&place).unwrap(), Mark::hold(&place).unwrap());
        drop(one);
        assert!(place.is_dir());
        drop(two);
        assert!(!place.exists());
    }

    #[test]
    fn a_folder_of_somebody_else_stays() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join(".git");
        std::fs::create_dir(&place).unwrap();
        drop(Mark::hold(&place).unwrap());
        assert!(place.is_dir());
    }
}
