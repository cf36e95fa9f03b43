//! `marketplace yank`: a version that nobody should choose any more, without alarm.

use schemas::{PluginName, PluginVersion};
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
    let known: Vec<String> = shard.versions.iter().map(|entry| entry.version.to_string()).collect();
    let entry = shard.versions.iter_mut().find(|entry| entry.version == *version).ok_or_else(|| {
        Failure::new(Exit::NotFound, format!("{name} has no version {version}"))
            .hint(format!("it has {}", known.join(", ")))
    })?;
    let yanked = !yank.undo;
    let changed = entry.yanked != yanked;
    entry.yanked = yanked;
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
