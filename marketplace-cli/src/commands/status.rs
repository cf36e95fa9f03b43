//! `marketplace status`: what is listed, what expires when, which keys are here, what is not published yet.

use std::path::PathBuf;

use jiff::Timestamp;
use serde_json::{Value, json};
use terminal::measure::count;
use terminal::{Failure, Output, Style};

use crate::exceptions::Held;
use crate::publish::act::Act;
use crate::publish::{Published, Scope};
use crate::session::Session;
use crate::tuf::Role;

/// Say what expires when, and what is not published yet.
#[derive(Debug, clap::Args)]
pub struct Status {
    /// Where the marketplace is published [default: public/ in the working copy]
    #[arg(long, value_name = "FOLDER")]
    pub out: Option<PathBuf>,
}

/// Runs it.
///
/// # Errors
/// A [`Failure`].
pub fn run(session: &Session, status: &Status) -> Result<(), Failure> {
    let working_copy = session.working_copy()?;
    let roots = working_copy.roots()?;
    let root = working_copy.root()?.root;
    let folder = status.out.as_ref().map_or_else(|| working_copy.public(), |out| session.env.absolute(out));
    let published = Published::read(&folder, &roots)?;
    let shards = working_copy.shards()?;
    let revocations = working_copy.revocations()?;
    let held = Held::of(&working_copy, &root, session.now())?;
    let keychain = session.keychain(&working_copy.settings.origin)?;
    let act = Act { session, working_copy: &working_copy, out: folder, scope: Scope::Everything, bundles: None };
    let pending = act.rehearse();
    let versions: usize = shards.iter().map(|shard| shard.versions.len()).sum();
    let unsigned: usize = shards.iter().flat_map(|s| &s.versions).filter(|e| e.signature.is_none()).count();
    let roles = expiries(root.expires, &published);
    let keys: Vec<Value> = Role::ALL
        .into_iter()
        .flat_map(|role| root.keys_of(role).into_iter().map(move |key| (role, key)))
        .map(|(role, key)| json!({ "role": role.word(), "key": key, "here": keychain.has(&verifier::keys::key_id(&key)) }))
        .collect();
    session.out.json(&json!({
        "origin": working_copy.settings.origin,
        "plugins": shards.iter().map(|s| &s.name).collect::<Vec<_>>(),
        "versions": versions,
        "unsigned": unsigned,
        "revocations": revocations.entries.len(),
        "withdrawn": revocations.withdrawn,
        "exceptions": held.counting,
        "roles": roles.iter().map(|(role, expires)| json!({ "role": role.word(), "expires": expires })).collect::<Vec<_>>(),
        "keys": keys,
        "unpublished": pending.as_ref().ok().map(|plan| json!({ "new": plan.news, "gone": plan.gone, "revocations": plan.revocations, "roots": plan.new_roots })),
    }));
    let out = &session.out;
    out.line(&Style::Bold.paint(working_copy.settings.origin.as_str()));
    let plugins = count(shards.len(), "plugin", "plugins");
    out.line(&format!("  {plugins}, {}, {unsigned} unsigned", count(versions, "version", "versions")));
    let entries = count(revocations.entries.len(), "revocation", "revocations");
    let excepted = held.counting.as_slice().iter().map(|one| one.expires).min();
    let excepted = excepted.map(|first| format!(", {} (the first ends on {first})", held.count()));
    out.line(&format!("  {entries}, {} lifted{}", revocations.withdrawn.len(), excepted.unwrap_or_default()));
    for (role, expires) in roles {
        line(out, role, expires, session.now());
    }
    let absent = keys.iter().filter(|key| key.get("here") == Some(&json!(false)));
    let absent: Vec<&str> = absent.filter_map(|key| key.get("role")?.as_str()).collect();
    if !absent.is_empty() {
        out.line(&format!("  keys not here: {}", absent.join(", ")));
    }
    match pending {
        Ok(plan) => {
            let news = plan.news.len().saturating_add(plan.gone.len()).saturating_add(plan.new_roots.len());
            let waiting = news > 0 || plan.targets.is_some() || plan.revocations.is_some();
            let word =
                if waiting { "there are changes that are not published: marketplace diff" } else { "all is published" };
            out.line(&format!("  {word}"));
        }
        Err(why) => out.warn(&why.to_string()),
    }
    Ok(())
}

/// When each role that clients follow stops being fresh; nothing for what was never published.
pub(super) fn expiries(root: Timestamp, published: &Published) -> Vec<(Role, Option<Timestamp>)> {
    vec![
        (Role::Root, Some(root)),
        (Role::Targets, published.targets.as_ref().map(|s| s.role.expires)),
        (Role::Revocations, published.revocations.as_ref().map(|s| s.role.expires)),
        (Role::Snapshot, published.snapshot.as_ref().map(|s| s.role.expires)),
        (Role::Timestamp, published.timestamp.as_ref().map(|s| s.role.expires)),
    ]
}

fn line(out: &Output, role: Role, expires: Option<Timestamp>, now: Timestamp) {
    let Some(expires) = expires else {
        out.line(&format!("  {role:<12} {}", Style::Dim.paint("not published")));
        return;
    };
    let left = expires.as_second().saturating_sub(now.as_second());
    let (style, words) = match left {
        ..=0 => (Style::Red, format!("expired on {expires}")),
        1..172_800 => (Style::Yellow, format!("{} h left", left / 3_600)),
        _ => (Style::Green, format!("{} days left", left / 86_400)),
    };
    out.line(&format!("  {role:<12} {}", style.paint(&words)));
}
