//! Keys of forged marketplaces: made from labels, so that every run has the same ones.

use ed25519_dalek::{Signer as _, SigningKey};
use schemas::{KeyId, PublicKey, Signature};
use sha2::{Digest as _, Sha256};

/// An Ed25519 key pair. Two signers with one label are one key.
#[derive(Clone)]
pub struct Signer(SigningKey);

impl std::fmt::Debug for Signer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Signer({})", self.public())
    }
}

impl Signer {
    /// The key of `label`.
    #[must_use]
    pub fn named(label: &str) -> Self {
        Self(SigningKey::from_bytes(&Sha256::digest(label).into()))
    }

    /// Its public half.
    #[must_use]
    pub fn public(&self) -> PublicKey {
        PublicKey(self.0.verifying_key().to_bytes())
    }

    /// Its TUF key id.
    #[must_use]
    pub fn id(&self) -> KeyId {
        verifier::keys::key_id(&self.public())
    }

    /// Signs bytes.
    #[must_use]
    pub fn sign(&self, message: &[u8]) -> Signature {
        Signature(self.0.sign(message).to_bytes())
    }
}

/// A key under the id by which a repository calls it.
#[derive(Debug, Clone)]
pub struct Listed {
    /// The id; an honest one is [`Signer::id`].
    pub id: String,
    /// The key.
    pub signer: Signer,
}

impl From<&Signer> for Listed {
    fn from(signer: &Signer) -> Self {
        Self { id: signer.id().to_string(), signer: signer.clone() }
    }
}

impl Listed {
    /// The key under another id.
    #[must_use]
    pub fn called(signer: &Signer, id: &str) -> Self {
        Self { id: id.to_owned(), signer: signer.clone() }
    }
}

/// Who may sign a role, and who does.
#[derive(Debug, Clone)]
pub struct Role {
    /// The keys that the delegating role lists.
    pub listed: Vec<Listed>,
    /// How many of them must sign.
    pub threshold: usize,
    /// The keys that sign.
    pub signers: Vec<Listed>,
}

impl Role {
    /// `threshold` of `signers`; all of them sign.
    #[must_use]
    pub fn of(signers: &[Signer], threshold: usize) -> Self {
        let listed: Vec<Listed> = signers.iter().map(Listed::from).collect();
        Self { signers: listed.clone(), listed, threshold }
    }

    /// The same role, signed by `signers` instead.
    #[must_use]
    pub fn signed_by(mut self, signers: &[Signer]) -> Self {
        self.signers = signers.iter().map(Listed::from).collect();
        self
    }
}
