//! What a hook answers, read strictly, and what follows from several answers: the strictest wins, nothing loosens.

use schemas::PluginName;
use schemas::protocol::{Bounded, Few, HookAnswer, HookDecision, HookFailure, HookVerdict};
use serde_json::{Map, Value};

/// The event at which a hook that fails must not pass for consent.
const GUARDING: &str = "PreToolUse";
/// 64 KiB: a reason and a context at their longest, escaped.
pub const ANSWER_BYTES: usize = 64 << 10;

/// One hook's answer, or why it gave none.
pub type Answer = Result<HookAnswer, HookFailure>;

/// A hook that gave no answer.
#[must_use]
pub fn failed(plugin: &PluginName, why: &str) -> HookFailure {
    HookFailure { plugin: plugin.clone(), why: Bounded::cut(why) }
}

/// What a command hook said on its standard output: nothing, or one JSON object.
///
/// # Errors
/// [`HookFailure`]: anything else is no answer.
pub fn read(plugin: &PluginName, said: &[u8]) -> Answer {
    if said.len() > ANSWER_BYTES {
        return Err(failed(plugin, "its answer has more than 64 KiB"));
    }
    if said.iter().all(u8::is_ascii_whitespace) {
        return of_value(plugin, &Value::Null);
    }
    match schemas::strict::scan(said).and_then(|()| serde_json::from_slice(said)) {
        Ok(value) => of_value(plugin, &value),
        Err(e) => Err(failed(plugin, &format!("its answer is no strict JSON: {e}"))),
    }
}

/// What a hook in code returned: nothing, or `{ decision?, reason?, context? }` and no other member.
///
/// # Errors
/// [`HookFailure`].
pub fn of_value(plugin: &PluginName, value: &Value) -> Answer {
    let members = match value {
        Value::Null => &Map::new(),
        Value::Object(members) => members,
        _ => return Err(failed(plugin, "it answered neither nothing nor an object")),
    };
    if let Some(other) = members.keys().find(|key| !matches!(key.as_str(), "decision" | "reason" | "context")) {
        let other: String = other.chars().take(64).collect();
        return Err(failed(plugin, &format!("its answer has a member {other:?} that none has")));
    }
    let decision = match text(plugin, members, "decision")? {
        None | Some("none") => HookDecision::None,
        Some("allow" | "approve") => HookDecision::Allow,
        Some("ask") => HookDecision::Ask,
        Some("deny" | "block") => HookDecision::Deny,
        Some(_) => return Err(failed(plugin, "its decision is no word that is known")),
    };
    let reason = text(plugin, members, "reason")?.map(|reason| bounded(plugin, "reason", reason)).transpose()?;
    let context = text(plugin, members, "context")?.map(|context| bounded(plugin, "context", context)).transpose()?;
    Ok(HookAnswer { plugin: plugin.clone(), decision, reason, context })
}

fn text<'a>(plugin: &PluginName, members: &'a Map<String, Value>, key: &str) -> Result<Option<&'a str>, HookFailure> {
    match members.get(key) {
        None | Some(Value::Null) => Ok(None),
        Some(Value::String(text)) => Ok(Some(text)),
        Some(_) => Err(failed(plugin, &format!("its {key} is no text"))),
    }
}

fn bounded<const N: usize>(plugin: &PluginName, key: &str, text: &str) -> Result<Bounded<N>, HookFailure> {
    Bounded::new(text).map_err(|_| failed(plugin, &format!("its {key} has more than {N} characters")))
}

