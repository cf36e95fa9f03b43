//! A makefile as the shell text that it comes to: its variables and functions are worked out, what it runs while it is read
//! and what its recipes run stand one after the other.

#![expect(clippy::excessive_nesting, reason = "the cases of a grammar stand side by side in its loops")]

use std::collections::BTreeMap;

use super::functions::Words;
use super::recipes::{RECIPES, Recipe};

/// 24 functions inside each other: honest makefiles have five.
const LEVELS: usize = 24;

/// 64 KiB of one worked-out text: what doubles itself must not grow for ever.
const BYTES: usize = 64 << 10;

/// 100,000 functions and variables worked out for one file.
const STEPS: usize = 100_000;

/// 64 texts that `eval` makes part of the file.
const EVALS: usize = 64;

/// A makefile that was read.
#[derive(Default)]
pub(super) struct Makefile {
    pub(super) variables: BTreeMap<String, String>,
    /// What runs while the file is read.
    pub(super) runs: Vec<String>,
    pub(super) recipes: Vec<Recipe>,
    /// What the command line gives to variables, which the file does not change.
    given: BTreeMap<String, String>,
    waiting: Vec<String>,
    evals: usize,
    steps: usize,
}

/// Reads `text`, whose recipes `targets` are asked for.
pub(super) fn read(text: &str, targets: &[String]) -> Makefile {
    let (given, targets): (Vec<String>, Vec<String>) = targets.iter().cloned().partition(|word| word.contains('='));
    let mut file = Makefile::default();
    let given = given.iter().filter_map(|word| word.split_once('='));
    file.given =
        given.map(|(name, value)| (name.trim_end_matches([':', '+', '?']).to_owned(), value.to_owned())).collect();
    file.variables.extend(file.given.clone());
    // What a recipe names may be set below it.
    file.whole(text, &targets);
    file = Makefile { variables: file.variables, given: file.given, ..Makefile::default() };
    file.whole(text, &targets);
    let shell = file.variables.get("SHELL").cloned().unwrap_or_default();
    if !shell.is_empty() {
        let shell = file.expand(&shell, &[], 0);
        let flags = file.variables.get(".SHELLFLAGS").cloned().unwrap_or_else(|| "-c".to_owned());
        let flags = file.expand(&flags, &[], 0);
        for recipe in &mut file.recipes {
            recipe.text = format!("{shell} {flags} {}\n", crate::layout::quote(&recipe.text));
        }
    }
    file
}

impl Makefile {
    fn whole(&mut self, text: &str, targets: &[String]) {
        self.part(text, targets);
        while let Some(text) = self.waiting.pop() {
            self.part(&text, targets);
        }
    }

    fn part(&mut self, text: &str, targets: &[String]) {
        let joined = text.replace("\\\r\n", " ").replace("\\\n", " ");
        let mut lines = joined.lines();
        while let Some(line) = lines.next() {
            if let Some(recipe) = line.strip_prefix('\t') {
                let recipe = recipe.trim_start().trim_start_matches(['@', '-', '+', ' ']);
                let recipe = self.expand(recipe, &[], 0);
                if let Some(last) = self.recipes.last_mut() {
                    last.text.push_str(recipe.trim_start_matches(['@', '-', '+']));
                    last.text.push('\n');
                }
                continue;
            }
            let line = line.trim();
            let name = line.strip_prefix("define ").or_else(|| line.strip_prefix("override define "));
            if let Some(name) = name {
                let name = name.trim_end_matches(['=', ':', '+', '?', ' ']).trim().to_owned();
                let body: Vec<&str> = lines.by_ref().take_while(|line| line.trim() != "endef").collect();
                self.variables.insert(name, body.join("\n"));
            } else if !line.starts_with('#') && !line.is_empty() {
                self.line(line, targets);
            }
        }
    }

