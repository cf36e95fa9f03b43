//! The folder of a copy: files under the names that a marketplace has, read only as what their names say, never half-written.

use std::path::{Path, PathBuf};

use schemas::Sha256;
use terminal::Failure;

use super::names::is_published;
use crate::fail;
use crate::tuf::documents::sha256;
use crate::working_copy::read_bytes;

/// The folders of a published marketplace.
const FOLDERS: [&str; 6] = ["", "metadata", "targets", "targets/plugins", "audits", "trees"];

/// A folder that is served as it is.
#[derive(Debug)]
pub(super) struct Shelf {
    folder: PathBuf,
}

impl Shelf {
    /// Makes the folder, and takes away what a run that was killed left under temporary names.
    ///
    /// # Errors
    /// A [`Failure`] when it cannot be made.
    pub(super) fn open(folder: &Path) -> Result<Self, Failure> {
        for name in FOLDERS {
            let path = folder.join(name);
            if !path.is_dir() {
                durable::create_dir(&path, 0o755).map_err(|why| fail::write(&why))?;
            }
            // What cannot be taken away harms no client.
            durable::sweep(&path).ok();
        }
        Ok(Self { folder: folder.to_owned() })
    }

    /// Where it is.
    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    /// The path of `name`, when it is a name that a marketplace publishes under.
    pub(super) fn path(&self, name: &str) -> Option<PathBuf> {
        is_published(name).then(|| self.folder.join(name))
    }

    /// Makes the folder that `name` lies in, where it is an upstream's; the others are there.
    ///
    /// # Errors
    /// A [`Failure`] when it cannot be made.
    pub(super) fn make_room(&self, name: &str) -> Result<(), Failure> {
        let Some(folder) = self.path(name).and_then(|path| Some(path.parent()?.to_owned())) else { return Ok(()) };
        if folder.is_dir() { Ok(()) } else { durable::create_dir(&folder, 0o755).map_err(|why| fail::write(&why)) }
    }

    /// The file of that name, when it is there and hashes to `digest`; a damaged one counts as missing.
    pub(super) fn read(&self, name: &str, digest: Sha256, cap: u64) -> Option<Vec<u8>> {
        let bytes = read_bytes(&self.path(name)?, cap).ok()??;
        (sha256(&bytes) == digest).then_some(bytes)
    }

    /// Writes a file unless the same is there; says whether it wrote.
    ///
    /// # Errors
    /// A [`Failure`]; what was there stays.
    pub(super) fn put(&self, name: &str, bytes: &[u8]) -> Result<bool, Failure> {
        let foreign =
            || Failure::new(terminal::Exit::NotTrusted, format!("{name}: no name of a published marketplace"));
        let path = self.path(name).ok_or_else(foreign)?;
        self.make_room(name)?;
        if std::fs::read(&path).is_ok_and(|there| there == bytes) {
            return Ok(false);
        }
        durable::write(&path, bytes, 0o644).map_err(|why| fail::write(&why))?;
        Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_damaged_file_is_read_as_missing() {
        let folder = tempfile::tempdir().unwrap();
        let shelf = Shelf::open(folder.path()).unwrap();
        let name = format!("audits/{}.json", sha256(b"{}").hex());
        assert!(shelf.put(&name, b"{}").unwrap());
        assert!(!shelf.put(&name, b"{}").unwrap());
        assert_eq!(shelf.read(&name, sha256(b"{}"), 10), Some(b"{}".to_vec()));
        std::fs::write(folder.path().join(&name), "[]").unwrap();
        assert_eq!(shelf.read(&name, sha256(b"{}"), 10), None);
        assert!(shelf.put("../escaped.json", b"{}").is_err());
    }
}
