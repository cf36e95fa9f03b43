//! A whole marketplace in one file, for a place without a network: a plain tar of the published names, believed by none of them.
//!
//! What is carried proves itself: it is unpacked beside the copy, verified as if it had come over the network, and only then shown.
//! So a parcel needs no signature of its own, and a stranger's parcel can do no more than a stranger's mirror.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Read as _, Write};
use std::path::{Path, PathBuf};

use durable::Lock;
use jiff::Timestamp;
use schemas::{PluginName, Sha256};
use serde::Serialize;
use sha2::Digest as _;
use terminal::{Exit, Failure};
use verifier::repository::Refused;

use super::above::{self, Above};
use super::entries::{self, BadParcel};
use super::gathered::Gathered;
use super::names::{PLAIN, is_published};
use super::shelf::Shelf;
use super::{Age, PATIENCE, TIMESTAMP, Which, Whole, Wish, beside, signed_at};
use crate::fail;
use crate::session::Session;

/// The folders, in the order in which they are packed; what names all the rest comes last.
const FOLDERS: [&str; 5] = ["trees", "audits", "targets", "targets/plugins", "metadata"];

/// What was packed.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Packed {
    /// The marketplace's own name.
    pub origin: schemas::Origin,
    /// The digest of its first root, to be pinned.
    pub root: Sha256,
    /// Files in it.
    pub files: usize,
    /// Its length in bytes.
    pub bytes: u64,
    /// Its SHA-256, to be compared where it arrives.
    pub digest: Sha256,
    /// When the marketplace was signed.
    pub signed_at: Option<Timestamp>,
    /// When its first role expires.
    pub expires: Timestamp,
    /// Of a fork: what it follows, nearest first.
    pub follows: Vec<Above>,
}

/// Packs a published folder, or a copy, that is reached at `address`, into a new file.
///
/// # Errors
/// A [`Failure`] when the folder is not what clients believe, or the file is there already.
pub fn export(session: &Session, (folder, address): (&Path, &str), to: &Path) -> Result<Packed, Failure> {
    if to.symlink_metadata().is_ok() {
        let why = format!("{}: there is a file of that name", to.display());
        return Err(Failure::new(Exit::Failed, why).hint("move it away, or choose another name"));
    }
    let fetcher = session.fetcher(session.env.cwd.clone())?;
    let transport = sources::open_transport(address, &fetcher).map_err(|why| fail::refused(&Refused::from(why)))?;
    let shelf = Shelf::open(folder)?;
    let gathered = Gathered::new(&*transport, &shelf);
    let Whole { trusted, root, .. } = Whole::of(&gathered, session.now(), Age::Authentic)?;
    let index = trusted.index(&gathered).map_err(|why| fail::refused(&why))?;
    for shard in &index.document().plugins {
        // A copy of some plugins lacks the others' files; what is there must hold.
        match trusted.shard(&gathered, &shard.name) {
            Ok(_) | Err(Refused::Transport(verifier::tuf::TransportError::NotFound(_))) => {}
            Err(why) => return Err(fail::refused(&why)),
        }
    }
    let follows = above::of(&trusted, &gathered, "");
    let names = names(folder, &follows)?;
    let (mut digest, mut bytes) = (Sha256([0; 32]), 0);
    durable::write_with(to, 0o644, |file| {
        (digest, bytes) = pack(folder, &names, file).map_err(Unpacked::Read)?;
        Ok::<(), Unpacked>(())
    })
    .map_err(|why| Failure::new(Exit::Failed, why))?;
    Ok(Packed {
        origin: trusted.origin().clone(),
        root,
        files: names.len(),
        bytes,
        digest,
        signed_at: signed_at(&gathered, ""),
        expires: trusted.freshness().expires,
        follows,
    })
}

/// Why a file was not written.
#[derive(Debug, thiserror::Error)]
enum Unpacked {
    #[error(transparent)]
    Write(#[from] durable::WriteError),
    #[error("{0}")]
    Read(io::Error),
}

/// Every published name that is there, in the order in which it is packed.
fn names(folder: &Path, follows: &[Above]) -> Result<Vec<String>, Failure> {
    let mut names = Vec::new();
    for above in follows.iter().rev() {
        for part in ["targets", "metadata"] {
            names.append(&mut files(folder, &format!("{}{part}", above.folder))?);
        }
        names.push(format!("{}{TIMESTAMP}", above.folder));
    }
    for part in FOLDERS {
        names.append(&mut files(folder, part)?);
    }
    names.push(TIMESTAMP.to_owned());
    names.extend(PLAIN.iter().filter(|name| folder.join(name).is_file()).map(|name| (*name).to_owned()));
    Ok(names)
}

/// The published names in `part` of a folder, sorted, without a timestamp.
fn files(folder: &Path, part: &str) -> Result<Vec<String>, Failure> {
    let path = folder.join(part);
    let entries = match std::fs::read_dir(&path) {
        Ok(entries) => entries,
        Err(e) if e.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(e) => return Err(Failure::new(Exit::Failed, format!("{}: {e}", path.display()))),
    };
    let mut files: Vec<String> = entries
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .filter(|file| file != "timestamp.json")
        .map(|file| format!("{part}/{file}"))
        .filter(|name| is_published(name))
        .collect();
    files.sort_unstable();
    Ok(files)
}

/// Counts and hashes what passes.
struct Hashed<W> {
    to: W,
    hash: sha2::Sha256,
    bytes: u64,
}

impl<W: Write> Write for Hashed<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let n = self.to.write(bytes)?;
        self.hash.update(bytes.get(..n).unwrap_or_default());
        self.bytes = self.bytes.saturating_add(u64::try_from(n).unwrap_or(0));
        Ok(n)
    }
    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}

