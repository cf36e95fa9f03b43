//! Files and commands: which paths they reach, and what that means.

use std::rc::Rc;

use super::{Judge, hit, paths};
use crate::finding::{Confidence, Severity};
use crate::rules::script as rules;
use crate::script::graph::Site;
use crate::script::value::{CellId, GAP, Nat, OpId, Val};
use crate::shell::stores;

/// What writes to the file that its second argument names, and what it is without its `Sync`.
const MOVES: &[&str] = &["copyFile", "rename", "symlink", "link", "cp"];
/// What writes to the file that its first argument names, likewise.
const WRITES: &[&str] =
    &["writeFile", "appendFile", "createWriteStream", "open", "chmod", "truncate", "WriteStream", "FileWriteStream"];

/// 16 folders into which a process goes: more are those of a program that walks through trees.
const FOLDERS: usize = 16;

/// Whether a path leads on from where the process is.
fn is_relative(path: &str) -> bool {
    !path.starts_with(['/', '\\', '~', GAP]) && path.as_bytes().get(1) != Some(&b':')
}

/// What calls write to a file, by the names that code has for them.
const WRITERS: &[&str] = &["writeFile", "appendFile", "createWriteStream", "copyFile", "rename"];

/// 120 bytes behind such a name: a path and what it is made of.
const WRITTEN: usize = 120;

/// What that runs again a command writes to. Where it hands over a piece of code, what this only names or compares is not written.
fn written_to(text: &str) -> Option<&'static str> {
    if !text.contains("=>") {
        let writes = text.contains('>') || text.contains("tee ");
        return text.split(['>', ' ']).find_map(paths::lasting).filter(|_| writes);
    }
    let sent = text.split('>').skip(1).filter_map(|rest| rest.trim_start_matches(['|', ' ']).split([' ', '\n']).next());
    let calls = WRITERS.iter().flat_map(|name| text.split(name).skip(1)).flat_map(|rest| {
        let near = rest.get(..rest.floor_char_boundary(WRITTEN)).unwrap_or(rest);
        near.split([' ', '\'', '"', '`', '(', ')', ',', '\n'])
    });
    let teed = text.split("tee ").skip(1).flat_map(|rest| rest.split([' ', '\n', '|']).take(3));
    sent.chain(teed).chain(calls).find_map(paths::lasting)
}

impl Judge<'_, '_> {
    pub(super) fn command(&mut self, path: &str, args: &[CellId], site: Site) {
        let mut texts: Vec<Rc<str>> = Vec::new();
        for cell in args {
            texts.extend(self.strings(*cell));
            for val in self.solver.graph.at(*cell).vals.clone().iter() {
                let Val::Obj(object) = val else { continue };
                for element in self.solver.graph.obj(object).elements.clone().unwrap_or_default() {
                    texts.extend(self.strings(element));
                }
            }
        }
        self.hit(hit(&rules::EXEC_COMMAND, site, format!("{path} starts another program")));
        self.decoded(args, site);
        for text in &texts {
            for word in text.split([' ', '\'', '"', '=', ':', '(', ')', '<', '>', '|', ';', '@']) {
                if let Some(what) = paths::secret(word) {
                    self.secret(what, word, site);
                }
            }
            if text.contains("crontab")
                || text.contains("schtasks")
                || text.contains("launchctl")
                || text.contains("systemctl enable")
            {
                self.hit(hit(&rules::PERSISTENCE, site, "a command that runs again is put in place"));
            }
            if let Some(what) = written_to(text) {
                self.hit(hit(&rules::PERSISTENCE, site, format!("a command writes to {what}")));
            }
        }
    }

    pub(super) fn secret(&mut self, what: &str, path: &str, site: Site) {
        self.facts.at(site.file).reads(site, format!("{what} are read"));
        self.hit(hit(&rules::SECRET_PATH, site, format!("{:?} leads to {what}", path.replace('\u{0}', "…"))));
    }

