//! Systems other than Linux, behind the same calls: on macOS the embedded engine runs under Seatbelt; anywhere else nothing runs.
//!
//! Built on every system, so that what a Mac runs is what is tested here, with another program in the place of
//! [`PROGRAM`]. What macOS itself makes of a profile can only be seen there: the engine finds out from inside, each time,
//! before it reads a byte, and so does the probe that [`Sandbox::open`] sends first.

mod inside;
mod process;

use std::collections::BTreeMap;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

pub(crate) use inside::{lock, probe};
pub use process::{Confined, Process};

use super::plan::{Identity, Kind, Network, Plan, Seccomp};
use super::probe::{Layer, Probe};
use super::seatbelt::{PROGRAM, Profile};
use super::{CommandPlan, Ended, Limits, SpawnError, Tier, Tools, Unavailable};
use crate::Loaded;

/// 20 s for a child that tries some walls: it is done in 20 ms, on a machine under load later.
const PATIENCE: Duration = Duration::from_secs(20);
/// 64 KiB: the child says a line a wall.
const ANSWER_BYTES: u64 = 64 << 10;

const ON_LINUX: &str = "run node plugins, hooks and MCP servers on Linux with bubblewrap";
const ELSEWHERE: &str = "run plugins on Linux or macOS; on Windows, in the Linux subsystem (WSL 2)";
const REFUSED: &str = "look whether sandbox-exec is there and whether a profile of the organisation forbids it";

/// Which system confines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum System {
    /// With this program in the place of `sandbox-exec`.
    MacOs(PathBuf),
    /// Nothing there is known to confine.
    Other(&'static str),
}

impl System {
    /// This one.
    #[must_use]
    pub fn here() -> Self {
        if cfg!(target_os = "macos") { Self::MacOs(PROGRAM.into()) } else { Self::Other(std::env::consts::OS) }
    }
}

/// A machine that was tried and found good enough.
#[derive(Debug)]
pub struct Sandbox {
    probe: Probe,
    seatbelt: PathBuf,
    own: PathBuf,
}

impl Sandbox {
    /// Tries what this machine enforces, and refuses when that is less than `least` or nothing at all.
    ///
    /// # Errors
    /// [`Unavailable`], with what is missing and what would help.
    pub fn open(tools: &Tools, least: Tier) -> Result<Self, Unavailable> {
        Self::open_on(System::here(), tools, least)
    }

    /// The same on that system.
    ///
    /// # Errors
    /// As [`Sandbox::open`].
    pub fn open_on(system: System, tools: &Tools, least: Tier) -> Result<Self, Unavailable> {
        let refused = |found, layers| Unavailable { found, least, layers };
        let seatbelt = match system {
            System::MacOs(program) => program,
            System::Other(name) => {
                let why = format!("nothing on {name} is known to confine a plugin");
                return Err(refused(Tier::None, vec![Layer::missing("system", why, ELSEWHERE)]));
            }
        };
        let none = |why: String| refused(Tier::None, vec![Layer::missing("seatbelt", why, REFUSED)]);
        // Links are not followed by a profile: it speaks of where a file really is.
        let own = tools.own.canonicalize().map_err(|e| none(format!("{}: {e}", tools.own.display())))?;
        let probe = Probe { tier: Tier::Lockdown, layers: Vec::new() };
        let mut sandbox = Self { probe, seatbelt, own };
        sandbox.probe.layers = sandbox.try_walls().map_err(none)?;
        if Tier::Lockdown < least {
            return Err(refused(Tier::Lockdown, sandbox.probe.layers));
        }
        Ok(sandbox)
    }

    /// Puts a child behind the profile and hears what it finds; one open wall is the error.
    fn try_walls(&self) -> Result<Vec<Layer>, String> {
        let confined = self.start(&self.plan("walled-probe", &Limits::default())).map_err(|e| e.to_string())?;
        confined.process.start_within(PATIENCE);
        let (mut said, mut muttered) = (String::new(), String::new());
        drop(confined.stdin);
        drop(confined.stdout.take(ANSWER_BYTES).read_to_string(&mut said));
        drop(confined.stderr.take(ANSWER_BYTES).read_to_string(&mut muttered));
        let ended = confined.process.wait();
        let found = inside::read(&said)?;
        if ended == Ended::Exited(0) && found.len() == inside::WALLS.len() {
            let namespaces = Layer::missing("namespaces", "this system has none", ON_LINUX);
            return Ok(std::iter::once(namespaces).chain(found.into_iter().map(Layer::enforced)).collect());
        }
        Err(format!("the child {ended}: {}", muttered.trim()))
    }

    /// What this machine enforces.
    #[must_use]
    pub fn probe(&self) -> &Probe {
        &self.probe
    }

    /// A QuickJS engine without a plugin; its first line is `ready`.
    ///
    /// # Errors
    /// [`SpawnError`].
    pub fn quickjs(&self, limits: &Limits) -> Result<Confined, SpawnError> {
        self.start(&self.plan_quickjs(limits))
    }

    /// Refused: node needs namespaces.
    ///
    /// # Errors
    /// [`SpawnError::TierTooLow`].
    pub fn node(&self, loaded: &Loaded, limits: &Limits) -> Result<Confined, SpawnError> {
        self.start(&self.plan_node(loaded, limits)?)
    }

    /// Refused: commands need namespaces.
    ///
    /// # Errors
    /// [`SpawnError::TierTooLow`].
    pub fn command(&self, command: &CommandPlan<'_>, limits: &Limits) -> Result<Confined, SpawnError> {
        self.start(&self.plan_command(command, limits)?)
    }

    /// What [`Sandbox::quickjs`] runs.
    #[must_use]
    pub fn plan_quickjs(&self, limits: &Limits) -> Plan {
        self.plan("walled-quickjs", limits)
    }

    /// Refused as [`Sandbox::node`] is.
    ///
    /// # Errors
    /// [`SpawnError::TierTooLow`].
    pub fn plan_node(&self, _: &Loaded, _: &Limits) -> Result<Plan, SpawnError> {
        Err(self.too_low("a node plugin"))
    }

    /// Refused as [`Sandbox::command`] is.
    ///
    /// # Errors
    /// [`SpawnError::TierTooLow`].
    pub fn plan_command(&self, _: &CommandPlan<'_>, _: &Limits) -> Result<Plan, SpawnError> {
        Err(self.too_low("a command"))
    }

    fn too_low(&self, what: &'static str) -> SpawnError {
        SpawnError::TierTooLow { what, needs: Tier::Namespaces, has: self.probe.tier }
    }

    fn plan(&self, what: &str, limits: &Limits) -> Plan {
        let argv = [&self.own.to_string_lossy(), crate::confined::WORD, what].map(str::to_owned);
        Plan {
            version: 1,
            kind: Kind::Quickjs,
            tier: self.probe.tier,
            argv: argv.into(),
            environment: BTreeMap::new(),
            directory: Path::new("/").into(),
            identity: Identity::Unprivileged,
            namespaces: &[],
            mounts: Vec::new(),
            landlock: Vec::new(),
            seccomp: Seccomp::Seatbelt,
            network: Network::None,
            limits: limits.clone(),
        }
    }

    fn start(&self, plan: &Plan) -> Result<Confined, SpawnError> {
        let foreign = |e| SpawnError::System(std::io::Error::other(e));
        let profile = Profile::of(plan).map_err(foreign)?;
        Ok(Confined::start(&self.seatbelt, profile.arguments(&plan.argv), plan.limits.memory_bytes)?)
    }
}
