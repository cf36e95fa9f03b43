//! `remove`: exactly this plugin, its record and its settings; nothing else.

use serde_json::json;
use terminal::Failure;

use crate::args::Remove;
use crate::fail::OrFail;
use crate::world::World;
use crate::{installed, settings};

pub(super) fn run(world: &World, args: &Remove) -> Result<(), Failure> {
    world.person_only("removing a plugin")?;
    let record = installed::record(world, &args.name)?;
    let store = world.store()?;
    // Off first: a crash between the two leaves a disabled plugin, never an enabled name without one.
    settings::edit(&world.home, |s| settings::forget(s, &args.name))?;
    store.remove(&args.name).or_fail()?;
    world.out.line(&format!("removed {} {}", args.name, record.version));
    world.out.json(&json!({ "removed": args.name, "version": record.version, "stateKept": args.keep_state }));
    Ok(())
}
