//! Folders: made, renamed and removed durably, through open handles, without following a link.

use std::ffi::{CStr, CString, OsString};
use std::fs::{File, Permissions};
use std::io;
use std::os::fd::{AsFd, OwnedFd};
use std::os::unix::ffi::OsStrExt as _;
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};

use rustix::fs::{
    AtFlags, CWD, Dir, FileType, Mode, OFlags, RenameFlags, chmodat, fchmod, fstat, fsync, mkdirat, openat, renameat,
    renameat_with, statat, unlinkat,
};
use rustix::io::Errno;

use crate::error::WriteError;

const FOLDER: OFlags = OFlags::RDONLY.union(OFlags::DIRECTORY).union(OFlags::CLOEXEC);
/// Deeper than any tree that is accepted (32) or any state that is kept; a bound on open handles, not on plugins.
const DEPTH: usize = 256;

/// A name in an open folder: every step of one write happens in the same folder, even if its path changes meanwhile.
pub(crate) struct Place {
    pub(crate) path: PathBuf,
    pub(crate) folder: OwnedFd,
    pub(crate) name: OsString,
}

impl Place {
    pub(crate) fn of(path: &Path) -> Result<Self, WriteError> {
        let Some(name) = path.file_name() else {
            return Err(WriteError::WrongKind { path: path.to_owned(), expected: "a path that ends in a name" });
        };
        let folder = openat(CWD, parent(path), FOLDER, Mode::empty())
            .map_err(|e| WriteError::failed(path, "opening its folder", e.into()))?;
        Ok(Self { path: path.to_owned(), folder, name: name.to_owned() })
    }

    pub(crate) fn refuse_links_and_folders(&self) -> Result<(), WriteError> {
        match statat(&self.folder, &self.name, AtFlags::SYMLINK_NOFOLLOW) {
            Err(Errno::NOENT) => Ok(()),
            Err(e) => Err(WriteError::failed(&self.path, "looking", e.into())),
            Ok(stat) => match FileType::from_raw_mode(stat.st_mode) {
                FileType::RegularFile => Ok(()),
                FileType::Symlink => Err(WriteError::Link { path: self.path.clone() }),
                _ => Err(WriteError::WrongKind { path: self.path.clone(), expected: "a file" }),
            },
        }
    }

    pub(crate) fn create_exclusive(&self, mode: u32) -> Result<File, WriteError> {
        let failed = |e: io::Error| WriteError::failed(&self.path, "creating", e);
        let flags = OFlags::WRONLY | OFlags::CREATE | OFlags::EXCL | OFlags::NOFOLLOW | OFlags::CLOEXEC;
        let fd = openat(&self.folder, &self.name, flags, Mode::RUSR | Mode::WUSR).map_err(|e| failed(e.into()))?;
        let file = File::from(fd);
        file.set_permissions(Permissions::from_mode(mode)).map_err(failed)?;
        Ok(file)
    }

    /// Opens the folder that has this name.
    fn enter(&self) -> Result<OwnedFd, WriteError> {
        let failed = |e: io::Error| WriteError::failed(&self.path, "opening", e);
        let name = CString::new(self.name.as_bytes()).map_err(|e| failed(e.into()))?;
        enter(&self.folder, &name).map_err(|e| match e {
            Errno::LOOP => WriteError::Link { path: self.path.clone() },
            Errno::NOTDIR => WriteError::WrongKind { path: self.path.clone(), expected: "a folder" },
            e => failed(e.into()),
        })
    }

    pub(crate) fn unlink(&self) -> Result<(), Errno> {
        unlinkat(&self.folder, &self.name, AtFlags::empty())
    }

    pub(crate) fn sync(&self) -> Result<(), WriteError> {
        fsync(&self.folder).map_err(|e| WriteError::failed(&self.path, "syncing its folder", e.into()))
    }
}

fn parent(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if folder.as_os_str().is_empty() => Path::new("."),
        Some(folder) => folder,
        None => path,
    }
}

