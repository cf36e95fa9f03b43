//! Was exactly this tree audited and accepted as this version, by this marketplace?

use schemas::root::{AuditKeyEntry, AuditKeyState};
use schemas::{KeyId, Signature, Statement, WaiverStatement};

use crate::keys::{BadKey, VerifyingKey, key_id};

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
        let entry = |entry: &AuditKeyEntry| Ok((key_id(&entry.key), VerifyingKey::try_from(entry.key)?, entry.state));
        Ok(Self { keys: entries.iter().map(entry).collect::<Result<_, _>>()? })
    }

    /// How far the key `key_id` is trusted; nothing when it is not in the root.
    #[must_use]
    pub fn state(&self, key_id: &KeyId) -> Option<AuditKeyState> {
        self.keys.iter().find(|(id, _, _)| id == key_id).map(|(_, _, state)| *state)
    }

    /// Checks `signature` by the key `key_id` over `statement`. A retired key still verifies.
    ///
    /// # Errors
    /// [`NotAttested`].
    pub fn verify(&self, statement: &Statement, key_id: &KeyId, signature: &Signature) -> Result<(), NotAttested> {
        self.covers(&statement.to_bytes(), key_id, signature)
    }

    /// Checks a waiver's own signature. A retired key still verifies; whether the waiver has expired is another question.
    ///
    /// # Errors
    /// [`NotAttested`].
    pub fn verify_waiver(&self, statement: &WaiverStatement<'_>) -> Result<(), NotAttested> {
        self.covers(&statement.to_bytes(), &statement.waiver.key_id, &statement.waiver.signature)
    }

    fn covers(&self, bytes: &[u8], key_id: &KeyId, signature: &Signature) -> Result<(), NotAttested> {
        let key = self.keys.iter().find(|(id, _, _)| id == key_id).map(|(_, key, _)| key);
        let key = key.ok_or_else(|| NotAttested::UnknownKey(key_id.clone()))?;
        key.verify(bytes, signature).map_err(|_| NotAttested::BadSignature(key_id.clone()))
    }
}

#[cfg(test)]
mod tests {
    use ed25519_dalek::{Signer as _, SigningKey};
    use schemas::PublicKey;

    use super::*;

    fn statement(marketplace: &str) -> Statement {
        Statement {
            marketplace: marketplace.parse().unwrap(),
            name: "deepcode-plugin-x".parse().unwrap(),
            version: "0.3.0".parse().unwrap(),
            source: "gh:example/deepcode-plugin-x@v0.3.0".parse().unwrap(),
            commit: None,
            tree: schemas::TreeDigest([7; 32]),
            audit: schemas::statement::AuditLine {
                verdict: schemas::index::Verdict::Manual,
                rules: None,
                waivers: None,
            },
            audited_by: "auditor".parse().unwrap(),
            audited_at: jiff::civil::date(2026, 6, 1),
        }
    }

    fn signed(key: &SigningKey, statement: &Statement) -> (AuditKeyEntry, KeyId, Signature) {
        let public = PublicKey(key.verifying_key().to_bytes());
        let entry = AuditKeyEntry { key: public, state: AuditKeyState::Active };
        (entry, key_id(&public), Signature(key.sign(&statement.to_bytes()).to_bytes()))
    }

    #[test]
    fn a_signature_by_a_key_outside_the_root_is_nobody_s() {
        let statement = statement("example.com/market");
        let (_, stranger, signature) = signed(&SigningKey::from_bytes(&[1; 32]), &statement);
        let (entry, known, _) = signed(&SigningKey::from_bytes(&[2; 32]), &statement);
        let keyring = Keyring::new(&[entry]).unwrap();
        assert_eq!(keyring.verify(&statement, &stranger, &signature), Err(NotAttested::UnknownKey(stranger.clone())));
        assert_eq!(keyring.verify(&statement, &known, &signature), Err(NotAttested::BadSignature(known.clone())));
        assert_eq!(keyring.state(&stranger), None);
    }

    #[test]
    fn a_signature_for_one_marketplace_is_not_one_for_its_fork() {
        let (entry, id, signature) = signed(&SigningKey::from_bytes(&[1; 32]), &statement("example.com/market"));
        let keyring = Keyring::new(&[entry]).unwrap();
        keyring.verify(&statement("example.com/market"), &id, &signature).unwrap();
        let fork = keyring.verify(&statement("example.com/fork"), &id, &signature);
        assert_eq!(fork, Err(NotAttested::BadSignature(id)));
    }

    #[test]
    fn a_retired_key_still_verifies() {
        let statement = statement("example.com/market");
        let (mut entry, id, signature) = signed(&SigningKey::from_bytes(&[1; 32]), &statement);
        entry.state = AuditKeyState::Retired;
        let keyring = Keyring::new(&[entry]).unwrap();
        keyring.verify(&statement, &id, &signature).unwrap();
        assert_eq!(keyring.state(&id), Some(AuditKeyState::Retired));
    }

    #[test]
    fn a_weak_key_never_enters_a_keyring() {
        let identity =
            PublicKey([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
        let entry = AuditKeyEntry { key: identity, state: AuditKeyState::Active };
        assert_eq!(Keyring::new(&[entry]).unwrap_err(), BadKey::Weak(identity));
    }
}
