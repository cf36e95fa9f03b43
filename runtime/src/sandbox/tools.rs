//! The programs that a sandbox is made of.

use std::path::PathBuf;

#[cfg(target_os = "linux")]
pub(super) use super::program::Program;

/// Where the programs lie, absolute; found by whoever reads the environment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tools {
    /// This program, which re-executes itself as `plugin-engine`.
    pub own: PathBuf,
    /// bubblewrap.
    pub bwrap: Option<PathBuf>,
    /// Node.
    pub node: Option<PathBuf>,
}
