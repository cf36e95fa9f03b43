//! What every request has: a place in the log and an id there, a number in the metrics, and at most so many a second from one
//! client.

use std::fmt::Write as _;
use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Request, StatusCode, header};
use axum::response::{IntoResponse, Response};
use governor::clock::Clock as _;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use schemas::escape;

use super::peers::place;
use super::{Service, dress};
use crate::site::Site;

/// Names the request in the log and in the answer; what is not logged has no name.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Written by a proxy in front (RFC 7239 has a successor that few send).
const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// 256 characters of a path: every path that is served has fewer, and a log is not filled by strangers.
const LOGGED_PATH: usize = 256;

/// 33 characters: two numbers of 64 bits in hexadecimal, and what parts them.
const ID_BYTES: usize = 33;

/// 100,000 clients are remembered; beyond that those that have been quiet are forgotten first.
const CLIENTS: usize = 100_000;

/// How many requests a client may make.
#[derive(Debug)]
pub struct Rate {
    limiter: Option<DefaultKeyedRateLimiter<IpAddr>>,
    trusts_proxy: bool,
    seen: AtomicU64,
}

/// Whether a proxy in front says who asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Front {
    /// Clients connect to this server.
    Direct,
    /// The last address of `X-Forwarded-For` is the client's.
    Proxy,
}

impl Rate {
    /// `per_second` requests on average, ten times that at once; without a limit when there is none.
    #[must_use]
    pub fn new(per_second: Option<NonZeroU32>, front: Front) -> Self {
        let quota = |rate: NonZeroU32| Quota::per_second(rate).allow_burst(rate.saturating_mul(TEN));
        let limiter = per_second.map(|rate| RateLimiter::keyed(quota(rate)));
        Self { limiter, trusts_proxy: front == Front::Proxy, seen: AtomicU64::new(0) }
    }

    /// Who asks, as far as limits are concerned.
    fn client(&self, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
        let forwarded = headers.get_all(FORWARDED_FOR).iter().next_back().filter(|_| self.trusts_proxy);
        let last = forwarded.and_then(|list| list.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        place(last.unwrap_or(peer.ip()))
    }

    /// Nothing when `client` may ask now, else in how many seconds.
    fn wait(&self, client: IpAddr) -> Option<u64> {
        let limiter = self.limiter.as_ref()?;
        if self.seen.fetch_add(1, Ordering::Relaxed).is_multiple_of(4_096) && limiter.len() > CLIENTS {
            limiter.retain_recent();
        }
        let refused = limiter.check_key(&client).err()?;
        let wait = refused.wait_time_from(governor::clock::DefaultClock::default().now());
        Some(wait.as_secs().saturating_add(1))
    }
}

const TEN: NonZeroU32 = NonZeroU32::MIN.saturating_add(9);

/// Whether a page asks, and whose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Crossing {
    /// Nobody says so.
    Nothing,
    /// One of another origin, perhaps (Fetch standard, "`Origin` header").
    Origins,
}

/// A request that is being answered.
pub(super) struct Asked {
    begun: Instant,
    client: IpAddr,
    route: &'static str,
    crosses: Crossing,
    logged: Option<Logged>,
}

impl Asked {
    /// A request from now on, or the answer to a client that asks too often.
    pub(super) fn new<B>(service: &Service, peer: SocketAddr, request: &Request<B>) -> Result<Self, Box<Response>> {
        let has_origin = request.headers().contains_key(header::ORIGIN);
        let asked = Self {
            begun: Instant::now(),
            client: service.rate.client(peer, request.headers()),
            route: route(request.uri().path()),
            crosses: if has_origin { Crossing::Origins } else { Crossing::Nothing },
            logged: Logged::of(request),
        };
        let Some(seconds) = service.rate.wait(asked.client) else { return Ok(asked) };
        service.metrics.turned_away("rate");
        let headers = [(header::RETRY_AFTER, HeaderValue::from(seconds))];
        let refusal = (StatusCode::TOO_MANY_REQUESTS, headers, "too many requests\n").into_response();
        Err(Box::new(asked.answered(service, refusal)))
    }

