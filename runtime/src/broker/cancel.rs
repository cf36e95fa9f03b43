//! Nobody needs the answer any more: said once, heard by whoever works for it.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

type Waker = Box<dyn FnOnce() + Send>;

/// Says whether a request was cancelled. Clones are one.
#[derive(Clone, Default)]
pub(super) struct Cancel(Arc<Mutex<State>>);

#[derive(Default)]
struct State {
    fired: bool,
    wakers: Vec<Waker>,
}

impl std::fmt::Debug for Cancel {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Cancel").field(&self.is_fired()).finish()
    }
}

impl Cancel {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn is_fired(&self) -> bool {
        self.lock().fired
    }

    /// Cancels.
    pub(super) fn fire(&self) {
        let wakers = {
            let mut state = self.lock();
            state.fired = true;
            std::mem::take(&mut state.wakers)
        };
        wakers.into_iter().for_each(|wake| wake());
    }

    /// Calls `wake` when it is cancelled; at once when it was.
    pub(super) fn on_fire(&self, wake: impl FnOnce() + Send + 'static) {
        let mut state = self.lock();
        if state.fired {
            drop(state);
            wake();
        } else {
            state.wakers.push(Box::new(wake));
        }
    }
}
