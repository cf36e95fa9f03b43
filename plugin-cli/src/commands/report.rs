//! `report`: what a plugin tried, for its maintainer: one JSON document, which a person can read whole before sending it.
//!
//! It names the plugin's exact bytes, lists its violations and the end of its log, and holds nothing else. Secrets were
//! masked when they were written, and are masked once more; the home folder is written `~`.

use std::io::Read as _;
use std::path::Path;

use runtime::log::{Masker, Rotated};
use runtime::violations;
use schemas::{PluginName, TrustRecord, Violation};
use serde::Serialize;
use terminal::{Exit, Failure, escape, measure};

use crate::args::Report;
use crate::fail::OrFail;
use crate::installed;
use crate::world::World;

/// 1,000 violations and 1,000 lines: what a person reads before sending.
const MOST: usize = 1_000;
/// 4 MiB, as much as is kept of a plugin's log.
const LOG_BYTES: u64 = 4 << 20;
/// As many files as the log is kept in.
const LOG_FILES: u32 = 4;

/// The document.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Bundle {
    report: &'static str,
    tool: &'static str,
    plugin: PluginName,
    version: String,
    source: String,
    commit: Option<String>,
    source_hash: String,
    marketplace: Option<String>,
    quarantined: bool,
    violations: Vec<Violation>,
    log: Vec<String>,
}

pub(super) fn run(world: &World, args: &Report) -> Result<(), Failure> {
    let record = installed::record(world, &args.name)?;
    let bundle = bundle(world, &args.name, &record)?;
    let mut bytes = serde_json::to_vec_pretty(&bundle).map_err(|e| Failure::new(Exit::Failed, e))?;
    bytes.push(b'\n');
    let what = format!(
        "it contains: name, version, source and tree digest of {}; {}; {} of its log, secrets masked; nothing else",
        args.name,
        measure::count(bundle.violations.len(), "violation", "violations"),
        measure::count(bundle.log.len(), "line", "lines"),
    );
    world.out.say(&what);
    let Some(out) = &args.out else {
        world.out.result(&bundle);
        return Ok(());
    };
    let path = world.path(out);
    durable::create_with(&path, 0o600, |file| {
        std::io::Write::write_all(file, &bytes).map_err(|source| durable::WriteError::Failed {
            path: path.clone(),
            step: "writing",
            source,
        })
    })
    .or_fail()?;
    world.out.line(&format!("written to {}; read it before you send it", path.display()));
    world.out.json(&serde_json::json!({ "written": path }));
    Ok(())
}

fn bundle(world: &World, name: &PluginName, record: &TrustRecord) -> Result<Bundle, Failure> {
    let cannot = |e: std::io::Error| Failure::new(Exit::Failed, format!("the records cannot be read: {e}"));
    let homes = homes(world);
    let tidy = |text: &str| homeless(&Masker::default().mask(text), &homes);
    let mut found = violations::read(&world.home, Some(name)).map_err(cannot)?;
    let older = found.len().saturating_sub(MOST);
    found.drain(..older);
    for violation in &mut found {
        violation.detail = tidy(&violation.detail);
        // A session's name says nothing to a maintainer, and may say something about the user.
        violation.session = None;
    }
    let log = log(&world.home.plugin_logs().join(format!("{name}.log"))).map_err(cannot)?;
    let held = violations::quarantined(&world.home).or_fail()?;
    Ok(Bundle {
        report: "1",
        tool: env!("CARGO_PKG_VERSION"),
        plugin: name.clone(),
        version: record.version.to_string(),
        source: tidy(&record.source.to_string()),
        commit: record.commit.as_ref().map(ToString::to_string),
        source_hash: record.source_hash.to_string(),
        marketplace: record.marketplace.as_ref().map(ToString::to_string),
        quarantined: held.0.contains_key(name),
        violations: found,
        log: log.iter().map(|line| tidy(&escape(line).to_string())).collect(),
    })
}

/// Every spelling of the folders that are the user's.
fn homes(world: &World) -> Vec<(String, &'static str)> {
    let own = world.env.user_home().ok();
    let mut homes = Vec::new();
    for (path, sign) in [(Some(world.home.path().to_path_buf()), "$DEEPCODE_HOME"), (own, "~")] {
        let real = path.as_ref().and_then(|path| path.canonicalize().ok());
        homes.extend(path.into_iter().chain(real).map(|path| (path.display().to_string(), sign)));
    }
    // Inside out: the longest spelling first.
    homes.retain(|(path, _)| path.len() > 1);
    homes.sort_by_key(|(path, _)| std::cmp::Reverse(path.len()));
    homes
}

fn homeless(text: &str, homes: &[(String, &str)]) -> String {
    homes.iter().fold(text.to_owned(), |text, (path, sign)| text.replace(path.as_str(), sign))
}

/// The last lines of the log, the oldest first.
fn log(path: &Path) -> std::io::Result<Vec<String>> {
    let mut lines = Vec::new();
    for file in Rotated::all(path, LOG_FILES) {
        let mut bytes = Vec::new();
        std::fs::File::open(file)?.take(LOG_BYTES).read_to_end(&mut bytes)?;
        lines.extend(String::from_utf8_lossy(&bytes).lines().map(ToOwned::to_owned));
    }
    let older = lines.len().saturating_sub(MOST);
    Ok(lines.split_off(older))
}
