//! A plugin's files as they lie there, links and other odd things included: an audit tells of what hashing refuses.

mod directory;

use std::collections::HashMap;
use std::fmt;
use std::io::{self, Read, Write};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

use bytes::Bytes;
use schemas::TreeDigest;
use verifier::tree::{Contents, Kind, Listed, directory as tree};
use verifier::{Limits, Tree};

/// 32 MiB: three times the largest bundled script seen in real plugins; larger files are not read whole.
pub const FILE_BYTES: u64 = 32 << 20;

/// 64 MiB: what was read stays for the inspectors that follow, in an eighth of the memory that an audit may use.
const KEPT_BYTES: usize = 64 << 20;

/// One file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct File {
    /// Relative, `/` between components; bytes that are not UTF-8 are escaped, which no real path can look like twice.
    pub path: String,
    /// What it is.
    pub kind: Kind,
    /// Bytes.
    pub size: u64,
    /// Where a symbolic link leads, as written.
    pub link: Option<String>,
    /// Whether it has further names (hard links) outside the bundle.
    pub shared: bool,
    at: usize,
}

/// One entry of a listing that may hold what no tree may.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// What is there.
    pub listed: Listed,
    /// Where a symbolic link leads, as written.
    pub link: Option<String>,
    /// Whether it has further names (hard links) outside the bundle.
    pub shared: bool,
}

/// What could not be listed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Skipped {
    /// Which entry or folder.
    pub path: String,
    /// Why, as a clause.
    pub why: String,
}

impl File {
    /// The last component.
    #[must_use]
    pub fn name(&self) -> &str {
        name(&self.path)
    }

    /// What follows the last dot of the name, in lower case; empty without one.
    #[must_use]
    pub fn extension(&self) -> String {
        extension(&self.path)
    }
}

