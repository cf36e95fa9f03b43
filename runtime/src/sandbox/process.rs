//! A running confined process: three pipes, a deadline that somebody keeps, and an end with a name.

use std::fs::File;
use std::io;
use std::os::fd::OwnedFd;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use rustix::process::{Gid, Pid, PidfdFlags, Signal, Uid, geteuid, pidfd_open, pidfd_send_signal};

use super::ended::Ended;
use super::groups::Group;
use super::keeper::{Keeper, has_ended};
use super::marks::Mark;
use super::plan::{Identity, Plan};
use crate::confine::identity::NOBODY;
use crate::confine::start::{Started, reap};

/// A day: longer than anybody waits for a process in one call.
const LONG: Duration = Duration::from_secs(86_400);

/// A confined process and its streams. Take the streams out to hand them to threads; the process dies when its last handle goes.
#[derive(Debug)]
pub struct Confined {
    /// What it hears.
    pub stdin: File,
    /// What it says.
    pub stdout: File,
    /// What it mutters.
    pub stderr: File,
    /// The process.
    pub process: Process,
}

/// A handle to a confined process; the last one that goes kills it.
#[derive(Debug, Clone)]
pub struct Process {
    inner: Arc<Inner>,
    keeper: Keeper,
}

#[derive(Debug)]
pub(super) struct Inner {
    pid: Pid,
    pidfd: OwnedFd,
    memory_bytes: u64,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    /// When it is killed, and for what.
    deadline: Option<(Instant, Ended)>,
    /// Why the supervisor killed it; said instead of the signal.
    reason: Option<Ended>,
    ended: Option<Ended>,
    /// Places that stay empty while it runs.
    marks: Vec<Mark>,
    /// Its scratch folder, and how many inodes that may hold.
    scratch: Option<(OwnedFd, u64)>,
    /// Its control group, until it has ended.
    group: Option<Group>,
}

/// When a process is to be looked at again.
pub(super) enum Watch {
    Ended,
    Idle,
    Until(Instant),
    Often,
}

impl Confined {
    /// The outermost process's id on this machine.
    #[must_use]
    pub fn id(&self) -> u32 {
        self.process.id()
    }
    /// As [`Process::kill`].
    pub fn kill(&self) {
        self.process.kill();
    }
    /// As [`Process::wait`].
    #[must_use]
    pub fn wait(&self) -> Ended {
        self.process.wait()
    }
    /// As [`Process::try_wait`].
    #[must_use]
    pub fn try_wait(&self) -> Option<Ended> {
        self.process.try_wait()
    }

    /// Takes over a child and the group that it is in.
    pub(super) fn adopt(child: Started, group: Option<Group>, plan: &Plan, keeper: &Keeper) -> io::Result<Self> {
        let Started { pid, stdin, stdout, stderr } = child;
        let pidfd = pidfd_open(pid, PidfdFlags::empty())?;
        if geteuid().is_root() && plan.identity == Identity::Unprivileged {
            // so that it may open its own streams again as /dev/stdout
            let nobody = (Some(Uid::from_raw(NOBODY)), Some(Gid::from_raw(NOBODY)));
            for stream in [&stdin, &stdout, &stderr] {
                rustix::fs::fchown(stream, nobody.0, nobody.1)?;
            }
        }
        let memory_bytes = plan.limits.memory_bytes;
        let state = Mutex::new(State { group, ..State::default() });
        let inner = Arc::new(Inner { pid, pidfd, memory_bytes, state });
        keeper.watch(&inner);
        Ok(Self {
            stdin: stdin.into(),
            stdout: stdout.into(),
            stderr: stderr.into(),
            process: Process { inner, keeper: keeper.clone() },
        })
    }
}

impl Process {
    /// The outermost process's id on this machine.
    #[must_use]
    pub fn id(&self) -> u32 {
        self.inner.pid.as_raw_nonzero().get().unsigned_abs()
    }

    /// Kills it and everything inside, at once.
    pub fn kill(&self) {
        self.inner.end(Ended::Killed);
    }

