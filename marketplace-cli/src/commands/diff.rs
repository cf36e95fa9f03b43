//! `marketplace diff`: the working copy against what is published, or two versions of a plugin.

use std::collections::BTreeMap;
use std::path::PathBuf;

use schemas::{Exceptions, PluginName, PluginVersion, Shard, SignedException, VersionEntry};
use serde_json::json;
use terminal::{Exit, Failure};

use crate::catalog;
use crate::exceptions::Held;
use crate::publish::Published;
use crate::publish::documents::lists;
use crate::review::{self, Changes};
use crate::session::Session;
use crate::tuf::Custom;

/// Compare the working copy with what is published, or two versions of a plugin.
#[derive(Debug, clap::Args)]
pub struct Diff {
    /// A plugin
    #[arg(requires = "old")]
    pub name: Option<PluginName>,
    /// Its older version
    #[arg(requires = "new")]
    pub old: Option<PluginVersion>,
    /// Its newer version
    pub new: Option<PluginVersion>,
    /// Where the marketplace is published [default: public/ in the working copy]
    #[arg(long, value_name = "FOLDER")]
    pub out: Option<PathBuf>,
}

/// Runs it.
///
/// # Errors
/// A [`Failure`].
pub fn run(session: &Session, diff: &Diff) -> Result<(), Failure> {
    match (&diff.name, &diff.old, &diff.new) {
        (Some(name), Some(old), Some(new)) => versions(session, name, old, new),
        _ => publication(session, diff),
    }
}

fn versions(session: &Session, name: &PluginName, old: &PluginVersion, new: &PluginVersion) -> Result<(), Failure> {
    let working_copy = session.working_copy()?;
    let shard = working_copy.shard(name)?.ok_or_else(|| super::revoke::no_such_plugin(&working_copy, name))?;
    let tree = |version: &PluginVersion| {
        let entry = shard.versions.iter().find(|entry| entry.version == *version);
        let entry = entry.ok_or_else(|| Failure::new(Exit::NotFound, format!("{name} has no version {version}")))?;
        catalog::kept_or_fetched(session, &working_copy, name, entry)
    };
    let (before, after) = (tree(old)?, tree(new)?);
    let changes = Changes::between((&before.0, &before.1), (&after.0, &after.1));
    session.out.json(&json!({ "name": name, "old": old, "new": new, "changes": changes }));
    session.out.line(&format!("{name} {old} → {new}"));
    review::show_changes(&session.out, &changes, usize::MAX);
    Ok(())
}

fn publication(session: &Session, diff: &Diff) -> Result<(), Failure> {
    let working_copy = session.working_copy()?;
    let folder = diff.out.as_ref().map_or_else(|| working_copy.public(), |out| session.env.absolute(out));
    let published = Published::read(&folder, &working_copy.roots()?)?;
    let before = published.index.as_ref().map(|index| index.plugins.clone()).unwrap_or_default();
    let mut lines = catalog_lines(&before, &working_copy.shards()?);
    let here = working_copy.revocations()?;
    let there = published.revoked.as_ref().map(|r| r.revoked.clone()).unwrap_or_default();
    let new = here.entries.iter().filter(|entry| !there.contains(entry));
    lines.extend(new.map(|entry| format!("+ {} revokes {}", entry.id, entry.name)));
    let lifted = published.index.as_ref().map(|index| index.withdrawn.clone()).unwrap_or_default();
    let held = Held::of(&working_copy, &working_copy.root()?.root, session.now())?;
    let Custom { withdrawn: now_lifted, exceptions, .. } = lists(&here, &held.counting);
    lines.extend(now_lifted.iter().filter(|id| !lifted.contains(id)).map(|id| format!("- {id} is lifted")));
    lines.extend(lifted.iter().filter(|id| !now_lifted.contains(id)).map(|id| format!("+ {id} is in force again")));
    lines.extend(exception_lines(published.custom().map(|custom| &custom.exceptions), &exceptions));
    let newest = working_copy.root()?.root.version;
    lines.extend((published.root.unwrap_or(0).saturating_add(1)..=newest).map(|v| format!("+ root {v}")));
    session.out.json(&json!({ "unpublished": lines }));
    if lines.is_empty() {
        session.out.line("what is published is what the working copy says");
    }
    for line in &lines {
        session.out.line(line);
    }
    Ok(())
}

fn exception_lines(before: Option<&Exceptions>, after: &Exceptions) -> Vec<String> {
    let before = before.map(Exceptions::as_slice).unwrap_or_default();
    let what = |one: &SignedException| format!("{} {} is excepted from {}", one.name, one.version, one.revocation);
    let new = after.as_slice().iter().filter(|one| !before.contains(one));
    let new = new.map(|one| format!("+ {} until {}", what(one), one.expires));
    let gone = before.iter().filter(|one| !after.as_slice().contains(one));
    new.chain(gone.map(|one| format!("- {} until {}", what(one), one.expires))).collect()
}

fn catalog_lines(before: &[Shard], after: &[Shard]) -> Vec<String> {
    let entries = |shards: &[Shard]| -> BTreeMap<(PluginName, PluginVersion), VersionEntry> {
        let flat =
            shards.iter().flat_map(|s| s.versions.iter().map(|e| ((s.name.clone(), e.version.clone()), e.clone())));
        flat.collect()
    };
    let (old, new) = (entries(before), entries(after));
    let mut lines: Vec<String> = Vec::new();
    for ((name, version), entry) in &new {
        match old.get(&(name.clone(), version.clone())) {
            None => lines.push(format!("+ {name} {version}")),
            Some(was) if was.yanked != entry.yanked => {
                lines.push(format!(
                    "~ {name} {version} {}",
                    if entry.yanked { "is yanked" } else { "is offered again" }
                ));
            }
            Some(was) if was.signature != entry.signature => lines.push(format!("~ {name} {version} is signed anew")),
            Some(was) if was != entry => lines.push(format!("~ {name} {version}")),
            Some(_) => {}
        }
    }
    lines.extend(old.keys().filter(|key| !new.contains_key(*key)).map(|(name, version)| format!("- {name} {version}")));
    lines
}
