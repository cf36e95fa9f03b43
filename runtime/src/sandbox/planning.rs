//! The plans of the three kinds of process.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use schemas::manifest::RuntimeKind;

use super::plan::{Identity, Kind, Mount, Network, Plan, Rights, Seccomp};
use super::tools::Program;
use super::{BRIDGE, CommandPlan, ENGINE, Limits, PLUGIN, Sandbox, SpawnError, Tier, launch};
use crate::Loaded;

/// The namespaces that bubblewrap gives to everything.
const NAMESPACES: &[&str] = &["user", "pid", "ipc", "uts", "net", "cgroup", "mount"];
/// What node needs besides JavaScript's own heap: code, stacks of its eleven threads, buffers. Measured 55 MB; the rest is room
/// for buffers.
const NODE_BYTES: u64 = 88 << 20;
/// Where the prelude stands inside.
const PRELUDE: &str = "/engine/prelude.cjs";

impl Sandbox {
    /// What [`Sandbox::quickjs`] runs.
    #[must_use]
    pub fn plan_quickjs(&self, limits: &Limits) -> Plan {
        let inside = self.probe.tier == Tier::Namespaces;
        let own = if inside { engine_path("plugin-engine") } else { self.own.path.clone() };
        let argv = [shown(&own), crate::confined::WORD.to_owned(), "quickjs".to_owned(), limits.engine().word()];
        let mut plan = self.plan(Kind::Quickjs, argv.into(), limits);
        plan.seccomp = Seccomp::Engine;
        if inside {
            show(&mut plan, &self.own, &own);
        } else {
            plan.namespaces = &[];
        }
        plan
    }

    /// What [`Sandbox::node`] runs.
    ///
    /// # Errors
    /// [`SpawnError`].
    pub fn plan_node(&self, loaded: &Loaded, limits: &Limits) -> Result<Plan, SpawnError> {
        self.needs_namespaces("a node plugin")?;
        let node = self.node.as_ref().ok_or(SpawnError::NoNode)?;
        let at = engine_path("node");
        let heap = limits.memory_bytes.saturating_sub(NODE_BYTES).max(16 << 20) >> 20;
        let manifest = loaded.manifest();
        let mut argv = vec![shown(&at), format!("--max-old-space-size={heap}"), "--no-addons".to_owned()];
        match manifest.runtime {
            Some(RuntimeKind::Stdio) => argv.push(format!("{PLUGIN}/{}", manifest.entry().unwrap_or("index.js"))),
            Some(RuntimeKind::Context) | None => {
                argv.extend(crate::engine::NODE_FLAGS.map(str::to_owned));
                argv.push(PRELUDE.to_owned());
            }
        }
        let mut plan = self.plan(Kind::Node, argv, limits);
        plan.seccomp = Seccomp::Node;
        plan.directory = PLUGIN.into();
        self.launcher(&mut plan);
        show(&mut plan, node, &at);
        plan.leave(&at, Rights::Run);
        for library in &node.libraries {
            plan.leave(library, Rights::Run);
        }
        plan.mounts.push(Mount::Text { to: PRELUDE.into(), text: crate::engine::NODE_PRELUDE.to_owned() });
        plan.leave(PRELUDE, Rights::Read);
        verified(&mut plan, loaded);
        scratch(&mut plan, "/tmp", limits);
        Ok(plan)
    }

    /// What [`Sandbox::command`] runs.
    ///
    /// # Errors
    /// [`SpawnError`].
    pub fn plan_command(&self, command: &CommandPlan<'_>, limits: &Limits) -> Result<Plan, SpawnError> {
        self.needs_namespaces("a command")?;
        let mut plan = self.plan(Kind::Command, command.argv.clone(), limits);
        plan.seccomp = Seccomp::Command;
        plan.environment.clone_from(&command.environment);
        plan.directory.clone_from(&command.directory);
        plan.identity = command.identity;
        super::view::system(&mut plan);
        self.launcher(&mut plan);
        if limits.scratch_bytes > 0 {
            scratch(&mut plan, "/tmp", limits);
        }
        for seen in &command.view {
            super::view::show(&mut plan, seen)?;
        }
        if let Some(loaded) = command.plugin {
            verified(&mut plan, loaded);
        }
        if let Network::Bridge(socket) = &command.network {
            plan.mounts.push(Mount::Write { from: socket.clone(), to: BRIDGE.into() });
            plan.leave(BRIDGE, Rights::Write);
            // This program listens on loopback inside, carries what comes to the socket, and starts the command.
            let own = engine_path("plugin-engine");
            plan.leave(&own, Rights::Run);
            let words = [shown(&own), crate::confined::WORD.to_owned(), "bridge".to_owned(), BRIDGE.to_owned()];
            plan.argv.splice(0..0, words);
        }
        plan.network = command.network.clone();
        Ok(plan)
    }

    fn plan(&self, kind: Kind, argv: Vec<String>, limits: &Limits) -> Plan {
        Plan {
            version: 1,
            kind,
            tier: self.probe.tier,
            argv,
            environment: BTreeMap::new(),
            directory: PathBuf::from("/"),
            identity: Identity::Unprivileged,
            namespaces: NAMESPACES,
            mounts: Vec::new(),
            landlock: Vec::new(),
            seccomp: Seccomp::Engine,
            network: Network::None,
            limits: limits.clone(),
        }
    }

    fn needs_namespaces(&self, what: &'static str) -> Result<(), SpawnError> {
        let has = self.probe.tier;
        if has >= Tier::Namespaces {
            Ok(())
        } else {
            Err(SpawnError::TierTooLow { what, needs: Tier::Namespaces, has })
        }
    }

    /// The inner launcher, which Landlock hides before it becomes what it starts.
    fn launcher(&self, plan: &mut Plan) {
        show(plan, &self.own, &engine_path("plugin-engine"));
    }
}

fn engine_path(name: &str) -> PathBuf {
    Path::new(ENGINE).join(name)
}

fn shown(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}

/// A program and its libraries; what is there already is not mounted again.
fn show(plan: &mut Plan, program: &Program, at: &Path) {
    plan.read(&program.path, at);
    for library in &program.libraries {
        let is_there = plan.mounts.iter().any(|mount| match mount {
            Mount::Read { to, .. } | Mount::Link { to, .. } => library.starts_with(to),
            _ => false,
        });
        if !is_there {
            plan.read(library, library);
        }
    }
}

fn verified(plan: &mut Plan, loaded: &Loaded) {
    plan.mounts.push(Mount::Verified { to: PLUGIN.into(), bytes: launch::pages(loaded.tree()) });
    plan.leave(PLUGIN, Rights::Run);
}

fn scratch(plan: &mut Plan, at: &str, limits: &Limits) {
    if limits.scratch_bytes > 0 {
        plan.mounts.push(Mount::Scratch { to: at.into(), bytes: limits.scratch_bytes });
        plan.leave(at, Rights::Write);
    }
}
