//! The confined side of the same binary: what runs when it is re-executed as `plugin-engine`, single-threaded, before anything
//! else was read.

use std::ffi::OsString;
use std::process::ExitCode;

use crate::confine::LockError;
use crate::confine::limits::Rlimits;

/// The first argument by which the binary knows that it is to be confined.
pub const WORD: &str = "plugin-engine";

/// What a confined process ends with when it was not started as the supervisor starts it.
pub const MISUSED: u8 = 64;

/// Becomes what `arguments` (those after [`WORD`]) name: `quickjs`, `launch`, `bridge`, `probe`.
#[must_use]
pub fn main(mut arguments: impl Iterator<Item = OsString>) -> ExitCode {
    let what = arguments.next().unwrap_or_default();
    match what.to_str() {
        Some("quickjs") => limited(arguments, quickjs),
        Some("probe") => crate::confine::probe::main(),
        Some("bridge") => crate::exec::bridge::main(arguments),
        Some("launch") => match arguments.next().as_deref().and_then(std::ffi::OsStr::to_str) {
            Some(control) => crate::confine::launcher::launch(control),
            None => ExitCode::from(MISUSED),
        },
        _ => ExitCode::from(MISUSED),
    }
}

/// Takes the limits from the next argument, lowers this process's to them, and goes on.
fn limited(mut arguments: impl Iterator<Item = OsString>, then: fn() -> ExitCode) -> ExitCode {
    let limits = arguments.next();
    match limits.as_deref().and_then(std::ffi::OsStr::to_str).and_then(Rlimits::read).map(|limits| limits.apply()) {
        Some(Ok(())) => then(),
        Some(Err(trouble)) => crate::confine::refuse(&LockError::Limits(trouble)),
        None => ExitCode::from(MISUSED),
    }
}

fn quickjs() -> ExitCode {
    crate::engine::quickjs(crate::confine::lock_engine)
}
