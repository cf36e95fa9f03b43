//! The kernel itself: identity, namespaces' furniture, rarely used doors.

use super::Outside;
use super::call::{NOTHING, Tried, call, list, open, reaches, read, text, words, works, zeros};

const HIGH: u64 = 0xffff_ffff << 32;

pub(crate) fn become_root(_: &Outside) -> Tried {
    works(libc::SYS_setuid, &[0])
}
pub(crate) fn become_root_really(_: &Outside) -> Tried {
    works(libc::SYS_setresuid, &[0, 0, 0])
}
pub(crate) fn become_root_group(_: &Outside) -> Tried {
    works(libc::SYS_setresgid, &[0, 0, 0])
}
pub(crate) fn join_groups(_: &Outside) -> Tried {
    works(libc::SYS_setgroups, &[1, words(&[0])])
}
pub(crate) fn all_capabilities(_: &Outside) -> Tried {
    let header = words(&[0x2008_0522]);
    works(libc::SYS_capset, &[header, words(&[u64::MAX, 0x0000_01ff_ffff_ffff, 0x1ff_0000_01ff])])
}
pub(crate) fn holds_capabilities(_: &Outside) -> Tried {
    let sets = zeros(24);
    works(libc::SYS_capget, &[words(&[0x2008_0522]), sets])?;
    let first: *const u64 = std::ptr::with_exposed_provenance(sets as usize);
    if unsafe { first.read_unaligned() } == 0 { Err(NOTHING) } else { Ok(()) }
}
pub(crate) fn is_root(_: &Outside) -> Tried {
    if call(libc::SYS_getuid, &[])? == 0 { Ok(()) } else { Err(NOTHING) }
}
pub(crate) fn new_privileges(_: &Outside) -> Tried {
    if call(libc::SYS_prctl, &[libc::PR_GET_NO_NEW_PRIVS as u64, 0, 0, 0, 0])? == 0 { Ok(()) } else { Err(NOTHING) }
}
pub(crate) fn dumpable(_: &Outside) -> Tried {
    works(libc::SYS_prctl, &[libc::PR_SET_DUMPABLE as u64, 1, 0, 0, 0])
}
pub(crate) fn tracer(_: &Outside) -> Tried {
    works(libc::SYS_prctl, &[libc::PR_SET_PTRACER as u64, u64::MAX, 0, 0, 0])
}
pub(crate) fn move_memory_map(_: &Outside) -> Tried {
    reaches(libc::SYS_prctl, &[libc::PR_SET_MM as u64, 1, 0, 0, 0])
}
pub(crate) fn own_filter(_: &Outside) -> Tried {
    let allow = words(&[0x7fff_0000_0000_0006]);
    works(libc::SYS_seccomp, &[1, 0, words(&[1, allow])])
}
pub(crate) fn strict_mode_off(_: &Outside) -> Tried {
    works(libc::SYS_prctl, &[libc::PR_SET_SECCOMP as u64, 0, 0, 0, 0])
}
pub(crate) fn old_behaviour(_: &Outside) -> Tried {
    works(libc::SYS_personality, &[0x004_0000])
}
pub(crate) fn mount(_: &Outside) -> Tried {
    let at = text("/mnt");
    works(libc::SYS_mount, &[text("x"), at, text("tmpfs"), 0, 0])?;
    works(libc::SYS_umount2, &[at, libc::MNT_DETACH as u64])
}
pub(crate) fn remount_writable(_: &Outside) -> Tried {
    // nothing is mounted there: whoever may mount is told so, and nothing changes
    reaches(libc::SYS_mount, &[0, text("/usr/bin"), 0, libc::MS_REMOUNT | libc::MS_BIND, 0])
}
pub(crate) fn unmount(_: &Outside) -> Tried {
    reaches(libc::SYS_umount2, &[text("/nowhere"), 0])
}
pub(crate) fn pivot(_: &Outside) -> Tried {
    reaches(libc::SYS_pivot_root, &[text("/"), text("/nowhere")])
}
pub(crate) fn change_root(_: &Outside) -> Tried {
    works(libc::SYS_chroot, &[text("/")])
}
pub(crate) fn open_file_system(_: &Outside) -> Tried {
    works(libc::SYS_fsopen, &[text("tmpfs"), 0])
}
pub(crate) fn open_tree(_: &Outside) -> Tried {
    works(libc::SYS_open_tree, &[libc::AT_FDCWD as u64, text("/"), 1])
}
pub(crate) fn move_mount(_: &Outside) -> Tried {
    reaches(libc::SYS_move_mount, &[u64::MAX, text("/nowhere"), u64::MAX, text("/nowhere"), 0])
}
pub(crate) fn mount_attributes(_: &Outside) -> Tried {
    reaches(libc::SYS_mount_setattr, &[libc::AT_FDCWD as u64, text("/nowhere"), 0, zeros(32), 32])
}
pub(crate) fn ring(_: &Outside) -> Tried {
    works(libc::SYS_io_uring_setup, &[4, zeros(120)])
}
pub(crate) fn ring_enter(_: &Outside) -> Tried {
    reaches(libc::SYS_io_uring_enter, &[0, 0, 0, 0, 0, 0])
}
pub(crate) fn bpf_map(_: &Outside) -> Tried {
    works(libc::SYS_bpf, &[0, words(&[0x0000_0004_0000_0002, 0x0000_0001_0000_0004, 0, 0, 0, 0, 0, 0, 0]), 72])
}
pub(crate) fn performance(_: &Outside) -> Tried {
    // type software, size 120, config cpu-clock, user space only
    let attributes = words(&[120 << 32 | 1, 0, 0, 0, 0, 0x60, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    works(libc::SYS_perf_event_open, &[attributes, 0, u64::MAX, u64::MAX, 0])
}
pub(crate) fn key_ring(_: &Outside) -> Tried {
    works(libc::SYS_keyctl, &[0, -3_i64 as u64, 1])
}
pub(crate) fn add_key(_: &Outside) -> Tried {
    works(libc::SYS_add_key, &[text("user"), text("hostile"), text("x"), 1, -1_i64 as u64])
}
pub(crate) fn request_key(_: &Outside) -> Tried {
    reaches(libc::SYS_request_key, &[text("user"), text("nothing"), 0, 0])
}
pub(crate) fn user_faults(_: &Outside) -> Tried {
    works(libc::SYS_userfaultfd, &[1])
}
pub(crate) fn load_module(_: &Outside) -> Tried {
    reaches(libc::SYS_init_module, &[zeros(8), 8, text("")])
}
pub(crate) fn load_module_file(_: &Outside) -> Tried {
    reaches(libc::SYS_finit_module, &[u64::MAX, text(""), 0])
}
pub(crate) fn remove_module(_: &Outside) -> Tried {
    reaches(libc::SYS_delete_module, &[text("no_such_module"), 0])
}
pub(crate) fn new_kernel(_: &Outside) -> Tried {
    reaches(libc::SYS_kexec_load, &[0, u64::MAX, 0, u64::MAX])
}
pub(crate) fn reboot(_: &Outside) -> Tried {
    reaches(libc::SYS_reboot, &[1, 2, 3, 0]) // wrong magic numbers: looked at only by whoever may
}
pub(crate) fn swap(_: &Outside) -> Tried {
    reaches(libc::SYS_swapon, &[text("/nowhere"), 0])
}
pub(crate) fn set_time(_: &Outside) -> Tried {
    reaches(libc::SYS_clock_settime, &[0, words(&[u64::MAX, u64::MAX])])
}
pub(crate) fn adjust_time(_: &Outside) -> Tried {
    // a tick of no length, which only whoever may set one is told
    let mut request = [0; 26];
    request[0] = 0x4000;
    reaches(libc::SYS_adjtimex, &[words(&request)])
}
pub(crate) fn host_name(_: &Outside) -> Tried {
    reaches(libc::SYS_sethostname, &[text(""), u64::from(u32::MAX)])
}
pub(crate) fn account(_: &Outside) -> Tried {
    reaches(libc::SYS_acct, &[text("/nowhere")])
}
pub(crate) fn kernel_log(_: &Outside) -> Tried {
    works(libc::SYS_syslog, &[3, zeros(128), 128])
}
pub(crate) fn ports(_: &Outside) -> Tried {
    works(libc::SYS_iopl, &[3])
}
pub(crate) fn descriptor_table(_: &Outside) -> Tried {
    works(libc::SYS_modify_ldt, &[0, zeros(64), 64])
}
pub(crate) fn quota(_: &Outside) -> Tried {
    reaches(libc::SYS_quotactl, &[0x80_0001 << 8, text("/dev/null"), 0, 0])
}
pub(crate) fn shared_segment(_: &Outside) -> Tried {
    let segment = call(libc::SYS_shmget, &[0, 4096, 0o1600])?;
    works(libc::SYS_shmctl, &[segment as u64, 0, 0])
}
pub(crate) fn message_queue(_: &Outside) -> Tried {
    let queue = call(libc::SYS_msgget, &[0, 0o1600])?;
    works(libc::SYS_msgctl, &[queue as u64, 0, 0])
}
pub(crate) fn semaphores(_: &Outside) -> Tried {
    let set = call(libc::SYS_semget, &[0, 1, 0o1600])?;
    works(libc::SYS_semctl, &[set as u64, 0, 0, 0])
}
pub(crate) fn named_queue(_: &Outside) -> Tried {
    let name = text(&format!("hostile{}", std::process::id()));
    works(libc::SYS_mq_open, &[name, (libc::O_CREAT | libc::O_RDWR) as u64, 0o600, 0])?;
    works(libc::SYS_mq_unlink, &[name])
}
pub(crate) fn move_pages(_: &Outside) -> Tried {
    reaches(libc::SYS_move_pages, &[0, 0, 0, 0, 0, 0])
}
pub(crate) fn memory_policy(_: &Outside) -> Tried {
    works(libc::SYS_set_mempolicy, &[0, 0, 0])
}
pub(crate) fn gift_pages(_: &Outside) -> Tried {
    let ends = zeros(8);
    works(libc::SYS_pipe2, &[ends, 0])?;
    let pair: *const [u32; 2] = std::ptr::with_exposed_provenance(ends as usize);
    let [_, write] = unsafe { *pair };
    works(libc::SYS_vmsplice, &[u64::from(write), words(&[zeros(64), 64]), 1, 0])
}
pub(crate) fn real_time(_: &Outside) -> Tried {
    works(libc::SYS_sched_setscheduler, &[0, 1, words(&[1])])
}
pub(crate) fn be_first(_: &Outside) -> Tried {
    works(libc::SYS_setpriority, &[0, 0, -20_i64 as u64])
}
pub(crate) fn all_processors(_: &Outside) -> Tried {
    let all = Box::leak(vec![0xff_u8; 128].into_boxed_slice()).as_ptr() as u64;
    works(libc::SYS_sched_setaffinity, &[0, 128, all])
}
pub(crate) fn type_into_terminal(_: &Outside) -> Tried {
    for stream in 0..3 {
        if call(libc::SYS_ioctl, &[stream, 0x5412, text("\n")]).is_ok() {
            return Ok(());
        }
    }
    let terminal = open("/dev/tty", libc::O_RDWR)?;
    works(libc::SYS_ioctl, &[terminal, 0x5412, text("\n")])
}
pub(crate) fn type_into_terminal_high(_: &Outside) -> Tried {
    match call(libc::SYS_ioctl, &[0, 0x5412 | HIGH, text("\n")]) {
        Err(libc::ENOTTY) => Ok(()), // the request reached the stream
        other => other.map(drop),
    }
}
pub(crate) fn line_discipline(_: &Outside) -> Tried {
    match call(libc::SYS_ioctl, &[0, 0x5423, words(&[0])]) {
        Err(libc::ENOTTY) => Ok(()),
        other => other.map(drop),
    }
}
pub(crate) fn proc_maps(_: &Outside) -> Tried {
    read("/proc/self/maps")
}
pub(crate) fn proc_exe(_: &Outside) -> Tried {
    read("/proc/self/exe")
}
pub(crate) fn proc_list(_: &Outside) -> Tried {
    list("/proc")
}
pub(crate) fn core_pattern(_: &Outside) -> Tried {
    open("/proc/sys/kernel/core_pattern", libc::O_WRONLY).map(drop)
}
pub(crate) fn memory_write(_: &Outside) -> Tried {
    open("/proc/self/mem", libc::O_RDWR).map(drop)
}
pub(crate) fn sysrq(_: &Outside) -> Tried {
    open("/proc/sysrq-trigger", libc::O_WRONLY).map(drop)
}
pub(crate) fn sys_list(_: &Outside) -> Tried {
    list("/sys")
}
pub(crate) fn control_groups(_: &Outside) -> Tried {
    list("/sys/fs/cgroup")
}
pub(crate) fn host_kernel_log(_: &Outside) -> Tried {
    open("/dev/kmsg", libc::O_RDONLY).map(drop)
}
pub(crate) fn host_memory(_: &Outside) -> Tried {
    open("/dev/mem", libc::O_RDONLY).map(drop)
}
pub(crate) fn devices(_: &Outside) -> Tried {
    list("/dev")
}
/// A 32-bit call by the old gate: `getpid`, number 20.
#[cfg(target_arch = "x86_64")]
pub(crate) fn old_gate(_: &Outside) -> Tried {
    let mut answer: u64 = 20;
    unsafe {
        std::arch::asm!("int 0x80", inout("rax") answer, lateout("r8") _, lateout("r9") _, lateout("r10") _, lateout("r11") _);
    };
    if answer == u64::from(std::process::id()) { Ok(()) } else { Err(NOTHING) }
}
#[cfg(not(target_arch = "x86_64"))]
pub(crate) fn old_gate(_: &Outside) -> Tried {
    Err(libc::ENOSYS)
}
/// `getpid` by its x32 number.
pub(crate) fn other_numbers(_: &Outside) -> Tried {
    works(libc::SYS_getpid | 0x4000_0000, &[])
}
/// The number's upper half is rubbish, which the kernel does not look at.
pub(crate) fn high_number(_: &Outside) -> Tried {
    works(libc::SYS_getuid | 1 << 40, &[])
}
pub(crate) fn unknown_number(_: &Outside) -> Tried {
    works(1000, &[])
}
