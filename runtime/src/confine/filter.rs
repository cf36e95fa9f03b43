//! A system-call filter as data: which calls, with which arguments, end how.

/// How a call ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// The process is killed with SIGSYS.
    Kill,
    /// The call fails with this error and nothing is done.
    Errno(u16),
    /// The kernel performs it.
    Allow,
}

/// One question about one argument. Arguments that the kernel takes as 32 bits are compared as 32 bits: the rest of the
/// register is the caller's to fill.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Test {
    /// The lower half equals the value.
    Is(u8, u32),
    /// The lower half, masked, equals the value.
    Masked(u8, u32, u32),
    /// All 64 bits equal the value.
    IsLong(u8, u64),
}

/// When all of the tests hold, the verdict.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Case {
    /// All must hold.
    pub when: Vec<Test>,
    /// Then.
    pub then: Verdict,
}

/// What becomes of one call: the first case that holds, else the last word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rule {
    /// The call's name.
    pub call: &'static str,
    /// Asked in this order.
    pub cases: Vec<Case>,
    /// Where no case holds.
    pub otherwise: Verdict,
}

impl Rule {
    /// The same whatever the arguments.
    #[must_use]
    pub fn always(call: &'static str, verdict: Verdict) -> Self {
        Self { call, cases: Vec::new(), otherwise: verdict }
    }

    /// Allowed where one of these lists of tests holds throughout, else killed.
    #[must_use]
    pub fn only<const N: usize>(call: &'static str, allowed: [Vec<Test>; N]) -> Self {
        let cases = allowed.into_iter().map(|when| Case { when, then: Verdict::Allow }).collect();
        Self { call, cases, otherwise: Verdict::Kill }
    }
}

/// A whole filter.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Filter {
    /// One rule a call.
    pub rules: Vec<Rule>,
    /// For calls that no rule names.
    pub otherwise: Verdict,
    /// For numbers above the table's last: calls that were not known when the filter was written.
    pub unknown: Verdict,
}
