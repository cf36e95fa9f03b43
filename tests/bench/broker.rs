//! The broker under a host: round trips, throughput, and twenty plugins from disk to ready.
//!
//! `cargo bench -p runtime --bench broker`. A host in this process speaks to a broker in this process over pipes; engines run in
//! their real sandbox, which is this program once more. A ratio is the median of the rounds' ratios.

use std::fs;
use std::io::{BufRead as _, BufReader, PipeReader, PipeWriter, Write as _};
use std::path::Path;
use std::process::{Command, ExitCode};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use jiff::Timestamp;
use revocation::Revocations;
use runtime::broker::{
    Ask, Commands, Feed, Ground, Kept, Net, NetDenied, NetGrants, Rules, Surroundings, Timing, Walls, World, serve,
};
use runtime::files::Places;
use runtime::sandbox::{Limits, Sandbox, Tier, Tools};
use runtime::{Home, Loaded, Store};
use schemas::PluginName;
use schemas::protocol::{ErrorCode, FetchAnswer, FetchRequest, GuardVerdict, HookAnswer, HookFailure, Refusal};
use schemas::settings::Age;
use serde_json::{Map, Value, json};

#[path = "measure.rs"]
mod measure;

use measure::{Outcome, admit, found, median, run, timed};

/// As many plugins as a host may have (`maxPlugins`).
const MANY: usize = 20;
/// Together: 1 MB of code and 39 MB of everything else.
const CODE: usize = 1_000_000 / MANY;
const ASSETS: usize = 39_000_000 / MANY;
/// Calls of one round: fewer than would take a busy machine a minute.
const CALLS: usize = 300;
const ROUNDS: usize = 9;

fn main() -> ExitCode {
    let mut arguments = std::env::args_os().skip(1);
    if arguments.next().is_some_and(|first| first == runtime::confined::WORD) {
        return runtime::confined::main(arguments);
    }
    let full = std::env::args().any(|argument| argument == "--bench");
    match compare(if full { (ROUNDS, CALLS) } else { (1, 5) }) {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            drop(writeln!(std::io::stderr(), "broker: {trouble}"));
            ExitCode::FAILURE
        }
    }
}

fn compare((rounds, calls): (usize, usize)) -> Outcome<()> {
    let node = found("node")?;
    let tools = Tools { own: std::env::current_exe()?, bwrap: Some(found("bwrap")?), node: Some(node.clone()) };
    let sandbox = Arc::new(Sandbox::open(&tools, Tier::Lockdown)?);
    let folder = tempfile::tempdir_in("/tmp")?;
    let home = Home::at(folder.path().join("home"));
    fill(folder.path(), &home)?;
    let mut rows = Vec::new();
    for _ in 0..rounds {
        let peers = Peers::timed(&node, folder.path())?;
        let host = Host::new(&sandbox, &home, folder.path())?;
        rows.extend(host.round(peers, calls)?);
    }
    for name in [LOADED, READY, TRIP, RATE] {
        let of = |column: fn(&Row) -> f64| median(rows.iter().filter(|row| row.name == name).map(column));
        let (value, node, sums, bare) =
            (of(|row| row.value), of(|row| row.of.node), of(|row| row.of.sums), of(|row| row.of.bare));
        writeln!(
            std::io::stdout(),
            "{name}: {value:.3}; {node:.4} of node's start, {sums:.4} of sha256sum, {bare:.4} of 20 bare bwraps"
        )?;
    }
    Ok(())
}

const LOADED: &str = "20 plugins, disk to loaded, ms";
const READY: &str = "20 plugins, disk to ready, ms";
const TRIP: &str = "one round trip, ms";
const RATE: &str = "calls a second, 16 at once";

/// What is compared with: seconds, or ratios to them.
#[derive(Debug, Clone, Copy)]
struct Peers {
    /// `node -e 0`, once.
    node: f64,
    /// `sha256sum` over the same files.
    sums: f64,
    /// `bwrap … true`, twenty times, one after the other.
    bare: f64,
}

