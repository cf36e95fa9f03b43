//! Why the store refuses or fails: one variant a cause.

use schemas::{Grade, MarketplaceName, PluginName, PluginVersion, TreeDigest};

/// Why the store refuses or fails. Where nothing else is said, the old state stands.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// Not installed.
    #[error("{0} is not installed")]
    NotInstalled(PluginName),
    /// What is on disk is not what was trusted.
    #[error("source hash mismatch: {name} is {found} on disk but {trusted} was trusted (files that differ: {})", changes.len())]
    Drifted {
        /// The plugin.
        name: PluginName,
        /// The record's digest.
        trusted: TreeDigest,
        /// The digest of what is there.
        found: TreeDigest,
        /// File by file; empty when the list of the trusted files is lost.
        changes: Vec<Change>,
    },
    /// What is on disk is no tree at all: a link, a device, a name that is refused.
    #[error("source hash mismatch: {name}: {source}")]
    NotATree {
        /// The plugin.
        name: PluginName,
        /// Why.
        source: verifier::tree::Refused,
    },
    /// A trusted record and a trusted tree that speak of different plugins.
    #[error("{name} {version} was trusted, but its plugin.json says {found}")]
    WrongIdentity {
        /// The plugin.
        name: PluginName,
        /// The record's version.
        version: PluginVersion,
        /// `name version` of the manifest.
        found: String,
    },
    /// Consent was given to another tree.
    #[error("consent is for {given} but the tree is {found}")]
    NotConsented {
        /// The digest that was consented to.
        given: TreeDigest,
        /// The candidate's.
        found: TreeDigest,
    },
    /// The version is installed with another tree; a version never changes.
    #[error(transparent)]
    SameVersionOtherTree(Box<OtherTree>),
    /// A grade that only a verified statement gives, for a tree without one.
    #[error("the grade {grade} needs a verified statement, and there is none for this tree")]
    Overgraded {
        /// What was claimed.
        grade: Grade,
    },
    /// It was cleared as coming through one marketplace and is to be recorded as coming through another.
    #[error("cleared through {} but to be recorded through {}", word(cleared), word(claimed))]
    OtherMarketplace {
        /// The one whose list was asked.
        cleared: Option<MarketplaceName>,
        /// The one that was to be recorded.
        claimed: Option<MarketplaceName>,
    },
    /// Its audit found danger that nothing covers.
    #[error("{name}: {source}")]
    Gated {
        /// The plugin.
        name: PluginName,
        /// Why.
        source: schemas::trust_file::Gate,
    },
    /// Its manifest is malformed or names files that are not there.
    #[error(transparent)]
    NotIntact(#[from] verifier::offer::NotIntact),
    /// Writing failed.
    #[error(transparent)]
    Write(#[from] durable::WriteError),
    /// Reading failed.
    #[error("{}: {source}", path.display())]
    Read {
        /// Which file or folder.
        path: std::path::PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// A folder of the store is a link or no folder; nothing behind it is believed.
    #[error("{}: not a plain folder", .0.display())]
    NotAFolder(std::path::PathBuf),
    /// Another process holds the store.
    #[error(transparent)]
    Lock(#[from] durable::LockError),
    /// The trust file is malformed: nothing loads and nothing is written until a person has looked.
    #[error(transparent)]
    TrustFile(#[from] schemas::Malformed),
    /// The journal of an unfinished change is malformed; it is kept for a person to look at.
    #[error("an unfinished change cannot be understood: {0}")]
    Journal(schemas::Malformed),
    /// The tree in hand is refused.
    #[error(transparent)]
    Tree(#[from] verifier::tree::Refused),
    /// Withdrawn since.
    #[error(transparent)]
    Withdrawn(#[from] revocation::Withdrawn),
}

fn word(marketplace: &Option<MarketplaceName>) -> &str {
    marketplace.as_ref().map_or("no marketplace", MarketplaceName::as_str)
}

/// One version with two trees.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{name} {version} is installed as {installed}; the same version with {offered} is refused")]
pub struct OtherTree {
    /// The plugin.
    pub name: PluginName,
    /// The version.
    pub version: PluginVersion,
    /// The record's digest.
    pub installed: TreeDigest,
    /// The candidate's.
    pub offered: TreeDigest,
}

/// How one file on disk differs from what was trusted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Change {
    /// It is new.
    Added(String),
    /// It is gone.
    Removed(String),
    /// Other bytes, or another mode.
    Modified(String),
}

impl Change {
    /// Which file.
    #[must_use]
    pub fn path(&self) -> &str {
        match self {
            Self::Added(path) | Self::Removed(path) | Self::Modified(path) => path,
        }
    }
}

impl StoreError {
    /// Whether the disk, or the user's share of it, is full.
    #[must_use]
    pub fn is_full(&self) -> bool {
        use std::io::ErrorKind::{FileTooLarge, QuotaExceeded, StorageFull};
        match self {
            Self::Write(e) => e.is_full(),
            Self::Read { source, .. } | Self::Tree(verifier::tree::Refused::Io { source, .. }) => {
                matches!(source.kind(), StorageFull | QuotaExceeded | FileTooLarge)
            }
            _ => false,
        }
    }
}
