//! An event goes to every loaded plugin that declares a hook for it, and the strictest answer wins.

use std::sync::Arc;

use schemas::manifest::HookMatcher;
use schemas::protocol::{Bounded, ErrorCode, Hook, HookFailure, HookRun, HookVerdict, Refusal};
use serde_json::Value;

use super::cancel::Cancel;
use super::seat::Seat;
use super::session::Session;
use super::shared::Shared;
use crate::exec::answer::{self, Answer};
use crate::exec::hook;

/// Runs the hooks of all plugins in a session.
///
/// # Errors
/// When the rules cannot be read.
pub(super) fn run(shared: &Shared, session: &Session, run: &HookRun, cancel: &Cancel) -> Result<HookVerdict, Refusal> {
    if shared.rules()?.no_hooks() {
        return Ok(HookVerdict::default());
    }
    let declares = |seat: &Arc<Seat>| seat.loaded.manifest().contributes.hooks.contains_key(run.event.as_str());
    let seats: Vec<Arc<Seat>> = session.seats().into_iter().filter(declares).collect();
    let answers = std::thread::scope(|scope| {
        let running: Vec<_> = seats.iter().map(|seat| (seat, scope.spawn(|| of(shared, seat, run, cancel)))).collect();
        // A fault of ours is no answer either: it counts as a hook that failed.
        let lost = |seat: &Seat| vec![Err(answer::failed(&seat.loaded.manifest().name, "running it failed"))];
        let answers = running.into_iter().flat_map(|(seat, thread)| thread.join().unwrap_or_else(|_| lost(seat)));
        answers.collect::<Vec<_>>()
    });
    if cancel.is_fired() {
        return Err(Refusal::new(ErrorCode::Cancelled, "cancelled"));
    }
    Ok(answer::merge(&run.event, answers))
}

/// The hooks of one plugin: its commands, then its code.
fn of(shared: &Shared, seat: &Arc<Seat>, run: &HookRun, cancel: &Cancel) -> Vec<Answer> {
    let mut answers = shared.world.commands.hooks(&seat.loaded, &seat.facts.around(), &run.event, &run.input);
    match in_code_declared(seat, run) {
        Ok(true) => answers.extend(in_code(seat, run, cancel)),
        Ok(false) => {}
        Err(why) => {
            answers.push(Err(HookFailure { plugin: seat.loaded.manifest().name.clone(), why: Bounded::cut(&why) }));
        }
    }
    answers
}

/// Whether the manifest says that the plugin's own code answers this event for this tool.
fn in_code_declared(seat: &Seat, run: &HookRun) -> Result<bool, String> {
    let manifest = seat.loaded.manifest();
    let matchers = manifest.contributes.hooks.get(run.event.as_str()).into_iter().flatten();
    let own = |matcher: &&HookMatcher| matcher.hooks.iter().any(|hook| hook.kind.as_deref() == Some(hook::HANDLER));
    let mut found = false;
    for matcher in matchers.filter(own) {
        found |= manifest.has_code() && hook::fits(matcher, &run.input)?;
    }
    Ok(found)
}

/// The hook in a plugin's code, if it has one for the event.
fn in_code(seat: &Arc<Seat>, run: &HookRun, cancel: &Cancel) -> Option<Answer> {
    let plugin = &seat.loaded.manifest().name;
    let failed = |why: &dyn std::fmt::Display| {
        Some(Err(HookFailure { plugin: plugin.clone(), why: Bounded::cut(&why.to_string()) }))
    };
    match seat.running() {
        Ok((_, found)) if !found.hooks.iter().any(|event| event.as_str() == run.event.as_str()) => return None,
        Ok(_) => {}
        Err(refusal) => return failed(&refusal),
    }
    let input = Value::Object(run.input.clone());
    match seat.call("hook", |call_id| Hook { call_id, event: run.event.clone(), input }, cancel) {
        Ok(value) => Some(answer::of_value(plugin, &value)),
        Err(refusal) => failed(&refusal),
    }
}
