//! A tree whose bytes are in memory: what was hashed is what is read, whatever happens to the disk.

use std::io::{self, Read};
use std::sync::Arc;

use bytes::Bytes;

use super::{Contents, Kind, Limits, Listed, Refused, Tree};

/// One file.
#[derive(Debug, Clone)]
pub struct File {
    /// The raw path, `/` between components, relative.
    pub path: Vec<u8>,
    /// Whether its owner may execute it.
    pub executable: bool,
    /// Its bytes.
    pub bytes: Arc<[u8]>,
}

impl File {
    /// A file that is not executable.
    pub fn new(path: impl Into<Vec<u8>>, bytes: impl Into<Arc<[u8]>>) -> Self {
        Self { path: path.into(), executable: false, bytes: bytes.into() }
    }
}

/// Hashes `files`, in any order.
///
/// # Errors
/// [`Refused`].
pub fn open(files: Vec<File>, limits: &Limits) -> Result<Tree, Refused> {
    let listed = |file: &File| Listed {
        path: file.path.clone(),
        kind: Kind::File { executable: file.executable },
        size: u64::try_from(file.bytes.len()).unwrap_or(u64::MAX),
    };
    let listing = files.iter().map(listed).collect();
    let bytes = files.into_iter().map(|file| Bytes::from_owner(file.bytes)).collect();
    Tree::hash(listing, Arc::new(Memory(bytes)), limits, &|_| ())
}

/// The bytes of a listing's files, at their positions.
pub(super) struct Memory(pub(super) Vec<Bytes>);

impl Contents for Memory {
    fn open(&self, at: usize) -> io::Result<Box<dyn Read + Send + '_>> {
        let bytes = self.0.get(at).ok_or(io::ErrorKind::NotFound)?;
        Ok(Box::new(bytes.as_ref()))
    }

    fn held(&self, at: usize) -> Option<Bytes> {
        self.0.get(at).cloned()
    }
}
