//! What stays as it is beneath the writable roots of a command, at any depth: repositories, what their pointers lead to, and
//! orders to agents.
//!
//! What is there is found by a walk before the command starts. What is missing is held only at the top of a root: no mount keeps a
//! name from being made in every folder, so a command can still make a repository of its own where none was.

use std::collections::BTreeSet;
use std::fs::DirEntry;
use std::io::{self, Read as _};
use std::path::{Component, Path, PathBuf};

use super::error::ExecError;
use super::plugin::Shown;

/// Git runs hooks and helpers from the first, agents obey the others.
pub const GUARDED: [&str; 4] = [".git", ".deepcode", ".agents", ".codex"];
/// A million entries: a large repository with its dependencies, walked in a second.
const ENTRIES: usize = 1_000_000;
/// 1,000 places: each becomes a mount.
const PLACES: usize = 1_000;
/// 4 KiB: a `.git` file and a `commondir` hold one path.
const POINTER_BYTES: u64 = 4 << 10;
/// What makes a folder a repository, whatever it is called.
const BARE: [&str; 3] = ["HEAD", "objects", "refs"];

/// The places that stay as they are beneath some roots.
pub(super) struct Guarded<'a> {
    roots: &'a [Shown],
    found: BTreeSet<PathBuf>,
    seen: usize,
}

impl<'a> Guarded<'a> {
    /// Looks through all `roots`.
    ///
    /// # Errors
    /// [`ExecError::Root`] for a root that cannot be guarded, [`ExecError::Io`] for what cannot be read.
    pub(super) fn beneath(roots: &'a [Shown]) -> Result<Self, ExecError> {
        let mut guarded = Self { roots, found: BTreeSet::new(), seen: 0 };
        for root in roots {
            guarded.found.extend(GUARDED.map(|name| root.folder.join(name)));
            guarded.walk(&root.folder)?;
        }
        Ok(guarded)
    }

    /// Those of one root, relative to it. What lies beneath another is held by that, what lies in a root inside this one by it.
    pub(super) fn of(&self, root: &Path) -> Vec<PathBuf> {
        let held = |path: &Path| path.ancestors().skip(1).any(|above| self.found.contains(above));
        let inner = |other: &Path| other != root && other.starts_with(root);
        let elsewhere = |path: &Path| self.roots.iter().any(|it| inner(&it.folder) && path.starts_with(&it.folder));
        let own = self.found.iter().filter(|path| !held(path) && !elsewhere(path));
        own.filter_map(|path| path.strip_prefix(root).ok()).map(Path::to_owned).collect()
    }

    fn walk(&mut self, root: &Path) -> Result<(), ExecError> {
        let mut ahead = vec![root.to_owned()];
        while let Some(folder) = ahead.pop() {
            let entries = match std::fs::read_dir(&folder) {
                Ok(entries) => entries.collect::<io::Result<Vec<DirEntry>>>()?,
                // What we cannot read, a process with no more rights than ours cannot either.
                Err(e) if e.kind() == io::ErrorKind::PermissionDenied => continue,
                Err(e) => return Err(e.into()),
            };
            self.seen += entries.len();
            if self.seen > ENTRIES || self.found.len() > PLACES {
                return Err(refused(root, "it has more files or repositories than are looked through"));
            }
            if BARE.iter().all(|name| entries.iter().any(|entry| entry.file_name() == *name)) {
                self.hold(folder)?;
                continue;
            }
            for entry in entries {
                ahead.extend(self.look(&folder, &entry)?);
            }
        }
        Ok(())
    }

    /// Holds what is to be held; a folder that is not is to be looked into.
    fn look(&mut self, folder: &Path, entry: &DirEntry) -> Result<Option<PathBuf>, ExecError> {
        let (kind, path) = (entry.file_type()?, entry.path());
        if !GUARDED.iter().any(|name| entry.file_name().eq_ignore_ascii_case(name)) {
            return Ok(kind.is_dir().then_some(path));
        }
        self.hold(path.clone())?;
        if kind.is_file() {
            self.follow(folder, &path, "gitdir:")?;
        }
        Ok(None)
    }

    /// Where the `.git` file of a worktree or submodule points, and where that says that the hooks are.
    fn follow(&mut self, from: &Path, pointer: &Path, mark: &str) -> Result<(), ExecError> {
        let mut text = Vec::new();
        match std::fs::File::open(pointer) {
            Ok(file) => file.take(POINTER_BYTES).read_to_end(&mut text)?,
            Err(e) if e.kind() == io::ErrorKind::NotFound => return Ok(()),
            Err(e) => return Err(e.into()),
        };
        let text = String::from_utf8_lossy(&text);
        let Some(target) = text.lines().find_map(|line| line.strip_prefix(mark)) else { return Ok(()) };
        let target = from.join(target.trim());
        let Ok(real) = std::fs::canonicalize(&target) else {
            let lexical = plain(&target);
            return match self.roots.iter().find(|root| lexical.starts_with(&root.folder)) {
                // Whoever made it would be obeyed.
                Some(root) => Err(refused(&root.folder, "a .git file in it points at what is not there")),
                None => Ok(()),
            };
        };
        // A folder that was followed before was followed to its end.
        if self.found.contains(&real) || !self.roots.iter().any(|root| real.starts_with(&root.folder)) {
            return Ok(());
        }
        self.hold(real.clone())?;
        self.follow(&real, &real.join("commondir"), "")
    }

