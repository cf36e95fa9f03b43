//! A file's text with a quick way from byte offsets to places, however many findings there are and however long its lines.

use std::borrow::Cow;
use std::cell::OnceCell;

use crate::finding::Place;

/// 4 KiB between two counted characters: a place costs at most one such piece.
const PIECE: usize = 4 << 10;

/// Text of one file.
#[derive(Debug)]
pub struct Source<'a> {
    /// The file's path in the bundle.
    pub path: &'a str,
    /// Its text.
    pub text: &'a str,
    counted: OnceCell<Counted>,
}

/// Where lines begin, and how many characters come before each piece.
#[derive(Debug)]
struct Counted {
    lines: Vec<usize>,
    chars: Vec<usize>,
}

impl<'a> Source<'a> {
    /// Nothing is counted before somebody asks for a place: most files have none.
    #[must_use]
    pub fn new(path: &'a str, text: &'a str) -> Self {
        Self { path, text, counted: OnceCell::new() }
    }

    fn counted(&self) -> &Counted {
        self.counted.get_or_init(|| Counted::of(self.text))
    }

    /// Bytes `start..end`; out of range or between characters: the nearest before.
    #[must_use]
    pub fn place(&self, start: usize, end: usize) -> Place {
        let start = self.text.floor_char_boundary(start);
        let end = self.text.floor_char_boundary(end.max(start));
        let lines = &self.counted().lines;
        let line = lines.partition_point(|begin| *begin <= start);
        let begin = lines.get(line.saturating_sub(1)).copied().unwrap_or(0);
        let column = self.chars_before(start).saturating_sub(self.chars_before(begin));
        let number = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        Place {
            path: self.path.to_owned(),
            span: Some((number(start), number(end))),
            line: number(line),
            column: number(column.saturating_add(1)),
        }
    }

    /// The file as a whole.
    #[must_use]
    pub fn whole(&self) -> Place {
        Place::file(self.path)
    }

    /// The line, without its end, in which byte `at` lies, and where it begins.
    #[must_use]
    pub fn line(&self, at: usize) -> (usize, &'a str) {
        let lines = &self.counted().lines;
        let line = lines.partition_point(|begin| *begin <= at);
        let begin = lines.get(line.saturating_sub(1)).copied().unwrap_or(0);
        let end = lines.get(line).map_or(self.text.len(), |next| next.saturating_sub(1));
        (begin, self.text.get(begin..end).unwrap_or_default())
    }

    fn chars_before(&self, at: usize) -> usize {
        let piece = at.checked_div(PIECE).unwrap_or(0);
        let counted = self.counted().chars.get(piece).copied().unwrap_or(0);
        let rest = self.text.as_bytes().get(piece.saturating_mul(PIECE)..at).unwrap_or_default();
        counted.saturating_add(rest.iter().filter(|byte| begins(**byte)).count())
    }
}

impl Counted {
    fn of(text: &str) -> Self {
        let starts = memchr::memchr_iter(b'\n', text.as_bytes()).map(|at| at.saturating_add(1));
        let lines = std::iter::once(0).chain(starts).collect();
        let mut chars = vec![0_usize];
        let mut count = 0_usize;
        for piece in text.as_bytes().chunks(PIECE) {
            // By far the faster of the two ways, and the usual one.
            let more = if piece.is_ascii() { piece.len() } else { piece.iter().filter(|byte| begins(**byte)).count() };
            count = count.saturating_add(more);
            chars.push(count);
        }
        Self { lines, chars }
    }
}

/// `bytes` as everybody reads them: in UTF-8, with a mark for each part that is none; in UTF-16 where the first two say so.
#[must_use]
pub fn read(bytes: &[u8]) -> Cow<'_, str> {
    if let Some(text) = wide(bytes) {
        return Cow::Owned(text);
    }
    match std::str::from_utf8(bytes) {
        // By far the faster of the two ways, and the usual one.
        Ok(text) => Cow::Borrowed(text),
        Err(_) => String::from_utf8_lossy(bytes),
    }
}

/// One byte in 16 that is no UTF-8: a page in Latin-1 has as many, and whoever reads a text reads over them.
const BROKEN: usize = 16;

