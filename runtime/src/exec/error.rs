//! Why a command did not run: one variant a cause.

use std::io;
use std::path::PathBuf;

use crate::sandbox::{Ended, SpawnError};

/// Why a command did not run, or not to its end.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ExecError {
    /// The sandbox.
    #[error(transparent)]
    Spawn(#[from] SpawnError),
    /// The road to the network.
    #[error("the road to the network cannot be opened, so nothing is run: {0}")]
    Road(#[source] io::Error),
    /// An MCP server.
    #[error("the MCP server {name:?} cannot be run: {why}")]
    Server {
        /// Its name.
        name: String,
        /// Why.
        why: &'static str,
    },
    /// An MCP server that nobody enabled.
    #[error("the MCP server {name:?} is disabled")]
    ServerDisabled {
        /// Its name.
        name: String,
    },
    /// A status line.
    #[error("the plugin contributes no status line {name:?}")]
    NoStatusLine {
        /// Its name.
        name: String,
    },
    /// It ran, and ended badly.
    #[error("it ended by {}{}", ended.word(), if last_words.is_empty() { String::new() } else { format!(": {last_words}") })]
    Ended {
        /// How.
        ended: Ended,
        /// What it said last, cut and escaped.
        last_words: String,
    },
    /// It said more than is heard.
    #[error("it said more than {cap} bytes")]
    TooMuch {
        /// The cap in bytes.
        cap: usize,
    },
    /// A root that cannot be shown.
    #[error("{path}: {why}")]
    Root {
        /// The path.
        path: PathBuf,
        /// Why.
        why: &'static str,
    },
    /// The system.
    #[error(transparent)]
    Io(#[from] io::Error),
}