/// The same folder always gives the same bytes: sorted, without times and owners.
fn pack(folder: &Path, names: &[String], file: &mut File) -> io::Result<(Sha256, u64)> {
    let mut to = Hashed { to: BufWriter::new(file), hash: sha2::Sha256::new(), bytes: 0 };
    let mut archive = tar::Builder::new(&mut to);
    for name in names {
        let path = folder.join(name);
        let file = File::open(&path).map_err(|e| io::Error::new(e.kind(), format!("{}: {e}", path.display())))?;
        let mut header = tar::Header::new_ustar();
        header.set_entry_type(tar::EntryType::Regular);
        header.set_mode(0o644);
        header.set_mtime(0);
        header.set_uid(0);
        header.set_gid(0);
        let size = file.metadata()?.len();
        header.set_size(size);
        archive.append_data(&mut header, name, BufReader::new(file).take(size))?;
    }
    archive.finish()?;
    drop(archive);
    to.flush()?;
    Ok((Sha256(to.hash.finalize().into()), to.bytes))
}

/// The plugins whose files a folder holds: a parcel of a copy that left some out is whole without them.
fn held(folder: &Path) -> Vec<PluginName> {
    let entries = std::fs::read_dir(folder.join("targets/plugins")).into_iter().flatten().flatten();
    let name = |file: String| file.split_once('.')?.1.strip_suffix(".json")?.parse().ok();
    entries.filter_map(|entry| name(entry.file_name().into_string().ok()?)).collect()
}

/// What was unpacked and waits to be verified; it is gone when this is.
#[derive(Debug)]
pub struct Arrived {
    folder: PathBuf,
    _one_at_a_time: Lock,
}

impl Arrived {
    /// Unpacks `parcel` beside `folder`. Nothing in it is believed yet.
    ///
    /// # Errors
    /// A [`Failure`] naming the entry that no parcel has; nothing is kept.
    pub fn unpack(parcel: &Path, folder: &Path) -> Result<Self, Failure> {
        let beside = beside(folder);
        durable::create_dir(&beside, 0o755).map_err(|why| fail::write(&why))?;
        let lock = Lock::exclusive(&beside.join("incoming.lock"), PATIENCE)
            .map_err(|why| Failure::new(Exit::Failed, why).hint("wait for the other import, then try again"))?;
        let incoming = beside.join("incoming");
        if incoming.symlink_metadata().is_ok() {
            durable::remove_tree(&incoming).map_err(|why| fail::write(&why))?;
        }
        let this = Self { folder: incoming, _one_at_a_time: lock };
        let shown = parcel.display();
        let file = File::open(parcel).map_err(|why| {
            let exit = if why.kind() == io::ErrorKind::NotFound { Exit::NotFound } else { Exit::Failed };
            Failure::new(exit, format!("{shown}: {why}"))
        })?;
        this.fill(file).map_err(|failure| Failure { error: format!("{shown}: {}", failure.error), ..failure })?;
        Ok(this)
    }

    /// Everything that it holds.
    #[must_use]
    pub fn wish(&self) -> Wish {
        Wish { plugins: Which::Held(held(&self.folder)), without_bundles: false }
    }

    /// Where it waits.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    fn fill(&self, parcel: File) -> Result<(), Failure> {
        let shelf = Shelf::open(&self.folder)?;
        entries::each(BufReader::new(parcel), |name, from| {
            let path = shelf.path(name).ok_or_else(|| BadParcel::Stranger(name.to_owned()))?;
            shelf.make_room(name)?;
            // Not durable: what is unpacked here is read once and thrown away.
            let mut to =
                File::create(&path).map_err(|why| Failure::new(Exit::Failed, format!("{}: {why}", path.display())))?;
            io::copy(from, &mut to).map_err(BadParcel::Broken)?;
            Ok(())
        })
    }
}

impl From<BadParcel> for Failure {
    fn from(why: BadParcel) -> Self {
        Self::new(Exit::NotTrusted, why).hint("make it again with `marketplace bundle export`; nothing was kept")
    }
}

impl Drop for Arrived {
    fn drop(&mut self) {
        // What stays is thrown away by the next import.
        durable::remove_tree(&self.folder).ok();
    }
}
