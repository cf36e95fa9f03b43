//! Whether a path is, or leads to, a file that decides about trust.

use std::cell::Cell;
use std::path::{Component, Path, PathBuf};

use super::mention::STORE_FILES;
use super::value::{self, ANY, STAR};

/// What lies in a home of ours and decides; a folder with everything in it.
const IN_HOME: [&str; 4] = ["settings.json", "marketplaces.json", "marketplaces", "plugins"];

/// 4,096 looks: a command names fewer files.
const LOOKS: u32 = 4_096;
/// 256 paths in one argument: each is looked up on the disk.
const WORDS: usize = 256;

/// The homes, and the user's.
#[derive(Debug, Clone)]
pub(super) struct Stores {
    homes: Vec<PathBuf>,
    /// How often the disk may still be asked where a path really leads.
    looks: Cell<u32>,
}

impl Stores {
    pub(super) fn of(homes: &[PathBuf]) -> Self {
        let mut stores = Self { homes: Vec::new(), looks: Cell::new(LOOKS) };
        homes.iter().for_each(|home| stores.add(home));
        stores
    }

    /// One more home: a script may set `DEEPCODE_HOME`.
    pub(super) fn add(&mut self, home: &Path) {
        self.homes.push(folded(&lexical(home)));
        self.homes.extend(std::fs::canonicalize(home).ok().map(|real| folded(&real)));
    }

    /// Whether `text`, as an argument, names such a file; `cwd` is where relative paths begin, if that is known.
    pub(super) fn is_named_by(&self, text: &str, cwd: Option<&Path>) -> bool {
        candidates(text).any(|candidate| self.is_store(candidate, cwd))
    }

    /// Whether the path `text` is such a file.
    pub(super) fn is_store(&self, text: &str, cwd: Option<&Path>) -> bool {
        if text.is_empty() {
            return false;
        }
        let name = text.trim_end_matches('/').rsplit('/').next().unwrap_or(text).to_lowercase();
        if value::is_open(text) {
            return self.may_be_store(text, &name, cwd);
        }
        if STORE_FILES.iter().any(|file| fold(&name) == *file) {
            return true;
        }
        let path = match (Path::new(text).is_absolute(), cwd) {
            (true, _) => PathBuf::from(text),
            (false, Some(cwd)) => cwd.join(text),
            (false, None) => return false,
        };
        self.holds(&folded(&lexical(&path))) || self.may_look() && self.holds(&folded(&real(&path)))
    }

    /// Whether the disk may be asked once more.
    fn may_look(&self) -> bool {
        let left = self.looks.get();
        self.looks.set(left.saturating_sub(1));
        left > 0
    }

    fn holds(&self, path: &Path) -> bool {
        let last = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        STORE_FILES.contains(&last)
            || self.homes.iter().any(|home| match path.strip_prefix(home) {
                Ok(rest) => {
                    let first = rest.components().next().map(|c| c.as_os_str().to_string_lossy().into_owned());
                    first.is_none_or(|first| IN_HOME.iter().any(|name| first == *name))
                }
                Err(_) => false,
            })
    }

    /// With signs for what is unknown: whether it may be one, and says enough for that.
    fn may_be_store(&self, text: &str, name: &str, cwd: Option<&Path>) -> bool {
        let letters = |text: &str| text.chars().filter(|c| *c != ANY && *c != STAR).count();
        if letters(name) >= 4 && STORE_FILES.iter().any(|file| value::may_be(name, file)) {
            return true;
        }
        let lower = text.to_lowercase();
        let joined = match cwd {
            Some(cwd) if !lower.starts_with(['/', ANY, STAR]) => {
                format!("{}/{lower}", cwd.to_string_lossy().to_lowercase())
            }
            _ => lower,
        };
        let says = joined.contains("deepcod") || joined.contains(".deep");
        let is = |path: PathBuf| value::may_be(&joined, &path.to_string_lossy());
        says && self.homes.iter().any(|home| {
            STORE_FILES.iter().chain(&IN_HOME).any(|file| is(home.join(file)))
                || is(home.join("plugins/x"))
                || is(home.clone())
        })
    }
}

/// Where a path may begin in an argument: at its start, after `=`, at the first `/` or `~` (as in `-o/path`).
fn candidates(text: &str) -> impl Iterator<Item = &str> {
    let after = text.split_once('=').map(|(_, after)| after);
    let slash = text.find('/').and_then(|at| text.get(at..));
    let open = text.find(ANY).and_then(|at| text.get(at..));
    let words = text.split([' ', '\'', '"', ',', '(', ')', ';']).filter(|word| word.contains('/')).take(WORDS);
    [Some(text), after, slash, open].into_iter().flatten().chain(words)
}

/// `.` and `..` resolved by their letters.
fn lexical(path: &Path) -> PathBuf {
    let mut resolved = PathBuf::new();
    for component in path.components() {
        match component {
            Component::ParentDir => {
                resolved.pop();
            }
            Component::CurDir => {}
            other => resolved.push(other),
        }
    }
    resolved
}

/// As it really is, as far as it exists; the rest by its letters.
fn real(path: &Path) -> PathBuf {
    let mut rest = Vec::new();
    let mut existing = path.to_path_buf();
    loop {
        if let Ok(real) = std::fs::canonicalize(&existing) {
            return lexical(&rest.iter().rev().fold(real, |path, name: &std::ffi::OsString| path.join(name)));
        }
        // A link to what does not exist yet leads there all the same.
        if let Ok(target) = std::fs::read_link(&existing) {
            let at = existing.parent().map_or_else(PathBuf::new, Path::to_path_buf).join(target);
            return lexical(&rest.iter().rev().fold(at, |path, name: &std::ffi::OsString| path.join(name)));
        }
        match (existing.file_name().map(ToOwned::to_owned), existing.parent().map(Path::to_path_buf)) {
            (Some(name), Some(parent)) => {
                rest.push(name);
                existing = parent;
            }
            _ => return lexical(path),
        }
    }
}

fn folded(path: &Path) -> PathBuf {
    path.components()
        .map(|c| match c {
            Component::Normal(name) => fold(&name.to_string_lossy()).into(),
            other => other.as_os_str().to_owned(),
        })
        .collect()
}

fn fold(name: &str) -> String {
    crate::files::fold(name)
}
