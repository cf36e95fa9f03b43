//! A plugin's tree and its digest: the object id that git gives the tree in a SHA-256 repository.
//!
//! One function serves git objects, tarballs and directories, so the three agree on every tree. Names and kinds that
//! could mean different things in different places are refused here, each with its own error.

pub mod beneath;
pub mod directory;
mod drift;
pub mod inventory;
mod listing;
pub mod memory;
mod name;
mod object;
mod refused;
#[cfg(test)]
mod tests;

use std::fmt;
use std::io::{self, Read};
use std::sync::Arc;

use bytes::Bytes;
use rayon::prelude::*;
use schemas::TreeDigest;

pub use drift::Drift;
pub use refused::Refused;

use listing::Checked;
use object::PointerWatch;

/// What a listing found at a path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A regular file.
    File {
        /// Whether its owner may execute it.
        executable: bool,
    },
    /// A symbolic link.
    Symlink,
    /// A git submodule (mode 160000).
    Submodule,
    /// A hard link in an archive.
    Hardlink,
    /// A sparse file in an archive.
    Sparse,
    /// A device, socket or FIFO.
    Special,
}

/// One entry of a listing; folders are implied by paths.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// The raw path, `/` between components, relative.
    pub path: Vec<u8>,
    /// What is there.
    pub kind: Kind,
    /// Its size in bytes, as declared; the bytes are counted again while hashing.
    pub size: u64,
}

/// Opens the bytes of a listing's files; `at` is the position in the listing. May be called twice for one file.
pub trait Contents: Send + Sync {
    /// The bytes of file `at`.
    ///
    /// # Errors
    /// Whatever the medium says.
    fn open(&self, at: usize) -> io::Result<Box<dyn Read + Send + '_>>;

    /// The bytes of file `at` where they lie in memory, so that they stay what they were when they were hashed.
    fn held(&self, at: usize) -> Option<Bytes> {
        let _ = at;
        None
    }
}

/// The most that a tree may have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Files.
    pub files: usize,
    /// Folders deep.
    pub depth: usize,
    /// Bytes of one path.
    pub path_bytes: usize,
    /// Bytes of one file.
    pub file_bytes: u64,
    /// Bytes of all files.
    pub total_bytes: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            files: 50_000,         // the largest real plugin seen, with bundled node_modules, has 11,000
            depth: 32,             // twice the deepest real one
            path_bytes: 1_024,     // below PATH_MAX with room for the store's own prefix
            file_bytes: 256 << 20, // a bundled model or wasm blob; larger wants its own channel
            total_bytes: 1 << 30,  // 1 GiB on a laptop's disk is already a surprise
        }
    }
}

/// One file of a tree.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Relative, `/` between components, checked against every refusal.
    pub path: String,
    /// Mode 100755 instead of 100644.
    pub executable: bool,
    /// Bytes.
    pub size: u64,
    /// The git blob id (SHA-256 object format).
    pub blob: [u8; 32],
    at: usize,
}

/// A hashed tree with a way to its bytes.
#[derive(Clone)]
pub struct Tree {
    entries: Vec<Entry>,
    digest: TreeDigest,
    contents: Arc<dyn Contents>,
}

impl fmt::Debug for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tree").field("digest", &self.digest).field("files", &self.entries.len()).finish()
    }
}

