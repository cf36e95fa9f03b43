//! One run of one program, from an empty environment to what it said and how it ended.

use std::ffi::OsStr;
use std::fmt;
use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use super::person::Person;

/// A minute: thirty times the slowest honest run; a test that waits longer has found a hang.
const PATIENCE: Duration = Duration::from_secs(60);

/// A program about to be run.
#[derive(Debug)]
pub struct Run {
    command: Command,
    stdin: Vec<u8>,
    patience: Duration,
}

/// What a program said and how it ended.
#[derive(Clone, PartialEq, Eq)]
pub struct Said {
    /// The exit status; 128 + n when signal n ended it.
    pub status: i32,
    /// Its results.
    pub stdout: String,
    /// Its talk.
    pub stderr: String,
}

impl Run {
    pub(super) fn new(program: &std::path::Path) -> Self {
        let mut command = Command::new(program);
        command.env_clear();
        Self { command, stdin: Vec::new(), patience: PATIENCE }
    }

    /// One more argument.
    #[must_use]
    pub fn arg(mut self, arg: impl AsRef<OsStr>) -> Self {
        self.command.arg(arg);
        self
    }
    /// More arguments.
    #[must_use]
    pub fn args<A: AsRef<OsStr>>(mut self, args: impl IntoIterator<Item = A>) -> Self {
        self.command.args(args);
        self
    }
    /// Arguments split at spaces, as a person types them.
    #[must_use]
    pub fn line(self, line: &str) -> Self {
        self.args(line.split_whitespace())
    }
    /// One environment variable.
    #[must_use]
    pub fn env(mut self, name: impl AsRef<OsStr>, value: impl AsRef<OsStr>) -> Self {
        self.command.env(name, value);
        self
    }
    /// Without one environment variable.
    #[must_use]
    pub fn without(mut self, name: &str) -> Self {
        self.command.env_remove(name);
        self
    }
    /// Where it runs.
    #[must_use]
    pub fn directory(mut self, path: PathBuf) -> Self {
        self.command.current_dir(path);
        self
    }
    /// What a pipe feeds it.
    #[must_use]
    pub fn stdin(mut self, bytes: impl Into<Vec<u8>>) -> Self {
        self.stdin = bytes.into();
        self
    }
    /// How long it may take instead of a minute.
    #[must_use]
    pub fn patience(mut self, patience: Duration) -> Self {
        self.patience = patience;
        self
    }

    /// Runs it to its end, without a terminal.
    ///
    /// # Panics
    /// When it cannot be started, or does not end in time.
    pub fn end(mut self) -> Said {
        self.command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = self.start();
        let mut to = child.stdin.take().expect("stdin is piped");
        let feed = std::mem::take(&mut self.stdin);
        let feeder = std::thread::spawn(move || drop(to.write_all(&feed))); // it may not want to read
        let (stdout, stderr) = (listen(child.stdout.take()), listen(child.stderr.take()));
        let status = wait(&mut child, self.patience)
            .unwrap_or_else(|| panic!("{:?} did not end within {:?}", self.command, self.patience));
        feeder.join().expect("writing to a pipe does not panic");
        let text = |listener: std::thread::JoinHandle<Vec<u8>>| {
            String::from_utf8_lossy(&listener.join().expect("reading a pipe does not panic")).into_owned()
        };
        Said { status, stdout: text(stdout), stderr: text(stderr) }
    }

    /// Runs it; it must succeed.
    ///
    /// # Panics
    /// When it does not.
    pub fn ok(self) -> Said {
        self.exits(0)
    }

    /// Runs it; it must end with `status`.
    ///
    /// # Panics
    /// When it ends otherwise.
    pub fn exits(self, status: i32) -> Said {
        let shown = format!("{:?}", self.command);
        let said = self.end();
        assert_eq!(said.status, status, "{shown}\nsaid {said:?}");
        said
    }

    /// Starts it and leaves it running, its streams thrown away; for killing and for races.
    ///
    /// # Panics
    /// When it cannot be started.
    #[must_use]
    pub fn spawn(mut self) -> Child {
        self.command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        self.start()
    }

    /// Starts it with its three streams piped, for whoever speaks with it.
    ///
    /// # Panics
    /// When it cannot be started.
    #[must_use]
    pub fn piped(mut self) -> Child {
        self.command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        self.start()
    }

    /// Runs it at a pseudo-terminal, where a person can be asked.
    ///
    /// # Panics
    /// When it cannot be started.
    #[must_use]
    pub fn person(mut self) -> Person {
        self.command.env("TERM", "xterm");
        Person::sits_down(&self.command)
    }

    fn start(&mut self) -> Child {
        self.command.spawn().unwrap_or_else(|e| panic!("{:?} does not start: {e}", self.command))
    }
}

fn listen(from: Option<impl Read + Send + 'static>) -> std::thread::JoinHandle<Vec<u8>> {
    let mut from = from.expect("the stream is piped");
    std::thread::spawn(move || {
        let mut bytes = Vec::new();
        from.read_to_end(&mut bytes).expect("a pipe can be read");
        bytes
    })
}

/// How it ended, or nothing when it was killed for taking too long.
fn wait(child: &mut Child, patience: Duration) -> Option<i32> {
    let begun = Instant::now();
    loop {
        if let Some(status) = child.try_wait().expect("a child can be waited for") {
            return Some(number(status));
        }
        if begun.elapsed() > patience {
            child.kill().expect("a running child can be killed");
            child.wait().expect("a killed child ends");
            return None;
        }
        std::thread::sleep(Duration::from_millis(2));
    }
}

fn number(status: ExitStatus) -> i32 {
    use std::os::unix::process::ExitStatusExt;
    status.code().or_else(|| status.signal().map(|n| 128 + n)).expect("it exited or a signal ended it")
}

impl Said {
    /// Everything that it said.
    #[must_use]
    pub fn all(&self) -> String {
        format!("{}{}", self.stdout, self.stderr)
    }

    /// Its results as JSON.
    ///
    /// # Panics
    /// When they are none.
    #[must_use]
    pub fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.stdout).unwrap_or_else(|e| panic!("not JSON ({e}): {self:?}"))
    }

    /// A string in its JSON results, by JSON pointer.
    ///
    /// # Panics
    /// When there is none.
    #[must_use]
    pub fn field(&self, pointer: &str) -> String {
        let found = self.json().pointer(pointer).and_then(|value| value.as_str().map(str::to_owned));
        found.unwrap_or_else(|| panic!("no text at {pointer}: {self:?}"))
    }

    /// It must have said `words`, on either stream.
    ///
    /// # Panics
    /// When it did not.
    pub fn says(&self, words: &str) -> &Self {
        assert!(self.all().contains(words), "it did not say {words:?}:\n{self:?}");
        self
    }

    /// It must not have said `words`.
    ///
    /// # Panics
    /// When it did.
    pub fn omits(&self, words: &str) -> &Self {
        assert!(!self.all().contains(words), "it said {words:?}:\n{self:?}");
        self
    }
}

impl fmt::Debug for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "status {}\n--- stdout\n{}\n--- stderr\n{}", self.status, self.stdout, self.stderr)
    }
}
