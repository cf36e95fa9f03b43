//! `exec`: a plugin's hook, status line or MCP server, or any command of a host, in the sandbox. What it runs decides the
//! exit status; 8 when there is no sandbox, and then nothing was run.

pub(crate) mod host;
mod server;
mod warden;

use std::path::{Path, PathBuf};

use runtime::Loaded;
use runtime::exec::{ExecError, Ground, PluginCommand, Shown, answer, hook, status};
use runtime::sandbox::{BY_SIGNAL, Ended, Plan, SpawnError};
use runtime::store::StoreError;
use runtime::violations::{self, Culprit, Violations};
use schemas::{PluginName, TrustRecord, ViolationKind};
use serde_json::Value;
use terminal::{Exit, Failure};

use crate::args::{Exec, ExecWhat};
use crate::fail::OrFail;
use crate::market::{Effort, Markets};
use crate::network::{Denials, Network};
use crate::sandbox::{open, unavailable};
use crate::world::World;

/// 8 MiB: as long as a host's longest line.
const INPUT_BYTES: u64 = 8 << 20;
pub(super) fn run(world: &World, args: &Exec) -> Result<(), Failure> {
    match (args.policy, &args.plugin, args.what, &args.name) {
        (Some(policy), None, None, None) => host::run(world, args, policy),
        (None, Some(plugin), Some(what), Some(name)) => of_plugin(world, args, plugin, (what, name)),
        _ => Err(Failure::new(Exit::Usage, "either a plugin and what of it, or --policy and a command")
            .hint("deepcode-plugin exec --help")),
    }
}

fn of_plugin(world: &World, args: &Exec, name: &PluginName, (what, of): (ExecWhat, &str)) -> Result<(), Failure> {
    if what == ExecWhat::Hook && world.policy.rules().no_hooks() {
        return Err(Failure::new(Exit::Policy, "plugins' hooks are switched off (disableAllHooks, or --strict)"));
    }
    let (record, loaded) = loaded(world, name)?;
    if what == ExecWhat::Mcp {
        server::allowed(world, name, of)?;
    }
    let sandbox = open(world)?;
    let network = Network::new(recorded(world, name, &record)?, world.env.temporary());
    let ground = Ground {
        sandbox: &sandbox,
        roads: &network,
        denied: world.policy.rules().denied_domains(),
        workspace: args.workspace.as_deref().map(|path| shown(world, path)).transpose()?,
    };
    match what {
        ExecWhat::Hook => hooks(world, (args, of), &ground, &loaded),
        ExecWhat::StatusLine => status_line(world, (args, of), &ground, &loaded),
        ExecWhat::Mcp => server::run(world, (args, of), &ground, &loaded),
    }
}

/// An installed plugin that may run: by the user's rules, unchanged, not withdrawn.
pub(super) fn loaded(world: &World, name: &PluginName) -> Result<(TrustRecord, Loaded), Failure> {
    let store = world.store()?;
    let record = crate::installed::record(world, name)?;
    admitted(world, name, &record)?;
    let markets = Markets::open(world, Effort::Remembered)?;
    let revocations = markets.revocations(world)?;
    crate::standing::warn(world, name, &record, &revocations);
    let loaded = store.load(name, &revocations, world.now());
    let loaded = loaded.inspect_err(|why| found_at_load(world, (name, &record), why)).or_fail()?;
    Ok((record, loaded))
}

/// A tree that changed after it was trusted, and one that was withdrawn, are records, as in the broker.
fn found_at_load(world: &World, (name, record): (&PluginName, &TrustRecord), why: &StoreError) {
    let Some(kind) = violations::of_load(why) else { return };
    let kept = Violations::open(&world.home, world.settings.plugins.quarantine, &[])
        .and_then(|kept| kept.record(&culprit(name, record), kind, &why.to_string(), world.now()));
    if let Err(e) = kept {
        world.out.warn(&format!("the violation cannot be recorded: {e}"));
    }
}

fn culprit(name: &PluginName, record: &TrustRecord) -> Culprit {
    let (version, digest) = (record.version.clone(), record.source_hash);
    Culprit { plugin: name.clone(), version, digest, session: None }
}

/// The user's rules, as for every load.
fn admitted(world: &World, name: &PluginName, record: &TrustRecord) -> Result<(), Failure> {
    world.policy.rules().admit(name, record).map_err(|refusal| crate::broker::failure(&refusal))?;
    if violations::quarantined(&world.home).or_fail()?.0.contains_key(name) {
        return Err(Failure::new(Exit::Policy, format!("{name} is held back after a violation"))
            .code("quarantined")
            .hint(format!("deepcode-plugin report {name}, then enable {name} if you still trust it")));
    }
    Ok(())
}

