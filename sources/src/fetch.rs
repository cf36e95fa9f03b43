//! One door for every kind of source: a line of text in, a hashed tree out.

use std::io;
use std::path::PathBuf;
use std::sync::Arc;

use schemas::{CommitId, Source, TreeDigest};
use url::Url;
use verifier::Tree;
use verifier::tree::Limits;
use verifier::tuf::Transport;

use crate::git::{self, GitConfig, Wanted};
use crate::npm::{self, NpmConfig};
use crate::tarball::{self, Top};
use crate::web::{Interrupt, Patience, Web, WebError};
use crate::{bundle, tarball::Malformed};

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
    /// More bytes than are read of it.
    #[error("{what}: more than {cap} bytes")]
    TooLarge {
        /// What.
        what: String,
        /// The cap in bytes.
        cap: u64,
    },
    /// The archive is not one that everybody reads alike.
    #[error("{what}: {source}")]
    Archive {
        /// Which archive.
        what: String,
        /// What is wrong with it.
        source: Malformed,
    },
    /// A tag, or a commit's own name, does not stand for the commit that was pinned.
    #[error("{source_text} is commit {found} now, but {pinned} is pinned")]
    WrongCommit {
        /// The source.
        source_text: String,
        /// The pinned commit.
        pinned: CommitId,
        /// What its reference stands for.
        found: CommitId,
    },
    /// A tag and a branch of one name stand for two commits.
    #[error("{repository}: {reference} is both a tag ({tag}) and a branch ({branch}); name the commit")]
    Ambiguous {
        /// The repository.
        repository: String,
        /// The name.
        reference: String,
        /// The tag's commit.
        tag: CommitId,
        /// The branch's commit.
        branch: CommitId,
    },
    /// The repository is damaged, or of a kind that is not read.
    #[error("{repository}: {why}")]
    Repository {
        /// The repository.
        repository: String,
        /// What is wrong with it.
        why: String,
    },
    /// The bytes are not the ones that the registry vouches for.
    #[error("{what}: its bytes have the integrity {found}, but {expected} is published")]
    Integrity {
        /// Which package.
        what: String,
        /// What its packument says.
        expected: String,
        /// What came.
        found: String,
    },
    /// A package without an integrity that is strong enough.
    #[error("{what}: it is published without a sha512 integrity")]
    NoIntegrity {
        /// Which package.
        what: String,
    },
    /// What a registry or forge said is not what it should be.
    #[error("{address}: {why}")]
    Answer {
        /// Which address.
        address: String,
        /// What is wrong with it.
        why: String,
    },
    /// npm's configuration names no registry, and there is no npm to ask.
    #[error("npm's configuration names no registry")]
    NoRegistry,
    /// A configuration file that cannot be understood.
    #[error("{}: {why}", path.display())]
    Config {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        why: String,
    },
    /// A bundle holds another tree than its name says.
    #[error("the bundle trees/{}.tar.gz holds another tree: {found}", expected.hex())]
    WrongBundle {
        /// The digest in its name.
        expected: TreeDigest,
        /// What it holds.
        found: TreeDigest,
    },
    /// This machine's disk failed.
    #[error("{what}: {source}")]
    Io {
        /// What was being done.
        what: String,
        /// Why.
        source: io::Error,
    },
    /// Somebody pressed Ctrl-C. Nothing is left behind.
    #[error("interrupted")]
    Interrupted,
}

impl SourceError {
    /// What an `io::Error` met while reading `what` really is.
    pub(crate) fn from_io(what: &str, error: io::Error) -> Self {
        match WebError::inside(&error) {
            Some(web) => web.clone().into(),
            None => Self::Io { what: what.to_owned(), source: error },
        }
    }

    /// Whether the bytes themselves are at fault, so that they will be refused again: not the disk or the network.
    #[must_use]
    pub fn is_of_the_bytes(&self) -> bool {
        matches!(self, Self::Tree(_) | Self::Archive { .. } | Self::WrongBundle { .. } | Self::TooLarge { .. })
    }
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

/// Fetches sources. The outside world is in its fields: environment, configuration, limits. Cheap to clone.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Fetcher {
    /// Limits on trees.
    pub limits: Limits,
    /// Where `gh:` repositories are cloned from; `https://github.com` unless configured (a mirror, a test).
    pub forge: Url,
    /// Where the forge is asked what it says of a repository; `https://api.github.com` unless configured, not asked when none.
    pub forge_api: Option<Url>,
    /// Where a package's downloads are asked for (`<base>/downloads/point/last-week/<package>`); not asked when none.
    pub downloads_api: Option<Url>,
    /// npm's configuration, as read from its own files and environment.
    pub npm: NpmConfig,
    /// Which of the user's git configuration files may rewrite addresses.
    pub git: GitConfig,
    /// Resolves relative directories, and where npm and git look for project configuration.
    pub working_directory: PathBuf,
    /// Where bare clones and large archives lie for as long as they are read; the system's temporary folder.
    pub scratch: PathBuf,
    web: Web,
}

impl Fetcher {
    /// A fetcher with the defaults: GitHub for `gh:`, no rewriting of git addresses, the default patience, no interrupt.
    ///
    /// # Errors
    /// Never in practice: the two default addresses are addresses.
    pub fn new(working_directory: PathBuf, npm: NpmConfig) -> Result<Self, url::ParseError> {
        Ok(Self {
            limits: Limits::default(),
            forge: Url::parse("https://github.com")?,
            forge_api: Some(Url::parse("https://api.github.com")?),
            downloads_api: None,
            npm,
            git: GitConfig::default(),
            working_directory,
            scratch: std::env::temp_dir(),
            web: Web::new(Patience::default(), Interrupt::default()),
        })
    }