/// Makes a folder and its missing parents with exactly the permission bits `mode`, and syncs the parents that gained an
/// entry. Folders that exist keep their mode.
///
/// # Errors
/// [`WriteError`].
pub fn create_dir(path: &Path, mode: u32) -> Result<(), WriteError> {
    let mut missing = Vec::new();
    let mut at = path;
    while !at.as_os_str().is_empty() {
        match std::fs::metadata(at) {
            Ok(found) if found.is_dir() => break,
            Ok(_) => return Err(WriteError::WrongKind { path: at.to_owned(), expected: "a folder" }),
            Err(e) if e.kind() == io::ErrorKind::NotFound => missing.push(at),
            Err(e) => return Err(WriteError::failed(at, "looking", e)),
        }
        let Some(above) = at.parent() else { break };
        at = above;
    }
    for folder in missing.into_iter().rev() {
        let place = Place::of(folder)?;
        let failed = |e: io::Error| WriteError::failed(folder, "making the folder", e);
        match mkdirat(&place.folder, &place.name, Mode::RWXU) {
            Ok(()) => {
                let made = openat(&place.folder, &place.name, FOLDER | OFlags::NOFOLLOW, Mode::empty());
                let made = File::from(made.map_err(|e| failed(e.into()))?);
                made.set_permissions(Permissions::from_mode(mode)).map_err(failed)?;
                place.sync()?;
            }
            // Another process was faster.
            Err(Errno::EXIST) if std::fs::metadata(folder).is_ok_and(|m| m.is_dir()) => {}
            Err(e) => return Err(failed(e.into())),
        }
    }
    Ok(())
}

/// Makes the entries of a folder durable.
///
/// # Errors
/// [`WriteError`].
pub fn sync_dir(path: &Path) -> Result<(), WriteError> {
    openat(CWD, path, FOLDER, Mode::empty())
        .and_then(fsync)
        .map_err(|e| WriteError::failed(path, "syncing the folder", e.into()))
}

/// Makes everything below a folder durable, files and entries. Nothing else may be writing there.
///
/// On Linux by one `syncfs` of its file system: a tree has thousands of files, and an fsync of each waits for the disk
/// each time. Elsewhere by an fsync of each.
///
/// # Errors
/// [`WriteError`].
pub fn sync_tree(path: &Path) -> Result<(), WriteError> {
    let folder = openat(CWD, path, FOLDER | OFlags::NOFOLLOW, Mode::empty());
    folder.and_then(sync_below).map_err(|e| WriteError::failed(path, "syncing everything in it", e.into()))
}

#[cfg(target_os = "linux")]
fn sync_below(folder: OwnedFd) -> Result<(), Errno> {
    rustix::fs::syncfs(&folder)
}

#[cfg(not(target_os = "linux"))]
fn sync_below(folder: OwnedFd) -> Result<(), Errno> {
    for entry in Dir::read_from(&folder)? {
        let entry = entry?;
        let name = entry.file_name();
        if is_dots(name) || is_link(&folder, name)? {
            continue;
        }
        if is_folder(&folder, name)? {
            sync_below(enter(&folder, name)?)?;
        } else {
            fsync(openat(&folder, name, OFlags::RDONLY | OFlags::NOFOLLOW | OFlags::CLOEXEC, Mode::empty())?)?;
        }
    }
    fsync(folder)
}

/// Gives one folder, not through a link, exactly the permission bits `mode`.
///
/// # Errors
/// [`WriteError`].
pub fn chmod_dir(path: &Path, mode: u32) -> Result<(), WriteError> {
    let place = Place::of(path)?;
    let folder = File::from(place.enter()?);
    folder
        .set_permissions(Permissions::from_mode(mode))
        .and_then(|()| folder.sync_all())
        .map_err(|e| WriteError::failed(path, "changing its mode", e))
}

/// Renames `from` to `to` on the same file system and syncs both parents. A folder replaces only an empty folder.
///
/// # Errors
/// [`WriteError`], naming `to`; only when syncing fails may the rename have happened.
pub fn rename(from: &Path, to: &Path) -> Result<(), WriteError> {
    let (source, target) = (Place::of(from)?, Place::of(to)?);
    renameat(&source.folder, &source.name, &target.folder, &target.name)
        .map_err(|e| WriteError::failed(to, "renaming", e.into()))?;
    target.sync()?;
    source.sync()
}

/// Lets `one` and `other`, both there and on one file system, change their names in one step, and syncs both parents: at no
/// moment is either name without its folder.
///
/// # Errors
/// [`WriteError`], naming `other`; only when syncing fails may they have changed. Not every file system can do it.
pub fn exchange(one: &Path, other: &Path) -> Result<(), WriteError> {
    let (source, target) = (Place::of(one)?, Place::of(other)?);
    renameat_with(&source.folder, &source.name, &target.folder, &target.name, RenameFlags::EXCHANGE)
        .map_err(|e| WriteError::failed(other, "exchanging", e.into()))?;
    target.sync()?;
    source.sync()
}

