//! `marketplace fork`: a marketplace of one's own that follows another.

mod begin;
mod except;
mod pull;

use std::path::PathBuf;

use clap::Subcommand;
use schemas::{Auditor, Origin, PublicKey};
use terminal::Failure;

use crate::session::Session;

/// Start a marketplace that follows another one, or bring in what that one has new.
///
/// The fork has keys and a root of its own. What its policy takes from the upstream is countersigned; what the upstream revokes stops at
/// the fork's users too, whatever the fork's host does.
#[derive(Debug, clap::Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true, arg_required_else_help = true)]
pub struct Fork {
    // Required, unless there is a subcommand: clap leaves them out only then.
    /// The upstream: https://…, gh:owner/repo, or a folder, with #sha256:… of a root
    #[arg(required = true)]
    upstream: Option<String>,
    /// The fork's own name in everything it signs; it never changes
    #[arg(long, value_name = "HOST/PATH", required = true)]
    origin: Option<Origin>,
    /// Where clients will read the fork: https://…, or gh:owner/repo
    #[arg(long, value_name = "ADDRESS", required = true)]
    url: Option<String>,
    /// The upstream's key, where the address pins no root
    #[arg(long, value_name = "ED25519")]
    public_key: Option<PublicKey>,
    /// Take only this plugin, and of it only versions in RANGE; may be given again [default: every plugin]
    #[arg(long = "plugin", value_name = "NAME[@RANGE]")]
    plugins: Vec<String>,
    /// Fetch and audit every tree again before it is countersigned, instead of passing the upstream's audit on
    #[arg(long)]
    reaudit: bool,
    /// Who audits [default: the origin's account]
    #[arg(long, value_name = "HANDLE")]
    auditor: Option<Auditor>,
    /// Where the two recovery keys go; give it twice [default: beside the other keys, to be moved]
    #[arg(long, value_name = "FOLDER")]
    recovery_dir: Vec<PathBuf>,
    /// Make a minisign key too, for people who check plain files
    #[arg(long)]
    minisign: bool,
    #[command(subcommand)]
    act: Option<Act>,
}

#[derive(Debug, Subcommand)]
enum Act {
    Pull(pull::Pull),
    #[command(subcommand)]
    Except(except::Except),
}

/// Runs it.
///
/// # Errors
/// A [`Failure`].
pub fn run(session: &Session, fork: &Fork) -> Result<(), Failure> {
    match &fork.act {
        Some(Act::Pull(pull)) => pull::run(session, pull),
        Some(Act::Except(except)) => except::run(session, except),
        None => begin::run(session, fork),
    }
}
