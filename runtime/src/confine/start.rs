//! A child that inherits three pipes, the descriptors named for it, and nothing else; and how it ended, with what it used.
//!
//! It is made with `CLONE_VM | CLONE_VFORK`, as `posix_spawn` does: a fork would copy the page tables of a supervisor that
//! holds every loaded plugin in memory, twenty times when twenty plugins start.

use std::ffi::{CString, OsString};
use std::io;
use std::mem::MaybeUninit;
use std::os::fd::{AsRawFd, OwnedFd, RawFd};
use std::os::unix::ffi::OsStringExt as _;
use std::os::unix::process::ExitStatusExt as _;
use std::path::PathBuf;
use std::process::ExitStatus;
use std::sync::atomic::{AtomicI32, Ordering};

use rustix::pipe::{PipeFlags, pipe_with};
use rustix::process::Pid;

/// 64 KiB: the child calls a dozen functions, none of which calls far, before its exec gives it a stack of its own.
const STACK_BYTES: usize = 64 << 10;

/// What is to be started.
#[derive(Debug)]
pub struct Start {
    /// The program, by its path; its environment is empty.
    pub program: PathBuf,
    /// Its arguments, without its own name.
    pub arguments: Vec<OsString>,
    /// Descriptors that it keeps, under their present numbers.
    pub keep: Vec<OwnedFd>,
    /// The user that it becomes before it executes.
    pub user: Option<u32>,
    /// The `cgroup.procs` of the control group that it enters first.
    pub group: Option<OwnedFd>,
}

/// A child, and our ends of its streams. Whoever holds it must [`reap`] it.
#[derive(Debug)]
pub struct Started {
    /// The child.
    pub pid: Pid,
    /// What it hears.
    pub stdin: OwnedFd,
    /// What it says.
    pub stdout: OwnedFd,
    /// What it mutters.
    pub stderr: OwnedFd,
}

impl Start {
    /// Starts it. It dies with the thread that calls this.
    ///
    /// # Errors
    /// The system's, those of the child before its exec included.
    pub fn start(self) -> io::Result<Started> {
        let Self { program, arguments, keep, user, group } = self;
        let argv: Vec<CString> = std::iter::once(program.into_os_string())
            .chain(arguments)
            .map(|word| CString::new(word.into_vec()))
            .collect::<Result<_, _>>()?;
        let argv_pointers: Vec<*const libc::c_char> =
            argv.iter().map(|word| word.as_ptr()).chain([std::ptr::null()]).collect();
        let ((in_theirs, stdin), (stdout, out_theirs), (stderr, err_theirs)) = (pipe()?, pipe()?, pipe()?);
        let streams = [high(&in_theirs)?, high(&out_theirs)?, high(&err_theirs)?];
        let keep_numbers: Vec<RawFd> = keep.iter().map(AsRawFd::as_raw_fd).collect();
        let inside = Inside {
            argv: &argv_pointers,
            streams: streams.each_ref().map(AsRawFd::as_raw_fd),
            keep: &keep_numbers,
            user,
            group: group.as_ref().map(AsRawFd::as_raw_fd),
            parent: rustix::process::getpid(),
            failure: AtomicI32::new(0),
        };
        let pid = with_signals_blocked(|| clone(&inside))?;
        match inside.failure.load(Ordering::Acquire) {
            0 => Ok(Started { pid, stdin, stdout, stderr }),
            failure => {
                reap(pid)?;
                Err(io::Error::from_raw_os_error(failure))
            }
        }
    }
}

fn pipe() -> io::Result<(OwnedFd, OwnedFd)> {
    Ok(pipe_with(PipeFlags::CLOEXEC)?)
}

/// The same file under a number above the three streams', so that moving one there never closes another.
fn high(descriptor: &OwnedFd) -> io::Result<OwnedFd> {
    Ok(rustix::io::fcntl_dupfd_cloexec(descriptor, 3)?)
}

