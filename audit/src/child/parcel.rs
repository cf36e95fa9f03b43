//! A bundle in a file without a name: written once by who asks for the audit, read by the process that does it.
//!
//! ```text
//! u64 where the list begins, u64 its bytes (little endian) · the files' bytes one after the other · the list as JSON
//! ```

use std::fs::File as Disk;
use std::io::{self, Read, Seek as _, SeekFrom, Write};
use std::os::unix::fs::FileExt as _;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use verifier::tree::{Contents, Kind, Listed};

use crate::bundle::{Bundle, FILE_BYTES, Found, Missing, Skipped};

/// Two numbers of eight bytes.
const HEAD: u64 = 16;

/// 1 GiB: as much as a whole tree may have. What a folder has beyond that is not carried, and so not read: a finding.
const PARCEL_BYTES: u64 = 1 << 30;

/// 256 MiB: 50,000 entries of the longest paths are a quarter of it.
const LIST_BYTES: u64 = 256 << 20;

/// Everything that is known of the bundle but its bytes.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct List {
    items: Vec<Item>,
    /// What could not be listed: path and why.
    skipped: Vec<(String, String)>,
}

/// One file as it is listed.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Item {
    path: String,
    kind: Word,
    size: u64,
    link: Option<String>,
    shared: bool,
    /// Where its bytes begin and how many are carried; nothing for what could not be read.
    at: Option<(u64, u64)>,
}

/// [`Kind`] on the way.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Word {
    Plain,
    Executable,
    Symlink,
    Submodule,
    Hardlink,
    Sparse,
    Special,
}

impl From<Kind> for Word {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::File { executable: false } => Self::Plain,
            Kind::File { executable: true } => Self::Executable,
            Kind::Symlink => Self::Symlink,
            Kind::Submodule => Self::Submodule,
            Kind::Hardlink => Self::Hardlink,
            Kind::Sparse => Self::Sparse,
            Kind::Special => Self::Special,
        }
    }
}

impl From<Word> for Kind {
    fn from(word: Word) -> Self {
        match word {
            Word::Plain => Self::File { executable: false },
            Word::Executable => Self::File { executable: true },
            Word::Symlink => Self::Symlink,
            Word::Submodule => Self::Submodule,
            Word::Hardlink => Self::Hardlink,
            Word::Sparse => Self::Sparse,
            Word::Special => Self::Special,
        }
    }
}

/// Writes `bundle` to `to`, an empty file, and leaves it at its beginning. `read` hears how many bytes were read.
///
/// # Errors
/// Those of `to`; a file of the bundle that cannot be read is left out, which the audit tells.
pub(super) fn pack(bundle: &Bundle, mut to: Disk, read: &dyn Fn(u64)) -> io::Result<Disk> {
    to.write_all(&[0; 16])?;
    let mut end = HEAD;
    let mut items = Vec::with_capacity(bundle.files().len());
    for file in bundle.files() {
        let room = PARCEL_BYTES.saturating_sub(end).min(FILE_BYTES);
        let carried = if matches!(file.kind, Kind::File { .. }) && file.size.min(FILE_BYTES) <= room {
            carry(bundle, file, (&mut to, end, room))?
        } else {
            None
        };
        read(carried.unwrap_or_default());
        items.push(Item {
            path: file.path.clone(),
            kind: file.kind.into(),
            size: file.size,
            link: file.link.clone(),
            shared: file.shared,
            at: carried.map(|bytes| (end, bytes)),
        });
        end = end.saturating_add(carried.unwrap_or_default());
    }
    let skipped = bundle.skipped().iter().map(|skipped| (skipped.path.clone(), skipped.why.clone())).collect();
    let list = List { items, skipped };
    to.seek(SeekFrom::Start(end))?;
    let mut list_to = io::BufWriter::new(&mut to);
    serde_json::to_writer(&mut list_to, &list)?;
    list_to.flush()?;
    drop(list_to);
    let bytes = to.stream_position()?.saturating_sub(end);
    to.write_all_at(&end.to_le_bytes(), 0)?;
    to.write_all_at(&bytes.to_le_bytes(), 8)?;
    to.rewind()?;
    Ok(to)
}

/// Appends `file` at `end` and returns how many bytes that were, at most `room`; nothing when it cannot be read.
fn carry(
    bundle: &Bundle,
    file: &crate::bundle::File,
    (to, end, room): (&mut Disk, u64, u64),
) -> io::Result<Option<u64>> {
    to.seek(SeekFrom::Start(end))?;
    match bundle.head(file, room) {
        Ok(bytes) => {
            to.write_all(&bytes)?;
            Ok(u64::try_from(bytes.len()).ok())
        }
        Err(Missing::TooLarge { .. } | Missing::NotAFile | Missing::Io(_) | Missing::Changed) => Ok(None),
    }
}

