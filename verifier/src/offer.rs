//! A version that was chosen and whose statement was checked; then a tree that was compared with it.

use schemas::{
    CommitId, KeyId, Manifest, Origin, PluginName, PluginVersion, Shard, Signature, Source, TreeDigest, VersionEntry,
};

use crate::repository::Verified;
use crate::statement::{Keyring, NotAttested};
use crate::tree::Tree;

/// Which version is asked for. Yanked versions are chosen only by their exact number, revoked ones never.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wanted {
    /// The highest release.
    Latest,
    /// The highest version, pre-releases included.
    LatestPrerelease,
    /// This one.
    Exact(PluginVersion),
}

/// Why nothing is offered.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoOffer {
    /// No such version.
    #[error("{name} has no version {version}")]
    NoSuchVersion {
        /// The plugin.
        name: PluginName,
        /// What was asked for.
        version: PluginVersion,
    },
    /// Every version is yanked, or a pre-release.
    #[error("{name} has no release to choose")]
    NothingToChoose {
        /// The plugin.
        name: PluginName,
    },
    /// It was asked for by number, but taken back.
    #[error("{name} {version} was yanked")]
    Yanked {
        /// The plugin.
        name: PluginName,
        /// The version.
        version: PluginVersion,
    },
    /// Its statement is not believed.
    #[error("{name} {version}: {source}")]
    NotAttested {
        /// The plugin.
        name: PluginName,
        /// The version.
        version: PluginVersion,
        /// Why.
        source: NotAttested,
    },
}

/// One version of one plugin under a verified statement (or, when `audited` is false, merely listed).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    origin: Origin,
    name: PluginName,
    entry: VersionEntry,
    audited: Option<(KeyId, Signature)>,
}

impl Offer {
    /// Whose offer.
    #[must_use]
    pub fn origin(&self) -> &Origin {
        &self.origin
    }
    /// Which plugin.
    #[must_use]
    pub fn name(&self) -> &PluginName {
        &self.name
    }
    /// The index entry.
    #[must_use]
    pub fn entry(&self) -> &VersionEntry {
        &self.entry
    }
    /// The audit key and its signature, where a statement was verified.
    #[must_use]
    pub fn audited(&self) -> Option<&(KeyId, Signature)> {
        self.audited.as_ref()
    }
}

impl Verified<Shard> {
    /// Chooses a version and checks its statement, one signature. An entry without a signature is offered unaudited.
    ///
    /// # Errors
    /// [`NoOffer`].
    pub fn offer(&self, wanted: &Wanted, origin: &Origin, keyring: &Keyring) -> Result<Offer, NoOffer> {
        let _ = (wanted, origin, keyring);
        todo!()
    }

    /// The version whose tree is `digest`, if any, with its statement checked.
    ///
    /// # Errors
    /// [`NoOffer`].
    pub fn offer_of(&self, digest: TreeDigest, origin: &Origin, keyring: &Keyring) -> Result<Option<Offer>, NoOffer> {
        let _ = (digest, origin, keyring);
        todo!()
    }
}

/// Why a tree is not what it was offered as, or not a plugin.
#[derive(Debug, thiserror::Error)]
pub enum NotIntact {
    /// The tree is another one.
    #[error("tree is {found} but the statement names {expected}")]
    WrongTree {
        /// The statement's.
        expected: TreeDigest,
        /// The tree's.
        found: TreeDigest,
    },
    /// There is no `plugin.json` at its top.
    #[error("the tree has no plugin.json at its top")]
    NoManifest,
    /// The manifest is malformed.
    #[error(transparent)]
    Manifest(#[from] schemas::Malformed),
    /// The manifest names a file that is not there.
    #[error("plugin.json: {field}: {path} is not in the tree")]
    MissingFile {
        /// The field.
        field: &'static str,
        /// The path.
        path: String,
    },
    /// The manifest says another name or version than the statement.
    #[error("plugin.json says {found} but the statement names {expected}")]
    WrongIdentity {
        /// `name version` of the statement.
        expected: String,
        /// `name version` of the manifest.
        found: String,
    },
    /// The tree could not be read.
    #[error(transparent)]
    Tree(#[from] crate::tree::Refused),
}

/// Where a candidate's authority comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Provenance {
    /// A marketplace's offer.
    Attested(Offer),
    /// A source that no marketplace vouches for.
    Unattested {
        /// Where it came from.
        source: Source,
        /// The commit, where it is git.
        commit: Option<CommitId>,
    },
}

/// A tree that is what it was offered as, with its manifest read from those bytes.
#[derive(Debug)]
pub struct Candidate {
    tree: Tree,
    manifest: Manifest,
    provenance: Provenance,
}

impl Candidate {
    /// The tree must be the offer's, and its manifest must say the offer's name and version.
    ///
    /// # Errors
    /// [`NotIntact`].
    pub fn attested(tree: Tree, offer: Offer) -> Result<Self, NotIntact> {
        let _ = (tree, offer);
        todo!()
    }

    /// A tree that no marketplace vouches for; its manifest must be well formed and its files present.
    ///
    /// # Errors
    /// [`NotIntact`].
    pub fn unattested(tree: Tree, source: Source, commit: Option<CommitId>) -> Result<Self, NotIntact> {
        let _ = (tree, source, commit);
        todo!()
    }

    /// The tree.
    #[must_use]
    pub fn tree(&self) -> &Tree {
        &self.tree
    }
    /// The manifest.
    #[must_use]
    pub fn manifest(&self) -> &Manifest {
        &self.manifest
    }
    /// Its authority.
    #[must_use]
    pub fn provenance(&self) -> &Provenance {
        &self.provenance
    }
}

/// Reads and checks the manifest of a tree: strict JSON, known fields, every named file present.
///
/// # Errors
/// [`NotIntact`].
pub fn manifest_of(tree: &Tree) -> Result<Manifest, NotIntact> {
    let _ = tree;
    todo!()
}
