//! Verified bytes run here, and reach nothing: plans, tiers, and the processes behind their walls.

mod bwrap;
mod ended;
mod groups;
mod keeper;
pub(crate) mod launch;
mod limits;
mod marks;
mod open;
pub(crate) mod plan;
mod planning;
mod probe;
mod process;
pub mod seatbelt;
mod spawn;
mod staging;
mod tier;
mod tools;
mod unavailable;
mod view;

pub use ended::Ended;
pub use limits::Limits;
pub use plan::{Identity, Kind, Leave, Mount, Network, Plan, Rights, Seccomp};
pub use planning::BRIDGE;
pub use probe::{Layer, Probe, State};
pub use process::{Confined, Process};
pub use tier::{Tier, UnknownTier};
pub use tools::Tools;
pub use unavailable::{SpawnError, Unavailable};
pub use view::{Access, CommandPlan, Seen};

use groups::Groups;
use keeper::Keeper;
use staging::Stage;
use tools::Program;

use crate::Loaded;

/// Where the verified bytes are mounted, read-only.
pub const PLUGIN: &str = "/plugin";
/// Where this program and node are mounted.
const ENGINE: &str = "/engine";

/// A machine that was tried and found good enough. Everything confined is started from here.
#[derive(Debug)]
pub struct Sandbox {
    keeper: Keeper,
    probe: Probe,
    own: Program,
    bwrap: Option<std::path::PathBuf>,
    node: Option<Program>,
    /// Where control groups can be made, if anywhere.
    groups: Option<Groups>,
    /// Copies that an unprivileged user can reach; they go with the sandbox.
    _stage: Option<Stage>,
}

impl Sandbox {
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
        self.start_engine(&self.plan_quickjs(limits))
    }

    /// Node with a plugin's verified bytes.
    ///
    /// # Errors
    /// [`SpawnError`].
    pub fn node(&self, loaded: &Loaded, limits: &Limits) -> Result<Confined, SpawnError> {
        let plan = self.plan_node(loaded, limits)?;
        self.start_launched(&plan, Some(loaded.tree()))
    }

    /// Any program, with what the plan shows it.
    ///
    /// # Errors
    /// [`SpawnError`].
    pub fn command(&self, command: &CommandPlan<'_>, limits: &Limits) -> Result<Confined, SpawnError> {
        let plan = self.plan_command(command, limits)?;
        self.start_launched(&plan, command.plugin.map(Loaded::tree))
    }
}
