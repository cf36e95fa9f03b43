//! One door for every kind of source: a line of text in, a hashed tree out.

use schemas::{CommitId, Source, TreeDigest};
use verifier::Tree;
use verifier::tree::Limits;
use verifier::tuf::Transport;

/// What a source turned out to be.
#[derive(Debug)]
pub struct Brought {
    /// The tree. What it was read from (a bare clone, a spooled archive) lives as long as this does, and vanishes with it.
    pub tree: Tree,
    /// The commit that a git source's reference stood for.
    pub commit: Option<CommitId>,
    /// The source with everything resolved that can be pinned in text: npm's exact version.
    pub resolved: Source,
}

/// Why a source could not be brought in.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SourceError {
    /// The tree is one that has no digest here.
    #[error(transparent)]
    Tree(#[from] verifier::tree::Refused),
    /// There is no such repository, reference, package, version or folder.
    #[error("{0}: not found")]
    NotFound(String),
    /// The network failed.
    #[error("{address}: {why}")]
    Unreachable {
        /// Which address.
        address: String,
        /// What happened.
        why: String,
    },
    /// An address that is not talked to.
    #[error("{address}: {why}")]
    Forbidden {
        /// Which address.
        address: String,
        /// The rule.
        why: String,
    },
}

/// What hears of long work: `stage` names what is being done, `bytes` counts on.
pub trait Progress: Sync {
    /// A new stage began, of `total` bytes where that is known.
    fn stage(&self, what: &str, total: Option<u64>);
    /// So many more bytes.
    fn bytes(&self, more: u64);
}

/// No one listens.
#[derive(Debug, Clone, Copy)]
pub struct Silent;

impl Progress for Silent {
    fn stage(&self, _: &str, _: Option<u64>) {}
    fn bytes(&self, _: u64) {}
}

/// Fetches sources. The outside world is in its fields: environment, configuration, limits.
#[derive(Debug, Clone)]
pub struct Fetcher {
    /// Limits on trees.
    pub limits: Limits,
    /// Where `gh:` repositories are cloned from; `https://github.com` unless configured (a mirror, a test).
    pub forge: url::Url,
    /// npm's configuration, as read from its own files and environment.
    pub npm: crate::npm::NpmConfig,
    /// Resolves relative directories, and where npm and git look for project configuration.
    pub working_directory: std::path::PathBuf,
}

impl Fetcher {
    /// Brings `source` in. With `commit`, a git source must have exactly that commit, whatever its reference says now.
    ///
    /// # Errors
    /// [`SourceError`].
    pub fn fetch(
        &self,
        source: &Source,
        commit: Option<CommitId>,
        progress: &dyn Progress,
    ) -> Result<Brought, SourceError> {
        let _ = (source, commit, progress);
        todo!()
    }

    /// Brings a marketplace's own bundle `trees/<digest>.tar.gz` in through its transport; nothing when it has none.
    ///
    /// # Errors
    /// [`SourceError`].
    pub fn bundle(
        &self,
        transport: &dyn Transport,
        digest: TreeDigest,
        progress: &dyn Progress,
    ) -> Result<Option<Tree>, SourceError> {
        let _ = (transport, digest, progress);
        todo!()
    }
}
