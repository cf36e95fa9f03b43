//! Commands of plugins, where nothing runs them: what is declared and cannot be run has failed, it has not agreed.

use runtime::Loaded;
use runtime::broker::{Commands, Net, NetDenied, NetGrants, Surroundings};
use schemas::protocol::{Bounded, ErrorCode, FetchAnswer, FetchRequest, HookAnswer, HookFailure, Refusal};
use serde_json::{Map, Value};

/// Nothing runs.
#[derive(Debug)]
pub(super) struct Nowhere;

impl Commands for Nowhere {
    fn hooks(
        &self,
        loaded: &Loaded,
        _: &Surroundings,
        event: &str,
        _: &Map<String, Value>,
    ) -> Vec<Result<HookAnswer, HookFailure>> {
        let manifest = loaded.manifest();
        let declared = manifest.contributes.hooks.get(event).into_iter().flatten().flat_map(|matcher| &matcher.hooks);
        let failed = || HookFailure { plugin: manifest.name.clone(), why: Bounded::cut("no command runs here") };
        declared.filter(|hook| hook.kind.as_deref() != Some("handler")).map(|_| Err(failed())).collect()
    }

    fn status_line(&self, _: &Loaded, _: &Surroundings, _: &str) -> Result<String, Refusal> {
        Err(Refusal::new(ErrorCode::SandboxUnavailable, "no command runs here"))
    }
}

impl Net for Nowhere {
    fn judge(&self, _: &NetGrants, _: &FetchRequest) -> Result<(), NetDenied> {
        let message = "there is no network here".to_owned();
        Err(NetDenied { code: ErrorCode::NetworkDenied, reason: "none".to_owned(), message })
    }

    fn fetch(
        &self,
        grants: &NetGrants,
        request: &FetchRequest,
        _: std::time::Instant,
    ) -> Result<FetchAnswer, NetDenied> {
        self.judge(grants, request)?;
        Err(NetDenied { code: ErrorCode::Internal, reason: "none".to_owned(), message: String::new() })
    }
}
