//! Writes a file whole or not at all, and lets one process at a time do it.
//!
//! Temporary name in the same folder, write, fsync, rename, fsync the folder: after a crash the old or the new state
//! stands, nothing between. No code here is for tests: crashes and full disks are tested from outside, by killing the
//! process at each of its system calls, or by failing them (see `tests/`).

mod error;
mod folder;
mod lock;
mod temporary;

use std::ffi::OsStr;
use std::io::Write as _;
use std::os::fd::OwnedFd;
use std::path::Path;

pub use error::{LockError, WriteError};
pub use folder::{chmod_dir, create_dir, exchange, remove_tree, rename, seal, sync_dir, sync_tree, unseal};
pub use lock::Lock;
pub use temporary::sweep;

use folder::Place;
use temporary::Temporary;

/// Replaces `path` by a file with `bytes` and exactly the permission bits `mode`.
///
/// A target that is a symbolic link is refused, neither followed nor replaced: it is somebody's arrangement, and what it
/// points at cannot be replaced in one step. Folders on the way are taken as the caller names them.
///
/// # Errors
/// [`WriteError`]; the old file, or none, stands. Only when syncing the *folder* fails may the new file stand already.
pub fn write(path: &Path, bytes: &[u8], mode: u32) -> Result<(), WriteError> {
    replace(&Place::of(path)?, bytes, mode)
}

/// As [`write()`], to `name` in a folder that the caller has opened and judged; `shown` is what errors call it.
///
/// # Errors
/// As [`write()`].
pub fn write_in(folder: OwnedFd, name: &OsStr, shown: &Path, bytes: &[u8], mode: u32) -> Result<(), WriteError> {
    replace(&Place { path: shown.to_owned(), folder, name: name.to_owned() }, bytes, mode)
}

/// Replaces `path` as [`write()`] does, by a file with what `fill` writes.
///
/// # Errors
/// [`WriteError`] as its own error type, or the error of `fill`; the old file, or none, stands.
pub fn write_with<E: From<WriteError>>(
    path: &Path,
    mode: u32,
    fill: impl FnOnce(&mut std::fs::File) -> Result<(), E>,
) -> Result<(), E> {
    fill_in(&Place::of(path)?, mode, fill)
}

fn replace(place: &Place, bytes: &[u8], mode: u32) -> Result<(), WriteError> {
    fill_in(place, mode, |file| file.write_all(bytes).map_err(|e| WriteError::failed(&place.path, "writing", e)))
}

fn fill_in<E: From<WriteError>>(
    place: &Place,
    mode: u32,
    fill: impl FnOnce(&mut std::fs::File) -> Result<(), E>,
) -> Result<(), E> {
    place.refuse_links_and_folders()?;
    let mut temporary = Temporary::create(place, mode)?;
    fill(&mut temporary.file)?;
    temporary.file.sync_all().map_err(|e| WriteError::failed(&place.path, "syncing", e))?;
    temporary.become_the_target()?;
    Ok(place.sync()?)
}

/// Creates `path` with exactly the permission bits `mode` and the bytes that `fill` writes; one that exists is refused.
/// Not durable yet: for the files of a folder that [`sync_tree`] makes durable as a whole before it gets its name.
///
/// # Errors
/// [`WriteError`] as its own error type, or the error of `fill`; a file that could not be filled is removed.
pub fn create_with<E: From<WriteError>>(
    path: &Path,
    mode: u32,
    fill: impl FnOnce(&mut std::fs::File) -> Result<(), E>,
) -> Result<(), E> {
    let place = Place::of(path)?;
    let mut file = place.create_exclusive(mode)?;
    let filled = fill(&mut file);
    if filled.is_err() {
        // The error that counts is the first one; a file left behind lies in a folder that is never used.
        let _unlinked = place.unlink();
    }
    filled
}

/// Removes the file (or the symbolic link itself) at `path`, durably; that there is none is no error.
///
/// # Errors
/// [`WriteError`].
pub fn remove_file(path: &Path) -> Result<(), WriteError> {
    let place = Place::of(path)?;
    match place.unlink() {
        Ok(()) => place.sync(),
        Err(rustix::io::Errno::NOENT) => Ok(()),
        Err(e) => Err(WriteError::failed(path, "removing", e.into())),
    }
}
