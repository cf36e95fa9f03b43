//! The names of requests, sessions and calls, and the two secrets of the wires.

use std::fmt;
use std::str::FromStr;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

use super::bounded::Bounded;
use crate::text::{BadText, text_in_json};

/// A request's id: a whole number below 2^53, or text of at most 64 characters.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Id {
    /// A number.
    Number(u64),
    /// Text.
    Text(Bounded<64>),
}

impl fmt::Display for Id {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(number) => number.fmt(f),
            Self::Text(text) => text.fmt(f),
        }
    }
}

impl JsonSchema for Id {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Id".into()
    }
    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": ["integer", "string"], "minimum": 0, "maximum": 9_007_199_254_740_991_u64, "maxLength": 64 })
    }
}

macro_rules! word {
    ($(#[$doc:meta])* $type:ident, $what:literal) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $type(String);

        impl $type {
            /// The text.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
        impl FromStr for $type {
            type Err = BadText;
            fn from_str(text: &str) -> Result<Self, BadText> {
                let fits = (1..=64).contains(&text.len())
                    && text.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'_' | b':' | b'-'));
                if fits { Ok(Self(text.to_owned())) } else {
                    Err(BadText::new($what, text, "it is 1 to 64 letters, digits, '.', '_', ':' or '-'"))
                }
            }
        }
        text_in_json!($type, stringify!($type), "^[A-Za-z0-9._:-]{1,64}$");
    };
}
word! {
    /// The host's name for one of its turns; the host chooses it.
    SessionId, "a session id"
}
word! {
    /// The broker's name for one open call to a plugin; what a plugin asks for, it asks for in a call.
    CallId, "a call id"
}

macro_rules! secret {
    ($(#[$doc:meta])* $type:ident, $what:literal) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Hash)]
        pub struct $type([u8; 32]);

        impl $type {
            /// From 256 bits of the system's randomness.
            #[must_use]
            pub fn from_random(bytes: [u8; 32]) -> Self {
                Self(bytes)
            }
            /// The bytes, to be compared in constant time.
            #[must_use]
            pub fn bytes(&self) -> &[u8; 32] {
                &self.0
            }
        }
        impl fmt::Debug for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(concat!(stringify!($type), "(…)"))
            }
        }
        /// Written on the wire; nowhere else.
        impl fmt::Display for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&hex::encode(self.0))
            }
        }
        impl FromStr for $type {
            type Err = BadText;
            fn from_str(text: &str) -> Result<Self, BadText> {
                let mut bytes = [0; 32];
                // A refusal does not repeat what may be nearly a secret.
                if text.bytes().any(|b| b.is_ascii_uppercase()) || hex::decode_to_slice(text, &mut bytes).is_err() {
                    return Err(BadText::new($what, "…", "it needs exactly 64 lower-case hexadecimal digits"));
                }
                Ok(Self(bytes))
            }
        }
        text_in_json!($type, stringify!($type), "^[0-9a-f]{64}$");
    };
}
secret! {
    /// What a plugin shows with every line: 256 bits, given to it in `initialize`.
    Token, "a token"
}
secret! {
    /// What ties a `consent/record` to a `consent/ask` on the same connection.
    Nonce, "a nonce"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_not_printed_and_has_one_spelling() {
        let token = Token::from_random([0xab; 32]);
        assert_eq!(format!("{token:?}"), "Token(…)");
        assert_eq!(token.to_string().parse::<Token>(), Ok(token));
        for hostile in ["", "ab", &"AB".repeat(32), &"a".repeat(63), &"a".repeat(65), &"g".repeat(64)] {
            let refused = hostile.parse::<Token>().unwrap_err();
            assert_eq!(refused.found, "…");
        }
    }

    #[test]
    fn an_id_is_a_whole_number_or_short_text() {
        let long = format!("\"{}\"", "a".repeat(65));
        for hostile in ["-1", "1.5", "null", "true", "[]", "{}", &long] {
            assert!(serde_json::from_str::<Id>(hostile).is_err(), "{hostile}");
        }
        assert_eq!(serde_json::from_str::<Id>("7").unwrap(), Id::Number(7));
        assert!(matches!(serde_json::from_str::<Id>("\"a\"").unwrap(), Id::Text(_)));
    }

    #[test]
    fn a_call_id_is_one_plain_word() {
        for hostile in ["", "a b", "a\n", "é", "a/b", &"a".repeat(65)] {
            assert!(hostile.parse::<CallId>().is_err(), "{hostile:?}");
        }
        assert!("c1".parse::<CallId>().is_ok());
    }
}
