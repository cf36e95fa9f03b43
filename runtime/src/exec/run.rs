//! A confined command from its first byte to its end: heard within a size and a time, or passed through.

use std::fs::File;
use std::io::{self, Read, Write};
use std::sync::mpsc::{SyncSender, sync_channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use crate::sandbox::{Confined, Ended, Process};

/// 64 KiB a piece: a pipe holds as much.
const PIECE: usize = 64 << 10;
/// 1 s: what is left in the pipes when a command has ended is read in milliseconds.
const REST: Duration = Duration::from_secs(1);

/// How much of each stream is heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Caps {
    /// Of what it says.
    pub stdout: usize,
    /// Of what it mutters.
    pub stderr: usize,
}

/// What a command said and how it ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ran {
    /// How it ended.
    pub ended: Ended,
    /// What it said.
    pub stdout: Vec<u8>,
    /// What it muttered.
    pub stderr: Vec<u8>,
    /// Whether it was killed because it said more than is heard.
    pub said_too_much: bool,
}

/// Gives `input` to a command and hears it out until `deadline`.
///
/// # Errors
/// When a thread cannot be had; the command is killed.
pub fn hear(confined: Confined, input: Vec<u8>, caps: Caps, deadline: Instant) -> io::Result<Ran> {
    let Confined { mut stdin, stdout, stderr, process } = confined;
    process.answer_by(deadline);
    // A command that does not read its input is its own business.
    let writer = spawn("input", move || drop(stdin.write_all(&input)))?;
    let muttered = listen("errors", stderr, caps.stderr, process.clone())?;
    let said = listen("output", stdout, caps.stdout, process.clone())?;
    let ended = process.wait();
    let (said, muttered) = (said.join().unwrap_or_default(), muttered.join().unwrap_or_default());
    drop(writer);
    let said_too_much = said.too_much || muttered.too_much;
    Ok(Ran { ended, stdout: said.bytes, stderr: muttered.bytes, said_too_much })
}

fn spawn<T: Send + 'static>(name: &str, work: impl FnOnce() -> T + Send + 'static) -> io::Result<JoinHandle<T>> {
    std::thread::Builder::new().name(name.to_owned()).spawn(work)
}

/// What came out of a stream, and whether there was more than is heard.
#[derive(Default)]
struct Heard {
    bytes: Vec<u8>,
    too_much: bool,
}

/// Reads to the end or to `cap`; more kills the process.
fn listen(name: &str, from: File, cap: usize, process: Process) -> io::Result<JoinHandle<Heard>> {
    let limit = u64::try_from(cap).unwrap_or(u64::MAX);
    spawn(name, move || {
        let mut bytes = Vec::new();
        let mut limited = from.take(limit.saturating_add(1));
        // What was heard before a stream broke counts.
        drop(limited.read_to_end(&mut bytes));
        let too_much = bytes.len() > cap;
        if too_much {
            process.kill();
            bytes.truncate(cap);
        }
        Heard { bytes, too_much }
    })
}

/// Joins a command's streams with ours, until it ends.
///
/// # Errors
/// When a thread cannot be had; the command is killed.
pub fn pass(
    confined: Confined,
    input: impl Read + Send + 'static,
    output: impl Write + Send + 'static,
    errors: impl Write + Send + 'static,
) -> io::Result<Ended> {
    let Confined { stdin, stdout, stderr, process } = confined;
    // Our own input may never end: this thread is left behind, and ends with us.
    drop(spawn("input", move || copy(input, stdin))?);
    let (said, told) = sync_channel(2);
    let also_said = said.clone();
    let tell = |name, from, to: Box<dyn Write + Send>, said: SyncSender<()>| {
        spawn(name, move || {
            copy(from, to);
            // Nobody waits for it any more when the rest took too long.
            said.send(()).ok();
        })
    };
    drop(tell("errors", stderr, Box::new(errors), also_said)?);
    drop(tell("output", stdout, Box::new(output), said)?);
    let ended = process.wait();
    let until = Instant::now().checked_add(REST);
    for _ in 0..2 {
        let left = until.map_or(Duration::ZERO, |until| until.saturating_duration_since(Instant::now()));
        if told.recv_timeout(left).is_err() {
            break;
        }
    }
    Ok(ended)
}

/// Copies piece by piece, each at once: whoever waits for a line gets it.
fn copy(mut from: impl Read, mut to: impl Write) {
    let mut piece = vec![0; PIECE];
    loop {
        let n = match from.read(&mut piece) {
            Ok(0) => return,
            Ok(n) => n,
            Err(e) if e.kind() == io::ErrorKind::Interrupted => continue,
            Err(_) => return,
        };
        let passed = piece.get(..n).is_some_and(|read| to.write_all(read).is_ok() && to.flush().is_ok());
        if !passed {
            return;
        }
    }
}
