//! A file under a temporary name that becomes the target or vanishes; what a crash leaves is told from what is in use.
//!
//! The writer holds a lock on its temporary file until the rename, so a temporary file that can be locked is litter.

use std::ffi::OsStr;
use std::fs::{File, Permissions};
use std::io;
use std::os::unix::ffi::OsStrExt as _;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

use rustix::fs::{AtFlags, CWD, Dir, FlockOperation, Mode, OFlags, flock, fstat, openat, renameat, unlinkat};
use rustix::io::Errno;

use crate::error::WriteError;
use crate::folder::Place;

const PREFIX: &str = ".durable-";
const SUFFIX: &str = ".tmp";
/// A sweeper may take a file between its creation and its locking; that it happens this often in a row does not occur.
const ATTEMPTS: u32 = 16;

/// A file under a temporary name, gone when dropped.
pub(crate) struct Temporary<'a> {
    pub(crate) file: File,
    place: &'a Place,
    name: String,
    renamed: bool,
}

impl<'a> Temporary<'a> {
    /// Creates one beside the target; its mode is set before it holds a byte.
    pub(crate) fn create(place: &'a Place, mode: u32) -> Result<Self, WriteError> {
        let failed = |e: io::Error| WriteError::failed(&place.path, "creating a temporary file", e);
        for _ in 0..ATTEMPTS {
            let name = fresh_name().map_err(failed)?;
            let flags = OFlags::WRONLY | OFlags::CREATE | OFlags::EXCL | OFlags::NOFOLLOW | OFlags::CLOEXEC;
            let fd = match openat(&place.folder, name.as_str(), flags, Mode::RUSR | Mode::WUSR) {
                Ok(fd) => fd,
                Err(Errno::EXIST) => continue,
                Err(e) => return Err(failed(e.into())),
            };
            let this = Self { file: fd.into(), place, name, renamed: false };
            flock(&this.file, FlockOperation::NonBlockingLockExclusive).map_err(|e| failed(e.into()))?;
            this.file.set_permissions(Permissions::from_mode(mode)).map_err(failed)?;
            if fstat(&this.file).map_err(|e| failed(e.into()))?.st_nlink > 0 {
                return Ok(this);
            }
        }
        Err(failed(Errno::AGAIN.into()))
    }

    /// Takes the target's name.
    pub(crate) fn become_the_target(mut self) -> Result<(), WriteError> {
        renameat(&self.place.folder, self.name.as_str(), &self.place.folder, &self.place.name)
            .map_err(|e| WriteError::failed(&self.place.path, "renaming", e.into()))?;
        self.renamed = true;
        Ok(())
    }
}

impl Drop for Temporary<'_> {
    fn drop(&mut self) {
        if !self.renamed {
            // What cannot be removed now is swept later.
            let _unlinked = unlinkat(&self.place.folder, self.name.as_str(), AtFlags::empty());
        }
    }
}

fn fresh_name() -> io::Result<String> {
    let mut random = [0_u8; 16];
    getrandom::fill(&mut random).map_err(io::Error::other)?;
    Ok(format!("{PREFIX}{:032x}{SUFFIX}", u128::from_ne_bytes(random)))
}

fn is_temporary(name: &[u8]) -> bool {
    name.strip_prefix(PREFIX.as_bytes())
        .and_then(|rest| rest.strip_suffix(SUFFIX.as_bytes()))
        .is_some_and(|middle| middle.len() == 32 && middle.iter().all(u8::is_ascii_hexdigit))
}

/// Removes the temporary files that crashed writers left in `folder`, and no others; how many. A missing folder has none.
///
/// # Errors
/// [`WriteError`] when the folder cannot be read.
pub fn sweep(folder: &Path) -> Result<usize, WriteError> {
    let failed = |e: Errno| WriteError::failed(folder, "sweeping", e.into());
    let fd = match openat(CWD, folder, OFlags::RDONLY | OFlags::DIRECTORY | OFlags::CLOEXEC, Mode::empty()) {
        Ok(fd) => fd,
        Err(Errno::NOENT) => return Ok(0),
        Err(e) => return Err(failed(e)),
    };
    let mut swept = 0;
    for entry in Dir::read_from(&fd).map_err(failed)? {
        let entry = entry.map_err(failed)?;
        let name = entry.file_name();
        if !is_temporary(name.to_bytes()) {
            continue;
        }
        let flags = OFlags::RDONLY | OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::CLOEXEC;
        // Write-only modes cannot be opened for reading; such a file is ours all the same, but stays.
        let Ok(file) = openat(&fd, name, flags, Mode::empty()) else { continue };
        if flock(&file, FlockOperation::NonBlockingLockExclusive).is_ok()
            && unlinkat(&fd, OsStr::from_bytes(name.to_bytes()), AtFlags::empty()).is_ok()
        {
            swept += 1;
        }
    }
    Ok(swept)
}
