//! An answer's body, read within a size and a time.

use std::io::{self, Read};
use std::time::Instant;

use reqwest::blocking::Response;

use super::FetchError;

/// The bytes of an answer. Its own errors are [`FetchError`]s inside `io::Error`s.
#[derive(Debug)]
pub(crate) struct Body {
    response: Response,
    cap: u64,
    left: u64,
    deadline: Instant,
}

impl Body {
    pub(crate) fn new(response: Response, cap: u64, deadline: Instant) -> Self {
        Self { response, cap, left: cap, deadline }
    }
}

impl Read for Body {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        // Each read of the response waits no longer than the whole request may take; the clock is looked at in between.
        if Instant::now() >= self.deadline {
            return Err(io::Error::other(FetchError::TooSlow));
        }
        let n = self.response.read(to)?;
        self.left = u64::try_from(n)
            .ok()
            .and_then(|n| self.left.checked_sub(n))
            .ok_or_else(|| io::Error::other(FetchError::TooLarge { cap: self.cap }))?;
        Ok(n)
    }
}
