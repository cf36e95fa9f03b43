//! A tree from a directory: walked from its own descriptor, no link followed, each file opened once for hashing.
//!
//! A directory may change under the walk. Whatever is then no longer what was listed is refused, and the digest is always
//! that of the bytes that were read.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;
use std::sync::Arc;

use bytes::Bytes;
use rayon::prelude::*;
use rustix::fs::{self, AtFlags, Dir, FileType, Mode, RawMode};
use rustix::io::Errno;

use super::beneath::Top;
use super::memory::Memory;
use super::refused::{Moved, shown};
use super::{Contents, Kind, Limits, Listed, Refused, Tree, listing, name};

/// Hashes the directory at `path`, which is not a link. The top-level `.git` and empty folders are skipped, as git does.
///
/// # Errors
/// [`Refused`].
pub fn open(path: &Path, limits: &Limits, progress: &(dyn Fn(u64) + Sync)) -> Result<Tree, Refused> {
    Directory::walk(path, None, limits)?.hash(limits, progress)
}

/// As [`open`], without one top-level entry: the installed store keeps a plugin's own `state` there.
///
/// # Errors
/// [`Refused`].
pub fn open_without(
    path: &Path,
    skip: &str,
    limits: &Limits,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Tree, Refused> {
    Directory::walk(path, Some(skip), limits)?.hash(limits, progress)
}

/// As [`open`], with every byte read once and kept in memory: what [`Tree::held`], [`Tree::read`] and [`Tree::copy`] give
/// later is what was hashed, whatever the disk says by then.
///
/// # Errors
/// [`Refused`].
pub fn load(path: &Path, limits: &Limits) -> Result<Tree, Refused> {
    Directory::walk(path, None, limits)?.load(limits)
}

/// As [`load`], without one top-level entry, as [`open_without`].
///
/// # Errors
/// [`Refused`].
pub fn load_without(path: &Path, skip: &str, limits: &Limits) -> Result<Tree, Refused> {
    Directory::walk(path, Some(skip), limits)?.load(limits)
}

/// A directory as it was listed.
struct Directory {
    top: Top,
    listing: Vec<Listed>,
}

impl Directory {
    /// Lists everything below `path`. Folders wait by path, not by descriptor.
    fn walk(path: &Path, skip: Option<&str>, limits: &Limits) -> Result<Self, Refused> {
        let top = Top::open(path).map_err(|source| {
            let shown = shown(path.as_os_str().as_encoded_bytes());
            // "Not a directory" is what the system says of a link here.
            let is_link = path.components().as_path().symlink_metadata().is_ok_and(|found| found.is_symlink());
            if is_link { Refused::Symlink { path: shown } } else { Refused::Io { path: shown, source } }
        })?;
        let mut walk = Walk { top: &top, skip, limits, listing: Vec::new(), waiting: vec![Vec::new()], folders: 0 };
        while let Some(folder) = walk.waiting.pop() {
            walk.folder(&folder)?;
        }
        let listing = walk.listing;
        Ok(Self { top, listing })
    }

    fn hash(self, limits: &Limits, progress: &(dyn Fn(u64) + Sync)) -> Result<Tree, Refused> {
        let files = listing::check(&self.listing, limits)?;
        Tree::hash_checked(files, Arc::new(self), progress)
    }

    fn load(self, limits: &Limits) -> Result<Tree, Refused> {
        let mut files = listing::check(&self.listing, limits)?;
        let bytes: Vec<Bytes> = files.par_iter().map(|file| self.read(file.at)).collect::<Result<_, _>>()?;
        for (at, file) in files.iter_mut().enumerate() {
            file.at = at;
        }
        Tree::hash_checked(files, Arc::new(Memory(bytes)), &|_| ())
    }

    /// The bytes of file `at`, as many as were listed.
    fn read(&self, at: usize) -> Result<Bytes, Refused> {
        let listed = self.listing.get(at);
        let size = listed.map_or(0, |listed| listed.size);
        let mut bytes = Vec::with_capacity(usize::try_from(size).unwrap_or_default().saturating_add(1));
        let read = self.open(at).and_then(|from| from.take(size.saturating_add(1)).read_to_end(&mut bytes));
        read.map_err(|error| Refused::io(listed.map_or(b"", |listed| &listed.path), error))?;
        Ok(bytes.into())
    }
}

impl Contents for Directory {
    fn open(&self, at: usize) -> io::Result<Box<dyn Read + Send + '_>> {
        let listed = self.listing.get(at).ok_or(io::ErrorKind::NotFound)?;
        let file = self.top.file(&listed.path).map_err(moved)?;
        let (kind, size) = kind_and_size(&fs::fstat(&file)?);
        if kind != Some(listed.kind) || size != listed.size {
            return Err(Moved.into());
        }
        Ok(Box::new(File::from(file)))
    }
}

