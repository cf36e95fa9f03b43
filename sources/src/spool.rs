//! Bytes set aside: in memory while few, then in a file that has no name, so that nothing is ever left behind.

use std::fs::File;
use std::io::{self, Read, Write};
use std::os::unix::fs::FileExt;
use std::path::Path;

/// 8 MiB: most plugins stay below, and never touch the disk.
const MEMORY: usize = 8 << 20;

/// What was set aside. Written once from the front, then read at any offset from any thread.
#[derive(Debug)]
pub(crate) struct Spool {
    held: Held,
    len: u64,
}

#[derive(Debug)]
enum Held {
    Memory(Vec<u8>),
    File(File),
}

/// A spool being filled, with the folder its file would lie in.
#[derive(Debug)]
pub(crate) struct Filling<'a> {
    spool: Spool,
    scratch: &'a Path,
}

impl<'a> Filling<'a> {
    pub(crate) fn new(scratch: &'a Path) -> Self {
        Self { spool: Spool { held: Held::Memory(Vec::new()), len: 0 }, scratch }
    }

    pub(crate) fn len(&self) -> u64 {
        self.spool.len
    }

    pub(crate) fn finish(mut self) -> io::Result<Spool> {
        self.flush()?;
        Ok(self.spool)
    }
}

impl Write for Filling<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if let Held::Memory(held) = &self.spool.held
            && held.len().saturating_add(bytes.len()) > MEMORY
        {
            let mut file = tempfile::tempfile_in(self.scratch)?;
            file.write_all(held)?;
            self.spool.held = Held::File(file);
        }
        let n = match &mut self.spool.held {
            Held::Memory(held) => held.write(bytes)?,
            Held::File(file) => file.write(bytes)?,
        };
        self.spool.len = self.spool.len.saturating_add(u64::try_from(n).unwrap_or(u64::MAX));
        Ok(n)
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut self.spool.held {
            Held::Memory(_) => Ok(()),
            Held::File(file) => file.flush(),
        }
    }
}

impl Spool {
    fn read_at(&self, to: &mut [u8], offset: u64) -> io::Result<usize> {
        match &self.held {
            Held::Memory(held) => {
                let start = usize::try_from(offset).map_err(io::Error::other)?;
                held.get(start..).unwrap_or_default().read(to)
            }
            Held::File(file) => file.read_at(to, offset),
        }
    }

    /// `len` bytes from `offset`.
    pub(crate) fn slice(&self, offset: u64, len: u64) -> Slice<'_> {
        Slice { spool: self, offset, left: len }
    }

    /// All of it.
    pub(crate) fn all(&self) -> Slice<'_> {
        self.slice(0, self.len)
    }
}

/// A part of a spool.
#[derive(Debug)]
pub(crate) struct Slice<'a> {
    spool: &'a Spool,
    offset: u64,
    left: u64,
}

impl Read for Slice<'_> {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let most = usize::try_from(self.left).unwrap_or(usize::MAX).min(to.len());
        let Some(to) = to.get_mut(..most) else { return Ok(0) };
        let n = self.spool.read_at(to, self.offset)?;
        if n == 0 && most > 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
        let n64 = u64::try_from(n).map_err(io::Error::other)?;
        self.offset += n64;
        self.left -= n64;
        Ok(n)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_bytes_go_to_a_file_without_a_name() {
        let scratch = tempfile::tempdir().unwrap();
        let mut filling = Filling::new(scratch.path());
        let piece: Vec<u8> = (0..=255).cycle().take(1 << 20).collect();
        for _ in 0..10 {
            filling.write_all(&piece).unwrap();
        }
        let spool = filling.finish().unwrap();
        assert!(matches!(spool.held, Held::File(_)));
        assert_eq!(scratch.path().read_dir().unwrap().count(), 0);
        let mut read = Vec::new();
        spool.slice((1 << 20) + 5, 3).read_to_end(&mut read).unwrap();
        assert_eq!(read, [5, 6, 7]);
        let mut all = Vec::new();
        spool.all().read_to_end(&mut all).unwrap();
        assert_eq!(all.len(), 10 << 20);
    }
}
