//! Every example plugin, installed into a real home and used as people and hosts use it: each contribution and each capability
//! that its manifest declares.

use std::os::unix::fs::PermissionsExt as _;

use serde_json::{Value, json};
use tests::kit::{Run, repository};

use crate::bed::Bed;
use crate::host::Host;

/// A machine with one example, installed and enabled with these values.
pub(crate) struct Machine {
    pub(crate) bed: Bed,
    name: &'static str,
}

impl Machine {
    pub(crate) fn with(name: &'static str, values: &[&str]) -> Self {
        let bed = Bed::new();
        // As root, plugins' commands are nobody's, who must be able to come here.
        std::fs::set_permissions(bed.world.path(), std::fs::Permissions::from_mode(0o755)).unwrap();
        bed.takes(&repository().join("examples/plugins").join(name));
        bed.world.plugin().args(["enable", name]).args(values).ok();
        Self { bed, name }
    }

    pub(crate) fn file(&self, name: &str, text: &str) {
        std::fs::write(self.bed.workspace().join(name), text).unwrap();
    }

    fn text(&self, name: &str) -> String {
        std::fs::read_to_string(self.bed.workspace().join(name)).unwrap()
    }

    /// `deepcode-plugin run` in the workspace.
    pub(crate) fn run(&self, handler: &str, params: &Value) -> Run {
        let run = self.bed.world.plugin().directory(self.bed.workspace()).args(["run", self.name, handler, "--params"]);
        run.arg(params.to_string()).arg("--format=json")
    }

    /// `deepcode-plugin exec` of something of the plugin.
    fn exec(&self, line: &str) -> Run {
        self.bed.world.plugin().args(["exec", self.name]).line(line)
    }

    /// A host that has loaded it.
    fn host(&self) -> Host {
        let mut host = self.bed.host();
        host.loads("s", self.name);
        host
    }

    /// The same, in other surroundings.
    pub(crate) fn host_with(&self, around: impl FnOnce(Run) -> Run) -> Host {
        let mut host = self.bed.host_with(around);
        host.loads("s", self.name);
        host
    }

    fn call(&self, host: &mut Host, handler: &str, params: Value) -> Value {
        host.calls("s", self.name, (handler, params))
    }

    /// What a host is given, once a person has read every text.
    fn contributed(&self, host: &mut Host) -> Value {
        let asked = json!({ "sessionId": "s", "name": self.name });
        let mut listed = host.ok("plugins/contributions", asked.clone());
        if listed["plugins"][0]["withheld"] == true {
            let nonce = host.is_asked("consent/ask")["nonce"].clone();
            host.ok("consent/record", json!({ "sessionId": "s", "nonce": nonce, "choice": "accept" }));
            listed = host.ok("plugins/contributions", asked);
        }
        assert_eq!(listed["plugins"][0]["withheld"], false);
        listed["plugins"][0]["contributed"].clone()
    }
}

/// An event for the hooks of all loaded plugins.
pub(crate) fn hook(host: &mut Host, event: &str, input: &Value) -> Value {
    host.ok("hook/run", json!({ "sessionId": "s", "event": event, "input": input }))
}

fn methods(host: &Host) -> Vec<&str> {
    host.asked.iter().map(|(method, _)| method.as_str()).collect()
}

fn secret() -> String {
    format!("AKIA{}", "A".repeat(16))
}

#[test]
fn commit_message_brings_a_skill_and_two_commands_and_no_code() {
    let machine = Machine::with("commit-message", &[]);
    let mut host = machine.bed.host();
    let handle = host.loads("s", "commit-message");
    assert_eq!((handle.get("engine"), &handle["capabilities"]), (None, &json!([])), "{handle}");
    let added = machine.contributed(&mut host);
    let skill = &added["skills"][0]["files"][0];
    assert_eq!(skill["path"], "skills/commit-message/SKILL.md");
    assert!(skill["content"].as_str().unwrap().contains("# Commit message"), "{skill}");
    assert_eq!(added["commands"][0]["skill"], "skills/commit-message/SKILL.md");
    assert!(added["commands"][1]["prompt"].as_str().unwrap().starts_with("Read the staged changes"), "{added}");
    machine.run("anything", &json!({})).exits(10).says("no code");
}

