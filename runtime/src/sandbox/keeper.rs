//! The one thread that starts confined processes: they die with the thread that started them, so it lives as long as they do.

use std::collections::BTreeMap;
use std::io;
use std::os::fd::{AsFd as _, OwnedFd};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use super::process::{Inner, Watch};
use crate::confine::start::{Start, Started};

/// How often scratch folders are looked at: in 50 ms a process makes some ten thousand empty files, 10 MB of kernel memory.
const ROUND: Duration = Duration::from_millis(50);

enum Order {
    Start(Box<Start>, Sender<io::Result<Started>>),
    Watch(Weak<Inner>),
    /// A deadline has changed.
    Wake,
}

/// The thread's handle. Dropping the last one ends the thread, and with it every process that it started.
#[derive(Debug, Clone)]
pub(super) struct Keeper {
    orders: Sender<Order>,
}

impl Keeper {
    /// Starts the thread.
    pub(super) fn new() -> io::Result<Self> {
        let (orders, inbox) = channel();
        std::thread::Builder::new().name("sandbox-keeper".to_owned()).spawn(move || keep(&inbox))?;
        Ok(Self { orders })
    }

    /// Starts a process from the thread.
    pub(super) fn start(&self, start: Start) -> io::Result<Started> {
        let (answer, answered) = channel();
        let gone = || io::Error::other("the keeper of the sandbox is gone");
        self.orders.send(Order::Start(Box::new(start), answer)).map_err(|_| gone())?;
        answered.recv().map_err(|_| gone())?
    }

    /// Holds a process to its deadlines from here on.
    pub(super) fn watch(&self, process: &Arc<Inner>) {
        drop(self.orders.send(Order::Watch(Arc::downgrade(process))));
    }

    /// Looks at all deadlines again.
    pub(super) fn wake(&self) {
        drop(self.orders.send(Order::Wake));
    }
}

fn keep(inbox: &Receiver<Order>) {
    let mut watched: BTreeMap<u64, Weak<Inner>> = BTreeMap::new();
    let mut next = 0_u64;
    loop {
        let rest = round(&mut watched);
        let order = match rest {
            Some(rest) => inbox.recv_timeout(rest),
            None => inbox.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match order {
            Ok(Order::Start(start, answer)) => drop(answer.send(start.start())),
            Ok(Order::Watch(process)) => {
                watched.insert(next, process);
                next += 1;
            }
            Ok(Order::Wake) | Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

/// Kills what is late, forgets what has ended, and says how long nothing need be looked at.
fn round(watched: &mut BTreeMap<u64, Weak<Inner>>) -> Option<Duration> {
    let now = Instant::now();
    let mut rest: Option<Duration> = None;
    watched.retain(|_, process| {
        let Some(process) = process.upgrade() else { return false };
        let wanted = match process.look(now) {
            Watch::Ended => return false,
            Watch::Idle => None,
            Watch::Until(at) => Some(at.saturating_duration_since(now)),
            Watch::Often => Some(ROUND),
        };
        rest = [rest, wanted].into_iter().flatten().min();
        true
    });
    rest
}

/// Whether the process behind `pidfd` has ended.
pub(super) fn has_ended(pidfd: &OwnedFd, timeout: Duration) -> bool {
    let mut poll = [rustix::event::PollFd::from_borrowed_fd(pidfd.as_fd(), rustix::event::PollFlags::IN)];
    let timeout = rustix::event::Timespec::try_from(timeout).ok();
    rustix::event::poll(&mut poll, timeout.as_ref()).is_ok_and(|ready| ready > 0)
}
