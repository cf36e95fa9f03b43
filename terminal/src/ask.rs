//! Questions to a person: asked on a terminal, answered on a terminal, never by a pipe.

use std::io::{self, IsTerminal, Write};

use rustix::event::{PollFd, PollFlags, Timespec};
use secrecy::SecretString;

use crate::interrupt;

/// 200 ms: soon enough for a person, in case the signal came just before the wait.
const TICK: Timespec = Timespec { tv_sec: 0, tv_nsec: 200_000_000 };

/// Why there is no answer.
#[derive(Debug, thiserror::Error)]
pub enum AskError {
    /// Nobody to ask.
    #[error("this needs an answer from a person, and there is no terminal to ask on")]
    NoTerminal,
    /// Somebody pressed Ctrl-C instead.
    #[error("interrupted")]
    Interrupted,
    /// The terminal went away.
    #[error("the terminal gave no answer: {0}")]
    Io(#[from] io::Error),
}

/// The terminal, if the program has one.
#[derive(Debug, Clone, Copy)]
pub struct Terminal(());

impl Terminal {
    /// The terminal: both stdin and stderr must be one.
    ///
    /// # Errors
    /// [`AskError::NoTerminal`].
    pub fn open() -> Result<Self, AskError> {
        if io::stdin().is_terminal() && io::stderr().is_terminal() { Ok(Self(())) } else { Err(AskError::NoTerminal) }
    }

    /// One line as typed, without its end.
    ///
    /// # Errors
    /// [`AskError::Io`], also at end of input.
    pub fn line(&self, question: &str) -> Result<String, AskError> {
        let mut to = anstream::stderr();
        write!(to, "{question} ")?;
        to.flush()?;
        wait()?;
        let mut answer = String::new();
        // 4 KiB: no answer of a person is longer.
        if io::BufRead::read_line(&mut io::BufReader::new(io::Read::take(io::stdin().lock(), 4096)), &mut answer)? == 0
        {
            return Err(io::Error::from(io::ErrorKind::UnexpectedEof).into());
        }
        Ok(answer.trim_end_matches(['\r', '\n']).to_owned())
    }

    /// A line to the person, which belongs to a question: shown with `--quiet` too.
    ///
    /// # Errors
    /// [`AskError::Io`].
    pub fn tell(&self, line: &str) -> Result<(), AskError> {
        Ok(writeln!(anstream::stderr(), "{line}")?)
    }

    /// Yes or no; only a typed `y` or `yes` is yes.
    ///
    /// # Errors
    /// [`AskError::Io`].
    pub fn confirm(&self, question: &str) -> Result<bool, AskError> {
        let answer = self.line(&format!("{question} [y/N]"))?;
        Ok(matches!(answer.trim().to_ascii_lowercase().as_str(), "y" | "yes"))
    }

    /// One of `choices`, each `(key, words)`; asks again until one is typed, five times at most, then the last one.
    ///
    /// # Errors
    /// [`AskError::Io`].
    pub fn choose<'a>(&self, question: &str, choices: &[(&'a str, &str)]) -> Result<&'a str, AskError> {
        let menu: Vec<String> = choices.iter().map(|(key, words)| format!("[{key}] {words}")).collect();
        for _ in 0..5 {
            let answer = self.line(&format!("{question}\n  {}\n>", menu.join("   ")))?;
            if let Some((key, _)) = choices.iter().find(|(key, _)| key.eq_ignore_ascii_case(answer.trim())) {
                return Ok(key);
            }
        }
        choices.last().map(|(key, _)| *key).ok_or(AskError::NoTerminal)
    }

    /// A passphrase, without echo.
    ///
    /// # Errors
    /// [`AskError::Io`].
    pub fn passphrase(&self, question: &str) -> Result<SecretString, AskError> {
        Ok(SecretString::from(rpassword::prompt_password(format!("{question} "))?))
    }
}

/// Until there is a line to read, or Ctrl-C: reading itself would go on after a signal.
fn wait() -> Result<(), AskError> {
    let stdin = io::stdin();
    loop {
        if interrupt::is_set() {
            drop(writeln!(anstream::stderr()));
            return Err(AskError::Interrupted);
        }
        let mut ready = [PollFd::new(&stdin, PollFlags::IN)];
        match rustix::event::poll(&mut ready, Some(&TICK)) {
            Ok(0) | Err(rustix::io::Errno::INTR) => {}
            Ok(_) => return Ok(()),
            Err(error) => return Err(io::Error::from(error).into()),
        }
    }
}
