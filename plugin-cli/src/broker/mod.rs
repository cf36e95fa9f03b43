//! What the broker of the runtime stands on here: this user's settings and marketplaces, this machine's sandbox and network.

mod commands;
mod feed;
mod ground;

use std::sync::Arc;

use runtime::Store;
use runtime::broker::{Confine, Kept, NoWalls, Timing, Walls, World as Parts};
use runtime::files::Places;
use runtime::sandbox::{Limits, Sandbox};
use schemas::protocol::Refusal;
use terminal::{Exit, Failure};

use crate::network::{Denials, Network};
use crate::world::World;
use commands::InSandbox;
use feed::Lists;
pub(crate) use ground::Here;

/// Everything a broker needs, and the store that it loads from.
///
/// # Errors
/// When the marketplaces or the store cannot be read. A machine that confines nothing is no error: nothing is started on it.
pub fn stand(world: &World, timing: Timing) -> Result<(Parts, Store), Failure> {
    let store = world.store()?;
    let lists = Lists::open(world)?;
    let limits = limits(timing);
    let ground = Arc::new(Here::of(world));
    let kept = Arc::new(Kept::default());
    let network = Arc::new(Network::new(denials(&kept), world.env.temporary()));
    let places = places(world)?;
    let opened = Sandbox::open(&crate::sandbox::tools(&world.env)?, crate::sandbox::least(world)).map(Arc::new);
    let sandbox = opened.as_ref().ok().map(Arc::clone);
    let confine: Arc<dyn Confine> = match opened {
        Ok(sandbox) => Arc::new(Walls::new(sandbox, limits)),
        Err(why) => Arc::new(NoWalls::new(&why, &why.hint())),
    };
    let (here, net) = (Arc::clone(&ground), Arc::clone(&network));
    let commands = Arc::new(InSandbox { sandbox, network, here, places: places.clone() });
    let (home, stop) = (world.home.clone(), terminal::interrupt::flag());
    let parts = Parts { home, ground, feed: Arc::new(lists), confine, net, commands, places, timing, kept, stop };
    Ok((parts, store))
}

/// How much a plugin's process may use.
#[must_use]
pub fn limits(timing: Timing) -> Limits {
    Limits { start: timing.start, call: timing.call, ..Limits::default() }
}

/// What a proxy keeps from leaving is recorded as its plugin's.
fn denials(kept: &Arc<Kept>) -> Denials {
    let kept = Arc::clone(kept);
    Denials::to(move |whose, denial| {
        if let Some(plugin) = whose {
            let target = denial.target.as_deref().unwrap_or("?");
            kept.tell(plugin, format!("{target} ({}): {}", denial.code, denial.why));
        }
    })
}

/// The folders that protected names begin at.
///
/// # Errors
/// When there is no home.
pub fn places(world: &World) -> Result<Places, Failure> {
    let mut homes = vec![world.env.user_home()?];
    homes.extend(etcetera::home_dir().ok());
    homes.dedup();
    let mut deepcode: Vec<_> = homes.iter().map(|home| home.join(".deepcode")).collect();
    deepcode.push(world.home.path().to_owned());
    deepcode.extend(world.env.variable("DEEPCODE_HOME").map(std::path::PathBuf::from));
    deepcode.dedup();
    Ok(Places { homes, deepcode })
}

/// A refusal of the broker as a command's end.
#[must_use]
pub fn failure(refusal: &Refusal) -> Failure {
    use schemas::protocol::ErrorCode as Code;
    let stale = refusal.data.reason.as_deref() == Some("stale");
    let exit = match refusal.code() {
        Code::SourceHashMismatch | Code::VersionReused => Exit::NotTrusted,
        Code::Untrusted if stale => Exit::Stale,
        Code::Untrusted => Exit::NotTrusted,
        Code::Revoked => Exit::Revoked,
        Code::SandboxUnavailable => Exit::SandboxUnavailable,
        Code::SourceNotAllowed | Code::Disabled | Code::InstallViaAgent | Code::PermissionDenied => Exit::Policy,
        Code::Declined | Code::ConsentRequired => Exit::Declined,
        Code::NotFound => Exit::NotFound,
        _ => Exit::Failed,
    };
    let files: Vec<&str> = refusal.data.files.iter().map(|file| file.as_str()).collect();
    let listed = if files.is_empty() { String::new() } else { format!("\n  {}", files.join("\n  ")) };
    let failure = Failure::new(exit, format!("{}{listed}", refusal.message)).code(refusal.code().symbol());
    match &refusal.data.hint {
        Some(hint) => failure.hint(hint.as_str()),
        None => failure,
    }
}

/// A command's end as a refusal of the broker.
fn refusal(failure: &Failure) -> Refusal {
    Refusal::new(schemas::protocol::ErrorCode::Internal, &failure.error)
}

/// Gives a room's result a refusal for an error.
fn told<T>(result: Result<T, Failure>) -> Result<T, Refusal> {
    result.map_err(|failure| refusal(&failure))
}
