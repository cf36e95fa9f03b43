//! A filter becomes the kernel's classic BPF: foreign architectures and x32 numbers are killed before anything is asked.

use super::calls::{Arch, Call, LAST};
use super::filter::{Case, Filter, Rule, Test, Verdict};

/// One instruction, laid out as the kernel reads it (`struct sock_filter`).
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Instruction {
    /// What to do.
    pub code: u16,
    /// Instructions to skip when a comparison holds.
    pub jt: u8,
    /// Instructions to skip when it does not.
    pub jf: u8,
    /// The operand.
    pub k: u32,
}

/// Loads a word of `struct seccomp_data` into the accumulator.
pub(super) const LOAD: u16 = 0x20;
/// Skips when the accumulator equals the operand.
pub(super) const JUMP_EQUAL: u16 = 0x15;
/// Skips when the accumulator is at least the operand.
pub(super) const JUMP_AT_LEAST: u16 = 0x35;
/// Masks the accumulator.
pub(super) const AND: u16 = 0x54;
/// Ends with a verdict.
pub(super) const RETURN: u16 = 0x06;

/// Where the number stands in `struct seccomp_data`.
const NUMBER: u32 = 0;
/// Where the architecture stands.
const ARCH: u32 = 4;
/// Where the first argument's lower half stands; both architectures are little-endian.
const ARGUMENTS: u32 = 16;
/// x86-64 numbers with this bit are x32's.
const X32: u32 = 0x4000_0000;
/// `BPF_MAXINSNS`.
const LONGEST: usize = 4096;

/// Why a filter cannot be written down.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotAssembled {
    /// A rule speaks of a call that no architecture has.
    #[error("there is no system call {0}")]
    UnknownCall(&'static str),
    /// A rule is longer than a jump.
    #[error("the rule of {0} is longer than a jump")]
    LongRule(&'static str),
    /// More than the kernel takes.
    #[error("{0} instructions are more than the kernel takes")]
    LongFilter(usize),
}

/// The program for `arch`. Rules of calls that it does not have are left out.
///
/// # Errors
/// [`NotAssembled`].
pub fn assemble(filter: &Filter, arch: Arch) -> Result<Vec<Instruction>, NotAssembled> {
    let mut program = vec![load(ARCH), skip_if(JUMP_EQUAL, arch.audit(), 1, 0), end(Verdict::Kill), load(NUMBER)];
    if arch == Arch::X86_64 {
        program.extend([skip_if(JUMP_AT_LEAST, X32, 0, 1), end(Verdict::Kill)]);
    }
    for rule in &filter.rules {
        let call = Call::named(rule.call).ok_or(NotAssembled::UnknownCall(rule.call))?;
        let Some(number) = call.number(arch) else { continue };
        let body = body(rule)?;
        let past = u8::try_from(body.len()).map_err(|_| NotAssembled::LongRule(rule.call))?;
        program.push(skip_if(JUMP_EQUAL, number, 0, past));
        program.extend(body);
    }
    program.extend([skip_if(JUMP_AT_LEAST, LAST + 1, 0, 1), end(filter.unknown), end(filter.otherwise)]);
    if program.len() > LONGEST {
        return Err(NotAssembled::LongFilter(program.len()));
    }
    Ok(program)
}

fn body(rule: &Rule) -> Result<Vec<Instruction>, NotAssembled> {
    let mut body = Vec::new();
    for case in &rule.cases {
        body.extend(one(case).ok_or(NotAssembled::LongRule(rule.call))?);
    }
    body.push(end(rule.otherwise));
    Ok(body)
}

/// A case's instructions: every failed comparison jumps past its end.
fn one(case: &Case) -> Option<Vec<Instruction>> {
    let mut code: Vec<Instruction> = case.when.iter().flat_map(|test| ask(*test)).collect();
    code.push(end(case.then));
    let length = code.len();
    for (at, instruction) in code.iter_mut().enumerate() {
        if instruction.code == JUMP_EQUAL {
            instruction.jf = u8::try_from(length - at - 1).ok()?;
        }
    }
    Some(code)
}

fn ask(test: Test) -> Vec<Instruction> {
    let equal = |value| skip_if(JUMP_EQUAL, value, 0, 0);
    match test {
        Test::Is(argument, value) => vec![load(low(argument)), equal(value)],
        Test::Masked(argument, mask, value) => {
            vec![load(low(argument)), Instruction { code: AND, jt: 0, jf: 0, k: mask }, equal(value)]
        }
        Test::IsLong(argument, value) => {
            let half = |shift: u32| u32::try_from((value >> shift) & u64::from(u32::MAX)).unwrap_or_default();
            vec![load(low(argument)), equal(half(0)), load(low(argument) + 4), equal(half(32))]
        }
    }
}

const fn low(argument: u8) -> u32 {
    // From<u8> is not const yet; the argument is at most 5.
    #[expect(clippy::as_conversions, reason = "u8 to u32 loses nothing")]
    let argument = argument as u32;
    ARGUMENTS + 8 * argument
}

const fn load(at: u32) -> Instruction {
    Instruction { code: LOAD, jt: 0, jf: 0, k: at }
}

const fn skip_if(code: u16, k: u32, jt: u8, jf: u8) -> Instruction {
    Instruction { code, jt, jf, k }
}

fn end(verdict: Verdict) -> Instruction {
    let k = match verdict {
        Verdict::Kill => 0x8000_0000,
        Verdict::Errno(error) => 0x0005_0000 | u32::from(error),
        Verdict::Allow => 0x7fff_0000,
    };
    Instruction { code: RETURN, jt: 0, jf: 0, k }
}
