//! Why a sandbox is refused: one variant a cause.

use std::io;
use std::path::PathBuf;

use super::ended::Ended;
use super::probe::Layer;
use super::tier::Tier;

/// Nothing is loaded here: error -32030 on the wire.
#[derive(Debug, thiserror::Error)]
#[error("this machine confines at tier {found} and {least} is demanded: {}", why(layers))]
pub struct Unavailable {
    /// The tier found.
    pub found: Tier,
    /// The tier demanded.
    pub least: Tier,
    /// What was looked at.
    pub layers: Vec<Layer>,
}

fn why(layers: &[Layer]) -> String {
    let missing: Vec<String> = layers.iter().filter_map(Layer::complaint).collect();
    if missing.is_empty() { "no layer could be tried".to_owned() } else { missing.join("; ") }
}

impl Unavailable {
    /// What to install or allow.
    #[must_use]
    pub fn hint(&self) -> String {
        let hints: Vec<&str> = self.layers.iter().filter_map(Layer::hint).collect();
        if hints.is_empty() {
            return "lower plugins.minTier in settings.json, or use another machine".to_owned();
        }
        hints.join("; ")
    }
}

/// Why a confined process did not start.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SpawnError {
    /// It needs more than this machine has.
    #[error("{what} needs tier {needs}, and this machine has {has}")]
    TierTooLow {
        /// What was to run.
        what: &'static str,
        /// What it needs.
        needs: Tier,
        /// What there is.
        has: Tier,
    },
    /// Node was not found.
    #[error("this plugin's engine is node, and no node was found")]
    NoNode,
    /// A program cannot be inspected.
    #[error("{path}: {source}")]
    Program {
        /// Which.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// A path to be shown in the sandbox cannot be.
    #[error("{path} cannot be shown in the sandbox: {why}")]
    View {
        /// The path.
        path: PathBuf,
        /// Why not.
        why: &'static str,
    },
    /// It ended before it was locked.
    #[error("the sandbox did not close ({ended}): {words}")]
    NotLocked {
        /// How.
        ended: Ended,
        /// Its last words.
        words: String,
    },
    /// Some system call.
    #[error("the sandbox was not started: {0}")]
    System(#[from] io::Error),
}
