//! A child that inherits three pipes, the descriptors named for it, and nothing else; and how it ended, with what it used.

use std::io;
use std::os::fd::{OwnedFd, RawFd};
use std::os::unix::process::{CommandExt as _, ExitStatusExt as _};
use std::process::{Child, Command, ExitStatus, Stdio};

use rustix::process::Pid;

/// What is to be started.
#[derive(Debug)]
pub struct Start {
    /// The program and its arguments.
    pub command: Command,
    /// Descriptors that it keeps, under their present numbers.
    pub keep: Vec<OwnedFd>,
    /// The user that it becomes before it executes.
    pub user: Option<u32>,
}

impl Start {
    /// Starts it. It dies with the thread that calls this.
    ///
    /// # Errors
    /// The system's.
    pub fn start(self) -> io::Result<Child> {
        let Self { mut command, keep, user } = self;
        command.env_clear().current_dir("/").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        if let Some(user) = user {
            command.uid(user).gid(user);
        }
        let kept: Vec<RawFd> = keep.iter().map(std::os::fd::AsRawFd::as_raw_fd).collect();
        let parent = std::process::id();
        let prepare = move || {
            close_all_but(&kept)?;
            rustix::process::set_parent_process_death_signal(Some(rustix::process::Signal::KILL))?;
            match rustix::process::getppid() {
                Some(now) if u32::try_from(now.as_raw_nonzero().get()).ok() == Some(parent) => Ok(()),
                _ => Err(io::ErrorKind::NotFound.into()),
            }
        };
        // SAFETY: between fork and exec the closure makes system calls only: it allocates nothing on the way that succeeds,
        // takes no lock, and reads memory that the fork has copied.
        #[expect(unsafe_code, reason = "descriptors can be handed on only between fork and exec")]
        unsafe {
            command.pre_exec(prepare);
        }
        let child = command.spawn();
        drop(keep);
        child
    }
}

/// Marks everything above the three streams to be closed by the exec, then takes the mark off `kept`.
fn close_all_but(kept: &[RawFd]) -> io::Result<()> {
    // SAFETY: nothing is closed now, only marked; no memory is passed.
    #[expect(unsafe_code, reason = "libc wraps neither this call nor its flag")]
    let marked = unsafe { libc::syscall(libc::SYS_close_range, 3_u32, u32::MAX, libc::CLOSE_RANGE_CLOEXEC) };
    if marked != 0 {
        return Err(io::Error::last_os_error());
    }
    for descriptor in kept {
        // SAFETY: the descriptor is open in the parent, hence in its copy; no memory is passed.
        #[expect(unsafe_code, reason = "a raw number is all that crosses the fork")]
        let answer = unsafe { libc::fcntl(*descriptor, libc::F_SETFD, 0) };
        if answer != 0 {
            return Err(io::Error::last_os_error());
        }
    }
    Ok(())
}

/// How a child ended, and the most memory that it or a child of its own had resident, in bytes.
///
/// # Errors
/// The system's; also when it is not a child of this process or was waited for before.
pub fn reap(child: Pid) -> io::Result<(ExitStatus, u64)> {
    let mut status = 0;
    let mut usage = std::mem::MaybeUninit::<libc::rusage>::zeroed();
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
