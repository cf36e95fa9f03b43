//! A published folder in memory, as a transport that may misbehave and keeps a record of what was asked.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use verifier::tuf::{Transport, TransportError};

/// How a path misbehaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fault {
    /// 404.
    NotFound,
    /// 403: not the same as "there is none".
    Denied,
    /// Data without end.
    Endless,
    /// No answer.
    Silent,
}

/// A published folder. A clone is a copy: an earlier one is yesterday's repository.
#[derive(Debug, Clone, Default)]
pub struct Mirror {
    files: BTreeMap<String, Vec<u8>>,
    faults: BTreeMap<String, Fault>,
    asked: RefCell<Vec<String>>,
}

impl Mirror {
    /// The bytes at `path`.
    #[must_use]
    pub fn file(&self, path: &str) -> Option<&Vec<u8>> {
        self.files.get(path)
    }

    /// Every path, sorted.
    pub fn paths(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// Puts bytes at `path`.
    pub fn put(&mut self, path: &str, bytes: Vec<u8>) {
        self.files.insert(path.to_owned(), bytes);
    }

    /// Removes `path`.
    pub fn remove(&mut self, path: &str) {
        self.files.remove(path);
    }

    /// Takes `path` from another mirror.
    ///
    /// # Panics
    /// When the other has no such file.
    pub fn splice(&mut self, other: &Self, path: &str) {
        let bytes = other.file(path).unwrap_or_else(|| panic!("the other mirror has no {path}"));
        self.put(path, bytes.clone());
    }

    /// Makes `path` misbehave.
    pub fn fault(&mut self, path: &str, fault: Fault) {
        self.faults.insert(path.to_owned(), fault);
    }

    /// Ends every misbehaviour.
    pub fn mend(&mut self) {
        self.faults.clear();
    }

    /// What was asked for since the last call, in order.
    pub fn asked(&self) -> Vec<String> {
        self.asked.take()
    }

    /// Writes everything into a folder, for a real server to serve.
    ///
    /// # Panics
    /// When the folder cannot be written.
    pub fn write_to(&self, folder: &Path) {
        for (path, bytes) in &self.files {
            let file = folder.join(path);
            fs::create_dir_all(file.parent().expect("a file lies in a folder")).expect("a folder");
            fs::write(file, bytes).expect("a file");
        }
    }
}

impl Transport for Mirror {
    fn get(&self, path: &str, cap: u64) -> Result<Vec<u8>, TransportError> {
        self.asked.borrow_mut().push(path.to_owned());
        let unreachable = |why: &str| Err(TransportError::Unreachable { path: path.to_owned(), why: why.to_owned() });
        match self.faults.get(path) {
            Some(Fault::NotFound) => return Err(TransportError::NotFound(path.to_owned())),
            Some(Fault::Denied) => return unreachable("403"),
            Some(Fault::Silent) => return unreachable("no answer"),
            Some(Fault::Endless) => return Err(TransportError::TooLarge { path: path.to_owned(), cap }),
            None => {}
        }
        match self.files.get(path) {
            None => Err(TransportError::NotFound(path.to_owned())),
            Some(bytes) if u64::try_from(bytes.len()).is_ok_and(|found| found > cap) => {
                Err(TransportError::TooLarge { path: path.to_owned(), cap })
            }
            Some(bytes) => Ok(bytes.clone()),
        }
    }

    fn describe(&self) -> String {
        "memory".to_owned()
    }
}
