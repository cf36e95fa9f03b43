//! A host in a test: it speaks the protocol, decides what it is asked, and remembers every event.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tests::kit::Run;

/// How long an answer may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// What the host says to a capability request: by method and parameters.
type Decide = Box<dyn FnMut(&str, &Value) -> Value>;

/// A running broker and the host that owns it.
pub(crate) struct Host {
    child: Child,
    to: Option<ChildStdin>,
    from: Receiver<Value>,
    last: u64,
    decide: Decide,
    /// Every request of the broker, in order.
    pub(crate) asked: Vec<(String, Value)>,
    /// Every event, in order.
    pub(crate) events: Vec<(String, Value)>,
    answers: Vec<Value>,
}

impl Host {
    /// Starts a broker and says hello.
    pub(crate) fn starts(run: Run) -> Self {
        Self::starts_with(run, "")
    }

    /// The same with more options.
    pub(crate) fn starts_with(run: Run, options: &str) -> Self {
        let mut host = Self::bare_with(run, options);
        let capabilities = json!({ "shell": "denies-protected-paths", "consent": true, "log": "debug" });
        let hello = json!({ "protocolVersion": 1, "host": { "name": "test", "version": "1.0.0" }, "capabilities": capabilities });
        host.ok("initialize", hello);
        host
    }

    /// Starts a broker and says nothing.
    pub(crate) fn bare(run: Run) -> Self {
        Self::bare_with(run, "")
    }

    fn bare_with(run: Run, options: &str) -> Self {
        let mut child = run.line("host --stdio").line(options).piped();
        let to = child.stdin.take();
        let stdout = BufReader::new(child.stdout.take().unwrap());
        let (sender, from) = channel();
        std::thread::spawn(move || {
            let mut values = stdout.lines().map(|line| serde_json::from_str(&line.unwrap()).unwrap());
            // Until the test has ended and nobody hears any more.
            values.try_for_each(|value| sender.send(value)).ok();
        });
        // Read, so that the broker never waits for it; what it says there is for people.
        let mut stderr = child.stderr.take().unwrap();
        std::thread::spawn(move || std::io::copy(&mut stderr, &mut std::io::sink()));
        let decide: Decide = Box::new(|method, _| match method {
            "capability/bash" => {
                json!({ "decision": "allow", "output": { "stdout": "ran", "stderr": "", "exitCode": 0 } })
            }
            "consent/ask" => json!({ "shown": true }),
            _ => json!({ "decision": "allow" }),
        });
        Self { child, to, from, last: 0, decide, asked: Vec::new(), events: Vec::new(), answers: Vec::new() }
    }

    /// From now on it decides so.
    pub(crate) fn decides(&mut self, decide: impl FnMut(&str, &Value) -> Value + 'static) {
        self.decide = Box::new(decide);
    }

    pub(crate) fn pid(&self) -> u32 {
        self.child.id()
    }

    /// Sends a line as it is.
    pub(crate) fn raw(&mut self, line: &str) {
        let to = self.to.as_mut().unwrap();
        writeln!(to, "{line}").unwrap();
        to.flush().unwrap();
    }

