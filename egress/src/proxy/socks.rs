//! SOCKS5 (RFC 1928) as far as it is spoken: no authentication, CONNECT, names only.

/// Why bytes are not a request that is served.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BadSocks {
    /// SOCKS4, or no SOCKS at all.
    #[error("only SOCKS5 is spoken")]
    Version,
    /// The client insists on authentication.
    #[error("only SOCKS without authentication is spoken")]
    Authentication,
    /// BIND, UDP ASSOCIATE.
    #[error("of SOCKS only CONNECT is served")]
    Command,
    /// An address instead of a name.
    #[error("a SOCKS request must name its host, not give an address")]
    Address,
    /// Not as the specification writes it.
    #[error("the SOCKS request is malformed")]
    Malformed,
}

impl BadSocks {
    /// RFC 1928 §6.
    pub(super) fn reply(self) -> [u8; 10] {
        match self {
            Self::Command => reply(7),
            Self::Address => reply(8),
            Self::Version | Self::Authentication | Self::Malformed => reply(1),
        }
    }
}

pub(super) const SUCCEEDED: u8 = 0;
pub(super) const NOT_ALLOWED: u8 = 2;
pub(super) const UNREACHABLE: u8 = 4;

/// An answer with this code; the bound address is nobody's business.
pub(super) fn reply(code: u8) -> [u8; 10] {
    [5, code, 0, 1, 0, 0, 0, 0, 0, 0]
}

/// Whom a client wants to reach.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wanted {
    /// A name, not yet judged.
    pub host: String,
    /// A port, not yet judged.
    pub port: u16,
    /// How many bytes the request had.
    pub bytes: usize,
}

/// Reads a client's greeting; how many bytes it had, `None` as long as more are needed.
///
/// # Errors
/// [`BadSocks`].
pub fn greeting(bytes: &[u8]) -> Result<Option<usize>, BadSocks> {
    match bytes.first() {
        None => return Ok(None),
        Some(5) => {}
        Some(_) => return Err(BadSocks::Version),
    }
    let Some(count) = bytes.get(1).map(|n| usize::from(*n)) else { return Ok(None) };
    let Some(methods) = bytes.get(2..2 + count) else { return Ok(None) };
    if methods.contains(&0) { Ok(Some(2 + count)) } else { Err(BadSocks::Authentication) }
}

/// Reads a client's request; `None` as long as more bytes are needed.
///
/// # Errors
/// [`BadSocks`].
pub fn request(bytes: &[u8]) -> Result<Option<Wanted>, BadSocks> {
    let mut head = bytes.iter().copied();
    match (head.next(), head.next(), head.next(), head.next()) {
        (Some(version), ..) if version != 5 => return Err(BadSocks::Version),
        (_, Some(command), ..) if command != 1 => return Err(BadSocks::Command),
        (_, _, Some(reserved), _) if reserved != 0 => return Err(BadSocks::Malformed),
        (.., Some(1 | 4)) => return Err(BadSocks::Address),
        (.., Some(3)) => {}
        (.., Some(_)) => return Err(BadSocks::Malformed),
        (.., None) => return Ok(None),
    }
    let Some(length) = head.next().map(usize::from) else { return Ok(None) };
    let (Some(name), Some(port)) = (bytes.get(5..5 + length), bytes.get(5 + length..7 + length)) else {
        return Ok(None);
    };
    let host = std::str::from_utf8(name).map_err(|_| BadSocks::Malformed)?.to_owned();
    let port = port.try_into().map(u16::from_be_bytes).map_err(|_| BadSocks::Malformed)?;
    Ok(Some(Wanted { host, port, bytes: 7 + length }))
}
