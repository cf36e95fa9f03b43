//! A token as it is written: `mpt-<16 hex: which one>-<64 hex: the secret>`.

use std::fmt;
use std::str::FromStr;

use schemas::Sha256;
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256 as Hasher};
use zeroize::Zeroizing;

const PREFIX: &str = "mpt-";

/// Which token: no secret, so that it can be listed, logged and revoked by name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TokenId([u8; 8]);

/// A token. Its secret is wiped when it is dropped, and never printed but by [`Token::reveal`].
pub struct Token {
    id: TokenId,
    secret: Zeroizing<[u8; 32]>,
}

/// What is no token. What was there is not repeated: it may be one with a typing error.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("it is no token: mpt-, 16 hexadecimal digits, -, 64 more")]
pub struct BadToken;

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Token").field("id", &self.id).finish_non_exhaustive()
    }
}

impl Token {
    /// A new one.
    ///
    /// # Errors
    /// When the system has no randomness.
    pub fn new() -> Result<Self, getrandom::Error> {
        let (mut id, mut secret) = ([0; 8], Zeroizing::new([0; 32]));
        getrandom::fill(&mut id)?;
        getrandom::fill(secret.as_mut_slice())?;
        Ok(Self { id: TokenId(id), secret })
    }

    /// The token in an `Authorization` header (RFC 6750 §2.1).
    ///
    /// # Errors
    /// [`BadToken`].
    pub fn presented(authorization: Option<&str>) -> Result<Self, BadToken> {
        let text = authorization.and_then(|value| value.strip_prefix("Bearer ")).ok_or(BadToken)?;
        text.trim_ascii().parse()
    }

    /// Which one it is.
    #[must_use]
    pub fn id(&self) -> TokenId {
        self.id
    }

    /// What is kept of it. The secret is 256 random bits, so a hash without salt and cost cannot be turned around.
    #[must_use]
    pub fn hash(&self) -> Sha256 {
        Sha256(Hasher::digest(self.secret.as_slice()).into())
    }

    /// The whole text, to be shown once.
    #[must_use]
    pub fn reveal(&self) -> Zeroizing<String> {
        let secret = Zeroizing::new(hex::encode(self.secret.as_slice()));
        Zeroizing::new(format!("{PREFIX}{}-{}", self.id, *secret))
    }
}

impl FromStr for Token {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let (id, secret) = text.strip_prefix(PREFIX).and_then(|rest| rest.split_once('-')).ok_or(BadToken)?;
        let mut bytes = Zeroizing::new([0; 32]);
        if !is_lower(secret) {
            return Err(BadToken);
        }
        hex::decode_to_slice(secret, bytes.as_mut_slice()).map_err(|_| BadToken)?;
        Ok(Self { id: id.parse()?, secret: bytes })
    }
}

/// One spelling only, so that what is read prints as the same characters.
fn is_lower(hex: &str) -> bool {
    hex.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

impl fmt::Display for TokenId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl FromStr for TokenId {
    type Err = BadToken;

    fn from_str(text: &str) -> Result<Self, BadToken> {
        let mut id = [0; 8];
        if !is_lower(text) {
            return Err(BadToken);
        }
        hex::decode_to_slice(text, &mut id).map_err(|_| BadToken)?;
        Ok(Self(id))
    }
}

impl TryFrom<String> for TokenId {
    type Error = BadToken;

    fn try_from(text: String) -> Result<Self, BadToken> {
        text.parse()
    }
}

impl From<TokenId> for String {
    fn from(id: TokenId) -> Self {
        id.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_reads_back_as_itself_and_says_nothing_in_debug() {
        let token = Token::new().unwrap();
        let text = token.reveal();
        let again: Token = text.parse().unwrap();
        assert_eq!((again.id(), again.hash()), (token.id(), token.hash()));
        assert!(!format!("{token:?}").contains(text.get(24..).unwrap()));
        assert_ne!(Token::new().unwrap().hash(), token.hash());
    }

    #[test]
    fn everything_else_is_none() {
        let good = Token::new().unwrap().reveal();
        let upper = good.to_uppercase().replacen("MPT", "mpt", 1);
        let cases = [
            "",
            "mpt-",
            "mpt-1-2",
            "mpt--",
            good.get(..good.len() - 1).unwrap(),
            good.get(1..).unwrap(),
            &upper,
            &format!("{}0", *good),
            &format!(" {}", *good),
        ];
        for text in cases {
            assert!(text.parse::<Token>().is_err(), "{text:?}");
        }
    }
}
