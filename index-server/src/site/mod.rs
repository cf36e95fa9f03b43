//! A marketplace that verified, as the answers that it will give.

mod facts;
mod file;
mod layer;
mod load;
mod minisigs;
mod named;
mod recorder;

use std::collections::HashMap;
use std::sync::Arc;

use bytes::Bytes;
use catalog::Catalog;
use verifier::repository::carried;
use verifier::tuf::{Transport, TransportError};

pub use facts::{Facts, Followed, RoleFacts};
pub use file::{Encoding, File, Kind, Variant};
pub use layer::Layer;
pub(crate) use layer::there;
pub use load::{Loader, Memory, NotLoaded, rehearse, rehearse_first};
use minisigs::Minisigs;
pub use named::Content;
use named::Named;

/// Where the timestamp lies: the one document of the chain that changes in place.
pub(crate) const TIMESTAMP: &str = "metadata/timestamp.json";

/// What is under a path.
#[derive(Debug, Clone)]
pub enum Found<'a> {
    /// Verified bytes.
    Held(&'a Arc<File>),
    /// A file that verified documents name by its content; it lies in the store.
    Stored(Content),
}

/// A marketplace whose every document verified at the moment it was loaded. Copies share everything.
#[derive(Debug, Clone)]
pub struct Site {
    facts: Arc<Facts>,
    catalog: Arc<Catalog>,
    files: Arc<HashMap<String, Arc<File>>>,
    named: Arc<Named>,
    minisigs: Minisigs,
    timestamp: Bytes,
    /// The marketplace's own, then what a fork follows.
    layers: Arc<Vec<Layer>>,
    /// The site before this one: a client in the middle of a refresh may still ask for what never changes. One is kept.
    before: Option<Box<Site>>,
}

impl Site {
    /// What it says of itself.
    #[must_use]
    pub fn facts(&self) -> &Facts {
        &self.facts
    }

    /// The same for people: what its pages show.
    #[must_use]
    pub fn catalog(&self) -> &Catalog {
        &self.catalog
    }

    /// What is at `path` (relative, no leading slash), also what only the site before had, if it never changes.
    #[must_use]
    pub fn find(&self, path: &str) -> Option<Found<'_>> {
        let held = self.file(path).or_else(|| self.minisigs.at(path));
        let stored = || self.named.at(path).or_else(|| self.before.as_ref()?.named.at(path));
        held.map(Found::Held).or_else(|| stored().map(Found::Stored))
    }

    /// The verified document at `path`.
    fn file(&self, path: &str) -> Option<&Arc<File>> {
        let before = || self.before.as_ref()?.files.get(path).filter(|file| file.is_immutable());
        self.files.get(path).or_else(before)
    }

    /// Whether it came from `timestamp`.
    #[must_use]
    pub fn is_of(&self, timestamp: &[u8]) -> bool {
        self.timestamp == timestamp
    }

    /// The timestamp that it came from.
    #[must_use]
    pub fn timestamp(&self) -> &Bytes {
        &self.timestamp
    }

    /// The validator of the document at `path`, as it is sent without an encoding.
    #[must_use]
    pub fn validator(&self, path: &str) -> Option<String> {
        self.file(path)?.identity().etag.to_str().ok().map(str::to_owned)
    }

    /// Whether the verified document at `path` is these bytes.
    #[must_use]
    pub fn holds(&self, path: &str, bytes: &Bytes) -> bool {
        self.file(path).is_some_and(|file| file.bytes() == bytes)
    }

    /// Whether `signature` is one for people, of the document that `path` is beside.
    #[must_use]
    pub fn is_signed_by(&self, path: &str, signature: &[u8]) -> bool {
        self.minisigs.would_take(path, &self.files, signature)
    }

    /// The plain copies, by path.
    pub fn plain_copies(&self) -> impl Iterator<Item = (&'static str, Bytes)> {
        let copies = ["index.json", "revoked.json"].into_iter();
        copies.filter_map(|path| Some((path, self.files.get(path)?.bytes().clone())))
    }

    /// Every marketplace whose documents are served here: its own, then what it follows.
    #[must_use]
    pub fn layers(&self) -> &[Layer] {
        &self.layers
    }

    /// Everything that it carries of upstreams, by path; each timestamp comes after what it names.
    #[must_use]
    pub fn carried(&self) -> Vec<(&str, &Bytes)> {
        let files = self.files.iter().map(|(path, file)| (path.as_str(), file.bytes()));
        let mut all: Vec<(&str, &Bytes)> = files.filter(|(path, _)| carried(path).is_some()).collect();
        all.sort_by_key(|(path, _)| (path.ends_with(TIMESTAMP), *path));
        all
    }

    /// The one whose documents lie in `folder`.
    #[must_use]
    pub fn layer(&self, folder: &str) -> Option<&Layer> {
        self.layers.iter().find(|layer| layer.folder == folder)
    }

    /// The same site with signatures for people that were not there before, or nothing where there are none.
    ///
    /// # Errors
    /// [`TransportError`].
    pub fn with_new_minisigs(&self, store: &dyn Transport) -> Result<Option<Self>, TransportError> {
        if self.minisigs.are_complete() {
            return Ok(None);
        }
        let found = self.minisigs.again(&self.files, store)?;
        Ok(found.map(|minisigs| Self { minisigs, ..self.clone() }))
    }

    /// This site as a client reads it.
    fn as_read(&self) -> impl Transport + '_ {
        Held(self)
    }

    /// This site as the successor of `before`.
    #[must_use]
    pub fn after(mut self, before: &Self) -> Self {
        self.before = Some(Box::new(Self { before: None, ..before.clone() }));
        self
    }
}

/// A site as a transport: what is held in memory, nothing else.
struct Held<'a>(&'a Site);

impl Transport for Held<'_> {
    fn get(&self, path: &str, cap: u64) -> Result<Vec<u8>, TransportError> {
        match self.0.files.get(path).map(|file| file.bytes()) {
            Some(bytes) if u64::try_from(bytes.len()).is_ok_and(|found| found <= cap) => Ok(bytes.to_vec()),
            Some(_) => Err(TransportError::TooLarge { path: path.to_owned(), cap }),
            None => Err(TransportError::NotFound(path.to_owned())),
        }
    }

    fn describe(&self) -> String {
        "what is served".to_owned()
    }
}
