//! Trees: whatever is listed, what is accepted stays inside, and its digest does not depend on the order.

use std::io::{self, Read};
use std::path::{Component, Path};
use std::sync::Arc;

use verifier::Tree;
use verifier::tree::{Contents, Kind, Limits, Listed};

/// Small enough that a listing reaches them.
pub const LIMITS: Limits = Limits { files: 64, depth: 8, path_bytes: 256, file_bytes: 1 << 16, total_bytes: 1 << 18 };

/// Every file's bytes are its own path.
struct Paths(Vec<Listed>);

impl Contents for Paths {
    fn open(&self, at: usize) -> io::Result<Box<dyn Read + Send + '_>> {
        let file = self.0.get(at).ok_or(io::ErrorKind::NotFound)?;
        Ok(Box::new(file.path.as_slice()))
    }
}

fn hash(listing: Vec<Listed>) -> Option<Tree> {
    let contents = Arc::new(Paths(listing.clone()));
    Tree::hash(listing, contents, &LIMITS, &|_| ()).ok()
}

/// Entries are separated by NUL; the first byte of each is its kind, the rest its path.
pub fn listing(data: &[u8]) {
    let entry = |bytes: &[u8]| {
        let (kind, path) = bytes.split_first()?;
        let kind = match kind {
            b'x' => Kind::File { executable: true },
            b'l' => Kind::Symlink,
            b's' => Kind::Submodule,
            b'h' => Kind::Hardlink,
            b'p' => Kind::Sparse,
            b'd' => Kind::Special,
            _ => Kind::File { executable: false },
        };
        Some(Listed { path: path.to_vec(), kind, size: path.len() as u64 })
    };
    let listing: Vec<Listed> = data.split(|b| *b == 0).filter_map(entry).collect();
    let turned: Vec<Listed> = listing.iter().rev().cloned().collect();
    let (tree, other) = (hash(listing), hash(turned));
    assert_eq!(tree.as_ref().map(Tree::digest), other.as_ref().map(Tree::digest), "the order changed the verdict");
    if let Some(tree) = tree {
        safe(&tree);
    }
}

/// What every accepted tree promises to whoever writes it to a disk.
pub fn safe(tree: &Tree) {
    assert!(!tree.entries().is_empty());
    assert!(tree.entries().is_sorted_by(|a, b| a.path < b.path));
    for entry in tree.entries() {
        let path = &entry.path;
        assert!(Path::new(path).components().all(|c| matches!(c, Component::Normal(_))), "{path:?} leaves the tree");
        for part in path.split('/') {
            let lower = part.to_lowercase();
            assert!(!part.is_empty() && part != "." && part != ".." && lower != ".git", "{path:?}");
            assert!(!part.contains(|c: char| c.is_control() || c == '\\'), "{path:?}");
        }
        let again = tree.read(path, u64::MAX).expect("a listed file can be read").expect("it is there");
        assert_eq!(again.len() as u64, entry.size);
    }
}
