//! Seals a role with keys, and opens a sealed role again, counting distinct public keys.

use schemas::{KeyId, PublicKey};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sigstore_tuf::canonical_json::to_canonical_bytes;
use verifier::keys::{VerifyingKey, key_id};

use crate::keys::SecretKey;

/// Why a role could not be sealed or opened.
#[derive(Debug, thiserror::Error)]
pub enum SealError {
    /// It has no JSON form.
    #[error("the metadata has no JSON form: {0}")]
    Json(#[from] serde_json::Error),
    /// It has no canonical form (a fraction).
    #[error("the metadata has no canonical form: {0}")]
    Canonical(#[from] sigstore_tuf::Error),
    /// Fewer of the role's keys signed than must.
    #[error("{good} of the role's keys signed it, {threshold} must")]
    Threshold {
        /// How many did.
        good: usize,
        /// How many must.
        threshold: u64,
    },
}

/// A sealed role.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Envelope {
    /// Who signed.
    pub signatures: Vec<RoleSignature>,
    /// What.
    pub signed: Value,
}

/// One signature of a role.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoleSignature {
    /// Whose.
    pub keyid: KeyId,
    /// 128 hexadecimal digits.
    pub sig: String,
}

/// Signs `role` with each of `keys`; the bytes end with a line feed.
///
/// # Errors
/// [`SealError`].
pub fn seal<T: Serialize>(role: &T, keys: &[&SecretKey]) -> Result<Vec<u8>, SealError> {
    let signed = serde_json::to_value(role)?;
    let canonical = to_canonical_bytes(&signed)?;
    let mut signatures: Vec<RoleSignature> = keys
        .iter()
        .map(|key| RoleSignature { keyid: key.key_id(), sig: hex::encode(key.sign_canonical(&canonical).0) })
        .collect();
    signatures.sort_by(|a, b| a.keyid.cmp(&b.keyid));
    signatures.dedup_by(|a, b| a.keyid == b.keyid);
    let mut bytes = serde_json::to_vec(&Envelope { signatures, signed })?;
    bytes.push(b'\n');
    Ok(bytes)
}

/// Opens a sealed role that at least `threshold` different keys of `keys` signed.
///
/// # Errors
/// [`SealError`].
pub fn open<T: DeserializeOwned>(bytes: &[u8], keys: &[PublicKey], threshold: u64) -> Result<T, SealError> {
    let envelope: Envelope = serde_json::from_slice(bytes)?;
    let canonical = to_canonical_bytes(&envelope.signed)?;
    let mut distinct = keys.to_vec();
    distinct.sort();
    distinct.dedup();
    let good = distinct.iter().filter(|key| signed_by(&envelope, &canonical, **key)).count();
    if u64::try_from(good).unwrap_or(0) < threshold.max(1) {
        return Err(SealError::Threshold { good, threshold });
    }
    Ok(serde_json::from_value(envelope.signed)?)
}

fn signed_by(envelope: &Envelope, canonical: &[u8], key: PublicKey) -> bool {
    let id = key_id(&key);
    let Ok(verifying) = VerifyingKey::try_from(key) else { return false };
    envelope.signatures.iter().filter(|s| s.keyid == id).any(|s| {
        let mut signature = [0; 64];
        hex::decode_to_slice(&s.sig, &mut signature).is_ok()
            && verifying.verify(canonical, &schemas::Signature(signature)).is_ok()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(seed: u8) -> SecretKey {
        SecretKey::from_seed(&[seed; 32])
    }

    #[test]
    fn one_key_named_twice_counts_once() {
        let (a, b) = (key(1), key(2));
        let bytes = seal(&serde_json::json!({ "n": 1 }), &[&a, &a]).unwrap();
        let opened = open::<Value>(&bytes, &[a.public(), a.public(), b.public()], 2);
        assert!(matches!(opened, Err(SealError::Threshold { good: 1, threshold: 2 })), "{opened:?}");
    }

    #[test]
    fn a_changed_role_does_not_open() {
        let bytes = seal(&serde_json::json!({ "n": 1 }), &[&key(1)]).unwrap();
        let changed = String::from_utf8(bytes).unwrap().replace("\"n\":1", "\"n\":2");
        assert!(open::<Value>(changed.as_bytes(), &[key(1).public()], 1).is_err());
    }

    #[test]
    fn a_threshold_of_zero_is_still_one() {
        let bytes = seal(&serde_json::json!({}), &[&key(1)]).unwrap();
        assert!(open::<Value>(&bytes, &[key(2).public()], 0).is_err());
    }

    #[test]
    fn what_is_sealed_opens() {
        let bytes = seal(&serde_json::json!({ "n": 1 }), &[&key(1), &key(2)]).unwrap();
        let opened: Value = open(&bytes, &[key(2).public(), key(1).public()], 2).unwrap();
        assert_eq!(opened, serde_json::json!({ "n": 1 }));
    }
}
