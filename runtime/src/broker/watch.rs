//! News of revocations while plugins run: what another process wrote is seen within half a second, and every half hour
//! everybody is asked.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use schemas::ViolationKind;

use super::capability;
use super::shared::Shared;
use super::world::Ask;

/// 400 ms: a kill follows the arrival of its list within a second.
pub const LOOK: Duration = Duration::from_millis(400);

/// Watches until the other end of `over` is dropped.
pub(super) fn watch(shared: &Arc<Shared>, over: &Receiver<()>) {
    let mut stamp = shared.world.ground.stamp();
    let mut next = Instant::now() + shared.world.timing.until_refresh();
    loop {
        match over.recv_timeout(LOOK) {
            Ok(()) | Err(RecvTimeoutError::Disconnected) => return,
            Err(RecvTimeoutError::Timeout) => {}
        }
        record(shared);
        let seen = shared.world.ground.stamp();
        if seen != stamp {
            stamp = seen;
            // What cannot be read now is looked at again when it changes; meanwhile what is known ages.
            let _read = shared.world.feed.refresh(Ask::Disk);
            let _gone = shared.review();
        }
        if Instant::now() >= next {
            next = Instant::now() + shared.world.timing.until_refresh();
            ask(shared);
            stamp = shared.world.ground.stamp();
        }
    }
}

/// Records what proxies kept from leaving, as violations of whose it was.
fn record(shared: &Shared) {
    for (plugin, what) in shared.world.kept.take() {
        if let Some(seat) = shared.seats().iter().find(|seat| seat.loaded.manifest().name == plugin) {
            capability::violation(seat, ViolationKind::DomainDenied, &what);
        }
    }
}

/// Asks everybody, on a thread of its own: a slow marketplace must not keep the watch from looking.
fn ask(shared: &Arc<Shared>) {
    if shared.names().is_empty() {
        return;
    }
    let shared = Arc::clone(shared);
    std::thread::spawn(move || {
        let _asked = shared.world.feed.refresh(Ask::Everybody);
        let _gone = shared.review();
    });
}
