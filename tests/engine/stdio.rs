//! Programs for node that speak the wire themselves (`"runtime": "stdio"`).

use serde_json::json;

use super::rig::{Place, Rig, TOKEN, of_files};

/// The whole contract: read lines, answer `initialize`, carry the token, name the call.
const PROGRAM: &str = r"
const lines = require('node:readline').createInterface({ input: process.stdin });
let token;
const send = (rest) => process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', token, ...rest })}\n`);
const waiting = new Map();
lines.on('line', (line) => {
  const message = JSON.parse(line);
  if (message.method === 'initialize') {
    token = message.params.token;
    send({ id: message.id, result: { handlers: ['size'], hooks: [] } });
  } else if (message.method === 'invoke') {
    waiting.set(1, message.id);
    send({ id: 1, method: 'ctx.read', params: { callId: message.params.callId, path: message.params.params.path } });
  } else if (message.method === 'shutdown') process.exit(0);
  else if (message.method === undefined) {
    send({ id: waiting.get(message.id), result: { bytes: Buffer.byteLength(message.result.content) } });
  }
});
";

#[test]
fn a_program_speaks_for_itself() {
    let loaded =
        of_files(r#""engine": "node", "runtime": "stdio", "main": "program.cjs""#, &[("program.cjs", PROGRAM)]);
    let mut rig = Rig::start(Place::Node, &loaded, &json!({}));
    assert_eq!(rig.loaded["result"], json!({ "handlers": ["size"], "hooks": [] }));
    assert_eq!(rig.call("size", &json!({ "path": "a" }))["result"], json!({ "bytes": 4 }));
    assert!(rig.heard.iter().all(|line| line["token"] == TOKEN));
    rig.write(r#"{"jsonrpc":"2.0","method":"shutdown"}"#);
    assert_eq!(rig.ended(), runtime::sandbox::Ended::Exited(0));
}

#[test]
fn what_is_no_module_gets_no_context() {
    // The manifest's reader refuses it first; the prelude must not rely on that.
    let loaded = of_files(r#""engine": "node""#, &[("index.js", ""), ("index.cjs", "definePlugin({ handlers: {} })")]);
    let rig = Rig::start_at(Place::Node, &loaded, ("index.cjs", &json!({})));
    let refusal = rig.loaded["error"]["message"].as_str().unwrap_or_default();
    assert!(refusal.contains("the main file is a .js or .mjs module"), "{}", rig.loaded);
}
