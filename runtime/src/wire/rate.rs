//! How many lines a second a peer may send: counted raw, before anything is parsed.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

/// The window.
const SECOND: Duration = Duration::from_secs(1);

/// At most so many lines in any second, and one more for each that was asked for.
///
/// An answer to a request of ours is not the peer's own doing: each request adds one line to what the peer may send, so a
/// busy host does not disconnect an obedient plugin.
#[derive(Debug)]
pub struct Rate {
    most: usize,
    seen: VecDeque<Instant>,
    asked: usize,
}

impl Rate {
    /// At most `most` lines in any second.
    #[must_use]
    pub fn new(most: u32) -> Self {
        Self { most: usize::try_from(most).unwrap_or(usize::MAX), seen: VecDeque::new(), asked: 0 }
    }

    /// One answer will come that was asked for. More than a thousand are not remembered.
    pub fn ask(&mut self) {
        self.asked = (self.asked + 1).min(1_000);
    }

    /// Counts a line; `false` when it is one too many.
    #[must_use]
    pub fn admits(&mut self, now: Instant) -> bool {
        while self.seen.front().is_some_and(|first| now.duration_since(*first) >= SECOND) {
            self.seen.pop_front();
        }
        if self.seen.len() < self.most {
            self.seen.push_back(now);
            return true;
        }
        if self.asked > 0 {
            self.asked -= 1;
            return true;
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_line_after_the_last_allowed_one_is_refused_in_any_second() {
        let start = Instant::now();
        let mut rate = Rate::new(100);
        // Half a window of fifty, then a hundred more across the boundary of two seconds.
        assert!((0..50).all(|_| rate.admits(start)));
        let later = start + Duration::from_millis(900);
        assert!((0..50).all(|_| rate.admits(later)));
        assert!(!rate.admits(later));
        let next = start + SECOND;
        assert!((0..50).all(|_| rate.admits(next)));
        assert!(!rate.admits(next));
    }

    #[test]
    fn an_answer_that_was_asked_for_is_not_counted_against_the_peer() {
        let now = Instant::now();
        let mut rate = Rate::new(2);
        rate.ask();
        assert!(rate.admits(now) && rate.admits(now) && rate.admits(now));
        assert!(!rate.admits(now));
    }

    #[test]
    fn what_is_remembered_is_bounded() {
        let mut rate = Rate::new(1);
        (0..1_000_000).for_each(|_| rate.ask());
        let now = Instant::now();
        assert_eq!((0..2_000).filter(|_| rate.admits(now)).count(), 1_001);
    }
}
