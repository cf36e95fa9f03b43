//! `index.json`, the shards and `revoked.json`, generated from the working copy. The same facts give the same bytes.

use std::collections::{BTreeMap, BTreeSet};

use jiff::Timestamp;
use schemas::working_copy::{PublishedFile, RevocationsFile};
use schemas::{Document, Exceptions, Index, KeyId, RevocationId, Revoked, Shard};

use super::published::Published;
use crate::tuf::{Custom, Role, Root, TargetMeta, whole_seconds};

/// What is published, as bytes by target path.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Documents {
    /// `index.json` and the shards.
    pub catalog: BTreeMap<String, Vec<u8>>,
    /// `revoked.json`.
    pub revoked: Vec<u8>,
    /// The lists that the targets role signs beside `index.json`.
    pub custom: Custom,
    /// Who signed the statements in it.
    pub auditors: BTreeSet<KeyId>,
    /// `index.json`'s sequence.
    pub index_sequence: u64,
    /// `revoked.json`'s sequence.
    pub revoked_sequence: u64,
}

/// What the documents are made from.
#[derive(Debug)]
pub struct Material<'a> {
    /// Whose.
    pub root: &'a Root,
    /// The plugins, by name.
    pub shards: &'a [Shard],
    /// The revocations.
    pub revocations: &'a RevocationsFile,
    /// In a fork: what it lets pass of what it follows.
    pub exceptions: &'a Exceptions,
    /// How far was counted.
    pub counted: &'a PublishedFile,
    /// What is published now.
    pub published: &'a Published,
    /// The clock.
    pub now: Timestamp,
}

/// The target path of a plugin's shard.
#[must_use]
pub fn shard_path(name: &schemas::PluginName) -> String {
    format!("plugins/{name}.json")
}

/// Whose statements these plugins carry.
#[must_use]
pub fn auditors(shards: &[Shard]) -> BTreeSet<KeyId> {
    shards.iter().flat_map(|shard| &shard.versions).filter_map(|entry| entry.key_id.clone()).collect()
}

/// The ids in force, those lifted, and what is excepted.
#[must_use]
pub fn lists(revocations: &RevocationsFile, exceptions: &Exceptions) -> Custom {
    let ids = revocations.entries.iter().map(|entry| entry.id.clone());
    let (withdrawn, revocations): (Vec<RevocationId>, Vec<RevocationId>) =
        ids.partition(|id| revocations.withdrawn.contains(id));
    Custom { revocations, withdrawn, exceptions: exceptions.clone() }
}

impl Material<'_> {
    /// Generates them. A document that says nothing new keeps its number and its time, and so its bytes.
    ///
    /// # Errors
    /// Never for what schemas can hold: when a document has no JSON form.
    pub fn assemble(&self) -> Result<Documents, serde_json::Error> {
        let custom = lists(self.revocations, self.exceptions);
        let index = self.index(&custom);
        let revoked = self.revoked();
        let mut catalog: BTreeMap<String, Vec<u8>> = BTreeMap::new();
        for shard in self.shards {
            catalog.insert(shard_path(&shard.name), schemas::write(shard)?);
        }
        catalog.insert(Index::NAME.to_owned(), schemas::write(&index)?);
        Ok(Documents {
            catalog,
            auditors: auditors(self.shards),
            custom,
            index_sequence: index.sequence,
            revoked_sequence: revoked.sequence,
            revoked: schemas::write(&revoked)?,
        })
    }

    fn index(&self, custom: &Custom) -> Index {
        let previous = self.published.index.as_ref();
        let mut index = Index {
            version: "1".to_owned(),
            public_key: self.root.keys_of(Role::Audit).first().copied().unwrap_or(schemas::PublicKey([0; 32])),
            marketplace: self.root.extras.origin.clone(),
            sequence: previous.map_or(0, |p| p.sequence),
            generated_at: previous.map_or(Timestamp::UNIX_EPOCH, |p| p.generated_at),
            revocations: custom.revocations.clone(),
            withdrawn: custom.withdrawn.clone(),
            plugins: self.shards.to_vec(),
        };
        if previous != Some(&index) {
            index.sequence = index.sequence.max(self.counted.index).saturating_add(1);
            index.generated_at = whole_seconds(self.now);
        }
        index
    }

    fn revoked(&self) -> Revoked {
        let previous = self.published.revoked.as_ref();
        let mut revoked = Revoked {
            version: "1".to_owned(),
            sequence: previous.map_or(0, |p| p.sequence),
            generated_at: previous.map_or(Timestamp::UNIX_EPOCH, |p| p.generated_at),
            revoked: self.revocations.entries.clone(),
        };
        if previous != Some(&revoked) {
            revoked.sequence = revoked.sequence.max(self.counted.revoked).saturating_add(1);
            revoked.generated_at = whole_seconds(self.now);
        }
        revoked
    }
}

/// The targets map of these documents.
#[must_use]
pub fn targets_of(documents: &Documents) -> BTreeMap<String, TargetMeta> {
    documents
        .catalog
        .iter()
        .map(|(path, bytes)| {
            let custom = (path == Index::NAME).then(|| documents.custom.clone());
            (path.clone(), TargetMeta { custom, ..TargetMeta::of(bytes) })
        })
        .collect()
}
