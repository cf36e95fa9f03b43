//! One question to an API: over TLS, to the configured origin and nowhere else, bounded in bytes, time and tries.
//!
//! Plain HTTP is spoken to this machine only. No redirect is followed, no proxy of the environment is used, nothing is
//! decompressed, and the key is in one header of one request. 429 and 5xx are tried again; nothing else is.

use std::io::Read as _;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::time::{Duration, Instant};

use jiff::Timestamp;
use reqwest::blocking::{Client, Request, Response};
use reqwest::header::{
    ACCEPT, ACCEPT_ENCODING, AUTHORIZATION, CONTENT_ENCODING, CONTENT_TYPE, HeaderValue, RETRY_AFTER,
};
use url::Url;

use super::key::Key;
use super::reply::BODY_BYTES;
use super::settings::{BadSettings, Settings};

/// One name for every request, so that a server learns nothing about the machine.
const USER_AGENT: &str = concat!("deepcode-marketplace/", env!("CARGO_PKG_VERSION"));
/// 50 ms: soon enough for a finger on Ctrl-C.
const TICK: Duration = Duration::from_millis(50);
/// 16 KiB a piece.
const PIECE: usize = 16 << 10;

/// How long a question may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Patience {
    /// To connect.
    pub connect: Duration,
    /// Until the answer begins: a model writes all of it before.
    pub first: Duration,
    /// Between two pieces of the answer.
    pub idle: Duration,
    /// For one try.
    pub total: Duration,
    /// Tries, the first included.
    pub tries: u32,
    /// Before the second try; doubled for each one after.
    pub pause: Duration,
    /// The longest pause, also where the server asks for more: then it is not asked again.
    pub longest_pause: Duration,
}

impl Default for Patience {
    fn default() -> Self {
        Self {
            connect: Duration::from_secs(10),       // a satellite link needs two
            first: Duration::from_secs(300),        // 8,192 tokens at 30 a second
            idle: Duration::from_secs(60),          // an API that thinks sends empty lines meanwhile
            total: Duration::from_secs(600),        // twice the slowest answer
            tries: 4,                               // 14 s of pauses: an overloaded API is back by then or is not
            pause: Duration::from_secs(2),          // twice what APIs with a limit a second ask for
            longest_pause: Duration::from_secs(60), // a person is waiting
        }
    }
}

/// Why there is no answer.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unanswered {
    /// A status other than 200.
    #[error("it answered {status}{}", meaning(*status))]
    Status {
        /// Which.
        status: u16,
    },
    /// It asks for patience that nobody has.
    #[error("it answered {status} and asks for a pause of {seconds} s")]
    Later {
        /// Which status.
        status: u16,
        /// How long.
        seconds: u64,
    },
    /// An answer that is no plain JSON.
    #[error("its answer is {found:?}, not plain application/json")]
    NotJson {
        /// What it says it is.
        found: String,
    },
    /// More than is read.
    #[error("its answer is larger than {BODY_BYTES} bytes")]
    TooLarge,
    /// It holds us.
    #[error("it took longer than {} s", .0.as_secs_f32())]
    TooSlow(Duration),
    /// No answer, or a broken one.
    #[error("{0}")]
    Unreachable(String),
    /// Somebody pressed Ctrl-C.
    #[error("interrupted")]
    Interrupted,
    /// The request was never made.
    #[error("{0}")]
    Unasked(String),
}

fn meaning(status: u16) -> &'static str {
    match status {
        300..400 => " (a redirect is not followed: a key goes to one place only)",
        400 | 413 | 422 => " (it does not take the request)",
        401 | 403 => " (it does not take the key)",
        402 => " (the account has no balance)",
        404 => " (no such address or model)",
        429 => " (too many requests)",
        500..600 => " (it is broken or overloaded)",
        _ => "",
    }
}

/// Who is asked.
pub trait Endpoint {
    /// Where the request goes; consent is for this place.
    fn address(&self) -> &Url;

    /// The body of the answer to `body`; `now` is the time by which a server's dates are read.
    ///
    /// # Errors
    /// [`Unanswered`].
    fn ask(&self, body: &[u8], now: Timestamp) -> Result<Vec<u8>, Unanswered>;
}

/// An OpenAI-compatible API over HTTPS.
#[derive(Debug)]
pub struct Chat {
    address: Url,
    client: Client,
    key: Option<Key>,
    patience: Patience,
    interrupt: Arc<AtomicBool>,
}

