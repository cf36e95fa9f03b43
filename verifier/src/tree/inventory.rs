//! A tree's files written down, as `git ls-tree -r --long` prints them; believed only when they hash to the digest.

use std::fmt::Write as _;
use std::str;

use schemas::TreeDigest;

use super::{Entry, Kind, Limits, Listed, Refused, Tree, listing, object};

/// Why a list is not the list of a tree.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NotThatTree {
    /// A line of another form.
    #[error("line {line}: it is not `<mode> blob <id> <size><tab><path>`")]
    Line {
        /// Which, from 1.
        line: usize,
    },
    /// Names or sizes that no tree may have.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// The list of another tree.
    #[error("the list is of {found}, not of {expected}")]
    OtherTree {
        /// Whose list it should be.
        expected: TreeDigest,
        /// Whose it is.
        found: TreeDigest,
    },
}

/// The files of `tree`, one a line. No path has a control character, so none needs quoting.
#[must_use]
pub fn write(tree: &Tree) -> String {
    let mut text = String::new();
    for Entry { path, executable, size, blob, .. } in tree.entries() {
        let mode = if *executable { "100755" } else { "100644" };
        // Writing to a string does not fail.
        _ = writeln!(text, "{mode} blob {} {size:>7}\t{path}", hex::encode(blob));
    }
    text
}

/// The files of the tree `expected`, sorted by path bytes.
///
/// # Errors
/// [`NotThatTree`].
pub fn read(text: &[u8], expected: TreeDigest, limits: &Limits) -> Result<Vec<Entry>, NotThatTree> {
    let lines = text.strip_suffix(b"\n").unwrap_or(text).split(|byte| *byte == b'\n');
    let parsed = lines.enumerate().map(|(at, line)| parse(line).ok_or(NotThatTree::Line { line: at + 1 }));
    let (listed, blobs): (Vec<Listed>, Vec<[u8; 32]>) = parsed.collect::<Result<Vec<_>, _>>()?.into_iter().unzip();
    let files = listing::check(&listed, limits)?;
    let entries: Vec<Entry> = files
        .into_iter()
        .filter_map(|file| {
            let blob = *blobs.get(file.at)?;
            Some(Entry { path: file.path, executable: file.executable, size: file.size, blob, at: file.at })
        })
        .collect();
    let found = TreeDigest(object::tree(&entries)?);
    if found == expected { Ok(entries) } else { Err(NotThatTree::OtherTree { expected, found }) }
}

fn parse(line: &[u8]) -> Option<(Listed, [u8; 32])> {
    let tab = line.iter().position(|byte| *byte == b'\t')?;
    let (facts, path) = (str::from_utf8(line.get(..tab)?).ok()?, line.get(tab + 1..)?);
    let mut facts = facts.split_ascii_whitespace();
    let executable = match facts.next()? {
        "100644" => false,
        "100755" => true,
        _ => return None,
    };
    let ("blob", id, size, None) = (facts.next()?, facts.next()?, facts.next()?, facts.next()) else { return None };
    let mut blob = [0; 32];
    hex::decode_to_slice(id, &mut blob).ok()?;
    Some((Listed { path: path.to_owned(), kind: Kind::File { executable }, size: size.parse().ok()? }, blob))
}

#[cfg(test)]
mod tests {
    use super::super::memory::{self, File};
    use super::*;

    fn tree() -> Tree {
        let script = File { executable: true, ..File::new("bin/run me", b"#!/bin/sh\n".as_slice()) };
        let files = vec![File::new("plugin.json", b"{}".as_slice()), script, File::new("ä.txt", b"".as_slice())];
        memory::open(files, &Limits::default()).unwrap()
    }

    #[test]
    fn what_was_written_is_read_for_that_tree_only() {
        let tree = tree();
        let text = write(&tree);
        let read_back = read(text.as_bytes(), tree.digest(), &Limits::default()).unwrap();
        let told = |entries: &[Entry]| -> Vec<_> {
            entries.iter().map(|e| (e.path.clone(), e.executable, e.size, e.blob)).collect()
        };
        assert_eq!(told(&read_back), told(tree.entries()));
        let other = read(text.as_bytes(), TreeDigest([0; 32]), &Limits::default());
        assert!(matches!(other, Err(NotThatTree::OtherTree { .. })));
    }

    #[test]
    fn a_list_that_was_touched_is_not_believed() {
        let tree = tree();
        let text = write(&tree);
        for (from, to) in [("100755", "100644"), ("bin/run me", "bin/run"), ("blob", "tree"), ("100644", "120000")] {
            let touched = text.replacen(from, to, 1);
            assert!(read(touched.as_bytes(), tree.digest(), &Limits::default()).is_err(), "{from}");
        }
        for lines in ["", "\n", "100644 blob 00 1\tx\n"] {
            assert!(read(lines.as_bytes(), tree.digest(), &Limits::default()).is_err(), "{lines:?}");
        }
        let missing = text.lines().skip(1).fold(String::new(), |all, line| all + line + "\n");
        assert!(read(missing.as_bytes(), tree.digest(), &Limits::default()).is_err());
    }
}
