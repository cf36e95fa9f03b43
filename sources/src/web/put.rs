//! Requests with a token: sent to one address, followed nowhere, and the server's reason brought back.

use std::fs::File;
use std::io::{self, Read as _, Seek as _};
use std::time::Duration;

use reqwest::Method;
use reqwest::blocking::Body;
use url::Url;

use super::{Call, Head, Want, Web, WebError, check, shown};

/// 64 KiB of a server's reason: ten times what a person reads.
pub const REASON_BYTES: u64 = 64 << 10;

/// 8 MiB: up to here a file is sent from memory. While a file is streamed, a server that refuses before it has read all looks
/// like a broken connection, and its reason is lost.
const WHOLE_BYTES: u64 = 8 << 20;

/// What is sent.
#[derive(Debug)]
pub enum Load {
    /// Bytes.
    Bytes(Vec<u8>),
    /// All of a file of so many bytes.
    File(File, u64),
}

impl Load {
    /// All of `file`.
    ///
    /// # Errors
    /// When the system does not say how much that is.
    pub fn file(file: File) -> io::Result<Self> {
        let length = file.metadata()?.len();
        Ok(Self::File(file, length))
    }

    /// How much it is.
    #[must_use]
    pub fn len(&self) -> u64 {
        match self {
            Self::Bytes(bytes) => u64::try_from(bytes.len()).unwrap_or(u64::MAX),
            Self::File(_, length) => *length,
        }
    }

    /// Whether it is nothing.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// From its beginning.
    pub(super) fn body(&self) -> io::Result<Body> {
        Ok(match self {
            Self::Bytes(bytes) => bytes.clone().into(),
            Self::File(file, length) => {
                let mut file = file.try_clone()?;
                file.rewind()?;
                if *length > WHOLE_BYTES {
                    return Ok(Body::sized(file, *length));
                }
                let mut bytes = Vec::new();
                file.take(*length).read_to_end(&mut bytes)?;
                bytes.into()
            }
        })
    }
}

/// What is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Act {
    /// Read.
    Get,
    /// Send.
    Post,
    /// Put.
    Put,
}

/// Something to be done somewhere, by somebody who may.
#[derive(Debug)]
pub struct Order<'a> {
    /// What.
    pub act: Act,
    /// Where.
    pub url: &'a Url,
    /// With what.
    pub load: &'a Load,
    /// Who may.
    pub authorization: &'a str,
    /// Headers that say in place of what.
    pub conditions: &'a [(&'static str, &'a str)],
}

/// What a server says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    /// The status, whatever it is.
    pub status: u16,
    /// The validator of what is there now, where it says so.
    pub etag: Option<String>,
    /// In how many seconds it may be asked again, where it says so.
    pub retry_after: Option<u64>,
    /// The body, a reason mostly, which may be hostile text.
    pub reason: Vec<u8>,
}

impl Web {
    /// Does something somewhere, and brings at most `cap` bytes back.
    ///
    /// # Errors
    /// [`WebError`] when there is no answer; a refusal is an answer.
    pub fn order(&self, order: &Order<'_>, cap: u64) -> Result<Said, WebError> {
        let mut call = Call::get(order.url, Want::Document, cap);
        call.authorization = Some(order.authorization);
        call.send = match order.act {
            Act::Get => None,
            Act::Post => Some((Method::POST, order.load)),
            Act::Put => Some((Method::PUT, order.load)),
        };
        call.headers.extend(order.conditions.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())));
        self.say(&call)
    }

    /// Asks whether something is at `url`, and for its validator.
    ///
    /// # Errors
    /// [`WebError`] when there is no answer.
    pub fn head(&self, url: &Url) -> Result<Said, WebError> {
        let mut call = Call::get(url, Want::Raw, REASON_BYTES);
        call.send = Some((Method::HEAD, &NOTHING));
        self.say(&call)
    }

    /// Asks for what is at `url`, as it lies there, at most `cap` bytes; redirects are not followed.
    ///
    /// # Errors
    /// [`WebError`] when there is no answer, or one that is too long.
    pub fn ask(&self, url: &Url, cap: u64) -> Result<Said, WebError> {
        self.say(&Call::get(url, Want::Raw, cap))
    }

    fn say(&self, call: &Call<'_>) -> Result<Said, WebError> {
        check(call.url)?;
        let (Head { status, headers, .. }, exchange) = self.exchange(call.url, call)?;
        let header = |name: &str| {
            let found = headers.iter().find(|(known, _)| known == name);
            found.and_then(|(_, value)| String::from_utf8(value.clone()).ok())
        };
        let retry_after = header("retry-after").and_then(|seconds| seconds.parse().ok());
        let mut reason = Vec::new();
        let read = exchange.body(shown(call.url), call.cap).read_to_end(&mut reason);
        match read {
            Err(why) if status == 200 && call.send.is_none() => return Err(WebError::from_io(&shown(call.url), &why)),
            // The status stands without its reason.
            Err(_) => reason.clear(),
            Ok(_) => {}
        }
        Ok(Said { status, etag: header("etag"), retry_after, reason })
    }

    /// How much longer than an answer may take a request may take that has so much to send.
    pub(super) fn sending(&self, load: &Load) -> Duration {
        let seconds = load.len().checked_div(self.patience().bytes_per_second);
        seconds.map_or(self.patience().total, Duration::from_secs)
    }
}

/// No body.
static NOTHING: Load = Load::Bytes(Vec::new());