    /// What is sent: `answer` with what every answer has, logged and counted.
    pub(super) fn answered(self, service: &Service, mut answer: Response) -> Response {
        dress(&mut answer, service.watched.now().as_deref().map(Site::facts), self.crosses);
        let (took, status) = (self.begun.elapsed(), answer.status().as_u16());
        service.metrics.answered(self.route, status, took);
        if let Some(Logged { method, path }) = self.logged {
            let id = service.ids.next();
            let (name, micros) = (id.to_str().unwrap_or_default(), u64::try_from(took.as_micros()).unwrap_or(u64::MAX));
            // Of strangers' text only the method and the path are logged, in JSON strings and escaped beyond that.
            let (client, method, path) = (self.client, escape(method.as_str()), escape(&path));
            tracing::info!(target: "access", id = name, %client, %method, %path, status, micros);
            answer.headers_mut().insert(REQUEST_ID, id);
        }
        answer
    }
}

/// What the log keeps of a request.
struct Logged {
    method: Method,
    path: String,
}

impl Logged {
    /// Nothing where nobody logs.
    fn of<B>(request: &Request<B>) -> Option<Self> {
        tracing::enabled!(target: "access", tracing::Level::INFO).then(|| Self {
            method: request.method().clone(),
            path: request.uri().path().chars().take(LOGGED_PATH).collect(),
        })
    }
}

/// The kind of a path: few enough to be a label.
fn route(path: &str) -> &'static str {
    match path.trim_start_matches('/').split('/').next() {
        Some("metadata") if path.ends_with("/timestamp.json") => "timestamp",
        Some("metadata") => "metadata",
        Some("targets") => "targets",
        Some("upstream") => "upstream",
        Some("trees") => "trees",
        Some("audits") => "audits",
        Some(
            "" | "home.json" | "search" | "search.json" | "feeds" | "robots.txt" | "plugins" | "publishers"
            | "revocations" | "revocations.json" | "assets",
        ) => "pages",
        Some("healthz" | "readyz" | "metrics") => "operation",
        _ => "other",
    }
}

/// Makes ids: random once a process, then counted.
#[derive(Debug)]
pub struct Ids {
    process: u64,
    next: AtomicU64,
}

impl Ids {
    /// Ids that begin with `process`.
    #[must_use]
    pub fn new(process: u64) -> Self {
        Self { process, next: AtomicU64::new(0) }
    }

    fn next(&self) -> HeaderValue {
        let mut id = String::with_capacity(ID_BYTES);
        // Writing into a string cannot fail.
        write!(id, "{:016x}-{:x}", self.process, self.next.fetch_add(1, Ordering::Relaxed)).ok();
        HeaderValue::try_from(id).unwrap_or(HeaderValue::from_static("")) // digits and a hyphen are always one
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn forwarded(list: &'static str) -> HeaderMap {
        HeaderMap::from_iter([(FORWARDED_FOR, HeaderValue::from_static(list))])
    }

    #[test]
    fn only_a_proxy_that_is_known_to_be_there_says_who_asks() {
        let peer: SocketAddr = "192.0.2.1:9".parse().unwrap();
        // What a client wrote itself stands before what the proxy adds.
        let headers = forwarded("198.51.100.9, 203.0.113.7");
        assert_eq!(Rate::new(None, Front::Direct).client(peer, &headers), peer.ip());
        let told: IpAddr = "203.0.113.7".parse().unwrap();
        assert_eq!(Rate::new(None, Front::Proxy).client(peer, &headers), told);
        assert_eq!(Rate::new(None, Front::Proxy).client(peer, &forwarded("rubbish")), peer.ip());
    }

    #[test]
    fn one_client_that_asks_too_often_waits_and_others_do_not() {
        let rate = Rate::new(NonZeroU32::new(1), Front::Direct);
        let [one, other] = ["192.0.2.1", "192.0.2.2"].map(|text| text.parse::<IpAddr>().unwrap());
        let refused = (0..40).filter(|_| rate.wait(one).is_some()).count();
        assert!((25..=30).contains(&refused), "{refused}");
        assert_eq!(rate.wait(other), None);
    }
}
