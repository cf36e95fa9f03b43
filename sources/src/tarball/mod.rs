//! A tree from a tar.gz: read once, in order, under caps; its files are set aside and read by offset.
//!
//! An archive that two readers could read in two ways is refused: one gzip member and nothing after it, one name an
//! entry, a proper end, no extension that moves what follows.

mod gunzip;
mod malformed;
mod pax;

use std::collections::HashSet;
use std::io::{self, Read, Write};
use std::path::Path;
use std::sync::Arc;

use tar::{Archive, Entry, EntryType};
use verifier::Tree;
use verifier::tree::{Contents, Kind, Limits, Listed};

use crate::fetch::{Fetcher, Progress, SourceError};
use crate::spool::{Filling, Spool};
use crate::web::WebError;

pub use malformed::Malformed;

use gunzip::Gunzip;

/// 64 KiB of names for one entry: 64 times the longest path accepted.
const EXTENSION_BYTES: u64 = 64 << 10;
/// 4 KiB a file for headers, padding and extensions, which count against the cap on decoded bytes too.
const OVERHEAD: u64 = 4 << 10;

/// What becomes of the folder at the top.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Top {
    /// Paths are taken as they stand: our own bundles.
    Kept,
    /// The folder that all entries share is taken off: npm's `package/`, a forge's `repo-ref/`.
    Shared,
}

/// Reads the tar.gz `from`, which messages call `what`, and hashes its tree.
///
/// # Errors
/// [`SourceError::Archive`] for an archive that is broken or ambiguous, [`SourceError::Tree`] for a tree that has no
/// digest, or what the reader failed with.
pub fn read(
    fetcher: &Fetcher,
    what: &str,
    from: impl Read,
    top: Top,
    progress: &dyn Progress,
) -> Result<Tree, SourceError> {
    let (listing, contents) =
        unpack(from, &fetcher.limits, &fetcher.scratch, top).map_err(|failed| failed.named(what))?;
    fetcher.uninterrupted()?;
    fetcher.hash(listing, Arc::new(contents), progress)
}

/// Why unpacking stopped.
#[derive(Debug)]
pub(crate) enum Failed {
    Malformed(Malformed),
    Reader(WebError),
    Disk(io::Error),
}

impl Failed {
    /// What a reader's error really is: the network's, or the archive's.
    fn reading(error: &io::Error) -> Self {
        WebError::inside(error)
            .map_or_else(|| Self::Malformed(Malformed::inside(error)), |web| Self::Reader(web.clone()))
    }

    fn named(self, what: &str) -> SourceError {
        match self {
            Self::Malformed(source) => SourceError::Archive { what: what.to_owned(), source },
            Self::Reader(error) => error.into(),
            Self::Disk(source) => SourceError::Io { what: format!("{what}: setting its files aside"), source },
        }
    }
}

impl From<Malformed> for Failed {
    fn from(malformed: Malformed) -> Self {
        Self::Malformed(malformed)
    }
}

/// A listing's files, set aside.
#[derive(Debug)]
pub(crate) struct SetAside {
    spool: Spool,
    places: Vec<Option<(u64, u64)>>,
}

impl Contents for SetAside {
    fn open(&self, at: usize) -> io::Result<Box<dyn Read + Send + '_>> {
        match self.places.get(at) {
            Some(Some((offset, len))) => Ok(Box::new(self.spool.slice(*offset, *len))),
            // Only what a tree refuses is listed without its bytes.
            Some(None) | None => Err(io::Error::other("this entry's bytes were not set aside")),
        }
    }
}

/// Lists a tar.gz and sets its files aside in `scratch`.
pub(crate) fn unpack(
    from: impl Read,
    limits: &Limits,
    scratch: &Path,
    top: Top,
) -> Result<(Vec<Listed>, SetAside), Failed> {
    let files = u64::try_from(limits.files).unwrap_or(u64::MAX);
    let cap = limits.total_bytes.saturating_add(files.saturating_add(256).saturating_mul(OVERHEAD));
    let mut archive = Archive::new(Gunzip::new(from, cap));
    let mut unpacking = Unpacking::new(limits, scratch);
    let entries = archive.entries().map_err(|e| Failed::reading(&e))?.raw(true);
    for entry in entries {
        if unpacking.take(entry.map_err(|e| Failed::reading(&e))?)? == Next::Enough {
            return unpacking.finish(top);
        }
    }
    unpacking.nothing_pending()?;
    archive.into_inner().end().map_err(|e| Failed::reading(&e))?;
    unpacking.finish(top)
}

#[derive(Debug, PartialEq, Eq)]
enum Next {
    Go,
    /// What is listed so far is refused in any case, or cannot be read past.
    Enough,
}

struct Unpacking<'a> {
    limits: &'a Limits,
    filling: Filling<'a>,
    listing: Vec<Listed>,
    places: Vec<Option<(u64, u64)>>,
    files: HashSet<Vec<u8>>,
    folders: HashSet<Vec<u8>>,
    /// Extensions that describe the next entry.
    pending: pax::Pending,
}

impl<'a> Unpacking<'a> {
    fn new(limits: &'a Limits, scratch: &'a Path) -> Self {
        Self {
            limits,
            filling: Filling::new(scratch),
            listing: Vec::new(),
            places: Vec::new(),
            files: HashSet::new(),
            folders: HashSet::new(),
            pending: pax::Pending::default(),
        }
    }

