//! The one reader for JSON that somebody else wrote: bounded, without duplicate keys, without surprises.
//!
//! Most parsers silently let the last of two equal keys win, so two readers of the same signed bytes can see two
//! documents. This one refuses duplicate keys, nesting deeper than [`DEPTH`], lone surrogates, numbers beyond 2^53,
//! bytes after the document, a byte-order mark, and anything over the document's own size.

use std::borrow::Cow;
use std::collections::HashSet;
use std::fmt;

use serde::Serialize;
use serde::de::{DeserializeOwned, DeserializeSeed, Error as _, MapAccess, SeqAccess, Visitor};

/// 64 levels: the deepest document of ours has 9.
pub const DEPTH: usize = 64;

/// 2^53: the largest integer that every JSON reader agrees on (RFC 8259 §6).
const LARGEST: u64 = 1 << 53;

/// A document with a name, a size limit and rules beyond its shape.
pub trait Document: DeserializeOwned + Serialize {
    /// What people call it.
    const NAME: &'static str;
    /// The most bytes that are read of it, with the reason beside the number.
    const BYTES: usize;
    /// What becomes of fields that this version does not know.
    const UNKNOWN: Unknown;

    /// Rules that a type cannot express.
    ///
    /// # Errors
    /// The first field that breaks a rule.
    fn check(&self) -> Result<(), FieldError> {
        Ok(())
    }
}

/// What becomes of unknown fields.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unknown {
    /// Refused: the document is ours or addressed to us, so an unknown field is a mistake.
    Refused,
    /// Ignored: the document is published and may grow.
    Ignored,
}

/// A field that breaks a rule.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{field}: {why}")]
pub struct FieldError {
    /// The field, as a path from the document's top.
    pub field: Cow<'static, str>,
    /// The rule.
    pub why: Cow<'static, str>,
}

impl FieldError {
    /// A refusal of `field`.
    pub fn new(field: impl Into<Cow<'static, str>>, why: impl Into<Cow<'static, str>>) -> Self {
        Self { field: field.into(), why: why.into() }
    }
}

/// Why a document was refused.
#[derive(Debug, thiserror::Error)]
pub enum Malformed {
    /// More bytes than the document may have.
    #[error("{document}: it has {found} bytes, more than the {limit} that are read of it")]
    TooLarge {
        /// Which document.
        document: &'static str,
        /// Its size in bytes.
        found: usize,
        /// The limit in bytes.
        limit: usize,
    },
    /// Not strict JSON.
    #[error("{document}: it is not strict JSON: {source}")]
    NotStrict {
        /// Which document.
        document: &'static str,
        /// Where and why.
        source: serde_json::Error,
    },
    /// JSON of another shape.
    #[error("{document}: {source}")]
    WrongShape {
        /// Which document.
        document: &'static str,
        /// Where and why.
        source: serde_json::Error,
    },
    /// The right shape, but a rule is broken.
    #[error("{document}: {source}")]
    Rule {
        /// Which document.
        document: &'static str,
        /// The field and the rule.
        source: FieldError,
    },
}

/// Reads a document.
///
/// # Errors
/// [`Malformed`], naming the document and the field.
pub fn read<T: Document>(bytes: &[u8]) -> Result<T, Malformed> {
    let document = T::NAME;
    if bytes.len() > T::BYTES {
        return Err(Malformed::TooLarge { document, found: bytes.len(), limit: T::BYTES });
    }
    scan(bytes).map_err(|source| Malformed::NotStrict { document, source })?;
    let parsed: T = serde_json::from_slice(bytes).map_err(|source| Malformed::WrongShape { document, source })?;
    parsed.check().map_err(|source| Malformed::Rule { document, source })?;
    Ok(parsed)
}

/// Writes a document: two spaces, final newline.
///
/// # Errors
/// Only when a value has no JSON form, which no document's type allows.
pub fn write<T: Document>(document: &T) -> Result<Vec<u8>, serde_json::Error> {
    let mut bytes = serde_json::to_vec_pretty(document)?;
    bytes.push(b'\n');
    Ok(bytes)
}

/// Checks that `bytes` are strict JSON, whatever they say.
///
/// # Errors
/// Where and why they are not.
pub fn scan(bytes: &[u8]) -> Result<(), serde_json::Error> {
    let mut from = serde_json::Deserializer::from_slice(bytes);
    Strict { depth: 0 }.deserialize(&mut from)?;
    from.end()
}

/// A value that is looked at and dropped.
#[derive(Clone, Copy)]
struct Strict {
    depth: usize,
}

impl Strict {
    fn deeper<E: serde::de::Error>(self) -> Result<Self, E> {
        if self.depth >= DEPTH {
            return Err(E::custom(format_args!("nested deeper than {DEPTH} levels")));
        }
        Ok(Self { depth: self.depth + 1 })
    }
}

impl<'de> DeserializeSeed<'de> for Strict {
    type Value = ();
    fn deserialize<D: serde::Deserializer<'de>>(self, from: D) -> Result<(), D::Error> {
        from.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Strict {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("strict JSON")
    }
    fn visit_bool<E>(self, _: bool) -> Result<(), E> {
        Ok(())
    }
    fn visit_unit<E>(self) -> Result<(), E> {
        Ok(())
    }
    fn visit_str<E>(self, _: &str) -> Result<(), E> {
        Ok(())
    }
    fn visit_u64<E: serde::de::Error>(self, n: u64) -> Result<(), E> {
        if n > LARGEST { Err(E::custom("a number beyond 2^53")) } else { Ok(()) }
    }
    fn visit_i64<E: serde::de::Error>(self, n: i64) -> Result<(), E> {
        if n.unsigned_abs() > LARGEST { Err(E::custom("a number beyond -2^53")) } else { Ok(()) }
    }
    fn visit_f64<E: serde::de::Error>(self, n: f64) -> Result<(), E> {
        // 2^53 as a float, exactly.
        if n.abs() > 9_007_199_254_740_992.0 { Err(E::custom("a number beyond 2^53")) } else { Ok(()) }
    }
    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<(), A::Error> {
        let inner = self.deeper()?;
        while items.next_element_seed(inner)?.is_some() {}
        Ok(())
    }
    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<(), A::Error> {
        let inner = self.deeper()?;
        let mut seen = HashSet::new();
        while let Some(key) = members.next_key::<String>()? {
            if seen.contains(&key) {
                let shown: String = key.chars().take(80).collect();
                return Err(A::Error::custom(format_args!("the key {shown:?} stands twice in one object")));
            }
            seen.insert(key);
            members.next_value_seed(inner)?;
        }
        Ok(())
    }
}
