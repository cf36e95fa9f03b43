//! Which of a fork's exceptions clients are told of: those that have not ended and that its revocations keys have signed.

use jiff::Timestamp;
use schemas::time::day_of;
use schemas::{Exceptions, SignedException};
use terminal::measure::count;
use terminal::{Exit, Failure};
use verifier::keys::VerifyingKey;
use verifier::repository::{NotExcepted, signed_by};

use crate::session::Session;
use crate::tuf::{Role, Root};
use crate::working_copy::WorkingCopy;

/// 7 days: time to fix what is excepted, or to except it once more.
const SOON_DAYS: i32 = 7;

/// How one exception stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Standing {
    /// It is published, and counts.
    Counts,
    /// Its last day is over.
    Ended,
    /// The root's keys of today have not signed it.
    Void(NotExcepted),
}

/// The exceptions of a working copy.
#[derive(Debug)]
pub struct Held {
    /// All of them, each with its standing.
    pub all: Vec<(SignedException, Standing)>,
    /// Those that are published.
    pub counting: Exceptions,
    now: Timestamp,
}

impl Held {
    /// Judges what the working copy holds.
    ///
    /// # Errors
    /// A [`Failure`] when the file, or a key of the root, cannot be read.
    pub fn of(working_copy: &WorkingCopy, root: &Root, now: Timestamp) -> Result<Self, Failure> {
        let keys = root.keys_of(Role::Revocations).into_iter().map(VerifyingKey::try_from);
        let keys: Vec<VerifyingKey> =
            keys.collect::<Result<_, _>>().map_err(|why| Failure::new(Exit::NotTrusted, why))?;
        let wanted = usize::try_from(root.threshold(Role::Revocations)).unwrap_or(usize::MAX);
        let origin = &root.extras.origin;
        let judge = |one: SignedException| {
            let standing = match signed_by(&keys, wanted, (origin, &one)) {
                _ if one.expires < day_of(now) => Standing::Ended,
                Ok(()) => Standing::Counts,
                Err(why) => Standing::Void(why),
            };
            (one, standing)
        };
        let all: Vec<_> = working_copy.exceptions()?.exceptions.into_iter().map(judge).collect();
        let counting = all.iter().filter(|(_, standing)| *standing == Standing::Counts).map(|(one, _)| one.clone());
        let counting = Exceptions::try_from(counting.collect::<Vec<_>>());
        Ok(Self { all, counting: counting.map_err(|why| Failure::new(Exit::NotTrusted, why))?, now })
    }

    /// How many are published, in words.
    #[must_use]
    pub fn count(&self) -> String {
        count(self.counting.as_slice().len(), "exception", "exceptions")
    }

    /// Tells of those that count no more, or not for long.
    pub fn warn(&self, session: &Session) {
        for (one, standing) in &self.all {
            let what = format!("the exception of {} {} from {}", one.name, one.version, one.revocation);
            let how = match standing {
                Standing::Counts if self.days_left(one) <= SOON_DAYS => format!("ends after {}", one.expires),
                Standing::Counts | Standing::Ended => continue,
                Standing::Void(why) => format!("has no effect: {why}; marketplace fork except add signs it again"),
            };
            session.out.warn(&format!("{what} {how}"));
        }
    }

    fn days_left(&self, one: &SignedException) -> i32 {
        day_of(self.now).until(one.expires).map_or(0, |span| span.get_days())
    }
}
