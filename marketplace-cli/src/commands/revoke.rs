//! `marketplace revoke`: withdraw a plugin, with guards against withdrawing the wrong one.

use std::path::PathBuf;

use audit::names::alike;
use schemas::working_copy::RevocationsFile;
use schemas::{Action, PluginName, Revocation, RevocationId, RevokedRange, Shard, TreeDigest};
use serde_json::json;
use terminal::measure::count;
use terminal::suggest::closest;
use terminal::{Exit, Failure, Style, Terminal, escape};

use super::publish::{done_facts, show_plan};
use crate::fail;
use crate::publish::Scope;
use crate::publish::act::Act;
use crate::review::Blast;
use crate::session::Session;
use crate::working_copy::WorkingCopy;

/// Withdraw a plugin or some of its versions, with alarm.
///
/// Clients that refresh stop loading it, from whatever source it came: the digests of the covered trees are withdrawn
/// too. With --publish it needs only the revocations key and the online key.
#[derive(Debug, clap::Args)]
#[expect(clippy::struct_excessive_bools, reason = "switches of a command line")]
pub struct Revoke {
    /// The plugin
    pub name: PluginName,
    /// Which versions: 1.2.3, <0.5.0, ">=1.0.0,<1.4.2", or * (repeatable) [default: *]
    pub range: Vec<RevokedRange>,
    /// Why; users read it
    #[arg(long)]
    pub reason: String,
    /// What clients do: warn, disable, or kill a running one
    #[arg(long, default_value = "disable", value_parser = action)]
    pub action: Action,
    /// A tree to withdraw besides those of the covered versions (repeatable)
    #[arg(long, value_name = "SHA256")]
    pub digest: Vec<TreeDigest>,
    /// The same under another name: CVE-…, GHSA-… (repeatable)
    #[arg(long, value_name = "ID")]
    pub alias: Vec<String>,
    /// Where to read more (repeatable)
    #[arg(long, value_name = "URL")]
    pub reference: Vec<String>,
    /// Without a terminal: how many versions you expect to be covered
    #[arg(long, value_name = "N")]
    pub confirm: Option<usize>,
    /// Without a terminal: yes, mass removal is meant
    #[arg(long)]
    pub mass: bool,
    /// Publish it at once, and nothing else
    #[arg(long)]
    pub publish: bool,
    /// Where to publish [default: public/ in the working copy]
    #[arg(long, value_name = "FOLDER", requires = "publish")]
    pub out: Option<PathBuf>,
    /// Show what it would cover, and do nothing
    #[arg(long)]
    pub dry_run: bool,
}

fn action(text: &str) -> Result<Action, String> {
    match text {
        "warn" => Ok(Action::Warn),
        "disable" => Ok(Action::Disable),
        "kill" => Ok(Action::Kill),
        _ => Err("it is warn, disable or kill".to_owned()),
    }
}

/// Runs it.
///
/// # Errors
/// A [`Failure`].
pub fn run(session: &Session, revoke: &Revoke) -> Result<(), Failure> {
    let working_copy = session.working_copy()?;
    let _one_at_a_time = working_copy.lock()?;
    let catalog = working_copy.shards()?;
    if !catalog.iter().any(|shard| shard.name == revoke.name) {
        return Err(no_such_plugin(&working_copy, &revoke.name));
    }
    if revoke.reason.trim().is_empty() {
        return Err(Failure::new(Exit::Usage, "a revocation needs a reason that users understand"));
    }
    let ranges = match revoke.range.as_slice() {
        [] => vec!["*".parse().map_err(|why| fail::usage(&why))?],
        given => given.to_vec(),
    };
    let blast = Blast::of(&catalog, &revoke.name, &ranges, &revoke.digest);
    if blast.digests.is_empty() {
        return Err(nothing_covered(&catalog, revoke));
    }
    show(session, revoke, &blast, &catalog);
    if revoke.dry_run {
        session.out.json(&json!({ "name": revoke.name, "versions": ranges, "blast": blast }));
        return Ok(());
    }
    ask(revoke, &blast)?;
    let mut revocations = working_copy.revocations()?;
    let entry = entry(session, &working_copy, &revocations, (revoke, ranges, &blast))?;
    let mut facts = json!({ "revoked": entry, "blast": blast, "published": revoke.publish });
    let id = entry.id.clone();
    revocations.entries.push(entry);
    working_copy.save_revocations(&revocations)?;
    session.out.line(&format!("{} {id} revokes {}", Style::Green.paint("✓"), revoke.name));
    if revoke.publish {
        let out = revoke.out.as_ref().map_or_else(|| working_copy.public(), |out| session.env.absolute(out));
        let act = Act { session, working_copy: &working_copy, out, scope: Scope::Revocations, bundles: None };
        let done = act.perform().map_err(|why| {
            let then = "the revocation is recorded, and nobody knows yet: mend this, then run `marketplace publish`";
            let hint = why.hint.as_ref().map_or_else(|| then.to_owned(), |hint| format!("{hint}\n{then}"));
            why.hint(hint)
        })?;
        show_plan(&session.out, &done.plan);
        if let Some(object) = facts.as_object_mut() {
            object.insert("publication".to_owned(), done_facts(&done));
        }
    } else {
        session.out.say("Nobody knows yet. Next: marketplace publish");
    }
    session.out.json(&facts);
    Ok(())
}

