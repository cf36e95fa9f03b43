//! `marketplace list`: what was added, what was pinned, how old what is known of it is, and how what was installed from it
//! was audited. Nobody is asked: a catalog's own claims are `search`'s to show.

use std::collections::BTreeMap;

use schemas::{MarketplaceName, TrustRecord};
use serde_json::json;
use terminal::{Failure, Style, escape, measure};

use crate::audits;
use crate::fail::OrFail;
use crate::market::{Effort, Market, Markets, NONE_ADDED, file};
use crate::table::{self, plain};
use crate::world::World;

pub(super) fn run(world: &World) -> Result<(), Failure> {
    let markets = Markets::open(world, Effort::Remembered)?;
    let installed = installed(world);
    let from = |name| installed.get(name).map(Vec::as_slice).unwrap_or_default();
    let mut rows = Vec::new();
    let mut documents = Vec::new();
    for market in &markets.0 {
        let (state, style) = state(world, market);
        let origin = market.trusted.as_ref().map(|t| t.origin().to_string()).unwrap_or_default();
        rows.push(vec![
            plain(market.name.as_str()),
            (state.clone(), style),
            plain(market.trusted.as_ref().map_or(0, |t| t.plugins().count()).to_string()),
            audits::of_records(from(&market.name)),
            plain(escape(&origin).to_string()),
            plain(escape(&market.url).to_string()),
        ]);
        documents.push(json!({
            "name": market.name, "origin": origin, "url": market.url, "rootDigest": market.root,
            "official": market.official, "enabled": true, "state": state, "installed": audits::counts(from(&market.name)),
            "checked": market.freshness().map(|f| f.checked), "expires": market.freshness().map(|f| f.expires),
        }));
    }
    for (name, entry) in file::read(&world.home)?.0.iter().filter(|(_, entry)| !entry.enabled) {
        let state = ("switched off".to_owned(), Style::Dim);
        let (origin, url) = (escape(entry.origin.as_str()).to_string(), escape(&entry.url).to_string());
        rows.push(vec![
            plain(name.as_str()),
            state,
            plain("-"),
            audits::of_records(from(name)),
            plain(origin),
            plain(url),
        ]);
        documents.push(json!({
            "name": name, "origin": entry.origin, "url": entry.url, "rootDigest": entry.root_digest, "enabled": false,
            "installed": audits::counts(from(name)),
        }));
    }
    if rows.is_empty() {
        world.out.say(NONE_ADDED);
    } else {
        let head = ["NAME", "CATALOG", "PLUGINS", "INSTALLED", "ORIGIN", "PUBLISHED"];
        table::lines(&head, &rows).iter().for_each(|l| world.out.line(l));
    }
    world.out.json(&documents);
    Ok(())
}

/// The trust records by where they came from; none where the trust file cannot be read, and then it says so.
fn installed(world: &World) -> BTreeMap<MarketplaceName, Vec<TrustRecord>> {
    let mut by = BTreeMap::<_, Vec<TrustRecord>>::new();
    match world.store().and_then(|store| store.records().or_fail()) {
        Ok(read) => {
            for (from, record) in read.records.into_values().filter_map(|r| Some((r.marketplace.clone()?, r))) {
                by.entry(from).or_default().push(record);
            }
        }
        Err(e) => world.out.warn(&format!("what is installed is not known: {}", escape(&e.error))),
    }
    by
}

/// How old what is known is, honestly.
fn state(world: &World, market: &Market) -> (String, Style) {
    let Some(fresh) = market.freshness() else { return ("never reached".to_owned(), Style::Red) };
    let age = measure::ago(fresh.checked, world.now());
    match (fresh.is_expired(), market.is_recent(world)) {
        (true, _) => (format!("expired, heard {age}"), Style::Red),
        (false, true) => (format!("heard {age}"), Style::Green),
        (false, false) => (format!("stale, heard {age}"), Style::Yellow),
    }
}
