//! The writing side of TUF (specification 1.0): roles as values, sealed by keys into bytes. No disk, no clock.

pub mod documents;
pub mod root;
pub mod seal;

pub use documents::{Custom, Delegated, FileMeta, Snapshot, TargetMeta, Targets, Timestamp, TufKey};
pub use root::{Role, Root};
pub use seal::{Envelope, SealError, open, seal};

/// The specification that is written.
pub const SPEC_VERSION: &str = "1.0.31";

/// The role's name for what the delegated revocations role signs.
pub const REVOCATIONS: &str = "revocations";

/// A time as TUF wants it: whole seconds, so that `2026-01-01T00:00:00Z` has no fraction.
#[must_use]
pub fn whole_seconds(time: jiff::Timestamp) -> jiff::Timestamp {
    jiff::Timestamp::from_second(time.as_second()).unwrap_or(time)
}

/// `now` plus `age`, in whole seconds.
#[must_use]
pub fn expires(now: jiff::Timestamp, age: schemas::settings::Age) -> jiff::Timestamp {
    let later = now.as_second().saturating_add(age.seconds());
    jiff::Timestamp::from_second(later).unwrap_or(jiff::Timestamp::MAX)
}