/// Why an API cannot be spoken to.
#[derive(Debug, thiserror::Error)]
pub enum NoChat {
    /// The settings are not used.
    #[error(transparent)]
    Settings(#[from] BadSettings),
    /// TLS or the certificate store.
    #[error("no HTTP client: {0}")]
    Client(String),
}

impl Chat {
    /// The API of `settings`, which `key` opens; `interrupt` stops it.
    ///
    /// # Errors
    /// [`NoChat`].
    pub fn new(
        settings: &Settings,
        key: Option<Key>,
        patience: Patience,
        interrupt: Arc<AtomicBool>,
    ) -> Result<Self, NoChat> {
        settings.check()?;
        let failed = |error: reqwest::Error| NoChat::Client(chain(&error));
        let mut builder = Client::builder()
            .user_agent(USER_AGENT)
            .tls_version_min(reqwest::tls::Version::TLS_1_2)
            .redirect(reqwest::redirect::Policy::none())
            .referer(false)
            .gzip(false)
            .connect_timeout(patience.connect)
            .timeout(patience.total)
            .no_proxy();
        if schemas::source::is_loopback(&settings.base) {
            // Whatever /etc/hosts says, `localhost` is this machine (RFC 6761 §6.3).
            let here =
                [IpAddr::V4(Ipv4Addr::LOCALHOST), IpAddr::V6(Ipv6Addr::LOCALHOST)].map(|ip| SocketAddr::new(ip, 0));
            builder = builder.resolve_to_addrs("localhost", &here);
        } else {
            builder = builder.https_only(true);
            if let Some(proxy) = &settings.proxy {
                builder = builder.proxy(reqwest::Proxy::https(proxy.clone()).map_err(failed)?);
            }
        }
        let client = builder.build().map_err(failed)?;
        Ok(Self { address: settings.address(), client, key, patience, interrupt })
    }

    fn request(&self, body: &[u8]) -> Request {
        let mut request = Request::new(reqwest::Method::POST, self.address.clone());
        let headers = request.headers_mut();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        headers.insert(ACCEPT, HeaderValue::from_static("application/json"));
        headers.insert(ACCEPT_ENCODING, HeaderValue::from_static("identity"));
        if let Some(key) = &self.key
            && let Ok(mut value) = HeaderValue::from_str(&format!("Bearer {}", key.expose()))
        {
            value.set_sensitive(true);
            headers.insert(AUTHORIZATION, value);
        }
        *request.body_mut() = Some(body.to_vec().into());
        request
    }

    /// One try.
    fn attempt(&self, body: &[u8]) -> Result<Vec<u8>, Tried> {
        let mut exchange = Exchange::start(self, self.request(body))?;
        let head = exchange.head()?;
        if matches!(head.status, 429 | 500..600) {
            return Err(Tried::Again { status: head.status, after: head.retry_after });
        }
        if head.status != 200 {
            return Err(Unanswered::Status { status: head.status }.into());
        }
        let plain = head.encoding.as_deref().is_none_or(|encoding| encoding.eq_ignore_ascii_case("identity"));
        let essence = head.kind.split(';').next().unwrap_or_default().trim();
        if !plain || !essence.eq_ignore_ascii_case("application/json") {
            let found = format!("{} {}", head.encoding.unwrap_or_default(), head.kind);
            return Err(Unanswered::NotJson { found: found.trim().chars().take(80).collect() }.into());
        }
        Ok(exchange.body()?)
    }

    fn rest(&self, pause: Duration) -> Result<(), Unanswered> {
        let until = Instant::now() + pause;
        while Instant::now() < until {
            if self.interrupt.load(Ordering::Relaxed) {
                return Err(Unanswered::Interrupted);
            }
            std::thread::sleep(TICK.min(until.saturating_duration_since(Instant::now())));
        }
        Ok(())
    }
}

impl Endpoint for Chat {
    fn address(&self) -> &Url {
        &self.address
    }

    fn ask(&self, body: &[u8], now: Timestamp) -> Result<Vec<u8>, Unanswered> {
        // A key in a body would be kept by whoever keeps bodies.
        if self.key.as_ref().is_some_and(|key| holds(body, key.expose())) {
            return Err(Unanswered::Unasked("the request holds the key itself; it was not sent".to_owned()));
        }
        let began = Instant::now();
        let mut pause = self.patience.pause;
        let mut left = self.patience.tries.max(1);
        loop {
            left = left.saturating_sub(1);
            let (status, after) = match self.attempt(body) {
                Ok(answer) => return Ok(answer),
                Err(Tried::Ended(why)) => return Err(why),
                Err(Tried::Again { status, after }) => (status, after),
            };
            if left == 0 {
                return Err(Unanswered::Status { status });
            }
            let asked = after.and_then(|text| asked(&text, now, began.elapsed())).unwrap_or(pause);
            if asked > self.patience.longest_pause {
                return Err(Unanswered::Later { status, seconds: asked.as_secs() });
            }
            self.rest(asked.max(pause).min(self.patience.longest_pause))?;
            pause = pause.saturating_mul(2);
        }
    }
}

fn holds(body: &[u8], key: &str) -> bool {
    body.windows(key.len().max(1)).any(|window| window == key.as_bytes())
}

/// `Retry-After`: seconds, or a date (RFC 9110 §10.2.3).
fn asked(text: &str, now: Timestamp, since: Duration) -> Option<Duration> {
    let text = text.trim();
    if !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit()) {
        return Some(Duration::from_secs(text.parse().unwrap_or(u64::MAX)));
    }
    let until = jiff::fmt::rfc2822::parse(text).ok()?.timestamp();
    let wait = until.duration_since(now.checked_add(since).ok()?);
    Some(Duration::try_from(wait).unwrap_or(Duration::ZERO))
}

