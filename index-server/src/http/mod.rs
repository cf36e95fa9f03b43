//! Requests and answers: files from memory, bundles from the store, health and metrics; everything bounded.

mod conditional;
mod files;
mod health;
mod listen;
mod opened;
mod pages;
mod peers;
mod pieces;
mod requests;
mod stored;
mod timer;
mod workers;

use std::convert::Infallible;
use std::net::SocketAddr;
use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use catalog::headers::{ORIGINS, SNIFFING};
use futures::FutureExt as _;
use futures::future::{Either, Ready, ready};
use hyper::body::Incoming;
use hyper::service::Service as _;
use hyper_util::service::TowerToHyperService;
use tokio::runtime::Handle;
use tokio::task::JoinSet;

use crate::metrics::Metrics;
use crate::site::{Facts, Found};
use crate::watch::{Clock, Watched};
use crate::write::Counter;

pub use listen::{Listening, Serving, Unheard, listen};
pub use opened::Opened;
pub use pages::Pages;
pub use peers::Peers;
use requests::{Asked, Crossing};
pub use requests::{Front, Ids, Rate};
pub use stored::Shelf;

/// Tells with every answer which revocations there are, so that a client notices news without asking.
pub const REVOCATIONS_HEADER: HeaderName = HeaderName::from_static("deepcode-revocations");

/// What every request may use.
#[derive(Debug)]
pub struct Service {
    /// The site now, and how its last reload went.
    pub watched: Arc<Watched>,
    /// Where bundles lie.
    pub shelf: Shelf,
    /// Where files are put, if they are taken at all.
    pub counter: Option<Counter>,
    /// How the catalog is shown.
    pub pages: Pages,
    /// What is counted.
    pub metrics: Metrics,
    /// How often one client may ask.
    pub rate: Rate,
    /// Names for requests.
    pub ids: Ids,
    /// What time it is.
    pub clock: Clock,
}

/// An answer, always.
type Answered = Result<Response, Infallible>;

/// What answers: verified files at once, on the thread that drives the connection; everything else by its route, on threads
/// that may take their time.
#[derive(Debug, Clone)]
pub struct Answers {
    service: Arc<Service>,
    router: Router,
    patient: Handle,
}

impl Answers {
    /// Answers from `service`; `patient` runs what takes time.
    #[must_use]
    pub fn new(service: Arc<Service>, patient: Handle) -> Self {
        let router = Router::new()
            .route("/healthz", get(health::alive))
            .route("/readyz", get(health::ready))
            .route("/metrics", get(health::metrics))
            .fallback(published)
            .with_state(Arc::clone(&service));
        Self { service, router, patient }
    }

    /// The answer to one request of `peer`.
    fn answer(
        &self,
        peer: SocketAddr,
        request: hyper::Request<Incoming>,
    ) -> Either<Ready<Answered>, impl Future<Output = Answered> + use<>> {
        let service = &self.service;
        let asked = match Asked::new(service, peer, &request) {
            Ok(asked) => asked,
            Err(refusal) => return Either::Left(ready(Ok(*refusal))),
        };
        if let Some(answer) = self.held(&request) {
            return Either::Left(ready(Ok(asked.answered(service, answer))));
        }
        let (service, routed) = (Arc::clone(service), self.routed(request));
        Either::Right(async move { Ok(asked.answered(&service, routed.await)) }.boxed())
    }

    /// The answer of a route.
    fn routed(&self, request: hyper::Request<Incoming>) -> impl Future<Output = Response> + use<> {
        // A set ends with the connection, and what is in it too.
        let mut routed = JoinSet::new();
        routed.spawn_on(TowerToHyperService::new(self.router.clone()).call(request), &self.patient);
        async move {
            match routed.join_next().await {
                Some(Ok(Ok(answer))) => answer,
                None | Some(Err(_)) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
            }
        }
    }

