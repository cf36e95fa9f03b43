//! `audits/<digest>.json`: the reports of signed versions and the waivers that they rest on, each named by its own digest.
//!
//! The entry names the report, the statement names the waivers, so neither is a TUF target: like the trees, they are
//! believed because they hash to what was signed.

use std::path::Path;

use schemas::{AuditRef, Shard};
use terminal::{Exit, Failure};

use crate::fail;
use crate::tuf::documents::sha256;
use crate::working_copy::{WorkingCopy, read_bytes};

/// 32 MiB, as a report may have.
pub const BYTES: u64 = 32 << 20;

/// Puts every document that a listed version names into `out/audits`.
///
/// # Errors
/// A [`Failure`] naming the version whose document is not kept any more.
pub fn publish(working_copy: &WorkingCopy, shards: &[Shard], out: &Path) -> Result<(), Failure> {
    for (shard, entry) in shards.iter().flat_map(|shard| shard.versions.iter().map(move |entry| (shard, entry))) {
        for digest in entry.audit.iter().flat_map(AuditRef::documents) {
            let to = out.join(AuditRef::path_of(digest));
            if to.is_file() {
                continue;
            }
            let from = working_copy.folder().join(AuditRef::path_of(digest));
            let gone = || {
                let what = format!("{} {}: {} is not kept here", shard.name, entry.version, AuditRef::path_of(digest));
                Failure::new(Exit::NotFound, what).hint("take it back from git, or sign the version again")
            };
            let bytes = read_bytes(&from, BYTES)?.ok_or_else(gone)?;
            if sha256(&bytes) != digest {
                let what = format!("{}: its bytes have another digest than its name", from.display());
                return Err(Failure::new(Exit::NotTrusted, what).hint("take it back from git"));
            }
            durable::create_dir(&out.join("audits"), 0o755).map_err(|why| fail::write(&why))?;
            durable::write(&to, &bytes, 0o644).map_err(|why| fail::write(&why))?;
        }
    }
    Ok(())
}
