//! Nobody in particular: no capability, no group, and never root.

use rustix::io::Errno;
use rustix::process::{Gid, Signal, Uid, geteuid, getppid, set_parent_process_death_signal};
use rustix::thread::{
    CapabilitySet, CapabilitySets, clear_ambient_capability_set, remove_capability_from_bounding_set, set_capabilities,
    set_no_new_privs, set_thread_groups, set_thread_res_gid, set_thread_res_uid,
};

pub use crate::sandbox::NOBODY;

/// Gives up everything that this process is allowed beyond any other: root's identity, capabilities now and later, and the
/// way back through set-uid programs. Dies with its parent.
///
/// # Errors
/// The kernel's; also when it still is root at the end.
pub(super) fn give_up() -> Result<(), Errno> {
    let parent = getppid();
    clear_ambient_capability_set()?;
    if geteuid().is_root() {
        for capability in CapabilitySet::all().iter() {
            match remove_capability_from_bounding_set(capability) {
                // a capability that this kernel does not have
                Ok(()) | Err(Errno::INVAL) => {}
                Err(e) => return Err(e),
            }
        }
        let (user, group) = (Uid::from_raw(NOBODY), Gid::from_raw(NOBODY));
        set_thread_groups(&[])?;
        set_thread_res_gid(group, group, group)?;
        set_thread_res_uid(user, user, user)?;
    }
    let none = CapabilitySet::empty();
    set_capabilities(None, CapabilitySets { effective: none, permitted: none, inheritable: none })?;
    set_no_new_privs(true)?;
    rustix::process::set_dumpable_behavior(rustix::process::DumpableBehavior::NotDumpable)?;
    // A change of identity forgets this signal, so it comes after; a parent that died before it is noticed.
    set_parent_process_death_signal(Some(Signal::KILL))?;
    if geteuid().is_root() || getppid() != parent {
        return Err(Errno::PERM);
    }
    Ok(())
}
