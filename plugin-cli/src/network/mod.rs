//! The network of plugins: what the broker and sandboxed commands ask for, done by `egress`, which alone opens sockets.

mod denials;
mod fetch;
mod roads;

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use egress::{Egress, Limits, Reach, SystemResolver};
use runtime::sandbox::NOBODY;
use schemas::DomainPattern;
use schemas::manifest::NetworkMode;

pub use denials::Denials;

/// 64 KiB: what a hook answers at most.
const HOOK_BYTES: u64 = 64 << 10;

/// The network, behind its policy.
#[derive(Debug)]
pub struct Network {
    /// For plugins that fetch, and for the proxy.
    fetch: Egress,
    /// For hooks that are addresses: exactly those, so no redirect is followed.
    exact: Egress,
    denials: Denials,
    /// Where sockets are put.
    temporary: PathBuf,
}

impl Network {
    /// The public Internet, over https. Refusals by the proxy are told to `denials`; sockets lie in `temporary`.
    #[must_use]
    pub fn new(denials: Denials, temporary: PathBuf) -> Self {
        Self::over(|limits| Egress::new(Reach::https(), Arc::new(SystemResolver), limits), denials, temporary)
    }

    /// The same over another way out: that of a test, which ends at loopback.
    #[must_use]
    pub fn over(road: impl Fn(Limits) -> Egress, denials: Denials, temporary: PathBuf) -> Self {
        let exact = Limits { answer_bytes: HOOK_BYTES, redirects: 0, ..Limits::default() };
        Self { fetch: road(Limits::default()), exact: road(exact), denials, temporary }
    }
}

/// Grants as `egress` has them.
fn grants(
    allowed: &[DomainPattern],
    denied: &[DomainPattern],
    mode: NetworkMode,
) -> Result<egress::Grants, egress::TooBroad> {
    egress::Grants::new(allowed, denied, mode)
}

/// Whose processes put a sandbox together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Owner {
    /// Ours.
    Caller,
    /// As root, those of nobody.
    Nobody,
}

/// A folder for a socket, that its owner alone enters.
fn socket_folder(parent: &Path, owner: Owner) -> io::Result<tempfile::TempDir> {
    let folder = tempfile::Builder::new().prefix("deepcode-road-").tempdir_in(parent)?;
    if owner == Owner::Nobody && rustix::process::geteuid().is_root() {
        let (user, group) = (rustix::fs::Uid::from_raw(NOBODY), rustix::fs::Gid::from_raw(NOBODY));
        rustix::fs::chown(folder.path(), Some(user), Some(group))?;
    }
    Ok(folder)
}
