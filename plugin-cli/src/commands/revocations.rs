//! `revocations`: what is in force here, and the user's own decision to load a revoked version nevertheless.

use revocation::{Hit, Lifted};
use runtime::store::subject as asked;
use schemas::SignedException;
use schemas::time::day_of;
use serde_json::{Value, json};
use terminal::{Exit, Failure, Style, escape};

use crate::fail::OrFail;
use crate::market::{Effort, Markets};
use crate::settings;
use crate::standing::reason;
use crate::table::{self, plain};
use crate::target::Exactly;
use crate::world::World;

pub(super) fn list(world: &World) -> Result<(), Failure> {
    let markets = Markets::open(world, Effort::WhenStale)?;
    let revocations = markets.revocations(world)?;
    let records = world.store()?.records().or_fail()?.records;
    let mut hits: Vec<(Exactly, Hit)> = Vec::new();
    for (name, record) in &records {
        let subject = Exactly { name: name.clone(), version: record.version.clone() };
        hits.extend(revocations.hits(&asked(name, record), world.now()).into_iter().map(|hit| (subject.clone(), hit)));
    }
    for (what, hit) in &hits {
        let (sign, style) = if hit.stops() { ("revoked:", Style::Red) } else { ("warning:", Style::Yellow) };
        world.out.line(&format!("{} {what} {}", style.paint(sign), reason(&what.name, hit)));
    }
    let mut rows = Vec::new();
    let mut documents = Vec::new();
    for market in &markets.0 {
        for (by, entry) in market.revoked() {
            let ranges: Vec<String> = entry.versions.iter().map(ToString::to_string).collect();
            rows.push(vec![
                plain(entry.id.as_str()),
                plain(entry.name.as_str()),
                plain(ranges.join(" | ")),
                plain(entry.action.to_string()),
                plain(by.map_or_else(|| market.name.to_string(), |origin| format!("{origin} ({})", market.name))),
                plain(escape(&entry.reason).to_string()),
            ]);
            documents.push(json!({ "marketplace": market.name, "upstream": by, "entry": entry }));
        }
    }
    if rows.is_empty() {
        world.out.say("nothing is revoked, as far as is known here");
    } else {
        let head = ["ID", "PLUGIN", "VERSIONS", "ACTION", "BY", "REASON"];
        table::lines(&head, &rows).iter().for_each(|l| world.out.line(l));
    }
    let exceptions = excepted(world, &markets);
    let installed: Vec<Value> = hits.iter().map(|(what, hit)| facts(what, hit)).collect();
    let ignored = &world.settings.ignore_revoked_plugins;
    world.out.json(&json!({ "installed": installed, "all": documents, "exceptions": exceptions, "ignored": ignored }));
    Ok(())
}

/// What the forks that were added let pass today.
fn excepted(world: &World, markets: &Markets) -> Vec<Value> {
    let today = day_of(world.now());
    let mut told = Vec::new();
    for market in &markets.0 {
        let listed = market.trusted.iter().flat_map(|trusted| trusted.exceptions());
        for one in listed.filter(|one| one.is_current(today)) {
            let SignedException { name, version, revocation, upstream, .. } = one;
            let lifted = Lifted::ByFork(Box::new(one.clone()));
            world
                .out
                .line(&format!("{} lets {name} {version} pass: {revocation} of {upstream} is {lifted}", market.name));
            told.push(json!({ "marketplace": market.name, "exception": one }));
        }
    }
    told
}

fn facts(what: &Exactly, hit: &Hit) -> Value {
    json!({
        "plugin": what.to_string(),
        "id": hit.revocation.id,
        "marketplace": hit.marketplace,
        "upstream": hit.upstream,
        "action": hit.action,
        "ignored": hit.lifted == Some(Lifted::ByUser),
        "exception": hit.lifted.as_ref().and_then(Lifted::exception),
    })
}

pub(super) fn ignore(world: &World, subject: &Exactly) -> Result<(), Failure> {
    world.person_only("ignoring a revocation")?;
    let terminal = world.terminal()?;
    let markets = Markets::open(world, Effort::WhenStale)?;
    let records = world.store()?.records().or_fail()?.records;
    let record = records.get(&subject.name).filter(|r| r.version == subject.version);
    let hits = match record {
        Some(record) => markets.revocations(world)?.hits(&asked(&subject.name, record), world.now()),
        None => Vec::new(),
    };
    if hits.is_empty() {
        world.out.warn(&format!("nothing revokes {subject} today; it would be ignored when something does"));
    }
    for hit in &hits {
        terminal.tell(&Style::Red.paint(&reason(&subject.name, hit))).or_fail()?;
    }
    let answer = terminal.line(&format!("To load it nevertheless, type {subject}:")).or_fail()?;
    if answer.trim() != subject.to_string() {
        return Err(Failure::new(Exit::Declined, "declined").hint("nothing was changed"));
    }
    settings::edit(&world.home, |s| {
        let entry = subject.to_string();
        if !s.ignore_revoked_plugins.contains(&entry) {
            s.ignore_revoked_plugins.push(entry);
        }
    })?;
    world.out.line(&format!("revocations of {subject} are ignored; every command that touches it says so"));
    world.out.json(&json!({ "ignored": subject.to_string() }));
    Ok(())
}

pub(super) fn unignore(world: &World, subject: &Exactly) -> Result<(), Failure> {
    let entry = subject.to_string();
    if !world.settings.ignore_revoked_plugins.contains(&entry) {
        return Err(Failure::new(Exit::NotFound, format!("revocations of {subject} are not ignored")));
    }
    settings::edit(&world.home, |s| s.ignore_revoked_plugins.retain(|e| *e != entry))?;
    world.out.line(&format!("revocations of {subject} count again"));
    world.out.json(&json!({ "unignored": entry }));
    Ok(())
}
