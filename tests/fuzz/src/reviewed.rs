//! What a language model answers about a plugin that speaks to it: believed only where all that was planted came back, and
//! never in the plugin's favour.

use std::sync::OnceLock;

use audit::deep::{self, Consent, DeepReport, Endpoint, Plan, Risk, Settings, Standing, Unanswered};
use audit::inspect;
use jiff::Timestamp;
use serde_json::{Value, json};
use url::Url;

use crate::audited::bundle;

const FILES: [(&str, &[u8]); 3] = [
    ("index.js", b"export function tidy(rows) {\n  return rows.join();\n}\n\nexport const name = \"tidy\";\n"),
    ("plugin.json", br#"{"name":"tidy","version":"1.0.0","description":"Formats tables.","main":"index.js"}"#),
    ("skills/tidy/SKILL.md", b"# Tidy\n\nCall `tidy`.\n\nThen show the table.\n"),
];

fn plan() -> &'static Plan {
    static PLAN: OnceLock<Plan> = OnceLock::new();
    PLAN.get_or_init(|| {
        let base = "http://127.0.0.1:9/v1".parse().expect("a URL");
        let settings = Settings { base, model: "m".into(), ..Settings::deepseek().expect("a constant") };
        deep::plan(&bundle(&FILES), settings, &[]).expect("there is something to send")
    })
}

/// What a model finds in a request.
struct Request {
    nonce: String,
    control: String,
    /// All but the control, in order.
    files: Vec<String>,
    /// Each with its file.
    markers: Vec<(String, String)>,
}

impl Request {
    fn read(body: &[u8]) -> Self {
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        let body: Value = serde_json::from_slice(body).expect("a request is JSON");
        let user: Value = serde_json::from_str(&text(&body["messages"][1]["content"])).expect("and so is its content");
        let nonce = text(&user["nonce"]);
        let all = user[format!("files-{nonce}")].as_array().expect("files");
        let mut all: Vec<(String, String)> = all.iter().map(|f| (text(&f["file"]), text(&f["text"]))).collect();
        all.sort();
        let bad = [".ssh/id_ed25519", ".aws/credentials", "stringify(process.env)", "start.sh | sh"];
        let at = all.iter().position(|(_, text)| bad.iter().any(|bad| text.contains(bad))).expect("a control");
        let (control, _) = all.remove(at);
        let uuids = |text: &str| text.split([' ', '\n']).filter(|w| is_uuid(w)).map(str::to_owned).collect::<Vec<_>>();
        let markers =
            all.iter().flat_map(|(path, text)| uuids(text).into_iter().map(|id| (id, path.clone()))).collect();
        Self { nonce, control, files: all.into_iter().map(|(path, _)| path).collect(), markers }
    }

    /// Names that nobody can guess, put where the reply asks for them: `@n`, `@c`, `@f0`, `@m0` in `@p0`.
    fn fill(&self, reply: &str) -> String {
        let mut filled = reply.replace("@n", &self.nonce).replace("@c", &self.control);
        for (at, path) in self.files.iter().enumerate() {
            filled = filled.replace(&format!("@f{at}"), path);
        }
        for (at, (id, path)) in self.markers.iter().enumerate() {
            filled = filled.replace(&format!("@m{at}"), id).replace(&format!("@p{at}"), path);
        }
        filled
    }
}

fn is_uuid(word: &str) -> bool {
    let is_mark = |(at, b): (usize, u8)| if matches!(at, 8 | 13 | 18 | 23) { b == b'-' } else { b.is_ascii_hexdigit() };
    word.len() == 36 && word.bytes().enumerate().all(is_mark)
}

/// A model that says these bytes.
struct Model<'a> {
    address: Url,
    said: &'a [u8],
    asked: OnceLock<(Request, String)>,
}

impl Endpoint for Model<'_> {
    fn address(&self) -> &Url {
        &self.address
    }

    fn ask(&self, body: &[u8], _: Timestamp) -> Result<Vec<u8>, Unanswered> {
        let request = Request::read(body);
        let filled = request.fill(&String::from_utf8_lossy(&self.said[1..]));
        let answer = if self.said[0] == b'#' {
            json!({ "choices": [{ "finish_reason": "stop", "message": { "role": "assistant", "content": filled } }] })
                .to_string()
        } else {
            filled.clone()
        };
        assert!(self.asked.set((request, filled)).is_ok(), "one request for one small plugin");
        Ok(answer.into_bytes())
    }
}

/// After `#` what the model says, after anything else the whole body of the answer.
pub fn reply(data: &[u8]) {
    let _read = deep::read(data);
    if data.is_empty() {
        return;
    }
    let plan = plan();
    let model = Model { address: plan.settings().address(), said: data, asked: OnceLock::new() };
    let report = deep::run(plan, Consent::given(plan), &model, Timestamp::UNIX_EPOCH);
    assert_eq!(report.requests, 1);
    if report.standing == Standing::Sound {
        let (request, said) = model.asked.into_inner().expect("it was asked");
        let body = if data[0] == b'#' { said } else { content(&said) };
        believed(&serde_json::from_str(&body).expect("what is believed is JSON"), &request, &report);
    } else {
        assert!(report.risk >= Risk::High, "{report:?}");
    }
    let before = inspect(&bundle(&FILES[..2]));
    let mut after = before.clone();
    report.raise(&mut after);
    assert!(before.findings.iter().all(|finding| after.findings.contains(finding)), "a finding is gone");
    let bad = |report: &audit::Report| report.findings.iter().map(|finding| finding.severity).max();
    assert!(bad(&after) >= bad(&before) && (report.risk < Risk::High || bad(&after) == Some(audit::Severity::Danger)));
}

fn content(body: &str) -> String {
    let body: Value = serde_json::from_str(body).expect("an answer is JSON");
    body["choices"][0]["message"]["content"].as_str().expect("with a content").to_owned()
}

/// Judged again, by the plain reading of what was said.
fn believed(said: &Value, request: &Request, report: &DeepReport) {
    let list = |member: &str| said[member].as_array().expect("a list").clone();
    assert_eq!(said["nonce"], request.nonce);
    for (id, file) in &request.markers {
        let is_it =
            |seen: &Value| seen["id"].as_str().is_some_and(|s| s.eq_ignore_ascii_case(id)) && seen["file"] == **file;
        assert!(list("markers").iter().any(is_it), "a marker is missing");
    }
    let risk = |value: &Value| serde_json::from_value::<Risk>(value.clone()).expect("a risk");
    let (own, planted): (Vec<Value>, Vec<Value>) =
        list("findings").into_iter().partition(|claim| claim["file"] != *request.control);
    assert!(planted.iter().any(|claim| risk(&claim["severity"]) >= Risk::Medium), "the control was not reported");
    let files = list("files").into_iter().filter(|file| file["file"] != *request.control);
    let worst = own.iter().map(|claim| risk(&claim["severity"])).chain(files.map(|file| risk(&file["risk"]))).max();
    assert!(Some(report.risk) >= worst, "{said} was taken for {:?}", report.risk);
    let steered = list("injectionAttempts").iter().any(|attempt| attempt["file"] != *request.control);
    assert!(!steered || report.risk >= Risk::High);
}
