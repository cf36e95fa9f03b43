//! The folder of the pages: filled beside it, then changed in one step, and only where nothing of somebody else's would go.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

use catalog::headers;
use durable::{Lock, WriteError};
use terminal::{Exit, Failure};

use crate::fail;

/// What tells a folder that this wrote from any other; the last file that is written.
pub const MARK: &str = "site.json";

/// 20 s, as a publication waits for another.
const PATIENCE: Duration = Duration::from_secs(20);

/// The folders that pages lie in.
const FOLDERS: [&str; 6] = ["assets", "plugins", "publishers", "browse", "feeds", ".well-known"];

/// Why a file could not be written.
#[derive(Debug, thiserror::Error)]
enum Unwritten {
    #[error(transparent)]
    Write(#[from] WriteError),
    #[error("{}: {source}", path.display())]
    Fill { path: PathBuf, source: std::io::Error },
}

/// What is in a folder before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Before {
    /// Nothing, or no folder.
    Nothing,
    /// Pages that this wrote.
    Pages,
}

/// A folder that is being made.
#[derive(Debug)]
pub struct Place {
    out: PathBuf,
    /// `OUT.building/site`: beside it, so on the same file system, and in a folder that stays with its lock.
    new: PathBuf,
    _one_at_a_time: Lock,
}

impl Place {
    /// What is in `out`, when that may be replaced.
    ///
    /// # Errors
    /// A [`Failure`] naming a file that this did not write.
    pub fn look(out: &Path) -> Result<Before, Failure> {
        let unreadable = |why| Failure::new(Exit::Failed, format!("{}: {why}", out.display()));
        match std::fs::symlink_metadata(out) {
            Err(why) if why.kind() == std::io::ErrorKind::NotFound => return Ok(Before::Nothing),
            Err(why) => return Err(unreadable(why)),
            Ok(found) if !found.is_dir() => return Err(unreadable(std::io::ErrorKind::NotADirectory.into())),
            Ok(_) => {}
        }
        let files = files(out).map_err(unreadable)?;
        if files.is_empty() {
            return Ok(Before::Nothing);
        }
        let foreign = files.iter().find(|name| !is_ours(name)).map(String::as_str);
        let foreign = foreign.or_else(|| (!files.iter().any(|name| name == MARK)).then_some("its files"));
        match foreign {
            None => Ok(Before::Pages),
            Some(name) => {
                let what = format!("{}: `site build` did not write {name}", out.display());
                Err(Failure::new(Exit::Policy, what)
                    .hint("give a folder of its own with --out: a new one, or that of an earlier build"))
            }
        }
    }

    /// Begins beside `out`.
    ///
    /// # Errors
    /// A [`Failure`], also when `out` holds what this did not write, or another run is at it.
    pub fn begin(out: &Path) -> Result<Self, Failure> {
        Self::look(out)?;
        let mut beside = out.as_os_str().to_owned();
        beside.push(".building");
        let (beside, write) = (PathBuf::from(beside), |why: WriteError| fail::write(&why));
        durable::create_dir(&beside, 0o755).map_err(write)?;
        let lock = Lock::exclusive(&beside.join("lock"), PATIENCE)
            .map_err(|why| Failure::new(Exit::Failed, why).hint("wait for the other build, then try again"))?;
        let new = beside.join("site");
        // What a run that was killed has left.
        durable::remove_tree(&new).map_err(write)?;
        for folder in FOLDERS {
            durable::create_dir(&new.join(folder), 0o755).map_err(write)?;
        }
        Ok(Self { out: out.to_owned(), new, _one_at_a_time: lock })
    }

    /// Writes one file.
    ///
    /// # Errors
    /// A [`Failure`]; also for a name that a later run would not take for one of its own.
    pub fn put(&self, path: &str, bytes: &[u8]) -> Result<(), Failure> {
        if !is_ours(path) {
            return Err(Failure::new(Exit::Failed, format!("{path}: no page has such a name")));
        }
        let to = self.new.join(path);
        let fill = |file: &mut std::fs::File| {
            file.write_all(bytes).map_err(|source| Unwritten::Fill { path: to.clone(), source })
        };
        durable::create_with(&to, 0o644, fill).map_err(|why| Failure::new(Exit::Failed, why))
    }

