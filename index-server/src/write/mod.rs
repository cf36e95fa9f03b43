//! Publishing to the server: content first, then metadata, then one conditional put of `timestamp.json`.
//!
//! Whatever a token allows, nothing becomes visible that a client would refuse, and nothing that is visible is replaced but
//! by something newer that the same roots have signed.

mod commit;
mod counter;
mod incoming;
mod place;
mod refused;
mod staged;
pub mod tokens;
mod tree;

pub use commit::{Desk, Outcome, Refusal};
pub use counter::Counter;
pub use place::Place;
