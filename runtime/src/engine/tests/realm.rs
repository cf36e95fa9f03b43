//! The shims keep their promises, also after a plugin has rewritten everything that it can reach.

use serde_json::json;

use super::Rig;

/// Replaces every method and accessor of the language's prototypes by one that throws.
const VANDAL: &str = "const { ownKeys, defineProperty, getPrototypeOf } = Reflect; \
    const spoil = (target) => { const keys = ownKeys(target); for (let i = 0; i < keys.length; i += 1) { \
      if (keys[i] === 'constructor' || keys[i] === 'prototype') continue; \
      try { defineProperty(target, keys[i], { __proto__: null, get() { throw new Failure('vandal') }, set() { throw new Failure('vandal') } }); } catch {} } }; \
    const Failure = Error; const made = [Array, Map, Set, String, Promise, Function, RegExp, Number, Symbol, Boolean, BigInt, WeakMap, Date, \
      Uint8Array, getPrototypeOf(Uint8Array), ArrayBuffer, DataView, JSON, Reflect, Math, getPrototypeOf([][Symbol.iterator]()), Error, Object]; \
    const names = ['JSON', 'Reflect', 'Promise', 'Map', 'Error', 'String', 'Object', 'Array', 'Uint8Array']; \
    const vandal = () => { for (let i = 0; i < made.length; i += 1) { if (made[i].prototype) spoil(made[i].prototype); spoil(made[i]); } \
      for (let i = 0; i < names.length; i += 1) globalThis[names[i]] = undefined; };";

#[test]
fn the_table_of_the_shims_holds() {
    let mut rig = Rig::plugin(include_str!("shims.js"));
    let answer = rig.call("table");
    assert_eq!(answer["result"]["failures"], json!([]));
    assert!(answer["result"]["count"].as_u64() >= Some(200), "{answer}");
}

#[test]
fn the_realm_has_these_names_and_no_other() {
    let mut rig = Rig::plugin(include_str!("shims.js"));
    let names = rig.call("names")["result"].clone();
    let wanted = include_str!("names.txt").split_whitespace().filter(|name| *name != "Intl").collect::<Vec<_>>();
    assert_eq!(names, json!(wanted));
}

#[test]
fn a_vandal_harms_nobody_else() {
    let mut rig = Rig::plugin(&format!(
        "{VANDAL} const {{ stringify }} = JSON; let log = console.log; definePlugin({{ handlers: {{ vandal() {{ vandal(); return 'done'; }}, plain: () => ({{ a: [1, {{ b: 'ä' }}] }}), \
         text: () => 'x', read: async (ctx) => await ctx.read('x'), throws() {{ throw {{ message: 'mine' }}; }}, cyclic() {{ const a = {{}}; a.a = a; return a; }}, \
         log() {{ console.log('still', {{ a: [1] }}); return 1; }}, \
         url: () => new URL('https://example.com/?a=1').searchParams.get('a'), coded: () => btoa('abc') + atob('YQ=='), uuid: () => crypto.randomUUID().length, \
         timer: async () => {{ await new Promise((done) => setTimeout(done, 1)); return 'rang'; }} }} }});"
    ));
    let answer = rig.call("vandal");
    assert_eq!(answer["result"], "done", "{answer}");
    assert_eq!(rig.call("plain")["result"], json!({ "a": [1, { "b": "ä" }] }));
    assert_eq!(rig.call("text")["result"], "x");
    assert!(rig.call("throws")["error"]["message"].as_str().is_some_and(|message| message.contains("mine")));
    assert_eq!(rig.call("cyclic")["error"]["data"]["reason"], "bad-result");
    assert_eq!(rig.call("log")["result"], 1);
    assert!(rig.log().iter().any(|line| line.contains("still {a: [1]}")), "{:?}", rig.log());
    assert_eq!(rig.call("url")["result"], "1");
    assert_eq!(rig.call("coded")["result"], "YWJja");
    assert_eq!(rig.call("uuid")["result"], 36);
    // Its own awaits go through its own ruins; that it is answered at all is the host's part.
    for handler in ["read", "timer"] {
        let answer = rig.call(handler);
        assert!(answer.get("result").is_some() || answer.get("error").is_some());
    }
    assert_eq!(rig.call("plain")["result"], json!({ "a": [1, { "b": "ä" }] }));
}

#[test]
fn an_inherited_then_cannot_answer_for_another_call() {
    let mut rig = Rig::handlers(
        "trap() { Object.prototype.then = function (resolve) { delete Object.prototype.then; resolve('trapped'); }; return {}; }, fine: () => ({ a: 1 })",
    );
    assert_eq!(rig.call("trap")["result"], "trapped", "its own result is its own business");
    assert_eq!(rig.call("fine")["result"], json!({ "a": 1 }));
}

#[test]
fn a_species_of_promise_sees_no_host() {
    let mut rig = Rig::handlers(
        "act() { const stolen = []; class Mine extends Promise { constructor(executor) { super((resolve, reject) => { stolen.push(typeof resolve); executor(resolve, reject); }); } } \
         Object.defineProperty(Promise.prototype, 'constructor', { value: Mine }); globalThis.stolen = stolen; return Mine.resolve({ ok: 1 }); }, stolen: () => stolen.every((kind) => kind === 'function')",
    );
    assert_eq!(rig.call("act")["result"], json!({ "ok": 1 }));
    assert_eq!(rig.call("stolen")["result"], true);
}

#[test]
fn stack_traces_show_the_plugins_files_only() {
    let mut rig = Rig::handlers(
        "act() { throw new Error('x'); }, trace() { Error.prepareStackTrace = (error, frames) => frames; Error.stackTraceLimit = 1000; return typeof new Error('x').stack; }",
    );
    let message = rig.call("act")["error"]["message"].as_str().expect("a message").to_owned();
    assert!(message.contains("index.js") && !message.contains("engine"), "{message}");
    assert!(rig.call("trace").get("result").is_some());
}

#[test]
fn the_types_for_authors_name_what_there_is() {
    let types = include_str!("../../../../examples/plugins/deepcode-plugin.d.ts");
    let mut rig = Rig::plugin(include_str!("shims.js"));
    let names: Vec<String> = serde_json::from_value(rig.call("names")["result"].clone()).expect("names");
    let ours = [
        "AbortController",
        "AbortSignal",
        "DOMException",
        "Event",
        "EventTarget",
        "TextDecoder",
        "TextEncoder",
        "URL",
        "URLSearchParams",
        "atob",
        "btoa",
        "clearInterval",
        "clearTimeout",
        "console",
        "crypto",
        "definePlugin",
        "performance",
        "queueMicrotask",
        "setInterval",
        "setTimeout",
        "structuredClone",
    ];
    for name in ours {
        assert!(names.iter().any(|known| known == name), "the realm lacks {name}");
        let declared = ["function ", "const ", "class "].iter().any(|kind| types.contains(&format!("{kind}{name}")));
        assert!(declared, "the types lack {name}");
    }
    let members = rig.call("members")["result"].clone();
    for (part, wanted) in members.as_object().expect("parts") {
        for name in wanted.as_array().expect("names").iter().filter_map(|name| name.as_str()) {
            let declared = ["(", ":", "<"].iter().any(|after| types.contains(&format!("{name}{after}")));
            assert!(declared, "{part}.{name} is not declared");
        }
    }
}
