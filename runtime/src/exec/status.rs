//! A status line: one line of at most 200 characters, within 5 seconds, from a command that is told nothing.

use std::time::{Duration, Instant};

use super::error::ExecError;
use super::hook::limits;
use super::plugin::{Ground, PluginCommand};
use super::run::{Caps, hear};
use crate::Loaded;
use crate::sandbox::Ended;

/// 200 characters: what fits a wide terminal.
const CHARACTERS: usize = 200;
/// 5 s: a host asks again and again.
const TIME: Duration = Duration::from_secs(5);
/// 4 KiB: 200 characters in the longest UTF-8, five times.
const BYTES: usize = 4 << 10;

/// Runs the status line `name` of a plugin.
///
/// # Errors
/// [`ExecError`].
pub fn run(ground: &Ground<'_>, loaded: &Loaded, name: &str) -> Result<String, ExecError> {
    let lines = &loaded.manifest().contributes.status_lines;
    let line = lines.iter().find(|line| line.name == name);
    let line = line.ok_or_else(|| ExecError::NoStatusLine { name: name.to_owned() })?;
    let started = ground.start(loaded, PluginCommand::bare_line(&line.command), &limits())?;
    let deadline = Instant::now().checked_add(TIME).unwrap_or_else(Instant::now);
    let ran = hear(started.confined, Vec::new(), Caps { stdout: BYTES, stderr: BYTES }, deadline)?;
    if ran.said_too_much {
        return Err(ExecError::TooMuch { cap: BYTES });
    }
    if ran.ended != Ended::Exited(0) {
        return Err(ExecError::Ended { ended: ran.ended, last_words: shown(&ran.stderr) });
    }
    Ok(shown(&ran.stdout))
}

/// The first line, without what moves, hides or reorders what a person reads.
fn shown(said: &[u8]) -> String {
    let said = String::from_utf8_lossy(said);
    let line = said.lines().next().unwrap_or_default();
    line.chars().filter(|c| !schemas::deceives(*c)).take(CHARACTERS).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_one_line_of_200_harmless_characters() {
        assert_eq!(shown(b"one\ntwo"), "one");
        assert_eq!(shown(b"\x1b[2Jred\x07"), "[2Jred");
        assert_eq!(shown("a\u{202e}b\u{200f}".as_bytes()), "ab");
        assert_eq!(shown("ä".repeat(300).as_bytes()).chars().count(), 200);
        assert_eq!(shown(b"\xff\xfe"), "\u{fffd}\u{fffd}");
        assert_eq!(shown(b""), "");
    }
}
