//! `trees/<digest>.tar.gz`: the trees themselves, so that installing needs no forge. Named by the signed digest.

use std::path::{Path, PathBuf};

use schemas::working_copy::Bundles;
use schemas::{PluginName, Shard, Source, TreeDigest, VersionEntry};
use terminal::{Exit, Failure};
use verifier::Tree;

use crate::catalog;
use crate::fail;
use crate::session::Session;
use crate::working_copy::WorkingCopy;

/// Where the bundle of `digest` stands in `folder` (the `trees` folder itself).
#[must_use]
pub fn path(folder: &Path, digest: TreeDigest) -> PathBuf {
    folder.join(format!("{}.tar.gz", digest.hex()))
}

/// Writes the bundle of `tree` into `folder`, unless it is there.
///
/// # Errors
/// A [`Failure`]; no half-written bundle is left under its name.
pub fn keep(folder: &Path, tree: &Tree) -> Result<(), Failure> {
    let path = path(folder, tree.digest());
    if path.is_file() {
        return Ok(());
    }
    durable::create_dir(folder, 0o755).map_err(|why| fail::write(&why))?;
    let beside = path.with_extension("new");
    durable::remove_file(&beside).map_err(|why| fail::write(&why))?;
    let failed = |why: std::io::Error| Failure::new(Exit::Failed, format!("{}: {why}", path.display()));
    let mut wrong = None;
    let written = durable::create_with(&beside, 0o644, |file| {
        let mut to = std::io::BufWriter::new(file);
        let written = sources::bundle::write(tree, &mut to).and_then(|()| std::io::Write::flush(&mut to));
        if let Err(why) = written {
            wrong = Some(why);
        }
        Ok::<(), durable::WriteError>(())
    });
    written.map_err(|why| fail::write(&why))?;
    if let Some(why) = wrong {
        durable::remove_file(&beside).map_err(|why| fail::write(&why))?;
        return Err(failed(why));
    }
    durable::rename(&beside, &path).map_err(|why| fail::write(&why))
}

/// The versions whose bundle belongs into the published folder.
pub fn wanted(shards: &[Shard], which: Bundles) -> impl Iterator<Item = (&PluginName, &VersionEntry)> {
    let wants = move |entry: &VersionEntry| match which {
        Bundles::All => true,
        Bundles::Own => matches!(entry.source, Source::Directory { .. }),
    };
    shards
        .iter()
        .flat_map(|shard| shard.versions.iter().map(|entry| (&shard.name, entry)))
        .filter(move |(_, e)| wants(e))
}

/// Puts every wanted bundle into `out/trees`: from the working copy's own `trees`, or by fetching its source again.
/// Returns how many were new.
///
/// # Errors
/// A [`Failure`] naming the version whose tree cannot be had any more.
pub fn publish(
    session: &Session,
    working_copy: &WorkingCopy,
    wanted: &[(&PluginName, &VersionEntry)],
    out: &Path,
) -> Result<usize, Failure> {
    let folder = out.join("trees");
    let mut new = 0_usize;
    for (name, entry) in wanted {
        if path(&folder, entry.source_hash).is_file() {
            continue;
        }
        let own = path(&working_copy.bundles(), entry.source_hash);
        if own.is_file() {
            copy(&own, &path(&folder, entry.source_hash))?;
        } else {
            let found = catalog::find_again(session, working_copy, name, entry)?;
            keep(&folder, &found.brought.tree)?;
        }
        new = new.saturating_add(1);
    }
    Ok(new)
}

fn copy(from: &Path, to: &Path) -> Result<(), Failure> {
    let failed = |why: std::io::Error| Failure::new(Exit::Failed, format!("{}: {why}", from.display()));
    if let Some(parent) = to.parent() {
        durable::create_dir(parent, 0o755).map_err(|why| fail::write(&why))?;
    }
    let beside = to.with_extension("new");
    durable::remove_file(&beside).map_err(|why| fail::write(&why))?;
    let mut source = std::fs::File::open(from).map_err(failed)?;
    let mut wrong = None;
    durable::create_with(&beside, 0o644, |file| {
        wrong = std::io::copy(&mut source, file).err();
        Ok::<(), durable::WriteError>(())
    })
    .map_err(|why| fail::write(&why))?;
    match wrong {
        Some(why) => Err(failed(why)),
        None => durable::rename(&beside, to).map_err(|why| fail::write(&why)),
    }
}
