//! A target is found, compared with what is there already, and only then fetched.

use std::path::Path;

use verifier::tuf::{Client, pinned, quote};

use crate::Failed;

/// 512 MiB: far above any target of the suite, below what this machine can hold.
const TARGET_BYTES: u64 = 512 << 20;

/// Fetches the target `name` into `folder`, under its quoted name, unless its bytes lie there already.
pub(crate) fn download(client: &mut Client<'_>, name: &str, folder: &Path) -> Result<(), Failed> {
    let target = client.find(name)?.ok_or_else(|| Failed::NoSuchTarget(name.to_owned()))?;
    let path = folder.join(quote(name));
    let kept = std::fs::read(&path).unwrap_or_default();
    if pinned(name, &kept, Some(target.length), Some(&target.hashes)).is_ok() && path.is_file() {
        return Ok(());
    }
    let bytes = client.fetch(name, &target, TARGET_BYTES)?;
    durable::create_dir(folder, 0o755)?;
    Ok(durable::write(&path, &bytes, 0o644)?)
}
