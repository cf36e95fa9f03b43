//! What a version asks for that the one before did not, and what it no longer asks for.

use schemas::{ContributionKind, TreeDigest, VersionEntry};
use serde::Serialize;

/// The difference between two versions' claims.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Changes {
    /// The version before, by precedence.
    pub since: String,
    /// Its tree.
    #[serde(skip)]
    pub since_tree: TreeDigest,
    /// Kinds of contribution that are new.
    pub new_kinds: Vec<ContributionKind>,
    /// Those that are gone.
    pub gone_kinds: Vec<ContributionKind>,
    /// Network names that are new.
    pub new_domains: Vec<String>,
    /// Those that are gone.
    pub gone_domains: Vec<String>,
    /// Whether the same files are published under both.
    pub same_tree: bool,
}

impl Changes {
    /// From `older` to `newer`.
    pub(crate) fn between(older: &VersionEntry, newer: &VersionEntry) -> Self {
        Self {
            since: older.version.to_string(),
            since_tree: older.source_hash,
            new_kinds: without(&newer.contributes, &older.contributes),
            gone_kinds: without(&older.contributes, &newer.contributes),
            new_domains: without(&newer.allowed_domains, &older.allowed_domains),
            gone_domains: without(&older.allowed_domains, &newer.allowed_domains),
            same_tree: older.source_hash == newer.source_hash,
        }
    }

    /// Whether it asks for the same.
    pub(crate) fn are_none(&self) -> bool {
        self.new_kinds.is_empty()
            && self.gone_kinds.is_empty()
            && self.new_domains.is_empty()
            && self.gone_domains.is_empty()
    }
}

fn without<T: Clone + PartialEq>(these: &[T], those: &[T]) -> Vec<T> {
    these.iter().filter(|item| !those.contains(item)).cloned().collect()
}
