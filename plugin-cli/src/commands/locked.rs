//! `install --locked`: exactly what a lock file says, each entry from the marketplace whose root it names.

use std::path::Path;

use schemas::{Document, LockFile, Locked, MarketplaceName};
use terminal::{Exit, Failure};
use verifier::Wanted;

use crate::admit::{self, Backwards};
use crate::bring;
use crate::consent::Leave;
use crate::fail::OrFail;
use crate::market::{Effort, Markets};
use crate::resolve::Road;
use crate::world::World;

pub(super) fn run(world: &World, file: &Path) -> Result<(), Failure> {
    let path = world.path(file);
    let bytes = crate::disk::read(&path, LockFile::BYTES)?.ok_or_else(|| {
        Failure::new(Exit::NotFound, format!("{}: there is no such file", path.display()))
            .hint("deepcode-plugin lock writes one")
    })?;
    let lock: LockFile = schemas::read(&bytes).or_fail()?;
    let mut markets = Markets::open(world, Effort::Refresh)?;
    let mut documents = Vec::new();
    // Every road is found before the first step is taken.
    let roads = lock.plugins.iter().map(|locked| road(&mut markets, locked)).collect::<Result<Vec<_>, _>>()?;
    for (locked, road) in lock.plugins.iter().zip(roads) {
        let found = bring::bring(world, &mut markets, road, &Wanted::Exact(locked.version.clone()))?;
        let manifest = found.candidate.manifest();
        if manifest.name != locked.name {
            let what = format!("{} is locked, but its source holds {}", locked.name, manifest.name);
            return Err(Failure::new(Exit::NotTrusted, what));
        }
        let admitted = admit::admit(world, &markets, found, Leave::Locked(locked), Backwards::Asked)?;
        documents.push(super::install::report(world, &admitted));
    }
    world.out.say(&format!("{} as locked", terminal::measure::count(lock.plugins.len(), "plugin is", "plugins are")));
    world.out.json(&documents);
    Ok(())
}

fn road(markets: &mut Markets, locked: &Locked) -> Result<Road, Failure> {
    let (Some(origin), Some(root)) = (&locked.marketplace, &locked.root_digest) else {
        return Ok(Road::Direct { source: locked.source.clone(), commit: locked.commit });
    };
    let Some(market) = markets.0.iter_mut().find(|m| m.root == *root) else {
        let what = format!("{} is locked to {origin} with the root {root}, which was not added", locked.name);
        return Err(Failure::new(Exit::Policy, what).code("marketplace-not-added").hint(format!(
            "deepcode-plugin marketplace add URL#{root}, with the address where {origin} is published"
        )));
    };
    let marketplace: MarketplaceName = market.name.clone();
    match market.offer_of(&locked.name, locked.source_hash)? {
        Some(offer) if offer.entry().version == locked.version => {
            Ok(Road::Offered { marketplace, offer: Box::new(offer) })
        }
        _ => {
            let what =
                format!("{marketplace} does not offer {} {} as {}", locked.name, locked.version, locked.source_hash);
            Err(Failure::new(Exit::NotTrusted, what).hint("it was changed or taken back since it was locked"))
        }
    }
}
