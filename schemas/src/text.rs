//! Text with a grammar: one place where a string becomes a type, in code and in JSON alike.

use std::borrow::Cow;

/// A piece of text that does not follow the grammar of what it claims to be.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{found:?} is not {what}: {why}")]
pub struct BadText {
    /// What the text should have been, with its article: "a plugin name".
    pub what: &'static str,
    /// What was found, cut to 120 characters.
    pub found: String,
    /// The rule that it breaks.
    pub why: Cow<'static, str>,
}

impl BadText {
    /// A refusal of `found`, cut so that hostile text cannot flood a log.
    pub fn new(what: &'static str, found: &str, why: impl Into<Cow<'static, str>>) -> Self {
        Self { what, found: found.chars().take(120).collect(), why: why.into() }
    }
}

/// Gives a type that has `FromStr<Err = BadText>` and `Display` its JSON form: a string matching `$pattern`.
macro_rules! text_in_json {
    ($type:ty, $title:expr, $pattern:expr) => {
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }
        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let text = <std::borrow::Cow<'de, str> as serde::Deserialize>::deserialize(from)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
        impl schemars::JsonSchema for $type {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                $title.into()
            }
            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schemars::json_schema!({ "type": "string", "pattern": $pattern })
            }
        }
    };
}
pub(crate) use text_in_json;
