//! Which files a client asked for: those are no strays.

use std::cell::RefCell;
use std::collections::BTreeSet;

use verifier::tuf::{Transport, TransportError};

/// A folder that remembers what was read of it.
pub(super) struct Asked<'a> {
    from: &'a dyn Transport,
    names: RefCell<BTreeSet<String>>,
}

impl<'a> Asked<'a> {
    pub(super) fn new(from: &'a dyn Transport) -> Self {
        Self { from, names: RefCell::default() }
    }

    /// A file that is asked for, though not through here.
    pub(super) fn names(&self, name: &str) {
        self.names.borrow_mut().insert(name.to_owned());
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.names.borrow().contains(name)
    }

    /// The folder without a record.
    pub(super) fn from(&self) -> &dyn Transport {
        self.from
    }
}

impl Transport for Asked<'_> {
    fn get(&self, path: &str, cap: u64) -> Result<Vec<u8>, TransportError> {
        let bytes = self.from.get(path, cap)?;
        self.names(path);
        Ok(bytes)
    }
    fn describe(&self) -> String {
        self.from.describe()
    }
}
