//! Code that nothing of a plugin loads: an agent may run it, with the questions that it asks before every command.
//!
//! A skill brings scripts that an agent starts by hand. Neither a host nor an engine loads them, and what they need (a
//! converter, a package of the project) is no more than what any command of the agent needs. So the plain fact that such a
//! script starts programs or loads packages is a warning; whatever no honest script does stays a danger, and with it all
//! else that is said about its file.

mod commands;

use std::collections::{BTreeMap, BTreeSet};

use aho_corasick::AhoCorasick;

use crate::bundle::{Bundle, FILE_BYTES, File};
use crate::finding::{Finding, Findings, Severity};
use crate::layout::{Layout, Role, is_script};
use crate::rule::Family;
use crate::script;

/// What an honest script that an agent starts may do.
const ORDINARY: &[&str] = &[
    "process-exec/module",
    "process-exec/command",
    "process-exec/process",
    "external-import/package",
    "external-import/outside",
    "dynamic-module/computed",
    "dynamic-module/loader",
    "worker",
    "global-mutation",
];

/// Moves `code` into `findings`; what is ordinary in a script that nothing loads is a warning there, unless there are more dangers
/// than are kept: those that are not known are not ordinary.
pub(crate) fn weigh(bundle: &Bundle, layout: &Layout, code: Findings, findings: &mut Findings) {
    let loose =
        if is_agents_own(layout) && code.lost(Severity::Danger) == 0 { loose(bundle, layout) } else { BTreeSet::new() };
    let mut worse: BTreeMap<String, bool> = BTreeMap::new();
    let mut alike: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    for finding in code.iter().filter(|finding| finding.severity == Severity::Danger) {
        let (path, rule) = (&finding.place.path, finding.rule.id);
        let count = alike.entry((path, rule)).or_default();
        *count = count.saturating_add(1);
        // Of one rule no more are told: what else it found may be worse, unless all that it finds is ordinary.
        let is_full = *count >= script::ALIKE && !ORDINARY.contains(&rule);
        let is_worse = worse.entry(path.clone()).or_default();
        *is_worse |=
            is_full || !is_ordinary(finding) && !(loose.contains(path) && is_handed_on(bundle, &code, finding));
    }
    let only_tests = tests_alone(&code);
    for (path, is_worse) in worse.iter_mut().filter(|(path, is_worse)| !**is_worse && loose.contains(*path)) {
        if only_tests.contains(path) {
            continue;
        }
        let bytes = bundle.file(path).and_then(|file| bundle.read(file, FILE_BYTES).ok()).unwrap_or_default();
        *is_worse = commands::has_danger(&crate::text::read(&bytes));
    }
    findings.absorb(code, |finding| {
        let path = &finding.place.path;
        let is_lower = finding.severity == Severity::Danger && loose.contains(path) && worse.get(path) == Some(&false);
        if !is_lower {
            return finding;
        }
        let message = format!("{}, in a script that nothing in the plugin loads", finding.message);
        Finding { message, ..finding }.severity(Severity::Warning)
    });
}

/// Whether an honest script that an agent starts may do it.
pub(crate) fn is_ordinary(finding: &Finding) -> bool {
    let names_one = finding.rule.family == Family::Exfil && finding.message.starts_with("the environment variable ");
    let is_text = finding.message.starts_with(script::WORKER_TEXT);
    let is_hidden = finding.message.starts_with(script::CHOSEN);
    ORDINARY.contains(&finding.rule.id) && !is_text && !is_hidden
        || finding.rule.family == Family::ParseError
        || names_one
        || finding.rule.id == "persistence" && is_built(&finding.place.path) && is_somewhere(&finding.message)
}

