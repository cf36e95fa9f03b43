//! `marketplace man`: the manual pages, for packagers.

use std::path::PathBuf;

use terminal::{Exit, Failure};

use crate::session::Session;

/// Print the manual page, or write one a command into a folder.
#[derive(Debug, clap::Args)]
pub struct Man {
    /// Write every page here
    #[arg(long, value_name = "FOLDER")]
    pub out: Option<PathBuf>,
}

/// Runs it.
///
/// # Errors
/// A [`Failure`] when the pages cannot be written.
pub fn run(session: &Session, man: &Man) -> Result<(), Failure> {
    let failed = |why: std::io::Error| Failure::new(Exit::Failed, why);
    let command = crate::cli::command();
    match &man.out {
        Some(folder) => clap_mangen::generate_to(command, session.env.absolute(folder)).map_err(failed),
        None => clap_mangen::Man::new(command).render(&mut std::io::stdout()).map_err(failed),
    }
}
