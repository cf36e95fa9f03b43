//! The shared test kit: real binaries, real repositories, real servers, small and local.
#![expect(
    clippy::expect_used,
    clippy::panic,
    clippy::missing_panics_doc,
    clippy::must_use_candidate,
    clippy::print_stderr,
    reason = "this is test code in a library's place: it fails by panicking"
)]

pub mod forge;
pub mod kit;
pub mod serve;
