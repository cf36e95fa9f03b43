//! `marketplace completions`: a script for the shell.

use clap_complete::Shell;

use crate::session::Session;

/// Print a completion script.
#[derive(Debug, clap::Args)]
pub struct Completions {
    /// The shell
    pub shell: Shell,
}

/// Runs it.
pub fn run(session: &Session, completions: &Completions) {
    let mut script = Vec::new();
    clap_complete::generate(completions.shell, &mut crate::cli::command(), "marketplace", &mut script);
    session.out.text(&String::from_utf8_lossy(&script));
}