    /// What needs nothing but memory: a GET of a verified document, which is nearly every request there is.
    fn held<B>(&self, request: &hyper::Request<B>) -> Option<Response> {
        if *request.method() != Method::GET {
            return None;
        }
        match self.service.watched.now().as_ref()?.find(request.uri().path().strip_prefix('/')?)? {
            Found::Held(file) => Some(files::answer(file, request.headers())),
            Found::Stored(_) => None,
        }
    }
}

/// A file of the published marketplace. Paths are looked up, never opened: what no verified document names has no path.
async fn published(State(service): State<Arc<Service>>, mut request: Request) -> Response {
    if let Some(counter) = service.counter.as_ref().filter(|counter| counter.is_for(&request)) {
        return counter.answer(request, service.clock, &service.watched).await;
    }
    let has_body = match *request.method() {
        Method::GET => true,
        Method::HEAD => false,
        Method::OPTIONS => return preflight(),
        _ => return not_allowed(),
    };
    if !has_body {
        // A range is of GET alone (RFC 9110 §14.2).
        request.headers_mut().remove(header::RANGE);
    }
    let answer = find(&service, request.uri(), request.headers()).await;
    if has_body { answer } else { without_body(answer) }
}

async fn find(service: &Service, uri: &Uri, headers: &HeaderMap) -> Response {
    // Before the first publication nothing is here.
    let Some(site) = service.watched.site() else { return not_found() };
    let path = uri.path().strip_prefix('/').unwrap_or(uri.path());
    match site.find(path) {
        Some(Found::Held(file)) => files::answer(file, headers),
        Some(Found::Stored(content)) => service.shelf.answer(path, content, headers).await,
        None => {
            let asked = pages::Asked {
                catalog: site.catalog(),
                path,
                query: uri.query().unwrap_or_default(),
                headers,
                now: (service.clock)(),
            };
            service.pages.answer(&asked).await.unwrap_or_else(not_found)
        }
    }
}

fn not_allowed() -> Response {
    (StatusCode::METHOD_NOT_ALLOWED, [(header::ALLOW, "GET, HEAD, OPTIONS")]).into_response()
}

/// Public reads from any page (Fetch standard, "CORS protocol").
fn preflight() -> Response {
    let headers = [
        (header::ACCESS_CONTROL_ALLOW_METHODS, "GET, HEAD, OPTIONS"),
        (header::ACCESS_CONTROL_ALLOW_HEADERS, "if-none-match, if-modified-since, if-range, range"),
        (header::ACCESS_CONTROL_MAX_AGE, "86400"),
    ];
    (StatusCode::NO_CONTENT, headers).into_response()
}

/// `no-cache`: what is not there now, the next root say, may be there in a minute.
fn not_found() -> Response {
    let headers = [(header::CONTENT_TYPE, "text/plain; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
    (StatusCode::NOT_FOUND, headers, "there is no such file here\n").into_response()
}

/// The answer to HEAD: the same head, `Content-Length` included, and nothing after it.
fn without_body(answer: Response) -> Response {
    let (head, _) = answer.into_parts();
    Response::from_parts(head, axum::body::Body::empty())
}

/// Headers that answers have.
fn dress(answer: &mut Response, facts: Option<&Facts>, crosses: Crossing) {
    // What 304 confirms was sent with these already, and is kept with them (RFC 9110 §15.4.5). Only who compares validators
    // itself, on a page of somebody else, needs to be told again.
    let is_confirmed = answer.status() == StatusCode::NOT_MODIFIED;
    let headers = answer.headers_mut();
    if !is_confirmed {
        headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static(SNIFFING));
    }
    if !is_confirmed || crosses == Crossing::Origins {
        headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, HeaderValue::from_static(ORIGINS));
        headers.insert(
            header::ACCESS_CONTROL_EXPOSE_HEADERS,
            HeaderValue::from_static("etag, content-length, content-range, deepcode-revocations"),
        );
    }
    if let Some(facts) = facts {
        headers.insert(REVOCATIONS_HEADER, HeaderValue::from(facts.revocations()));
    }
}
