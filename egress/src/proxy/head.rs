//! The head of an HTTP/1 request to a proxy, read within 16 KiB.

use crate::target::port_of;

/// 16 KiB and 100 headers: what common proxies accept.
pub(super) const HEAD_BYTES: usize = 16 << 10;
const HEADERS: usize = 100;

/// Why bytes are not a head.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BadHead {
    /// More than 16 KiB or 100 headers.
    #[error("the request's head is too long")]
    TooLong,
    /// Not HTTP/1.
    #[error("it is not an HTTP/1 request")]
    Malformed,
    /// Both lengths, two lengths, or one that is no number.
    #[error("the length of its body is not certain")]
    Length,
    /// `Transfer-Encoding`.
    #[error("a body without Content-Length is not taken")]
    Chunked,
}

/// A request's head.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Head {
    /// As it stands there.
    pub method: String,
    /// As it stands there.
    pub target: String,
    /// 0 or 1.
    pub minor: u8,
    /// Names in lower case.
    pub headers: Vec<(String, String)>,
    /// How many bytes the head has, its empty line included.
    pub bytes: usize,
}

/// Reads a head from the beginning of `bytes`; `None` as long as more are needed.
///
/// # Errors
/// [`BadHead`], as soon as it is certain.
pub fn read(bytes: &[u8]) -> Result<Option<Head>, BadHead> {
    let within = bytes.get(..HEAD_BYTES).unwrap_or(bytes);
    let mut headers = [httparse::EMPTY_HEADER; HEADERS];
    let mut request = httparse::Request::new(&mut headers);
    let length = match request.parse(within) {
        Ok(httparse::Status::Complete(length)) => length,
        Ok(httparse::Status::Partial) if bytes.len() >= HEAD_BYTES => return Err(BadHead::TooLong),
        Ok(httparse::Status::Partial) => return Ok(None),
        Err(httparse::Error::TooManyHeaders) => return Err(BadHead::TooLong),
        Err(_) => return Err(BadHead::Malformed),
    };
    let (Some(method), Some(target), Some(minor)) = (request.method, request.path, request.version) else {
        return Err(BadHead::Malformed);
    };
    let mut read = Vec::new();
    for header in request.headers.iter() {
        let value = std::str::from_utf8(header.value).map_err(|_| BadHead::Malformed)?;
        read.push((header.name.to_ascii_lowercase(), value.to_owned()));
    }
    let (method, target) = (method.to_owned(), target.to_owned());
    Ok(Some(Head { method, target, minor, headers: read, bytes: length }))
}

impl Head {
    /// All values of a header.
    pub(super) fn values<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> {
        self.headers.iter().filter(move |(n, _)| n == name).map(|(_, value)| value.as_str())
    }

    /// How long its body is; `None` when it has none.
    ///
    /// # Errors
    /// [`BadHead::Length`] and [`BadHead::Chunked`]: a length that two readers could see differently is no length.
    pub fn body_bytes(&self) -> Result<Option<usize>, BadHead> {
        if self.values("transfer-encoding").next().is_some() {
            return Err(BadHead::Chunked);
        }
        let mut lengths = self.values("content-length");
        let Some(length) = lengths.next() else { return Ok(None) };
        let plain = !length.is_empty() && length.bytes().all(|b| b.is_ascii_digit());
        if lengths.next().is_some() || !plain {
            return Err(BadHead::Length);
        }
        length.parse().map(Some).map_err(|_| BadHead::Length)
    }

    /// The host and port that a CONNECT is for.
    #[must_use]
    pub fn authority(&self) -> Option<(&str, u16)> {
        let (host, port) = self.target.rsplit_once(':')?;
        Some((host, port_of(port)?))
    }
}
