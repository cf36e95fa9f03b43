//! The verifier's driver against repositories, honest and hostile, and against judges that others wrote.
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::as_conversions,
    reason = "this is test code: it fails by panicking"
)]

mod protocol;
mod python_tuf;
mod repository;
