//! `marketplace key`: look at, make, hand out and replace keys.

pub mod export;
pub mod generate;
pub mod list;
pub mod rotate;
pub(crate) mod scribe;
pub mod show;

use terminal::Failure;

use crate::session::Session;

/// Look at, make, hand out and replace keys.
#[derive(Debug, clap::Subcommand)]
#[expect(missing_docs, reason = "each command's words stand at its own arguments")]
pub enum Key {
    /// List the keys that the root names, and those that are here
    List,
    Show(show::Show),
    Generate(generate::Generate),
    Export(export::Export),
    Rotate(rotate::Rotate),
}

/// Runs it.
///
/// # Errors
/// A [`Failure`].
pub fn run(session: &Session, key: &Key) -> Result<(), Failure> {
    match key {
        Key::List => list::run(session),
        Key::Show(show) => show::run(session, show),
        Key::Generate(generate) => generate::run(session, generate),
        Key::Export(export) => export::run(session, export),
        Key::Rotate(rotate) => rotate::run(session, rotate),
    }
}
