//! S1: a plugin that may read asks for the user's credentials; the broker refuses, whatever the host would allow.

use serde_json::json;

use crate::bed::{Bed, ENGINES};

#[test]
fn no_spelling_of_a_protected_path_is_read_although_the_host_allows_everything() {
    for engine in ENGINES {
        let bed = Bed::new();
        bed.curious("curious", engine);
        let home = bed.world.home();
        let secrets = [
            ".ssh/id_ed25519",
            ".aws/credentials",
            ".gnupg/secring.gpg",
            ".git-credentials",
            ".deepcode/plugins-trust.json",
        ];
        for secret in secrets {
            let path = home.join(secret);
            std::fs::create_dir_all(path.parent().unwrap()).unwrap();
            if !path.exists() {
                std::fs::write(&path, "s3cret").unwrap();
            }
        }
        std::fs::write(bed.workspace().join(".env"), "KEY=s3cret").unwrap();
        std::os::unix::fs::symlink(home.join(".ssh"), bed.workspace().join("notes")).unwrap();
        let mut host = crate::host::Host::starts(bed.world.plugin());
        // The host grants the whole home.
        let roots = json!([{ "path": home, "access": "write" }]);
        host.ok("session/open", json!({ "sessionId": "s", "workspace": bed.workspace(), "roots": roots }));
        host.loads("s", "curious");

        let spellings = secrets.iter().map(|secret| home.join(secret).display().to_string());
        let more = [
            ".env".to_owned(),
            "notes/id_ed25519".to_owned(),
            "../home/.ssh/id_ed25519".to_owned(),
            "/etc/shadow".to_owned(),
        ];
        for path in spellings.chain(more) {
            let told = host.calls("s", "curious", ("read", json!({ "path": path })));
            assert_eq!(
                (&told["code"], &told["symbol"]),
                (&json!(-32010), &json!("sandbox-blocked")),
                "{engine} {path}: {told}"
            );
            let told = host.calls("s", "curious", ("write", json!({ "path": path, "content": "x" })));
            assert_eq!(told["code"], -32010, "{engine} {path}: {told}");
        }
        assert!(host.asked.is_empty(), "the host was asked for what is never allowed: {:?}", host.asked);
        let violation = host.event("plugin.violation", |event| event["kind"] == "path-protected");
        assert_eq!(violation["plugin"], "curious");
        let records = std::fs::read_to_string(bed.world.deepcode().join("logs/violations.jsonl")).unwrap();
        assert!(records.contains("path-protected") && !records.contains("s3cret"), "{records}");
    }
}

#[test]
fn a_plugin_that_does_not_declare_read_reads_nothing() {
    for engine in ENGINES {
        let bed = Bed::new();
        bed.curious("curious", engine);
        let code = "definePlugin({ handlers: { read: async (ctx, { path }) => { try { return await ctx.read(path) } catch (e) { return e.code } } } });";
        bed.installs(
            "mute",
            &json!({ "engine": engine, "main": "index.js", "capabilities": ["state"] }),
            &[("index.js", code)],
        );
        std::fs::write(bed.workspace().join("a.txt"), "text").unwrap();
        let mut host = bed.host();
        host.loads("s", "mute");
        assert_eq!(host.calls("s", "mute", ("read", json!({ "path": "a.txt" }))), json!(-32014), "{engine}");
        assert!(host.asked.is_empty());
    }
}

#[test]
fn what_is_in_the_workspace_is_read_when_the_host_says_so_and_only_then() {
    for engine in ENGINES {
        let bed = Bed::new();
        bed.curious("curious", engine);
        std::fs::write(bed.workspace().join("a.txt"), "text").unwrap();
        std::fs::write(bed.workspace().join("b.bin"), [0xff, 0]).unwrap();
        let mut host = bed.host();
        host.loads("s", "curious");
        assert_eq!(host.calls("s", "curious", ("read", json!({ "path": "a.txt" }))), json!({ "ok": "text" }));
        let told = host.calls("s", "curious", ("read", json!({ "path": "b.bin" })));
        assert_eq!(told["code"], -32000, "{told}");
        let told = host.calls("s", "curious", ("read", json!({ "path": "b.bin", "encoding": "base64" })));
        assert_eq!(told, json!({ "ok": "/wA=" }));
        let asked = host.is_asked("capability/read");
        assert_eq!(asked["path"], json!(bed.workspace().join("a.txt")));
        assert_eq!((&asked["sessionId"], &asked["plugin"]), (&json!("s"), &json!("curious")));

        for (decision, code) in [("deny", -32011), ("declined", -32012)] {
            host.decides(move |_, _| json!({ "decision": decision, "reason": "not today" }));
            let told = host.calls("s", "curious", ("read", json!({ "path": "a.txt" })));
            assert_eq!((&told["code"], &told["message"]), (&json!(code), &json!("not today")), "{engine}");
        }
        // A host that answers what is no answer has not allowed it.
        for nonsense in [json!({}), json!({ "decision": "yes" }), json!({ "error": { "code": 1, "message": "?" } })] {
            host.decides(move |_, _| nonsense.clone());
            let told = host.calls("s", "curious", ("read", json!({ "path": "a.txt" })));
            assert_eq!(told["code"], -32011, "{engine}: {told}");
        }
        let audit = host.event("audit", |event| event["refused"] == "declined");
        assert_eq!((&audit["method"], &audit["subject"]), (&json!("ctx.read"), &json!("a.txt")));
    }
}

#[test]
fn what_was_judged_is_what_is_written() {
    for engine in ENGINES {
        let bed = Bed::new();
        bed.curious("curious", engine);
        let mut host = bed.host();
        host.loads("s", "curious");
        let told = host.calls("s", "curious", ("write", json!({ "path": "out/a.txt", "content": "text" })));
        assert!(told.get("code").is_none(), "{engine}: {told}");
        assert_eq!(std::fs::read_to_string(bed.workspace().join("out/a.txt")).unwrap(), "text");
        let asked = host.is_asked("capability/write");
        assert_eq!((&asked["bytes"], &asked["preview"]), (&json!(4), &json!("text")));
        // While the host thinks, somebody puts a link where the file was to be.
        let (workspace, home) = (bed.workspace(), bed.world.home());
        std::fs::write(home.join("victim"), "untouched").unwrap();
        host.decides(move |method, _| {
            if method == "capability/write" {
                std::os::unix::fs::symlink(home.join("victim"), workspace.join("new.txt")).unwrap();
            }
            json!({ "decision": "allow" })
        });
        host.calls("s", "curious", ("write", json!({ "path": "new.txt", "content": "stolen" })));
        assert_eq!(std::fs::read_to_string(bed.world.home().join("victim")).unwrap(), "untouched", "{engine}");
    }
}