/// Whether the whole environment is read only as what a child gets, which has it anyway where nobody says otherwise:
/// `env: { ...process.env, CI: '1' }`.
fn is_handed_on(bundle: &Bundle, code: &Findings, finding: &Finding) -> bool {
    if finding.rule.family != Family::Exfil || !finding.message.starts_with("the whole environment is read in a file") {
        return false;
    }
    let path = &finding.place.path;
    let bytes = bundle.file(path).and_then(|file| bundle.read(file, FILE_BYTES).ok()).unwrap_or_default();
    let text = crate::text::read(&bytes);
    let reads = || code.iter().filter(|other| other.rule.family == Family::EnvRead && other.place.path == *path);
    let mut whole = reads().filter(|read| read.message.contains("the whole "));
    reads().count() < script::ALIKE && whole.all(|read| is_childs(&text, read))
}

/// Whether what is read goes into `env` of the options with which another program is started.
fn is_childs(text: &str, read: &Finding) -> bool {
    let start = read.place.span.and_then(|(start, _)| usize::try_from(start).ok());
    let before = start.and_then(|start| text.get(..start)).unwrap_or_default().trim_end();
    let before = before.strip_suffix('{').unwrap_or(before).trim_end();
    let options = before.strip_suffix(':').and_then(|name| name.trim_end().strip_suffix("env"));
    options.is_some_and(|options| {
        options.ends_with(|c: char| c.is_whitespace() || c == '{' || c == ',') && starts_a_child(options)
    })
}

