//! Bytes are looked at before the state machine sees them: strict JSON, and a threshold of distinct public keys.
//!
//! Key ids are labels that a repository chooses, so one private key under two ids would count twice; here a key is its
//! public bytes.

use std::collections::{BTreeMap, BTreeSet};

use serde::Deserialize;
use serde_json::Value;
use sha2::{Digest as _, Sha256, Sha512};
use sigstore_crypto::SigningScheme;
use sigstore_tuf::canonical_json::to_canonical_bytes;
use sigstore_tuf::{Key, Metadata, Role, RoleKeys, Signature};
use sigstore_types::SignatureBytes;

use super::{Error, Mismatch};

/// Reads metadata of one role from strict JSON. Nothing is verified yet.
///
/// # Errors
/// [`Error::NotStrict`], [`Error::Rejected`].
pub fn parse<T: Role>(file: &str, bytes: &[u8]) -> Result<Metadata<T>, Error> {
    schemas::strict::scan(bytes).map_err(|source| Error::NotStrict { file: file.to_owned(), source })?;
    Metadata::from_slice(bytes).map_err(|source| Error::rejected(file, source))
}

/// Counts the distinct public keys, among those that `role` names, whose signature verifies.
///
/// # Errors
/// [`Error::Threshold`].
pub fn signed_by<T: Role>(
    metadata: &Metadata<T>,
    keys: &BTreeMap<String, Key>,
    role: &RoleKeys,
    name: &str,
) -> Result<(), Error> {
    enough((metadata.signatures(), metadata.signed_canonical()), keys, role, name)
}

/// Metadata with its signatures, before anybody asks what it says. A catalog's targets have megabytes, and to read them
/// into types costs more than everything else together, so only the state machine does.
#[derive(Deserialize)]
pub(super) struct Sealed {
    signatures: Vec<Signature>,
    signed: Value,
}

impl Sealed {
    /// Reads strict JSON. Nothing is verified yet.
    pub(super) fn read(file: &str, bytes: &[u8]) -> Result<Self, Error> {
        schemas::strict::scan(bytes).map_err(|source| Error::NotStrict { file: file.to_owned(), source })?;
        serde_json::from_slice(bytes).map_err(|source| Error::rejected(file, source.into()))
    }

    /// The version that it says it is, if any.
    pub(super) fn version(&self) -> Option<u64> {
        self.signed.get("version").and_then(Value::as_u64)
    }

    /// As [`signed_by`].
    pub(super) fn signed_by(&self, keys: &BTreeMap<String, Key>, role: &RoleKeys, name: &str) -> Result<(), Error> {
        let canonical = to_canonical_bytes(&self.signed).map_err(|source| Error::rejected(name, source))?;
        enough((&self.signatures, &canonical), keys, role, name)
    }
}

fn enough(
    (signatures, message): (&[Signature], &[u8]),
    keys: &BTreeMap<String, Key>,
    role: &RoleKeys,
    name: &str,
) -> Result<(), Error> {
    let mut signers = BTreeSet::new();
    for signature in signatures {
        if !role.keyids.contains(&signature.keyid) || signature.sig.is_empty() {
            continue;
        }
        let Some(key) = keys.get(&signature.keyid) else { continue };
        let (Some(identity), Ok(raw)) = (key_bytes(key), hex::decode(&signature.sig)) else { continue };
        if verifies(key, message, raw) {
            signers.insert(identity);
        }
    }
    if role.threshold == 0 || signers.len() < role.threshold {
        return Err(Error::Threshold { role: name.to_owned(), found: signers.len(), threshold: role.threshold });
    }
    Ok(())
}

/// Whether `raw` is a signature by `key`; an Ed25519 key must be a strong point and verify strictly.
fn verifies(key: &Key, message: &[u8], raw: Vec<u8>) -> bool {
    let Ok(verifier) = key.verification_key() else { return false };
    if verifier.scheme() == SigningScheme::Ed25519 {
        let public = <[u8; 32]>::try_from(verifier.as_bytes()).map(schemas::PublicKey);
        let (Ok(public), Ok(signature)) = (public, <[u8; 64]>::try_from(raw)) else { return false };
        return crate::keys::VerifyingKey::try_from(public)
            .is_ok_and(|key| key.verify(message, &schemas::Signature(signature)).is_ok());
    }
    key.verify(message, &SignatureBytes::new(raw)).is_ok()
}

/// What makes a key itself, whatever it is called and however it is written: its raw public bytes, and of a point on
/// a NIST curve the x coordinate, which its compressed and its long form share. Nothing when it cannot be used.
#[must_use]
pub fn key_bytes(key: &Key) -> Option<Vec<u8>> {
    let verifier = key.verification_key().ok()?;
    let bytes = verifier.as_bytes();
    let coordinate = match verifier.scheme() {
        SigningScheme::EcdsaP256Sha256 | SigningScheme::EcdsaP256Sha384 => 32,
        SigningScheme::EcdsaP384Sha384 => 48,
        _ => return Some(bytes.to_vec()),
    };
    bytes.get(1..=coordinate).map(<[u8]>::to_vec)
}

/// Compares bytes with the length and the hashes that were signed about them. Where hashes were signed, at least one
/// must be of a kind that is computed here.
///
/// # Errors
/// [`Error::Mismatch`].
pub fn pinned(
    file: &str,
    bytes: &[u8],
    length: Option<u64>,
    hashes: Option<&BTreeMap<String, String>>,
) -> Result<(), Error> {
    let mismatch = |mismatch| Error::Mismatch { file: file.to_owned(), mismatch };
    if let Some(expected) = length
        && u64::try_from(bytes.len()) != Ok(expected)
    {
        return Err(mismatch(Mismatch::Length { expected, found: bytes.len() }));
    }
    let Some(hashes) = hashes else { return Ok(()) };
    let mut compared = 0_usize;
    for (algorithm, expected) in hashes {
        let found = match algorithm.as_str() {
            "sha256" => hex::encode(Sha256::digest(bytes)),
            "sha512" => hex::encode(Sha512::digest(bytes)),
            _ => continue,
        };
        if !found.eq_ignore_ascii_case(expected) {
            return Err(mismatch(Mismatch::Hash { algorithm: algorithm.clone() }));
        }
        compared += 1;
    }
    if compared == 0 { Err(mismatch(Mismatch::NoHash)) } else { Ok(()) }
}
