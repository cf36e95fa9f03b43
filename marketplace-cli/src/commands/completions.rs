//! `marketplace completions`: a script for the shell.

use clap_complete::Shell;
use terminal::{Exit, Failure};

/// Print a completion script.
#[derive(Debug, clap::Args)]
pub struct Completions {
    /// The shell
    pub shell: Shell,
}

/// Runs it.
///
/// # Errors
/// A [`Failure`] when stdout takes nothing.
pub fn run(completions: &Completions) -> Result<(), Failure> {
    let mut script = Vec::new();
    clap_complete::generate(completions.shell, &mut crate::cli::command(), "marketplace", &mut script);
    std::io::Write::write_all(&mut std::io::stdout(), &script).map_err(|why| Failure::new(Exit::Failed, why))
}
