//! Files that sqlite's own functions read: by a name that stands there, or by one that its rows are put together to.

use super::paths;
use super::value::Value;
use super::walk::Walk;
use crate::finding::Severity;
use crate::rules::shell as rules;

/// 256 KiB of statements, with what they have read: a script is shorter.
const STATEMENTS: usize = 256 << 10;
/// 256 bytes of them are one step more: each client's are looked at anew.
const STEP: usize = 256;
/// 2,000 texts in them.
const TEXTS: usize = 2_000;
/// 3 of them, one after another, are a path.
const PIECES: usize = 3;
/// 8 files that statements have read.
const FILES: usize = 8;

impl Walk<'_> {
    /// What a client of sqlite's is given to do.
    pub(super) fn statements(&mut self, rest: &[Value], stdin: &Value) {
        let mut text = stdin.text.clone();
        for field in rest {
            text.push('\n');
            text.push_str(&field.text);
        }
        let named: Vec<String> = rest
            .windows(2)
            .filter_map(|pair| match pair {
                [option, file] if option.text == "-init" => Some(file.text.clone()),
                _ => None,
            })
            .chain(text.lines().filter_map(|line| line.trim().strip_prefix(".read ")).map(str::to_owned))
            .take(FILES)
            .collect();
        for path in named {
            if let Some(more) = self.file_text(path.trim().trim_matches(['"', '\''])) {
                text.push('\n');
                text.push_str(&more);
            }
        }
        self.steps = self.steps.saturating_add(text.len() / STEP);
        if text.len() <= STATEMENTS {
            self.reads_rows(&text);
        }
    }

    /// What `readfile(…)` reads, of a text that has it.
    fn reads_rows(&mut self, text: &str) {
        let lower = text.to_ascii_lowercase();
        let is_plain = |at: usize| lower.get(at..).is_some_and(|rest| rest.trim_start().starts_with('\''));
        let mut calls = lower.match_indices("readfile(").map(|(at, word)| at.saturating_add(word.len())).peekable();
        if calls.peek().is_none() {
            return;
        }
        let texts: Vec<&str> = text.split('\'').skip(1).step_by(2).take(TEXTS).collect();
        let paths = (1..=PIECES).flat_map(|count| texts.windows(count).map(|pieces| pieces.join("/")));
        let whole = |path: String| if path.contains('/') { path } else { format!("${{HOME}}/{path}") };
        if let Some(path) = paths.map(whole).find(|path| paths::is_secret(path)) {
            self.tell(&rules::SECRET, &format!("{path} is read by a statement"), None);
        } else if calls.any(|at| !is_plain(at)) && text.contains("${HOME}") {
            let message = "a statement reads a file in the home by a name that cannot be told";
            self.tell(&rules::SECRET, message, Some(Severity::Warning));
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::shell::Context;
    use crate::shell::tests::{is_danger, is_no_danger};

    #[test]
    fn files_that_statements_read_are_read() {
        for line in [
            "sqlite3 :memory: \"select readfile('$HOME/.ssh/id_rsa')\"",
            "sqlite3 -cmd \".parameter set @r '$HOME'\" :memory: <<'E'\ninsert into part values (1, '.ssh'), (2, 'id_rsa');\nselect readfile(@r || '/' || group_concat(txt, '/')) from part;\nE",
        ] {
            is_danger(line, Context::Hook);
        }
        for line in [
            "sqlite3 notes.db \"select writefile('a.txt', body), readfile('b.txt') from notes\"",
            "sqlite3 \"$HOME/notes.db\" \"select name, '.ssh' from hosts where key = 'id_rsa'\"",
        ] {
            is_no_danger(line, Context::Hook);
        }
    }
}