/// Whether what follows `before` is in the options of a call that starts another program.
fn starts_a_child(before: &str) -> bool {
    const STARTS: &[&str] = &["spawn", "spawnSync", "exec", "execSync", "execFile", "execFileSync", "fork"];
    let mut open = Vec::new();
    for (at, c) in before.char_indices().rev().take(CALL) {
        match c {
            ')' | '}' | ']' => open.push(c),
            '(' | '{' | '[' if open.pop().is_none() => match c {
                // The options themselves.
                '{' => {}
                '(' => {
                    let name = before.get(..at).unwrap_or_default().trim_end();
                    let called = name.rsplit(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default();
                    return STARTS.contains(&called);
                }
                _ => return false,
            },
            _ => {}
        }
    }
    false
}

/// 2,000 letters: a call of a program with its arguments and options.
const CALL: usize = 2_000;

/// The files of which no more is to say than that they load what tests are written with: their texts are what is tested, and
/// nothing there starts a command.
fn tests_alone(code: &Findings) -> BTreeSet<String> {
    const FRAMEWORKS: &[&str] =
        &["bun:test", "vitest", "vitest/config", "@jest/globals", "jest", "mocha", "chai", "ava"];
    let mut alone: BTreeMap<&str, bool> = BTreeMap::new();
    for finding in code.iter().filter(|finding| finding.severity >= Severity::Warning) {
        let tests = FRAMEWORKS.iter().any(|name| finding.message.starts_with(&format!("{name:?} ")));
        let is_load = matches!(finding.rule.id, "external-import/package" | "external-import/outside");
        let is_alone = alone.entry(finding.place.path.as_str()).or_insert(true);
        *is_alone &= tests && is_load && is_built(&finding.place.path);
    }
    alone.into_iter().filter(|(_, alone)| *alone).map(|(path, _)| path.to_owned()).collect()
}

/// Whether a path says that its file is a test, a measurement, a tool's settings or what something else is built from.
fn is_built(path: &str) -> bool {
    const FOLDERS: &[&str] = &["test", "tests", "__tests__", "e2e", "bench", "benchmark", "benchmarks", "src"];
    let (folder, name) = path.rsplit_once('/').unwrap_or(("", path));
    let marks = [".test.", ".spec.", ".bench.", ".config."];
    folder.split('/').any(|part| FOLDERS.contains(&part)) || marks.iter().any(|mark| name.contains(mark))
}

/// Whether instructions are written below a folder that is computed: a test makes one of its own, a generator is told where.
/// Not below a home or in a host's folder, where they count from then on.
fn is_somewhere(message: &str) -> bool {
    let Some(path) = message.strip_suffix(" is the agent's instructions") else { return false };
    let below = path.strip_prefix("\"…/").is_some_and(|path| !path.contains("/.") && !path.starts_with('.'));
    // What is new there is nobody's home, and no host's folder, whatever it is called.
    below || path.strip_prefix("\"/tmp/").is_some_and(|path| !path.contains(".."))
}

/// Whether the plugin is texts for an agent, with scripts beside them: not one whose code an engine loads.
fn is_agents_own(layout: &Layout) -> bool {
    let has_engine = layout.declared.as_ref().is_some_and(|declared| declared.is_own);
    !has_engine && layout.with(Role::Prompt).next().is_some()
}

/// The scripts that no entry, hook, server, status line, lifecycle script or prompt's own command leads to.
fn loose(bundle: &Bundle, layout: &Layout) -> BTreeSet<String> {
    let files: Vec<&File> = bundle.files().iter().filter(|file| is_text(file)).collect();
    let stems: Vec<String> = files.iter().map(|file| stem(&file.path)).collect();
    let is_folder: Vec<bool> = files.iter().zip(&stems).map(|(file, stem)| is_index(&file.path, stem)).collect();
    let Ok(finder) = AhoCorasick::new(&stems) else { return BTreeSet::new() };
    let mut loaded: BTreeSet<usize> = BTreeSet::new();
    let mut waiting: Vec<usize> = Vec::new();
    let mut reach = |text: &str, is_line: bool, waiting: &mut Vec<usize>| {
        for found in finder.find_overlapping_iter(text) {
            let at = found.pattern().as_usize();
            let span = (found.start(), found.end());
            let is_passed = || is_folder.get(at) == Some(&true) && is_passed(text, span.1);
            if is_named(text, span) && (is_line || is_path(text, span)) && !is_passed() && loaded.insert(at) {
                waiting.push(at);
            }
        }
    };
    let begins = starts(bundle, layout);
    for line in begins.iter().chain(&started(layout, &begins)) {
        reach(line, true, &mut waiting);
    }
    while let Some(at) = waiting.pop() {
        let bytes = files.get(at).and_then(|file| bundle.read(file, FILE_BYTES).ok());
        reach(&crate::text::read(&bytes.unwrap_or_default()), false, &mut waiting);
    }
    let is_loose = |(at, file): (usize, &&File)| {
        let is_entry = layout.has(&file.path, Role::Entry) && !is_nested(layout, &file.path);
        (!loaded.contains(&at) && !is_entry).then(|| file.path.clone())
    };
    files.iter().enumerate().filter_map(is_loose).collect()
}

/// Whether a package inside the plugin names the file: who installs the plugin installs no package of a skill.
fn is_nested(layout: &Layout, path: &str) -> bool {
    layout.packages.iter().any(|package| !package.root.is_empty() && path.starts_with(&package.root))
}

/// Everything that begins a run: the lines of manifests, entries, lifecycle scripts, lines that run before a prompt is read.
fn starts(bundle: &Bundle, layout: &Layout) -> Vec<String> {
    let mut lines: Vec<String> = layout.lines.iter().map(|line| line.text.clone()).collect();
    for server in &layout.servers {
        lines.extend(server.command.iter().map(|(command, _)| command.clone()));
        lines.extend(server.args.iter().map(|(arg, _)| arg.clone()));
    }
    lines.extend(layout.with(Role::Entry).filter(|path| !is_nested(layout, path)).map(|path| format!("/{path}")));
    let own = layout.packages.iter().filter(|package| package.root.is_empty());
    let scripts = own.flat_map(|package| &package.scripts).filter(|(name, _, _)| crate::package::is_lifecycle(name));
    lines.extend(scripts.map(|(_, line, _)| line.clone()));
    for path in layout.with(Role::Prompt) {
        let Some(bytes) = bundle.file(path).and_then(|file| bundle.read(file, FILE_BYTES).ok()) else { continue };
        let text = crate::text::read(&bytes);
        lines.extend(crate::hooks::preexec_lines(&text).into_iter().map(str::to_owned));
    }
    lines
}

/// The package's own programs that one of `lines` starts by name.
fn started(layout: &Layout, lines: &[String]) -> Vec<String> {
    let own = layout.packages.iter().filter(|package| package.root.is_empty());
    let names: Vec<&str> = own.flat_map(|package| &package.programs).map(|(name, _)| name.as_str()).collect();
    let is_named = |name: &str, line: &str| {
        line.split(|c: char| c.is_whitespace() || "\"'`;|&()".contains(c)).any(|word| word == name)
    };
    if !names.iter().any(|name| lines.iter().any(|line| is_named(name, line))) {
        return Vec::new();
    }
    layout.with(Role::Program).filter(|path| !is_nested(layout, path)).map(|path| format!("/{path}")).collect()
}

/// Scripts of any language, and what they may load as code.
fn is_text(file: &File) -> bool {
    let end = file.extension();
    is_script(&end) || matches!(end.as_str(), "sh" | "bash" | "zsh" | "py" | "rb" | "pl" | "ps1" | "json" | "")
}

/// What a path is called by those who load it: its name without its ending, or its folder's where it is the index.
fn stem(path: &str) -> String {
    let mut parts = path.rsplit('/');
    let name = parts.next().unwrap_or(path);
    let stem = name.rsplit_once('.').map(|(stem, _)| stem).filter(|stem| !stem.is_empty()).unwrap_or(name);
    match (stem, parts.next()) {
        ("index", Some(folder)) => folder.to_owned(),
        _ => stem.to_owned(),
    }
}

/// Whether a file is called by its folder's name.
fn is_index(path: &str, stem: &str) -> bool {
    path.rsplit('/').next().is_some_and(|name| !name.starts_with(stem))
}

/// Whether a path goes on to something in the folder that it names there: it is not the folder's index that is meant.
fn is_passed(text: &str, end: usize) -> bool {
    let below = text.get(end..).and_then(|text| text.strip_prefix('/'));
    below.is_some_and(|below| {
        !below.starts_with("index") && below.starts_with(|c: char| c.is_alphanumeric() || c == '_')
    })
}

/// Whether the bytes of `text` are a path's last part, and no piece of another word.
fn is_named(text: &str, (start, end): (usize, usize)) -> bool {
    let is_inside = |c: char| c.is_alphanumeric() || c == '_' || c == '-';
    let before = text.get(..start).and_then(|text| text.chars().next_back());
    let after = text.get(end..).and_then(|text| text.chars().next());
    !before.is_some_and(is_inside) && !after.is_some_and(is_inside)
}

/// Whether what stands there is written as a path or a text is, so that code may load it.
fn is_path(text: &str, (start, end): (usize, usize)) -> bool {
    let quotes = ['"', '\'', '`'];
    let (before, after) = (text.get(..start).unwrap_or_default(), text.get(end..).unwrap_or_default());
    if before.ends_with(quotes) && after.starts_with(quotes) {
        return is_joined(before);
    }
    before.ends_with(['/', '\\']) || before.ends_with(quotes) || after.starts_with(['/', '.'])
}

/// Whether a word that is a text of its own stands where paths are put together or files are loaded: most such words are names of
/// commands, columns and options.
fn is_joined(before: &str) -> bool {
    const LOADS: &[&str] = &[
        "join", "resolve", "require", "import", "dirname", "URL(", "fork", "spawn", "exec", "load", "path", "file",
        "script", "module", "concat", "source", "root", "dir",
    ];
    let near = before.char_indices().rev().nth(AROUND).map_or(0, |(at, _)| at);
    let near = before.get(near..).unwrap_or_default();
    LOADS.iter().any(|word| near.contains(word))
}

/// 160 letters: a call with a path's first parts before the last.
const AROUND: usize = 160;

#[cfg(test)]
mod tests;
