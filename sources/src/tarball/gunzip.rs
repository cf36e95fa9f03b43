//! One gzip member, decoded under caps, with nothing after it.

use std::io::{self, BufRead, BufReader, Read};

use flate2::bufread::GzDecoder;

use super::Malformed;

/// 200 to 1, ten times what source code reaches; checked once [`UNCHECKED`] bytes came out. Deflate's own limit is 1032.
const RATIO: u64 = 200;
/// 32 MiB: below it a bomb does no harm.
const UNCHECKED: u64 = 32 << 20;
/// Two blocks of zeros end a tar archive, of which the reader of entries takes the first.
const SECOND_BLOCK: usize = 512;

/// The decoded bytes of a gzip stream.
///
/// A second member is refused: readers differ in whether they read it (RFC 1952 §2.2 allows several).
pub(super) struct Gunzip<R> {
    decoder: GzDecoder<BufReader<Counted<R>>>,
    decoded: u64,
    cap: u64,
}

struct Counted<R> {
    from: R,
    count: u64,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let n = self.from.read(to)?;
        self.count = self.count.saturating_add(u64::try_from(n).unwrap_or(u64::MAX));
        Ok(n)
    }
}

impl<R: Read> Gunzip<R> {
    pub(super) fn new(from: R, cap: u64) -> Self {
        let counted = Counted { from, count: 0 };
        Self { decoder: GzDecoder::new(BufReader::with_capacity(64 << 10, counted)), decoded: 0, cap }
    }

    /// Reads to the end, which checks the checksum: only zeros may follow the archive, and nothing the stream.
    pub(super) fn end(mut self) -> io::Result<()> {
        let mut piece = [0; 8192];
        let mut after = 0_usize;
        loop {
            let n = self.read(&mut piece)?;
            let Some(read) = piece.get(..n).filter(|read| !read.is_empty()) else { break };
            if read.iter().any(|b| *b != 0) {
                return Err(Malformed::Trailing.into());
            }
            after = after.saturating_add(n);
        }
        if after < SECOND_BLOCK {
            return Err(Malformed::NoEnd.into());
        }
        let rest = self.decoder.get_mut().fill_buf()?;
        if rest.is_empty() { Ok(()) } else { Err(Malformed::Trailing.into()) }
    }
}

impl<R: Read> Read for Gunzip<R> {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let n = self.decoder.read(to)?;
        self.decoded = self.decoded.saturating_add(u64::try_from(n).unwrap_or(u64::MAX));
        if self.decoded > self.cap {
            return Err(Malformed::TooLarge { cap: self.cap }.into());
        }
        let encoded = self.decoder.get_ref().get_ref().count;
        if self.decoded > UNCHECKED && self.decoded > encoded.saturating_mul(RATIO) {
            return Err(Malformed::Bomb { ratio: RATIO }.into());
        }
        Ok(n)
    }
}
