//! Whatever a handler returns or throws, the broker gets one well-formed line.

use serde_json::{Value, json};

use super::{Rig, symbol};

fn of(body: &str) -> Value {
    let mut rig = Rig::handlers(&format!("act(ctx, input) {{ {body} }}, fine: () => 'fine'"));
    let answer = rig.call("act");
    assert_eq!(rig.call("fine")["result"], "fine", "after {body}");
    answer
}

fn refused(body: &str) -> String {
    let answer = of(body);
    assert_eq!(symbol(&answer), "handler-threw", "{answer}");
    answer["error"]["message"].as_str().expect("a message").to_owned()
}

#[test]
fn what_is_not_json_is_an_error() {
    for body in [
        "return 10n",
        "const a = {}; a.a = a; return a",
        "return () => 1",
        "return Symbol('x')",
        "return { get a() { throw new Error('boom') } }",
        "return { toJSON() { throw new Error('boom') } }",
        "return { toJSON: () => undefined }",
        "return new Proxy({}, { ownKeys() { throw new Error('boom') } })",
    ] {
        let answer = of(body);
        assert_eq!(
            answer["error"]["data"],
            json!({ "code": "handler-threw", "reason": "bad-result" }),
            "{body}: {answer}"
        );
    }
}

#[test]
fn json_that_the_broker_would_refuse_is_an_error_here() {
    for body in
        ["return 2 ** 60", "let a = 1; for (let i = 0; i < 70; i += 1) a = [a]; return a", "return { a: -1e300 }"]
    {
        let answer = of(body);
        assert_eq!(answer["error"]["data"]["reason"], "bad-result", "{body}: {answer}");
    }
    assert_eq!(symbol(&of("return 'x'.repeat(2e6)")), "too-large");
    assert_eq!(symbol(&of("return '\\u0001'.repeat(2e5)")), "too-large", "escapes count");
}

#[test]
fn half_a_surrogate_pair_becomes_a_replacement() {
    assert_eq!(
        of("return ['a\\ud800b', '\\udfff', '😀', '\\\\ud800', '\\\\\\udc00']")["result"],
        json!(["a\u{fffd}b", "\u{fffd}", "😀", "\\ud800", "\\\u{fffd}"])
    );
    assert_eq!(refused("throw new Error('\\ud800')").split('\n').next(), Some("Error: \u{fffd}"));
}

#[test]
fn whatever_is_thrown_has_one_message() {
    assert_eq!(
        refused("throw { get message() { throw 1 }, get name() { throw 2 }, get stack() { throw 3 } }"),
        "an object"
    );
    assert_eq!(refused("throw 7"), "7");
    assert_eq!(refused("throw Symbol('s')"), "a symbol");
    assert_eq!(refused("throw undefined"), "undefined");
    assert!(refused("throw null").starts_with("null"));
    assert!(refused("throw new TypeError('why')").starts_with("TypeError: why\n    at act (index.js:"));
    assert!(refused("throw new Error('x'.repeat(1e6))").len() <= 4000);
    assert_eq!(
        refused("throw { toString() { throw 1 } , message: { toString() { throw 2 } } }"),
        "something that cannot be shown"
    );
    assert_eq!(refused("throw Object.create(null)"), "an object");
}

#[test]
fn a_thenable_that_lies_answers_once() {
    let mut rig =
        Rig::handlers("act: () => ({ then(resolve, reject) { resolve(1); resolve(2); reject(3); throw 4; } })");
    let answer = rig.call("act");
    assert_eq!(answer["result"], 1);
    for _ in 0..5 {
        rig.work();
    }
    assert_eq!(rig.lines.iter().filter(|line| line["id"] == answer["id"]).count(), 1);
}

#[test]
fn members_with_hostile_names_are_members() {
    let mut rig = Rig::handlers(
        "act: (ctx, input) => [Object.keys(input), input.polluted, ({}).polluted, Object.getPrototypeOf(input) === Object.prototype]",
    );
    let answer = rig.call_with("act", &json!({ "__proto__": { "polluted": 1 }, "constructor": 2, "config": 3 }));
    assert_eq!(answer["result"], json!([["__proto__", "constructor", "config"], null, null, true]));
    assert_eq!(of("return JSON.parse('{\"__proto__\":{\"x\":1}}')")["result"], json!({ "__proto__": { "x": 1 } }));
}

#[test]
fn configuration_is_the_users_whatever_the_parameters_say() {
    let mut rig =
        Rig::handlers("act(ctx, input) { const was = input.config.minutes; input.config.minutes = 1; return was; }");
    assert_eq!(rig.call_with("act", &json!({ "config": { "minutes": 99 } }))["result"], 25);
    assert_eq!(rig.call_with("act", &json!({ "config": { "minutes": 99 } }))["result"], 25, "fresh for each call");
    let mut rig = Rig::handlers("act: (ctx, { config }) => config.minutes");
    assert_eq!(rig.call_with("act", &json!([1, 2]))["result"], 25, "parameters that are no object are none");
}

#[test]
fn nothing_is_null() {
    assert_eq!(of("")["result"], Value::Null);
    assert_eq!(of("return NaN")["result"], Value::Null);
    assert_eq!(of("return [undefined, () => 1]")["result"], json!([null, null]));
}

#[test]
fn a_rejection_that_nobody_handles_is_logged_once() {
    let mut rig = Rig::handlers(
        "async act() { Promise.reject(new Error('lost')); const kept = Promise.reject(new Error('kept')); await null; kept.catch(() => {}); return 1; }",
    );
    assert_eq!(rig.call("act")["result"], 1);
    for _ in 0..5 {
        rig.work();
    }
    let lost: Vec<String> = rig.log().into_iter().filter(|line| line.contains("unhandled")).collect();
    assert_eq!(lost.len(), 1, "{lost:?}");
    assert!(lost[0].contains("lost"));
}
