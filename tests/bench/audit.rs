//! How fast the audit reads, as a ratio: ours end to end against a bare parse and against plain regexes over the same bundles.
//!
//! `cargo bench -p audit --bench audit [-- FOLDER]`. The bundles are made of npm packages by `tests/bench/bundles`; where npm is
//! missing they are generated, and the output says so. Every contender is a process of its own on one core; they take turns,
//! and a ratio is the median of the rounds' ratios.

use std::error::Error;
use std::fs;
use std::hint::black_box;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use audit::Bundle;
use oxc_allocator::Allocator;
use oxc_parser::Parser;
use oxc_span::SourceType;

type Outcome<T> = Result<T, Box<dyn Error>>;

/// Enough for a median that two runs agree on to a tenth.
const ROUNDS: usize = 9;
/// As many small plugins as are to be audited in a minute.
const SMALL: usize = 1_000;

/// What a scanner by regexes looks for, line by line.
const PATTERNS: &[&str] = &[
    r"\beval\s*\(",
    r"\bnew\s+Function\s*\(",
    r"\bFunction\s*\(",
    r"child_process",
    r"\b(?:exec|execSync|spawn|spawnSync|fork|execFile)\s*\(",
    r"\brequire\s*\(\s*[^'\x22)]",
    r"\bimport\s*\(",
    r"process\.env",
    r"process\.binding",
    r"\.ssh/|\.aws/credentials|\.npmrc|\.netrc",
    r"https?://[^\s'\x22]+",
    r"\bfetch\s*\(",
    r"\bWebSocket\s*\(",
    r"\batob\s*\(",
    r"Buffer\.from\s*\([^)]*base64",
    r"String\.fromCharCode",
    r"\\x[0-9a-fA-F]{2}",
    r"\\u\{?[0-9a-fA-F]{4}",
    r"globalThis\s*\[",
    r"[\u{202a}-\u{202e}\u{2066}-\u{2069}]",
    r"(?i)ignore (?:all )?previous instructions",
    r"\bnet\.(?:connect|createServer)\b",
    r"\bworker_threads\b",
    r"\bWebAssembly\b",
];

fn main() -> Outcome<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let folder = || Ok::<_, Box<dyn Error>>(PathBuf::from(arguments.get(1).ok_or("a contender needs a folder")?));
    match arguments.first().map(String::as_str) {
        Some("audit") => contend(&folder()?, audited),
        Some("parse") => contend(&folder()?, parsed),
        Some("regex") => contend(&folder()?, searched),
        Some("small") => small(&folder()?),
        // `cargo test --benches` wants to know that it runs, not how fast.
        _ if !arguments.iter().any(|argument| argument == "--bench") => {
            let corpus = generated(4)?;
            compare(corpus.path(), 1)?;
            many(3)
        }
        _ => {
            let (folder, _kept) = corpus(arguments.iter().find(|argument| !argument.starts_with('-')))?;
            compare(&folder, ROUNDS)?;
            many(SMALL)
        }
    }
}

/// One contender's process: tells its bytes, its time and the most memory that it ever held.
fn contend(folder: &Path, work: fn(&Path) -> Outcome<u64>) -> Outcome<()> {
    let since = Instant::now();
    let bytes = work(folder)?;
    say(&format!("{bytes} {} {}", since.elapsed().as_nanos(), peak_kib()?))
}

/// Each bundle as a plugin of its own, from the disk to the report.
fn audited(folder: &Path) -> Outcome<u64> {
    let mut bytes = 0;
    for plugin in plugins(folder)? {
        let bundle = Bundle::at(&plugin)?;
        bytes += bundle.bytes();
        black_box(audit::inspect(&bundle));
    }
    Ok(bytes)
}

fn parsed(folder: &Path) -> Outcome<u64> {
    each_script(folder, |text| {
        let arena = Allocator::default();
        black_box(Parser::new(&arena, text, SourceType::mjs()).parse().program.body.len());
    })
}

