//! What a published folder says now, believed only as far as this marketplace's own roots signed it.

use std::path::{Path, PathBuf};

use schemas::{Document as _, Index, Revoked, Sha256};
use serde::de::DeserializeOwned;

use crate::tuf::documents::sha256;
use crate::tuf::{Custom, REVOCATIONS, Role, Root, Snapshot, TargetMeta, Targets, Timestamp, seal};
use crate::working_copy::{StoredRoot, WorkingCopyError, read_bytes};

/// 64 MiB: targets metadata of a marketplace of 200,000 plugins.
const METADATA_BYTES: u64 = 64 << 20;

/// A role as it is published.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sealed<T> {
    /// What it says.
    pub role: T,
    /// Its exact bytes.
    pub bytes: Vec<u8>,
    /// Whether the newest root's keys signed it; otherwise an older root's did.
    pub current: bool,
}

/// A published folder.
#[derive(Debug, Default)]
pub struct Published {
    /// Where.
    pub folder: PathBuf,
    /// The newest root in it.
    pub root: Option<u64>,
    /// Its timestamp.
    pub timestamp: Option<Sealed<Timestamp>>,
    /// Its snapshot.
    pub snapshot: Option<Sealed<Snapshot>>,
    /// Its targets.
    pub targets: Option<Sealed<Targets>>,
    /// Its revocations.
    pub revocations: Option<Sealed<Targets>>,
    /// The index that its targets name.
    pub index: Option<Index>,
    /// The list that its revocations name.
    pub revoked: Option<Revoked>,
}

impl Published {
    /// Reads `folder`, which need not exist; what no root of ours signed counts as absent.
    ///
    /// # Errors
    /// [`WorkingCopyError`] when a file is there and cannot be read.
    pub fn read(folder: &Path, roots: &[StoredRoot]) -> Result<Self, WorkingCopyError> {
        let mut this = Self { folder: folder.to_owned(), root: newest_root(folder, roots), ..Self::default() };
        let reader = Reader { folder, roots };
        this.timestamp = reader.role::<Timestamp>("timestamp.json", Role::Timestamp)?;
        let Some(timestamp) = &this.timestamp else { return Ok(this) };
        let Some(meta) = timestamp.role.meta.get("snapshot.json") else { return Ok(this) };
        this.snapshot = reader.role(&format!("{}.snapshot.json", meta.version), Role::Snapshot)?;
        let Some(snapshot) = &this.snapshot else { return Ok(this) };
        if let Some(meta) = snapshot.role.meta.get("targets.json") {
            this.targets = reader.role(&format!("{}.targets.json", meta.version), Role::Targets)?;
        }
        if let Some(meta) = snapshot.role.meta.get(&format!("{REVOCATIONS}.json")) {
            this.revocations = reader.role(&format!("{}.{REVOCATIONS}.json", meta.version), Role::Revocations)?;
        }
        this.index = match &this.targets {
            Some(targets) => reader.document::<Index>(&targets.role)?,
            None => None,
        };
        this.revoked = match &this.revocations {
            Some(revocations) => reader.document::<Revoked>(&revocations.role)?,
            None => None,
        };
        Ok(this)
    }

    /// What the targets role signs beside the index.
    #[must_use]
    pub fn custom(&self) -> Option<&Custom> {
        self.targets.as_ref()?.role.targets.get(Index::NAME)?.custom.as_ref()
    }
}

/// The newest root of the chain that the folder holds, byte for byte, with all before it.
fn newest_root(folder: &Path, roots: &[StoredRoot]) -> Option<u64> {
    let there = |stored: &&StoredRoot| {
        let path = folder.join("metadata").join(format!("{}.root.json", stored.root.version));
        std::fs::read(path).is_ok_and(|bytes| bytes == stored.bytes)
    };
    roots.iter().take_while(there).last().map(|stored| stored.root.version)
}

/// The path of a target in a published folder: its SHA-256 stands before its last name.
#[must_use]
pub fn target_path(path: &str, digest: Sha256) -> String {
    match path.rsplit_once('/') {
        Some((folder, name)) => format!("targets/{folder}/{}.{name}", digest.hex()),
        None => format!("targets/{}.{path}", digest.hex()),
    }
}

struct Reader<'a> {
    folder: &'a Path,
    roots: &'a [StoredRoot],
}

impl Reader<'_> {
    fn role<T: DeserializeOwned>(&self, file: &str, role: Role) -> Result<Option<Sealed<T>>, WorkingCopyError> {
        let path = self.folder.join("metadata").join(file);
        let Some(bytes) = read_bytes(&path, METADATA_BYTES)? else { return Ok(None) };
        let newest = self.roots.last().map(|stored| stored.root.version);
        let opened = self.roots.iter().rev().find_map(|stored| {
            let opened = open_with(&bytes, &stored.root, role)?;
            Some((opened, Some(stored.root.version) == newest))
        });
        Ok(opened.map(|(role, current)| Sealed { role, bytes, current }))
    }

    fn document<T: schemas::Document>(&self, role: &Targets) -> Result<Option<T>, WorkingCopyError> {
        let Some(meta) = role.targets.get(T::NAME) else { return Ok(None) };
        let cap = u64::try_from(T::BYTES).unwrap_or(u64::MAX);
        let path = self.folder.join(target_path(T::NAME, meta.hashes.sha256()));
        let Some(bytes) = read_bytes(&path, cap)? else { return Ok(None) };
        if !is(meta, &bytes) {
            return Ok(None);
        }
        Ok(schemas::read(&bytes).ok())
    }
}

fn open_with<T: DeserializeOwned>(bytes: &[u8], root: &Root, role: Role) -> Option<T> {
    seal::open(bytes, &root.keys_of(role), root.threshold(role)).ok()
}

/// Whether `bytes` are what `meta` says.
#[must_use]
pub fn is(meta: &TargetMeta, bytes: &[u8]) -> bool {
    u64::try_from(bytes.len()).is_ok_and(|length| length == meta.length) && sha256(bytes) == meta.hashes.sha256()
}
