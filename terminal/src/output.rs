//! Where results and talk go, in which format, with or without colour.

use std::io::{self, Write};
use std::sync::OnceLock;

use anstyle::{AnsiColor, Color};
use serde::Serialize;

use crate::exit::{Exit, Failure};
use schemas::escape;

/// How results are written.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// For people.
    #[default]
    Plain,
    /// One JSON document, for programs.
    Json,
}

/// A role of text. Colour only underlines what the words say.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// As it comes.
    Plain,
    /// A heading.
    Bold,
    /// Beside the point.
    Dim,
    /// Good.
    Green,
    /// A third party's.
    Blue,
    /// To be looked at.
    Yellow,
    /// Closer to danger.
    Orange,
    /// Danger.
    Red,
}

impl Style {
    fn ansi(self) -> anstyle::Style {
        let fg = |c| anstyle::Style::new().fg_color(Some(Color::Ansi(c)));
        match self {
            Self::Plain => anstyle::Style::new(),
            Self::Bold => anstyle::Style::new().bold(),
            Self::Dim => anstyle::Style::new().dimmed(),
            Self::Green => fg(AnsiColor::Green),
            Self::Blue => fg(AnsiColor::Blue),
            Self::Yellow => fg(AnsiColor::Yellow),
            Self::Orange => anstyle::Style::new().fg_color(Some(Color::Ansi256(anstyle::Ansi256Color(208)))),
            Self::Red => fg(AnsiColor::Red),
        }
    }

    /// `text` in this style; the streams strip it where colour is not wanted (`NO_COLOR`, no terminal).
    #[must_use]
    pub fn paint(self, text: &str) -> String {
        let style = self.ansi();
        format!("{style}{text}{style:#}")
    }
}

/// How many columns the terminal has that stdout is, if it is one.
#[must_use]
pub fn columns() -> Option<usize> {
    rustix::termios::tcgetwinsize(io::stdout()).ok().map(|size| usize::from(size.ws_col)).filter(|columns| *columns > 0)
}

/// Why a result did not arrive on stdout, the first time that it did not. Of the process, as stdout is.
static LOST: OnceLock<String> = OnceLock::new();

/// A reader that has had enough is no failure; a disk that is full is one, told by [`Output::finish`].
fn written(result: io::Result<()>) {
    if let Err(why) = result
        && why.kind() != io::ErrorKind::BrokenPipe
    {
        LOST.get_or_init(|| why.to_string());
    }
}

/// Results to stdout, talk to stderr. A closed pipe ends the output, not the program.
#[derive(Debug, Clone, Copy)]
pub struct Output {
    /// The format of results.
    pub format: Format,
    /// Say only results and errors.
    pub quiet: bool,
}

impl Output {
    /// A line of the result, for people; nothing in JSON. The caller has escaped foreign text.
    pub fn line(&self, text: &str) {
        if self.format == Format::Plain {
            written(writeln!(anstream::stdout(), "{text}"));
        }
    }

    /// A result that is JSON for everybody: one document, in one line or in JSON's own form.
    pub fn result<T: Serialize>(&self, value: &T) {
        if self.format == Format::Json {
            self.json(value);
            return;
        }
        let mut to = io::stdout().lock();
        written(serde_json::to_writer(&mut to, value).map_err(io::Error::from).and_then(|()| to.write_all(b"\n")));
    }

    /// The result, for programs; nothing in plain.
    pub fn json<T: Serialize>(&self, value: &T) {
        if self.format == Format::Json {
            let mut to = io::stdout().lock();
            written(
                serde_json::to_writer_pretty(&mut to, value)
                    .map_err(io::Error::from)
                    .and_then(|()| to.write_all(b"\n")),
            );
        }
    }

    /// A result that has its own form: written as it is. The caller has escaped foreign text.
    pub fn text(&self, text: &str) {
        written(write!(anstream::stdout(), "{text}"));
    }

    /// The last word before the program ends: what is left is written, and a result that did not arrive is told.
    ///
    /// # Errors
    /// Exit 1, when stdout took less than all of it. A closed pipe is no error.
    pub fn finish(&self) -> Result<(), Failure> {
        written(io::stdout().lock().flush());
        match LOST.get() {
            None => Ok(()),
            Some(why) => Err(Failure::new(Exit::Failed, format!("stdout: {why}"))
                .code("output-lost")
                .hint("what was done is done; only the result could not be written")),
        }
    }

    /// A word to the person at the terminal.
    pub fn say(&self, text: &str) {
        if !self.quiet {
            drop(writeln!(anstream::stderr(), "{text}"));
        }
    }

    /// A warning: never silenced.
    pub fn warn(&self, text: &str) {
        drop(writeln!(anstream::stderr(), "{} {text}", Style::Yellow.paint("warning:")));
    }

    /// How a command failed: `error:` and `hint:` to stderr, and in JSON one object to stdout.
    pub fn failure(&self, failure: &Failure) {
        let lines: Vec<String> = failure.error.lines().map(|l| escape(l).to_string()).collect();
        drop(writeln!(anstream::stderr(), "{} {}", Style::Red.paint("error:"), lines.join("\n       ")));
        if let Some(hint) = &failure.hint {
            let lines: Vec<String> = hint.lines().map(|l| escape(l).to_string()).collect();
            drop(writeln!(anstream::stderr(), "{} {}", Style::Blue.paint("hint:"), lines.join("\n      ")));
        }
        if !failure.told {
            self.document(failure);
        }
    }

    /// The same for programs alone: one object to stdout, nothing in plain.
    pub fn document(&self, failure: &Failure) {
        let mut error = serde_json::json!({
            "code": failure.word(), "status": failure.exit.code(), "message": failure.error, "hint": failure.hint,
        });
        if let (Some(members), Some(details)) = (error.as_object_mut(), &failure.details) {
            members.insert("details".to_owned(), details.as_ref().clone());
        }
        self.json(&serde_json::json!({ "error": error }));
    }
}
