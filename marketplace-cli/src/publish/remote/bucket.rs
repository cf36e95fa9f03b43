//! An object store or a folder with no server before it: the same order, the same conditional put.

use std::fs::File;
use std::path::Path;

use depot::{Blocking, Kept, Store, Swapped};
use terminal::{Exit, Failure};
use verifier::tuf::limits::TIMESTAMP_BYTES;
use verifier::tuf::{Transport, TransportError};

use super::{Look, Place, TIMESTAMP, lost, taken, unreadable};
use crate::session::Session;

/// A store.
pub(super) struct Bucket {
    store: Blocking,
    /// A folder's only writer; an object store needs none.
    _lock: Option<durable::Lock>,
}

impl Bucket {
    pub(super) fn open(session: &Session, address: &str) -> Result<Self, Failure> {
        let variables = session.env.of_stores();
        let refused = |why: depot::StoreError| {
            Failure::new(Exit::Usage, format!("--to: {why}"))
                .hint("such as https://…, s3://bucket/prefix or file:///folder")
        };
        let store = Store::open(address, &variables).map_err(refused)?;
        let store = store.alone().map_err(|why| Failure::new(Exit::Failed, why))?;
        let held = |why| Failure::new(Exit::Failed, why).hint("wait for the other publication, then try again");
        let lock = store.exclusive().map_err(held)?;
        store.sweep();
        Ok(Self { store, _lock: lock })
    }
}

impl Place for Bucket {
    fn transport(&self) -> Result<Box<dyn Transport>, Failure> {
        Ok(Box::new(self.store.clone()))
    }

    /// The timestamp is its own tag: the store compares it once more when it is replaced.
    fn look(&self, path: &str) -> Result<Option<Look>, Failure> {
        match self.store.get(path, TIMESTAMP_BYTES) {
            Ok(timestamp) => Ok(Some(Look { timestamp, tag: String::new() })),
            Err(TransportError::NotFound(_)) => Ok(None),
            Err(why) => Err(unreadable(why)),
        }
    }

    fn has(&self, path: &str) -> Result<bool, Failure> {
        self.store.has(path).map_err(unreadable)
    }

    fn keep(&self, out: &Path, path: &str) -> Result<(), Failure> {
        let file = File::open(out.join(path));
        let mut file = file.map_err(|why| Failure::new(Exit::Failed, format!("{path}: {why}")))?;
        self.store.keep(path, &mut file).map_err(unreadable)
    }

    fn name(&self, path: &str, bytes: Vec<u8>) -> Result<(), Failure> {
        match self.store.create(path, bytes.into()).map_err(unreadable)? {
            Kept::New | Kept::Same => Ok(()),
            Kept::Other => Err(taken(self.store.place(), path)),
        }
    }

    fn commit(&self, base: Option<&Look>, timestamp: Vec<u8>) -> Result<(), Failure> {
        self.shows(TIMESTAMP, base, timestamp)
    }

    fn carry(&self, path: &str, bytes: Vec<u8>) -> Result<(), Failure> {
        self.store.replace(path, bytes.into()).map_err(unreadable)
    }

    fn shows(&self, path: &str, base: Option<&Look>, timestamp: Vec<u8>) -> Result<(), Failure> {
        let old = base.map(|look| look.timestamp.as_slice());
        match self.store.swap(path, old, timestamp.into()).map_err(unreadable)? {
            Swapped::Done => Ok(()),
            Swapped::Lost => Err(lost(self.store.place())),
        }
    }

    fn copy(&self, path: &str, bytes: Vec<u8>) -> Result<(), Failure> {
        self.store.replace(path, bytes.into()).map_err(unreadable)
    }
}
