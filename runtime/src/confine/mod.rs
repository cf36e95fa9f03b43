//! A process puts itself under lock and key, before the first byte that it does not trust. The only room with `unsafe`.

pub mod bpf;
pub mod calls;
pub mod command;
mod engine;
pub mod filter;
pub mod identity;
#[cfg(test)]
mod interpreter;
pub mod landlock;
pub(crate) mod launcher;
pub mod limits;
pub mod node;
pub(crate) mod probe;
pub mod start;
mod sys;

use std::io::{self, Write as _};
use std::process::ExitCode;

use bpf::NotAssembled;
use calls::Arch;
use filter::Filter;
use landlock::{LandlockError, Network};
use limits::Rlimits;

/// What a confined process ends with when one of its locks does not close; no plugin byte was read then.
pub const UNLOCKED: u8 = 65;

/// Which lock did not close.
#[derive(Debug, thiserror::Error)]
pub enum LockError {
    /// Inherited descriptors stay open.
    #[error("descriptors: {0}")]
    Descriptors(io::Error),
    /// A resource limit.
    #[error("limits: {0}")]
    Limits(rustix::io::Errno),
    /// Root's identity or a capability stays.
    #[error("identity: {0}")]
    Identity(rustix::io::Errno),
    /// Landlock.
    #[error(transparent)]
    Landlock(#[from] LandlockError),
    /// The filter cannot be written down.
    #[error(transparent)]
    Filter(#[from] NotAssembled),
    /// The kernel does not take the filter.
    #[error("seccomp: {0}")]
    Seccomp(io::Error),
}

/// Locks the process that is to run QuickJS: nothing is left but memory, time, randomness and the pipes 0, 1 and 2.
///
/// Call it single-threaded and before anything untrusted is read.
///
/// # Errors
/// [`LockError`]: then it must end without reading anything.
pub fn lock_engine() -> Result<(), LockError> {
    sys::close_from(3).map_err(LockError::Descriptors)?;
    Rlimits::default().apply().map_err(LockError::Limits)?;
    identity::give_up().map_err(LockError::Identity)?;
    landlock::restrict(&[], Network::Closed)?;
    enforce(&engine_filter())
}

/// The filter of [`lock_engine`] for this process.
#[must_use]
pub fn engine_filter() -> Filter {
    engine::filter(std::process::id())
}

fn enforce(filter: &Filter) -> Result<(), LockError> {
    sys::seccomp(&bpf::assemble(filter, Arch::HERE)?).map_err(LockError::Seccomp)
}

/// Says on the error stream which lock did not close.
#[must_use]
pub fn refuse(trouble: &LockError) -> ExitCode {
    say(&trouble.to_string());
    ExitCode::from(UNLOCKED)
}

/// A line on the error stream; a stream that is closed hears nothing.
pub(crate) fn say(words: &str) {
    drop(writeln!(io::stderr(), "{words}"));
}
