//! `marketplace remove`: it is not consulted any more. What was seen of it stays, so that it cannot come back older.

use serde_json::json;
use terminal::{Exit, Failure};

use crate::args::MarketplaceRemove;
use crate::fail::OrFail;
use crate::market::{self, file};
use crate::world::{Official, World};

pub(super) fn run(world: &World, args: &MarketplaceRemove) -> Result<(), Failure> {
    // Its revocations go with it, so this is a decision about trust too.
    world.person_only("removing a marketplace")?;
    if args.name.as_str() == Official::NAME {
        return Err(Failure::new(Exit::Policy, "the official marketplace is compiled in")
            .hint("plugins.allowedSources in settings.json decides whether it is used"));
    }
    // Asked first without the lock, so that a slip of the keyboard makes no home.
    let known: Vec<String> = file::read(&world.home)?.0.keys().map(ToString::to_string).collect();
    if !known.contains(&args.name.to_string()) {
        return Err(market::unknown(&args.name, &known));
    }
    let entry = file::edit(&world.home, |document| {
        document.0.remove(&args.name).ok_or_else(|| market::unknown(&args.name, &known))
    })?;
    let records = world.store()?.records().or_fail()?;
    let orphans: Vec<&str> = records
        .records
        .iter()
        .filter(|(_, record)| record.marketplace.as_ref() == Some(&args.name))
        .map(|(name, _)| name.as_str())
        .collect();
    world.out.line(&format!("removed {} ({})", args.name, terminal::escape(entry.origin.as_str())));
    if !orphans.is_empty() {
        let names = orphans.join(", ");
        world.out.warn(&format!("nobody tells of revocations of these any more, so they do not load: {names}"));
    }
    world.out.json(&json!({ "removed": args.name, "orphans": orphans }));
    Ok(())
}