/// How a try ended without an answer.
enum Tried {
    Again { status: u16, after: Option<String> },
    Ended(Unanswered),
}

impl From<Unanswered> for Tried {
    fn from(why: Unanswered) -> Self {
        Self::Ended(why)
    }
}

/// What an answer begins with.
struct Head {
    status: u16,
    kind: String,
    encoding: Option<String>,
    retry_after: Option<String>,
}

enum Event {
    Head(Head),
    Piece(Vec<u8>),
    End,
    Failed(String),
}

/// A try under way, on a thread of its own so that a slow server can be left alone; dropping it abandons it.
struct Exchange<'a> {
    events: Receiver<Event>,
    chat: &'a Chat,
    began: Instant,
    heard: Instant,
    limit: Duration,
}

impl<'a> Exchange<'a> {
    fn start(chat: &'a Chat, request: Request) -> Result<Self, Unanswered> {
        let (sender, events) = sync_channel(4);
        let client = chat.client.clone();
        let work = move || work(&client, request, &sender);
        let spawned = std::thread::Builder::new().name("deep".into()).spawn(work);
        spawned.map_err(|e| Unanswered::Unreachable(format!("no thread for it: {e}")))?;
        let now = Instant::now();
        Ok(Self { events, chat, began: now, heard: now, limit: chat.patience.first })
    }

    fn head(&mut self) -> Result<Head, Unanswered> {
        match self.next()? {
            Event::Head(head) => {
                self.limit = self.chat.patience.idle;
                Ok(head)
            }
            Event::Failed(why) => Err(Unanswered::Unreachable(why)),
            Event::Piece(_) | Event::End => Err(broken()),
        }
    }

    fn body(mut self) -> Result<Vec<u8>, Unanswered> {
        let mut body = Vec::new();
        loop {
            match self.next()? {
                Event::Piece(piece) => body.extend_from_slice(&piece),
                Event::End => return Ok(body),
                Event::Failed(why) => return Err(Unanswered::Unreachable(why)),
                Event::Head(_) => return Err(broken()),
            }
            if body.len() > BODY_BYTES {
                return Err(Unanswered::TooLarge);
            }
        }
    }

    fn next(&mut self) -> Result<Event, Unanswered> {
        loop {
            if self.chat.interrupt.load(Ordering::Relaxed) {
                return Err(Unanswered::Interrupted);
            }
            let total = self.chat.patience.total;
            let late = [(self.began, total), (self.heard, self.limit)];
            if let Some((_, limit)) = late.into_iter().find(|(since, limit)| since.elapsed() > *limit) {
                return Err(Unanswered::TooSlow(limit));
            }
            match self.events.recv_timeout(TICK) {
                Ok(event) => {
                    self.heard = Instant::now();
                    return Ok(event);
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(broken()),
            }
        }
    }
}

fn broken() -> Unanswered {
    Unanswered::Unreachable("the connection broke".to_owned())
}

fn work(client: &Client, request: Request, to: &SyncSender<Event>) {
    let last = match client.execute(request) {
        Err(e) => Event::Failed(chain(&e)),
        Ok(response) => match relay(response, to) {
            Ok(()) => Event::End,
            Err(e) => Event::Failed(chain(&e)),
        },
    };
    // Nobody listening any more is no failure: the try was abandoned.
    to.send(last).ok();
}

fn relay(mut response: Response, to: &SyncSender<Event>) -> std::io::Result<()> {
    let header =
        |name| response.headers().get(name).map(|v: &HeaderValue| String::from_utf8_lossy(v.as_bytes()).into());
    let head = Head {
        status: response.status().as_u16(),
        kind: header(CONTENT_TYPE).unwrap_or_default(),
        encoding: header(CONTENT_ENCODING),
        retry_after: header(RETRY_AFTER),
    };
    if to.send(Event::Head(head)).is_err() {
        return Ok(());
    }
    loop {
        let mut piece = vec![0; PIECE];
        let n = response.read(&mut piece)?;
        piece.truncate(n);
        if n == 0 || to.send(Event::Piece(piece)).is_err() {
            return Ok(());
        }
    }
}

/// An error with its causes; 300 characters, since a server may have a say in them.
fn chain(error: &dyn std::error::Error) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut next = Some(error);
    while let Some(e) = next {
        let line = e.to_string();
        if lines.last().is_none_or(|last| !last.ends_with(&line)) {
            lines.push(line);
        }
        next = e.source();
    }
    lines.join(": ").chars().take(300).collect()
}
