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

/// The makefile `makefile` at `path` with the files of the plugin put in that it includes by a name that is written out.
pub(super) fn makefile(bundle: &Bundle, path: &str, makefile: &str) -> String {
    let mut whole = makefile.to_owned();
    for _ in 0..FILES {
        let (mut next, mut more) = (String::new(), false);
        for line in whole.lines() {
            // One line may bring as much as all before it.
            let body = if next.len() < BYTES { included(bundle, path, line) } else { None };
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
fn included(bundle: &Bundle, path: &str, line: &str) -> Option<String> {
    let names = ["include ", "-include ", "sinclude "].iter().find_map(|word| line.strip_prefix(word))?;
    let other = |name: &str| joined(path, name).filter(|other| other != path).and_then(|other| text(bundle, &other));
    let bodies = names.split_whitespace().filter_map(other).filter(|body| body.len() <= BYTES);
    let bodies: Vec<String> = bodies.take(FILES).collect();
    (!bodies.is_empty()).then(|| bodies.join("\n"))
}
