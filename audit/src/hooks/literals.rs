//! Scripts in languages that are not read here: the lines in their texts that a shell would run.

use std::collections::BTreeSet;

use crate::finding::{Finding, Findings, Place};
use crate::rules::shell as rules;
use crate::shell::{self, Call, Context};

/// 2,000 texts of one script.
const TEXTS: usize = 2_000;

/// What runs languages whose scripts are judged by their texts alone.
pub(super) const RUNNERS: &[&str] = &[
    "tclsh",
    "wish",
    "expect",
    "osascript",
    "rscript",
    "julia",
    "elixir",
    "groovy",
    "swift",
    "gjs",
    "jshell",
    "guile",
    "go",
    "java",
    "dart",
    "kotlin",
    "scala",
    "racket",
    "nim",
    "crystal",
    "dotnet",
    "raku",
    "nu",
    "xonsh",
    "elvish",
];

/// Endings of such scripts.
pub(super) const ENDINGS: &[&str] = &[
    "tcl",
    "exp",
    "applescript",
    "scpt",
    "r",
    "jl",
    "exs",
    "groovy",
    "swift",
    "go",
    "java",
    "dart",
    "kts",
    "csx",
    "raku",
    "gradle",
    "kt",
    "cs",
    "scala",
    "sc",
    "hs",
    "clj",
    "cr",
    "nim",
    "erl",
    "rkt",
    "scm",
    "lisp",
];

/// What begins a line that a client of a database, an editor or a debugger hands to a shell.
const STARTS: &[&str] = &[
    "exec ",
    "spawn ",
    "open |",
    "system ",
    ".shell ",
    ".system ",
    "shell ",
    "\\! ",
    ":!",
    "!",
    "silent !",
    "host ",
    "pipe ",
    "silent! !",
    "platform shell ",
    "execute '!",
    ":silent !",
];

/// What `do shell script` is given in `AppleScript`, each line as a shell gets it: texts that are joined are one, and what is no text is a variable.
fn shell_scripts(text: &str) -> Vec<String> {
    let asks = text.lines().take(TEXTS).filter_map(|line| line.split_once("do shell script ")).map(|(_, rest)| rest);
    let whole = |rest: &str| {
        let mut line = String::new();
        for part in rest.split(" & ").take(PARTS) {
            match part.trim().strip_prefix('"').and_then(|part| part.split('"').next()) {
                Some(said) => line.push_str(said),
                None => line.push_str("\"${PART}\""),
            }
        }
        line
    };
    asks.filter(|rest| rest.contains(" & ")).map(whole).collect()
}

/// 64 texts of one line.
const PARTS: usize = 64;

/// Judges the texts of the script at `path`; the scripts that they lead to.
pub(super) fn judge(path: &str, text: &str, context: Context, findings: &mut Findings) -> Vec<Call> {
    let place = Place::file(path);
    let mut calls = Vec::new();
    let mut lines: BTreeSet<&str> = text.split('"').skip(1).step_by(2).take(TEXTS).collect();
    lines.extend(text.split('\'').skip(1).step_by(2).take(TEXTS));
    lines.extend(text.split('`').skip(1).step_by(2).take(TEXTS));
    let asked = shell_scripts(text);
    lines.extend(asked.iter().map(String::as_str));
    for line in text.lines().take(TEXTS) {
        let line = line.trim().trim_start_matches(['[', '{', ' ']);
        lines.extend(STARTS.iter().find_map(|start| line.strip_prefix(start)));
        // `.import '|curl …'`, `.once |sh`: a pipe of a client's own.
        let piped = line.strip_prefix('.').and_then(|line| line.split_once('|'));
        lines.extend(piped.map(|(_, line)| line));
    }
    let reads = |line: &str| line.starts_with("cat ") && line.split_whitespace().any(shell::paths::is_secret);
    let is_command =
        |line: &str| shell::begins_with_program(line) || shell::stores::said(line).is_some() || reads(line);
    let is_line = |line: &&str| is_command(line.trim()) && !line.contains('\n');
    for line in lines.into_iter().map(|line| line.trim_start_matches(['|', '!', ' '])).filter(is_line) {
        calls.extend(shell::judge(&place, line.trim_end_matches([']', '}']), context, findings));
    }
    let far =
        ["source(\"http", "source('http", "include(\"http", "source_url(", "Code.eval_string(", "evaluate(new URL"];
    if far.iter().any(|word| text.contains(word)) {
        findings.push(Finding::new(&rules::PIPE, place.clone(), "what is at an address is run"));
    }
    if text.contains("login item") && text.contains("make ") {
        findings.push(Finding::new(&rules::LASTING, place.clone(), "it is made to start at login"));
    }
    if text.contains("spawn crontab -e") {
        findings.push(Finding::new(&rules::LASTING, place, "it writes the table of cron's as a person would"));
    }
    calls
}
