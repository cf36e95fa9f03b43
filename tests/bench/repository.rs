//! How long it takes to open, refresh and resolve against an index of 100,000 versions, and how much memory.
//!
//! `cargo bench -p verifier --bench repository`. Every step is a process of its own over a folder on disk, as a command
//! of the user's is; ratios are against the same bytes parsed once, and against one signature checked.

#[path = "../src/forge/mod.rs"]
#[expect(
    dead_code,
    unused_imports,
    unreachable_pub,
    clippy::expect_used,
    clippy::panic,
    reason = "the forge is the tests', which fail by panicking; a bench uses a part of it"
)]
mod forge;

use std::cell::Cell;
use std::error::Error;
use std::fs;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use forge::{Forge, Signer};
use jiff::Timestamp;
use schemas::Sha256;
use verifier::tuf::{DiskState, Offline, Transport, TransportError};
use verifier::{Repository, Wanted};

type Outcome<T> = Result<T, Box<dyn Error>>;

const ROUNDS: usize = 9;
const NOW: &str = "2026-06-01T00:00:00Z";

fn main() -> Outcome<()> {
    let arguments: Vec<String> = std::env::args().collect();
    let step = arguments.get(1).map(String::as_str);
    if let (Some(step @ ("first" | "refresh" | "open" | "resolve" | "search" | "parse")), Some(folder), Some(root)) =
        (step, arguments.get(2), arguments.get(3))
    {
        return measure(step, Path::new(folder), root.parse()?);
    }
    // `cargo test --benches` wants to know that it runs, not how fast.
    let plugins = if arguments.iter().any(|argument| argument == "--bench") { 10_000 } else { 10 };
    compare(plugins)
}

/// A published folder on disk that counts what is asked of it.
struct Folder {
    base: PathBuf,
    asked: Cell<usize>,
}

impl Transport for Folder {
    fn get(&self, path: &str, _: u64) -> Result<Vec<u8>, TransportError> {
        self.asked.set(self.asked.get() + 1);
        fs::read(self.base.join(path)).map_err(|_| TransportError::NotFound(path.to_owned()))
    }
    fn describe(&self) -> String {
        self.base.display().to_string()
    }
}

/// What one process does; it tells how long, how many requests and how much memory.
fn measure(step: &str, folder: &Path, root: Sha256) -> Outcome<()> {
    let site = Folder { base: folder.join("site"), asked: Cell::new(0) };
    let state = || Box::new(DiskState::new(folder.join("state")));
    let now: Timestamp = NOW.parse()?;
    let start = Instant::now();
    let found = match step {
        "first" | "refresh" => Repository::open(root, state())?.refresh(&site, now)?.plugins().count(),
        "open" => Repository::open(root, state())?.remembered(now)?.plugins().count(),
        "resolve" => {
            let trusted = Repository::open(root, state())?.remembered(now)?;
            let begin = Instant::now();
            let shard = trusted.shard(&Offline, &name(0).parse()?)?.ok_or("the shard is listed")?;
            let offer = shard.offer(&Wanted::Latest, trusted.origin(), trusted.keyring())?;
            black_box(offer);
            return say(begin.elapsed(), 1, site.asked.get());
        }
        "search" => {
            let trusted = Repository::open(root, state())?.remembered(now)?;
            trusted.catalog(&Offline)?.document().plugins.iter().map(|listing| listing.versions.len()).sum()
        }
        _ => {
            let value: serde_json::Value = serde_json::from_slice(&fs::read(folder.join("state/targets.json"))?)?;
            value.pointer("/signed/targets").and_then(serde_json::Value::as_object).map_or(0, serde_json::Map::len)
        }
    };
    say(start.elapsed(), found, site.asked.get())
}

