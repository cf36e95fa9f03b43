//! An agent cannot decide about trust, however far up the mark stands and whatever flags it uses.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on stops")]

use std::path::Path;
use std::process::{Command, Output};

const PLUGIN: &str = env!("CARGO_BIN_EXE_deepcode-plugin");

/// Every command that decides about trust, with flags that would be consent elsewhere.
const DECISIONS: &[&str] = &[
    "marketplace add file:///nowhere --key ed25519:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",
    "marketplace remove shop",
    "install tidy@shop --digest sha256:abababababababababababababababababababababababababababababababab",
    "install --locked plugins.lock.json",
    "update tidy",
    "enable tidy",
    "disable tidy",
    "remove tidy",
    "revocations ignore tidy@1.0.0",
];

fn shell(home: &Path, script: &str) -> Output {
    let mut shell = Command::new("sh");
    shell.env_clear().env("PATH", std::env::var_os("PATH").unwrap()).env("HOME", home).current_dir(home);
    shell.arg("-c").arg(script).output().unwrap()
}

fn refusal(output: &Output) -> Option<String> {
    let document: serde_json::Value = serde_json::from_slice(&output.stdout).ok()?;
    Some(document.pointer("/error/code")?.as_str()?.to_owned())
}

#[test]
fn the_mark_in_the_own_environment_stops_every_decision() {
    let home = tempfile::tempdir().unwrap();
    for decision in DECISIONS {
        let said = shell(home.path(), &format!("DEEPCODE_AGENT=1 exec {PLUGIN} --format json {decision}"));
        assert_eq!(said.status.code(), Some(3), "{decision}: {said:?}");
        assert_eq!(refusal(&said).as_deref(), Some("plugin-install-via-agent-forbidden"), "{decision}");
    }
}

#[test]
fn taking_the_mark_off_does_not_help_while_an_ancestor_has_it() {
    let home = tempfile::tempdir().unwrap();
    // The agent's shell has the mark; it starts a shell without it, which starts the program with an empty environment.
    for decision in DECISIONS {
        let inner = format!("env -i HOME=$HOME PATH=$PATH {PLUGIN} --format json {decision}; exit \\$?");
        let script = format!("DEEPCODE_AGENT=1 sh -c 'env -u DEEPCODE_AGENT sh -c \"{inner}\"; exit $?'; exit $?");
        let said = shell(home.path(), &script);
        assert_eq!(said.status.code(), Some(3), "{decision}: {said:?}");
        assert_eq!(refusal(&said).as_deref(), Some("plugin-install-via-agent-forbidden"), "{decision}");
    }
}

#[test]
fn without_the_mark_the_same_commands_fail_for_their_own_reasons() {
    let home = tempfile::tempdir().unwrap();
    for decision in DECISIONS {
        let said = shell(home.path(), &format!("exec {PLUGIN} --format json {decision}"));
        let code = refusal(&said).unwrap_or_default();
        assert!(!said.status.success() && code != "plugin-install-via-agent-forbidden", "{decision}: {said:?}");
    }
}

#[test]
fn an_agent_may_look() {
    let home = tempfile::tempdir().unwrap();
    for look in ["list", "search", "marketplace list", "revocations", "doctor", "verify"] {
        let said = shell(home.path(), &format!("DEEPCODE_AGENT=1 exec {PLUGIN} {look}"));
        assert_eq!(said.status.code(), Some(0), "{look}: {said:?}");
    }
}