impl Peers {
    fn timed(node: &Path, folder: &Path) -> Outcome<Self> {
        let bwrap = found("bwrap")?;
        let files = (0..MANY).flat_map(|n| {
            ["index.js", "data.bin", "plugin.json"].map(|file| folder.join(format!("source-{n}")).join(file))
        });
        let node = timed(|| run(Command::new(node).args(["-e", "0"])))?;
        let sums = timed(|| run(Command::new(found("sha256sum")?).args(files)))?;
        let bare = || run(Command::new(&bwrap).args(["--ro-bind", "/", "/", "--unshare-all", "true"]));
        let bare = timed(|| (0..MANY).try_for_each(|_| bare()))?;
        Ok(Self { node: node.as_secs_f64(), sums: sums.as_secs_f64(), bare: bare.as_secs_f64() })
    }
}

/// What was measured: milliseconds or a count, and the time as a ratio to each peer.
struct Row {
    name: &'static str,
    value: f64,
    of: Peers,
}

impl Row {
    fn time(name: &'static str, took: Duration, peers: Peers) -> Self {
        let took = took.as_secs_f64();
        let of = Peers { node: took / peers.node, sums: took / peers.sums, bare: took / peers.bare };
        Self { name, value: took * 1000.0, of }
    }
}

/// The host's side of a broker.
struct Host {
    to: PipeWriter,
    from: BufReader<PipeReader>,
    last: u64,
    broker: std::thread::JoinHandle<Result<runtime::broker::Ended, Refusal>>,
}

impl Host {
    fn new(sandbox: &Arc<Sandbox>, home: &Home, places: &Path) -> Outcome<Self> {
        let (from_us, to) = std::io::pipe()?;
        let (from, to_us) = std::io::pipe()?;
        let world = world(sandbox, home, places);
        let store = Store::open(home.clone())?;
        let broker = std::thread::spawn(move || serve(world, store, from_us, to_us));
        let mut host = Self { to, from: BufReader::new(from), last: 0, broker };
        host.ask("initialize", &json!({ "protocolVersion": 1, "host": { "name": "bench", "version": "1.0.0" } }))?;
        Ok(host)
    }

    fn send(&mut self, method: &str, params: &Value) -> Outcome<u64> {
        self.last += 1;
        let line = json!({ "jsonrpc": "2.0", "id": self.last, "method": method, "params": params });
        writeln!(self.to, "{line}")?;
        Ok(self.last)
    }

    /// The next answer; events are read over.
    fn hear(&mut self) -> Outcome<Value> {
        loop {
            let mut line = String::new();
            if self.from.read_line(&mut line)? == 0 {
                return Err("the broker is gone".into());
            }
            let value: Value = serde_json::from_str(&line)?;
            if value.get("id").is_some() && value.get("method").is_none() {
                return match value.get("error") {
                    Some(error) => Err(error.to_string().into()),
                    None => Ok(value),
                };
            }
        }
    }

    fn ask(&mut self, method: &str, params: &Value) -> Outcome<Value> {
        self.send(method, params)?;
        self.hear()
    }

    fn round(mut self, peers: Peers, calls: usize) -> Outcome<Vec<Row>> {
        let mut rows = Vec::new();
        for (name, session, start) in [(LOADED, "lazy", "lazy"), (READY, "eager", "eager")] {
            self.ask("session/open", &json!({ "sessionId": session }))?;
            let load = json!({ "sessionId": session, "start": start });
            let begun = Instant::now();
            let answer = self.ask("plugins/load", &load)?;
            rows.push(Row::time(name, begun.elapsed(), peers));
            let loaded = answer.pointer("/result/loaded").and_then(Value::as_array).map_or(0, Vec::len);
            if loaded != MANY {
                return Err(format!("{loaded} plugins loaded: {answer}").into());
            }
        }
        let call = json!({ "sessionId": "eager", "plugin": "bench-0", "handler": "act", "params": { "n": 1 } });
        let begun = Instant::now();
        for _ in 0..calls {
            self.ask("plugin/invoke", &call)?;
        }
        rows.push(Row::time(TRIP, begun.elapsed() / u32::try_from(calls)?, peers));
        let begun = Instant::now();
        let (mut open, mut left) = (0, calls);
        while left > 0 || open > 0 {
            while open < 16 && left > 0 {
                self.send("plugin/invoke", &call)?;
                (open, left) = (open + 1, left - 1);
            }
            self.hear()?;
            open -= 1;
        }
        let each = begun.elapsed() / u32::try_from(calls)?;
        let row = Row { value: 1.0 / each.as_secs_f64(), ..Row::time(RATE, each, peers) };
        rows.push(row);
        self.ask("shutdown", &json!({}))?;
        drop(self.to);
        self.broker.join().map_err(|_| "the broker failed")??;
        Ok(rows)
    }
}

