//! What a word comes to: its text as far as that is constant, and where the rest of it comes from.

use std::collections::{HashMap, HashSet};

use crate::mcp;

/// Where something comes from.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Taint(u16);

impl Taint {
    /// The network.
    pub(super) const FETCHED: Self = Self(1);
    /// Decoded or decrypted.
    pub(super) const DECODED: Self = Self(2);
    /// A credential file, a key store or a variable whose name says so.
    pub(super) const SECRET: Self = Self(4);
    /// The whole environment.
    pub(super) const ENVIRONMENT: Self = Self(8);
    /// Files of the machine.
    pub(super) const LOCAL: Self = Self(16);
    /// Assembled from pieces.
    pub(super) const BUILT: Self = Self(32);
    /// A part that was cut out of a file of data, or out of the script itself.
    pub(super) const CUT: Self = Self(64);

    /// A part of a picture, a sound or the like.
    pub(super) const MEDIA: Self = Self(128);
    /// A part of the script itself.
    pub(super) const OWN: Self = Self(512);
    /// Handed out by a store of keys.
    pub(super) const STORED: Self = Self(256);
    /// Printed by a program of which nobody knows the name.
    pub(super) const NAMELESS: Self = Self(1024);
    /// Printed by a program of the plugin that reaches other machines.
    pub(super) const ANSWERED: Self = Self(8192);
    /// One of a list's words, of which nobody knows the place.
    pub(super) const PICKED: Self = Self(2048);
    /// What somebody wrote behind the sign for the home.
    pub(super) const TILDE: Self = Self(4096);
    /// A well-known service's key.
    pub(super) const OWNED: Self = Self(16384);

    /// What a variable carries by its name alone.
    pub(super) fn of_variable(name: &str) -> Self {
        match (mcp::is_secret(name), mcp::is_well_known(name)) {
            (true, true) => Self::SECRET.and(Self::OWNED),
            (true, false) => Self::SECRET,
            _ => Self::default(),
        }
    }

    pub(super) fn has(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    pub(super) const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    pub(super) const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// What a file carries that others made.
const BROUGHT: Taint = Taint::FETCHED.and(Taint::DECODED);

/// 64 files that patterns may mean.
const PATTERNED: usize = 64;

/// A field of a command, or what flows through a pipe.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Value {
    /// Its text; what is not known stands as `${NAME}` or `$(…)`.
    pub(super) text: String,
    /// Whether all of it is known.
    pub(super) known: bool,
    /// Where it comes from.
    pub(super) taint: Taint,
}

impl Value {
    pub(super) fn known(text: impl Into<String>) -> Self {
        Self { text: text.into(), known: true, taint: Taint::default() }
    }

    pub(super) fn unknown(text: impl Into<String>, taint: Taint) -> Self {
        Self { text: text.into(), known: false, taint }
    }

    pub(super) fn append(&mut self, more: &Self) {
        // 64 KiB: what doubles itself must not grow for ever.
        if self.text.len().saturating_add(more.text.len()) > 64 << 10 {
            self.known = false;
        } else {
            self.text.push_str(&more.text);
            self.known &= more.known;
        }
        self.taint = self.taint.and(more.taint);
    }
}

/// What is known when a command runs.
#[derive(Debug, Default)]
pub(super) struct Memory {
    variables: HashMap<String, Value>,
    files: HashMap<String, Taint>,
    texts: HashMap<String, Value>,
    /// Files that were fetched or decoded, for patterns that may mean them.
    brought: Vec<String>,
    /// What files beside the script hold, as far as they were asked for.
    pub(super) read: HashMap<String, Option<String>>,
    /// Where what programs of the plugin print may come from, as far as they were asked about since a file was written.
    pub(super) printed: HashMap<String, Taint>,
    /// Files whose lines a tool was given to run: what a file does is told once.
    ran: HashSet<String>,
    /// How many files were taken over where they were sourced.
    pub(super) taken: usize,
    /// The folder of hooks that was gone into, if the last one was such.
    pub(super) entered: Option<String>,
    /// Settings of git's that a command is given, by their names in lower case.
    pub(super) settings: HashMap<String, String>,
    /// Commands of no known name that were asked for a list: `"$x" -l`.
    pub(super) listed: HashSet<String>,
    /// The folder that was last gone into.
    pub(super) folder: Option<String>,
    /// Whose the well-known services' variables are that the script names, once it was asked.
    pub(super) owners: Option<Vec<mcp::Owner>>,
    /// Variables that stand for others, which are called so: `local -n result=$1`.
    pub(super) names: HashMap<String, String>,
}

impl Memory {
    /// Whether any file was given something of `taint`.
    pub(super) fn has_file_of(&self, taint: Taint) -> bool {
        self.files.values().any(|file| file.has(taint))
    }

