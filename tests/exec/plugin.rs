//! Hooks, status lines and MCP servers of an installed plugin.

use std::time::Duration;

use serde_json::{Value, json};
use tests::kit::{Plugin, Run, World};

const HOOKS: &str = r#"#!/bin/sh
# What a hook sees and says; its plugin's folder is its working directory.
input=$(cat)
case "$1" in
  deny) echo '{"decision":"deny","reason":"not here"}' ;;
  allow) echo '{"decision":"allow"}' ;;
  block) echo "no $(printf %s "$input" | wc -c)" >&2; exit 2 ;;
  fail) exit 9 ;;
  garbage) echo '{"decision":"deny","decision":"allow"}' ;;
  flood) head -c 10000000 /dev/zero ;;
  hang) sleep 600 ;;
  look) printf '{"context":"%s"}' "$(pwd) $(ls /workspace 2>&1 | tr '\n' ' ') $(cat /workspace/.env 2>/dev/null) $(id -u) $(touch /plugin/x 2>/dev/null && echo wrote)" ;;
esac
"#;

/// A user with a plugin that is installed and enabled.
struct User {
    world: World,
}

impl User {
    fn new(contributes: &Value, more: &Value) -> Self {
        let world = World::new();
        // As root, plugins' commands are nobody's, who must be able to come here.
        std::fs::set_permissions(world.path(), std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
        let manifest = json!({ "name": "hello", "version": "0.1.0", "contributes": contributes });
        let mut manifest = manifest.as_object().unwrap().clone();
        manifest.extend(more.as_object().unwrap().clone());
        let folder = world.at("hello");
        drop(Plugin::write(folder.clone(), "hello", "0.1.0").manifest(&manifest.into()).file("hook.sh", HOOKS));
        std::fs::create_dir_all(world.deepcode()).unwrap();
        let settings = json!({ "plugins": { "allowedSources": ["local-path"] } });
        std::fs::write(world.deepcode().join("settings.json"), settings.to_string()).unwrap();
        let digest =
            world.marketplace().line("hash --format json").arg(&folder).directory(world.home()).ok().field("/digest");
        world.plugin().line("install --digest").arg(&digest).arg(&folder).ok();
        world.plugin().line("enable hello").ok();
        Self { world }
    }

    fn exec(&self, line: &str) -> Run {
        self.world.plugin().patience(Duration::from_secs(60)).line("exec").line(line)
    }

    fn hook(&self, event: &str, input: &Value) -> Value {
        self.exec("hello hook").arg(event).stdin(input.to_string()).ok().json()
    }
}

fn hooks(commands: &[&str]) -> Value {
    let each: Vec<Value> = commands
        .iter()
        .map(|command| json!({ "type": "command", "command": format!("sh ./hook.sh {command}"), "timeout": 5 }))
        .collect();
    json!([{ "matcher": "Bash|Write", "hooks": each }])
}

#[test]
fn the_strictest_answer_of_a_plugins_hooks_wins() {
    let user = User::new(
        &json!({ "hooks": {
            "PreToolUse": hooks(&["allow", "deny", "allow"]),
            "PostToolUse": hooks(&["allow", "block"]),
            "Stop": hooks(&["allow"]),
        } }),
        &json!({}),
    );
    let bash = json!({ "tool_name": "Bash", "tool_input": { "command": "ls" } });
    let verdict = user.hook("PreToolUse", &bash);
    assert_eq!((&verdict["decision"], &verdict["answers"][1]["reason"]), (&"deny".into(), &"not here".into()));
    let verdict = user.hook("PostToolUse", &bash);
    assert_eq!(verdict["decision"], "deny");
    assert_eq!(verdict["answers"][1]["reason"], format!("no {}", bash.to_string().len()));
    // Another tool is nobody's business; an event without hooks has no answer.
    assert_eq!(user.hook("PreToolUse", &json!({ "tool_name": "Read" }))["answers"], json!([]));
    assert_eq!(user.hook("SessionStart", &json!({}))["decision"], "none");
    assert_eq!(user.hook("Stop", &json!({}))["decision"], "allow");
}

#[test]
fn a_hook_that_gives_no_answer_is_no_permission() {
    let user =
        User::new(&json!({ "hooks": { "PreToolUse": hooks(&["fail", "garbage", "flood", "hang"]) } }), &json!({}));
    let verdict = user.hook("PreToolUse", &json!({ "tool_name": "Bash" }));
    assert_eq!((&verdict["decision"], verdict["failed"].as_array().unwrap().len()), (&"ask".into(), 4), "{verdict}");
    let said = verdict["failed"].to_string();
    for why in ["status 9", "strict JSON", "more than", "deadline"] {
        assert!(said.contains(why), "{why}: {said}");
    }
}

#[test]
fn the_workspace_is_seen_only_where_the_manifest_says_so_and_the_user_shows_it() {
    for (declared, shown, sees) in [("read", true, true), ("read", false, false), ("none", true, false)] {
        let user = User::new(&json!({ "hooks": { "Stop": hooks(&["look"]) } }), &json!({ "workspace": declared }));
        let workspace = user.world.at("workspace");
        std::fs::create_dir(&workspace).unwrap();
        std::fs::write(workspace.join("seen.txt"), "").unwrap();
        std::fs::write(workspace.join(".env"), "KEY=secret").unwrap();
        let mut run = user.exec("hello hook Stop").stdin("{}");
        if shown {
            run = run.arg("--workspace").arg(&workspace);
        }
        let verdict = run.ok().json();
        let context = verdict["answers"][0]["context"].as_str().unwrap_or_else(|| panic!("{verdict}")).to_owned();
        assert_eq!(context.contains("seen.txt"), sees, "{declared} {shown}: {context}");
        assert!(
            context.starts_with("/plugin ") && !context.contains("secret") && !context.contains("wrote"),
            "{context}"
        );
    }
}

#[test]
fn a_status_line_is_one_short_line_told_nothing() {
    let line = |name: &str, command: &str| json!({ "name": name, "command": command });
    let user = User::new(
        &json!({ "statusLines": [
            line("fine", "echo all well; echo more"),
            line("long", "head -c 3000 /dev/zero | tr '\\0' x"),
            line("told", "/usr/bin/env | grep -v -e ^PWD= -e ^SHLVL= -e ^_= -e ^OLDPWD="),
            line("hangs", "sleep 600"),
            line("red", "printf '\\033[31mred\\033[0m'"),
            line("fails", "echo oh no >&2; exit 3"),
        ] }),
        &json!({}),
    );
    assert_eq!(user.exec("hello status-line fine").ok().stdout, "all well\n");
    assert_eq!(user.exec("hello status-line long").ok().stdout.trim().len(), 200);
    assert_eq!(user.exec("hello status-line red").ok().stdout, "[31mred[0m\n");
    user.exec("hello status-line told").exits(1);
    let began = std::time::Instant::now();
    user.exec("hello status-line hangs").exits(1).says("deadline");
    assert!(began.elapsed() < Duration::from_secs(30));
    user.exec("hello status-line fails").exits(1).says("oh no");
    user.exec("hello status-line other").exits(10);
}

#[test]
fn an_mcp_server_is_disabled_until_it_is_enabled_by_name() {
    let servers = json!({ "mcpServers": {
        "echo": { "command": "cat", "args": ["-"], "env": { "LEVEL": "2" } },
        "far": { "url": "https://mcp.example.com/" },
    } });
    let user = User::new(&servers, &json!({}));
    user.exec("hello mcp echo").stdin("one\n").exits(3).says("disabled").says("--mcp echo");
    user.world.plugin().line("enable hello --mcp other").exits(10);
    user.world.plugin().line("enable hello --mcp echo").ok();
    let said = user.exec("hello mcp echo").stdin("{\"jsonrpc\":\"2.0\"}\n").ok();
    assert_eq!(said.stdout, "{\"jsonrpc\":\"2.0\"}\n");
    user.exec("hello mcp far").exits(3);
    user.world.plugin().line("enable hello --mcp far").ok();
    user.exec("hello mcp far").exits(10).says("address");
    let plan = user.exec("hello mcp echo --print-plan").ok().json();
    assert_eq!((&plan[0]["environment"]["LEVEL"], &plan[0]["directory"]), (&"2".into(), &"/plugin".into()));
    assert_eq!(plan[0]["network"], "none");
}

#[test]
fn what_is_not_trusted_is_not_run() {
    let user = User::new(&json!({ "hooks": { "Stop": hooks(&["allow"]) } }), &json!({}));
    let stop = |user: &User| user.exec("hello hook Stop").stdin("{}");
    stop(&user).ok();
    user.exec("--no-plugins hello hook Stop").stdin("{}").exits(3);
    user.exec("--strict hello hook Stop").stdin("{}").exits(3);
    // Held back after a violation, until a person enables it again.
    let held = json!({ "hello": { "at": "2026-01-01T00:00:00Z", "plugin": "hello", "version": "0.1.0",
        "digest": format!("sha256:{}", "0".repeat(64)), "kind": "path-protected", "detail": "" } });
    let file = user.world.deepcode().join("plugins-quarantine.json");
    std::fs::write(&file, held.to_string()).unwrap();
    stop(&user).exits(3).says("held back");
    std::fs::write(&file, "{").unwrap();
    assert_ne!(stop(&user).end().status, 0);
    std::fs::remove_file(&file).unwrap();
    user.exec("nobody hook Stop").stdin("{}").exits(10);
    user.world.plugin().line("disable hello").ok();
    stop(&user).exits(3).says("is disabled");
    user.world.plugin().line("enable hello").ok();
    let installed = user.world.deepcode().join("plugins/hello");
    user.world.tool("chmod").args(["-R", "u+w"]).arg(&installed).ok();
    std::fs::write(installed.join("hook.sh"), "echo '{\"decision\":\"allow\"}'\n").unwrap();
    stop(&user).exits(4).says("source hash mismatch");
}

#[test]
fn a_hook_with_domains_has_a_road_and_no_other_network() {
    let probe = "printf '{\"context\":\"%s\"}' \"$HTTPS_PROXY $(curl -s -o /dev/null -w '%{http_code}' http://other.example.org/)\"";
    let user = User::new(
        &json!({ "hooks": { "Stop": [{ "hooks": [{ "type": "command", "command": probe }] }] } }),
        &json!({ "allowedDomains": ["api.example.com"] }),
    );
    let verdict = user.hook("Stop", &json!({}));
    assert_eq!(verdict["answers"][0]["context"], "http://127.0.0.1:3128 403", "{verdict}");
    let records = std::fs::read_to_string(user.world.deepcode().join("logs/violations.jsonl")).unwrap();
    assert!(records.contains("domain-denied") && records.contains("other.example.org"), "{records}");
}
