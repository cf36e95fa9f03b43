//! Digests and object ids: fixed-width bytes that print in one way only.

use std::fmt;
use std::str::FromStr;

use crate::text::{BadText, text_in_json};

fn lower_hex<const N: usize>(what: &'static str, whole: &str, hex_part: &str) -> Result<[u8; N], BadText> {
    let mut bytes = [0; N];
    if hex_part.bytes().any(|b| b.is_ascii_uppercase()) || hex::decode_to_slice(hex_part, &mut bytes).is_err() {
        return Err(BadText::new(what, whole, format!("it needs exactly {} lower-case hexadecimal digits", N * 2)));
    }
    Ok(bytes)
}

macro_rules! sha256_text {
    ($(#[$doc:meta])* $type:ident, $what:literal) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $type(pub [u8; 32]);

        impl $type {
            /// The 64 lower-case hexadecimal digits without the `sha256:` prefix.
            #[must_use]
            pub fn hex(&self) -> String {
                hex::encode(self.0)
            }
        }
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "sha256:{}", self.hex())
            }
        }
        impl FromStr for $type {
            type Err = BadText;
            fn from_str(text: &str) -> Result<Self, BadText> {
                let digits = text.strip_prefix("sha256:").ok_or_else(|| BadText::new($what, text, "it must begin with \"sha256:\""))?;
                lower_hex($what, text, digits).map(Self)
            }
        }
        text_in_json!($type, stringify!($type), "^sha256:[0-9a-f]{64}$");
    };
}

sha256_text! {
    /// The object id that git gives a tree in a SHA-256 repository, as `sha256:<64 hex>`.
    TreeDigest, "a tree digest"
}
sha256_text! {
    /// The SHA-256 of plain bytes, as `sha256:<64 hex>`. Never comparable with a [`TreeDigest`].
    Sha256, "a SHA-256 digest"
}

/// A git commit id: 40 hexadecimal digits (SHA-1) or 64 (SHA-256).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CommitId {
    /// 20 bytes.
    Sha1([u8; 20]),
    /// 32 bytes.
    Sha256([u8; 32]),
}

impl fmt::Display for CommitId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Sha1(id) => f.write_str(&hex::encode(id)),
            Self::Sha256(id) => f.write_str(&hex::encode(id)),
        }
    }
}

impl FromStr for CommitId {
    type Err = BadText;
    fn from_str(text: &str) -> Result<Self, BadText> {
        match text.len() {
            40 => lower_hex("a commit id", text, text).map(Self::Sha1),
            64 => lower_hex("a commit id", text, text).map(Self::Sha256),
            _ => Err(BadText::new("a commit id", text, "it needs 40 or 64 lower-case hexadecimal digits")),
        }
    }
}
text_in_json!(CommitId, "CommitId", "^([0-9a-f]{40}|[0-9a-f]{64})$");

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_digest_with_a_second_spelling_is_refused() {
        let good = "0a".repeat(32);
        for hostile in [
            String::new(),
            good.clone(),
            format!("SHA256:{good}"),
            format!("sha256:{}", good.to_uppercase()),
            format!("sha256:{good}00"),
            format!("sha256:{}", good.trim_start_matches('0')),
            format!("sha256: {}", good.trim_start_matches('0')),
            format!("sha256:{good}\n"),
            format!("sha512:{good}"),
            format!("sha256:{}é", "a".repeat(62)),
        ] {
            assert!(hostile.parse::<TreeDigest>().is_err(), "{hostile:?}");
            assert!(hostile.parse::<Sha256>().is_err(), "{hostile:?}");
        }
    }

    #[test]
    fn a_commit_has_40_or_64_lower_case_digits() {
        for hostile in
            ["", "-", "abc", &"A".repeat(40), &"a".repeat(39), &"a".repeat(41), &"g".repeat(64), &"é".repeat(20)]
        {
            assert!(hostile.parse::<CommitId>().is_err(), "{hostile:?}");
        }
        assert!(matches!("0a".repeat(20).parse(), Ok(CommitId::Sha1(_))));
        assert!(matches!("0a".repeat(32).parse(), Ok(CommitId::Sha256(_))));
    }

    proptest! {
        #[test]
        fn digests_print_as_they_are_read(bytes: [u8; 32]) {
            prop_assert_eq!(TreeDigest(bytes).to_string().parse::<TreeDigest>().unwrap(), TreeDigest(bytes));
            prop_assert_eq!(CommitId::Sha256(bytes).to_string().parse::<CommitId>().unwrap(), CommitId::Sha256(bytes));
        }
    }
}
