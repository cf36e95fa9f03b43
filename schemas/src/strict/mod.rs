//! The one reader for JSON that somebody else wrote: bounded, without duplicate keys, without surprises.
//!
//! Most parsers silently let the last of two equal keys win, so two readers of the same signed bytes can see two
//! documents. This one refuses duplicate keys, nesting deeper than [`DEPTH`], lone surrogates, numbers from 2^53 on,
//! bytes after the document, a byte-order mark, and anything over the document's own size.

mod objects;

use std::borrow::Cow;
use std::collections::HashSet;
use std::fmt;

use serde::de::{DeserializeOwned, DeserializeSeed, Error as _, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Serialize};

/// 64 levels: the deepest document of ours has 9.
pub const DEPTH: usize = 64;

/// 2^53 − 1: the largest integer that every JSON reader agrees on (RFC 8259 §6).
const LARGEST: u64 = (1 << 53) - 1;
/// The same as a float, exactly.
const LARGEST_FLOAT: f64 = 9_007_199_254_740_991.0;

/// 131,072 members in one object: the targets of a marketplace have one a plugin, and 100,000 plugins is what is planned for.
const MEMBERS: usize = 131_072;

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

    /// The same refusal seen from one level further up: `versions[2]` and `source` make `versions[2].source`.
    #[must_use]
    pub fn under(self, parent: impl fmt::Display) -> Self {
        Self { field: format!("{parent}.{}", self.field).into(), why: self.why }
    }
}

/// Checks the member `version` of a document whose format has one version so far.
pub(crate) fn is_version_one(version: &str) -> Result<(), FieldError> {
    if version == "1" {
        return Ok(());
    }
    let shown: String = version.chars().take(40).collect();
    Err(FieldError::new("version", format!("this reader knows version \"1\", not {shown:?}")))
}

/// The JSON Schema of that member.
#[derive(Debug)]
pub(crate) struct VersionOne;

impl schemars::JsonSchema for VersionOne {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        "VersionOne".into()
    }
    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "const": "1" })
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
    #[error("{document}: {field}: {source}")]
    WrongShape {
        /// Which document.
        document: &'static str,
        /// The field, as a path from the document's top; `.` is the document itself.
        field: String,
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

impl Malformed {
    /// The refusal in one word, for machines and test vectors: `too-large`, `not-strict`, `wrong-shape` or `rule`.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Self::TooLarge { .. } => "too-large",
            Self::NotStrict { .. } => "not-strict",
            Self::WrongShape { .. } => "wrong-shape",
            Self::Rule { .. } => "rule",
        }
    }
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
    let mut from = serde_json::Deserializer::from_slice(bytes);
    let parsed = T::deserialize(objects::Objects(&mut from)).map_err(|source| wrong_shape::<T>(bytes, source))?;
    parsed.check().map_err(|source| Malformed::Rule { document, source })?;
    Ok(parsed)
}

/// Reads a document out of JSON that was read strictly before, such as the `x-` fields of a verified root.
///
/// # Errors
/// [`Malformed::WrongShape`], [`Malformed::Rule`].
pub fn read_value<T: Document>(value: serde_json::Value) -> Result<T, Malformed> {
    let document = T::NAME;
    let parsed = serde_path_to_error::deserialize::<_, T>(objects::Objects(value)).map_err(|located| {
        let field = located.path().to_string();
        Malformed::WrongShape { document, field, source: located.into_inner() }
    })?;
    parsed.check().map_err(|source| Malformed::Rule { document, source })?;
    Ok(parsed)
}

/// Reads once more, slowly, to learn which field it was; a good document does not pay for that.
fn wrong_shape<T: Document>(bytes: &[u8], source: serde_json::Error) -> Malformed {
    let mut from = serde_json::Deserializer::from_slice(bytes);
    match serde_path_to_error::deserialize::<_, T>(objects::Objects(&mut from)) {
        Ok(_) => Malformed::WrongShape { document: T::NAME, field: ".".to_owned(), source },
        Err(located) => {
            let field = located.path().to_string().chars().take(200).collect();
            Malformed::WrongShape { document: T::NAME, field, source: located.into_inner() }
        }
    }
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
        if n > LARGEST { Err(E::custom("a number that is not below 2^53")) } else { Ok(()) }
    }
    fn visit_i64<E: serde::de::Error>(self, n: i64) -> Result<(), E> {
        if n.unsigned_abs() > LARGEST { Err(E::custom("a number that is not above -2^53")) } else { Ok(()) }
    }
    fn visit_f64<E: serde::de::Error>(self, n: f64) -> Result<(), E> {
        if n.abs() > LARGEST_FLOAT { Err(E::custom("a number that is not below 2^53")) } else { Ok(()) }
    }
    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<(), A::Error> {
        let inner = self.deeper()?;
        while items.next_element_seed(inner)?.is_some() {}
        Ok(())
    }
    fn visit_map<A: MapAccess<'de>>(self, mut members: A) -> Result<(), A::Error> {
        let inner = self.deeper()?;
        let mut seen = Seen::default();
        while let Some(Name(key)) = members.next_key()? {
            if let Err(key) = seen.insert(key) {
                let shown: String = key.chars().take(80).collect();
                return Err(A::Error::custom(format_args!("the key {shown:?} stands twice in one object")));
            }
            if seen.len() > MEMBERS {
                return Err(A::Error::custom(format_args!("an object with more than {MEMBERS} members")));
            }
            members.next_value_seed(inner)?;
        }
        Ok(())
    }
}

