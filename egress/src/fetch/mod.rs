//! One request and its redirects: judged, resolved, connected and judged again, within a size and a time.

mod body;
mod clients;
mod error;

use std::io::Read;
use std::sync::Arc;
use std::time::{Duration, Instant};

use reqwest::StatusCode;
use reqwest::blocking::{Client, Request as Wire, Response};
use reqwest::header::{HeaderMap, LOCATION};

use crate::denied::{BadUrl, Denied};
use crate::grants::{Grants, Permit};
use crate::headers::{self, Header};
use crate::method::Method;
use crate::reach::Reach;
use crate::resolve::{Names, Resolver};

pub(crate) use body::Body;
pub use error::FetchError;

use clients::Clients;

/// How much and how long.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Of an answer's body, decoded.
    pub answer_bytes: u64,
    /// Of a request's body.
    pub request_bytes: usize,
    /// How many are followed.
    pub redirects: usize,
    /// For the whole, redirects included; a caller's earlier deadline counts.
    pub total: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            answer_bytes: 5 << 20,          // in base64 it still fits a line of 8 MiB
            request_bytes: 1 << 20,         // a plugin's line has as much
            redirects: 5,                   // a forge's archive takes two, a renamed repository one more
            total: Duration::from_secs(60), // the slowest service that people wait for
        }
    }
}

/// What is asked for.
#[derive(Debug, Clone, Copy)]
pub struct Request<'a> {
    /// In capitals.
    pub method: &'a str,
    /// The whole address.
    pub url: &'a str,
    /// In the caller's order.
    pub headers: &'a [Header],
    /// Only with a method that has one.
    pub body: Option<&'a [u8]>,
}

/// What came back, whatever its status.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// 200, 404 …
    pub status: u16,
    /// In the server's order, names in lower case, without those about the connection.
    pub headers: Vec<Header>,
    /// Decoded.
    pub body: Vec<u8>,
    /// Where it finally came from.
    pub url: String,
}

/// The road out. Cheap to clone.
#[derive(Debug, Clone)]
pub struct Egress {
    names: Names,
    limits: Limits,
    clients: Arc<Clients>,
}

impl Egress {
    /// A road that leads as far as `reach` and asks `resolver` for addresses.
    #[must_use]
    pub fn new(reach: Reach, resolver: Arc<dyn Resolver>, limits: Limits) -> Self {
        let names = Names::new(resolver, reach);
        Self { clients: Arc::new(Clients::new(names.clone(), Vec::new())), names, limits }
    }

    /// The same, trusting the certificates in `pem` and no others. For tests: no setting or option leads here.
    ///
    /// # Errors
    /// [`FetchError::SetUp`].
    pub fn trusting_for_tests(self, pem: &[u8]) -> Result<Self, FetchError> {
        let roots = reqwest::Certificate::from_pem_bundle(pem).map_err(|e| error::set_up(&e))?;
        Ok(Self { clients: Arc::new(Clients::new(self.names.clone(), roots)), ..self })
    }

    /// How far it leads.
    #[must_use]
    pub fn reach(&self) -> Reach {
        self.names.reach()
    }

    pub(crate) fn names(&self) -> &Names {
        &self.names
    }

    /// Judges a request without asking anybody: address, name, method, headers, body.
    ///
    /// # Errors
    /// [`Denied`].
    pub fn judge(&self, grants: &Grants, request: &Request<'_>) -> Result<(), Denied> {
        self.judged(grants, request).map(drop)
    }

    fn judged(&self, grants: &Grants, request: &Request<'_>) -> Result<(Permit, HeaderMap), Denied> {
        let permit = grants.judge(request.method, request.url, self.reach())?;
        let headers = headers::read(request.headers)?;
        if request.body.is_some() {
            if grants.mode() == schemas::manifest::NetworkMode::Limited {
                return Err(Denied::Body);
            }
            if matches!(permit.method().as_str(), "GET" | "HEAD") {
                return Err(Denied::BodyWithout { method: permit.method().to_string() });
            }
        }
        Ok((permit, headers))
    }

