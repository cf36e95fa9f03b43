//! The demo in a host's place: it speaks to a broker in lines, and notes when each answer came.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use super::stage::Stage;
use crate::shell::Trouble;

/// 30 s: on the busiest machine an answer has come by then.
const PATIENCE: Duration = Duration::from_secs(30);

/// A broker, and this end of its pipes.
pub(super) struct Host<'a> {
    stage: &'a Stage<'a>,
    child: Child,
    to: ChildStdin,
    lines: Receiver<(Instant, String)>,
}

impl<'a> Host<'a> {
    /// Starts a broker.
    pub(super) fn starts(stage: &'a Stage<'a>) -> Result<Self, Trouble> {
        let command = "deepcode-plugin host --stdio";
        let not_started = |source| Trouble::NotStarted { command: command.to_owned(), source };
        let mut broker = stage.plugin_command(&["host", "--stdio"]);
        let mut child = broker.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().map_err(not_started)?;
        let (Some(to), Some(from)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(Trouble::Demo(format!("`{command}` has no streams")));
        };
        let (sender, lines) = channel();
        std::thread::spawn(move || {
            let mut heard = BufReader::new(from).lines().map_while(Result::ok);
            // Until the demo has heard enough.
            heard.try_for_each(|line| sender.send((Instant::now(), line))).ok();
        });
        Ok(Self { stage, child, to, lines })
    }

    /// Sends a line, and shows it.
    pub(super) fn says(&mut self, line: &str) -> Result<(), Trouble> {
        self.stage.line(&format!("→ {line}"));
        self.whispers(line)
    }

    /// Sends a line.
    pub(super) fn whispers(&mut self, line: &str) -> Result<(), Trouble> {
        writeln!(self.to, "{line}").map_err(|e| Trouble::Demo(format!("the broker does not hear: {e}")))
    }

    /// Waits for the line that holds `words`, and shows it; when it came.
    pub(super) fn hears(&self, words: &str) -> Result<Instant, Trouble> {
        let (at, line) = self.waits(words)?;
        self.stage.line(&format!("← {line}"));
        Ok(at)
    }

    /// Waits for the line that holds `words`.
    pub(super) fn waits(&self, words: &str) -> Result<(Instant, String), Trouble> {
        let until = Instant::now() + PATIENCE;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            let heard = self.lines.recv_timeout(left);
            let (at, line) = heard.map_err(|_| Trouble::Demo(format!("the broker did not say {words}")))?;
            if line.contains(words) {
                return Ok((at, line));
            }
        }
    }
}

impl Drop for Host<'_> {
    fn drop(&mut self) {
        // It ends with its host; this only makes sure.
        drop(self.child.kill());
        drop(self.child.wait());
    }
}
