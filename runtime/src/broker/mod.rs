//! One long-lived process that owns all plugins of a host: it loads, starts, judges, performs, and ends them.
//!
//! It holds no secret of the host. A plugin's process has a token and speaks in lines; a line is counted, its token
//! compared, its shape checked, its call found, its capability looked up in the manifest, its path or name judged; only then
//! is the host asked, and what it allows is done here, on what was opened when it was judged. Threads, not async.

mod calls;
mod cancel;
mod capability;
mod consent;
mod contributions;
mod dispatch;
mod hooks;
mod link;
mod load;
mod net;
mod orphan;
mod pool;
mod process;
mod records;
mod rules;
mod seat;
mod serve;
mod session;
mod shared;
mod state;
mod walls;
mod watch;
mod world;

use schemas::protocol::{ErrorCode, Refusal};

pub use net::{Net, NetDenied, NetGrants};
pub use rules::Rules;
pub use serve::{Ended, serve};
pub use state::{QUOTA_BYTES, QUOTA_ENTRIES};
pub use walls::Walls;
pub use watch::LOOK;
pub use world::{Ask, Child, Commands, Confine, Control, Feed, Ground, Kept, NoWalls, Surroundings, Timing, World};

/// Bytes of the system's randomness.
fn random<const N: usize>() -> Result<[u8; N], Refusal> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|e| Refusal::new(ErrorCode::Internal, format!("no randomness: {e}")))?;
    Ok(bytes)
}
