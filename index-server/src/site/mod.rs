//! A marketplace that verified, as the answers that it will give.

mod facts;
mod file;
mod load;
mod minisigs;
mod named;
mod recorder;

use std::collections::HashMap;
use std::sync::Arc;

use bytes::Bytes;
use verifier::tuf::{Transport, TransportError};

pub use facts::{Facts, RoleFacts};
pub use file::{Encoding, File, Kind, Variant};
pub use load::{Loader, NotLoaded};
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
    files: Arc<HashMap<String, Arc<File>>>,
    named: Arc<Named>,
    minisigs: Minisigs,
    timestamp: Bytes,
    /// The site before this one: a client in the middle of a refresh may still ask for what never changes. One is kept.
    before: Option<Box<Site>>,
}

impl Site {
    /// What it says of itself.
    #[must_use]
    pub fn facts(&self) -> &Facts {
        &self.facts
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

    /// Where the next root will lie. It may become visible after the timestamp that names what it accepts.
    #[must_use]
    pub fn next_root(&self) -> String {
        format!("metadata/{}.root.json", self.facts.version_of("root").saturating_add(1))
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

    /// This site as the successor of `before`.
    #[must_use]
    pub fn after(mut self, before: &Self) -> Self {
        self.before = Some(Box::new(Self { before: None, ..before.clone() }));
        self
    }
}
