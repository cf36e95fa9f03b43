//! A plugin to review, a model that reads what it is sent, and the review between them.

use std::path::Path;
use std::time::{Duration, Instant};

use audit::Bundle;
use audit::deep::{
    self, Caps, Chat, Consent, DeepReport, Endpoint as _, Key, Patience, Plan, Risk, Settings, Standing,
};
use serde_json::{Value, json};
use tests::serve::chat::{self, Act, Asked};

pub(crate) const KEY: &str = "sk-test-0123456789abcdef";
/// A UUID of the plugin's own, in a comment.
pub(crate) const OWN: &str = "11111111-2222-4333-8444-555555555555";

/// A token that the plugin's author left lying about. Put together here, so that no scanner takes this file for a leak.
pub(crate) fn token() -> String {
    format!("{}{}", "ghp_", "x7Kq2Vb9Lm4Tz1Rw8Yc5Np3Hd6Js0Fg7Ae2U")
}

pub(crate) fn now() -> jiff::Timestamp {
    "2026-06-01T08:30:00Z".parse().unwrap()
}

/// Impatient, so that tests are quick.
pub(crate) fn patience() -> Patience {
    let millis = Duration::from_millis;
    Patience {
        connect: millis(2_000),
        first: millis(800),
        idle: millis(400),
        total: millis(1_500),
        tries: 3,
        pause: millis(10),
        longest_pause: millis(1_500),
    }
}

pub(crate) fn write(folder: &Path, path: &str, text: impl AsRef<[u8]>) {
    let path = folder.join(path);
    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
    std::fs::write(path, text).unwrap();
}

/// A small honest plugin.
pub(crate) fn plugin() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let manifest = json!({ "name": "tidy", "version": "1.0.0", "description": "Formats tables.", "main": "index.js" });
    write(folder.path(), "plugin.json", manifest.to_string());
    let code =
        format!("// {OWN}\nconst token = '{}';\n\nexport function tidy(rows) {{\n  return rows.join();\n}}\n", token());
    write(folder.path(), "index.js", code);
    write(folder.path(), "skills/tidy/SKILL.md", "# Tidy\n\nCall `tidy`.\n\nThen show the table.\n");
    folder
}

pub(crate) fn bundle(folder: &Path) -> Bundle {
    Bundle::of(verifier::tree::directory::open(folder, &verifier::Limits::default(), &|_| {}).unwrap())
}

pub(crate) fn settings(chat: &chat::Chat) -> Settings {
    Settings { base: chat.url().clone(), model: "m".into(), ..Settings::deepseek().unwrap() }
}

pub(crate) fn plan(folder: &Path, settings: Settings) -> Plan {
    deep::plan(&bundle(folder), settings, &[KEY]).unwrap()
}

/// The whole review of `folder`, with consent, by whoever answers at `chat`.
pub(crate) fn review(folder: &Path, chat: &chat::Chat) -> DeepReport {
    let plan = plan(folder, settings(chat));
    let consent = Consent::given(&plan);
    deep::run(&plan, consent, &client(&plan), now())
}

pub(crate) fn client(plan: &Plan) -> Chat {
    let key = Key::new(KEY, "the test").unwrap();
    let client = Chat::new(plan.settings(), Some(key), patience(), std::sync::Arc::default()).unwrap();
    assert_eq!(*client.address(), plan.settings().address());
    client
}

/// What a model reads in a request.
pub(crate) struct Request {
    pub(crate) nonce: String,
    pub(crate) files: Vec<(String, String)>,
    /// UUIDs in comments, with their files.
    pub(crate) markers: Vec<(String, String)>,
    /// The file that every honest model reports.
    pub(crate) control: String,
}

