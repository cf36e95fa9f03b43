//! From hello to the end: lazy start, stop, cancel, shutdown, and a host that just dies.

use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use serde_json::json;

use crate::bed::{Bed, ENGINES};
use crate::crashes::children;

fn is_alive(pid: u32) -> bool {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    stat.rsplit_once(") ").is_some_and(|(_, after)| !after.starts_with('Z'))
}

/// Every descendant of a process.
fn descendants(pid: u32) -> Vec<u32> {
    let mut all = Vec::new();
    for stat in children(pid) {
        let child: u32 = stat.split(' ').next().unwrap().parse().unwrap();
        all.push(child);
        all.extend(descendants(child));
    }
    all
}

#[test]
fn a_loaded_plugin_is_started_by_its_first_call() {
    for engine in ENGINES {
        let bed = Bed::new();
        bed.curious("curious", engine);
        let mut host = bed.host();
        let handle = host.loads("s", "curious");
        assert_eq!((&handle["process"], &handle["engine"]), (&json!("loaded"), &json!(engine)));
        assert_eq!(host.calls("s", "curious", ("hello", json!({ "who": "Ann" }))), json!("hello Ann"));
        let listed = host.ok("plugins/list", json!({ "sessionId": "s" }));
        assert_eq!(listed["plugins"][0]["process"], "running");
        // An explicit stop is no crash: the next call starts it again.
        host.ok("plugin/stop", json!({ "sessionId": "s", "plugin": "curious" }));
        host.event("plugin.state", |event| event["state"] == "stopped");
        assert_eq!(host.calls("s", "curious", ("hello", json!({ "who": "Bob" }))), json!("hello Bob"));
    }
}

#[test]
fn what_a_handler_throws_is_told_and_the_plugin_lives() {
    for engine in ENGINES {
        let bed = Bed::new();
        bed.curious("curious", engine);
        let mut host = bed.host();
        host.loads("s", "curious");
        let (code, symbol, message) = host.fails("s", "curious", ("throw", json!({})));
        assert_eq!((code, symbol.as_str()), (-32000, "handler-threw"), "{engine}");
        assert!(message.contains("thrown on purpose"));
        assert_eq!(host.fails("s", "curious", ("nothing", json!({}))).0, -32020);
        assert_eq!(host.calls("s", "curious", ("hello", json!({ "who": "Ann" }))), json!("hello Ann"));
    }
}

#[test]
fn a_cancelled_call_is_answered_at_once_and_the_plugin_lives() {
    for engine in ENGINES {
        let bed = Bed::new();
        bed.curious("curious", engine);
        let mut host = bed.host();
        host.loads("s", "curious");
        host.calls("s", "curious", ("hello", json!({ "who": "Ann" })));
        let id = host.sends("plugin/invoke", json!({ "sessionId": "s", "plugin": "curious", "handler": "never" }));
        std::thread::sleep(Duration::from_millis(100));
        let began = Instant::now();
        host.raw(&json!({ "jsonrpc": "2.0", "method": "$/cancelRequest", "params": { "id": id } }).to_string());
        assert_eq!(host.answer(id)["error"]["code"], -32800, "{engine}");
        assert!(began.elapsed() < Duration::from_secs(1));
        assert_eq!(host.calls("s", "curious", ("hello", json!({ "who": "Ann" }))), json!("hello Ann"));
    }
}

#[test]
fn a_person_may_think_longer_than_a_call_may_take() {
    for engine in ENGINES {
        let bed = Bed::new();
        bed.curious("curious", engine);
        std::fs::write(bed.workspace().join("a.txt"), "text").unwrap();
        let mut host = bed.hasty_host();
        host.loads("s", "curious");
        host.decides(|_, _| {
            std::thread::sleep(Duration::from_millis(3_500));
            json!({ "decision": "allow" })
        });
        let told = host.calls("s", "curious", ("read", json!({ "path": "a.txt" })));
        assert_eq!(told, json!({ "ok": "text" }), "{engine}");
    }
}

