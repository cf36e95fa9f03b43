//! `marketplace key`: look at, make, hand out and replace keys.

pub mod export;
pub mod generate;
pub mod list;
pub mod rotate;
pub mod show;

use terminal::Failure;

use crate::session::Session;

/// Look at, make, hand out and replace keys.
#[derive(Debug, clap::Subcommand)]
pub enum Key {
    /// List the keys that the root names, and those that are here
    List,
    /// Show one key: its duties, its id, its file
    Show(show::Show),
    /// Make a key, to hand its public half to who keeps the root; or a minisign key
    Generate(generate::Generate),
    /// Write a key's public half, or its secret half under another passphrase
    Export(export::Export),
    /// Replace a key in some or all of its duties
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
