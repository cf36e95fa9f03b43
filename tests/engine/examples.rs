//! Every example plugin does what its page says, in its own sandbox.

use std::collections::BTreeMap;

use serde_json::{Value, json};
use tests::kit::repository;

use super::rig::{Place, Rig, of_folder, symbol};

/// A broker with a workspace in memory: files, state, one web site, one shell.
#[derive(Default)]
struct World {
    files: BTreeMap<String, String>,
    state: BTreeMap<String, Value>,
    pages: BTreeMap<String, (u16, String)>,
    shell: BTreeMap<String, Value>,
}

impl World {
    fn answer(&mut self, line: &Value) -> Value {
        let params = &line["params"];
        let text = |name: &str| params[name].as_str().unwrap_or_default().to_owned();
        let failed = |code: i32, symbol: &str| json!({ "error": { "code": code, "message": symbol, "data": { "code": symbol } } });
        match line["method"].as_str().unwrap_or_default() {
            "ctx.read" => match self.files.get(&text("path")) {
                Some(content) => json!({ "result": { "content": content } }),
                None => failed(-32000, "capability-failed"),
            },
            "ctx.write" => {
                self.files.insert(text("path"), text("content"));
                json!({ "result": {} })
            }
            "ctx.bash" => self
                .shell
                .get(&text("command"))
                .map_or_else(|| failed(-32011, "permission-denied"), |answer| json!({ "result": answer })),
            "ctx.fetch" => match self.pages.get(&text("url")) {
                Some((status, body)) => {
                    json!({ "result": { "status": status, "headers": {}, "body": body, "bodyEncoding": "utf8", "url": text("url") } })
                }
                None => failed(-32013, "network-denied"),
            },
            "ctx.state.get" => self
                .state
                .get(&text("key"))
                .map_or_else(|| json!({ "result": {} }), |value| json!({ "result": { "value": value } })),
            "ctx.state.put" => {
                self.state.insert(text("key"), params["value"].clone());
                json!({ "result": {} })
            }
            "ctx.state.list" => {
                let prefix = text("prefix");
                let keys: Vec<&String> = self.state.keys().filter(|key| key.starts_with(&prefix)).collect();
                json!({ "result": { "keys": keys } })
            }
            "ctx.state.delete" => {
                self.state.remove(&text("key"));
                json!({ "result": {} })
            }
            other => panic!("{other}"),
        }
    }
}

/// The example of that name, loaded with that configuration, in that world.
fn example(name: &str, config: &Value, mut world: World) -> Rig {
    let loaded = of_folder(&repository().join("examples/plugins").join(name));
    let place = match loaded.manifest().engine {
        schemas::manifest::Engine::Node => Place::Node,
        schemas::manifest::Engine::Quickjs => Place::Quickjs,
    };
    let mut rig = Rig::start(place, &loaded, config);
    assert!(rig.loaded.get("result").is_some(), "{name}: {}", rig.loaded);
    rig.broker = Box::new(move |line| world.answer(line));
    rig
}

fn files(all: &[(&str, &str)]) -> World {
    World {
        files: all.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect(),
        ..World::default()
    }
}

#[test]
fn commit_message_has_no_code_and_needs_no_engine() {
    let loaded = of_folder(&repository().join("examples/plugins/commit-message"));
    assert_eq!(loaded.manifest().entry(), None);
}

#[test]
fn secret_guard_finds_secrets_and_blocks_them() {
    let key = format!("AKIA{}", "A".repeat(16));
    let mut rig = example("secret-guard", &json!({}), files(&[("a.txt", "nothing"), ("b.env", &key)]));
    assert_eq!(rig.call("scan", &json!({ "paths": ["a.txt", "b.env"] }))["result"], json!({ "found": ["b.env"] }));
    let hooked = rig.hook("PreToolUse", &json!({ "tool_name": "Write", "tool_input": { "content": key } }));
    assert_eq!(hooked["result"]["decision"], "block");
    let calm = rig.hook("PreToolUse", &json!({ "tool_name": "Write", "tool_input": { "content": "x" } }));
    assert_eq!(calm["result"], json!({}));
}

#[test]
fn focus_timer_remembers_in_its_state() {
    let mut rig = example("focus-timer", &json!({ "minutes": 25, "sayWhenOver": true }), World::default());
    assert_eq!(rig.call("remaining", &json!({}))["result"], json!({ "minutes": null }));
    assert_eq!(rig.call("start", &json!({}))["result"], json!({ "begun": true }));
    assert_eq!(rig.call("remaining", &json!({}))["result"], json!({ "minutes": 25 }));
    assert_eq!(rig.call("stop", &json!({}))["result"], json!({ "minutes": 0, "total": 0 }));
}

#[test]
fn issue_digest_tells_what_is_new_once() {
    let issues = r#"[{"number":1,"title":"a","author":"x","body":"…"},{"number":2,"title":"b","author":"y"}]"#;
    let address = "https://tracker.example.com/api/v1/issues?project=p+q&labels=bug%2Cnow";
    let world = World { pages: [(address.to_owned(), (200, issues.to_owned()))].into(), ..World::default() };
    let mut rig = example("issue-digest", &json!({ "project": "p q", "labels": ["bug", "now"] }), world);
    assert_eq!(rig.call("fresh", &json!({}))["result"][1], json!({ "number": 2, "title": "b", "author": "y" }));
    assert_eq!(rig.call("fresh", &json!({}))["result"], json!([]));
}