fn name(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

/// What follows the last dot of the last component of `path`, in lower case; empty without one.
pub(crate) fn extension(path: &str) -> String {
    name(path).rsplit_once('.').map(|(_, end)| end.to_ascii_lowercase()).unwrap_or_default()
}

/// `to` seen from the folder of the file `from`, without `.` and `..`; nothing when it leaves the bundle.
pub(crate) fn joined(from: &str, to: &str) -> Option<String> {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in to.split(['/', '\\']) {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

/// Why a file's bytes are not there.
#[derive(Debug, thiserror::Error)]
pub enum Missing {
    /// It is larger than what is read.
    #[error("it has {bytes} bytes, and at most {cap} are read")]
    TooLarge {
        /// Its size.
        bytes: u64,
        /// The most that is read.
        cap: u64,
    },
    /// It is a link, a device or the like.
    #[error("it is no regular file")]
    NotAFile,
    /// The medium failed.
    #[error("it cannot be read: {0}")]
    Io(#[from] io::Error),
    /// It changed since it was listed.
    #[error("it changed while it was read")]
    Changed,
}

enum From {
    Tree(Tree),
    Listing(Arc<dyn Contents>),
}

/// The files of a plugin.
pub struct Bundle {
    files: Vec<File>,
    skipped: Vec<Skipped>,
    from: From,
    kept: Mutex<Kept>,
}

/// Files that were read whole: a dozen inspectors look at each, and each reading copies it and hashes it again.
#[derive(Default)]
struct Kept {
    files: HashMap<usize, Bytes>,
    bytes: usize,
}

impl Kept {
    /// Keeps the file `at`, as long as there is room.
    fn keep(&mut self, at: usize, bytes: &Bytes) {
        let both = self.bytes.saturating_add(bytes.len());
        if both <= KEPT_BYTES && self.files.insert(at, bytes.clone()).is_none() {
            self.bytes = both;
        }
    }
}

impl fmt::Debug for Bundle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Bundle").field("files", &self.files.len()).finish_non_exhaustive()
    }
}

impl Bundle {
    /// The files of a tree that was hashed.
    #[must_use]
    pub fn of(tree: Tree) -> Self {
        let file = |(at, entry): (usize, &verifier::tree::Entry)| File {
            path: entry.path.clone(),
            kind: Kind::File { executable: entry.executable },
            size: entry.size,
            link: None,
            shared: false,
            at,
        };
        let files = tree.entries().iter().enumerate().map(file).collect();
        Self { files, skipped: Vec::new(), from: From::Tree(tree), kept: Mutex::default() }
    }

    /// Files of a listing that may hold what no tree may: links, devices, odd names.
    #[must_use]
    pub fn listed(listing: Vec<Found>, contents: Arc<dyn Contents>) -> Self {
        let file = |(at, found): (usize, Found)| File {
            path: shown(&found.listed.path),
            kind: found.listed.kind,
            size: found.listed.size,
            link: found.link,
            shared: found.shared,
            at,
        };
        let mut files: Vec<File> = listing.into_iter().enumerate().map(file).collect();
        files.sort_by(|a, b| a.path.cmp(&b.path));
        Self { files, skipped: Vec::new(), from: From::Listing(contents), kept: Mutex::default() }
    }

    /// The same, with what could not be listed.
    #[must_use]
    pub fn with_skipped(self, skipped: Vec<Skipped>) -> Self {
        Self { skipped, ..self }
    }

    /// What could not be listed; at most a hundred.
    #[must_use]
    pub fn skipped(&self) -> &[Skipped] {
        &self.skipped
    }

    /// The folder at `path`: as a tree where it is one, otherwise as it lies there.
    ///
    /// # Errors
    /// When it cannot be opened as a folder; not found, when no file is in it: no input is no clean bundle.
    pub fn at(path: &Path) -> io::Result<Self> {
        let listed = Self::directory(path)?;
        if listed.files.is_empty() && listed.skipped.is_empty() {
            return Err(io::Error::new(io::ErrorKind::NotFound, "there is no file in it"));
        }
        let plain = |file: &File| matches!(file.kind, Kind::File { .. });
        if !listed.skipped.is_empty() || !listed.files.iter().all(plain) {
            return Ok(listed);
        }
        let (whole, limits) = (path.canonicalize()?, Limits::default());
        let is_small = usize::try_from(listed.bytes()).is_ok_and(|bytes| bytes <= KEPT_BYTES);
        let tree = if is_small { tree::load(&whole, &limits) } else { tree::open(&whole, &limits, &|_| {}) };
        let Ok(tree) = tree else { return Ok(listed) };
        let mut bundle = Self::of(tree);
        for file in &mut bundle.files {
            file.shared = listed.file(&file.path).is_some_and(|file| file.shared);
        }
        Ok(bundle)
    }

    /// The files, sorted by path.
    #[must_use]
    pub fn files(&self) -> &[File] {
        &self.files
    }

    /// The file at `path`.
    #[must_use]
    pub fn file(&self, path: &str) -> Option<&File> {
        let at = self.files.binary_search_by(|file| file.path.as_str().cmp(path)).ok()?;
        self.files.get(at)
    }

    /// All files' bytes together, as declared.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.files.iter().fold(0, |sum, file| sum.saturating_add(file.size))
    }

    /// The tree, where there is one.
    #[must_use]
    pub fn tree(&self) -> Option<&Tree> {
        match &self.from {
            From::Tree(tree) => Some(tree),
            From::Listing(_) => None,
        }
    }

    /// Its digest.
    #[must_use]
    pub fn digest(&self) -> Option<TreeDigest> {
        self.tree().map(Tree::digest)
    }

    /// The bytes of `file`, at most `cap`: read once, however often they are asked for.
    ///
    /// # Errors
    /// [`Missing`].
    pub fn read(&self, file: &File, cap: u64) -> Result<Bytes, Missing> {
        if !matches!(file.kind, Kind::File { .. }) {
            return Err(Missing::NotAFile);
        }
        if file.size > cap {
            return Err(Missing::TooLarge { bytes: file.size, cap });
        }
        if let Some(bytes) = self.held(file) {
            return Ok(bytes);
        }
        // Whoever panicked with the lock had kept a file or not: either is whole.
        let kept = || self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(bytes) = kept().files.get(&file.at) {
            return Ok(bytes.clone());
        }
        let bytes = self.head(file, cap)?;
        kept().keep(file.at, &bytes);
        Ok(bytes)
    }

    /// The first bytes of `file`, `cap` at most: all of them where it has no more.
    ///
    /// # Errors
    /// [`Missing`].
    pub fn head(&self, file: &File, cap: u64) -> Result<Bytes, Missing> {
        if !matches!(file.kind, Kind::File { .. }) {
            return Err(Missing::NotAFile);
        }
        let whole = file.size <= cap;
        if let Some(bytes) = self.held(file) {
            let most = usize::try_from(cap).map_or(bytes.len(), |cap| cap.min(bytes.len()));
            return Ok(bytes.slice(..most));
        }
        let bytes = match &self.from {
            From::Tree(tree) if whole => {
                tree.read(&file.path, cap).map_err(|_| Missing::Changed)?.ok_or(Missing::Changed)?
            }
            From::Tree(tree) => {
                let mut head = Head { bytes: Vec::new(), left: cap };
                let entry = tree.entry(&file.path).ok_or(Missing::Changed)?;
                tree.copy(entry, &mut head).map_err(|_| Missing::Changed)?;
                head.bytes
            }
            From::Listing(contents) => {
                let mut bytes = Vec::new();
                let most = if whole { cap.saturating_add(1) } else { cap };
                contents.open(file.at)?.take(most).read_to_end(&mut bytes)?;
                let wanted = file.size.min(cap);
                if u64::try_from(bytes.len()).ok() != Some(wanted) {
                    return Err(Missing::Changed);
                }
                bytes
            }
        };
        Ok(bytes.into())
    }

    /// The bytes of `file` where its tree has them in memory: neither copied nor hashed once more.
    fn held(&self, file: &File) -> Option<Bytes> {
        self.tree().and_then(|tree| tree.held(&file.path))
    }
}

/// Keeps the first bytes that are written and drops the others.
struct Head {
    bytes: Vec<u8>,
    left: u64,
}

impl Write for Head {
    fn write(&mut self, piece: &[u8]) -> io::Result<usize> {
        let most = usize::try_from(self.left).unwrap_or(usize::MAX).min(piece.len());
        self.bytes.extend_from_slice(piece.get(..most).unwrap_or_default());
        self.left = self.left.saturating_sub(u64::try_from(most).unwrap_or(u64::MAX));
        Ok(piece.len())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A path for people and for rules: bytes that are not UTF-8 as `\xNN`.
fn shown(path: &[u8]) -> String {
    path.utf8_chunks().fold(String::new(), |mut text, chunk| {
        text.push_str(chunk.valid());
        for byte in chunk.invalid() {
            text.push_str(&format!("\\x{byte:02x}"));
        }
        text
    })
}
