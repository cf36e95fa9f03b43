//! `run`: a person calls a handler of an installed plugin; what it asks for is allowed by a flag, or at the terminal.

use std::time::Duration;

use runtime::broker::{Timing, serve};
use schemas::manifest::Engine;
use schemas::strict;
use serde_json::{Map, Value};
use terminal::{Exit, Failure, escape};

use super::exec;
use crate::args::Run;
use crate::broker;
use crate::caller::{Caller, pipe};
use crate::world::World;

pub(super) fn run(world: &World, args: &Run) -> Result<(), Failure> {
    if args.print_plan {
        return plan(world, args);
    }
    world.person_only("running a plugin")?;
    let params: Map<String, Value> = strict::scan(args.params.as_bytes())
        .and_then(|()| serde_json::from_str(&args.params))
        .map_err(|e| Failure::new(Exit::Usage, format!("--params: {e}")))?;
    let timing = timing(args);
    let (parts, store) = broker::stand(world, timing)?;
    let (from_us, to_broker) = pipe()?;
    let (from_broker, to_us) = pipe()?;
    let serving = std::thread::spawn(move || serve(parts, store, from_us, to_us));
    let caller = Caller::new(world, args, (from_broker, to_broker));
    let result = caller.call_plugin(params);
    match serving.join() {
        Ok(Ok(_)) => {}
        Ok(Err(refusal)) => return Err(broker::failure(&refusal)),
        Err(_) => return Err(Failure::new(Exit::Failed, "the broker failed")),
    }
    let result = result?;
    world.out.line(&shown(&result));
    world.out.json(&result);
    Ok(())
}

fn timing(args: &Run) -> Timing {
    Timing { call: Duration::from_secs(args.call_timeout), ..Timing::default() }
}

/// What would be started for its code; it is loaded as for a call, and nothing of it runs.
fn plan(world: &World, args: &Run) -> Result<(), Failure> {
    let (_, loaded) = exec::loaded(world, &args.name)?;
    let manifest = loaded.manifest();
    if !manifest.has_code() {
        return Err(Failure::new(Exit::NotFound, format!("{} has no code to call", manifest.name)));
    }
    let sandbox = crate::sandbox::open(world)?;
    let limits = broker::limits(timing(args));
    let plan = match manifest.engine {
        Engine::Quickjs => sandbox.plan_quickjs(&limits),
        Engine::Node => sandbox.plan_node(&loaded, &limits).map_err(|e| exec::failed(e.into()))?,
    };
    exec::print(world, &[plan])
}

/// Text as it is, everything else as JSON; line by line escaped, since a plugin wrote it.
fn shown(result: &Value) -> String {
    let text = match result {
        Value::String(text) => text.clone(),
        other => format!("{other:#}"),
    };
    text.lines().map(|line| escape(line).to_string()).collect::<Vec<_>>().join("\n")
}
