//! The kernel's calls for confinement that no safe library wraps, each behind a safe signature.

use std::io;
use std::os::fd::{AsRawFd as _, BorrowedFd, FromRawFd as _, OwnedFd};

use super::bpf::Instruction;

/// `struct landlock_ruleset_attr` as of ABI 6; older kernels are given zeros where they know no field.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Ruleset {
    pub(super) files: u64,
    pub(super) network: u64,
    pub(super) scoped: u64,
}

/// `struct landlock_path_beneath_attr`, which is packed.
#[repr(C, packed)]
struct PathBeneath {
    allowed: u64,
    parent: i32,
}

/// `struct sock_fprog`.
#[repr(C)]
struct Program {
    length: u16,
    instructions: *const Instruction,
}

const LANDLOCK_VERSION: u32 = 1;
const LANDLOCK_PATH_BENEATH: u32 = 1;
const SECCOMP_SET_MODE_FILTER: u32 = 1;
/// All threads of the process come under the filter, should there be more than one.
const SECCOMP_TSYNC: u32 = 1;

fn checked(answer: i64) -> io::Result<i64> {
    if answer < 0 { Err(io::Error::last_os_error()) } else { Ok(answer) }
}

fn descriptor(answer: i64) -> io::Result<OwnedFd> {
    let number = i32::try_from(checked(answer)?).map_err(io::Error::other)?;
    // SAFETY: the kernel has just opened this descriptor for us and nobody else knows its number.
    #[expect(unsafe_code, reason = "takes ownership of a descriptor that a raw call returned")]
    unsafe {
        Ok(OwnedFd::from_raw_fd(number))
    }
}

/// The version of Landlock's interface; an error where the kernel has none.
pub(super) fn landlock_abi() -> io::Result<u32> {
    // SAFETY: with the version flag the kernel reads no memory: the pointer is null and the size 0, as it demands.
    #[expect(unsafe_code, reason = "Landlock has no wrapper in libc")]
    let answer = unsafe {
        libc::syscall(libc::SYS_landlock_create_ruleset, std::ptr::null::<Ruleset>(), 0_usize, LANDLOCK_VERSION)
    };
    checked(answer).and_then(|abi| u32::try_from(abi).map_err(io::Error::other))
}

pub(super) fn landlock_create(ruleset: &Ruleset) -> io::Result<OwnedFd> {
    // SAFETY: the pointer and the size describe one live, initialised structure of plain integers, which is only read.
    #[expect(unsafe_code, reason = "Landlock has no wrapper in libc")]
    let answer = unsafe {
        libc::syscall(libc::SYS_landlock_create_ruleset, std::ptr::from_ref(ruleset), size_of::<Ruleset>(), 0_u32)
    };
    descriptor(answer)
}

pub(super) fn landlock_allow(ruleset: &OwnedFd, parent: BorrowedFd<'_>, allowed: u64) -> io::Result<()> {
    let rule = PathBeneath { allowed, parent: parent.as_raw_fd() };
    // SAFETY: the pointer describes one live structure of the layout that this rule type has; both descriptors are open.
    #[expect(unsafe_code, reason = "Landlock has no wrapper in libc")]
    let answer = unsafe {
        libc::syscall(
            libc::SYS_landlock_add_rule,
            ruleset.as_raw_fd(),
            LANDLOCK_PATH_BENEATH,
            std::ptr::from_ref(&rule),
            0_u32,
        )
    };
    checked(answer).map(drop)
}

pub(super) fn landlock_restrict(ruleset: &OwnedFd) -> io::Result<()> {
    // SAFETY: no memory is passed; the descriptor is open.
    #[expect(unsafe_code, reason = "Landlock has no wrapper in libc")]
    let answer = unsafe { libc::syscall(libc::SYS_landlock_restrict_self, ruleset.as_raw_fd(), 0_u32) };
    checked(answer).map(drop)
}

/// Puts the whole process under a filter.
pub(super) fn seccomp(program: &[Instruction]) -> io::Result<()> {
    let length = u16::try_from(program.len()).map_err(io::Error::other)?;
    let program = Program { length, instructions: program.as_ptr() };
    // SAFETY: the structure points at `length` instructions that outlive the call; the kernel copies them.
    #[expect(unsafe_code, reason = "seccomp has no wrapper in libc")]
    let answer = unsafe {
        libc::syscall(libc::SYS_seccomp, SECCOMP_SET_MODE_FILTER, SECCOMP_TSYNC, std::ptr::from_ref(&program))
    };
    match checked(answer)? {
        0 => Ok(()),
        thread => Err(io::Error::other(format!("thread {thread} could not be put under the filter"))),
    }
}

/// Closes every descriptor from `first` on.
pub(super) fn close_from(first: u32) -> io::Result<()> {
    // SAFETY: only called where nothing in this process owns those descriptors any more: first thing in a confined process.
    #[expect(unsafe_code, reason = "closing descriptors that others may own")]
    let answer = unsafe { libc::syscall(libc::SYS_close_range, first, u32::MAX, 0_u32) };
    checked(answer).map(drop)
}
