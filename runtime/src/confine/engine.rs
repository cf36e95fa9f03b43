//! What QuickJS may ask of the kernel once it has started: memory, time, and its three pipes.

use super::filter::Verdict::{Allow, Errno, Kill};
use super::filter::{Filter, Rule, Test};

/// `PROT_EXEC`.
pub(super) const PROT_EXEC: u32 = 4;
/// `MAP_SHARED | MAP_PRIVATE`, the two bits that say whose a mapping is.
pub(super) const MAP_TYPE: u32 = 3;
/// `MAP_PRIVATE`.
pub(super) const MAP_PRIVATE: u32 = 2;
/// `SIGABRT`, with which a process ends itself.
const SIGABRT: u32 = 6;
/// `ENOSYS`.
pub(super) const ENOSYS: u16 = 38;

/// Calls that are harmless whatever their arguments: they reach only this process's own memory, clock and end.
const HARMLESS: &[&str] = &[
    "munmap",
    "mremap",
    "brk",
    "madvise",
    "futex",
    "clock_gettime",
    "clock_nanosleep",
    "getrandom",
    "exit",
    "exit_group",
    "rt_sigreturn",
    "rt_sigprocmask",
    "sigaltstack",
    "restart_syscall",
    "gettid",
    "getpid",
    "sched_yield",
    "poll",
    "ppoll",
];

/// The filter for the process `id`.
pub(super) fn filter(id: u32) -> Filter {
    let to = |numbers: &[u32]| numbers.iter().map(|number| vec![Test::Is(0, *number)]).collect::<Vec<_>>();
    let mut rules = vec![
        only("read", to(&[0])),
        only("write", to(&[1, 2])),
        only("writev", to(&[1, 2])),
        Rule::only("mmap", [vec![Test::Masked(2, PROT_EXEC, 0), Test::Masked(3, MAP_TYPE, MAP_PRIVATE)]]),
        Rule::only("mprotect", [vec![Test::Masked(2, PROT_EXEC, 0)]]),
        // abort() signals this very thread; no other signal, and nobody else
        Rule::only("tgkill", [vec![Test::Is(0, id), Test::Is(2, SIGABRT)]]),
        Rule::always("clone3", Errno(ENOSYS)),
    ];
    rules.extend(HARMLESS.iter().map(|call| Rule::always(call, Allow)));
    Filter { rules, otherwise: Kill, unknown: Kill }
}

fn only(call: &'static str, allowed: Vec<Vec<Test>>) -> Rule {
    let cases = allowed.into_iter().map(|when| super::filter::Case { when, then: Allow }).collect();
    Rule { call, cases, otherwise: Kill }
}
