//! `--policy read-only | workspace-write`: any command, for hosts, with what git and agents obey kept read-only.

use std::collections::BTreeMap;
use std::path::{Component, Path, PathBuf};

use super::bridge;
use super::error::ExecError;
use super::guarded::Guarded;
use super::plugin::Shown;
use crate::sandbox::{Access, CommandPlan, Identity, Limits, Network, Seen};

/// How much a command may change.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Policy {
    /// Nothing but its own scratch folder.
    ReadOnly,
    /// The workspace and the roots that are named.
    WorkspaceWrite,
}

/// A command of a host.
#[derive(Debug, Clone)]
pub struct HostCommand {
    /// The program and its arguments.
    pub argv: Vec<String>,
    /// The whole environment.
    pub environment: BTreeMap<String, String>,
    /// Where it starts: the workspace, or a folder in it.
    pub directory: PathBuf,
    /// The workspace and what else may be changed, each at its own path.
    pub roots: Vec<Shown>,
    /// Shown, never writable.
    pub readable: Vec<Shown>,
}

/// The plan of a host's command. `socket` is the road to the network; none is no network at all.
///
/// # Errors
/// [`ExecError::Root`].
pub fn command(
    policy: Policy,
    command: HostCommand,
    socket: Option<PathBuf>,
) -> Result<CommandPlan<'static>, ExecError> {
    let HostCommand { argv, mut environment, directory, mut roots, readable } = command;
    for root in roots.iter().chain(&readable) {
        check(&root.folder)?;
    }
    if !roots.iter().chain(&readable).any(|root| directory.starts_with(&root.folder)) {
        return Err(ExecError::Root { path: directory, why: "the command would start outside of what it sees" });
    }
    let seen = |root: &Shown, access, guarded| Seen {
        from: root.folder.clone(),
        to: root.folder.clone(),
        access,
        guarded,
        hidden: root.hidden.clone(),
    };
    // The shorter path first: a root inside another lies over it, and what is only readable lies over what is writable.
    roots.sort_by_key(|root| root.folder.components().count());
    let mut view: Vec<Seen> = Vec::new();
    match policy {
        Policy::ReadOnly => view.extend(roots.iter().map(|root| seen(root, Access::Read, Vec::new()))),
        Policy::WorkspaceWrite => {
            let guarded = Guarded::beneath(&roots)?;
            view.extend(roots.iter().map(|root| seen(root, Access::Write, guarded.of(&root.folder))));
        }
    }
    view.extend(readable.iter().map(|root| seen(root, Access::Read, Vec::new())));
    if socket.is_some() {
        environment.extend(bridge::variables());
    }
    let mut argv = argv.into_iter();
    let program = argv.next().unwrap_or_default();
    // The shell looks the program up in PATH, and becomes it.
    let words = ["/bin/sh", "-c", "exec \"$0\" \"$@\""].map(str::to_owned);
    Ok(CommandPlan {
        argv: words.into_iter().chain([program]).chain(argv).collect(),
        environment,
        directory,
        view,
        plugin: None,
        network: socket.map_or(Network::None, Network::Bridge),
        identity: Identity::Caller,
    })
}

/// A root is a real folder, by its own name, and not so high that it holds everybody's.
///
/// # Errors
/// [`ExecError::Root`].
pub fn check(root: &Path) -> Result<(), ExecError> {
    let refuse = |why| Err(ExecError::Root { path: root.to_owned(), why });
    if !root.is_absolute() || root.components().any(|part| matches!(part, Component::ParentDir | Component::CurDir)) {
        return refuse("a root is an absolute path without . and ..");
    }
    if root.components().count() < 3 {
        return refuse("a root is not the top of the machine, nor one of its folders");
    }
    match std::fs::canonicalize(root) {
        Ok(real) if real == root => Ok(()),
        Ok(_) => refuse("there is a link in its path"),
        Err(_) => refuse("it is not there"),
    }
}

/// What a host's command may use: it builds and tests.
#[must_use]
pub fn limits() -> Limits {
    Limits {
        memory_bytes: 16 << 30, // a linker of a large program; it is the user's own machine
        cpus: u32::from(u16::MAX),
        descriptors: 4_096,
        processes: 4_096,
        scratch_bytes: 4 << 30, // a build's temporary files; also the largest file that it writes
        scratch_inodes: 1_000_000,
        ..Limits::default()
    }
}
