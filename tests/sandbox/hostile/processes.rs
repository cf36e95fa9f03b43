//! Other processes, and becoming another.

use super::Outside;
use super::call::{
    NOTHING, Tried, call, end_child, map, open, reaches, text, touch, wait_for, words, works, write, zeros,
};

const HERE: u64 = libc::AT_FDCWD as u64;
const RWX: i32 = libc::PROT_READ | libc::PROT_WRITE | libc::PROT_EXEC;
const ANONYMOUS: i32 = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;

/// A child that does nothing; it is waited for where that is possible.
fn child(flags: u64) -> Tried {
    match call(libc::SYS_clone, &[flags | libc::SIGCHLD as u64, 0, 0, 0, 0])? {
        0 => end_child(),
        id => {
            wait_for(id);
            Ok(())
        }
    }
}
/// Executes in a child, or here where there can be none; here it does not come back to say so, but what it becomes does.
fn execute(number: i64, arguments: &[u64]) -> Tried {
    works(number, arguments)
}
fn say_worked() -> u64 {
    words(&[text("/bin/echo"), text("WORKED"), 0])
}

pub(crate) fn exec_echo(_: &Outside) -> Tried {
    execute(libc::SYS_execve, &[text("/bin/echo"), say_worked(), words(&[0])])
}
pub(crate) fn exec_loader(_: &Outside) -> Tried {
    let loader = "/lib64/ld-linux-x86-64.so.2";
    execute(
        libc::SYS_execve,
        &[text(loader), words(&[text(loader), text("/bin/echo"), text("WORKED"), 0]), words(&[0])],
    )
}
pub(crate) fn exec_shell(_: &Outside) -> Tried {
    let line = words(&[text("sh"), text("-c"), text("echo WORKED"), 0]);
    execute(libc::SYS_execve, &[text("/bin/sh"), line, words(&[0])])
}
pub(crate) fn exec_own(_: &Outside) -> Tried {
    let line = words(&[text("node"), text("list"), 0]);
    execute(libc::SYS_execve, &[text("/engine/node"), line, words(&[0])])
}
pub(crate) fn exec_at(_: &Outside) -> Tried {
    execute(libc::SYS_execveat, &[HERE, text("/bin/echo"), say_worked(), words(&[0]), 0])
}
pub(crate) fn exec_memory(_: &Outside) -> Tried {
    let file = call(libc::SYS_memfd_create, &[text("x"), 0])? as u64;
    let program = std::fs::read("/bin/echo").map_err(|e| e.raw_os_error().unwrap_or(NOTHING))?;
    works(libc::SYS_write, &[file, program.as_ptr() as u64, program.len() as u64])?;
    execute(libc::SYS_execveat, &[file, text(""), say_worked(), words(&[0]), libc::AT_EMPTY_PATH as u64])
}
pub(crate) fn exec_script(_: &Outside) -> Tried {
    let path = format!("/tmp/script-{}", std::process::id());
    write(&path)?;
    std::fs::write(&path, "#!/bin/sh\nrm -f $0\necho WORKED\n").map_err(|e| e.raw_os_error().unwrap_or(NOTHING))?;
    works(libc::SYS_fchmodat, &[HERE, text(&path), 0o755])?;
    execute(libc::SYS_execve, &[text(&path), words(&[text(&path), 0]), words(&[0])])
}
/// The address in the filter cannot be known; a guess must not come back.
pub(crate) fn exec_guess(_: &Outside) -> Tried {
    let page = call(
        libc::SYS_mmap,
        &[0x1234_5678_9000, 4096, 3, (ANONYMOUS | libc::MAP_FIXED_NOREPLACE) as u64, u64::MAX, 0],
    )? as u64;
    touch(page, 4096);
    let name = text("/bin/echo");
    let from: *const u8 = std::ptr::with_exposed_provenance(name as usize);
    let to: *mut u8 = std::ptr::with_exposed_provenance_mut(page as usize);
    unsafe { std::ptr::copy_nonoverlapping(from, to, 10) };
    execute(libc::SYS_execve, &[page, say_worked(), words(&[0])])
}
pub(crate) fn memory_file(_: &Outside) -> Tried {
    works(libc::SYS_memfd_create, &[text("x"), 0])
}
pub(crate) fn secret_memory(_: &Outside) -> Tried {
    works(libc::SYS_memfd_secret, &[0])
}
pub(crate) fn executable_memory(_: &Outside) -> Tried {
    map(4096, RWX, ANONYMOUS).map(drop)
}
pub(crate) fn executable_memory_high(_: &Outside) -> Tried {
    let rubbish = 0xffff_ffff_u64 << 32;
    works(libc::SYS_mmap, &[0, 4096, RWX as u64 | rubbish, ANONYMOUS as u64 | rubbish, u64::MAX, 0])
}
pub(crate) fn make_executable(_: &Outside) -> Tried {
    let page = map(4096, 3, ANONYMOUS)?;
    works(libc::SYS_mprotect, &[page, 4096, 5])
}
pub(crate) fn make_executable_keyed(_: &Outside) -> Tried {
    let page = map(4096, 3, ANONYMOUS)?;
    works(libc::SYS_pkey_mprotect, &[page, 4096, 5, u64::MAX])
}
pub(crate) fn fork(_: &Outside) -> Tried {
    child(0)
}
pub(crate) fn old_fork(_: &Outside) -> Tried {
    match call(libc::SYS_fork, &[])? {
        0 => end_child(),
        id => {
            wait_for(id);
            Ok(())
        }
    }
}
pub(crate) fn clone_three(_: &Outside) -> Tried {
    let arguments = words(&[0, 0, 0, 0, libc::SIGCHLD as u64, 0, 0, 0, 0, 0, 0]);
    match call(libc::SYS_clone3, &[arguments, 88])? {
        0 => end_child(),
        id => {
            wait_for(id);
            Ok(())
        }
    }
}
pub(crate) fn thread(_: &Outside) -> Tried {
    let thread = std::thread::Builder::new().spawn(|| 1).map_err(|e| e.raw_os_error().unwrap_or(NOTHING))?;
    thread.join().map(drop).map_err(|_| NOTHING)
}
pub(crate) fn clone_user(_: &Outside) -> Tried {
    child(libc::CLONE_NEWUSER as u64)
}
pub(crate) fn clone_user_high(_: &Outside) -> Tried {
    child(libc::CLONE_NEWUSER as u64 | 0xffff_fff0 << 32)
}
pub(crate) fn unshare_user(_: &Outside) -> Tried {
    works(libc::SYS_unshare, &[libc::CLONE_NEWUSER as u64])
}
pub(crate) fn unshare_mounts(_: &Outside) -> Tried {
    works(libc::SYS_unshare, &[libc::CLONE_NEWNS as u64])
}
pub(crate) fn unshare_network(_: &Outside) -> Tried {
    works(libc::SYS_unshare, &[libc::CLONE_NEWNET as u64])
}
pub(crate) fn unshare_processes(_: &Outside) -> Tried {
    works(libc::SYS_unshare, &[libc::CLONE_NEWPID as u64])
}
pub(crate) fn unshare_user_and_mounts(_: &Outside) -> Tried {
    works(libc::SYS_unshare, &[(libc::CLONE_NEWUSER | libc::CLONE_NEWNS) as u64])
}
pub(crate) fn enter_network(_: &Outside) -> Tried {
    let namespace = open("/proc/self/ns/net", libc::O_RDONLY)?;
    reaches(libc::SYS_setns, &[namespace, 0])
}
pub(crate) fn trace_me(_: &Outside) -> Tried {
    works(libc::SYS_ptrace, &[libc::PTRACE_TRACEME as u64, 0, 0, 0])
}
pub(crate) fn trace_victim(o: &Outside) -> Tried {
    works(libc::SYS_ptrace, &[libc::PTRACE_SEIZE as u64, o.victim as u64, 0, 0])
}
pub(crate) fn read_victim(o: &Outside) -> Tried {
    let own = words(&[zeros(8), 8]);
    let theirs = words(&[0x1000, 8]);
    match call(libc::SYS_process_vm_readv, &[o.victim as u64, own, 1, theirs, 1, 0]) {
        Ok(_) | Err(libc::EFAULT) => Ok(()), // it looked: nothing lies there
        Err(error) => Err(error),
    }
}
pub(crate) fn write_victim(o: &Outside) -> Tried {
    let own = words(&[zeros(8), 8]);
    let theirs = words(&[0x1000, 8]);
    match call(libc::SYS_process_vm_writev, &[o.victim as u64, own, 1, theirs, 1, 0]) {
        Ok(_) | Err(libc::EFAULT) => Ok(()),
        Err(error) => Err(error),
    }
}
pub(crate) fn victim_memory(o: &Outside) -> Tried {
    open(&format!("/proc/{}/mem", o.victim), libc::O_RDWR).map(drop)
}
pub(crate) fn victim_environment(o: &Outside) -> Tried {
    super::call::read(&format!("/proc/{}/environ", o.victim))
}
pub(crate) fn victim_root(o: &Outside) -> Tried {
    super::call::read(&format!("/proc/{}/root/etc/passwd", o.victim))
}
pub(crate) fn signal_victim(o: &Outside) -> Tried {
    works(libc::SYS_kill, &[o.victim as u64, 0])
}
pub(crate) fn signal_thread(o: &Outside) -> Tried {
    works(libc::SYS_tgkill, &[o.victim as u64, o.victim as u64, 0])
}
pub(crate) fn signal_parent(_: &Outside) -> Tried {
    let parent = call(libc::SYS_getppid, &[])? as u64;
    if parent == 0 { Err(NOTHING) } else { works(libc::SYS_kill, &[parent, 0]) }
}
pub(crate) fn signal_all(_: &Outside) -> Tried {
    works(libc::SYS_kill, &[u64::MAX, 0])
}
pub(crate) fn signal_queue(o: &Outside) -> Tried {
    let information = words(&[0, 0xffff_ffff, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    works(libc::SYS_rt_sigqueueinfo, &[o.victim as u64, 0, information])
}
pub(crate) fn victim_descriptor(o: &Outside) -> Tried {
    works(libc::SYS_pidfd_open, &[o.victim as u64, 0])
}
pub(crate) fn victim_files(o: &Outside) -> Tried {
    let process = call(libc::SYS_pidfd_open, &[o.victim as u64, 0])?;
    works(libc::SYS_pidfd_getfd, &[process as u64, 0, 0])
}
pub(crate) fn compare_victim(o: &Outside) -> Tried {
    let own = u64::from(std::process::id());
    works(libc::SYS_kcmp, &[own, o.victim as u64, 1, 0, 0])
}
pub(crate) fn victim_priority(o: &Outside) -> Tried {
    works(libc::SYS_setpriority, &[0, o.victim as u64, 19])
}
pub(crate) fn victim_processors(o: &Outside) -> Tried {
    works(libc::SYS_sched_getaffinity, &[o.victim as u64, 128, zeros(128)])?;
    works(
        libc::SYS_sched_setaffinity,
        &[o.victim as u64, 128, Box::leak(vec![0xff_u8; 128].into_boxed_slice()).as_ptr() as u64],
    )
}
pub(crate) fn victim_limits(o: &Outside) -> Tried {
    works(libc::SYS_prlimit64, &[o.victim as u64, libc::RLIMIT_CORE as u64, words(&[0, 0]), 0])
}
pub(crate) fn new_session(_: &Outside) -> Tried {
    works(libc::SYS_setsid, &[])
}
pub(crate) fn outlive_parent(_: &Outside) -> Tried {
    works(libc::SYS_prctl, &[libc::PR_SET_PDEATHSIG as u64, 0, 0, 0, 0])
}
pub(crate) fn adopt_orphans(_: &Outside) -> Tried {
    works(libc::SYS_prctl, &[libc::PR_SET_CHILD_SUBREAPER as u64, 1, 0, 0, 0])
}
