//! The broker under a host: round trips, throughput, and twenty plugins from disk to ready.
//!
//! `cargo bench -p runtime --bench broker`. A host in this process speaks to a broker in this process over pipes; engines run in
//! their real sandbox, which is this program once more. A ratio is the median of the rounds' ratios.

use std::error::Error;
use std::fs;
use std::io::{BufRead as _, BufReader, PipeReader, PipeWriter, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use jiff::Timestamp;
use revocation::{Cleared, Revocations};
use runtime::broker::{
    Ask, Commands, Feed, Ground, Kept, Net, NetDenied, NetGrants, Rules, Surroundings, Timing, Walls, World, serve,
};
use runtime::files::Places;
use runtime::sandbox::{Limits, Sandbox, Tier, Tools};
use runtime::store::Standing;
use runtime::{Consent, Home, Loaded, Store};
use schemas::protocol::{ErrorCode, FetchAnswer, FetchRequest, GuardVerdict, HookAnswer, HookFailure, Refusal};
use schemas::settings::Age;
use schemas::{Grade, PluginName};
use serde_json::{Map, Value, json};
use verifier::Candidate;
use verifier::tree::directory;

type Outcome<T> = Result<T, Box<dyn Error>>;

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
        let start = timed(|| run(Command::new(&node).args(["-e", "0"])))?;
        let host = Host::new(&sandbox, &home, folder.path())?;
        rows.extend(host.round(start, calls)?);
    }
    for name in
        ["20 plugins, disk to loaded", "20 plugins, disk to ready", "one round trip", "calls a second, 16 at once"]
    {
        let of = |column: fn(&Row) -> f64| median(rows.iter().filter(|row| row.name == name).map(column));
        writeln!(std::io::stdout(), "{name}: {:.3}, {:.4} of node's start", of(|row| row.value), of(|row| row.ratio))?;
    }
    Ok(())
}

/// What was measured: milliseconds or a count, and the time as a ratio to node's start.
struct Row {
    name: &'static str,
    value: f64,
    ratio: f64,
}

impl Row {
    fn time(name: &'static str, took: Duration, node: Duration) -> Self {
        Self { name, value: took.as_secs_f64() * 1000.0, ratio: took.as_secs_f64() / node.as_secs_f64() }
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

    fn round(mut self, node: Duration, calls: usize) -> Outcome<Vec<Row>> {
        let mut rows = Vec::new();
        for (name, session, start) in
            [("20 plugins, disk to loaded", "lazy", "lazy"), ("20 plugins, disk to ready", "eager", "eager")]
        {
            self.ask("session/open", &json!({ "sessionId": session }))?;
            let load = json!({ "sessionId": session, "start": start });
            let begun = Instant::now();
            let answer = self.ask("plugins/load", &load)?;
            rows.push(Row::time(name, begun.elapsed(), node));
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
        rows.push(Row::time("one round trip", begun.elapsed() / u32::try_from(calls)?, node));
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
        let row = Row { value: 1.0 / each.as_secs_f64(), ..Row::time("calls a second, 16 at once", each, node) };
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
    let now = Timestamp::UNIX_EPOCH;
    let revocations = Revocations::new(Vec::new(), Age::DEFAULT);
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
        let tree = directory::open(&source, &verifier::Limits::default(), &|_| {})?;
        let candidate = Candidate::unattested(tree, "./there".parse()?, None)?;
        let cleared = Cleared::check(candidate, None, &revocations, now)?;
        let consent = Consent::by_digest(&cleared, cleared.candidate().tree().digest())?;
        let standing = Standing { grade: Grade::LocalPath, marketplace: None };
        Store::open(home.clone())?.admit(cleared, consent, standing, now)?;
    }
    Ok(())
}

fn timed(act: impl FnOnce() -> Outcome<()>) -> Outcome<Duration> {
    let begun = Instant::now();
    act()?;
    Ok(begun.elapsed())
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut sorted: Vec<f64> = values.collect();
    sorted.sort_by(f64::total_cmp);
    sorted.get(sorted.len() / 2).copied().unwrap_or(f64::NAN)
}

fn run(command: &mut Command) -> Outcome<()> {
    let status = command.stdin(Stdio::null()).stdout(Stdio::null()).status()?;
    if status.success() { Ok(()) } else { Err(format!("{status}").into()) }
}

fn found(name: &str) -> Outcome<PathBuf> {
    let places = ["/usr/bin", "/usr/local/bin", "/bin"].map(|folder| Path::new(folder).join(name));
    places.into_iter().find(|path| path.is_file()).ok_or_else(|| format!("{name} is not installed").into())
}
