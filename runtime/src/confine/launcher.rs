//! The first program inside a sandbox: it takes over what the supervisor sends, locks itself, says so, and becomes another, or
//! starts it and stays as the first process, which reaps.

use std::ffi::CString;
use std::io;
use std::os::fd::{AsFd as _, OwnedFd};
use std::os::unix::net::UnixStream;
use std::process::ExitCode;

use rustix::fs::{Mode, OFlags};
use rustix::net::{SendAncillaryBuffer, SendAncillaryMessage, SendFlags};
use rustix::process::{Pid, WaitOptions};

use super::filter::Filter;
use super::landlock::{self, EXECUTE, Grant, LIST, Network, READ_TREE, WRITE_TREE};
use super::{LockError, identity, sys};
use crate::sandbox::BY_SIGNAL;
use crate::sandbox::launch::{First, LOCKED, Launch, receive_tree};
use crate::sandbox::plan::{Rights, Seccomp};

/// What shells answer for a program that cannot be run.
const NOT_FOUND: u8 = 127;

/// Why a launch failed.
#[derive(Debug, thiserror::Error)]
enum Failed {
    #[error("launch: {0}")]
    Io(#[from] io::Error),
    #[error(transparent)]
    Lock(#[from] LockError),
    #[error("launch: {0}")]
    System(#[from] rustix::io::Errno),
    #[error("launch: a zero byte in an argument")]
    Zero(#[from] std::ffi::NulError),
}

/// Becomes what comes over the socket with this number. Returns only when it cannot.
#[must_use]
pub(crate) fn launch(control: &str) -> ExitCode {
    match become_another(control) {
        Ok(ended) => ended,
        Err(failed) => {
            super::say(&failed.to_string());
            ExitCode::from(match failed {
                Failed::Io(e) if e.kind() == io::ErrorKind::NotFound => NOT_FOUND,
                _ => super::UNLOCKED,
            })
        }
    }
}

fn become_another(control: &str) -> Result<ExitCode, Failed> {
    let control = sys::inherited(control).map_err(LockError::Descriptors)?;
    let mut control = UnixStream::from(control);
    let launch = Launch::receive(&mut control)?;
    if let Some(root) = &launch.verified {
        receive_tree(&mut control, root)?;
    }
    let scratch = launch
        .scratch
        .as_ref()
        .map(|path| rustix::fs::open(path, OFlags::PATH | OFlags::DIRECTORY | OFlags::CLOEXEC, Mode::empty()));
    let scratch = scratch.transpose()?;
    narrow(launch.cpus)?;
    launch.limits.apply().map_err(LockError::Limits)?;
    identity::give_up().map_err(LockError::Identity)?;
    let network = if launch.loopback { Network::Open } else { Network::Closed };
    landlock::restrict(&grants(&launch), network).map_err(LockError::from)?;
    report(&control, scratch.as_ref())?;
    drop((control, scratch));
    sys::close_from(3).map_err(LockError::Descriptors)?;
    execute(&launch)
}

/// Keeps to so many processors, chosen at random among those allowed, so that not all plugins share one.
fn narrow(cpus: u32) -> Result<(), Failed> {
    let allowed = rustix::thread::sched_getaffinity(None)?;
    let all: Vec<usize> = (0..rustix::thread::CpuSet::MAX_CPU).filter(|cpu| allowed.is_set(*cpu)).collect();
    let wanted = usize::try_from(cpus).unwrap_or(usize::MAX).max(1);
    if all.len() <= wanted {
        return Ok(());
    }
    let start = usize::from(u16::from_le_bytes(sys::random()?)) % all.len();
    let mut chosen = rustix::thread::CpuSet::new();
    for cpu in all.iter().cycle().skip(start).take(wanted) {
        chosen.set(*cpu);
    }
    Ok(rustix::thread::sched_setaffinity(None, &chosen)?)
}

fn grants(launch: &Launch) -> Vec<Grant> {
    let rights = |rights| match rights {
        Rights::List => LIST,
        Rights::Read => READ_TREE,
        Rights::Run => READ_TREE | EXECUTE,
        Rights::Write => WRITE_TREE,
        Rights::WriteAndRun => WRITE_TREE | EXECUTE,
    };
    launch.landlock.iter().map(|leave| Grant::new(&leave.path, rights(leave.rights))).collect()
}

/// Says that the locks are closed, and hands the scratch folder's descriptor to whoever counts its inodes.
fn report(control: &UnixStream, scratch: Option<&OwnedFd>) -> Result<(), Failed> {
    let mut space = [std::mem::MaybeUninit::uninit(); rustix::cmsg_space!(ScmRights(1))];
    let mut ancillary = SendAncillaryBuffer::new(&mut space);
    let descriptors = scratch.map(|scratch| [scratch.as_fd()]);
    if let Some(descriptors) = &descriptors {
        ancillary.push(SendAncillaryMessage::ScmRights(descriptors));
    }
    rustix::net::sendmsg(control, &[io::IoSlice::new(&[LOCKED])], &mut ancillary, SendFlags::NOSIGNAL)?;
    Ok(())
}

/// The last lock, and the one exec that it lets through.
fn execute(launch: &Launch) -> Result<ExitCode, Failed> {
    let text = |words: Vec<String>| words.into_iter().map(CString::new).collect::<Result<Vec<_>, _>>();
    let program = CString::new(launch.argv.first().cloned().unwrap_or_default())?;
    let argv = text(launch.argv.clone())?;
    let environment = text(launch.environment.iter().map(|(name, value)| format!("{name}={value}")).collect())?;
    let exec = sys::Exec::prepare(&program, &argv, &environment)?;
    super::enforce(&filter(launch, &exec))?;
    if launch.first == First::Launcher
        && let Some(child) = sys::fork()?
    {
        return first_process(child);
    }
    Err(exec.execute().into())
}

fn filter(launch: &Launch, exec: &sys::Exec) -> Filter {
    match launch.seccomp {
        // The plan of another system is held to the narrowest here.
        Seccomp::Engine | Seccomp::Seatbelt => super::engine_filter(),
        Seccomp::Node => {
            let scratch =
                if launch.scratch.is_some() { super::node::Scratch::Some } else { super::node::Scratch::None };
            super::node::filter(std::process::id(), exec.address(), scratch)
        }
        Seccomp::Command => {
            let sockets =
                if launch.loopback { super::command::Sockets::Loopback } else { super::command::Sockets::Local };
            super::command::filter(sockets)
        }
    }
}

/// Reaps everything until `child` has ended, and ends as it did; what is left then ends with this process.
fn first_process(child: Pid) -> Result<ExitCode, Failed> {
    loop {
        match rustix::process::wait(WaitOptions::empty()) {
            Ok(Some((ended, status))) if ended == child => {
                let signal = status.terminating_signal().map(|signal| BY_SIGNAL.saturating_add(signal));
                let code = status.exit_status().or(signal).and_then(|code| u8::try_from(code).ok());
                return Ok(ExitCode::from(code.unwrap_or(u8::MAX)));
            }
            Ok(_) | Err(rustix::io::Errno::INTR) => {}
            Err(e) => return Err(e.into()),
        }
    }
}
