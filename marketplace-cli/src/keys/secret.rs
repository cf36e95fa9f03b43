//! An Ed25519 secret key that signs metadata, and the narrower key that signs statements. Never printed, wiped on drop.

use std::fmt;

use ed25519_dalek::{Signer, SigningKey};
use schemas::{ExceptionStatement, KeyId, PublicKey, Signature, Statement, WaiverStatement};
use verifier::keys::key_id;
use zeroize::Zeroizing;

/// The system gave no randomness; without it there is no key.
#[derive(Debug, thiserror::Error)]
#[error("the system gave no randomness: {0}")]
pub struct NoRandomness(#[from] getrandom::Error);

/// A secret key. Its `Debug` form is its key id; the bytes are wiped when it goes.
pub struct SecretKey(SigningKey);

impl fmt::Debug for SecretKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("SecretKey").field(&self.key_id()).finish()
    }
}

impl SecretKey {
    /// A fresh key from the system's randomness.
    ///
    /// # Errors
    /// [`NoRandomness`].
    pub fn generate() -> Result<Self, NoRandomness> {
        let mut seed = Zeroizing::new([0; 32]);
        getrandom::fill(seed.as_mut())?;
        Ok(Self::from_seed(&seed))
    }

    /// The key of an RFC 8032 seed.
    #[must_use]
    pub fn from_seed(seed: &[u8; 32]) -> Self {
        Self(SigningKey::from_bytes(seed))
    }

    /// The seed, for the encrypted file.
    pub(super) fn seed(&self) -> Zeroizing<[u8; 32]> {
        Zeroizing::new(self.0.to_bytes())
    }

    /// Its public half.
    #[must_use]
    pub fn public(&self) -> PublicKey {
        PublicKey(self.0.verifying_key().to_bytes())
    }

    /// Its TUF key id.
    #[must_use]
    pub fn key_id(&self) -> KeyId {
        key_id(&self.public())
    }

    /// Signs the canonical JSON of a TUF role. Statements are signed by an [`AuditKey`]; a role begins with `{` and a
    /// statement never does, so the one can never pass for the other.
    pub(crate) fn sign_canonical(&self, canonical: &[u8]) -> Signature {
        Signature(self.0.sign(canonical).to_bytes())
    }
}

/// A key in its role of auditor: it signs statements and nothing else.
#[derive(Debug, Clone, Copy)]
pub struct AuditKey<'a>(&'a SecretKey);

impl<'a> From<&'a SecretKey> for AuditKey<'a> {
    fn from(key: &'a SecretKey) -> Self {
        Self(key)
    }
}

impl AuditKey<'_> {
    /// Signs the statement's exact bytes.
    #[must_use]
    pub fn sign(&self, statement: &Statement) -> Signature {
        Signature(self.0.0.sign(&statement.to_bytes()).to_bytes())
    }

    /// Signs a waiver's exact bytes.
    #[must_use]
    pub fn sign_waiver(&self, waiver: &WaiverStatement<'_>) -> Signature {
        Signature(self.0.0.sign(&waiver.to_bytes()).to_bytes())
    }

    /// Which audit key.
    #[must_use]
    pub fn key_id(&self) -> KeyId {
        self.0.key_id()
    }
}

/// A key in its role of revoking, for what a fork lets pass of what it follows.
#[derive(Debug, Clone, Copy)]
pub struct RevocationsKey<'a>(&'a SecretKey);

impl<'a> From<&'a SecretKey> for RevocationsKey<'a> {
    fn from(key: &'a SecretKey) -> Self {
        Self(key)
    }
}

impl RevocationsKey<'_> {
    /// Signs an exception's exact bytes.
    #[must_use]
    pub fn sign_exception(&self, exception: &ExceptionStatement<'_>) -> Signature {
        Signature(self.0.0.sign(&exception.to_bytes()).to_bytes())
    }

    /// Which key.
    #[must_use]
    pub fn key_id(&self) -> KeyId {
        self.0.key_id()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_key_prints_only_its_key_id() {
        let key = SecretKey::from_seed(&[7; 32]);
        let shown = format!("{key:?}");
        assert!(shown.contains(key.key_id().as_str()), "{shown}");
        assert!(!shown.contains("07070707") && !shown.contains("7, 7"), "{shown}");
    }

    #[test]
    fn two_fresh_keys_differ() {
        assert_ne!(SecretKey::generate().unwrap().public(), SecretKey::generate().unwrap().public());
    }

    /// RFC 8032 §7.1, test 1.
    #[test]
    fn a_seed_gives_the_public_key_of_the_specification() {
        let seed = hex::decode("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60").unwrap();
        let public = SecretKey::from_seed(&seed.try_into().unwrap()).public();
        assert_eq!(hex::encode(public.0), "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a");
    }
}
