//! Statements of PowerShell as pipelines of words, and words as pieces.

use std::rc::Rc;

/// A list of statements.
pub(super) type Body = Rc<Vec<Pipeline>>;

/// Commands whose results flow from one to the next.
#[derive(Debug, Default)]
pub(super) struct Pipeline {
    pub(super) stages: Vec<Vec<Word>>,
    /// Whether it goes on by itself: `… &`.
    pub(super) stays: bool,
}

/// Pieces without a blank between them.
#[derive(Debug)]
pub(super) struct Word {
    pub(super) pieces: Vec<Piece>,
    pub(super) at: usize,
}

/// A piece of a word.
#[derive(Debug)]
pub(super) enum Piece {
    /// Bare text.
    Text(String),
    /// Text in quotes.
    Quoted(String),
    /// A variable, in lower case, with `env:` where it is one of the environment.
    Var(String),
    /// `@name`: what the variable holds, each as a word of its own.
    Splat(String),
    /// `(…)`, `$(…)`
    Group(Body),
    /// `@(…)`, a list also of one.
    List(Body),
    /// `{…}`
    Block(Body),
    /// `@{…}`
    Table(Body),
    /// `,`, `=`, `+`, `&`, `>`, `>>`
    Sign(&'static str),
}

impl Piece {
    /// The block that it is.
    pub(super) fn block(&self) -> Option<&Body> {
        match self {
            Self::Block(body) => Some(body),
            _ => None,
        }
    }
}

impl Word {
    /// Its bare text, where it begins with one.
    pub(super) fn text(&self) -> Option<&str> {
        match self.pieces.first() {
            Some(Piece::Text(text)) => Some(text),
            _ => None,
        }
    }

    /// The sign that it is.
    pub(super) fn sign(&self) -> Option<&'static str> {
        match self.pieces.as_slice() {
            [Piece::Sign(sign)] => Some(sign),
            _ => None,
        }
    }

    /// Whether nothing but types is in it so far: `[ordered]`.
    pub(super) fn is_typed(&self) -> bool {
        self.pieces
            .iter()
            .all(|piece| matches!(piece, Piece::Text(text) if text.starts_with('[') && text.ends_with(']')))
    }

    /// The name of the variable whose values it hands on, each as a word.
    pub(super) fn splat(&self) -> Option<&str> {
        match self.pieces.as_slice() {
            [Piece::Splat(name)] => Some(name),
            _ => None,
        }
    }

    /// The first brackets in it.
    pub(super) fn group(&self) -> Option<&Body> {
        self.pieces.iter().find_map(|piece| match piece {
            Piece::Group(body) => Some(body),
            _ => None,
        })
    }

    /// The block that it is.
    pub(super) fn block(&self) -> Option<&Body> {
        match self.pieces.as_slice() {
            [piece] => piece.block(),
            _ => None,
        }
    }
}

/// The first block among words, and where it stands.
pub(super) fn first_block(words: &[Word]) -> Option<(usize, &Body)> {
    words.iter().enumerate().find_map(|(at, word)| Some((at, word.block()?)))
}
