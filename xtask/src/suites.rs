//! The test programs of every room, two at a time: many of them wait for a disk or a clock, and one alone leaves a core idle.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::Mutex;
use std::thread;
use std::time::Instant;

use serde::Deserialize;

use crate::shell::{Project, Trouble, listen, quiet};

/// 2 programs at a time, each with as many threads as `RUST_TEST_THREADS` or the cores say: with more, tests that measure what a busy machine does would be late.
const LANES: usize = 2;

/// What takes longest begins first, so that nothing is left to one core at the end.
const LONGEST: &[&str] = &["audit", "attacks", "server", "walk", "crash", "conformance"];

/// What is built and tested; benches are compiled by clippy and run by hand: they measure, they do not judge.
const TARGETS: &str = "--workspace --lib --bins --tests";

/// What tests start. Built for the workspace as the tests are: for single rooms cargo would choose other features, and build
/// half the tree once more.
const STARTED: &str =
    "--workspace --bin marketplace --bin deepcode-plugin --bin marketplace-server --bin tuf-client --example keeper";

/// Tells tests that what they start is built.
const BUILT: &str = "TESTS_BUILT";

/// A program that cargo has built for a room's tests.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Suite {
    name: String,
    program: PathBuf,
    /// The room's folder, where cargo would start it.
    folder: PathBuf,
}

/// What cargo says of something that it built.
#[derive(Debug, Deserialize)]
struct Artifact {
    manifest_path: PathBuf,
    target: Target,
    profile: Profile,
    executable: Option<PathBuf>,
}

#[derive(Debug, Deserialize)]
struct Target {
    name: String,
}

#[derive(Debug, Deserialize)]
struct Profile {
    test: bool,
}

/// Builds every test program and runs them all, whether one fails or not.
pub(crate) fn run(project: &Project) -> Result<(), Trouble> {
    // What cargo built comes as JSON; what it says to a person, what is wrong included, is shown as it comes.
    let line = format!("cargo test{} {TARGETS} --no-run --message-format=json-render-diagnostics", quiet());
    println!("$ {line}");
    let (built, said) = listen(project.command(&line).stderr(Stdio::inherit()))?;
    let suites = suites(&said);
    if !built || suites.is_empty() {
        return Err(Trouble::Steps("the build of the test programs".to_owned()));
    }
    project.run(&format!("cargo build{} {STARTED}", quiet()))?;
    let waiting = Mutex::new(VecDeque::from(suites));
    let failed = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..LANES {
            scope.spawn(|| lane(project, &waiting, &failed));
        }
    });
    let failed = failed.into_inner().unwrap_or_default();
    if failed.is_empty() { Ok(()) } else { Err(Trouble::Steps(failed.join(", "))) }
}

/// Runs what waits, one after the other.
fn lane(project: &Project, waiting: &Mutex<VecDeque<Suite>>, failed: &Mutex<Vec<String>>) {
    while let Some(suite) = waiting.lock().ok().and_then(|mut waiting| waiting.pop_front()) {
        if suite.passes(project) {
            continue;
        }
        if let Ok(mut failed) = failed.lock() {
            failed.push(suite.name);
        }
    }
}

/// The test programs among what cargo built, the longest first.
fn suites(said: &str) -> Vec<Suite> {
    let built = said.lines().filter_map(|line| serde_json::from_str::<Artifact>(line).ok());
    let tests = built.filter(|artifact| artifact.profile.test).filter_map(|artifact| {
        let folder = artifact.manifest_path.parent().map(Path::to_owned)?;
        Some(Suite { name: artifact.target.name, program: artifact.executable?, folder })
    });
    let mut suites: Vec<Suite> = tests.collect();
    suites.sort_by_key(|suite| LONGEST.iter().position(|name| *name == suite.name).unwrap_or(LONGEST.len()));
    suites
}

impl Suite {
    /// Whether every test passes. What it says is shown when it is over, and not between what another one says.
    fn passes(&self, project: &Project) -> bool {
        let begun = Instant::now();
        let mut command = project.program(&self.program, &self.folder);
        command.arg("--quiet").env("CARGO_MANIFEST_DIR", &self.folder).env(BUILT, "1").stdin(Stdio::null());
        let (passed, said) = listen(&mut command).unwrap_or_else(|trouble| (false, trouble.to_string()));
        let room = self.folder.file_name().unwrap_or_default().to_string_lossy();
        println!("--- {room}: {} ({} s)\n{}", self.name, begun.elapsed().as_secs(), said.trim());
        passed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn test_programs_are_told_from_what_else_was_built() {
        let line = |name: &str, test: bool, executable: &str| {
            format!(
                r#"{{"reason":"compiler-artifact","manifest_path":"/room/Cargo.toml","target":{{"name":"{name}"}},"profile":{{"test":{test}}},"executable":{executable}}}"#
            )
        };
        let said = [
            line("keys", true, "\"/target/keys\""),
            line("marketplace", false, "\"/target/marketplace\""),
            line("audit", true, "\"/target/audit\""),
            line("schemas", true, "null"),
            r#"{"reason":"build-finished","success":true}"#.to_owned(),
            "no JSON".to_owned(),
        ];
        let suites = suites(&said.join("\n"));
        let names: Vec<&str> = suites.iter().map(|suite| suite.name.as_str()).collect();
        assert_eq!(names, ["audit", "keys"]);
        assert!(suites.iter().all(|suite| suite.folder == Path::new("/room")));
    }

    #[test]
    fn a_program_that_fails_or_is_gone_is_named_and_hides_no_other() {
        let suite = |name: &str, program: &str| Suite {
            name: name.to_owned(),
            program: PathBuf::from(program),
            folder: PathBuf::from(env!("CARGO_MANIFEST_DIR")),
        };
        let suites =
            [suite("fails", "/bin/false"), suite("gone", "/nonexistent/program"), suite("passes", "/bin/true")];
        let (waiting, failed) = (Mutex::new(VecDeque::from(suites)), Mutex::new(Vec::new()));
        lane(&Project::of_this_build(), &waiting, &failed);
        assert_eq!(failed.into_inner().unwrap_or_default(), ["fails", "gone"]);
        assert!(waiting.into_inner().unwrap_or_default().is_empty());
    }
}
