//! What a maintainer sees before signing: the plugin, what it asks for, what changed, whose name it resembles.

pub mod blast;
pub mod changes;
pub mod neighbours;
mod show;

pub use blast::Blast;
pub use changes::Changes;
pub use show::{facts, show, show_changes};
