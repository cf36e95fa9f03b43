//! S8: by default nothing from `gh:` is installed, and nothing of such a grade loads, however it got there.

use serde_json::json;

use crate::bed::{Bed, ENGINES};

#[test]
fn a_repository_is_not_installed_by_default() {
    let world = tests::kit::World::new();
    let said = world.plugin().line("install gh:example/plugin").exits(3);
    said.says("direct-source");
}

#[test]
fn what_was_installed_when_it_was_allowed_does_not_load_when_it_is_not() {
    for engine in ENGINES {
        let bed = Bed::new();
        bed.curious("curious", engine);
        bed.settings(&json!({ "plugins": {} }));
        let mut host = bed.host();
        let refused = host.does_not_load("s", "curious");
        assert_eq!(
            (&refused["code"], &refused["data"]["code"]),
            (&json!(-32027), &json!("source-not-allowed")),
            "{engine}"
        );
        assert!(refused["message"].as_str().unwrap().contains("allowedSources"), "{refused}");
    }
}

#[test]
fn a_rule_that_changes_while_a_plugin_runs_is_obeyed() {
    let bed = Bed::new();
    bed.curious("curious", "quickjs");
    let mut host = bed.host();
    host.loads("s", "curious");
    host.calls("s", "curious", ("hello", json!({ "who": "Ann" })));
    bed.settings(&json!({ "plugins": {} }));
    host.event("plugin.state", |event| event["state"] == "killed");
    assert_eq!(host.fails("s", "curious", ("hello", json!({}))).0, -32027);
}
