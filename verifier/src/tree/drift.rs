//! How two trees differ, file by file.

use std::cmp::Ordering;

use super::Entry;

/// What became of the files of one tree in another; paths, sorted.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Drift {
    /// Only in the new one.
    pub added: Vec<String>,
    /// Only in the old one.
    pub removed: Vec<String>,
    /// In both, with other bytes or another mode.
    pub modified: Vec<String>,
}

impl Drift {
    /// From the entries of `old` to those of `new`, both sorted by path as [`super::Tree::entries`] gives them.
    #[must_use]
    pub fn between(old: &[Entry], new: &[Entry]) -> Self {
        let mut drift = Self::default();
        let (mut old, mut new) = (old.iter().peekable(), new.iter().peekable());
        loop {
            let order = match (old.peek(), new.peek()) {
                (None, None) => return drift,
                (Some(_), None) => Ordering::Less,
                (None, Some(_)) => Ordering::Greater,
                (Some(was), Some(is)) => was.path.cmp(&is.path),
            };
            let was = if order.is_le() { old.next() } else { None };
            let is = if order.is_ge() { new.next() } else { None };
            match (was, is) {
                (Some(was), Some(is)) if was.blob != is.blob || was.executable != is.executable => {
                    drift.modified.push(is.path.clone());
                }
                (Some(was), None) => drift.removed.push(was.path.clone()),
                (None, Some(is)) => drift.added.push(is.path.clone()),
                _ => {}
            }
        }
    }

    /// Whether the two are the same tree.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.added.is_empty() && self.removed.is_empty() && self.modified.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::super::memory::{self, File};
    use super::*;

    fn entries(files: &[(&str, &str, &str)]) -> Vec<Entry> {
        let file = |(path, bytes, mode): &(&str, &str, &str)| File {
            executable: *mode == "x",
            ..File::new(*path, bytes.as_bytes())
        };
        memory::open(files.iter().map(file).collect(), &super::super::Limits::default()).unwrap().entries().to_vec()
    }

    #[test]
    fn every_file_that_differs_is_named_once() {
        let old = entries(&[
            ("gone", "1", "-"),
            ("kept", "1", "-"),
            ("mode", "1", "-"),
            ("other", "1", "-"),
            ("z/gone", "", "-"),
        ]);
        let new = entries(&[("a/new", "", "-"), ("kept", "1", "-"), ("mode", "1", "x"), ("other", "2", "-")]);
        let drift = Drift::between(&old, &new);
        assert_eq!(drift.added, ["a/new"]);
        assert_eq!(drift.removed, ["gone", "z/gone"]);
        assert_eq!(drift.modified, ["mode", "other"]);
        assert!(!drift.is_empty());
        assert!(Drift::between(&old, &old).is_empty());
    }
}