/// What the child needs until its exec. It shares this memory with its parent, which sleeps meanwhile.
struct Inside<'a> {
    argv: &'a [*const libc::c_char],
    streams: [RawFd; 3],
    keep: &'a [RawFd],
    user: Option<u32>,
    group: Option<RawFd>,
    parent: Pid,
    /// The error that kept it from its exec; 0 is none.
    failure: AtomicI32,
}

/// A signal handler of the parent must not run in the child, whose memory is the parent's.
fn with_signals_blocked<T>(act: impl FnOnce() -> T) -> T {
    let mut before = MaybeUninit::<libc::sigset_t>::zeroed();
    let mut all = MaybeUninit::<libc::sigset_t>::zeroed();
    // SAFETY: both sets are live and of the right type; all zeros is a valid, empty set.
    #[expect(unsafe_code, reason = "no safe library blocks the signals of a thread")]
    unsafe {
        libc::sigfillset(all.as_mut_ptr());
        libc::pthread_sigmask(libc::SIG_BLOCK, all.as_ptr(), before.as_mut_ptr());
    }
    let done = act();
    // SAFETY: `before` is what the first call wrote, or the empty set.
    #[expect(unsafe_code, reason = "as above")]
    unsafe {
        libc::pthread_sigmask(libc::SIG_SETMASK, before.as_ptr(), std::ptr::null_mut());
    }
    done
}

fn clone(inside: &Inside<'_>) -> io::Result<Pid> {
    let mut stack = vec![0_u128; STACK_BYTES / size_of::<u128>()];
    let flags = libc::CLONE_VM | libc::CLONE_VFORK | libc::SIGCHLD;
    let argument: *const Inside<'_> = inside;
    // SAFETY: the stack grows down from its end, which is aligned to 16 bytes as both architectures demand; it and `inside` outlive
    // the child's use of them, since with VFORK this call returns only after the child's exec or end. The child writes to
    // nothing of ours but its stack, the thread's `errno` and `failure`.
    #[expect(unsafe_code, reason = "no safe library starts a child that shares memory")]
    let answer = unsafe { libc::clone(child, stack.as_mut_ptr_range().end.cast(), flags, argument.cast_mut().cast()) };
    drop(stack);
    if answer < 0 {
        return Err(io::Error::last_os_error());
    }
    Pid::from_raw(answer).ok_or_else(|| io::ErrorKind::InvalidData.into())
}

/// The child: it allocates nothing, takes no lock, unwinds nowhere, and calls the kernel only.
extern "C" fn child(argument: *mut libc::c_void) -> libc::c_int {
    // SAFETY: `clone` passes an `Inside`, which its sleeping caller keeps alive.
    #[expect(unsafe_code, reason = "what crosses the clone is a pointer")]
    let inside = unsafe { &*argument.cast::<Inside<'_>>() };
    inside.failure.store(inside.execute(), Ordering::Release);
    NOT_RUN
}

/// What a child that did not reach its exec ends with; its parent reads the error, not this.
const NOT_RUN: libc::c_int = 127;

impl Inside<'_> {
    /// Becomes the program; returns only the error that kept it from that.
    fn execute(&self) -> i32 {
        let Err(trouble) = self.prepare() else {
            let environment = [std::ptr::null::<libc::c_char>()];
            let path = self.argv.first().copied().unwrap_or(std::ptr::null());
            // SAFETY: the name and both lists end with zero, and their owner sleeps until this is over.
            #[expect(unsafe_code, reason = "no safe library executes without allocating")]
            unsafe {
                libc::execve(path, self.argv.as_ptr(), environment.as_ptr());
            }
            return last_error();
        };
        trouble
    }

    fn prepare(&self) -> Result<(), i32> {
        if let Some(group) = self.group {
            // SAFETY: one byte of static memory is read; the number is open in the parent, hence in its copy.
            #[expect(unsafe_code, reason = "a raw number is all that crosses the clone")]
            checked(i64::try_from(unsafe { libc::write(group, c"0".as_ptr().cast(), 1) }).unwrap_or(-1))?;
        }
        for (stream, number) in self.streams.iter().zip(0..) {
            // SAFETY: no memory is passed; the numbers are open in the parent, hence in its copy.
            #[expect(unsafe_code, reason = "as above")]
            checked(unsafe { libc::dup2(*stream, number) }.into())?;
        }
        close_all_but(self.keep)?;
        default_signals();
        rustix::process::chdir(c"/").map_err(rustix::io::Errno::raw_os_error)?;
        if let Some(user) = self.user {
            become_user(user)?;
        }
        rustix::process::set_parent_process_death_signal(Some(rustix::process::Signal::KILL))
            .map_err(rustix::io::Errno::raw_os_error)?;
        // A parent that died before that is noticed.
        if rustix::process::getppid() == Some(self.parent) { Ok(()) } else { Err(libc::ESRCH) }
    }
}

