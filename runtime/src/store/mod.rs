//! `~/.deepcode/plugins` and its trust file: a plugin's folder and its record change together, or not at all.

mod consent;
mod home;

pub use consent::{Consent, ConsentError};
pub use home::Home;

use jiff::Timestamp;
use revocation::{Cleared, Revocations};
use schemas::{Grade, Manifest, MarketplaceName, PluginName, TrustFile, TrustRecord};
use verifier::Tree;

/// Why the store refuses or fails.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// Not installed.
    #[error("{0} is not installed")]
    NotInstalled(PluginName),
    /// What is on disk is not what was trusted.
    #[error("source hash mismatch: {name}: {} files differ", changes.len())]
    Drifted {
        /// The plugin.
        name: PluginName,
        /// File by file.
        changes: Vec<Change>,
    },
    /// Writing failed.
    #[error(transparent)]
    Write(#[from] durable::WriteError),
    /// Another process holds the store.
    #[error(transparent)]
    Lock(#[from] durable::LockError),
    /// The trust file is malformed: nothing loads until a person has looked.
    #[error(transparent)]
    TrustFile(#[from] schemas::Malformed),
    /// The tree on disk or in hand is refused.
    #[error(transparent)]
    Tree(#[from] verifier::tree::Refused),
    /// Withdrawn since.
    #[error(transparent)]
    Withdrawn(#[from] revocation::Withdrawn),
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

/// The store of one user. All writing goes through one lock.
#[derive(Debug)]
pub struct Store {
    home: Home,
}

/// How far a candidate is trusted, and through which added marketplace.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// The grade.
    pub grade: Grade,
    /// The added marketplace, if one vouches or lists.
    pub marketplace: Option<MarketplaceName>,
}

impl Store {
    /// Opens the store, finishing or undoing what a crash left.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn open(home: Home) -> Result<Self, StoreError> {
        Ok(Self { home })
    }

    /// Where it is.
    #[must_use]
    pub fn home(&self) -> &Home {
        &self.home
    }

    /// The trust records as they stand.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn records(&self) -> Result<TrustFile, StoreError> {
        todo!()
    }

    /// Keeps a cleared candidate that the user wants: stages, re-hashes while writing, swaps folder and record together.
    /// Replaces an older version whole; the plugin's `state` survives.
    ///
    /// # Errors
    /// [`StoreError`]; the old state stands.
    pub fn admit(
        &self,
        cleared: Cleared,
        consent: Consent,
        standing: Standing,
        now: Timestamp,
    ) -> Result<TrustRecord, StoreError> {
        let _ = (cleared, consent, standing, now);
        todo!()
    }

    /// Reads the installed bytes once, hashes them, compares with the record, clears them, and hands *those bytes* on.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn load(&self, name: &PluginName, revocations: &Revocations<'_>, now: Timestamp) -> Result<Loaded, StoreError> {
        let _ = (name, revocations, now);
        todo!()
    }

    /// Removes exactly this plugin: its folder (with `state` unless kept) and its record.
    ///
    /// # Errors
    /// [`StoreError`]; the old state stands.
    pub fn remove(&self, name: &PluginName) -> Result<(), StoreError> {
        let _ = name;
        todo!()
    }
}

/// Installed bytes that are the trusted bytes, unrevoked as of now. Consumed by what runs them.
#[derive(Debug)]
pub struct Loaded {
    tree: Tree,
    manifest: Manifest,
    record: TrustRecord,
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
}