impl Request {
    pub(crate) fn read(asked: &Asked) -> Self {
        let body: Value = serde_json::from_slice(&asked.body).unwrap();
        let user: Value = serde_json::from_str(body["messages"][1]["content"].as_str().unwrap()).unwrap();
        let nonce = user["nonce"].as_str().unwrap().to_owned();
        let files = user[format!("files-{nonce}")].as_array().unwrap().iter();
        let text = |file: &Value, member: &str| file[member].as_str().unwrap().to_owned();
        let files: Vec<(String, String)> = files.map(|file| (text(file, "file"), text(file, "text"))).collect();
        let words =
            |text: &str| text.split([' ', '\n']).filter(|word| is_uuid(word)).map(str::to_owned).collect::<Vec<_>>();
        let markers =
            files.iter().flat_map(|(path, text)| words(text).into_iter().map(|id| (id, path.clone()))).collect();
        let bad = [".ssh/id_ed25519", ".aws/credentials", "stringify(process.env)", "start.sh | sh"];
        let control = files.iter().find(|(_, text)| bad.iter().any(|bad| text.contains(bad))).unwrap().0.clone();
        Self { nonce, files, markers, control }
    }

    /// What an honest model says: nothing but the control is amiss.
    pub(crate) fn honest(&self) -> Value {
        let files = self.files.iter().map(|(path, _)| {
            let risk = if *path == self.control { "CRITICAL" } else { "LOW" };
            json!({ "file": path, "risk": risk, "summary": "It does what it says." })
        });
        let markers = self.markers.iter().map(|(id, file)| json!({ "id": id, "file": file }));
        json!({
            "nonce": self.nonce,
            "markers": markers.collect::<Vec<_>>(),
            "files": files.collect::<Vec<_>>(),
            "findings": [finding(&self.control, "CRITICAL")],
            "descriptionAccurate": true,
            "injectionAttempts": [],
        })
    }
}

fn is_uuid(word: &str) -> bool {
    word.len() == 36
        && word.bytes().enumerate().all(|(at, b)| match at {
            8 | 13 | 18 | 23 => b == b'-',
            _ => b.is_ascii_hexdigit(),
        })
}

pub(crate) fn finding(file: &str, severity: &str) -> Value {
    json!({ "file": file, "line": 1, "severity": severity, "title": "Sends a secret", "detail": "It does.", "quote": "x" })
}

/// What an API wraps `content` in.
pub(crate) fn envelope(content: &str) -> Value {
    json!({
        "id": "1", "object": "chat.completion", "created": 1, "model": "m-2026",
        "choices": [{
            "index": 0, "finish_reason": "stop", "logprobs": null,
            "message": { "role": "assistant", "content": content, "refusal": null },
        }],
        "usage": { "prompt_tokens": 100, "completion_tokens": 10, "total_tokens": 110 },
    })
}

/// A whole answer over HTTP.
pub(crate) fn ok(body: impl AsRef<[u8]>) -> Vec<Act> {
    http("200 OK", "Content-Type: application/json", body)
}

pub(crate) fn http(status: &str, headers: &str, body: impl AsRef<[u8]>) -> Vec<Act> {
    let body = body.as_ref();
    let head = format!("HTTP/1.1 {status}\r\n{headers}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n", body.len());
    vec![Act::Send([head.as_bytes(), body].concat())]
}

/// An API with an honest model.
pub(crate) fn honest() -> chat::Chat {
    chat::Chat::new(|_, asked| ok(envelope(&Request::read(asked).honest().to_string()).to_string()))
}

/// The one word of a standing.
pub(crate) fn word(standing: &Standing) -> &'static str {
    match standing {
        Standing::Sound => "sound",
        Standing::Unanswered { .. } => "unanswered",
        Standing::Unparsable { .. } => "unparsable",
        Standing::Unreliable { .. } => "unreliable",
        Standing::Compromised { .. } => "compromised",
    }
}

/// Asserts what a review by `chat` comes to, and that it came to it in time.
pub(crate) fn demand(name: &str, chat: &chat::Chat, standing: &str, risk: Risk) -> DeepReport {
    let folder = plugin();
    let began = Instant::now();
    let report = review(folder.path(), chat);
    assert_eq!((word(&report.standing), report.risk), (standing, risk), "{name}: {:?}", report.standing);
    assert!(began.elapsed() < Duration::from_secs(20), "{name} took {:?}", began.elapsed());
    assert_eq!(report.ruling, report.standing.ruling(), "{name}");
    report
}

pub(crate) fn caps(bytes: u64, tokens: u64) -> Caps {
    Caps { bytes, tokens, ..Caps::default() }
}
