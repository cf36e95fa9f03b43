//! A child that tries every wall from inside and says how each answered, then walks into the last one.

use std::io::Write as _;
use std::net::UdpSocket;
use std::process::ExitCode;

use super::landlock::{self, Network};
use super::limits::Rlimits;
use super::{identity, sys};

/// Tries the walls in the order in which they close; the first that stays open ends it.
#[must_use]
pub(crate) fn main() -> ExitCode {
    match walls() {
        Ok(()) => {
            // The last wall kills; whoever is still here found it open.
            drop(std::fs::File::open("/"));
            drop(writeln!(std::io::stderr(), "a forbidden call went through"));
            ExitCode::FAILURE
        }
        Err(Open) => ExitCode::from(super::UNLOCKED),
    }
}

/// A wall stays open.
struct Open;

fn walls() -> Result<(), Open> {
    tell("empty root", empty_root()).ok();
    tell("own processes", own_processes()).ok();
    tell("no network", no_network()).ok();
    let words = |e: &dyn std::error::Error| e.to_string();
    tell("descriptors", sys::close_from(3).map_err(|e| words(&e)))?;
    tell("limits", Rlimits::default().apply().map_err(|e| words(&e)))?;
    tell("identity", identity::give_up().map_err(|e| words(&e)))?;
    tell("landlock", landlock::restrict(&[], Network::Closed).map_err(|e| words(&e)).and_then(|()| closed()))?;
    for right in landlock::lacking().unwrap_or_default() {
        tell("landlock, newer rights", Err(format!("the kernel does not know {right}"))).ok();
    }
    let filter = super::engine_filter();
    tell("filter", super::enforce(&filter).map_err(|e| words(&e)))
}

fn tell(wall: &str, answer: Result<(), String>) -> Result<(), Open> {
    let words = answer.as_ref().err().map_or(String::new(), |why| why.replace(['\n', '\t'], " "));
    let verdict = if answer.is_ok() { "holds" } else { "open" };
    drop(writeln!(std::io::stdout(), "{wall}\t{verdict}\t{words}"));
    answer.map_err(|_| Open)
}

fn empty_root() -> Result<(), String> {
    let seen: Vec<&str> = ["/etc", "/proc", "/sys", "/home", "/root", "/var"]
        .into_iter()
        .filter(|path| std::fs::symlink_metadata(path).is_ok())
        .collect();
    if seen.is_empty() { Ok(()) } else { Err(format!("{} can be seen", seen.join(", "))) }
}

fn own_processes() -> Result<(), String> {
    match std::process::id() {
        1..=3 => Ok(()),
        id => Err(format!("it is process {id} among others")),
    }
}

/// Where there is no network there is no way to an address of the documentation; nothing is sent.
fn no_network() -> Result<(), String> {
    let tried = UdpSocket::bind("0.0.0.0:0").and_then(|socket| socket.connect("192.0.2.1:9"));
    if tried.is_err() { Ok(()) } else { Err("there is a route out".to_owned()) }
}

fn closed() -> Result<(), String> {
    match std::fs::File::open("/") {
        Err(e) if e.kind() == std::io::ErrorKind::PermissionDenied => Ok(()),
        Err(e) => Err(format!("the root folder answers {e}")),
        Ok(_) => Err("the root folder can still be opened".to_owned()),
    }
}
