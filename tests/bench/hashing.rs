//! How long a tree's digest takes, as a ratio: ours against `sha256sum`, against git, against the same bytes in memory.
//!
//! `cargo bench -p verifier --bench hashing [-- small|large]`. Everything runs as a process of its own, one after the other in rounds, so a
//! busy machine disturbs all of them alike; a ratio is the median of the rounds' ratios. The page cache is warm after a
//! round that does not count.

use std::error::Error;
use std::fmt::Write as _;
use std::fs::{self, File};
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use sha2::{Digest as _, Sha256};
use verifier::tree::{Limits, directory};

type Outcome<T> = Result<T, Box<dyn Error>>;

const ROUNDS: usize = 15;

/// Rounds with git, which takes most of the time and is far from its goal.
const GIT_ROUNDS: usize = 3;

fn main() -> Outcome<()> {
    let arguments: Vec<String> = std::env::args().collect();
    match arguments.get(1).map(String::as_str) {
        Some("hash") => hash(Path::new(arguments.get(2).ok_or("hash needs a folder")?)),
        Some("memory") => in_memory(Path::new(arguments.get(2).ok_or("memory needs a folder")?)),
        // `cargo test --benches` wants to know that it runs, not how fast.
        _ if !arguments.iter().any(|argument| argument == "--bench") => compare(&Corpus::small(100)?, 1),
        Some("small") => compare(&Corpus::small(10_000)?, ROUNDS),
        Some("large") => compare(&Corpus::large()?, ROUNDS),
        _ => {
            compare(&Corpus::small(10_000)?, ROUNDS)?;
            compare(&Corpus::large()?, ROUNDS)
        }
    }
}

/// What a contender's process does: ours.
fn hash(folder: &Path) -> Outcome<()> {
    let tree = directory::open(folder, &Limits::default(), &|_| ())?;
    say(&format!("{} {}", tree.digest(), peak_kib()?));
    Ok(())
}

/// One core over the same bytes, which were read before the clock starts; it tells its own time.
fn in_memory(folder: &Path) -> Outcome<()> {
    let mut files: Vec<PathBuf> = Vec::new();
    list(folder, &mut files)?;
    let bytes: Vec<Vec<u8>> = files.iter().map(fs::read).collect::<Result<_, _>>()?;
    let start = Instant::now();
    bytes.iter().for_each(|bytes| {
        black_box(Sha256::digest(bytes));
    });
    say(&format!("{} {}", start.elapsed().as_nanos(), peak_kib()?));
    Ok(())
}

/// The most memory this process ever held.
fn peak_kib() -> Outcome<u64> {
    let status = fs::read_to_string("/proc/self/status")?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).ok_or("no VmHWM")?;
    Ok(line.trim().trim_end_matches(" kB").parse()?)
}

/// A folder of files, the same every time.
struct Corpus {
    name: &'static str,
    folder: tempfile::TempDir,
    bytes: u64,
}

impl Corpus {
    /// Files of 0 to 8 KiB, a hundred in a folder: what sources look like.
    fn small(count: u64) -> Outcome<Self> {
        let mut corpus = Self { name: "10,000 small files", folder: tempfile::tempdir()?, bytes: 0 };
        for at in 0..count {
            corpus.write(&format!("d{:03}/f{at}.js", at / 100), at, at.wrapping_mul(2_654_435_761) % 8192)?;
        }
        Ok(corpus)
    }

    fn large() -> Outcome<Self> {
        let mut corpus = Self { name: "200 MB in 4 files", folder: tempfile::tempdir()?, bytes: 0 };
        for at in 0..4 {
            corpus.write(&format!("blob{at}"), at, 50_000_000)?;
        }
        Ok(corpus)
    }

    /// Bytes that do not compress, from a small generator (`SplitMix64`).
    fn write(&mut self, path: &str, seed: u64, size: u64) -> Outcome<()> {
        let path = self.folder.path().join(path);
        fs::create_dir_all(path.parent().ok_or("no folder")?)?;
        let mut state = seed;
        let mut bytes = Vec::with_capacity(usize::try_from(size)? + 8);
        while u64::try_from(bytes.len())? < size {
            state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut word = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            bytes.extend_from_slice(&(word ^ (word >> 31)).to_le_bytes());
        }
        bytes.truncate(usize::try_from(size)?);
        fs::write(path, bytes)?;
        self.bytes += size;
        Ok(())
    }
}

fn list(folder: &Path, files: &mut Vec<PathBuf>) -> Outcome<()> {
    for found in fs::read_dir(folder)? {
        let found = found?;
        if found.file_type()?.is_dir() { list(&found.path(), files)? } else { files.push(found.path()) }
    }
    Ok(())
}

/// One way to the digest, or to something like it.
struct Contender {
    name: &'static str,
    times: Vec<Duration>,
    peak_kib: u64,
}

