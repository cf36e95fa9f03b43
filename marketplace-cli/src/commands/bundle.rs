//! `marketplace bundle`: a whole marketplace in one file, carried to a place without a network.

use std::path::PathBuf;

use clap::Subcommand;
use schemas::{PublicKey, Sha256};
use serde_json::json;
use terminal::measure::{count, size};
use terminal::{Failure, Style, escape};

use super::mirror::{follows, nobody_to_believe, show, signed};
use super::verify::pin;
use crate::mirror::parcel::{self, Arrived};
use crate::mirror::{Age, Mirror};
use crate::session::{Session, file_address};

/// Carry a marketplace to a place without a network, in one file.
#[derive(Debug, Subcommand)]
pub enum Bundle {
    /// Pack a published folder, or a mirror, into one new file.
    ///
    /// The file needs no signature of its own: what is in it proves itself where it is imported. Its age is told.
    Export {
        /// The folder
        folder: PathBuf,
        /// The file to make
        file: PathBuf,
    },
    /// Unpack such a file into a mirror, verified as if it had come over the network.
    ///
    /// What was signed long ago is accepted and its age told; what is older than what the mirror has seen is refused.
    Import {
        /// The file
        file: PathBuf,
        /// The mirror; made when there is none
        folder: PathBuf,
        /// The digest of a root to begin with
        #[arg(long, value_name = "SHA256")]
        root: Option<Sha256>,
        /// The key to begin with instead
        #[arg(long, value_name = "ED25519", conflicts_with = "root")]
        public_key: Option<PublicKey>,
    },
}

/// Runs it.
///
/// # Errors
/// A [`Failure`]; the mirror stays as it was.
pub fn run(session: &Session, bundle: &Bundle) -> Result<(), Failure> {
    match bundle {
        Bundle::Export { folder, file } => {
            let (folder, file) = (session.env.absolute(folder), session.env.absolute(file));
            let packed = parcel::export(session, (&folder, &file_address(&folder)?), &file)?;
            session.out.json(&json!({ "file": file, "bundle": packed }));
            let out = &session.out;
            let (origin, shown) = (escape(packed.origin.as_str()), file.display().to_string());
            out.line(&format!("{} {origin} in {}", Style::Green.paint("✓"), escape(&shown)));
            out.line(&format!("  {}, {}, {}", count(packed.files, "file", "files"), size(packed.bytes), packed.digest));
            out.line(&format!("  {}, fresh until {}", signed(session, packed.signed_at), packed.expires));
            follows(session, &packed.follows);
            out.line(&format!("  there: marketplace bundle import FILE FOLDER --root {}", packed.root));
        }
        Bundle::Import { file, folder, root, public_key } => {
            let pin = pin(*root, *public_key).ok_or_else(nobody_to_believe)?;
            let folder = session.env.absolute(folder);
            let arrived = Arrived::unpack(&session.env.absolute(file), &folder)?;
            let (address, fetcher) = (file_address(arrived.folder())?, session.fetcher(session.env.cwd.clone())?);
            let copy = Mirror { session, fetcher: &fetcher, address: &address, folder: &folder, age: Age::Authentic };
            let copied = copy.copy(&pin, &arrived.wish())?;
            session.out.json(&json!({ "folder": folder, "copy": copied }));
            show(session, &copied, &folder.display().to_string());
        }
    }
    Ok(())
}