    /// The same, stopping soon after `interrupt` is set.
    #[must_use]
    pub fn with_interrupt(mut self, interrupt: Interrupt) -> Self {
        self.web = Web::new(self.web.patience(), interrupt);
        self
    }

    /// The same with another patience.
    #[must_use]
    pub fn with_patience(mut self, patience: Patience) -> Self {
        self.web = Web::new(patience, self.web.interrupt().clone());
        self
    }

    /// The one HTTP client.
    #[must_use]
    pub fn web(&self) -> &Web {
        &self.web
    }

    pub(crate) fn uninterrupted(&self) -> Result<(), SourceError> {
        if self.web.is_interrupted() { Err(SourceError::Interrupted) } else { Ok(()) }
    }

    /// Brings `source` in. Without `commit`, a git source's reference (a tag, a branch, a commit, `HEAD` or nothing for
    /// the default branch) says which commit is taken.
    ///
    /// With `commit` exactly that one is taken, or none: a branch may have moved on from it, since that is what branches
    /// do; a tag, or a commit's own name, must still stand for it, since a tag that moved after an audit is how an attack
    /// looks. A reference that is gone is not found, even where the commit is still there.
    ///
    /// # Errors
    /// [`SourceError`]; [`SourceError::WrongCommit`], with both commits, for a tag that moved.
    pub fn fetch(
        &self,
        source: &Source,
        commit: Option<CommitId>,
        progress: &dyn Progress,
    ) -> Result<Brought, SourceError> {
        let brought = match source {
            Source::GitHub { owner, repo, reference, subdir } => {
                let url = git::on_forge(&self.forge, owner, repo);
                let wanted = Wanted::of(reference.as_deref(), commit);
                self.git(source, &git::Place::Url(url), wanted, (subdir.as_deref(), progress))
            }
            Source::Git { url, reference, subdir } => {
                let wanted = Wanted::of(reference.as_deref(), commit);
                self.git(source, &git::Place::Url(url.clone()), wanted, (subdir.as_deref(), progress))
            }
            Source::Npm { package, version } => npm::fetch(self, package, version.as_deref(), progress),
            Source::Tarball { url } => self.tarball(source, url, progress),
            Source::Directory { path } => self.directory(source, path, commit, progress),
        };
        // What failed because it was told to stop was interrupted, whatever it says.
        self.uninterrupted()?;
        brought
    }

    fn git(
        &self,
        source: &Source,
        place: &git::Place,
        wanted: Wanted<'_>,
        (subdir, progress): (Option<&str>, &dyn Progress),
    ) -> Result<Brought, SourceError> {
        let snapshot = git::obtain(self, place, wanted, progress)?;
        let commit = snapshot.commit();
        let tree = snapshot.tree(self, subdir, progress)?;
        Ok(Brought { tree, commit: Some(commit), resolved: source.clone() })
    }

    fn tarball(&self, source: &Source, url: &Url, progress: &dyn Progress) -> Result<Brought, SourceError> {
        progress.stage("fetching the archive", None);
        let body = self.web.stream(url, self.limits.total_bytes)?;
        let what = source.to_string();
        let tree = tarball::read(self, &what, Watched { from: body, progress }, Top::Shared, progress)?;
        Ok(Brought { tree, commit: None, resolved: source.clone() })
    }

    fn directory(
        &self,
        source: &Source,
        path: &str,
        commit: Option<CommitId>,
        progress: &dyn Progress,
    ) -> Result<Brought, SourceError> {
        let path = self.working_directory.join(path);
        if commit.is_some() {
            // Only a repository has commits, and only its objects are what was committed.
            let wanted = Wanted::of(None, commit);
            return self.git(source, &git::Place::Path(path), wanted, (None, progress));
        }
        match std::fs::symlink_metadata(&path) {
            Err(e) if e.kind() == io::ErrorKind::NotFound => return Err(SourceError::NotFound(source.to_string())),
            _ => progress.stage("hashing", None),
        }
        let tree = verifier::tree::directory::open(&path, &self.limits, &|n| progress.bytes(n))?;
        Ok(Brought { tree, commit: None, resolved: source.clone() })
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
        let tree = bundle::read(self, transport, digest, progress);
        self.uninterrupted()?;
        tree
    }

    pub(crate) fn hash(
        &self,
        listing: Vec<verifier::tree::Listed>,
        contents: Arc<dyn verifier::tree::Contents>,
        progress: &dyn Progress,
    ) -> Result<Tree, SourceError> {
        let total = listing.iter().fold(0_u64, |sum, listed| sum.saturating_add(listed.size));
        progress.stage("hashing", Some(total));
        Ok(Tree::hash(listing, contents, &self.limits, &|n| progress.bytes(n))?)
    }
}

/// A reader that tells how far it is.
pub(crate) struct Watched<'a, R> {
    pub(crate) from: R,
    pub(crate) progress: &'a dyn Progress,
}

impl<R: io::Read> io::Read for Watched<'_, R> {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let n = self.from.read(to)?;
        self.progress.bytes(u64::try_from(n).unwrap_or(0));
        Ok(n)
    }
}
