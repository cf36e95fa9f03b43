//! Code that nothing of a plugin loads: an agent may run it, with the questions that it asks before every command.
//!
//! A skill brings scripts that an agent starts by hand. Neither a host nor an engine loads them, and what they need (a
//! converter, a package of the project) is no more than what any command of the agent needs. So the plain fact that such a
//! script starts programs or loads packages is a warning; whatever no honest script does stays a danger, and with it all
//! else that is said about its file.

mod commands;
mod handed;
mod leads;

use std::collections::{BTreeMap, BTreeSet};

use crate::bundle::{Bundle, FILE_BYTES};
use crate::finding::{Finding, Findings, Severity};
use crate::layout::{Layout, Role};
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
    let loose = if is_agents_own(layout) && code.lost(Severity::Danger) == 0 {
        leads::loose(bundle, layout)
    } else {
        BTreeSet::new()
    };
    let mut worse: BTreeMap<String, bool> = BTreeMap::new();
    let mut alike: BTreeMap<(&str, &str), usize> = BTreeMap::new();
    for finding in code.iter().filter(|finding| finding.severity == Severity::Danger) {
        let (path, rule) = (&finding.place.path, finding.rule.id);
        let count = alike.entry((path, rule)).or_default();
        *count = count.saturating_add(1);
        // Of one rule no more are told: what else it found may be worse, unless all that it finds is ordinary.
        let is_full = *count >= script::ALIKE && !ORDINARY.contains(&rule);
        let is_worse = worse.entry(path.clone()).or_default();
        *is_worse |= is_full || !is_ordinary(finding) && !handed::is_handed_on(bundle, &code, finding);
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

#[cfg(test)]
mod tests;
