//! Every document three ways: the example is accepted, the vectors are refused, and an independent judge agrees as far as
//! a JSON Schema can see.
#![expect(clippy::disallowed_methods, reason = "tests read the files that they are about")]
#![expect(clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use schemas::protocol::{self, MESSAGES};
use schemas::root::RootExtras;
use schemas::strict::{Document, Malformed, read, write};
use schemas::working_copy::{MarketplaceFile, PublishedFile, RevocationsFile};
use schemas::{
    AuditReport, ExceptionsFile, ForkFile, Index, LockFile, Manifest, Marketplaces, QuarantineFile, Revoked, Settings,
    Shard, Statement, StoppedFile, TrustFile, Violation, Waivers,
};
use serde_json::Value;

fn here() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn vectors() -> PathBuf {
    here().join("../tests/vectors/refused")
}

fn bytes(path: &Path) -> Vec<u8> {
    fs::read(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Reads, writes and reads again.
fn round<T: Document + PartialEq + std::fmt::Debug>(bytes: &[u8]) -> Result<(), Malformed> {
    let document: T = read(bytes)?;
    let written = write(&document).expect("a document has a JSON form");
    assert_eq!(read::<T>(&written).expect("what is written can be read"), document);
    Ok(())
}

/// Reads messages, writes and reads them again.
fn rpc(bytes: &[u8]) -> Result<(), Malformed> {
    let messages = protocol::document(bytes)?;
    let written = messages.to_string();
    assert_eq!(protocol::document(written.as_bytes()).expect("what is written can be read"), messages);
    Ok(())
}

/// Our reader's verdict on a document of that name.
fn judge(name: &str, bytes: &[u8]) -> Result<(), Malformed> {
    match name {
        "plugin" => round::<Manifest>(bytes),
        "index" => round::<Index>(bytes),
        "shard" => round::<Shard>(bytes),
        "revoked" => round::<Revoked>(bytes),
        "plugins-trust" => round::<TrustFile>(bytes),
        "marketplaces" => round::<Marketplaces>(bytes),
        "plugins-lock" => round::<LockFile>(bytes),
        "settings" => round::<Settings>(bytes),
        "marketplace" => round::<MarketplaceFile>(bytes),
        "revocations" => round::<RevocationsFile>(bytes),
        "published" => round::<PublishedFile>(bytes),
        "fork" => round::<ForkFile>(bytes),
        "exceptions" => round::<ExceptionsFile>(bytes),
        "root" => round::<RootExtras>(bytes),
        "rpc" => rpc(bytes),
        "violation" => round::<Violation>(bytes),
        "plugins-quarantine" => round::<QuarantineFile>(bytes),
        "plugins-stopped" => round::<StoppedFile>(bytes),
        "audit-report" => round::<AuditReport>(bytes),
        "audit-waivers" => round::<Waivers>(bytes),
        other => panic!("no reader for {other}"),
    }
}

/// The independent judge, from the committed schema files.
fn judges() -> BTreeMap<&'static str, jsonschema::Validator> {
    let validator = |name: &str| {
        let schema: Value =
            serde_json::from_slice(&bytes(&here().join(format!("json/{name}.schema.json")))).expect("JSON");
        let options = jsonschema::draft202012::options().should_validate_formats(true);
        options.build(&schema).unwrap_or_else(|e| panic!("{name}: {e}"))
    };
    schemas::json_schema::documents().into_iter().map(|(name, _)| (name, validator(name))).collect()
}

#[test]
fn the_committed_schemas_are_the_generated_ones() {
    let mut expected = BTreeSet::new();
    for (name, schema) in schemas::json_schema::documents() {
        let file = format!("{name}.schema.json");
        let generated = serde_json::to_string_pretty(&schema).expect("a schema is JSON") + "\n";
        let committed = String::from_utf8(bytes(&here().join("json").join(&file))).expect("UTF-8");
        assert_eq!(committed, generated, "{file} has drifted: cargo run -p schemas --example generate-schemas");
        expected.insert(file);
    }
    let found: BTreeSet<String> = names(&here().join("json"));
    assert_eq!(found, expected, "schemas/json holds one file for each document, and no other");
}

fn names(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("UTF-8")).collect()
}

