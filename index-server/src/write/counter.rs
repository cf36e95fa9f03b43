//! PUT: who may, how much, and what became of it.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use tokio::sync::{Semaphore, SemaphorePermit};

use super::commit::{Desk, Outcome, Replaces};
use super::incoming::{Incoming, NotReceived};
use super::place::Place;
use super::refused::No;
use super::tokens::{Book, Entry, Scope};
use crate::metrics::Metrics;
use crate::site::TIMESTAMP;
use crate::watch::{Clock, Watched};

/// 4 files at once: each may be unpacked, and a publisher sends no more than that side by side.
const WRITES: usize = 4;

/// 20 s until what was committed is served: it is verified once more on the way.
const VISIBLE_TIME: Duration = Duration::from_secs(20);

/// 20 ms between two looks whether it is.
const VISIBLE_PAUSE: Duration = Duration::from_millis(20);

/// Where files are put.
#[derive(Debug)]
pub struct Counter {
    desk: Arc<Desk>,
    book: Book,
    metrics: Metrics,
    writes: Semaphore,
}

impl Counter {
    /// A counter before `desk`, for those whom `book` knows.
    #[must_use]
    pub fn new(desk: Arc<Desk>, book: Book, metrics: Metrics) -> Self {
        Self { desk, book, metrics, writes: Semaphore::new(WRITES) }
    }

    /// The answer to a PUT.
    pub async fn put(&self, request: Request, clock: Clock, watched: &Watched) -> Response {
        let path = request.uri().path().trim_start_matches('/').to_owned();
        self.take(&path, request, clock, watched).await.unwrap_or_else(|no| {
            self.metrics.turned_away(no.code);
            let status = no.status.as_u16();
            tracing::warn!(target: "write", path = %schemas::escape(&path), status, code = no.code, "not taken");
            no.into_response()
        })
    }

    async fn take(&self, path: &str, request: Request, clock: Clock, watched: &Watched) -> Result<Response, No> {
        // Strangers learn nothing of which paths there are.
        let token = self.admit(request.headers(), Scope::Publish, clock).await?;
        let place = Place::of(path).ok_or_else(No::nowhere)?;
        let replaces = replaces(place, request.headers())?;
        let _permit = self.permit()?;
        let incoming = receive(request, place.cap()).await?;
        let (desk, length) = (Arc::clone(&self.desk), incoming.length);
        let (id, to) = (token.id, path.to_owned());
        let done = tokio::task::spawn_blocking(move || desk.put(&to, (place, replaces), incoming, &token)).await;
        let outcome = done.map_err(|_| No::internal())?.inspect_err(|why| {
            tracing::warn!(target: "write", token = %id, path, error = %why, "refused");
        })?;
        tracing::info!(target: "write", token = %id, path, ?outcome, bytes = length, "put");
        Ok(match (place, outcome) {
            (Place::Timestamp, Outcome::Visible(timestamp)) => visible(watched, &timestamp).await,
            (_, Outcome::Created) => StatusCode::CREATED.into_response(),
            (_, Outcome::Waiting) => StatusCode::ACCEPTED.into_response(),
            (_, Outcome::Known | Outcome::Visible(_)) => StatusCode::NO_CONTENT.into_response(),
        })
    }

    /// The token, looked up where waiting for a disk holds nobody else up.
    async fn admit(&self, headers: &HeaderMap, scope: Scope, clock: Clock) -> Result<Entry, No> {
        let authorization = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        let authorization = authorization.map(|text| zeroize::Zeroizing::new(text.to_owned()));
        let (book, now) = (self.book.clone(), clock());
        let admitted = tokio::task::spawn_blocking(move || {
            book.admit(authorization.as_ref().map(|text| text.as_str()), scope, now)
        });
        Ok(admitted.await.map_err(|_| No::internal())??)
    }

    fn permit(&self) -> Result<SemaphorePermit<'_>, No> {
        self.writes.try_acquire().map_err(|_| No::busy())
    }
}

async fn receive(request: Request, cap: u64) -> Result<Incoming, NotReceived> {
    let announced = request.headers().get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok()?.parse().ok());
    if announced.is_some_and(|length: u64| length > cap) {
        return Err(NotReceived::TooLarge(cap));
    }
    Incoming::receive(request.into_body(), cap).await
}

/// What a commit names as what it replaces; without that it could overwrite what nobody has looked at.
fn replaces(place: Place, headers: &HeaderMap) -> Result<Replaces, No> {
    if place != Place::Timestamp {
        return Ok(Replaces::Nothing);
    }
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    match (text(header::IF_MATCH), text(header::IF_NONE_MATCH)) {
        (Some(etag), None) => Ok(Replaces::Tag(etag.to_owned())),
        (None, Some("*")) => Ok(Replaces::Nothing),
        _ => Err(No::new(
            StatusCode::PRECONDITION_REQUIRED,
            "no-precondition",
            "either If-Match with the validator of the timestamp that it replaces, or If-None-Match: *",
        )),
    }
}

/// Waits until `timestamp` is what is served, so that who published sees it.
async fn visible(watched: &Watched, timestamp: &[u8]) -> Response {
    let begun = tokio::time::Instant::now();
    while begun.elapsed() < VISIBLE_TIME {
        let site = watched.site();
        if let Some(etag) = site.validator(TIMESTAMP).filter(|_| site.is_of(timestamp)) {
            let etag = HeaderValue::from_str(&etag).unwrap_or(HeaderValue::from_static("\"\""));
            return (StatusCode::OK, [(header::ETAG, etag)]).into_response();
        }
        tokio::time::sleep(VISIBLE_PAUSE).await;
    }
    // It is committed; who asks again will see it.
    StatusCode::ACCEPTED.into_response()
}
