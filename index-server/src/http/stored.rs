//! What lies in the store and is believed for its content: bundles as they come, documents of audits hashed first.
//!
//! A bundle is not looked into: whoever installs it hashes the tree in it, and nothing here has to hold one whole.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures::StreamExt as _;
use schemas::Sha256;
use sha2::{Digest as _, Sha256 as Hasher};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use verifier::tuf::TransportError;

use super::conditional::{self, Part};
use super::files::{self, IMMUTABLE, content_range, unsatisfiable};
use crate::metrics::Metrics;
use crate::site::{Content, File};
use depot::{About, Store, Stream};

/// 256 answers from the store at once: each has an open file or connection there.
const ANSWERS: usize = 256;

/// 8 documents of audits at once: each may be held whole.
const AUDITS: usize = 8;

/// 32 MiB, as a report may have (docs/formats/audit-report.md).
const AUDIT_BYTES: u64 = 32 << 20;

/// 30 s until the store has answered; a client that waits longer has given up.
const STORE_TIME: Duration = Duration::from_secs(30);

/// The store, as requests read it.
#[derive(Debug)]
pub struct Shelf {
    store: Store,
    metrics: Metrics,
    answers: Arc<Semaphore>,
    audits: Semaphore,
}

/// Why there is no answer from the store.
#[derive(Debug, thiserror::Error)]
enum Trouble {
    #[error(transparent)]
    Store(#[from] TransportError),
    #[error("its bytes have another digest than its name")]
    OtherBytes,
    #[error("no answer within {STORE_TIME:?}")]
    Slow,
    #[error("too many answers at once")]
    Busy,
}

impl Shelf {
    /// The shelf of `store`.
    #[must_use]
    pub fn new(store: Store, metrics: Metrics) -> Self {
        let answers = Arc::new(Semaphore::new(ANSWERS));
        Self { store, metrics, answers, audits: Semaphore::new(AUDITS) }
    }

    /// The answer to a GET for what verified documents name `path`.
    pub(super) async fn answer(&self, path: &str, content: Content, headers: &HeaderMap) -> Response {
        let answered = match content {
            Content::Tree => self.bundle(path, headers).await,
            Content::Audit(digest) => self.audit(path, digest, headers).await,
        };
        answered.unwrap_or_else(|why| self.refuse(path, &why))
    }

    async fn bundle(&self, path: &str, headers: &HeaderMap) -> Result<Response, Trouble> {
        let permit = Arc::clone(&self.answers).try_acquire_owned().map_err(|_| Trouble::Busy)?;
        let about = in_time(self.store.about(path)).await?;
        let etag = etag(path, &about);
        if conditional::is_known(headers, &etag) {
            return Ok(head(StatusCode::NOT_MODIFIED, etag, Body::empty()));
        }
        let (status, range) = match conditional::part(headers, &etag, about.size) {
            Part::Whole => (StatusCode::OK, 0..about.size),
            Part::Bytes(range) => (StatusCode::PARTIAL_CONTENT, range),
            Part::Unsatisfiable => return Ok(unsatisfiable(about.size)),
        };
        let length = range.end.saturating_sub(range.start);
        let stream = in_time(self.store.stream(path, &about, range.clone())).await?;
        let mut answer = head(status, etag, Body::from_stream(held(stream, permit)));
        let headers = answer.headers_mut();
        headers.insert(header::CONTENT_LENGTH, HeaderValue::from(length));
        if status == StatusCode::PARTIAL_CONTENT {
            headers.insert(header::CONTENT_RANGE, content_range(&range, about.size));
        }
        Ok(answer)
    }

    async fn audit(&self, path: &str, digest: Sha256, headers: &HeaderMap) -> Result<Response, Trouble> {
        let _permit = self.audits.try_acquire().map_err(|_| Trouble::Busy)?;
        let bytes = in_time(self.store.get(path, AUDIT_BYTES)).await?;
        if <[u8; 32]>::from(Hasher::digest(&bytes)) != digest.0 {
            return Err(Trouble::OtherBytes);
        }
        Ok(files::answer(&File::once(path, bytes), headers))
    }

    fn refuse(&self, path: &str, why: &Trouble) -> Response {
        let no_store = (header::CACHE_CONTROL, "no-store");
        match why {
            Trouble::Store(TransportError::NotFound(_)) => super::not_found(),
            Trouble::Busy => {
                self.metrics.turned_away("store");
                (StatusCode::SERVICE_UNAVAILABLE, [no_store, (header::RETRY_AFTER, "1")], "busy\n").into_response()
            }
            Trouble::Slow => (StatusCode::GATEWAY_TIMEOUT, [no_store], "the store does not answer\n").into_response(),
            Trouble::Store(_) | Trouble::OtherBytes => {
                let code = if matches!(why, Trouble::OtherBytes) { "other-bytes" } else { "unreachable" };
                self.metrics.refused(code);
                tracing::warn!(path, code, error = %why, "a file of the store is not served");
                (StatusCode::BAD_GATEWAY, [no_store], "the store has no such file that can be served\n").into_response()
            }
        }
    }
}

async fn in_time<T>(asked: impl Future<Output = Result<T, TransportError>>) -> Result<T, Trouble> {
    Ok(tokio::time::timeout(STORE_TIME, asked).await.map_err(|_| Trouble::Slow)??)
}

/// The stream, and the right to it until it ends.
fn held(stream: Stream, permit: OwnedSemaphorePermit) -> impl futures::Stream<Item = depot::Piece> {
    stream.map(move |piece| {
        let _held = &permit;
        piece
    })
}

/// Two bundles of one tree may differ in their bytes, so the store's own tag is in it.
fn etag(path: &str, about: &About) -> HeaderValue {
    let digest = Hasher::new().chain_update(path).chain_update("\n").chain_update(&about.tag).finalize();
    let mut hex = hex::encode(digest);
    hex.truncate(32);
    HeaderValue::from_str(&format!("\"{hex}\"")).unwrap_or(HeaderValue::from_static("\"\""))
}

fn head(status: StatusCode, etag: HeaderValue, body: Body) -> Response {
    let mut answer = Response::new(body);
    *answer.status_mut() = status;
    let headers = answer.headers_mut();
    headers.insert(header::ETAG, etag);
    headers.insert(header::CACHE_CONTROL, IMMUTABLE);
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/gzip"));
    headers.insert(header::ACCEPT_RANGES, HeaderValue::from_static("bytes"));
    answer
}
