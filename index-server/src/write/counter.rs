//! Requests to write: who may, how much, and what became of it.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use jiff::Timestamp;
use serde_json::{Value, json};
use tokio::sync::{Semaphore, SemaphorePermit};

use super::commit::{Desk, Outcome, Replaces};
use super::incoming::{Incoming, NotReceived};
use super::place::Place;
use super::refused::No;
use super::submissions::{Asked, Decision, Proposal, Queue};
use super::tokens::{Book, Entry, Scope};
use crate::metrics::Metrics;
use crate::site::TIMESTAMP;
use crate::watch::{Clock, Watched};

/// 4 files at once: each may be unpacked, and a publisher sends no more than that side by side.
const WRITES: usize = 4;

/// 10 s for a turn: what came before is through by then. Who streams a large file hears of an early refusal only by chance.
const TURN_TIME: Duration = Duration::from_secs(10);

/// 8 KiB: a source, and a note of 2,000 bytes as JSON may write them.
const SUBMISSION_BYTES: u64 = 8 << 10;

/// 20 s until what was committed is served: it is verified once more on the way.
const VISIBLE_TIME: Duration = Duration::from_secs(20);

/// 20 ms between two looks whether it is.
const VISIBLE_PAUSE: Duration = Duration::from_millis(20);

/// Where files are put.
#[derive(Debug)]
pub struct Counter {
    desk: Arc<Desk>,
    book: Book,
    /// Where authors propose, if they may.
    queue: Option<Arc<Queue>>,
    metrics: Metrics,
    writes: Semaphore,
}

impl Counter {
    /// A counter before `desk`, for those whom `book` knows.
    #[must_use]
    pub fn new(desk: Arc<Desk>, book: Book, queue: Option<Queue>, metrics: Metrics) -> Self {
        Self { desk, book, queue: queue.map(Arc::new), metrics, writes: Semaphore::new(WRITES) }
    }

    /// Whether a request is one to write, or one for the queue of submissions.
    #[must_use]
    pub fn is_for(&self, request: &Request) -> bool {
        let path = request.uri().path();
        *request.method() == Method::PUT || path == "/submissions" || path.starts_with("/submissions/")
    }

    /// The answer to such a request.
    pub async fn answer(&self, request: Request, clock: Clock, watched: &Watched) -> Response {
        let path = request.uri().path().trim_start_matches('/').to_owned();
        let answered = match Asked::of(request.method(), &path) {
            Some(asked) => self.discuss(asked, request, clock).await,
            None => self.take(&path, request, clock, watched).await,
        };
        answered.unwrap_or_else(|no| {
            self.metrics.turned_away(no.code);
            let status = no.status.as_u16();
            tracing::warn!(target: "write", path = %schemas::escape(&path), status, code = no.code, "not taken");
            no.into_response()
        })
    }

    async fn take(&self, path: &str, request: Request, clock: Clock, watched: &Watched) -> Result<Response, No> {
        // Strangers learn nothing of which paths there are.
        let token = self.admit(request.headers(), &[Scope::Publish], clock).await?;
        let place = Place::of(path).ok_or_else(No::nowhere)?;
        let replaces = replaces(place, request.headers())?;
        let _permit = self.permit().await?;
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

    /// What authors and maintainers say to each other.
    async fn discuss(&self, asked: Result<Asked, No>, request: Request, clock: Clock) -> Result<Response, No> {
        let scopes: &[Scope] = match asked {
            Ok(Asked::Propose) => &[Scope::Submit],
            Ok(Asked::Decide(_)) => &[Scope::Publish],
            Ok(Asked::Show) | Err(_) => &[Scope::Submit, Scope::Publish],
        };
        let token = self.admit(request.headers(), scopes, clock).await?;
        let (asked, queue) = (asked?, self.queue.clone().ok_or_else(No::nowhere)?);
        let _permit = self.permit().await?;
        let body = receive(request, SUBMISSION_BYTES).await?.bytes().map_err(|_| No::internal())?;
        let now = clock();
        let said = tokio::task::spawn_blocking(move || speak(&queue, asked, (&token, &body), now)).await;
        let (status, said) = said.map_err(|_| No::internal())??;
        let headers = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-store")];
        Ok((status, headers, said.to_string()).into_response())
    }

    /// The token, looked up where waiting for a disk holds nobody else up.
    async fn admit(&self, headers: &HeaderMap, scopes: &'static [Scope], clock: Clock) -> Result<Entry, No> {
        let authorization = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
        let authorization = authorization.map(|text| zeroize::Zeroizing::new(text.to_owned()));
        let (book, now) = (self.book.clone(), clock());
        let admitted = tokio::task::spawn_blocking(move || {
            book.admit(authorization.as_ref().map(|text| text.as_str()), scopes, now)
        });
        Ok(admitted.await.map_err(|_| No::internal())??)
    }

    async fn permit(&self) -> Result<SemaphorePermit<'_>, No> {
        match tokio::time::timeout(TURN_TIME, self.writes.acquire()).await {
            Ok(Ok(permit)) => Ok(permit),
            Ok(Err(_)) | Err(_) => Err(No::busy()),
        }
    }
}

/// What the queue answers to somebody with this token.
fn speak(
    queue: &Queue,
    asked: Asked,
    (token, body): (&Entry, &[u8]),
    now: Timestamp,
) -> Result<(StatusCode, Value), No> {
    let internal = |_| No::internal();
    match asked {
        Asked::Propose => {
            let submission = queue.propose(Proposal::read(body)?, token.id, now)?;
            tracing::info!(target: "write", token = %token.id, submission = %submission.id, "submitted");
            Ok((StatusCode::CREATED, serde_json::to_value(submission).map_err(internal)?))
        }
        Asked::Show => {
            let mut all = queue.read()?;
            // An author sees their own.
            all.retain(|submission| token.scopes.contains(&Scope::Publish) || submission.author == token.id);
            Ok((StatusCode::OK, json!({ "submissions": serde_json::to_value(all).map_err(internal)? })))
        }
        Asked::Decide(id) => {
            let submission = queue.decide(id, Decision::read(body)?, now)?;
            tracing::info!(target: "write", token = %token.id, submission = %id, state = ?submission.state, "decided");
            Ok((StatusCode::OK, serde_json::to_value(submission).map_err(internal)?))
        }
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
        let site = watched.site().filter(|site| site.is_of(timestamp));
        if let Some(etag) = site.and_then(|site| site.validator(TIMESTAMP)) {
            let etag = HeaderValue::from_str(&etag).unwrap_or(HeaderValue::from_static("\"\""));
            return (StatusCode::OK, [(header::ETAG, etag)]).into_response();
        }
        tokio::time::sleep(VISIBLE_PAUSE).await;
    }
    // It is committed; who asks again will see it.
    StatusCode::ACCEPTED.into_response()
}