    /// Sends a request and does not wait.
    pub(crate) fn sends(&mut self, method: &str, params: Value) -> u64 {
        self.last += 1;
        let id = self.last;
        self.raw(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }).to_string());
        id
    }

    /// The answer to that request, whole.
    pub(crate) fn answer(&mut self, id: u64) -> Value {
        let until = Instant::now() + PATIENCE;
        loop {
            if let Some(at) = self.answers.iter().position(|answer| answer["id"] == id) {
                return self.answers.remove(at);
            }
            assert!(self.hear(until), "no answer to request {id}; events: {:#?}", self.events);
        }
    }

    /// The next answer, whatever it answers.
    pub(crate) fn unasked(&mut self) -> Value {
        let until = Instant::now() + PATIENCE;
        while self.answers.is_empty() {
            assert!(self.hear(until), "no answer");
        }
        self.answers.remove(0)
    }

    /// Asks, and waits for the whole answer.
    pub(crate) fn asks(&mut self, method: &str, params: Value) -> Value {
        let id = self.sends(method, params);
        self.answer(id)
    }

    /// Asks for what must succeed.
    pub(crate) fn ok(&mut self, method: &str, params: Value) -> Value {
        let answer = self.asks(method, params);
        assert!(answer.get("error").is_none(), "{method}: {answer:#}");
        answer["result"].clone()
    }

    /// Asks for what must be refused; number, symbol and message of the refusal.
    pub(crate) fn refused(&mut self, method: &str, params: Value) -> (i64, String, String) {
        let answer = self.asks(method, params);
        let error = &answer["error"];
        let code = error["code"].as_i64().unwrap_or_else(|| panic!("{method} was not refused: {answer:#}"));
        let symbol = error["data"]["code"].as_str().unwrap_or_default().to_owned();
        (code, symbol, error["message"].as_str().unwrap().to_owned())
    }

    pub(crate) fn opens(&mut self, session: &str, workspace: &std::path::Path) {
        self.ok("session/open", json!({ "sessionId": session, "workspace": workspace }));
    }

    /// Loads one plugin; it must load.
    pub(crate) fn loads(&mut self, session: &str, name: &str) -> Value {
        let loaded = self.ok("plugins/load", json!({ "sessionId": session, "names": [name] }));
        assert_eq!(loaded["refused"], json!([]), "{loaded:#}");
        loaded["loaded"][0].clone()
    }

    /// Loads one plugin; it must not load. The whole refusal.
    pub(crate) fn does_not_load(&mut self, session: &str, name: &str) -> Value {
        let loaded = self.ok("plugins/load", json!({ "sessionId": session, "names": [name] }));
        assert_eq!(loaded["loaded"], json!([]), "{loaded:#}");
        loaded["refused"][0].clone()
    }

    /// Calls a handler; what it returns.
    pub(crate) fn calls(&mut self, session: &str, plugin: &str, (handler, params): (&str, Value)) -> Value {
        let asked = json!({ "sessionId": session, "plugin": plugin, "handler": handler, "params": params });
        self.ok("plugin/invoke", asked)["result"].clone()
    }

    /// Calls a handler that must fail; how.
    pub(crate) fn fails(
        &mut self,
        session: &str,
        plugin: &str,
        (handler, params): (&str, Value),
    ) -> (i64, String, String) {
        let asked = json!({ "sessionId": session, "plugin": plugin, "handler": handler, "params": params });
        self.refused("plugin/invoke", asked)
    }

    /// Hears one message; `false` when none came in time.
    fn hear(&mut self, until: Instant) -> bool {
        let value = match self.from.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(value) => value,
            Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => return false,
        };
        let method = value["method"].as_str().map(str::to_owned);
        match (method, value.get("id")) {
            (Some(method), Some(id)) => {
                let result = (self.decide)(&method, &value["params"]);
                let answer = match result.get("error") {
                    Some(error) => json!({ "jsonrpc": "2.0", "id": id, "error": error }),
                    None => json!({ "jsonrpc": "2.0", "id": id, "result": result }),
                };
                if result != Value::Null {
                    self.raw(&answer.to_string());
                }
                self.asked.push((method, value["params"].clone()));
            }
            (Some(method), None) => self.events.push((method, value["params"].clone())),
            (None, _) => self.answers.push(value),
        }
        true
    }

    /// The first event of that name that fits, seen already or within that time.
    pub(crate) fn event_within(&mut self, time: Duration, name: &str, fits: impl Fn(&Value) -> bool) -> Option<Value> {
        let until = Instant::now() + time;
        let mut looked = 0;
        loop {
            let new = self.events.iter().skip(looked);
            if let Some((_, params)) = new.into_iter().find(|(found, params)| found == name && fits(params)) {
                return Some(params.clone());
            }
            looked = self.events.len();
            if !self.hear(until) {
                return None;
            }
        }
    }

    /// The first event of that name that fits.
    pub(crate) fn event(&mut self, name: &str, fits: impl Fn(&Value) -> bool) -> Value {
        let found = self.event_within(PATIENCE, name, fits);
        found.unwrap_or_else(|| panic!("no {name}; events: {:#?}", self.events))
    }

    /// Waits until the broker has asked for that.
    pub(crate) fn is_asked(&mut self, method: &str) -> Value {
        let until = Instant::now() + PATIENCE;
        loop {
            if let Some((_, params)) = self.asked.iter().find(|(asked, _)| asked == method) {
                return params.clone();
            }
            assert!(self.hear(until), "{method} was not asked; events: {:#?}", self.events);
        }
    }

    /// Ends its side of the pipe.
    pub(crate) fn hangs_up(&mut self) {
        self.to = None;
    }

    /// The broker's status, once it has ended.
    pub(crate) fn ends(&mut self) -> Option<i32> {
        let until = Instant::now() + PATIENCE;
        while Instant::now() < until {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status.code();
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        panic!("the broker does not end");
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        drop(self.child.kill());
        drop(self.child.wait());
    }
}
