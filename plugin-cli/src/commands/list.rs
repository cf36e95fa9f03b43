//! `list`: what is installed and how it stands, from what is known here; `--updates` asks for newer versions.

use schemas::{PluginName, PluginVersion, TrustRecord};
use serde_json::json;
use terminal::{Failure, Style, escape};
use verifier::Wanted;

use crate::args::List;
use crate::audits;
use crate::fail::OrFail;
use crate::grade;
use crate::market::{Effort, Markets};
use crate::resolve;
use crate::standing::{self, State};
use crate::table::{self, Cell, plain};
use crate::world::World;

pub(super) fn run(world: &World, args: &List) -> Result<(), Failure> {
    let effort = if args.updates { Effort::Refresh } else { Effort::Remembered };
    let mut markets = Markets::open(world, effort)?;
    let records = world.store()?.records().or_fail()?.records;
    let newer: Vec<Option<PluginVersion>> = records
        .iter()
        .map(|(name, record)| if args.updates { newer(world, &mut markets, name, record) } else { None })
        .collect();
    let revocations = markets.revocations(world)?;
    let mut rows = Vec::new();
    let mut documents = Vec::new();
    let mut notes = Vec::new();
    for ((name, record), newer) in records.iter().zip(newer) {
        let state = State::of(world, name, record, &revocations);
        notes.extend(state.why(name));
        standing::warn(world, name, record, &revocations);
        let mut cells = row(name, record, &state);
        if args.updates {
            cells.push(newer.as_ref().map_or_else(|| plain("-"), |version| (version.to_string(), Style::Bold)));
        }
        rows.push(cells);
        documents.push(json!({
            "name": name, "version": record.version, "state": state.word(), "why": state.why(name),
            "grade": record.grade, "marketplace": record.marketplace, "source": record.source,
            "sourceHash": record.source_hash, "installedAt": record.installed_at, "audit": record.audit,
            "update": newer,
        }));
    }
    if rows.is_empty() {
        world.out.say("nothing is installed");
    } else {
        let head: &[&str] = if args.updates {
            &["NAME", "VERSION", "STATE", "GRADE", "AUDIT", "FROM", "UPDATE"]
        } else {
            &["NAME", "VERSION", "STATE", "GRADE", "AUDIT", "FROM"]
        };
        table::lines(head, &rows).iter().for_each(|l| world.out.line(l));
        notes.iter().for_each(|note| world.out.say(note));
    }
    world.out.json(&documents);
    Ok(())
}

fn row(name: &PluginName, record: &TrustRecord, state: &State) -> Vec<Cell> {
    let from = record.marketplace.as_ref().map_or_else(|| record.source.to_string(), ToString::to_string);
    vec![
        plain(name.as_str()),
        plain(record.version.to_string()),
        (state.word().to_owned(), state.style()),
        grade::cell(record.grade),
        audits::of_record(record),
        plain(escape(&from).to_string()),
    ]
}

/// A higher version that its marketplace offers.
fn newer(world: &World, markets: &mut Markets, name: &PluginName, record: &TrustRecord) -> Option<PluginVersion> {
    let offer = resolve::offer(world, markets, record.marketplace.as_ref()?, (name, &Wanted::Latest)).ok().flatten()?;
    let version = offer.entry().version.clone();
    version.semver().cmp_precedence(record.version.semver()).is_gt().then_some(version)
}
