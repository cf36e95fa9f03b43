//! S9: `--strict`, and the other switches by which plugins are kept from loading: enforced by the broker.

use serde_json::json;

use crate::bed::{Bed, ENGINES};
use crate::host::Host;

#[test]
fn strict_takes_official_plugins_only_and_runs_no_hook() {
    for engine in ENGINES {
        let bed = Bed::new();
        bed.curious("curious", engine);
        let mut host = Host::starts(bed.world.plugin().arg("--strict"));
        host.opens("s", &bed.workspace());
        let refused = host.does_not_load("s", "curious");
        assert_eq!((&refused["code"], &refused["data"]["reason"]), (&json!(-32027), &json!("strict")), "{engine}");
        let verdict =
            host.ok("hook/run", json!({ "sessionId": "s", "event": "PreToolUse", "input": { "tool_name": "Bash" } }));
        assert_eq!(verdict["decision"], "none");
    }
}

#[test]
fn every_switch_keeps_a_plugin_from_loading_and_says_which() {
    let bed = Bed::new();
    bed.curious("curious", "quickjs");
    let mut host = Host::starts(bed.world.plugin().arg("--no-plugins"));
    host.opens("s", &bed.workspace());
    assert_eq!(host.does_not_load("s", "curious")["data"]["reason"], "no-plugins");

    let mut host = bed.host();
    for (settings, reason) in [
        (json!({ "disabledPlugins": ["curious"] }), "disabled"),
        (json!({ "disabledPlugins": [], "enabledPlugins": [] }), "not-enabled"),
        (json!({ "enabledPlugins": ["curious"], "plugins": { "globalEnabled": false } }), "global-enabled"),
        (json!({ "plugins": { "allowedSources": ["local-path"], "requireMarketplace": true } }), "require-marketplace"),
        (json!({ "plugins": { "allowedSources": ["local-path"], "maxPlugins": 0 } }), "max-plugins"),
    ] {
        bed.settings(&settings);
        assert_eq!(host.does_not_load("s", "curious")["data"]["reason"], reason);
    }
    bed.settings(&json!({ "plugins": { "allowedSources": ["local-path"] } }));
    host.loads("s", "curious");
}

#[test]
fn the_plugin_after_the_last_allowed_one_does_not_load() {
    let bed = Bed::new();
    for name in ["one", "two", "three"] {
        bed.curious(name, "quickjs");
    }
    bed.settings(&json!({ "plugins": { "allowedSources": ["local-path"], "maxPlugins": 2 } }));
    let mut host = bed.host();
    let loaded = host.ok("plugins/load", json!({ "sessionId": "s" }));
    assert_eq!(loaded["loaded"].as_array().unwrap().len(), 2, "{loaded:#}");
    assert_eq!(loaded["refused"][0]["data"]["reason"], "max-plugins");
}
