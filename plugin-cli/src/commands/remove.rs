//! `remove`: exactly this plugin, its record and its settings; nothing else.

use serde_json::json;
use terminal::Failure;

use crate::args::Remove;
use crate::fail::OrFail;
use crate::world::World;
use crate::{installed, settings};

pub(super) fn run(world: &World, args: &Remove) -> Result<(), Failure> {
    world.person_only("removing a plugin")?;
    let store = world.store()?;
    // Without a record there may still be what an earlier --keep-state has kept.
    let version = match installed::record(world, &args.name) {
        Ok(record) => Some(record.version),
        Err(_) if !args.keep_state && world.home.plugin(&args.name).is_dir() => None,
        Err(failure) => return Err(failure),
    };
    // Off first: a crash between the two leaves a disabled plugin, never an enabled name without one.
    settings::edit(&world.home, |s| settings::forget(s, &args.name))?;
    if args.keep_state {
        store.remove_but_state(&args.name).or_fail()?;
    } else {
        store.remove(&args.name).or_fail()?;
    }
    let shown = version.as_ref().map_or_else(|| "(what was kept of it)".to_owned(), ToString::to_string);
    world.out.line(&format!("removed {} {shown}", args.name));
    world.out.json(&json!({ "removed": args.name, "version": version, "stateKept": args.keep_state }));
    Ok(())
}
