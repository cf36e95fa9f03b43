//! A person at a terminal: sees what is shown, types an answer.

use std::process::Command;

use rexpect::process::WaitStatus;
use rexpect::session::PtySession;

use super::binaries::tool;
use super::run::Said;

/// 30 s: a prompt that has not come by then never comes.
const PATIENCE_MS: u64 = 30_000;

/// A program running at a pseudo-terminal of its own (a new session, without echo) and everything seen so far.
pub struct Person {
    session: PtySession,
    seen: String,
}

impl std::fmt::Debug for Person {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Person").field("seen", &self.seen).finish_non_exhaustive()
    }
}

impl Person {
    /// A terminal's programs start with signals as they are by default; a gate that runs in the background ignores
    /// SIGINT, and a program inherits that.
    pub(super) fn sits_down(command: &Command) -> Self {
        let mut seated = Command::new(tool("env"));
        seated.env_clear().envs(command.get_envs().filter_map(|(name, value)| Some((name, value?))));
        if let Some(directory) = command.get_current_dir() {
            seated.current_dir(directory);
        }
        seated.arg("--default-signal").arg(command.get_program()).args(command.get_args());
        let session = rexpect::session::spawn_command(seated, Some(PATIENCE_MS)).expect("a pseudo-terminal can be had");
        Self { session, seen: String::new() }
    }

    /// Waits until `words` are shown.
    ///
    /// # Panics
    /// When they are not.
    #[must_use]
    pub fn sees(mut self, words: &str) -> Self {
        match self.session.exp_string(words) {
            Ok(before) => {
                self.seen.push_str(&before);
                self.seen.push_str(words);
                self
            }
            Err(e) => panic!("{words:?} was not shown: {e}\n--- seen before:\n{}", self.seen),
        }
    }

    /// Reads the next `count` characters that are shown.
    ///
    /// # Panics
    /// When they are not.
    #[must_use]
    pub fn reads(mut self, count: usize) -> (Self, String) {
        let read = self.session.exp_regex(&format!("^.{{{count}}}"));
        let (_, shown) = read.unwrap_or_else(|e| panic!("nothing more was shown: {e}\n{}", self.seen));
        self.seen.push_str(&shown);
        (self, shown)
    }

    /// Types a line.
    ///
    /// # Panics
    /// When the terminal is gone.
    #[must_use]
    pub fn types(mut self, line: &str) -> Self {
        self.session.send_line(line).unwrap_or_else(|e| panic!("{line:?} could not be typed: {e}\n{}", self.seen));
        self
    }

    /// Presses Ctrl-C.
    ///
    /// # Panics
    /// When the terminal is gone.
    #[must_use]
    pub fn interrupts(mut self) -> Self {
        self.session.send_control('c').expect("the terminal is there");
        self
    }

    /// Watches until the program ends; everything shown is in `stdout`, since a terminal has one stream.
    ///
    /// # Panics
    /// When it does not end.
    #[must_use]
    pub fn leaves(mut self) -> Said {
        match self.session.exp_eof() {
            Ok(rest) => self.seen.push_str(&rest),
            Err(e) => panic!("it did not end: {e}\n--- seen before:\n{}", self.seen),
        }
        let status = match self.session.process().wait().expect("a child can be waited for") {
            WaitStatus::Exited(_, code) => code,
            #[expect(clippy::as_conversions, reason = "a signal's number is its discriminant")]
            WaitStatus::Signaled(_, signal, _) => 128 + signal as i32,
            other => panic!("neither ended nor killed: {other:?}"),
        };
        Said { status, stdout: self.seen.replace("\r\n", "\n"), stderr: String::new() }
    }
}
