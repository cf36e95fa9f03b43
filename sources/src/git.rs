//! A tree from a git repository: objects only, no checkout, no hooks, filters or submodules.

use std::path::PathBuf;

use schemas::CommitId;
use url::Url;
use verifier::Tree;

use crate::fetch::{Fetcher, Progress, SourceError};

/// Which of the user's git configuration files may rewrite addresses (`url.<base>.insteadOf`).
#[derive(Debug, Clone, Default)]
pub struct GitConfig {
    files: Vec<PathBuf>,
}

impl GitConfig {
    /// Finds git's system and user files as git does, with `env` as the environment.
    #[must_use]
    pub fn read(env: &dyn Fn(&str) -> Option<std::ffi::OsString>) -> Self {
        let _ = env;
        Self { files: Vec::new() }
    }
}

pub(crate) enum Place {
    Url(Url),
    Path(PathBuf),
}

pub(crate) struct Wanted<'a> {
    pub(crate) reference: Option<&'a str>,
    pub(crate) pinned: Option<CommitId>,
}

pub(crate) struct Snapshot {
    commit: CommitId,
}

pub(crate) fn on_forge(forge: &Url, owner: &str, repo: &str) -> Url {
    let mut url = forge.clone();
    if let Ok(mut segments) = url.path_segments_mut() {
        segments.pop_if_empty().extend([owner, repo]);
    }
    url
}

pub(crate) fn obtain(f: &Fetcher, p: &Place, w: Wanted<'_>, progress: &dyn Progress) -> Result<Snapshot, SourceError> {
    let _ = (f, p, w.reference, w.pinned, progress);
    todo!()
}

impl Snapshot {
    pub(crate) fn commit(&self) -> CommitId {
        self.commit
    }
    pub(crate) fn tree(&self, f: &Fetcher, subdir: Option<&str>, p: &dyn Progress) -> Result<Tree, SourceError> {
        let _ = (f, subdir, p);
        todo!()
    }
    pub(crate) fn blob<'a>(
        &self,
        path: impl Iterator<Item = &'a str>,
        cap: u64,
    ) -> Result<Option<Vec<u8>>, SourceError> {
        let _ = (path.count(), cap);
        todo!()
    }
}
