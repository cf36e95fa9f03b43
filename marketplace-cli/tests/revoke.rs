//! Revoking: quick when it must be, hard to do by mistake, and never undone by the revocations key.

mod kit;

use kit::Machine;

fn published() -> Machine {
    let machine = Machine::with_marketplace();
    for version in ["0.4.9-rc.1", "0.4.9", "0.5.0"] {
        machine.adds("tidy", version);
    }
    machine.run(&["publish"]).success();
    machine
}

#[test]
fn a_name_that_is_not_listed_is_refused_and_the_likely_one_is_named() {
    published().run(&["revoke", "tdiy", "--reason", "x"]).exits(10).says("did you mean tidy?");
}

#[test]
fn a_range_that_covers_nothing_is_refused() {
    published().run(&["revoke", "tidy", ">=9.0.0", "--reason", "x"]).exits(10).says("0.5.0");
}

#[test]
fn without_a_terminal_the_number_of_versions_must_be_expected() {
    let machine = published();
    machine.run(&["revoke", "tidy", "<0.5.0", "--reason", "x"]).exits(6).says("--confirm 2");
    machine.run(&["revoke", "tidy", "<0.5.0", "--reason", "x", "--confirm", "1"]).exits(3);
    assert_eq!(machine.json("revocations.json")["entries"].as_array().unwrap().len(), 0);
}

#[test]
fn mass_removal_is_asked_about_twice() {
    let machine = published();
    for name in ["alpha", "bravo", "charlie", "delta"] {
        machine.adds(name, "1.0.0");
    }
    machine.run(&["revoke", "tidy", "--reason", "x", "--confirm", "3"]).exits(3).says("--mass");
    machine.run(&["revoke", "tidy", "--reason", "x", "--confirm", "3", "--mass"]).success();
}

#[test]
fn a_reason_is_required() {
    published().run(&["revoke", "tidy"]).exits(2);
    published().run(&["revoke", "tidy", "--reason", " "]).exits(2);
}

#[test]
fn a_reason_with_a_control_character_is_refused_and_nothing_is_written() {
    let machine = published();
    let before = machine.json("revocations.json");
    machine.run(&["revoke", "tidy", "0.5.0", "--reason", "evil \x1b[2J", "--confirm", "1"]).exits(2).says("U+001B");
    assert_eq!(machine.json("revocations.json"), before);
    machine.run(&["status"]).success();
}

#[test]
fn pre_releases_below_the_bound_and_their_trees_are_covered() {
    let machine = published();
    let digests = |text: &str| machine.json(text)["versions"].clone();
    let shard = digests("plugins/tidy.json");
    machine.run(&["revoke", "tidy", "<0.5.0", "--reason", "x", "--confirm", "2", "--publish"]).success();
    let entry = machine.json("public/revoked.json")["revoked"][0].clone();
    let covered = entry["digests"].as_array().unwrap();
    assert_eq!(covered.len(), 2);
    assert!(covered.contains(&shard[0]["sourceHash"]) && covered.contains(&shard[1]["sourceHash"]));
    assert!(entry["id"].as_str().unwrap().starts_with("DCM-") && entry["id"].as_str().unwrap().ends_with("-0001"));
}

#[test]
fn ids_count_on_and_entries_are_only_added() {
    let machine = published();
    for version in ["0.4.9", "0.5.0"] {
        machine.run(&["revoke", "tidy", version, "--reason", "x", "--confirm", "1"]).success();
    }
    let entries = machine.json("revocations.json")["entries"].clone();
    assert!(entries[1]["id"].as_str().unwrap().ends_with("-0002"));
}

#[test]
fn publishing_a_revocation_takes_nothing_else_along() {
    let machine = published();
    machine.adds("other", "1.0.0");
    machine.run(&["revoke", "tidy", "0.5.0", "--reason", "x", "--confirm", "1", "--publish"]).success();
    machine.run(&["verify"]).success().says("1 plugin, 3 versions").says("1 revocation in force");
}

#[test]
fn only_the_index_lifts_a_revocation() {
    let machine = published();
    machine.run(&["revoke", "tidy", "0.5.0", "--reason", "x", "--confirm", "1"]).success();
    machine.run(&["publish"]).success();
    let id = machine.json("public/index.json")["revocations"][0].as_str().unwrap().to_owned();
    machine.run(&["withdraw", "DCM-1999-0001"]).exits(10).says(&id);
    machine.run(&["withdraw", &id]).success();
    machine.run(&["publish"]).success();
    let index = machine.json("public/index.json");
    assert_eq!((&index["revocations"], &index["withdrawn"][0]), (&serde_json::json!([]), &serde_json::json!(id)));
    assert_eq!(machine.json("public/revoked.json")["revoked"][0]["id"], id.as_str(), "entries are only ever added");
    let custom = &machine.json("public/metadata/3.targets.json")["signed"]["targets"]["index.json"]["custom"];
    assert_eq!(custom, &serde_json::json!({ "revocations": [], "withdrawn": [id] }));
}
