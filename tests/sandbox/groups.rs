//! What `doctor` says of control groups is what a confined process finds, on a machine that delegates one and on one that does not.

use std::path::{Path, PathBuf};

use runtime::sandbox::{Ended, Limits, Sandbox, State};

use super::again;
use super::ends::{end, sandbox, shell};

/// Whether groups are used here, or what is said instead.
fn claim(sandbox: &Sandbox) -> Result<(), String> {
    let layer = sandbox.probe().layers.iter().find(|layer| layer.name == "control groups").expect("it is told of");
    match &layer.state {
        State::Enforced => Ok(()),
        State::Missing { why, .. } => Err(why.clone()),
    }
}

/// The folder of the control group of version 2 that a process is in.
fn group(process: &str) -> Option<PathBuf> {
    let told = std::fs::read_to_string(format!("/proc/{process}/cgroup")).unwrap();
    let path = told.lines().find_map(|line| line.strip_prefix("0::/"))?.to_owned();
    let mounts = std::fs::read_to_string("/proc/self/mountinfo").unwrap();
    let top = mounts.lines().find(|line| line.contains(" - cgroup2 "))?.split(' ').nth(4)?.to_owned();
    Some(Path::new(&top).join(path))
}

/// Three processes that hold 100 MB each, all at once, where one may have 200.
const TOGETHER: &str = "for i in 1 2 3; do \
                        (head -c 100000000 /dev/zero | tail -c 100000000 | (sleep 2; wc -c)) & done; wait";

fn the_claim_holds() {
    let sandbox = sandbox();
    let claim = claim(&sandbox);
    let confined = sandbox.command(&shell("sleep 60"), &Limits::default()).unwrap();
    let inside = group(&confined.id().to_string());
    let limits = Limits { memory_bytes: 200 << 20, ..Limits::default() };
    let (said, _, ended) = end(sandbox.command(&shell(TOGETHER), &limits).unwrap());
    match claim {
        Ok(()) => {
            let inside = inside.expect("a group");
            let value = |file: &str| std::fs::read_to_string(inside.join(file)).unwrap().trim().parse::<u64>().unwrap();
            // The plan's memory and its scratch folder, and what the sandbox itself takes.
            assert_eq!(value("memory.max"), (200 + 16 + 32) << 20);
            assert_eq!(value("pids.max"), 32 + 3);
            assert_eq!((said.as_str(), ended), ("", Ended::OutOfMemory));
            confined.kill();
            assert_eq!(confined.wait(), Ended::Killed);
            drop(confined);
            assert!(!inside.exists(), "{} was left behind", inside.display());
        }
        Err(why) => {
            assert!(why.contains("each process by itself (RLIMIT_DATA, RLIMIT_NPROC)"), "{why}");
            assert_eq!(inside, group("self"));
            // Each is within its own limit, and nobody counts them together.
            assert_eq!((said.as_str(), ended), ("100000000\n100000000\n100000000\n", Ended::Exited(0)));
            let (own, _, _) = end(sandbox.command(&shell("ulimit -d; ulimit -p"), &limits).unwrap());
            assert_eq!(own, "204800\n32\n");
        }
    }
}

#[test]
fn what_is_claimed_holds() {
    the_claim_holds();
}

#[test]
fn what_is_claimed_holds_for_nobody() {
    again::as_nobody("groups::what_is_claimed_holds_for_nobody", the_claim_holds);
}
