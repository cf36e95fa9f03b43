//! Copies of programs that lie where an unprivileged user cannot go, such as root's home; they vanish with the sandbox.

use std::io;
use std::os::unix::fs::{DirBuilderExt as _, MetadataExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};

/// A folder of copies, writable by nobody else.
#[derive(Debug)]
pub(super) struct Stage(PathBuf);

/// Where copies are made: bubblewrap needs this folder too.
const PLACE: &str = "/tmp";

impl Stage {
    /// A fresh folder.
    pub(super) fn new() -> io::Result<Self> {
        let path = Path::new(PLACE).join(format!("deepcode-engine-{}", uuid::Uuid::new_v4()));
        std::fs::DirBuilder::new().mode(0o755).create(&path)?;
        Ok(Self(path))
    }

    /// Copies a program under `name`.
    pub(super) fn copy(&self, from: &Path, name: &str) -> io::Result<PathBuf> {
        let to = self.0.join(name);
        std::fs::copy(from, &to)?;
        std::fs::set_permissions(&to, std::fs::Permissions::from_mode(0o755))?;
        Ok(to)
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        drop(std::fs::remove_dir_all(&self.0));
    }
}

/// Whether anybody may read the file and go through every folder above it.
pub(super) fn is_open_to_all(file: &Path) -> bool {
    let has = |path: &Path, bits: u32| std::fs::metadata(path).is_ok_and(|meta| meta.mode() & bits == bits);
    has(file, 0o005) && file.ancestors().skip(1).all(|folder| has(folder, 0o001))
}
