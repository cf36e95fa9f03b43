//! A tree as one `tar.gz`, written so that the same tree always gives the same bytes.

use std::io::{self, Read, Write};

use flate2::{Compression, GzBuilder};
use schemas::TreeDigest;
use tar::{Builder, EntryType, Header};
use verifier::Tree;
use verifier::tree::Entry;
use verifier::tuf::{Transport, TransportError};

use crate::fetch::{Fetcher, Progress, Silent, SourceError};
use crate::tarball::{self, Top};

/// 256 MiB packed: a bundle is held in memory while it is unpacked.
const PACKED_BYTES: u64 = 256 << 20;
/// The blocks of a tar archive.
const BLOCK: u64 = 512;

/// Where a published marketplace keeps the bundle of a tree, relative to its base.
#[must_use]
pub fn path(digest: TreeDigest) -> String {
    format!("trees/{}.tar.gz", digest.hex())
}

/// Writes `tree` as a deterministic `tar.gz` (ustar/pax, mtime 0, sorted, no owner) to `to`.
///
/// # Errors
/// Whatever reading or writing says.
pub fn write(tree: &Tree, to: &mut dyn Write) -> io::Result<()> {
    // No name and no time in the gzip header; 255 is "unknown system" (RFC 1952 §2.3.1).
    let gzip = GzBuilder::new().mtime(0).operating_system(255).write(to, Compression::default());
    let mut archive = Builder::new(gzip);
    for entry in tree.entries() {
        append(&mut archive, tree, entry)?;
    }
    archive.into_inner()?.finish()?.flush()
}

fn append<W: Write>(archive: &mut Builder<W>, tree: &Tree, entry: &Entry) -> io::Result<()> {
    let mut header = Header::new_ustar();
    header.set_entry_type(EntryType::Regular);
    header.set_mode(if entry.executable { 0o755 } else { 0o644 });
    header.set_uid(0);
    header.set_gid(0);
    header.set_mtime(0);
    header.set_size(entry.size);
    if header.set_path(&entry.path).is_err() {
        archive.append_pax_extensions([("path", entry.path.as_bytes())])?;
        // Readers without pax see this name instead; it is the file's blob id.
        header.set_path(hex::encode(entry.blob))?;
    }
    header.set_cksum();
    let to = archive.get_mut();
    to.write_all(header.as_bytes())?;
    tree.copy(entry, to).map_err(io::Error::other)?;
    let padding = usize::try_from(entry.size.next_multiple_of(BLOCK) - entry.size).map_err(io::Error::other)?;
    to.write_all(&vec![0; padding])
}

/// Reads the bundle of `digest`; nothing when there is none.
pub(crate) fn read(
    fetcher: &Fetcher,
    transport: &dyn Transport,
    digest: TreeDigest,
    progress: &dyn Progress,
) -> Result<Option<Tree>, SourceError> {
    progress.stage("fetching the bundle", None);
    let path = path(digest);
    let bytes = match transport.get(&path, PACKED_BYTES) {
        Ok(bytes) => bytes,
        Err(TransportError::NotFound(_)) => return Ok(None),
        Err(TransportError::TooLarge { path, cap }) => return Err(SourceError::TooLarge { what: path, cap }),
        Err(TransportError::Unreachable { path, why }) => return Err(SourceError::Unreachable { address: path, why }),
        Err(TransportError::Forbidden { path, why }) => return Err(SourceError::Forbidden { address: path, why }),
    };
    check(tarball::read(fetcher, &path, bytes.as_slice(), Top::Kept, progress)?, digest).map(Some)
}

/// The tree of the bundle that `from` holds, if it is the tree `digest`.
///
/// # Errors
/// [`SourceError`].
pub fn unpack(fetcher: &Fetcher, digest: TreeDigest, from: impl Read) -> Result<Tree, SourceError> {
    check(tarball::read(fetcher, &path(digest), from, Top::Kept, &Silent)?, digest)
}

fn check(tree: Tree, digest: TreeDigest) -> Result<Tree, SourceError> {
    if tree.digest() != digest {
        return Err(SourceError::WrongBundle { expected: digest, found: tree.digest() });
    }
    Ok(tree)
}
