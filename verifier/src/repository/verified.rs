//! A document that was verified before it was read.

use schemas::{Document, Sha256};
use sigstore_tuf::TargetFile;

use super::{Refused, pin};
use crate::tuf;

/// A document whose bytes were verified before they were parsed.
///
/// Nothing else makes one:
///
/// ```compile_fail
/// fn forge(shard: schemas::Shard, digest: schemas::Sha256) -> verifier::Verified<schemas::Shard> {
///     verifier::Verified { document: shard, digest }
/// }
/// ```
/// ```compile_fail
/// fn forge(shard: schemas::Shard) -> verifier::Verified<schemas::Shard> {
///     shard.into()
/// }
/// ```
/// ```compile_fail
/// let forged: verifier::Verified<schemas::Shard> = serde_json::from_str("{}").unwrap();
/// ```
/// ```compile_fail
/// let forged: verifier::Verified<schemas::Shard> = Default::default();
/// ```
#[derive(Debug)]
pub struct Verified<T> {
    document: T,
    digest: Sha256,
}

impl<T> Verified<T> {
    /// The document.
    pub fn document(&self) -> &T {
        &self.document
    }
    /// The SHA-256 of its bytes.
    pub fn digest(&self) -> Sha256 {
        self.digest
    }

    /// The same proof for what was made of the document by this module.
    pub(super) fn with(digest: Sha256, document: T) -> Self {
        Self { document, digest }
    }
}

impl<T: Document> Verified<T> {
    /// Compares bytes with what is signed about them, then reads those same bytes.
    pub(super) fn read(path: &str, bytes: &[u8], signed: &TargetFile) -> Result<Self, Refused> {
        tuf::matches_target(path, bytes, signed)?;
        Ok(Self { document: schemas::read(bytes)?, digest: pin::sha256(bytes) })
    }
}