#[test]
fn shutdown_ends_every_plugin_and_then_answers() {
    let bed = Bed::new();
    for engine in ENGINES {
        bed.curious(engine, engine);
    }
    let mut host = bed.host();
    for engine in ENGINES {
        host.loads("s", engine);
        host.calls("s", engine, ("hello", json!({ "who": "Ann" })));
    }
    let running = descendants(host.pid());
    assert!(running.len() >= 2, "{running:?}");
    assert_eq!(host.ok("shutdown", json!({})), json!({}));
    assert_eq!(host.ends(), Some(0));
    assert!(running.iter().all(|pid| !is_alive(*pid)), "{running:?}");
}

#[test]
fn when_the_host_hangs_up_nothing_is_left() {
    let bed = Bed::new();
    bed.curious("curious", "node");
    let mut host = bed.host();
    host.loads("s", "curious");
    host.calls("s", "curious", ("hello", json!({ "who": "Ann" })));
    let running = descendants(host.pid());
    host.hangs_up();
    assert_eq!(host.ends(), Some(0));
    assert!(gone(&running), "{running:?}");
}

#[test]
fn when_the_broker_is_killed_nothing_is_left() {
    for engine in ENGINES {
        let bed = Bed::new();
        bed.curious("curious", engine);
        let mut host = bed.host();
        host.loads("s", "curious");
        host.sends("plugin/invoke", json!({ "sessionId": "s", "plugin": "curious", "handler": "spin" }));
        host.event("plugin.state", |event| event["state"] == "running");
        let running = descendants(host.pid());
        kill_process(Pid::from_raw(i32::try_from(host.pid()).unwrap()).unwrap(), Signal::KILL).unwrap();
        assert!(gone(&running), "{engine}: {running:?}");
    }
}

