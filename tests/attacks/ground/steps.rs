//! One command, run again and again from the same beginning, and stopped at each of its steps in turn.
//!
//! strace lets the n-th call of a kind be the last thing that the program does, or fail as a full disk makes it fail.

use std::path::PathBuf;

use tests::kit::{Said, World, binaries};

use super::victim::Victim;

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

/// The calls that need room.
const HUNGRY: &[&str] =
    &["write", "pwrite64", "writev", "copy_file_range", "mkdirat", "mkdir", "fsync", "rename", "renameat2"];

/// More than any of these commands makes of one kind; beyond it the loop does not end.
const MOST: usize = 400;

/// What happens at a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fate {
    /// SIGKILL on entering the call: no last word, as when the power goes.
    Killed,
    /// The call fails: the disk is full.
    NoSpace,
}

impl Fate {
    fn calls(self) -> &'static [&'static str] {
        match self {
            Self::Killed => CALLS,
            Self::NoSpace => HUNGRY,
        }
    }

    /// As strace's `inject` wants it.
    fn injected(self, call: &str, n: usize) -> String {
        let what = match self {
            Self::Killed => "signal=SIGKILL",
            Self::NoSpace => "error=ENOSPC",
        };
        format!("inject={call}:{what}:when={n}")
    }
}

/// `deepcode-plugin line`, met by `fate` at the `n`-th `call`; nothing when there is no such call any more.
fn met(world: &World, line: &str, fate: Fate, (call, n): (&str, usize)) -> Option<Said> {
    let log: PathBuf = world.at("strace.log");
    let traced = world.tool("strace").env("DEEPCODE_HOME", world.deepcode()).args(["-f", "-qq", "-o"]).arg(&log);
    let traced = traced.args(["-e", &format!("trace={call}"), "-e", &fate.injected(call, n)]);
    let said = traced.arg(&binaries().plugin).line(line).end();
    let happened = match fate {
        Fate::Killed => said.status == 128 + 9,
        Fate::NoSpace => std::fs::read_to_string(&log).unwrap().contains("(INJECTED)"),
    };
    happened.then_some(said)
}

/// Runs `line` from the same beginning again and again, met by `fate` at every step; `judge` looks at what is left.
pub(crate) fn at_each(victim: &Victim, line: &str, fate: Fate, judge: impl Fn(&str)) {
    let (home, before) = (victim.world.deepcode(), victim.world.at("before"));
    victim.world.tool("cp").arg("-a").arg(&home).arg(&before).ok();
    let mut times = 0;
    for call in fate.calls() {
        for n in 1..=MOST {
            assert!(n < MOST, "{call} is called without end");
            victim.world.tool("chmod").args(["-R", "u+w"]).arg(&home).ok();
            victim.world.tool("rm").arg("-rf").arg(&home).ok();
            victim.world.tool("cp").arg("-a").arg(&before).arg(&home).ok();
            let Some(said) = met(&victim.world, line, fate, (call, n)) else { break };
            judge(&format!("{line}, {fate:?} at {call} {n}: {said:?}"));
            times += 1;
        }
    }
    assert!(times > 10, "{line} was met only {times} times: the test has lost its grip");
}

/// The version that is installed whole, or nothing; anything between is a failure.
pub(crate) fn installed(victim: &Victim, when: &str) -> Option<&'static str> {
    let said = victim.world.plugin().line("verify hello --offline").end();
    match said.status {
        0 if said.stdout.contains("hello 1.0.0") => Some("1.0.0"),
        0 if said.stdout.contains("hello 1.1.0") => Some("1.1.0"),
        10 => None,
        _ => panic!("{when}: {said:?}"),
    }
}

/// Nothing half is in the plugins' folder: after the next command only whole plugins are.
pub(crate) fn is_tidy(victim: &Victim, when: &str) {
    let staging = victim.world.deepcode().join("plugins/.staging");
    let left: Vec<_> = std::fs::read_dir(staging).into_iter().flatten().map(|entry| entry.unwrap().path()).collect();
    assert!(left.is_empty(), "{when}: {left:?}");
}

/// The digest of a version of `hello`, counted from the first.
pub(crate) fn digest(victim: &Victim, at: usize) -> String {
    victim.forge.shards[&"hello".parse().unwrap()].versions[at].source_hash.to_string()
}

/// A victim with `hello` 1.0.0 installed and 1.1.0 to be had.
pub(crate) fn behind() -> Victim {
    let mut victim = Victim::with_hello();
    victim.offers("hello", "1.1.0");
    let site = victim.forge.publish();
    victim.serve(&site);
    victim.updates().ok();
    victim
}