    fn line(&mut self, line: &str, targets: &[String]) {
        let plain = ["export ", "override ", "private "].iter().fold(line, |line, word| line.trim_start_matches(word));
        for word in ["include ", "-include ", "sinclude "] {
            if let Some(paths) = plain.strip_prefix(word) {
                let paths = self.expand(paths, &[], 0);
                let more = paths.split_whitespace().map(|path| format!("make -f {path} {}", targets.join(" ")));
                self.runs.extend(more);
                return;
            }
        }
        if self.assignment(plain) {
            if line.contains("export ") {
                self.exports(plain);
            }
            return;
        }
        let Some(colon) = outside(plain, ':') else {
            let text = self.expand(plain, &[], 0);
            if !text.trim().is_empty() && plain.starts_with('$') {
                self.evaluate(text);
            }
            return;
        };
        let (names, needs) = plain.split_at_checked(colon).unwrap_or((plain, ""));
        let needs = needs.trim_start_matches(':').trim_start();
        // `target: NAME = value`
        if self.assignment(needs) || self.recipes.len() >= RECIPES {
            return;
        }
        let (needs, inline) = needs.split_once(';').unwrap_or((needs, ""));
        let words = |text: String| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let names = words(self.expand(names, &[], 0));
        let needs = words(self.expand(needs, &[], 0));
        let text = format!("{}\n", self.expand(inline.trim().trim_start_matches('@'), &[], 0));
        self.recipes.push(Recipe { names, needs, text });
    }

    /// Takes `NAME = value` and its kin.
    fn assignment(&mut self, line: &str) -> bool {
        let Some((left, value)) = outside(line, '=').and_then(|at| Some((line.get(..at)?, line.get(at + 1..)?))) else {
            return false;
        };
        let name = left.trim_end_matches([':', '?', '+', '!']).trim();
        let is_name = !name.is_empty() && !name.contains([' ', '\t', ':', '#']);
        if !is_name {
            return false;
        }
        let name = self.expand(name, &[], 0);
        let value = value.trim();
        let signs = left.get(left.trim_end_matches([':', '?', '+', '!']).len()..).unwrap_or_default();
        let value = match signs {
            "!" => self.expand(&format!("$(shell {value})"), &[], 0).replace('$', "$$"),
            ":" | "::" | ":::" => self.expand(value, &[], 0).replace('$', "$$"),
            "+" => format!("{} {value}", self.variables.get(&name).map_or("", String::as_str)),
            _ => value.to_owned(),
        };
        if !self.given.contains_key(&name) && (signs != "?" || !self.variables.contains_key(&name)) {
            self.variables.insert(name, cut(value));
        }
        true
    }

