//! Who lets a revoked version load nevertheless; it warns all the same.

use std::fmt;

use schemas::SignedException;

/// Why a revocation does not stop what it covers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Lifted {
    /// The user ignores it, for exactly this version.
    ByUser,
    /// The fork that it came through excepts it, for a while.
    ByFork(Box<SignedException>),
}

impl Lifted {
    /// The fork's exception, where it is one.
    #[must_use]
    pub fn exception(&self) -> Option<&SignedException> {
        match self {
            Self::ByUser => None,
            Self::ByFork(exception) => Some(exception),
        }
    }
}

impl fmt::Display for Lifted {
    /// For the user, in a few words that hold no control character.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ByUser => f.write_str("you ignore this"),
            Self::ByFork(one) => {
                let (by, expires, reason) = (&one.excepted_by, one.expires, &one.reason);
                write!(f, "excepted by {by} until {expires}: {reason}")
            }
        }
    }
}
