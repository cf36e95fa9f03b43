//! The crash matrix: every end has its name, is final, and touches nobody else.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::bed::Bed;
use crate::host::Host;

/// A program that answers `initialize` after `before`, and does `on_call` when it is called.
fn program(before: &str, on_call: &str) -> String {
    format!(
        r#"
const say = (value) => process.stdout.write(JSON.stringify(value) + '\n');
let token;
{before}
require('node:readline').createInterface({{ input: process.stdin }}).on('line', (line) => {{
  const m = JSON.parse(line);
  if (m.method === 'initialize') {{
    token = m.params.token;
    say({{ jsonrpc: '2.0', id: m.id, token, result: {{ handlers: ['go'], hooks: [] }} }});
  }} else if (m.method === 'invoke') {{
    {on_call}
  }}
}});
"#
    )
}

/// Calls a plugin that ends; the name of its end, everything about it, and how many processes it had: one.
fn ends(code: &str) -> Value {
    ends_under(code, Bed::hasty_host)
}

/// The same under another host.
fn ends_under(code: &str, host: impl FnOnce(&Bed) -> Host) -> Value {
    let bed = Bed::new();
    bed.program("ends", code);
    bed.curious("curious", "quickjs");
    let mut host = host(&bed);
    host.loads("s", "ends");
    host.loads("s", "curious");
    assert_eq!(host.calls("s", "curious", ("hello", json!({ "who": "Ann" }))), json!("hello Ann"));
    let (number, symbol, message) = host.fails("s", "ends", ("go", json!({})));
    assert!([-32022, -32017].contains(&number), "{number} {symbol} {message}");
    let crash = host.event("plugin.crashed", |event| event["plugin"] == "ends")["crash"].clone();
    // It is not started again, by nobody.
    assert_eq!(host.fails("s", "ends", ("go", json!({}))).1, "crashed");
    host.loads("s", "ends");
    assert_eq!(host.fails("s", "ends", ("go", json!({}))).1, "crashed");
    let starts =
        host.events.iter().filter(|(n, e)| n == "plugin.state" && e["plugin"] == "ends" && e["state"] == "starting");
    assert_eq!(starts.count(), 1);
    // And the others go on.
    assert_eq!(host.calls("s", "curious", ("hello", json!({ "who": "Bob" }))), json!("hello Bob"));
    crash
}

#[test]
fn an_exit_says_its_status() {
    for status in [0, 1, 3, 255] {
        let crash = ends(&program("", &format!("process.exit({status})")));
        assert_eq!((&crash["kind"], &crash["exitCode"]), (&json!("exit"), &json!(status)), "{crash}");
    }
}

#[test]
fn an_exception_that_nobody_caught_is_an_exit_and_its_complaint_is_kept() {
    let crash = ends(&program("", "throw new Error('a complaint')"));
    assert_eq!(crash["kind"], "exit");
    assert!(crash["detail"].as_str().unwrap_or_default().contains("a complaint"), "{crash}");
}

#[test]
fn an_abort_is_a_signal() {
    let crash = ends(&program("", "process.abort()"));
    assert_eq!(crash["kind"], "signal", "{crash}");
}

#[test]
fn hunger_is_oom() {
    // Filling 200 MB takes a busy machine longer than a hasty host waits.
    let hungry = program("const all = [];", "for (;;) all.push(new Array(1e6).fill(Math.random()))");
    let crash = ends_under(&hungry, Bed::host);
    assert_eq!(crash["kind"], "oom", "{crash}");
}

#[test]
fn a_forbidden_system_call_is_sigsys() {
    let crash =
        ends(&program("", "require('node:net').createServer().listen(8080, '127.0.0.1'); setInterval(() => {}, 1000)"));
    assert_eq!(crash["kind"], "sigsys", "{crash}");
}

#[test]
fn a_hang_at_the_start_is_start_timeout() {
    let crash = ends("setInterval(() => {}, 1000);");
    assert_eq!(crash["kind"], "start-timeout", "{crash}");
}

#[test]
fn a_call_that_does_not_end_is_deadline() {
    for hang in ["for (;;);", "setInterval(() => {}, 1000);"] {
        let crash = ends(&program("", hang));
        assert_eq!(crash["kind"], "deadline", "{crash}");
    }
}

