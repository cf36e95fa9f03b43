//! What a program said, and the few words of it that the demo needs to go on.

use crate::shell::Trouble;

/// How a program ended, and what it said.
#[derive(Debug)]
pub(super) struct Said {
    pub(super) command: String,
    pub(super) status: i32,
    pub(super) text: String,
}

impl Said {
    /// It must have ended with `status`.
    pub(super) fn must(self, status: i32) -> Result<Self, Trouble> {
        if self.status == status {
            Ok(self)
        } else {
            Err(Trouble::Demo(format!("`{}` ended with {}, not {status}", self.command, self.status)))
        }
    }

    /// It must have said `words`.
    pub(super) fn must_say(&self, words: &str) -> Result<(), Trouble> {
        let trouble = || Trouble::Demo(format!("`{}` did not say {words}", self.command));
        self.text.contains(words).then_some(()).ok_or_else(trouble)
    }

    /// The first word that begins with `prefix`.
    pub(super) fn word(&self, prefix: &str) -> Result<String, Trouble> {
        let found = self.text.split_whitespace().find(|word| word.starts_with(prefix));
        found.map(str::to_owned).ok_or_else(|| Trouble::Demo(format!("`{}` did not say {prefix}…", self.command)))
    }

    /// The name and version in its line "✓ name version signed".
    pub(super) fn signed(&self) -> Result<(String, String), Trouble> {
        let line = self.text.lines().rev().find(|line| line.ends_with(" signed"));
        let mut words = line.into_iter().flat_map(|line| line.split_whitespace().rev().skip(1));
        match (words.next(), words.next()) {
            (Some(version), Some(name)) => Ok((name.to_owned(), version.to_owned())),
            _ => Err(Trouble::Demo(format!("`{}` did not say what it signed", self.command))),
        }
    }
}