/// The world of a bench: everything is enabled, nothing is revoked, nobody is asked.
struct Bench(Rules);

fn world(sandbox: &Arc<Sandbox>, home: &Home, places: &Path) -> World {
    let names: Vec<String> = (0..MANY).map(|n| format!("bench-{n}")).collect();
    let settings = json!({ "enabledPlugins": names, "plugins": { "allowedSources": ["local-path"] } });
    let settings = serde_json::from_value(settings).unwrap_or_default();
    let bench = Arc::new(Bench(Rules { settings, ..Rules::default() }));
    World {
        home: home.clone(),
        ground: Arc::<Bench>::clone(&bench),
        feed: Arc::<Bench>::clone(&bench),
        confine: Arc::new(Walls::new(Arc::clone(sandbox), Limits::default())),
        net: Arc::<Bench>::clone(&bench),
        commands: bench,
        places: Places { homes: vec![places.to_owned()], deepcode: Vec::new() },
        timing: Timing::default(),
        kept: Arc::new(Kept::default()),
        stop: Arc::new(AtomicBool::new(false)),
    }
}

impl Ground for Bench {
    fn now(&self) -> Timestamp {
        Timestamp::UNIX_EPOCH
    }
    fn rules(&self) -> Result<Rules, Refusal> {
        Ok(self.0.clone())
    }
    fn disable(&self, _: &PluginName) -> Result<(), Refusal> {
        Ok(())
    }
    fn guard(&self, _: &str, _: &Value, _: Option<&Path>) -> GuardVerdict {
        GuardVerdict { allow: true, reason: None, detail: None }
    }
    fn stamp(&self) -> u64 {
        0
    }
}

impl Feed for Bench {
    fn with(&self, judge: &mut dyn FnMut(&Revocations<'_>)) -> Result<(), Refusal> {
        judge(&Revocations::new(Vec::new(), Age::DEFAULT));
        Ok(())
    }
    fn refresh(&self, _: Ask) -> Result<(), Refusal> {
        Ok(())
    }
}

fn no_network() -> NetDenied {
    NetDenied { code: ErrorCode::NetworkDenied, reason: "bench".to_owned(), message: "no network".to_owned() }
}

impl Net for Bench {
    fn judge(&self, _: &NetGrants, _: &FetchRequest) -> Result<(), NetDenied> {
        Err(no_network())
    }
    fn fetch(&self, _: &NetGrants, _: &FetchRequest, _: Instant) -> Result<FetchAnswer, NetDenied> {
        Err(no_network())
    }
}

impl Commands for Bench {
    fn hooks(
        &self,
        _: &Loaded,
        _: &Surroundings,
        _: &str,
        _: &Map<String, Value>,
    ) -> Vec<Result<HookAnswer, HookFailure>> {
        Vec::new()
    }
    fn status_line(&self, _: &Loaded, _: &Surroundings, _: &str) -> Result<String, Refusal> {
        Ok(String::new())
    }
}

/// Twenty plugins, admitted as every plugin is.
fn fill(folder: &Path, home: &Home) -> Outcome<()> {
    for n in 0..MANY {
        let source = folder.join(format!("source-{n}"));
        fs::create_dir(&source)?;
        let handler = "definePlugin({ handlers: { act: (ctx, { n }) => n } });\n";
        let padding = "// a comment as long as code\n".repeat(CODE / 29);
        fs::write(source.join("index.js"), format!("{handler}{padding}"))?;
        fs::write(source.join("data.bin"), vec![u8::try_from(n)?; ASSETS])?;
        let manifest =
            json!({ "name": format!("bench-{n}"), "version": "1.0.0", "description": "a bench", "main": "index.js" });
        fs::write(source.join("plugin.json"), manifest.to_string())?;
        admit(&source, home)?;
    }
    Ok(())
}
