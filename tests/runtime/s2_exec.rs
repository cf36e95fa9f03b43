//! S2: a plugin runs programs. It has none: only the host runs commands, in its own sandbox, when it has one.

use serde_json::json;

use crate::bed::{Bed, ENGINES};
use crate::host::Host;

#[test]
fn no_engine_starts_a_program() {
    let bed = Bed::new();
    let code = "definePlugin({ handlers: { exec: () => { const { execSync } = process.getBuiltinModule('child_process'); return execSync('id').toString() } } });";
    bed.installs("shell", &json!({ "main": "index.js", "capabilities": ["state"] }), &[("index.js", code)]);
    let mut host = bed.host();
    host.loads("s", "shell");
    let (code, symbol, _) = host.fails("s", "shell", ("exec", json!({})));
    assert_eq!((code, symbol.as_str()), (-32000, "handler-threw"));
}

#[test]
fn a_node_program_that_starts_another_fails_or_is_killed_and_nothing_runs() {
    let bed = Bed::new();
    let code = r#"
const lines = require('node:readline').createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const m = JSON.parse(line);
  if (m.method !== 'initialize') return;
  let said = 'ran';
  try { require('node:child_process').execFileSync('/bin/sh', ['-c', 'echo ran']); } catch (e) { said = 'refused ' + e.code; }
  process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id: m.id, token: m.params.token, result: { handlers: [said], hooks: [] } }) + '\n');
});
"#;
    bed.program("shell", code);
    let mut host = bed.host();
    host.loads("s", "shell");
    let (code, _, message) = host.fails("s", "shell", ("ran", json!({})));
    assert!(code == -32022 || (code == -32020 && message.contains("no handler")), "{code} {message}");
}

#[test]
fn the_host_runs_a_command_and_only_one_that_promises_a_sandbox() {
    for engine in ENGINES {
        let bed = Bed::new();
        bed.curious("curious", engine);
        let mut host = bed.host();
        host.loads("s", "curious");
        let told = host.calls("s", "curious", ("bash", json!({ "command": "ls" })));
        assert_eq!(told["ok"]["stdout"], "ran", "{told}");
        host.decides(|_, _| json!({ "decision": "deny" }));
        assert_eq!(host.calls("s", "curious", ("bash", json!({ "command": "ls" })))["code"], -32011);

        let mut careless = Host::bare(bed.world.plugin());
        let hello = json!({ "protocolVersion": 1, "host": { "name": "test", "version": "1.0.0" } });
        careless.ok("initialize", hello);
        careless.opens("s", &bed.workspace());
        careless.loads("s", "curious");
        let told = careless.calls("s", "curious", ("bash", json!({ "command": "ls" })));
        assert_eq!(told["code"], -32030, "{engine}: {told}");
        assert!(careless.asked.is_empty());
    }
}

#[test]
fn in_the_mode_plan_nothing_is_changed_whatever_the_host_answers() {
    for engine in ENGINES {
        let bed = Bed::new();
        bed.curious("curious", engine);
        let mut host = Host::starts(bed.world.plugin());
        host.ok("session/open", json!({ "sessionId": "s", "workspace": bed.workspace(), "mode": "plan" }));
        host.loads("s", "curious");
        assert_eq!(host.calls("s", "curious", ("bash", json!({ "command": "ls" })))["code"], -32011);
        let told = host.calls("s", "curious", ("write", json!({ "path": "a", "content": "b" })));
        assert_eq!(told["code"], -32011, "{engine}: {told}");
        assert!(host.asked.is_empty());
    }
}
