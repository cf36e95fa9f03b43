//! The secrets beneath a folder that is to be shown as a whole, found by a walk so that they can be hidden.

use std::io;
use std::path::{Path, PathBuf};

use super::name::{Parts, fold};
use super::protected::{Places, Protected};
use super::rules::Access;

/// 300,000 entries: a large repository without its dependencies.
const ENTRIES: usize = 300_000;
/// 1,000 secrets: each becomes a mount.
const SECRETS: usize = 1_000;
/// Why a folder cannot be shown.
#[derive(Debug, thiserror::Error)]
pub enum Unhidden {
    /// The folder itself.
    #[error("{path} is protected: {why}")]
    Protected {
        /// The folder.
        path: PathBuf,
        /// Why.
        why: &'static str,
    },
    /// More than is looked through.
    #[error("{path} has more than {ENTRIES} files or {SECRETS} secrets, and what cannot be hidden is not shown")]
    TooMany {
        /// The folder.
        path: PathBuf,
    },
    /// A part of it cannot be read.
    #[error("{path}: {source}")]
    Io {
        /// Which part.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
}

/// The paths beneath `root`, an absolute path without links, that nobody is to read; relative to it. Links are not followed: what
/// they lead to is not shown, or is met under its own name.
///
/// # Errors
/// [`Unhidden`].
pub fn beneath(root: &Path, places: &Places) -> Result<Vec<PathBuf>, Unhidden> {
    let protected = Protected::of(places);
    let top = Parts::lenient(root).map(|parts| parts.folded()).unwrap_or_default();
    if let Some(why) = protected.why_folded(&top, Access::Read) {
        return Err(Unhidden::Protected { path: root.to_owned(), why });
    }
    // Each folder with its parts, folded once: to fold a whole path for each file costs more than to read the disk.
    let (mut found, mut seen, mut ahead) = (Vec::new(), 0_usize, vec![(root.to_owned(), top)]);
    while let Some((folder, mut parts)) = ahead.pop() {
        let broken = |source| Unhidden::Io { path: folder.clone(), source };
        let entries = match std::fs::read_dir(&folder) {
            Ok(entries) => entries,
            // What we cannot read, a process with no more rights than ours cannot either.
            Err(e) if e.kind() == io::ErrorKind::PermissionDenied => continue,
            Err(e) => return Err(broken(e)),
        };
        for entry in entries {
            let entry = entry.map_err(broken)?;
            let path = entry.path();
            seen += 1;
            parts.push(fold(&entry.file_name().to_string_lossy()));
            if protected.why_folded(&parts, Access::Read).is_some() {
                found.extend(path.strip_prefix(root).ok().map(Path::to_owned));
            } else if entry.file_type().map_err(broken)?.is_dir() && !is_passed_by(&path) {
                ahead.push((path, parts.clone()));
            }
            parts.pop();
        }
        if seen > ENTRIES || found.len() > SECRETS {
            return Err(Unhidden::TooMany { path: root.to_owned() });
        }
    }
    found.sort();
    Ok(found)
}

/// Dependencies hold no secret of the user's, and git's objects no file that is a credential by its name.
fn is_passed_by(path: &Path) -> bool {
    path.ends_with("node_modules") || path.ends_with(".git/objects")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_are_found_wherever_they_lie_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path().canonicalize().unwrap();
        let secrets = [".env", ".env.local", "a/.ENV", "a/b/.npmrc", ".ssh/id_ed25519", ".git/config", "keys/id_rsa"];
        for path in secrets.iter().chain(&["a/env", "README.md", ".git/HEAD", "node_modules/x/.env"]) {
            std::fs::create_dir_all(root.join(path).parent().unwrap()).unwrap();
            std::fs::write(root.join(path), "x").unwrap();
        }
        let found = beneath(&root, &Places::default()).unwrap();
        let shown: Vec<&str> = found.iter().map(|path| path.to_str().unwrap()).collect();
        assert_eq!(shown, [".env", ".env.local", ".git/config", ".ssh", "a/.ENV", "a/b/.npmrc", "keys/id_rsa"]);
    }

    #[test]
    fn a_folder_that_is_itself_protected_is_not_shown() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path().canonicalize().unwrap().join(".ssh");
        std::fs::create_dir(&root).unwrap();
        assert!(matches!(beneath(&root, &Places::default()), Err(Unhidden::Protected { .. })));
        let own = root.parent().unwrap().join("deep");
        std::fs::create_dir(&own).unwrap();
        let places = Places { deepcode: vec![own.clone()], ..Places::default() };
        assert!(matches!(beneath(&own, &places), Err(Unhidden::Protected { .. })));
    }
}
