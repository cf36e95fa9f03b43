//! Several turns of one host at once: a process of its own for each, and no call of one is good in another.

use serde_json::json;

use crate::bed::{Bed, ENGINES};

#[test]
fn each_session_has_a_process_and_a_workspace_of_its_own() {
    for engine in ENGINES {
        let bed = Bed::new();
        let code = "let count = 0; definePlugin({ handlers: { count: () => ++count, read: async (ctx, { path }) => { try { return await ctx.read(path) } catch (e) { return e.code } } } });";
        bed.installs(
            "counts",
            &json!({ "engine": engine, "main": "index.js", "capabilities": ["read"] }),
            &[("index.js", code)],
        );
        let mut host = crate::host::Host::starts(bed.world.plugin());
        for session in ["a", "b"] {
            let workspace = bed.world.at(session);
            std::fs::create_dir(&workspace).unwrap();
            std::fs::write(workspace.join("name.txt"), session).unwrap();
            host.opens(session, &workspace);
            host.loads(session, "counts");
        }
        for expected in [1, 2] {
            for session in ["a", "b"] {
                assert_eq!(host.calls(session, "counts", ("count", json!({}))), json!(expected), "{engine}");
            }
        }
        assert_eq!(host.calls("b", "counts", ("read", json!({ "path": "name.txt" }))), json!("b"));
        let other = bed.world.at("a").join("name.txt");
        assert_eq!(host.calls("b", "counts", ("read", json!({ "path": other }))), json!(-32010));
        // Closing one leaves the other.
        host.ok("session/close", json!({ "sessionId": "a" }));
        assert_eq!(host.fails("a", "counts", ("count", json!({}))).0, -32020);
        assert_eq!(host.calls("b", "counts", ("count", json!({}))), json!(3));
    }
}

/// A program that reads with the call id that it is given.
const BORROWS: &str = r#"
const say = (value) => process.stdout.write(JSON.stringify(value) + '\n');
let token, waiting;
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const m = JSON.parse(line);
  if (m.method === 'initialize') {
    token = m.params.token;
    say({ jsonrpc: '2.0', id: m.id, token, result: { handlers: ['mine', 'borrow', 'hold'], hooks: [] } });
  } else if (m.method === 'invoke' && m.params.handler === 'hold') {
    // Never answered: the call stays open.
    say({ jsonrpc: '2.0', token, method: 'ctx.log', params: { level: 'info', message: m.params.callId } });
  } else if (m.method === 'invoke' && m.params.handler === 'borrow') {
    waiting = m.id;
    say({ jsonrpc: '2.0', token, id: 1, method: 'ctx.read', params: { callId: m.params.params.call, path: 'a.txt' } });
  } else if (m.method === undefined) {
    say({ jsonrpc: '2.0', id: waiting, token, result: m.error ? m.error.code : m.result });
  }
});
"#;

#[test]
fn a_call_of_another_session_or_another_plugin_lends_no_authority() {
    let bed = Bed::new();
    bed.program("holder", BORROWS);
    bed.program("borrower", BORROWS);
    std::fs::write(bed.workspace().join("a.txt"), "text").unwrap();
    let mut host = crate::host::Host::starts(bed.world.plugin());
    for session in ["a", "b"] {
        host.opens(session, &bed.workspace());
        host.loads(session, "holder");
        host.loads(session, "borrower");
    }
    host.sends("plugin/invoke", json!({ "sessionId": "a", "plugin": "holder", "handler": "hold", "params": {} }));
    let open = host.event("plugin.log", |event| event["plugin"] == "holder")["message"].clone();
    // The same plugin in another session, and another plugin in the same session.
    for (session, plugin) in [("b", "holder"), ("a", "borrower")] {
        let told = host.calls(session, plugin, ("borrow", json!({ "call": open })));
        assert_eq!(told, json!(-32020), "{plugin} in {session} used {open}");
    }
    // The plugin itself, in its own session, while the call is open.
    assert_eq!(host.calls("a", "holder", ("borrow", json!({ "call": open }))), json!({ "content": "text" }));
    assert_eq!(host.asked.len(), 1, "{:?}", host.asked);
}

#[test]
fn a_call_that_is_over_lends_no_authority() {
    for engine in ENGINES {
        let bed = Bed::new();
        // The context of the first call is kept and used in the second.
        let code = "let kept; definePlugin({ handlers: { keep: (ctx) => { kept = ctx; return true }, use: async () => { try { return await kept.read('a.txt') } catch (e) { return e.code ?? 'refused' } } } });";
        bed.installs(
            "keeps",
            &json!({ "engine": engine, "main": "index.js", "capabilities": ["read"] }),
            &[("index.js", code)],
        );
        std::fs::write(bed.workspace().join("a.txt"), "text").unwrap();
        let mut host = bed.host();
        host.loads("s", "keeps");
        host.calls("s", "keeps", ("keep", json!({})));
        let told = host.calls("s", "keeps", ("use", json!({})));
        assert_ne!(told, json!("text"), "{engine}");
        assert!(host.asked.is_empty(), "{:?}", host.asked);
    }
}

#[test]
fn hooks_of_all_plugins_are_asked_and_the_strictest_wins() {
    for engine in ENGINES {
        let bed = Bed::new();
        let hooks = json!({ "PreToolUse": [{ "matcher": "Bash|Write", "hooks": [{ "type": "handler" }] }] });
        let more = json!({ "engine": engine, "main": "index.js", "contributes": { "hooks": hooks } });
        bed.installs("guards", &more, &[("index.js", crate::bed::CURIOUS)]);
        let mut host = bed.host();
        host.loads("s", "guards");
        let mut run = |tool: &str| {
            let input = json!({ "tool_name": tool, "tool_input": {} });
            host.ok("hook/run", json!({ "sessionId": "s", "event": "PreToolUse", "input": input }))
        };
        assert_eq!(run("Bash")["decision"], "deny", "{engine}");
        assert_eq!(run("Write")["decision"], "allow");
        let unmatched = run("Read");
        assert_eq!((&unmatched["decision"], &unmatched["answers"]), (&json!("none"), &json!([])));
        bed.settings(&json!({ "disableAllHooks": true }));
        assert_eq!(run("Bash")["decision"], "none");
    }
}

#[test]
fn a_hook_that_is_a_command_runs_confined_and_its_answer_counts() {
    let bed = Bed::new();
    let command = "cat > /dev/null; echo '{\"decision\":\"deny\",\"reason\":\"says the command\"}'";
    let hooks = json!({ "PreToolUse": [{ "matcher": "Bash", "hooks": [{ "type": "command", "command": command }] }] });
    let lines = json!([{ "name": "clock", "command": "printf '12:00\\033[2J\\nmore'" }]);
    bed.installs("guards", &json!({ "contributes": { "hooks": hooks, "statusLines": lines } }), &[]);
    let mut host = bed.host();
    host.loads("s", "guards");
    let input = json!({ "tool_name": "Bash", "tool_input": {} });
    let verdict = host.ok("hook/run", json!({ "sessionId": "s", "event": "PreToolUse", "input": input }));
    assert_eq!(
        (&verdict["decision"], &verdict["answers"][0]["reason"]),
        (&json!("deny"), &json!("says the command")),
        "{verdict}"
    );
    let line = host.ok("statusLine/run", json!({ "sessionId": "s", "plugin": "guards", "name": "clock" }));
    assert_eq!(line["text"], "12:00[2J");
    assert_eq!(
        host.refused("statusLine/run", json!({ "sessionId": "s", "plugin": "guards", "name": "none" })).0,
        -32000
    );
}
