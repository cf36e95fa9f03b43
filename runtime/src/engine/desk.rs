//! The engine's one side to the broker: which calls are open, what may be written for them, and when time is up.
//!
//! The token is here and nowhere else, so JavaScript cannot hold it. Every request names an open call; the check is made
//! here even though the shims make it too.

use std::cell::{Cell, RefCell};
use std::io::Write;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::limits::{CALL, CALLS, LINE_OUT};

/// 50 ms after the last call: time for what it left in the queue, and for `abort` listeners to tidy up.
const PARTING: Duration = Duration::from_millis(50);

/// 4000 characters of an error: a stack trace, and less than the protocol's 4096.
const MESSAGE: usize = 4000;

/// A call that the broker waits for.
#[derive(Debug)]
struct Open {
    call: String,
    id: Value,
    until: Instant,
    /// Requests of it that the broker has not answered, and since when there is one: then its clock stands, because a
    /// person may be reading. The broker keeps a clock of its own.
    asking: u32,
    since: Instant,
}

impl Open {
    fn new(call: &str, id: Value, limit: Duration) -> Self {
        let since = Instant::now();
        Self { call: call.to_owned(), id, until: since + limit, asking: 0, since }
    }

    fn is_late(&self, now: Instant) -> bool {
        self.asking == 0 && self.until <= now
    }
}

/// The JavaScript that runs at this moment.
#[derive(Debug, Clone)]
struct Run {
    since: Instant,
    serving: Option<String>,
}

/// What becomes of something that JavaScript wants to be written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    /// It was written.
    Sent,
    /// Its line would be too long.
    TooLong,
    /// Its call is not open.
    NotOpen,
    /// It is not JSON that the broker's strict reader takes.
    NotStrict,
}

/// Calls, deadlines, token and output.
pub(super) struct Desk {
    out: RefCell<Box<dyn Write>>,
    broken: Cell<bool>,
    token: RefCell<String>,
    open: RefCell<Vec<Open>>,
    ended: RefCell<Vec<(String, &'static str)>>,
    loading: RefCell<Option<Open>>,
    parted: Cell<Option<Instant>>,
    run: RefCell<Option<Run>>,
    limit: Cell<Duration>,
    wake: Cell<Option<Instant>>,
    requests: Cell<u32>,
    asked: RefCell<Vec<(u32, String)>>,
    epoch: Instant,
}

impl Desk {
    /// A desk whose lines go to `out`.
    pub(super) fn new(out: Box<dyn Write>) -> Self {
        Self {
            out: RefCell::new(out),
            broken: Cell::new(false),
            token: RefCell::default(),
            open: RefCell::default(),
            ended: RefCell::default(),
            loading: RefCell::default(),
            parted: Cell::default(),
            run: RefCell::default(),
            limit: Cell::new(CALL),
            wake: Cell::default(),
            requests: Cell::default(),
            asked: RefCell::default(),
            epoch: Instant::now(),
        }
    }

    /// Milliseconds of the steady clock since the engine began.
    pub(super) fn now(&self) -> f64 {
        self.epoch.elapsed().as_secs_f64() * 1000.0
    }

    /// Asks to be woken after so many milliseconds; a negative number asks for nothing.
    pub(super) fn wake_after(&self, millis: f64) {
        let wanted = Duration::try_from_secs_f64(millis / 1000.0).ok();
        self.wake.set(wanted.and_then(|wanted| Instant::now().checked_add(wanted)));
    }

    /// Is a timer or a queued request due?
    pub(super) fn is_due(&self) -> bool {
        self.is_busy() && self.wake.get().is_some_and(|at| at <= Instant::now())
    }

    /// May JavaScript run? While the broker waits for something, and a moment after.
    pub(super) fn is_live(&self) -> bool {
        self.is_busy() || self.parted.get().is_some_and(|at| at.elapsed() < PARTING)
    }

    /// Does the broker wait for anything?
    pub(super) fn is_busy(&self) -> bool {
        self.loading.borrow().is_some() || !self.open.borrow().is_empty()
    }

    /// Is the plugin not there yet?
    pub(super) fn is_loading(&self) -> bool {
        self.loading.borrow().is_some()
    }

