//! Commands in the sandbox: a plugin's hooks, status lines and MCP servers from its verified bytes, and any command of a host.

pub mod answer;
pub mod bridge;
mod error;
mod guarded;
pub mod hook;
mod plugin;
pub mod policy;
mod roads;
mod run;
pub mod status;

pub use error::ExecError;
pub use guarded::GUARDED;
pub use plugin::{Ground, PluginCommand, Shown, Started, WORKSPACE};
pub use roads::{Post, Road, RoadGrants, Roads};
pub use run::{Caps, Ran, hear, pass};
