//! One marketplace of those that a site serves: its own, or one that a fork carries, each with a chain of its own.

use std::collections::BTreeMap;

use bytes::Bytes;
use verifier::tuf::limits::{ROOT_BYTES, TIMESTAMP_BYTES};
use verifier::tuf::{Transport, TransportError};

use super::TIMESTAMP;

/// Where a chain begins and how far it went.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layer {
    /// Empty for the marketplace's own; else where the upstream's documents lie.
    pub folder: String,
    /// Its timestamp.
    pub timestamp: Bytes,
    /// The version of the root that it does not have yet.
    pub next_root: u64,
}

impl Layer {
    /// Of everything that was verified.
    pub(super) fn all(seen: &BTreeMap<String, Bytes>) -> Vec<Self> {
        let chains = seen.iter().filter_map(|(path, bytes)| Some((folder(path)?, bytes)));
        let mut all: Vec<Self> = chains
            .map(|(folder, timestamp)| {
                let is_there = |version: &u64| seen.contains_key(&root(folder, *version));
                let next_root = (1_u64..).find(|version| !is_there(version)).unwrap_or(u64::MAX);
                Self { folder: folder.to_owned(), timestamp: timestamp.clone(), next_root }
            })
            .collect();
        all.sort_by_key(|layer| layer.folder.len());
        all
    }

    /// Whether the store has something else of it now, or lacks it: another timestamp, or a root that follows. A root may
    /// become visible after the timestamp that names what it accepts.
    ///
    /// # Errors
    /// [`TransportError`].
    pub fn is_changed(&self, store: &dyn Transport) -> Result<bool, TransportError> {
        if there(store, &root(&self.folder, self.next_root), ROOT_BYTES)?.is_some() {
            return Ok(true);
        }
        let timestamp = there(store, &format!("{}{TIMESTAMP}", self.folder), TIMESTAMP_BYTES)?;
        Ok(timestamp.as_deref() != Some(&*self.timestamp))
    }
}

/// What is at `path`, where something is.
///
/// # Errors
/// [`TransportError`], but for one that says that nothing is there.
pub(crate) fn there(store: &dyn Transport, path: &str, cap: u64) -> Result<Option<Vec<u8>>, TransportError> {
    match store.get(path, cap) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(TransportError::NotFound(_)) => Ok(None),
        Err(why) => Err(why),
    }
}

fn root(folder: &str, version: u64) -> String {
    format!("{folder}metadata/{version}.root.json")
}

/// Of the path of a timestamp: the folder of its chain.
pub(super) fn folder(path: &str) -> Option<&str> {
    path.strip_suffix(TIMESTAMP).filter(|folder| folder.is_empty() || folder.ends_with('/'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_chain_has_its_own_timestamp_and_next_root() {
        let paths = [
            "metadata/1.root.json",
            "metadata/timestamp.json",
            "upstream/a.example/metadata/1.root.json",
            "upstream/a.example/metadata/2.root.json",
            "upstream/a.example/metadata/timestamp.json",
        ];
        let seen = paths.map(|path| (path.to_owned(), Bytes::from_static(path.as_bytes()))).into();

        let layers = Layer::all(&seen);

        let found: Vec<_> = layers.iter().map(|layer| (layer.folder.as_str(), layer.next_root)).collect();
        assert_eq!(found, [("", 2), ("upstream/a.example/", 3)]);
        assert!(layers[1].timestamp.starts_with(b"upstream/"));
    }
}
