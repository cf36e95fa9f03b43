//! What a plugin may read and write: judged by its real name, opened once, and never a protected place.
//!
//! A grant is a folder or a file. The most specific rule decides; at equal length a denial wins over a grant to write,
//! and that over a grant to read. Grants are compared letter by letter, denials as the most forgiving file system
//! would compare them, so that an odd spelling can only lose. Above all rules stands the table of `protected.rs`.

mod error;
mod judged;
mod name;
mod protected;
mod rules;
pub mod secrets;
mod walk;

#[cfg(test)]
mod tests;

use std::path::{Path, PathBuf};

pub use error::{BadGrant, BadGrantWhy, PathDenied};
pub use judged::{Readable, Writable};
pub use protected::Places;

use name::Parts;
use protected::{Protected, is_read_only};

pub(crate) use name::fold;
use rules::{Access, Root, Rules};
use walk::Walk;

/// What a host grants to one session of one plugin. All paths are absolute.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FileGrants {
    /// Where relative paths begin: the workspace. It grants nothing.
    pub base: PathBuf,
    /// Folders and files that may be read.
    pub read: Vec<PathBuf>,
    /// Folders and files that may be read and written.
    pub write: Vec<PathBuf>,
    /// Folders and files that may be neither, inside the others; they need not exist.
    pub deny: Vec<PathBuf>,
    /// The folders of the user and of this program, which the table of protected names begins at.
    pub places: Places,
}

/// The policy over files, with its roots open.
#[derive(Debug)]
pub struct Files {
    base: Parts,
    rules: Rules,
    protected: Protected,
}

impl Files {
    /// Opens every granted root. What a grant names is resolved here, once, as the person who granted it saw it.
    ///
    /// # Errors
    /// [`BadGrant`]: a root that is relative, missing or of the wrong kind grants nothing, and that is said.
    pub fn new(grants: FileGrants) -> Result<Self, BadGrant> {
        let wrong = |path: &Path| BadGrant { path: path.to_owned(), why: BadGrantWhy::NotAbsolute };
        let base = match grants.base.as_os_str().is_empty() {
            true => Parts(Vec::new()),
            false => Parts::absolute(&grants.base).map_err(|_| wrong(&grants.base))?,
        };
        let mut rules = Rules::default();
        for (paths, access) in [(&grants.read, Access::Read), (&grants.write, Access::Write)] {
            for path in paths {
                rules.grant(Root::open(path, access)?);
            }
        }
        for path in &grants.deny {
            let given = Parts::absolute(path).map_err(|_| wrong(path))?;
            rules.deny(given, path);
        }
        Ok(Self { base, rules, protected: Protected::of(&grants.places) })
    }

    /// Whether `path` may be read; it is open then, and [`Readable::read`] reads what was judged.
    ///
    /// # Errors
    /// [`PathDenied`].
    pub fn judge_read(&self, path: impl AsRef<Path>) -> Result<Readable, PathDenied> {
        let (root, target) = self.judge(path.as_ref(), Access::Read)?;
        let (mut walk, name) = self.begin(root, &target)?;
        for folder in folders(root, &target) {
            walk.down(folder)?.ok_or_else(|| PathDenied::NotFound { path: target.path() })?;
        }
        Ok(Readable { file: walk.open(name)?, path: target.path() })
    }

    /// Whether `path` may be written; its folder is open then, and [`Writable::write`] writes into that folder. Missing
    /// folders on the way are made when it is written, not before.
    ///
    /// # Errors
    /// [`PathDenied`].
    pub fn judge_write(&self, path: impl AsRef<Path>) -> Result<Writable<'_>, PathDenied> {
        let (root, target) = self.judge(path.as_ref(), Access::Write)?;
        let beneath = target.0.get(root.real().0.len().saturating_sub(1)..).unwrap_or_default();
        if beneath.iter().any(|name| is_read_only(name)) {
            return Err(PathDenied::Protected { path: target.path(), why: "it is read-only inside a workspace" });
        }
        let (mut walk, name) = self.begin(root, &target)?;
        walk.refuse_repositories(&target)?;
        let mut missing = Vec::new();
        for folder in folders(root, &target) {
            if !missing.is_empty() || walk.down(folder)?.is_none() {
                missing.push(folder.to_owned());
            } else {
                walk.refuse_repositories(&target)?;
            }
        }
        if missing.is_empty() {
            walk.plain(name)?;
        }
        Ok(Writable { name: name.to_owned(), path: target.path(), missing, walk })
    }

    /// By names alone: which root holds it, and that nothing forbids it.
    fn judge(&self, path: &Path, access: Access) -> Result<(&Root, Parts), PathDenied> {
        let asked = Parts::asked(path, &self.base)?;
        let target = self.rules.real(asked);
        if let Some(why) = self.protected.why(&target, access) {
            return Err(PathDenied::Protected { path: target.path(), why });
        }
        let root = self.rules.decide(&target, access)?;
        Ok((root, target))
    }

    fn begin<'t>(&self, root: &Root, target: &'t Parts) -> Result<(Walk<'_>, &'t str), PathDenied> {
        let name = target.0.last().ok_or(PathDenied::Folder)?;
        if target.0.len() <= root.folder_parts().0.len() {
            return Err(PathDenied::NotAPlainFile { path: target.path() });
        }
        Ok((Walk::from(&self.protected, root.folder(), root.folder_parts().clone())?, name))
    }
}

/// The folders between a root and what lies in it.
fn folders<'a>(root: &Root, target: &'a Parts) -> impl Iterator<Item = &'a str> + use<'a> {
    let until = target.0.len().saturating_sub(1);
    target.0.get(root.folder_parts().0.len()..until).unwrap_or_default().iter().map(String::as_str)
}
