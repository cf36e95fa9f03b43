//! Commands between brackets or keywords: lists, loops, branches.

#![expect(clippy::excessive_nesting, reason = "the cases of a grammar stand side by side in its loops")]

use super::parse::{Dialect, Parser, finish, is_word};
use super::tree::{Command, Part, Pipeline, Script, What, Word};
use super::word;

/// Words that begin a group, with the words that end it.
const GROUPS: &[(&str, &[&str])] = &[
    ("if", &["fi"]),
    ("while", &["done"]),
    ("until", &["done"]),
    ("for", &["done"]),
    ("select", &["done"]),
    ("case", &["esac"]),
    ("{", &["}"]),
];

/// 4 names of one loop: zsh's go through keys and values, two at a time.
const NAMES: usize = 4;

/// The same of fish.
const FISH: &[(&str, &[&str])] =
    &[("if", &["end"]), ("while", &["end"]), ("for", &["end"]), ("begin", &["end"]), ("switch", &["end"])];

/// Where the options of fish's `function name` end: at the line's end, or a `;` outside of quotes.
fn head(text: &str) -> usize {
    let mut quote = None;
    let ends = |c: char| match quote {
        Some(open) if open == c => {
            quote = None;
            false
        }
        Some(_) => false,
        None if matches!(c, '"' | '\'') => {
            quote = Some(c);
            false
        }
        None => matches!(c, '\n' | ';'),
    };
    text.find(ends).unwrap_or(text.len())
}

impl Parser<'_> {
    /// `function name …`: the name; of fish's also the body, which no bracket opens.
    pub(super) fn definition(&mut self, command: &mut Command) {
        self.at += "function".len();
        self.blank();
        if !self.rest().starts_with(['{', '(']) {
            command.defines = word::read(self).and_then(|word| word.bare().map(str::to_owned));
            self.blank();
        }
        if self.dialect == Dialect::Fish {
            self.at += head(self.rest());
            command.group = Some(self.deeper(|parser| parser.list(&["end"])));
            return;
        }
        self.at += if self.rest().starts_with("()") { 2 } else { 0 };
        self.lines();
    }

    /// `( … )`, `{ …; }`, `if … fi` and so on.
    pub(super) fn group(&mut self) -> Option<Script> {
        let rest = self.rest();
        if rest.starts_with('(') {
            self.at += 1;
            let script = self.deeper(|parser| parser.list(&[]));
            self.at = self.at.saturating_add(1).min(self.text.len());
            return Some(script);
        }
        let groups = if self.dialect == Dialect::Fish { FISH } else { GROUPS };
        let (word, ends) = groups.iter().find(|(word, _)| is_word(rest, word))?;
        self.at += word.len();
        let script = match *word {
            "case" => self.deeper(Parser::case),
            "for" | "select" => self.deeper(|parser| parser.each(ends)),
            "{" => {
                self.braces = self.braces.saturating_add(1);
                let script = self.deeper(|parser| parser.list(ends));
                self.braces = self.braces.saturating_sub(1);
                script
            }
            _ => self.deeper(|parser| parser.list(ends)),
        };
        Some(script)
    }

    /// `for NAME in words; do …; done`: the words become what NAME may be; without any, those of the script or function. In zsh
    /// several names take turns.
    fn each(&mut self, ends: &[&str]) -> Script {
        let mut names = Vec::new();
        loop {
            self.blank();
            let is_over =
                self.rest().is_empty() || self.rest().starts_with(['\n', ';', '(']) || is_word(self.rest(), "in");
            let name = if is_over { None } else { word::read(self) };
            let Some(name) = name.and_then(|word| word.bare().map(str::to_owned)) else { break };
            names.push(name);
        }
        names.truncate(NAMES);
        self.lines();
        let words = if is_word(self.rest(), "in") {
            self.at += 2;
            self.gone_through()
        } else {
            let part = Part { what: What::Variable("@".to_owned(), String::new()), quoted: true };
            vec![Word { parts: vec![part] }]
        };
        let span = (self.at, self.at);
        let mut script = self.list(ends);
        for name in names {
            let each = Command { each: Some((name, words.clone())), span, ..Command::default() };
            script.pipelines.insert(0, Pipeline { commands: vec![each], ..Pipeline::default() });
        }
        script
    }

    /// The words behind `in`.
    fn gone_through(&mut self) -> Vec<Word> {
        let mut words = Vec::new();
        loop {
            self.blank();
            if self.rest().is_empty() || self.rest().starts_with(['\n', ';', '\r', '&', '|', ')', '(']) {
                return words;
            }
            let Some(word) = word::read(self) else { return words };
            words.push(word);
        }
    }

    /// `case word in pattern) …;; esac`.
    fn case(&mut self) -> Script {
        self.blank();
        let subject = word::read(self).unwrap_or_default();
        self.lines();
        if is_word(self.rest(), "in") {
            self.at += 2;
        }
        let mut script = Script::default();
        loop {
            self.lines();
            let rest = self.rest();
            if rest.is_empty() {
                return script;
            }
            if is_word(rest, "esac") {
                self.at += 4;
                return script;
            }
            let end = rest.find([')', '\n']).map_or(rest.len(), |end| end + 1);
            let pattern = rest.get(..end.saturating_sub(1)).unwrap_or_default().to_owned();
            self.at += end;
            let from = self.at;
            let branch = self.branch();
            let only = Some((subject.clone(), pattern));
            let command = Command { group: Some(branch), only, span: (from, self.at), ..Command::default() };
            script.pipelines.push(Pipeline { commands: vec![command], ..Pipeline::default() });
        }
    }

    /// The commands of one branch, up to `;;` or before `esac`.
    fn branch(&mut self) -> Script {
        let mut script = Script::default();
        loop {
            self.lines();
            let rest = self.rest();
            if rest.is_empty() || is_word(rest, "esac") {
                return script;
            }
            if rest.starts_with(";;") || rest.starts_with(";&") {
                self.at += if rest.starts_with(";;&") { 3 } else { 2 };
                return script;
            }
            let before = self.at;
            let mut pipeline = Pipeline::default();
            self.pipeline(&mut script, &mut pipeline);
            finish(&mut script, &mut pipeline);
            if self.at == before {
                self.at += self.peek().map_or(1, char::len_utf8);
            }
        }
    }

    /// One pipeline, up to what ends it.
    fn pipeline(&mut self, script: &mut Script, pipeline: &mut Pipeline) {
        loop {
            self.blank();
            let rest = self.rest();
            if rest.is_empty() || rest.starts_with(";;") || rest.starts_with(";&") || rest.starts_with(')') {
                return;
            }
            let is_pipe = rest.starts_with('|') && !rest.starts_with("||");
            if self.separator(script, pipeline) {
                if is_pipe {
                    continue;
                }
                return;
            }
            let before = self.at;
            let command = self.command();
            if command != Command::default() {
                pipeline.commands.push(command);
            }
            if self.at == before {
                return;
            }
        }
    }
}
