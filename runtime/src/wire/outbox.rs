//! What is to be written to a peer: queued in order, bounded in bytes, written by a thread of its own.

use std::collections::VecDeque;
use std::io::Write;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Why a line was not queued.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SendError {
    /// The peer reads too slowly: the queue stayed full for as long as one waits.
    #[error("the peer does not read")]
    Full,
    /// The peer is gone.
    #[error("the peer is gone")]
    Closed,
}

#[derive(Debug, Default)]
struct Queue {
    lines: VecDeque<Vec<u8>>,
    bytes: usize,
    writing: bool,
    closed: bool,
}

#[derive(Debug)]
struct Shared {
    queue: Mutex<Queue>,
    changed: Condvar,
    most: usize,
}

/// The sending side. Clones send into one queue.
#[derive(Debug, Clone)]
pub struct Outbox(Arc<Shared>);

impl Outbox {
    /// A queue of at most `most` bytes that `to` is fed from. A line longer than that is sent when the queue is empty.
    pub fn new(to: impl Write + Send + 'static, most: usize) -> Self {
        let shared = Arc::new(Shared { queue: Mutex::default(), changed: Condvar::new(), most });
        let feeding = Arc::clone(&shared);
        std::thread::spawn(move || feeding.feed(to));
        Self(shared)
    }

    /// Queues a line, waiting for room at most `patience`.
    ///
    /// # Errors
    /// [`SendError`].
    pub fn send(&self, line: Vec<u8>, patience: Duration) -> Result<(), SendError> {
        let until = Instant::now() + patience;
        let mut queue = self.0.lock();
        loop {
            if queue.closed {
                return Err(SendError::Closed);
            }
            if queue.bytes == 0 || queue.bytes.saturating_add(line.len()) <= self.0.most {
                break;
            }
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(SendError::Full);
            }
            queue = self.0.changed.wait_timeout(queue, left).unwrap_or_else(PoisonError::into_inner).0;
        }
        queue.bytes += line.len();
        queue.lines.push_back(line);
        self.0.changed.notify_all();
        Ok(())
    }

    /// Waits until everything is written, at most `patience`; says whether it is.
    #[must_use]
    pub fn flush(&self, patience: Duration) -> bool {
        let until = Instant::now() + patience;
        let mut queue = self.0.lock();
        while !queue.closed && (queue.writing || !queue.lines.is_empty()) {
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return false;
            }
            queue = self.0.changed.wait_timeout(queue, left).unwrap_or_else(PoisonError::into_inner).0;
        }
        queue.lines.is_empty()
    }

    /// Writes nothing more; what waits is dropped, and so is the stream as soon as it is not being written to.
    pub fn close(&self) {
        let mut queue = self.0.lock();
        queue.closed = true;
        queue.lines.clear();
        queue.bytes = 0;
        self.0.changed.notify_all();
    }

    /// Bytes that wait.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.0.lock().bytes
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn feed(&self, mut to: impl Write) {
        while let Some(line) = self.next() {
            let written = to.write_all(&line).and_then(|()| to.flush());
            let mut queue = self.lock();
            queue.writing = false;
            queue.bytes = queue.bytes.saturating_sub(line.len());
            queue.closed |= written.is_err();
            self.changed.notify_all();
        }
    }

    /// The next line; nothing when the queue is closed.
    fn next(&self) -> Option<Vec<u8>> {
        let mut queue = self.lock();
        loop {
            if queue.closed {
                return None;
            }
            if let Some(line) = queue.lines.pop_front() {
                queue.writing = true;
                return Some(line);
            }
            queue = self.changed.wait(queue).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read as _;

    const SOON: Duration = Duration::from_millis(50);
    const LATER: Duration = Duration::from_secs(10);

    #[test]
    fn a_peer_that_does_not_read_fills_the_queue_and_no_more() {
        let (from, to) = std::io::pipe().unwrap();
        let outbox = Outbox::new(to, 1 << 20);
        let line = vec![b'x'; 100_000];
        let mut sent = 0;
        let refused = loop {
            match outbox.send(line.clone(), SOON) {
                Ok(()) => sent += 1,
                Err(e) => break e,
            }
        };
        assert_eq!(refused, SendError::Full);
        assert!(sent <= 12, "{sent}");
        assert!(outbox.waiting() <= 1 << 20);
        drop(from);
        assert_eq!(outbox.send(line, LATER), Err(SendError::Closed));
    }

    #[test]
    fn lines_arrive_whole_and_in_order() {
        let (mut from, to) = std::io::pipe().unwrap();
        let outbox = Outbox::new(to, 16);
        let reader = std::thread::spawn(move || {
            let mut all = String::new();
            from.read_to_string(&mut all).unwrap();
            all
        });
        for n in 0..1_000 {
            outbox.send(format!("{n}\n").into_bytes(), LATER).unwrap();
        }
        assert!(outbox.flush(LATER));
        outbox.close();
        let expected: String = (0..1_000).map(|n| format!("{n}\n")).collect();
        assert_eq!(reader.join().unwrap(), expected);
    }

    #[test]
    fn a_line_longer_than_the_queue_is_sent_alone() {
        let (mut from, to) = std::io::pipe().unwrap();
        let outbox = Outbox::new(to, 4);
        outbox.send(b"longer than four\n".to_vec(), SOON).unwrap();
        let mut line = [0; 17];
        from.read_exact(&mut line).unwrap();
        assert_eq!(&line, b"longer than four\n");
    }

    #[test]
    fn closing_wakes_whoever_waits_for_room() {
        let (_from, to) = std::io::pipe().unwrap();
        let outbox = Outbox::new(to, 1);
        outbox.send(vec![b'x'; 1 << 20], SOON).unwrap();
        let waiting = outbox.clone();
        let sender = std::thread::spawn(move || waiting.send(b"y\n".to_vec(), LATER));
        outbox.close();
        assert_eq!(sender.join().unwrap(), Err(SendError::Closed));
    }
}
