//! What is installed, read from disk as a person would: its manifest and texts, and whether it still is what was trusted.

use schemas::{PluginName, TrustRecord};
use terminal::{Exit, Failure};
use verifier::Tree;
use verifier::tree::{Limits, directory};

use crate::fail::OrFail;
use crate::reading::Reading;
use crate::world::World;

/// The entry of a plugin's folder that is its own and not part of its tree.
const STATE: &str = "state";

/// An installed plugin as it lies on disk.
#[derive(Debug)]
pub struct Installed {
    /// Its tree as it is now.
    pub tree: Tree,
    /// Its manifest and texts.
    pub reading: Reading,
}

/// Reads `name` where it is exactly what `record` says; nothing where its files are others.
///
/// # Errors
/// When it cannot be read.
pub fn intact(world: &World, name: &PluginName, record: &TrustRecord) -> Result<Option<Installed>, Failure> {
    let folder = world.home.plugin(name);
    let tree = directory::open_without(&folder, STATE, &Limits::default(), &|_| {}).or_fail()?;
    if tree.digest() != record.source_hash {
        return Ok(None);
    }
    let manifest = verifier::offer::manifest_of(&tree).or_fail()?;
    let reading = Reading::of(&tree, &manifest).or_fail()?;
    Ok(Some(Installed { tree, reading }))
}

/// The record of `name`.
///
/// # Errors
/// Exit 10, with a close name.
pub fn record(world: &World, name: &PluginName) -> Result<TrustRecord, Failure> {
    let mut records = world.store()?.records().or_fail()?.records;
    if let Some(record) = records.remove(name) {
        return Ok(record);
    }
    let failure = Failure::new(Exit::NotFound, format!("{name} is not installed"));
    Err(match terminal::suggest::closest(name.as_str(), records.keys().map(PluginName::as_str)) {
        Some(close) => failure.hint(format!("did you mean {close}?")),
        None => failure.hint("deepcode-plugin list shows what is"),
    })
}
