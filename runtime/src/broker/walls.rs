//! Confined processes as the broker has them, out of the sandbox.

use std::sync::Arc;
use std::time::Duration;

use schemas::protocol::{Bounded, Crash, CrashKind, ErrorCode, Refusal, SandboxSummary};

use super::world::{Child, Confine, Control};
use crate::sandbox::{Confined, Ended, Limits, Process, Sandbox, SpawnError, State};
use crate::store::Loaded;

/// A sandbox and the limits of what runs in it.
#[derive(Debug)]
pub struct Walls {
    sandbox: Arc<Sandbox>,
    limits: Limits,
}

impl Walls {
    /// Starts everything from `sandbox`, within `limits`.
    #[must_use]
    pub fn new(sandbox: Arc<Sandbox>, limits: Limits) -> Self {
        Self { sandbox, limits }
    }
}

impl Confine for Walls {
    fn summary(&self) -> SandboxSummary {
        let probe = self.sandbox.probe();
        let hint = probe.layers.iter().find_map(|layer| match &layer.state {
            State::Missing { why, hint } if layer.name == "namespaces" => Some(Bounded::cut(&format!("{why}: {hint}"))),
            _ => None,
        });
        SandboxSummary { tier: probe.tier.to_string(), hint }
    }

    fn quickjs(&self) -> Result<Child, Refusal> {
        self.sandbox.quickjs(&self.limits).map(child).map_err(|e| unavailable(&e))
    }

    fn node(&self, loaded: &Loaded) -> Result<Child, Refusal> {
        self.sandbox.node(loaded, &self.limits).map(child).map_err(|e| unavailable(&e))
    }
}

fn unavailable(why: &SpawnError) -> Refusal {
    let hint = "deepcode-plugin doctor says what is missing";
    Refusal::new(ErrorCode::SandboxUnavailable, format!("sandbox unavailable: {why}")).because("spawn").hint(hint)
}

fn child(confined: Confined) -> Child {
    let Confined { stdin, stdout, stderr, process } = confined;
    Child { stdin, stdout, stderr, control: Arc::new(process) }
}

impl Control for Process {
    fn id(&self) -> u32 {
        Self::id(self)
    }

    fn kill(&self) {
        Self::kill(self);
    }

    fn wait(&self, patience: Duration) -> Option<Crash> {
        self.wait_for(patience).map(named)
    }
}

/// An end by the names of the protocol.
fn named(ended: Ended) -> Crash {
    let (kind, exit_code, signal, detail) = match ended {
        Ended::Exited(status) => (CrashKind::Exit, Some(status), None, None),
        Ended::Signalled(signal) => (CrashKind::Signal, None, Some(signal), None),
        Ended::OutOfMemory => (CrashKind::Oom, None, None, None),
        Ended::BadSyscall => (CrashKind::Sigsys, None, None, None),
        Ended::StartTimeout => (CrashKind::StartTimeout, None, None, None),
        Ended::Deadline => (CrashKind::Deadline, None, None, None),
        Ended::ScratchFull => (CrashKind::Oom, None, None, Some("it made more files than it may")),
        Ended::Killed => (CrashKind::Signal, None, Some(9), Some("it was killed")),
    };
    Crash { kind, exit_code, signal, detail: detail.map(Bounded::cut) }
}
