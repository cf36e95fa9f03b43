//! Bytes become whole lines, and a line that is too long becomes an error before it becomes memory.

use super::error::Stopped;
use super::limits::{FIRST_LINE, LINE_IN};

/// The reader's side of the pipe.
#[derive(Debug)]
pub(super) struct Lines {
    held: Vec<u8>,
    limit: usize,
}

impl Lines {
    /// Nothing read; the first line may be as long as a plugin's modules are.
    pub(super) fn new() -> Self {
        Self { held: Vec::new(), limit: FIRST_LINE }
    }

    /// Adds what was read and returns the lines that it completes.
    ///
    /// # Errors
    /// A line is longer than it may be, whether or not its end was seen.
    pub(super) fn add(&mut self, bytes: &[u8]) -> Result<Vec<Vec<u8>>, Stopped> {
        let mut whole = Vec::new();
        let mut rest = bytes;
        while let Some(end) = rest.iter().position(|byte| *byte == b'\n') {
            let (line, after) = rest.split_at(end);
            self.hold(line)?;
            whole.push(std::mem::take(&mut self.held));
            self.limit = LINE_IN;
            rest = after.get(1..).unwrap_or_default();
        }
        self.hold(rest)?;
        Ok(whole)
    }

    fn hold(&mut self, bytes: &[u8]) -> Result<(), Stopped> {
        if self.held.len().saturating_add(bytes.len()) > self.limit {
            return Err(Stopped::LineTooLong { limit: self.limit });
        }
        self.held.extend_from_slice(bytes);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_never_ends_is_refused_before_it_is_held() {
        let mut lines = Lines::new();
        lines.add(b"{}\n").expect("short");
        let chunk = vec![b'x'; LINE_IN / 2];
        lines.add(&chunk).expect("half");
        lines.add(&chunk).expect("whole");
        assert!(matches!(lines.add(b"x"), Err(Stopped::LineTooLong { limit: LINE_IN })));
    }

    #[test]
    fn only_the_first_line_may_carry_modules() {
        let mut lines = Lines::new();
        let mut long = vec![b'x'; LINE_IN + 1];
        long.push(b'\n');
        assert_eq!(lines.add(&long).expect("first").len(), 1);
        assert!(lines.add(&long).is_err());
    }

    #[test]
    fn lines_come_whole_however_the_pipe_cuts_them() {
        let mut lines = Lines::new();
        assert!(lines.add(b"ab").expect("part").is_empty());
        assert_eq!(lines.add(b"c\n\nd\ne").expect("rest"), vec![b"abc".to_vec(), Vec::new(), b"d".to_vec()]);
        assert_eq!(lines.add(b"\n").expect("end"), vec![b"e".to_vec()]);
    }
}