    /// Whether the lines of the file at `path` were not run before.
    pub(super) fn is_new(&mut self, path: &str) -> bool {
        self.ran.insert(path.to_owned())
    }

    pub(super) fn variable(&self, name: &str) -> Option<&Value> {
        self.variables.get(name)
    }

    pub(super) fn set(&mut self, name: &str, value: Value) {
        self.variables.insert(name.to_owned(), value);
    }

    pub(super) fn wrote(&mut self, path: &str, taint: Taint) {
        self.printed.clear();
        let path = base(path);
        if taint.has(BROUGHT) && self.brought.len() < PATTERNED && !self.brought.contains(&path) {
            self.brought.push(path.clone());
        }
        let known = self.files.entry(path).or_default();
        *known = known.and(taint);
    }

    /// The files and folders that were fetched.
    pub(super) fn fetched(&self) -> Vec<String> {
        let fetched = self.files.iter().filter(|(_, taint)| taint.has(Taint::FETCHED));
        fetched.map(|(path, _)| path.clone()).collect()
    }

    /// Remembers what was written to the file, as far as it is known.
    pub(super) fn holds(&mut self, path: &str, text: &Value) {
        self.printed.clear();
        if text.known && !text.text.trim().is_empty() && !path.starts_with("/dev/") {
            self.texts.entry(base(path)).or_insert_with(|| Value::known("")).append(text);
        }
    }

    /// What was written to the file.
    pub(super) fn text(&self, path: &str) -> Option<&Value> {
        self.texts.get(&base(path))
    }

    pub(super) fn file(&self, path: &str) -> Taint {
        let path = base(path);
        let own = self.files.get(&path).copied().unwrap_or_default();
        // A folder that was fetched holds nothing else.
        let folders = path.match_indices('/').filter_map(|(at, _)| self.files.get(path.get(..at)?));
        let fetched = folders.into_iter().any(|taint| taint.has(Taint::FETCHED));
        let own = if fetched { own.and(Taint::FETCHED) } else { own };
        own.and(self.meant_by(&path))
    }

    /// What the files that a pattern means carry, of those that were fetched or decoded.
    fn meant_by(&self, path: &str) -> Taint {
        let Some((start, _)) = path.split_once('*').filter(|(start, _)| start.ends_with('/')) else {
            return Taint::default();
        };
        let end = path.rsplit('*').next().unwrap_or_default();
        let is_meant = |file: &&String| file.starts_with(start) && file.ends_with(end);
        let meant = self.brought.iter().filter(is_meant).filter_map(|file| self.files.get(file));
        let meant = meant.copied().fold(Taint::default(), Taint::and);
        Taint(meant.0 & BROUGHT.0)
    }
}

fn base(path: &str) -> String {
    path.trim_start_matches("./").to_owned()
}

#[cfg(test)]
mod tests {
    use super::Taint;

    #[test]
    fn no_two_origins_are_told_by_the_same_bit() {
        let all = [
            Taint::FETCHED,
            Taint::DECODED,
            Taint::SECRET,
            Taint::ENVIRONMENT,
            Taint::LOCAL,
            Taint::BUILT,
            Taint::CUT,
            Taint::MEDIA,
            Taint::OWN,
            Taint::STORED,
            Taint::NAMELESS,
            Taint::ANSWERED,
            Taint::PICKED,
            Taint::TILDE,
            Taint::OWNED,
        ];
        let whole = all.into_iter().fold(Taint::default(), Taint::and);
        assert_eq!(usize::try_from(whole.0.count_ones()), Ok(all.len()));
    }
}
