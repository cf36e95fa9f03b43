//! `lock`: writes down exactly what is installed and trusted; it decides nothing, so an agent may call it too.

use schemas::{LockFile, Locked};
use serde_json::json;
use terminal::{Exit, Failure};

use crate::args::Lock;
use crate::fail::OrFail;
use crate::market::{Effort, Markets};
use crate::standing;
use crate::world::World;

pub(super) fn run(world: &World, args: &Lock) -> Result<(), Failure> {
    let markets = Markets::open(world, Effort::Remembered)?;
    let mut plugins = Vec::new();
    for (name, record) in world.store()?.records().or_fail()?.records {
        let market = record.marketplace.as_ref().and_then(|m| markets.0.iter().find(|known| known.name == *m));
        if let (Some(gone), None) = (&record.marketplace, market) {
            let what = format!("{name} came from {gone}, which is not added any more");
            return Err(Failure::new(Exit::NotFound, what).hint("add the marketplace again, or remove the plugin"));
        }
        plugins.push(Locked {
            name,
            version: record.version,
            marketplace: market.and_then(|m| m.trusted.as_ref()).map(|t| t.origin().clone()),
            root_digest: market.map(|m| m.root),
            source: record.source,
            commit: record.commit,
            source_hash: record.source_hash,
        });
    }
    // A lock file is read later and elsewhere: what it holds that does not load here is said now.
    standing::tell(world, &markets)?;
    let count = plugins.len();
    let document = LockFile { version: "1".to_owned(), plugins };
    let bytes = schemas::write(&document).map_err(|e| Failure::new(Exit::Failed, e))?;
    let path = world.path(&args.out);
    // 0644: it is meant to be read, and committed.
    durable::write(&path, &bytes, 0o644).or_fail()?;
    world.out.line(&format!("{}: {}", path.display(), terminal::measure::count(count, "plugin", "plugins")));
    world.out.json(&json!({ "path": path, "plugins": count }));
    Ok(())
}
