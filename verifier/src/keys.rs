//! Ed25519 keys that can be believed: strong points only, strict verification only.

use schemas::{KeyId, PublicKey, Signature};
use sha2::{Digest as _, Sha256};

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
        let point = ed25519_dalek::VerifyingKey::from_bytes(&key.0).map_err(|_| BadKey::NotAPoint(key))?;
        // Decompression takes y modulo the prime (RFC 8032 §5.1.3 does not), so one point could be written as two keys.
        if point.to_edwards().compress().to_bytes() != key.0 {
            return Err(BadKey::NotAPoint(key));
        }
        if point.is_weak() {
            return Err(BadKey::Weak(key));
        }
        Ok(Self(point))
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
        let signature = ed25519_dalek::Signature::from_bytes(&signature.0);
        self.0.verify_strict(message, &signature).map_err(|_| BadSignature(self.public()))
    }
}

/// The TUF key id of an Ed25519 key: SHA-256 of the canonical JSON of `{keytype, keyval, scheme}` (TUF spec §4.2).
#[must_use]
pub fn key_id(key: &PublicKey) -> KeyId {
    let public = hex::encode(key.0);
    let canonical = format!(r#"{{"keytype":"ed25519","keyval":{{"public":"{public}"}},"scheme":"ed25519"}}"#);
    KeyId::from_digest(Sha256::digest(canonical).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_key_id_is_the_one_that_sigstore_tuf_computes() {
        for seed in 0..32 {
            let public = ed25519_dalek::SigningKey::from_bytes(&[seed; 32]).verifying_key().to_bytes();
            let json = serde_json::json!({
                "keytype": "ed25519", "scheme": "ed25519", "keyval": { "public": hex::encode(public) }
            });
            let key: sigstore_tuf::Key = serde_json::from_value(json).unwrap();
            assert_eq!(key_id(&PublicKey(public)).as_str(), key.key_id().unwrap());
        }
    }
}