#[test]
fn secret_guard_scans_blocks_and_brings_an_agent() {
    let machine = Machine::with("secret-guard", &[]);
    machine.file("a.txt", "nothing");
    machine.file("b.txt", &secret());
    let params = json!({ "paths": ["a.txt", "b.txt"] });
    assert_eq!(machine.run("scan", &params).args(["--allow-read", "."]).ok().json(), json!({ "found": ["b.txt"] }));
    let write = |text: &str| json!({ "tool_name": "Write", "tool_input": { "content": text } });
    let verdict = machine.exec("hook PreToolUse").stdin(write(&secret()).to_string()).ok().json();
    assert_eq!(verdict["decision"], "deny", "{verdict}");

    let mut host = machine.host();
    assert_eq!(machine.call(&mut host, "scan", params), json!({ "found": ["b.txt"] }));
    assert_eq!(methods(&host), ["capability/read", "capability/read"]);
    // The command and the code of the plugin both say no.
    let verdict = hook(&mut host, "PreToolUse", &write(&secret()));
    assert_eq!((&verdict["decision"], verdict["answers"].as_array().unwrap().len()), (&json!("deny"), 2), "{verdict}");
    assert_eq!(hook(&mut host, "PreToolUse", &write("calm"))["decision"], "none");
    let other = json!({ "tool_name": "Bash", "tool_input": { "command": secret() } });
    assert_eq!(hook(&mut host, "PreToolUse", &other)["answers"], json!([]));
    let added = machine.contributed(&mut host);
    assert_eq!(added["agents"][0]["tools"], json!(["Read", "Grep", "Glob"]));
    assert!(added["agents"][0]["file"]["content"].as_str().unwrap().contains("secret-reviewer"), "{added}");
}

#[test]
fn focus_timer_keeps_its_state_and_shows_the_time() {
    let machine = Machine::with("focus-timer", &["minutes=30"]);
    let run = |handler: &str| machine.run(handler, &json!({})).ok().json();
    assert_eq!(run("remaining"), json!({ "minutes": null }));
    assert_eq!(run("start"), json!({ "begun": true }));
    // Another process later: the state is on disk, the configuration is the user's.
    assert_eq!(run("remaining"), json!({ "minutes": 30 }));
    let mut host = machine.host();
    assert_eq!(machine.call(&mut host, "stop", json!({})), json!({ "minutes": 0, "total": 0 }));
    assert_eq!(run("remaining"), json!({ "minutes": null }));

    let is_time = |text: &str| text.len() == 9 && text.ends_with(" UTC") && text.as_bytes()[2] == b':';
    let line = host.ok("statusLine/run", json!({ "sessionId": "s", "plugin": "focus-timer", "name": "clock" }));
    assert!(is_time(line["text"].as_str().unwrap()), "{line}");
    let said = machine.exec("status-line clock").ok();
    assert!(is_time(said.stdout.trim_end()), "{said:?}");
    let added = machine.contributed(&mut host);
    assert_eq!(added["statusLines"], json!([{ "name": "clock" }]));
    assert!(added["commands"][0]["prompt"].as_str().unwrap().contains("focus-timer"));
    machine.bed.world.plugin().line("enable focus-timer minutes=500").exits(2);
}

#[test]
fn docs_search_serves_answers_as_a_program_and_is_stricter() {
    let machine = Machine::with("docs-search", &[]);
    machine.file("guide.md", "# Guide\n\nOne needle.\n");
    let outline = json!({ "headings": ["guide.md:1: # Guide"] });
    let params = json!({ "paths": ["guide.md"] });
    assert_eq!(machine.run("outline", &params).args(["--allow-read", "."]).ok().json(), outline);
    machine.run("outline", &params).exits(1).says("--allow-read DIR was not given");
    let mut host = machine.host();
    assert_eq!(machine.call(&mut host, "outline", params), outline);

    let added = machine.contributed(&mut host);
    assert_eq!(added["modes"], json!([{ "name": "reading", "policy": "plan" }]));
    assert_eq!(added["agents"][0]["tools"], json!(["Read", "Grep", "Glob"]));
    assert_eq!(
        (&added["mcpServers"]["docs"]["enabled"], &added["mcpServers"]["docs"]["server"]["command"]),
        (&json!(false), &json!("node"))
    );
    machine.exec("mcp docs").exits(3);
    machine.bed.world.plugin().line("enable docs-search --mcp docs").ok();
    assert_eq!(machine.contributed(&mut host)["mcpServers"]["docs"]["enabled"], true);
    let asked = |id: u32, method: &str, params: Value| {
        format!("{}\n", json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }))
    };
    let lines = asked(1, "initialize", json!({}))
        + &asked(2, "tools/list", json!({}))
        + &asked(3, "tools/call", json!({ "name": "search", "arguments": { "words": "NEEDLE" } }));
    let served = |run: Run| -> Vec<Value> {
        run.stdin(lines.clone()).ok().stdout.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let answers = served(machine.exec("mcp docs --workspace").arg(machine.bed.workspace()));
    assert_eq!(answers[0]["result"]["serverInfo"]["name"], "docs-search");
    assert_eq!(answers[1]["result"]["tools"][0]["name"], "search");
    assert_eq!(answers[2]["result"]["content"][0]["text"], "guide.md:3: One needle.");
    // Nobody showed it the workspace: it has none.
    assert_eq!(served(machine.exec("mcp docs"))[2]["error"]["message"], "there is no workspace to search");
}

