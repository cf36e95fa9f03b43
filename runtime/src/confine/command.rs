//! What any program may ask of the kernel, less what a program in a sandbox has no honest use for; what was not known when
//! this was written does not exist.

use super::filter::Verdict::{self, Allow, Errno};
use super::filter::{Case, Filter, Rule, Test};

const EPERM: u16 = 1;
const ENOMEM: u16 = 12;
const ENOSYS: u16 = 38;
const EAFNOSUPPORT: u16 = 97;

/// Other processes, the kernel's own state, mounts, keys, devices, memory that no limit counts.
const DENIED: &[&str] = &[
    "ptrace",
    "process_vm_readv",
    "process_vm_writev",
    "process_madvise",
    "process_mrelease",
    "kcmp",
    "pidfd_getfd",
    "keyctl",
    "add_key",
    "request_key",
    "bpf",
    "perf_event_open",
    "userfaultfd",
    "mount",
    "umount2",
    "pivot_root",
    "chroot",
    "open_tree",
    "open_tree_attr",
    "move_mount",
    "fsopen",
    "fsconfig",
    "fsmount",
    "fspick",
    "mount_setattr",
    "statmount",
    "listmount",
    "unshare",
    "setns",
    "swapon",
    "swapoff",
    "reboot",
    "kexec_load",
    "kexec_file_load",
    "init_module",
    "finit_module",
    "delete_module",
    "create_module",
    "query_module",
    "get_kernel_syms",
    "acct",
    "quotactl",
    "quotactl_fd",
    "syslog",
    "settimeofday",
    "clock_settime",
    "clock_adjtime",
    "adjtimex",
    "sethostname",
    "setdomainname",
    "iopl",
    "ioperm",
    "modify_ldt",
    "lookup_dcookie",
    "nfsservctl",
    "vhangup",
    "open_by_handle_at",
    "name_to_handle_at",
    "fanotify_init",
    "fanotify_mark",
    "mbind",
    "migrate_pages",
    "move_pages",
    "set_mempolicy",
    "set_mempolicy_home_node",
    "vmsplice",
    "uselib",
    "ustat",
    "_sysctl",
    "shmget",
    "shmat",
    "shmctl",
    "msgget",
    "semget",
    "mq_open",
    "memfd_create",
    "memfd_secret",
    "lsm_set_self_attr",
    "sched_setaffinity",
    "mlock",
    "mlockall",
    "mlock2",
];

/// Calls whose arguments lie in memory, where a filter cannot look, and that every C library does without.
const ABSENT: &[&str] = &["clone3", "io_uring_setup", "io_uring_enter", "io_uring_register", "openat2"];

/// `CLONE_NEW…`, all of them that fit in clone's flags.
const CLONE_NEW: u32 = 0x7e02_0000;
/// `O_CREAT | __O_TMPFILE`: with neither, the mode is not looked at and may be anything.
const O_MAKES: u32 = 0o100 | 0o20_000_000;
/// `S_ISUID | S_ISGID`.
const SET_ID: u32 = 0o6000;
/// `MAP_SHARED | MAP_ANONYMOUS`.
const SHARED_MEMORY: u32 = 0x21;

/// Which sockets there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sockets {
    /// Unix only.
    Local,
    /// And the loopback of an empty network, at which the bridge listens.
    Loopback,
}

/// The filter.
#[must_use]
pub fn filter(sockets: Sockets) -> Filter {
    let families: &[u32] = match sockets {
        Sockets::Local => &[1],
        Sockets::Loopback => &[1, 2, 10],
    };
    let family = |f: &u32| Case { when: vec![Test::Is(0, *f)], then: Allow };
    let raw = Case { when: vec![Test::Masked(1, 0xf, 3)], then: Errno(EPERM) };
    let mut rules = vec![
        ask("clone", vec![when(Test::Masked(0, CLONE_NEW, 0))], Errno(EPERM)),
        ask("socket", std::iter::once(raw).chain(families.iter().map(family)).collect(), Errno(EAFNOSUPPORT)),
        // TIOCSTI types into a terminal, TIOCLINUX pastes, TIOCSETD loads line disciplines
        ask("ioctl", [0x5412, 0x541c, 0x5423].map(|request| deny(Test::Is(1, request))).into(), Allow),
        ask("personality", vec![when(Test::Is(0, 0)), when(Test::Is(0, u32::MAX))], Errno(EPERM)),
        // shared memory that has no file is counted by no limit
        Rule {
            call: "mmap",
            cases: vec![Case { when: vec![Test::Masked(3, SHARED_MEMORY, SHARED_MEMORY)], then: Errno(ENOMEM) }],
            otherwise: Allow,
        },
        // files yes, devices no
        mode("mknod", 1, &[]),
        mode("mknodat", 2, &[]),
        mode("chmod", 1, &[]),
        mode("fchmod", 1, &[]),
        mode("fchmodat", 2, &[]),
        mode("fchmodat2", 2, &[]),
        mode("creat", 1, &[]),
        mode("open", 2, &[when(Test::Masked(1, O_MAKES, 0))]),
        mode("openat", 3, &[when(Test::Masked(2, O_MAKES, 0))]),
    ];
    rules.extend(DENIED.iter().map(|call| Rule::always(call, Errno(EPERM))));
    rules.extend(ABSENT.iter().map(|call| Rule::always(call, Errno(ENOSYS))));
    Filter { rules, otherwise: Allow, unknown: Errno(ENOSYS) }
}

/// No set-id bits, and no character (0o020000) or block device (0o060000), whose bit 0o020000 no other kind has but these.
fn mode(call: &'static str, argument: u8, first: &[Case]) -> Rule {
    let cases = first.iter().cloned().chain([when(Test::Masked(argument, SET_ID | 0o020_000, 0))]).collect();
    ask(call, cases, Errno(EPERM))
}

fn when(test: Test) -> Case {
    Case { when: vec![test], then: Allow }
}

fn deny(test: Test) -> Case {
    Case { when: vec![test], then: Errno(EPERM) }
}

fn ask(call: &'static str, cases: Vec<Case>, otherwise: Verdict) -> Rule {
    Rule { call, cases, otherwise }
}
