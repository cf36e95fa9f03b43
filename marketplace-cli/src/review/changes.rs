//! What differs between two versions: every leaf of the manifest, and every file by its bytes.

use std::collections::BTreeMap;

use schemas::Manifest;
use schemas::manifest::{Change, Difference};
use serde::Serialize;
use verifier::Tree;

/// What differs.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Changes {
    /// New in the manifest, power first.
    pub grown: Vec<Change>,
    /// Gone from it.
    pub shrunk: Vec<Change>,
    /// Files that are new; hostile text.
    pub added: Vec<String>,
    /// Files whose bytes or mode differ.
    pub changed: Vec<String>,
    /// Files that are gone.
    pub removed: Vec<String>,
}

impl Changes {
    /// From `old` to `new`.
    #[must_use]
    pub fn between(old: (&Manifest, &Tree), new: (&Manifest, &Tree)) -> Self {
        let Difference { grown, shrunk } = Difference::between(old.0, new.0);
        let mut changes = Self { grown, shrunk, ..Self::default() };
        let files = |tree: &Tree| -> BTreeMap<String, ([u8; 32], bool)> {
            tree.entries().iter().map(|e| (e.path.clone(), (e.blob, e.executable))).collect()
        };
        let (before, after) = (files(old.1), files(new.1));
        for (path, bytes) in &after {
            match before.get(path) {
                None => changes.added.push(path.clone()),
                Some(was) if was != bytes => changes.changed.push(path.clone()),
                Some(_) => {}
            }
        }
        changes.removed = before.keys().filter(|path| !after.contains_key(*path)).cloned().collect();
        changes
    }
}
