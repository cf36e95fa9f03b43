//! The confined side where the walls are the system's own: it tries each before it reads a byte, and ends where one stands open.

use std::fs::{File, OpenOptions};
use std::io::{self, Write as _};
use std::net::UdpSocket;
use std::path::Path;
use std::process::{Command, ExitCode, Stdio};

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

/// What a process ends with when one of its walls is open; no plugin byte was read then.
const UNLOCKED: u8 = 65;
/// Standard streams and what a process opens for itself while it starts.
const DESCRIPTORS: u64 = 16;

/// A wall, and how it is tried.
type Wall = (&'static str, fn() -> Result<(), String>);

/// The walls that have to stand.
pub(super) const WALLS: [Wall; 5] = [
    ("limits", limits),
    ("no files", no_files),
    ("no writing", no_writing),
    ("no network", no_network),
    ("no programs", no_programs),
];

/// A wall that stands open.
#[derive(Debug, thiserror::Error)]
#[error("{wall}: {why}")]
pub(crate) struct Open {
    wall: &'static str,
    why: String,
}

/// Lowers the limits and tries every wall.
///
/// # Errors
/// The first that is open: then the process must end without reading anything.
pub(crate) fn lock() -> Result<(), Open> {
    WALLS.iter().try_for_each(|(wall, closed)| closed().map_err(|why| Open { wall, why }))
}

/// Says of each wall whether it holds.
pub(crate) fn probe() -> ExitCode {
    for (wall, closed) in WALLS {
        let (verdict, why) =
            closed().map_or_else(|why| ("open", why.replace(['\n', '\t'], " ")), |()| ("holds", String::new()));
        drop(writeln!(io::stdout(), "{wall}\t{verdict}\t{why}"));
        if verdict == "open" {
            return ExitCode::from(UNLOCKED);
        }
    }
    ExitCode::SUCCESS
}

/// The walls that hold, from what [`probe`] says.
///
/// # Errors
/// The wall that does not, and why; a line that is none.
pub(super) fn read(said: &str) -> Result<Vec<&'static str>, String> {
    let read = |line: &str| {
        let mut parts = line.splitn(3, '\t');
        let (name, verdict, why) = (parts.next().unwrap_or(""), parts.next().unwrap_or(""), parts.next().unwrap_or(""));
        let known = WALLS.iter().find(|(wall, _)| *wall == name).map(|(wall, _)| *wall);
        match (known, verdict) {
            (Some(wall), "holds") => Ok(wall),
            (Some(wall), _) => Err(format!("{wall}: {why}")),
            (None, _) => Err(format!("the child said {line:?}")),
        }
    };
    said.lines().map(read).collect()
}

fn limits() -> Result<(), String> {
    for (resource, most) in [(Resource::Core, 0), (Resource::Fsize, 0), (Resource::Nofile, DESCRIPTORS)] {
        let maximum = Some(getrlimit(resource).maximum.map_or(most, |now| now.min(most)));
        setrlimit(resource, Rlimit { current: maximum, maximum }).map_err(|e| e.to_string())?;
    }
    Ok(())
}

/// Files that every user may read, and folders that every user may list, wherever they are there.
fn no_files() -> Result<(), String> {
    let seen = ["/etc/passwd", "/etc/hosts", "/private/etc/hosts", "/Applications", "/Users", "/home", "/var", "/tmp"];
    match seen.iter().find(|path| File::open(path).is_ok() || std::fs::read_dir(path).is_ok()) {
        Some(path) => Err(format!("{path} can be read")),
        None => Ok(()),
    }
}

fn no_writing() -> Result<(), String> {
    for folder in ["/tmp", "/private/tmp", "/var/tmp", "/dev/shm"] {
        let path = Path::new(folder).join(format!("deepcode-wall-{}", std::process::id()));
        if OpenOptions::new().write(true).create_new(true).open(&path).is_ok() {
            drop(std::fs::remove_file(&path));
            return Err(format!("a file can be made in {folder}"));
        }
    }
    Ok(())
}

/// Where there is no network there is no way to an address of the documentation; nothing is sent.
fn no_network() -> Result<(), String> {
    let tried = UdpSocket::bind("0.0.0.0:0").and_then(|socket| socket.connect("192.0.2.1:9"));
    if tried.is_err() { Ok(()) } else { Err("there is a route out".to_owned()) }
}

fn no_programs() -> Result<(), String> {
    for program in ["/usr/bin/true", "/bin/sh"] {
        let mut command = Command::new(program);
        command.env_clear().stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        if let Ok(mut child) = command.spawn() {
            drop(child.kill());
            drop(child.wait());
            return Err(format!("{program} can be run"));
        }
    }
    Ok(())
}
