//! S4: files change after they were trusted. The plugin does not load, and the files are named.

use std::os::unix::fs::PermissionsExt as _;

use serde_json::json;

use crate::bed::{Bed, ENGINES};

#[test]
fn a_changed_an_added_and_a_removed_file_are_each_found_and_named() {
    for engine in ENGINES {
        let bed = Bed::new();
        bed.curious("curious", engine);
        let folder = bed.world.deepcode().join("plugins/curious");
        let index = folder.join("index.js");
        let honest = std::fs::read(&index).unwrap();
        std::fs::set_permissions(&index, std::fs::Permissions::from_mode(0o644)).unwrap();

        std::fs::write(&index, "definePlugin({ handlers: { hello: () => 'evil' } });").unwrap();
        let mut host = bed.host();
        let refused = host.does_not_load("s", "curious");
        assert_eq!(
            (&refused["code"], &refused["data"]["code"]),
            (&json!(-32023), &json!("source-hash-mismatch")),
            "{engine}"
        );
        assert!(refused["message"].as_str().unwrap().starts_with("source hash mismatch"), "{refused}");
        assert_eq!(refused["data"]["files"], json!(["~ index.js"]));
        assert_eq!(host.fails("s", "curious", ("hello", json!({}))).0, -32021);

        std::fs::write(&index, &honest).unwrap();
        std::fs::set_permissions(&index, std::fs::Permissions::from_mode(0o444)).unwrap();
        std::fs::write(folder.join("more.js"), "1").unwrap();
        assert_eq!(host.does_not_load("s", "curious")["data"]["files"], json!(["+ more.js"]));
        std::fs::remove_file(folder.join("more.js")).unwrap();
        std::fs::remove_file(&index).unwrap();
        assert_eq!(host.does_not_load("s", "curious")["data"]["files"], json!(["- index.js"]));
        let told = host.events.iter().filter(|(name, event)| name == "plugin.violation" && event["kind"] == "drift");
        assert_eq!(told.count(), 3, "{engine}: {:#?}", host.events);
        let bundle = bed.world.plugin().line("report curious --format json").ok().json();
        let kept: Vec<&str> =
            bundle["violations"].as_array().unwrap().iter().map(|v| v["kind"].as_str().unwrap()).collect();
        assert_eq!(kept, ["drift"; 3], "{engine}: {bundle:#}");
    }
}

#[test]
fn what_changes_while_it_runs_does_not_run() {
    for engine in ENGINES {
        let bed = Bed::new();
        bed.curious("curious", engine);
        let mut host = bed.host();
        host.loads("s", "curious");
        let index = bed.world.deepcode().join("plugins/curious/index.js");
        std::fs::set_permissions(&index, std::fs::Permissions::from_mode(0o644)).unwrap();
        std::fs::write(&index, "definePlugin({ handlers: { hello: () => 'evil' } });").unwrap();
        // Loaded before, started only now: from the bytes that were verified.
        assert_eq!(host.calls("s", "curious", ("hello", json!({ "who": "Ann" }))), json!("hello Ann"), "{engine}");
        host.opens("t", &bed.workspace());
        assert_eq!(host.does_not_load("t", "curious")["code"], -32023);
    }
}
