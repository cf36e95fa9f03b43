//! The places that the hostile program takes, and what it gets done there.

use std::collections::BTreeSet;
use std::io::{Read, Write as _};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock};
use std::time::{Duration, Instant};

use runtime::Loaded;
use runtime::sandbox::{Access, CommandPlan, Identity, Limits, Network, Sandbox, Seen, Tier, Tools};

use super::again::program;
use super::outside::Machine;
use super::plugin::Installed;

/// Long enough for every bomb on a busy machine; what hangs was stopped.
const PATIENCE: Duration = Duration::from_secs(15);
/// At a time: two for each of the two processors, since most only wait.
const AT_ONCE: usize = 4;

/// Whose place it takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Place {
    /// Nobody's: it is simply started.
    Bare,
    /// QuickJS's, in namespaces.
    Engine,
    /// QuickJS's, where there are no namespaces.
    EngineLockedDown,
    /// Node's.
    Node,
    /// A command's, with the system in view and nothing of the machine else.
    Command,
}

/// Every probe's name.
pub(crate) fn probes() -> &'static [String] {
    static PROBES: OnceLock<Vec<String>> = OnceLock::new();
    PROBES.get_or_init(|| {
        let said = Command::new(program()).arg("list").output().unwrap();
        String::from_utf8(said.stdout).unwrap().lines().map(str::to_owned).collect()
    })
}

/// Tries every probe there, and says which worked.
pub(crate) fn try_all(place: Place, machine: &Machine) -> BTreeSet<String> {
    let held = Held::new(place);
    let (next, worked) = (AtomicUsize::new(0), Mutex::new(BTreeSet::new()));
    let some = || {
        while let Some(probe) = probes().get(next.fetch_add(1, Ordering::Relaxed)) {
            machine.tidy();
            if held.try_one(&machine.line(probe)) {
                worked.lock().unwrap().insert(probe.clone());
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..AT_ONCE {
            scope.spawn(some);
        }
    });
    worked.into_inner().unwrap()
}

struct Held {
    place: Place,
    sandbox: Option<Sandbox>,
    plugin: Installed,
}

impl Held {
    fn new(place: Place) -> Self {
        let bwrap = (place != Place::EngineLockedDown).then(|| PathBuf::from("/usr/bin/bwrap"));
        let tools = Tools { own: program(), bwrap, node: Some(program()) };
        let least = if place == Place::EngineLockedDown { Tier::Lockdown } else { Tier::Namespaces };
        let sandbox = (place != Place::Bare).then(|| Sandbox::open(&tools, least).unwrap());
        Self { place, sandbox, plugin: Installed::new("") }
    }

    fn loaded(&self) -> Loaded {
        self.plugin.load()
    }

    fn try_one(&self, line: &str) -> bool {
        let Some(sandbox) = &self.sandbox else { return bare(line) };
        let limits = Limits::default();
        let confined = match self.place {
            Place::Bare => return bare(line),
            Place::Engine | Place::EngineLockedDown => sandbox.quickjs(&limits),
            Place::Node => sandbox.node(&self.loaded(), &limits),
            Place::Command => {
                let loaded = self.loaded();
                let command = CommandPlan {
                    argv: vec!["/hostile".to_owned(), "command".to_owned()],
                    environment: std::collections::BTreeMap::new(),
                    directory: "/tmp".into(),
                    view: vec![Seen {
                        from: program(),
                        to: "/hostile".into(),
                        access: Access::Read,
                        guarded: Vec::new(),
                        hidden: Vec::new(),
                    }],
                    plugin: Some(&loaded),
                    network: Network::None,
                    identity: Identity::Unprivileged,
                };
                sandbox.command(&command, &limits)
            }
        };
        let mut confined = confined.unwrap();
        confined.process.answer_by(Instant::now() + PATIENCE);
        // it may be gone already
        confined.stdin.write_all(line.as_bytes()).ok();
        let worked = says_it_worked(&mut confined.stdout);
        drop((confined.stdin, confined.stdout));
        confined.process.kill();
        // a killed process is gone before the next is tried
        assert!(confined.process.wait_for(PATIENCE).is_some());
        worked
    }
}

fn bare(line: &str) -> bool {
    let mut command = Command::new(program());
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).env_clear().spawn().unwrap();
    child.stdin.take().unwrap().write_all(line.as_bytes()).ok();
    let worked = says_it_worked(&mut child.stdout.take().unwrap());
    child.kill().ok();
    child.wait().unwrap();
    worked
}

/// Whether the last thing said is that it worked.
fn says_it_worked(from: &mut impl Read) -> bool {
    let (mut buffer, mut tail) = (vec![0; 64 << 10], Vec::new());
    while let Ok(read @ 1..) = from.read(&mut buffer) {
        tail.extend_from_slice(&buffer[..read]);
        tail.drain(..tail.len().saturating_sub(16));
    }
    tail.ends_with(b"WORKED\n")
}
