//! Which walls stand is found by putting a child behind them, at the highest tier first.

use std::io::Read as _;
use std::time::Duration;

use super::ended::Ended;
use super::groups::Groups;
use super::plan::{Kind, Plan};
use super::probe::{Layer, Probe};
use super::staging::{Stage, is_open_to_all};
use super::tools::{Program, Tools};
use super::{Keeper, Limits, Sandbox, SpawnError, Tier, Unavailable};

/// A child that tries some walls is done in 20 ms; on a machine under load it may take longer.
const PATIENCE: Duration = Duration::from_secs(20);
/// 64 KiB: the child says a line a wall.
const ANSWER_BYTES: u64 = 64 << 10;

const INSTALL: &str = "install bubblewrap, 0.8 or newer (Debian, Ubuntu, Fedora, Arch: package bubblewrap)";
const ALLOW: &str = "allow unprivileged user namespaces (sysctl kernel.unprivileged_userns_clone=1; on Ubuntu an AppArmor profile for \
                     bwrap or kernel.apparmor_restrict_unprivileged_userns=0; in a container --security-opt seccomp=unconfined)";
const GROUPS: &str = "control groups";
const KERNEL: &str = "boot Linux 6.2 or newer with Landlock among its security modules (lsm=landlock,…) and seccomp";

impl Sandbox {
    /// Tries what this machine enforces, and refuses when that is less than `least` or nothing at all.
    ///
    /// # Errors
    /// [`Unavailable`], with what is missing and what would help.
    pub fn open(tools: &Tools, least: Tier) -> Result<Self, Unavailable> {
        let refused = |name, why: String| Unavailable {
            found: Tier::None,
            least,
            layers: vec![Layer::missing(name, why, String::new())],
        };
        let keeper = Keeper::new().map_err(|e| refused("threads", e.to_string()))?;
        let mut own = Program::inspect(&tools.own).map_err(|e| refused("engine", e.to_string()))?;
        let mut node = tools.node.as_deref().and_then(|path| Program::inspect(path).ok());
        let programs = [("plugin-engine", Some(&mut own)), ("node", node.as_mut())];
        let stage = reachable(programs).map_err(|e| refused("engine", e.to_string()))?;
        let probe = Probe { tier: Tier::Namespaces, layers: Vec::new() };
        let bwrap = tools.bwrap.clone();
        let (groups, ungrouped) = match Groups::find() {
            Ok(groups) => (Some(groups), String::new()),
            Err(why) => (None, why),
        };
        let mut sandbox = Self { keeper, probe, own, bwrap, node, groups, _stage: stage };
        sandbox.try_tiers(ungrouped);
        let Probe { tier, layers } = &sandbox.probe;
        if *tier == Tier::None || *tier < least {
            return Err(Unavailable { found: *tier, least, layers: layers.clone() });
        }
        Ok(sandbox)
    }

    /// `ungrouped` is why there are no control groups, if there are none.
    fn try_tiers(&mut self, mut ungrouped: String) {
        let mut layers = Vec::new();
        if self.bwrap.is_none() {
            layers.push(Layer::missing("namespaces", "bubblewrap (bwrap) was not found", INSTALL));
        } else {
            match self.try_grouped(Tier::Namespaces, &mut ungrouped) {
                Ok(found) => {
                    layers.push(Layer::enforced("namespaces"));
                    layers.extend(found);
                    layers.push(self.summed(ungrouped));
                    self.probe = Probe { tier: Tier::Namespaces, layers };
                    return;
                }
                Err(why) => layers.push(Layer::missing("namespaces", why, ALLOW)),
            }
        }
        self.probe.tier = Tier::Lockdown;
        self.probe.tier = match self.try_grouped(Tier::Lockdown, &mut ungrouped) {
            Ok(found) => {
                layers.extend(found);
                Tier::Lockdown
            }
            Err(why) => {
                layers.push(Layer::missing("lockdown", why, KERNEL));
                Tier::None
            }
        };
        layers.push(self.summed(ungrouped));
        self.probe.layers = layers;
    }

