//! A plugin in its sandbox, and the broker's side of its pipes.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use jiff::Timestamp;
use revocation::{Cleared, Revocations};
use runtime::sandbox::{Confined, Ended, Limits, Process, Sandbox, Tier, Tools};
use runtime::store::Standing;
use runtime::{Consent, Home, Loaded, Store};
use schemas::Grade;
use schemas::settings::Age;
use serde_json::{Value, json};
use tests::kit::tool;
use verifier::Candidate;
use verifier::tree::memory::{self, File};
use verifier::tree::{Tree, directory};

/// 64 hex digits, as the broker gives them.
pub(crate) const TOKEN: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
/// Longer than any deadline of these tests on a busy machine.
const PATIENCE: Duration = Duration::from_secs(40);

/// Where a plugin runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    /// QuickJS in namespaces.
    Quickjs,
    /// QuickJS where there are none.
    LockedDown,
    /// Node in namespaces.
    Node,
}

pub(crate) const PLACES: [Place; 3] = [Place::Quickjs, Place::LockedDown, Place::Node];

/// From a request of the plugin to its answer.
type Answers = Box<dyn FnMut(&Value) -> Value>;

/// A running plugin.
pub(crate) struct Rig {
    pub(crate) process: Process,
    stdin: std::fs::File,
    lines: Receiver<String>,
    next: u64,
    /// Every line so far.
    pub(crate) heard: Vec<Value>,
    /// What the broker answers to `ctx.*`; null is no answer.
    pub(crate) broker: Answers,
    /// The answer to `initialize`.
    pub(crate) loaded: Value,
    _sandbox: Sandbox,
}

/// Admits a tree and loads it, as every plugin is.
pub(crate) fn admitted(tree: Tree) -> Loaded {
    let now = Timestamp::from_second(1_800_000_000).unwrap();
    let revocations = Revocations::new(Vec::new(), Age::DEFAULT);
    let home = tempfile::tempdir_in("/tmp").unwrap();
    let store = Store::open(Home::at(home.path().to_owned())).unwrap();
    let candidate = Candidate::unattested(tree, "./there".parse().unwrap(), None).unwrap();
    let name = candidate.manifest().name.clone();
    let cleared = Cleared::check(candidate, None, &revocations, now).unwrap();
    let digest = cleared.candidate().tree().digest();
    let consent = Consent::by_digest(&cleared, digest).unwrap();
    store.admit(cleared, consent, Standing { grade: Grade::LocalPath, marketplace: None }, now).unwrap();
    store.load(&name, &revocations, now).unwrap()
}

