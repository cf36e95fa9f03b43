//! Ed25519 keys that can be believed: strong points only, strict verification only.

use schemas::{KeyId, PublicKey, Signature};

/// A public key that is a strong point of the curve (not of small order) in canonical encoding.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VerifyingKey(ed25519_dalek::VerifyingKey);

/// Why a key is not accepted.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadKey {
    /// Not a point of the curve in canonical encoding.
    #[error("{0} is not a point of the curve")]
    NotAPoint(PublicKey),
    /// A point of small order, which verifies signatures that nobody made.
    #[error("{0} is a weak key (a point of small order)")]
    Weak(PublicKey),
}

/// A signature that does not verify (RFC 8032 §5.1.7, strict: canonical S, no small-order R or A).
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the signature does not verify under {0}")]
pub struct BadSignature(pub PublicKey);

impl TryFrom<PublicKey> for VerifyingKey {
    type Error = BadKey;
    fn try_from(key: PublicKey) -> Result<Self, BadKey> {
        let _ = key;
        todo!()
    }
}

impl VerifyingKey {
    /// The key as text.
    #[must_use]
    pub fn public(&self) -> PublicKey {
        PublicKey(self.0.to_bytes())
    }

    /// Checks `signature` over `message`.
    ///
    /// # Errors
    /// [`BadSignature`].
    pub fn verify(&self, message: &[u8], signature: &Signature) -> Result<(), BadSignature> {
        let _ = (message, signature);
        todo!()
    }
}

/// The TUF key id of an Ed25519 key: SHA-256 of the canonical JSON of `{keytype, keyval, scheme}` (TUF spec §4.2).
#[must_use]
pub fn key_id(key: &PublicKey) -> KeyId {
    let _ = key;
    todo!()
}
