//! Subresource Integrity as npm writes it: `sha512-<base64>`; nothing weaker counts.

use std::fmt;
use std::io::{self, Read};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha512};

/// The SHA-512 of an archive.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Integrity([u8; 64]);

impl Integrity {
    /// The sha512 of an `integrity` field, which may list several digests (W3C SRI §3.2); nothing when there is none
    /// or when there are two that differ.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let mut found = None;
        for item in text.split_ascii_whitespace() {
            let Some(encoded) = item.strip_prefix("sha512-") else { continue };
            let encoded = encoded.split('?').next().unwrap_or_default();
            let digest = Self(STANDARD.decode(encoded).ok()?.try_into().ok()?);
            if found.replace(digest).is_some_and(|before| Some(&before) != found.as_ref()) {
                return None;
            }
        }
        found
    }
}

impl fmt::Display for Integrity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "sha512-{}", STANDARD.encode(self.0))
    }
}

/// A reader that hashes what passes.
pub(super) struct Hashing<R> {
    from: R,
    hash: Sha512,
}

impl<R> Hashing<R> {
    pub(super) fn new(from: R) -> Self {
        Self { from, hash: Sha512::new() }
    }

    pub(super) fn finish(self) -> Integrity {
        Integrity(self.hash.finalize().into())
    }
}

impl<R: Read> Read for Hashing<R> {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let n = self.from.read(to)?;
        self.hash.update(to.get(..n).unwrap_or_default());
        Ok(n)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_weaker_than_sha512_counts() {
        for weak in [
            "",
            "sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=",
            "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=",
            "sha512-",
            "sha512-AAAA",
            "sha512-%%%",
        ] {
            assert_eq!(Integrity::parse(weak), None, "{weak}");
        }
    }

    #[test]
    fn a_sha512_among_others_is_found_and_two_that_differ_are_not_believed() {
        let mut of_nothing = Hashing::new(io::empty());
        assert_eq!(of_nothing.read(&mut [0; 8]).unwrap(), 0);
        let digest = of_nothing.finish();
        let text = digest.to_string();
        assert_eq!(Integrity::parse(&format!("sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk= {text}?opt")), Some(digest));
        let other = Integrity([7; 64]).to_string();
        assert_eq!(Integrity::parse(&format!("{text} {other}")), None);
        assert!(Integrity::parse(&format!("{text} {text}")).is_some());
    }
}
