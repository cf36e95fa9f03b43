//! `disable`: an installed plugin does not load any more, whoever enables it elsewhere.

use serde_json::json;
use terminal::Failure;

use crate::args::Disable;
use crate::fail::OrFail as _;
use crate::world::World;
use crate::{installed, settings};

pub(super) fn run(world: &World, args: &Disable) -> Result<(), Failure> {
    // A plugin's hooks may be what keeps an agent in bounds.
    world.person_only("disabling a plugin")?;
    installed::record(world, &args.name)?;
    settings::edit(&world.home, |s| settings::disable(s, &args.name))?;
    if args.kill {
        world.store()?.stop(&args.name).or_fail()?;
        world.out.line(&format!("{} is disabled; where it still runs it is ended now", args.name));
    } else {
        world.out.line(&format!("{} is disabled", args.name));
    }
    world.out.json(&json!({ "name": args.name, "enabled": false, "killed": args.kill }));
    Ok(())
}
