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

/// The descriptor that the supervisor left open under this number.
pub(super) fn inherited(number: &str) -> io::Result<OwnedFd> {
    let number: i32 = number.parse().map_err(|_| io::Error::from(io::ErrorKind::InvalidInput))?;
    // SAFETY: no memory is passed; a number that is not open is an error.
    #[expect(unsafe_code, reason = "asks whether a raw number is open")]
    let flags = unsafe { libc::fcntl(number, libc::F_SETFD, libc::FD_CLOEXEC) };
    checked(i64::from(flags))?;
    descriptor(i64::from(number))
}

/// Bytes from the kernel.
pub(super) fn random<const N: usize>() -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    rustix::rand::getrandom(&mut bytes, rustix::rand::GetRandomFlags::empty())?;
    Ok(bytes)
}

/// Makes a copy of this process, which must have one thread; its id in the one, nothing in the copy.
pub(super) fn fork() -> io::Result<Option<rustix::process::Pid>> {
    // SAFETY: with one thread the copy is whole: no lock is held by a thread that is not there.
    #[expect(unsafe_code, reason = "no safe library forks")]
    let answer = unsafe { libc::fork() };
    checked(answer.into())?;
    Ok(rustix::process::Pid::from_raw(answer))
}

/// An exec whose program name lies at a random address of its own, which the exec itself takes away.
#[derive(Debug)]
pub(super) struct Exec {
    path: *const libc::c_char,
    argv: Vec<*const libc::c_char>,
    environment: Vec<*const libc::c_char>,
    _kept: Vec<std::ffi::CString>,
}

/// User space on both architectures ends at 2^47; the lowest 4 GiB are left to the program.
const ADDRESSES: std::ops::Range<u64> = 0x1_0000_0000..0x7000_0000_0000;
/// One page.
const PAGE: u64 = 4096;

impl Exec {
    /// Puts `path` at a random address and everything else where it is.
    pub(super) fn prepare(
        path: &std::ffi::CStr,
        argv: &[std::ffi::CString],
        environment: &[std::ffi::CString],
    ) -> io::Result<Self> {
        let bytes = path.to_bytes_with_nul();
        let length = u64::try_from(bytes.len()).map_err(io::Error::other)?;
        let pages = length.div_ceil(PAGE) + 1;
        let [high, low] = [u64::from_le_bytes(random()?), u64::from_le_bytes(random()?)];
        let at = ADDRESSES.start + high % (ADDRESSES.end - ADDRESSES.start) / PAGE * PAGE;
        let offset = low % PAGE;
        let size = usize::try_from(pages * PAGE).map_err(io::Error::other)?;
        let hint: *mut libc::c_void = std::ptr::without_provenance_mut(usize::try_from(at).map_err(io::Error::other)?);
        // SAFETY: FIXED_NOREPLACE maps fresh pages or fails, so nothing that is in use is replaced.
        #[expect(unsafe_code, reason = "memory at a chosen address")]
        let page = unsafe {
            let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_FIXED_NOREPLACE;
            libc::mmap(hint, size, libc::PROT_READ | libc::PROT_WRITE, flags, -1, 0)
        };
        if page != hint {
            return Err(io::Error::last_os_error());
        }
        let offset = usize::try_from(offset).map_err(io::Error::other)?;
        // SAFETY: the mapping holds `offset` (less than a page) and the whole name; the name lies elsewhere.
        #[expect(unsafe_code, reason = "copies the name to the chosen address")]
        let path = unsafe {
            let place = page.cast::<u8>().add(offset);
            std::ptr::copy_nonoverlapping(bytes.as_ptr(), place, bytes.len());
            place.cast_const().cast::<libc::c_char>()
        };
        let kept: Vec<std::ffi::CString> = argv.iter().chain(environment).cloned().collect();
        let pointers = |from: &[std::ffi::CString]| -> Vec<*const libc::c_char> {
            from.iter().map(|text| text.as_ptr()).chain(std::iter::once(std::ptr::null())).collect()
        };
        let (first, second) = kept.split_at(argv.len().min(kept.len()));
        Ok(Self { path, argv: pointers(first), environment: pointers(second), _kept: kept })
    }

    /// Where the name lies.
    pub(super) fn address(&self) -> u64 {
        u64::try_from(self.path.addr()).unwrap_or_default()
    }

    /// Becomes the program; returns only why not.
    pub(super) fn execute(&self) -> io::Error {
        // SAFETY: the name and both lists end with zero and live as long as `self`.
        #[expect(unsafe_code, reason = "the filter lets this one address through")]
        unsafe {
            libc::execve(self.path, self.argv.as_ptr(), self.environment.as_ptr());
        }
        io::Error::last_os_error()
    }
}
