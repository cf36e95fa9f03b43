//! Raw system calls.

/// The error number of a call that failed, or 0 for an answer that is no use.
pub(crate) type Tried = Result<(), i32>;
/// An answer that shows nothing.
pub(crate) const NOTHING: i32 = 0;

/// A system call with up to six arguments.
pub(crate) fn call(number: i64, arguments: &[u64]) -> Result<i64, i32> {
    let at = |index: usize| arguments.get(index).copied().unwrap_or_default();
    let answer = unsafe { libc::syscall(number, at(0), at(1), at(2), at(3), at(4), at(5)) };
    if answer == -1 { Err(std::io::Error::last_os_error().raw_os_error().unwrap_or(-1)) } else { Ok(answer) }
}

/// Whether it worked.
pub(crate) fn works(number: i64, arguments: &[u64]) -> Tried {
    call(number, arguments).map(drop)
}

/// Whether the kernel got as far as looking at the arguments: every error but a refusal says that it did.
pub(crate) fn reaches(number: i64, arguments: &[u64]) -> Tried {
    match call(number, arguments) {
        Err(error @ (libc::EPERM | libc::EACCES | libc::ENOSYS | libc::EROFS | libc::EOPNOTSUPP | libc::ENODEV)) => {
            Err(error)
        }
        _ => Ok(()),
    }
}

/// The address of a zero-ended string; it stays for ever.
pub(crate) fn text(words: &str) -> u64 {
    let kept: &'static mut [u8] = Box::leak(format!("{words}\0").into_bytes().into_boxed_slice());
    kept.as_ptr() as u64
}

/// The address of so many zero bytes; they stay for ever.
pub(crate) fn zeros(bytes: usize) -> u64 {
    Box::leak(vec![0_u8; bytes].into_boxed_slice()).as_mut_ptr() as u64
}

/// The address of words; they stay for ever.
pub(crate) fn words(values: &[u64]) -> u64 {
    Box::leak(values.to_vec().into_boxed_slice()).as_ptr() as u64
}

/// Opens a file by the raw call.
pub(crate) fn open(path: &str, flags: i32) -> Result<u64, i32> {
    let at_here = libc::AT_FDCWD as u64;
    call(libc::SYS_openat, &[at_here, text(path), flags as u64, 0o666]).map(|descriptor| descriptor as u64)
}

/// Opens a file and reads a byte of it.
pub(crate) fn read(path: &str) -> Tried {
    let descriptor = open(path, libc::O_RDONLY)?;
    works(libc::SYS_read, &[descriptor, zeros(1), 1])
}

/// Opens a file to write to it.
pub(crate) fn write(path: &str) -> Tried {
    open(path, libc::O_WRONLY | libc::O_CREAT).map(drop)
}

/// Opens a folder and lists it.
pub(crate) fn list(path: &str) -> Tried {
    let descriptor = open(path, libc::O_RDONLY | libc::O_DIRECTORY)?;
    works(libc::SYS_getdents64, &[descriptor, zeros(4096), 4096])
}

/// Memory, mapped.
pub(crate) fn map(bytes: u64, protection: i32, flags: i32) -> Result<u64, i32> {
    call(libc::SYS_mmap, &[0, bytes, protection as u64, flags as u64, u64::MAX, 0]).map(|address| address as u64)
}

/// Writes to every page.
pub(crate) fn touch(address: u64, bytes: u64) {
    for page in (0..bytes).step_by(4096) {
        let at: *mut u8 = std::ptr::with_exposed_provenance_mut((address + page) as usize);
        unsafe { at.write_volatile(1) };
    }
}

/// Ends a child, without a word.
pub(crate) fn end_child() -> Tried {
    works(libc::SYS_exit_group, &[0])
}

/// Waits for a child, if that is possible.
pub(crate) fn wait_for(child: i64) {
    if call(libc::SYS_wait4, &[child as u64, 0, 0, 0]).is_err() {
        // it is reaped when its parent ends, which is soon
    }
}
