//! Engines that are started and locked down before anybody needs them: identical, without a plugin in them, few.

use std::collections::VecDeque;
use std::fs::File;
use std::os::fd::AsFd as _;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use schemas::protocol::{ErrorCode, Frame, PLUGIN_LINE, Ready, Refusal};
use schemas::strict;

use super::world::{Child, World};
use crate::wire::Lines;

/// Two: the next plugin never waits, and five megabytes are no matter.
const SPARE: usize = 2;

/// An engine that waits, and its output from which one line was read.
type Warm = (Child, Option<Lines<File>>);

/// The engines that wait.
#[derive(Debug, Clone, Default)]
pub(super) struct Pool(Arc<Mutex<Spare>>);

#[derive(Debug, Default)]
struct Spare {
    engines: VecDeque<Warm>,
    filling: bool,
    closed: bool,
}

impl Pool {
    fn lock(&self) -> MutexGuard<'_, Spare> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// An engine: a warm one, else a new one. The pool is filled again meanwhile.
    ///
    /// # Errors
    /// When none can be started.
    pub(super) fn take(&self, world: &World) -> Result<Warm, Refusal> {
        let warm = self.living();
        self.fill(world);
        match warm {
            Some(warm) => Ok(warm),
            None => Ok((world.confine.quickjs()?, None)),
        }
    }

    /// The first that has not ended while it waited.
    fn living(&self) -> Option<Warm> {
        let mut spare = self.lock();
        while let Some(warm) = spare.engines.pop_front() {
            if warm.0.control.wait(Duration::ZERO).is_none() {
                return Some(warm);
            }
        }
        None
    }

    /// Starts engines on a thread of its own until enough wait.
    pub(super) fn fill(&self, world: &World) {
        {
            let mut spare = self.lock();
            if spare.closed || spare.filling || spare.engines.len() >= SPARE {
                return;
            }
            spare.filling = true;
        }
        let (pool, world) = (self.clone(), world.clone());
        std::thread::spawn(move || {
            pool.until_full(&world);
            pool.lock().filling = false;
        });
    }

    fn until_full(&self, world: &World) {
        while self.lock().engines.len() < SPARE {
            // Where none starts, whoever needs one is told why.
            let Ok(warm) = warm(world) else { return };
            let mut spare = self.lock();
            if spare.closed {
                warm.0.control.kill();
                return;
            }
            spare.engines.push_back(warm);
        }
    }

    /// Ends what waits.
    pub(super) fn close(&self) {
        let mut spare = self.lock();
        spare.closed = true;
        for (child, _) in spare.engines.drain(..) {
            child.control.kill();
        }
    }
}

/// Starts one and waits until it says that it is locked down.
fn warm(world: &World) -> Result<Warm, Refusal> {
    let child = world.confine.quickjs()?;
    let failed = |why: &str| {
        child.control.kill();
        Refusal::new(ErrorCode::Engine, why)
    };
    let stdout = child.stdout.try_clone().map_err(|e| failed(&e.to_string()))?;
    if !readable(&child.stdout, world.timing.start) {
        return Err(failed("an engine was not ready in time"));
    }
    let mut lines = Lines::new(stdout, PLUGIN_LINE);
    let line = lines.read().ok().flatten().ok_or_else(|| failed("an engine ended before it was ready"))?;
    match Frame::read(&line) {
        Ok(Frame::Notice { method, params, .. }) if method.as_str() == "ready" => {
            strict::read_value::<Ready>(params).map_err(|e| failed(&e.to_string()))?;
            Ok((child, Some(lines)))
        }
        _ => Err(failed("an engine began with another line than ready")),
    }
}

fn readable(from: &File, patience: Duration) -> bool {
    let timeout = Timespec::try_from(patience).ok();
    let mut wanted = [PollFd::from_borrowed_fd(from.as_fd(), PollFlags::IN)];
    poll(&mut wanted, timeout.as_ref()).is_ok_and(|n| n > 0)
}
