//! A directory listed as it is: nothing refused, no link followed, everything odd remembered; it may change under the walk.

use std::collections::HashMap;
use std::fs::File as Handle;
use std::io::{self, Read};
use std::path::Path;

use rustix::fs::{self, AtFlags, Dir, FileType, Mode, RawMode};
use verifier::tree::beneath::Top;
use verifier::tree::{Contents, Kind, Listed};

use super::{Bundle, Found, Skipped};

/// 200,000 entries: four times what a tree may hold, so that what is refused for its number can still be looked at.
const ENTRIES: usize = 200_000;

/// 64 folders deep: twice what a tree may have.
const DEPTH: usize = 64;

/// 4 KiB: a link's target is at most as long as the system's longest path.
const LINK_BYTES: usize = 4 << 10;

impl Bundle {
    /// Everything below the directory at `path`, which may itself be reached through links: whoever names it means what
    /// is there. The top-level `.git` is skipped. What cannot be listed is told by [`Bundle::skipped`].
    ///
    /// # Errors
    /// Only when the directory itself cannot be opened.
    pub fn directory(path: &Path) -> io::Result<Self> {
        let top = Top::open(&path.canonicalize()?)?;
        let mut walk =
            Walk { top: &top, found: Vec::new(), skipped: Vec::new(), waiting: Vec::new(), links: Vec::new() };
        walk.folder(&[])?;
        while let Some(folder) = walk.waiting.pop() {
            if let Err(error) = walk.folder(&folder) {
                walk.skip(&folder, error.to_string());
            }
        }
        let Walk { mut found, skipped, links, .. } = walk;
        mark_shared(&mut found, &links);
        found.sort_by(|a, b| a.listed.path.cmp(&b.listed.path));
        let listing = found.iter().map(|found| found.listed.clone()).collect();
        Ok(Self::listed(found, std::sync::Arc::new(Disk { top, listing })).with_skipped(skipped))
    }
}

/// The directory's files, opened when they are asked for.
struct Disk {
    top: Top,
    listing: Vec<Listed>,
}

impl Contents for Disk {
    fn open(&self, at: usize) -> io::Result<Box<dyn Read + Send + '_>> {
        let listed = self.listing.get(at).ok_or(io::ErrorKind::NotFound)?;
        let file = self.top.file(&listed.path)?;
        let stat = fs::fstat(&file)?;
        if kind(&stat) != Some(listed.kind) {
            return Err(io::Error::other("it changed since it was listed"));
        }
        Ok(Box::new(Handle::from(file)))
    }
}

/// One more name of an inode that has several: which of the found it is, device and inode, and how many names it has.
struct Linked {
    at: usize,
    inode: (u64, u64),
    names: u64,
}

struct Walk<'a> {
    top: &'a Top,
    found: Vec<Found>,
    skipped: Vec<Skipped>,
    waiting: Vec<Vec<u8>>,
    links: Vec<Linked>,
}

impl Walk<'_> {
    fn folder(&mut self, path: &[u8]) -> io::Result<()> {
        let folder = self.top.folder(path)?;
        let mut names = Dir::read_from(&folder)?;
        while let Some(next) = names.read() {
            let next = next?;
            let name = next.file_name();
            let is_git = path.is_empty() && name.to_bytes() == b".git";
            if matches!(name.to_bytes(), b"." | b"..") || is_git {
                continue;
            }
            let path = join(path, name.to_bytes());
            match fs::statat(&folder, name, AtFlags::SYMLINK_NOFOLLOW) {
                Ok(stat) => {
                    let link = || fs::readlinkat(&folder, name, Vec::with_capacity(LINK_BYTES));
                    self.entry(path, &stat, link);
                }
                Err(errno) => self.skip(&path, io::Error::from(errno).to_string()),
            }
        }
        Ok(())
    }

    fn entry(&mut self, path: Vec<u8>, stat: &fs::Stat, link: impl FnOnce() -> rustix::io::Result<std::ffi::CString>) {
        let Some(kind) = kind(stat) else { return self.wait(path) };
        if self.found.len() >= ENTRIES {
            return self.skip(&path, format!("there are more than {ENTRIES} entries"));
        }
        let links_to = (kind == Kind::Symlink)
            .then(|| link().map_or_else(|_| String::new(), |target| super::shown(target.to_bytes())));
        if matches!(kind, Kind::File { .. }) && wide(stat.st_nlink) > 1 {
            let inode = (wide(stat.st_dev), wide(stat.st_ino));
            self.links.push(Linked { at: self.found.len(), inode, names: wide(stat.st_nlink) });
        }
        let size = u64::try_from(stat.st_size).unwrap_or(u64::MAX);
        self.found.push(Found { listed: Listed { path, kind, size }, link: links_to, shared: false });
    }

    fn wait(&mut self, path: Vec<u8>) {
        let depth = path.iter().filter(|byte| **byte == b'/').count().saturating_add(1);
        if depth > DEPTH {
            return self.skip(&path, format!("it lies deeper than {DEPTH} folders"));
        }
        if self.waiting.len().saturating_add(self.found.len()) >= ENTRIES {
            return self.skip(&path, format!("there are more than {ENTRIES} entries"));
        }
        self.waiting.push(path);
    }

    fn skip(&mut self, path: &[u8], why: String) {
        // The first hundred say enough.
        if self.skipped.len() < 100 {
            self.skipped.push(Skipped { path: super::shown(path), why });
        }
    }
}

