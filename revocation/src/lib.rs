//! Says whether a list withdraws a plugin. No I/O of any kind: lists and `now` are arguments.
//!
//! - Names and ranges bind what came from that marketplace; the official list's bind every source.
//! - Digests bind every source, under any name. From the list of another marketplace they disable, never kill.
//! - The strongest action wins. The user's ignore list turns hits into warnings that do not go away; so does a fork's
//!   exception, for what came through it, of the lists of those that it follows, while it lasts.
//! - A list that could not be refreshed is *stale*, never "nothing revoked"; what became of one marketplace never
//!   blocks another's plugins.

mod cleared;
mod hits;
mod ignored;
mod lifted;
pub mod osv;
mod staleness;

pub use cleared::{Cleared, Unrevoked, Withdrawn};
pub use hits::{Hit, List, Revocations, Subject};
pub use ignored::Ignored;
pub use lifted::Lifted;
pub use staleness::{FRESH, Staleness};
