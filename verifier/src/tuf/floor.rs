//! Rollback protection is memory: the highest versions seen, kept apart from the metadata, so that losing a cached file
//! does not lower them.
//!
//! A part is forgotten only where the client workflow says so (§5.3.11): a key that it was seen under has left the root.

use std::collections::{BTreeMap, BTreeSet};

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};
use sigstore_tuf::{Root, Snapshot};

use super::{Error, State, StateError, checks};

/// Where the floor is kept. No role's file can have this name, because those end in `.json`.
pub(super) const FILE: &str = "floor";

/// The highest versions seen of everything that may not go back.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Floor {
    /// Whose floor it is, where the repository is a marketplace.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<schemas::Origin>,
    /// The root.
    #[serde(default)]
    pub root: u64,
    /// The timestamp, and the snapshot that it named.
    #[serde(default)]
    pub timestamp: TimestampFloor,
    /// The snapshot, and the roles that it named.
    #[serde(default)]
    pub snapshot: SnapshotFloor,
}

/// What was seen under the root's timestamp keys.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TimestampFloor {
    /// SHA-256 of each key that it was seen under.
    pub keys: BTreeSet<String>,
    /// The timestamp's version.
    pub version: u64,
    /// The snapshot's version that it named.
    pub snapshot: u64,
    /// The newest signed time (`x-signed-at`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub signed_at: Option<Timestamp>,
}

/// What was seen under the root's snapshot keys.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SnapshotFloor {
    /// SHA-256 of each key that it was seen under.
    pub keys: BTreeSet<String>,
    /// The snapshot's version.
    pub version: u64,
    /// The version of each file that it named.
    pub meta: BTreeMap<String, u64>,
}

/// Which cached roles are no longer a floor because their keys were rotated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Rotated {
    pub(super) timestamp: bool,
    pub(super) snapshot: bool,
}

impl Floor {
    /// Reads the floor; none was seen when there is no file.
    ///
    /// # Errors
    /// [`StateError`], also when the file cannot be understood: an unknown floor is not a low one.
    pub fn load(state: &dyn State) -> Result<Self, StateError> {
        match state.load(FILE)? {
            None => Ok(Self::default()),
            Some(bytes) => serde_json::from_slice(&bytes)
                .map_err(|error| StateError { name: FILE.to_owned(), why: error.to_string() }),
        }
    }

    /// Writes the floor when it differs from what is stored.
    ///
    /// # Errors
    /// [`StateError`].
    pub fn save(&self, state: &mut dyn State) -> Result<(), StateError> {
        let bytes =
            serde_json::to_vec(self).map_err(|error| StateError { name: FILE.to_owned(), why: error.to_string() })?;
        if state.load(FILE)?.as_deref() == Some(bytes.as_slice()) {
            return Ok(());
        }
        state.save(FILE, &bytes)
    }

    /// The later of the clock and the newest signed time seen; expiry is judged against it.
    #[must_use]
    pub fn now(&self, clock: Timestamp) -> Timestamp {
        self.timestamp.signed_at.map_or(clock, |seen| seen.max(clock))
    }

    /// A root that was verified: its version may not go back, and what was seen under keys that left it is forgotten.
    pub(crate) fn saw_root(&mut self, root: &Root) -> Result<Rotated, Error> {
        if root.version < self.root {
            return Err(Error::Rollback { role: "root".to_owned(), seen: self.root, found: root.version });
        }
        self.root = root.version;
        let timestamp = key_names(root, "timestamp");
        let snapshot = key_names(root, "snapshot");
        let rotated = Rotated {
            timestamp: !self.timestamp.keys.is_subset(&timestamp),
            snapshot: !self.snapshot.keys.is_subset(&snapshot),
        };
        if rotated.timestamp {
            self.timestamp = TimestampFloor::default();
        }
        if rotated.snapshot {
            self.snapshot = SnapshotFloor::default();
        }
        self.timestamp.keys = timestamp;
        self.snapshot.keys = snapshot;
        Ok(rotated)
    }

    /// Whether a verified timestamp may be believed.
    pub(super) fn allows_timestamp(&self, new: &sigstore_tuf::Timestamp) -> Result<(), Error> {
        not_below("timestamp", self.timestamp.version, new.version)?;
        let named = new.snapshot_meta().map_or(0, |pin| pin.version);
        not_below("snapshot (as the timestamp names it)", self.timestamp.snapshot, named)
    }

    pub(super) fn saw_timestamp(&mut self, new: &sigstore_tuf::Timestamp) -> Result<(), Error> {
        self.timestamp.version = new.version;
        self.timestamp.snapshot = new.snapshot_meta().map_or(0, |pin| pin.version);
        if let Some(value) = new.extra.get("x-signed-at") {
            let signed_at = value.as_str().and_then(|text| text.parse::<Timestamp>().ok());
            match signed_at {
                Some(at) if at <= new.expires => self.timestamp.signed_at = self.timestamp.signed_at.max(Some(at)),
                _ => return Err(Error::SignedAt { file: "timestamp.json".to_owned() }),
            }
        }
        Ok(())
    }

    /// Whether a verified snapshot may be believed: neither it nor any file it names may go back or vanish.
    pub(super) fn allows_snapshot(&self, new: &Snapshot) -> Result<(), Error> {
        not_below("snapshot", self.snapshot.version, new.version)?;
        for (file, &seen) in &self.snapshot.meta {
            match new.meta.get(file) {
                Some(pin) => not_below(file, seen, pin.version)?,
                None => return Err(Error::Vanished { role: file.clone() }),
            }
        }
        Ok(())
    }

    pub(super) fn saw_snapshot(&mut self, new: &Snapshot) {
        self.snapshot.version = new.version;
        self.snapshot.meta = new.meta.iter().map(|(file, pin)| (file.clone(), pin.version)).collect();
    }
}

fn not_below(role: &str, seen: u64, found: u64) -> Result<(), Error> {
    if found < seen { Err(Error::Rollback { role: role.to_owned(), seen, found }) } else { Ok(()) }
}

/// The keys of a role, each as the SHA-256 of its public bytes; a key that cannot be used goes by its id.
fn key_names(root: &Root, role: &str) -> BTreeSet<String> {
    let name = |id: &String| match root.keys.get(id).and_then(checks::key_bytes) {
        Some(bytes) => hex::encode(Sha256::digest(bytes)),
        None => format!("id:{id}"),
    };
    root.role(role).map(|keys| keys.keyids.iter().map(name).collect()).unwrap_or_default()
}
