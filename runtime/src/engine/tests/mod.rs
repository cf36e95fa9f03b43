//! The engine in this process, with plugins that mean it ill.

mod authority;
mod bombs;
mod loading;
mod realm;
mod results;

use std::cell::RefCell;
use std::io::Write;
use std::rc::Rc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::machine::Machine;

/// 64 hex digits, as the broker gives them.
pub(super) const TOKEN: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

/// Where the engine's lines go.
#[derive(Clone, Default)]
struct Pipe(Rc<RefCell<Vec<u8>>>);

impl Write for Pipe {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.borrow_mut().write(bytes)
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// One engine and the broker's side of its pipe.
pub(super) struct Rig {
    pub(super) machine: Machine,
    pipe: Pipe,
    next: u64,
    /// Every line that came, parsed.
    pub(super) lines: Vec<Value>,
    /// What the broker answers to `ctx.*`.
    pub(super) broker: fn(&Value) -> Value,
}

impl Rig {
    /// An engine without a plugin.
    pub(super) fn empty() -> Self {
        let pipe = Pipe::default();
        let machine = Machine::new(Box::new(pipe.clone())).expect("an engine");
        Self { machine, pipe, next: 1, lines: Vec::new(), broker: |_| json!({ "result": { "content": "text" } }) }
    }

    /// An engine whose plugin is `files`, loaded or not; the answer to `initialize`.
    pub(super) fn load(files: &[(&str, &str)], call_millis: u64) -> (Self, Value) {
        let mut rig = Self::empty();
        let modules: serde_json::Map<String, Value> =
            files.iter().map(|(name, text)| ((*name).to_owned(), Value::from(*text))).collect();
        let answer = rig.ask(
            "initialize",
            &json!({
                "protocolVersion": 1, "token": TOKEN, "plugin": { "name": "x", "version": "1.0.0" }, "main": "index.js",
                "modules": modules, "config": { "minutes": 25 }, "limits": { "callMillis": call_millis },
            }),
        );
        (rig, answer)
    }

    /// A plugin of one file that loads.
    pub(super) fn plugin(source: &str) -> Self {
        let (rig, answer) = Self::load(&[("index.js", source)], 1000);
        assert!(answer.get("result").is_some(), "{answer}");
        rig
    }

    /// A plugin whose handlers are the members of this object literal.
    pub(super) fn handlers(members: &str) -> Self {
        Self::plugin(&format!("definePlugin({{ handlers: {{ {members} }} }});"))
    }

    /// Sends a request without waiting; its id.
    pub(super) fn send(&mut self, method: &str, params: &Value) -> u64 {
        let id = self.next;
        self.next += 1;
        self.tell(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }));
        id
    }

    /// Sends a line.
    pub(super) fn tell(&mut self, line: &Value) {
        self.machine.receive(line.to_string().as_bytes()).expect("our protocol");
    }

    /// Sends a request and works until its answer.
    pub(super) fn ask(&mut self, method: &str, params: &Value) -> Value {
        let id = self.send(method, params);
        self.answer(id)
    }

    /// Works until request `id` is answered; twenty seconds are more than any deadline of the tests.
    pub(super) fn answer(&mut self, id: u64) -> Value {
        let since = Instant::now();
        loop {
            self.work();
            let found = self.lines.iter().find(|line| line["id"] == json!(id) && line.get("method").is_none());
            if let Some(found) = found {
                return found.clone();
            }
            assert!(since.elapsed() < Duration::from_secs(20), "no answer to {id}");
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    /// One turn of the engine; requests that it sends are answered.
    pub(super) fn work(&mut self) {
        self.machine.turn();
        let written = std::mem::take(&mut *self.pipe.0.borrow_mut());
        for line in written.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()) {
            assert!(line.len() < 1 << 20, "a line of {} bytes", line.len());
            let line: Value = serde_json::from_slice(line).expect("a line of JSON");
            let asks =
                line["method"].as_str().is_some_and(|method| method.starts_with("ctx.")) && line.get("id").is_some();
            self.lines.push(line.clone());
            let mut answer = if asks { (self.broker)(&line) } else { Value::Null };
            if !answer.is_null() {
                answer["id"] = line["id"].clone();
                self.tell(&answer);
            }
        }
    }

    /// Calls a handler and works until its answer.
    pub(super) fn call(&mut self, handler: &str) -> Value {
        self.call_with(handler, &json!({}))
    }

    /// The same, with parameters.
    pub(super) fn call_with(&mut self, handler: &str, params: &Value) -> Value {
        let id = self.begin(handler, params);
        self.answer(id)
    }

    /// Opens a call without waiting.
    pub(super) fn begin(&mut self, handler: &str, params: &Value) -> u64 {
        let call = format!("c{}", self.next);
        self.send("invoke", &json!({ "callId": call, "handler": handler, "params": params }))
    }

    /// The messages of the plugin's log so far.
    pub(super) fn log(&self) -> Vec<String> {
        let lines = self.lines.iter().filter(|line| line["method"] == "ctx.log");
        lines.filter_map(|line| line["params"]["message"].as_str().map(str::to_owned)).collect()
    }
}

/// The stable symbol of a refusal.
pub(super) fn symbol(answer: &Value) -> &str {
    answer["error"]["data"]["code"].as_str().unwrap_or_else(|| panic!("no refusal: {answer}"))
}
