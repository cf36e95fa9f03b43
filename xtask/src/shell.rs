//! Commands run in this repository, with the project's own tools before the machine's.

use std::ffi::OsString;
use std::io::{self, IsTerminal as _};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};

/// Why a task did not end well.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Trouble {
    /// A command ended badly.
    #[error("`{command}` ended with {status}")]
    Failed {
        /// As typed.
        command: String,
        /// How it ended.
        status: ExitStatus,
    },
    /// A command could not be started.
    #[error("`{command}` could not be started: {source}")]
    NotStarted {
        /// As typed.
        command: String,
        /// Why.
        source: io::Error,
    },
    /// A tool is missing and cannot be installed from here.
    #[error("{0} missing: install with your package manager (on Debian: apt-get install {1})")]
    Missing(String, String),
    /// The disk failed.
    #[error("{}: {source}", path.display())]
    Disk {
        /// Where.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// The tests left something behind.
    #[error("the tests left litter in the working copy:\n{0}")]
    Litter(String),
    /// A layer violation that cargo-deny accepts.
    #[error("cargo-deny does not stand in the way of: {0}")]
    Layers(String),
    /// The README shows what is not so.
    #[error("README.md: after `{command}` this line did not come:\n  {line}\nwhat came:\n{said}")]
    Readme {
        /// As the README types it.
        command: String,
        /// What it promises.
        line: String,
        /// What came.
        said: String,
    },
    /// The demo did not go as it must.
    #[error("the demo: {0}")]
    Demo(String),
    /// Some steps failed; they were named one by one.
    #[error("failed: {0}")]
    Steps(String),
}

impl Trouble {
    pub(crate) fn disk(path: &Path) -> impl FnOnce(io::Error) -> Self {
        let path = path.to_owned();
        |source| Self::Disk { path, source }
    }
}

/// This repository, and where its tools are.
#[derive(Debug, Clone)]
pub(crate) struct Project {
    /// Its top.
    pub(crate) root: PathBuf,
    path: OsString,
}

impl Project {
    /// The repository that this program was built from.
    pub(crate) fn of_this_build() -> Self {
        let here = Path::new(env!("CARGO_MANIFEST_DIR"));
        let root = here.parent().unwrap_or(here).to_owned();
        let tools = root.join("target/tools");
        let machine = std::env::var_os("PATH").unwrap_or_default();
        let own = [tools.join("venv/bin"), tools.join("bin")];
        let path = std::env::join_paths(own.into_iter().chain(std::env::split_paths(&machine))).unwrap_or(machine);
        Self { root, path }
    }

    /// Where tools are installed.
    pub(crate) fn tools(&self) -> PathBuf {
        self.root.join("target/tools")
    }

    /// Whether `program` can be found.
    pub(crate) fn has(&self, program: &str) -> bool {
        std::env::split_paths(&self.path).any(|folder| folder.join(program).is_file())
    }

    /// A command at the top of the repository; `line` is split at spaces.
    pub(crate) fn command(&self, line: &str) -> Command {
        let mut words = line.split_whitespace();
        let mut command = Command::new(words.next().unwrap_or("true"));
        command.args(words).current_dir(&self.root).env("PATH", &self.path);
        command
    }

    /// A program that was built here, started in `folder`.
    pub(crate) fn program(&self, program: &Path, folder: &Path) -> Command {
        let mut command = Command::new(program);
        command.current_dir(folder).env("PATH", &self.path);
        command
    }

    /// Runs a command and shows what it says.
    pub(crate) fn run(&self, line: &str) -> Result<(), Trouble> {
        finish(&mut self.command(line))
    }
}

/// ` --quiet` where nobody looks; at a terminal cargo shows how far it is.
pub(crate) fn quiet() -> &'static str {
    if io::stderr().is_terminal() { "" } else { " --quiet" }
}

/// Runs `command` to a good end; it is shown first, and says what it says.
pub(crate) fn finish(command: &mut Command) -> Result<(), Trouble> {
    println!("$ {}", shown(command));
    quietly(command)
}

/// Runs `command` to a good end; it says what it says.
pub(crate) fn quietly(command: &mut Command) -> Result<(), Trouble> {
    let shown = shown(command);
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Trouble::Failed { command: shown, status }),
        Err(source) => Err(Trouble::NotStarted { command: shown, source }),
    }
}

/// Runs `command` to any end and keeps what it says.
pub(crate) fn listen(command: &mut Command) -> Result<(bool, String), Trouble> {
    match command.output() {
        Ok(said) => {
            let text = [said.stdout, said.stderr].concat();
            Ok((said.status.success(), String::from_utf8_lossy(&text).into_owned()))
        }
        Err(source) => Err(Trouble::NotStarted { command: shown(command), source }),
    }
}

/// A command as typed.
pub(crate) fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let quoted = |word: &std::ffi::OsStr| {
        let word = word.to_string_lossy();
        let is_plain = word.chars().all(|c| c.is_alphanumeric() || "-_./:=+@#~%,…".contains(c));
        if is_plain { word.into_owned() } else { format!("'{}'", word.replace('\'', r"'\''")) }
    };
    words.map(quoted).collect::<Vec<_>>().join(" ")
}