#[test]
fn every_example_is_accepted_by_both_judges() {
    for (name, judge_of_schema) in judges() {
        let bytes = bytes(&here().join(format!("examples/{name}.json")));
        judge(name, &bytes).unwrap_or_else(|e| panic!("{name}: {e}"));
        let value: Value = serde_json::from_slice(&bytes).expect("JSON");
        let errors: Vec<String> =
            judge_of_schema.iter_errors(&value).map(|e| format!("{}: {e}", e.instance_path())).collect();
        assert!(errors.is_empty(), "{name}: {errors:#?}");
    }
}

#[test]
fn every_message_of_both_wires_has_an_example() {
    let examples: Value = serde_json::from_slice(&bytes(&here().join("examples/rpc.json"))).expect("JSON");
    for message in MESSAGES {
        let exchange = examples.get(message.wire.name()).and_then(|wire| wire.get(message.method));
        assert!(exchange.is_some_and(|e| e.get(message.part.name()).is_some()), "no example of {message:?}");
    }
}

#[test]
fn every_message_refuses_a_member_that_it_does_not_know() {
    let examples: Value = serde_json::from_slice(&bytes(&here().join("examples/rpc.json"))).expect("JSON");
    let anything = ["invoke", "hook"];
    for message in MESSAGES.iter().filter(|m| !(anything.contains(&m.method) && m.part == protocol::Part::Result)) {
        let example = examples.get(message.wire.name()).and_then(|w| w.get(message.method)?.get(message.part.name()));
        let mut value = example.expect("every message has an example").clone();
        value.as_object_mut().expect("an object").insert("x-later".to_owned(), Value::Bool(true));
        assert!((message.read)(value).is_err(), "{message:?}");
    }
}

#[test]
fn the_plugins_of_this_repository_are_accepted_by_both_judges() {
    let judges = judges();
    let schema = judges.get("plugin").expect("plugin.json has a schema");
    let folder = here().join("../examples/plugins");
    let plugins: Vec<PathBuf> =
        names(&folder).into_iter().map(|name| folder.join(name)).filter(|path| path.is_dir()).collect();
    assert!(!plugins.is_empty());
    for plugin in plugins {
        let bytes = bytes(&plugin.join("plugin.json"));
        let manifest: Manifest = read(&bytes).unwrap_or_else(|e| panic!("{}: {e}", plugin.display()));
        assert!(schema.is_valid(&serde_json::from_slice(&bytes).expect("JSON")), "{}", plugin.display());
        for (field, path) in manifest.files() {
            assert!(plugin.join(&path).is_file(), "{}: {field} names {path}", plugin.display());
        }
    }
}

/// What is expected of one vector.
#[derive(Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Expected {
    /// [`Malformed::kind`].
    kind: String,
    /// The field that the refusal names.
    #[serde(default)]
    field: Option<String>,
    /// Whether the JSON Schema refuses it too.
    schema: bool,
}

/// The field that a refusal names.
fn field(malformed: &Malformed) -> Option<String> {
    match malformed {
        Malformed::WrongShape { field, .. } => Some(field.clone()),
        Malformed::Rule { source, .. } => Some(source.field.to_string()),
        Malformed::TooLarge { .. } | Malformed::NotStrict { .. } => None,
    }
}

/// What is wrong with our reader's verdict on a vector, if anything.
fn differs(id: &str, expected: &Expected, verdict: Result<(), Malformed>) -> Option<String> {
    let Err(refused) = verdict else { return Some(format!("{id}: accepted")) };
    let found = (refused.kind(), field(&refused));
    (found != (expected.kind.as_str(), expected.field.clone())).then(|| format!("{id}: {found:?}: {refused}"))
}

