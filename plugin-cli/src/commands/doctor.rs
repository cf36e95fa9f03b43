//! `doctor`: looks for what is wrong with this machine's set-up; changes nothing.

use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

use revocation::Ignored;
use runtime::sandbox::{Sandbox, State, Tier};
use serde::Serialize;
use terminal::{Exit, Failure, Style, escape, measure};

use crate::agent::Agent;
use crate::fail::OrFail;
use crate::market::{Effort, Markets, catalog_age, file};
use crate::sandbox;
use crate::world::World;

/// One finding.
#[derive(Debug, Serialize)]
struct Finding {
    what: &'static str,
    verdict: Verdict,
    words: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    hint: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
enum Verdict {
    Ok,
    Warn,
    Fail,
}

fn found(what: &'static str, verdict: Verdict, words: impl Into<String>) -> Finding {
    Finding { what, verdict, words: words.into(), hint: None }
}

impl Finding {
    fn hint(self, hint: impl Into<String>) -> Self {
        Self { hint: Some(hint.into()), ..self }
    }
}

pub(super) fn run(world: &World) -> Result<(), Failure> {
    let mut findings = vec![home(world), settings(world)];
    findings.extend(documents(world));
    findings.push(staging(world));
    findings.extend(strays(world));
    findings.extend(quarantine(world));
    findings.extend(marketplaces(world)?);
    findings.push(agent(world));
    findings.extend(programs(world));
    findings.extend(walls(world)?);
    for finding in &findings {
        let (sign, style) = match finding.verdict {
            Verdict::Ok => ("ok  ", Style::Green),
            Verdict::Warn => ("warn", Style::Yellow),
            Verdict::Fail => ("FAIL", Style::Red),
        };
        world.out.line(&format!("{} {:<16} {}", style.paint(sign), finding.what, escape(&finding.words)));
        if let Some(hint) = &finding.hint {
            world.out.line(&format!("     {:<16} {}", "", Style::Blue.paint(&format!("hint: {}", escape(hint)))));
        }
    }
    let failed = findings.iter().filter(|f| f.verdict == Verdict::Fail).count();
    if failed == 0 {
        world.out.json(&findings);
        return Ok(());
    }
    let details = serde_json::to_value(&findings).unwrap_or_default();
    Err(Failure::new(Exit::Failed, measure::count(failed, "thing is wrong", "things are wrong")).details(details))
}

/// The folder: there, ours, and nobody else's to write.
fn home(world: &World) -> Finding {
    let path = world.home.path();
    let shown = path.display().to_string();
    let meta = match std::fs::metadata(path) {
        Ok(meta) if meta.is_dir() => meta,
        Ok(_) => return found("home", Verdict::Fail, format!("{shown} is not a folder")),
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => {
            return found("home", Verdict::Ok, format!("{shown} is made when something is first kept"));
        }
        Err(e) => return found("home", Verdict::Fail, format!("{shown}: {e}")),
    };
    let mode = meta.permissions().mode() & 0o777;
    if mode & 0o022 != 0 {
        return found("home", Verdict::Fail, format!("{shown} can be written by others (mode {mode:o})"))
            .hint(format!("chmod go-w {shown}"));
    }
    found("home", Verdict::Ok, format!("{shown} (mode {mode:o})"))
}

/// The user's rules: readable, and every entry of them understood.
fn settings(world: &World) -> Finding {
    let ignored = || {
        let read = Ignored::read(&world.settings.ignore_revoked_plugins);
        read.map_err(|e| Failure::new(Exit::NotTrusted, format!("ignoreRevokedPlugins: {e}")))
    };
    if let Err(e) = world.ruled().and_then(|()| ignored().map(drop)) {
        return with_hint(found("settings", Verdict::Fail, e.error), e.hint);
    }
    let path = world.home.settings_file();
    let state = if path.exists() { "understood" } else { "none; the defaults are in force" };
    if world.settings.plugins.global_enabled {
        found("settings", Verdict::Ok, state)
    } else {
        found("settings", Verdict::Warn, format!("{state}; plugins.globalEnabled is false, so no plugin loads"))
    }
}

/// The documents that decide: readable, and private where they must be.
fn documents(world: &World) -> Vec<Finding> {
    let mut findings = Vec::new();
    findings.push(match world.store().and_then(|store| store.records().or_fail()) {
        Ok(records) => found("trust file", Verdict::Ok, measure::count(records.records.len(), "plugin", "plugins")),
        Err(e) => with_hint(found("trust file", Verdict::Fail, e.error), e.hint),
    });
    findings.push(match file::read(&world.home) {
        Ok(added) => found("marketplaces", Verdict::Ok, format!("{} added", added.0.len())),
        Err(e) => with_hint(found("marketplaces", Verdict::Fail, e.error), e.hint),
    });
    for (what, path) in [("trust file", world.home.trust_file()), ("marketplaces", world.home.marketplaces_file())] {
        findings.extend(private(what, &path));
    }
    findings
}

fn with_hint(finding: Finding, hint: Option<String>) -> Finding {
    Finding { hint, ..finding }
}

fn private(what: &'static str, path: &Path) -> Option<Finding> {
    let mode = std::fs::metadata(path).ok().filter(std::fs::Metadata::is_file)?.permissions().mode() & 0o777;
    let shown = path.display();
    (mode & 0o077 != 0).then(|| {
        found(what, Verdict::Warn, format!("{shown} is not private (mode {mode:o})")).hint(format!("chmod 600 {shown}"))
    })
}

/// What an interrupted install left. The store cleans up when it is opened, so something left means that it could not.
fn staging(world: &World) -> Finding {
    let left = std::fs::read_dir(world.home.staging()).map_or(0, Iterator::count);
    if left == 0 {
        return found("staging", Verdict::Ok, "nothing is left over");
    }
    found(
        "staging",
        Verdict::Warn,
        measure::count(left, "install was left unfinished", "installs were left unfinished"),
    )
    .hint(format!("if no deepcode-plugin is running, remove {}", world.home.staging().display()))
}

/// Folders among the plugins that no record speaks of.
fn strays(world: &World) -> Option<Finding> {
    let strays = world.store().and_then(|store| store.strays().or_fail()).ok()?;
    let names: Vec<String> = strays.iter().map(|name| name.to_string_lossy().into_owned()).collect();
    (!names.is_empty()).then(|| {
        found("strays", Verdict::Warn, format!("never loaded, since nothing was trusted: {}", names.join(", ")))
            .hint("kept state of a removed plugin; deepcode-plugin remove takes it away")
    })
}

/// Plugins that tried what they may not.
fn quarantine(world: &World) -> Option<Finding> {
    match runtime::violations::quarantined(&world.home).or_fail() {
        Ok(held) if held.0.is_empty() => None,
        Ok(held) => {
            let told = held.0.values().map(|v| format!("{} ({}: {})", v.plugin, v.kind.word(), v.detail));
            let words = format!("held back: {}", told.collect::<Vec<_>>().join(", "));
            Some(found("quarantine", Verdict::Warn, words).hint("deepcode-plugin report NAME tells more"))
        }
        Err(e) => Some(with_hint(found("quarantine", Verdict::Fail, e.error), e.hint)),
    }
}

fn marketplaces(world: &World) -> Result<Vec<Finding>, Failure> {
    if file::read(&world.home).is_err() {
        return Ok(Vec::new());
    }
    let markets = Markets::look(world, Effort::Remembered)?;
    let tell = |market: &crate::market::Market| {
        let Some(fresh) = market.freshness() else {
            let ask = || Some(format!("deepcode-plugin marketplace update {}", market.name));
            let (why, hint) = match &market.trouble {
                None => ("it was never reached", ask()),
                Some(trouble) => (trouble.error.as_str(), trouble.hint.clone().or_else(ask)),
            };
            return with_hint(found("marketplace", Verdict::Warn, format!("{}: {why}", market.name)), hint);
        };
        let words =
            format!("{}: {}, good until {}", market.name, catalog_age(fresh.checked, world.now()), fresh.expires);
        if fresh.is_expired() || !market.is_recent(world) {
            return found("marketplace", Verdict::Warn, words)
                .hint(format!("deepcode-plugin marketplace update {}", market.name));
        }
        if fresh.is_ahead_of(world.now()) {
            return found(
                "marketplace",
                Verdict::Warn,
                format!("{words}; this machine's clock is behind what it signed"),
            )
            .hint("set the clock");
        }
        found("marketplace", Verdict::Ok, words)
    };
    Ok(markets.0.iter().map(tell).collect())
}

/// The sandbox: its tier, and wall by wall what holds and what does not.
fn walls(world: &World) -> Result<Vec<Finding>, Failure> {
    let least = sandbox::least(world);
    let (mut findings, layers) = match Sandbox::open(&sandbox::tools(&world.env)?, least) {
        Ok(opened) => {
            let probe = opened.probe();
            let words = match probe.tier {
                Tier::Namespaces => "namespaces: plugins of every engine run",
                Tier::Lockdown | Tier::None => {
                    "lockdown: QuickJS plugins run; node plugins, hooks and MCP servers do not"
                }
            };
            let verdict = if probe.tier == Tier::Namespaces { Verdict::Ok } else { Verdict::Warn };
            (vec![found("sandbox", verdict, words)], probe.layers.clone())
        }
        Err(refused) => {
            let words = format!("no plugin runs: tier {} is demanded and {} was found", refused.least, refused.found);
            (vec![found("sandbox", Verdict::Fail, words).hint(refused.hint())], refused.layers)
        }
    };
    findings.extend(layers.into_iter().map(|layer| match layer.state {
        State::Enforced => found("sandbox layer", Verdict::Ok, format!("{}: enforced", layer.name)),
        State::Missing { why, hint } => {
            let finding = found("sandbox layer", Verdict::Warn, format!("{}: not enforced, {why}", layer.name));
            if hint.is_empty() { finding } else { finding.hint(hint) }
        }
    }));
    Ok(findings)
}

fn agent(world: &World) -> Finding {
    match world.env.agent {
        Agent::NotSeen { unreadable: 0 } => found("agent", Verdict::Ok, "no DEEPCODE_AGENT here or in any ancestor"),
        Agent::NotSeen { unreadable } => {
            let others = measure::count(unreadable, "ancestor", "ancestors");
            found("agent", Verdict::Ok, format!("no DEEPCODE_AGENT seen; {others} could not be read"))
        }
        Agent::Here => found("agent", Verdict::Warn, "DEEPCODE_AGENT is set here: trusting commands refuse"),
        Agent::Ancestor(pid) => {
            found("agent", Verdict::Warn, format!("process {pid} has DEEPCODE_AGENT set: trusting commands refuse"))
        }
    }
}

/// Programs that plugins or people use; none is needed to install or verify.
fn programs(world: &World) -> Vec<Finding> {
    let path = world.env.variable("PATH").unwrap_or_default();
    let there = |program: &str| std::env::split_paths(path).any(|dir| dir.join(program).is_file());
    let needs = [
        ("git", "only to check digests yourself"),
        ("npm", "only to name npm's registry"),
        ("node", "for plugins with engine node"),
    ];
    needs
        .into_iter()
        .map(|(program, need)| {
            let (verdict, words) = if there(program) { (Verdict::Ok, "found") } else { (Verdict::Warn, "not found") };
            found(program, verdict, format!("{words}; {need}"))
        })
        .collect()
}
