//! The last complete refresh, switched in one step: a crash between two files never mixes two of them.

use std::collections::BTreeMap;

use jiff::Timestamp;
use schemas::Sha256;
use serde::{Deserialize, Serialize};

use super::pin::sha256;
use super::{INDEX, REVOKED};
use crate::tuf::{MemoryState, State, StateError};

/// What was kept at the end of the last complete refresh: names and digests; the bytes lie under `kept/<digest>`.
#[derive(Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Complete(BTreeMap<String, Sha256>);

const FILE: &str = "complete";
const CHECKED: &str = "checked";

/// Where a verified target is kept. Target names end in `.json` and have no unsafe parts here: ours are three kinds.
pub(super) fn target_name(path: &str) -> String {
    format!("targets/{path}")
}

fn broken(name: &str, why: impl ToString) -> StateError {
    StateError { name: name.to_owned(), why: why.to_string() }
}

fn blob(digest: Sha256) -> String {
    format!("kept/{}", digest.hex())
}

impl Complete {
    fn read(state: &dyn State) -> Result<Option<Self>, StateError> {
        let Some(bytes) = state.load(FILE)? else { return Ok(None) };
        serde_json::from_slice(&bytes).map(Some).map_err(|error| broken(FILE, error))
    }

    /// Keeps what the state holds now. New bytes first, then the list, then old bytes go.
    pub(super) fn store(state: &mut dyn State) -> Result<(), StateError> {
        let mut new = Self::default();
        let revoked = target_name(REVOKED);
        let names = ["timestamp.json", "snapshot.json", "targets.json", "revocations.json", revoked.as_str()];
        for name in names {
            let bytes = state.load(name)?.ok_or_else(|| broken(name, "it was just written, and is gone"))?;
            let digest = sha256(&bytes);
            let blob = blob(digest);
            if state.load(&blob)?.as_deref() != Some(bytes.as_slice()) {
                state.save(&blob, &bytes)?;
            }
            new.0.insert(name.to_owned(), digest);
        }
        let old = Self::read(state).unwrap_or_default().unwrap_or_default();
        if old != new {
            state.save(FILE, &serde_json::to_vec(&new).map_err(|error| broken(FILE, error))?)?;
            for digest in old.0.values().filter(|digest| !new.0.values().any(|kept| kept == *digest)) {
                state.remove(&blob(*digest))?;
            }
        }
        Ok(())
    }

    /// What was kept, as a state of its own; each file is compared with its digest.
    pub(super) fn load(state: &dyn State) -> Result<Option<MemoryState>, StateError> {
        let Some(complete) = Self::read(state)? else { return Ok(None) };
        let mut kept = MemoryState::new();
        for (name, digest) in &complete.0 {
            let blob = blob(*digest);
            let bytes = state.load(&blob)?.ok_or_else(|| broken(&blob, "it is missing"))?;
            if sha256(&bytes) != *digest {
                return Err(broken(&blob, "its bytes are other bytes now"));
            }
            kept.save(name, &bytes)?;
        }
        Ok(Some(kept))
    }
}

/// When the last complete refresh was.
pub(super) fn load_checked(state: &dyn State) -> Result<Option<Timestamp>, StateError> {
    let Some(bytes) = state.load(CHECKED)? else { return Ok(None) };
    let text = String::from_utf8(bytes).map_err(|error| broken(CHECKED, error))?;
    text.trim_end().parse().map(Some).map_err(|error: jiff::Error| broken(CHECKED, error))
}

pub(super) fn save_checked(state: &mut dyn State, at: Timestamp) -> Result<(), StateError> {
    state.save(CHECKED, format!("{at}\n").as_bytes())
}

/// The targets whose bytes are kept between runs.
pub(super) fn keeps(path: &str) -> bool {
    path == INDEX || path == REVOKED || path.starts_with("plugins/")
}
