//! A running server: started on a port of its own, its log read, ended with the test.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::Child;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::Value;
use tests::kit::{Market, Run, World, binaries};

use crate::client::{Answer, ask, raw};

/// 30 s: a look a second, and a machine that builds something else meanwhile.
const PATIENCE: Duration = Duration::from_secs(30);

/// A server, until it is dropped.
#[derive(Debug)]
pub(crate) struct Live {
    child: Child,
    address: SocketAddr,
    log: Arc<Mutex<Vec<Value>>>,
}

impl Live {
    /// A server of what `market` has published, which looks at the store once a second.
    pub(crate) fn of(market: &Market<'_>) -> Self {
        Self::with(market, "")
    }

    /// The same with more flags.
    pub(crate) fn with(market: &Market<'_>, flags: &str) -> Self {
        let public = market.public().display().to_string();
        Self::start(market.world(), &format!("--store {public} --root {} {flags}", market.root()))
    }

    /// A server with these flags.
    pub(crate) fn start(world: &World, flags: &str) -> Self {
        Self::start_with(world, flags, &[])
    }

    /// The same with variables.
    pub(crate) fn start_with(world: &World, flags: &str, variables: &[(&str, String)]) -> Self {
        let server = variables.iter().fold(world.server(), |server, (name, value)| server.env(name, value));
        Self::run(server.line(flags))
    }

    /// A server that is about to be run, on a port of its own.
    pub(crate) fn run(server: Run) -> Self {
        let mut child = server.line("--listen 127.0.0.1:0 --poll 1").piped();
        let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
        let log: Arc<Mutex<Vec<Value>>> = Arc::default();
        let mut said = Vec::new();
        let address = loop {
            let Some(Ok(line)) = lines.next() else { panic!("it does not listen: {said:?}") };
            let value = serde_json::from_str::<Value>(&line).unwrap_or_default();
            let address = value.get("address").and_then(|text| text.as_str()?.parse().ok());
            log.lock().unwrap().push(value);
            said.push(line);
            if let Some(address) = address {
                break address;
            }
        };
        let keeps = Arc::clone(&log);
        std::thread::spawn(move || {
            let values = lines.map_while(Result::ok).filter_map(|line| serde_json::from_str(&line).ok());
            values.for_each(|value| keeps.lock().unwrap().push(value));
        });
        Self { child, address, log }
    }

    /// Where it listens.
    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address that a user types.
    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// A server that is killed at the `n`th name that it gives a file.
    pub(crate) fn killed_at_rename(world: &World, flags: &str, n: u32) -> Self {
        let traced = world.tool("strace").args(["-f", "-qq", "-o"]).arg(world.at("strace.log"));
        let traced = traced.args(["-e", "trace=renameat", "-e", &format!("inject=renameat:signal=SIGKILL:when={n}")]);
        Self::run(traced.arg(&binaries().server).line(flags))
    }

    /// PUT, with a token and more lines of the head.
    pub(crate) fn put(&self, path: &str, token: &str, headers: &str, body: &[u8]) -> Answer {
        let head = format!(
            "PUT {path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n{headers}Content-Length: {}\r\n\r\n",
            body.len()
        );
        Answer::read(&raw(self.address, &[head.as_bytes(), body].concat()))
    }

    /// Its process.
    pub(crate) fn pid(&self) -> rustix::process::Pid {
        rustix::process::Pid::from_child(&self.child)
    }

    /// GET.
    pub(crate) fn get(&self, path: &str) -> Answer {
        ask(self.address, "GET", path, &[])
    }

    /// GET with headers.
    pub(crate) fn get_with(&self, path: &str, headers: &[(&str, &str)]) -> Answer {
        ask(self.address, "GET", path, headers)
    }

    /// `/readyz`.
    pub(crate) fn ready(&self) -> Value {
        self.get("/readyz").json()
    }

    /// Waits until `/readyz` says this of itself.
    pub(crate) fn until(&self, what: impl Fn(&Value) -> bool) -> Value {
        let begun = Instant::now();
        loop {
            let ready = self.ready();
            if what(&ready) {
                return ready;
            }
            assert!(begun.elapsed() < PATIENCE, "it never came: {ready}\n{:?}", self.log.lock().unwrap());
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// One number of `/metrics`.
    pub(crate) fn metric(&self, line: &str) -> f64 {
        let text = self.get("/metrics").text().to_owned();
        let found = text.lines().find_map(|found| found.strip_prefix(line)?.strip_prefix(' ')?.parse().ok());
        found.unwrap_or_else(|| panic!("no {line} in\n{text}"))
    }

    /// Waits until the request of this id stands in the log.
    pub(crate) fn until_logged(&self, id: &str) -> Value {
        let begun = Instant::now();
        loop {
            let found =
                self.log.lock().unwrap().iter().find(|line| line.get("id").is_some_and(|known| known == id)).cloned();
            if let Some(found) = found {
                return found;
            }
            assert!(begun.elapsed() < PATIENCE, "{id} is not logged");
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Everything that it logged, as text.
    pub(crate) fn log_text(&self) -> String {
        self.log.lock().unwrap().iter().map(|line| format!("{line}\n")).collect()
    }

    /// Waits for its end; the status, or minus the signal.
    pub(crate) fn ends(&mut self) -> i32 {
        use std::os::unix::process::ExitStatusExt as _;
        let begun = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status.code().unwrap_or_else(|| -status.signal().unwrap());
            }
            assert!(begun.elapsed() < PATIENCE, "it does not end");
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Of a server that strace runs: kills it, and waits for strace, which ends with the last that it traces.
    pub(crate) fn ends_with_what_it_traces(mut self) {
        use rustix::process::{Pid, Signal, kill_process};
        let strace = self.pid().as_raw_nonzero();
        let traced = std::fs::read_to_string(format!("/proc/{strace}/task/{strace}/children")).unwrap();
        let traced = traced.split_whitespace().map(|pid| Pid::from_raw(pid.parse().unwrap()).unwrap());
        traced.for_each(|pid| kill_process(pid, Signal::KILL).unwrap());
        self.ends();
    }
}

impl Drop for Live {
    fn drop(&mut self) {
        // It may have ended already.
        self.child.kill().ok();
        self.child.wait().ok();
    }
}
