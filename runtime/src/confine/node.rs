//! What node may ask of the kernel: threads of its own, files that Landlock allows, one exec that brings it to life, no second.

use super::filter::Verdict::{Allow, Errno, Kill};
use super::filter::{Case, Filter, Rule, Test, Verdict};

const EPERM: u16 = 1;
const ECHILD: u16 = 10;
const EROFS: u16 = 30;
const ENOSYS: u16 = 38;

/// `CLONE_VM | FS | FILES | SIGHAND | THREAD | SYSVSEM | SETTLS | PARENT_SETTID | CHILD_CLEARTID`: exactly what the C library
/// starts a thread with.
const THREAD: u32 = 0x003d_0f00;
/// The access mode and what makes or cuts files: `O_ACCMODE | O_CREAT | O_TRUNC | __O_TMPFILE`.
const O_WRITES: u32 = 0o3 | 0o100 | 0o1000 | 0o20_000_000;

/// Own memory, threads, time, signals and descriptors, and looking at what Landlock leaves visible.
const HARMLESS: &[&str] = &[
    "munmap",
    "mremap",
    "mprotect",
    "brk",
    "madvise",
    "mincore",
    "futex",
    "set_robust_list",
    "get_robust_list",
    "rseq",
    "set_tid_address",
    "arch_prctl",
    "membarrier",
    "gettid",
    "getpid",
    "getppid",
    "getuid",
    "geteuid",
    "getgid",
    "getegid",
    "getresuid",
    "getresgid",
    "getgroups",
    "capget",
    "uname",
    "sysinfo",
    "getrusage",
    "times",
    "getpriority",
    "getrlimit",
    "sched_getaffinity",
    "sched_yield",
    "sched_getparam",
    "sched_getscheduler",
    "getcpu",
    "clock_gettime",
    "clock_getres",
    "clock_nanosleep",
    "nanosleep",
    "gettimeofday",
    "time",
    "getrandom",
    "exit",
    "exit_group",
    "rt_sigreturn",
    "rt_sigprocmask",
    "rt_sigaction",
    "rt_sigpending",
    "rt_sigtimedwait",
    "sigaltstack",
    "restart_syscall",
    "read",
    "write",
    "readv",
    "writev",
    "pread64",
    "preadv",
    "preadv2",
    "close",
    "close_range",
    "dup",
    "dup2",
    "dup3",
    "pipe",
    "pipe2",
    "eventfd2",
    "epoll_create1",
    "epoll_ctl",
    "epoll_wait",
    "epoll_pwait",
    "epoll_pwait2",
    "poll",
    "ppoll",
    "select",
    "pselect6",
    "stat",
    "lstat",
    "fstat",
    "newfstatat",
    "statx",
    "statfs",
    "fstatfs",
    "access",
    "faccessat",
    "faccessat2",
    "readlink",
    "readlinkat",
    "getdents64",
    "lseek",
    "getcwd",
    "chdir",
    "fchdir",
    "fadvise64",
    "flock",
    "umask",
];

/// With a scratch folder: what changes files there. Landlock says where.
const CHANGES: &[&str] = &[
    "creat",
    "mkdir",
    "mkdirat",
    "rmdir",
    "unlink",
    "unlinkat",
    "rename",
    "renameat",
    "renameat2",
    "truncate",
    "ftruncate",
    "pwrite64",
    "pwritev",
    "pwritev2",
    "fsync",
    "fdatasync",
];

