//! A plugin's own state: small JSON values by key, durable, within a quota, reached only from here.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

use durable::Lock;
use schemas::protocol::{ErrorCode, Refusal};
use schemas::strict;
use serde_json::Value;

use crate::store::Home;
use schemas::PluginName;

/// 1 MiB for all values and keys as JSON: a plugin that needs more keeps files in the workspace.
pub const QUOTA_BYTES: usize = 1 << 20;
/// 1,000 entries: listing them stays one short answer.
pub const QUOTA_ENTRIES: usize = 1_000;
/// 5 s: whoever holds the lock writes one small file.
const PATIENCE: Duration = Duration::from_secs(5);

/// One plugin's state.
#[derive(Debug)]
pub(super) struct State {
    folder: PathBuf,
}

type Entries = BTreeMap<String, Value>;

impl State {
    pub(super) fn of(home: &Home, name: &PluginName) -> Self {
        Self { folder: home.state(name) }
    }

    /// The value of `key`.
    ///
    /// # Errors
    /// When it cannot be read.
    pub(super) fn get(&self, key: &str) -> Result<Option<Value>, Refusal> {
        let _lock = self.lock()?;
        Ok(self.read()?.remove(key))
    }

    /// The keys that begin with `prefix`, in order.
    ///
    /// # Errors
    /// When it cannot be read.
    pub(super) fn list(&self, prefix: &str) -> Result<Vec<String>, Refusal> {
        let _lock = self.lock()?;
        Ok(self.read()?.into_keys().filter(|key| key.starts_with(prefix)).collect())
    }

    /// Sets `key`; durable when it returns.
    ///
    /// # Errors
    /// [`ErrorCode::TooLarge`] beyond the quota; then the old state stands.
    pub(super) fn put(&self, key: &str, value: Value) -> Result<(), Refusal> {
        let _lock = self.lock()?;
        let mut entries = self.read()?;
        entries.insert(key.to_owned(), value);
        if entries.len() > QUOTA_ENTRIES {
            let why = format!("state has {QUOTA_ENTRIES} entries at most");
            return Err(Refusal::new(ErrorCode::TooLarge, why).because("quota-entries"));
        }
        self.write(&entries)
    }

    /// Removes `key`; that there is none is no error.
    ///
    /// # Errors
    /// When it cannot be written.
    pub(super) fn delete(&self, key: &str) -> Result<(), Refusal> {
        let _lock = self.lock()?;
        let mut entries = self.read()?;
        if entries.remove(key).is_some() { self.write(&entries) } else { Ok(()) }
    }

    /// One process at a time; several brokers may run the same plugin.
    fn lock(&self) -> Result<Lock, Refusal> {
        match std::fs::symlink_metadata(&self.folder) {
            Ok(found) if found.is_dir() => {}
            Ok(_) => return Err(failed("its state folder is no plain folder")),
            Err(_) => durable::create_dir(&self.folder, 0o700).map_err(failed)?,
        }
        Lock::exclusive(&self.folder.join(".lock"), PATIENCE).map_err(failed)
    }

    fn file(&self) -> PathBuf {
        self.folder.join("state.json")
    }

    fn read(&self) -> Result<Entries, Refusal> {
        // Twice the quota: what was written under it is always read.
        let Some(bytes) = crate::store::read_plain(&self.file(), QUOTA_BYTES * 2).map_err(failed)? else {
            return Ok(Entries::new());
        };
        strict::scan(&bytes).map_err(failed)?;
        serde_json::from_slice(&bytes).map_err(failed)
    }

    fn write(&self, entries: &Entries) -> Result<(), Refusal> {
        let bytes = serde_json::to_vec(entries).map_err(failed)?;
        if bytes.len() > QUOTA_BYTES {
            let why = format!("state has {QUOTA_BYTES} bytes at most");
            return Err(Refusal::new(ErrorCode::TooLarge, why).because("quota-bytes"));
        }
        durable::write(&self.file(), &bytes, 0o600).map_err(failed)
    }
}

fn failed(why: impl std::fmt::Display) -> Refusal {
    Refusal::new(ErrorCode::CapabilityFailed, format!("state: {why}")).because("state")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn state() -> (tempfile::TempDir, State) {
        let home = tempfile::tempdir().unwrap();
        let name = "tidy".parse().unwrap();
        std::fs::create_dir_all(home.path().join("plugins/tidy")).unwrap();
        let state = State::of(&Home::at(home.path().to_owned()), &name);
        (home, state)
    }

    #[test]
    fn one_byte_or_entry_beyond_the_quota_is_refused_and_the_old_state_stands() {
        let (_home, state) = state();
        state.put("a", json!(1)).unwrap();
        let refused = state.put("b", json!("x".repeat(QUOTA_BYTES))).unwrap_err();
        assert_eq!((refused.code(), refused.data.reason.as_deref()), (ErrorCode::TooLarge, Some("quota-bytes")));
        assert_eq!(state.list("").unwrap(), ["a"]);

        let full: Entries = (0..QUOTA_ENTRIES).map(|n| (format!("k{n}"), json!(n))).collect();
        state.write(&full).unwrap();
        assert_eq!(state.put("one-more", json!(1)).unwrap_err().data.reason.as_deref(), Some("quota-entries"));
        state.put("k7", json!("again")).unwrap();
        assert_eq!(state.get("k7").unwrap(), Some(json!("again")));
    }

    #[test]
    fn a_key_is_never_a_path() {
        let (home, state) = state();
        for key in ["../../settings.json", "/etc/passwd", "a/b", ".lock", "state.json", "é\u{0}"] {
            state.put(key, json!(key)).unwrap();
            assert_eq!(state.get(key).unwrap(), Some(json!(key)));
        }
        let names: Vec<_> = std::fs::read_dir(home.path().join("plugins/tidy/state"))
            .unwrap()
            .map(|e| e.unwrap().file_name())
            .collect();
        assert_eq!(names.len(), 2, "{names:?}");
        assert!(!home.path().join("settings.json").exists());
    }

    #[test]
    fn a_linked_state_folder_or_file_is_refused() {
        let (home, state) = state();
        let elsewhere = home.path().join("elsewhere");
        std::fs::create_dir(&elsewhere).unwrap();
        let folder = home.path().join("plugins/tidy/state");
        std::os::unix::fs::symlink(&elsewhere, &folder).unwrap();
        assert!(state.put("a", json!(1)).is_err());
        std::fs::remove_file(&folder).unwrap();
        state.put("a", json!(1)).unwrap();
        std::fs::remove_file(folder.join("state.json")).unwrap();
        std::os::unix::fs::symlink(home.path().join("secret"), folder.join("state.json")).unwrap();
        assert!(state.get("a").is_err());
        assert!(state.put("a", json!(2)).is_err());
    }

    #[test]
    fn what_is_put_is_there_after_a_restart_and_gone_when_deleted() {
        let (home, state) = state();
        state.put("b", json!(null)).unwrap();
        state.put("ab", json!({ "n": [1, 2] })).unwrap();
        let again = State::of(&Home::at(home.path().to_owned()), &"tidy".parse().unwrap());
        assert_eq!(again.get("b").unwrap(), Some(json!(null)));
        assert_eq!(again.list("a").unwrap(), ["ab"]);
        again.delete("ab").unwrap();
        again.delete("ab").unwrap();
        assert_eq!(state.get("ab").unwrap(), None);
    }
}