#[expect(clippy::print_stdout, reason = "a bench's result goes to stdout")]
fn say(took: Duration, found: usize, asked: usize) -> Outcome<()> {
    let status = fs::read_to_string("/proc/self/status")?;
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).ok_or("no VmHWM")?;
    println!("{} {found} {asked} {}", took.as_nanos(), peak.trim().trim_end_matches(" kB"));
    Ok(())
}

fn name(at: usize) -> String {
    format!("deepcode-plugin-{at:05}")
}

/// Ten versions of each plugin, every one signed.
fn publish(plugins: usize, folder: &Path) -> Outcome<Sha256> {
    let mut forge = Forge::honest("market.example.com/plugins", NOW.parse()?);
    for at in 0..plugins {
        for version in 0..10_u8 {
            let number = u64::try_from(at)? * 10 + u64::from(version);
            let mut tree = [0; 32];
            tree.iter_mut().zip(number.to_be_bytes()).for_each(|(to, from)| *to = from);
            forge.add(&name(at), &format!("1.{version}.0"), tree);
        }
    }
    forge.publish();
    forge.site.write_to(&folder.join("site"));
    let state = Box::new(DiskState::new(folder.join("state")));
    let mut client = Repository::bootstrap(&forge.pin(), &forge.site, state)?;
    let trusted = client.refresh(&forge.site, NOW.parse()?)?;
    trusted.index(&forge.site)?;
    trusted.shard(&forge.site, &name(0).parse()?)?;
    Ok(client.root_digest())
}

/// The median of what the processes say, as time, requests, peak memory in KiB.
fn rounds(step: &str, folder: &Path, root: Sha256) -> Outcome<(Duration, usize, u64)> {
    let mut times = Vec::new();
    let (mut asked, mut peak) = (0, 0);
    for _ in 0..ROUNDS {
        let said = Command::new(std::env::current_exe()?).arg(step).arg(folder).arg(root.to_string()).output()?;
        if !said.status.success() {
            return Err(String::from_utf8_lossy(&said.stderr).into_owned().into());
        }
        let text = String::from_utf8(said.stdout)?;
        let numbers: Vec<u64> = text.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
        let [nanos, _, requests, kib] = numbers.as_slice() else { return Err(text.into()) };
        times.push(Duration::from_nanos(*nanos));
        asked = usize::try_from(*requests)?;
        peak = peak.max(*kib);
    }
    times.sort();
    Ok((times.get(ROUNDS / 2).copied().ok_or("no rounds")?, asked, peak))
}

/// One strict check of one signature, the median of many.
fn one_signature() -> Outcome<Duration> {
    let signer = Signer::named("bench");
    let key = verifier::keys::VerifyingKey::try_from(signer.public())?;
    let signature = signer.sign(b"a statement");
    let mut times: Vec<Duration> = (0..1_001)
        .map(|_| {
            let start = Instant::now();
            black_box(key.verify(b"a statement", &signature).is_ok());
            start.elapsed()
        })
        .collect();
    times.sort();
    Ok(times.get(500).copied().ok_or("no rounds")?)
}

#[expect(clippy::print_stdout, reason = "a bench's result goes to stdout")]
fn compare(plugins: usize) -> Outcome<()> {
    let folder = tempfile::tempdir()?;
    let root = publish(plugins, folder.path())?;
    let parse = rounds("parse", folder.path(), root)?;
    let signature = one_signature()?;
    println!("{} versions; targets.json parsed once: {:?}; one signature: {signature:?}", plugins * 10, parse.0);
    for step in ["refresh", "open", "search", "resolve"] {
        let (time, asked, peak) = rounds(step, folder.path(), root)?;
        let beside = if step == "resolve" { signature } else { parse.0 };
        let ratio = time.as_secs_f64() / beside.as_secs_f64();
        println!("{step}: {time:?}, ratio {ratio:.1}, {asked} requests, {} MiB at most", peak / 1024);
        if step == "refresh" && asked != 2 {
            return Err(format!("a refresh where nothing changed asked {asked} times").into());
        }
    }
    Ok(())
}
