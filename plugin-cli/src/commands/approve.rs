//! `approve`, `unapprove`: a person has read the whole tree; its texts need no more questions. The gate stays what it is.

use serde_json::json;
use terminal::{Exit, Failure, Style};

use crate::args::{Approve, Named};
use crate::fail::OrFail;
use crate::market::{Effort, Markets};
use crate::world::World;
use crate::{installed, standing};

pub(super) fn run(world: &World, args: &Approve) -> Result<(), Failure> {
    world.person_only("approving a plugin")?;
    let name = &args.name;
    let record = installed::record(world, name)?;
    let markets = Markets::open(world, Effort::Remembered)?;
    let revocations = markets.revocations(world)?;
    // Approved is what is there, unchanged and let in by the gate.
    let loaded = world.store()?.load(name, &revocations, world.now()).or_fail()?;
    standing::warn(world, name, &record, &revocations);
    let tree = loaded.tree().digest();
    match args.digest {
        Some(digest) if digest != tree => {
            let what = format!("{digest} was to be approved, but {name} is {tree}");
            return Err(Failure::new(Exit::NotTrusted, what));
        }
        Some(_) => {}
        None => {
            let hint = format!("deepcode-plugin review {name}; then, elsewhere than at a terminal: --digest {tree}");
            let terminal = world.terminal().map_err(|failure| failure.hint(hint))?;
            let question = format!("Have you read all of {name} {} ({tree}), and do you approve it?", record.version);
            if !terminal.confirm(&question).or_fail()? {
                return Err(Failure::new(Exit::Declined, "declined").hint("nothing was changed"));
            }
        }
    }
    world.store()?.approve(name, tree).or_fail()?;
    world.out.line(&format!(
        "{} {name} {} is approved, as long as it stays {tree}",
        Style::Green.paint("✓"),
        record.version
    ));
    world.out.json(&json!({ "name": name, "approved": tree }));
    Ok(())
}

pub(super) fn undo(world: &World, args: &Named) -> Result<(), Failure> {
    let record = installed::record(world, &args.name)?;
    world.store()?.unapprove(&args.name).or_fail()?;
    let was = if record.approved.is_some() { "is no longer approved" } else { "was not approved" };
    world.out.line(&format!("{} {was}", args.name));
    world.out.json(&json!({ "name": args.name, "approved": null }));
    Ok(())
}
