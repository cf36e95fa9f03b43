//! JSON with spans, read more kindly than any host reads it: what some host might load is looked at, and every kindness
//! that was needed is told.

mod read;

pub use read::{Broken, Kindness, Read, read};

/// Bytes of the text.
pub type Span = (usize, usize);

/// A value and where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Node {
    /// What it is.
    pub value: Value,
    /// Where.
    pub span: Span,
}

/// A JSON value; an object keeps every member, the doubled ones too.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value {
    /// `null`, and every bare word that is nothing else.
    Null,
    /// `true`, `false`.
    Bool(bool),
    /// A number as it is written.
    Number(String),
    /// Text without its escapes.
    Text(String),
    /// A list.
    List(Vec<Node>),
    /// An object.
    Object(Vec<Member>),
}

/// A key with its value.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Member {
    /// The key without its escapes.
    pub key: String,
    /// Where the key stands.
    pub at: Span,
    /// Its value.
    pub node: Node,
}

impl Node {
    /// The text, if it is one.
    #[must_use]
    pub fn text(&self) -> Option<&str> {
        match &self.value {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The elements; none if it is no list.
    #[must_use]
    pub fn items(&self) -> &[Node] {
        match &self.value {
            Value::List(items) => items,
            _ => &[],
        }
    }

    /// The members; none if it is no object.
    #[must_use]
    pub fn members(&self) -> &[Member] {
        match &self.value {
            Value::Object(members) => members,
            _ => &[],
        }
    }

    /// Every value of `key`: a doubled key has several, and hosts differ in which they take.
    pub fn all<'a>(&'a self, key: &'a str) -> impl Iterator<Item = &'a Node> {
        self.members().iter().filter(move |member| member.key == key).map(|member| &member.node)
    }

    /// The last value of `key`, which is the one that most hosts take.
    #[must_use]
    pub fn last(&self, key: &str) -> Option<&Node> {
        self.members().iter().rev().find(|member| member.key == key).map(|member| &member.node)
    }

    /// Itself if it is a text, its elements if it is a list: many fields may be either.
    #[must_use]
    pub fn one_or_more(&self) -> &[Node] {
        match &self.value {
            Value::List(items) => items,
            _ => std::slice::from_ref(self),
        }
    }
}
