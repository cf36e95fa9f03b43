//! Tokens keep strangers from using the disk. They authorise nothing: what is published is believed for its signatures.
//!
//! A token is shown once, when it is made; what is kept is its hash, what it may do, and until when.

mod act;
mod book;
mod ledger;
mod text;

pub use act::Act;
pub use book::{BadBook, Book, Denied, Entry, Quota, Scope};
pub use ledger::{Full, Ledger, Used};
pub use text::{BadToken, Token, TokenId};