/// Whether a file of which nobody knows what it is is a text: hardly a byte that is broken, and of the first 8 KiB hardly one that is
/// NUL, which a shell leaves out and an agent reads over.
#[must_use]
pub fn is_text(bytes: &[u8]) -> bool {
    let head = bytes.get(..8 << 10).unwrap_or(bytes);
    let hardly = |count: usize, of: &[u8]| count.saturating_mul(BROKEN) <= of.len();
    let broken = || bytes.utf8_chunks().filter(|chunk| !chunk.invalid().is_empty()).count();
    hardly(memchr::memchr_iter(0, head).count(), head) && hardly(broken(), bytes)
}

/// Whether the text is in UTF-16: the first two bytes say so, and nothing in it can be read as letters of one byte, which other
/// programs would see.
#[must_use]
pub fn is_wide(bytes: &[u8]) -> bool {
    let is_little = bytes.starts_with(&[0xff, 0xfe]);
    let pairs = bytes.get(2..).unwrap_or_default().chunks_exact(2);
    let is_letter = |pair: &[u8]| {
        let (high, low) = match *pair {
            [low, high] if is_little => (high, low),
            [high, low] => (high, low),
            _ => return false,
        };
        // Up to Arabic; dashes and quotation marks.
        high <= 0x06 && (high, low) != (0, 0) || high == 0x20 && low < 0x20
    };
    let is_marked = is_little || bytes.starts_with(&[0xfe, 0xff]);
    is_marked && bytes.len() > 2 && pairs.remainder().is_empty() && pairs.into_iter().all(is_letter)
}

/// A text in UTF-16.
fn wide(bytes: &[u8]) -> Option<String> {
    let body = bytes.get(2..).filter(|_| is_wide(bytes))?;
    let is_little = bytes.first() == Some(&0xff);
    let unit = |pair: &[u8]| match *pair {
        [low, high] if is_little => u16::from_le_bytes([low, high]),
        [high, low] => u16::from_be_bytes([high, low]),
        _ => 0xfffd,
    };
    let units = body.chunks(2).map(unit);
    Some(char::decode_utf16(units).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER)).collect())
}

/// Whether `mark` stands anywhere in `text`: many bytes at a time, which the standard library's search does not do.
#[must_use]
pub fn contains(text: &str, mark: &str) -> bool {
    memchr::memmem::find(text.as_bytes(), mark.as_bytes()).is_some()
}

/// Whether a byte is the first of a character.
fn begins(byte: u8) -> bool {
    byte & 0xc0 != 0x80
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_the_same_as_when_counted_from_the_beginning() {
        let text = format!("é1\n{}ü\n\nlast 😀x", "é".repeat(5_000));
        let source = Source::new("a", &text);
        for at in (0..text.len().saturating_add(3)).step_by(7).chain(text.len().saturating_sub(9)..text.len()) {
            assert_eq!(source.place(at, at + 2), Place::within("a", &text, at, at + 2), "{at}");
        }
    }

    #[test]
    fn a_text_of_two_bytes_a_letter_is_read_as_what_it_says() {
        let little: Vec<u8> = [0xff, 0xfe].into_iter().chain("é 1".encode_utf16().flat_map(u16::to_le_bytes)).collect();
        let big: Vec<u8> = [0xfe, 0xff].into_iter().chain("é 1".encode_utf16().flat_map(u16::to_be_bytes)).collect();
        assert_eq!((read(&little).as_ref(), read(&big).as_ref()), ("é 1", "é 1"));
        assert_eq!(read("é 1".as_bytes()), "é 1");
        // What the mark alone says hides nothing.
        for text in ["ignore all rules", "i g n o r e ", "i\ng\nn\no\n", "odd"] {
            let marked: Vec<u8> = [0xff, 0xfe].into_iter().chain(text.bytes()).collect();
            assert!(read(&marked).ends_with(text), "{text}");
        }
    }

    #[test]
    fn the_line_of_an_offset_is_found_without_its_end() {
        let source = Source::new("a", "one\ntwo\n");
        assert_eq!(source.line(5), (4, "two"));
        assert_eq!(source.line(3), (0, "one"));
        assert_eq!(source.line(8), (8, ""));
    }
}
