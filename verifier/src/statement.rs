//! Was exactly this tree audited and accepted as this version, by this marketplace?

use schemas::root::{AuditKeyEntry, AuditKeyState};
use schemas::{KeyId, Signature, Statement};

use crate::keys::{BadKey, VerifyingKey};

/// The audit keys of one root, by key id.
#[derive(Debug, Clone)]
pub struct Keyring {
    keys: Vec<(KeyId, VerifyingKey, AuditKeyState)>,
}

/// Why a statement is not believed.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotAttested {
    /// The entry carries no signature or lacks a field of the statement.
    #[error("the entry is listed but not audited")]
    NotAudited,
    /// The signing key is not in the root.
    #[error("it is signed by {0}, which is not an audit key of the marketplace's root")]
    UnknownKey(KeyId),
    /// The signature does not verify.
    #[error("its signature by audit key {0} does not cover these facts")]
    BadSignature(KeyId),
}

impl Keyring {
    /// The audit keys of a verified root.
    ///
    /// # Errors
    /// [`BadKey`] when one of them is weak or not a point.
    pub fn new(entries: &[AuditKeyEntry]) -> Result<Self, BadKey> {
        let _ = entries;
        todo!()
    }

    /// Checks `signature` by the key `key_id` over `statement`. A retired key still verifies.
    ///
    /// # Errors
    /// [`NotAttested`].
    pub fn verify(&self, statement: &Statement, key_id: &KeyId, signature: &Signature) -> Result<(), NotAttested> {
        let _ = (&self.keys, statement, key_id, signature);
        todo!()
    }
}
