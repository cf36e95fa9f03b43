//! `marketplace update`: asks what they say now; one that cannot be asked does not keep the others from it.

use serde_json::json;
use terminal::{Exit, Failure, escape, measure};

use crate::args::MarketplaceUpdate;
use crate::market::{Effort, Markets, NONE_ADDED};
use crate::standing;
use crate::world::World;

pub(super) fn run(world: &World, args: &MarketplaceUpdate) -> Result<(), Failure> {
    if world.globals.offline {
        return Err(Failure::new(Exit::Network, "news come over the network, and --offline was given"));
    }
    let mut markets = match &args.name {
        None => Markets::look(world, Effort::Refresh)?,
        Some(name) => Markets::only(world, name, Effort::Refresh)?,
    };
    if markets.0.is_empty() {
        world.out.say(NONE_ADDED);
    }
    let mut worst: Option<Failure> = None;
    let mut documents = Vec::new();
    for market in &mut markets.0 {
        let revoked = market.revoked().count();
        let plugins = market.trusted.as_ref().map_or(0, |t| t.plugins().count());
        documents.push(json!({
            "name": market.name, "refreshed": market.trouble.is_none(), "plugins": plugins, "revocations": revoked,
            "error": market.trouble.as_ref().map(|t| t.error.clone()),
        }));
        match market.trouble.take() {
            None => {
                let plugins = measure::count(plugins, "plugin", "plugins");
                let revoked = measure::count(revoked, "revocation", "revocations");
                world.out.line(&format!("{}: {plugins}, {revoked}", market.name));
            }
            Some(trouble) => {
                world.out.line(&format!("{}: not refreshed: {}", market.name, escape(&trouble.error)));
                // What is not believed outweighs what is not reached.
                if worst.as_ref().is_none_or(|w| matches!(w.exit, Exit::Network | Exit::NotFound)) {
                    worst = Some(Failure { error: format!("{}: {}", market.name, trouble.error), ..trouble });
                }
            }
        }
    }
    standing::tell(world, &markets)?;
    match worst {
        Some(worst) => Err(worst.details(documents.into())),
        None => {
            world.out.json(&documents);
            Ok(())
        }
    }
}
