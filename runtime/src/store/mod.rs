//! `~/.deepcode/plugins` and its trust file: a plugin's folder and its record change together, or not at all.

mod consent;
mod disk;
mod error;
mod home;
mod journal;
mod load;
mod stage;
mod stopped;
mod trust;

use std::ffi::OsString;
use std::time::Duration;

use durable::{Lock, LockError};
use jiff::Timestamp;
use revocation::Cleared;
use schemas::{Grade, MarketplaceName, PluginName, Sha256, StoppedFile, TreeDigest, TrustFile, TrustRecord};
use verifier::tree::inventory;

pub use consent::{Consent, ConsentError};
pub use error::{Change, OtherTree, StoreError};
pub use home::Home;
pub use load::{Loaded, subject};

pub(crate) use disk::read as read_plain;
use journal::{Folder, Swap};

/// How long one process waits for another: the largest tree is written in less, and a person still waits.
const PATIENCE: Duration = Duration::from_secs(60);

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
    /// Opens the store, finishing or undoing what a crash left. A home that does not exist is an empty store; it is made
    /// by the first write.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn open(home: Home) -> Result<Self, StoreError> {
        let store = Self { home };
        durable::sweep(store.home.path())?;
        if !disk::is_folder(&store.home.plugins())? {
            return Ok(store);
        }
        durable::sweep(&store.home.plugins())?;
        if journal::is_unfinished(&store.home)? {
            drop(store.exclusive()?);
        } else if !disk::names(&store.home.staging())?.is_empty() {
            // Litter, or what a living process prepares; that one holds the lock, and litter can wait.
            match Lock::exclusive(&store.home.lock(), Duration::ZERO) {
                Ok(_lock) => journal::recover(&store.home)?,
                Err(LockError::Held { .. }) => {}
                Err(e) => return Err(e.into()),
            }
        }
        Ok(store)
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
        trust::read(&self.home)
    }

    /// Names in the plugins folder that no record speaks of: kept state, or what somebody put there. Never loaded.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn strays(&self) -> Result<Vec<OsString>, StoreError> {
        let records = self.records()?.records;
        let known = |name: &OsString| {
            let text = name.to_str().unwrap_or_default();
            text.starts_with('.') || text.parse::<PluginName>().is_ok_and(|name| records.contains_key(&name))
        };
        Ok(disk::names(&self.home.plugins())?.into_iter().filter(|name| !known(name)).collect())
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
        let (given, found) = (consent.digest(), cleared.candidate().tree().digest());
        if given != found {
            return Err(StoreError::NotConsented { given, found });
        }
        if cleared.marketplace() != standing.marketplace.as_ref() {
            let cleared = cleared.marketplace().cloned();
            return Err(StoreError::OtherMarketplace { cleared, claimed: standing.marketplace });
        }
        let candidate = cleared.into_candidate();
        let name = candidate.manifest().name.clone();
        let _lock = self.exclusive()?;
        let mut trust = self.records()?;
        let before = trust.records.get(&name);
        trust::refuse_changed_version(&name, before, &candidate)?;
        let mut record = trust::record(&candidate, standing, before, now)?;
        record.audit = consent.into_audit();
        load::gate(&name, &record, now)?;
        let swap = Swap::prepare(&self.home, &name, Folder::Replaced)?;
        stage::tree(candidate.tree(), &swap.new_folder())?;
        disk::ensure_folder(&self.home.inventories())?;
        durable::write(&self.home.inventory(&found), inventory::write(candidate.tree()).as_bytes(), 0o600)?;
        trust.records.insert(name, record.clone());
        let swapped = swap.commit(&trust);
        self.forget_inventories();
        swapped.map(|()| record)
    }

    /// Removes exactly this plugin: its folder with `state`, and its record. Also what [`Store::remove_but_state`] kept.
    ///
    /// # Errors
    /// [`StoreError`]; the old state stands.
    pub fn remove(&self, name: &PluginName) -> Result<(), StoreError> {
        let _lock = self.exclusive()?;
        let mut trust = self.records()?;
        if trust.records.remove(name).is_none() && !disk::is_folder(&self.home.plugin(name))? {
            return Err(StoreError::NotInstalled(name.clone()));
        }
        let removed = Swap::prepare(&self.home, name, Folder::Removed)?.commit(&trust);
        self.forget_inventories();
        removed
    }

    /// As [`Store::remove`], but keeps `state` for a later install.
    ///
    /// # Errors
    /// [`StoreError`]; the old state stands.
    pub fn remove_but_state(&self, name: &PluginName) -> Result<(), StoreError> {
        let _lock = self.exclusive()?;
        let mut trust = self.records()?;
        if trust.records.remove(name).is_none() {
            return Err(StoreError::NotInstalled(name.clone()));
        }
        let swap = Swap::prepare(&self.home, name, Folder::Replaced)?;
        stage::empty(&swap.new_folder())?;
        let removed = swap.commit(&trust);
        self.forget_inventories();
        removed
    }

    /// Records that a person has read these skills and prompts of an installed plugin.
    ///
    /// # Errors
    /// [`StoreError`]; the old state stands.
    pub fn acknowledge(&self, name: &PluginName, texts: &[Sha256]) -> Result<(), StoreError> {
        self.edit(name, |record| {
            record.acknowledged.extend(texts);
            record.acknowledged.sort_unstable();
            record.acknowledged.dedup();
        })
    }

    /// Records that a person approves the whole tree as it was trusted; the gate stays what it is.
    ///
    /// # Errors
    /// [`StoreError`]; the old state stands.
    pub fn approve(&self, name: &PluginName, tree: TreeDigest) -> Result<(), StoreError> {
        self.edit(name, |record| record.approved = Some(tree))
    }

    /// Takes the approval back.
    ///
    /// # Errors
    /// [`StoreError`]; the old state stands.
    pub fn unapprove(&self, name: &PluginName) -> Result<(), StoreError> {
        self.edit(name, |record| record.approved = None)
    }

    /// Takes an acknowledgement back.
    ///
    /// # Errors
    /// [`StoreError`]; the old state stands.
    pub fn unacknowledge(&self, name: &PluginName, texts: &[Sha256]) -> Result<(), StoreError> {
        self.edit(name, |record| record.acknowledged.retain(|text| !texts.contains(text)))
    }

    /// The mark of each plugin's last stop.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn stopped(&self) -> Result<StoppedFile, StoreError> {
        stopped::read(&self.home)
    }

    /// Has every process of `name` ended that any broker of this home runs: each looks at the marks, and ends what was loaded
    /// under another. What is loaded afterwards is not concerned.
    ///
    /// # Errors
    /// [`StoreError`]; nothing is ended.
    pub fn stop(&self, name: &PluginName) -> Result<(), StoreError> {
        let _lock = self.exclusive()?;
        stopped::mark(&self.home, name)
    }

    fn edit(&self, name: &PluginName, change: impl FnOnce(&mut TrustRecord)) -> Result<(), StoreError> {
        let _lock = self.exclusive()?;
        let mut trust = self.records()?;
        change(trust.records.get_mut(name).ok_or_else(|| StoreError::NotInstalled(name.clone()))?);
        trust::write(&self.home, &trust)
    }

    /// The only writer, with nothing unfinished.
    fn exclusive(&self) -> Result<Lock, StoreError> {
        durable::create_dir(self.home.path(), 0o700)?;
        disk::ensure_folder(&self.home.plugins())?;
        let lock = Lock::exclusive(&self.home.lock(), PATIENCE)?;
        journal::recover(&self.home)?;
        Ok(lock)
    }

    /// Among readers only, with nothing unfinished; nothing when nothing was ever written.
    fn settled(&self) -> Result<Option<Lock>, StoreError> {
        if !disk::is_folder(&self.home.plugins())? {
            return Ok(None);
        }
        loop {
            let lock = Lock::shared(&self.home.lock(), PATIENCE)?;
            if !journal::is_unfinished(&self.home)? {
                return Ok(Some(lock));
            }
            drop(lock);
            drop(self.exclusive()?);
        }
    }

    /// Lists of files of trees that are no longer trusted. Only litter, so a failure is left to the next time.
    fn forget_inventories(&self) {
        let Ok(records) = self.records().map(|trust| trust.records) else { return };
        let wanted = |name: &OsString| records.values().any(|r| name.to_str() == Some(r.source_hash.hex().as_str()));
        for unwanted in disk::names(&self.home.inventories()).unwrap_or_default().iter().filter(|name| !wanted(name)) {
            let _removed = durable::remove_file(&self.home.inventories().join(unwanted));
        }
    }
}