/// Calls that node or its libraries try, and do without.
const REFUSED: &[(&str, u16)] = &[
    ("clone3", ENOSYS), // its flags lie in memory where a filter cannot look; the C library falls back to clone
    ("io_uring_setup", ENOSYS),
    ("io_uring_enter", ENOSYS),
    ("io_uring_register", ENOSYS),
    ("openat2", ENOSYS),
    ("pidfd_open", ENOSYS),
    ("copy_file_range", ENOSYS),
    ("pkey_alloc", ENOSYS),
    ("pkey_free", ENOSYS),
    ("inotify_init1", ENOSYS),
    ("wait4", ECHILD),
    ("waitid", ECHILD),
    ("mlock", EPERM),
    ("mlock2", EPERM),
    ("sendfile", EPERM),
    ("chmod", EPERM),
    ("fchmod", EPERM),
    ("fchmodat", EPERM),
    ("utimensat", EPERM),
    ("link", EPERM),
    ("linkat", EPERM),
    ("symlink", EPERM),
    ("symlinkat", EPERM),
    ("setpriority", EPERM),
    ("setpgid", EPERM),
    ("setsid", EPERM),
    ("sched_setaffinity", EPERM),
    ("sched_setscheduler", EPERM),
];

/// Whether there is a folder to write to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scratch {
    /// Nothing can be written.
    None,
    /// There is one.
    Some,
}

/// The filter for the process `id`, which may execute once, with `path` as the address of the program's name.
#[must_use]
pub fn filter(id: u32, path: u64, scratch: Scratch) -> Filter {
    let cases = |argument: u8, values: &[u32]| {
        values.iter().map(|value| Case { when: vec![Test::Is(argument, *value)], then: Allow }).collect::<Vec<_>>()
    };
    let ask = |call, cases, otherwise: Verdict| Rule { call, cases, otherwise };
    let mut rules = vec![
        // The address is random, lies in memory that the exec itself takes away, and is told to nobody: it works once.
        Rule::only("execve", [vec![Test::IsLong(0, path)]]),
        Rule::only("clone", [vec![Test::Is(0, THREAD)]]),
        Rule::only("kill", [vec![Test::Is(0, id)]]),
        Rule::only("tgkill", [vec![Test::Is(0, id)]]),
        // reading its own limits; a pointer to new ones is refused
        Rule::only("prlimit64", [vec![Test::Is(0, 0), Test::IsLong(2, 0)], vec![Test::Is(0, id), Test::IsLong(2, 0)]]),
        // Memory shared and writable escapes RLIMIT_DATA, so none is shared. Code may be made: that is what node is for.
        ask(
            "mmap",
            vec![Case {
                when: vec![Test::Masked(3, super::engine::MAP_TYPE, super::engine::MAP_PRIVATE)],
                then: Allow,
            }],
            Errno(EPERM),
        ),
        // TCGETS, TIOCGWINSZ, FIONREAD, FIONBIO, FIONCLEX, FIOCLEX
        ask("ioctl", cases(1, &[0x5401, 0x5413, 0x541b, 0x5421, 0x5450, 0x5451]), Kill),
        // F_DUPFD, F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_DUPFD_CLOEXEC
        ask("fcntl", cases(1, &[0, 1, 2, 3, 4, 1030]), Errno(EPERM)),
        // PR_SET_NAME, PR_GET_NAME, PR_SET_VMA
        ask("prctl", cases(0, &[15, 16, 0x5356_4d41]), Errno(EPERM)),
    ];
    match scratch {
        Scratch::None => {
            let reading = |argument| Case { when: vec![Test::Masked(argument, O_WRITES, 0)], then: Allow };
            rules.push(ask("open", vec![reading(1)], Errno(EROFS)));
            rules.push(ask("openat", vec![reading(2)], Errno(EROFS)));
            rules.extend(CHANGES.iter().map(|call| Rule::always(call, Errno(EROFS))));
        }
        Scratch::Some => {
            rules.extend(["open", "openat"].map(|call| Rule::always(call, Allow)));
            rules.extend(CHANGES.iter().map(|call| Rule::always(call, Allow)));
        }
    }
    rules.extend(REFUSED.iter().map(|(call, error)| Rule::always(call, Errno(*error))));
    rules.extend(HARMLESS.iter().map(|call| Rule::always(call, Allow)));
    Filter { rules, otherwise: Kill, unknown: Kill }
}
