//! A Linux machine that confines: found by trying, and what is started on it.

use super::groups::Groups;
use super::keeper::Keeper;
use super::process::Confined;
use super::program::Program;
use super::staging::Stage;
use super::{CommandPlan, Limits, Probe, SpawnError};
use crate::Loaded;

/// A machine that was tried and found good enough. Everything confined is started from here.
#[derive(Debug)]
pub struct Sandbox {
    pub(super) keeper: Keeper,
    pub(super) probe: Probe,
    pub(super) own: Program,
    pub(super) bwrap: Option<std::path::PathBuf>,
    pub(super) node: Option<Program>,
    /// Where control groups can be made, if anywhere.
    pub(super) groups: Option<Groups>,
    /// Copies that an unprivileged user can reach; they go with the sandbox.
    pub(super) _stage: Option<Stage>,
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
