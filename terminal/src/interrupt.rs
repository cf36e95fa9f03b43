//! Ctrl-C as a flag that questions and long work look at, so that what they hold is put away before the end.

use std::io;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

use signal_hook::consts::{SIGINT, SIGTERM};

static FLAG: OnceLock<Arc<AtomicBool>> = OnceLock::new();

/// 130: what shells report of a program that Ctrl-C ended.
const ENDED: i32 = 130;

/// The flag; set once somebody has pressed Ctrl-C, if [`watch`] was called.
#[must_use]
pub fn flag() -> Arc<AtomicBool> {
    Arc::clone(FLAG.get_or_init(Arc::default))
}

/// Whether somebody has pressed Ctrl-C.
#[must_use]
pub fn is_set() -> bool {
    FLAG.get().is_some_and(|flag| flag.load(Ordering::Relaxed))
}

/// From now on the first Ctrl-C (or `SIGTERM`) sets the flag, and the second ends the program at once.
///
/// # Errors
/// When the system refuses a handler.
pub fn watch() -> io::Result<()> {
    for signal in [SIGINT, SIGTERM] {
        // In this order: the flag that the second one looks at is set by the first one's second half.
        signal_hook::flag::register_conditional_shutdown(signal, ENDED, flag())?;
        signal_hook::flag::register(signal, flag())?;
    }
    Ok(())
}
