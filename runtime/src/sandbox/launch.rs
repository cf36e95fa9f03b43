//! What the supervisor tells the inner launcher over their one socket: how to lock, what to unpack, what to become.

use std::collections::BTreeMap;
use std::io::{self, Read, Write};
use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use verifier::Tree;

use super::plan::{Leave, Seccomp};
use crate::confine::limits::Rlimits;

/// 1 MiB: a command line of 128 KiB, an environment as long, and the paths.
const LAUNCH_BYTES: u64 = 1 << 20;
/// As the verifier's limit on a path.
const PATH_BYTES: u64 = 1024;

/// How to lock and what to become.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Launch {
    pub(crate) argv: Vec<String>,
    pub(crate) environment: BTreeMap<String, String>,
    pub(crate) limits: Rlimits,
    /// Processors at a time.
    pub(crate) cpus: u32,
    pub(crate) landlock: Vec<Leave>,
    pub(crate) seccomp: Seccomp,
    /// Whether the launcher becomes the program, or stays the first process and ends as it ends.
    pub(crate) first: First,
    /// Whether loopback may be used.
    pub(crate) loopback: bool,
    /// A folder whose inodes the supervisor counts.
    pub(crate) scratch: Option<PathBuf>,
    /// Where the verified bytes, which follow, are to be put.
    pub(crate) verified: Option<PathBuf>,
}

/// Who is the first process inside.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum First {
    /// The program: an engine, which starts no other.
    Program,
    /// The launcher: it reaps what a command leaves behind, and passes on how much memory all of it used.
    Launcher,
}

/// The launcher's word that it is locked.
pub(crate) const LOCKED: u8 = b'+';

impl Launch {
    pub(crate) fn send(&self, to: &mut impl Write) -> io::Result<()> {
        chunk(to, &serde_json::to_vec(self)?)
    }

    pub(crate) fn receive(from: &mut impl Read) -> io::Result<Self> {
        let bytes = whole(from, LAUNCH_BYTES)?;
        Ok(serde_json::from_slice(&bytes)?)
    }
}

/// Sends every file; each is hashed again on its way, and one that differs ends the whole.
pub(super) fn send_tree(tree: &Tree, to: &mut impl Write) -> io::Result<()> {
    for entry in tree.entries() {
        chunk(to, entry.path.as_bytes())?;
        to.write_all(&[u8::from(entry.executable)])?;
        to.write_all(&entry.size.to_le_bytes())?;
        tree.copy(entry, to).map_err(io::Error::other)?;
    }
    chunk(to, b"")
}

/// Puts what [`send_tree`] sends under `root`, which is empty and nobody else's.
pub(crate) fn receive_tree(from: &mut impl Read, root: &std::path::Path) -> io::Result<()> {
    use std::os::unix::fs::OpenOptionsExt as _;
    loop {
        let path = whole(from, PATH_BYTES)?;
        if path.is_empty() {
            return Ok(());
        }
        // The verifier has refused every name that leads elsewhere; this is the second look.
        let path = String::from_utf8(path).map_err(io::Error::other)?;
        if path.split('/').any(|part| matches!(part, "" | "." | "..")) {
            return Err(io::ErrorKind::InvalidInput.into());
        }
        let (mut executable, mut size) = ([0], [0; 8]);
        from.read_exact(&mut executable)?;
        from.read_exact(&mut size)?;
        let (at, size) = (root.join(&path), u64::from_le_bytes(size));
        if let Some(folder) = at.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let mode = if executable == [1] { 0o555 } else { 0o444 };
        let mut file = std::fs::OpenOptions::new().write(true).create_new(true).mode(mode).open(&at)?;
        if io::copy(&mut from.take(size), &mut file)? != size {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
    }
}

fn chunk(to: &mut impl Write, bytes: &[u8]) -> io::Result<()> {
    let length = u32::try_from(bytes.len()).map_err(io::Error::other)?;
    to.write_all(&length.to_le_bytes())?;
    to.write_all(bytes)
}

fn whole(from: &mut impl Read, cap: u64) -> io::Result<Vec<u8>> {
    let mut length = [0; 4];
    from.read_exact(&mut length)?;
    let length = u64::from(u32::from_le_bytes(length));
    if length > cap {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    let mut bytes = Vec::new();
    from.take(length).read_to_end(&mut bytes)?;
    if u64::try_from(bytes.len()) == Ok(length) { Ok(bytes) } else { Err(io::ErrorKind::UnexpectedEof.into()) }
}

/// How many bytes of memory a tree takes in a folder of whole pages, folders and all.
pub(super) fn pages(tree: &Tree) -> u64 {
    const PAGE: u64 = 4096;
    let files: u64 = tree.entries().iter().map(|entry| entry.size.div_ceil(PAGE) * PAGE).sum();
    files + PAGE
}
