//! The sandbox of this machine: its programs found, and opened at no less than the settings demand.

use std::path::{Path, PathBuf};

use runtime::exec::Shown;
use runtime::files::secrets;
use runtime::sandbox::{Sandbox, Tier, Tools, Unavailable};
use terminal::{Exit, Failure};

use crate::env::Env;
use crate::world::World;

/// Looked into before `PATH`: folders that only the system's administrator writes to.
const SYSTEM: &[&str] = &["/usr/bin", "/bin", "/usr/local/bin", "/run/current-system/sw/bin"];

/// The programs that a sandbox is made of.
///
/// # Errors
/// When this program cannot find itself.
pub fn tools(env: &Env) -> Result<Tools, Failure> {
    let own = Env::own_program()?;
    let path: Vec<PathBuf> = std::env::split_paths(env.variable("PATH").unwrap_or_default()).collect();
    let bwrap =
        SYSTEM.iter().map(Path::new).chain(path.iter().map(PathBuf::as_path)).find_map(|dir| program(dir, "bwrap"));
    // The node that the user chose comes first: it is confined like any other.
    let node = path.iter().find_map(|dir| program(dir, "node"));
    Ok(Tools { own, bwrap, node })
}

/// A program in a folder that is named absolutely: what lies in a workspace is nobody's tool.
fn program(folder: &Path, name: &str) -> Option<PathBuf> {
    use std::os::unix::fs::PermissionsExt as _;
    let path = folder.join(name);
    let is_program = |meta: std::fs::Metadata| meta.is_file() && meta.permissions().mode() & 0o111 != 0;
    (folder.is_absolute() && std::fs::metadata(&path).is_ok_and(is_program)).then_some(path)
}

/// The weakest tier that the settings accept; `none` asks for nothing beyond what an engine needs by itself.
#[must_use]
pub fn least(world: &World) -> Tier {
    let demanded = world.settings.plugins.min_tier.as_deref().and_then(|word| word.parse().ok());
    demanded.unwrap_or(Tier::Lockdown)
}

/// Opens the sandbox.
///
/// # Errors
/// Exit 8, with what is missing and what would help.
pub fn open(world: &World) -> Result<Sandbox, Failure> {
    Sandbox::open(&tools(&world.env)?, least(world)).map_err(|unavailable| refusal(&unavailable))
}

/// How a missing sandbox is told.
#[must_use]
pub fn refusal(unavailable: &Unavailable) -> Failure {
    Failure::new(Exit::SandboxUnavailable, unavailable.to_string())
        .code("sandbox-unavailable")
        .hint(unavailable.hint())
        .details(serde_json::to_value(&unavailable.layers).unwrap_or_default())
}

/// Exit 8: nothing was run.
pub fn unavailable(why: &dyn std::fmt::Display) -> Failure {
    Failure::new(Exit::SandboxUnavailable, why)
        .code("sandbox-unavailable")
        .hint("deepcode-plugin doctor says what is missing")
}

/// A folder that may be shown, with the secrets in it hidden.
///
/// # Errors
/// Exit 3 when it is protected or cannot be looked through.
pub fn shown(world: &World, folder: PathBuf) -> Result<Shown, Failure> {
    let places = crate::broker::places(world)?;
    let hidden = secrets::beneath(&folder, &places).map_err(|e| Failure::new(Exit::Policy, e))?;
    Ok(Shown { folder, hidden })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_of_a_relative_folder_is_not_looked_at() {
        assert_eq!(program(Path::new("."), "Cargo.toml"), None);
        assert_eq!(program(Path::new("bin"), "sh"), None);
        assert_eq!(program(Path::new("/bin"), "sh"), Some(PathBuf::from("/bin/sh")));
    }

    #[test]
    fn what_cannot_be_executed_is_no_program() {
        assert_eq!(program(Path::new("/etc"), "passwd"), None);
    }
}