    /// Puts it in its place, in one step; what was there is gone afterwards.
    ///
    /// # Errors
    /// A [`Failure`]; what was there stays, unless the last of it could not be taken away.
    pub fn show(self) -> Result<(), Failure> {
        let write = |why: WriteError| fail::write(&why);
        durable::sync_tree(&self.new).map_err(write)?;
        match Self::look(&self.out)? {
            Before::Nothing => durable::rename(&self.new, &self.out).map_err(write),
            Before::Pages => {
                durable::exchange(&self.new, &self.out).map_err(write)?;
                durable::remove_tree(&self.new).map_err(write)
            }
        }
    }
}

/// Every file beneath `folder`, relative; what is neither file nor folder is one too.
fn files(folder: &Path) -> std::io::Result<Vec<String>> {
    let (mut found, mut folders) = (Vec::new(), vec![(folder.to_owned(), String::new())]);
    while let Some((folder, inside)) = folders.pop() {
        for entry in std::fs::read_dir(&folder)? {
            let entry = entry?;
            let name = format!("{inside}{}", entry.file_name().to_string_lossy());
            if entry.file_type()?.is_dir() {
                folders.push((entry.path(), format!("{name}/")));
            } else {
                found.push(name);
            }
        }
    }
    Ok(found)
}

/// Whether a file of that name can be one that this wrote. A page's name says so: nobody's `CNAME`, `.git` or picture does.
fn is_ours(name: &str) -> bool {
    let (folder, file) = name.rsplit_once('/').unwrap_or(("", name));
    let ends = |ends: &[&str]| ends.iter().any(|end| file.strip_suffix(end).is_some_and(|stem| !stem.is_empty()));
    match folder {
        "" => matches!(file, "index.html" | "home.json" | "404.html" | headers::PATH | MARK) || is_top(file),
        "assets" => ends(&[".css", ".js", ".svg"]),
        "plugins" => ends(&[".html", ".json", ".atom"]),
        "publishers" | "browse" => ends(&[".html", ".json"]),
        "feeds" => ends(&[".atom"]),
        ".well-known" => file == "security.txt",
        _ => false,
    }
}

fn is_top(file: &str) -> bool {
    let stem = file.strip_suffix(".html").or_else(|| file.strip_suffix(".json"));
    matches!(stem, Some("revocations" | "browse"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_s_own_file_is_taken_for_a_page() {
        for own in [
            "CNAME",
            ".git/config",
            ".nojekyll",
            "robots.txt",
            "about.html",
            "plugins/x/y.html",
            "assets/logo.png",
            "x/",
        ] {
            assert!(!is_ours(own), "{own}");
        }
        for page in [
            "index.html",
            "home.json",
            "plugins/hello.html",
            "browse/2.json",
            "assets/style-0.css",
            "404.html",
            "_headers",
            MARK,
        ] {
            assert!(is_ours(page), "{page}");
        }
    }

    #[test]
    fn what_is_not_of_an_earlier_build_is_not_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let out = folder.path().join("site");
        assert_eq!(Place::look(&out).unwrap(), Before::Nothing);
        std::fs::create_dir(&out).unwrap();
        assert_eq!(Place::look(&out).unwrap(), Before::Nothing);
        std::fs::write(out.join("index.html"), "mine").unwrap();
        assert_eq!(Place::look(&out).unwrap_err().exit, Exit::Policy, "no mark");
        std::fs::write(out.join(MARK), "{}").unwrap();
        assert_eq!(Place::look(&out).unwrap(), Before::Pages);
        std::fs::write(out.join("CNAME"), "example.com").unwrap();
        assert_eq!(Place::look(&out).unwrap_err().exit, Exit::Policy, "a file beside");
        let link = folder.path().join("link");
        std::os::unix::fs::symlink(&out, &link).unwrap();
        assert_eq!(Place::look(&link).unwrap_err().exit, Exit::Failed, "a link");
    }
}