/// What is wrong with the schema's verdict on a vector, if anything; it judges values, so it has none on what is not JSON.
fn disagrees(id: &str, expected: &Expected, schema: &jsonschema::Validator, bytes: &[u8]) -> Option<String> {
    if expected.kind == "not-strict" {
        return None;
    }
    let refuses = !schema.is_valid(&serde_json::from_slice(bytes).expect("JSON"));
    (refuses != expected.schema).then(|| format!("{id}: the schema refuses it: {refuses}"))
}

#[test]
fn every_vector_is_refused_for_its_own_reason() {
    let expected: BTreeMap<String, Expected> =
        serde_json::from_slice(&bytes(&vectors().join("expected.json"))).expect("JSON");
    let judges = judges();
    let (mut seen, mut wrong) = (BTreeSet::new(), Vec::new());
    for (name, schema) in &judges {
        for file in names(&vectors().join(name)) {
            let id = format!("{name}/{file}");
            let expected = expected.get(&id).unwrap_or_else(|| panic!("{id} is not in expected.json"));
            let bytes = bytes(&vectors().join(&id));
            wrong.extend(differs(&id, expected, judge(name, &bytes)));
            wrong.extend(disagrees(&id, expected, schema, &bytes));
            seen.insert(id);
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    let listed: BTreeSet<String> = expected.into_keys().collect();
    assert_eq!(seen, listed, "expected.json names exactly the vectors that there are");
}

#[test]
fn the_example_entry_and_the_example_statement_are_the_same_facts() {
    let text = bytes(&here().join("examples/statement.txt"));
    let index: Index = read(&bytes(&here().join("examples/index.json"))).expect("the example is good");
    let shard = index.plugins.first().expect("one plugin");
    let statement = shard.versions.first().expect("one version").statement(&index.marketplace, &shard.name);
    let statement = statement.expect("it is audited");
    assert_eq!(String::from_utf8(statement.to_bytes()), String::from_utf8(text.clone()));
    assert_eq!(Statement::parse(&text), Ok(statement));
    let page = String::from_utf8(bytes(&here().join("../docs/formats/statement.md"))).expect("UTF-8");
    let shown = String::from_utf8(text).expect("ASCII");
    assert!(page.contains(&format!("```\n{shown}```")), "the page on statements shows another example");
}

#[test]
fn every_link_of_the_pages_on_formats_leads_somewhere() {
    let folder = here().join("../docs/formats");
    for name in names(&folder) {
        let page = String::from_utf8(bytes(&folder.join(&name))).expect("UTF-8");
        for link in page.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            let (file, heading) = link.split_once('#').unwrap_or((link, ""));
            let target = if file.is_empty() { folder.join(&name) } else { folder.join(file) };
            assert!(target.exists(), "{name}: {link}");
            assert!(heading.is_empty() || headings(&target).contains(heading), "{name}: {link}");
        }
    }
}

/// The anchors of a page: its headings in lower case, spaces as hyphens, punctuation dropped.
fn headings(page: &Path) -> BTreeSet<String> {
    let text = String::from_utf8(bytes(page)).expect("UTF-8");
    let anchor = |line: &str| {
        let words = line.trim_start_matches('#').trim().to_lowercase().replace(' ', "-");
        words.chars().filter(|c| c.is_alphanumeric() || matches!(c, '-' | '_')).collect()
    };
    text.lines().filter(|line| line.starts_with('#')).map(anchor).collect()
}

#[test]
fn what_readers_ignore_in_a_published_document_they_refuse_in_their_own() {
    for (name, grows) in [
        ("index", true),
        ("shard", true),
        ("revoked", true),
        ("root", true),
        ("settings", true),
        ("audit-report", true),
        ("audit-waivers", false),
        ("plugin", false),
        ("plugins-lock", false),
        ("marketplace", false),
        ("revocations", false),
        ("published", false),
    ] {
        let mut value: Value =
            serde_json::from_slice(&bytes(&here().join(format!("examples/{name}.json")))).expect("JSON");
        value.as_object_mut().expect("an object").insert("x-later".to_owned(), Value::Bool(true));
        let text = value.to_string();
        assert_eq!(judge(name, text.as_bytes()).is_ok(), grows, "{name}");
    }
}
