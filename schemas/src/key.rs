//! Keys and signatures as documents carry them: text around fixed-width bytes, no arithmetic.

use std::fmt;
use std::str::FromStr;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use crate::text::{BadText, text_in_json};

macro_rules! ed25519_text {
    ($(#[$doc:meta])* $type:ident, $what:literal, $bytes:literal, $pattern:literal) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $type(pub [u8; $bytes]);

        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "ed25519:{}", STANDARD.encode(self.0))
            }
        }
        impl FromStr for $type {
            type Err = BadText;
            fn from_str(text: &str) -> Result<Self, BadText> {
                let body = text.strip_prefix("ed25519:").ok_or_else(|| BadText::new($what, text, "it must begin with \"ed25519:\""))?;
                let bytes = STANDARD.decode(body).ok().and_then(|b| <[u8; $bytes]>::try_from(b).ok());
                bytes.map(Self).ok_or_else(|| BadText::new($what, text, concat!("after \"ed25519:\" it needs the padded base64 of ", $bytes, " bytes")))
            }
        }
        text_in_json!($type, stringify!($type), $pattern);
    };
}

ed25519_text! {
    /// An Ed25519 public key as `ed25519:<base64 of 32 bytes>`. Well formed, not yet known to be a strong point.
    PublicKey, "a public key", 32, "^ed25519:[A-Za-z0-9+/]{43}=$"
}
ed25519_text! {
    /// An Ed25519 signature as `ed25519:<base64 of 64 bytes>`.
    Signature, "a signature", 64, "^ed25519:[A-Za-z0-9+/]{86}==$"
}

/// A TUF key id: SHA-256 of the key object's canonical JSON, as 64 hexadecimal digits.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KeyId(String);

impl KeyId {
    /// The id that a digest of 32 bytes spells.
    #[must_use]
    pub fn from_digest(digest: [u8; 32]) -> Self {
        Self(hex::encode(digest))
    }

    /// The id as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}
impl fmt::Display for KeyId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
impl FromStr for KeyId {
    type Err = BadText;
    fn from_str(text: &str) -> Result<Self, BadText> {
        if text.len() == 64 && text.bytes().all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b)) {
            Ok(Self(text.to_owned()))
        } else {
            Err(BadText::new("a key id", text, "it needs 64 lower-case hexadecimal digits"))
        }
    }
}
text_in_json!(KeyId, "KeyId", "^[0-9a-f]{64}$");

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_key_or_signature_with_a_second_spelling_is_refused() {
        let zeros = "A".repeat(43);
        for hostile in [
            String::new(),
            "ed25519:".to_owned(),
            format!("{zeros}="),
            format!("ed25519:{zeros}"),
            format!("ed25519:{zeros}=="),
            format!("ED25519:{zeros}="),
            format!("ed25519: {zeros}="),
            format!("ed25519:{zeros}=\n"),
            // Bits that base64 carries and the key does not.
            format!("ed25519:{}B=", "A".repeat(42)),
            format!("ed25519:{}_=", "A".repeat(42)),
            format!("ed25519:{}=", "A".repeat(42)),
            format!("ed25519:{}==", "A".repeat(86)),
        ] {
            assert!(hostile.parse::<PublicKey>().is_err(), "{hostile:?}");
        }
        assert!(format!("ed25519:{}B==", "A".repeat(85)).parse::<Signature>().is_err());
        assert!(format!("ed25519:{zeros}=").parse::<Signature>().is_err());
    }

    #[test]
    fn a_key_id_is_64_lower_case_digits() {
        for hostile in ["", "ab", &"A".repeat(64), &"g".repeat(64), &"a".repeat(63), &"a".repeat(65)] {
            assert!(hostile.parse::<KeyId>().is_err(), "{hostile:?}");
        }
        assert!("0a".repeat(32).parse::<KeyId>().is_ok());
    }

    proptest! {
        #[test]
        fn keys_and_signatures_print_as_they_are_read(key: [u8; 32], half: [u8; 32]) {
            let mut signature = [0; 64];
            signature[..32].copy_from_slice(&key);
            signature[32..].copy_from_slice(&half);
            prop_assert_eq!(PublicKey(key).to_string().parse::<PublicKey>().unwrap(), PublicKey(key));
            prop_assert_eq!(Signature(signature).to_string().parse::<Signature>().unwrap(), Signature(signature));
        }
    }
}
