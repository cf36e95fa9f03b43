//! What takes time or memory without end meets a limit, and the engine is there for the next call.

use std::time::{Duration, Instant};

use serde_json::json;

use super::{Rig, symbol};

/// A plugin of one handler `attack` and one that only answers.
fn rig(attack: &str) -> Rig {
    Rig::handlers(&format!("{attack}, fine: () => 'fine'"))
}

/// The attack is over by its deadline, and the engine answers again.
fn is_cut(attack: &str) {
    let mut rig = rig(attack);
    let since = Instant::now();
    let answer = rig.call("attack");
    assert_eq!(symbol(&answer), "deadline", "{answer}");
    assert!(since.elapsed() < Duration::from_secs(10), "{:?}", since.elapsed());
    assert_eq!(rig.call("fine")["result"], "fine", "after {attack}");
}

/// The attack meets an error, and the engine answers again.
fn is_refused(attack: &str, word: &str) {
    // Long enough to fill the memory, however busy the machine is.
    let source = format!("definePlugin({{ handlers: {{ {attack}, fine: () => 'fine' }} }});");
    let (mut rig, _) = Rig::load(&[("index.js", &source)], 15_000);
    let answer = rig.call("attack");
    assert_eq!(symbol(&answer), "handler-threw", "{answer}");
    let message = answer["error"]["message"].as_str().expect("a message");
    assert!(message.contains(word), "{message}");
    assert_eq!(rig.call("fine")["result"], "fine", "after {attack}");
}

#[test]
fn a_loop_without_end_is_cut() {
    is_cut("attack() { for (;;); }");
}

#[test]
fn a_loop_that_catches_everything_is_cut() {
    is_cut("attack() { for (;;) { try { for (;;); } catch {} finally { for (;;); } } }");
}

#[test]
fn a_loop_after_an_await_is_cut() {
    is_cut("async attack() { await null; for (;;); }");
}

#[test]
fn promises_that_beget_promises_are_cut() {
    is_cut(
        "async attack() { const again = () => Promise.resolve().then(again); again(); await new Promise(() => {}); }",
    );
}

#[test]
fn timers_that_beget_timers_are_cut() {
    is_cut(
        "attack() { const again = () => { setTimeout(again, 0); setTimeout(again, 0); }; again(); return new Promise(() => {}); }",
    );
}

#[test]
fn an_expression_that_backtracks_for_ever_is_cut() {
    is_cut("attack() { return /^(a+)+$/.test('a'.repeat(40) + 'b'); }");
}

#[test]
fn a_sort_whose_comparison_lies_is_cut() {
    is_cut("attack() { const list = Array.from({ length: 1e6 }, (_, i) => i); for (;;) list.sort(() => 1); }");
}

#[test]
fn a_result_that_never_becomes_json_is_cut() {
    is_cut("attack() { return { toJSON() { for (;;); } }; }");
}

#[test]
fn a_promise_that_nobody_resolves_ends_with_its_deadline() {
    is_cut("attack() { return new Promise(() => {}); }");
}

#[test]
fn a_proxy_without_end_is_cut() {
    is_cut("attack() { const all = new Proxy({}, { ownKeys() { for (;;); } }); return all; }");
}

#[test]
fn memory_in_buffers_is_bounded() {
    is_refused("attack() { const all = []; for (;;) all.push(new Uint8Array(1e6).fill(1)); }", "out of memory");
}

#[test]
fn memory_in_one_text_is_bounded() {
    is_refused("attack() { let text = 'x'; for (;;) text += text; }", "string");
}

#[test]
fn memory_in_objects_is_bounded() {
    is_refused("attack() { const all = []; for (;;) all.push({ a: {} }); }", "memory");
}

#[test]
fn memory_in_a_generator_is_bounded() {
    is_refused("attack() { function* all() { for (let i = 0; ; i += 1) yield { i }; } return [...all()]; }", "memory");
}

#[test]
fn memory_in_a_queue_of_jobs_is_given_back() {
    let mut rig = rig("attack() { for (let i = 0; i < 1e7; i += 1) Promise.resolve({ i }).then(() => {}); }");
    assert!(rig.call("attack").get("error").is_some());
    // The queue is worked off in the moments after each call.
    let since = Instant::now();
    while rig.call("fine").get("error").is_some() {
        for _ in 0..20 {
            rig.work();
        }
        assert!(since.elapsed() < Duration::from_secs(15), "the engine does not recover");
    }
}

