//! `install`: fetch, check, show, ask, keep.

use schemas::TreeDigest;
use serde_json::{Value, json};
use terminal::{Exit, Failure, Style, escape};
use verifier::Wanted;

use crate::admit::{self, Admitted, Backwards, Loading};
use crate::args::Install;
use crate::bring;
use crate::consent::Leave;
use crate::market::{Effort, Markets};
use crate::resolve::{self, Road};
use crate::world::World;

pub(super) fn run(world: &World, args: Install) -> Result<(), Failure> {
    world.person_only("installing a plugin")?;
    if let Some(file) = &args.locked {
        return super::locked::run(world, file);
    }
    let target = args.target.ok_or_else(|| Failure::new(Exit::Usage, "say what to install"))?;
    let backwards = if args.version.is_some() { Backwards::Asked } else { Backwards::Refused };
    let wanted = match (args.version, args.pre) {
        (Some(version), _) => Wanted::Exact(version),
        (None, true) => Wanted::LatestPrerelease,
        (None, false) => Wanted::Latest,
    };
    let mut markets = Markets::open(world, Effort::Refresh)?;
    let road = resolve::resolve(world, &mut markets, &target, &wanted)?;
    let leave = leave(&road, args.digest)?;
    let found = bring::bring(world, &mut markets, road, &wanted)?;
    let admitted = admit::admit(world, &markets, found, leave, backwards)?;
    world.out.json(&report(world, &admitted));
    Ok(())
}

/// The digest that was brought, compared with what is offered before anything is fetched.
pub(super) fn leave(road: &Road, digest: Option<TreeDigest>) -> Result<Leave<'static>, Failure> {
    let Some(digest) = digest else { return Ok(Leave::Ask) };
    if let Road::Offered { offer, marketplace } = road
        && offer.entry().source_hash != digest
    {
        let (name, entry) = (offer.name(), offer.entry());
        let what = format!(
            "consent is for {digest}, but {marketplace} offers {name} {} as {}",
            entry.version, entry.source_hash
        );
        return Err(Failure::new(Exit::NotTrusted, what)
            .hint("deepcode-plugin info shows each version's digest; --version chooses one"));
    }
    Ok(Leave::Digest(digest))
}

/// Says what became of it, and returns it for programs.
pub(super) fn report(world: &World, admitted: &Admitted) -> Value {
    match admitted {
        Admitted::Already(name, record) => {
            let (version, digest) = (&record.version, record.source_hash);
            world.out.line(&format!("nothing to do: {name} {version} is installed already ({digest})"));
            json!({ "changed": false, "name": name, "version": version, "sourceHash": digest })
        }
        Admitted::Kept { name, record, loading } => {
            let tick = Style::Green.paint("✓");
            world.out.line(&format!("{tick} installed {name} {} ({})", record.version, record.source_hash));
            world.out.line(&escape(&loading.words(name)).to_string());
            json!({
                "changed": true, "name": name, "version": record.version, "sourceHash": record.source_hash,
                "grade": record.grade, "marketplace": record.marketplace,
                "marketplaceVerified": record.marketplace_verified, "enabled": *loading == Loading::On,
            })
        }
    }
}