fn compare(corpus: &Corpus, rounds: usize) -> Outcome<()> {
    let folder = corpus.folder.path();
    let scratch = tempfile::tempdir()?;
    let mut files = Vec::new();
    list(folder, &mut files)?;
    let names: Vec<u8> = files.iter().flat_map(|path| [path.as_os_str().as_encoded_bytes(), b"\0"].concat()).collect();
    let names_file = scratch.path().join("names");
    fs::write(&names_file, names)?;
    let mut contenders = ["ours", "ours, one thread", "sha256sum", "git add, write-tree", "in memory, one core"]
        .map(|name| Contender { name, times: Vec::new(), peak_kib: 0 });
    let mut digests = Vec::new();
    for round in 0..=rounds {
        for contender in &mut contenders {
            if contender.name.starts_with("git") && round > GIT_ROUNDS {
                continue;
            }
            let (time, peak) = match contender.name {
                "ours" => ours(folder, None, &mut digests)?,
                "ours, one thread" => ours(folder, Some("1"), &mut digests)?,
                "sha256sum" => {
                    (timed(Command::new("xargs").args(["-0", "sha256sum"]).stdin(File::open(&names_file)?))?.0, 0)
                }
                "git add, write-tree" => (git(folder, &mut digests)?, 0),
                _ => memory(folder)?,
            };
            if round > 0 {
                contender.times.push(time);
                contender.peak_kib = contender.peak_kib.max(peak);
            }
        }
    }
    digests.dedup();
    if digests.len() != 1 {
        return Err(format!("the contenders do not agree: {digests:?}").into());
    }
    report(corpus, &contenders);
    Ok(())
}

/// How long it took and what it said.
fn timed(command: &mut Command) -> Outcome<(Duration, String)> {
    let start = Instant::now();
    let output = command.stderr(Stdio::inherit()).output()?;
    let time = start.elapsed();
    if !output.status.success() {
        return Err(format!("{command:?}: {}", output.status).into());
    }
    Ok((time, String::from_utf8(output.stdout)?))
}

fn ours(folder: &Path, threads: Option<&str>, digests: &mut Vec<String>) -> Outcome<(Duration, u64)> {
    let mut command = Command::new(std::env::current_exe()?);
    command.arg("hash").arg(folder);
    if let Some(threads) = threads {
        command.env("RAYON_NUM_THREADS", threads);
    }
    let (time, said) = timed(&mut command)?;
    let (digest, peak) = said.trim().split_once(' ').ok_or("no digest")?;
    digests.push(digest.to_owned());
    Ok((time, peak.parse()?))
}

fn memory(folder: &Path) -> Outcome<(Duration, u64)> {
    let (_, said) = timed(Command::new(std::env::current_exe()?).arg("memory").arg(folder))?;
    let (nanos, peak) = said.trim().split_once(' ').ok_or("no time")?;
    Ok((Duration::from_nanos(nanos.parse()?), peak.parse()?))
}

/// `git add` and `git write-tree` in a fresh SHA-256 repository; making it is not counted.
fn git(folder: &Path, digests: &mut Vec<String>) -> Outcome<Duration> {
    let repository = tempfile::tempdir()?;
    let git = |arguments: &[&str]| {
        let mut command = Command::new("git");
        command.env("GIT_CONFIG_NOSYSTEM", "1").env("GIT_CONFIG_GLOBAL", "/dev/null").current_dir(folder);
        timed(command.arg("--git-dir").arg(repository.path()).arg("--work-tree").arg(folder).args(arguments))
    };
    git(&["init", "-q", "--object-format=sha256"])?;
    let (add, _) = git(&["add", "-A", "-f", "."])?;
    let (write, tree) = git(&["write-tree"])?;
    digests.push(format!("sha256:{}", tree.trim()));
    Ok(add + write)
}

fn report(corpus: &Corpus, contenders: &[Contender]) {
    let ours = contenders.first().map_or(&[][..], |contender| &contender.times);
    let mut text = format!("\n{} ({} bytes)\n", corpus.name, corpus.bytes);
    for Contender { name, times, peak_kib } in contenders {
        let ratios = ours.iter().zip(times).map(|(ours, theirs)| ours.as_secs_f64() / theirs.as_secs_f64());
        let milliseconds = times.iter().map(|time| time.as_secs_f64() * 1000.0);
        let least = milliseconds.clone().fold(f64::INFINITY, f64::min);
        let peak = if *peak_kib > 0 { format!("{peak_kib} KiB") } else { "-".to_owned() };
        // Writing to a string does not fail.
        _ = writeln!(
            text,
            "  {name:<20}  median {:8.1} ms  least {least:8.1} ms  ours/this {:5.2}  peak {peak}",
            median(milliseconds.collect()),
            median(ratios.collect()),
        );
    }
    say(&text);
}

fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers.get(numbers.len() / 2).copied().unwrap_or(f64::NAN)
}

#[expect(clippy::print_stdout, reason = "a report is what a benchmark is for")]
fn say(text: &str) {
    println!("{text}");
}
