//! What a command sees of a Linux machine: the system read-only, and what it was granted, with the parts in it that stay read-only.

use std::path::{Path, PathBuf};

use super::plan::{Mount, Plan, Rights};
use super::seen::{Access, Seen};
use super::unavailable::SpawnError;

/// Programs and what they need; a folder that is not there is left out.
const SYSTEM: &[&str] = &["/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/opt", "/nix/store"];
/// What programs look up and what is nobody's secret: names, certificates, the loader's cache, the time zone.
const LOOKED_UP: &[&str] = &[
    "/etc/alternatives",
    "/etc/bash.bashrc",
    "/etc/ca-certificates",
    "/etc/crypto-policies",
    "/etc/fonts",
    "/etc/group",
    "/etc/host.conf",
    "/etc/inputrc",
    "/etc/ld.so.cache",
    "/etc/ld.so.conf",
    "/etc/ld.so.conf.d",
    "/etc/localtime",
    "/etc/locale.alias",
    "/etc/magic",
    "/etc/mime.types",
    "/etc/nsswitch.conf",
    "/etc/passwd",
    "/etc/pki/tls/certs",
    "/etc/pki/ca-trust",
    "/etc/protocols",
    "/etc/services",
    "/etc/shells",
    "/etc/ssl/certs",
    "/etc/ssl/openssl.cnf",
    "/etc/terminfo",
    "/etc/timezone",
];

/// The system, read-only, with processes and devices of its own.
pub(super) fn system(plan: &mut Plan) {
    for path in SYSTEM {
        match std::fs::symlink_metadata(path) {
            Ok(meta) if meta.is_symlink() => {
                if let Ok(target) = std::fs::read_link(path) {
                    plan.mounts.push(Mount::Link { to: path.into(), target });
                }
            }
            Ok(_) => {
                plan.read(path, path);
                plan.leave(path, Rights::Run);
            }
            Err(_) => {}
        }
    }
    for path in LOOKED_UP {
        if std::fs::metadata(path).is_ok() {
            plan.read(path, path);
            plan.leave(path, Rights::Read);
        }
    }
    plan.mounts.extend([Mount::Proc, Mount::Devices]);
    // what is mounted may be listed: programs look for themselves from the root down
    plan.leave("/", Rights::List);
    plan.leave("/proc", Rights::Read);
    plan.leave("/dev", Rights::Read);
    // these, and not /dev/shm, whose size nobody has set
    for device in ["null", "zero", "full", "random", "urandom", "tty"] {
        plan.leave(format!("/dev/{device}"), Rights::Write);
    }
}

/// One thing seen, with its guarded and hidden parts laid over it.
pub(super) fn show(plan: &mut Plan, seen: &Seen) -> Result<(), SpawnError> {
    let refuse = |path: &Path, why| Err(SpawnError::View { path: path.to_owned(), why });
    match std::fs::symlink_metadata(&seen.from) {
        Ok(meta) if meta.is_symlink() => return refuse(&seen.from, "it is a link"),
        Ok(_) => {}
        Err(_) => return refuse(&seen.from, "it is not there"),
    }
    if !seen.to.is_absolute() || seen.to.components().any(|c| matches!(c, std::path::Component::ParentDir)) {
        return refuse(&seen.to, "its place inside is not absolute");
    }
    let (from, to) = (seen.from.clone(), seen.to.clone());
    match seen.access {
        Access::Read => {
            plan.mounts.push(Mount::Read { from, to });
            plan.leave(&seen.to, Rights::Run);
        }
        Access::Write => {
            plan.mounts.push(Mount::Write { from, to });
            plan.leave(&seen.to, Rights::WriteAndRun);
            for part in &seen.guarded {
                guard(plan, seen, part)?;
            }
        }
    }
    for part in &seen.hidden {
        if std::fs::symlink_metadata(seen.from.join(part)).is_ok() {
            let (from, to) = (beneath(seen, &seen.from, part)?, beneath(seen, &seen.to, part)?);
            plan.mounts.push(if from.is_dir() { Mount::Hidden { to } } else { Mount::Nothing { to } });
        }
    }
    Ok(())
}

/// A part that stays as it is. The folders on the way to it are mounts of their own, which cannot be renamed: a part whose folder
/// was moved away could be made anew. Where there is nothing, an empty folder takes the place, so that nothing can be made there;
/// a link cannot be held in place, so what has one is not shown writable at all.
fn guard(plan: &mut Plan, seen: &Seen, part: &Path) -> Result<(), SpawnError> {
    let mut way: Vec<&Path> = part.ancestors().skip(1).filter(|above| !above.as_os_str().is_empty()).collect();
    way.reverse();
    for above in way {
        let mount = Mount::Write { from: beneath(seen, &seen.from, above)?, to: beneath(seen, &seen.to, above)? };
        if !plan.mounts.contains(&mount) {
            plan.mounts.push(mount);
        }
    }
    let (from, to) = (beneath(seen, &seen.from, part)?, beneath(seen, &seen.to, part)?);
    match std::fs::symlink_metadata(&from) {
        Ok(meta) if meta.is_symlink() => {
            Err(SpawnError::View { path: from, why: "it is a link, which cannot be kept from being replaced" })
        }
        Ok(_) if !super::marks::stands(&from) => {
            plan.mounts.push(Mount::Read { from, to });
            Ok(())
        }
        Ok(_) | Err(_) => {
            plan.mounts.push(Mount::Blocked { from, to });
            Ok(())
        }
    }
}

/// The part under `root`; every folder on the way to it must be a folder, not a link.
fn beneath(seen: &Seen, root: &Path, part: &Path) -> Result<PathBuf, SpawnError> {
    let mut at = seen.from.clone();
    for component in part.components() {
        if !matches!(component, std::path::Component::Normal(_)) {
            return Err(SpawnError::View { path: part.to_owned(), why: "it does not lie beneath what is shown" });
        }
        if at.is_symlink() {
            return Err(SpawnError::View { path: at, why: "it is a link" });
        }
        at.push(component);
    }
    Ok(root.join(part))
}
