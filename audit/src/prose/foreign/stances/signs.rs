//! What a word says of a stance, as bits, so that a sentence's words can be put together.

use super::super::super::lexicon::Says;

/// What a word says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Sign(pub(super) u64);

/// The words of one language.
pub(super) type Voice = &'static [(Sign, &'static str)];

impl Sign {
    pub(super) const NOT: Self = Self(1);
    /// To tell, to show, to come up in what is told.
    pub(super) const TELL: Self = Self(1 << 1);
    /// Whoever the work is done for.
    pub(super) const USER: Self = Self(1 << 2);
    /// This step, of it.
    pub(super) const STEP: Self = Self(1 << 3);
    pub(super) const SEND: Self = Self(1 << 4);
    /// To know, to hear of.
    pub(super) const KNOW: Self = Self(1 << 5);
    /// A summary, an answer, a list of tasks.
    pub(super) const REPORT: Self = Self(1 << 6);
    pub(super) const ONLY: Self = Self(1 << 7);
    /// Somebody asks.
    pub(super) const ASKED: Self = Self(1 << 8);
    /// To answer.
    pub(super) const SAYS: Self = Self(1 << 9);
    /// No, nothing, all is well.
    pub(super) const FINE: Self = Self(1 << 10);
    /// Consent, or to ask for it.
    pub(super) const CONSENT: Self = Self(1 << 11);
    /// To decline.
    pub(super) const REFUSED: Self = Self(1 << 12);
    /// Even if, all the same.
    pub(super) const EVEN: Self = Self(1 << 13);
    pub(super) const IF: Self = Self(1 << 14);
    /// Warnings, findings.
    pub(super) const WARN: Self = Self(1 << 15);
    /// Whatever warns: the host, a scanner, another plugin.
    pub(super) const GUARD: Self = Self(1 << 16);
    /// To contradict, to stand above.
    pub(super) const CLASH: Self = Self(1 << 17);
    /// What the system says, and what keeps users safe.
    pub(super) const SYSTEM: Self = Self(1 << 18);
    /// To follow, to be in force.
    pub(super) const FOLLOW: Self = Self(1 << 19);
    /// This guide, this package.
    pub(super) const GUIDE: Self = Self(1 << 20);
    /// Whoever reviews.
    pub(super) const AUDIT: Self = Self(1 << 21);
    /// Approved, safe.
    pub(super) const SAFE: Self = Self(1 << 22);
    /// In advance, of versions to come.
    pub(super) const AHEAD: Self = Self(1 << 23);
    /// Where money goes.
    pub(super) const PAY: Self = Self(1 << 24);
    /// To put one thing in another's place.
    pub(super) const SWAP: Self = Self(1 << 25);
    pub(super) const DELETE: Self = Self(1 << 26);
    /// What shows later what was done.
    pub(super) const TRACE: Self = Self(1 << 27);
    /// Letters, manuscripts, contracts.
    pub(super) const MATTER: Self = Self(1 << 28);
    /// In passing, without a word.
    pub(super) const QUIETLY: Self = Self(1 << 29);

    pub(super) const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub(super) const fn all(self, wanted: Self) -> bool {
        self.0 & wanted.0 == wanted.0
    }

    pub(super) const fn any(self, wanted: Self) -> bool {
        self.0 & wanted.0 != 0
    }

    /// What a word of the lexicon of orders says here.
    pub(super) fn of(says: Says) -> Self {
        const SAME: &[(Says, Sign)] = &[
            (Says::NOT, Sign::NOT),
            (Says::TELL, Sign::TELL),
            (Says::USER, Sign::USER),
            (Says::THIS, Sign::STEP),
            (Says::SEND, Sign::SEND),
        ];
        let said = SAME.iter().filter(|(known, _)| says.any(*known));
        said.fold(Self(0), |all, (_, sign)| all.and(*sign))
    }
}
