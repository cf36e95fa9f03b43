//! Hostile plugins in locked processes: each attack ends in an answer or in the end of that process, named.

use std::time::{Duration, Instant};

use runtime::sandbox::Ended;
use serde_json::json;

use super::rig::{PLACES, Place, Rig, symbol};

const LOCKED: [Place; 2] = [Place::Quickjs, Place::LockedDown];

/// Attacks that QuickJS answers, and survives.
const ANSWERED: &[(&str, &str)] = &[
    ("for (;;);", "deadline"),
    ("return /^(a+)+$/.test('a'.repeat(40) + 'b');", "deadline"),
    ("const f = () => Promise.resolve().then(f); f(); return new Promise(() => {});", "deadline"),
    ("return new Promise(() => {});", "deadline"),
    ("const a = []; for (;;) a.push(new Uint8Array(1e6).fill(1));", "handler-threw"),
    ("let s = 'x'; for (;;) s += s;", "handler-threw"),
    ("const f = () => f() + 1; return f();", "handler-threw"),
    ("return JSON.parse('['.repeat(1e6));", "handler-threw"),
    ("return 'x'.repeat(2e6);", "too-large"),
    ("return 10n;", "handler-threw"),
    ("const a = {}; a.a = a; return a;", "handler-threw"),
    ("return { get a() { throw 1; } };", "handler-threw"),
    ("return import('./x.js');", "handler-threw"),
    ("return eval('1');", "handler-threw"),
    ("return (() => {}).constructor('return this')();", "handler-threw"),
    ("return Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);", "handler-threw"),
    ("return new WebAssembly.Memory({ initial: 1 });", "handler-threw"),
    ("return require('fs');", "handler-threw"),
    ("return process.env;", "handler-threw"),
    ("throw null;", "handler-threw"),
    ("Error.prepareStackTrace = () => { throw 1; }; null.x;", "handler-threw"),
];

#[test]
fn quickjs_answers_every_attack_and_lives() {
    for place in LOCKED {
        let mut rig = Rig::plugin(
            place,
            &format!(
                "definePlugin({{ handlers: {{ fine: () => 'fine', {} }} }});",
                ANSWERED
                    .iter()
                    .enumerate()
                    .map(|(at, (body, _))| format!("a{at}() {{ {body} }}"))
                    .collect::<Vec<_>>()
                    .join(", ")
            ),
        );
        for (at, (body, wanted)) in ANSWERED.iter().enumerate() {
            let answer = rig.call(&format!("a{at}"), &json!({}));
            // A busy machine may reach the deadline before the memory's end.
            assert!([*wanted, "deadline"].contains(&symbol(&answer)), "{place:?} {body}: {answer}");
            assert_eq!(rig.call("fine", &json!({}))["result"], "fine", "{place:?} after {body}");
        }
    }
}

#[test]
fn what_the_interpreter_cannot_interrupt_the_supervisor_kills() {
    for place in PLACES {
        let mut rig = Rig::handlers(place, "act: () => Array.prototype.indexOf.call({ length: 2 ** 53 - 1 }, 1)");
        let since = Instant::now();
        rig.process.answer_by(Instant::now() + Duration::from_millis(500));
        rig.send("invoke", &json!({ "callId": "c", "handler": "act", "params": {} }));
        let ended = rig.ended();
        assert!(matches!(ended, Ended::Deadline | Ended::Killed), "{place:?}: {ended:?}");
        assert!(since.elapsed() < Duration::from_secs(20), "{place:?}");
    }
}

#[test]
fn a_flood_stays_below_the_brokers_hundred_lines_a_second() {
    for place in PLACES {
        let mut rig = Rig::handlers(
            place,
            "act: async () => { for (let i = 0; i < 3000; i += 1) { console.log('x'.repeat(200)); if (i % 100 === 0) await new Promise((done) => setTimeout(done, 10)); } return 1; }",
        );
        let (before, since) = (rig.heard.len(), Instant::now());
        assert_eq!(rig.call("act", &json!({}))["result"], 1, "{place:?}");
        let lines = rig.heard.len() - before;
        let bound = 50.0 + 50.0 * since.elapsed().as_secs_f64();
        assert!(f64::from(u32::try_from(lines).unwrap()) <= bound, "{place:?}: {lines} lines in {:?}", since.elapsed());
    }
}

#[test]
fn garbage_from_the_broker_ends_the_engine_with_a_name() {
    for place in LOCKED {
        let mut rig = Rig::handlers(place, "act: () => 1");
        rig.write("not json");
        assert_eq!(rig.ended(), Ended::Exited(65), "{place:?}");
        let mut rig = Rig::handlers(place, "act: () => 1");
        rig.write(&"x".repeat((8 << 20) + 1));
        assert_eq!(rig.ended(), Ended::Exited(65), "{place:?}");
    }
}

#[test]
fn everything_the_engine_needs_was_touched_before_the_lock() {
    // Dates with a zone, random bytes, much memory given and taken, large lines both ways: none asks for a forbidden call.
    for place in LOCKED {
        let mut rig = Rig::handlers(
            place,
            "act(ctx, { text }) { const all = []; for (let i = 0; i < 50; i += 1) all.push(new Uint8Array(1 << 20)); \
             return [new Date(0).toString().length > 0, new Date().getTimezoneOffset() * 0, crypto.randomUUID().length, (1234.5).toLocaleString().length > 0, \
               'ä'.normalize('NFD').length, 'b'.localeCompare('a'), text.length, 'x'.repeat(1e6 - 1000).length, new Date('2020-06-01').toLocaleDateString().length > 0]; }",
        );
        let answer = rig.call("act", &json!({ "text": "y".repeat(7 << 20) }));
        assert_eq!(answer["result"], json!([true, 0, 36, true, 2, 1, 7 << 20, 999_000, true]), "{place:?}");
    }
}
