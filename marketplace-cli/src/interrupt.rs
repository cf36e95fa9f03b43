//! Ctrl-C: while something is fetched it stops the fetching, which tidies up; at any other time it ends the program.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use signal_hook::consts::SIGINT;

/// The two flags that a signal handler may touch.
#[derive(Debug, Clone)]
pub struct Interrupt {
    stop: Arc<AtomicBool>,
    idle: Arc<AtomicBool>,
}

impl Interrupt {
    /// Listens. Where no handler can be installed, Ctrl-C ends the program at any time, as it always did.
    #[must_use]
    pub fn listen() -> Self {
        let this = Self { stop: Arc::default(), idle: Arc::new(AtomicBool::new(true)) };
        if signal_hook::flag::register_conditional_default(SIGINT, Arc::clone(&this.idle)).is_ok() {
            drop(signal_hook::flag::register(SIGINT, Arc::clone(&this.stop)));
        }
        this
    }

    /// What fetching looks at.
    #[must_use]
    pub fn stop(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.stop)
    }

    /// Until the result is dropped, Ctrl-C asks to stop instead of ending the program.
    #[must_use]
    pub fn at_work(&self) -> AtWork {
        self.idle.store(false, Ordering::SeqCst);
        AtWork(Arc::clone(&self.idle))
    }
}

/// See [`Interrupt::at_work`].
#[derive(Debug)]
pub struct AtWork(Arc<AtomicBool>);

impl Drop for AtWork {
    fn drop(&mut self) {
        self.0.store(true, Ordering::SeqCst);
    }
}
