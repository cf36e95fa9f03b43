//! Whatever happens to a process that changes the store, the old or the new state stands.
//!
//! `strace` kills the unmodified program at its n-th call of each kind, or fails that call and every later one as a full
//! disk does, for every n until the program gets through. No hook for this is in the product.
#![expect(clippy::unwrap_used, clippy::expect_used, reason = "a test that cannot go on stops")]

mod common;

use std::fs;
use std::os::unix::process::ExitStatusExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus};
use std::sync::OnceLock;
use std::time::SystemTime;

use schemas::{PluginName, Sha256};

/// Everything that changes a disk, by kind; `?` passes over what an architecture does not have.
const CALLS: &[&str] = &[
    "?open,openat",
    "?mkdir,mkdirat",
    "write,?pwrite64,?writev",
    "?chmod,fchmod,fchmodat",
    "fsync,fdatasync,syncfs",
    "?rename,renameat,?renameat2",
    "?unlink,unlinkat,?rmdir",
    "flock",
];

/// The program that is killed. `cargo test` builds it with all the rest; a test that is run alone finds it missing or
/// older than what it is made of, and has it built.
fn keeper() -> &'static Path {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    BUILT.get_or_init(|| {
        let test = std::env::current_exe().unwrap();
        let path = test.ancestors().nth(2).unwrap().join("examples/keeper");
        let room = Path::new(env!("CARGO_MANIFEST_DIR"));
        let newest = newest(&room.join("src")).max(newest(&room.join("examples")));
        if age(&path) < newest {
            let mut cargo = Command::new(env!("CARGO"));
            cargo.args(["build", "--quiet", "-p", "runtime", "--example", "keeper"]);
            assert!(cargo.current_dir(room).status().unwrap().success());
        }
        path
    })
}

fn age(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|found| found.modified()).ok()
}

/// When the youngest file below `folder` was written.
fn newest(folder: &Path) -> Option<SystemTime> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.map(|path| if path.is_dir() { newest(&path) } else { age(&path) }).max().flatten()
}

/// In memory where there is such a place: it is the process that crashes, not the machine, and syncing is not measured.
fn scratch() -> tempfile::TempDir {
    let memory = Path::new("/dev/shm");
    if memory.is_dir() { tempfile::tempdir_in(memory).unwrap() } else { tempfile::tempdir().unwrap() }
}

fn copy(from: &Path, to: &Path) {
    let done = Command::new("cp").arg("-a").arg(from.join(".")).arg(to).status().unwrap();
    assert!(done.success());
}

fn name() -> PluginName {
    "tool".parse().unwrap()
}

/// What a person can tell of a store: version and acknowledgements, or nothing; and what the plugin had kept.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Seen {
    version: Option<(String, Vec<Sha256>)>,
    state: Option<String>,
}

/// Opens the store anew and looks; fails when anything is half.
fn look(home: &Path) -> Seen {
    let store = common::store(home);
    let records = store.records().unwrap().records;
    let version = records.get(&name()).map(|record| {
        let loaded = store.load(&name(), &common::revocations(), common::now()).unwrap();
        assert_eq!(loaded.tree().digest(), common::tree("tool", &record.version.to_string()).digest());
        (record.version.to_string(), record.acknowledged.clone())
    });
    for folder in [home, &home.join("plugins"), &home.join("plugins/.staging")] {
        let litter = |e: &std::ffi::OsString| {
            let e = e.to_str().unwrap();
            e.ends_with(".tmp") || e == ".journal.json" || folder.ends_with(".staging")
        };
        let names = fs::read_dir(folder).map(|all| all.map(|e| e.unwrap().file_name()).collect::<Vec<_>>());
        let left: Vec<_> = names.unwrap_or_default().into_iter().filter(litter).collect();
        assert!(left.is_empty(), "{left:?} left in {}", folder.display());
    }
    Seen { version, state: fs::read_to_string(home.join("plugins/tool/state/kept")).ok() }
}

fn run_under(injection: &str, calls: &str, home: &Path, act: &[&str]) -> ExitStatus {
    Command::new("strace")
        .args(["-f", "-qqq", "-o", "/dev/null", "-e", &format!("trace={calls}")])
        .args(["-e", &format!("inject={calls}:{injection}")])
        .arg(keeper())
        .arg(home)
        .args(act)
        .status()
        .expect("strace, which makes the crashes, is installed")
}

