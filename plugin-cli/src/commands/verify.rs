//! `verify`: every installed byte hashed again and every list asked again; what drifted is named file by file.

use revocation::Withdrawn;
use runtime::store::{Change, StoreError};
use schemas::{PluginName, TrustRecord};
use serde_json::{Value, json};
use sources::fetch::Progress as _;
use terminal::{Exit, Failure, Style, escape};

use crate::args::Verify;
use crate::fail::{Blame, OrFail};
use crate::fetcher::Shown;
use crate::market::{Effort, Markets};
use crate::world::World;
use crate::{installed, standing};

pub(super) fn run(world: &World, args: &Verify) -> Result<(), Failure> {
    let store = world.store()?;
    let records: Vec<(PluginName, TrustRecord)> = match &args.name {
        Some(name) => vec![(name.clone(), installed::record(world, name)?)],
        None => store.records().or_fail()?.records.into_iter().collect(),
    };
    let markets = Markets::open(world, Effort::Refresh)?;
    let revocations = markets.revocations(world)?;
    let progress = Shown::new(&world.out);
    let mut documents: Vec<Value> = Vec::new();
    let mut worst: Option<Failure> = None;
    for (name, record) in &records {
        standing::warn(world, name, record, &revocations);
        progress.stage(name.as_str(), None);
        let failure = match store.verify(name, &revocations, world.now(), &|bytes| progress.bytes(bytes)) {
            Ok(_) => {
                let tick = Style::Green.paint("✓");
                world.out.line(&format!("{tick} {name} {}: {}", record.version, record.source_hash));
                documents.push(json!({ "name": name, "version": record.version, "ok": true }));
                continue;
            }
            Err(error) => told(world, name, record, error, &mut documents),
        };
        if worst.as_ref().is_none_or(|w| gravity(failure.exit) > gravity(w.exit)) {
            worst = Some(failure);
        }
    }
    match worst {
        Some(failure) => Err(failure.details(Value::Array(documents))),
        None => {
            if records.is_empty() {
                world.out.say("nothing is installed");
            }
            world.out.json(&documents);
            Ok(())
        }
    }
}

/// Says what is wrong with one plugin, and returns how that ends the command.
fn told(
    world: &World,
    name: &PluginName,
    record: &TrustRecord,
    error: StoreError,
    documents: &mut Vec<Value>,
) -> Failure {
    let cross = Style::Red.paint("✗");
    let word = match &error {
        StoreError::NotATree { .. } if !world.home.plugin(name).exists() => "missing",
        StoreError::Drifted { .. } | StoreError::NotATree { .. } => "drifted",
        StoreError::Withdrawn(Withdrawn::Revoked(..)) => "revoked",
        StoreError::Withdrawn(_) => "stale",
        _ => "not intact",
    };
    world.out.line(&format!("{cross} {name} {}: {word}", record.version));
    let mut files = Vec::new();
    if let StoreError::Drifted { changes, .. } = &error {
        for change in changes {
            let (sign, path) = match change {
                Change::Added(path) => ("added", path),
                Change::Removed(path) => ("removed", path),
                Change::Modified(path) => ("modified", path),
            };
            world.out.line(&format!("    {sign:<8} {}", escape(path)));
            files.push(json!({ "change": sign, "path": path }));
        }
    }
    documents.push(json!({ "name": name, "version": record.version, "ok": false, "why": word, "files": files }));
    let drifted = matches!(word, "drifted" | "missing");
    let failure = error.blame();
    // What the general advice would say, this command has just done.
    if drifted { failure.hint(format!("deepcode-plugin remove {name}, then install it again")) } else { failure }
}

/// What a drifted file says outweighs a revocation, and that outweighs not knowing.
fn gravity(exit: Exit) -> u8 {
    match exit {
        Exit::NotTrusted => 4,
        Exit::Revoked => 3,
        Exit::Stale => 2,
        _ => 1,
    }
}