impl Tree {
    /// Checks every path and kind, hashes every file (in parallel, in bounded memory) and the trees above them.
    /// `progress` hears how many bytes were hashed since it was last called, from any thread.
    ///
    /// # Errors
    /// [`Refused`], naming the path and the rule.
    pub fn hash(
        listing: Vec<Listed>,
        contents: Arc<dyn Contents>,
        limits: &Limits,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Self, Refused> {
        let files = listing::check(&listing, limits)?;
        drop(listing);
        Self::hash_checked(files, contents, progress)
    }

    fn hash_checked(
        files: Vec<Checked>,
        contents: Arc<dyn Contents>,
        progress: &(dyn Fn(u64) + Sync),
    ) -> Result<Self, Refused> {
        let blobs: Vec<Result<[u8; 32], Refused>> = files
            .par_iter()
            .with_max_len(FILES_AT_ONCE)
            .map_init(Vec::new, |buffer, file| hash_file(file, contents.as_ref(), buffer, progress))
            .collect();
        let mut entries = Vec::with_capacity(files.len());
        for (Checked { path, executable, size, at }, blob) in files.into_iter().zip(blobs) {
            entries.push(Entry { path, executable, size, blob: blob?, at });
        }
        let digest = TreeDigest(object::tree(&entries)?);
        Ok(Self { entries, digest, contents })
    }

    /// The digest.
    #[must_use]
    pub fn digest(&self) -> TreeDigest {
        self.digest
    }

    /// The files, sorted by path bytes.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The entry at `path`.
    #[must_use]
    pub fn entry(&self, path: &str) -> Option<&Entry> {
        let at = self.entries.binary_search_by(|entry| entry.path.as_str().cmp(path)).ok()?;
        self.entries.get(at)
    }

    /// The bytes of the file at `path` that were hashed, if the tree has them in memory.
    #[must_use]
    pub fn held(&self, path: &str) -> Option<Bytes> {
        self.contents.held(self.entry(path)?.at)
    }

    /// Copies the bytes of `entry` to `to`, hashing on the way; at the end they must be the bytes that were hashed. What
    /// was written before a refusal is not to be used.
    ///
    /// # Errors
    /// [`Refused::Changed`] when the medium answers differently the second time, or its I/O error.
    pub fn copy(&self, entry: &Entry, to: &mut dyn io::Write) -> Result<(), Refused> {
        let refuse = |error| Refused::io(entry.path.as_bytes(), error);
        let from = self.contents.open(entry.at).map_err(refuse)?;
        let mut buffer = Vec::new();
        let buffer = object::buffer_for(entry.size, &mut buffer);
        let blob = object::blob(from, entry.size, buffer, |piece| to.write_all(piece)).map_err(refuse)?;
        if blob == entry.blob { Ok(()) } else { Err(Refused::Changed { path: entry.path.clone() }) }
    }

    /// The bytes of the file at `path`, at most `cap`, re-hashed against its blob id; nothing when there is none.
    ///
    /// # Errors
    /// As [`Tree::copy`], and when the file has more than `cap` bytes.
    pub fn read(&self, path: &str, cap: u64) -> Result<Option<Vec<u8>>, Refused> {
        let Some(entry) = self.entry(path) else { return Ok(None) };
        if entry.size > cap {
            return Err(Refused::FileTooLarge { path: entry.path.clone(), bytes: entry.size, limit: cap });
        }
        let mut bytes = Vec::with_capacity(usize::try_from(entry.size).unwrap_or_default());
        self.copy(entry, &mut bytes)?;
        Ok(Some(bytes))
    }
}

/// Files that one thread takes at a time: enough to be cheap, few enough that no thread ends alone.
const FILES_AT_ONCE: usize = 64;

fn hash_file(
    file: &Checked,
    contents: &dyn Contents,
    buffer: &mut Vec<u8>,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<[u8; 32], Refused> {
    let refuse = |error| Refused::io(file.path.as_bytes(), error);
    let from = contents.open(file.at).map_err(refuse)?;
    let mut pointer = PointerWatch::new(file.size);
    let see = |piece: &[u8]| {
        pointer.see(piece);
        progress(u64::try_from(piece.len()).unwrap_or_default());
        Ok(())
    };
    let blob = object::blob(from, file.size, object::buffer_for(file.size, buffer), see).map_err(refuse)?;
    if pointer.is_pointer() { Err(Refused::LfsPointer { path: file.path.clone() }) } else { Ok(blob) }
}
