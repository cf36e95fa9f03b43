//! `exec --policy … -- CMD`: a command of the host's own, with the folders and the sites that it is given.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use runtime::exec::policy::{HostCommand, Policy};
use runtime::exec::{ExecError, RoadGrants, Roads as _, Shown, pass, policy};
use terminal::{Exit, Failure};

use super::{as_it_ended, broken, denials, failed, print, real};
use crate::args::{Exec, ExecPolicy};
use crate::network::Network;
use crate::sandbox::open;
use crate::world::World;

/// What a host's command is told of its surroundings, and nothing else: no token lies in these.
const PASSED: &[&str] = &["PATH", "LANG", "LANGUAGE", "TERM", "TZ", "COLORTERM", "NO_COLOR", "CI", "DEEPCODE_AGENT"];

pub(super) fn run(world: &World, args: &Exec, chosen: ExecPolicy) -> Result<(), Failure> {
    let directory = real(world, &world.env.working_directory)?;
    let workspace = args.workspace.as_deref().unwrap_or(&directory);
    let folders =
        |given: &[PathBuf]| given.iter().map(|path| shown_to_host(world, path)).collect::<Result<Vec<_>, _>>();
    let mut roots = vec![shown_to_host(world, workspace)?];
    roots.extend(folders(&args.write)?);
    let readable = folders(&args.read)?;
    let argv = args.command.iter().map(|word| word.clone().into_string()).collect::<Result<Vec<_>, _>>();
    let argv = argv.map_err(|word| Failure::new(Exit::Usage, format!("{} is not UTF-8", word.display())))?;
    let command = HostCommand { argv, environment: environment(world), directory, roots, readable };
    let chosen = match chosen {
        ExecPolicy::ReadOnly => Policy::ReadOnly,
        ExecPolicy::WorkspaceWrite => Policy::WorkspaceWrite,
    };
    let sandbox = open(world)?;
    if args.print_plan {
        let socket = (!args.allow_domain.is_empty()).then(|| PathBuf::from("/nonexistent/proxy.sock"));
        let command = policy::command(chosen, command, socket).map_err(failed)?;
        let plan = sandbox.plan_command(&command, &policy::limits()).map_err(|e| failed(e.into()))?;
        return print(world, &[plan]);
    }
    let road = road(world, args)?;
    let socket = road.as_ref().map(|road| road.socket().to_owned());
    let command = policy::command(chosen, command, socket).map_err(failed)?;
    let confined = sandbox.command(&command, &policy::limits()).map_err(|e| failed(e.into()))?;
    let ended = pass(confined, std::io::stdin(), std::io::stdout(), std::io::stderr()).map_err(broken)?;
    drop(road);
    as_it_ended(ended)
}

/// A way out for what runs inside.
type Road = Box<dyn runtime::exec::Road>;

fn road(world: &World, args: &Exec) -> Result<Option<Road>, Failure> {
    if args.allow_domain.is_empty() {
        return Ok(None);
    }
    let grants = RoadGrants {
        allowed: args.allow_domain.clone(),
        denied: world.policy.rules().denied_domains(),
        mode: args.network_mode.into(),
    };
    let network = Network::new(denials(world), world.env.temporary());
    network.open(None, &grants).map(Some).map_err(|e| failed(ExecError::Road(e)))
}

pub(crate) fn environment(world: &World) -> BTreeMap<String, String> {
    let is_passed = |name: &str| PASSED.contains(&name) || name.starts_with("LC_");
    let passed = world.env.variables.iter().filter_map(|(name, value)| {
        let (name, value) = (name.to_str()?, value.to_str()?);
        is_passed(name).then(|| (name.to_owned(), value.to_owned()))
    });
    let ours = [("HOME", "/tmp"), ("TMPDIR", "/tmp")].map(|(name, value)| (name.to_owned(), value.to_owned()));
    passed.chain(ours).collect()
}

/// As [`shown`], but git works: its own settings are its own to read.
pub(crate) fn shown_to_host(world: &World, path: &Path) -> Result<Shown, Failure> {
    let folder = real(world, path)?;
    // Before anything is looked through.
    policy::check(&folder).map_err(failed)?;
    let mut shown = crate::sandbox::shown(world, folder)?;
    shown.hidden.retain(|path| !path.components().any(|part| part.as_os_str() == ".git"));
    Ok(shown)
}