#[test]
fn a_flood_of_messages_is_rate() {
    let crash = ends(&program(
        "",
        "for (;;) say({ jsonrpc: '2.0', token, method: 'ctx.log', params: { level: 'info', message: 'x' } })",
    ));
    assert_eq!(crash["kind"], "rate", "{crash}");
}

#[test]
fn garbage_and_a_line_without_end_are_protocol() {
    for garbage in [
        "say('garbage'.repeat(3)); process.stdout.write('nonsense\\n')",
        "const f = () => process.stdout.write('x'.repeat(65536), f); f()",
    ] {
        let crash = ends(&program("", garbage));
        assert_eq!(crash["kind"], "protocol", "{crash}");
    }
}

#[test]
fn a_plugin_that_throws_while_it_loads_did_not_load() {
    for engine in crate::bed::ENGINES {
        let bed = Bed::new();
        bed.installs(
            "broken",
            &json!({ "engine": engine, "main": "index.js" }),
            &[("index.js", "throw new Error('no way');")],
        );
        let mut host = bed.hasty_host();
        host.loads("s", "broken");
        let (code, _, message) = host.fails("s", "broken", ("go", json!({})));
        assert_eq!(code, -32022, "{engine}");
        assert!(message.contains("did not load") && message.contains("no way"), "{engine}: {message}");
        let event = host.event("plugin.crashed", |event| event["plugin"] == "broken");
        assert_eq!(event["crash"]["kind"], "exit");
    }
}

#[test]
fn a_loop_in_either_engine_costs_its_caller_a_deadline_and_nobody_else() {
    for engine in crate::bed::ENGINES {
        let bed = Bed::new();
        bed.curious("curious", engine);
        bed.curious("other", engine);
        let mut host = bed.hasty_host();
        host.loads("s", "curious");
        host.loads("s", "other");
        let spinning = host.sends("plugin/invoke", json!({ "sessionId": "s", "plugin": "curious", "handler": "spin" }));
        let began = Instant::now();
        assert_eq!(host.calls("s", "other", ("hello", json!({ "who": "Ann" }))), json!("hello Ann"));
        assert_eq!(host.answer(spinning)["error"]["code"], -32017, "{engine}");
        assert!(began.elapsed() < Duration::from_secs(10));
    }
}

/// The memory that a process holds, in bytes.
fn resident(pid: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.trim().trim_end_matches(" kB").parse::<u64>().unwrap() * 1024
}

#[test]
fn the_brokers_memory_is_bounded_whatever_a_plugin_sends() {
    let bed = Bed::new();
    // A hundred requests of nearly a megabyte each at once, and a host that does not answer any of them.
    let flood = "for (let n = 0; n < 90; n++) say({ jsonrpc: '2.0', token, id: n, method: 'ctx.read', \
                 params: { callId: m.params.callId, path: 'a.txt', encoding: 'utf8' } });";
    bed.program("greedy", &program("", flood));
    std::fs::write(bed.workspace().join("a.txt"), "x".repeat(4 << 20)).unwrap();
    let mut host = bed.hasty_host();
    let before = resident(host.pid());
    host.loads("s", "greedy");
    host.decides(|_, _| json!({ "decision": "allow" }));
    let (code, ..) = host.fails("s", "greedy", ("go", json!({})));
    assert!([-32022, -32017].contains(&code), "{code}");
    let grown = resident(host.pid()).saturating_sub(before);
    assert!(grown < 300 << 20, "the broker grew by {} MiB", grown >> 20);
}

#[test]
fn a_crash_at_every_stage_leaves_no_process_behind() {
    let bed = Bed::new();
    bed.program("ends", &program("", "process.exit(1)"));
    let mut host = bed.hasty_host();
    host.loads("s", "ends");
    host.fails("s", "ends", ("go", json!({})));
    let children = children(host.pid());
    assert!(children.is_empty(), "{children:?}");
    drop::<Host>(host);
}

/// The living children of a process.
pub(crate) fn children(pid: u32) -> Vec<String> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir("/proc").unwrap().flatten() {
        let Ok(stat) = std::fs::read_to_string(entry.path().join("stat")) else { continue };
        let Some((_, after)) = stat.rsplit_once(')') else { continue };
        let fields: Vec<&str> = after.split_ascii_whitespace().collect();
        if fields[1] == pid.to_string() && fields[0] != "Z" {
            found.push(stat.clone());
        }
    }
    found
}
