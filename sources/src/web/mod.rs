//! HTTPS with certificate checks, caps and time limits; plain HTTP to loopback only.
//!
//! One policy for every byte that comes over a socket: documents, archives, git. TLS 1.2 or later, no cookies, no
//! ambient credentials, at most [`REDIRECTS`] redirects, each judged anew. Proxies are those of the environment
//! (`https_proxy`, `no_proxy`), never for loopback.

mod error;
mod exchange;
mod put;
mod rules;

use std::io::Read;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use reqwest::Method;
use reqwest::blocking::{Client, Request};
use reqwest::header::{HeaderName, HeaderValue, LOCATION};
use url::Url;

pub use error::WebError;
pub use exchange::Body;
pub use put::{Act, Load, Order, REASON_BYTES, Said};
pub use rules::{check, check_redirect};

use exchange::{Exchange, Head};

/// A flag that long work looks at; set by the binary's Ctrl-C handler.
pub type Interrupt = Arc<AtomicBool>;

/// 5 hops: a forge's archive takes two, a renamed repository one more.
pub const REDIRECTS: usize = 5;

/// One name for every request, so that a server learns nothing about the machine.
const USER_AGENT: &str = concat!("deepcode-marketplace/", env!("CARGO_PKG_VERSION"));

/// How long a server may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Patience {
    /// To connect.
    pub connect: Duration,
    /// Before the speed is looked at: name lookup, TLS, a server that thinks.
    pub grace: Duration,
    /// Bytes a second, on average after the grace; below it a server is holding us, not serving us.
    pub bytes_per_second: u64,
    /// The most for one answer, whatever its speed.
    pub total: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            connect: Duration::from_secs(10),    // a satellite link needs two
            grace: Duration::from_secs(30),      // the slowest forge seen thinks for 11 s before a large pack
            bytes_per_second: 8 << 10,           // half of a 128 kbit/s line
            total: Duration::from_secs(30 * 60), // 1 GiB at 600 KiB/s
        }
    }
}

/// What is asked for: whether the answer may be decompressed on the way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Want {
    /// A document: `Content-Encoding: gzip` is taken off, and the cap counts decoded bytes.
    Document,
    /// The bytes as they lie there.
    Raw,
}

/// One request.
pub(crate) struct Call<'a> {
    pub(crate) url: &'a Url,
    pub(crate) headers: Vec<(String, String)>,
    /// Only sent to the scheme, host and port of `url`, never to where a redirect leads.
    pub(crate) authorization: Option<&'a str>,
    /// Something else than GET, and its body; redirects are not followed then.
    pub(crate) send: Option<(Method, &'a Load)>,
    pub(crate) want: Want,
    pub(crate) cap: u64,
}

impl<'a> Call<'a> {
    pub(crate) fn get(url: &'a Url, want: Want, cap: u64) -> Self {
        Self { url, headers: Vec::new(), authorization: None, send: None, want, cap }
    }
}

/// A 200.
#[derive(Debug)]
pub(crate) struct Answer {
    /// Where it finally came from.
    pub(crate) url: Url,
    pub(crate) headers: Vec<(String, Vec<u8>)>,
    pub(crate) length: Option<u64>,
    pub(crate) body: Body,
}

/// Clients, made when first needed: reading the certificate store takes a while.
#[derive(Debug, Default)]
struct Clients {
    remote_documents: OnceLock<Client>,
    remote_raw: OnceLock<Client>,
    loopback_documents: OnceLock<Client>,
    loopback_raw: OnceLock<Client>,
}

/// The one HTTP client. Cheap to clone.
#[derive(Debug, Clone)]
pub struct Web {
    patience: Patience,
    interrupt: Interrupt,
    clients: Arc<Clients>,
}

impl Web {
    /// A client that is as patient as it is told to be and stops when `interrupt` is set.
    #[must_use]
    pub fn new(patience: Patience, interrupt: Interrupt) -> Self {
        Self { patience, interrupt, clients: Arc::default() }
    }

    /// The same with another patience; connections are not shared.
    pub(crate) fn with_patience(&self, patience: Patience) -> Self {
        Self::new(patience, self.interrupt.clone())
    }

    /// How long it waits.
    #[must_use]
    pub fn patience(&self) -> Patience {
        self.patience
    }

    /// The flag that stops it.
    #[must_use]
    pub fn interrupt(&self) -> &Interrupt {
        &self.interrupt
    }

    /// Whether it was told to stop.
    #[must_use]
    pub fn is_interrupted(&self) -> bool {
        self.interrupt.load(Ordering::Relaxed)
    }

    /// The document at `url`, decompressed, at most `cap` bytes.
    ///
    /// # Errors
    /// [`WebError`].
    pub fn document(&self, url: &Url, cap: u64) -> Result<Vec<u8>, WebError> {
        self.read(Call::get(url, Want::Document, cap))
    }

    /// The bytes at `url` as they lie there, streamed; reading past `cap` is an error.
    ///
    /// # Errors
    /// [`WebError`].
    pub fn stream(&self, url: &Url, cap: u64) -> Result<Body, WebError> {
        Ok(self.open(Call::get(url, Want::Raw, cap))?.body)
    }