/// A key, borrowed from the document where it is written without escapes.
struct Name<'de>(Cow<'de, str>);

impl<'de> Deserialize<'de> for Name<'de> {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_str(NameVisitor)
    }
}

struct NameVisitor;

impl<'de> Visitor<'de> for NameVisitor {
    type Value = Name<'de>;
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a key")
    }
    fn visit_borrowed_str<E>(self, key: &'de str) -> Result<Self::Value, E> {
        Ok(Name(Cow::Borrowed(key)))
    }
    fn visit_str<E>(self, key: &str) -> Result<Self::Value, E> {
        Ok(Name(Cow::Owned(key.to_owned())))
    }
}

/// 16 keys are compared faster one by one than hashed; a catalog has a hundred thousand objects of three.
const FEW: usize = 16;

/// The keys of one object so far.
#[derive(Default)]
struct Seen<'de> {
    few: Vec<Cow<'de, str>>,
    many: HashSet<Cow<'de, str>>,
}

impl<'de> Seen<'de> {
    fn len(&self) -> usize {
        self.few.len() + self.many.len()
    }

    fn has(&self, key: &str) -> bool {
        self.few.iter().any(|seen| seen == key) || self.many.contains(key)
    }

    /// Gives the key back when it is there already.
    fn insert(&mut self, key: Cow<'de, str>) -> Result<(), Cow<'de, str>> {
        if self.has(&key) {
            return Err(key);
        }
        if self.few.len() < FEW && self.many.is_empty() {
            self.few.push(key);
        } else {
            self.many.extend(self.few.drain(..));
            self.many.insert(key);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, PartialEq, serde::Deserialize, Serialize)]
    #[serde(deny_unknown_fields)]
    struct Small {
        number: u64,
        #[serde(default)]
        inner: Vec<Small>,
    }
    impl Document for Small {
        const NAME: &'static str = "small.json";
        const BYTES: usize = 100;
        const UNKNOWN: Unknown = Unknown::Refused;
        fn check(&self) -> Result<(), FieldError> {
            if self.number == 13 { Err(FieldError::new("number", "thirteen")) } else { Ok(()) }
        }
    }

    fn refused(bytes: &[u8]) -> String {
        scan(bytes).unwrap_err().to_string()
    }

    #[test]
    fn a_key_that_stands_twice_is_refused_at_any_depth_and_in_any_spelling() {
        for twice in [r#"{"a":1,"a":1}"#, r#"[{"b":{"a":1,"c":2,"a":3}}]"#, r#"{"a":1,"\u0061":2}"#, r#"{"":1,"":2}"#] {
            assert!(refused(twice.as_bytes()).contains("stands twice"), "{twice}");
        }
        assert!(scan(br#"[{"a":1},{"a":1}]"#).is_ok());
    }

    #[test]
    fn sixty_four_levels_are_read_and_sixty_five_refused() {
        let nest = |n: usize| format!("{}{}", "[".repeat(n), "]".repeat(n));
        assert!(scan(nest(64).as_bytes()).is_ok());
        assert!(refused(nest(65).as_bytes()).contains("nested deeper"));
        let objects = |n: usize| format!("{}1{}", r#"{"a":"#.repeat(n), "}".repeat(n));
        assert!(scan(objects(64).as_bytes()).is_ok());
        assert!(refused(objects(65).as_bytes()).contains("nested deeper"));
        // No stack is spent on a document that only opens.
        assert!(scan("[".repeat(1_000_000).as_bytes()).is_err());
    }

    #[test]
    fn numbers_that_readers_disagree_on_are_refused() {
        for n in [
            "9007199254740992",
            "-9007199254740992",
            "9007199254740993.0",
            "1e16",
            "-1e16",
            "1e400",
            "18446744073709551615",
            "99999999999999999999",
            "01",
            "+1",
            ".5",
            "1.",
            "0x10",
            "NaN",
            "Infinity",
            "-",
        ] {
            assert!(scan(n.as_bytes()).is_err(), "{n}");
        }
        for n in ["9007199254740991", "-9007199254740991", "0", "-0", "0.5", "1e15"] {
            assert!(scan(n.as_bytes()).is_ok(), "{n}");
        }
    }

    #[test]
    fn lone_surrogates_broken_utf8_bom_comments_and_trailing_bytes_are_refused() {
        let cases: [&[u8]; 14] = [
            br#""\ud800""#,
            br#""\udc00""#,
            br#"{"\ud800":1}"#,
            br#""\ud800\u0041""#,
            b"\"\xff\"",
            b"\"\xc0\x80\"",
            b"\xef\xbb\xbf{}",
            b"{} {}",
            b"{}x",
            b"{} // a",
            b"[1,]",
            br#"{"a":1,}"#,
            b"",
            b"\"a\nb\"",
        ];
        for bytes in cases {
            assert!(scan(bytes).is_err(), "{:?}", String::from_utf8_lossy(bytes));
        }
        assert!(scan(b" {} \n").is_ok());
        assert!(scan(br#""\ud83d\ude00""#).is_ok());
    }

    #[test]
    fn a_structure_written_as_a_list_and_a_choice_written_as_an_object_are_refused() {
        #[derive(Debug, serde::Deserialize, Serialize)]
        #[serde(rename_all = "lowercase")]
        enum Colour {
            Red,
        }
        #[derive(Debug, serde::Deserialize, Serialize)]
        struct Painted {
            colour: Option<Colour>,
            inner: Vec<Small>,
        }
        impl Document for Painted {
            const NAME: &'static str = "painted.json";
            const BYTES: usize = 100;
            const UNKNOWN: Unknown = Unknown::Ignored;
        }
        let wrong = |text: &str| match read::<Painted>(text.as_bytes()) {
            Err(Malformed::WrongShape { field, .. }) => field,
            other => panic!("{text}: {other:?}"),
        };
        assert_eq!(wrong(r#"["red",[]]"#), ".");
        assert_eq!(wrong(r#"{"inner":[[1]]}"#), "inner[0]");
        assert_eq!(wrong(r#"{"inner":[],"colour":{"red":null}}"#), "colour");
        assert_eq!(wrong(r#"{"inner":[],"colour":0}"#), "colour");
        assert!(read::<Painted>(br#"{"inner":[{"number":1}],"colour":"red","more":[{}]}"#).is_ok());
        assert!(read::<Painted>(br#"{"inner":[],"colour":null}"#).is_ok());
    }

    #[test]
    fn a_value_is_held_to_the_same_rules_as_bytes() {
        use serde_json::json;
        assert!(matches!(read_value::<Small>(json!({ "number": 13 })), Err(Malformed::Rule { .. })));
        assert!(matches!(read_value::<Small>(json!([1, []])), Err(Malformed::WrongShape { .. })));
        let nested = read_value::<Small>(json!({ "number": 1, "inner": [[2]] })).unwrap_err();
        assert!(matches!(nested, Malformed::WrongShape { field, .. } if field == "inner[0]"));
        assert!(read_value::<Small>(json!({ "number": 1 })).is_ok());
    }

    #[test]
    fn an_object_of_too_many_members_is_refused() {
        let members = |n: usize| format!("{{{}}}", (0..n).map(|i| format!("\"{i}\":0")).collect::<Vec<_>>().join(","));
        assert!(scan(members(MEMBERS).as_bytes()).is_ok());
        assert!(refused(members(MEMBERS + 1).as_bytes()).contains("members"));
    }

    #[test]
    fn each_refusal_has_its_kind_and_names_document_and_field() {
        let kind = |text: &str| read::<Small>(text.as_bytes()).unwrap_err();
        assert_eq!(kind(&format!(r#"{{"number":1}}{}"#, " ".repeat(100))).kind(), "too-large");
        assert_eq!(kind(r#"{"number":1,"number":1}"#).kind(), "not-strict");
        assert_eq!(kind(r#"{"number":13}"#).kind(), "rule");
        let nested = kind(r#"{"number":1,"inner":[{"number":2},{"number":"3"}]}"#);
        assert_eq!(nested.kind(), "wrong-shape");
        assert!(nested.to_string().starts_with("small.json: inner[1].number: "), "{nested}");
        let unknown = kind("{\"number\":1,\n\"colour\":2}").to_string();
        assert!(unknown.contains("colour") && unknown.contains("line 2 column 8"), "{unknown}");
    }

    #[test]
    fn exactly_the_limit_is_read_and_one_byte_more_is_not() {
        let exact = format!(r#"{{"number":1}}{}"#, " ".repeat(88));
        assert_eq!(exact.len(), Small::BYTES);
        assert!(read::<Small>(exact.as_bytes()).is_ok());
        assert!(matches!(
            read::<Small>(format!("{exact} ").as_bytes()),
            Err(Malformed::TooLarge { found: 101, limit: 100, .. })
        ));
    }

    #[test]
    fn what_is_written_is_read_back() {
        let small = Small { number: 7, inner: vec![Small { number: 8, inner: vec![] }] };
        let bytes = write(&small).unwrap();
        assert!(bytes.ends_with(b"}\n"));
        assert_eq!(read::<Small>(&bytes).unwrap(), small);
    }
}
