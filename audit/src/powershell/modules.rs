//! Other files that a script of PowerShell's reads in: scripts, modules and data of the plugin's, and what it wrote itself.

use super::reader::read;
use super::run::{Machine, ROOT};
use super::value::{Origin, Val};
use crate::rules::shell as rules;

/// 64 KiB of a file that is read in; what is longer is judged by itself.
const FILE: usize = 64 << 10;

/// 24 scripts that one reads in.
const MODULES: usize = 24;

/// 512 files and folders that came over the network.
const FETCHED: usize = 512;

/// 12 levels of JSON.
const LEVELS: usize = 12;

impl Machine<'_, '_> {
    /// The path of the script at hand.
    pub(super) fn own_path(&self) -> String {
        let path = self.told.source.path;
        format!("{ROOT}/{}", path.rsplit('/').next().unwrap_or(path))
    }

    /// The text of a file of the plugin's, or of one that the script wrote.
    pub(super) fn text_of(&self, path: &str) -> Option<String> {
        if let Some(kept) = self.kept.get(path) {
            return Some(kept.first().to_owned());
        }
        if path == self.own_path() {
            return Some(self.told.source.text.to_owned()).filter(|text| text.len() <= FILE);
        }
        let below = path.strip_prefix(ROOT)?.trim_start_matches('/');
        let files = self.told.files?;
        files(below).filter(|text| text.len() <= FILE)
    }

    /// Scripts that run where they are named: `. ./lib.ps1`, `& ./act.ps1`, `-File act.ps1`.
    pub(super) fn runs(&mut self, files: &Val) -> Val {
        let mut value = Val::default();
        for path in self.script_paths(files) {
            if self.is_fetched(&path) {
                self.told.worst(&rules::DOWNLOAD, self.at, &format!("{path} came over the network and is run"));
            }
            let is_new = self.loaded.len() < MODULES && self.loaded.insert(path.clone());
            let Some(text) = Some(path.as_str()).filter(|_| is_new).and_then(|path| self.text_of(path)) else {
                continue;
            };
            let folder = path.rsplit_once('/').map_or(ROOT, |(folder, _)| folder).to_owned();
            let root = std::mem::replace(&mut self.root, folder);
            value = value.or(self.nested(&text));
            self.root = root;
        }
        value
    }

    /// `Import-Module`, `using module`: a script, or the one that a table of data names.
    pub(super) fn imports(&mut self, files: &Val) {
        for path in self.script_paths(files) {
            if !path.ends_with(".psd1") {
                self.runs(&Val::of(path));
                continue;
            }
            let table = self.data(&Val::of(path.as_str()));
            let folder = path.rsplit_once('/').map_or(ROOT, |(folder, _)| folder);
            let named = ["rootmodule", "moduletoprocess", "nestedmodules", "scriptstoprocess"];
            let named: Vec<Val> = named.into_iter().filter_map(|name| table.field(name)).cloned().collect();
            for files in named {
                let files = Val::of(folder).below(&files);
                self.runs(&files);
            }
        }
    }

    /// What a table of data holds.
    pub(super) fn data(&mut self, files: &Val) -> Val {
        let texts: Vec<String> = self.script_paths(files).iter().filter_map(|path| self.text_of(path)).collect();
        texts.iter().fold(Val::default(), |all, text| {
            let (body, _) = read(text);
            let value = self.run(&body);
            all.or(value)
        })
    }

    /// Paths of scripts, from the folder of the one at hand.
    fn script_paths(&mut self, files: &Val) -> Vec<String> {
        let chosen = self.choices(files).into_iter().fold(Val::default(), |all, text| all.or(Val::of(text)));
        self.paths(&chosen)
            .into_iter()
            .map(|path| {
                let is_known = self.kept.contains_key(&path) || self.is_fetched(&path);
                let is_whole = path.starts_with(['/', '$', '~']) || path.contains(':');
                if is_known || is_whole { path } else { format!("{}/{path}", self.root) }
            })
            .collect()
    }

    /// What came over the network lies there from then on.
    pub(super) fn fetches(&mut self, files: &Val) {
        let paths = self.paths(files);
        self.keeps(paths);
    }

    /// All that lies in a folder came over the network.
    pub(super) fn fetches_below(&mut self, folders: &Val) {
        let paths = self.paths(folders);
        self.keeps(paths.iter().map(|path| format!("{path}/")).collect());
    }

    /// Remembers where something lies that came over the network.
    pub(super) fn keeps(&mut self, paths: Vec<String>) {
        let left = FETCHED.saturating_sub(self.fetched.len());
        if paths.len() > left {
            self.misses();
        }
        self.fetched.extend(paths.into_iter().take(left));
    }

    /// Whether it came over the network.
    pub(super) fn is_fetched(&self, path: &str) -> bool {
        self.fetched.contains(path)
            || self.fetched.iter().any(|known| known.ends_with('/') && path.starts_with(known.as_str()))
    }
}

/// What JSON holds.
pub(super) fn of_json(text: &str) -> Val {
    serde_json::from_str(text).map_or_else(|_| Val::unknown("", Origin::default()), |value| held(&value, 0))
}

fn held(value: &serde_json::Value, level: usize) -> Val {
    match value {
        _ if level > LEVELS => Val::default(),
        serde_json::Value::String(text) => Val::of(text.as_str()),
        serde_json::Value::Object(fields) => {
            let fields = fields.iter().map(|(name, value)| (name.to_lowercase(), held(value, level + 1)));
            Val::table(fields.collect())
        }
        serde_json::Value::Array(items) => {
            Val::list(items.iter().map(|item| held(item, level + 1)).collect()).with(Origin::SEVERAL)
        }
        other => Val::of(other.to_string()),
    }
}
