//! Text and lists that cannot be longer than their type says.

use std::borrow::Cow;
use std::fmt;
use std::ops::Deref;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Text of at most `N` characters.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bounded<const N: usize>(String);

/// More characters or items than there may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("it has more than {0} of them")]
pub struct TooMany(pub usize);

impl<const N: usize> Bounded<N> {
    /// The text, where it is short enough.
    ///
    /// # Errors
    /// [`TooMany`].
    pub fn new(text: impl Into<String>) -> Result<Self, TooMany> {
        let text = text.into();
        if text.chars().nth(N).is_some() { Err(TooMany(N)) } else { Ok(Self(text)) }
    }

    /// The first `N` characters of `text`.
    #[must_use]
    pub fn cut(text: &str) -> Self {
        Self(text.chars().take(N).collect())
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The text.
    #[must_use]
    pub fn into_string(self) -> String {
        self.0
    }
}

impl<const N: usize> Deref for Bounded<N> {
    type Target = str;
    fn deref(&self) -> &str {
        &self.0
    }
}

impl<const N: usize> fmt::Display for Bounded<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl<const N: usize> Serialize for Bounded<N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.0)
    }
}

impl<'de, const N: usize> Deserialize<'de> for Bounded<N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        Self::new(text).map_err(|_| serde::de::Error::custom(format_args!("it has more than {N} characters")))
    }
}

impl<const N: usize> JsonSchema for Bounded<N> {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        format!("Text{N}").into()
    }
    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "string", "maxLength": N })
    }
}

/// A list of at most `N` items.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Few<T, const N: usize>(Vec<T>);

impl<T, const N: usize> Default for Few<T, N> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<T, const N: usize> Few<T, N> {
    /// The items, where there are few enough.
    ///
    /// # Errors
    /// [`TooMany`].
    pub fn new(items: Vec<T>) -> Result<Self, TooMany> {
        if items.len() > N { Err(TooMany(N)) } else { Ok(Self(items)) }
    }

    /// The first `N` of the items.
    #[must_use]
    pub fn cut(items: impl IntoIterator<Item = T>) -> Self {
        Self(items.into_iter().take(N).collect())
    }

    /// The items.
    #[must_use]
    pub fn into_vec(self) -> Vec<T> {
        self.0
    }
}

impl<T, const N: usize> Deref for Few<T, N> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.0
    }
}

impl<T: Serialize, const N: usize> Serialize for Few<T, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(to)
    }
}

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for Few<T, N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let items = Vec::deserialize(from)?;
        Self::new(items).map_err(|_| serde::de::Error::custom(format_args!("it has more than {N} items")))
    }
}

impl<T: JsonSchema, const N: usize> JsonSchema for Few<T, N> {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> Cow<'static, str> {
        format!("Few{N}{}", T::schema_name()).into()
    }
    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let item = generator.subschema_for::<T>();
        json_schema!({ "type": "array", "items": item, "maxItems": N })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_character_or_item_too_many_is_refused() {
        assert!(serde_json::from_str::<Bounded<3>>("\"éééé\"").is_err());
        assert_eq!(serde_json::from_str::<Bounded<3>>("\"ééé\"").unwrap().as_str(), "ééé");
        assert!(serde_json::from_str::<Few<u8, 2>>("[1,2,3]").is_err());
        assert_eq!(&*serde_json::from_str::<Few<u8, 2>>("[1,2]").unwrap(), [1, 2]);
        assert_eq!(Bounded::<2>::cut("ééé").as_str(), "éé");
    }
}
