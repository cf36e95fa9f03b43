//! Metadata that waits for its commit: in memory, by path and hash, so that nobody can take a number before they have it.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

use bytes::Bytes;
use schemas::Sha256;
use serde::Deserialize;
use sha2::{Digest as _, Sha256 as Hasher};
use std::collections::BTreeMap;
use verifier::repository::carried;
use verifier::tuf::{Transport, TransportError};

use crate::site::TIMESTAMP;

/// 128 MiB: the metadata of four of the largest publications; what has waited longest goes first.
const BYTES: usize = 128 << 20;

/// What waits.
#[derive(Debug, Default)]
pub(super) struct Staged(Mutex<VecDeque<Waiting>>);

#[derive(Debug)]
struct Waiting {
    path: String,
    hash: Sha256,
    bytes: Bytes,
}

impl Staged {
    pub(super) fn put(&self, path: &str, bytes: Bytes) {
        let hash = Sha256(Hasher::digest(&bytes).into());
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|known| known.path != path || known.hash != hash);
        all.push_back(Waiting { path: path.to_owned(), hash, bytes });
        while all.iter().map(|waiting| waiting.bytes.len()).sum::<usize>() > BYTES {
            all.pop_front();
        }
    }

    pub(super) fn of_hash(&self, path: &str, hash: Sha256) -> Option<Bytes> {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.iter().find(|known| known.path == path && known.hash == hash).map(|known| known.bytes.clone())
    }

    /// The one that came last.
    pub(super) fn newest(&self, path: &str) -> Option<Bytes> {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.iter().rev().find(|known| known.path == path).map(|known| known.bytes.clone())
    }

    /// The newest timestamps of upstreams that wait, by the folder in which they lie.
    pub(super) fn timestamps_of_upstreams(&self) -> BTreeMap<String, Bytes> {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let timestamps = all.iter().filter_map(|known| {
            let (folder, inner) = carried(&known.path)?;
            (inner == TIMESTAMP).then(|| (folder.to_owned(), known.bytes.clone()))
        });
        timestamps.collect()
    }

    pub(super) fn forget(&self, paths: impl Fn(&str) -> bool) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).retain(|known| !paths(&known.path));
    }
}

/// The store as it would be.
pub(super) struct Overlay<'a> {
    pub(super) store: &'a dyn Transport,
    /// Files that are not there yet, by path.
    pub(super) files: BTreeMap<String, Bytes>,
}

impl Transport for Overlay<'_> {
    fn get(&self, path: &str, cap: u64) -> Result<Vec<u8>, TransportError> {
        match self.files.get(path) {
            Some(bytes) if u64::try_from(bytes.len()).is_ok_and(|found| found <= cap) => Ok(bytes.to_vec()),
            Some(_) => Err(TransportError::TooLarge { path: path.to_owned(), cap }),
            None => self.store.get(path, cap),
        }
    }

    fn describe(&self) -> String {
        self.store.describe()
    }
}

/// As much of a role as says which files it names. Nothing of it is believed: what is found by it is verified afterwards.
#[derive(Deserialize)]
struct Names {
    signed: Meta,
}

#[derive(Deserialize)]
struct Meta {
    #[serde(default)]
    meta: BTreeMap<String, Named>,
}

#[derive(Deserialize)]
struct Named {
    version: u64,
    hashes: Hashes,
}

#[derive(Deserialize)]
struct Hashes {
    sha256: String,
}

/// The timestamp in `folder` (empty, or an upstream's) and what waits of the metadata that it leads to.
pub(super) fn chain(staged: &Staged, folder: &str, timestamp: &Bytes) -> BTreeMap<String, Bytes> {
    let mut files = BTreeMap::from([(format!("{folder}{TIMESTAMP}"), timestamp.clone())]);
    for (path, snapshot) in named(staged, folder, timestamp) {
        files.extend(named(staged, folder, &snapshot));
        files.insert(path, snapshot);
    }
    files
}

/// The roots in `folder` that wait, from version `next` on, without a gap.
pub(super) fn roots(staged: &Staged, folder: &str, next: u64) -> Vec<(String, Bytes)> {
    let name = |version| format!("{folder}metadata/{version}.root.json");
    (next..).map(name).map_while(|path| Some((path.clone(), staged.newest(&path)?))).collect()
}

fn named(staged: &Staged, folder: &str, role: &[u8]) -> Vec<(String, Bytes)> {
    let Ok(names) = serde_json::from_slice::<Names>(role) else { return Vec::new() };
    let one = |(name, named): (String, Named)| {
        let path = format!("{folder}metadata/{}.{name}", named.version);
        let hash = format!("sha256:{}", named.hashes.sha256).parse().ok()?;
        Some((path.clone(), staged.of_hash(&path, hash)?))
    };
    names.signed.meta.into_iter().filter_map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_waits_is_found_by_its_hash_and_the_oldest_makes_room() {
        let staged = Staged::default();
        let (one, two) = (Bytes::from_static(b"one"), Bytes::from_static(b"two"));
        staged.put("metadata/2.snapshot.json", one.clone());
        staged.put("metadata/2.snapshot.json", two.clone());
        let hash = |bytes: &[u8]| Sha256(Hasher::digest(bytes).into());
        assert_eq!(staged.of_hash("metadata/2.snapshot.json", hash(b"one")), Some(one));
        assert_eq!(staged.of_hash("metadata/3.snapshot.json", hash(b"one")), None);
        assert_eq!(staged.newest("metadata/2.snapshot.json"), Some(two));
        for n in 3_u8..7 {
            staged.put("metadata/3.targets.json", Bytes::from(vec![n; 32 << 20]));
        }
        assert_eq!(staged.newest("metadata/2.snapshot.json"), None);
    }
}
