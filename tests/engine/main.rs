//! Plugins in real processes, locked, in both engines: what they may do works, what they may not is not there.
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test that cannot go on stops"
)]

mod examples;
mod hostile;
mod node;
mod realms;
mod rig;
mod stdio;