/// Reads what [`pack`] wrote.
///
/// # Errors
/// When it is not that.
pub(super) fn unpack(from: Disk) -> io::Result<Bundle> {
    let number = |at: u64| {
        let mut bytes = [0; 8];
        from.read_exact_at(&mut bytes, at).map(|()| u64::from_le_bytes(bytes))
    };
    let (begin, bytes) = (number(0)?, number(8)?);
    if bytes > LIST_BYTES {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    let mut text = vec![0; usize::try_from(bytes).map_err(|_| io::ErrorKind::FileTooLarge)?];
    from.read_exact_at(&mut text, begin)?;
    let List { items, skipped } = serde_json::from_slice(&text)?;
    drop(text);
    let carried = items.iter().map(|item| item.at).collect();
    let found = |item: Item| Found {
        listed: Listed { path: item.path.into_bytes(), kind: item.kind.into(), size: item.size },
        link: item.link,
        shared: item.shared,
    };
    let listing = items.into_iter().map(found).collect();
    let skipped = skipped.into_iter().map(|(path, why)| Skipped { path, why }).collect();
    Ok(Bundle::listed(listing, Arc::new(Parcel { from, carried })).with_skipped(skipped))
}

/// The files' bytes.
struct Parcel {
    from: Disk,
    carried: Vec<Option<(u64, u64)>>,
}

impl Contents for Parcel {
    fn open(&self, at: usize) -> io::Result<Box<dyn Read + Send + '_>> {
        let missing = || io::Error::new(io::ErrorKind::NotFound, "it could not be read");
        let (at, left) = self.carried.get(at).copied().flatten().ok_or_else(missing)?;
        Ok(Box::new(Piece { from: &self.from, at, left }))
    }
}

/// A piece of the file, read at its own position: several may be read at once.
struct Piece<'a> {
    from: &'a Disk,
    at: u64,
    left: u64,
}

impl Read for Piece<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let most = usize::try_from(self.left).unwrap_or(usize::MAX).min(into.len());
        let Some(into) = into.get_mut(..most) else { return Ok(0) };
        let read = self.from.read_at(into, self.at)?;
        let bytes = u64::try_from(read).unwrap_or_default();
        self.at = self.at.saturating_add(bytes);
        self.left = self.left.saturating_sub(bytes);
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    fn folder(files: &[(&str, &[u8])]) -> (tempfile::TempDir, Bundle) {
        let folder = tempfile::tempdir().unwrap();
        for (path, bytes) in files {
            let path = folder.path().join(path);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            std::fs::write(path, bytes).unwrap();
        }
        let tree = open(folder.path());
        (folder, Bundle::of(tree))
    }

    fn open(path: &Path) -> verifier::Tree {
        verifier::tree::directory::open(path, &verifier::Limits::default(), &|_| {}).unwrap()
    }

    #[test]
    fn what_is_unpacked_is_what_was_packed() {
        let (_folder, bundle) = folder(&[("a.js", b"eval(1)"), ("b/ü.md", "hé".as_bytes()), ("empty", b"")]);
        let there = unpack(pack(&bundle, tempfile::tempfile().unwrap(), &|_| {}).unwrap()).unwrap();
        let facts = |bundle: &Bundle| -> Vec<_> {
            let one = |f: &crate::bundle::File| (f.path.clone(), f.kind, f.size, bundle.read(f, FILE_BYTES).unwrap());
            bundle.files().iter().map(one).collect()
        };
        assert_eq!(facts(&there), facts(&bundle));
    }

    #[test]
    fn a_file_that_changes_after_it_was_listed_is_not_carried() {
        let (folder, bundle) = folder(&[("a.js", b"fine"), ("b.js", b"fine")]);
        std::fs::write(folder.path().join("a.js"), b"evil").unwrap();
        let there = unpack(pack(&bundle, tempfile::tempfile().unwrap(), &|_| {}).unwrap()).unwrap();
        assert!(there.read(there.file("a.js").unwrap(), FILE_BYTES).is_err());
        assert_eq!(there.read(there.file("b.js").unwrap(), FILE_BYTES).unwrap(), "fine");
    }

    #[test]
    fn a_change_after_packing_changes_nothing() {
        let (folder, bundle) = folder(&[("a.js", b"fine")]);
        let packed = pack(&bundle, tempfile::tempfile().unwrap(), &|_| {}).unwrap();
        std::fs::write(folder.path().join("a.js"), b"evil").unwrap();
        let there = unpack(packed).unwrap();
        assert_eq!(there.read(there.file("a.js").unwrap(), FILE_BYTES).unwrap(), "fine");
    }
}