    /// Was the pipe to the broker lost?
    pub(super) fn is_broken(&self) -> bool {
        self.broken.get()
    }

    /// When something must be done even if the broker says nothing.
    pub(super) fn next_moment(&self) -> Option<Instant> {
        let open = self.open.borrow();
        let loading = self.loading.borrow();
        let deadline = open.iter().chain(loading.iter()).filter(|call| call.asking == 0).map(|call| call.until).min();
        let wake = self.wake.get().filter(|_| loading.is_some() || !open.is_empty());
        deadline.into_iter().chain(wake).min()
    }

    /// Begins the one load, answered under `id`.
    pub(super) fn begin(&self, token: &str, id: Value, limit: Duration) {
        self.token.replace(token.to_owned());
        self.limit.set(limit);
        self.loading.replace(Some(Open::new("", id, limit)));
    }

    /// Opens a call; `false` where there are too many or one of that name.
    pub(super) fn open(&self, call: &str, id: Value) -> bool {
        let mut open = self.open.borrow_mut();
        if open.len() >= CALLS || open.iter().any(|known| known.call == call) {
            return false;
        }
        open.push(Open::new(call, id, self.limit.get()));
        true
    }

    /// Is that call open?
    pub(super) fn is_open(&self, call: &str) -> bool {
        self.open.borrow().iter().any(|known| known.call == call)
    }

    /// The call that the broker knows as request `id`.
    pub(super) fn call_of(&self, id: &Value) -> Option<String> {
        self.open.borrow().iter().find(|known| known.id == *id).map(|known| known.call.clone())
    }

    /// JavaScript is about to run, for that call if it is known for which.
    pub(super) fn enter(&self, serving: Option<&str>) {
        self.run.replace(Some(Run { since: Instant::now(), serving: serving.map(str::to_owned) }));
    }

    /// JavaScript has returned.
    pub(super) fn leave(&self) {
        self.run.replace(None);
    }

    /// Asked by the engine every few thousand steps: must this JavaScript stop?
    pub(super) fn is_overdue(&self) -> bool {
        self.expire();
        let run = self.run.borrow();
        let Some(run) = run.as_ref() else { return false };
        let served = run.serving.as_ref().is_some_and(|call| !self.is_open(call));
        served || run.since.elapsed() > self.limit.get() || !self.is_live()
    }

    /// Answers every call whose time is up.
    pub(super) fn expire(&self) {
        let now = Instant::now();
        if self.loading.borrow().as_ref().is_some_and(|load| load.is_late(now)) {
            self.loaded(Err("the plugin took too long to load"));
        }
        loop {
            let late = self.open.borrow().iter().find(|call| call.is_late(now)).map(|call| call.call.clone());
            let Some(call) = late else { return };
            self.end(&call, -32017, "deadline", "the call took too long");
        }
    }

    /// Ends a call with an error and remembers to tell the shims.
    pub(super) fn end(&self, call: &str, code: i32, symbol: &'static str, message: &str) {
        if let Some(open) = self.close(call) {
            self.refuse(&open.id, code, symbol, message);
            self.ended.borrow_mut().push((call.to_owned(), symbol));
        }
    }

    /// The calls that ended here and of which the shims do not know yet.
    pub(super) fn take_ended(&self) -> Vec<(String, &'static str)> {
        self.ended.take()
    }

    fn close(&self, call: &str) -> Option<Open> {
        let mut open = self.open.borrow_mut();
        let at = open.iter().position(|known| known.call == call)?;
        self.parted.set(Some(Instant::now()));
        Some(open.swap_remove(at))
    }

