//! An event goes to every loaded plugin that declares a hook for it, and the strictest answer wins.

use std::sync::Arc;

use schemas::PluginName;
use schemas::protocol::{
    Bounded, ErrorCode, Few, Hook, HookAnswer, HookDecision, HookFailure, HookRun, HookVerdict, Refusal,
};
use serde_json::Value;

use super::cancel::Cancel;
use super::seat::Seat;
use super::session::Session;
use super::shared::Shared;

/// The event at which a hook that fails must not pass for consent.
const GUARDING: &str = "PreToolUse";

/// 64 KiB for a compiled matcher: a hundred alternatives.
const MATCHER_BYTES: usize = 64 << 10;

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
        let running: Vec<_> = seats.iter().map(|seat| scope.spawn(|| of(shared, seat, run, cancel))).collect();
        running.into_iter().flat_map(|thread| thread.join().unwrap_or_default()).collect::<Vec<_>>()
    });
    if cancel.is_fired() {
        return Err(Refusal::new(ErrorCode::Cancelled, "cancelled"));
    }
    Ok(merge(&run.event, answers))
}

type Answer = Result<HookAnswer, HookFailure>;

/// The hooks of one plugin: its commands, then its code.
fn of(shared: &Shared, seat: &Arc<Seat>, run: &HookRun, cancel: &Cancel) -> Vec<Answer> {
    let mut answers = shared.world.commands.hooks(&seat.loaded, &seat.facts.around(), &run.event, &run.input);
    match in_code_declared(seat, run) {
        Ok(true) => answers.extend(in_code(seat, run, cancel)),
        Ok(false) => {}
        Err(why) => {
            answers.push(Err(HookFailure { plugin: seat.loaded.manifest().name.clone(), why: Bounded::cut(why) }));
        }
    }
    answers
}

/// Whether the manifest says that the plugin's own code answers this event for this tool.
fn in_code_declared(seat: &Seat, run: &HookRun) -> Result<bool, &'static str> {
    let manifest = seat.loaded.manifest();
    let matchers = manifest.contributes.hooks.get(run.event.as_str()).into_iter().flatten();
    let own = matchers.filter(|m| m.hooks.iter().any(|hook| hook.kind.as_deref() == Some("handler")));
    let tool = ["tool_name", "toolName", "tool"].iter().find_map(|key| run.input.get(*key)).and_then(Value::as_str);
    let mut found = false;
    for matcher in own.filter(|_| manifest.has_code()) {
        found |= match (matcher.matcher.as_deref(), tool) {
            (None | Some("" | "*"), _) | (_, None) => true,
            (Some(pattern), Some(tool)) => matches(pattern, tool).ok_or("its matcher is no regular expression")?,
        };
    }
    Ok(found)
}

/// Whether a matcher names exactly that tool; nothing when nobody can read it, which is no "no".
fn matches(pattern: &str, tool: &str) -> Option<bool> {
    let whole = regex::RegexBuilder::new(&format!("^(?:{pattern})$")).size_limit(MATCHER_BYTES).build();
    whole.ok().map(|whole| whole.is_match(tool))
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
        Ok(value) => Some(read(plugin, &value)),
        Err(refusal) => failed(&refusal),
    }
}

/// What a hook in code returned: nothing, or `{ decision, reason?, context? }`.
fn read(plugin: &PluginName, value: &Value) -> Answer {
    let failed = |why: &str| Err(HookFailure { plugin: plugin.clone(), why: Bounded::cut(why) });
    let text = |key: &str| value.get(key).and_then(Value::as_str);
    let decision = match value {
        Value::Null => HookDecision::None,
        Value::Object(_) => match value.get("decision") {
            None | Some(Value::Null) => HookDecision::None,
            Some(Value::String(word)) => match word.as_str() {
                "none" => HookDecision::None,
                "allow" | "approve" => HookDecision::Allow,
                "ask" => HookDecision::Ask,
                "deny" | "block" => HookDecision::Deny,
                _ => return failed("its decision is no word that is known"),
            },
            Some(_) => return failed("its decision is no word"),
        },
        _ => return failed("it returned neither nothing nor an object"),
    };
    let (reason, context) = (text("reason").map(Bounded::cut), text("context").map(Bounded::cut));
    Ok(HookAnswer { plugin: plugin.clone(), decision, reason, context })
}

/// The strictest answer wins; before a tool is used, a hook that failed counts as a question to a person.
#[must_use]
pub fn merge(event: &str, answers: Vec<Result<HookAnswer, HookFailure>>) -> HookVerdict {
    let (mut given, mut failed) = (Vec::new(), Vec::new());
    for answer in answers {
        match answer {
            Ok(answer) => given.push(answer),
            Err(failure) => failed.push(failure),
        }
    }
    let silent = if failed.is_empty() || event != GUARDING { HookDecision::None } else { HookDecision::Ask };
    let decision = given.iter().map(|answer| answer.decision).fold(silent, HookDecision::max);
    HookVerdict { decision, answers: Few::cut(given), failed: Few::cut(failed) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn said(value: Value) -> Answer {
        read(&"tidy".parse().unwrap(), &value)
    }

    #[test]
    fn a_hook_that_fails_before_a_tool_is_used_is_no_permission() {
        let failure = || Err(HookFailure { plugin: "tidy".parse().unwrap(), why: Bounded::cut("deadline") });
        let allow = said(json!({ "decision": "allow" }));
        assert_eq!(merge("PreToolUse", vec![allow.clone(), failure()]).decision, HookDecision::Ask);
        assert_eq!(merge("PostToolUse", vec![allow, failure()]).decision, HookDecision::Allow);
    }

    #[test]
    fn the_strictest_answer_wins_in_any_order() {
        let words = ["allow", "deny", "ask", "none"];
        for rotation in 0..4 {
            let answers = (0..4).map(|n| said(json!({ "decision": words[(n + rotation) % 4] }))).collect();
            assert_eq!(merge("PreToolUse", answers).decision, HookDecision::Deny);
        }
        assert_eq!(merge("PreToolUse", vec![said(json!(null)), said(json!({}))]).decision, HookDecision::None);
    }

    #[test]
    fn an_answer_that_is_none_of_the_words_fails() {
        for value in [json!("deny"), json!(true), json!([]), json!({ "decision": "maybe" }), json!({ "decision": 1 })] {
            assert!(said(value.clone()).is_err(), "{value}");
        }
        assert_eq!(said(json!({ "decision": "block" })).unwrap().decision, HookDecision::Deny);
    }
}