/// A plugin of one file.
pub(crate) fn of_source(place: Place, source: &str) -> Loaded {
    let engine = if place == Place::Node { "node" } else { "quickjs" };
    of_files(&format!(r#""engine": "{engine}", "main": "index.js""#), &[("index.js", source)])
}

/// A plugin of these files, with these members in its manifest.
pub(crate) fn of_files(members: &str, files: &[(&str, &str)]) -> Loaded {
    let manifest = format!(r#"{{ "name": "tried", "version": "1.0.0", "description": "a test", {members} }}"#);
    let mut all = vec![File::new("plugin.json", manifest.as_bytes())];
    all.extend(files.iter().map(|(name, text)| File::new(*name, text.as_bytes())));
    admitted(memory::open(all, &verifier::Limits::default()).unwrap())
}

/// A plugin from a folder of this repository.
pub(crate) fn of_folder(folder: &Path) -> Loaded {
    admitted(directory::open(folder, &verifier::Limits::default(), &|_| {}).unwrap())
}

/// A sandbox of that place.
pub(crate) fn sandbox(place: Place) -> Sandbox {
    let bwrap = (place != Place::LockedDown).then(|| tool("bwrap"));
    let own = PathBuf::from(env!("CARGO_BIN_EXE_confined"));
    let least = if place == Place::LockedDown { Tier::Lockdown } else { Tier::Namespaces };
    Sandbox::open(&Tools { own, bwrap, node: Some(tool("node")) }, least).unwrap_or_else(|why| panic!("{why}"))
}

impl Rig {
    /// A plugin of one file that loads.
    pub(crate) fn plugin(place: Place, source: &str) -> Self {
        let rig = Self::start(place, &of_source(place, source), &json!({}));
        assert!(rig.loaded.get("result").is_some(), "{place:?}: {}", rig.loaded);
        rig
    }

    /// A plugin whose handlers are the members of this object literal.
    pub(crate) fn handlers(place: Place, members: &str) -> Self {
        Self::plugin(place, &format!("definePlugin({{ handlers: {{ {members} }} }});"))
    }

    /// Starts `loaded` with that configuration.
    pub(crate) fn start(place: Place, loaded: &Loaded, config: &Value) -> Self {
        Self::start_at(place, loaded, (loaded.manifest().entry().unwrap_or("index.js"), config))
    }

    /// Starts `loaded` from that file, whatever its manifest says.
    pub(crate) fn start_at(place: Place, loaded: &Loaded, (main, config): (&str, &Value)) -> Self {
        let sandbox = sandbox(place);
        let limits = Limits::default();
        let confined = match place {
            Place::Quickjs | Place::LockedDown => sandbox.quickjs(&limits),
            Place::Node => sandbox.node(loaded, &limits),
        };
        let Confined { stdin, stdout, process, .. } = confined.unwrap_or_else(|why| panic!("{place:?}: {why}"));
        let (to, lines) = channel();
        std::thread::spawn(move || {
            // Whoever has heard enough hangs up.
            BufReader::new(stdout).lines().map_while(Result::ok).try_for_each(|line| to.send(line)).ok();
        });
        let mut rig = Self {
            process,
            stdin,
            lines,
            next: 1,
            heard: Vec::new(),
            broker: Box::new(|_| json!({ "result": { "content": "text" } })),
            loaded: Value::Null,
            _sandbox: sandbox,
        };
        let mut first = json!({
            "protocolVersion": 1, "token": TOKEN, "plugin": { "name": "tried", "version": "1.0.0" },
            "main": main, "config": config, "limits": { "callMillis": 3000 },
        });
        if place != Place::Node {
            first["modules"] = modules(loaded.tree());
        }
        rig.loaded = rig.ask("initialize", &first);
        rig
    }

    /// Writes a line, whatever it is; the plugin may be gone.
    pub(crate) fn write(&mut self, line: &str) {
        self.stdin.write_all(format!("{line}\n").as_bytes()).ok();
    }

    /// Sends a request without waiting; its id.
    pub(crate) fn send(&mut self, method: &str, params: &Value) -> u64 {
        let id = self.next;
        self.next += 1;
        self.write(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }).to_string());
        id
    }

    /// Sends a request and listens until its answer.
    pub(crate) fn ask(&mut self, method: &str, params: &Value) -> Value {
        let id = self.send(method, params);
        self.answer(id)
    }

    /// Calls a handler.
    pub(crate) fn call(&mut self, handler: &str, params: &Value) -> Value {
        let call = format!("c{}", self.next);
        self.ask("invoke", &json!({ "callId": call, "handler": handler, "params": params }))
    }

    /// Calls a hook.
    pub(crate) fn hook(&mut self, event: &str, input: &Value) -> Value {
        let call = format!("c{}", self.next);
        self.ask("hook", &json!({ "callId": call, "event": event, "input": input }))
    }

    /// Listens until request `id` is answered.
    pub(crate) fn answer(&mut self, id: u64) -> Value {
        let until = Instant::now() + PATIENCE;
        loop {
            let wait = until.saturating_duration_since(Instant::now());
            let Ok(line) = self.lines.recv_timeout(wait) else {
                let ended = self.process.try_wait();
                panic!("no answer to {id}: {ended:?}, heard {:?}", self.heard.last())
            };
            let line: Value = serde_json::from_str(&line).unwrap();
            self.heard.push(line.clone());
            if line.get("method").is_none() && line["id"] == json!(id) {
                return line;
            }
            let mut answer = if line.get("id").is_some() { (self.broker)(&line) } else { Value::Null };
            if !answer.is_null() {
                answer["id"] = line["id"].clone();
                self.write(&answer.to_string());
            }
        }
    }

    /// Waits until the process is gone.
    pub(crate) fn ended(&self) -> Ended {
        self.process.wait_for(PATIENCE).expect("it ends")
    }

    /// Closes the pipe and waits.
    pub(crate) fn close(self) -> Ended {
        let Self { process, stdin, .. } = self;
        drop(stdin);
        process.wait_for(PATIENCE).expect("it ends with its pipe")
    }
}

fn modules(tree: &Tree) -> Value {
    let paths = tree.entries().iter().map(|entry| entry.path.clone());
    let code = paths.filter(|path| [".js", ".mjs", ".cjs", ".json"].iter().any(|end| path.ends_with(end)));
    code.map(|path| {
        let bytes = tree.read(&path, 64 << 20).unwrap().unwrap();
        (path, Value::from(String::from_utf8(bytes).unwrap()))
    })
    .collect::<serde_json::Map<_, _>>()
    .into()
}

/// The stable symbol of a refusal.
pub(crate) fn symbol(answer: &Value) -> &str {
    answer["error"]["data"]["code"].as_str().unwrap_or_else(|| panic!("no refusal: {answer}"))
}
