//! One confined process: spoken to in lines, ended once, and the end has a name.

use std::fs::File;
use std::io::Read as _;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use schemas::protocol::{Crash, CrashKind, ErrorCode, Frame, Id, LINES_A_SECOND, Outcome, PLUGIN_LINE, Refusal, Token};
use serde_json::Value;
use subtle::ConstantTimeEq as _;

use super::calls::Calls;
use super::world::{Child, Control};
use crate::wire::{LineError, Lines, Lost, Outbox, Pending, Rate, Waiting};

/// 16 MiB: two of the longest lines.
const OUTBOX_BYTES: usize = 16 << 20;
/// 64 calls to one process at once: a host's turns are fewer.
const CALLS: usize = 64;
/// 16 things done for one process at once; more wait in its own pipe, so that its megabytes are not ours.
const PERFORMING: usize = 16;
/// 5 s: whoever does not read for that long hangs.
const UNREAD: Duration = Duration::from_secs(5);
/// 2 s: how long a process that closed its output may take to end.
const LEAVING: Duration = Duration::from_secs(2);
/// 500 ms: how long one waits for the rest of what an engine complained of.
const LAST_WORDS: Duration = Duration::from_millis(500);
/// 4 KiB: what is kept of what an engine complained of.
const COMPLAINT_BYTES: usize = 4 << 10;

/// How a process ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum End {
    /// It was asked to.
    Stopped,
    /// It was withdrawn or switched off.
    Killed,
    /// Otherwise.
    Crashed(Crash),
}

/// Whose process it is: hears what it asks and tells.
pub(super) trait Owner: Send + Sync {
    /// A request with the right token. Answers come through [`Process::answer`].
    fn asked(&self, process: &Arc<Process>, id: Id, method: &str, params: Value);
    /// A notification with the right token.
    fn told(&self, method: &str, params: Value);
    /// A line without the token.
    fn impostor(&self);
    /// It ended; told once.
    fn ended(&self, end: &End);
}

/// A crash of that name.
pub(super) fn crash(kind: CrashKind, detail: impl std::fmt::Display) -> Crash {
    let detail = detail.to_string();
    let detail = (!detail.is_empty()).then(|| schemas::protocol::Bounded::cut(&detail));
    Crash { kind, exit_code: None, signal: None, detail }
}

pub(super) struct Process {
    token: Token,
    outbox: Outbox,
    pending: Pending,
    rate: Mutex<Rate>,
    control: Arc<dyn Control>,
    pub(super) calls: Calls,
    state: Mutex<State>,
    changed: Condvar,
    complaint: Arc<Complaint>,
}

/// The last of what an engine complained of, and whether that was all.
#[derive(Debug, Default)]
struct Complaint {
    said: Mutex<(Vec<u8>, bool)>,
    ended: Condvar,
}

#[derive(Debug, Default)]
struct State {
    stopping: bool,
    performing: usize,
    end: Option<End>,
}

impl std::fmt::Debug for Process {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Process").field("pid", &self.control.id()).finish_non_exhaustive()
    }
}

