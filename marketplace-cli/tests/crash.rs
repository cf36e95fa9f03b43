//! Whatever stops a command of the maintainer's, what is published is the old or the new to every client, and the next
//! publication completes.
//!
//! `strace` kills the unmodified program at its n-th call of each kind (docs/decisions/0004). After every kill two clients
//! look: one that has refreshed before, and a newcomer with the first root's digest.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that cannot go on stops")]

mod kit;

use std::collections::BTreeMap;
use std::os::unix::process::ExitStatusExt as _;
use std::path::{Path, PathBuf};
use std::process::{ExitStatus, Stdio};
use std::sync::{Arc, Mutex};

use kit::Machine;
use schemas::Sha256;
use verifier::repository::Refused;
use verifier::tuf::{MemoryState, State, StateError, Transport, TransportError};
use verifier::{Pin, Repository, Trusted};

/// The calls after which a reader may see something else: the program is killed at every one of them.
const TURNS: &[&str] = &["?mkdir,mkdirat", "?rename,renameat,?renameat2", "?unlink,unlinkat,?rmdir", "?link,linkat"];

/// The calls that prepare those, on files under temporary names: of each kind it is killed at so many, evenly spread.
const STEPS: &[&str] = &["write,?pwrite64,?writev", "?chmod,fchmod,fchmodat", "fsync,fdatasync,syncfs", "flock"];
const SAMPLE: usize = 5;

/// A published folder.
struct Folder(PathBuf);

impl Transport for Folder {
    fn get(&self, path: &str, _: u64) -> Result<Vec<u8>, TransportError> {
        std::fs::read(self.0.join(path)).map_err(|_| TransportError::NotFound(path.to_owned()))
    }
    fn describe(&self) -> String {
        self.0.display().to_string()
    }
}

/// What a client sees: versions by plugin, every statement of which holds, and what is revoked.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Seen {
    plugins: BTreeMap<String, Vec<String>>,
    revoked: Vec<String>,
}

impl Seen {
    fn of(site: &Folder, trusted: &Trusted) -> Result<Self, Refused> {
        let index = trusted.index(site)?;
        let mut plugins = BTreeMap::new();
        for shard in &index.document().plugins {
            for entry in &shard.versions {
                let statement = entry.statement(trusted.origin(), &shard.name).unwrap();
                let (key, signature) = (entry.key_id.as_ref().unwrap(), entry.signature.as_ref().unwrap());
                trusted.keyring().verify(&statement, key, signature).unwrap();
            }
            let versions = shard.versions.iter().map(|entry| entry.version.to_string()).collect();
            plugins.insert(shard.name.to_string(), versions);
        }
        let revoked = trusted.revoked().document().revoked.iter().map(|entry| entry.id.to_string()).collect();
        Ok(Self { plugins, revoked })
    }
}

/// A memory that can be looked at while a client has it.
#[derive(Debug, Clone, Default)]
struct Shared(Arc<Mutex<MemoryState>>);

impl State for Shared {
    fn load(&self, name: &str) -> Result<Option<Vec<u8>>, StateError> {
        self.0.lock().unwrap().load(name)
    }
    fn save(&mut self, name: &str, bytes: &[u8]) -> Result<(), StateError> {
        self.0.lock().unwrap().save(name, bytes)
    }
    fn remove(&mut self, name: &str) -> Result<(), StateError> {
        self.0.lock().unwrap().remove(name)
    }
}

/// A client that has refreshed before.
struct Acquaintance {
    root: Sha256,
    state: MemoryState,
}

impl Acquaintance {
    fn with(machine: &Machine) -> Self {
        let bytes = std::fs::read(machine.market("root/1.root.json")).unwrap();
        let root = marketplace_cli::tuf::documents::sha256(&bytes);
        let memory = Shared::default();
        let site = Folder(machine.market("public"));
        let mut client = Repository::bootstrap(&Pin::RootDigest(root), &site, Box::new(memory.clone())).unwrap();
        client.refresh(&site, jiff::Timestamp::now()).unwrap();
        let state = memory.0.lock().unwrap().clone();
        Self { root, state }
    }

    fn looks(&self, site: &Folder) -> Result<Seen, Refused> {
        let mut client = Repository::open(self.root, Box::new(self.state.clone()))?;
        Seen::of(site, &client.refresh(site, jiff::Timestamp::now())?)
    }

    fn newcomer(&self, site: &Folder) -> Result<Seen, Refused> {
        let state = Box::new(MemoryState::new());
        let mut client = Repository::bootstrap(&Pin::RootDigest(self.root), site, state)?;
        Seen::of(site, &client.refresh(site, jiff::Timestamp::now())?)
    }
}

/// A command, the machine before it, and what clients may see afterwards.
struct Case {
    before: Machine,
    act: &'static [&'static str],
    client: Acquaintance,
    old: Seen,
    new: Seen,
}

