//! Answers about verified files: from memory, already compressed, with the validator that was made when they were loaded.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::Response;
use bytes::Bytes;
use catalog::headers;

use super::conditional::{self, Part};
use super::pieces::Pieces;
use crate::site::{Encoding, File};

/// See [`headers::IMMUTABLE`].
pub(super) const IMMUTABLE: HeaderValue = HeaderValue::from_static(headers::IMMUTABLE);

/// See [`headers::MUTABLE`].
const MUTABLE: HeaderValue = HeaderValue::from_static(headers::MUTABLE);

/// 12 fields of an answer, so that their table never grows.
const FIELDS: usize = 12;

/// The answer to a GET for `file`.
pub(super) fn answer(file: &File, headers: &HeaderMap) -> Response {
    let (variant, encoding) = chosen(file, headers);
    if conditional::is_known(headers, &variant.etag) {
        return finish(file, StatusCode::NOT_MODIFIED, variant.etag.clone(), Body::empty());
    }
    let length = u64::try_from(variant.bytes.len()).unwrap_or(u64::MAX);
    let part =
        if encoding == Encoding::Identity { conditional::part(headers, &variant.etag, length) } else { Part::Whole };
    match part {
        Part::Whole => {
            let mut answer = finish(file, StatusCode::OK, variant.etag.clone(), whole(variant.bytes.clone()));
            answer.headers_mut().insert(header::CONTENT_LENGTH, variant.length.clone());
            if let Some(coding) = coding(encoding) {
                answer.headers_mut().insert(header::CONTENT_ENCODING, coding);
            }
            answer
        }
        Part::Bytes(range) => {
            let at = |n: u64| usize::try_from(n).unwrap_or(usize::MAX);
            let end = at(range.end).min(variant.bytes.len());
            let piece = variant.bytes.slice(at(range.start).min(end)..end);
            let mut answer = finish(file, StatusCode::PARTIAL_CONTENT, variant.etag.clone(), whole(piece));
            // Its length the body itself tells; HEAD, which has none, has no ranges.
            answer.headers_mut().insert(header::CONTENT_RANGE, content_range(&range, length));
            answer
        }
        Part::Unsatisfiable => unsatisfiable(length),
    }
}

fn whole(bytes: Bytes) -> Body {
    Body::new(Pieces(bytes))
}

/// The best variant that the client takes. A range is of the bytes as they are.
fn chosen<'a>(file: &'a File, headers: &HeaderMap) -> (&'a crate::site::Variant, Encoding) {
    if !file.varies() || headers.contains_key(header::RANGE) {
        return (file.identity(), Encoding::Identity);
    }
    let best = conditional::accepted(headers).into_iter().flatten();
    let mut found = best.filter_map(|encoding| Some((file.variant(encoding)?, encoding)));
    found.next().unwrap_or((file.identity(), Encoding::Identity))
}

fn coding(encoding: Encoding) -> Option<HeaderValue> {
    match encoding {
        Encoding::Identity => None,
        Encoding::Gzip => Some(HeaderValue::from_static("gzip")),
        Encoding::Zstd => Some(HeaderValue::from_static("zstd")),
    }
}

fn finish(file: &File, status: StatusCode, etag: HeaderValue, body: Body) -> Response {
    let mut answer = Response::new(body);
    *answer.status_mut() = status;
    let headers = answer.headers_mut();
    headers.reserve(FIELDS);
    headers.insert(header::ETAG, etag);
    headers.insert(header::CACHE_CONTROL, if file.is_immutable() { IMMUTABLE } else { MUTABLE });
    if file.varies() {
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    }
    if status != StatusCode::NOT_MODIFIED {
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(file.content_type()));
        headers.insert(header::ACCEPT_RANGES, HeaderValue::from_static("bytes"));
    }
    answer
}

/// `bytes first-last/length` (RFC 9110 §14.4).
pub(super) fn content_range(range: &std::ops::Range<u64>, length: u64) -> HeaderValue {
    let text = format!("bytes {}-{}/{length}", range.start, range.end.saturating_sub(1));
    HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static("bytes */*"))
}

pub(super) fn unsatisfiable(length: u64) -> Response {
    let mut answer = Response::new(Body::empty());
    *answer.status_mut() = StatusCode::RANGE_NOT_SATISFIABLE;
    if let Ok(value) = HeaderValue::from_str(&format!("bytes */{length}")) {
        answer.headers_mut().insert(header::CONTENT_RANGE, value);
    }
    answer
}
