//! Proves what a document or a tree is, from a pinned key downwards.
//!
//! No socket is opened here and no clock is read: bytes come through [`tuf::Transport`], and `now` is an argument.
//! What this room hands out (`Verified`, `Offer`, `Candidate`) cannot be made any other way than by the check.

pub mod keys;
pub mod minisign;
pub mod offer;
pub mod repository;
pub mod statement;
pub mod tree;
pub mod tuf;

pub use offer::{Candidate, Offer, Provenance, Wanted};
pub use repository::{Freshness, Pin, Refused, Repository, Trusted, Verified};
pub use tree::{Limits, Tree};
