//! The command line: every command, its arguments, and the way from them to an exit status.

use std::ffi::OsString;

use clap::{CommandFactory as _, Parser, Subcommand};
use terminal::{Exit, Failure};

use crate::commands::{
    add, audit, bundle, completions, diff, doctor, fork, fsck, hash, init, key, man, mirror, publish, refresh, review,
    revoke, sign, site, status, submit, verify, waive, withdraw, yank,
};
use crate::env::Env;
use crate::session::{Globals, Session};

/// Publish a marketplace of plugins: audit, sign, publish, revoke.
#[derive(Debug, Parser)]
#[command(name = "marketplace", version, arg_required_else_help = true, max_term_width = 100)]
pub struct Cli {
    #[command(flatten)]
    globals: Globals,
    #[command(subcommand)]
    command: Command,
}

// Each command's words stand at its own arguments.
#[derive(Debug, Subcommand)]
enum Command {
    Init(init::Init),
    #[command(subcommand)]
    Key(key::Key),
    Hash(hash::Hash),
    Add(add::Add),
    Audit(audit::Audit),
    Sign(sign::Sign),
    Waive(waive::Waive),
    Yank(yank::Yank),
    Revoke(revoke::Revoke),
    Withdraw(withdraw::Withdraw),
    Publish(publish::Publish),
    Refresh(refresh::Refresh),
    Submit(submit::Submit),
    Review(review::Review),
    Verify(verify::Verify),
    Mirror(mirror::Mirror),
    Fork(Box<fork::Fork>),
    Fsck(fsck::Fsck),
    #[command(subcommand)]
    Bundle(bundle::Bundle),
    #[command(subcommand)]
    Site(site::Site),
    Status(status::Status),
    Diff(diff::Diff),
    Doctor(doctor::Doctor),
    Completions(completions::Completions),
    #[command(hide = true)]
    Man(man::Man),
}

/// The whole command line, for completions and manual pages.
#[must_use]
pub fn command() -> clap::Command {
    Cli::command()
}

/// Runs one command.
#[must_use]
pub fn run(arguments: impl IntoIterator<Item = OsString>, env: Env) -> Exit {
    let cli = match Cli::try_parse_from(arguments) {
        Ok(cli) => cli,
        Err(error) => {
            drop(error.print());
            return if error.use_stderr() { Exit::Usage } else { Exit::Done };
        }
    };
    let session = Session::new(env, &cli.globals);
    let ended = perform(&session, &cli.command);
    match ended.and_then(|exit| session.out.finish().map(|()| exit)) {
        Ok(exit) => exit,
        Err(failure) => {
            session.out.failure(&failure);
            failure.exit
        }
    }
}

fn perform(session: &Session, command: &Command) -> Result<Exit, Failure> {
    if let Command::Audit(command) = command {
        return audit::run(session, command);
    }
    if session.report.is_of_audits() {
        return Err(Failure::new(Exit::Usage, "--format sarif and --format github are of audits")
            .hint("marketplace audit --format sarif …"));
    }
    let done = match command {
        Command::Audit(_) => Ok(()),
        Command::Init(command) => init::run(session, command),
        Command::Key(command) => key::run(session, command),
        Command::Hash(command) => hash::run(session, command),
        Command::Add(command) => add::run(session, command),
        Command::Sign(command) => sign::run(session, command),
        Command::Waive(command) => waive::run(session, command),
        Command::Yank(command) => yank::run(session, command),
        Command::Revoke(command) => revoke::run(session, command),
        Command::Withdraw(command) => withdraw::run(session, command),
        Command::Publish(command) => publish::run(session, command),
        Command::Refresh(command) => refresh::run(session, command),
        Command::Submit(command) => submit::run(session, command),
        Command::Review(command) => review::run(session, command),
        Command::Verify(command) => verify::run(session, command),
        Command::Mirror(command) => mirror::run(session, command),
        Command::Fork(command) => fork::run(session, command),
        Command::Fsck(command) => fsck::run(session, command),
        Command::Bundle(command) => bundle::run(session, command),
        Command::Site(command) => site::run(session, command),
        Command::Status(command) => status::run(session, command),
        Command::Diff(command) => diff::run(session, command),
        Command::Doctor(command) => doctor::run(session, command),
        Command::Completions(command) => {
            completions::run(session, command);
            Ok(())
        }
        Command::Man(command) => man::run(session, command),
    };
    done.map(|()| Exit::Done)
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_command_line_is_well_formed() {
        super::command().debug_assert();
    }
}
