//! One request: some files as JSON strings under a nonce, markers in their comments, a control among them.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use regex::Regex;
use serde_json::{Value, json};

use super::control;
use super::dice::{self, NoDice};
use super::marker::{self, Marker};
use super::plan::{About, Planned};
use super::source::Kind;

/// What the model is told; its digest is in every report.
pub(super) const PROMPT: &str = include_str!("prompt.txt");
/// 8,192 tokens: what DeepSeek's API gives at most, and four times what an answer about 32 files takes.
pub(super) const ANSWER_TOKENS: u64 = 8_192;
/// 4 KiB: the control, two companions, the markers and the JSON around them have 3.
pub(super) const AROUND_BYTES: u64 = 4_096;
/// Two scripts and two documents carry a marker, where there are so many.
const MARKED: usize = 2;

/// A file as it is sent.
#[derive(Debug)]
pub(super) struct SentFile {
    pub(super) path: String,
    pub(super) text: String,
    pub(super) kind: Kind,
}

/// What a reply is judged by.
#[derive(Debug, Default)]
pub(super) struct Sent {
    pub(super) nonce: String,
    pub(super) markers: Vec<Marker>,
    pub(super) control: String,
    /// Paths of files that are not the plugin's, the control among them.
    pub(super) planted: BTreeSet<String>,
    pub(super) files: Vec<SentFile>,
}

impl Sent {
    pub(super) fn has_file(&self, path: &str) -> bool {
        self.files.iter().any(|file| file.path == path)
    }

    /// Every UUID that was sent, in lower case.
    pub(super) fn uuids(&self) -> BTreeSet<String> {
        self.files.iter().flat_map(|file| uuids(&file.text).chain(uuids(&file.path))).collect()
    }
}

#[expect(clippy::expect_used, reason = "a constant, compiled by every test of this module")]
static UUID: LazyLock<Regex> =
    LazyLock::new(|| Regex::new("(?i)[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}").expect("a pattern"));

/// The UUIDs in `text`, in lower case.
pub(super) fn uuids(text: &str) -> impl Iterator<Item = String> + '_ {
    UUID.find_iter(text).map(|found| found.as_str().to_ascii_lowercase())
}

/// A request, ready to send.
#[derive(Debug)]
pub(super) struct Request {
    pub(super) body: Vec<u8>,
    pub(super) sent: Sent,
}

impl Request {
    /// Of `files`, to `model`. Names, places and wordings are drawn anew for each.
    pub(super) fn new(model: &str, about: &About, files: &[Planned]) -> Result<Self, NoDice> {
        let mut sent = Sent { nonce: dice::nonce()?, ..Sent::default() };
        sent.files.extend(files.iter().map(|file| SentFile {
            path: file.path.clone(),
            text: file.text.clone(),
            kind: file.kind,
        }));
        mark(&mut sent, Kind::Code)?;
        mark(&mut sent, Kind::Prose)?;
        let control = control::control(&|path| sent.has_file(path))?;
        sent.control = control.path.clone();
        insert(&mut sent, control, Kind::Code)?;
        let body = body(model, about, &sent);
        Ok(Self { body, sent })
    }
}

/// Puts markers into files of `kind`; where no file takes one, into one that is planted for it.
fn mark(sent: &mut Sent, kind: Kind) -> Result<(), NoDice> {
    let mut candidates: Vec<usize> =
        sent.files.iter().enumerate().filter(|(_, file)| file.kind == kind).map(|(at, _)| at).collect();
    let mut marked = 0;
    while marked < MARKED && !candidates.is_empty() {
        let at = candidates.swap_remove(dice::below(candidates.len())?);
        let Some(file) = sent.files.get_mut(at) else { break };
        if let Some(found) = marker::place(&file.path, &file.text, kind)? {
            file.text = found.text;
            sent.markers.push(found.marker);
            marked += 1;
        }
    }
    if marked > 0 {
        return Ok(());
    }
    let taken = |path: &str| sent.has_file(path);
    let mut companion = if kind == Kind::Code { control::script(&taken)? } else { control::document(&taken)? };
    if let Some(marked) = marker::place(&companion.path, &companion.text, kind)? {
        companion.text = marked.text;
        sent.markers.push(marked.marker);
    }
    insert(sent, companion, kind)
}

/// Puts a file that is not the plugin's somewhere among the others.
fn insert(sent: &mut Sent, file: control::Planted, kind: Kind) -> Result<(), NoDice> {
    sent.planted.insert(file.path.clone());
    let at = dice::below(sent.files.len().saturating_add(1))?;
    sent.files.insert(at, SentFile { path: file.path, text: file.text, kind });
    Ok(())
}

fn body(model: &str, about: &About, sent: &Sent) -> Vec<u8> {
    let files: Vec<Value> = sent.files.iter().map(|file| json!({ "file": file.path, "text": file.text })).collect();
    let user = json!({
        "nonce": sent.nonce,
        "plugin": { "name": about.name, "description": about.description },
        format!("files-{}", sent.nonce): files,
    });
    let request = json!({
        "model": model,
        "messages": [
            { "role": "system", "content": PROMPT },
            { "role": "user", "content": visible(&user.to_string()) },
        ],
        "response_format": { "type": "json_object" },
        "temperature": 0,
        "max_tokens": ANSWER_TOKENS,
        "stream": false,
    });
    request.to_string().into_bytes()
}

/// JSON with every character that is not printable ASCII or a plain letter of some script as an escape.
fn visible(json: &str) -> String {
    let mut out = String::with_capacity(json.len());
    for c in json.chars() {
        if c.is_ascii() || c.is_alphanumeric() && !is_hidden(c) {
            out.push(c);
        } else {
            let mut units = [0; 2];
            out.extend(c.encode_utf16(&mut units).iter().map(|unit| format!("\\u{unit:04x}")));
        }
    }
    out
}

/// Letters by their category that nobody sees: Hangul fillers.
fn is_hidden(c: char) -> bool {
    matches!(c, '\u{115f}' | '\u{1160}' | '\u{3164}' | '\u{ffa0}')
}
