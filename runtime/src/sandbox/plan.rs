//! What would be run, and behind which walls: the one description from which a process is started and a person is told.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::limits::Limits;
use super::tier::Tier;

/// One sandboxed process, before it is started. Its JSON is stable: fields are added, none is renamed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Plan {
    /// 1.
    pub version: u32,
    /// Which kind of process.
    pub kind: Kind,
    /// The tier at which it runs.
    pub tier: Tier,
    /// The program and its arguments, as they stand inside.
    pub argv: Vec<String>,
    /// The whole environment inside.
    pub environment: BTreeMap<String, String>,
    /// The working directory inside.
    pub directory: PathBuf,
    /// As whom, seen from outside.
    pub identity: Identity,
    /// The namespaces of its own.
    pub namespaces: &'static [&'static str],
    /// The whole file system inside, in the order in which it is put together.
    pub mounts: Vec<Mount>,
    /// What Landlock leaves of it.
    pub landlock: Vec<Leave>,
    /// Which system-call filter it is under.
    pub seccomp: Seccomp,
    /// The network.
    pub network: Network,
    /// How much it may use.
    pub limits: Limits,
}

/// Which kind of process.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// The embedded engine.
    Quickjs,
    /// Node.
    Node,
    /// Any program.
    Command,
}

/// `nobody`, who owns no file and runs nothing of worth.
pub const NOBODY: u32 = 65_534;

/// As whom a process runs, seen from outside the sandbox. Inside it is always user 1000 without capabilities.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Identity {
    /// The caller; `nobody` when the caller is root.
    #[default]
    Unprivileged,
    /// The caller, root included: needed where root's own files are to be written.
    Caller,
}

/// One step in putting the file system together.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Mount {
    /// A file or folder of the machine, read-only.
    Read {
        /// On the machine.
        from: PathBuf,
        /// Inside.
        to: PathBuf,
    },
    /// A file or folder of the machine, writable.
    Write {
        /// On the machine.
        from: PathBuf,
        /// Inside.
        to: PathBuf,
    },
    /// An empty folder in memory.
    Scratch {
        /// Inside.
        to: PathBuf,
        /// Its size.
        bytes: u64,
    },
    /// The plugin's verified bytes, in memory; read-only from the first instruction of the plugin on.
    Verified {
        /// Inside.
        to: PathBuf,
        /// Their size, rounded to pages.
        bytes: u64,
    },
    /// An empty folder that nobody writes to, so that what stands there is hidden or cannot be made.
    Hidden {
        /// Inside.
        to: PathBuf,
    },
    /// An empty file that nobody writes to.
    Nothing {
        /// Inside.
        to: PathBuf,
    },
    /// As `Hidden`, where nothing stands on the machine; the folder that marks the place there is removed at the end.
    Blocked {
        /// On the machine.
        from: PathBuf,
        /// Inside.
        to: PathBuf,
    },
    /// A file with this text.
    Text {
        /// Inside.
        to: PathBuf,
        /// The text; a plan does not show it.
        #[serde(skip)]
        text: String,
    },
    /// A link.
    Link {
        /// Inside.
        to: PathBuf,
        /// Where it leads.
        target: PathBuf,
    },
    /// The sandbox's own processes.
    Proc,
    /// `null`, `zero`, `full`, `random`, `urandom`, `tty`.
    Devices,
}

/// A path inside and what Landlock leaves of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Leave {
    /// Inside.
    pub path: PathBuf,
    /// What may be done there.
    pub rights: Rights,
}

/// What may be done at and beneath a path.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rights {
    /// List folders.
    List,
    /// Read.
    Read,
    /// Read and run.
    Run,
    /// Read, make, change, remove.
    Write,
    /// All of it.
    WriteAndRun,
}

/// Which system-call filter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Seccomp {
    /// An allowlist of some twenty calls; everything else kills.
    Engine,
    /// An allowlist for node; one exec; everything else kills.
    Node,
    /// A denylist; calls that were not known when it was written do not exist.
    Command,
    /// None: on macOS the profile takes its place.
    Seatbelt,
}

/// The network of a process.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Network {
    /// None at all.
    None,
    /// None but this Unix socket, which leads to the proxy.
    Bridge(PathBuf),
}

impl Plan {
    /// The program, as it stands inside.
    #[must_use]
    pub fn program(&self) -> &str {
        self.argv.first().map_or("", String::as_str)
    }

    #[cfg(target_os = "linux")]
    pub(super) fn read(&mut self, from: impl AsRef<Path>, to: impl AsRef<Path>) {
        self.mounts.push(Mount::Read { from: from.as_ref().to_owned(), to: to.as_ref().to_owned() });
    }

    #[cfg(target_os = "linux")]
    pub(super) fn leave(&mut self, path: impl AsRef<Path>, rights: Rights) {
        self.landlock.push(Leave { path: path.as_ref().to_owned(), rights });
    }
}
