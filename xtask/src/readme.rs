//! What the README shows is what happens: its `console` blocks are typed as they stand, and what they show must come.
//!
//! A block is a line that begins with `$`, then lines of what it says. `…` on a line of its own stands for lines that
//! were left out; numbers that differ from run to run are compared by their kind.

use std::fs;

use crate::shell::{Project, Trouble, listen};

/// One block.
struct Shown {
    command: String,
    lines: Vec<String>,
}

/// Runs every block.
pub(crate) fn run(project: &Project) -> Result<(), Trouble> {
    let path = project.root.join("README.md");
    let text = fs::read_to_string(&path).map_err(Trouble::disk(&path))?;
    let blocks = blocks(&text);
    if blocks.is_empty() {
        let nothing = || Trouble::Readme { command: String::new(), line: "```console".to_owned(), said: String::new() };
        return Err(nothing());
    }
    for Shown { command, lines } in blocks {
        println!("$ {command}");
        // The programs were built by the tests a moment ago, with the tests' features; building them anew costs minutes.
        let typed = command.replacen("cargo xtask demo", "cargo xtask demo --built", 1);
        let (ended_well, said) = listen(&mut project.command(&typed))?;
        if !ended_well {
            return Err(Trouble::Readme { command, line: "a good end".to_owned(), said });
        }
        if let Some(line) = first_missing(&lines, &said) {
            return Err(Trouble::Readme { command, line, said });
        }
    }
    Ok(())
}

fn blocks(text: &str) -> Vec<Shown> {
    let fenced = text.split("```console\n").skip(1).filter_map(|rest| rest.split("\n```").next());
    let shown = |block: &str| {
        let mut lines = block.lines();
        let command = lines.next()?.strip_prefix("$ ")?.to_owned();
        Some(Shown { command, lines: lines.map(str::to_owned).collect() })
    };
    fenced.filter_map(shown).collect()
}

/// The first of `lines` that `said` does not have after those before it.
fn first_missing(lines: &[String], said: &str) -> Option<String> {
    let mut said = said.lines().map(plain);
    let shown = lines.iter().filter(|line| !line.trim().is_empty() && line.trim() != "…");
    shown.into_iter().find(|line| !said.any(|heard| heard == plain(line))).cloned()
}

/// A line without what differs from run to run.
fn plain(line: &str) -> String {
    line.split_whitespace().map(word).collect::<Vec<_>>().join(" ")
}

/// A word without its digits, where it is a digest, a key, a port, a commit or a time.
fn word(word: &str) -> String {
    for kind in ["http://127.0.0.1:", "sha256:", "ed25519:"] {
        if let Some((before, _)) = word.split_once(kind) {
            return format!("{before}{kind}…");
        }
    }
    let bare = word.trim_end_matches(['…', ',', ';', '.']);
    let is_commit = bare.len() >= 7 && bare.bytes().all(|b| b.is_ascii_hexdigit());
    let is_time = word.len() >= 10 && word.starts_with("20") && word.bytes().filter(|b| *b == b'-').count() == 2;
    if is_commit || is_time { "…".to_owned() } else { word.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn missing(lines: &[&str], said: &str) -> Option<String> {
        first_missing(&lines.iter().map(|l| (*l).to_owned()).collect::<Vec<_>>(), said)
    }

    #[test]
    fn a_promise_that_is_not_kept_is_named() {
        assert_eq!(missing(&["one", "three"], "one\ntwo\n"), Some("three".to_owned()));
    }

    #[test]
    fn the_order_counts() {
        assert_eq!(missing(&["two", "one"], "one\ntwo\n"), Some("one".to_owned()));
    }

    #[test]
    fn what_differs_from_run_to_run_is_compared_by_its_kind() {
        let said = "tree sha256:1f00 (5 files)\nport http://127.0.0.1:40255\non 2026-11-22\n";
        assert_eq!(missing(&["tree sha256:9c… (5 files)", "…", "on 2030-01-01"], said), None);
        assert!(missing(&["tree ed25519:9c… (5 files)"], said).is_some());
    }
}