/// A walk under way.
struct Walk<'a> {
    top: &'a Top,
    skip: Option<&'a str>,
    limits: &'a Limits,
    listing: Vec<Listed>,
    waiting: Vec<Vec<u8>>,
    folders: usize,
}

impl Walk<'_> {
    fn folder(&mut self, path: &[u8]) -> Result<(), Refused> {
        let refuse = |error: io::Error| Refused::io(path, moved(error));
        let folder = self.top.folder(path).map_err(refuse)?;
        let mut names = Dir::read_from(&folder).map_err(|errno| refuse(errno.into()))?;
        while let Some(found) = names.read() {
            let found = found.map_err(|errno| refuse(errno.into()))?;
            let name = found.file_name();
            if matches!(name.to_bytes(), b"." | b"..") || path.is_empty() && self.is_skipped(name.to_bytes()) {
                continue;
            }
            let path = join(path, name.to_bytes());
            let stat = match found.file_type() {
                FileType::Directory => None,
                _ => Some(
                    fs::statat(&folder, name, AtFlags::SYMLINK_NOFOLLOW)
                        .map_err(|errno| Refused::io(&path, moved(errno.into())))?,
                ),
            };
            match stat.as_ref().map_or((None, 0), kind_and_size) {
                (None, _) => self.wait(path, name.to_bytes())?,
                (Some(kind), size) => self.list(Listed { path, kind, size })?,
            }
        }
        Ok(())
    }

    fn is_skipped(&self, name: &[u8]) -> bool {
        name == b".git" || self.skip.is_some_and(|skip| skip.as_bytes() == name)
    }

    fn list(&mut self, listed: Listed) -> Result<(), Refused> {
        if self.listing.len() >= self.limits.files {
            return Err(Refused::TooManyFiles { path: shown(&listed.path), limit: self.limits.files });
        }
        self.listing.push(listed);
        Ok(())
    }

    /// A folder is judged before it is entered, so that a refused one (another repository's `.git`, one too deep) costs
    /// nothing.
    fn wait(&mut self, path: Vec<u8>, name: &[u8]) -> Result<(), Refused> {
        name::check(name, &path)?;
        let depth = path.iter().filter(|byte| **byte == b'/').count() + 1;
        if depth > self.limits.depth {
            return Err(Refused::TooDeep { path: shown(&path), depth, limit: self.limits.depth });
        }
        if path.len() > self.limits.path_bytes {
            return Err(Refused::PathTooLong { path: shown(&path), bytes: path.len(), limit: self.limits.path_bytes });
        }
        self.folders += 1;
        // As many as files: a tree of one file a folder is real, folders without a file are not part of any tree.
        if self.folders > self.limits.files {
            return Err(Refused::TooManyFolders { path: shown(&path), limit: self.limits.files });
        }
        self.waiting.push(path);
        Ok(())
    }
}

/// What is there, nothing for a folder, and its size.
fn kind_and_size(stat: &fs::Stat) -> (Option<Kind>, u64) {
    let mode: RawMode = stat.st_mode;
    let kind = match FileType::from_raw_mode(mode) {
        FileType::RegularFile => Kind::File { executable: Mode::from_raw_mode(mode).contains(Mode::XUSR) },
        FileType::Directory => return (None, 0),
        FileType::Symlink => Kind::Symlink,
        _ => Kind::Special,
    };
    (Some(kind), u64::try_from(stat.st_size).unwrap_or(u64::MAX))
}

/// What was listed a moment ago and is now gone, a link or of another kind has changed.
fn moved(error: io::Error) -> io::Error {
    match Errno::from_io_error(&error) {
        Some(Errno::NOENT | Errno::LOOP | Errno::NOTDIR | Errno::XDEV) => Moved.into(),
        _ => error,
    }
}

fn join(folder: &[u8], name: &[u8]) -> Vec<u8> {
    if folder.is_empty() { name.to_vec() } else { [folder, b"/", name].concat() }
}

#[cfg(test)]
mod tests;
