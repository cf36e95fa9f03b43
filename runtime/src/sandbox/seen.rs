//! What a command is, and what it sees of the machine.

use std::collections::BTreeMap;
use std::path::PathBuf;

use super::plan::{Identity, Network};
use crate::Loaded;

/// A command to be run.
#[derive(Debug)]
pub struct CommandPlan<'a> {
    /// The program, absolute or found in `/usr/bin` and `/bin`, and its arguments.
    pub argv: Vec<String>,
    /// The whole environment.
    pub environment: BTreeMap<String, String>,
    /// Where it starts, inside.
    pub directory: PathBuf,
    /// What it sees besides the system; later ones lie over earlier ones.
    pub view: Vec<Seen>,
    /// A plugin whose verified bytes stand at [`super::PLUGIN`].
    pub plugin: Option<&'a Loaded>,
    /// The network.
    pub network: Network,
    /// As whom, seen from outside.
    pub identity: Identity,
}

/// A file or folder of the machine that a command sees.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seen {
    /// On the machine; it must be there and be no link.
    pub from: PathBuf,
    /// Inside.
    pub to: PathBuf,
    /// What may be done.
    pub access: Access,
    /// Paths beneath that stay read-only although the rest is writable, also where nothing stands yet.
    pub guarded: Vec<PathBuf>,
    /// Paths beneath that are not shown.
    pub hidden: Vec<PathBuf>,
}

/// What may be done with what is seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    /// Read, and run.
    Read,
    /// And change.
    Write,
}
