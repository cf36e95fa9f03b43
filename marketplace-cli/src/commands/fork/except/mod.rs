//! `marketplace fork except`: one version passes although an upstream revokes it, for a while, signed and told to everybody.

mod add;

use clap::Subcommand;
use schemas::{Exceptions, ExceptionsFile, PluginName, PluginVersion, RevocationId, SignedException};
use serde_json::json;
use terminal::measure::count;
use terminal::{Exit, Failure, Style, escape};

use crate::exceptions::{Held, Standing};
use crate::session::Session;
use crate::working_copy::WorkingCopy;

/// Let a version pass that an upstream revokes, for a while.
///
/// An exception names one revocation, one version and its tree. It is signed by the fork's revocations keys, and the targets role lists
/// it: neither kind of key alone can let anything pass. Your people are warned at every load, with who excepts it, why and until
/// when. It counts for who has added this fork, not for forks of it, and lifts no word of a list that they follow directly.
#[derive(Debug, Subcommand)]
pub(super) enum Except {
    Add(add::Add),
    List(List),
    Remove(Remove),
}

/// List what is excepted, and until when.
#[derive(Debug, clap::Args)]
pub(super) struct List {}

/// Take exceptions back: the revocation stands again with the next publication.
#[derive(Debug, clap::Args)]
pub(super) struct Remove {
    /// The plugin
    name: PluginName,
    /// Its version
    version: PluginVersion,
    /// Only from this revocation [default: from every one]
    #[arg(long, value_name = "ID")]
    revocation: Option<RevocationId>,
}

/// Runs it.
///
/// # Errors
/// A [`Failure`]; then nothing was changed.
pub(super) fn run(session: &Session, except: &Except) -> Result<(), Failure> {
    let working_copy = session.working_copy()?;
    let _one_at_a_time = working_copy.lock()?;
    match except {
        Except::Add(add) => add::run(session, &working_copy, add),
        Except::List(_) => list(session, &working_copy),
        Except::Remove(gone) => remove(session, &working_copy, gone),
    }
}

fn list(session: &Session, working_copy: &WorkingCopy) -> Result<(), Failure> {
    let held = Held::of(working_copy, &working_copy.root()?.root, session.now())?;
    let facts = held.all.iter().map(|(one, standing)| json!({ "exception": one, "standing": word(standing) }));
    session.out.json(&json!({ "exceptions": facts.collect::<Vec<_>>() }));
    if held.all.is_empty() {
        session.out.line("nothing is excepted");
    }
    for (one, standing) in &held.all {
        let why = match standing {
            Standing::Void(why) => format!(" ({why})"),
            Standing::Counts | Standing::Ended => String::new(),
        };
        let style = if *standing == Standing::Counts { Style::Yellow } else { Style::Dim };
        session.out.line(&format!("{} {}{why}", style.paint(word(standing)), line(one)));
    }
    Ok(())
}

fn remove(session: &Session, working_copy: &WorkingCopy, gone: &Remove) -> Result<(), Failure> {
    let file = working_copy.exceptions()?;
    let is_meant = |one: &SignedException| {
        let is_of = gone.revocation.as_ref().is_none_or(|id| one.revocation == *id);
        one.name == gone.name && one.version == gone.version && is_of
    };
    let ExceptionsFile { version, exceptions } = file;
    let (out, kept): (Vec<SignedException>, Vec<SignedException>) = exceptions.into_iter().partition(is_meant);
    if out.is_empty() {
        let what = format!("{} {} has no such exception", gone.name, gone.version);
        return Err(Failure::new(Exit::NotFound, what).hint("marketplace fork except list"));
    }
    let exceptions = Exceptions::try_from(kept).map_err(|why| Failure::new(Exit::NotTrusted, why))?;
    working_copy.save_exceptions(&ExceptionsFile { version, exceptions })?;
    session.out.json(&json!({ "removed": out }));
    session.out.line(&format!("{} removed", count(out.len(), "exception", "exceptions")));
    session.out.say("Next: marketplace publish, with the targets key");
    Ok(())
}

fn word(standing: &Standing) -> &'static str {
    match standing {
        Standing::Counts => "excepted",
        Standing::Ended => "ended",
        Standing::Void(_) => "void",
    }
}

fn line(one: &SignedException) -> String {
    let SignedException { name, version, revocation, upstream, expires, reason, excepted_by, .. } = one;
    let reason = escape(reason.as_str());
    format!("{name} {version} from {revocation} of {upstream} until {expires}: {reason} ({excepted_by})")
}
