//! Minifiers and an obfuscator change a program's text and not what it does: no verdict falls below warning by it.

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde::{Deserialize, Serialize};
use tests::kit::{repository, tool};

use super::cases::{Case, Copy, Verdict, all, each};
use super::live::{MARKER, said};
use super::scan::audit;

/// Rewritten programs whose verdict fell below warning. It only falls.
const LOWERED: usize = 2;

/// Programs that a tool gives up on.
const REFUSED: usize = 2;

/// The minifiers and the obfuscator's ways that the rewriters know, as they name them. Each case is rewritten by one of them, in
/// turn: so each meets some three hundred programs, and the gate is spared the six minutes more that all four take for all.
const TOOLS: [&str; 4] = ["esbuild", "obfuscator", "terser", "obfuscator, flattened"];

/// 64 files for one process of the rewriters, so that those which take long keep no core waiting at the end.
const SHARE: usize = 64;

/// 4,000 KiB of stack, half of what a process has: the tools recurse, and deeper before their code is compiled.
const STACK: &str = "--stack-size=4000";

/// One file of one case, before.
#[derive(Debug, Serialize)]
struct Before {
    path: String,
    text: String,
    tool: &'static str,
}

/// The same file as a tool writes it, or why it cannot.
#[derive(Debug, Clone, Deserialize)]
#[serde(untagged)]
enum After {
    Text(String),
    Refused { error: String },
}

/// Texts by their paths.
type Scripts = BTreeMap<String, String>;

/// The scripts of a case, all rewritten by one tool.
struct Rewritten<'a> {
    case: &'a Case,
    by: &'static str,
    files: Scripts,
}

impl Rewritten<'_> {
    fn copy(&self) -> Copy {
        let copy = self.case.copy();
        for (path, text) in &self.files {
            fs::write(copy.plugin.join(path), text).unwrap();
        }
        copy
    }
}

/// Which of them rewrites the case at `at`.
const fn tool_of(at: usize) -> &'static str {
    TOOLS[at % TOOLS.len()]
}

fn scripts(root: &Path, folder: &Path, tool: &'static str, found: &mut Vec<Before>) {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            scripts(root, &path, tool, found);
        } else if path.extension().is_some_and(|end| end == "js" || end == "mjs" || end == "cjs") {
            let text = fs::read_to_string(&path).unwrap();
            let path = path.strip_prefix(root).unwrap().to_str().unwrap().to_owned();
            found.push(Before { path, text, tool });
        }
    }
}

fn rewritten(files: &[&Before]) -> Vec<After> {
    let tools = repository().join("target/tools/npm");
    assert!(tools.join("node_modules").is_dir(), "the rewriters are not installed: run `cargo xtask setup`");
    let mut child = Command::new(tool("node"))
        .arg(STACK)
        .arg(repository().join("tests/audit/tools/rewrite.mjs"))
        .arg(tools)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(&serde_json::to_vec(files).unwrap()).unwrap();
    let done = child.wait_with_output().unwrap();
    assert!(done.status.success(), "the rewriters failed");
    serde_json::from_slice(&done.stdout).unwrap()
}

fn variants(cases: &[Case]) -> Vec<Rewritten<'_>> {
    let files: Vec<(usize, Before)> = cases
        .iter()
        .enumerate()
        .flat_map(|(at, case)| {
            let copy = case.copy();
            let mut found = Vec::new();
            scripts(&copy.plugin, &copy.plugin, tool_of(at), &mut found);
            found.into_iter().map(move |file| (at, file))
        })
        .collect();
    let texts: Vec<&Before> = files.iter().map(|(_, file)| file).collect();
    let mut rewritten_cases: BTreeMap<usize, Scripts> = BTreeMap::new();
    let mut refused = Vec::new();
    let shares: Vec<&[&Before]> = texts.chunks(SHARE).collect();
    for ((at, file), after) in files.iter().zip(each(&shares, |share| rewritten(share)).into_iter().flatten()) {
        match after {
            After::Text(text) => drop(rewritten_cases.entry(*at).or_default().insert(file.path.clone(), text)),
            After::Refused { error } => refused.push(format!("{}: {}: {error}", cases[*at].name, file.tool)),
        }
    }
    // A line of four thousand statements, and brackets that nest by thousands, are too much for tools that recurse.
    assert!(refused.len() <= REFUSED, "{}", refused.join("\n"));
    rewritten_cases.into_iter().map(|(at, files)| Rewritten { case: &cases[at], by: tool_of(at), files }).collect()
}

#[test]
fn what_rewrites_a_program_does_not_lower_its_verdict() {
    let mut cases = all();
    // Names that deceive are renamed by a minifier, and what nobody sees is left out or escaped: with them goes all that there
    // is to see.
    let of_letters = |family: &String| matches!(family.as_str(), "homoglyph-ident" | "invisible-unicode");
    let is_of_letters = |case: &Case| case.families.iter().all(of_letters);
    cases.retain(|case| case.run.is_some() && case.least == Verdict::Danger && !is_of_letters(case));
    let variants = variants(&cases);
    assert!(variants.len() + 8 >= cases.len(), "{} variants of {} cases", variants.len(), cases.len());
    let verdicts = each(&variants, |variant| audit(&variant.copy().plugin).verdict);
    let lowered: Vec<String> = variants
        .iter()
        .zip(verdicts)
        .filter(|(_, verdict)| *verdict < Some(Verdict::Warning))
        .map(|(variant, verdict)| format!("{} by {}: {verdict:?}", variant.case.name, variant.by))
        .collect();
    assert!(lowered.len() <= LOWERED, "{} of {}\n{}", lowered.len(), variants.len(), lowered.join("\n"));

    // A program that no longer runs proves nothing. One in four is run, of each tool as many.
    let sample: Vec<_> = variants.chunks(4).enumerate().filter_map(|(at, of)| of.get(at % 4)).collect();
    let living = each(&sample, |variant| said(&variant.copy(), variant.case.run.as_ref().unwrap()).contains(MARKER));
    let living = living.into_iter().filter(|lives| *lives).count();
    assert!(living * 20 >= sample.len() * 19, "only {living} of {} rewritten programs still run", sample.len());
}