impl Case {
    /// Clients see the old until the next publication, which makes it the new.
    fn new(before: Machine, act: &'static [&'static str]) -> Self {
        let before = before.again();
        let client = Acquaintance::with(&before);
        let old = client.looks(&Folder(before.market("public"))).unwrap();
        let after = before.again();
        after.run(act).success();
        after.run(&["publish"]).success();
        let new = client.looks(&Folder(after.market("public"))).unwrap();
        Self { before, act, client, old, new }
    }

    fn killed_everywhere(&self) {
        let mut ends = 0;
        for calls in TURNS {
            let all = self.count(calls);
            (1..=all).for_each(|n| self.killed_at(calls, n));
            ends += all;
        }
        assert!(ends >= 2, "only {ends} places to be killed at: strace does not see the calls");
        for calls in STEPS {
            let all = self.count(calls);
            let step = all.div_ceil(SAMPLE).max(1);
            (1..=all).step_by(step).for_each(|n| self.killed_at(calls, n));
        }
    }

    fn traced(&self, machine: &Machine, more: &[&str], calls: &str) -> ExitStatus {
        let trace = format!("trace={calls}");
        let strace = [&["strace", "-f", "-qqq", "-e", &trace], more].concat();
        let mut command = machine.started_by(&strace, self.act);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        command.status().expect("strace, which makes the crashes, is installed")
    }

    /// How often it makes calls of this kind when nobody stops it.
    fn count(&self, calls: &str) -> usize {
        let machine = self.before.again();
        let log = machine.at("strace.log");
        assert!(self.traced(&machine, &["-o", log.to_str().unwrap()], calls).success());
        std::fs::read_to_string(log).unwrap().lines().count()
    }

    fn killed_at(&self, calls: &str, n: usize) {
        let place = format!("{:?} killed at {calls} {n}", self.act);
        let machine = self.before.again();
        let kill = format!("inject={calls}:signal=KILL:when={n}");
        let ended = self.traced(&machine, &["-o", "/dev/null", "-e", &kill], calls);
        // Threads make some calls in another order, and the last ones may fall away.
        assert!(ended.signal() == Some(9) || ended.success(), "{place}: {ended}");
        let site = Folder(machine.market("public"));
        let looks = || [("an acquaintance", self.client.looks(&site)), ("a newcomer", self.client.newcomer(&site))];
        for (who, seen) in looks() {
            let seen = seen.unwrap_or_else(|why| panic!("{place}: {who} refuses: {why}"));
            assert!(seen == self.old || seen == self.new, "{place}: {who} sees {seen:?}");
        }
        machine.run(&["publish"]).success();
        for (who, seen) in looks() {
            let seen = seen.unwrap_or_else(|why| panic!("{place}, published again: {who} refuses: {why}"));
            assert!(seen == self.old || seen == self.new, "{place}, published again: {who} sees {seen:?}");
        }
        let left = litter(&machine.at("market"));
        assert!(left.is_empty(), "{place}, published again: {left:?} is left");
    }
}

/// Files that only a command at work has.
fn litter(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if entry.is_dir() {
            found.extend(litter(&entry));
        } else if entry.extension().is_some_and(|end| end == "tmp" || end == "new") {
            found.push(entry);
        }
    }
    found
}

#[test]
fn a_publication_killed_anywhere_is_visible_whole_or_not_at_all() {
    let machine = Machine::published();
    machine.adds("tidy", "1.1.0");
    machine.adds("other", "1.0.0");
    machine.run(&["revoke", "tidy", "1.0.0", "--reason", "x", "--confirm", "1"]).success();
    let case = Case::new(machine, &["publish"]);
    assert_ne!(case.old, case.new);
    case.killed_everywhere();
}

#[test]
fn a_first_publication_killed_anywhere_is_finished_by_the_next() {
    // There is no client yet, and nothing to be seen; only the next publication counts.
    let machine = Machine::with_marketplace();
    machine.adds("tidy", "1.0.0");
    for calls in TURNS {
        for n in (1..200).step_by(3) {
            let machine = machine.again();
            let kill = format!("inject={calls}:signal=KILL:when={n}");
            let trace = format!("trace={calls}");
            let strace = ["strace", "-f", "-qqq", "-e", &trace, "-o", "/dev/null", "-e", &kill];
            if machine.started_by(&strace, &["publish", "--quiet"]).output().unwrap().status.success() {
                break;
            }
            machine.run(&["publish"]).success();
            machine.run(&["verify"]).success().says("1 version:");
        }
    }
}

#[test]
fn every_key_replaced_at_once_leaves_every_client_a_way_at_every_moment() {
    let machine = Machine::published();
    machine.run(&["key", "rotate"]).success();
    machine.run(&["key", "rotate", "online"]).success();
    machine.adds("tidy", "1.1.0");
    let case = Case::new(machine, &["publish"]);
    assert_ne!(case.old, case.new);
    case.killed_everywhere();
}

#[test]
fn an_emergency_killed_anywhere_has_revoked_or_not() {
    let act = &["revoke", "tidy", "1.0.0", "--reason", "x", "--confirm", "1", "--publish"];
    let case = Case::new(Machine::published(), act);
    assert_ne!(case.old.revoked, case.new.revoked);
    case.killed_everywhere();
}

#[test]
fn an_addition_killed_anywhere_was_signed_or_not() {
    let machine = Machine::published();
    let source = machine.plugin("other", "1.0.0", "");
    let digest = machine.digest(&source).leak();
    let case = Case::new(machine, Box::leak(Box::new(["add", "./src/other", "--digest", digest])));
    assert_ne!(case.old, case.new);
    case.killed_everywhere();
}

#[test]
fn a_rotation_killed_anywhere_leaves_something_to_publish() {
    Case::new(Machine::published(), &["key", "rotate"]).killed_everywhere();
}

#[test]
fn a_stolen_keys_rotation_killed_anywhere_leaves_something_to_publish() {
    Case::new(Machine::published(), &["key", "rotate", "--compromised"]).killed_everywhere();
}