fn hooks(world: &World, (args, of): (&Exec, &str), ground: &Ground<'_>, loaded: &Loaded) -> Result<(), Failure> {
    if args.print_plan {
        let matchers = loaded.manifest().contributes.hooks.get(of).into_iter().flatten();
        let lines = matchers.flat_map(|matcher| &matcher.hooks).filter_map(|hook| hook.command.as_deref());
        let plans = lines.map(|line| ground.plan(loaded, PluginCommand::line(loaded, line), &hook::limits()));
        return plans.collect::<Result<Vec<Plan>, _>>().map_err(failed).and_then(|plans| print(world, &plans));
    }
    let input = input()?;
    let Value::Object(input) = input else {
        return Err(Failure::new(Exit::Usage, "a hook's input is one JSON object on standard input"));
    };
    let answers = hook::run(ground, loaded, of, &input);
    let verdict = answer::merge(of, answers);
    write(world, &verdict)
}

fn status_line(world: &World, (args, of): (&Exec, &str), ground: &Ground<'_>, loaded: &Loaded) -> Result<(), Failure> {
    if args.print_plan {
        let lines = loaded.manifest().contributes.status_lines.iter().filter(|line| line.name == of);
        let plans = lines.map(|line| ground.plan(loaded, PluginCommand::bare_line(&line.command), &hook::limits()));
        return plans.collect::<Result<Vec<Plan>, _>>().map_err(failed).and_then(|plans| print(world, &plans));
    }
    let line = status::run(ground, loaded, of).map_err(failed)?;
    world.out.line(&line);
    world.out.json(&line);
    Ok(())
}

/// A refusal is told on standard error, escaped, at once: the command may hide it.
fn denials(world: &World) -> Denials {
    let out = world.out;
    Denials::to(move |_, denial| out.warn(&terminal::escape(&told(denial)).to_string()))
}

/// The same, and kept as a violation of the plugin whose command it is.
fn recorded(world: &World, name: &PluginName, record: &TrustRecord) -> Result<Denials, Failure> {
    let kept = Violations::open(&world.home, world.settings.plugins.quarantine, &[]).or_fail()?;
    let culprit = culprit(name, record);
    let (out, env) = (world.out, world.env.clone());
    Ok(Denials::to(move |_, denial| {
        out.warn(&terminal::escape(&told(denial)).to_string());
        if let Err(e) = kept.record(&culprit, ViolationKind::DomainDenied, &told(denial), env.now().now) {
            out.warn(&format!("the violation cannot be recorded: {e}"));
        }
    }))
}

fn told(denial: &egress::proxy::Denial) -> String {
    let target = denial.target.as_deref().unwrap_or("?");
    format!("network denied ({}): {target}: {}", denial.code, denial.why)
}

fn real(world: &World, path: &Path) -> Result<PathBuf, Failure> {
    std::fs::canonicalize(world.path(path))
        .map_err(|e| Failure::new(Exit::NotFound, format!("{}: {e}", path.display())))
}

fn shown(world: &World, path: &Path) -> Result<Shown, Failure> {
    crate::sandbox::shown(world, real(world, path)?)
}

fn input() -> Result<Value, Failure> {
    use std::io::Read as _;
    let mut bytes = Vec::new();
    std::io::stdin().take(INPUT_BYTES + 1).read_to_end(&mut bytes).map_err(broken)?;
    if u64::try_from(bytes.len()).is_ok_and(|n| n > INPUT_BYTES) {
        return Err(Failure::new(Exit::Usage, "the input has more than 8 MiB"));
    }
    let read = schemas::strict::scan(&bytes).and_then(|()| serde_json::from_slice(&bytes));
    read.map_err(|e| Failure::new(Exit::Usage, format!("the input is no strict JSON: {e}")))
}

fn write(world: &World, document: &impl serde::Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string(document).map_err(broken)?;
    world.out.line(&text);
    world.out.json(document);
    Ok(())
}

pub(super) fn print(world: &World, plans: &[Plan]) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(plans).map_err(broken)?;
    world.out.line(&text);
    world.out.json(&plans);
    Ok(())
}

fn broken(error: impl std::fmt::Display) -> Failure {
    Failure::new(Exit::Failed, error)
}

pub(super) fn failed(error: ExecError) -> Failure {
    match error {
        ExecError::Spawn(SpawnError::TierTooLow { .. } | SpawnError::NoNode) => unavailable(&error),
        ExecError::ServerDisabled { .. } => Failure::new(Exit::Policy, &error).code("mcp-disabled"),
        ExecError::NoStatusLine { .. } | ExecError::Server { .. } => Failure::new(Exit::NotFound, &error),
        ExecError::Road(_) => Failure::new(Exit::Network, &error),
        ExecError::Root { .. } => Failure::new(Exit::Policy, &error),
        _ => Failure::new(Exit::Failed, &error),
    }
}

/// The status of what was run is ours.
fn as_it_ended(ended: Ended) -> Result<(), Failure> {
    let status = |code: i32| Err(Failure::new(Exit::Program(u8::try_from(code).unwrap_or(u8::MAX)), ""));
    match ended {
        Ended::Exited(0) => Ok(()),
        Ended::Exited(code) => status(code),
        Ended::Signalled(signal) => status(BY_SIGNAL.saturating_add(signal)),
        other => Err(Failure::new(Exit::Failed, format!("the command {other}"))),
    }
}