    /// It has `time` to start; whoever hears its first word calls [`Process::at_leisure`].
    pub fn start_within(&self, time: Duration) {
        self.deadline(Some((Instant::now() + time, Ended::StartTimeout)));
    }

    /// It has until `at` to answer.
    pub fn answer_by(&self, at: Instant) {
        self.deadline(Some((at, Ended::Deadline)));
    }

    /// No deadline any more.
    pub fn at_leisure(&self) {
        self.deadline(None);
    }

    fn deadline(&self, deadline: Option<(Instant, Ended)>) {
        self.inner.state().deadline = deadline;
        if deadline.is_some() {
            self.keeper.wake();
        }
    }

    /// Lets go of these places when it ends.
    pub(super) fn marks(&self, marks: Vec<Mark>) {
        self.inner.state().marks = marks;
    }

    /// Holds its scratch folder to so many inodes.
    pub(super) fn scratch(&self, folder: OwnedFd, inodes: u64) {
        self.inner.state().scratch = Some((folder, inodes));
        self.keeper.wake();
    }

    /// Waits for its end.
    #[must_use]
    pub fn wait(&self) -> Ended {
        loop {
            if let Some(ended) = self.wait_for(LONG) {
                return ended;
            }
        }
    }

    /// Its end, if it comes within `time`.
    #[must_use]
    pub fn wait_for(&self, time: Duration) -> Option<Ended> {
        let known = self.inner.state().ended;
        if known.is_some() {
            return known;
        }
        has_ended(&self.inner.pidfd, time).then(|| self.inner.bury())
    }

    /// Its end, if it has come.
    #[must_use]
    pub fn try_wait(&self) -> Option<Ended> {
        self.wait_for(Duration::ZERO)
    }
}

impl Inner {
    fn state(&self) -> std::sync::MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Kills it for `reason`; the first reason stays.
    fn end(&self, reason: Ended) {
        let mut state = self.state();
        if state.ended.is_none() && !has_ended(&self.pidfd, Duration::ZERO) {
            state.reason.get_or_insert(reason);
            // ESRCH: it ended by itself in this very moment
            drop(pidfd_send_signal(&self.pidfd, Signal::KILL).map_err(io::Error::from));
        }
    }

    /// Takes the end of a process that has ended.
    fn bury(&self) -> Ended {
        let mut state = self.state();
        if let Some(ended) = state.ended {
            return ended;
        }
        let ended = match reap(self.pid) {
            Ok((status, resident)) => Ended::read(status, resident, self.memory_bytes),
            Err(_) => Ended::Killed, // somebody else in this process waits for all children
        };
        // What the group says is known; what a signal and the memory used suggest is a guess.
        let ran_out = state.group.take().is_some_and(|group| group.ran_out());
        let ended = state.reason.unwrap_or(if ran_out { Ended::OutOfMemory } else { ended });
        state.ended = Some(ended);
        state.marks.clear();
        ended
    }

    /// Kills it when it is late or holds too much.
    pub(super) fn look(&self, now: Instant) -> Watch {
        if has_ended(&self.pidfd, Duration::ZERO) {
            return Watch::Ended;
        }
        let (deadline, is_full, has_scratch) = {
            let state = self.state();
            let is_full = state.scratch.as_ref().is_some_and(|(folder, inodes)| used(folder) > *inodes);
            (state.deadline, is_full, state.scratch.is_some())
        };
        if is_full {
            self.end(Ended::ScratchFull);
            return Watch::Ended;
        }
        match deadline {
            Some((at, reason)) if at <= now => {
                self.end(reason);
                Watch::Ended
            }
            _ if has_scratch => Watch::Often,
            Some((at, _)) => Watch::Until(at),
            None => Watch::Idle,
        }
    }
}

fn used(folder: &OwnedFd) -> u64 {
    rustix::fs::fstatvfs(folder).map_or(0, |stat| stat.f_files.saturating_sub(stat.f_ffree))
}

impl Drop for Inner {
    fn drop(&mut self) {
        let is_over = self.state().ended.is_some();
        if !is_over {
            self.end(Ended::Killed);
            self.bury();
        }
    }
}