fn searched(folder: &Path) -> Outcome<u64> {
    let patterns: Vec<regex::Regex> = PATTERNS.iter().map(|p| regex::Regex::new(p)).collect::<Result<_, _>>()?;
    each_script(folder, |text| {
        for line in text.lines() {
            for pattern in &patterns {
                black_box(pattern.find_iter(line).count());
            }
        }
    })
}

fn each_script(folder: &Path, look: impl Fn(&str)) -> Outcome<u64> {
    let mut bytes = 0;
    for plugin in plugins(folder)? {
        for entry in fs::read_dir(plugin)? {
            let text = fs::read_to_string(entry?.path())?;
            bytes += u64::try_from(text.len())?;
            look(&text);
        }
    }
    Ok(bytes)
}

/// The folders beneath `folder`, in order.
fn plugins(folder: &Path) -> Outcome<Vec<PathBuf>> {
    let mut plugins: Vec<PathBuf> = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Outcome<_>>()?;
    plugins.sort();
    Ok(plugins)
}

/// The most memory this process ever held.
fn peak_kib() -> Outcome<u64> {
    let status = fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).ok_or("no VmHWM")?;
    Ok(line.trim().trim_end_matches(" kB").parse()?)
}

/// A folder of plugins with one script each: of npm packages, or generated where npm is missing.
fn corpus(given: Option<&String>) -> Outcome<(PathBuf, Option<tempfile::TempDir>)> {
    if let Some(folder) = given {
        return Ok((folder.into(), None));
    }
    if Command::new("npm").arg("--version").stdout(Stdio::null()).status().is_err() {
        say("npm is missing: the bundles are GENERATED, and these numbers are not those of real ones")?;
        let folder = generated(200)?;
        return Ok((folder.path().to_owned(), Some(folder)));
    }
    let here = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let made = here.join("target/bench/audit");
    let status = Command::new(here.join("tests/bench/bundles")).arg(&made).status()?;
    if !status.success() {
        return Err(format!("tests/bench/bundles: {status}").into());
    }
    let folder = tempfile::tempdir()?;
    for entry in fs::read_dir(made.join("bundles"))? {
        let script = entry?.path();
        let plugin = folder.path().join(script.file_stem().ok_or("a name")?);
        fs::create_dir(&plugin)?;
        fs::copy(&script, plugin.join("index.js"))?;
    }
    Ok((folder.path().to_owned(), Some(folder)))
}

/// `count` scripts of 100 KiB: functions, classes, strings, tables, as bundlers leave them; the same every time.
fn generated(count: usize) -> Outcome<tempfile::TempDir> {
    let folder = tempfile::tempdir()?;
    for at in 0..count {
        let mut text = String::new();
        let mut n = at;
        while text.len() < 100 << 10 {
            n = n.wrapping_mul(6_364_136_223).wrapping_add(1_442_695) % 1_000_003;
            text.push_str(&format!(
                "function f{n}(a, b = {n}) {{\n  const t = [\"k{n}\", `v${{a}}`, /x{n}+/g];\n  for (const k of t) {{\n    \
                 if (k === b) return {{ ...a, k, [k]: () => f{n}(k.length ? t[0] : \"{n}\") }};\n  }}\n  return a?.b ?? t\n}}\n\
                 class C{n} extends Map {{\n  #p = {n};\n  get(k) {{ return super.get(k) || this.#p }}\n}}\n"
            ));
        }
        let plugin = folder.path().join(format!("p{at:04}"));
        fs::create_dir(&plugin)?;
        fs::write(plugin.join("index.js"), text)?;
    }
    Ok(folder)
}

/// What one process told of itself.
struct Told {
    bytes: u64,
    took: Duration,
    kib: u64,
}

