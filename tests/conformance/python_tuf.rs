//! python-tuf as an independent judge of what is published: it refreshes from an honest marketplace and refuses the
//! staged attacks.

use std::fs;
use std::path::Path;
use std::process::Command;

use jiff::Timestamp;
use serde_json::Value;
use tests::forge::{Forge, Mirror};
use tests::kit::{repository, tool};

use super::repository::NAME;

/// What python-tuf says of each stage, with one memory; the root of the first stage is the one that it trusts.
fn judge(stages: &[Mirror]) -> Vec<Value> {
    let folder = tempfile::tempdir().unwrap();
    for (at, stage) in stages.iter().enumerate() {
        stage.write_to(&folder.path().join(format!("stage-{at}")));
    }
    verdicts(folder.path())
}

fn verdicts(folder: &Path) -> Vec<Value> {
    let script = repository().join("tests/conformance/protocol/judge.py");
    let done = Command::new(tool("python3")).arg(script).arg(folder).output().unwrap();
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    serde_json::from_slice(&done.stdout).unwrap()
}

/// A marketplace of today, because python-tuf reads the clock.
fn market() -> Forge {
    let mut forge = Forge::honest("market.example.com/plugins", Timestamp::now());
    forge.add(NAME, "0.3.0", [7; 32]);
    forge.revoke("DCM-2026-0001", "deepcode-plugin-evil", "*");
    forge.publish();
    forge
}

#[test]
fn python_tuf_believes_an_honest_marketplace_and_finds_every_target() {
    let mut forge = market();
    let first = forge.site.clone();
    forge.add(NAME, "0.4.0", [8; 32]);
    forge.publish_root();
    let second = forge.publish();
    let verdicts = judge(&[first, second.clone()]);
    for verdict in &verdicts {
        assert_eq!(verdict["refused"], Value::Null, "{verdict}");
        let targets = verdict["targets"].as_array().unwrap();
        for path in ["index.json", "revoked.json", "plugins/deepcode-plugin-data-tools.json"] {
            assert!(targets.contains(&Value::from(path)), "{path} was not found: {verdict}");
        }
    }
    assert_eq!(verdicts[1]["versions"]["root"], 2);
    assert_eq!(verdicts[1]["versions"]["revocations"], 2);
    // And so do we, with the same bytes.
    assert!(second.file("metadata/2.revocations.json").is_some());
}

#[test]
fn python_tuf_refuses_the_rollback_that_we_refuse() {
    let mut forge = market();
    let old = forge.site.clone();
    let new = forge.publish();
    let verdicts = judge(&[new, old]);
    assert_eq!(verdicts[0]["refused"], Value::Null);
    assert_eq!(verdicts[1]["refused"], "BadVersionNumberError");
}

#[test]
fn python_tuf_refuses_the_freeze_that_we_refuse() {
    let mut forge = market();
    let fresh = forge.site.clone();
    forge.wait(-24 * 3);
    let frozen = forge.publish_timestamp();
    let verdicts = judge(&[fresh, frozen]);
    assert_eq!(verdicts[0]["refused"], Value::Null);
    assert_eq!(verdicts[1]["refused"], "ExpiredMetadataError");
}

#[test]
fn python_tuf_refuses_the_mix_that_we_refuse() {
    let mut forge = market();
    let old = forge.site.clone();
    forge.add(NAME, "0.4.0", [8; 32]);
    let mut mixed = forge.publish();
    mixed.put("metadata/2.targets.json", old.file("metadata/1.targets.json").unwrap().clone());
    let verdicts = judge(&[old, mixed]);
    assert_eq!(verdicts[0]["refused"], Value::Null);
    assert_eq!(verdicts[1]["refused"], "BadVersionNumberError");
}

#[test]
fn python_tuf_believes_what_the_maintainers_tool_publishes() {
    let world = tests::kit::World::new();
    let market = tests::kit::Market::open(&world);
    market.offers(NAME, "0.3.0");
    market.revokes(NAME, "=0.3.0");
    market.publishes();
    let folder = tempfile::tempdir().unwrap();
    copy(&market.public(), &folder.path().join("stage-0"));
    let verdict = &verdicts(folder.path())[0];
    assert_eq!(verdict["refused"], Value::Null, "{verdict}");
    let targets = verdict["targets"].as_array().unwrap();
    assert!(targets.contains(&Value::from("revoked.json")), "{verdict}");
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap().map(Result::unwrap) {
        let target = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}
