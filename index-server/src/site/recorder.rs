//! Keeps every byte that was verified, under its path: those bytes are served, not what a store says later.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use bytes::Bytes;
use verifier::tuf::{Transport, TransportError};

use super::Site;

/// A transport that asks for each path once and remembers the answer.
pub(super) struct Recorder<'a> {
    inner: &'a dyn Transport,
    /// The site before: what it has under a name that holds a hash need not be fetched again, only verified again.
    before: Option<&'a Site>,
    seen: Mutex<BTreeMap<String, Bytes>>,
}

impl<'a> Recorder<'a> {
    pub(super) fn new(inner: &'a dyn Transport, before: Option<&'a Site>) -> Self {
        Self { inner, before, seen: Mutex::new(BTreeMap::new()) }
    }

    /// What was answered to `path`.
    pub(super) fn seen(&self, path: &str) -> Option<Bytes> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner).get(path).cloned()
    }

    /// Everything that was answered.
    pub(super) fn into_seen(self) -> BTreeMap<String, Bytes> {
        self.seen.into_inner().unwrap_or_else(PoisonError::into_inner)
    }

    fn known(&self, path: &str) -> Option<Bytes> {
        let before = self.before.filter(|_| path.starts_with("targets/"))?;
        before.file(path).map(|file| file.bytes().clone())
    }
}

impl Transport for Recorder<'_> {
    fn get(&self, path: &str, cap: u64) -> Result<Vec<u8>, TransportError> {
        let known = self.seen(path).or_else(|| self.known(path));
        let bytes = match known {
            Some(known) if u64::try_from(known.len()).is_ok_and(|found| found <= cap) => known,
            Some(_) => return Err(TransportError::TooLarge { path: path.to_owned(), cap }),
            None => Bytes::from(self.inner.get(path, cap)?),
        };
        let mut seen = self.seen.lock().unwrap_or_else(PoisonError::into_inner);
        seen.insert(path.to_owned(), bytes.clone());
        Ok(bytes.to_vec())
    }

    fn describe(&self) -> String {
        self.inner.describe()
    }
}
