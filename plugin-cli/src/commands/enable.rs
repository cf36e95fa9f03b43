//! `enable`: what is installed, unchanged and not revoked may load, once its configuration is complete.

use schemas::Manifest;
use serde_json::json;
use terminal::{Exit, Failure};

use crate::args::Enable;
use crate::config::{self, Values};
use crate::fail::OrFail;
use crate::market::{Effort, Markets};
use crate::world::World;
use crate::{admit, installed, settings, standing};

pub(super) fn run(world: &World, args: &Enable) -> Result<(), Failure> {
    world.person_only("enabling a plugin")?;
    let name = &args.name;
    let record = installed::record(world, name)?;
    world.policy.admits(record.grade, name.as_str())?;
    world.policy.admits_cover(record.marketplace_verified.into(), name.as_str())?;
    // To enable is to trust once more, so news are asked for; the last word stays good where nobody answers.
    let mut markets = Markets::open(world, Effort::Refresh)?;
    if let Some(marketplace) = &record.marketplace
        && let Ok(market) = markets.named(marketplace)
    {
        market.believed()?;
    }
    let revocations = markets.revocations(world)?;
    let loaded = world.store()?.load(name, &revocations, world.now()).or_fail()?;
    standing::warn(world, name, &record, &revocations);
    let manifest = loaded.manifest();

    let own = settings::read(&world.home, None)?;
    let mut values = own.plugins.config.get(name).cloned().unwrap_or_default();
    let mut given = Values::new();
    for assignment in &args.config {
        let (key, value) = config::parse(&manifest.config, assignment)?;
        given.insert(key, value);
    }
    values.extend(given.clone());
    kept_fit(manifest, &values)?;
    given.extend(ask(world, manifest, &values)?);

    let servers = servers(manifest, &args.mcp)?;
    world.policy.admits_one_more(admit::enabled(world, &own, name)?)?;
    settings::edit(&world.home, |s| {
        settings::enable(s, name);
        if !given.is_empty() {
            s.plugins.config.entry(name.clone()).or_default().extend(given);
        }
        let listed = &mut s.plugins.enabled_mcp_servers;
        let new: Vec<String> = servers.into_iter().filter(|server| !listed.contains(server)).collect();
        listed.extend(new);
    })?;
    if runtime::violations::lift(&world.home, name).or_fail()? {
        world.out.warn(&format!("{name} was held back for what it tried; deepcode-plugin report {name} tells what"));
    }
    world.out.line(&format!("{name} is enabled"));
    if !own.plugins.global_enabled {
        world.out.warn("plugins.globalEnabled is false in settings.json, so no plugin loads");
    }
    world.out.json(&json!({ "name": name, "enabled": true }));
    Ok(())
}

/// The MCP servers to be enabled, as the settings list them.
fn servers(manifest: &Manifest, wanted: &[String]) -> Result<Vec<String>, Failure> {
    let known = &manifest.contributes.mcp_servers;
    let listed = wanted.iter().map(|server| {
        if known.contains_key(server) {
            return Ok(format!("{}:{server}", manifest.name));
        }
        let there: Vec<&str> = known.keys().map(String::as_str).collect();
        let there = if there.is_empty() { "none".to_owned() } else { there.join(", ") };
        Err(Failure::new(Exit::NotFound, format!("{} contributes no MCP server {server:?}", manifest.name))
            .hint(format!("it contributes: {there}")))
    });
    listed.collect()
}

/// Values that were set for an older version must still fit.
fn kept_fit(manifest: &Manifest, values: &Values) -> Result<(), Failure> {
    for (key, value) in values {
        if let Some(of) = manifest.config.get(key) {
            config::check(key, of, value)?;
        }
    }
    Ok(())
}

/// Asks for what is missing, at the terminal; there also for what has a question and a default, which Enter takes.
fn ask(world: &World, manifest: &Manifest, has: &Values) -> Result<Values, Failure> {
    let mut values = Values::new();
    let (name, missing) = (&manifest.name, config::missing(&manifest.config, has));
    let terminal = match (world.terminal(), missing.is_empty()) {
        (Ok(terminal), _) => terminal,
        (Err(_), true) => return Ok(values),
        (Err(failure), false) => {
            let keys: Vec<String> = missing.iter().map(|(key, _)| format!("{key}=…")).collect();
            let line = format!("deepcode-plugin enable {name} {}", keys.join(" "));
            let what = format!("{name} wants values, and {}", failure.error);
            return Err(Failure::new(Exit::Declined, what).hint(line));
        }
    };
    for (key, of) in config::asked(&manifest.config, has) {
        let answer = terminal.line(&config::question(key, of)).or_fail()?;
        if answer.is_empty() && of.default.is_some() {
            continue;
        }
        let value = config::read(of, &answer)?;
        config::check(key, of, &value)?;
        values.insert(key.to_owned(), value);
    }
    Ok(values)
}
