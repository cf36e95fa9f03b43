//! Files that a script of PowerShell's reads, lists, writes and removes.

use super::expression::environment;
use super::places;
use super::run::Machine;
use super::value::{Origin, Val};
use crate::rules::shell as rules;
use crate::shell::stores;

/// 4 texts of files that one command reads.
const TEXTS: usize = 4;

/// 100 files that a script writes.
const FILES: usize = 100;

impl Machine<'_, '_> {
    /// The paths that a value may mean.
    pub(super) fn paths(&mut self, value: &Val) -> Vec<String> {
        self.weighs(value);
        let texts = value.texts.iter().filter(|text| !text.trim().is_empty() && !text.contains('\n'));
        texts.map(|text| places::path(text, self.folder.as_deref())).collect()
    }

    /// What a file holds.
    pub(super) fn reads(&mut self, files: &Val) -> Val {
        let paths = self.paths(files);
        let Some(path) = paths.iter().find(|path| places::is_secret(path)) else {
            let text = self.held(files);
            let text = if text.texts.is_empty() { Val::unknown("", Origin::default()) } else { text };
            let whole =
                if paths.iter().any(|path| stores::is_dotenv(path)) { Origin::DOTENV } else { Origin::default() };
            return text.with(files.origin.kept()).with(whole);
        };
        let severity = self.told.by_itself();
        self.told.tell(&rules::SECRET, self.at, &format!("{path} is read"), severity);
        self.met = self.met.and(Origin::CREDENTIALS);
        Val::from(Origin::CREDENTIALS)
    }

    /// The texts of the plugin's files that are named, or of those that the script wrote.
    fn held(&mut self, files: &Val) -> Val {
        let mut texts: Vec<String> =
            self.paths(files).iter().filter_map(|path| self.text_of(path)).take(TEXTS + 1).collect();
        if texts.len() > TEXTS {
            texts.truncate(TEXTS);
            self.misses();
        }
        texts.into_iter().fold(Val::default(), |all, text| all.or(Val::of(text)))
    }

    /// The files of a folder.
    pub(super) fn lists(&mut self, folders: &Val, filter: &Val) -> Val {
        let mut all = Val::from(Origin::FILES);
        for folder in self.paths(folders) {
            let lower = folder.to_ascii_lowercase();
            let inside = folder.trim_end_matches("/*");
            all = all.or(match lower.strip_prefix("env:").map(|name| name.trim_matches(['/', '*'])) {
                Some("") => Val::from(Origin::ENVIRONMENT),
                Some(name) => environment(name),
                None if filter.texts.is_empty() => Val::of(folder.as_str()).or(Val::of(format!("{inside}/*"))),
                None => filter.each(|name| format!("{inside}/{name}")),
            });
        }
        all
    }

    /// What is written to a file.
    pub(super) fn written(&mut self, files: &Val, value: &Val) {
        let paths = self.paths(files);
        for path in &paths {
            if self.kept.len() < FILES || self.kept.contains_key(path) {
                self.kept.insert(path.clone(), value.clone());
            }
        }
        if value.origin.has(Origin::FETCHED) {
            self.keeps(paths.clone());
        }
        let lasting = paths.into_iter().find(|path| places::is_lasting(path));
        if let Some(path) = lasting {
            self.told.worst(&rules::LASTING, self.at, &format!("{path} is written"));
        }
    }

    /// A tree that is removed.
    pub(super) fn removes(&mut self, files: &Val) {
        let all = |text: &String| matches!(text.trim(), "*" | "." | "./*" | ".\\*") && self.folder.is_none();
        let here = files.texts.iter().find(|text| all(text)).cloned();
        let found = here.or_else(|| self.paths(files).into_iter().find(|path| places::is_everything(path)));
        if let Some(path) = found {
            self.told.worst(&rules::DESTRUCTION, self.at, &format!("{path} is removed"));
        }
    }

    /// The folder in which what follows is asked for.
    pub(super) fn enters(&mut self, folder: &Val) {
        self.folder = self.paths(folder).into_iter().next();
    }
}
