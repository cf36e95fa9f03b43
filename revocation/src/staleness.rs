//! How old a list is: fresh, stale, or so old that its plugins stop.

use jiff::{SignedDuration, Timestamp};
use schemas::settings::Age;
use verifier::Freshness;

/// Six hours: a working day asks at most twice, and a revocation reaches a new install within the morning.
pub const FRESH: SignedDuration = SignedDuration::from_hours(6);

/// Five minutes: how far a clock is set back by ordinary correction. A check that lies further in the future tells
/// nothing about its age.
const CORRECTION: SignedDuration = SignedDuration::from_mins(5);

/// How recent a marketplace's list is; ordered by age.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Staleness {
    /// Checked within six hours, and nothing signed for it has expired.
    Fresh,
    /// Older, or of unknown age: a warning, and no new install from there.
    Stale,
    /// Older than `plugins.revocationMaxAge`: its plugins stop.
    Expired,
}

/// The age of what was checked, by the latest of the clock and the newest signed time; negative when the clock was set
/// back since.
pub(crate) fn age(freshness: &Freshness, now: Timestamp) -> SignedDuration {
    now.max(freshness.now).duration_since(freshness.checked)
}

/// A clock behind the last check is reported as stale, not as expired: a dead battery must not stop every plugin, and a
/// check "in the future" must not count as fresh for ever.
pub(crate) fn staleness(freshness: &Freshness, max_age: Age, now: Timestamp) -> Staleness {
    let age = age(freshness, now);
    let now = now.max(freshness.now);
    if age > SignedDuration::from_secs(max_age.seconds()) {
        Staleness::Expired
    } else if age > FRESH || age < -CORRECTION || now >= freshness.expires {
        Staleness::Stale
    } else {
        Staleness::Fresh
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const CHECKED: i64 = 1_800_000_000;

    fn at(seconds: i64) -> Timestamp {
        Timestamp::from_second(CHECKED + seconds).unwrap()
    }
    fn freshness(expires: i64, now: i64) -> Freshness {
        Freshness { checked: at(0), expires: at(expires), now: at(now) }
    }
    fn judged(now: i64) -> Staleness {
        staleness(&freshness(30 * 86_400, 0), Age::DEFAULT, at(now))
    }

    #[test]
    fn a_list_is_stale_one_second_after_six_hours() {
        assert_eq!(judged(0), Staleness::Fresh);
        assert_eq!(judged(6 * 3_600), Staleness::Fresh);
        assert_eq!(judged(6 * 3_600 + 1), Staleness::Stale);
    }

    #[test]
    fn a_list_is_expired_one_second_after_the_maximal_age() {
        assert_eq!(judged(7 * 86_400), Staleness::Stale);
        assert_eq!(judged(7 * 86_400 + 1), Staleness::Expired);
    }

    #[test]
    fn a_maximal_age_below_six_hours_wins() {
        let short = "1h".parse().unwrap();
        let list = freshness(86_400, 0);
        assert_eq!(staleness(&list, short, at(3_600)), Staleness::Fresh);
        assert_eq!(staleness(&list, short, at(3_601)), Staleness::Expired);
    }

    #[test]
    fn an_expired_signature_is_not_fresh() {
        assert_eq!(staleness(&freshness(3_600, 0), Age::DEFAULT, at(3_599)), Staleness::Fresh);
        assert_eq!(staleness(&freshness(3_600, 0), Age::DEFAULT, at(3_600)), Staleness::Stale);
    }

    #[test]
    fn a_clock_that_was_set_back_does_not_make_an_old_list_fresh() {
        // The newest signed time says eight days, whatever the clock says.
        assert_eq!(staleness(&freshness(30 * 86_400, 8 * 86_400), Age::DEFAULT, at(0)), Staleness::Expired);
    }

    #[test]
    fn a_check_in_the_future_is_stale_and_never_expired() {
        let list = Freshness { checked: at(0), expires: at(86_400), now: at(-400 * 86_400) };
        assert_eq!(staleness(&list, Age::DEFAULT, at(-300)), Staleness::Fresh);
        assert_eq!(staleness(&list, Age::DEFAULT, at(-301)), Staleness::Stale);
        assert_eq!(staleness(&list, Age::DEFAULT, at(-300 * 86_400)), Staleness::Stale);
    }

    proptest! {
        #[test]
        fn time_that_passes_never_makes_a_list_fresher(now in 0_i64..40 * 86_400, later in 0_i64..86_400) {
            prop_assert!(judged(now) <= judged(now + later));
        }
    }
}
