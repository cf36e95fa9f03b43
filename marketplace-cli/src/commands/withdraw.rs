//! `marketplace withdraw`: lift a revocation that was a mistake. The targets role decides, not the revocations role.

use schemas::RevocationId;
use serde_json::json;
use terminal::{Exit, Failure, Style, escape};

use crate::session::Session;

/// Lift a revocation.
///
/// The entry stays in the list, as every entry does; the index says that it is lifted, which only the targets key can
/// say. So a stolen revocations key cannot un-revoke.
#[derive(Debug, clap::Args)]
pub struct Withdraw {
    /// The revocation, such as DCM-2026-0001
    pub id: RevocationId,
    /// Let it be in force again
    #[arg(long)]
    pub undo: bool,
}

/// Runs it.
///
/// # Errors
/// A [`Failure`].
pub fn run(session: &Session, withdraw: &Withdraw) -> Result<(), Failure> {
    let working_copy = session.working_copy()?;
    let _one_at_a_time = working_copy.lock()?;
    let mut revocations = working_copy.revocations()?;
    let id = &withdraw.id;
    let Some(entry) = revocations.entries.iter().find(|entry| entry.id == *id).cloned() else {
        let known: Vec<&str> = revocations.entries.iter().map(|entry| entry.id.as_str()).collect();
        let hint = if known.is_empty() {
            "nothing was ever revoked".to_owned()
        } else {
            format!("there are {}", known.join(", "))
        };
        return Err(Failure::new(Exit::NotFound, format!("there is no revocation {id}")).hint(hint));
    };
    let is_lifted = revocations.withdrawn.contains(id);
    let changed = is_lifted == withdraw.undo;
    match (changed, withdraw.undo) {
        (true, true) => revocations.withdrawn.retain(|lifted| lifted != id),
        (true, false) => revocations.withdrawn.push(id.clone()),
        (false, _) => {}
    }
    if changed {
        working_copy.save_revocations(&revocations)?;
    }
    session.out.json(&json!({ "revocation": entry, "withdrawn": !withdraw.undo, "changed": changed }));
    let word = if withdraw.undo { "in force" } else { "lifted" };
    session.out.line(&format!(
        "{} {id} ({}: {}) is {word}",
        Style::Green.paint("✓"),
        entry.name,
        escape(&entry.reason)
    ));
    if changed {
        session.out.say("Next: marketplace publish, with the targets key");
    }
    Ok(())
}
