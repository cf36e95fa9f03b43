//! Commands of plugins for the broker: in the sandbox where there is one; else what is declared has failed, it has not agreed.

use std::path::PathBuf;
use std::sync::Arc;

use runtime::Loaded;
use runtime::broker::{Commands, Ground as _, Surroundings};
use runtime::exec::{Ground, Shown, hook, status};
use runtime::files::{Places, secrets};
use runtime::sandbox::Sandbox;
use schemas::manifest::Workspace;
use schemas::protocol::{Bounded, ErrorCode, HookAnswer, HookFailure, Refusal};
use serde_json::{Map, Value};

use super::ground::Here;
use crate::network::Network;

/// Where commands run.
pub(super) struct InSandbox {
    pub(super) sandbox: Option<Arc<Sandbox>>,
    pub(super) network: Arc<Network>,
    pub(super) here: Arc<Here>,
    pub(super) places: Places,
}

impl InSandbox {
    /// What a plugin's command is given in a session.
    fn ground(&self, loaded: &Loaded, around: &Surroundings) -> Result<Ground<'_>, Refusal> {
        let nowhere = || Refusal::new(ErrorCode::SandboxUnavailable, "no command runs here: there is no sandbox");
        let sandbox = self.sandbox.as_deref().ok_or_else(nowhere)?;
        let denied = self.here.rules()?.denied_domains();
        let sees = loaded.manifest().workspace == Workspace::Read;
        let workspace = around.workspace.as_ref().filter(|_| sees).map(|path| self.shown(path)).transpose()?;
        Ok(Ground { sandbox, roads: self.network.as_ref(), denied, workspace })
    }

    fn shown(&self, path: &PathBuf) -> Result<Shown, Refusal> {
        let refuse = |why: &dyn std::fmt::Display| Refusal::new(ErrorCode::SandboxBlocked, why);
        let folder = std::fs::canonicalize(path).map_err(|e| refuse(&format!("{}: {e}", path.display())))?;
        let hidden = secrets::beneath(&folder, &self.places).map_err(|e| refuse(&e))?;
        Ok(Shown { folder, hidden })
    }
}

impl Commands for InSandbox {
    fn hooks(
        &self,
        loaded: &Loaded,
        around: &Surroundings,
        event: &str,
        input: &Map<String, Value>,
    ) -> Vec<Result<HookAnswer, HookFailure>> {
        let manifest = loaded.manifest();
        let matchers = manifest.contributes.hooks.get(event).into_iter().flatten();
        if !matchers.flat_map(|matcher| &matcher.hooks).any(|hook| hook.command.is_some() || hook.url.is_some()) {
            return Vec::new();
        }
        match self.ground(loaded, around) {
            Ok(ground) => hook::run(&ground, loaded, event, input),
            Err(why) => vec![Err(HookFailure { plugin: manifest.name.clone(), why: Bounded::cut(&why.message) })],
        }
    }

    fn status_line(&self, loaded: &Loaded, around: &Surroundings, name: &str) -> Result<String, Refusal> {
        let ground = self.ground(loaded, around)?;
        status::run(&ground, loaded, name)
            .map_err(|e| Refusal::new(ErrorCode::CapabilityFailed, e).because("status-line"))
    }
}
