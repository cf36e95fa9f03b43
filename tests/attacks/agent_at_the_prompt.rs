//! An agent that answers the prompt: it has a shell, so it can open a pseudo-terminal and type "t" like a person.

use crate::victim::Victim;

/// The policy refused.
const POLICY: i32 = 3;

#[test]
fn at_a_pseudo_terminal_the_mark_refuses_before_anything_is_asked() {
    let victim = Victim::new();

    let said = victim.world.plugin().line("install hello@shop").env("DEEPCODE_AGENT", "1").person().leaves();

    assert_eq!(said.status, POLICY, "{said:?}");
    said.says("agent").omits("[t]");
    victim.has_nothing();
}

#[test]
fn the_digest_is_no_consent_from_an_agent() {
    let victim = Victim::new();

    victim.installs("hello").env("DEEPCODE_AGENT", "1").exits(POLICY);

    victim.has_nothing();
}

#[test]
fn taking_the_mark_off_ones_own_environment_does_not_help() {
    let victim = Victim::new();
    let digest = victim.forge.shards[&"hello".parse().unwrap()].versions[0].source_hash.to_string();
    let binary = tests::kit::binaries().plugin.display().to_string();
    let line = format!("env -u DEEPCODE_AGENT {binary} install hello@shop --digest {digest}; exit $?");

    for script in [
        line.clone(),
        format!("sh -c '{line}'; exit $?"),
        format!("env -i HOME=$HOME DEEPCODE_HOME=$DEEPCODE_HOME sh -c '{line}'; exit $?"),
    ] {
        let shell = victim.world.tool("sh").env("DEEPCODE_HOME", victim.world.deepcode()).env("DEEPCODE_AGENT", "1");
        let said = shell.args(["-c", &script]).end();
        assert_eq!(said.status, POLICY, "{script}: {said:?}");
    }
    victim.has_nothing();
}

#[test]
fn every_command_that_trusts_refuses() {
    let victim = Victim::with_hello();
    let key = victim.forge.public_key().to_string();
    let address = format!("file://{}", victim.site().display());

    for line in [
        "install hello@shop".to_owned(),
        "update hello".to_owned(),
        "enable hello".to_owned(),
        format!("marketplace add {address} --name again --key {key}"),
        "revocations ignore hello@1.0.0".to_owned(),
    ] {
        let said = victim.world.plugin().line(&line).env("DEEPCODE_AGENT", "1").end();
        assert_eq!(said.status, POLICY, "{line}: {said:?}");
    }
}

#[test]
fn looking_is_allowed() {
    let victim = Victim::with_hello();

    for line in ["list", "verify", "info hello@shop", "search hello", "marketplace list"] {
        victim.world.plugin().line(line).env("DEEPCODE_AGENT", "1").ok();
    }
}