    /// Performs a request that `grants` allow, following redirects that they allow too.
    ///
    /// # Errors
    /// [`FetchError`].
    pub fn fetch(&self, grants: &Grants, request: &Request<'_>, deadline: Instant) -> Result<Answer, FetchError> {
        let deadline = self.deadline(deadline);
        let (mut permit, mut headers) = self.judged(grants, request)?;
        let mut body = request.body.map(<[u8]>::to_vec);
        if body.as_ref().is_some_and(|bytes| bytes.len() > self.limits.request_bytes) {
            return Err(FetchError::RequestTooLarge { cap: self.limits.request_bytes });
        }
        for _ in 0..=self.limits.redirects {
            let response = send(self.clients.decoding()?, &permit, (&headers, body.clone()), deadline)?;
            let Some(location) = location(&response) else { return self.read(&permit, response, deadline) };
            let next = self.follow(grants, &permit, response.status(), &location)?;
            if next.method() != permit.method() {
                body = None;
            }
            if next.target().url().origin() != permit.target().url().origin() {
                headers = headers::for_another_origin(headers);
            }
            permit = next;
        }
        Err(Denied::Redirects(self.limits.redirects).into())
    }

    /// One exchange of the proxy's: no redirect is followed and nothing is decoded.
    pub(crate) fn pass(
        &self,
        permit: &Permit,
        sent: (&HeaderMap, Option<Vec<u8>>),
        deadline: Instant,
    ) -> Result<Response, FetchError> {
        send(self.clients.raw()?, permit, sent, deadline)
    }

    fn deadline(&self, wanted: Instant) -> Instant {
        Instant::now().checked_add(self.limits.total).map_or(wanted, |ours| ours.min(wanted))
    }

    fn read(&self, permit: &Permit, response: Response, deadline: Instant) -> Result<Answer, FetchError> {
        let status = response.status().as_u16();
        let headers = answer_headers(response.headers());
        let mut bytes = Vec::new();
        let mut body = Body::new(response, self.limits.answer_bytes, deadline);
        body.read_to_end(&mut bytes).map_err(|e| FetchError::from_io(permit.target().host(), &e))?;
        Ok(Answer { status, headers, body: bytes, url: permit.target().url().to_string() })
    }

    /// Judges where a redirect leads, as if the caller had asked for it.
    fn follow(&self, grants: &Grants, from: &Permit, status: StatusCode, location: &str) -> Result<Permit, FetchError> {
        if location.chars().any(char::is_control) {
            return Err(Denied::Url(BadUrl::Control).into());
        }
        let next = from.target().url().join(location).map_err(|_| Denied::Url(BadUrl::Unreadable))?;
        let method = match (status, from.method().as_str()) {
            (StatusCode::SEE_OTHER, method) if method != "HEAD" => Method::get(),
            (StatusCode::MOVED_PERMANENTLY | StatusCode::FOUND, "POST") => Method::get(),
            _ => from.method().clone(),
        };
        if from.target().url().scheme() == "https" && next.scheme() == "http" {
            return Err(Denied::Downgrade.into());
        }
        Ok(grants.judge(method.as_str(), next.as_str(), self.reach())?)
    }
}

fn send(
    client: &Client,
    permit: &Permit,
    (headers, body): (&HeaderMap, Option<Vec<u8>>),
    deadline: Instant,
) -> Result<Response, FetchError> {
    let left = deadline.saturating_duration_since(Instant::now());
    if left.is_zero() {
        return Err(FetchError::TooSlow);
    }
    let mut wire = Wire::new(permit.method().wire(), permit.target().url().clone());
    wire.headers_mut().clone_from(headers);
    *wire.body_mut() = body.map(Into::into);
    *wire.timeout_mut() = Some(left);
    client.execute(wire).map_err(|e| FetchError::from_wire(permit.target().host(), e))
}

fn location(response: &Response) -> Option<String> {
    if !matches!(response.status().as_u16(), 301 | 302 | 303 | 307 | 308) {
        return None;
    }
    let value = response.headers().get(LOCATION)?;
    String::from_utf8(value.as_bytes().to_vec()).ok()
}

fn answer_headers(headers: &HeaderMap) -> Vec<Header> {
    let kept = headers.iter().filter(|(name, _)| !headers::is_hop_by_hop(name.as_str()));
    kept.map(|(name, value)| (name.as_str().to_owned(), String::from_utf8_lossy(value.as_bytes()).into_owned()))
        .collect()
}
