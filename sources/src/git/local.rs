//! A repository of this machine, read where it lies.

use std::path::Path;

use gix::Repository;
use schemas::CommitId;

use super::refs::Found;
use super::snapshot::Snapshot;
use super::{Wanted, broken, commit_id, object_id, options};
use crate::fetch::SourceError;

/// Opens the repository at `path` and finds the commit.
pub(super) fn open(path: &Path, wanted: Wanted<'_>) -> Result<Snapshot, SourceError> {
    let shown = path.display().to_string();
    if !path.is_dir() {
        return Err(SourceError::NotFound(shown));
    }
    let repo = gix::ThreadSafeRepository::open_opts(path, options()).map_err(|e| broken(&shown, e))?;
    let local = repo.to_thread_local();
    let mut found = Found::default();
    if wanted.commit().is_none() {
        match wanted.reference {
            Some(name) => {
                found.tag = peeled(&local, &shown, &format!("refs/tags/{name}"))?;
                found.branch = peeled(&local, &shown, &format!("refs/heads/{name}"))?;
            }
            None => found.head = peeled(&local, &shown, "HEAD")?,
        }
    }
    let chosen = found.choose(&shown, wanted)?;
    Snapshot::new(repo, None, &shown, object_id(chosen))
}

/// The commit at the end of a reference; nothing when there is no such reference, or it is unborn.
fn peeled(repo: &Repository, shown: &str, name: &str) -> Result<Option<CommitId>, SourceError> {
    let Some(mut reference) = repo.try_find_reference(name).map_err(|e| broken(shown, e))? else { return Ok(None) };
    if name == "HEAD" && repo.head().is_ok_and(|head| head.is_unborn()) {
        return Ok(None);
    }
    let id = reference.peel_to_id().map_err(|e| broken(shown, e))?;
    Ok(commit_id(&id))
}