/// This program once more, as a contender on one core.
fn told(contender: &str, folder: &Path) -> Outcome<Told> {
    let mut command = Command::new(std::env::current_exe()?);
    command.arg(contender).arg(folder).env("RAYON_NUM_THREADS", "1").stderr(Stdio::inherit());
    let output = command.output()?;
    if !output.status.success() {
        return Err(format!("{contender}: {}", output.status).into());
    }
    let line = String::from_utf8(output.stdout)?;
    let numbers: Vec<u64> = line.split_whitespace().map(str::parse).collect::<Result<_, _>>()?;
    let [bytes, nanos, kib] = numbers[..] else { return Err(format!("{contender} said {line:?}").into()) };
    Ok(Told { bytes, took: Duration::from_nanos(nanos), kib })
}

fn compare(folder: &Path, rounds: usize) -> Outcome<()> {
    let mut rows = Vec::new();
    // A first round that does not count warms the page cache.
    for round in 0..=rounds {
        let all = [told("audit", folder)?, told("parse", folder)?, told("regex", folder)?];
        if round > 0 {
            rows.push(all);
        }
    }
    let megabytes = |one: &Told| Ok::<_, Box<dyn Error>>(f64::from(u32::try_from(one.bytes / 1_000)?) / 1_000.0);
    for (at, name) in ["audit, end to end", "oxc_parser alone", "24 regexes, line by line"].into_iter().enumerate() {
        let (mut speeds, mut ratios, mut kib) = (Vec::new(), Vec::new(), 0);
        for row in &rows {
            let [audit, ..] = row;
            let one = row.get(at).ok_or("as many contenders as names")?;
            speeds.push(megabytes(one)? / one.took.as_secs_f64());
            ratios.push(audit.took.as_secs_f64() / one.took.as_secs_f64());
            kib = kib.max(one.kib);
        }
        let (speed, ratio) = (median(speeds), median(ratios));
        say(&format!(
            "{name}: {speed:.1} MB/s a core, the audit takes {ratio:.2} times as long, peak {} MiB",
            kib >> 10
        ))?;
    }
    let [first, ..] = rows.first().ok_or("at least one round")?;
    say(&format!("{} plugins, {:.1} MB", plugins(folder)?.len(), megabytes(first)?))
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(f64::NAN)
}

/// Small plugins as they are found: a manifest, a script, a skill, a command, a hook.
fn many(count: usize) -> Outcome<()> {
    let folder = tempfile::tempdir()?;
    for at in 0..count {
        let plugin = folder.path().join(format!("p{at:04}"));
        for (path, text) in [
            (
                "plugin.json",
                format!(r#"{{"name":"small-{at}","version":"1.0.0","description":"d","main":"index.js"}}"#),
            ),
            (
                "index.js",
                format!("export const n = {at};\nexport function f(a) {{\n  return a.map((b) => b * n);\n}}\n")
                    .repeat(20),
            ),
            (
                "skills/one/SKILL.md",
                format!("---\nname: one\ndescription: d{at}\n---\n\n# One\n\n{}", "Do this, then that.\n".repeat(100)),
            ),
            ("commands/go.md", "---\ndescription: go\n---\n\nGo.\n".to_owned()),
            (
                "hooks/hooks.json",
                r#"{"hooks":{"Stop":[{"hooks":[{"type":"command","command":"echo done"}]}]}}"#.to_owned(),
            ),
        ] {
            let path = plugin.join(path);
            fs::create_dir_all(path.parent().ok_or("a parent")?)?;
            fs::write(path, text)?;
        }
    }
    let told = told("small", folder.path())?;
    let minute = f64::from(u32::try_from(count)?) * 60.0 / told.took.as_secs_f64();
    say(&format!("small plugins: {minute:.0} a minute on one core (goal {SMALL}), peak {} MiB", told.kib >> 10))
}

fn small(folder: &Path) -> Outcome<()> {
    contend(folder, audited)
}

fn say(line: &str) -> Outcome<()> {
    Ok(writeln!(std::io::stdout(), "{line}")?)
}
