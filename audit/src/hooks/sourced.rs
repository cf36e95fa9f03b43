//! Files of the plugin that another one reads as part of itself: functions of a shell's, variables and recipes of make's.

use super::{Called, text};
use crate::bundle::{Bundle, joined};

/// 16 files that one reads: honest scripts have three.
const FILES: usize = 16;

/// The texts of the scripts whose functions the script at `path` takes over by `source` or a dot, and of those that these do.
pub(super) fn texts(called: &Called<'_>, path: &str, script: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    let mut texts: Vec<String> = Vec::new();
    let mut waiting = vec![(path.to_owned(), script.to_owned())];
    while let Some((path, script)) = waiting.pop() {
        let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
        for name in script.lines().flat_map(named) {
            let other = called.beside(folder, name).filter(|other| *other != path && !found.contains(other));
            let Some(other) = other.filter(|_| found.len() < FILES) else { continue };
            found.push(other.clone());
            if let Some(body) = text(called.bundle, &other) {
                texts.push(body.clone());
                waiting.push((other, body));
            }
        }
    }
    texts
}

/// Endings of settings of which each line is a name and a value.
const SETTINGS: &[&str] = &["conf", "cfg", "ini", "env", "properties", "txt", "settings", "rc", "opts", "list"];

/// 200 lines of one file of settings.
const LINES: usize = 200;

/// How a script gives what it reads to a variable of a name that it reads, too.
const NAMES: &[&str] =
    &["declare \"$", "export \"$", "printf -v \"$", "typeset \"$", "readonly \"$", "local \"$", "eval "];

/// What the shell script `script` at `path` reads out of settings of the plugin's line by line, as assignments: into a list, or
/// into variables of those names.
pub(super) fn settings(called: &Called<'_>, path: &str, script: &str) -> Option<String> {
    let reads = script.contains("read ") && script.contains("IFS=");
    let lists = lists(script);
    let by_name = NAMES.iter().any(|word| script.contains(word));
    if !reads || lists.is_empty() && !by_name {
        return None;
    }
    let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
    let is_settings =
        |word: &&str| word.rsplit_once('.').is_some_and(|(_, end)| SETTINGS.contains(&end.trim_end_matches('"')));
    // `$root/etc/x.conf`: what stands before the first folder is not known.
    let below = |word: &'_ str| match word.strip_prefix('$').and_then(|word| word.split_once('/')) {
        Some((_, below)) => below.to_owned(),
        None => word.to_owned(),
    };
    let files = super::nets::words(script).into_iter().filter(is_settings);
    let files: Vec<String> = files.filter_map(|word| called.beside(folder, &below(word))).take(FILES).collect();
    let mut shell = String::new();
    for body in files.iter().filter_map(|file| text(called.bundle, file)) {
        for (key, value) in body.lines().take(LINES).filter_map(entry) {
            let value = crate::layout::quote(value);
            lists.iter().for_each(|list| shell.push_str(&format!("{list}[{key}]={value}\n")));
            if by_name {
                shell.push_str(&format!("{key}={value}\n"));
            }
        }
    }
    (!shell.is_empty()).then_some(shell)
}

/// The lists that the script fills at keys which variables hold: `conf[$key]=$value`.
fn lists(script: &str) -> Vec<&str> {
    let lines = script.lines().map(str::trim_start);
    let name = |line: &'_ str| line.find("[$").or_else(|| line.find("[\"$")).map(|at| at.min(line.len()));
    let mut found: Vec<&str> = Vec::new();
    for line in lines {
        let Some((before, after)) = name(line).and_then(|at| line.split_at_checked(at)) else { continue };
        let start =
            before.rfind(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).map_or(0, |at| at.saturating_add(1));
        let list = before.get(start..).unwrap_or_default();
        if after.split_once(']').is_some_and(|(_, rest)| rest.starts_with('='))
            && !list.is_empty()
            && !found.contains(&list)
        {
            found.push(list);
        }
    }
    found
}

/// A name and its value.
fn entry(line: &str) -> Option<(&str, &str)> {
    let (key, value) =
        line.trim().split_once(['=', ':']).filter(|_| !line.trim_start().starts_with(['#', ';', '[']))?;
    let is_name = !key.is_empty() && key.trim().chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == '-');
    let value = value.trim().trim_matches(['"', '\'']);
    (is_name && !value.is_empty() && !value.contains(' ')).then(|| (key.trim(), value))
}

/// What the line may read into the shell: the path behind variables, quotes and substitutions, where more follows or not.
fn named(line: &str) -> Vec<&str> {
    let begins = |at: usize| {
        line.get(..at).is_some_and(|before| before.is_empty() || before.ends_with([' ', '\t', ';', '&', '|', '(', '{']))
    };
    let words = [". ", "source "].iter().flat_map(|word| line.match_indices(word));
    let rest = words.filter(|(at, _)| begins(*at)).filter_map(|(at, word)| line.get(at.saturating_add(word.len())..));
    rest.flat_map(|rest| [rest, rest.split([';', '&', '|']).next().unwrap_or_default()]).filter_map(below).collect()
}

/// What stands in a path behind what is not known of it.
fn below(path: &str) -> Option<&str> {
    let path = path.trim().trim_matches(['"', '\'']);
    let path = path.rsplit(['}', ')']).next().unwrap_or(path);
    let path = if path.starts_with('$') { path.split_once('/')?.1 } else { path };
    let end = path.find([' ', '"', '\'', '\t', ';']).unwrap_or(path.len());
    path.get(..end).filter(|path| !path.trim_start_matches('/').is_empty())
}

/// The recipes at a path that `by` reads, with the files of the plugin put in that they include by a name that is written out.
pub(super) fn recipes(bundle: &Bundle, (path, text): (&str, &str), by: &str) -> String {
    let mut whole = text.to_owned();
    for _ in 0..FILES {
        let (mut next, mut more) = (String::new(), false);
        for line in whole.lines() {
            // One line may bring as much as all before it.
            let body = if next.len() < BYTES { included(bundle, (path, line), by) } else { None };
            more |= body.is_some();
            next.push_str(body.as_deref().unwrap_or(line));
            next.push('\n');
        }
        whole = next;
        if !more || whole.len() > BYTES {
            break;
        }
    }
    whole
}

/// 256 KiB of a makefile with all that it includes: one that includes itself must not grow for ever.
const BYTES: usize = 256 << 10;

/// The files of the plugin that a line includes.
fn included(bundle: &Bundle, (path, line): (&str, &str), by: &str) -> Option<String> {
    const MAKE: &[&str] = &["include ", "-include ", "sinclude "];
    const JUST: &[&str] = &["import ", "import? "];
    let words = if by == "just" { JUST } else { MAKE };
    let names = words.iter().find_map(|word| line.strip_prefix(word))?.replace(['"', '\''], "");
    let other = |name: &str| joined(path, name).filter(|other| other != path).and_then(|other| text(bundle, &other));
    let bodies = names.split_whitespace().filter_map(other).filter(|body| body.len() <= BYTES);
    let bodies: Vec<String> = bodies.take(FILES).collect();
    (!bodies.is_empty()).then(|| bodies.join("\n"))
}