#[test]
fn changelog_reads_and_writes_one_file() {
    let machine = Machine::with("changelog", &[]);
    let given = |version: &str| json!({ "version": version, "date": "2026-02-01", "subjects": ["feat(parser): read tabs", "fix: an end", "chore: tidy"] });
    machine.run("add", &given("1.0.0")).exits(1).says("was not given");
    assert_eq!(machine.run("add", &given("1.0.0")).args(["--allow-write", "."]).ok().json()["left"], 1);
    let first = "# Changelog\n\n## 1.0.0 (2026-02-01)\n\n### Added\n\n- parser: read tabs\n\n### Fixed\n\n- an end\n";
    assert_eq!(machine.text("CHANGELOG.md"), first);
    let again = machine.run("add", &given("1.0.0")).args(["--allow-write", "."]).exits(1);
    again.says("in the changelog already").says("lib/insert.js:3");

    let mut host = machine.host();
    machine.call(&mut host, "add", given("1.1.0"));
    assert_eq!(methods(&host), ["capability/read", "capability/write"]);
    assert!(machine.text("CHANGELOG.md").starts_with("# Changelog\n\n## 1.1.0 (2026-02-01)\n"));
    assert!(machine.contributed(&mut host)["commands"][0]["prompt"].as_str().unwrap().contains("handler `add`"));
}

#[test]
fn test_doctor_runs_a_command_and_logs_it() {
    let machine = Machine::with("test-doctor", &["command=sh check.sh", "seconds=20"]);
    machine.file("check.sh", "echo ok 1; echo 'not ok 2 - adds'; echo 'error: one failed' >&2; exit 1\n");
    let wanted =
        json!({ "passed": false, "exitCode": 1, "failures": ["not ok 2 - adds", "error: one failed"], "more": 0 });
    let said = machine.run("run", &json!({})).arg("--allow-bash").ok();
    assert_eq!(said.json(), wanted);
    said.says("sh check.sh ended with 1");
    machine.run("run", &json!({})).exits(1).says("was not given");
    machine.run("run", &json!({ "only": "x; id" })).arg("--allow-bash").exits(1).says("a test is named by");

    let mut host = machine.host();
    host.decides(|method, params| match method {
        "capability/bash" => {
            assert_eq!((&params["command"], &params["timeoutMillis"]), (&json!("sh check.sh unit"), &json!(20_000)));
            json!({ "decision": "allow", "output": { "stdout": "ok 1\n", "stderr": "", "exitCode": 0 } })
        }
        _ => json!({ "shown": true }),
    });
    assert_eq!(machine.call(&mut host, "run", json!({ "only": "unit" }))["passed"], true);
    let logged = host.event("plugin.log", |_| true);
    assert_eq!(logged["message"], "sh check.sh unit ended with 0");
    assert!(machine.contributed(&mut host)["commands"][0]["prompt"].as_str().unwrap().contains("test-doctor"));
}

#[test]
fn reading_time_counts_in_node_with_the_users_speed() {
    let machine = Machine::with("reading-time", &["wordsPerMinute=50"]);
    machine.file("a.md", &"word ".repeat(120));
    machine.file("b.md", "我喜欢阅读");
    let params = json!({ "paths": ["a.md"] });
    let said = machine.run("estimate", &params).args(["--allow-read", "."]).ok();
    assert_eq!(said.json(), json!({ "files": [{ "path": "a.md", "words": 120, "minutes": 3 }], "minutes": 3 }));
    said.says("reading-time 0.2.0 (node) runs confined: namespaces");
    let mut host = machine.host();
    let chinese = machine.call(&mut host, "estimate", json!({ "paths": ["b.md"], "language": "zh" }));
    assert!(chinese["files"][0]["words"].as_u64() >= Some(2), "{chinese}");
    assert!(machine.contributed(&mut host)["commands"][0]["prompt"].as_str().unwrap().contains("estimate"));
}

#[test]
fn activity_log_counts_what_hosts_tell_and_asks_after_too_many() {
    let machine = Machine::with("activity-log", &["writes=2"]);
    assert_eq!(machine.run("summary", &json!({})).ok().json(), json!({}));
    let mut host = machine.host();
    let write = json!({ "tool_name": "Write", "tool_input": { "file_path": "a.txt" } });
    for _ in 0..2 {
        assert_eq!(hook(&mut host, "PreToolUse", &write)["decision"], "none");
        hook(&mut host, "PostToolUse", &write);
    }
    let verdict = hook(&mut host, "PreToolUse", &write);
    assert_eq!(verdict["decision"], "ask", "{verdict}");
    assert_eq!(verdict["answers"][0]["reason"], "a.txt was written 2 times already.");
    assert_eq!(hook(&mut host, "PreToolUse", &json!({ "tool_name": "Read" }))["answers"], json!([]));
    assert_eq!(machine.run("summary", &json!({})).ok().json(), json!({ "Write": 2 }));
    assert_eq!(machine.call(&mut host, "forget", json!({})), json!({ "forgotten": 2 }));
    let added = machine.contributed(&mut host);
    assert_eq!(added["hooks"]["SessionStart"][0]["hooks"][0]["url"], "https://hooks.example.com/sessions");
}
