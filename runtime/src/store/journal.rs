//! A plugin's folder and its trust record change together: what is prepared aside is swapped in by renames alone, and a
//! journal says so before the first of them.
//!
//! ```text
//! .staging/<uuid>/trust.json   the whole new trust file
//! .staging/<uuid>/new/         the new folder, with an empty state/; absent when the plugin is removed
//! .staging/<uuid>/old/         the old folder, once it was moved out
//! ```
//! Everything that needs space on the disk is done before the journal is written. Whether a step was taken is read off
//! what exists, so every step can be repeated: a crash is finished forwards at the next open, and a failure is undone on
//! the spot. Once the new trust file stands there is no way back, and none is needed: only litter is left.

use std::path::PathBuf;

use schemas::strict::{Document, FieldError, Unknown};
use schemas::{PluginName, TrustFile};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::disk::{ensure_folder, is_folder, is_there, names, read};
use super::error::StoreError;
use super::home::{Home, STATE};

/// Read-only, for whoever may look at the home: what a plugin's folders have.
pub(super) const SEALED: u32 = 0o555;
/// Writable while it is moved: a folder can only be moved by who may write to it.
const OPEN: u32 = 0o755;

/// What is being changed; the content of `.journal.json`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    version: String,
    name: PluginName,
    staging: String,
    replaces: bool,
}

impl Document for Written {
    const NAME: &'static str = ".journal.json";
    /// 4 KiB: ten times what is ever written.
    const BYTES: usize = 4 << 10;
    const UNKNOWN: Unknown = Unknown::Refused;

    fn check(&self) -> Result<(), FieldError> {
        if self.version != "1" {
            return Err(FieldError::new("version", format!("this reader knows version \"1\", not {:?}", self.version)));
        }
        // It becomes a path.
        match Uuid::parse_str(&self.staging) {
            Ok(id) if id.hyphenated().to_string() == self.staging => Ok(()),
            _ => Err(FieldError::new("staging", "it is not a plain UUID")),
        }
    }
}

/// What becomes of the plugin's folder.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Folder {
    /// A new one takes its place; `state` moves over.
    Replaced,
    /// It goes, with everything in it.
    Removed,
}

/// One change under way, in its own staging folder. Dropped without [`Swap::commit`], it leaves the old state.
#[derive(Debug)]
pub(super) struct Swap<'a> {
    home: &'a Home,
    name: PluginName,
    id: String,
    folder: Folder,
}

impl<'a> Swap<'a> {
    /// A new staging folder.
    pub(super) fn prepare(home: &'a Home, name: &PluginName, folder: Folder) -> Result<Self, StoreError> {
        let swap = Self { home, name: name.clone(), id: Uuid::new_v4().hyphenated().to_string(), folder };
        ensure_folder(&home.staging())?;
        durable::create_dir(&swap.staging(), 0o700)?;
        Ok(swap)
    }

    fn staging(&self) -> PathBuf {
        self.home.staging().join(&self.id)
    }
    /// Where the new folder is prepared.
    pub(super) fn new_folder(&self) -> PathBuf {
        self.staging().join("new")
    }
    fn old_folder(&self) -> PathBuf {
        self.staging().join("old")
    }
    fn new_trust(&self) -> PathBuf {
        self.staging().join("trust.json")
    }

    /// Swaps in what was prepared, together with `trust`. When this fails the old state stands, unless undoing failed too:
    /// then the journal stands, and the next open finishes the change.
    pub(super) fn commit(self, trust: &TrustFile) -> Result<(), StoreError> {
        // What would stop a step halfway is looked for before the first one.
        is_folder(&self.home.plugin(&self.name))?;
        read(&self.home.trust_file(), TrustFile::BYTES)?;
        durable::write(&self.new_trust(), &text(trust, self.new_trust())?, 0o600)?;
        let journal = self.home.journal();
        let (name, staging, replaces) = (self.name.clone(), self.id.clone(), self.folder == Folder::Replaced);
        let written = Written { version: "1".to_owned(), name, staging, replaces };
        let begun = durable::write(&journal, &text(&written, journal.clone())?, 0o600);
        begun.inspect_err(|_| {
            // It may stand all the same, unsynced, and would be obeyed at the next open.
            let _removed = durable::remove_file(&journal);
        })?;
        self.settle()
    }

