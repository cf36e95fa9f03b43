//! Requests that wait for their answers: each answer finds its request, once; the rest finds nobody.

use std::collections::BTreeMap;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use schemas::protocol::{Id, Outcome};

/// Why there is no answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Lost {
    /// The peer is gone.
    #[error("the peer is gone")]
    Gone,
    /// Nobody waits for more answers at once.
    #[error("too many requests wait for an answer")]
    TooMany,
    /// Not within that time.
    #[error("no answer in time")]
    Late,
}

#[derive(Debug, Default)]
struct Table {
    last: u64,
    waiting: BTreeMap<u64, SyncSender<Outcome>>,
    closed: bool,
}

/// The requests of one side of one connection.
#[derive(Debug)]
pub struct Pending {
    table: Mutex<Table>,
    most: usize,
}

/// One request's place to wait.
#[derive(Debug)]
pub struct Waiting {
    /// The id to send it with.
    pub id: u64,
    answer: Receiver<Outcome>,
}

impl Waiting {
    /// Waits for the answer.
    ///
    /// # Errors
    /// [`Lost::Late`] and [`Lost::Gone`].
    pub fn within(&self, patience: Duration) -> Result<Outcome, Lost> {
        self.answer.recv_timeout(patience).map_err(|e| match e {
            RecvTimeoutError::Timeout => Lost::Late,
            RecvTimeoutError::Disconnected => Lost::Gone,
        })
    }
}

impl Pending {
    /// At most `most` at once.
    #[must_use]
    pub fn new(most: usize) -> Self {
        Self { table: Mutex::default(), most }
    }

    fn lock(&self) -> MutexGuard<'_, Table> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A place for one more request.
    ///
    /// # Errors
    /// [`Lost::TooMany`], [`Lost::Gone`].
    pub fn open(&self) -> Result<Waiting, Lost> {
        let mut table = self.lock();
        if table.closed {
            return Err(Lost::Gone);
        }
        if table.waiting.len() >= self.most {
            return Err(Lost::TooMany);
        }
        table.last += 1;
        let id = table.last;
        let (sender, answer) = sync_channel(1);
        table.waiting.insert(id, sender);
        Ok(Waiting { id, answer })
    }

    /// Hands an answer to its request; `false` when nobody asked, or not any more.
    #[must_use]
    pub fn answer(&self, id: &Id, outcome: Outcome) -> bool {
        let Id::Number(id) = id else { return false };
        match self.lock().waiting.remove(id) {
            Some(sender) => sender.try_send(outcome).is_ok(),
            None => false,
        }
    }

    /// Waits no more for that one; whether an answer to it was still to come.
    pub fn forget(&self, id: u64) -> bool {
        self.lock().waiting.remove(&id).is_some()
    }

    /// The peer is gone: whoever waits is told, and nobody may begin.
    pub fn close(&self) {
        let mut table = self.lock();
        table.closed = true;
        table.waiting.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOON: Duration = Duration::from_millis(10);

    #[test]
    fn an_answer_finds_its_request_once() {
        let pending = Pending::new(2);
        let (a, b) = (pending.open().unwrap(), pending.open().unwrap());
        assert_eq!(pending.open().unwrap_err(), Lost::TooMany);
        assert!(pending.answer(&Id::Number(b.id), Ok(2.into())));
        assert!(pending.answer(&Id::Number(a.id), Ok(1.into())));
        assert!(!pending.answer(&Id::Number(a.id), Ok(9.into())));
        assert_eq!(a.within(SOON).unwrap(), Ok(1.into()));
        assert_eq!(b.within(SOON).unwrap(), Ok(2.into()));
    }

    #[test]
    fn an_answer_to_what_nobody_asked_finds_nobody() {
        let pending = Pending::new(2);
        assert!(!pending.answer(&Id::Number(1), Ok(1.into())));
        assert!(!pending.answer(&serde_json::from_str("\"1\"").unwrap(), Ok(1.into())));
        let waiting = pending.open().unwrap();
        assert_eq!(waiting.within(SOON), Err(Lost::Late));
        assert!(pending.forget(waiting.id));
        assert!(!pending.answer(&Id::Number(waiting.id), Ok(1.into())));
    }

    #[test]
    fn whoever_waits_is_told_when_the_peer_is_gone() {
        let pending = Pending::new(2);
        let waiting = pending.open().unwrap();
        pending.close();
        assert_eq!(waiting.within(Duration::from_secs(60)), Err(Lost::Gone));
        assert_eq!(pending.open().unwrap_err(), Lost::Gone);
    }
}