    pub(crate) fn read(&self, call: Call<'_>) -> Result<Vec<u8>, WebError> {
        let mut answer = self.open(call)?;
        // A length is the server's word: it may be anything, so no more than 1 MiB is reserved on it.
        let reserve = answer.length.unwrap_or(0).min(1 << 20);
        let mut bytes = Vec::with_capacity(usize::try_from(reserve).unwrap_or(0));
        answer.body.read_to_end(&mut bytes).map_err(|e| WebError::from_io(&shown(&answer.url), &e))?;
        Ok(bytes)
    }

    pub(crate) fn open(&self, call: Call<'_>) -> Result<Answer, WebError> {
        check(call.url)?;
        let mut url = call.url.clone();
        for _ in 0..=REDIRECTS {
            let (head, exchange) = self.exchange(&url, &call)?;
            let Some(location) = redirect(&head) else { return accept(url, head, exchange, call.cap) };
            url = if call.send.is_none() { follow(&url, &location) } else { Err(unfollowed(&url)) }?;
        }
        Err(WebError::Forbidden { address: shown(call.url), why: format!("it redirects more than {REDIRECTS} times") })
    }

    fn exchange(&self, url: &Url, call: &Call<'_>) -> Result<(Head, Exchange), WebError> {
        let client = self.client(url, call.want)?;
        let method = call.send.as_ref().map_or(Method::GET, |(method, _)| method.clone());
        let mut request = Request::new(method, url.clone());
        for (name, value) in &call.headers {
            let name = HeaderName::from_bytes(name.as_bytes());
            if let (Ok(name), Ok(value)) = (name, HeaderValue::from_str(value)) {
                request.headers_mut().insert(name, value);
            }
        }
        if let Some(secret) = call.authorization.filter(|_| url.origin() == call.url.origin())
            && let Ok(mut value) = HeaderValue::from_str(secret)
        {
            value.set_sensitive(true);
            request.headers_mut().insert(reqwest::header::AUTHORIZATION, value);
        }
        let sending = call.send.as_ref().map_or(Duration::ZERO, |(_, load)| self.sending(load));
        if let Some((_, load)) = &call.send {
            let unread = |why| WebError::Unreachable { address: shown(url), why: format!("what is sent: {why}") };
            *request.body_mut() = Some(load.body().map_err(unread)?);
            *request.timeout_mut() = Some(self.patience.grace.saturating_add(sending));
        }
        let mut exchange = Exchange::start(client, request, self)?;
        exchange.allow(sending);
        Ok((exchange.head()?, exchange))
    }

    fn client(&self, url: &Url, want: Want) -> Result<Client, WebError> {
        let loopback = schemas::source::is_loopback(url);
        let cell = match (loopback, want) {
            (false, Want::Document) => &self.clients.remote_documents,
            (false, Want::Raw) => &self.clients.remote_raw,
            (true, Want::Document) => &self.clients.loopback_documents,
            (true, Want::Raw) => &self.clients.loopback_raw,
        };
        if let Some(client) = cell.get() {
            return Ok(client.clone());
        }
        let mut builder = Client::builder()
            .user_agent(USER_AGENT)
            .tls_version_min(reqwest::tls::Version::TLS_1_2)
            .redirect(reqwest::redirect::Policy::none())
            .referer(false)
            .connect_timeout(self.patience.connect)
            .timeout(self.patience.grace)
            .gzip(want == Want::Document);
        builder = if loopback {
            // Whatever /etc/hosts says, `localhost` is this machine (RFC 6761 §6.3).
            let here =
                [IpAddr::V4(Ipv4Addr::LOCALHOST), IpAddr::V6(Ipv6Addr::LOCALHOST)].map(|ip| SocketAddr::new(ip, 0));
            builder.no_proxy().resolve_to_addrs("localhost", &here)
        } else {
            builder.https_only(true)
        };
        let client =
            builder.build().map_err(|e| WebError::Unreachable { address: shown(url), why: exchange::chain(&e) })?;
        Ok(cell.get_or_init(|| client).clone())
    }
}

fn unfollowed(url: &Url) -> WebError {
    WebError::Forbidden { address: shown(url), why: "a redirect of what was sent is not followed".into() }
}

fn follow(url: &Url, location: &str) -> Result<Url, WebError> {
    let nowhere =
        |e| WebError::Unreachable { address: shown(url), why: format!("it redirects to what is no address: {e}") };
    let next = url.join(location).map_err(nowhere)?;
    check_redirect(url, &next)?;
    Ok(next)
}

fn redirect(head: &Head) -> Option<String> {
    if !matches!(head.status, 301 | 302 | 303 | 307 | 308) {
        return None;
    }
    let (_, value) = head.headers.iter().find(|(name, _)| name == LOCATION.as_str())?;
    String::from_utf8(value.clone()).ok()
}

fn accept(url: Url, head: Head, exchange: Exchange, cap: u64) -> Result<Answer, WebError> {
    match head.status {
        200 => {}
        404 => return Err(WebError::NotFound { address: shown(&url) }),
        status => return Err(WebError::Status { address: shown(&url), status }),
    }
    if head.length.is_some_and(|length| length > cap) {
        return Err(WebError::TooLarge { address: shown(&url), cap });
    }
    Ok(Answer { headers: head.headers, length: head.length, body: exchange.body(shown(&url), cap), url })
}

/// An address for messages: no query, which may carry a signed token.
pub(crate) fn shown(url: &Url) -> String {
    let mut url = url.clone();
    url.set_query(None);
    url.set_fragment(None);
    url.to_string()
}