    fn hold(&mut self, path: PathBuf) -> Result<(), ExecError> {
        if let Some(root) = self.roots.iter().find(|root| root.folder.starts_with(&path)) {
            return Err(refused(&root.folder, "it is itself a repository, or lies in what stays as it is"));
        }
        self.found.insert(path);
        Ok(())
    }
}

fn refused(root: &Path, why: &'static str) -> ExecError {
    ExecError::Root { path: root.to_owned(), why }
}

/// Without `.` and `..`, by the words alone.
fn plain(path: &Path) -> PathBuf {
    path.components().fold(PathBuf::new(), |mut plain, part| {
        match part {
            Component::ParentDir => drop(plain.pop()),
            Component::CurDir => {}
            other => plain.push(other),
        }
        plain
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Tree(tempfile::TempDir);

    impl Tree {
        fn new(files: &[(&str, &str)]) -> Self {
            let tree = Self(tempfile::tempdir().unwrap());
            for (path, text) in files {
                let path = tree.root().join(path);
                std::fs::create_dir_all(path.parent().unwrap()).unwrap();
                std::fs::write(path, text).unwrap();
            }
            tree
        }

        fn root(&self) -> PathBuf {
            self.0.path().canonicalize().unwrap()
        }

        fn guarded(&self, roots: &[&str]) -> Result<Vec<Vec<String>>, ExecError> {
            let roots: Vec<Shown> = roots
                .iter()
                .map(|root| Shown { folder: self.root().join(root).components().collect(), hidden: Vec::new() })
                .collect();
            let guarded = Guarded::beneath(&roots)?;
            let shown = |part: PathBuf| part.to_str().unwrap().to_owned();
            Ok(roots.iter().map(|root| guarded.of(&root.folder).into_iter().map(shown).collect()).collect())
        }
    }

    /// The four that are held whether they are there or not.
    fn with_top(more: &[&str]) -> Vec<String> {
        let mut all: Vec<String> = GUARDED.iter().chain(more).map(ToString::to_string).collect();
        all.sort();
        all
    }

    #[test]
    fn repositories_and_orders_are_found_at_any_depth() {
        let tree = Tree::new(&[
            (".git/HEAD", ""),
            ("a/b/.git/HEAD", ""),
            ("a/b/.git/modules/x/HEAD", ""),
            ("a/.agents/orders.md", ""),
            ("a/.gitignore", ""),
            ("node_modules/x/.git/HEAD", ""),
            ("mirror/HEAD", ""),
            ("mirror/objects/x", ""),
            ("mirror/refs/x", ""),
        ]);
        let found = tree.guarded(&[""]).unwrap();
        assert_eq!(found, [with_top(&["a/.agents", "a/b/.git", "mirror", "node_modules/x/.git"])]);
    }

    #[test]
    fn a_worktree_holds_its_pointer_and_what_it_leads_to_in_whichever_root_that_lies() {
        let tree = Tree::new(&[
            ("main/store/worktrees/w/commondir", "../..\n"),
            ("main/store/hooks/x", ""),
            ("work/deep/.git", "gitdir: ../../main/store/worktrees/w\n"),
        ]);
        let found = tree.guarded(&["main", "work"]).unwrap();
        // The common folder holds the worktree's own.
        assert_eq!(found, [with_top(&["store"]), with_top(&["deep/.git"])]);
        // Outside of every root nobody writes anyway.
        assert_eq!(tree.guarded(&["work"]).unwrap(), [with_top(&["deep/.git"])]);
    }

    #[test]
    fn a_pointer_at_nothing_inside_or_at_a_root_itself_refuses_the_whole() {
        let nothing = Tree::new(&[("w/.git", "gitdir: ../later/made\n")]);
        assert!(matches!(nothing.guarded(&[""]), Err(ExecError::Root { .. })));
        assert_eq!(nothing.guarded(&["w"]).unwrap(), [with_top(&[])]);
        let itself = Tree::new(&[("w/.git", "gitdir: .\n")]);
        assert!(matches!(itself.guarded(&["w"]), Err(ExecError::Root { .. })));
        let bare = Tree::new(&[("HEAD", ""), ("objects/x", ""), ("refs/x", "")]);
        assert!(matches!(bare.guarded(&[""]), Err(ExecError::Root { .. })));
    }

    #[test]
    fn pointers_in_a_circle_end() {
        let tree = Tree::new(&[("a/commondir", "../b"), ("b/commondir", "../a"), ("w/.git", "gitdir: ../a")]);
        assert_eq!(tree.guarded(&[""]).unwrap(), [with_top(&["a", "b", "w/.git"])]);
    }
}
