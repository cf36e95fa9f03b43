//! An author, in the two forms that package manifests use.

use std::fmt;

use schemars::JsonSchema;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserializer, MapAccess, Visitor};
use serde::{Deserialize, Serialize};

/// An author: a string or an object.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(untagged)]
#[schemars(deny_unknown_fields)]
pub enum Author {
    /// `"Ann <ann@example.com>"`
    Line(String),
    /// `{ "name": …, "email": …, "url": … }`
    Person {
        /// The name.
        name: String,
        /// An address.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        email: Option<String>,
        /// A web page.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        url: Option<String>,
    },
}

impl fmt::Display for Author {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(name) | Self::Person { name, .. } => f.write_str(name),
        }
    }
}

impl<'de> Deserialize<'de> for Author {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Person {
            name: String,
            email: Option<String>,
            url: Option<String>,
        }
        struct Either;
        impl<'de> Visitor<'de> for Either {
            type Value = Author;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an author: a string, or an object with `name`, `email` and `url`")
            }
            fn visit_str<E>(self, line: &str) -> Result<Author, E> {
                Ok(Author::Line(line.to_owned()))
            }
            fn visit_map<A: MapAccess<'de>>(self, members: A) -> Result<Author, A::Error> {
                let Person { name, email, url } = Person::deserialize(MapAccessDeserializer::new(members))?;
                Ok(Author::Person { name, email, url })
            }
        }
        from.deserialize_any(Either)
    }
}
