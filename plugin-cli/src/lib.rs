//! The user's hands: trust, install, verify.
//!
//! [`run`] is the whole program; `main` only gives it the surroundings. One command is one file in `commands`.

pub mod admit;
pub mod agent;
pub mod args;
mod audits;
pub mod bring;
pub mod broker;
mod caller;
pub mod commands;
pub mod config;
pub mod consent;
mod disk;
pub mod env;
pub mod fail;
pub mod fetcher;
pub mod gate;
pub mod grade;
pub mod grew;
mod help;
pub mod inspect;
pub mod installed;
pub mod market;
pub mod neighbours;
pub mod network;
pub mod policy;
pub mod reading;
pub mod resolve;
pub mod sandbox;
pub mod settings;
pub mod sheet;
pub mod standing;
mod table;
pub mod target;
pub mod world;

use clap::Parser as _;
use terminal::{Exit, Failure, Output};

pub use env::Env;
pub use world::{Official, World};

/// What programs are told of a command line that makes no sense; people read the parser's own words.
fn misused(error: &clap::Error) -> Failure {
    let text = match error.kind() {
        clap::error::ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => "a command is missing".to_owned(),
        _ => error.to_string(),
    };
    // What is wrong ends at the first empty line; usage and tips follow.
    let words: Vec<&str> = text.lines().take_while(|line| !line.is_empty()).map(str::trim).collect();
    let what = words.join(" ");
    Failure::new(Exit::Usage, what.strip_prefix("error: ").unwrap_or(&what)).hint("deepcode-plugin --help")
}

/// Reads the command line, does what it says, and says how it ended.
#[must_use]
pub fn run(env: Env, official: Option<Official>) -> Exit {
    let arguments = env.arguments.clone();
    let is_plugin = |a: Option<&std::ffi::OsString>| a.is_some_and(|a| a == "plugin" || a == "plugins");
    if args::called_as_host(&arguments) && !is_plugin(arguments.get(1)) {
        let failure = Failure::new(Exit::Usage, "this is the plugin tool, and it answers to: deepcode plugin …")
            .hint("deepcode plugin --help");
        Output { format: args::format_asked(&arguments), quiet: false }.failure(&failure);
        return Exit::Usage;
    }
    let format = args::format_asked(&arguments);
    let cli = match args::Cli::try_parse_from(args::reached(arguments)) {
        Ok(cli) => cli,
        // Help and version are results; everything else is usage. A closed pipe ends the output only.
        Err(error) if error.use_stderr() => {
            drop(error.print());
            Output { format, quiet: false }.document(&misused(&error));
            return Exit::Usage;
        }
        Err(error) => {
            drop(error.print());
            return Exit::Done;
        }
    };
    let out = Output { format: cli.globals.format, quiet: cli.globals.quiet };
    let done = World::new(env, cli.globals, official).and_then(|world| commands::run(&world, cli.command));
    match done.and_then(|()| out.finish()) {
        Ok(()) => Exit::Done,
        // What was run has said itself what there was to say.
        Err(failure) if matches!(failure.exit, Exit::Program(_)) => failure.exit,
        Err(failure) => {
            out.failure(&failure);
            failure.exit
        }
    }
}
