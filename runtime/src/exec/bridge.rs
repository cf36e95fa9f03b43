//! Inside a sandbox with an empty network: what a command sends to loopback goes to the proxy's Unix socket, and nowhere else.
//!
//! It runs behind the same locks as the command that it starts. It knows no policy: that stands at the other end of the
//! socket, outside, where the command cannot reach it.

use std::ffi::OsString;
use std::io;
use std::net::{Ipv4Addr, Shutdown, TcpListener, TcpStream};
use std::os::unix::net::UnixStream;
use std::os::unix::process::ExitStatusExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use crate::confined::MISUSED;
use crate::sandbox::BY_SIGNAL;

/// The port inside. The network is the sandbox's own, so nobody else can have it.
pub const PORT: u16 = 3128;
/// 64 connections, as many as the proxy takes; each costs two threads of the command's own limit.
const CONNECTIONS: usize = 64;
/// What shells answer for a program that cannot be found, or not be run.
const NOT_FOUND: u8 = 127;
const NOT_RUN: u8 = 126;

/// The variables by which programs find a proxy: those of curl and of most others, in both spellings, and node's switch.
pub fn variables() -> impl Iterator<Item = (String, String)> {
    let http = format!("http://127.0.0.1:{PORT}");
    let all = format!("socks5h://127.0.0.1:{PORT}");
    let named = [("HTTP_PROXY", http.clone()), ("HTTPS_PROXY", http), ("ALL_PROXY", all), ("NO_PROXY", String::new())];
    named
        .into_iter()
        .flat_map(|(name, value)| [(name.to_owned(), value.clone()), (name.to_ascii_lowercase(), value)])
        .chain([("NODE_USE_ENV_PROXY".to_owned(), "1".to_owned())])
}

/// `bridge SOCKET PROGRAM ARGUMENT…`: listens, runs the program, and ends as it ends.
#[cfg(target_os = "linux")]
#[must_use]
pub(crate) fn main(mut arguments: impl Iterator<Item = OsString>) -> ExitCode {
    let (Some(socket), Some(program)) = (arguments.next(), arguments.next()) else { return ExitCode::from(MISUSED) };
    let listening = TcpListener::bind((Ipv4Addr::LOCALHOST, PORT))
        .and_then(|listener| std::thread::Builder::new().spawn(move || bridge(&PathBuf::from(socket), &listener)));
    if let Err(e) = listening {
        // Without the bridge there is no network: the command is not run rather than left to wonder.
        crate::confine::say(&format!("bridge: {e}"));
        return ExitCode::from(NOT_RUN);
    }
    match Command::new(program).args(arguments).status() {
        Ok(status) => {
            let code = status.code().or_else(|| status.signal().map(|signal| BY_SIGNAL.saturating_add(signal)));
            ExitCode::from(code.and_then(|code| u8::try_from(code).ok()).unwrap_or(u8::MAX))
        }
        Err(e) => {
            crate::confine::say(&e.to_string());
            ExitCode::from(if e.kind() == io::ErrorKind::NotFound { NOT_FOUND } else { NOT_RUN })
        }
    }
}

/// Carries every connection of `listener` to the Unix socket at `socket`, for ever.
pub fn bridge(socket: &Path, listener: &TcpListener) {
    let open = Arc::new(AtomicUsize::new(0));
    for stream in listener.incoming() {
        let Ok(inside) = stream else { continue };
        let Ok(outside) = UnixStream::connect(socket) else { continue };
        let more = |open: usize| (open < CONNECTIONS).then_some(open + 1);
        if open.fetch_update(Ordering::AcqRel, Ordering::Acquire, more).is_err() {
            continue;
        }
        let open = Arc::clone(&open);
        let carried = std::thread::Builder::new().spawn(move || {
            carry(&inside, &outside);
            open.fetch_sub(1, Ordering::AcqRel);
        });
        // A thread that cannot be had took its streams along: the connection is closed, and the next may fare better.
        drop(carried);
    }
}

/// Both ways, until both are done.
fn carry(inside: &TcpStream, outside: &UnixStream) {
    std::thread::scope(|scope| {
        let up = std::thread::Builder::new().spawn_scoped(scope, || {
            drop(io::copy(&mut &*inside, &mut &*outside));
            outside.shutdown(Shutdown::Write).ok();
        });
        if up.is_err() {
            return;
        }
        drop(io::copy(&mut &*outside, &mut &*inside));
        inside.shutdown(Shutdown::Both).ok();
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::{Read as _, Write as _};
    use std::os::unix::net::UnixListener;

    #[test]
    fn what_is_said_to_loopback_comes_out_at_the_socket_and_back() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("socket");
        let outside = UnixListener::bind(&path).unwrap();
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
        let port = listener.local_addr().unwrap().port();
        std::thread::spawn(move || bridge(&path, &listener));
        std::thread::spawn(move || {
            for stream in outside.incoming() {
                let mut stream = stream.unwrap();
                let mut heard = String::new();
                stream.read_to_string(&mut heard).unwrap();
                stream.write_all(heard.to_uppercase().as_bytes()).unwrap();
            }
        });
        for word in ["one", "two", "three"] {
            let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).unwrap();
            stream.write_all(word.as_bytes()).unwrap();
            stream.shutdown(Shutdown::Write).unwrap();
            let mut heard = String::new();
            stream.read_to_string(&mut heard).unwrap();
            assert_eq!(heard, word.to_uppercase());
        }
    }

    #[test]
    fn every_spelling_of_the_proxys_variables_is_set_and_none_is_left_open() {
        let all: std::collections::BTreeMap<String, String> = variables().collect();
        for name in ["http_proxy", "https_proxy", "all_proxy", "HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"] {
            assert!(all.get(name).is_some_and(|value| value.contains("127.0.0.1:3128")), "{name}");
        }
        assert_eq!(all.get("NO_PROXY").map(String::as_str), Some(""));
    }
}