/// The kernel's `struct sigaction` with nothing in it: the default action, no flags, no mask.
const DEFAULT_ACTION: [u64; 4] = [0; 4];

/// 64 signals, on every architecture that is built for; the kernel's set of them has 8 bytes.
const SIGNALS: i32 = 64;

/// No signal blocked and none ignored, as programs expect: a broken pipe ends them. The two that the C library keeps for
/// itself are set back too, by the kernel's own call, since whoever was started through `posix_spawn` ignores one.
fn default_signals() {
    let mut none = MaybeUninit::<libc::sigset_t>::zeroed();
    // SAFETY: the set and the action are live and of the right size. The table of handlers is the child's own copy. KILL and
    // STOP refuse, and stay what they are.
    #[expect(unsafe_code, reason = "no safe library does this between clone and exec")]
    unsafe {
        for signal in 1..=SIGNALS {
            let old = std::ptr::null_mut::<u64>();
            libc::syscall(libc::SYS_rt_sigaction, signal, DEFAULT_ACTION.as_ptr(), old, size_of::<u64>());
        }
        libc::sigemptyset(none.as_mut_ptr());
        libc::pthread_sigmask(libc::SIG_SETMASK, none.as_ptr(), std::ptr::null_mut());
    }
}

/// Of this task alone: the C library's own functions would change every thread of the process whose memory this is.
fn become_user(user: u32) -> Result<(), i32> {
    // SAFETY: no memory is passed but an empty list.
    #[expect(unsafe_code, reason = "the C library's wrappers speak to all threads")]
    unsafe {
        checked(libc::syscall(libc::SYS_setgroups, 0_usize, std::ptr::null::<u32>()))?;
        checked(libc::syscall(libc::SYS_setresgid, user, user, user))?;
        checked(libc::syscall(libc::SYS_setresuid, user, user, user))
    }
}

/// Marks everything above the three streams to be closed by the exec, then takes the mark off `kept`.
fn close_all_but(kept: &[RawFd]) -> Result<(), i32> {
    // SAFETY: nothing is closed now, only marked; no memory is passed.
    #[expect(unsafe_code, reason = "libc wraps neither this call nor its flag")]
    checked(unsafe { libc::syscall(libc::SYS_close_range, 3_u32, u32::MAX, libc::CLOSE_RANGE_CLOEXEC) })?;
    for descriptor in kept {
        // SAFETY: the descriptor is open in the parent, hence in its copy; no memory is passed.
        #[expect(unsafe_code, reason = "a raw number is all that crosses the clone")]
        checked(unsafe { libc::fcntl(*descriptor, libc::F_SETFD, 0) }.into())?;
    }
    Ok(())
}

fn checked(answer: i64) -> Result<(), i32> {
    if answer < 0 { Err(last_error()) } else { Ok(()) }
}

fn last_error() -> i32 {
    io::Error::last_os_error().raw_os_error().unwrap_or(libc::EIO)
}

