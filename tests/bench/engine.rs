//! How long a plugin takes from nothing to its first answer, as a ratio to the start of node and of a bare sandbox.
//!
//! `cargo bench -p runtime --bench engine`. Contenders take turns for 31 rounds, so a busy machine disturbs all alike; a ratio
//! is the median of the rounds' ratios. Engines run in their real sandbox, which is this program once more.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Duration;

use jiff::Timestamp;
use revocation::Revocations;
use runtime::sandbox::{Confined, Limits, Process, Sandbox, Tier, Tools};
use runtime::{Home, Loaded, Store};
use schemas::settings::Age;

#[path = "measure.rs"]
mod measure;

use measure::{Outcome, admit, found, median, run, timed};

/// Enough for a median that two runs agree on to a tenth.
const ROUNDS: usize = 31;
/// As many plugins as a host may have (`maxPlugins`).
const MANY: usize = 20;
const TOKEN: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
const SOURCE: &str = "definePlugin({ handlers: { act: () => 42 } });";

fn main() -> ExitCode {
    let mut arguments = std::env::args_os().skip(1);
    if arguments.next().is_some_and(|first| first == runtime::confined::WORD) {
        return runtime::confined::main(arguments);
    }
    let rounds = if std::env::args().any(|argument| argument == "--bench") { ROUNDS } else { 1 };
    match compare(rounds) {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            drop(writeln!(std::io::stderr(), "engine: {trouble}"));
            ExitCode::FAILURE
        }
    }
}

/// A plugin that waits.
struct Waiting {
    process: Process,
    stdin: fs::File,
    lines: BufReader<fs::File>,
}

impl Waiting {
    fn new(confined: Confined) -> Outcome<Self> {
        let Confined { stdin, stdout, process, .. } = confined;
        let mut waiting = Self { process, stdin, lines: BufReader::new(stdout) };
        waiting.hear("ready")?;
        Ok(waiting)
    }

    /// Becomes a plugin and answers once.
    fn answer(&mut self, modules: &str) -> Outcome<()> {
        let plugin =
            r#""plugin":{"name":"x","version":"1.0.0"},"main":"index.js","config":{},"limits":{"callMillis":10000}"#;
        self.tell(&format!(r#"{{"jsonrpc":"2.0","id":1,"method":"initialize","params":{{"protocolVersion":1,"token":"{TOKEN}",{plugin}{modules}}}}}"#))?;
        self.hear(r#""handlers":["act"]"#)?;
        self.tell(r#"{"jsonrpc":"2.0","id":2,"method":"invoke","params":{"callId":"c","handler":"act","params":{}}}"#)?;
        self.hear(r#""result":42"#)
    }

    fn tell(&mut self, line: &str) -> Outcome<()> {
        Ok(self.stdin.write_all(format!("{line}\n").as_bytes())?)
    }

    fn hear(&mut self, wanted: &str) -> Outcome<()> {
        let mut line = String::new();
        self.lines.read_line(&mut line)?;
        if line.contains(wanted) { Ok(()) } else { Err(format!("{line:?} instead of {wanted}").into()) }
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.process.kill();
        let _ended = self.process.wait();
    }
}

fn compare(rounds: usize) -> Outcome<()> {
    let (node, bwrap) = (found("node")?, found("bwrap")?);
    let own = std::env::current_exe()?;
    let tools = |walls| Tools { own: own.clone(), bwrap: walls, node: Some(node.clone()) };
    let walled = Sandbox::open(&tools(Some(bwrap.clone())), Tier::Namespaces)?;
    let locked = Sandbox::open(&tools(None), Tier::Lockdown)?;
    let limits = Limits::default();
    let folder = tempfile::tempdir_in("/tmp")?;
    let loaded = plugin(folder.path())?;
    let modules = format!(r#","modules":{{"index.js":"{SOURCE}"}}"#);
    let cold = |sandbox: &Sandbox| timed(|| Waiting::new(sandbox.quickjs(&limits)?)?.answer(&modules));
    let mut table = Table::default();
    for _ in 0..rounds {
        let start = timed(|| run(Command::new(&node).args(["-e", "0"])))?;
        let bare = timed(|| run(Command::new(&bwrap).args(["--ro-bind", "/", "/", "--unshare-all", "true"])))?;
        table.add("bare bwrap true", bare, start, bare);
        table.add("QuickJS cold, namespaces", cold(&walled)?, start, bare);
        table.add("QuickJS cold, lockdown", cold(&locked)?, start, bare);
        let mut warm = Waiting::new(walled.quickjs(&limits)?)?;
        table.add("QuickJS pre-warmed", timed(|| warm.answer(&modules))?, start, bare);
        let engine = timed(|| Waiting::new(walled.node(&loaded, &limits)?)?.answer(""))?;
        table.add("node plugin", engine, start, bare);
    }
    table.print();
    many(&locked, &limits, &modules)
}

/// All engines of a full host at once: what they take together, pages that they share counted once.
fn many(sandbox: &Sandbox, limits: &Limits, modules: &str) -> Outcome<()> {
    let mut all = Vec::new();
    for _ in 0..MANY {
        let mut one = Waiting::new(sandbox.quickjs(limits)?)?;
        one.answer(modules)?;
        all.push(one);
    }
    let mut kib = 0;
    for one in &all {
        let rollup = fs::read_to_string(format!("/proc/{}/smaps_rollup", one.process.id()))?;
        let line = rollup.lines().find(|line| line.starts_with("Pss:")).ok_or("no Pss in smaps_rollup")?;
        kib += line.split_whitespace().nth(1).ok_or("Pss without a number")?.parse::<u64>()?;
    }
    writeln!(
        std::io::stdout(),
        "{MANY} engines with a plugin: {:.1} MiB (PSS)",
        f64::from(u32::try_from(kib)?) / 1024.0
    )?;
    Ok(())
}

/// Milliseconds, the ratio to node's start, the ratio to a bare bwrap.
type Row = [f64; 3];

#[derive(Default)]
struct Table(Vec<(&'static str, Vec<Row>)>);

impl Table {
    fn add(&mut self, name: &'static str, took: Duration, node: Duration, bare: Duration) {
        let took = took.as_secs_f64();
        let row = [took * 1000.0, took / node.as_secs_f64(), took / bare.as_secs_f64()];
        match self.0.iter_mut().find(|(known, _)| *known == name) {
            Some((_, rows)) => rows.push(row),
            None => self.0.push((name, vec![row])),
        }
    }

    fn print(&self) {
        let mut out = std::io::stdout();
        for (name, rows) in &self.0 {
            let [millis, node, bare] =
                [0, 1, 2].map(|column| median(rows.iter().filter_map(|row| row.get(column).copied())));
            drop(writeln!(out, "{name}: {millis:.2} ms, {node:.3} of node's start, {bare:.2} of a bare bwrap"));
        }
    }
}

/// The plugin for node, admitted and loaded as every plugin is.
fn plugin(folder: &Path) -> Outcome<Loaded> {
    let source = folder.join("source");
    fs::create_dir(&source)?;
    fs::write(source.join("index.js"), SOURCE)?;
    fs::write(
        source.join("plugin.json"),
        r#"{"name":"bench","version":"1.0.0","description":"a bench","engine":"node"}"#,
    )?;
    let home = Home::at(folder.join("home"));
    let name = admit(&source, &home)?;
    let revocations = Revocations::new(Vec::new(), Age::DEFAULT);
    Ok(Store::open(home)?.load(&name, &revocations, Timestamp::UNIX_EPOCH)?)
}
