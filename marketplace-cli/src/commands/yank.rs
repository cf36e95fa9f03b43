//! `marketplace yank`: a version that nobody should choose any more, without alarm.

use schemas::{PluginName, PluginVersion, Shard};
use serde_json::json;
use terminal::{Exit, Failure, Style};

use crate::session::Session;

/// Take a version back without alarm: it is no longer chosen.
///
/// Who has it keeps it. For anything dangerous use `revoke`.
#[derive(Debug, clap::Args)]
pub struct Yank {
    /// The plugin
    pub name: PluginName,
    /// The version
    pub version: PluginVersion,
    /// Offer it again
    #[arg(long)]
    pub undo: bool,
}

/// Runs it.
///
/// # Errors
/// A [`Failure`].
pub fn run(session: &Session, yank: &Yank) -> Result<(), Failure> {
    let working_copy = session.working_copy()?;
    let _one_at_a_time = working_copy.lock()?;
    let (name, version) = (&yank.name, &yank.version);
    let mut shard = working_copy.shard(name)?.ok_or_else(|| super::revoke::no_such_plugin(&working_copy, name))?;
    let yanked = !yank.undo;
    let at = listed(&shard, version)?;
    let entry = shard.versions.get_mut(at);
    let changed = entry.is_some_and(|entry| std::mem::replace(&mut entry.yanked, yanked) != yanked);
    if changed {
        working_copy.save_shard(&shard)?;
    }
    session.out.json(&json!({ "name": name, "version": version, "yanked": yanked, "changed": changed }));
    let word = if yanked { "yanked" } else { "offered again" };
    let already = if changed { "" } else { " already" };
    session.out.line(&format!("{} {name} {version} is{already} {word}", Style::Green.paint("✓")));
    if changed {
        session.out.say("Next: marketplace publish");
    }
    Ok(())
}

/// Where in its plugin's list a version stands.
///
/// # Errors
/// A [`Failure`] that names the versions that there are.
pub(super) fn listed(shard: &Shard, version: &PluginVersion) -> Result<usize, Failure> {
    shard.versions.iter().position(|entry| entry.version == *version).ok_or_else(|| {
        let known: Vec<String> = shard.versions.iter().map(|entry| entry.version.to_string()).collect();
        Failure::new(Exit::NotFound, format!("{} has no version {version}", shard.name))
            .hint(format!("it has {}", known.join(", ")))
    })
}
