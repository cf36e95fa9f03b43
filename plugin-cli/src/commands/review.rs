//! `review`: an installed plugin, read in full: what it contributes and may do, its skills, prompts and agents.

use serde_json::json;
use terminal::{Exit, Failure, Style, escape, measure};

use crate::args::Review;
use crate::market::{Effort, Markets};
use crate::world::World;
use crate::{grade, inspect, installed, sheet, standing};

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
    if let Some(file) = &args.file {
        if installed.tree.entry(file).is_none() {
            return Err(Failure::new(Exit::NotFound, format!("{name} has no file {file}"))
                .hint(format!("deepcode-plugin review {name} lists its files")));
        }
        inspect::file(&installed.tree, file).iter().for_each(|l| world.out.line(l));
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
    sheet::rights(reading, &world.policy).iter().for_each(|l| line(l));
    line(&Style::Bold.paint("files"));
    inspect::listing(&installed.tree).iter().for_each(|l| line(l));
    inspect::full_texts(reading).iter().for_each(|l| line(l));
    let unread = reading.digests().iter().filter(|d| !record.acknowledged.contains(d)).count();
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
        "texts": texts,
    }));
    Ok(())
}
