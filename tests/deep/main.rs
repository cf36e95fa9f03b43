//! The deep audit against an API that lies: real HTTP over loopback, every reply with the verdict that it must get.
#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::too_many_lines,
    reason = "tests fail by panicking, and a table of replies is long"
)]

mod answers;
mod bed;
mod command;
mod requests;
mod transport;
