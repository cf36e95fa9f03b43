//! gix's HTTP over our own client, so that git obeys the same rules, caps and patience as everything else.

use std::io::{self, BufReader, Read, Write};
use std::sync::{Arc, Mutex, PoisonError};

use gix_transport::client::blocking_io::http::{GetResponse, Http, PostBodyDataKind, PostResponse};
use reqwest::Method;
use url::Url;

use crate::fetch::Progress;
use crate::web::{Answer, Body, Call, Load, Want, Web, WebError};

/// 1 MiB asked of a server at once: negotiation sends ids, 41 bytes each.
const ASKED_BYTES: usize = 1 << 20;

/// What the last failure was: gix wraps it beyond recognition.
pub(super) type Failure = Arc<Mutex<Option<WebError>>>;

/// HTTP for one connection.
pub(super) struct Spoken<'a> {
    pub(super) web: Web,
    /// The most bytes of one answer.
    pub(super) cap: u64,
    pub(super) progress: &'a dyn Progress,
    pub(super) failure: Failure,
    pub(super) redirected: Option<String>,
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn failed(failure: &Failure, error: WebError) -> io::Error {
    *lock(failure) = Some(error.clone());
    error.into()
}

/// The headers as gix reads them: `name: value` lines.
fn lines(answer: &Answer) -> Vec<u8> {
    let mut lines = Vec::new();
    for (name, value) in &answer.headers {
        lines.extend_from_slice(name.as_bytes());
        lines.push(b':');
        lines.extend_from_slice(value);
        lines.push(b'\n');
    }
    lines
}

fn headers(lines: impl IntoIterator<Item = impl AsRef<str>>) -> Vec<(String, String)> {
    let pair = |line: &str| line.split_once(':').map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned()));
    lines
        .into_iter()
        .filter_map(|line| pair(line.as_ref()))
        .filter(|(name, _)| !name.eq_ignore_ascii_case("authorization"))
        .collect()
}

impl Spoken<'_> {
    fn address(&self, url: &str) -> gix::Result<Url> {
        Url::parse(url).map_err(|e| {
            let error = WebError::Unreachable { address: url.to_owned(), why: e.to_string() };
            gix::Error::from_error(failed(&self.failure, error))
        })
    }
}

impl<'a> Http for Spoken<'a> {
    type Headers = BufReader<HeaderBytes>;
    type ResponseBody = BufReader<BodyBytes<'a>>;
    type PostBody = Asked;

    fn get(
        &mut self,
        url: &str,
        base_url: &str,
        lines_: impl IntoIterator<Item = impl AsRef<str>>,
    ) -> gix::Result<GetResponse<Self::Headers, Self::ResponseBody>> {
        let address = self.address(url)?;
        let call = Call { headers: headers(lines_), ..Call::get(&address, Want::Raw, self.cap) };
        let answer = self.web.open(call).map_err(|e| gix::Error::from_error(failed(&self.failure, e)))?;
        if answer.url != address {
            let tail = url.strip_prefix(base_url).unwrap_or_default();
            let base = answer.url.as_str().strip_suffix(tail).filter(|_| !tail.is_empty());
            let why = "it redirects to an address of another form";
            let error = || WebError::Forbidden { address: base_url.to_owned(), why: why.into() };
            let base = base.ok_or_else(|| gix::Error::from_error(failed(&self.failure, error())))?;
            self.redirected = Some(base.to_owned());
        }
        let exchange = Arc::new(Mutex::new(Talk::answered(answer)));
        Ok(GetResponse { headers: self.head(&exchange), body: self.body(&exchange) })
    }

    fn post(
        &mut self,
        url: &str,
        _: &str,
        lines_: impl IntoIterator<Item = impl AsRef<str>>,
        _: PostBodyDataKind,
    ) -> gix::Result<PostResponse<Self::Headers, Self::ResponseBody, Self::PostBody>> {
        let asking = Asking { web: self.web.clone(), url: self.address(url)?, headers: headers(lines_), cap: self.cap };
        let exchange = Arc::new(Mutex::new(Talk { asking: Some(asking), ..Talk::default() }));
        let post_body = Asked { talk: exchange.clone() };
        Ok(PostResponse { post_body, headers: self.head(&exchange), body: self.body(&exchange) })
    }

    /// Nothing of git's configuration reaches the client.
    fn configure(&mut self, _: &dyn std::any::Any) -> gix::Result<()> {
        Ok(())
    }

    fn redirected_base_url(&self) -> Option<String> {
        self.redirected.clone()
    }
}

impl<'a> Spoken<'a> {
    fn head(&self, talk: &Arc<Mutex<Talk>>) -> BufReader<HeaderBytes> {
        BufReader::new(HeaderBytes { talk: talk.clone(), failure: self.failure.clone() })
    }

    fn body(&self, talk: &Arc<Mutex<Talk>>) -> BufReader<BodyBytes<'a>> {
        let bytes = BodyBytes { talk: talk.clone(), failure: self.failure.clone(), progress: self.progress };
        BufReader::with_capacity(64 << 10, bytes)
    }
}

/// One exchange; a POST is sent when its answer is first read, for then its body is complete.
#[derive(Default)]
struct Talk {
    asking: Option<Asking>,
    asked: Vec<u8>,
    head: io::Cursor<Vec<u8>>,
    body: Option<Body>,
}

struct Asking {
    web: Web,
    url: Url,
    headers: Vec<(String, String)>,
    cap: u64,
}

impl Talk {
    fn answered(answer: Answer) -> Self {
        Self { head: io::Cursor::new(lines(&answer)), body: Some(answer.body), ..Self::default() }
    }

    fn answer(&mut self) -> Result<&mut Self, WebError> {
        if let Some(Asking { web, url, headers, cap }) = self.asking.take() {
            let asked = Load::Bytes(std::mem::take(&mut self.asked));
            let send = Some((Method::POST, &asked));
            let answer = web.open(Call { headers, send, ..Call::get(&url, Want::Raw, cap) })?;
            *self = Self::answered(answer);
        }
        Ok(self)
    }
}

/// Where a POST's body is written.
pub(super) struct Asked {
    talk: Arc<Mutex<Talk>>,
}

impl Write for Asked {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let mut talk = lock(&self.talk);
        if talk.asked.len().saturating_add(bytes.len()) > ASKED_BYTES {
            return Err(io::Error::other("more is asked of the server than any negotiation needs"));
        }
        talk.asked.extend_from_slice(bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// An answer's headers.
pub(super) struct HeaderBytes {
    talk: Arc<Mutex<Talk>>,
    failure: Failure,
}

impl Read for HeaderBytes {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let mut talk = lock(&self.talk);
        talk.answer().map_err(|e| failed(&self.failure, e))?.head.read(to)
    }
}

/// An answer's body.
pub(super) struct BodyBytes<'a> {
    talk: Arc<Mutex<Talk>>,
    failure: Failure,
    progress: &'a dyn Progress,
}

impl Read for BodyBytes<'_> {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let mut talk = lock(&self.talk);
        let talk = talk.answer().map_err(|e| failed(&self.failure, e))?;
        let Some(body) = &mut talk.body else { return Ok(0) };
        match body.read(to) {
            Ok(n) => {
                self.progress.bytes(u64::try_from(n).unwrap_or(0));
                Ok(n)
            }
            Err(e) => Err(WebError::inside(&e).cloned().map_or(e, |web| failed(&self.failure, web))),
        }
    }
}