#[test]
fn docs_search_speaks_for_itself() {
    let mut rig = example("docs-search", &json!({}), files(&[("a.md", "# One\n\ntext\n## Two\n")]));
    assert_eq!(rig.loaded["result"], json!({ "handlers": ["outline"], "hooks": [] }));
    let found = rig.call("outline", &json!({ "paths": ["a.md"] }));
    assert_eq!(found["result"], json!({ "headings": ["a.md:1: # One", "a.md:4: ## Two"] }));
    assert_eq!(rig.call("outline", &json!({ "paths": ["none.md"] }))["error"]["message"], "capability-failed");
}

#[test]
fn changelog_sorts_and_writes_once() {
    let mut rig = example(
        "changelog",
        &json!({}),
        files(&[("CHANGELOG.md", "# Changelog\n\n## 1.0.0 (2026-01-01)\n\n- first\n")]),
    );
    let given = json!({ "version": "1.1.0", "date": "2026-02-01", "subjects": ["feat(parser): read tabs", "fix: an end", "chore: tidy"] });
    let answer = rig.call("add", &given);
    assert_eq!(answer["result"]["left"], 1);
    let written = rig.heard.iter().find(|line| line["method"] == "ctx.write").unwrap()["params"]["content"].clone();
    assert_eq!(
        written,
        "# Changelog\n\n## 1.1.0 (2026-02-01)\n\n### Added\n\n- parser: read tabs\n\n### Fixed\n\n- an end\n\n## 1.0.0 (2026-01-01)\n\n- first\n"
    );
    let again = rig.call("add", &given);
    assert!(again["error"]["message"].as_str().unwrap().contains("in the changelog already"), "{again}");
}

#[test]
fn test_doctor_shows_the_failures_only() {
    let output = json!({ "stdout": "ok 1\nnot ok 2 - adds\n", "stderr": "error: one failed\n", "exitCode": 1 });
    let world = World { shell: [("make test".to_owned(), output)].into(), ..World::default() };
    let mut rig = example("test-doctor", &json!({ "command": "make test", "seconds": 60 }), world);
    let wanted =
        json!({ "passed": false, "exitCode": 1, "failures": ["not ok 2 - adds", "error: one failed"], "more": 0 });
    assert_eq!(rig.call("run", &json!({}))["result"], wanted);
    assert_eq!(symbol(&rig.call("run", &json!({ "only": "x; id" }))), "handler-threw", "no text reaches a shell");
    assert!(!rig.heard.iter().any(|line| line["params"]["command"] == "make test x; id"));
}

#[test]
fn link_check_tells_a_dead_link_from_a_refusal() {
    let text = "[a](https://www.example.com/a#x) [b](https://www.example.com/b) [c](https://elsewhere.example.net/)";
    let mut world = files(&[("README.md", text)]);
    world.pages.insert("https://www.example.com/a".to_owned(), (200, String::new()));
    world.pages.insert("https://www.example.com/b".to_owned(), (404, String::new()));
    let mut rig = example("link-check", &json!({}), world);
    let wanted = json!({
        "alive": 1, "dead": [{ "path": "README.md", "address": "https://www.example.com/b", "status": 404 }],
        "untried": [{ "path": "README.md", "address": "https://elsewhere.example.net/" }], "left": 0,
    });
    assert_eq!(rig.call("check", &json!({ "paths": ["README.md"] }))["result"], wanted);
}

#[test]
fn reading_time_counts_words_without_spaces() {
    let mut rig = example(
        "reading-time",
        &json!({ "wordsPerMinute": 2 }),
        files(&[("a.md", "one two three"), ("b.md", "我喜欢阅读")]),
    );
    let english = rig.call("estimate", &json!({ "paths": ["a.md"] }));
    assert_eq!(english["result"], json!({ "files": [{ "path": "a.md", "words": 3, "minutes": 2 }], "minutes": 2 }));
    let chinese = rig.call("estimate", &json!({ "paths": ["b.md"], "language": "zh" }));
    assert!(chinese["result"]["files"][0]["words"].as_u64() >= Some(2), "{chinese}");
}

#[test]
fn activity_log_counts_and_asks_after_too_many() {
    let mut rig = example("activity-log", &json!({ "writes": 2 }), World::default());
    assert_eq!(rig.loaded["result"]["hooks"], json!(["PostToolUse", "PreToolUse"]));
    assert_eq!(rig.call("summary", &json!({}))["result"], json!({}));
    let write = json!({ "tool_name": "Write", "tool_input": { "file_path": "a.txt" } });
    for wanted in [json!({}), json!({})] {
        assert_eq!(rig.hook("PreToolUse", &write)["result"], wanted);
        assert_eq!(rig.hook("PostToolUse", &write)["result"], json!({}));
    }
    assert_eq!(rig.hook("PreToolUse", &write)["result"]["decision"], "ask");
    assert_eq!(rig.call("summary", &json!({}))["result"], json!({ "Write": 2 }));
    assert_eq!(rig.call("forget", &json!({}))["result"], json!({ "forgotten": 2 }));
}