    /// The answer to a call, made of JSON text that JavaScript made.
    pub(super) fn answer(&self, call: &str, member: &str, json: &str) -> Verdict {
        let id = self.open.borrow().iter().find(|known| known.call == call).map(|known| known.id.clone());
        let Some(id) = id else { return Verdict::NotOpen };
        let verdict = self.send(&format!(r#""id":{id},"{member}":{json}"#));
        if verdict == Verdict::Sent {
            drop(self.close(call));
        }
        verdict
    }

    /// The answer to `initialize`: the names as JSON text, or why it did not load.
    pub(super) fn loaded(&self, outcome: Result<&str, &str>) {
        let Some(load) = self.loading.take() else { return };
        self.parted.set(Some(Instant::now()));
        let sent = outcome.map(|names| self.send(&format!(r#""id":{},"result":{names}"#, load.id)));
        match sent {
            Ok(Verdict::Sent) => {}
            Ok(_) => self.refuse(&load.id, -32028, "engine", "the plugin's names do not fit into a line"),
            Err(why) => self.refuse(&load.id, -32028, "engine", why),
        }
    }

    /// A request of an open call; `params` is the text of a JSON object without a `callId`. Returns the request's id.
    pub(super) fn request(&self, method: &str, call: &str, params: &str) -> Result<u32, Verdict> {
        if !self.is_open(call) {
            return Err(Verdict::NotOpen);
        }
        let Some(rest) = params.strip_prefix('{') else { return Err(Verdict::NotStrict) };
        let comma = if rest == "}" { "" } else { "," };
        let id = self.requests.get().checked_add(1).ok_or(Verdict::NotOpen)?;
        let (method, name) = (Value::from(format!("ctx.{method}")), Value::from(call));
        match self.send(&format!(r#""id":{id},"method":{method},"params":{{"callId":{name}{comma}{rest}"#)) {
            Verdict::Sent => {
                self.requests.set(id);
                self.asks(id, call);
                Ok(id)
            }
            refused => Err(refused),
        }
    }

    fn asks(&self, id: u32, call: &str) {
        self.asked.borrow_mut().push((id, call.to_owned()));
        if let Some(open) = self.open.borrow_mut().iter_mut().find(|known| known.call == call) {
            if open.asking == 0 {
                open.since = Instant::now();
            }
            open.asking += 1;
        }
    }

    /// The broker has answered request `id`: the clock of its call goes on when it was the last.
    pub(super) fn heard(&self, id: u32) {
        let found = {
            let mut asked = self.asked.borrow_mut();
            asked.iter().position(|(known, _)| *known == id).map(|at| asked.swap_remove(at).1)
        };
        let Some(call) = found else { return };
        if let Some(open) = self.open.borrow_mut().iter_mut().find(|known| known.call == call) {
            open.asking = open.asking.saturating_sub(1);
            if open.asking == 0 {
                open.until += open.since.elapsed();
            }
        }
    }

    /// A line of the plugin's log, for a call where one is known.
    pub(super) fn log(&self, level: &str, message: &str, call: &str) {
        let params = if self.is_open(call) {
            json!({ "level": level, "message": message, "callId": call })
        } else {
            json!({ "level": level, "message": message })
        };
        // A message that is too long is the shims' mistake; it is lost, the engine is not.
        self.send(&format!(r#""method":"ctx.log","params":{params}"#));
    }

    /// An error of the engine's own as the answer to request `id`.
    pub(super) fn refuse(&self, id: &Value, code: i32, symbol: &str, message: &str) {
        let message: String = message.chars().take(MESSAGE).collect();
        let error = json!({ "code": code, "message": message, "data": { "code": symbol } });
        self.send(&format!(r#""id":{id},"error":{error}"#));
    }

    /// The one line without a token: locked down and waiting.
    pub(super) fn ready(&self) {
        let version = env!("CARGO_PKG_VERSION");
        self.write(&format!(
            r#"{{"jsonrpc":"2.0","method":"ready","params":{{"engine":"quickjs","version":"{version}"}}}}"#
        ));
    }

    fn send(&self, rest: &str) -> Verdict {
        let line = format!(r#"{{"jsonrpc":"2.0","token":"{}",{rest}}}"#, self.token.borrow());
        if line.len() >= LINE_OUT {
            return Verdict::TooLong;
        }
        if schemas::strict::scan(line.as_bytes()).is_err() {
            return Verdict::NotStrict;
        }
        self.write(&line);
        Verdict::Sent
    }

    fn write(&self, line: &str) {
        let mut out = self.out.borrow_mut();
        let written = out.write_all(line.as_bytes()).and_then(|()| out.write_all(b"\n")).and_then(|()| out.flush());
        if written.is_err() {
            self.broken.set(true);
        }
    }
}

impl std::fmt::Debug for Desk {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // Without the token.
        f.debug_struct("Desk").field("open", &self.open.borrow().len()).finish_non_exhaustive()
    }
}
