//! What a copy has fetched: signed files in memory until they may be seen, content that is named by its hash on the disk at once.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};

use terminal::Failure;
use verifier::tuf::{Transport, TransportError};

use super::names::digest_in;
use super::shelf::Shelf;
use crate::tuf::documents::sha256;

/// A marketplace, each of whose files is asked for once, and not at all where the copy has it.
pub(super) struct Gathered<'a> {
    from: &'a dyn Transport,
    shelf: &'a Shelf,
    signed: RefCell<BTreeMap<String, Vec<u8>>>,
    /// What is named by its hash and was asked for: each counts once.
    asked: RefCell<BTreeSet<String>>,
    trouble: RefCell<Option<Failure>>,
    counts: Cell<Counts>,
}

/// How much came, and how much was there.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Counts {
    /// Files that were fetched.
    pub(super) fetched: usize,
    /// Their bytes.
    pub(super) bytes: u64,
    /// Files that the copy had.
    pub(super) kept: usize,
}

impl<'a> Gathered<'a> {
    /// Nothing yet.
    pub(super) fn new(from: &'a dyn Transport, shelf: &'a Shelf) -> Self {
        let (signed, asked, trouble) = (RefCell::default(), RefCell::default(), RefCell::default());
        Self { from, shelf, signed, asked, trouble, counts: Cell::default() }
    }

    /// A file of metadata that was fetched.
    pub(super) fn signed(&self, name: &str) -> Option<Vec<u8>> {
        self.signed.borrow().get(name).cloned()
    }

    /// The names of all metadata that was fetched.
    pub(super) fn names(&self) -> Vec<String> {
        self.signed.borrow().keys().cloned().collect()
    }

    /// How much came so far.
    pub(super) fn counts(&self) -> Counts {
        self.counts.get()
    }

    /// Why the copy could not be written, where that is behind an answer that did not come.
    pub(super) fn trouble(&self) -> Option<Failure> {
        self.trouble.take()
    }

    fn count(&self, change: impl FnOnce(&mut Counts)) {
        let mut counts = self.counts.get();
        change(&mut counts);
        self.counts.set(counts);
    }

    fn fetch(&self, path: &str, cap: u64) -> Result<Vec<u8>, TransportError> {
        let bytes = self.from.get(path, cap)?;
        let length = u64::try_from(bytes.len()).unwrap_or(u64::MAX);
        self.count(|counts| {
            counts.fetched = counts.fetched.saturating_add(1);
            counts.bytes = counts.bytes.saturating_add(length);
        });
        Ok(bytes)
    }
}

impl Transport for Gathered<'_> {
    fn get(&self, path: &str, cap: u64) -> Result<Vec<u8>, TransportError> {
        if let Some(digest) = digest_in(path) {
            let is_first = self.asked.borrow_mut().insert(path.to_owned());
            if let Some(bytes) = self.shelf.read(path, digest, cap) {
                self.count(|counts| counts.kept = counts.kept.saturating_add(usize::from(is_first)));
                return Ok(bytes);
            }
            let bytes = self.fetch(path, cap)?;
            // What does not hash to its name is kept nowhere; whoever asked refuses it.
            if sha256(&bytes) == digest
                && let Err(failure) = self.shelf.put(path, &bytes)
            {
                let why = failure.error.clone();
                self.trouble.replace(Some(failure));
                return Err(TransportError::Unreachable { path: path.to_owned(), why });
            }
            return Ok(bytes);
        }
        if let Some(bytes) = self.signed(path) {
            let fits = u64::try_from(bytes.len()).is_ok_and(|length| length <= cap);
            return if fits { Ok(bytes) } else { Err(TransportError::TooLarge { path: path.to_owned(), cap }) };
        }
        let bytes = self.fetch(path, cap)?;
        self.signed.borrow_mut().insert(path.to_owned(), bytes.clone());
        Ok(bytes)
    }

    fn describe(&self) -> String {
        self.from.describe()
    }
}