    /// In a control group where one can be made; where a child cannot enter one, without, and why is kept.
    fn try_grouped(&mut self, tier: Tier, ungrouped: &mut String) -> Result<Vec<Layer>, String> {
        let grouped = self.try_walls(tier);
        let Err(why) = &grouped else { return grouped };
        let Some(groups) = self.groups.take() else { return grouped };
        let alone = self.try_walls(tier);
        match &alone {
            Ok(_) => *ungrouped = format!("no process can be put into a group: {why}"),
            // It was not the group's fault.
            Err(_) => self.groups = Some(groups),
        }
        alone
    }

    /// What holds a whole tree of processes to one sum, or what holds instead.
    fn summed(&self, ungrouped: String) -> Layer {
        if self.groups.is_some() {
            return Layer::enforced(GROUPS);
        }
        let why = format!("{ungrouped}; limits hold each process by itself (RLIMIT_DATA, RLIMIT_NPROC)");
        Layer::missing(GROUPS, why, "")
    }

    /// Puts a child behind the walls of `tier`; what does not hold is the error.
    fn try_walls(&self, tier: Tier) -> Result<Vec<Layer>, String> {
        let mut plan: Plan = self.plan_quickjs(&Limits::default());
        plan.kind = Kind::Quickjs;
        plan.argv.truncate(2);
        plan.argv.push("probe".to_owned());
        let confined = self.start_engine(&plan).map_err(|e: SpawnError| e.to_string())?;
        confined.process.start_within(PATIENCE);
        let (mut said, mut muttered) = (String::new(), String::new());
        drop(confined.stdin);
        drop(confined.stdout.take(ANSWER_BYTES).read_to_string(&mut said));
        drop(confined.stderr.take(ANSWER_BYTES).read_to_string(&mut muttered));
        let ended = confined.process.wait();
        let walls = walls(&said, tier)?;
        match ended {
            Ended::BadSyscall if !walls.is_empty() => Ok(walls),
            _ if said.is_empty() => Err(format!("the child {ended}: {}", muttered.trim())),
            _ => Err(format!("a forbidden system call did not kill: the child {ended}")),
        }
    }
}

/// What the child said, wall by wall. Newer rights of Landlock and, at the lower tier, the namespaces may be missing.
fn walls(said: &str, tier: Tier) -> Result<Vec<Layer>, String> {
    let mut layers = Vec::new();
    for line in said.lines() {
        let mut parts = line.splitn(3, '\t');
        let (wall, verdict, why) = (parts.next().unwrap_or(""), parts.next().unwrap_or(""), parts.next().unwrap_or(""));
        let name = *NAMES.iter().find(|(said, _)| *said == wall).ok_or_else(|| format!("the child said {line:?}"))?;
        match (verdict, name.1) {
            ("holds", _) => layers.push(Layer::enforced(name.0)),
            (_, Demand::Never) => layers.push(Layer::missing(name.0, why, "boot a newer kernel")),
            (_, Demand::Inside) if tier < Tier::Namespaces => layers.push(Layer::missing(name.0, why, "")),
            _ => return Err(format!("{wall}: {why}")),
        }
    }
    Ok(layers)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Demand {
    Always,
    /// Only in namespaces.
    Inside,
    Never,
}

/// The walls that the child speaks of.
const NAMES: &[(&str, Demand)] = &[
    ("empty root", Demand::Inside),
    ("own processes", Demand::Inside),
    ("no network", Demand::Inside),
    ("descriptors", Demand::Always),
    ("limits", Demand::Always),
    ("identity", Demand::Always),
    ("landlock", Demand::Always),
    ("landlock, newer rights", Demand::Never),
    ("filter", Demand::Always),
];

/// As root everything becomes nobody, who must be able to run these programs; of what lies in root's home, a copy is run.
fn reachable(programs: [(&str, Option<&mut Program>); 2]) -> std::io::Result<Option<Stage>> {
    if !rustix::process::geteuid().is_root() {
        return Ok(None);
    }
    let mut stage = None;
    for (name, program) in programs {
        let Some(program) = program.filter(|program| !is_open_to_all(&program.path)) else { continue };
        let copies = match stage.take() {
            Some(copies) => copies,
            None => Stage::new()?,
        };
        program.path = copies.copy(&program.path, name)?;
        stage = Some(copies);
    }
    Ok(stage)
}