    pub(super) fn file(&mut self, path: &str, args: &[CellId], site: Site) {
        let name = path.rsplit('.').next().unwrap_or_default();
        let name = name.strip_suffix("Sync").unwrap_or(name);
        let moves = MOVES.contains(&name);
        let writes = moves || WRITES.contains(&name);
        if matches!(name, "rm" | "rmdir") && args.first().is_some_and(|folder| self.is_home(*folder)) {
            self.hit(hit(&rules::FS_HOME, site, "the home of the user is removed"));
        }
        for (at, cell) in args.iter().take(2).enumerate() {
            if at == 1 && !moves {
                continue;
            }
            for text in self.places(*cell) {
                if writes {
                    self.facts.written.push(text.to_string());
                }
                if !writes && stores::is_dotenv(&text) {
                    self.facts.dotenv.get_or_insert(site);
                }
                if let Some(what) = paths::secret(&text) {
                    self.secret(what, &text, site);
                }
                let lasting = if at == 1 { paths::lasting_target } else { paths::lasting };
                let by_shell = || paths::start_file(&text).filter(|_| self.facts.asks_shell);
                if writes && let Some(what) = lasting(&text).or_else(by_shell) {
                    let severity =
                        if name == "open" && !self.is_written(args) { Severity::Warning } else { Severity::Danger };
                    let found = hit(&rules::PERSISTENCE, site, format!("{:?} is {what}", text.replace('\u{0}', "…")));
                    self.hit(found.severity(severity).confidence(Confidence::Medium));
                } else if writes && crate::shell::paths::is_obeyed(&text) {
                    let message = format!("{:?} is obeyed by a program of the project", text.replace('\u{0}', "…"));
                    self.hit(hit(&rules::PERSISTENCE, site, message).severity(Severity::Warning));
                }
            }
        }
    }

    /// Whether a folder is the root, or what the system says the home is, and nothing below.
    fn is_home(&self, folder: CellId) -> bool {
        let asks = |(op, nat): &(OpId, Nat)| {
            let is_it = self.solver.graph.natives.text(*nat) == "node:os.homedir";
            is_it && self.call_of(*op).is_some_and(|call| call.out == folder)
        };
        self.strings(folder).iter().any(|path| matches!(&**path, "/" | "~" | "~/"))
            || self.solver.invoked.keys().any(asks)
    }

    /// Where the whole process goes, as far as that is known.
    fn folders(&self) -> &[Rc<str>] {
        self.folders.get_or_init(|| {
            let is_step = |nat: Nat| self.solver.graph.natives.text(nat) == "process.chdir";
            let steps = self.solver.invoked.iter().filter(|((_, nat), _)| is_step(*nat));
            let cells = steps.filter_map(|(_, invoked)| invoked.args.first());
            let mut folders: Vec<Rc<str>> = cells.flat_map(|cell| self.strings(*cell)).collect();
            folders.sort_unstable();
            folders.dedup();
            folders.truncate(FOLDERS);
            folders
        })
    }

    /// The paths that a cell may be, also from where the process goes.
    pub(super) fn places(&self, cell: CellId) -> Vec<Rc<str>> {
        let mut paths = self.strings(cell).into_vec();
        for at in 0..paths.len() {
            if let Some(path) = paths.get(at).filter(|path| is_relative(path)).map(Rc::clone) {
                paths.extend(self.folders().iter().map(|folder| Rc::from(format!("{folder}/{path}"))));
            }
        }
        without_vaguer(paths)
    }

    /// Whether a file is opened to be written to.
    fn is_written(&self, args: &[CellId]) -> bool {
        args.get(1).is_some_and(|mode| self.strings(*mode).iter().any(|mode| mode.contains(['w', 'a', '+'])))
    }
}

/// `paths` without those whose folder is not known while the same below a known folder is among them: a path is put together
/// again each time more is known of its parts.
fn without_vaguer(paths: Vec<Rc<str>>) -> Vec<Rc<str>> {
    let is_vaguer = |path: &str| {
        let below = path.strip_prefix(GAP).filter(|below| below.starts_with('/'));
        below.is_some_and(|below| paths.iter().any(|other| !other.starts_with(GAP) && other.ends_with(below)))
    };
    let kept = paths.iter().filter(|path| !is_vaguer(path)).map(Rc::clone);
    kept.collect()
}
