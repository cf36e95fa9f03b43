//! How a confined process ended, named so that nobody has to read its words.

use std::os::unix::process::ExitStatusExt as _;
use std::process::ExitStatus;

/// The end of a confined process. Every end is final: nothing is restarted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case", tag = "how", content = "with")]
pub enum Ended {
    /// By itself, with this status.
    Exited(i32),
    /// By this signal.
    Signalled(i32),
    /// It wanted more memory than it may have.
    OutOfMemory,
    /// It asked the kernel for something that the filter kills for.
    BadSyscall,
    /// It said nothing in the time given for its start.
    StartTimeout,
    /// A call took longer than it may.
    Deadline,
    /// It made more files than it may.
    ScratchFull,
    /// The supervisor killed it.
    Killed,
}

const SIGILL: i32 = 4;
const SIGTRAP: i32 = 5;
const SIGABRT: i32 = 6;
const SIGKILL: i32 = 9;
const SIGSEGV: i32 = 11;
const SIGSYS: i32 = 31;
/// What shells and bwrap add to a signal's number, when they tell of it as an exit status.
pub const BY_SIGNAL: i32 = 128;

impl Ended {
    /// The word for it in events and errors.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Exited(_) => "exit",
            Self::Signalled(_) => "signal",
            Self::OutOfMemory => "oom",
            Self::BadSyscall => "sigsys",
            Self::StartTimeout => "start-timeout",
            Self::Deadline => "deadline",
            Self::ScratchFull => "scratch",
            Self::Killed => "killed",
        }
    }

    /// From a wait status, the most memory it had resident, and how much it might have had.
    pub(super) fn read(status: ExitStatus, resident: u64, memory_bytes: u64) -> Self {
        let signal =
            status.signal().or_else(|| status.code().map(|code| code - BY_SIGNAL).filter(|n| (1..=64).contains(n)));
        // Allocators that are refused memory abort, trap or touch what is not there; the kernel's own killer kills.
        let is_large = resident >= memory_bytes / 4 * 3;
        match signal {
            Some(SIGSYS) => Self::BadSyscall,
            Some(SIGABRT | SIGTRAP | SIGILL | SIGSEGV | SIGKILL) if is_large => Self::OutOfMemory,
            Some(signal) => Self::Signalled(signal),
            None => Self::Exited(status.code().unwrap_or(-1)),
        }
    }
}

impl std::fmt::Display for Ended {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Exited(status) => write!(f, "ended with status {status}"),
            Self::Signalled(signal) => write!(f, "was ended by signal {signal}"),
            Self::OutOfMemory => f.write_str("wanted more memory than it may have"),
            Self::BadSyscall => f.write_str("asked the kernel for something forbidden and was killed"),
            Self::StartTimeout => f.write_str("did not start in time"),
            Self::Deadline => f.write_str("did not answer in time"),
            Self::ScratchFull => f.write_str("made more files than it may"),
            Self::Killed => f.write_str("was stopped"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_forbidden_call_is_never_taken_for_lack_of_memory() {
        assert_eq!(Ended::read(ExitStatus::from_raw(31), u64::MAX, 1), Ended::BadSyscall);
        assert_eq!(Ended::read(ExitStatus::from_raw((128 + 31) << 8), u64::MAX, 1), Ended::BadSyscall);
    }

    #[test]
    fn an_abort_is_lack_of_memory_only_when_memory_was_used() {
        let aborted = ExitStatus::from_raw(6);
        assert_eq!(Ended::read(aborted, 10 << 20, 200 << 20), Ended::Signalled(6));
        assert_eq!(Ended::read(aborted, 180 << 20, 200 << 20), Ended::OutOfMemory);
    }

    #[test]
    fn a_status_is_a_status() {
        assert_eq!(Ended::read(ExitStatus::from_raw(3 << 8), 0, 200), Ended::Exited(3));
        assert_eq!(Ended::read(ExitStatus::from_raw(255 << 8), 0, 200), Ended::Exited(255));
    }
}
