//! `exec PLUGIN mcp NAME`: a plugin's server between its walls, its streams joined with ours for as long as it may run.

use runtime::Loaded;
use runtime::exec::{ExecError, Ground, PluginCommand, hook, pass};
use terminal::Failure;

use super::warden::Warden;
use super::{as_it_ended, broken, failed, print};
use crate::args::Exec;
use crate::fail::OrFail as _;
use crate::world::World;

/// Refuses a server that the user has not enabled by its name.
pub(super) fn allowed(world: &World, plugin: &schemas::PluginName, server: &str) -> Result<(), Failure> {
    if world.settings.plugins.is_server_enabled(plugin, server) {
        return Ok(());
    }
    let hint = format!("deepcode-plugin enable {plugin} --mcp {server}");
    Err(failed(ExecError::ServerDisabled { name: server.to_owned() }).hint(hint))
}

pub(super) fn run(
    world: &World,
    (args, of): (&Exec, &str),
    ground: &Ground<'_>,
    loaded: &Loaded,
) -> Result<(), Failure> {
    let command = PluginCommand::server(loaded, of).map_err(failed)?;
    if args.print_plan {
        return print(world, &[ground.plan(loaded, command, &hook::limits()).map_err(failed)?]);
    }
    // Its mark is read before the server starts: a stop that comes meanwhile concerns it.
    let warden = Warden::of(world, loaded, of, world.store()?.stopped().or_fail()?);
    let started = ground.start(loaded, command, &hook::limits()).map_err(failed)?;
    let watch = warden.watch(started.confined.process.clone()).map_err(broken)?;
    let ended = pass(started.confined, std::io::stdin(), std::io::stdout(), std::io::stderr()).map_err(broken)?;
    drop(started.road);
    watch.reason().map_or_else(|| as_it_ended(ended), Err)
}
