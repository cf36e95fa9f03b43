//! Node with our prelude: Node's modules, its realm and the token are out of an ordinary plugin's reach.

use serde_json::json;

use super::rig::{Place, Rig, TOKEN, of_files, symbol};

/// Ways from an object of the plugin's realm to Node's own.
const ESCAPES: &[&str] = &[
    "globalThis.constructor.constructor('return process')()",
    "ctx.read.constructor('return process')()",
    "(async () => {}).constructor('return process')()",
    "Object.getPrototypeOf(ctx.signal).constructor.constructor('return process')()",
    "console.log.constructor('return process')()",
    "import('node:fs')",
    "import('fs')",
    "import.meta.url.x",
    "ctx.read('x').constructor.constructor('return process')()",
    "setTimeout(() => {}, 1).constructor.constructor('return process')()",
    "new URL('https://example.com').searchParams.constructor.constructor('return process')()",
    "crypto.getRandomValues(new Uint8Array(1)).constructor.constructor('return process')()",
];

#[test]
fn no_way_leads_to_nodes_own_realm() {
    let members: Vec<String> =
        ESCAPES.iter().enumerate().map(|(at, way)| format!("async a{at}(ctx) {{ return {way}; }}")).collect();
    let mut rig = Rig::handlers(Place::Node, &members.join(", "));
    for (at, way) in ESCAPES.iter().enumerate() {
        let answer = rig.call(&format!("a{at}"), &json!({}));
        assert_eq!(symbol(&answer), "handler-threw", "{way}: {answer}");
    }
}

#[test]
fn nothing_of_another_realm_is_reachable_from_what_the_host_gives() {
    // Every object that can be reached has this realm's Object.prototype (or none) at the end of its chain.
    let mut rig = Rig::handlers(
        Place::Node,
        "async act(ctx) { const seen = new Set(); const foreign = []; \
         const walk = (value, way) => { if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) return; seen.add(value); \
           let end = value; while (Object.getPrototypeOf(end) !== null) end = Object.getPrototypeOf(end); \
           if (end !== Object.prototype && Object.getPrototypeOf(value) !== null) foreign.push(way); \
           walk(Object.getPrototypeOf(value), way + '^'); \
           for (const key of Reflect.ownKeys(value)) { const it = Object.getOwnPropertyDescriptor(value, key); for (const part of ['value', 'get', 'set']) walk(it[part], `${way}.${String(key)}`); } }; \
         walk(globalThis, 'globalThis'); walk(ctx, 'ctx'); const pending = ctx.read('x'); walk(pending, 'promise'); walk(await pending, 'read'); \
         for (const act of [() => ctx.read(1), () => new URL(''), () => atob('Z'), () => import('fs'), () => setTimeout('x'), () => structuredClone(() => {}), () => null.x, \
           () => crypto.getRandomValues(new Uint8Array(70000)), () => { const f = () => f(); f(); }, () => { const f = () => { try { f(); } finally { new URL('https://example.com'); } }; f(); }]) \
           try { walk(await act(), 'result'); } catch (error) { walk(error, `error of ${act}`); } \
         return [foreign, seen.size > 500]; }",
    );
    assert_eq!(rig.call("act", &json!({}))["result"], json!([[], true]));
}

#[test]
fn a_vandal_does_not_see_the_token() {
    let mut rig = Rig::plugin(
        Place::Node,
        "const seen = []; const note = (value) => { if (typeof value === 'string' && /[0-9a-f]{64}/.test(value)) seen.push(value); return value; }; \
         const spy = (target, key) => { const old = Object.getOwnPropertyDescriptor(target, key)?.value; if (typeof old !== 'function') return; try { target[key] = function (...given) { given.forEach(note); note(this); return note(Reflect.apply(old, this, given)); }; } catch {} }; \
         const test = RegExp.prototype.test; \
         for (const made of [String, Promise, Map, Number]) for (const key of Object.getOwnPropertyNames(made.prototype)) if (key !== 'constructor') spy(made.prototype, key); \
         spy(JSON, 'stringify'); spy(JSON, 'parse'); \
         definePlugin({ handlers: { async act(ctx) { await ctx.read('x'); console.log('y'); return 1; }, seen: () => seen.length } });",
    );
    assert_eq!(rig.call("act", &json!({}))["result"], 1);
    assert_eq!(rig.call("seen", &json!({}))["result"], 0);
    assert!(rig.heard.iter().skip(1).all(|line| line["token"] == TOKEN));
}

#[test]
fn modules_and_data_load_and_nothing_else_does() {
    let members = r#""engine": "node", "main": "index.js""#;
    let good = of_files(
        members,
        &[
            (
                "index.js",
                "import { two } from './lib/two.mjs'; import data from './data.json'; definePlugin({ handlers: { act: () => [two, data.k, data.z] } });",
            ),
            ("lib/two.mjs", "export const two = 2;"),
            ("data.json", r#"{ "k": 1, "__proto__": { "z": 1 } }"#),
        ],
    );
    let mut rig = Rig::start(Place::Node, &good, &json!({}));
    assert_eq!(rig.call("act", &json!({}))["result"], json!([2, 1, null]));
    for name in [
        "fs",
        "node:fs",
        "/etc/passwd",
        "../engine/prelude.cjs",
        "./missing.js",
        "https://example.com/x.js",
        "./plugin.node",
    ] {
        let bad = of_files(members, &[("index.js", &format!("import '{name}'; definePlugin({{}});"))]);
        let rig = Rig::start(Place::Node, &bad, &json!({}));
        assert_eq!(symbol(&rig.loaded), "engine", "{name}: {}", rig.loaded);
    }
}

#[test]
fn a_loop_before_an_await_is_the_supervisors_and_after_it_the_deadlines() {
    let mut rig = Rig::handlers(Place::Node, "act: () => new Promise(() => {}), fine: () => 'fine'");
    assert_eq!(symbol(&rig.call("act", &json!({}))), "deadline");
    assert_eq!(rig.call("fine", &json!({}))["result"], "fine");
}
