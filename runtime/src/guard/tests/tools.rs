//! The same through an agent's tools, whatever runs or writes, and through links and homes.

use serde_json::json;

use super::super::*;
use super::surroundings;

#[test]
fn tools_that_write_do_not_reach_the_trust_store() {
    let refused = |tool: &str, input: Value| !judge(tool, &input, &surroundings()).allow;
    for path in [
        "/home/u/.deepcode/plugins-trust.json",
        "~/.deepcode/settings.json",
        "../.deepcode/marketplaces.json",
        "/home/u/.deepcode/plugins/x/index.js",
        "/home/u/x/../.deepcode/settings.json",
        "plugins.lock.json",
        "/HOME/u/.deepcode/plugins-trust.json",
        "/home/u/.deepcode/Plugins-Trust.json",
        "/tmp/plugins-trust.json",
        "/home/u/.deepcode/plugins-quarantine.json",
        "file:///home/u/.deepcode/settings.json",
    ] {
        assert!(refused("Write", json!({ "file_path": path, "content": "{}" })), "{path}");
        assert!(refused("Edit", json!({ "file_path": path, "old_string": "a", "new_string": "b" })), "{path}");
        assert!(refused("MultiEdit", json!({ "file_path": path, "edits": [] })), "{path}");
        assert!(refused("NotebookEdit", json!({ "notebook_path": path, "new_source": "x" })), "{path}");
        assert!(refused("mcp__files__write_file", json!({ "path": path, "content": "x" })), "{path}");
        assert!(!refused("Read", json!({ "file_path": path })), "{path}");
    }
    for path in
        ["settings.json", "/home/u/work/.deepcode/settings.json", "docs/plugins-trust.md", "/home/u/.deepcode/notes.md"]
    {
        let input = json!({ "file_path": path, "content": "deepcode plugin install tidy" });
        assert!(!refused("Write", input), "{path}");
    }
    for path in ["/home/u/.bashrc", ".git/hooks/pre-push", ".husky/pre-commit"] {
        assert!(
            refused("Write", json!({ "file_path": path, "content": "x\ndeepcode plugin install tidy\n" })),
            "{path}"
        );
        assert!(refused("Edit", json!({ "file_path": path, "new_string": "deepcode plugin install tidy" })), "{path}");
        let edits = json!([{ "old_string": "", "new_string": "unset DEEPCODE_AGENT" }]);
        assert!(refused("MultiEdit", json!({ "file_path": path, "edits": edits })), "{path}");
        assert!(!refused("Write", json!({ "file_path": path, "content": "make test\n" })), "{path}");
    }
}

#[test]
fn a_command_is_found_in_whatever_tool_runs_it() {
    for (tool, input) in [
        ("bash", json!({ "command": "deepcode plugin install tidy" })),
        ("shell", json!({ "command": ["deepcode", "plugin", "install", "tidy"] })),
        ("shell", json!({ "command": ["bash", "-lc", "deepcode plugin install tidy"] })),
        ("exec", json!({ "cmd": "deepcode", "args": ["plugin", "install", "tidy"] })),
        ("mcp__terminal__run", json!({ "script": "deepcode plugin install tidy" })),
        ("mcp__x", json!({ "steps": [{ "shell": "deepcode plugin install tidy" }] })),
        ("Bash", json!({ "command": "echo {} > settings.json", "cwd": "/home/u/.deepcode" })),
    ] {
        assert!(!judge(tool, &input, &surroundings()).allow, "{tool} {input}");
    }
    for (tool, input) in [
        ("Grep", json!({ "pattern": "deepcode plugin install", "path": "/home/u/.deepcode" })),
        ("WebSearch", json!({ "query": "deepcode plugin install" })),
        ("TodoWrite", json!({ "todos": [{ "content": "deepcode plugin install" }] })),
        ("Bash", json!({ "command": "ls", "description": "deepcode plugin install" })),
        ("Bash", json!(null)),
        ("", json!([])),
    ] {
        assert!(judge(tool, &input, &surroundings()).allow, "{tool} {input}");
    }
}

#[test]
fn a_link_to_the_trust_store_is_the_trust_store() {
    let dir = tempfile::tempdir().unwrap();
    let at = |name: &str| dir.path().join(name);
    std::fs::create_dir_all(at("home/.deepcode")).unwrap();
    std::fs::create_dir_all(at("work")).unwrap();
    std::os::unix::fs::symlink(at("home/.deepcode"), at("work/folder")).unwrap();
    std::os::unix::fs::symlink(at("home/.deepcode/settings.json"), at("work/innocent.txt")).unwrap();
    std::os::unix::fs::symlink(at("home"), at("other")).unwrap();
    let there = Surroundings { cwd: Some(at("work")), home: Some(at("home")), deepcode: vec![at("home/.deepcode")] };
    let other = at("other/.deepcode/settings.json").display().to_string();
    for path in
        ["folder/settings.json", "innocent.txt", "./innocent.txt", "../home/.deepcode/settings.json", other.as_str()]
    {
        assert!(!judge("Write", &json!({ "file_path": path }), &there).allow, "{path}");
        assert!(!judge("Bash", &json!({ "command": format!("echo x > {path}") }), &there).allow, "{path}");
    }
    assert!(judge("Write", &json!({ "file_path": "plain.txt" }), &there).allow);
}

#[test]
fn the_homes_are_compared_as_they_really_are() {
    let none = Surroundings { cwd: None, home: None, deepcode: vec![] };
    assert!(!judge("Write", &json!({ "file_path": "/x/plugins-trust.json" }), &none).allow);
    assert!(judge("Write", &json!({ "file_path": "settings.json" }), &none).allow);
}
