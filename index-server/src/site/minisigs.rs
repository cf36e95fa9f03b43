//! The signatures for people: served where they are of the very documents that are served, and looked for until they are.

use std::collections::HashMap;
use std::sync::Arc;

use bytes::Bytes;
use verifier::minisign;
use verifier::tuf::{Transport, TransportError};

use super::{File, Kind};

/// 4 KiB: four lines, and room for a long trusted comment.
const BYTES: u64 = 4 << 10;

/// The plain documents, and the signatures beside them.
const PAIRS: [(&str, &str); 2] = [("index.json", "index.json.minisig"), ("revoked.json", "revoked.json.minisig")];

/// What is there of two signatures.
#[derive(Debug, Clone, Default)]
pub(super) struct Minisigs {
    key: Option<Arc<str>>,
    files: HashMap<&'static str, Arc<File>>,
}

impl Minisigs {
    /// Those in the store that `key` made of the plain documents among `files`. A publisher writes them last, so one that is
    /// missing, or of older bytes, is left out.
    pub(super) fn find(
        key: Option<&str>,
        files: &HashMap<String, Arc<File>>,
        store: &dyn Transport,
    ) -> Result<Self, TransportError> {
        let mut this = Self { key: key.map(Arc::from), files: HashMap::new() };
        this.look(files, store)?;
        Ok(this)
    }

    /// The same once more, or nothing where no more are there than before.
    pub(super) fn again(
        &self,
        files: &HashMap<String, Arc<File>>,
        store: &dyn Transport,
    ) -> Result<Option<Self>, TransportError> {
        let mut new = self.clone();
        new.look(files, store)?;
        Ok((new.files.len() > self.files.len()).then_some(new))
    }

    fn look(&mut self, files: &HashMap<String, Arc<File>>, store: &dyn Transport) -> Result<(), TransportError> {
        let Some(key) = self.key.clone() else { return Ok(()) };
        for (document, name) in PAIRS {
            let Some(file) = files.get(document).filter(|_| !self.files.contains_key(name)) else { continue };
            let signature = match store.get(name, BYTES) {
                Err(TransportError::NotFound(_) | TransportError::TooLarge { .. }) => continue,
                other => Bytes::from(other?),
            };
            if minisign::verify(&key, file.bytes(), &signature).is_ok() {
                self.files.insert(name, Arc::new(File::new(name, Kind::Mutable, signature)));
            }
        }
        Ok(())
    }

    /// Whether `signature` is what belongs at `path`.
    pub(super) fn would_take(&self, path: &str, files: &HashMap<String, Arc<File>>, signature: &[u8]) -> bool {
        let document = PAIRS.iter().find(|(_, name)| *name == path).and_then(|(document, _)| files.get(*document));
        let pair = self.key.as_deref().zip(document);
        pair.is_some_and(|(key, document)| minisign::verify(key, document.bytes(), signature).is_ok())
    }

    /// Whether all are there that should be.
    pub(super) fn are_complete(&self) -> bool {
        self.key.is_none() || self.files.len() == PAIRS.len()
    }

    pub(super) fn at(&self, path: &str) -> Option<&Arc<File>> {
        self.files.get(path)
    }
}