/// No such plugin, with the names that it may have been meant for.
pub(super) fn no_such_plugin(working_copy: &WorkingCopy, name: &PluginName) -> Failure {
    let failure = Failure::new(Exit::NotFound, format!("{name} is not in the catalog"));
    let names: Vec<PluginName> =
        working_copy.shards().unwrap_or_default().into_iter().map(|shard| shard.name).collect();
    match closest(name.as_str(), names.iter().map(PluginName::as_str)) {
        Some(other) => failure.hint(format!("did you mean {other}?")),
        None => failure.hint("`marketplace status` lists the plugins"),
    }
}

fn nothing_covered(catalog: &[Shard], revoke: &Revoke) -> Failure {
    let versions = catalog.iter().filter(|s| s.name == revoke.name).flat_map(|s| &s.versions);
    let listed: Vec<String> = versions.map(|e| e.version.to_string()).collect();
    Failure::new(Exit::NotFound, format!("none of the versions of {} is covered", revoke.name))
        .hint(format!("it has {}", listed.join(", ")))
}

fn show(session: &Session, revoke: &Revoke, blast: &Blast, catalog: &[Shard]) {
    let out = &session.out;
    let Blast { versions, digests, bystanders, .. } = blast;
    out.line(&Style::Bold.paint(&format!("{}: {}", revoke.name, escape(&revoke.reason))));
    let names: Vec<String> = versions.iter().map(ToString::to_string).collect();
    out.line(&format!("  covers    {} ({})", count(versions.len(), "version", "versions"), names.join(", ")));
    out.line(&format!("  trees     {}", count(digests.len(), "digest", "digests")));
    out.line(&format!("  catalog   {} % of its {}", blast.percent(), count(blast.catalog, "version", "versions")));
    out.line(&format!("  action    {}", json!(revoke.action).as_str().unwrap_or_default()));
    for name in bystanders {
        out.warn(&format!("{name} has one of these trees too, and stops with it"));
    }
    for (name, how) in alike(&revoke.name, catalog.iter().map(|shard| &shard.name)) {
        out.warn(&format!("{name} has a name like {} ({how}); is this the right one?", revoke.name));
    }
}

fn ask(revoke: &Revoke, blast: &Blast) -> Result<(), Failure> {
    let covered = blast.versions.len();
    if let Some(expected) = revoke.confirm {
        if expected != covered {
            return Err(Failure::new(Exit::Policy, format!("it covers {covered} versions, not {expected}")));
        }
        if blast.is_mass() && !revoke.mass {
            return Err(Failure::new(Exit::Policy, "this is mass removal").hint("if that is meant: --mass"));
        }
        return Ok(());
    }
    let mass = if blast.is_mass() { " --mass" } else { "" };
    let terminal = Terminal::open().map_err(|why| {
        fail::ask(&why).hint(format!("without a terminal say what you expect: --confirm {covered}{mass}"))
    })?;
    let declined = || Failure::new(Exit::Declined, "nothing was revoked");
    if !terminal.confirm("Revoke it?").map_err(|why| fail::ask(&why))? {
        return Err(declined());
    }
    if blast.is_mass() {
        let typed = terminal
            .line(&format!("This is mass removal. Type the plugin's name to go on ({}):", revoke.name))
            .map_err(|why| fail::ask(&why))?;
        if typed.trim() != revoke.name.as_str() {
            return Err(declined());
        }
    }
    Ok(())
}

fn entry(
    session: &Session,
    working_copy: &WorkingCopy,
    revocations: &RevocationsFile,
    (revoke, versions, blast): (&Revoke, Vec<RevokedRange>, &Blast),
) -> Result<Revocation, Failure> {
    Ok(Revocation {
        id: next_id(&working_copy.settings.revocation_prefix, session.now(), revocations)?,
        name: revoke.name.clone(),
        versions,
        reason: revoke.reason.clone(),
        action: revoke.action,
        digests: blast.digests.clone(),
        published: Some(crate::tuf::whole_seconds(session.now())),
        aliases: revoke.alias.clone(),
        references: revoke.reference.clone(),
    })
}

/// `<prefix>-<year>-<number>`, one above the highest of the year.
fn next_id(prefix: &str, now: jiff::Timestamp, revocations: &RevocationsFile) -> Result<RevocationId, Failure> {
    let year = now.to_zoned(jiff::tz::TimeZone::UTC).year();
    let stem = format!("{prefix}-{year}-");
    let numbers = revocations.entries.iter().filter_map(|e| e.id.as_str().strip_prefix(&stem)?.parse::<u32>().ok());
    let next = numbers.max().unwrap_or(0).saturating_add(1);
    format!("{stem}{next:04}").parse().map_err(|why| fail::usage(&why))
}
