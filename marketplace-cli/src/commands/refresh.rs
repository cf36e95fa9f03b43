//! `marketplace refresh`: a new snapshot and timestamp, for which the online key suffices; or a renewed root.

use std::path::PathBuf;

use serde_json::json;
use terminal::{Failure, Style};

use super::publish::{done_facts, plan_facts, show_plan};
use crate::publish::Scope;
use crate::publish::act::Act;
use crate::session::Session;
use crate::tuf::expires;

/// Sign a new snapshot and timestamp, so that clients stay fresh.
///
/// Needs only the online key; run it daily, from CI if you like. What is not published yet stays so.
#[derive(Debug, clap::Args)]
pub struct Refresh {
    /// Where the marketplace is published [default: public/ in the working copy]
    #[arg(long, value_name = "FOLDER")]
    pub out: Option<PathBuf>,
    /// Renew root instead, with two root keys; the next publication makes it visible
    #[arg(long, conflicts_with = "out")]
    pub root: bool,
    /// Say what would be signed, and do nothing
    #[arg(long)]
    pub dry_run: bool,
}

/// Runs it.
///
/// # Errors
/// A [`Failure`].
pub fn run(session: &Session, refresh: &Refresh) -> Result<(), Failure> {
    let working_copy = session.working_copy()?;
    let _one_at_a_time = working_copy.lock()?;
    if refresh.root {
        let stored = working_copy.root()?;
        let next = stored.root.next(expires(session.now(), working_copy.settings.expiry.root));
        if refresh.dry_run {
            session.out.json(&json!({ "root": next.version, "expires": next.expires }));
            session.out.line(&format!("root {} would be made, lasting until {}", next.version, next.expires));
            return Ok(());
        }
        return super::key::scribe::adopt(session, &working_copy, &stored.root, next);
    }
    let out = refresh.out.as_ref().map_or_else(|| working_copy.public(), |out| session.env.absolute(out));
    let act = Act { session, working_copy: &working_copy, out, scope: Scope::Freshness, bundles: None };
    if refresh.dry_run {
        let plan = act.rehearse()?;
        session.out.json(&plan_facts(&plan));
        show_plan(&session.out, &plan);
        return Ok(());
    }
    let done = act.perform()?;
    let counted = &done.plan.counted;
    session.out.json(&done_facts(&done));
    session.out.line(&format!(
        "{} snapshot {}, timestamp {}",
        Style::Green.paint("✓"),
        counted.snapshot,
        counted.timestamp
    ));
    if !done.plan.news.is_empty() {
        session.out.say("There are changes that are not published: marketplace diff");
    }
    Ok(())
}
