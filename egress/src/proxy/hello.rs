//! The server name in a TLS `ClientHello`, read within 16 KiB, strictly, without believing anything else in it.
//!
//! RFC 8446 §4.1.2 and §5.1, RFC 6066 §3. A hello may come in several records. Whatever is not exactly as the
//! specification writes it is refused: a reader that guesses could be led to another name than the server sees.

/// 16 KiB, as much as one record holds; a hello with post-quantum keys has 1.8 KiB.
pub(super) const HELLO_BYTES: usize = 16 << 10;
/// 16 records: a hello cut into pieces of 128 bytes still fits; more is a game.
const RECORDS: usize = 16;
/// RFC 8446 §5.1.
const RECORD_BYTES: usize = 16 << 10;

const HANDSHAKE: u8 = 22;
const CLIENT_HELLO: u8 = 1;
const SERVER_NAME: u16 = 0;
const HOST_NAME: u8 = 0;

/// Why bytes are not a hello that names its server.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BadHello {
    /// Something else than TLS.
    #[error("it is not TLS")]
    NotTls,
    /// More than 16 KiB or 16 records.
    #[error("it is too long")]
    TooLong,
    /// Not as the specification writes it.
    #[error("it is malformed")]
    Malformed,
    /// No server is named.
    #[error("it names no server")]
    NoServerName,
}

/// What is to be known of a hello.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hello {
    /// The name of the server, in printable ASCII without spaces; whether it is a host's name is for the caller to see.
    pub server_name: String,
    /// Whether it carries an encrypted hello (ECH), real or decoy: nobody but the server can tell.
    pub has_encrypted: bool,
}

/// Reads a hello from the beginning of `bytes`; `None` as long as more are needed.
///
/// # Errors
/// [`BadHello`], as soon as it is certain.
pub fn read(bytes: &[u8]) -> Result<Option<Hello>, BadHello> {
    let mut message = Vec::new();
    let mut rest = Bytes(bytes);
    for _ in 0..RECORDS {
        let Some(fragment) = record(&mut rest)? else { return Ok(None) };
        message.extend_from_slice(fragment);
        if message.len() > HELLO_BYTES {
            return Err(BadHello::TooLong);
        }
        if let Some(body) = whole(&message)? {
            return hello(body).ok_or(BadHello::Malformed)?.map(Some);
        }
    }
    Err(BadHello::TooLong)
}

/// The next record's fragment; `None` when it is not all there.
fn record<'a>(rest: &mut Bytes<'a>) -> Result<Option<&'a [u8]>, BadHello> {
    let mut ahead = Bytes(rest.0);
    match ahead.u8() {
        None => return Ok(None),
        Some(HANDSHAKE) => {}
        Some(_) => return Err(BadHello::NotTls),
    }
    match ahead.u8() {
        None => return Ok(None),
        Some(3) => {}
        Some(_) => return Err(BadHello::NotTls),
    }
    let (Some(_minor), Some(length)) = (ahead.u8(), ahead.u16()) else { return Ok(None) };
    let length = usize::from(length);
    if length == 0 || length > RECORD_BYTES {
        return Err(BadHello::Malformed);
    }
    let Some(fragment) = ahead.take(length) else { return Ok(None) };
    *rest = ahead;
    Ok(Some(fragment))
}

/// The body of the handshake message that `message` is, once it is whole.
fn whole(message: &[u8]) -> Result<Option<&[u8]>, BadHello> {
    let mut message = Bytes(message);
    match message.u8() {
        None => return Ok(None),
        Some(CLIENT_HELLO) => {}
        Some(_) => return Err(BadHello::Malformed),
    }
    let (Some(high), Some(low)) = (message.u8(), message.u16()) else { return Ok(None) };
    let length = (usize::from(high) << 16) | usize::from(low);
    if length > HELLO_BYTES {
        return Err(BadHello::TooLong);
    }
    match message.0.len().cmp(&length) {
        std::cmp::Ordering::Less => Ok(None),
        std::cmp::Ordering::Equal => Ok(Some(message.0)),
        // Another message in the same record: no client sends one before it was answered.
        std::cmp::Ordering::Greater => Err(BadHello::Malformed),
    }
}

/// The hello in a message's body; `None` when it is malformed.
fn hello(body: &[u8]) -> Option<Result<Hello, BadHello>> {
    let mut body = Bytes(body);
    if body.u8()? != 3 {
        return None;
    }
    body.u8()?;
    body.take(32)?;
    let session = body.short_vector()?;
    let suites = body.long_vector()?;
    let compressions = body.short_vector()?;
    if session.len() > 32 || suites.is_empty() || suites.len() % 2 != 0 || compressions.is_empty() {
        return None;
    }
    if body.0.is_empty() {
        return Some(Err(BadHello::NoServerName));
    }
    let mut extensions = Bytes(body.long_vector()?);
    if !body.0.is_empty() {
        return None;
    }
    let mut seen = Vec::new();
    let mut server_name = None;
    while !extensions.0.is_empty() {
        let (kind, content) = (extensions.u16()?, extensions.long_vector()?);
        if seen.contains(&kind) {
            return None;
        }
        seen.push(kind);
        if kind == SERVER_NAME {
            server_name = Some(named(content)?);
        }
    }
    let has_encrypted = seen.iter().any(|kind| is_encrypted(*kind));
    Some(server_name.map(|server_name| Hello { server_name, has_encrypted }).ok_or(BadHello::NoServerName))
}

/// The one host name in a server name extension.
fn named(content: &[u8]) -> Option<String> {
    let mut content = Bytes(content);
    let mut list = Bytes(content.long_vector()?);
    if list.u8()? != HOST_NAME || !content.0.is_empty() {
        return None;
    }
    let name = list.long_vector()?;
    let plain = !name.is_empty() && name.len() <= 253 && name.iter().all(u8::is_ascii_graphic);
    (plain && list.0.is_empty()).then(|| String::from_utf8_lossy(name).into_owned())
}

/// RFC 9849's extension, its drafts' and the earlier encrypted server name.
fn is_encrypted(kind: u16) -> bool {
    matches!(kind, 0xfe02..=0xfe0d | 0xffce)
}

/// Bytes not yet read.
struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn take(&mut self, n: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(n)?;
        self.0 = rest;
        Some(taken)
    }
    fn u8(&mut self) -> Option<u8> {
        self.take(1)?.first().copied()
    }
    fn u16(&mut self) -> Option<u16> {
        Some(u16::from_be_bytes(self.take(2)?.try_into().ok()?))
    }
    fn short_vector(&mut self) -> Option<&'a [u8]> {
        let length = self.u8()?;
        self.take(usize::from(length))
    }
    fn long_vector(&mut self) -> Option<&'a [u8]> {
        let length = self.u16()?;
        self.take(usize::from(length))
    }
}
