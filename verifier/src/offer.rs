//! A version that was chosen and whose statement was checked; then a tree that was compared with it.

use schemas::{
    CommitId, Document, KeyId, Manifest, Origin, PluginName, PluginVersion, Shard, Signature, Source, TreeDigest,
    VersionEntry,
};

use crate::repository::Verified;
use crate::statement::{Keyring, NotAttested};
use crate::tree::Tree;

/// Which version is asked for. Yanked and revoked versions are never chosen.
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

/// One version of one plugin under a verified statement (or, when `audited` is absent, merely listed).
///
/// Only [`Verified<Shard>`] makes one:
///
/// ```compile_fail
/// fn forge(origin: schemas::Origin, name: schemas::PluginName, entry: schemas::VersionEntry) -> verifier::Offer {
///     verifier::Offer { origin, name, entry, audited: None }
/// }
/// ```
/// ```compile_fail
/// fn forge(entry: schemas::VersionEntry) -> verifier::Offer {
///     verifier::Offer::from(entry)
/// }
/// ```
/// ```compile_fail
/// let forged: verifier::Offer = serde_json::from_str("{}").unwrap();
/// ```
/// ```compile_fail
/// let forged = verifier::Offer::default();
/// ```
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
        let shard = self.document();
        let entry = match wanted {
            Wanted::Exact(version) => exactly(shard, version)?,
            Wanted::Latest => highest(shard, |entry| !entry.version.is_prerelease())?,
            Wanted::LatestPrerelease => highest(shard, |_| true)?,
        };
        attested(shard, entry, origin, keyring)
    }

    /// The version whose tree is `digest`, if any, with its statement checked. A yanked one too: the question is who
    /// vouches for these bytes.
    ///
    /// # Errors
    /// [`NoOffer`].
    pub fn offer_of(&self, digest: TreeDigest, origin: &Origin, keyring: &Keyring) -> Result<Option<Offer>, NoOffer> {
        let shard = self.document();
        let entry = shard.versions.iter().find(|entry| entry.source_hash == digest);
        entry.map(|entry| attested(shard, entry, origin, keyring)).transpose()
    }

    /// Checks every statement of the plugin, yanked versions' too; how many there are. For who passes the whole on and
    /// installs nothing.
    ///
    /// # Errors
    /// [`NoOffer`] for the first that is not believed.
    pub fn statements(&self, origin: &Origin, keyring: &Keyring) -> Result<usize, NoOffer> {
        let shard = self.document();
        let signed = shard.versions.iter().filter(|entry| entry.signature.is_some());
        signed.map(|entry| attested(shard, entry, origin, keyring).map(|_| 1)).sum()
    }
}

fn exactly<'a>(shard: &'a Shard, version: &PluginVersion) -> Result<&'a VersionEntry, NoOffer> {
    let found = shard.versions.iter().find(|entry| entry.version == *version);
    match found {
        None => Err(NoOffer::NoSuchVersion { name: shard.name.clone(), version: version.clone() }),
        Some(entry) if entry.yanked => Err(NoOffer::Yanked { name: shard.name.clone(), version: version.clone() }),
        Some(entry) => Ok(entry),
    }
}

/// The highest by precedence that is not yanked.
fn highest(shard: &Shard, fits: impl Fn(&VersionEntry) -> bool) -> Result<&VersionEntry, NoOffer> {
    let choice = shard.versions.iter().filter(|entry| !entry.yanked && fits(entry));
    let best = choice.max_by(|a, b| a.version.semver().cmp_precedence(b.version.semver()));
    best.ok_or_else(|| NoOffer::NothingToChoose { name: shard.name.clone() })
}

/// Rebuilds the statement from the entry's fields and checks its one signature.
fn attested(shard: &Shard, entry: &VersionEntry, origin: &Origin, keyring: &Keyring) -> Result<Offer, NoOffer> {
    let offer = |audited| Offer { origin: origin.clone(), name: shard.name.clone(), entry: entry.clone(), audited };
    let Some(signature) = entry.signature else { return Ok(offer(None)) };
    let refused = |source| NoOffer::NotAttested { name: shard.name.clone(), version: entry.version.clone(), source };
    let (Some(statement), Some(key_id)) = (entry.statement(origin, &shard.name), &entry.key_id) else {
        return Err(refused(NotAttested::NotAudited));
    };
    keyring.verify(&statement, key_id, &signature).map_err(refused)?;
    Ok(offer(Some((key_id.clone(), signature))))
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
        field: String,
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
    Attested(Box<Offer>),
    /// A source that no marketplace vouches for.
    Unattested {
        /// Where it came from.
        source: Source,
        /// The commit, where it is git.
        commit: Option<CommitId>,
    },
}

/// A tree that is what it was offered as, with its manifest read from those bytes.
///
/// Consumed by what clears it, and made by its two checks only:
///
/// ```compile_fail
/// fn forge(tree: verifier::Tree, manifest: schemas::Manifest, provenance: verifier::Provenance) -> verifier::Candidate {
///     verifier::Candidate { tree, manifest, provenance }
/// }
/// ```
/// ```compile_fail
/// fn twice(candidate: &verifier::Candidate) -> verifier::Candidate {
///     candidate.clone()
/// }
/// ```
/// ```compile_fail
/// let forged: verifier::Candidate = serde_json::from_str("{}").unwrap();
/// ```
/// ```compile_fail
/// let forged = verifier::Candidate::default();
/// ```
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
        let (expected, found) = (offer.entry.source_hash, tree.digest());
        if expected != found {
            return Err(NotIntact::WrongTree { expected, found });
        }
        let manifest = manifest_of(&tree)?;
        if manifest.name != offer.name || manifest.version != offer.entry.version {
            let expected = format!("{} {}", offer.name, offer.entry.version);
            return Err(NotIntact::WrongIdentity {
                expected,
                found: format!("{} {}", manifest.name, manifest.version),
            });
        }
        Ok(Self { tree, manifest, provenance: Provenance::Attested(Box::new(offer)) })
    }

    /// A tree that no marketplace vouches for; its manifest must be well formed and its files present.
    ///
    /// # Errors
    /// [`NotIntact`].
    pub fn unattested(tree: Tree, source: Source, commit: Option<CommitId>) -> Result<Self, NotIntact> {
        let manifest = manifest_of(&tree)?;
        Ok(Self { tree, manifest, provenance: Provenance::Unattested { source, commit } })
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
    let cap = u64::try_from(<Manifest as Document>::BYTES).unwrap_or(u64::MAX);
    let bytes = tree.read(Manifest::PATH, cap)?.ok_or(NotIntact::NoManifest)?;
    let manifest: Manifest = schemas::read(&bytes)?;
    for (field, path) in manifest.files() {
        if tree.entry(path.strip_prefix("./").unwrap_or(&path)).is_none() {
            return Err(NotIntact::MissingFile { field, path });
        }
    }
    Ok(manifest)
}
