//! An interpreter of classic BPF, written apart from the assembler, walks every number of every architecture.

use super::bpf::{Instruction, assemble};
use super::calls::{Arch, CALLS, Call, LAST};
use super::filter::Filter;
use super::{command, engine, node};

const I386: u32 = 0x4000_0003;
const ARM: u32 = 0x4000_0028;
const RISCV64: u32 = 0xc000_00f3;
const X32: u32 = 0x4000_0000;
const ID: u32 = 4711;
const PATH: u64 = 0x5a5a_1234_0000_0bad;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Fate {
    Killed,
    Failed(u32),
    Allowed,
}

/// `struct seccomp_data` as bytes, as the kernel hands it to a filter.
fn data(number: u32, arch: u32, arguments: [u64; 6]) -> Vec<u8> {
    let mut bytes = [number.to_le_bytes(), arch.to_le_bytes()].concat();
    bytes.extend(0xdead_beef_u64.to_le_bytes());
    bytes.extend(arguments.iter().flat_map(|argument| argument.to_le_bytes()));
    bytes
}

fn run(program: &[Instruction], data: &[u8]) -> Fate {
    let (mut at, mut a) = (0_usize, 0_u32);
    loop {
        let Instruction { code, jt, jf, k } = program[at];
        let jump = |holds: bool| usize::from(if holds { jt } else { jf });
        at += 1;
        match code {
            0x20 => {
                let from = usize::try_from(k).unwrap();
                a = u32::from_le_bytes(data[from..from + 4].try_into().unwrap());
            }
            0x15 => at += jump(a == k),
            0x35 => at += jump(a >= k),
            0x54 => a &= k,
            0x06 => {
                return match k >> 16 {
                    0x8000 => Fate::Killed,
                    0x0005 => Fate::Failed(k & 0xffff),
                    0x7fff => Fate::Allowed,
                    other => panic!("verdict {other:#x}"),
                };
            }
            other => panic!("instruction {other:#x}"),
        }
    }
}

