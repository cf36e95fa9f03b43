//! A transport that keeps what was read, to be written or sent once all of it has verified.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use terminal::Failure;
use verifier::repository::carried;
use verifier::tuf::{Transport, TransportError};

use super::TIMESTAMP;
use crate::fail;
use crate::working_copy::read_bytes;

/// Each file is asked for once.
pub(super) struct Keeping<'a> {
    inner: &'a dyn Transport,
    /// Where what is carried of an upstream is read instead, and not kept.
    carried: Option<&'a Path>,
    kept: Mutex<BTreeMap<String, Vec<u8>>>,
}

impl<'a> Keeping<'a> {
    /// All that is read from `inner`.
    pub(super) fn new(inner: &'a dyn Transport) -> Self {
        Self { inner, carried: None, kept: Mutex::default() }
    }

    /// What a marketplace has of its own there. What a fork carries is read from `out`: a place that has lost it is put right by
    /// publishing to it, and what is sent is never taken from there.
    pub(super) fn over(inner: &'a dyn Transport, out: &'a Path) -> Self {
        Self { carried: Some(out), ..Self::new(inner) }
    }

    /// Writes it into `out`; the timestamp last, as every publication is written.
    ///
    /// # Errors
    /// A [`Failure`].
    pub(super) fn write(&self, out: &Path) -> Result<(), Failure> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let (last, before): (Vec<_>, Vec<_>) = kept.iter().partition(|(path, _)| *path == TIMESTAMP);
        for (path, bytes) in before.into_iter().chain(last) {
            let path = out.join(path);
            if let Some(parent) = path.parent() {
                durable::create_dir(parent, 0o755).map_err(|why| fail::write(&why))?;
            }
            durable::write(&path, bytes, 0o644).map_err(|why| fail::write(&why))?;
        }
        Ok(())
    }

    /// All of it.
    pub(super) fn into_kept(self) -> BTreeMap<String, Vec<u8>> {
        self.kept.into_inner().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Transport for Keeping<'_> {
    fn get(&self, path: &str, cap: u64) -> Result<Vec<u8>, TransportError> {
        if let (Some(out), Some(_)) = (self.carried, carried(path)) {
            let read = read_bytes(&out.join(path), cap);
            let read =
                read.map_err(|why| TransportError::Unreachable { path: path.to_owned(), why: why.to_string() })?;
            return read.ok_or_else(|| TransportError::NotFound(path.to_owned()));
        }
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(bytes) = kept.get(path) {
            return Ok(bytes.clone());
        }
        let bytes = self.inner.get(path, cap)?;
        kept.insert(path.to_owned(), bytes.clone());
        Ok(bytes)
    }

    fn describe(&self) -> String {
        self.inner.describe()
    }
}
