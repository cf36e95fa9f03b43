//! `marketplace publish`: assemble, sign and write what clients read; optionally read it back as one of them.

use std::path::PathBuf;

use schemas::working_copy::Bundles;
use serde_json::{Value, json};
use terminal::measure::{count, size};
use terminal::{Exit, Failure, Output, Style};
use verifier::Pin;

use crate::publish::act::{Act, Done};
use crate::publish::read_back::{Depth, Reader, Report};
use crate::publish::remote::{Base, Remote, Sent, TIMESTAMP, nothing_is_lost};
use crate::publish::{Plan, Published, Scope};
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
    /// Publish there as well: a marketplace-server (https://…) or an object store (`s3://bucket/prefix`). What is there is
    /// taken over first, and one conditional put makes the new publication visible
    #[arg(long, value_name = "ADDRESS")]
    pub to: Option<String>,
    /// The file of the server's token [default: `MARKETPLACE_TOKEN`]
    #[arg(long, value_name = "FILE", requires = "to")]
    pub token_file: Option<PathBuf>,
    /// Let go what is published there and is not in this working copy
    #[arg(long, requires = "to")]
    pub drop: bool,
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
    let to = publish.to.as_deref().map(|to| Remote::open(session, to, publish.token_file.as_deref())).transpose()?;
    let elsewhere = to.as_ref().map(|remote| Elsewhere { remote, drop: publish.drop, act: &act });
    if publish.dry_run {
        return match &elsewhere {
            Some(elsewhere) => elsewhere.rehearse(),
            None => {
                let plan = act.rehearse()?;
                session.out.json(&plan_facts(&plan));
                show_plan(&session.out, &plan);
                session.out.say("Nothing was signed, nothing was written.");
                Ok(())
            }
        };
    }
    let base = elsewhere.as_ref().map(|elsewhere| elsewhere.base(&act)).transpose()?;
    let done = act.perform()?;
    let mut facts = done_facts(&done);
    show_plan(&session.out, &done.plan);
    if done.bundles > 0 {
        session.out.line(&format!("  trees         {}", count(done.bundles, "new bundle", "new bundles")));
    }
    session.out.line(&format!("{} published to {}", Style::Green.paint("✓"), out.display()));
    if let (Some(elsewhere), Some(base), Some(to)) = (&elsewhere, &base, &publish.to) {
        let mut sent = elsewhere.carried()?;
        sent += elsewhere.remote.send(&out, &done, &working_copy.roots()?, base)?;
        let files = count(sent.files, "new file", "new files");
        session.out.line(&format!("{} published to {to}: {files}, {}", Style::Green.paint("✓"), size(sent.bytes)));
        insert(&mut facts, "sent", json!({ "to": to, "files": sent.files, "bytes": sent.bytes }));
    }
    if let Some(address) = &publish.check {
        let address = if address.is_empty() { &settings.url } else { address };
        insert(&mut facts, "readBack", json!(read_back(&act, address)?));
    }
    session.out.json(&facts);
    Ok(())
}

/// Reads everything back through the public address, as a client would.
fn read_back(act: &Act<'_>, address: &str) -> Result<Report, Failure> {
    let session = act.session;
    let first = act.working_copy.roots()?.first().map(|stored| sha256(&stored.bytes));
    let fetcher = session.fetcher(session.env.cwd.clone())?;
    let reader = Reader { session, fetcher: &fetcher, address };
    let written = std::fs::read(act.out.join(TIMESTAMP)).unwrap_or_default();
    reader.same_timestamp(&written)?;
    let report = reader.read(&Pin::RootDigest(first.unwrap_or(schemas::Sha256([0; 32]))), Depth::Trees)?;
    session.out.line(&format!(
        "{} read back from {address}: {}, {}, {}",
        Style::Green.paint("✓"),
        count(report.versions, "version", "versions"),
        count(report.signed, "statement", "statements"),
        count(report.bundles, "bundle", "bundles"),
    ));
    Ok(report)
}

/// Another place that this is published to.
struct Elsewhere<'a> {
    remote: &'a Remote<'a>,
    /// Whether what only that place lists is let go.
    drop: bool,
    act: &'a Act<'a>,
}

impl Elsewhere<'_> {
    /// What the publication in `out` will follow on.
    fn base(&self, act: &Act<'_>) -> Result<Base, Failure> {
        let (working_copy, out) = (act.working_copy, act.out.as_path());
        act.carry(&working_copy.root()?.root)?;
        let roots = working_copy.roots()?;
        let base = self.remote.take_over(out, &roots)?;
        if !self.drop && base.is_published() {
            let published = Published::read(out, &roots)?;
            nothing_is_lost(&published, &working_copy.shards()?, &working_copy.revocations()?)?;
        }
        Ok(base)
    }

    /// Sends what a fork carries, which its own publication has to find there.
    fn carried(&self) -> Result<Sent, Failure> {
        match &self.act.working_copy.root()?.root.extras.upstream {
            Some(upstream) => self.remote.carry(upstream, &self.act.out),
            None => Ok(Sent::default()),
        }
    }

    /// What would be signed and sent, found in a folder that is thrown away.
    fn rehearse(&self) -> Result<(), Failure> {
        let broken = |why: std::io::Error| Failure::new(Exit::Failed, why);
        let scratch = tempfile::tempdir().map_err(broken)?;
        let (session, working_copy) = (self.act.session, self.act.working_copy);
        let act = Act { session, working_copy, out: scratch.path().to_owned(), ..*self.act };
        self.base(&act)?;
        let plan = act.rehearse()?;
        let missing = self.remote.lacks(&plan, &working_copy.shards()?)?;
        let mut facts = plan_facts(&plan);
        insert(&mut facts, "missing", json!(missing));
        session.out.json(&facts);
        show_plan(&session.out, &plan);
        for path in missing.iter().take(20) {
            session.out.line(&format!("  not there yet: {path}"));
        }
        if missing.len() > 20 {
            session.out.line(&format!("  … and {} more", missing.len().saturating_sub(20)));
        }
        session.out.say("Nothing was signed, nothing was written, nothing was sent.");
        Ok(())
    }
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
