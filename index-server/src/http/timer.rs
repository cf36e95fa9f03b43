//! One timer a connection: a head that comes in time costs a look at the clock, not a timer made and thrown away.

use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::{Duration, Instant};

use hyper::rt::{Sleep, Timer};

/// Deadlines of one connection, one after another; the timer beneath moves only when it has fired or comes too late.
#[derive(Debug, Clone, Default)]
pub(super) struct OneTimer(Arc<Mutex<Option<Beneath>>>);

/// The timer beneath, made when it is first waited for.
type Beneath = Pin<Box<tokio::time::Sleep>>;

/// Ready at its deadline, not before.
struct Until {
    deadline: Instant,
    timer: OneTimer,
}

impl Timer for OneTimer {
    fn sleep(&self, duration: Duration) -> Pin<Box<dyn Sleep>> {
        let now = self.now();
        self.sleep_until(now.checked_add(duration).unwrap_or(now)) // a time that cannot be told is over
    }

    fn sleep_until(&self, deadline: Instant) -> Pin<Box<dyn Sleep>> {
        Box::pin(Until { deadline, timer: self.clone() })
    }

    fn now(&self) -> Instant {
        tokio::time::Instant::now().into_std()
    }
}

impl Future for Until {
    type Output = ();

    fn poll(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        let deadline = tokio::time::Instant::from_std(self.deadline);
        let mut timer = self.timer.0.lock().unwrap_or_else(PoisonError::into_inner);
        let sleep = timer.get_or_insert_with(|| Box::pin(tokio::time::sleep_until(deadline)));
        if sleep.deadline() > deadline {
            sleep.as_mut().reset(deadline);
        }
        // It may fire for a head that came long ago: then it is set for the one that is waited for.
        while sleep.deadline() < deadline {
            ready!(sleep.as_mut().poll(context));
            sleep.as_mut().reset(deadline);
        }
        sleep.as_mut().poll(context)
    }
}

impl Sleep for Until {}

#[cfg(test)]
mod tests {
    use super::*;

    /// Waits for a head that comes before its time is over.
    fn dropped(timer: &OneTimer, millis: u64) {
        let mut sleep = timer.sleep(Duration::from_millis(millis));
        assert!(sleep.as_mut().poll(&mut Context::from_waker(std::task::Waker::noop())).is_pending());
    }

    #[tokio::test]
    async fn a_deadline_is_kept_whatever_was_waited_for_before_on_the_same_connection() {
        let timer = OneTimer::default();
        // Earlier than what is set, later than what is set, and after what is set is over.
        for (before, wanted) in [(60_000, 100), (50, 200), (0, 100)] {
            let wanted = Duration::from_millis(wanted);
            (before > 0).then(|| dropped(&timer, before));
            let begun = timer.now();
            timer.sleep(wanted).await;
            let took = timer.now() - begun;
            assert!((wanted..Duration::from_secs(30)).contains(&took), "{wanted:?}: {took:?}");
        }
    }
}
