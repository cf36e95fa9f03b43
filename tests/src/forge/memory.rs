//! A client's state that a test can look into, break and share between two clients.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use verifier::tuf::{MemoryState, State, StateError};

/// A state behind a handle: clones are the same state.
#[derive(Debug, Clone, Default)]
pub struct Memory(Arc<Mutex<Inner>>);

#[derive(Debug, Default)]
struct Inner {
    files: MemoryState,
    names: std::collections::BTreeSet<String>,
    saves_left: Option<usize>,
}

impl Memory {
    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Boxed, as a repository takes it.
    #[must_use]
    pub fn boxed(&self) -> Box<dyn State> {
        Box::new(self.clone())
    }

    /// What is stored under `name`.
    #[must_use]
    pub fn file(&self, name: &str) -> Option<Vec<u8>> {
        self.inner().files.load(name).expect("memory does not fail to read")
    }

    /// The names of everything stored.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.inner().names.iter().cloned().collect()
    }

    /// Forgets one file, as a careless cleaner would.
    pub fn lose(&self, name: &str) {
        let mut inner = self.inner();
        inner.files.remove(name).expect("memory does not fail to remove");
        inner.names.remove(name);
    }

    /// Puts other bytes under a name.
    pub fn tamper(&self, name: &str, bytes: &[u8]) {
        let mut inner = self.inner();
        inner.files.save(name, bytes).expect("memory does not fail to write");
        inner.names.insert(name.to_owned());
    }

    /// Lets `saves` more writes succeed, then none: a full disk, or a kill between two files.
    pub fn fail_after(&self, saves: usize) {
        self.inner().saves_left = Some(saves);
    }

    /// Lets every write succeed again.
    pub fn mend(&self) {
        self.inner().saves_left = None;
    }

    /// A state of its own with the same files.
    #[must_use]
    pub fn copy(&self) -> Self {
        let inner = self.inner();
        let copy = Inner { files: inner.files.clone(), names: inner.names.clone(), saves_left: None };
        Self(Arc::new(Mutex::new(copy)))
    }
}

impl State for Memory {
    fn load(&self, name: &str) -> Result<Option<Vec<u8>>, StateError> {
        self.inner().files.load(name)
    }

    fn save(&mut self, name: &str, bytes: &[u8]) -> Result<(), StateError> {
        let mut inner = self.inner();
        match &mut inner.saves_left {
            Some(0) => return Err(StateError { name: name.to_owned(), why: "no space left on device".to_owned() }),
            Some(left) => *left -= 1,
            None => {}
        }
        inner.names.insert(name.to_owned());
        inner.files.save(name, bytes)
    }

    fn remove(&mut self, name: &str) -> Result<(), StateError> {
        let mut inner = self.inner();
        inner.names.remove(name);
        inner.files.remove(name)
    }
}