/// Removes a folder with everything in it, durably. Links in it are removed, never followed; read-only folders are made
/// writable first. What is no folder is refused; that there is nothing is no error.
///
/// # Errors
/// [`WriteError`]; part of it may be gone.
pub fn remove_tree(path: &Path) -> Result<(), WriteError> {
    let place = Place::of(path)?;
    let failed = |e: Errno| WriteError::failed(path, "removing", e.into());
    match place.enter() {
        Ok(folder) => empty(folder, DEPTH).map_err(failed)?,
        Err(WriteError::Failed { source, .. }) if source.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(e) => return Err(e),
    }
    unlinkat(&place.folder, &place.name, AtFlags::REMOVEDIR).map_err(failed)?;
    place.sync()
}

/// Takes the owner's and everyone's permission to write away from `path`, a folder, and every folder below it; files
/// keep the mode that they were written with.
///
/// # Errors
/// [`WriteError`].
pub fn seal(path: &Path) -> Result<(), WriteError> {
    switch(path, |mode| mode - (Mode::WUSR | Mode::WGRP | Mode::WOTH))
}

/// Gives the owner the permission to write to `path`, a folder, and every folder below it.
///
/// # Errors
/// [`WriteError`].
pub fn unseal(path: &Path) -> Result<(), WriteError> {
    switch(path, |mode| mode | Mode::RWXU)
}

fn switch(path: &Path, change: fn(Mode) -> Mode) -> Result<(), WriteError> {
    let place = Place::of(path)?;
    switch_below(&place.enter()?, change, DEPTH).map_err(|e| WriteError::failed(path, "changing modes", e.into()))
}

fn switch_below(folder: &OwnedFd, change: fn(Mode) -> Mode, depth: usize) -> Result<(), Errno> {
    let deeper = depth.checked_sub(1).ok_or(Errno::NAMETOOLONG)?;
    for entry in Dir::read_from(folder)? {
        let entry = entry?;
        if !is_dots(entry.file_name()) && is_folder(folder, entry.file_name())? {
            switch_below(&enter(folder, entry.file_name())?, change, deeper)?;
        }
    }
    fchmod(folder, change(Mode::from_raw_mode(fstat(folder)?.st_mode)))?;
    fsync(folder)
}

/// Empties an open folder.
fn empty(folder: OwnedFd, depth: usize) -> Result<(), Errno> {
    let deeper = depth.checked_sub(1).ok_or(Errno::NAMETOOLONG)?;
    let mode = Mode::from_raw_mode(fstat(&folder)?.st_mode);
    if !mode.contains(Mode::RWXU) {
        fchmod(&folder, mode | Mode::RWXU)?;
    }
    // Collected first: what a listing says while entries vanish under it is not defined.
    let names =
        Dir::read_from(&folder)?.map(|entry| entry.map(|e| e.file_name().to_owned())).collect::<Result<Vec<_>, _>>()?;
    for name in names.iter().filter(|name| !is_dots(name)) {
        if is_folder(&folder, name)? {
            empty(enter(&folder, name)?, deeper)?;
            unlinkat(&folder, name.as_c_str(), AtFlags::REMOVEDIR)?;
        } else {
            unlinkat(&folder, name.as_c_str(), AtFlags::empty())?;
        }
    }
    Ok(())
}

/// Opens a folder in a folder, not through a link; one that its owner may not read is made readable first.
fn enter(folder: impl AsFd, name: &CStr) -> Result<OwnedFd, Errno> {
    let open = || openat(&folder, name, FOLDER | OFlags::NOFOLLOW, Mode::empty());
    match open() {
        Err(Errno::ACCESS) if is_folder(&folder, name)? => {
            chmodat(&folder, name, Mode::RWXU, AtFlags::empty())?;
            open()
        }
        // Linux says ENOTDIR for a link too when a folder was asked for.
        Err(Errno::NOTDIR) if is_link(&folder, name)? => Err(Errno::LOOP),
        other => other,
    }
}

fn is_folder(folder: impl AsFd, name: &CStr) -> Result<bool, Errno> {
    statat(folder, name, AtFlags::SYMLINK_NOFOLLOW).map(|s| FileType::from_raw_mode(s.st_mode) == FileType::Directory)
}

fn is_link(folder: impl AsFd, name: &CStr) -> Result<bool, Errno> {
    statat(folder, name, AtFlags::SYMLINK_NOFOLLOW).map(|s| FileType::from_raw_mode(s.st_mode) == FileType::Symlink)
}

fn is_dots(name: &CStr) -> bool {
    matches!(name.to_bytes(), b"." | b"..")
}
