//! What would be run is told as JSON that does not change by itself.

use std::path::Path;

use runtime::sandbox::{Access, Limits, Network, Plan, Seen};
use serde_json::{Value, json};
use tests::kit::{Plugin, Run, World};

use super::ends::{sandbox, shell};

/// The plan without what depends on this machine: where its programs and libraries lie.
fn golden(plan: &Plan) -> Value {
    portable(serde_json::to_value(plan).unwrap())
}

fn portable(mut plan: Value) -> Value {
    let is_system = |path: &Value| {
        let path = Path::new(path.as_str().unwrap_or_default());
        ["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/opt", "/nix", "/etc"]
            .iter()
            .any(|top| path.starts_with(top))
    };
    for (list, field) in [("mounts", "to"), ("landlock", "path")] {
        plan[list].as_array_mut().unwrap().retain(|entry| entry.get(field).is_none_or(|path| !is_system(path)));
    }
    if plan["tier"] == "lockdown" {
        plan["argv"][0] = json!("[program]");
    }
    for mount in plan["mounts"].as_array_mut().unwrap() {
        let inside = mount["to"].as_str().unwrap_or_default().to_owned();
        if inside.starts_with("/engine/") && mount.get("from").is_some() {
            mount["from"] = json!("[program]");
        }
    }
    plan
}

#[test]
fn the_engines_plan() {
    insta::assert_json_snapshot!(golden(&sandbox().plan_quickjs(&Limits::default())));
}

#[test]
fn a_commands_plan() {
    let folder = tempfile::Builder::new().prefix("plan").tempdir_in("/tmp").unwrap();
    let workspace = folder.path().join("workspace");
    std::fs::create_dir_all(workspace.join(".git")).unwrap();
    let mut command = shell("make");
    command.directory = "/workspace".into();
    command.network = Network::Bridge("/run/user/1000/proxy.sock".into());
    command.view = vec![Seen {
        from: workspace.clone(),
        to: "/workspace".into(),
        access: Access::Write,
        guarded: vec![".git".into(), ".agents".into()],
        hidden: Vec::new(),
    }];
    let plan = sandbox().plan_command(&command, &Limits::default()).unwrap();
    let text = golden(&plan).to_string().replace(workspace.to_str().unwrap(), "[workspace]");
    insta::assert_json_snapshot!(serde_json::from_str::<Value>(&text).unwrap());
}

#[test]
fn a_plan_is_the_same_twice() {
    let sandbox = sandbox();
    let once = sandbox.plan_quickjs(&Limits::default());
    assert_eq!(
        serde_json::to_string(&once).unwrap(),
        serde_json::to_string(&sandbox.plan_quickjs(&Limits::default())).unwrap()
    );
}

/// A user with one plugin of that manifest, installed and enabled.
fn user(more: &Value) -> World {
    let world = World::new();
    std::fs::create_dir_all(world.deepcode()).unwrap();
    let settings = json!({ "plugins": { "allowedSources": ["local-path"] } });
    std::fs::write(world.deepcode().join("settings.json"), settings.to_string()).unwrap();
    let plugin = Plugin::write(world.at("shown"), "shown", "1.0.0").edit(|manifest| {
        manifest.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    });
    let folder = plugin.folder().to_owned();
    let digest = world.marketplace().line("hash --format json").arg(&folder).directory(world.home()).ok();
    world.plugin().arg("install").arg(&folder).args(["--digest", &digest.field("/digest")]).ok();
    world.plugin().line("enable shown").ok();
    world
}

/// The one plan that a command prints, without what depends on this machine.
fn printed(run: Run, world: &World) -> Value {
    let said = run.arg("--print-plan").ok();
    let text = said.stdout.replace(world.path().to_str().unwrap(), "[world]");
    let plans: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(plans.as_array().map(Vec::len), Some(1), "{plans}");
    portable(plans[0].clone())
}

#[test]
fn a_quickjs_plugins_plan_at_either_tier() {
    let world = user(&json!({ "main": "index.js" }));
    insta::assert_json_snapshot!("run_quickjs_in_namespaces", printed(world.plugin().line("run shown"), &world));
    let without = world.plugin_without("bwrap").line("run shown");
    insta::assert_json_snapshot!("run_quickjs_locked_down", printed(without, &world));
    // Nothing was run, and nothing is left to be asked for.
    assert!(!world.deepcode().join("logs").exists());
}

#[test]
fn a_node_plugins_plan_and_none_without_namespaces() {
    let world = user(&json!({ "engine": "node", "main": "index.js" }));
    insta::assert_json_snapshot!("run_node_in_namespaces", printed(world.plugin().line("run shown"), &world));
    world.plugin_without("bwrap").line("run shown --print-plan").exits(8).says("tier namespaces");
    let world = user(&json!({ "engine": "node", "runtime": "stdio", "main": "index.js" }));
    let plan = printed(world.plugin().line("run shown"), &world);
    insta::assert_json_snapshot!("run_program_argv", plan["argv"]);
}

#[test]
fn a_hosts_commands_plan_and_none_without_namespaces() {
    let world = World::new();
    let workspace = world.at("workspace");
    std::fs::create_dir_all(workspace.join(".git")).unwrap();
    let exec = |run: Run| run.directory(workspace.clone()).without("TERM").env("PATH", "/usr/bin:/bin");
    for policy in ["read-only", "workspace-write"] {
        let line = format!("exec --policy {policy} --print-plan");
        let said = exec(world.plugin()).line(&line).args(["--", "true"]).ok();
        let text = said.stdout.replace(world.path().to_str().unwrap(), "[world]");
        let plans: Value = serde_json::from_str(&text).unwrap();
        insta::assert_json_snapshot!(format!("exec_{policy}"), portable(plans[0].clone()));
        world.plugin_without("bwrap").directory(workspace.clone()).line(&line).args(["--", "true"]).exits(8);
    }
}

#[test]
fn a_plan_is_of_what_would_run_and_of_nothing_else() {
    let world = user(&json!({ "contributes": { "skills": ["skills/hello/SKILL.md"] } }));
    world.plugin().line("run shown --print-plan").exits(10).says("no code");
    world.plugin().line("run missing --print-plan").exits(10);
    world.plugin().line("disable shown").ok();
    world.plugin().line("run shown --print-plan").exits(3);
    world.plugin().line("run shown").exits(2);
}