impl Process {
    /// Begins to listen to `child`, whose lines may have been read from before.
    pub(super) fn listen(child: Child, lines: Option<Lines<File>>, token: Token, owner: Arc<dyn Owner>) -> Arc<Self> {
        let Child { stdin, stdout, stderr, control } = child;
        let process = Arc::new(Self {
            token,
            outbox: Outbox::new(stdin, OUTBOX_BYTES),
            pending: Pending::new(CALLS),
            rate: Mutex::new(Rate::new(LINES_A_SECOND)),
            control,
            calls: Calls::default(),
            state: Mutex::default(),
            changed: Condvar::new(),
            complaint: Arc::default(),
        });
        let complaint = Arc::clone(&process.complaint);
        std::thread::spawn(move || drain(stderr, &complaint));
        let listening = Arc::clone(&process);
        std::thread::spawn(move || {
            let end = listening.hear_all(lines.unwrap_or_else(|| Lines::new(stdout, PLUGIN_LINE)), &owner);
            listening.end(end, &owner);
        });
        process
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Hears until it ends or has to.
    fn hear_all(self: &Arc<Self>, mut lines: Lines<File>, owner: &Arc<dyn Owner>) -> End {
        loop {
            let line = match lines.read() {
                Ok(Some(line)) => line,
                Err(e @ LineError::TooLong(_)) => return End::Crashed(crash(CrashKind::Protocol, e)),
                // Also within a line: what counts is how the process ended.
                Ok(None) | Err(LineError::CutShort | LineError::Io(_)) => return self.left(),
            };
            if let Err(crash) = self.hear(&line, owner) {
                return End::Crashed(crash);
            }
        }
    }

    /// Its output has ended.
    fn left(&self) -> End {
        let found = self.control.wait(LEAVING);
        if self.lock().stopping {
            return End::Stopped;
        }
        match found {
            Some(crash) => End::Crashed(Crash { detail: crash.detail.or_else(|| self.complaint()), ..crash }),
            None => End::Crashed(crash(CrashKind::Protocol, "it closed its output and went on")),
        }
    }

    /// One line: counted, read, and its token compared, before anything is done with it.
    fn hear(self: &Arc<Self>, line: &[u8], owner: &Arc<dyn Owner>) -> Result<(), Crash> {
        if !self.rate.lock().unwrap_or_else(PoisonError::into_inner).admits(Instant::now()) {
            return Err(crash(CrashKind::Rate, format!("more than {LINES_A_SECOND} lines in a second")));
        }
        let frame = Frame::read(line).map_err(|bad| crash(CrashKind::Protocol, bad))?;
        if matches!(&frame, Frame::Notice { method, .. } if method.as_str() == "ready") {
            return Ok(());
        }
        if !self.is_own(frame.token()) {
            owner.impostor();
            if let Frame::Call { id, .. } = frame {
                self.answer(id, Err(Refusal::new(ErrorCode::InvalidToken, "invalid token").into()));
            }
            return Ok(());
        }
        match frame {
            Frame::Call { id, method, params, .. } => {
                // Waiting here is how a plugin that asks too fast is slowed down: its pipe fills.
                if self.admit() {
                    owner.asked(self, id, &method, params);
                }
            }
            Frame::Notice { method, params, .. } => owner.told(&method, params),
            // An answer that nobody waits for any more is late, not wrong.
            Frame::Answer { id: Some(id), outcome, .. } => drop(self.pending.answer(&id, outcome)),
            Frame::Answer { id: None, .. } => {
                return Err(crash(CrashKind::Protocol, "it cannot read what it is asked"));
            }
        }
        Ok(())
    }

    fn is_own(&self, token: Option<&str>) -> bool {
        let own = self.token.to_string();
        bool::from(own.as_bytes().ct_eq(token.unwrap_or_default().as_bytes()))
    }

    /// Waits until one more thing may be done for it; `false` when it has ended.
    fn admit(&self) -> bool {
        let mut state = self.lock();
        while state.performing >= PERFORMING && state.end.is_none() {
            state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        state.performing += 1;
        state.end.is_none()
    }

    /// Answers a request of the plugin; makes room for the next.
    pub(super) fn answer(&self, id: Id, outcome: Outcome) {
        let too_large = |_| Refusal::new(ErrorCode::TooLarge, "the answer is longer than a line may be").into();
        let line = line(Frame::answer(Some(id.clone()), outcome))
            .or_else(|e: Refusal| line(Frame::answer(Some(id), Err(too_large(e)))));
        if let Ok(line) = line {
            // Whoever is gone needs no answer; whoever does not read is found by its deadline.
            let _sent = self.outbox.send(line, UNREAD);
        }
    }

    /// What was asked for is done.
    pub(super) fn done(&self) {
        let mut state = self.lock();
        state.performing = state.performing.saturating_sub(1);
        self.changed.notify_all();
    }

    /// Sends a request.
    ///
    /// # Errors
    /// [`ErrorCode::RateLimited`] when too many wait, [`ErrorCode::NotRunning`] when it is gone.
    pub(super) fn request(&self, method: &str, params: Value) -> Result<Waiting, Refusal> {
        let waiting = self.pending.open().map_err(|lost| match lost {
            Lost::TooMany => Refusal::new(ErrorCode::RateLimited, lost),
            Lost::Gone | Lost::Late => Refusal::new(ErrorCode::NotRunning, lost),
        })?;
        self.rate.lock().unwrap_or_else(PoisonError::into_inner).ask();
        let sent = Frame::call(waiting.id, method, params)
            .write()
            .map_err(|e| Refusal::new(ErrorCode::Internal, e))
            .and_then(|line| self.outbox.send(line, UNREAD).map_err(|e| Refusal::new(ErrorCode::NotRunning, e)));
        match sent {
            Ok(()) => Ok(waiting),
            Err(refusal) => {
                self.pending.forget(waiting.id);
                Err(refusal)
            }
        }
    }

    /// Waits no more for that answer, and says so.
    pub(super) fn cancel(&self, id: u64) {
        if self.pending.forget(id) {
            self.notify("$/cancelRequest", serde_json::json!({ "id": id }));
        }
    }

    /// Answers in the plugin's place, so that whoever waits wakes up.
    pub(super) fn interrupt(&self, id: u64, refusal: Refusal) {
        if self.pending.answer(&Id::Number(id), Err(refusal.into())) {
            self.notify("$/cancelRequest", serde_json::json!({ "id": id }));
        }
    }

    fn notify(&self, method: &str, params: Value) {
        if let Ok(line) = line(Frame::notice(method, params)) {
            let _sent = self.outbox.send(line, UNREAD);
        }
    }

    /// Asks it to leave, waits at most `patience`, then ends it.
    pub(super) fn stop(&self, patience: Duration, owner: &Arc<dyn Owner>) {
        self.lock().stopping = true;
        self.notify("shutdown", serde_json::json!({}));
        let _flushed = self.outbox.flush(patience);
        let until = Instant::now() + patience;
        let mut state = self.lock();
        while state.end.is_none() {
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                break;
            }
            state = self.changed.wait_timeout(state, left).unwrap_or_else(PoisonError::into_inner).0;
        }
        drop(state);
        self.end(End::Stopped, owner);
    }

    /// Ends it now, whatever it does. The first end is the one that counts.
    pub(super) fn end(&self, end: End, owner: &Arc<dyn Owner>) {
        // Named before it is brought about: whoever sees the process die must find why.
        let first = {
            let mut state = self.lock();
            let first = state.end.is_none();
            state.end.get_or_insert(end.clone());
            self.changed.notify_all();
            first
        };
        self.control.kill();
        self.calls.close_all();
        self.outbox.close();
        if first {
            // Before those who wait are woken, so that they find the name of the end.
            owner.ended(&end);
        }
        self.pending.close();
    }

    /// How it ended, if it has.
    pub(super) fn ended(&self) -> Option<End> {
        self.lock().end.clone()
    }

    fn complaint(&self) -> Option<schemas::protocol::Bounded<2048>> {
        let said = self.complaint.said.lock().unwrap_or_else(PoisonError::into_inner);
        // The process is gone; what it said last may still be in the pipe.
        let waited = self.complaint.ended.wait_timeout_while(said, LAST_WORDS, |said| !said.1);
        let said = waited.unwrap_or_else(PoisonError::into_inner).0;
        let text: String = String::from_utf8_lossy(&said.0).escape_debug().collect();
        (!text.is_empty()).then(|| schemas::protocol::Bounded::cut(&text))
    }
}

/// A line that is not longer than one may be.
fn line(frame: Frame) -> Result<Vec<u8>, Refusal> {
    let line = frame.write().map_err(|e| Refusal::new(ErrorCode::Internal, e))?;
    if line.len() > schemas::protocol::HOST_LINE {
        return Err(Refusal::new(ErrorCode::TooLarge, "longer than a line may be"));
    }
    Ok(line)
}

/// Reads what an engine complains of to its end, and keeps the last of it.
fn drain(mut from: File, to: &Complaint) {
    let mut chunk = [0; 4096];
    loop {
        let read = from.read(&mut chunk).unwrap_or(0);
        let mut said = to.said.lock().unwrap_or_else(PoisonError::into_inner);
        if read == 0 {
            said.1 = true;
            to.ended.notify_all();
            return;
        }
        said.0.extend_from_slice(chunk.get(..read).unwrap_or_default());
        let over = said.0.len().saturating_sub(COMPLAINT_BYTES);
        said.0.drain(..over);
    }
}
