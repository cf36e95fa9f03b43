//! Extended headers, POSIX's and GNU's: only a longer name is taken from them.

use super::Malformed;

/// What extended headers say of the next entry.
#[derive(Debug, Default)]
pub(super) struct Pending {
    posix: Option<Posix>,
    gnu_name: Option<Vec<u8>>,
    gnu_link: bool,
}

#[derive(Debug, Default)]
struct Posix {
    path: Option<Vec<u8>>,
    size: Option<u64>,
    sparse: bool,
}

impl Pending {
    pub(super) fn is_empty(&self) -> bool {
        self.posix.is_none() && self.gnu_name.is_none() && !self.gnu_link
    }

    /// A POSIX extended header (type `x`).
    pub(super) fn add_posix(&mut self, bytes: &[u8]) -> Result<(), Malformed> {
        let mut posix = Posix::default();
        for record in Records(bytes) {
            let (key, value) = record?;
            match key {
                b"path" => once(&mut posix.path, value.to_vec())?,
                b"size" => {
                    let size = std::str::from_utf8(value).ok().and_then(|text| text.parse().ok());
                    once(&mut posix.size, size.ok_or(Malformed::Pax { why: "its size is no number" })?)?;
                }
                _ if key.starts_with(SPARSE) => posix.sparse = true,
                _ => {}
            }
        }
        once(&mut self.posix, posix)
    }

    /// A GNU long name (type `L`), which ends with a NUL.
    pub(super) fn add_gnu_name(&mut self, mut bytes: Vec<u8>) -> Result<(), Malformed> {
        if bytes.last() == Some(&0) {
            bytes.pop();
        }
        once(&mut self.gnu_name, bytes)
    }

    /// A GNU long link target (type `K`): a link is refused anyway, so only its presence matters.
    pub(super) fn add_gnu_link(&mut self) -> Result<(), Malformed> {
        if std::mem::replace(&mut self.gnu_link, true) { Err(Malformed::TwoExtensions) } else { Ok(()) }
    }

    /// The name that replaces the header's.
    pub(super) fn path(&self) -> Result<Option<&[u8]>, Malformed> {
        let posix = self.posix.as_ref().and_then(|posix| posix.path.as_deref());
        match (posix, self.gnu_name.as_deref()) {
            (Some(_), Some(_)) => Err(Malformed::TwoExtensions),
            (posix, gnu) => Ok(posix.or(gnu)),
        }
    }

    pub(super) fn is_sparse(&self) -> bool {
        self.posix.as_ref().is_some_and(|posix| posix.sparse)
    }

    /// A size that differs from the header's would move everything behind it for one reader and not for another.
    pub(super) fn same_size(&self, header: u64) -> Result<(), Malformed> {
        match self.posix.as_ref().and_then(|posix| posix.size) {
            Some(size) if size != header => Err(Malformed::Pax { why: "it gives another size than the header" }),
            Some(_) | None => Ok(()),
        }
    }
}

const SPARSE: &[u8] = b"GNU.sparse.";

fn once<T>(place: &mut Option<T>, value: T) -> Result<(), Malformed> {
    match place.replace(value) {
        Some(_) => Err(Malformed::TwoExtensions),
        None => Ok(()),
    }
}

/// A global header (type `g`), such as git's with the commit in a comment, must not name, size or sparsify entries.
pub(super) fn harmless_everywhere(bytes: &[u8]) -> Result<(), Malformed> {
    for record in Records(bytes) {
        let (key, _) = record?;
        if key == b"path" || key == b"size" || key.starts_with(SPARSE) {
            return Err(Malformed::Pax { why: "a global header names or sizes entries" });
        }
    }
    Ok(())
}

/// `<length> <key>=<value>\n`, where the length counts the whole record (POSIX pax, "extended header").
struct Records<'a>(&'a [u8]);

type Pair<'a> = (&'a [u8], &'a [u8]);

impl<'a> Iterator for Records<'a> {
    type Item = Result<Pair<'a>, Malformed>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.0.is_empty() {
            return None;
        }
        let record = length(self.0).and_then(|length| Some((self.0.get(..length)?, self.0.get(length..)?)));
        // After a malformed record there is no telling where the next begins.
        self.0 = record.map_or(&[], |(_, rest)| rest);
        let pair = record.and_then(|(record, _)| pair(record));
        Some(pair.ok_or(Malformed::Pax { why: "a record has another form or length" }))
    }
}

fn length(bytes: &[u8]) -> Option<usize> {
    let digits = bytes.split(|b| *b == b' ').next()?;
    if digits.is_empty() || digits.len() > 8 || !digits.iter().all(u8::is_ascii_digit) {
        return None;
    }
    std::str::from_utf8(digits).ok()?.parse().ok().filter(|length| *length > digits.len())
}

fn pair(record: &[u8]) -> Option<Pair<'_>> {
    let space = record.iter().position(|b| *b == b' ')?;
    let record = record.get(space + 1..)?.strip_suffix(b"\n")?;
    let equals = record.iter().position(|b| *b == b'=')?;
    Some((record.get(..equals)?, record.get(equals + 1..)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_whose_length_lies_is_refused() {
        assert!(Pending::default().add_posix(b"9 path=a\n").is_ok());
        for lie in [&b"11 path=a\n"[..], b"99 path=a\n", b" path=a\n", b"+9 path=a\n", b"\n\n", b"7 path\n", b"0 "] {
            assert!(Pending::default().add_posix(lie).is_err(), "{:?}", String::from_utf8_lossy(lie));
        }
    }

    #[test]
    fn a_name_may_hold_a_newline_and_nothing_is_skipped() {
        let mut pending = Pending::default();
        pending.add_posix(b"12 path=a\nb\n11 size=12\n").unwrap();
        assert_eq!(pending.path(), Ok(Some(&b"a\nb"[..])));
        assert!(pending.same_size(12).is_ok());
        assert!(pending.same_size(13).is_err());
    }

    #[test]
    fn two_names_for_one_entry_are_refused() {
        let mut pending = Pending::default();
        pending.add_gnu_name(b"a\0".to_vec()).unwrap();
        pending.add_posix(b"9 path=b\n").unwrap();
        assert_eq!(pending.path(), Err(Malformed::TwoExtensions));
        assert_eq!(Pending::default().add_posix(b"9 path=b\n9 path=c\n"), Err(Malformed::TwoExtensions));
    }

    #[test]
    fn a_global_header_may_comment_but_not_name() {
        assert!(harmless_everywhere(b"12 comment=a\n").is_err(), "its length is 13");
        assert!(harmless_everywhere(b"13 comment=a\n").is_ok());
        assert!(harmless_everywhere(b"9 path=a\n").is_err());
    }
}
