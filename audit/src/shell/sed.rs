//! What a script of sed's runs, reads and writes.

use super::value::{Taint, Value};
use super::walk::Walk;
use crate::finding::Severity;
use crate::rules::shell as rules;

/// 2,000 commands of one script of sed's.
const COMMANDS: usize = 2_000;

/// What a command of sed's does beside changing lines.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Act {
    /// `e line`: the line is run.
    Runs(String),
    /// `e`, `s/…/…/e`: the line at hand is run, with what was put in for it.
    RunsInput(String),
    /// `w path`
    Writes(String),
}

impl Walk<'_> {
    /// Judges what the scripts among sed's words do.
    pub(super) fn sed(&mut self, rest: &[Value], stdin: &Value) {
        let mut scripts: Vec<&Value> = Vec::new();
        let mut fields = rest.iter();
        let mut plain = None;
        let mut named = false;
        while let Some(field) = fields.next() {
            let text = field.text.as_str();
            let is_short = text.starts_with('-') && !text.starts_with("--");
            if text == "--expression" || is_short && text.ends_with('e') && !text.starts_with("-i") {
                scripts.extend(fields.next());
            } else if text == "--file" || is_short && text.ends_with('f') && !text.starts_with("-i") {
                named = true;
                let path = fields.next().map(|path| path.text.clone()).unwrap_or_default();
                self.calls.push(super::Call { path, by: "sed".to_owned(), targets: Vec::new() });
            } else if text.starts_with("--expression=") || !text.starts_with('-') && plain.is_none() {
                plain = plain.or(Some(field));
            }
        }
        if scripts.is_empty() && !named {
            scripts.extend(plain);
        }
        let taint = stdin.taint.and(self.taint_of_inputs("sed", rest));
        let texts: Vec<String> = scripts.into_iter().map(|script| script.text.clone()).collect();
        texts.iter().for_each(|text| self.sed_script(text.trim_start_matches("--expression="), taint));
    }

    /// Judges one script of sed's, which is given what comes from `taint`.
    pub(super) fn sed_script(&mut self, text: &str, taint: Taint) {
        for act in acts(text) {
            match act {
                Act::Writes(path) => {
                    let path = Value::known(path);
                    self.write_file(&path, taint);
                }
                Act::Runs(line) => {
                    self.tell(&rules::UNKNOWN, "sed runs a line", None);
                    self.nested(&line, Value::known(""));
                }
                Act::RunsInput(line) => {
                    self.runs_input(taint);
                    self.nested(&line, Value::known(""));
                }
            }
        }
    }

    /// Tells that what comes from `taint` is run.
    fn runs_input(&mut self, taint: Taint) {
        let rule = if taint.has(Taint::FETCHED) {
            &rules::PIPE
        } else if taint.has(Taint::DECODED) {
            &rules::DECODED
        } else {
            &rules::UNKNOWN
        };
        let asks = self.context.is_asked();
        let severity = if asks { Severity::Warning } else { Severity::Danger };
        self.tell(rule, "sed runs the lines that it reads", Some(severity));
    }
}

/// What the commands of `text` do; nothing more after one that is not understood.
fn acts(text: &str) -> Vec<Act> {
    let mut found = Vec::new();
    let mut rest = text;
    // What was last put in for a whole line.
    let mut line_put = String::new();
    for _ in 0..COMMANDS {
        rest = past_address(rest.trim_start_matches([' ', '\t', '\n', '\r', ';', '{', '}']));
        let Some(command) = rest.chars().next() else { break };
        rest = rest.get(command.len_utf8()..).unwrap_or_default();
        let line = rest.lines().next().unwrap_or_default();
        match command {
            '{' | '}' | ';' => {}
            's' => {
                let Some((put, after)) = substitution(rest) else { break };
                if rest.get(1..).is_some_and(|from| from.starts_with(".*") || from.starts_with("^.*")) {
                    line_put.clone_from(&put);
                }
                let flags =
                    after.len() - after.trim_start_matches(|c: char| c.is_ascii_digit() || "gpiIeMm".contains(c)).len();
                let (flags, after) = after.split_at_checked(flags).unwrap_or((after, ""));
                if flags.contains('e') {
                    found.push(Act::RunsInput(put));
                }
                rest = after;
                if let Some(path) = after.strip_prefix('w') {
                    let path = path.lines().next().unwrap_or_default();
                    found.push(Act::Writes(path.trim().to_owned()));
                    rest = after.get(path.len().saturating_add(1)..).unwrap_or_default();
                }
            }
            'y' => {
                let Some((_, after)) = substitution(rest) else { break };
                rest = after;
            }
            'e' | 'w' | 'W' | 'r' | 'R' | 'a' | 'i' | 'c' => {
                match (command, line.trim()) {
                    ('e', "" | "}") => found.push(Act::RunsInput(line_put.clone())),
                    ('e', line) => found.push(Act::Runs(line.to_owned())),
                    ('w' | 'W', path) => found.push(Act::Writes(path.to_owned())),
                    _ => {}
                }
                rest = rest.get(line.len()..).unwrap_or_default();
            }
            'b' | 't' | 'T' | ':' | '#' => {
                let end = if command == '#' { line.len() } else { line.find(';').unwrap_or(line.len()) };
                rest = rest.get(end..).unwrap_or_default();
            }
            'p' | 'P' | 'd' | 'D' | 'n' | 'N' | 'g' | 'G' | 'h' | 'H' | 'x' | 'q' | 'Q' | 'l' | '=' | 'z' | 'F' => {
                rest = rest.trim_start_matches(|c: char| c.is_ascii_digit() || c == ' ');
            }
            _ => break,
        }
    }
    found
}

/// What follows a line's number, `$`, a pattern, or two of these.
fn past_address(text: &str) -> &str {
    let mut rest = text;
    loop {
        let trimmed = rest.trim_start_matches(|c: char| c.is_ascii_digit() || " ,!+~$".contains(c));
        let (delimiter, inside) = match trimmed.strip_prefix('\\') {
            Some(after) => {
                let c = after.chars().next().unwrap_or('/');
                (c, after.get(c.len_utf8()..).unwrap_or_default())
            }
            None => match trimmed.strip_prefix('/') {
                Some(after) => ('/', after),
                None => return trimmed,
            },
        };
        let Some((_, after)) = until(inside, delimiter) else { return "" };
        rest = after.trim_start_matches(['I', 'M']);
    }
}

/// `/from/to/`: what is put in, and what follows.
fn substitution(text: &str) -> Option<(String, &str)> {
    let delimiter = text.chars().next()?;
    let (_, rest) = until(text.get(delimiter.len_utf8()..)?, delimiter)?;
    until(rest, delimiter)
}

/// The text up to `end`, escapes and brackets passed over, and what follows it.
fn until(text: &str, end: char) -> Option<(String, &str)> {
    let mut escaped = false;
    for (at, c) in text.char_indices() {
        if escaped {
            escaped = false;
        } else if c == '\\' {
            escaped = true;
        } else if c == end {
            let inside = text.get(..at)?.replace(&format!("\\{end}"), end.encode_utf8(&mut [0; 4]));
            return Some((inside, text.get(at.saturating_add(c.len_utf8())..)?));
        }
    }
    None
}