#[test]
fn recursion_meets_an_error() {
    is_refused("attack() { const deep = () => deep() + 1; return deep(); }", "call stack");
    is_refused("attack() { JSON.parse('['.repeat(1e6)); }", "call stack");
    is_refused(
        "attack() { let list = []; for (let i = 0; i < 1e5; i += 1) list = [list]; return list; }",
        "call stack",
    );
    is_refused("attack() { class A { get x() { return this.x; } } return new A().x; }", "call stack");
    is_refused(
        "attack() { let p = {}; for (let i = 0; i < 1e5; i += 1) p = new Proxy(p, {}); return p.x; }",
        "call stack",
    );
}

#[test]
fn an_expression_that_nests_is_refused_or_answered() {
    let mut rig = rig("attack() { return new RegExp('('.repeat(1e5) + ')'.repeat(1e5)).test('x'); }");
    assert_eq!(symbol(&rig.call("attack")), "handler-threw");
    assert_eq!(rig.call("fine")["result"], "fine");
}

#[test]
fn a_flood_of_log_costs_the_lines_not_the_process() {
    let mut rig = rig("attack() { for (let i = 0; i < 5000; i += 1) console.log('x'.repeat(100)); return 1; }");
    assert_eq!(rig.call("attack")["result"], 1);
    let kept = rig.log().len();
    assert!(kept < 150, "{kept} lines within a second");
    assert!(kept > 5, "{kept}");
}

#[test]
fn one_line_of_log_is_bounded() {
    let mut rig = rig("attack() { console.log('ä'.repeat(5e6)); return 1; }");
    assert_eq!(rig.call("attack")["result"], 1);
    assert_eq!(rig.log()[0].chars().count(), 8192);
}

#[test]
fn timers_are_counted() {
    let mut rig = rig(
        "attack() { let n = 0; try { for (;;) { setTimeout(() => {}, 1e6); n += 1; } } catch (error) { return [n, error.name]; } }",
    );
    assert_eq!(rig.call("attack")["result"], json!([1000, "RangeError"]));
}

#[test]
fn requests_under_way_are_counted() {
    let mut rig = rig(
        "async attack(ctx) { const all = await Promise.allSettled(Array.from({ length: 100 }, () => ctx.read('x'))); \
                       return [all.filter((one) => one.status === 'fulfilled').length, all.at(-1).reason.data.code]; }",
    );
    assert_eq!(rig.call("attack")["result"], json!([64, "rate-limited"]));
}

#[test]
fn a_loop_over_many_files_is_slow_and_not_fatal() {
    let mut rig = rig("async attack(ctx) { for (let i = 0; i < 70; i += 1) await ctx.read('x'); return 'read'; }");
    let since = Instant::now();
    assert_eq!(rig.call("attack")["result"], "read");
    // 40 at once, 30 more at 50 a second: the broker's hundred in a second are never reached.
    assert!(since.elapsed() >= Duration::from_millis(500), "{:?}", since.elapsed());
}

#[test]
fn nothing_runs_for_nobody() {
    let mut rig =
        rig("attack() { globalThis.beats = 0; setInterval(() => { beats += 1; }, 1); return 1; }, beats: () => beats");
    rig.call("attack");
    for _ in 0..50 {
        rig.work();
        std::thread::sleep(Duration::from_millis(4));
    }
    let beats = rig.call("beats")["result"].as_u64().expect("a number");
    assert!(beats < 60, "{beats} beats while no call was open for 150 ms of 200");
}

#[test]
fn an_abort_listener_gets_a_moment_not_the_engine() {
    let mut rig =
        rig("attack(ctx) { ctx.signal.addEventListener('abort', () => { for (;;); }); return new Promise(() => {}); }");
    let since = Instant::now();
    assert_eq!(symbol(&rig.call("attack")), "deadline");
    assert_eq!(rig.call("fine")["result"], "fine");
    assert!(since.elapsed() < Duration::from_secs(3), "{:?}", since.elapsed());
}
