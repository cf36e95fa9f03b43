//! `marketplace publish`: assemble, sign and write what clients read; optionally read it back as one of them.

use std::path::PathBuf;

use schemas::working_copy::Bundles;
use serde_json::{Value, json};
use terminal::measure::count;
use terminal::{Failure, Output, Style};
use verifier::Pin;

use crate::publish::act::{Act, Done};
use crate::publish::read_back::{Depth, Reader};
use crate::publish::{Plan, Scope};
use crate::session::Session;
use crate::tuf::documents::sha256;

/// Assemble, sign and write what clients read.
///
/// Only what changed is signed again; snapshot and timestamp always are. The timestamp is written last, so a publication
/// that was interrupted is invisible, and the next one finishes it.
#[derive(Debug, clap::Args)]
pub struct Publish {
    /// Where to write [default: public/ in the working copy]
    #[arg(long, value_name = "FOLDER")]
    pub out: Option<PathBuf>,
    /// Afterwards, read everything back through the public address as a client would [default address: the working copy's]
    #[arg(long, value_name = "ADDRESS", num_args = 0..=1, default_missing_value = "")]
    pub check: Option<String>,
    /// Which trees are published, so that installing needs no forge [default: the working copy's choice]
    #[arg(long, value_enum, value_name = "WHICH")]
    pub bundles: Option<Trees>,
    /// Say what would be signed and written, and do neither
    #[arg(long)]
    pub dry_run: bool,
}

/// Which trees are published.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Trees {
    /// Those of the working copy's own folders
    Own,
    /// Every version's
    All,
    /// None
    None,
}

/// Runs it.
///
/// # Errors
/// A [`Failure`].
pub fn run(session: &Session, publish: &Publish) -> Result<(), Failure> {
    let working_copy = session.working_copy()?;
    let _one_at_a_time = working_copy.lock()?;
    let settings = &working_copy.settings;
    let out = publish.out.as_ref().map_or_else(|| working_copy.public(), |out| session.env.absolute(out));
    let bundles = match publish.bundles {
        Some(Trees::Own) => Some(Bundles::Own),
        Some(Trees::All) => Some(Bundles::All),
        Some(Trees::None) => None,
        None => Some(settings.bundles),
    };
    let act = Act { session, working_copy: &working_copy, out: out.clone(), scope: Scope::Everything, bundles };
    if publish.dry_run {
        let plan = act.rehearse()?;
        session.out.json(&plan_facts(&plan));
        show_plan(&session.out, &plan);
        session.out.say("Nothing was signed, nothing was written.");
        return Ok(());
    }
    let done = act.perform()?;
    let mut facts = done_facts(&done);
    show_plan(&session.out, &done.plan);
    if done.bundles > 0 {
        session.out.line(&format!("  trees         {}", count(done.bundles, "new bundle", "new bundles")));
    }
    session.out.line(&format!("{} published to {}", Style::Green.paint("✓"), out.display()));
    if let Some(address) = &publish.check {
        let address = if address.is_empty() { &settings.url } else { address };
        let first = working_copy.roots()?.first().map(|stored| sha256(&stored.bytes));
        let fetcher = session.fetcher(session.env.cwd.clone())?;
        let reader = Reader { session, fetcher: &fetcher, address };
        let written = std::fs::read(out.join("metadata/timestamp.json")).unwrap_or_default();
        reader.same_timestamp(&written)?;
        let report = reader.read(&Pin::RootDigest(first.unwrap_or(schemas::Sha256([0; 32]))), Depth::Trees)?;
        session.out.line(&format!(
            "{} read back from {address}: {}, {}, {}",
            Style::Green.paint("✓"),
            count(report.versions, "version", "versions"),
            count(report.signed, "statement", "statements"),
            count(report.bundles, "bundle", "bundles"),
        ));
        insert(&mut facts, "readBack", json!(report));
    }
    session.out.json(&facts);
    Ok(())
}

fn insert(facts: &mut Value, key: &str, value: Value) {
    if let Some(object) = facts.as_object_mut() {
        object.insert(key.to_owned(), value);
    }
}

/// What a plan signs, for people.
pub(super) fn show_plan(out: &Output, plan: &Plan) {
    for version in &plan.new_roots {
        out.line(&format!("  root {version}        becomes visible"));
    }
    let counted = &plan.counted;
    for (role, version, reason) in
        [("targets", counted.targets, plan.targets), ("revocations", counted.revocations, plan.revocations)]
    {
        let what = reason.map_or_else(|| "unchanged".to_owned(), |reason| reason.to_string());
        out.line(&format!("  {role:<12}  {version}, {what}"));
    }
    out.line(&format!("  snapshot      {}", counted.snapshot));
    out.line(&format!("  timestamp     {}", counted.timestamp));
    for path in plan.news.iter().take(20) {
        out.line(&format!("  + {path}"));
    }
    if plan.news.len() > 20 {
        out.line(&format!("  … and {} more", plan.news.len().saturating_sub(20)));
    }
    for path in &plan.gone {
        out.line(&format!("  - {path}"));
    }
}

pub(super) fn plan_facts(plan: &Plan) -> Value {
    json!({
        "newRoots": plan.new_roots,
        "targets": { "version": plan.counted.targets, "why": plan.targets },
        "revocations": { "version": plan.counted.revocations, "why": plan.revocations },
        "snapshot": { "version": plan.counted.snapshot },
        "timestamp": { "version": plan.counted.timestamp },
        "new": plan.news,
        "gone": plan.gone,
    })
}

pub(super) fn done_facts(done: &Done) -> Value {
    let mut facts = plan_facts(&done.plan);
    insert(&mut facts, "bundles", json!(done.bundles));
    insert(&mut facts, "minisigned", json!(done.minisigned));
    facts
}
