//! The gate: every step is run, timed and named, and one that fails does not hide the next.

use std::time::{Duration, Instant};

use clap::ValueEnum;

use crate::shell::{Project, Trouble, finish, listen, quiet};
use crate::{layers, readme, setup, suites};

/// One step of the gate, in the order in which they run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Step {
    /// The tools are there
    Setup,
    /// Formatted as rustfmt does
    Fmt,
    /// No lint speaks
    Clippy,
    /// Every test passes
    Test,
    /// The tests left the working copy as it was
    Litter,
    /// Examples in docs run, and what must not compile fails for the reason given
    Doctest,
    /// Docs build without a warning
    Rustdoc,
    /// Licenses, sources and the arrows between rooms
    Deny,
    /// Arrows drawn the wrong way are refused
    Layers,
    /// Every fuzz target for five seconds, without a sanitizer: what unsafe code of libraries does is looked for by hand
    Fuzz,
    /// The README's commands, as a new user types them; the demo also where there is no bubblewrap
    Readme,
}

/// Runs `steps`, or all of them.
pub(crate) fn run(project: &Project, steps: &[Step]) -> Result<(), Trouble> {
    let steps = if steps.is_empty() { Step::value_variants() } else { steps };
    let before = status(project)?;
    let mut done: Vec<(Step, Duration, bool)> = Vec::new();
    for step in steps {
        println!("\n=== {}", name(*step));
        let begun = Instant::now();
        let ended = perform(project, *step, &before);
        if let Err(trouble) = &ended {
            println!("error: {trouble}");
        }
        let took = begun.elapsed();
        println!("--- {} took {} s", name(*step), took.as_secs()); // a gate that is cut off says where its time went
        done.push((*step, took, ended.is_ok()));
    }
    println!();
    for (step, took, passed) in &done {
        println!("{} {:<8} {:>5} s", if *passed { "ok    " } else { "FAILED" }, name(*step), took.as_secs());
    }
    let failed: Vec<String> = done.iter().filter(|(_, _, passed)| !passed).map(|(step, ..)| name(*step)).collect();
    println!("{} passed, {} failed", done.len() - failed.len(), failed.len());
    if failed.is_empty() { Ok(()) } else { Err(Trouble::Steps(failed.join(", "))) }
}

fn name(step: Step) -> String {
    step.to_possible_value().map(|v| v.get_name().to_owned()).unwrap_or_default()
}

fn perform(project: &Project, step: Step, before: &str) -> Result<(), Trouble> {
    match step {
        Step::Setup => setup::run(project),
        Step::Fmt => project.run("cargo fmt --all --check"),
        Step::Clippy => project.run(&format!("cargo clippy{} --workspace --all-targets -- -D warnings", quiet())),
        Step::Test => suites::run(project),
        Step::Litter => litter(project, before),
        Step::Doctest => doctest(project),
        Step::Rustdoc => {
            let line = format!("cargo doc{} --workspace --no-deps", quiet());
            finish(project.command(&line).env("RUSTDOCFLAGS", "-Dwarnings"))
        }
        Step::Deny => project.run(layers::DENY),
        Step::Layers => layers::run(project),
        Step::Fuzz => project.run("env FUZZ_SANITIZER=none FUZZ_SEED=1 tests/fuzz/run 5"),
        Step::Readme => readme::run(project).and_then(|()| crate::demo::run_without_bubblewrap(project)),
    }
}

/// The working copy as git sees it, contents included.
fn status(project: &Project) -> Result<String, Trouble> {
    let (_, untracked) = listen(&mut project.command("git status --porcelain --untracked-files=all"))?;
    let (_, changes) = listen(&mut project.command("git diff --no-ext-diff"))?;
    Ok(untracked + &changes)
}

fn litter(project: &Project, before: &str) -> Result<(), Trouble> {
    let after = status(project)?;
    if after == before { Ok(()) } else { Err(Trouble::Litter(after)) }
}

/// rustdoc alone is told to act as a nightly, which makes it check the error codes of `compile_fail`. In cargo's
/// environment the same word would make build scripts of half the tree run again, and the tree rebuild.
fn doctest(project: &Project) -> Result<(), Trouble> {
    finish(
        project
            .command("cargo test --quiet --workspace --doc")
            .env("RUSTDOC", project.root.join("xtask/rustdoc-nightly")),
    )
}
