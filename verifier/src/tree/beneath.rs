//! Opens what is below one folder and never anything else: no link is followed, at any level, however often it is asked.
//!
//! Linux does the whole path in one call (`openat2` with `RESOLVE_BENEATH`); elsewhere, and where a sandbox forbids that
//! call, each folder is opened from the one above it with `O_NOFOLLOW`. Only the top folder stays open, so wide trees do
//! not exhaust file descriptors.

use std::io;
use std::os::fd::{AsFd, OwnedFd};
use std::path::Path;

use rustix::fs::{self, CWD, Mode, OFlags};

/// For folders and files alike: `O_NONBLOCK` lets a FIFO or a device open at once, to be refused after `fstat`.
const FLAGS: OFlags =
    OFlags::RDONLY.union(OFlags::NOFOLLOW).union(OFlags::CLOEXEC).union(OFlags::NONBLOCK).union(OFlags::NOCTTY);

/// The top folder.
#[derive(Debug)]
pub struct Top(OwnedFd);

impl Top {
    /// The folder at `path`, whose own last component is not followed either, trailing slash or not.
    ///
    /// # Errors
    /// What the system says; a link is "not a directory".
    pub fn open(path: &Path) -> io::Result<Self> {
        let path = path.components().as_path();
        let path = if path.as_os_str().is_empty() { Path::new(".") } else { path };
        Ok(Self(fs::openat(CWD, path, FLAGS | OFlags::DIRECTORY, Mode::empty())?))
    }

    /// The folder at `path`; the top itself when it is empty.
    ///
    /// # Errors
    /// What the system says.
    pub fn folder(&self, path: &[u8]) -> io::Result<OwnedFd> {
        let path = if path.is_empty() { b".".as_slice() } else { path };
        self.descend(path, FLAGS | OFlags::DIRECTORY)
    }

    /// Whatever is at `path`, which is not a link.
    ///
    /// # Errors
    /// What the system says; a link anywhere on the way is a loop.
    pub fn file(&self, path: &[u8]) -> io::Result<OwnedFd> {
        self.descend(path, FLAGS)
    }

    fn descend(&self, path: &[u8], flags: OFlags) -> io::Result<OwnedFd> {
        match self.at_once(path, flags) {
            Some(answer) => answer,
            None => self.step_by_step(path, flags),
        }
    }

    /// `None` where the system cannot do it.
    #[cfg(target_os = "linux")]
    fn at_once(&self, path: &[u8], flags: OFlags) -> Option<io::Result<OwnedFd>> {
        use fs::ResolveFlags;
        use rustix::io::Errno;
        let resolve = ResolveFlags::BENEATH | ResolveFlags::NO_SYMLINKS | ResolveFlags::NO_MAGICLINKS;
        match fs::openat2(&self.0, path, flags, Mode::empty(), resolve) {
            // Old kernels, system call filters, and a rename in mid-path.
            Err(Errno::NOSYS | Errno::PERM | Errno::AGAIN) => None,
            answer => Some(answer.map_err(io::Error::from)),
        }
    }

    #[cfg(not(target_os = "linux"))]
    fn at_once(&self, _: &[u8], _: OFlags) -> Option<io::Result<OwnedFd>> {
        None
    }

    fn step_by_step(&self, path: &[u8], flags: OFlags) -> io::Result<OwnedFd> {
        let mut folder: Option<OwnedFd> = None;
        let mut rest = path;
        while let Some(slash) = rest.iter().position(|byte| *byte == b'/') {
            let (name, below) = rest.split_at(slash);
            let above = folder.as_ref().map_or(self.0.as_fd(), AsFd::as_fd);
            folder = Some(fs::openat(above, name, FLAGS | OFlags::DIRECTORY, Mode::empty())?);
            rest = below.get(1..).unwrap_or_default();
        }
        let above = folder.as_ref().map_or(self.0.as_fd(), AsFd::as_fd);
        Ok(fs::openat(above, rest, flags, Mode::empty())?)
    }
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;
    use std::os::unix::fs::symlink;

    use super::*;

    fn text(fd: io::Result<OwnedFd>) -> io::Result<String> {
        let mut text = String::new();
        std::fs::File::from(fd?).read_to_string(&mut text)?;
        Ok(text)
    }

    #[test]
    fn no_link_is_followed_at_any_level_by_either_way() {
        let temp = tempfile::tempdir().unwrap();
        std::fs::create_dir_all(temp.path().join("tree/a/b")).unwrap();
        std::fs::write(temp.path().join("tree/a/b/file"), "inside").unwrap();
        std::fs::write(temp.path().join("outside"), "outside").unwrap();
        symlink("a", temp.path().join("tree/folder-link")).unwrap();
        symlink("../../../outside", temp.path().join("tree/a/b/link")).unwrap();
        let top = Top::open(&temp.path().join("tree")).unwrap();
        assert_eq!(text(top.at_once(b"a/b/file", FLAGS).unwrap()).unwrap(), "inside");
        assert_eq!(text(top.step_by_step(b"a/b/file", FLAGS)).unwrap(), "inside");
        for path in ["folder-link/b/file", "a/b/link"] {
            assert!(top.at_once(path.as_bytes(), FLAGS).unwrap().is_err(), "{path}");
            assert!(top.step_by_step(path.as_bytes(), FLAGS).is_err(), "{path}");
        }
        assert!(top.file(b"../outside").is_err());
        assert!(top.file(temp.path().join("outside").as_os_str().as_encoded_bytes()).is_err());
    }

    #[test]
    fn the_top_is_not_followed_even_with_a_slash_at_its_end() {
        let temp = tempfile::tempdir().unwrap();
        std::fs::create_dir(temp.path().join("real")).unwrap();
        symlink("real", temp.path().join("link")).unwrap();
        for name in ["link", "link/", "link/.", "link//"] {
            assert!(Top::open(&temp.path().join(name)).is_err(), "{name}");
        }
        assert!(Top::open(&temp.path().join("real/")).is_ok());
    }
}
