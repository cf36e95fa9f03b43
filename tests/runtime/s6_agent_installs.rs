//! S6: an agent installs plugins. The guard says no, the broker does not start under an agent, and no message consents.

use serde_json::json;

use crate::bed::Bed;

#[test]
fn a_tool_call_that_manages_plugins_is_refused_in_every_mode_and_disguise() {
    let bed = Bed::new();
    let mut host = crate::host::Host::starts(bed.world.plugin());
    for mode in ["plan", "default", "acceptEdits", "auto", "dontAsk", "bypassPermissions"] {
        host.ok("session/open", json!({ "sessionId": mode, "workspace": bed.workspace(), "mode": mode }));
        for command in [
            "deepcode-plugin install gh:evil/x",
            "sh -c 'deepcode plugin install gh:evil/x'",
            "echo $(deepcode-plugin enable x)",
            "env FOO=1 deepcode-plugin marketplace add https://market.example.com",
            "echo x | xargs deepcode-plugin remove",
            "tee ~/.deepcode/plugins-trust.json < /tmp/x",
        ] {
            let verdict = host
                .ok("guard/evaluate", json!({ "sessionId": mode, "tool": "Bash", "input": { "command": command } }));
            assert_eq!(
                verdict,
                json!({ "allow": false, "reason": "plugin-install-via-agent-forbidden" }),
                "{mode}: {command}"
            );
        }
        let verdict =
            host.ok("guard/evaluate", json!({ "sessionId": mode, "tool": "Bash", "input": { "command": "ls -l" } }));
        assert_eq!(verdict, json!({ "allow": true }));
    }
}

#[test]
fn no_broker_and_no_run_under_an_agent() {
    let bed = Bed::new();
    for line in ["host --stdio", "run curious hello"] {
        let said = bed.world.plugin().line(line).env("DEEPCODE_AGENT", "1").exits(3);
        said.says("plugin-install-via-agent-forbidden");
    }
}

#[test]
fn no_message_installs_enables_or_adds() {
    let bed = Bed::new();
    let mut host = bed.host();
    for method in
        ["plugins/install", "plugin/install", "plugin/enable", "plugins/enable", "marketplace/add", "plugin/update"]
    {
        assert_eq!(host.refused(method, json!({ "sessionId": "s", "name": "x" })).0, -32601, "{method}");
    }
}
