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
    if let Some(folder) = &man.out {
        return clap_mangen::generate_to(command, session.env.absolute(folder)).map_err(failed);
    }
    let mut page = Vec::new();
    clap_mangen::Man::new(command).render(&mut page).map_err(failed)?;
    session.out.text(&String::from_utf8_lossy(&page));
    Ok(())
}