/// A home, an act, and the two states that may stand afterwards.
struct Case {
    home: tempfile::TempDir,
    act: &'static [&'static str],
    old: Seen,
    new: Seen,
}

impl Case {
    fn new(prepare: &[&[&str]], act: &'static [&'static str]) -> Self {
        let run = |home: &Path, act: &[&str]| {
            let done = Command::new(keeper()).arg(home).args(act).status().unwrap();
            assert!(done.success(), "{act:?}");
        };
        let home = scratch();
        for act in prepare {
            run(home.path(), act);
            let state = home.path().join("plugins/tool/state");
            if state.is_dir() {
                fs::write(state.join("kept"), "mine").unwrap();
            }
        }
        let old = look(home.path());
        let after = scratch();
        copy(home.path(), after.path());
        run(after.path(), act);
        let new = look(after.path());
        assert_ne!(old, new, "the act changes something");
        Self { home, act, old, new }
    }

    /// Kills the act at every call of every kind, until it gets through.
    fn killed_at_every_call(&self) {
        let ends: usize = CALLS.iter().map(|calls| (1..500).take_while(|n| self.is_killed_at(calls, *n)).count()).sum();
        assert!(ends >= 20, "only {ends} places to be killed at: strace does not see the calls");
    }

    /// Whether there is an `n`-th call to be killed at; judges what is left either way.
    fn is_killed_at(&self, calls: &str, n: usize) -> bool {
        let home = scratch();
        copy(self.home.path(), home.path());
        let ended = run_under(&format!("signal=KILL:when={n}"), calls, home.path(), self.act);
        let seen = look(home.path());
        let place = format!("{:?} at {calls} {n}", self.act);
        if ended.success() {
            assert_eq!(seen, self.new, "{place}");
            return false;
        }
        assert_eq!(ended.signal(), Some(9), "{place}: {ended}");
        assert!(seen == self.old || seen == self.new, "{place}: {seen:?}");
        true
    }
}

const INSTALLED: &[&[&str]] = &[&["admit", "tool", "1.0.0"], &["acknowledge", "tool"]];

#[test]
fn a_first_install_killed_anywhere_is_whole_or_was_never_there() {
    let case = Case::new(&[&["admit", "other", "1.0.0"]], &["admit", "tool", "1.0.0"]);
    assert_eq!(case.old.version, None);
    case.killed_at_every_call();
}

#[test]
fn an_update_killed_anywhere_leaves_the_old_or_the_new_version_and_the_state() {
    let case = Case::new(INSTALLED, &["admit", "tool", "2.0.0"]);
    assert_eq!((&case.old.state, &case.new.state), (&Some("mine".to_owned()), &Some("mine".to_owned())));
    case.killed_at_every_call();
}

#[test]
fn a_removal_killed_anywhere_removed_all_or_nothing() {
    let case = Case::new(INSTALLED, &["remove", "tool"]);
    assert_eq!(case.new, Seen { version: None, state: None });
    case.killed_at_every_call();
}

#[test]
fn a_removal_that_keeps_state_keeps_it_wherever_it_is_killed() {
    let case = Case::new(INSTALLED, &["remove-but-state", "tool"]);
    assert_eq!(case.new, Seen { version: None, state: Some("mine".to_owned()) });
    case.killed_at_every_call();
}

#[test]
fn an_acknowledgement_killed_anywhere_was_made_or_not() {
    Case::new(&[&["admit", "tool", "1.0.0"]], &["acknowledge", "tool"]).killed_at_every_call();
}

#[test]
fn a_disk_that_fills_up_at_any_moment_leaves_the_old_state() {
    let case = Case::new(INSTALLED, &["admit", "tool", "2.0.0"]);
    // What a full disk refuses: new bytes and new names. Moving and removing still works.
    let mut ends = 0;
    for calls in ["?mkdir,mkdirat", "write,?pwrite64,?writev", "fsync,fdatasync,syncfs"] {
        for n in 1..500 {
            let home = scratch();
            copy(case.home.path(), home.path());
            let ended = run_under(&format!("error=ENOSPC:when={n}+"), calls, home.path(), case.act);
            let place = format!("full from {calls} {n} on");
            if ended.success() {
                break;
            }
            assert_eq!(ended.code(), Some(1), "{place}: it says so and ends");
            let left: Vec<_> = fs::read_dir(home.path().join("plugins/.staging")).unwrap().collect();
            assert!(calls.contains("fsync") || left.is_empty(), "{place}: {left:?} left on a full disk");
            let seen = look(home.path());
            assert!(seen == case.old || calls.contains("fsync") && seen == case.new, "{place}: {seen:?}");
            ends += 1;
        }
    }
    assert!(ends >= 10, "only {ends} places to be full at: strace does not see the calls");
}

