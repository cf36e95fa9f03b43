//! The confined side of the same binary: what runs when it is re-executed as `plugin-engine`, single-threaded, before anything
//! else was read.

use std::ffi::OsString;
use std::process::ExitCode;

/// The first argument by which the binary knows that it is to be confined.
pub const WORD: &str = "plugin-engine";

/// What a confined process ends with when it was not started as the supervisor starts it.
pub const MISUSED: u8 = 64;

/// Becomes what `arguments` (those after [`WORD`]) name: `quickjs`, `launch`, `probe`.
#[must_use]
pub fn main(mut arguments: impl Iterator<Item = OsString>) -> ExitCode {
    let what = arguments.next().unwrap_or_default();
    match what.to_str() {
        Some("quickjs") => quickjs(),
        _ => ExitCode::from(MISUSED),
    }
}

fn quickjs() -> ExitCode {
    match crate::confine::lock_engine() {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => crate::confine::refuse(&trouble),
    }
}
