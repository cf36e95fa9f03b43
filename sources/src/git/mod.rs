//! A tree from a git repository: objects only, no checkout, no hooks, filters or submodules.
//!
//! Repositories of this machine are read where they lie; others are fetched into a bare one that vanishes. Nothing of
//! a repository's or the user's configuration is obeyed, except that the user's `url.<base>.insteadOf` rewrites an
//! address, which is then judged like any other.

mod config;
mod fetch;
mod http;
mod local;
mod refs;
mod snapshot;

use std::path::PathBuf;

use gix::ObjectId;
use schemas::CommitId;
use url::Url;

use crate::fetch::{Fetcher, Progress, SourceError};

pub use config::{Environment, GitConfig};
pub(crate) use snapshot::Snapshot;

/// What git calls the commit that a repository shows first: the tip of its default branch.
const HEAD: &str = "HEAD";

/// Where a repository is.
#[derive(Debug, Clone)]
pub(crate) enum Place {
    Url(Url),
    Path(PathBuf),
}

/// Which of its commits.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Wanted<'a> {
    /// Tag, branch or commit; the default branch when absent.
    pub(crate) reference: Option<&'a str>,
    /// A tag must stand for this commit; a branch may have moved on from it.
    pub(crate) pinned: Option<CommitId>,
}

impl<'a> Wanted<'a> {
    /// What a source names. `HEAD` is git's own word for the default branch, and is treated as no name at all.
    pub(crate) fn of(reference: Option<&'a str>, pinned: Option<CommitId>) -> Self {
        Self { reference: reference.filter(|name| *name != HEAD), pinned }
    }

    /// The reference as a commit id, which it is when it looks like one.
    fn commit(&self) -> Option<CommitId> {
        self.reference.and_then(|name| name.parse().ok())
    }

    fn wrong(&self, repository: &str, pinned: CommitId, found: CommitId) -> SourceError {
        let at = self.reference.map(|name| format!("@{name}")).unwrap_or_default();
        SourceError::WrongCommit { source_text: format!("{repository}{at}"), pinned, found }
    }
}

/// The repository `owner/repo` on a forge.
pub(crate) fn on_forge(forge: &Url, owner: &str, repo: &str) -> Url {
    let mut url = forge.clone();
    if let Ok(mut segments) = url.path_segments_mut() {
        segments.pop_if_empty().extend([owner, repo]);
    }
    url
}

/// Gets one commit with its trees and files.
pub(crate) fn obtain(
    fetcher: &Fetcher,
    place: &Place,
    wanted: Wanted<'_>,
    progress: &dyn Progress,
) -> Result<Snapshot, SourceError> {
    fetcher.uninterrupted()?;
    let snapshot = match place {
        Place::Path(path) => local::open(path, wanted),
        Place::Url(url) => match fetcher.git.rewritten(url)? {
            url if url.scheme() == "file" => local::open(&path_of(&url)?, wanted),
            url => fetch::fetch(fetcher, &url, wanted, progress),
        },
    };
    fetcher.uninterrupted()?;
    snapshot
}

fn path_of(url: &Url) -> Result<PathBuf, SourceError> {
    let local = url.host_str().is_none_or(|host| host == "localhost");
    url.to_file_path()
        .ok()
        .filter(|_| local)
        .ok_or_else(|| SourceError::Forbidden { address: url.to_string(), why: "it is no path on this machine".into() })
}

/// How a repository is opened: its own configuration counts only for its format, nobody else's at all.
fn options() -> gix::open::Options {
    gix::open::Options::isolated()
        .with(gix::sec::Trust::Reduced)
        .open_path_as_is(false)
        // `git replace` shows another commit under the same id.
        .config_overrides(["core.useReplaceRefs=false"])
}

fn commit_id(id: &gix::oid) -> Option<CommitId> {
    let bytes = id.as_bytes();
    bytes.try_into().map(CommitId::Sha1).or_else(|_| bytes.try_into().map(CommitId::Sha256)).ok()
}

fn object_id(commit: CommitId) -> ObjectId {
    match commit {
        CommitId::Sha1(bytes) => ObjectId::from(bytes),
        CommitId::Sha256(bytes) => ObjectId::from(bytes),
    }
}

fn broken(repository: &str, why: impl std::fmt::Display) -> SourceError {
    SourceError::Repository { repository: repository.to_owned(), why: why.to_string() }
}
