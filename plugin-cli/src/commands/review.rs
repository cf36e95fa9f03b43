//! `review`: an installed plugin, read in full: what it contributes and may do, its skills, prompts and agents.

use schemas::{AuditedBy, TrustRecord};
use serde_json::json;
use terminal::{Exit, Failure, Style, escape, measure};

use crate::args::Review;
use crate::market::{Effort, Markets};
use crate::world::World;
use crate::{gate, grade, inspect, installed, sheet, standing};

pub(super) fn run(world: &World, args: &Review) -> Result<(), Failure> {
    let name = &args.name;
    let record = installed::record(world, name)?;
    let markets = Markets::open(world, Effort::Remembered)?;
    let revocations = markets.revocations(world)?;
    let state = standing::State::of(world, name, &record, &revocations);
    standing::warn(world, name, &record, &revocations);
    let installed = installed::intact(world, name, &record)?.ok_or_else(|| {
        Failure::new(Exit::NotTrusted, format!("the files of {name} are not what you trusted"))
            .hint(format!("deepcode-plugin verify {name} names them"))
    })?;
    let report = gate::inspect(world, &installed.tree)?;
    if let Some(file) = &args.file {
        if installed.tree.entry(file).is_none() {
            return Err(Failure::new(Exit::NotFound, format!("{name} has no file {file}"))
                .hint(format!("deepcode-plugin review {name} lists its files")));
        }
        inspect::file(&installed.tree, file, Some(&report)).iter().for_each(|l| world.out.line(l));
        world.out.json(&json!({ "name": name, "path": file, "text": inspect::text(&installed.tree, file) }));
        return Ok(());
    }
    let reading = &installed.reading;
    let title = format!("{name} {}", record.version);
    let line = |text: &str| world.out.line(text);
    line(&format!(
        "{}  {}  {}",
        Style::Bold.paint(&title),
        state.style().paint(state.word()),
        grade::shown(record.grade)
    ));
    line(&format!("  source  {}", escape(&record.source.to_string())));
    line(&format!("  tree    {}", record.source_hash));
    state.why(name).iter().for_each(|why| line(&format!("  {}", Style::Red.paint(why))));
    audited_when_trusted(&record).iter().for_each(|l| line(l));
    sheet::rights(reading, &world.policy).iter().for_each(|l| line(l));
    sheet::audited(&report).iter().for_each(|l| line(l));
    line(&Style::Bold.paint("files"));
    inspect::listing(&installed.tree, Some(&report)).iter().for_each(|l| line(l));
    inspect::full_texts(reading).iter().for_each(|l| line(l));
    let unread = reading.digests().iter().filter(|d| !record.acknowledged.contains(d) && !record.is_approved()).count();
    if unread > 0 {
        let unread = measure::count(unread, "of these texts was", "of these texts were");
        world.out.say(&format!("{unread} not acknowledged yet; the host asks before their first use"));
    }
    let texts: Vec<_> = reading
        .texts
        .iter()
        .map(|(path, t)| json!({ "path": path, "kind": t.kind, "digest": t.digest, "acknowledged": record.acknowledged.contains(&t.digest), "text": t.words }))
        .collect();
    world.out.json(&json!({
        "name": name, "record": record, "state": state.word(), "manifest": reading.manifest,
        "files": installed.tree.entries().iter().map(|e| json!({ "path": e.path, "size": e.size, "executable": e.executable })).collect::<Vec<_>>(),
        "texts": texts, "audit": report,
    }));
    Ok(())
}

/// What the gate looks at when it is loaded.
fn audited_when_trusted(record: &TrustRecord) -> Vec<String> {
    let approved = record.is_approved().then(|| "  approved  as a whole, by a person".to_owned());
    let Some(audit) = &record.audit else {
        return std::iter::once("  audit   not audited when it was trusted".to_owned()).chain(approved).collect();
    };
    let by = match audit.by {
        AuditedBy::Marketplace => "its marketplace",
        AuditedBy::Here => "this machine",
    };
    let mut words = format!("  audit   {} when it was trusted, says {by}", sheet::verdict(audit.verdict));
    if !audit.acknowledged.is_empty() {
        words.push_str(&format!("; you accepted {}", measure::count(audit.acknowledged.len(), "finding", "findings")));
    }
    if !audit.waived.is_empty() {
        words.push_str(&format!(
            "; its maintainer waived {}",
            measure::count(audit.waived.len(), "finding", "findings")
        ));
    }
    std::iter::once(words).chain(approved).collect()
}
