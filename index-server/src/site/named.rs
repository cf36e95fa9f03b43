//! The files that verified documents name by a digest of their content: they are not held in memory, and nothing else of a
//! store is ever looked for.

use std::collections::HashMap;

use schemas::{AuditRef, Sha256, Shard};

/// A file that is believed for its content alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Content {
    /// `trees/<hex>.tar.gz`: who installs it hashes the tree in it.
    Tree,
    /// `audits/<hex>.json`: its bytes have this digest.
    Audit(Sha256),
}

/// Every path that the shards name.
#[derive(Debug, Default)]
pub(super) struct Named(HashMap<String, Content>);

impl Named {
    pub(super) fn by(&mut self, shard: &Shard) {
        for entry in &shard.versions {
            self.0.insert(format!("trees/{}.tar.gz", entry.source_hash.hex()), Content::Tree);
            let documents = entry.audit.iter().flat_map(AuditRef::documents);
            self.0.extend(documents.map(|digest| (AuditRef::path_of(digest), Content::Audit(digest))));
        }
    }

    pub(super) fn at(&self, path: &str) -> Option<Content> {
        self.0.get(path).copied()
    }
}