    /// Forwards, and when that fails back.
    fn settle(&self) -> Result<(), StoreError> {
        self.finish().or_else(|failure| {
            let may_go_back = is_there(&self.new_trust())?;
            if may_go_back && self.undo().is_ok() { Err(failure) } else { self.finish().map_err(|_again| failure) }
        })
    }

    /// Every step that was not taken yet.
    fn finish(&self) -> Result<(), StoreError> {
        if is_there(&self.new_trust())? {
            match self.folder {
                Folder::Replaced => self.replace()?,
                Folder::Removed => self.move_out()?,
            }
            durable::rename(&self.new_trust(), &self.home.trust_file())?;
        }
        // Once more, because a step whose syncing failed is not repeated.
        durable::sync_dir(&self.home.plugins())?;
        durable::sync_dir(self.home.path())?;
        durable::remove_file(&self.home.journal())?;
        // The change is made; what cannot be removed now is swept at the next open.
        let _swept = durable::remove_tree(&self.staging());
        Ok(())
    }

    fn move_out(&self) -> Result<(), StoreError> {
        let (plugin, old) = (self.home.plugin(&self.name), self.old_folder());
        if is_folder(&plugin)? && !is_folder(&old)? {
            durable::chmod_dir(&plugin, OPEN)?;
            durable::rename(&plugin, &old)?;
        }
        Ok(())
    }

    fn replace(&self) -> Result<(), StoreError> {
        let (plugin, new) = (self.home.plugin(&self.name), self.new_folder());
        if is_folder(&new)? {
            self.move_out()?;
            let (kept, fresh) = (self.old_folder().join(STATE), new.join(STATE));
            if is_folder(&self.old_folder())? && is_folder(&kept)? {
                // The fresh one is empty, so a rename replaces it.
                durable::rename(&kept, &fresh)?;
            }
            durable::rename(&new, &plugin)?;
        }
        Ok(durable::chmod_dir(&plugin, SEALED)?)
    }

    /// Every step that was taken, backwards.
    fn undo(&self) -> Result<(), StoreError> {
        let (plugin, new, old) = (self.home.plugin(&self.name), self.new_folder(), self.old_folder());
        if self.folder == Folder::Replaced && !is_folder(&new)? && is_folder(&plugin)? {
            durable::chmod_dir(&plugin, OPEN)?;
            durable::rename(&plugin, &new)?;
        }
        if is_folder(&old)? {
            let (kept, moved) = (old.join(STATE), new.join(STATE));
            if is_folder(&new)? && is_folder(&moved)? && !is_folder(&kept)? {
                durable::rename(&moved, &kept)?;
            }
            durable::rename(&old, &plugin)?;
        }
        if is_folder(&plugin)? {
            durable::chmod_dir(&plugin, SEALED)?;
        }
        Ok(durable::remove_file(&self.home.journal())?)
    }

    fn read(home: &'a Home) -> Result<Option<Self>, StoreError> {
        let Some(bytes) = read(&home.journal(), Written::BYTES)? else { return Ok(None) };
        let Written { name, staging, replaces, .. } = schemas::read(&bytes).map_err(StoreError::Journal)?;
        let folder = if replaces { Folder::Replaced } else { Folder::Removed };
        Ok(Some(Self { home, name, id: staging, folder }))
    }
}

impl Drop for Swap<'_> {
    fn drop(&mut self) {
        // While a journal stands the staging folder is its other half.
        if matches!(is_there(&self.home.journal()), Ok(false)) {
            // What cannot be removed now is swept at the next open.
            let _swept = durable::remove_tree(&self.staging());
        }
    }
}

/// Whether a change is unfinished.
pub(super) fn is_unfinished(home: &Home) -> Result<bool, StoreError> {
    is_there(&home.journal())
}

/// Finishes what a crash left, and removes litter. The caller holds the lock.
pub(super) fn recover(home: &Home) -> Result<(), StoreError> {
    if let Some(swap) = Swap::read(home)? {
        swap.settle()?;
    }
    for litter in names(&home.staging())? {
        durable::remove_tree(&home.staging().join(litter))?;
    }
    Ok(())
}

fn text<T: Document>(document: &T, path: PathBuf) -> Result<Vec<u8>, StoreError> {
    schemas::write(document).map_err(|e| StoreError::Read { path, source: e.into() })
}
