//! Speaks to people: escaped, honest about colour and age, asking only a terminal.
//!
//! Results go to stdout, talk goes to stderr. Every string that somebody else wrote passes through [`escape()`] first.

pub mod ask;
pub mod exit;
pub mod interrupt;
pub mod measure;
pub mod output;
pub mod progress;
pub mod suggest;

pub use ask::{AskError, Terminal};
pub use exit::{Exit, Failure};
pub use output::{Format, Output, Style, columns};
pub use progress::Progress;
pub use schemas::escape;
