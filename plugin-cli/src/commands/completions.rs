//! `completions` and the manual page: generated from the same command line that is parsed.

use std::io::Write as _;

use clap::CommandFactory as _;
use terminal::{Exit, Failure};

use crate::args::Cli;

/// Writes completions for `shell` to stdout.
pub(super) fn shell(shell: clap_complete::Shell) -> Result<(), Failure> {
    let mut to = Vec::new();
    clap_complete::generate(shell, &mut Cli::command(), "deepcode-plugin", &mut to);
    put(&to)
}

/// Writes the manual page to stdout.
pub(super) fn manual() -> Result<(), Failure> {
    let mut to = Vec::new();
    clap_mangen::Man::new(Cli::command()).render(&mut to).map_err(|e| Failure::new(Exit::Failed, e))?;
    put(&to)
}

fn put(bytes: &[u8]) -> Result<(), Failure> {
    std::io::stdout().write_all(bytes).map_err(|e| Failure::new(Exit::Failed, format!("stdout: {e}")))
}