/// Whether all of them are gone within five seconds.
fn gone(pids: &[u32]) -> bool {
    let until = Instant::now() + Duration::from_secs(5);
    while pids.iter().any(|pid| is_alive(*pid)) {
        if Instant::now() > until {
            return false;
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    true
}

#[test]
fn the_log_is_masked_escaped_and_never_on_the_wire_as_it_was() {
    for engine in ENGINES {
        let bed = Bed::new();
        bed.curious("curious", engine);
        let mut host = bed.host();
        host.loads("s", "curious");
        let text = "token ghp_0123456789abcdefghijklmnopqrstuvwxyz\u{1b}[2J\u{202e}done";
        host.calls("s", "curious", ("say", json!({ "text": text })));
        let event = host.event("plugin.log", |_| true);
        let message = event["message"].as_str().unwrap();
        assert!(!message.contains('\u{1b}') && !message.contains('\u{202e}'), "{message:?}");
        assert!(!message.contains("0123456789abcdef"), "{message}");
        let kept: String = std::fs::read_dir(bed.world.deepcode().join("logs/plugins"))
            .unwrap()
            .map(|entry| std::fs::read_to_string(entry.unwrap().path()).unwrap())
            .collect();
        assert!(kept.contains("done") && !kept.contains("0123456789abcdef"), "{kept}");
    }
}

#[test]
fn the_configuration_reaches_the_handler_and_a_bad_one_keeps_the_plugin_from_loading() {
    for engine in ENGINES {
        let bed = Bed::new();
        let config = json!({ "limit": { "type": "number", "default": 5, "maximum": 9 } });
        let more = json!({ "engine": engine, "main": "index.js", "config": config });
        bed.installs("tuned", &more, &[("index.js", crate::bed::CURIOUS)]);
        let mut host = bed.host();
        host.loads("s", "tuned");
        assert_eq!(host.calls("s", "tuned", ("config", json!({}))), json!({ "limit": 5 }), "{engine}");
        bed.settings(
            &json!({ "plugins": { "allowedSources": ["local-path"], "config": { "tuned": { "limit": 10 } } } }),
        );
        host.opens("t", &bed.workspace());
        assert_eq!(host.does_not_load("t", "tuned")["data"]["reason"], "configuration");
    }
}

#[test]
fn a_disabled_plugin_ends_and_stays_disabled() {
    let bed = Bed::new();
    bed.curious("curious", "quickjs");
    let mut host = bed.host();
    host.loads("s", "curious");
    let busy = host.sends("plugin/invoke", json!({ "sessionId": "s", "plugin": "curious", "handler": "never" }));
    host.event("plugin.state", |event| event["state"] == "running");
    host.ok("plugin/disable", json!({ "sessionId": "s", "plugin": "curious", "kill": true }));
    assert_eq!(host.answer(busy)["error"]["code"], -32025);
    host.opens("t", &bed.workspace());
    assert_eq!(host.does_not_load("t", "curious")["code"], -32025);
    let settings = std::fs::read_to_string(bed.world.deepcode().join("settings.json")).unwrap();
    assert!(settings.contains("\"disabledPlugins\""), "{settings}");
}

#[test]
fn a_plugin_that_is_killed_at_the_command_line_is_gone_from_every_broker() {
    for engine in ENGINES {
        let bed = Bed::new();
        bed.curious("curious", engine);
        bed.curious("other", engine);
        let mut hosts = [bed.host(), bed.host()];
        let mut busy = Vec::new();
        for host in &mut hosts {
            host.loads("s", "curious");
            host.loads("s", "other");
            host.calls("s", "other", ("hello", json!({ "who": "Ann" })));
            host.calls("s", "curious", ("hello", json!({ "who": "Ann" })));
            busy.push(
                host.sends("plugin/invoke", json!({ "sessionId": "s", "plugin": "curious", "handler": "never" })),
            );
        }
        let before: Vec<_> = hosts.iter().map(|host| descendants(host.pid())).collect();
        bed.world.plugin().line("disable --kill curious").ok().says("it is ended now");
        let began = Instant::now();
        for ((host, id), before) in hosts.iter_mut().zip(busy).zip(before) {
            host.event("plugin.state", |event| event["plugin"] == "curious" && event["state"] == "killed");
            assert!(began.elapsed() < Duration::from_secs(1), "{engine}: {:?}", began.elapsed());
            let error = host.answer(id)["error"].clone();
            assert_eq!(
                (&error["code"], &error["data"]["reason"]),
                (&json!(-32025), &json!("stopped")),
                "{engine}: {error}"
            );
            // Its own processes are gone, and nobody else's.
            let until = Instant::now() + Duration::from_secs(5);
            while before.iter().all(|pid| is_alive(*pid)) {
                assert!(Instant::now() < until, "{engine}: {before:?}");
                std::thread::sleep(Duration::from_millis(10));
            }
            assert_eq!(host.calls("s", "other", ("hello", json!({ "who": "Bob" }))), json!("hello Bob"));
        }
        // Who enables it again may use it again, in a session of its own; the killed seat stays empty.
        bed.world.plugin().line("enable curious").end();
        let host = &mut hosts[0];
        assert_eq!(host.fails("s", "curious", ("hello", json!({}))).0, -32025);
        host.opens("t", &bed.workspace());
        host.loads("t", "curious");
        assert_eq!(host.calls("t", "curious", ("hello", json!({ "who": "Cid" }))), json!("hello Cid"));
    }
}

#[test]
fn without_kill_a_disabled_plugin_ends_what_it_does_first() {
    let bed = Bed::new();
    bed.curious("curious", "quickjs");
    std::fs::write(bed.workspace().join("a.txt"), "text").unwrap();
    let mut host = bed.host();
    host.loads("s", "curious");
    host.decides(|_, _| json!(null));
    let reading = json!({ "sessionId": "s", "plugin": "curious", "handler": "read", "params": { "path": "a.txt" } });
    let busy = host.sends("plugin/invoke", reading);
    host.is_asked("capability/read");
    bed.world.plugin().line("disable curious").ok();
    std::thread::sleep(Duration::from_millis(900));
    assert_eq!(host.fails("s", "curious", ("hello", json!({}))).0, -32025);
    host.raw(&json!({ "jsonrpc": "2.0", "id": 1, "result": { "decision": "allow" } }).to_string());
    assert_eq!(host.answer(busy)["result"]["result"], json!({ "ok": "text" }));
    host.event("plugin.state", |event| event["state"] == "killed");
}

#[test]
fn marks_that_cannot_be_read_keep_everything_from_loading() {
    let bed = Bed::new();
    bed.curious("curious", "quickjs");
    std::fs::write(bed.world.deepcode().join("plugins-stopped.json"), "{").unwrap();
    let mut host = bed.host();
    let answer = host.asks("plugins/load", json!({ "sessionId": "s", "names": ["curious"] }));
    assert!(answer["error"]["message"].as_str().unwrap().contains("plugins-stopped.json"), "{answer}");
    bed.world.plugin().line("disable --kill curious").exits(4).says("plugins-stopped.json");
}
