//! Lines of bounded length, out of a stream that never promised any.

use std::io::{self, BufRead, BufReader, Read};

/// 64 KiB: a pipe's own buffer on Linux.
const CHUNK: usize = 64 << 10;

/// Why there is no line.
#[derive(Debug, thiserror::Error)]
pub enum LineError {
    /// It has not ended after as many bytes as it may have.
    #[error("a line of more than {0} bytes")]
    TooLong(usize),
    /// The stream ended within it.
    #[error("the stream ended within a line")]
    CutShort,
    /// The stream failed.
    #[error(transparent)]
    Io(#[from] io::Error),
}

/// A stream, line by line.
#[derive(Debug)]
pub struct Lines<R> {
    from: BufReader<R>,
    cap: usize,
}

impl<R: Read> Lines<R> {
    /// Lines of at most `cap` bytes, their ends not counted.
    pub fn new(from: R, cap: usize) -> Self {
        Self { from: BufReader::with_capacity(CHUNK, from), cap }
    }

    /// The next line without its end; nothing at the stream's end.
    ///
    /// # Errors
    /// [`LineError`]; after it the stream is not to be read any further.
    pub fn read(&mut self) -> Result<Option<Vec<u8>>, LineError> {
        let mut line = Vec::new();
        loop {
            let chunk = match self.from.fill_buf() {
                Ok(chunk) => chunk,
                Err(e) if e.kind() == io::ErrorKind::Interrupted => continue,
                Err(e) => return Err(e.into()),
            };
            if chunk.is_empty() {
                return at_the_end(&line);
            }
            let end = chunk.iter().position(|b| *b == b'\n');
            let part = chunk.get(..end.unwrap_or(chunk.len())).unwrap_or_default();
            if line.len() + part.len() > self.cap {
                return Err(LineError::TooLong(self.cap));
            }
            line.extend_from_slice(part);
            let used = part.len() + usize::from(end.is_some());
            self.from.consume(used);
            if end.is_some() {
                return Ok(Some(line));
            }
        }
    }
}

fn at_the_end(begun: &[u8]) -> Result<Option<Vec<u8>>, LineError> {
    if begun.is_empty() { Ok(None) } else { Err(LineError::CutShort) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_line_of_one_byte_too_many_is_refused_before_its_end_is_seen() {
        let mut endless = Lines::new(io::repeat(b'a'), 1 << 20);
        assert!(matches!(endless.read(), Err(LineError::TooLong(_))));
        assert!(matches!(Lines::new(&b"abcd\n"[..], 3).read(), Err(LineError::TooLong(3))));
        assert_eq!(Lines::new(&b"abc\n"[..], 3).read().unwrap().unwrap(), b"abc");
    }

    #[test]
    fn a_stream_that_ends_within_a_line_is_no_line() {
        let mut lines = Lines::new(&b"a\nb"[..], 9);
        assert_eq!(lines.read().unwrap().unwrap(), b"a");
        assert!(matches!(lines.read(), Err(LineError::CutShort)));
        assert!(Lines::new(io::empty(), 9).read().unwrap().is_none());
    }

    /// Gives one byte more each time, and sometimes an interruption.
    struct Drip<'a>(&'a [u8], usize);
    impl Read for Drip<'_> {
        fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
            self.1 += 1;
            if self.1.is_multiple_of(3) {
                return Err(io::ErrorKind::Interrupted.into());
            }
            let n = self.1.min(self.0.len()).min(to.len());
            let (now, later) = self.0.split_at(n);
            to[..n].copy_from_slice(now);
            self.0 = later;
            Ok(n)
        }
    }

    proptest! {
        #[test]
        fn lines_do_not_depend_on_how_they_arrive(texts in proptest::collection::vec("[a-z]{0,9}", 0..9)) {
            let stream: String = texts.iter().map(|t| format!("{t}\n")).collect();
            let mut lines = Lines::new(Drip(stream.as_bytes(), 0), 9);
            for text in &texts {
                prop_assert_eq!(lines.read().unwrap().unwrap(), text.as_bytes());
            }
            prop_assert!(lines.read().unwrap().is_none());
        }
    }
}
