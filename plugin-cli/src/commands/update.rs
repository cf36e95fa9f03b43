//! `update`: to the newest that its source offers; always asked, with what grew itemised.

use runtime::store::subject;
use schemas::{PluginName, PluginVersion, TrustRecord};
use serde_json::{Value, json};
use terminal::{Exit, Failure, escape};
use verifier::Wanted;

use crate::admit::{self, Admitted, Backwards};
use crate::args::Update;
use crate::bring;
use crate::fail::OrFail;
use crate::market::{Effort, Markets};
use crate::resolve::{self, Road};
use crate::target::Target;
use crate::world::World;
use crate::{installed, standing};

pub(super) fn run(world: &World, args: &Update) -> Result<(), Failure> {
    world.person_only("updating a plugin")?;
    let records = match &args.name {
        Some(name) => vec![(name.clone(), installed::record(world, name)?)],
        None => world.store()?.records().or_fail()?.records.into_iter().collect(),
    };
    let wanted = match (&args.version, args.pre) {
        (Some(version), _) => Wanted::Exact(version.clone()),
        (None, true) => Wanted::LatestPrerelease,
        (None, false) => Wanted::Latest,
    };
    if records.is_empty() {
        world.out.say("nothing is installed");
    }
    let mut markets = Markets::open(world, Effort::Refresh)?;
    let mut documents: Vec<Value> = Vec::new();
    let mut first: Option<Failure> = None;
    for (name, record) in records {
        match one(world, &mut markets, (&name, &record), (args, &wanted)) {
            Ok(None) => {
                world.out.line(&format!("{name} {} is the newest", record.version));
                documents.push(json!({ "changed": false, "name": name, "version": record.version }));
            }
            Ok(Some(admitted)) => documents.push(super::install::report(world, &admitted)),
            Err(failure) if args.name.is_some() => return Err(failure),
            // One plugin's trouble does not keep the others from their update.
            Err(failure) => {
                world.out.warn(&format!("{name}: {}", escape(&failure.error)));
                first.get_or_insert(failure);
            }
        }
    }
    match first {
        Some(failure) => Err(failure.details(documents.into())),
        None => {
            world.out.json(&documents);
            Ok(())
        }
    }
}

fn one(
    world: &World,
    markets: &mut Markets,
    (name, record): (&PluginName, &TrustRecord),
    (args, wanted): (&Update, &Wanted),
) -> Result<Option<Admitted>, Failure> {
    // What a marketplace vouched for goes on with that marketplace, whatever road its first version came by.
    let target = match &record.marketplace {
        Some(marketplace) => Target::Listed { name: name.clone(), marketplace: marketplace.clone() },
        None => Target::Source(newest(&record.source)),
    };
    let road = resolve::resolve(world, markets, &target, wanted)?;
    if let Road::Offered { offer, .. } = &road {
        let offered = &offer.entry().version;
        let asked = args.version.is_some();
        if offer.entry().source_hash == record.source_hash || (!asked && is_older(offered, &record.version)) {
            return settled(world, markets, (name, record));
        }
    }
    let leave = super::install::leave(&road, args.digest)?;
    let found = bring::bring(world, markets, road, wanted)?;
    if found.candidate.manifest().name != *name {
        let what = format!("its source holds {} now, not {name}", found.candidate.manifest().name);
        return Err(Failure::new(Exit::NotTrusted, what));
    }
    let backwards = if args.version.is_some() { Backwards::Asked } else { Backwards::Refused };
    match admit::admit(world, markets, found, leave, backwards)? {
        Admitted::Already(..) => Ok(None),
        kept @ Admitted::Kept { .. } => Ok(Some(kept)),
    }
}

/// Nothing newer is there: what is installed must still be good.
fn settled(
    world: &World,
    markets: &Markets,
    (name, record): (&PluginName, &TrustRecord),
) -> Result<Option<Admitted>, Failure> {
    let revocations = markets.revocations(world)?;
    standing::warn(world, name, record, &revocations);
    let checked = revocations.check_installed(&subject(name, record), world.now());
    checked
        .map(|_| None)
        .or_fail()
        .map_err(|failure| Failure { error: format!("{}; nothing newer is offered", failure.error), ..failure })
}

/// What a source is asked for when something newer is wanted: npm's exact version is left open again.
fn newest(source: &schemas::Source) -> schemas::Source {
    match source {
        schemas::Source::Npm { package, .. } => schemas::Source::Npm { package: package.clone(), version: None },
        other => other.clone(),
    }
}

fn is_older(offered: &PluginVersion, installed: &PluginVersion) -> bool {
    offered.semver().cmp_precedence(installed.semver()).is_lt()
}
