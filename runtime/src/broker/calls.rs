//! Open calls of one process: what a plugin does, it does in one of them, and while a person is asked its clock stands.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use schemas::protocol::CallId;

use super::cancel::Cancel;

/// Ids are never used twice by one broker, so an id of another session or plugin is open nowhere else.
static LAST: AtomicU64 = AtomicU64::new(0);

/// The open calls of one process.
#[derive(Debug, Default)]
pub(super) struct Calls(Mutex<BTreeMap<CallId, Arc<Call>>>);

/// One open call.
#[derive(Debug)]
pub(super) struct Call {
    pub(super) id: CallId,
    /// Fired when it is closed: whatever was begun in it has lost its authority.
    pub(super) over: Cancel,
    clock: Mutex<Clock>,
}

#[derive(Debug)]
struct Clock {
    deadline: Instant,
    /// How many questions are open, and since when.
    asking: u32,
    since: Instant,
}

impl Calls {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<CallId, Arc<Call>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Opens one; nothing when its id could not be written, which no number prevents.
    pub(super) fn open(&self, patience: Duration) -> Option<Arc<Call>> {
        let number = LAST.fetch_add(1, Ordering::Relaxed) + 1;
        let id: CallId = format!("c{number}").parse().ok()?;
        let now = Instant::now();
        let clock = Mutex::new(Clock { deadline: now + patience, asking: 0, since: now });
        let call = Arc::new(Call { id: id.clone(), over: Cancel::default(), clock });
        self.lock().insert(id, Arc::clone(&call));
        Some(call)
    }

    pub(super) fn get(&self, id: &CallId) -> Option<Arc<Call>> {
        self.lock().get(id).cloned()
    }

    pub(super) fn close(&self, id: &CallId) {
        let closed = self.lock().remove(id);
        closed.iter().for_each(|call| call.over.fire());
    }

    pub(super) fn close_all(&self) {
        let closed = std::mem::take(&mut *self.lock());
        closed.values().for_each(|call| call.over.fire());
    }

    pub(super) fn count(&self) -> usize {
        self.lock().len()
    }
}

impl Call {
    fn lock(&self) -> MutexGuard<'_, Clock> {
        self.clock.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How long the call may still take; nothing while somebody is asked.
    pub(super) fn left(&self, now: Instant) -> Option<Duration> {
        let clock = self.lock();
        (clock.asking == 0).then(|| clock.deadline.saturating_duration_since(now))
    }

    /// When it has to be over if nobody is asked any more.
    pub(super) fn deadline(&self) -> Instant {
        self.lock().deadline
    }

    /// Stops the clock until the guard is dropped: a person reads, and the plugin waits through no fault of its own.
    pub(super) fn asking(&self) -> Asking<'_> {
        let mut clock = self.lock();
        if clock.asking == 0 {
            clock.since = Instant::now();
        }
        clock.asking += 1;
        Asking(self)
    }
}

/// A question that is open.
#[derive(Debug)]
pub(super) struct Asking<'a>(&'a Call);

impl Drop for Asking<'_> {
    fn drop(&mut self) {
        let mut clock = self.0.lock();
        clock.asking -= 1;
        if clock.asking == 0 {
            let stood = clock.since.elapsed();
            clock.deadline += stood;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_call_of_another_process_is_open_nowhere_else() {
        let (here, there) = (Calls::default(), Calls::default());
        let call = there.open(Duration::from_secs(1)).unwrap();
        assert!(there.get(&call.id).is_some());
        assert!(here.get(&call.id).is_none());
        let own = here.open(Duration::from_secs(1)).unwrap();
        assert_ne!(own.id, call.id);
    }

    #[test]
    fn a_closed_call_is_gone() {
        let calls = Calls::default();
        let call = calls.open(Duration::from_secs(1)).unwrap();
        calls.close(&call.id);
        assert!(calls.get(&call.id).is_none());
        assert!(call.over.is_fired());
        assert_eq!(calls.count(), 0);
    }

    #[test]
    fn the_clock_stands_while_somebody_is_asked() {
        let calls = Calls::default();
        let call = calls.open(Duration::from_millis(40)).unwrap();
        let before = call.deadline();
        {
            let _one = call.asking();
            let _two = call.asking();
            assert!(call.left(Instant::now()).is_none());
            std::thread::sleep(Duration::from_millis(60));
        }
        assert!(call.deadline() >= before + Duration::from_millis(60));
        assert!(!call.left(Instant::now()).unwrap().is_zero());
    }
}
