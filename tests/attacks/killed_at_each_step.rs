//! Killed at each step: the program ends, as by a power cut, just before each call that changes the disk.
//!
//! strace lets the n-th call of a kind be the last thing that the program does. Afterwards the old state or the new one
//! must stand, and the next command must work.

use tests::kit::{Run, World, binaries, tool};

use crate::victim::Victim;

/// The calls that change a disk, and those that make changes durable.
const CALLS: &[&str] = &[
    "mkdirat",
    "mkdir",
    "fsync",
    "fdatasync",
    "rename",
    "renameat",
    "renameat2",
    "unlink",
    "unlinkat",
    "rmdir",
    "fchmod",
    "chmod",
    "fchmodat",
    "ftruncate",
    "linkat",
];

/// More than any of these commands makes of one kind; beyond it the loop does not end.
const MOST: usize = 400;

/// `deepcode-plugin line`, killed on entering the `n`-th `call`; SIGKILL leaves it no last word.
fn killed(world: &World, line: &str, call: &str, n: usize) -> i32 {
    let inject = format!("inject={call}:signal=SIGKILL:when={n}");
    let traced: Run = world.tool("strace").env("DEEPCODE_HOME", world.deepcode());
    let traced = traced.args(["-f", "-qq", "-o", "/dev/null", "-e", &format!("trace={call}"), "-e", &inject]);
    traced.arg(&binaries().plugin).line(line).end().status
}

/// Runs `line` from the same beginning again and again, killed at every step; `judge` looks at what is left.
fn at_each_step(victim: &Victim, line: &str, judge: impl Fn(&str)) {
    assert!(tool("strace").is_file());
    let (home, before) = (victim.world.deepcode(), victim.world.at("before"));
    victim.world.tool("cp").arg("-a").arg(&home).arg(&before).ok();
    let mut kills = 0;
    for call in CALLS {
        for n in 1..=MOST {
            assert!(n < MOST, "{call} is called without end");
            victim.world.tool("chmod").args(["-R", "u+w"]).arg(&home).ok();
            victim.world.tool("rm").arg("-rf").arg(&home).ok();
            victim.world.tool("cp").arg("-a").arg(&before).arg(&home).ok();
            let status = killed(&victim.world, line, call, n);
            judge(&format!("{line}, killed at {call} {n}"));
            if status != 128 + 9 {
                break;
            }
            kills += 1;
        }
    }
    assert!(kills > 10, "{line} was killed only {kills} times: the test has lost its grip");
}

/// The version that is installed whole, or nothing; anything between is a failure.
fn installed(victim: &Victim, when: &str) -> Option<&'static str> {
    let said = victim.world.plugin().line("verify hello --offline").end();
    match said.status {
        0 if said.stdout.contains("hello 1.0.0") => Some("1.0.0"),
        0 if said.stdout.contains("hello 1.1.0") => Some("1.1.0"),
        10 => None,
        _ => panic!("{when}: {said:?}"),
    }
}

/// Nothing half is in the plugins' folder: after the next command only whole plugins are.
fn is_tidy(victim: &Victim, when: &str) {
    let staging = victim.world.deepcode().join("plugins/.staging");
    let left: Vec<_> = std::fs::read_dir(staging).into_iter().flatten().map(|entry| entry.unwrap().path()).collect();
    assert!(left.is_empty(), "{when}: {left:?}");
}

fn digest(victim: &Victim, at: usize) -> String {
    victim.forge.shards[&"hello".parse().unwrap()].versions[at].source_hash.to_string()
}

/// A victim with `hello` 1.0.0 installed and 1.1.0 to be had.
fn behind() -> Victim {
    let mut victim = Victim::with_hello();
    victim.offers("hello", "1.1.0");
    let site = victim.forge.publish();
    victim.serve(&site);
    victim.updates().ok();
    victim
}

#[test]
fn an_install_is_there_whole_or_not_at_all() {
    let victim = Victim::new();
    let line = format!("install hello@shop --digest {}", digest(&victim, 0));

    at_each_step(&victim, &line, |when| {
        if installed(&victim, when).is_none() {
            assert!(!victim.world.deepcode().join("plugins/hello").exists(), "{when}: a folder without a record");
        }
        victim.world.plugin().line(&line).ok();
        assert_eq!(installed(&victim, when), Some("1.0.0"));
        is_tidy(&victim, when);
    });
}

#[test]
fn an_update_leaves_the_old_version_or_the_new_one() {
    let victim = behind();
    let line = format!("update hello --digest {}", digest(&victim, 1));

    at_each_step(&victim, &line, |when| {
        assert!(installed(&victim, when).is_some(), "{when}: it is gone");
        victim.world.plugin().line(&line).ok();
        assert_eq!(installed(&victim, when), Some("1.1.0"));
        is_tidy(&victim, when);
    });
}

#[test]
fn a_removal_removes_whole_or_not_at_all() {
    let victim = Victim::with_hello();

    at_each_step(&victim, "remove hello", |when| {
        if installed(&victim, when).is_some() {
            victim.world.plugin().line("remove hello").ok();
        }
        assert!(!victim.world.deepcode().join("plugins/hello").exists(), "{when}");
        is_tidy(&victim, when);
    });
}

#[test]
fn a_refresh_never_forgets_what_it_has_seen() {
    let mut victim = Victim::with_hello();
    let old = victim.forge.site.clone();
    victim.forge.wait(1);
    let new = victim.forge.publish();
    victim.serve(&new);

    at_each_step(&victim, "marketplace update shop", |when| {
        victim.serve(&old);
        let said = victim.updates().end();
        assert!([0, 4].contains(&said.status), "{when}: {said:?}");
        victim.serve(&new);
        let said = victim.updates().end();
        assert_eq!(said.status, 0, "{when}: {said:?}");
        victim.serve(&old);
        assert_eq!(victim.updates().end().status, 4, "{when}: the floor was lost");
        victim.serve(&new);
    });
}
