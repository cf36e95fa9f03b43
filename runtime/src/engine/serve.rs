//! The confined process's life: warm up, lock the door, then listen until the pipe ends.

use std::fmt::Display;
use std::io::{self, Write};
use std::mem::ManuallyDrop;
use std::process::ExitCode;
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;

use super::error::Stopped;
use super::limits::CHUNK;
use super::lines::Lines;
use super::machine::Machine;

/// Runs one QuickJS plugin over standard input and output until the broker closes the pipe.
///
/// Everything that the engine needs of the system is touched first; then `lock` takes the rest away for good; only then is
/// the first byte read.
#[must_use]
pub fn quickjs<E: Display>(lock: impl FnOnce() -> Result<(), E>) -> ExitCode {
    match run(lock) {
        Ok(()) => ExitCode::SUCCESS,
        Err(stopped) => {
            // Should stderr be gone too, the status still tells.
            drop(writeln!(io::stderr(), "plugin-engine: {stopped}"));
            stopped.status()
        }
    }
}

fn run<E: Display>(lock: impl FnOnce() -> Result<(), E>) -> Result<(), Stopped> {
    // Never freed: the process ends with it, and walking a hostile heap once more would only be work.
    let mut machine = ManuallyDrop::new(Machine::new(Box::new(io::stdout().lock()))?);
    let mut chunk = vec![0_u8; CHUNK];
    lock().map_err(|error| Stopped::Lock(error.to_string()))?;
    machine.desk().ready();
    listen(&mut machine, &mut chunk)
}

fn listen(machine: &mut Machine, chunk: &mut [u8]) -> Result<(), Stopped> {
    let mut lines = Lines::new();
    let input = rustix::stdio::stdin();
    loop {
        let wait = patience(machine);
        if machine.desk().is_broken() {
            return Err(Stopped::Pipe(io::ErrorKind::BrokenPipe.into()));
        }
        if !is_readable(wait)? {
            continue;
        }
        let count = match rustix::io::read(input, &mut *chunk) {
            Ok(0) => return Ok(()),
            Ok(count) => count,
            Err(Errno::INTR | Errno::AGAIN) => continue,
            Err(error) => return Err(Stopped::Pipe(error.into())),
        };
        for line in lines.add(chunk.get(..count).unwrap_or_default())? {
            if !machine.receive(&line)? {
                return Ok(());
            }
        }
    }
}

/// How long the broker may be silent before something is due; not at all where JavaScript has more to do.
fn patience(machine: &Machine) -> Option<Duration> {
    if machine.turn() {
        return Some(Duration::ZERO);
    }
    machine.desk().next_moment().map(|at| at.saturating_duration_since(Instant::now()))
}

/// Waits for the broker, at most so long.
fn is_readable(patience: Option<Duration>) -> Result<bool, Stopped> {
    let input = rustix::stdio::stdin();
    let patience = patience.and_then(|wait| Timespec::try_from(wait).ok());
    let mut watched = [PollFd::new(&input, PollFlags::IN)];
    match poll(&mut watched, patience.as_ref()) {
        Ok(ready) => Ok(ready > 0),
        Err(Errno::INTR) => Ok(false),
        Err(error) => Err(Stopped::Pipe(error.into())),
    }
}