fn filters() -> [(&'static str, Filter); 5] {
    [
        ("engine", engine::filter(ID)),
        ("node", node::filter(ID, PATH, node::Scratch::None)),
        ("node with scratch", node::filter(ID, PATH, node::Scratch::Some)),
        ("command", command::filter(command::Sockets::Local)),
        ("command with loopback", command::filter(command::Sockets::Loopback)),
    ]
}

/// Arguments that matter to some rule, with and without rubbish in the upper half.
fn arguments() -> Vec<[u64; 6]> {
    let values = [
        0,
        1,
        2,
        3,
        4,
        7,
        0x10,
        0x21,
        0x22,
        0x41,
        0x5401,
        0x5412,
        0o6755,
        0o020_644,
        0x3d0f00,
        0x1000_0011,
        u64::from(ID),
    ];
    let values: Vec<u64> = values.into_iter().flat_map(|v| [v, v | 0xffff_ffff_0000_0000]).chain([PATH]).collect();
    let mut all = vec![[u64::from(ID), 1, 6, 0, 0, 0], [0, 0, 3, 0x22, 0, 0]];
    for value in &values {
        all.push([*value; 6]);
        for at in 0..6 {
            let mut one = [0; 6];
            one[at] = *value;
            all.push(one);
        }
    }
    all
}

fn fates(program: &[Instruction], number: u32, arch: u32) -> Vec<Fate> {
    let mut fates: Vec<Fate> = arguments().into_iter().map(|a| run(program, &data(number, arch, a))).collect();
    fates.sort_unstable();
    fates.dedup();
    fates
}

fn everywhere() -> impl Iterator<Item = (&'static str, Filter, Arch)> {
    let both =
        |(name, filter): (&'static str, Filter)| [(name, filter.clone(), Arch::X86_64), (name, filter, Arch::Aarch64)];
    filters().into_iter().flat_map(both)
}

/// The calls of a list that an architecture has, with their numbers there.
fn numbers(list: &'static str, arch: Arch) -> impl Iterator<Item = (&'static str, u32)> {
    list.split_whitespace().filter_map(move |call| Some((call, Call::named(call).unwrap().number(arch)?)))
}

fn one(filter: &Filter, call: &str, arguments: [u64; 6]) -> Fate {
    let mut fates = [Arch::X86_64, Arch::Aarch64].into_iter().filter_map(|arch| {
        let number = Call::named(call).unwrap().number(arch)?;
        Some(run(&assemble(filter, arch).unwrap(), &data(number, arch.audit(), arguments)))
    });
    let fate = fates.next().unwrap();
    assert!(fates.all(|other| other == fate), "{call} differs between architectures");
    fate
}

#[test]
fn every_number_of_a_foreign_architecture_kills() {
    for (name, filter, arch) in everywhere() {
        let program = assemble(&filter, arch).unwrap();
        let all = [I386, ARM, RISCV64, 0, u32::MAX, 0xc000_003e, 0xc000_00b7];
        for foreign in all.into_iter().filter(|foreign| *foreign != arch.audit()) {
            let mut numbers = (0..=LAST + 200).chain([X32, X32 + 59, u32::MAX]);
            let survives = |number: &u32| {
                let all = [[0; 6], [1; 6], [u64::MAX; 6], [PATH; 6]];
                all.iter().any(|arguments| run(&program, &data(*number, foreign, *arguments)) != Fate::Killed)
            };
            assert_eq!(numbers.find(survives), None, "{name} {foreign:#x}");
        }
    }
}

#[test]
fn every_x32_number_kills() {
    for (name, filter) in filters() {
        let program = assemble(&filter, Arch::X86_64).unwrap();
        for number in (X32..=X32 + LAST + 200).chain([X32 + 512, X32 + 547, 0x8000_0000, u32::MAX - 1, u32::MAX]) {
            assert_eq!(fates(&program, number, Arch::X86_64.audit()), [Fate::Killed], "{name} {number:#x}");
        }
    }
}

/// Said again here, by name, so that a call that slips into the filter is seen.
const ENGINE_MAY: &str = "read write writev mmap mprotect munmap mremap brk madvise futex clock_gettime clock_nanosleep \
    getrandom exit exit_group rt_sigreturn rt_sigprocmask sigaltstack restart_syscall gettid getpid tgkill sched_yield poll ppoll";

#[test]
fn the_engine_may_do_what_is_listed_here_and_everything_else_kills() {
    for arch in [Arch::X86_64, Arch::Aarch64] {
        let program = assemble(&engine::filter(ID), arch).unwrap();
        for number in 0..=LAST + 200 {
            let name = CALLS.iter().find(|call| call.number(arch) == Some(number)).map_or("unknown", |call| call.name);
            let fates = fates(&program, number, arch.audit());
            match name {
                "clone3" => assert_eq!(fates, [Fate::Failed(38)]),
                _ if ENGINE_MAY.split_whitespace().any(|may| may == name) => {
                    assert!(fates.contains(&Fate::Allowed), "{name}");
                }
                _ => assert_eq!(fates, [Fate::Killed], "{name} ({number})"),
            }
        }
    }
}

/// What nobody may do in any confinement, whatever the arguments.
const NEVER: &str = "ptrace process_vm_readv process_vm_writev mount umount2 pivot_root chroot setns unshare bpf keyctl add_key \
    request_key perf_event_open userfaultfd io_uring_setup io_uring_enter io_uring_register init_module finit_module \
    delete_module kexec_load kexec_file_load reboot swapon swapoff open_by_handle_at name_to_handle_at memfd_create memfd_secret \
    pidfd_getfd kcmp move_mount open_tree fsopen fsmount fspick fsconfig mount_setattr settimeofday clock_settime sethostname \
    setdomainname acct syslog quotactl shmget shmat vmsplice mbind fanotify_init clone3";

#[test]
fn no_filter_lets_through_what_reaches_beyond_a_process() {
    for (name, filter, arch) in everywhere() {
        let program = assemble(&filter, arch).unwrap();
        for (call, number) in numbers(NEVER, arch) {
            assert!(!fates(&program, number, arch.audit()).contains(&Fate::Allowed), "{name} {call}");
        }
    }
}

#[test]
fn node_reaches_no_process_file_or_network_beyond_its_own() {
    let never = "fork vfork execveat socket socketpair connect bind sendto sendmsg recvmsg accept accept4 setuid setgid setgroups \
        capset seccomp timer_create mknod mknodat fchownat chown setrlimit rt_sigqueueinfo tkill shutdown getsockopt";
    for scratch in [node::Scratch::None, node::Scratch::Some] {
        for arch in [Arch::X86_64, Arch::Aarch64] {
            let program = assemble(&node::filter(ID, PATH, scratch), arch).unwrap();
            for (call, number) in numbers(never, arch) {
                assert_eq!(fates(&program, number, arch.audit()), [Fate::Killed], "{call}");
            }
        }
    }
}

#[test]
fn an_exec_is_let_through_from_one_address_only() {
    let node = node::filter(ID, PATH, node::Scratch::None);
    assert_eq!(one(&node, "execve", [PATH, 1, 2, 0, 0, 0]), Fate::Allowed);
    for near in [0, PATH ^ 1, PATH + 1, PATH & 0xffff_ffff, PATH | 1 << 63, PATH ^ 1 << 32] {
        assert_eq!(one(&node, "execve", [near, 1, 2, 0, 0, 0]), Fate::Killed, "{near:#x}");
    }
}

#[test]
fn arguments_of_32_bits_are_judged_by_their_lower_half() {
    let high = 0xffff_ffff_0000_0000;
    let command = command::filter(command::Sockets::Local);
    assert_eq!(one(&command, "ioctl", [0, 0x5412 | high, 0, 0, 0, 0]), Fate::Failed(1), "TIOCSTI in disguise");
    assert_eq!(
        one(&command, "clone", [0x1000_0000 | high, 0, 0, 0, 0, 0]),
        Fate::Failed(1),
        "a user namespace in disguise"
    );
    assert_eq!(one(&command, "socket", [2 | high, 1, 0, 0, 0, 0]), Fate::Failed(97), "TCP in disguise");
    let engine = engine::filter(ID);
    assert_eq!(one(&engine, "write", [3 | high, 0, 0, 0, 0, 0]), Fate::Killed);
    assert_eq!(one(&engine, "mmap", [0, 1, 7 | high, 0x22, 0, 0]), Fate::Killed, "executable memory in disguise");
}

#[test]
fn the_engine_gets_no_executable_and_no_shared_memory() {
    let engine = engine::filter(ID);
    assert_eq!(one(&engine, "mmap", [0, 1, 3, 0x22, u64::MAX, 0]), Fate::Allowed);
    for (protection, flags) in [(7, 0x22), (4, 0x22), (3, 0x21), (3, 0x01), (1, 0x03)] {
        assert_eq!(one(&engine, "mmap", [0, 1, protection, flags, 0, 0]), Fate::Killed, "{protection} {flags:#x}");
    }
    assert_eq!(one(&engine, "mprotect", [0, 1, 5, 0, 0, 0]), Fate::Killed);
    assert_eq!(one(&engine, "read", [3, 0, 0, 0, 0, 0]), Fate::Killed);
    assert_eq!(one(&engine, "tgkill", [u64::from(ID), 1, 9, 0, 0, 0]), Fate::Killed, "only SIGABRT, and only itself");
    assert_eq!(one(&engine, "tgkill", [1, 1, 6, 0, 0, 0]), Fate::Killed);
}

#[test]
fn node_starts_threads_but_no_process_and_shares_no_memory() {
    let node = node::filter(ID, PATH, node::Scratch::None);
    assert_eq!(one(&node, "clone", [0x3d_0f00, 0, 0, 0, 0, 0]), Fate::Allowed);
    for flags in [17, 0x4111, 0x1000_0011, 0x3d_0f00 | 0x1000_0000, 0x3d_0f00 & !0x1_0000] {
        assert_eq!(one(&node, "clone", [flags, 0, 0, 0, 0, 0]), Fate::Killed, "{flags:#x}");
    }
    assert_eq!(one(&node, "mmap", [0, 1, 3, 0x21, 0, 0]), Fate::Failed(1));
    assert_eq!(one(&node, "kill", [1, 9, 0, 0, 0, 0]), Fate::Killed);
    assert_eq!(one(&node, "prlimit64", [0, 7, 0x7fff_0000, 0, 0, 0]), Fate::Killed, "raising a limit");
    assert_eq!(one(&node, "openat", [0, 0, 0o102, 0, 0, 0]), Fate::Failed(30));
    assert_eq!(one(&node, "ioctl", [0, 0x5412, 0, 0, 0, 0]), Fate::Killed);
}

#[test]
fn a_command_makes_no_device_no_set_id_file_and_no_namespace() {
    let command = command::filter(command::Sockets::Local);
    let refused = Fate::Failed(1);
    for mode in [0o4755, 0o2755, 0o6777] {
        assert_eq!(one(&command, "fchmodat", [0, 0, mode, 0, 0, 0]), refused);
        assert_eq!(one(&command, "openat", [0, 0, 0o101, mode, 0, 0]), refused);
    }
    assert_eq!(one(&command, "openat", [0, 0, 0o101, 0o755, 0, 0]), Fate::Allowed);
    assert_eq!(one(&command, "openat", [0, 0, 0, 0o6777, 0, 0]), Fate::Allowed, "nothing is made, the mode is rubbish");
    for device in [0o020_666, 0o060_666] {
        assert_eq!(one(&command, "mknodat", [0, 0, device, 0, 0, 0]), refused);
    }
    assert_eq!(one(&command, "mknodat", [0, 0, 0o010_666, 0, 0, 0]), Fate::Allowed, "a pipe");
    for namespace in [0x2_0000, 0x200_0000, 0x400_0000, 0x800_0000, 0x1000_0000, 0x2000_0000, 0x4000_0000] {
        assert_eq!(one(&command, "clone", [namespace | 17, 0, 0, 0, 0, 0]), refused);
    }
    assert_eq!(one(&command, "clone", [17, 0, 0, 0, 0, 0]), Fate::Allowed, "a fork");
    assert_eq!(one(&command, "mmap", [0, 1, 3, 0x21, 0, 0]), Fate::Failed(12));
}

#[test]
fn sockets_are_local_unless_there_is_a_bridge() {
    let local = command::filter(command::Sockets::Local);
    let bridge = command::filter(command::Sockets::Loopback);
    for family in 0..64 {
        let (alone, bridged) =
            (one(&local, "socket", [family, 1, 0, 0, 0, 0]), one(&bridge, "socket", [family, 1, 0, 0, 0, 0]));
        assert_eq!(alone, if family == 1 { Fate::Allowed } else { Fate::Failed(97) }, "{family}");
        assert_eq!(bridged, if [1, 2, 10].contains(&family) { Fate::Allowed } else { Fate::Failed(97) }, "{family}");
    }
    assert_eq!(one(&bridge, "socket", [2, 3, 0, 0, 0, 0]), Fate::Failed(1), "raw");
}

#[test]
fn calls_that_nobody_knew_do_not_exist() {
    let command = command::filter(command::Sockets::Local);
    for arch in [Arch::X86_64, Arch::Aarch64] {
        let program = assemble(&command, arch).unwrap();
        for number in LAST + 1..LAST + 200 {
            assert_eq!(fates(&program, number, arch.audit()), [Fate::Failed(38)]);
        }
    }
}

#[test]
fn every_rule_names_a_call_once() {
    for (name, filter) in filters() {
        let mut calls: Vec<&str> = filter.rules.iter().map(|rule| rule.call).collect();
        let all = calls.len();
        calls.sort_unstable();
        calls.dedup();
        assert_eq!(calls.len(), all, "{name}");
    }
}
