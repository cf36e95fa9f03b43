//! A program that stands in for a compromised interpreter: it tries, one probe a process, everything that its place might
//! let it do. It can take the engine's place (it locks itself exactly as the engine does) and node's.

#![expect(unsafe_code, reason = "it does what a compromised interpreter would: raw system calls with any arguments")]
#![expect(clippy::as_conversions, reason = "registers are numbers")]

mod bombs;
mod call;
mod files;
mod kernel;
mod network;
mod processes;
mod table;

use std::io::{BufRead as _, Write as _};
use std::process::ExitCode;
use std::time::Duration;

use runtime::confine;
use runtime::confine::limits::Rlimits;
use runtime::sandbox::{Limits, Sandbox, Tier, Tools};

/// What the harness tells it about the machine outside.
#[derive(Debug, Clone, Default)]
pub(crate) struct Outside {
    /// A folder of the machine that everybody may write to, with a file `secret` and a listening socket `socket`.
    pub(crate) folder: String,
    /// A TCP port of the machine at which somebody listens.
    pub(crate) port: u16,
    /// A process of the machine, of the same user.
    pub(crate) victim: i32,
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        [_, "list"] => list(),
        [_, "supervise"] => supervise(),
        [_, "plugin-engine", "quickjs", limits] => {
            if Rlimits::read(limits).is_none_or(|limits| limits.apply().is_err()) {
                return ExitCode::from(90);
            }
            match confine::lock_engine() {
                Ok(()) => one(),
                Err(trouble) => confine::refuse(&trouble),
            }
        }
        [_, "plugin-engine", ..] => runtime::confined::main(std::env::args_os().skip(2)),
        _ => one(),
    }
}

fn list() -> ExitCode {
    for (name, _) in table::PROBES {
        say(name);
    }
    ExitCode::SUCCESS
}

/// Starts an engine that waits for ever, tells its process id, and waits to be killed itself.
fn supervise() -> ExitCode {
    let Ok(own) = std::env::current_exe() else { return ExitCode::from(94) };
    let tools = Tools { own, bwrap: Some("/usr/bin/bwrap".into()), node: None };
    let Ok(sandbox) = Sandbox::open(&tools, Tier::Namespaces) else { return ExitCode::from(95) };
    let Ok(engine) = sandbox.quickjs(&Limits::default()) else { return ExitCode::from(96) };
    say(&engine.id().to_string());
    // the engine waits for a line that never comes
    let ended = engine.process.wait_for(Duration::from_secs(60));
    if ended.is_none() { ExitCode::SUCCESS } else { ExitCode::from(97) }
}

/// Reads which probe, and tries it.
fn one() -> ExitCode {
    let mut line = String::new();
    if std::io::stdin().lock().read_line(&mut line).is_err() {
        return ExitCode::from(91);
    }
    let words: Vec<&str> = line.trim_end().split('\t').collect();
    let &[name, folder, port, victim] = words.as_slice() else { return ExitCode::from(92) };
    let outside = Outside {
        folder: folder.to_owned(),
        port: port.parse().unwrap_or_default(),
        victim: victim.parse().unwrap_or_default(),
    };
    let Some((_, probe)) = table::PROBES.iter().find(|(known, _)| *known == name) else { return ExitCode::from(93) };
    match probe(&outside) {
        Ok(()) => say("WORKED"),
        Err(error) => say(&format!("stopped {error}")),
    }
    ExitCode::SUCCESS
}

fn say(words: &str) {
    drop(writeln!(std::io::stdout(), "{words}"));
}
