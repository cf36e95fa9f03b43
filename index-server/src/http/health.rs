//! Whether the process lives, whether what it serves is good, and the numbers.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use jiff::Timestamp;
use serde_json::{Map, Value, json};

use super::Service;
use crate::site::Facts;
use crate::watch::Trouble;

const NO_STORE: (header::HeaderName, HeaderValue) = (header::CACHE_CONTROL, HeaderValue::from_static("no-store"));

/// 200 as long as the process answers at all: a supervisor restarts it otherwise, and for nothing else.
pub(super) async fn alive() -> Response {
    ([NO_STORE], "ok\n").into_response()
}

/// 200 as soon as a verified site is served, which is from the first answer on but for a server that began before the first
/// publication; the body says how good it is. A publication that does not verify, or a marketplace that expired, is no reason to
/// take servers out of a balancer: then nobody would hear of revocations, and whoever can write to the store could switch all
/// servers off.
pub(super) async fn ready(State(service): State<Arc<Service>>) -> Response {
    let (now, trouble) = ((service.clock)(), service.watched.trouble());
    match service.watched.site() {
        Some(site) => told(StatusCode::OK, &state(site.facts(), trouble, now)),
        None => told(StatusCode::SERVICE_UNAVAILABLE, &json!({ "status": "empty", "refused": refused(trouble) })),
    }
}

fn told(status: StatusCode, body: &Value) -> Response {
    let kind = (header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    (status, [kind, NO_STORE], body.to_string()).into_response()
}

/// What is not served, and why.
fn refused(trouble: Option<Trouble>) -> Option<Value> {
    trouble.map(|known| json!({ "code": known.code, "since": known.since.to_string(), "error": known.text }))
}

fn state(facts: &Facts, trouble: Option<Trouble>, now: Timestamp) -> Value {
    let status = match (&trouble, facts.is_stale(now)) {
        (Some(_), _) => "refused",
        (None, true) => "expired",
        (None, false) => "good",
    };
    let role = |version: u64, expires: Timestamp| json!({ "version": version, "expires": expires.to_string() });
    let roles: Map<String, Value> =
        facts.roles.iter().map(|known| (known.role.to_owned(), role(known.version, known.expires))).collect();
    let follows: Vec<Value> = facts
        .follows
        .iter()
        .map(|one| json!({ "origin": one.origin, "revoked": one.revoked, "expires": one.expires.to_string() }))
        .collect();
    json!({
        "status": status,
        "origin": facts.origin,
        "root": facts.root,
        "signedAt": facts.signed_at.map(|at| at.to_string()),
        "roles": roles,
        "expired": facts.expired(now),
        "follows": follows,
        "refused": refused(trouble),
    })
}

/// The numbers.
pub(super) async fn metrics(State(service): State<Arc<Service>>) -> Response {
    let text = service.metrics.text(&service.watched, (service.clock)());
    let kind = HeaderValue::from_static("application/openmetrics-text; version=1.0.0; charset=utf-8");
    ([(header::CONTENT_TYPE, kind), NO_STORE], text).into_response()
}