/// Marks the files some of whose names lie outside the directory.
fn mark_shared(found: &mut [Found], links: &[Linked]) {
    let mut inside: HashMap<(u64, u64), u64> = HashMap::new();
    for linked in links {
        let count = inside.entry(linked.inode).or_default();
        *count = count.saturating_add(1);
    }
    for linked in links {
        if inside.get(&linked.inode).is_some_and(|count| *count < linked.names)
            && let Some(found) = found.get_mut(linked.at)
        {
            found.shared = true;
        }
    }
}

/// What is there; nothing for a folder.
fn kind(stat: &fs::Stat) -> Option<Kind> {
    let mode: RawMode = stat.st_mode;
    match FileType::from_raw_mode(mode) {
        FileType::RegularFile => Some(Kind::File { executable: Mode::from_raw_mode(mode).contains(Mode::XUSR) }),
        FileType::Directory => None,
        FileType::Symlink => Some(Kind::Symlink),
        _ => Some(Kind::Special),
    }
}

/// Systems differ in how wide these numbers are.
fn wide(number: impl TryInto<u64>) -> u64 {
    number.try_into().unwrap_or(u64::MAX)
}

fn join(folder: &[u8], name: &[u8]) -> Vec<u8> {
    if folder.is_empty() { name.to_vec() } else { [folder, b"/", name].concat() }
}

#[cfg(test)]
mod tests {
    use std::os::unix::ffi::OsStrExt;
    use std::os::unix::fs::symlink;

    use super::*;

    fn plugin() -> tempfile::TempDir {
        let temp = tempfile::tempdir().unwrap();
        std::fs::create_dir_all(temp.path().join("p/a/b")).unwrap();
        std::fs::create_dir_all(temp.path().join("p/.git")).unwrap();
        std::fs::write(temp.path().join("p/.git/config"), "x").unwrap();
        std::fs::write(temp.path().join("p/a/b/one.txt"), "one").unwrap();
        temp
    }

    #[test]
    fn links_devices_odd_names_and_hard_links_are_listed_and_none_is_followed() {
        let temp = plugin();
        let p = temp.path().join("p");
        std::fs::write(temp.path().join("outside"), "secret").unwrap();
        symlink("../outside", p.join("link")).unwrap();
        symlink("a", p.join("folder")).unwrap();
        std::fs::hard_link(temp.path().join("outside"), p.join("hard")).unwrap();
        std::fs::write(p.join("two"), "2").unwrap();
        std::fs::hard_link(p.join("two"), p.join("twin")).unwrap();
        let odd = std::ffi::OsStr::from_bytes(b"od\xffd\n");
        std::fs::write(p.join(odd), "odd").unwrap();
        fs::mknodat(fs::CWD, p.join("fifo"), FileType::Fifo, Mode::RUSR, 0).unwrap();
        let bundle = Bundle::directory(&p).unwrap();
        let paths: Vec<&str> = bundle.files().iter().map(|file| file.path.as_str()).collect();
        assert_eq!(paths, ["a/b/one.txt", "fifo", "folder", "hard", "link", "od\\xffd\n", "twin", "two"]);
        assert_eq!(bundle.file("link").unwrap().link.as_deref(), Some("../outside"));
        assert_eq!(bundle.file("fifo").unwrap().kind, Kind::Special);
        assert!(bundle.file("hard").unwrap().shared);
        assert!(!bundle.file("twin").unwrap().shared);
        assert_eq!(bundle.read(bundle.file("od\\xffd\n").unwrap(), 9).unwrap(), "odd");
        assert!(bundle.read(bundle.file("link").unwrap(), 99).is_err());
        assert!(bundle.read(bundle.file("fifo").unwrap(), 99).is_err());
        assert_eq!(bundle.skipped(), []);
    }

    #[test]
    fn what_changes_after_the_listing_is_not_read_as_what_it_was() {
        let temp = plugin();
        let bundle = Bundle::directory(&temp.path().join("p")).unwrap();
        let file = bundle.file("a/b/one.txt").unwrap();
        std::fs::write(temp.path().join("p/a/b/one.txt"), "longer").unwrap();
        assert!(matches!(bundle.read(file, 99), Err(crate::bundle::Missing::Changed)));
        std::fs::rename(temp.path().join("p/a"), temp.path().join("away")).unwrap();
        symlink(temp.path().join("away"), temp.path().join("p/a")).unwrap();
        assert!(bundle.read(file, 99).is_err());
    }

    #[test]
    fn too_deep_is_told_and_the_rest_is_listed() {
        let temp = plugin();
        let deep = temp.path().join("p").join("d/".repeat(70));
        std::fs::create_dir_all(&deep).unwrap();
        std::fs::write(deep.join("x"), "x").unwrap();
        let bundle = Bundle::directory(&temp.path().join("p")).unwrap();
        assert!(bundle.skipped()[0].why.contains("deeper"));
        assert!(bundle.file("a/b/one.txt").is_some());
    }
}
