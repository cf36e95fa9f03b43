//! A tree from a directory: walked with openat, no link followed, each file opened once for hashing.

use std::path::Path;

use super::{Limits, Refused, Tree};

/// Hashes the directory at `path`. The top-level `.git` and empty folders are skipped, as git does.
///
/// # Errors
/// [`Refused`].
pub fn open(path: &Path, limits: &Limits, progress: &(dyn Fn(u64) + Sync)) -> Result<Tree, Refused> {
    let _ = (path, limits, progress);
    todo!()
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
    let _ = (path, skip, limits, progress);
    todo!()
}
