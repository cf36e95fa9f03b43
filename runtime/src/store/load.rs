//! Installed bytes, read once: what is hashed, compared and cleared is what is handed on.

use jiff::Timestamp;
use revocation::{Revocations, Subject, Unrevoked};
use schemas::{Manifest, PluginName, TreeDigest, TrustRecord};
use verifier::tree::{Drift, Entry, Refused, directory, inventory};
use verifier::{Limits, Tree};

use super::Store;
use super::disk;
use super::error::{Change, StoreError};
use super::home::STATE;

/// 128 MiB: the longest list of the most files (50,000 paths of 1 KiB, with mode, id and size), and as much again.
const INVENTORY_BYTES: usize = 128 << 20;

/// Installed bytes that are the trusted bytes, unrevoked as of now. Consumed by what runs them.
///
/// It cannot be made without the check:
/// ```compile_fail,E0451
/// fn forge(tree: verifier::Tree, manifest: schemas::Manifest, record: schemas::TrustRecord) -> runtime::Loaded {
///     runtime::Loaded { tree, manifest, record, unrevoked: Default::default() }
/// }
/// ```
#[derive(Debug)]
pub struct Loaded {
    tree: Tree,
    manifest: Manifest,
    record: TrustRecord,
    unrevoked: Unrevoked,
}

impl Loaded {
    /// The tree, in memory.
    #[must_use]
    pub fn tree(&self) -> &Tree {
        &self.tree
    }
    /// The manifest.
    #[must_use]
    pub fn manifest(&self) -> &Manifest {
        &self.manifest
    }
    /// The record.
    #[must_use]
    pub fn record(&self) -> &TrustRecord {
        &self.record
    }
    /// What is to be said although nothing stops it: warnings, overrides, a stale list.
    #[must_use]
    pub fn unrevoked(&self) -> &Unrevoked {
        &self.unrevoked
    }
}

impl Store {
    /// Reads the installed bytes once, hashes them, compares with the record, clears them, and hands *those bytes* on.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn load(&self, name: &PluginName, revocations: &Revocations<'_>, now: Timestamp) -> Result<Loaded, StoreError> {
        let (tree, record) = {
            let _lock = self.settled()?;
            let record = self.record(name)?;
            let tree = directory::load_without(&self.home.plugin(name), STATE, &Limits::default());
            (self.intact(name, &record, tree)?, record)
        };
        let manifest = verifier::offer::manifest_of(&tree)?;
        if manifest.name != *name || manifest.version != record.version {
            let found = format!("{} {}", manifest.name, manifest.version);
            return Err(StoreError::WrongIdentity { name: name.clone(), version: record.version, found });
        }
        gate(name, &record, now)?;
        let unrevoked = revocations.check_installed(&subject(name, &record), now)?;
        Ok(Loaded { tree, manifest, record, unrevoked })
    }

    /// As [`Store::load`] without keeping the bytes: hashes what is installed in bounded memory and clears it. `progress`
    /// hears how many bytes were hashed since it was last called, from any thread.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn verify(
        &self,
        name: &PluginName,
        revocations: &Revocations<'_>,
        now: Timestamp,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<(TrustRecord, Unrevoked), StoreError> {
        let record = {
            let _lock = self.settled()?;
            let record = self.record(name)?;
            let tree = directory::open_without(&self.home.plugin(name), STATE, &Limits::default(), progress);
            self.intact(name, &record, tree)?;
            record
        };
        gate(name, &record, now)?;
        let unrevoked = revocations.check_installed(&subject(name, &record), now)?;
        Ok((record, unrevoked))
    }

    fn record(&self, name: &PluginName) -> Result<TrustRecord, StoreError> {
        self.records()?.records.remove(name).ok_or_else(|| StoreError::NotInstalled(name.clone()))
    }

    /// The tree on disk, if it is the trusted one.
    fn intact(&self, name: &PluginName, record: &TrustRecord, tree: Result<Tree, Refused>) -> Result<Tree, StoreError> {
        let tree = tree.map_err(|source| StoreError::NotATree { name: name.clone(), source })?;
        let (trusted, found) = (record.source_hash, tree.digest());
        if trusted == found {
            return Ok(tree);
        }
        // The list is for the message only: where it is lost or was tampered with, nothing is said of files.
        let changes = self.trusted_entries(trusted).map(|old| changes(&old, tree.entries())).unwrap_or_default();
        Err(StoreError::Drifted { name: name.clone(), trusted, found, changes })
    }

    /// The files of a trusted tree, from a list that is believed only because it hashes to the tree's digest.
    fn trusted_entries(&self, trusted: TreeDigest) -> Option<Vec<Entry>> {
        let bytes = disk::read(&self.home.inventory(&trusted), INVENTORY_BYTES).ok()??;
        inventory::read(&bytes, trusted, &Limits::default()).ok()
    }
}

/// What the audit said when it was trusted, asked again now: waivers end. A record without an audit is older than audits.
pub(super) fn gate(name: &PluginName, record: &TrustRecord, now: Timestamp) -> Result<(), StoreError> {
    let today = schemas::time::day_of(now);
    let verdict = record.audit.as_ref().map_or(Ok(()), |audit| audit.gate(record.source_hash, today));
    verdict.map_err(|source| StoreError::Gated { name: name.clone(), source })
}

/// What a record stands for, as the lists are asked about it.
#[must_use]
pub fn subject<'a>(name: &'a PluginName, record: &'a TrustRecord) -> Subject<'a> {
    Subject { name, version: &record.version, tree: record.source_hash, marketplace: record.marketplace.as_ref() }
}

fn changes(old: &[Entry], new: &[Entry]) -> Vec<Change> {
    let Drift { added, removed, modified } = Drift::between(old, new);
    let added = added.into_iter().map(Change::Added);
    let removed = removed.into_iter().map(Change::Removed);
    let mut changes: Vec<Change> = added.chain(removed).chain(modified.into_iter().map(Change::Modified)).collect();
    changes.sort_by(|a, b| a.path().cmp(b.path()));
    changes
}
