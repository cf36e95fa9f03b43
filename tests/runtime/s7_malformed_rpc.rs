//! S7: malformed messages, from a host and from a plugin: refused by name, and nobody else suffers.

use serde_json::{Value, json};

use crate::bed::Bed;
use crate::host::Host;

#[test]
fn what_a_host_garbles_is_refused_by_name_and_the_broker_goes_on() {
    let bed = Bed::new();
    let mut host = bed.host();
    for (line, code) in [
        ("{", -32700),
        ("not json", -32700),
        (r#"{"jsonrpc":"2.0","id":9001,"id":9002,"method":"plugins/list"}"#, -32700),
        ("[]", -32600),
        (r#"[{"jsonrpc":"2.0","id":9001,"method":"plugins/list","params":{"sessionId":"s"}}]"#, -32600),
        ("7", -32600),
        (r#"{"id":9001,"method":"plugins/list"}"#, -32600),
        (r#"{"jsonrpc":"2.0","method":"plugins/list","id":null}"#, -32600),
    ] {
        host.raw(line);
        let answer = host.unasked();
        assert_eq!(answer["error"]["code"], code, "{line}: {answer}");
    }
    for (method, params, code) in [
        ("plugins/list", json!({}), -32602),
        ("plugins/list", json!({ "sessionId": "s", "more": 1 }), -32602),
        ("plugins/list", json!({ "sessionId": 7 }), -32602),
        ("plugins/list", json!({ "sessionId": "other" }), -32020),
        ("session/open", json!({ "sessionId": "s" }), -32600),
        ("session/open", json!({ "sessionId": "t", "workspace": "relative" }), -32602),
        ("session/open", json!({ "sessionId": "t", "workspace": "/nonexistent/folder" }), -32602),
        ("initialize", json!({ "protocolVersion": 1, "host": { "name": "again", "version": "1" } }), -32600),
        ("no/such", json!({}), -32601),
    ] {
        assert_eq!(host.refused(method, params.clone()).0, code, "{method} {params}");
    }
    assert_eq!(host.ok("plugins/list", json!({ "sessionId": "s" })), json!({ "plugins": [] }));
}

#[test]
fn nothing_is_answered_before_hello() {
    let bed = Bed::new();
    let mut host = Host::bare(bed.world.plugin());
    assert_eq!(host.refused("session/open", json!({ "sessionId": "s" })).0, -32600);
    assert_eq!(host.refused("shutdown", json!({})).0, -32600);
    let wrong = json!({ "protocolVersion": 2, "host": { "name": "test", "version": "1" } });
    assert_eq!(host.refused("initialize", wrong).0, -32602);
}

/// A program that answers `initialize` honestly, then says `lines`, each a JavaScript expression over `token`, when called.
fn program(lines: &str) -> String {
    format!(
        r#"
const say = (value) => process.stdout.write((typeof value === 'string' ? value : JSON.stringify(value)) + '\n');
let token;
const heard = [];
require('node:readline').createInterface({{ input: process.stdin }}).on('line', (line) => {{
  const m = JSON.parse(line);
  if (m.method === 'initialize') {{
    token = m.params.token;
    say({{ jsonrpc: '2.0', id: m.id, token, result: {{ handlers: ['go', 'heard'], hooks: [] }} }});
  }} else if (m.method === 'invoke' && m.params.handler === 'heard') {{
    say({{ jsonrpc: '2.0', id: m.id, token, result: heard }});
  }} else if (m.method === 'invoke') {{
    const call = m.params.callId;
    {lines}
    say({{ jsonrpc: '2.0', id: m.id, token, result: 'said' }});
  }} else if (m.method === undefined) {{
    heard.push(m.error ? [m.id, m.error.code] : [m.id, 'ok']);
  }}
}});
"#
    )
}

#[test]
fn a_request_without_the_right_token_has_no_effect() {
    let bed = Bed::new();
    let other = "0".repeat(64);
    let read = "jsonrpc: '2.0', method: 'ctx.read', params: { callId: call, path: 'a.txt' }";
    let lines = format!(
        "say({{ {read}, id: 1 }}); say({{ {read}, id: 2, token: '{other}' }}); say({{ {read}, id: 3, token: '' }}); \
         say({{ {read}, id: 4, token: token.toUpperCase() }}); say({{ {read}, id: 5, token: token + '0' }}); \
         say({{ jsonrpc: '2.0', id: m.id, token: '{other}', result: 'forged' }});"
    );
    bed.program("forger", &program(&lines));
    std::fs::write(bed.workspace().join("a.txt"), "text").unwrap();
    let mut host = bed.host();
    host.loads("s", "forger");
    assert_eq!(host.calls("s", "forger", ("go", json!({}))), json!("said"));
    let heard = host.calls("s", "forger", ("heard", json!({})));
    assert_eq!(heard, json!([[1, -32001], [2, -32001], [3, -32001], [4, -32001], [5, -32001]]));
    assert!(host.asked.is_empty());
    host.event("plugin.violation", |event| event["kind"] == "token");
}

#[test]
fn a_request_of_another_shape_is_refused_and_the_plugin_lives() {
    let bed = Bed::new();
    let lines = "
      say({ jsonrpc: '2.0', token, id: 1, method: 'ctx.read', params: { callId: call } });
      say({ jsonrpc: '2.0', token, id: 2, method: 'ctx.read', params: { callId: call, path: 'a', more: 1 } });
      say({ jsonrpc: '2.0', token, id: 3, method: 'ctx.nothing', params: {} });
      say({ jsonrpc: '2.0', token, id: 4, method: 'ctx.read', params: { callId: 'c999999', path: 'a' } });
      say({ jsonrpc: '2.0', token, id: 5, method: 'ctx.write', params: { callId: call, path: 'a', content: 'b' } });";
    bed.program("clumsy", &program(lines));
    let mut host = bed.host();
    host.loads("s", "clumsy");
    host.calls("s", "clumsy", ("go", json!({})));
    let mut heard = host.calls("s", "clumsy", ("heard", json!({})));
    heard.as_array_mut().unwrap().sort_by_key(|each| each[0].as_u64());
    assert_eq!(heard, json!([[1, -32602], [2, -32602], [3, -32601], [4, -32020], [5, -32014]]));
}

#[test]
fn a_line_that_is_no_message_ends_the_plugin_for_good_and_no_other() {
    for garbage in [
        "'garbage'",
        "'[]'",
        "'{\"jsonrpc\":\"2.0\",\"method\":\"ctx.log\",\"method\":\"ctx.log\"}'",
        "'{\"jsonrpc\":\"2.0\"}'",
        "'[' + '['.repeat(70)",
        "'\"' + 'x'.repeat(2 * 1024 * 1024) + '\"'",
    ] {
        let bed = Bed::new();
        bed.program("garbled", &program(&format!("say({garbage}); return;")));
        bed.curious("curious", "quickjs");
        let mut host = bed.host();
        host.loads("s", "garbled");
        host.loads("s", "curious");
        let (code, symbol, message) = host.fails("s", "garbled", ("go", json!({})));
        assert_eq!((code, symbol.as_str()), (-32022, "crashed"), "{garbage}: {message}");
        let crashed = host.event("plugin.crashed", |event| event["plugin"] == "garbled");
        assert_eq!(crashed["crash"]["kind"], "protocol", "{garbage}: {crashed}");
        assert_eq!(host.fails("s", "garbled", ("go", json!({}))).0, -32022);
        let hello = host.calls("s", "curious", ("hello", json!({ "who": "Ann" })));
        assert_eq!(hello, Value::from("hello Ann"));
    }
}
