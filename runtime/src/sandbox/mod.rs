//! Verified bytes run here, and reach nothing: plans, tiers, and the processes behind their walls.
//!
//! What a plan, a tier and an end are is the same everywhere. Who puts the walls up is the system's: `linux` with bubblewrap,
//! Landlock and seccomp, [`elsewhere`] with Seatbelt on macOS, and with a refusal on everything else.

pub mod elsewhere;
mod ended;
mod limits;
#[cfg(target_os = "linux")]
mod linux;
pub(crate) mod plan;
mod probe;
pub mod seatbelt;
mod seen;
mod tier;
mod tools;
mod unavailable;

#[cfg(target_os = "linux")]
mod bwrap;
#[cfg(target_os = "linux")]
mod groups;
#[cfg(target_os = "linux")]
mod keeper;
#[cfg(target_os = "linux")]
pub(crate) mod launch;
#[cfg(target_os = "linux")]
mod marks;
#[cfg(target_os = "linux")]
mod open;
#[cfg(target_os = "linux")]
mod planning;
#[cfg(target_os = "linux")]
mod process;
#[cfg(target_os = "linux")]
mod program;
#[cfg(target_os = "linux")]
mod spawn;
#[cfg(target_os = "linux")]
mod staging;
#[cfg(target_os = "linux")]
mod view;

#[cfg(not(target_os = "linux"))]
pub use elsewhere::{Confined, Process, Sandbox};
pub use ended::{BY_SIGNAL, Ended};
pub use limits::Limits;
#[cfg(target_os = "linux")]
pub use linux::Sandbox;
pub use plan::{Identity, Kind, Leave, Mount, NOBODY, Network, Plan, Rights, Seccomp};
pub use probe::{Layer, Probe, State};
#[cfg(target_os = "linux")]
pub use process::{Confined, Process};
pub use seen::{Access, CommandPlan, Seen};
pub use tier::{Tier, UnknownTier};
pub use tools::Tools;
pub use unavailable::{SpawnError, Unavailable};

#[cfg(target_os = "linux")]
use keeper::Keeper;

/// Where the verified bytes are mounted, read-only.
pub const PLUGIN: &str = "/plugin";
/// Where the proxy's socket stands inside.
pub const BRIDGE: &str = "/run/bridge.sock";
/// Where this program and node are mounted.
#[cfg(target_os = "linux")]
const ENGINE: &str = "/engine";
