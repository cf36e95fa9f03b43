//! A tree written to an empty folder, hashed again on the way: plain files 0444 and 0555, folders read-only, `state` apart.

use std::fs::DirBuilder;
use std::os::unix::fs::DirBuilderExt as _;
use std::path::Path;

use verifier::Tree;

use super::error::StoreError;
use super::home::STATE;

/// Writes `tree` to `to`, which does not exist yet, with an empty `state` beside it, and makes all of it durable. The top
/// folder stays writable, since it is still to be moved.
pub(super) fn tree(tree: &Tree, to: &Path) -> Result<(), StoreError> {
    empty(to)?;
    for entry in tree.entries() {
        let path = to.join(&entry.path);
        if let Some(folder) = path.parent() {
            let made = DirBuilder::new().recursive(true).mode(0o755).create(folder);
            made.map_err(|source| StoreError::Read { path: folder.to_owned(), source })?;
        }
        let mode = if entry.executable { 0o555 } else { 0o444 };
        durable::create_with(&path, mode, |file| tree.copy(entry, file).map_err(StoreError::from))?;
    }
    let tops = tree.entries().iter().filter_map(|entry| entry.path.split_once('/')).map(|(top, _)| top);
    let mut sealed = None;
    for top in tops {
        // Entries are sorted, so the files of one folder follow each other.
        if sealed != Some(top) {
            durable::seal(&to.join(top))?;
            sealed = Some(top);
        }
    }
    Ok(durable::sync_tree(to)?)
}

/// A folder with nothing but an empty `state`.
pub(super) fn empty(to: &Path) -> Result<(), StoreError> {
    durable::create_dir(to, 0o755)?;
    Ok(durable::create_dir(&to.join(STATE), 0o700)?)
}
