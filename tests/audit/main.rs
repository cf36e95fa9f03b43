//! The audit before its independent judge: a corpus written from the policy, programs that really run, and the tools that
//! rewrite them.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test that cannot go on stops, and a judge gives its reasons"
)]

mod cases;
mod live;
mod metamorphic;
mod scan;
mod verdicts;
