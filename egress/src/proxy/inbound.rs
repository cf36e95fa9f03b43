//! What a client has said so far: read in pieces, within a size and a time, until a reader has enough.

use std::io::{self, Read};
use std::os::unix::net::UnixStream;
use std::time::{Duration, Instant};

/// 4 KiB a piece: a hello or a head comes in one or two.
const PIECE: usize = 4 << 10;

/// Why there was nothing more to read.
#[derive(Debug)]
pub(super) enum Stop<E> {
    /// The client left.
    Gone,
    /// The client says nothing, or too slowly, or more than is read.
    Slow,
    Long,
    /// The reader refuses.
    Bad(E),
}

/// A client's bytes.
#[derive(Debug)]
pub(super) struct Inbound<'a> {
    stream: &'a UnixStream,
    buffer: Vec<u8>,
    deadline: Instant,
}

impl<'a> Inbound<'a> {
    pub(super) fn new(stream: &'a UnixStream, deadline: Instant) -> Self {
        Self { stream, buffer: Vec::new(), deadline }
    }

    /// The same client with more time.
    pub(super) fn until(&mut self, deadline: Instant) {
        self.deadline = deadline;
    }

    /// Reads until `reader` has what it wants, at most `cap` bytes; nothing is taken away.
    pub(super) fn read<T, E>(
        &mut self,
        cap: usize,
        reader: impl Fn(&[u8]) -> Result<Option<T>, E>,
    ) -> Result<T, Stop<E>> {
        loop {
            if let Some(found) = reader(&self.buffer).map_err(Stop::Bad)? {
                return Ok(found);
            }
            if self.buffer.len() >= cap {
                return Err(Stop::Long);
            }
            self.more(cap)?;
        }
    }

    fn more<E>(&mut self, cap: usize) -> Result<(), Stop<E>> {
        let left = self.deadline.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(Stop::Slow);
        }
        // A timeout of zero would mean none.
        let left = left.max(Duration::from_millis(1));
        self.stream.set_read_timeout(Some(left)).map_err(|_| Stop::Gone)?;
        let mut piece = vec![0; PIECE.min(cap.saturating_sub(self.buffer.len()))];
        match (&mut &*self.stream).read(&mut piece) {
            Ok(0) => Err(Stop::Gone),
            Ok(n) => {
                self.buffer.extend(piece.iter().take(n));
                Ok(())
            }
            Err(e) if e.kind() == io::ErrorKind::Interrupted => Ok(()),
            Err(e) if matches!(e.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut) => Err(Stop::Slow),
            Err(_) => Err(Stop::Gone),
        }
    }

    /// Takes the first `n` bytes away.
    pub(super) fn take(&mut self, n: usize) -> Vec<u8> {
        let rest = self.buffer.split_off(n.min(self.buffer.len()));
        std::mem::replace(&mut self.buffer, rest)
    }

    /// Takes all that was read.
    pub(super) fn take_all(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.buffer)
    }
}
