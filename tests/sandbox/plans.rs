//! What would be run is told as JSON that does not change by itself.

use std::path::Path;

use runtime::sandbox::{Access, Limits, Network, Plan, Seen};
use serde_json::{Value, json};

use super::ends::{sandbox, shell};

/// The plan without what depends on this machine: where its programs and libraries lie.
fn golden(plan: &Plan) -> Value {
    let mut plan = serde_json::to_value(plan).unwrap();
    let is_system = |path: &Value| {
        let path = Path::new(path.as_str().unwrap_or_default());
        ["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/opt", "/nix", "/etc"]
            .iter()
            .any(|top| path.starts_with(top))
    };
    for (list, field) in [("mounts", "to"), ("landlock", "path")] {
        plan[list].as_array_mut().unwrap().retain(|entry| entry.get(field).is_none_or(|path| !is_system(path)));
    }
    for mount in plan["mounts"].as_array_mut().unwrap() {
        let inside = mount["to"].as_str().unwrap_or_default().to_owned();
        if inside.starts_with("/engine/") {
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
