//! Corrupted trust file: half-written, edited by hand, or made to say what nobody decided.

use crate::victim::{NOT_TRUSTED, Victim};

/// What may be found in its place.
fn corruptions(honest: &str) -> Vec<(&'static str, String)> {
    let half = honest.get(..honest.len() / 2).unwrap().to_owned();
    let twice = honest.replacen('{', "{\"hello\": {\"version\": \"6.6.6\"},", 1);
    vec![
        ("empty", String::new()),
        ("half", half),
        ("not json", "hello".to_owned()),
        ("a list", "[]".to_owned()),
        ("one name twice", twice),
        ("a number for a record", "{\"plugins\":{},\"hello\":1}".to_owned()),
        ("a path for a name", honest.replacen("\"hello\"", "\"../hello\"", 1)),
        ("a prototype for a name", honest.replacen("\"hello\"", "\"__proto__\"", 1)),
        ("a huge number", honest.replacen("\"hello\": {", "\"hello\": {\"x\": 1e400,", 1)),
    ]
}

#[test]
fn nothing_is_believed_and_nothing_is_overwritten() {
    let victim = Victim::with_hello();
    let file = victim.world.deepcode().join("plugins-trust.json");
    let honest = std::fs::read_to_string(&file).unwrap();

    for (what, text) in corruptions(&honest) {
        assert_ne!(text, honest, "{what}: the corruption did nothing");
        std::fs::write(&file, &text).unwrap();
        for line in ["verify", "list"] {
            let said = victim.world.plugin().line(line).end();
            assert_ne!(said.status, 0, "{what}, {line}: {said:?}");
        }
        let install = victim.installs("hello").end();
        assert_eq!(install.status, NOT_TRUSTED, "{what}: {install:?}");
        assert_eq!(std::fs::read_to_string(&file).unwrap(), text, "{what}: it was overwritten");
    }
    std::fs::write(&file, &honest).unwrap();
    victim.world.plugin().line("verify").ok();
}

#[test]
fn a_record_with_another_digest_is_drift() {
    let victim = Victim::with_hello();
    let file = victim.world.deepcode().join("plugins-trust.json");
    let honest = std::fs::read_to_string(&file).unwrap();
    let record: serde_json::Value = serde_json::from_str(&honest).unwrap();
    let digest = record["hello"]["sourceHash"].as_str().unwrap();

    std::fs::write(&file, honest.replace(digest, &format!("sha256:{}", "ab".repeat(32)))).unwrap();

    victim.world.plugin().line("verify").exits(NOT_TRUSTED);
}

#[test]
fn a_folder_without_a_record_is_not_installed() {
    let victim = Victim::with_hello();
    std::fs::write(victim.world.deepcode().join("plugins-trust.json"), "{ \"plugins\": {} }").unwrap();

    victim.world.plugin().line("verify hello").exits(10);
    victim.world.plugin().line("list").ok().omits("1.0.0");
}

#[test]
fn a_record_without_a_folder_is_said() {
    let victim = Victim::with_hello();
    let folder = victim.world.deepcode().join("plugins/hello");
    victim.world.tool("chmod").args(["-R", "u+w"]).arg(&folder).ok();
    std::fs::remove_dir_all(&folder).unwrap();

    let said = victim.world.plugin().line("verify hello").end();

    assert_ne!(said.status, 0, "{said:?}");
}

#[test]
fn it_is_readable_by_its_owner_only_and_reserves_the_name_plugins() {
    let victim = Victim::with_hello();
    let file = victim.world.deepcode().join("plugins-trust.json");
    let mode = std::os::unix::fs::PermissionsExt::mode(&std::fs::metadata(&file).unwrap().permissions());
    assert_eq!(mode & 0o777, 0o600);
    let record: serde_json::Value = serde_json::from_slice(&std::fs::read(&file).unwrap()).unwrap();
    assert_eq!(record["plugins"], serde_json::json!({}));
}
