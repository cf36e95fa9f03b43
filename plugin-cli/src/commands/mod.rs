//! One command, one file, one straight function.

mod approve;
mod completions;
mod disable;
mod doctor;
mod enable;
mod exec;
mod guard;
mod host;
mod info;
mod install;
mod list;
mod lock;
mod locked;
mod marketplace_add;
mod marketplace_list;
mod marketplace_remove;
mod marketplace_update;
mod remove;
mod report;
mod review;
mod revocations;
mod run;
mod search;
mod update;
mod verify;

pub(crate) use exec::host::{environment, shown_to_host};
pub(crate) use guard::surroundings;
use terminal::Failure;

use crate::args::{Command, Marketplace, RevocationsAct};
use crate::world::World;

/// Does what was asked.
///
/// # Errors
/// How it ended otherwise.
pub fn run(world: &World, command: Command) -> Result<(), Failure> {
    if !matches!(command, Command::Doctor | Command::Completions(_) | Command::Man) {
        world.ruled()?;
    }
    match command {
        Command::Marketplace(Marketplace::Add(args)) => marketplace_add::run(world, args),
        Command::Marketplace(Marketplace::List) => marketplace_list::run(world),
        Command::Marketplace(Marketplace::Update(args)) => marketplace_update::run(world, &args),
        Command::Marketplace(Marketplace::Remove(args)) => marketplace_remove::run(world, &args),
        Command::Search(args) => search::run(world, &args),
        Command::Info(args) => info::run(world, &args),
        Command::Install(args) => install::run(world, args),
        Command::Lock(args) => lock::run(world, &args),
        Command::List(args) => list::run(world, &args),
        Command::Update(args) => update::run(world, &args),
        Command::Enable(args) => enable::run(world, &args),
        Command::Approve(args) => approve::run(world, &args),
        Command::Unapprove(args) => approve::undo(world, &args),
        Command::Disable(args) => disable::run(world, &args),
        Command::Remove(args) => remove::run(world, &args),
        Command::Review(args) => review::run(world, &args),
        Command::Verify(args) => verify::run(world, &args),
        Command::Revocations(args) => match args.act.unwrap_or(RevocationsAct::List) {
            RevocationsAct::List => revocations::list(world),
            RevocationsAct::Ignore(of) => revocations::ignore(world, &of.subject),
            RevocationsAct::Unignore(of) => revocations::unignore(world, &of.subject),
        },
        Command::Report(args) => report::run(world, &args),
        Command::Guard(args) => guard::run(world, &args),
        Command::Exec(args) => exec::run(world, &args),
        Command::Doctor => doctor::run(world),
        Command::Completions(args) => completions::shell(world, args.shell),
        Command::Man => completions::manual(world),
        Command::Host(args) => host::run(world, &args),
        Command::Run(args) => run::run(world, &args),
    }
}
