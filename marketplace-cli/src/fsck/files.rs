//! Every file of a folder: by the hash in its name where it has one, and by whether anybody asks for it.

use std::path::PathBuf;

use schemas::TreeDigest;
use terminal::{Exit, Failure};

use super::asked::Asked;
use super::{Checked, Fsck};
use crate::mirror::{digest_in, is_published};
use crate::tuf::documents::sha256;
use crate::working_copy::read_bytes;

/// 300 MiB: above the largest index (256 MiB).
const FILE_BYTES: u64 = 300 << 20;

impl Fsck<'_> {
    /// Looks at every file; nothing is followed out of the folder.
    pub(super) fn files(&self, asked: &Asked<'_>, checked: &mut Checked) -> Result<(), Failure> {
        let mut folders = vec![(self.folder.to_owned(), String::new())];
        while let Some((folder, inside)) = folders.pop() {
            let unreadable = |why| Failure::new(Exit::Failed, format!("{}: {why}", folder.display()));
            for entry in std::fs::read_dir(&folder).map_err(unreadable)? {
                let entry = entry.map_err(unreadable)?;
                let name = format!("{inside}{}", entry.file_name().to_string_lossy());
                match entry.file_type().map_err(unreadable)? {
                    kind if kind.is_dir() => folders.push((entry.path(), format!("{name}/"))),
                    kind if !kind.is_file() => checked.stray(&name, "it is no plain file"),
                    _ if is_published(&name) => self.published(&name, entry.path(), asked, checked),
                    _ => checked.stray(&name, "no marketplace has a file of that name"),
                }
            }
        }
        Ok(())
    }

    fn published(&self, name: &str, path: PathBuf, asked: &Asked<'_>, checked: &mut Checked) {
        let why = match (digest_in(name), tree_in(name)) {
            (Some(digest), _) => match read_bytes(&path, FILE_BYTES) {
                Ok(Some(bytes)) if sha256(&bytes) == digest => None,
                Ok(_) => Some("its bytes have another digest than its name".to_owned()),
                Err(why) => Some(why.to_string()),
            },
            (None, Some(digest)) => self.tree(digest, asked, checked),
            (None, None) => None,
        };
        match why {
            Some(why) => checked.damaged(name, why),
            None if asked.has(name) => checked.files = checked.files.saturating_add(1),
            None => checked.superseded = checked.superseded.saturating_add(1),
        }
    }

    /// What is wrong with a bundle, if anything.
    fn tree(&self, digest: TreeDigest, asked: &Asked<'_>, checked: &mut Checked) -> Option<String> {
        match self.fetcher.bundle(asked.from(), digest, &self.session.progress()) {
            Ok(Some(tree)) if tree.digest() == digest => {
                checked.trees = checked.trees.saturating_add(1);
                None
            }
            Ok(Some(tree)) => Some(format!("it holds the tree {}", tree.digest())),
            Ok(None) => Some("it cannot be read".to_owned()),
            Err(why) => Some(why.to_string()),
        }
    }
}

/// The digest of the tree that a bundle is named by.
fn tree_in(name: &str) -> Option<TreeDigest> {
    let hex = name.strip_prefix("trees/")?.strip_suffix(".tar.gz")?;
    format!("sha256:{hex}").parse().ok()
}
