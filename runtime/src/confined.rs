//! The confined side of the same binary: what runs when it is re-executed as `plugin-engine`, single-threaded, before anything
//! else was read.

use std::ffi::OsString;
use std::process::ExitCode;

use crate::sandbox::elsewhere;

/// The first argument by which the binary knows that it is to be confined.
pub const WORD: &str = "plugin-engine";

/// What a confined process ends with when it was not started as the supervisor starts it.
pub const MISUSED: u8 = 64;

/// Becomes what `arguments` (those after [`WORD`]) name: `quickjs`, `launch`, `bridge` or `probe`, which lock themselves, or
/// `walled-quickjs` or `walled-probe`, which somebody else has locked, and which see to that.
#[must_use]
pub fn main(mut arguments: impl Iterator<Item = OsString>) -> ExitCode {
    let what = arguments.next().unwrap_or_default();
    match what.to_str() {
        Some("walled-quickjs") => crate::engine::quickjs(elsewhere::lock),
        Some("walled-probe") => elsewhere::probe(),
        Some(what) => itself(what, arguments),
        None => ExitCode::from(MISUSED),
    }
}

/// What locks itself; no other system has the locks.
#[cfg(not(target_os = "linux"))]
fn itself(_: &str, _: impl Iterator<Item = OsString>) -> ExitCode {
    ExitCode::from(MISUSED)
}

#[cfg(target_os = "linux")]
fn itself(what: &str, mut arguments: impl Iterator<Item = OsString>) -> ExitCode {
    match what {
        "quickjs" => limited(arguments, quickjs),
        "probe" => crate::confine::probe::main(),
        "bridge" => crate::exec::bridge::main(arguments),
        "launch" => match arguments.next().as_deref().and_then(std::ffi::OsStr::to_str) {
            Some(control) => crate::confine::launcher::launch(control),
            None => ExitCode::from(MISUSED),
        },
        _ => ExitCode::from(MISUSED),
    }
}

/// Takes the limits from the next argument, lowers this process's to them, and goes on.
#[cfg(target_os = "linux")]
fn limited(mut arguments: impl Iterator<Item = OsString>, then: fn() -> ExitCode) -> ExitCode {
    use crate::confine::limits::Rlimits;

    let limits = arguments.next();
    match limits.as_deref().and_then(std::ffi::OsStr::to_str).and_then(Rlimits::read).map(|limits| limits.apply()) {
        Some(Ok(())) => then(),
        Some(Err(trouble)) => crate::confine::refuse(&crate::confine::LockError::Limits(trouble)),
        None => ExitCode::from(MISUSED),
    }
}

#[cfg(target_os = "linux")]
fn quickjs() -> ExitCode {
    crate::engine::quickjs(crate::confine::lock_engine)
}
