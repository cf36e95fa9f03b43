//! S3: a plugin sends what it has seen elsewhere. It has no sockets; the broker asks nobody whom the manifest does not name.

use serde_json::json;

use crate::bed::{Bed, ENGINES};

#[test]
fn a_name_or_address_that_is_not_declared_is_refused_before_the_host_is_asked() {
    for engine in ENGINES {
        let bed = Bed::new();
        bed.curious("curious", engine);
        let mut host = bed.host();
        host.loads("s", "curious");
        for url in [
            "https://evil.example.net/?q=s3cret",
            "https://api.example.com.evil.example.net/",
            "https://api.example.com@evil.example.net/",
            "https://127.0.0.1/",
            "https://[::1]/",
            "https://169.254.169.254/latest/meta-data/",
            "http://api.example.com/",
            "https://api.example.com:8443/",
            "file:///etc/passwd",
            "https://xn--e1awd7f.example.com/",
            "nonsense",
        ] {
            let told = host.calls("s", "curious", ("fetch", json!({ "url": url })));
            assert_eq!(
                (&told["code"], &told["symbol"]),
                (&json!(-32013), &json!("network-denied")),
                "{engine} {url}: {told}"
            );
        }
        assert!(host.asked.is_empty(), "{:?}", host.asked);
        host.event("plugin.violation", |event| event["kind"] == "domain-denied");
    }
}

#[test]
fn node_has_no_sockets() {
    let bed = Bed::new();
    let code = r#"
const net = require('node:net');
const lines = require('node:readline').createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const m = JSON.parse(line);
  if (m.method !== 'initialize') return;
  const answer = (said) => process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id: m.id, token: m.params.token, result: { handlers: [said], hooks: [] } }) + '\n');
  try { net.connect(80, '127.0.0.1').on('connect', () => answer('connected')).on('error', () => answer('refused')); } catch { answer('refused'); }
});
"#;
    bed.program("caller", code);
    let mut host = bed.host();
    host.loads("s", "caller");
    let (code, _, message) = host.fails("s", "caller", ("connected", json!({})));
    assert!(code == -32022 || (code == -32020 && message.contains("no handler")), "{code} {message}");
}
