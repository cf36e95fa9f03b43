//! `search`: through the catalogs of the added marketplaces, with their ages; a remembered one is as good as its age says.

use schemas::Status;
use schemas::index::{ListedVersion, Listing};
use serde_json::json;
use terminal::{Failure, Style, escape};

use crate::args::Search;
use crate::audits;
use crate::fail::OrFail;
use crate::grade;
use crate::market::{self, Effort, Markets, NONE_ADDED, catalog_age};
use crate::neighbours::{Known, Neighbour};
use crate::table::{self, Cell, plain};
use crate::world::World;

pub(super) fn run(world: &World, args: &Search) -> Result<(), Failure> {
    let mut markets = match &args.marketplace {
        None => Markets::open(world, Effort::WhenStale)?,
        Some(name) => {
            let only = Markets::only(world, name, Effort::WhenStale)?;
            only.warn(world);
            only
        }
    };
    if markets.0.is_empty() {
        world.out.say(NONE_ADDED);
        world.out.json::<[(); 0]>(&[]);
        return Ok(());
    }
    let words: Vec<String> = args.words.iter().map(|w| w.to_lowercase()).collect();
    let known = known(world, &markets);
    let (mut rows, mut documents, mut alike) = (Vec::new(), Vec::new(), Vec::new());
    for market in &mut markets.0 {
        let catalog = match market.catalog() {
            Ok(Some(catalog)) => catalog,
            Ok(None) => continue,
            Err(e) => {
                world.out.warn(&format!("{}: {}", market.name, escape(&e.error)));
                continue;
            }
        };
        if let Some(fresh) = market.freshness() {
            world.out.say(&format!("{}: {}", market.name, catalog_age(fresh.checked, world.now())));
        }
        for plugin in catalog.document().plugins.iter().filter(|p| p.status != Status::Unlisted && matches(p, &words)) {
            let Some(version) = newest(plugin) else { continue };
            let grade = grade::of_listed(version.claims_audit.into(), market.whose());
            let strangers = known.strangers(&plugin.name, &market.name);
            alike.extend(strangers.iter().map(|neighbour| told(plugin, market, neighbour)));
            rows.push(row(plugin, version, (market, grade)));
            documents.push(json!({
                "name": plugin.name, "marketplace": market.name, "version": version.version, "grade": grade,
                "description": plugin.description, "status": plugin.status, "sourceHash": version.source_hash,
                "audit": version.audit, "auditedAt": version.audited_at, "resembles": strangers,
            }));
        }
    }
    if rows.is_empty() {
        world.out.say("nothing found");
    } else {
        let head = ["NAME", "VERSION", "GRADE", "AUDIT", "MARKETPLACE", "DESCRIPTION"];
        table::lines(&head, &rows).iter().for_each(|l| world.out.line(l));
    }
    alike.iter().for_each(|words| world.out.warn(words));
    world.out.json(&documents);
    Ok(())
}

/// Every name that is known here; without those installed where the trust file cannot be read, which others tell.
fn known(world: &World, markets: &Markets) -> Known {
    let records = world.store().and_then(|store| store.records().or_fail()).map(|read| read.records);
    match records {
        Ok(records) => Known::of(&records, markets),
        Err(e) => {
            world.out.warn(&format!("names are not compared with what is installed: {}", escape(&e.error)));
            Known::of([], markets)
        }
    }
}

fn told(plugin: &Listing, market: &market::Market, neighbour: &Neighbour) -> String {
    format!("{}@{}: {neighbour}", plugin.name, market.name)
}

fn row(plugin: &Listing, version: &ListedVersion, (market, grade): (&market::Market, schemas::Grade)) -> Vec<Cell> {
    let description = match plugin.status {
        Status::Deprecated => format!("(deprecated) {}", plugin.description),
        Status::Active | Status::Unlisted => plugin.description.clone(),
    };
    vec![
        plain(plugin.name.as_str()),
        plain(version.version.to_string()),
        grade::cell(grade),
        audits::of_listed(version),
        plain(market.name.as_str()),
        (escape(&description).to_string(), Style::Plain),
    ]
}

/// Every word occurs in its name or its description.
fn matches(plugin: &Listing, words: &[String]) -> bool {
    let text = format!("{} {}", plugin.name, plugin.description.to_lowercase());
    words.iter().all(|word| text.contains(word.as_str()))
}

/// The version that would be installed, or the newest pre-release where there is no release.
fn newest(plugin: &Listing) -> Option<&ListedVersion> {
    let choose = |releases_only: bool| {
        let fits = move |v: &&ListedVersion| !(v.yanked || releases_only && v.version.is_prerelease());
        plugin.versions.iter().filter(fits).max_by(|a, b| a.version.cmp(&b.version))
    };
    choose(true).or_else(|| choose(false))
}