/// How a child ended, and the most memory that it or a child of its own had resident, in bytes.
///
/// # Errors
/// The system's; also when it is not a child of this process or was waited for before.
pub fn reap(child: Pid) -> io::Result<(ExitStatus, u64)> {
    let mut status = 0;
    let mut usage = MaybeUninit::<libc::rusage>::zeroed();
    loop {
        // SAFETY: both pointers are to live memory of the right type; all zeros is a valid `rusage` should nothing be written.
        #[expect(unsafe_code, reason = "no safe library returns a child's resource usage")]
        let (answer, resident) = unsafe {
            let answer = libc::wait4(child.as_raw_nonzero().get(), &raw mut status, 0, usage.as_mut_ptr());
            (answer, usage.assume_init_ref().ru_maxrss)
        };
        if answer >= 0 {
            let kibibytes = u64::try_from(resident).unwrap_or_default();
            return Ok((ExitStatus::from_raw(status), kibibytes.saturating_mul(1024)));
        }
        let trouble = io::Error::last_os_error();
        if trouble.kind() != io::ErrorKind::Interrupted {
            return Err(trouble);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs::File;
    use std::io::{Read as _, Seek as _, Write as _};

    fn shell(line: &str) -> Start {
        let arguments = ["-c".into(), line.into()].into();
        Start { program: "/bin/sh".into(), arguments, keep: Vec::new(), user: None, group: None }
    }

    /// What it says on its standard output, and how it ends.
    fn said(start: Start) -> (String, ExitStatus) {
        let started = start.start().unwrap();
        let mut text = String::new();
        drop(started.stdin);
        File::from(started.stdout).read_to_string(&mut text).unwrap();
        (text, reap(started.pid).unwrap().0)
    }

    #[test]
    fn a_child_has_no_environment_three_descriptors_and_the_root_for_its_folder() {
        let _open = File::open("/dev/null").unwrap();
        let (text, status) = said(shell("env; ls -x /proc/self/fd; pwd"));
        // ls itself opens 3; PWD, OLDPWD and _ are the shell's own
        let lines: Vec<&str> = text.lines().filter(|line| !line.contains('=')).collect();
        assert_eq!(lines, ["0  1  2  3", "/"]);
        assert!(status.success());
    }

    #[test]
    fn what_is_kept_is_open_under_its_number() {
        let mut file = tempfile::tempfile().unwrap();
        file.write_all(b"kept").unwrap();
        file.rewind().unwrap();
        let file = OwnedFd::from(file);
        // Not by `<&`: dash takes numbers of one digit there, and other tests hold descriptors too.
        let line = format!("cat /proc/self/fd/{}", file.as_raw_fd());
        assert_eq!(said(Start { keep: vec![file], ..shell(&line) }).0, "kept");
    }

    #[test]
    fn no_signal_is_blocked_or_ignored_in_a_child() {
        let (text, _) = said(shell("grep -E '^Sig(Blk|Ign)' /proc/self/status"));
        assert_eq!(text, "SigBlk:\t0000000000000000\nSigIgn:\t0000000000000000\n");
    }

    #[test]
    fn a_program_that_is_not_there_is_the_callers_error() {
        let missing = Start { program: "/nonexistent/program".into(), ..shell("") };
        assert_eq!(missing.start().unwrap_err().kind(), io::ErrorKind::NotFound);
    }

    #[test]
    fn a_group_that_takes_nobody_in_is_an_error() {
        // Full: whatever is written to it is refused.
        let group = Some(OwnedFd::from(File::options().write(true).open("/dev/full").unwrap()));
        assert_eq!(Start { group, ..shell("true") }.start().unwrap_err().raw_os_error(), Some(libc::ENOSPC));
    }

    #[test]
    fn many_threads_start_children_side_by_side() {
        let echoes = |n: usize| (0..20).all(|_| said(shell(&format!("echo {n}"))).0 == format!("{n}\n"));
        let threads: Vec<_> = (0..8).map(|n| std::thread::spawn(move || echoes(n))).collect();
        assert!(threads.into_iter().all(|thread| thread.join().unwrap()));
    }
}
