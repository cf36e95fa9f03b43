//! What a plugin says, made fit to keep: secrets masked, dangerous characters escaped, bounded in length, rate and size.
//!
//! A plugin's text is foreign twice over: it may hold the user's secrets, and it may be aimed at whoever reads it. So it
//! is masked first and escaped second, and nothing of it reaches a protocol, only a file of its own with mode 0600.

mod mask;
mod pem;
mod rotated;

use std::path::Path;

use jiff::Timestamp;
use schemas::{PluginName, escape};

pub use mask::{Masker, mask};
pub use rotated::Rotated;

use pem::Pem;

/// 4 KiB: forty times a good line; what is longer is cut, and the cut is told.
pub const LINE_BYTES: usize = 4_096;
/// 4 KiB more are looked at before a line is cut, so that no secret is half inside.
const BEYOND: usize = 4_096;
/// 256 bytes of the line before are looked at together with a line: tokens that are split over two are shorter.
const TAIL: usize = 256;
/// 100 lines a second, as many as requests on the wire; what is more is counted and told.
const LINES_A_SECOND: u32 = 100;
/// 1 MiB a file, four files: what a person reads, times a hundred.
const FILE_BYTES: u64 = 1 << 20;
const FILES: u32 = 4;

/// How much a line matters, as the plugin says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Level {
    /// For its author.
    Debug,
    /// For everybody.
    Info,
    /// To be looked at.
    Warn,
    /// Something failed.
    Error,
    /// It came from standard error.
    Stderr,
}

impl Level {
    /// The word; what the plugin calls otherwise is `info`.
    #[must_use]
    pub fn named(word: &str) -> Self {
        match word {
            "debug" | "trace" => Self::Debug,
            "warn" | "warning" => Self::Warn,
            "error" => Self::Error,
            _ => Self::Info,
        }
    }

    /// As it stands in the log.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Debug => "debug",
            Self::Info => "info",
            Self::Warn => "warn",
            Self::Error => "error",
            Self::Stderr => "stderr",
        }
    }
}

/// The log of one plugin.
#[derive(Debug)]
pub struct PluginLog {
    file: Rotated,
    lines: Lines,
}

impl PluginLog {
    /// Opens, or begins, the log of `plugin` in `folder`; `secrets` are masked wherever they stand.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn open(folder: &Path, plugin: &PluginName, secrets: &[&str]) -> Result<Self, durable::WriteError> {
        let file = Rotated::open(&folder.join(format!("{plugin}.log")), FILE_BYTES, FILES)?;
        Ok(Self { file, lines: Lines::new(Masker::with(secrets)) })
    }

    /// Writes what `ctx.log` was given; every line of it is one line here. What was written is returned, for the host.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn write(&mut self, now: Timestamp, level: Level, text: &str) -> Result<Vec<String>, durable::WriteError> {
        let mut fit = self.lines.finish(now, level);
        fit.extend(self.lines.take(now, level, text.as_bytes()));
        fit.extend(self.lines.finish(now, level));
        self.keep(fit)
    }

    /// Writes a piece of standard error, wherever it was cut.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn raw(&mut self, now: Timestamp, piece: &[u8]) -> Result<Vec<String>, durable::WriteError> {
        let fit = self.lines.take(now, Level::Stderr, piece);
        self.keep(fit)
    }

    /// The plugin has ended: writes what it left without a line's end, and makes everything durable.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn close(mut self, now: Timestamp) -> Result<Vec<String>, durable::WriteError> {
        let fit = self.lines.finish(now, Level::Stderr);
        let kept = self.keep(fit)?;
        self.file.sync()?;
        Ok(kept)
    }

    fn keep(&mut self, lines: Vec<String>) -> Result<Vec<String>, durable::WriteError> {
        for line in &lines {
            self.file.append(line.as_bytes())?;
        }
        Ok(lines)
    }
}

/// Lines out of pieces: assembled, masked, cut, escaped, counted.
#[derive(Debug)]
pub struct Lines {
    masker: Masker,
    pem: Pem,
    /// The line so far, at most `LINE_BYTES + BEYOND`.
    line: Vec<u8>,
    /// How many bytes of it were not kept.
    lost: u64,
    /// The end of the line before, as it came.
    tail: String,
    /// The second that lines are counted in, and how many there were.
    second: i64,
    count: u32,
    dropped: u64,
}

impl Lines {
    /// Begins with nothing.
    #[must_use]
    pub fn new(masker: Masker) -> Self {
        let (second, count, dropped) = (i64::MIN, 0, 0);
        Self { masker, pem: Pem::default(), line: Vec::new(), lost: 0, tail: String::new(), second, count, dropped }
    }

    /// The lines that `piece` completes.
    pub fn take(&mut self, now: Timestamp, level: Level, piece: &[u8]) -> Vec<String> {
        let mut fit = Vec::new();
        let mut parts = piece.split(|byte| *byte == b'\n').peekable();
        while let Some(part) = parts.next() {
            let room = (LINE_BYTES + BEYOND).saturating_sub(self.line.len()).min(part.len());
            self.line.extend_from_slice(part.get(..room).unwrap_or_default());
            self.lost = self.lost.saturating_add(u64::try_from(part.len() - room).unwrap_or(u64::MAX));
            if parts.peek().is_some() {
                fit.extend(self.end(now, level));
            }
        }
        fit
    }

    /// What stands without a line's end.
    pub fn finish(&mut self, now: Timestamp, level: Level) -> Vec<String> {
        if self.line.is_empty() && self.lost == 0 { Vec::new() } else { self.end(now, level) }
    }

    fn end(&mut self, now: Timestamp, level: Level) -> Vec<String> {
        let bytes = std::mem::take(&mut self.line);
        let text = String::from_utf8_lossy(&bytes);
        let text = text.trim_end_matches('\r');
        let masked = match self.pem.line(text) {
            true => "****".to_owned(),
            false => self.masker.mask_after(&self.tail, text),
        };
        self.tail =
            text.get(text.floor_char_boundary(text.len().saturating_sub(TAIL))..).unwrap_or_default().to_owned();
        let lost = std::mem::take(&mut self.lost);
        if now.as_second() != self.second {
            (self.second, self.count) = (now.as_second(), 0);
        }
        self.count = self.count.saturating_add(1);
        if self.count > LINES_A_SECOND {
            self.dropped = self.dropped.saturating_add(1);
            return Vec::new();
        }
        let at = now.strftime("%Y-%m-%dT%H:%M:%S.%3fZ").to_string();
        let mut fit = Vec::new();
        if self.dropped > 0 {
            let dropped = std::mem::take(&mut self.dropped);
            fit.push(format!("{at} warn ({dropped} lines came too fast and were dropped)"));
        }
        fit.push(format!("{at} {} {}", level.word(), cut(&escape(&masked).to_string(), lost)));
        fit
    }
}

/// At most [`LINE_BYTES`] of `text`, and how many bytes are missing.
fn cut(text: &str, lost: u64) -> String {
    let kept = text.get(..text.floor_char_boundary(LINE_BYTES)).unwrap_or_default();
    let more = u64::try_from(text.len() - kept.len()).unwrap_or(u64::MAX).saturating_add(lost);
    if more == 0 { kept.to_owned() } else { format!("{kept} ({more} bytes cut)") }
}

#[cfg(test)]
mod tests;
