//! A running confined process where there are no descriptors of processes: three pipes, a thread that looks at it, a named end.

use std::ffi::OsString;
use std::fs::File;
use std::io;
use std::os::fd::OwnedFd;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

use super::super::Ended;

/// 10 ms: how soon an end or a deadline is seen.
const LOOK: Duration = Duration::from_millis(10);

/// A confined process and its streams; the process dies when its last handle goes.
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
pub struct Process(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    id: u32,
    memory_bytes: u64,
    state: Mutex<State>,
    over: Condvar,
}

#[derive(Debug)]
struct State {
    child: Child,
    /// When it is killed, and for what.
    deadline: Option<(Instant, Ended)>,
    /// Why the supervisor killed it; said instead of the signal.
    reason: Option<Ended>,
    ended: Option<Ended>,
}

impl Confined {
    /// Starts `program` with nothing but these arguments and three pipes.
    pub(super) fn start(program: &Path, arguments: Vec<OsString>, memory_bytes: u64) -> io::Result<Self> {
        let mut command = Command::new(program);
        command.args(arguments).env_clear().current_dir("/");
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
        let (Some(stdin), Some(stdout), Some(stderr)) = (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            return Err(io::ErrorKind::BrokenPipe.into());
        };
        let id = child.id();
        let state = Mutex::new(State { child, deadline: None, reason: None, ended: None });
        let inner = Arc::new(Inner { id, memory_bytes, state, over: Condvar::new() });
        let watched = Arc::downgrade(&inner);
        std::thread::Builder::new().name("sandbox-keeper".to_owned()).spawn(move || watch(&watched))?;
        Ok(Self {
            stdin: OwnedFd::from(stdin).into(),
            stdout: OwnedFd::from(stdout).into(),
            stderr: OwnedFd::from(stderr).into(),
            process: Process(inner),
        })
    }
}

fn watch(process: &Weak<Inner>) {
    while let Some(inner) = process.upgrade() {
        if inner.look(Instant::now()).is_some() {
            return;
        }
        drop(inner);
        std::thread::sleep(LOOK);
    }
}

impl Process {
    /// Its id on this machine.
    #[must_use]
    pub fn id(&self) -> u32 {
        self.0.id
    }

    /// Kills it, at once.
    pub fn kill(&self) {
        self.0.end(&mut self.0.state(), Ended::Killed);
    }

    /// It has `time` to start; whoever hears its first word calls [`Process::at_leisure`].
    pub fn start_within(&self, time: Duration) {
        self.0.state().deadline = Some((Instant::now() + time, Ended::StartTimeout));
    }

    /// It has until `at` to answer.
    pub fn answer_by(&self, at: Instant) {
        self.0.state().deadline = Some((at, Ended::Deadline));
    }

    /// No deadline any more.
    pub fn at_leisure(&self) {
        self.0.state().deadline = None;
    }

    /// Waits for its end.
    #[must_use]
    pub fn wait(&self) -> Ended {
        let mut state = self.0.state();
        loop {
            match state.ended {
                Some(ended) => return ended,
                None => state = self.0.over.wait(state).unwrap_or_else(PoisonError::into_inner),
            }
        }
    }

    /// Its end, if it comes within `time`.
    #[must_use]
    pub fn wait_for(&self, time: Duration) -> Option<Ended> {
        if let Some(ended) = self.0.look(Instant::now()) {
            return Some(ended);
        }
        let waited = self.0.over.wait_timeout_while(self.0.state(), time, |state| state.ended.is_none());
        waited.unwrap_or_else(PoisonError::into_inner).0.ended
    }

    /// Its end, if it has come.
    #[must_use]
    pub fn try_wait(&self) -> Option<Ended> {
        self.wait_for(Duration::ZERO)
    }
}

impl Inner {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Kills it for `reason`; the first reason stays.
    fn end(&self, state: &mut State, reason: Ended) {
        if self.bury(state).is_none() {
            state.reason.get_or_insert(reason);
            // An error means that it ended by itself in this very moment.
            drop(state.child.kill());
        }
    }

    /// Its end, if it has come; kills it when it is late.
    fn look(&self, now: Instant) -> Option<Ended> {
        let mut state = self.state();
        if let Some((at, reason)) = state.deadline
            && at <= now
        {
            self.end(&mut state, reason);
        }
        self.bury(&mut state)
    }

    fn bury(&self, state: &mut State) -> Option<Ended> {
        if state.ended.is_none() {
            let ended = match state.child.try_wait() {
                Ok(None) => return None,
                Ok(Some(status)) => Ended::read(status, 0, self.memory_bytes),
                Err(_) => Ended::Killed, // somebody else in this process waits for all children
            };
            state.ended = Some(state.reason.unwrap_or(ended));
            self.over.notify_all();
        }
        state.ended
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        let state = self.state.get_mut().unwrap_or_else(PoisonError::into_inner);
        if state.ended.is_none() {
            drop(state.child.kill());
            drop(state.child.wait());
        }
    }
}
