//! The files in a parcel, one after another: only published names, each once, none larger than a marketplace has.

use std::collections::BTreeSet;
use std::io::{self, Read};

use super::names::is_published;

/// 2,000,000 files: 100,000 plugins of ten versions, each with a tree and a report.
const ENTRIES: usize = 2_000_000;
/// 300 MiB a file: above the largest index (256 MiB) and the largest packed tree (256 MiB).
const FILE_BYTES: u64 = 300 << 20;

/// Why a parcel is not unpacked.
#[derive(Debug, thiserror::Error)]
pub(crate) enum BadParcel {
    /// It ends early, or is something else.
    #[error("it is no whole tar: {0}")]
    Broken(io::Error),
    /// A link, a folder, a device, or a name that no marketplace has.
    #[error("{0:?} is no file of a published marketplace")]
    Stranger(String),
    /// It would fill the disk.
    #[error("{name} has {bytes} bytes, and at most {FILE_BYTES} are unpacked")]
    TooLarge {
        /// Which.
        name: String,
        /// How large it says that it is.
        bytes: u64,
    },
    /// Which of the two would be believed is nobody's to guess.
    #[error("{0} is in it twice")]
    Twice(String),
    /// It would fill the disk with names.
    #[error("it holds more than {ENTRIES} files")]
    TooMany,
}

/// Gives `take` each file of `parcel` with its published name.
///
/// # Errors
/// What `take` says, or a [`BadParcel`] for the first entry that no parcel has; what was taken before is the caller's to throw
/// away.
pub(crate) fn each<E: From<BadParcel>>(
    parcel: impl Read,
    mut take: impl FnMut(&str, &mut dyn Read) -> Result<(), E>,
) -> Result<(), E> {
    let mut seen = BTreeSet::new();
    let mut archive = tar::Archive::new(parcel);
    for entry in archive.entries().map_err(BadParcel::Broken)? {
        let mut entry = entry.map_err(BadParcel::Broken)?;
        let name = String::from_utf8_lossy(&entry.path_bytes()).into_owned();
        if entry.header().entry_type() != tar::EntryType::Regular || !is_published(&name) {
            return Err(BadParcel::Stranger(name).into());
        }
        let bytes = entry.size();
        if bytes > FILE_BYTES {
            return Err(BadParcel::TooLarge { name, bytes }.into());
        }
        if !seen.insert(name.clone()) {
            return Err(BadParcel::Twice(name).into());
        }
        if seen.len() > ENTRIES {
            return Err(BadParcel::TooMany.into());
        }
        take(&name, &mut entry)?;
    }
    Ok(())
}