    /// What recipes find in their environment.
    fn exports(&mut self, line: &str) {
        let left = line.split('=').next().unwrap_or_default();
        let name = left.trim_end_matches([':', '?', '+', '!', ' ', '\t']).trim();
        if name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') {
            let value = self.variable(name, &[], 0);
            self.runs.push(format!("export {name}=\"{}\"", value.replace('"', "\\\"")));
        }
    }

    /// Text that becomes part of the file.
    pub(super) fn evaluate(&mut self, text: String) {
        self.evals = self.evals.saturating_add(1);
        // What a download prints is rules and calls of the shell by then.
        if downloads(&text) {
            self.runs.push(format!("eval \"{text}\""));
        }
        if self.evals <= EVALS {
            self.waiting.push(text);
        }
    }

    /// `text` with its variables and functions worked out; what the shell prints stands as `$(…)`.
    pub(super) fn expand(&mut self, text: &str, args: &[String], level: usize) -> String {
        self.steps = self.steps.saturating_add(1);
        if level > LEVELS || self.steps > STEPS {
            return String::new();
        }
        let mut out = String::with_capacity(text.len());
        let mut rest = text;
        while let Some((before, after)) = rest.split_once('$') {
            out.push_str(before);
            let close = match after.chars().next() {
                Some('(') => ')',
                Some('{') => '}',
                Some('$') => {
                    out.push('$');
                    rest = after.get(1..).unwrap_or_default();
                    continue;
                }
                Some(c) => {
                    let name = c.to_string();
                    out.push_str(&self.variable(&name, args, level));
                    rest = after.get(c.len_utf8()..).unwrap_or_default();
                    continue;
                }
                None => {
                    rest = "";
                    continue;
                }
            };
            let inside = after.get(1..).unwrap_or_default();
            let end = closing(inside, close);
            let one = self.reference(inside.get(..end).unwrap_or_default(), args, level.saturating_add(1));
            out.push_str(&one);
            out = cut(out);
            rest = inside.get(end.saturating_add(1)..).unwrap_or_default();
        }
        out.push_str(rest);
        cut(out)
    }

    /// What stands between the brackets: a function with its words, or a name.
    fn reference(&mut self, inside: &str, args: &[String], level: usize) -> String {
        let call =
            inside.split_once([' ', '\t']).filter(|(name, _)| name.chars().all(|c| c.is_ascii_lowercase() || c == '-'));
        if let Some((name, words)) = call
            && let Some(out) = self.function(name, &Words::of(words.trim_start(), args, level))
        {
            return out;
        }
        let name = self.expand(inside, args, level);
        // `$(NAME:.c=.o)`
        match name.split_once(':').and_then(|(name, change)| Some((name, change.split_once('=')?))) {
            Some((name, (from, to))) => {
                let text = self.variable(name, args, level);
                let change =
                    |word: &str| word.strip_suffix(from).map_or_else(|| word.to_owned(), |stem| format!("{stem}{to}"));
                text.split_whitespace().map(change).collect::<Vec<_>>().join(" ")
            }
            None => self.variable(&name, args, level),
        }
    }

    fn variable(&mut self, name: &str, args: &[String], level: usize) -> String {
        if let Some(arg) = name.parse::<usize>().ok().and_then(|at| args.get(at)) {
            return arg.clone();
        }
        if let Some(raw) = self.variables.get(name).cloned() {
            return self.expand(&raw, args, level.saturating_add(1));
        }
        match name {
            "SHELL" => "/bin/sh".to_owned(),
            "MAKE" => "make".to_owned(),
            "CURDIR" => ".".to_owned(),
            _ if name.trim_end_matches(['D', 'F']).len() == 1
                && name.starts_with(['@', '<', '^', '*', '?', '+', '|']) =>
            {
                match name.chars().next() {
                    Some('<') => "${<}",
                    Some('^' | '+' | '?') => "${^}",
                    _ => "${@}",
                }
                .to_owned()
            }
            _ => format!("${{{}}}", name.replace(|c: char| !c.is_ascii_alphanumeric(), "_")),
        }
    }
}

/// Whether a text is what a program prints that asks an address: what the shell prints stands as `$(…)` in it.
fn downloads(text: &str) -> bool {
    let programs = ["curl ", "wget ", "fetch ", "aria2c ", "nc ", "ncat "];
    text.match_indices("$(").any(|(at, open)| {
        let command = text.get(at.saturating_add(open.len())..).unwrap_or_default().trim_start();
        programs.iter().any(|program| command.starts_with(program))
    })
}

/// Where the bracket stands that closes, pairs of the same kind passed over.
pub(super) fn closing(text: &str, close: char) -> usize {
    let open = if close == ')' { '(' } else { '{' };
    let mut depth = 0_usize;
    for (at, c) in text.char_indices() {
        if c == open {
            depth = depth.saturating_add(1);
        } else if c == close {
            if depth == 0 {
                return at;
            }
            depth = depth.saturating_sub(1);
        }
    }
    text.len()
}

/// Where `sign` first stands in no bracket.
fn outside(line: &str, sign: char) -> Option<usize> {
    let mut depth = 0_usize;
    line.char_indices().find_map(|(at, c)| {
        match c {
            '(' | '{' => depth = depth.saturating_add(1),
            ')' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        (c == sign && depth == 0).then_some(at)
    })
}

fn cut(mut text: String) -> String {
    text.truncate(text.floor_char_boundary(BYTES));
    text
}
