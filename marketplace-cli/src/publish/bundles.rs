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

/// Why a bundle could not be written.
#[derive(Debug, thiserror::Error)]
enum Unwritten {
    #[error(transparent)]
    Write(#[from] durable::WriteError),
    #[error("{}: {source}", path.display())]
    Fill { path: PathBuf, source: std::io::Error },
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
    put(&path, |file| {
        let mut to = std::io::BufWriter::new(file);
        sources::bundle::write(tree, &mut to).and_then(|()| std::io::Write::flush(&mut to))
    })
}

fn put(path: &Path, fill: impl FnOnce(&mut std::fs::File) -> std::io::Result<()>) -> Result<(), Failure> {
    if let Some(folder) = path.parent() {
        durable::create_dir(folder, 0o755).map_err(|why| fail::write(&why))?;
    }
    let fill =
        |file: &mut std::fs::File| fill(file).map_err(|source| Unwritten::Fill { path: path.to_owned(), source });
    durable::write_with(path, 0o644, fill).map_err(|why| Failure::new(Exit::Failed, why))
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

/// Puts every wanted bundle into `out/trees`: from the working copy's own `trees`, from its copy of the
/// upstream, or by fetching its source again.
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
        let kept = [working_copy.bundles(), working_copy.upstream().join("trees")];
        let kept = kept.iter().map(|trees| path(trees, entry.source_hash)).find(|bundle| bundle.is_file());
        if let Some(kept) = kept {
            copy(&kept, &path(&folder, entry.source_hash))?;
        } else {
            let found = catalog::find_again(session, working_copy, name, entry).map_err(|why| {
                let needed = format!(
                    "its tree is wanted as the bundle of {name} {}; --bundles none goes without",
                    entry.version
                );
                let hint = why.hint.as_ref().map_or_else(|| needed.clone(), |hint| format!("{hint}\n{needed}"));
                why.hint(hint)
            })?;
            keep(&folder, &found.brought.tree)?;
        }
        new = new.saturating_add(1);
    }
    Ok(new)
}

fn copy(from: &Path, to: &Path) -> Result<(), Failure> {
    let mut source =
        std::fs::File::open(from).map_err(|why| Failure::new(Exit::Failed, format!("{}: {why}", from.display())))?;
    put(to, |file| std::io::copy(&mut source, file).map(|_| ()))
}