    fn take<R: Read>(&mut self, mut entry: Entry<'_, R>) -> Result<Next, Failed> {
        let kind = entry.header().entry_type();
        match kind {
            EntryType::XGlobalHeader => {
                pax::harmless_everywhere(&extension(&mut entry)?)?;
                return Ok(Next::Go);
            }
            EntryType::XHeader => {
                self.pending.add_posix(&extension(&mut entry)?)?;
                return Ok(Next::Go);
            }
            EntryType::GNULongName => {
                self.pending.add_gnu_name(extension(&mut entry)?)?;
                return Ok(Next::Go);
            }
            EntryType::GNULongLink => {
                self.pending.add_gnu_link()?;
                return Ok(Next::Go);
            }
            _ => {}
        }
        let pending = std::mem::take(&mut self.pending);
        pending.same_size(entry.size())?;
        let path = normalised(pending.path()?.unwrap_or(&entry.path_bytes()))?;
        let kind = kind_of(&entry, &pending)?;
        match kind {
            None => self.folder(path),
            Some(Kind::File { executable }) if path.last() == Some(&b'/') && entry.size() == 0 && !executable => {
                // Before POSIX, a folder was a file whose name ends in a slash.
                self.folder(path)
            }
            Some(kind) => self.entry(Listed { path, kind, size: entry.size() }, entry),
        }
    }

    fn folder(&mut self, mut path: Vec<u8>) -> Result<Next, Failed> {
        while path.last() == Some(&b'/') {
            path.pop();
        }
        if self.files.contains(&path) {
            return Err(Malformed::twice(&path).into());
        }
        self.folders.insert(path);
        // Empty folders are no part of a tree, but a million of them is an attack: twice as many as files may be.
        let most = self.limits.files.saturating_mul(2);
        if self.folders.len() > most { Err(Malformed::Folders { most }.into()) } else { Ok(Next::Go) }
    }

    fn entry<R: Read>(&mut self, listed: Listed, mut from: Entry<'_, R>) -> Result<Next, Failed> {
        if self.folders.contains(&listed.path) || !self.files.insert(listed.path.clone()) {
            return Err(Malformed::twice(&listed.path).into());
        }
        let (kind, size, offset) = (listed.kind, listed.size, self.filling.len());
        self.listing.push(listed);
        let too_much = self.listing.len() > self.limits.files
            || size > self.limits.file_bytes
            || offset.saturating_add(size) > self.limits.total_bytes;
        if kind == Kind::Sparse || too_much {
            self.places.push(None);
            return Ok(Next::Enough);
        }
        if !matches!(kind, Kind::File { .. }) {
            self.places.push(None);
            return Ok(Next::Go);
        }
        copy(&mut from, &mut self.filling)?;
        if self.filling.len() - offset != size {
            return Err(Malformed::Truncated.into());
        }
        self.places.push(Some((offset, size)));
        Ok(Next::Go)
    }

    fn nothing_pending(&self) -> Result<(), Failed> {
        if self.pending.is_empty() { Ok(()) } else { Err(Malformed::Dangling.into()) }
    }

    fn finish(mut self, top: Top) -> Result<(Vec<Listed>, SetAside), Failed> {
        if top == Top::Shared {
            strip(&mut self.listing);
        }
        let spool = self.filling.finish().map_err(Failed::Disk)?;
        Ok((self.listing, SetAside { spool, places: self.places }))
    }
}

fn extension<R: Read>(entry: &mut Entry<'_, R>) -> Result<Vec<u8>, Failed> {
    if entry.size() > EXTENSION_BYTES {
        return Err(Malformed::Extension { bytes: entry.size(), most: EXTENSION_BYTES }.into());
    }
    let mut bytes = Vec::new();
    entry.read_to_end(&mut bytes).map_err(|e| Failed::reading(&e))?;
    if u64::try_from(bytes.len()).ok() != Some(entry.size()) {
        return Err(Malformed::Truncated.into());
    }
    Ok(bytes)
}

/// What an entry is; nothing for a folder.
fn kind_of<R: Read>(entry: &Entry<'_, R>, pending: &pax::Pending) -> Result<Option<Kind>, Malformed> {
    if pending.is_sparse() {
        return Ok(Some(Kind::Sparse));
    }
    Ok(Some(match entry.header().entry_type() {
        EntryType::Directory => return Ok(None),
        EntryType::Regular => {
            let mode = entry.header().mode().map_err(|e| Malformed::Header { why: e.to_string() })?;
            Kind::File { executable: mode & 0o100 != 0 }
        }
        EntryType::Symlink => Kind::Symlink,
        EntryType::Link => Kind::Hardlink,
        EntryType::GNUSparse => Kind::Sparse,
        _ => Kind::Special,
    }))
}

/// A path without one leading `./`; one that leaves the archive is refused before anything else looks at it.
fn normalised(path: &[u8]) -> Result<Vec<u8>, Malformed> {
    let path = path.strip_prefix(b"./").unwrap_or(path);
    if path.first() == Some(&b'/') || path.split(|b| *b == b'/').any(|part| part == b"..") {
        return Err(Malformed::Outside { path: String::from_utf8_lossy(path).into_owned() });
    }
    Ok(path.to_vec())
}

/// Takes off the folder that all entries share.
fn strip(listing: &mut [Listed]) {
    let Some(first) = listing.first() else { return };
    let Some(end) = first.path.iter().position(|b| *b == b'/') else { return };
    let Some(shared) = first.path.get(..=end).map(<[u8]>::to_vec) else { return };
    if listing.iter().all(|listed| listed.path.starts_with(&shared)) {
        for listed in listing {
            listed.path.drain(..shared.len());
        }
    }
}

fn copy(from: &mut impl Read, to: &mut Filling<'_>) -> Result<(), Failed> {
    let mut piece = vec![0; 64 << 10];
    loop {
        let n = from.read(&mut piece).map_err(|e| Failed::reading(&e))?;
        let Some(read) = piece.get(..n).filter(|read| !read.is_empty()) else { return Ok(()) };
        to.write_all(read).map_err(Failed::Disk)?;
    }
}
