//! A listing whose every path means one thing everywhere: checked as a whole before any byte of a file is read.

use std::collections::HashMap;
use std::collections::hash_map;

use super::refused::{Refused, shown};
use super::{Kind, Limits, Listed, name};

/// A file that passed every rule that can be judged without its bytes.
pub(super) struct Checked {
    pub(super) path: String,
    pub(super) executable: bool,
    pub(super) size: u64,
    /// Its position in the listing that was given.
    pub(super) at: usize,
}

/// The files of `listing`, sorted by path bytes; that is also git's order of the objects above them, since a folder's
/// entries are compared with a slash at their end.
pub(super) fn check(listing: &[Listed], limits: &Limits) -> Result<Vec<Checked>, Refused> {
    let mut order: Vec<usize> = (0..listing.len()).collect();
    let path_of = |at: &usize| listing.get(*at).map(|listed| listed.path.as_slice());
    order.sort_unstable_by(|a, b| path_of(a).cmp(&path_of(b)).then(a.cmp(b)));
    let mut files = Vec::with_capacity(listing.len());
    let mut folders = Folders::default();
    let mut total: u64 = 0;
    for at in order {
        let Some(listed) = listing.get(at) else { continue };
        let executable = plain(listed)?;
        let path = path(&listed.path, limits)?;
        folders.enter(path)?;
        if files.len() >= limits.files {
            return Err(Refused::TooManyFiles { path: shown(&listed.path), limit: limits.files });
        }
        size(listed, limits, &mut total)?;
        files.push(Checked { path: path.to_owned(), executable, size: listed.size, at });
    }
    if files.is_empty() { Err(Refused::Empty) } else { Ok(files) }
}

/// Whether the file is executable; everything that is not a plain file is refused.
fn plain(listed: &Listed) -> Result<bool, Refused> {
    let path = || shown(&listed.path);
    match listed.kind {
        Kind::File { executable } => Ok(executable),
        Kind::Symlink => Err(Refused::Symlink { path: path() }),
        Kind::Submodule => Err(Refused::Submodule { path: path() }),
        Kind::Hardlink => Err(Refused::Hardlink { path: path() }),
        Kind::Sparse => Err(Refused::Sparse { path: path() }),
        Kind::Special => Err(Refused::Special { path: path() }),
    }
}

/// The path as text, every component by every rule.
fn path<'a>(path: &'a [u8], limits: &Limits) -> Result<&'a str, Refused> {
    if path.len() > limits.path_bytes {
        return Err(Refused::PathTooLong { path: shown(path), bytes: path.len(), limit: limits.path_bytes });
    }
    let mut depth = 0;
    for (level, component) in path.split(|byte| *byte == b'/').enumerate() {
        let text = name::check(component, path)?;
        if level == 0 && name::key(text) == "state" {
            return Err(Refused::StateName { path: shown(path) });
        }
        depth = level;
    }
    if depth > limits.depth {
        return Err(Refused::TooDeep { path: shown(path), depth, limit: limits.depth });
    }
    str::from_utf8(path).map_err(|_| Refused::NotUtf8 { path: shown(path) })
}

fn size(listed: &Listed, limits: &Limits, total: &mut u64) -> Result<(), Refused> {
    if listed.size > limits.file_bytes {
        return Err(Refused::FileTooLarge { path: shown(&listed.path), bytes: listed.size, limit: limits.file_bytes });
    }
    *total = total.saturating_add(listed.size);
    if *total > limits.total_bytes {
        return Err(Refused::TreeTooLarge { path: shown(&listed.path), limit: limits.total_bytes });
    }
    Ok(())
}

/// The folders from the root to the latest path, and the names seen in each. In sorted order a folder's paths stand
/// together, so a folder that was left is never entered again.
#[derive(Default)]
struct Folders<'a> {
    root: Names<'a>,
    open: Vec<(&'a str, Names<'a>)>,
}

/// The names of one folder by their key, with the whole path of each and whether it is a folder.
type Names<'a> = HashMap<String, (&'a str, What)>;

#[derive(Clone, Copy, PartialEq, Eq)]
enum What {
    File,
    Folder,
}

impl<'a> Folders<'a> {
    fn enter(&mut self, path: &'a str) -> Result<(), Refused> {
        let shared = self.open.iter().take_while(|(folder, _)| is_inside(path, folder)).count();
        self.open.truncate(shared);
        let mut start = self.open.last().map_or(0, |(folder, _)| folder.len() + 1);
        while let Some(length) = path.get(start..).and_then(|rest| rest.find('/')) {
            let folder = path.get(..start + length).unwrap_or(path);
            self.insert(folder, start, What::Folder)?;
            self.open.push((folder, HashMap::new()));
            start = folder.len() + 1;
        }
        self.insert(path, start, What::File)
    }

    /// Enters the last component of `path`, which begins at `start`, in the innermost open folder.
    fn insert(&mut self, path: &'a str, start: usize, what: What) -> Result<(), Refused> {
        let names = self.open.last_mut().map_or(&mut self.root, |(_, names)| names);
        match names.entry(name::key(path.get(start..).unwrap_or(path))) {
            hash_map::Entry::Vacant(free) => {
                free.insert((path, what));
                Ok(())
            }
            hash_map::Entry::Occupied(taken) => {
                let (other, was) = *taken.get();
                let path = shown(path.as_bytes());
                Err(match (path == other, was == what) {
                    (true, true) => Refused::Duplicate { path },
                    (true, false) => Refused::FileAndFolder { path },
                    (false, _) => Refused::Collision { path, other: shown(other.as_bytes()) },
                })
            }
        }
    }
}

fn is_inside(path: &str, folder: &str) -> bool {
    path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/'))
}
