//! The project's own tasks: `cargo xtask test`, `cargo xtask setup`, `cargo xtask demo`.
#![expect(clippy::print_stdout, reason = "a task talks to the person who started it")]

mod demo;
mod layers;
mod readme;
mod setup;
mod shell;
mod steps;
mod suites;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use demo::Build;
use shell::Project;
use steps::Step;

/// Tasks of this repository. Everything that they install goes into `target/tools`, or through apt-get when root.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Everything that must hold before a change lands; a step's name runs that step alone
    Test {
        /// Which steps; all when none is named
        steps: Vec<Step>,
    },
    /// Installs the stock tools that the tests use as judges
    Setup,
    /// Writes `docs/reference/rules/` from the rules of the audit
    Rules,
    /// The whole road in a minute, in a temporary folder
    Demo {
        /// A repository (https://….git, gh:owner/repo) or npm:package instead of an example of this repository
        #[arg(long, value_name = "SOURCE")]
        from: Option<String>,
        /// With the programs as they were built last, by the tests say
        #[arg(long)]
        built: bool,
    },
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let project = Project::of_this_build();
    let done = match arguments.task {
        Task::Test { steps } => steps::run(&project, &steps),
        Task::Setup => setup::run(&project),
        Task::Rules => project.run("cargo run --quiet -p audit --example generate-rules"),
        Task::Demo { from, built } => {
            demo::run(&project, from.as_deref(), if built { Build::Last } else { Build::Now })
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            println!("error: {trouble}");
            ExitCode::FAILURE
        }
    }
}
