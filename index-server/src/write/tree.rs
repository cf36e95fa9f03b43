//! A bundle is taken when the tree in it is the one that its name says.

use std::fs::File;
use std::io::{BufReader, Seek as _};

use schemas::TreeDigest;
use sources::Fetcher;
use sources::npm::NpmConfig;

use super::Refusal;

/// Unpacks it, under the caps of every archive.
pub(super) fn holds(file: &mut File, digest: TreeDigest) -> Result<(), Refusal> {
    let refuse = |why: &dyn std::fmt::Display| Refusal::OtherTree(why.to_string());
    file.rewind().map_err(|why| refuse(&why))?;
    let fetcher = Fetcher::new(std::path::PathBuf::new(), NpmConfig::default()).map_err(|why| refuse(&why))?;
    let unpacked = sources::bundle::unpack(&fetcher, digest, BufReader::new(file));
    unpacked.map(drop).map_err(|why| refuse(&why))
}
