//! `revocations`: what is in force here, and the user's own decision to load a revoked version nevertheless.

use revocation::Hit;
use runtime::store::subject as asked;
use schemas::Action;
use serde_json::json;
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
        hits.extend(revocations.hits(&asked(name, record)).into_iter().map(|hit| (subject.clone(), hit)));
    }
    for (what, hit) in &hits {
        let (sign, style) = if hit.stops() { ("revoked:", Style::Red) } else { ("warning:", Style::Yellow) };
        let ignored = if hit.ignored { " (you ignore this)" } else { "" };
        world.out.line(&format!("{} {what} {}{ignored}", style.paint(sign), reason(&what.name, hit)));
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
                (word(entry.action).to_owned(), Style::Plain),
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
    let installed: Vec<_> = hits
        .iter()
        .map(|(what, h)| json!({ "plugin": what.to_string(), "id": h.revocation.id, "marketplace": h.marketplace, "upstream": h.upstream, "action": h.action, "ignored": h.ignored }))
        .collect();
    world
        .out
        .json(&json!({ "installed": installed, "all": documents, "ignored": world.settings.ignore_revoked_plugins }));
    Ok(())
}

fn word(action: Action) -> &'static str {
    match action {
        Action::Warn => "warn",
        Action::Disable => "disable",
        Action::Kill => "kill",
    }
}

pub(super) fn ignore(world: &World, subject: &Exactly) -> Result<(), Failure> {
    world.person_only("ignoring a revocation")?;
    let terminal = world.terminal()?;
    let markets = Markets::open(world, Effort::WhenStale)?;
    let records = world.store()?.records().or_fail()?.records;
    let record = records.get(&subject.name).filter(|r| r.version == subject.version);
    let hits = match record {
        Some(record) => markets.revocations(world)?.hits(&asked(&subject.name, record)),
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