/// The strictest answer wins; before a tool is used, a hook that failed counts as a question to a person.
#[must_use]
pub fn merge(event: &str, answers: Vec<Answer>) -> HookVerdict {
    let (mut given, mut silent) = (Vec::new(), Vec::new());
    for answer in answers {
        match answer {
            Ok(answer) => given.push(answer),
            Err(failure) => silent.push(failure),
        }
    }
    let least = if silent.is_empty() || event != GUARDING { HookDecision::None } else { HookDecision::Ask };
    let decision = given.iter().map(|answer| answer.decision).fold(least, HookDecision::max);
    HookVerdict { decision, answers: Few::cut(given), failed: Few::cut(silent) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use serde_json::json;

    fn plugin() -> PluginName {
        "tidy".parse().unwrap()
    }

    fn answers() -> impl Strategy<Value = Vec<Answer>> {
        let one = prop_oneof![
            Just(Ok(HookDecision::None)),
            Just(Ok(HookDecision::Allow)),
            Just(Ok(HookDecision::Ask)),
            Just(Ok(HookDecision::Deny)),
            Just(Err(())),
        ];
        let one = one.prop_map(|decision| match decision {
            Ok(decision) => Ok(HookAnswer { plugin: plugin(), decision, reason: None, context: None }),
            Err(()) => Err(failed(&plugin(), "deadline")),
        });
        prop::collection::vec(one, 0..8)
    }

    fn event() -> impl Strategy<Value = &'static str> {
        prop_oneof![Just("PreToolUse"), Just("PostToolUse"), Just("Stop")]
    }

    proptest! {
        #[test]
        fn one_more_answer_never_loosens(before in answers(), more in answers(), event in event()) {
            let all: Vec<Answer> = before.iter().chain(&more).cloned().collect();
            prop_assert!(merge(event, all).decision >= merge(event, before).decision);
        }

        #[test]
        fn the_order_changes_nothing(answers in answers(), event in event()) {
            let backwards: Vec<Answer> = answers.iter().rev().cloned().collect();
            prop_assert_eq!(merge(event, answers).decision, merge(event, backwards).decision);
        }

        #[test]
        fn one_refusal_refuses(mut answers in answers(), at in 0_usize..8, event in event()) {
            let deny = Ok(HookAnswer { plugin: plugin(), decision: HookDecision::Deny, reason: None, context: None });
            answers.insert(at.min(answers.len()), deny);
            prop_assert_eq!(merge(event, answers).decision, HookDecision::Deny);
        }

        #[test]
        fn merging_in_parts_is_merging_at_once(one in answers(), other in answers(), event in event()) {
            let apart = merge(event, one.clone()).decision.max(merge(event, other.clone()).decision);
            prop_assert_eq!(merge(event, one.into_iter().chain(other).collect()).decision, apart);
        }

        #[test]
        fn silence_before_a_tool_is_used_is_no_permission(mut answers in answers()) {
            answers.push(Err(failed(&plugin(), "signal")));
            prop_assert!(merge("PreToolUse", answers).decision >= HookDecision::Ask);
        }

        #[test]
        fn whatever_a_hook_says_an_answer_is_within_bounds(said in prop::collection::vec(any::<u8>(), 0..200)) {
            // Only an object decides anything.
            let decides = read(&plugin(), &said).is_ok_and(|answer| answer.decision != HookDecision::None);
            let is_object = serde_json::from_slice::<Map<String, Value>>(&said).is_ok();
            prop_assert_eq!(decides && !is_object, false);
        }
    }

    #[test]
    fn an_answer_that_is_none_of_the_words_fails() {
        for said in [
            "\"deny\"",
            "true",
            "[]",
            "1",
            "deny",
            "{}{}",
            "{\"decision\":\"maybe\"}",
            "{\"decision\":1}",
            "{\"decision\":\"DENY\"}",
            "{\"decision\":\"allow\",\"decision\":\"deny\"}",
            "{\"reason\":[]}",
            "{\"decision\":\"allow\",\"continue\":true}",
            "{\"updatedInput\":{}}",
            "\u{feff}{}",
            "{\"decision\":\"allow\"} x",
        ] {
            assert!(read(&plugin(), said.as_bytes()).is_err(), "{said}");
        }
        let long = json!({ "reason": "a".repeat(4097) }).to_string();
        assert!(read(&plugin(), long.as_bytes()).is_err());
        assert!(read(&plugin(), &vec![b' '; ANSWER_BYTES + 1]).is_err());
    }

    #[test]
    fn nothing_is_an_answer_and_the_words_are_read() {
        for (said, decision) in [
            ("", HookDecision::None),
            ("\n", HookDecision::None),
            ("null", HookDecision::None),
            ("{}", HookDecision::None),
            ("{\"decision\":\"allow\"}", HookDecision::Allow),
            ("{\"decision\":\"approve\"}", HookDecision::Allow),
            ("{\"decision\":\"ask\"}", HookDecision::Ask),
            ("{\"decision\":\"deny\"}", HookDecision::Deny),
            (" {\"decision\":\"block\",\"reason\":\"no\",\"context\":\"x\"}\n", HookDecision::Deny),
        ] {
            assert_eq!(read(&plugin(), said.as_bytes()).unwrap().decision, decision, "{said}");
        }
    }
}