#[test]
fn a_single_failure_of_any_call_is_undone_or_overcome() {
    let case = Case::new(INSTALLED, &["admit", "tool", "2.0.0"]);
    for calls in ["?rename,renameat,?renameat2", "?unlink,unlinkat,?rmdir", "?chmod,fchmod,fchmodat", "fsync,syncfs"] {
        for n in 1..=run_count(calls, case.home.path(), case.act) {
            let home = scratch();
            copy(case.home.path(), home.path());
            let ended = run_under(&format!("error=EIO:when={n}"), calls, home.path(), case.act);
            let unfinished = home.path().join("plugins/.journal.json").exists();
            assert!(!unfinished, "{calls} {n}: left to the next open");
            let expected = if ended.success() { &case.new } else { &case.old };
            assert_eq!(&look(home.path()), expected, "{calls} {n}");
        }
    }
}

/// How many calls of this kind the act makes when nothing fails.
fn run_count(calls: &str, from: &Path, act: &[&str]) -> usize {
    let home = scratch();
    copy(from, home.path());
    let log = home.path().join("strace.log");
    let done = Command::new("strace")
        .args(["-f", "-qqq", "-e", &format!("trace={calls}"), "-o"])
        .arg(&log)
        .arg(keeper())
        .arg(home.path())
        .args(act)
        .status()
        .unwrap();
    assert!(done.success());
    fs::read_to_string(log).unwrap().lines().count()
}

#[test]
fn a_real_disk_that_is_too_small_leaves_the_old_state() {
    // The limit of a file's size stands for it: the system itself refuses in the middle of a write, and no mount is
    // needed. 16 blocks are 8 or 16 KiB, as shells count.
    const { assert!(common::LONG_BYTES > 16 << 10) };
    let case = Case::new(INSTALLED, &["admit", "tool", "2.0.0"]);
    let home = scratch();
    copy(case.home.path(), home.path());
    let ended = Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -f 16; exec \"$0\" \"$@\""])
        .arg(keeper())
        .arg(home.path())
        .args(case.act)
        .status()
        .unwrap();
    assert_eq!(ended.code(), Some(1), "{ended}");
    assert_eq!(look(home.path()), case.old);
}

#[test]
fn two_installs_at_once_take_turns() {
    for round in 0..8 {
        let home = scratch();
        let start = |act: &[&str]| Command::new(keeper()).arg(home.path()).args(act).spawn().unwrap();
        let mut running = vec![
            start(&["admit", "tool", "1.0.0"]),
            start(&["admit", "tool", "2.0.0"]),
            start(&["admit", "other", "1.0.0"]),
            start(&["admit", "third", "1.0.0"]),
        ];
        for child in &mut running {
            assert!(child.wait().unwrap().success(), "round {round}");
        }
        let seen = look(home.path()).version.unwrap().0;
        assert!(["1.0.0", "2.0.0"].contains(&seen.as_str()), "round {round}: {seen}");
        let store = common::store(home.path());
        assert_eq!(store.records().unwrap().records.len(), 3, "round {round}: no record was lost");
        for name in ["other", "third"] {
            store.load(&name.parse().unwrap(), &common::revocations(), common::now()).unwrap();
        }
    }
}

#[test]
fn a_load_beside_updates_sees_one_version_whole() {
    let home = scratch();
    common::admit(&common::store(home.path()), common::tree("tool", "1.0.0")).unwrap();
    let path = home.path().to_owned();
    let writer = std::thread::spawn(move || {
        for minor in 1..30 {
            common::admit(&common::store(&path), common::tree("tool", &format!("1.{minor}.0"))).unwrap();
        }
    });
    let mut loads = 0;
    while !writer.is_finished() {
        let loaded = common::store(home.path()).load(&name(), &common::revocations(), common::now()).unwrap();
        assert_eq!(loaded.manifest().version, loaded.record().version);
        loads += 1;
        // A reader that never pauses would keep every writer waiting.
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    writer.join().unwrap();
    assert!(loads > 0);
}
