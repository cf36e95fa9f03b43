//! Whether the process lives, whether what it serves is good, and the numbers.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use serde_json::{Map, Value, json};

use super::Service;

const NO_STORE: (header::HeaderName, HeaderValue) = (header::CACHE_CONTROL, HeaderValue::from_static("no-store"));

/// 200 as long as the process answers at all: a supervisor restarts it otherwise, and for nothing else.
pub(super) async fn alive() -> Response {
    ([NO_STORE], "ok\n").into_response()
}

/// 200, since a verified site is served from the first answer on; the body says how good it is. A publication that does
/// not verify, or a marketplace that expired, is no reason to take servers out of a balancer: then nobody would hear of
/// revocations, and whoever can write to the store could switch all servers off.
pub(super) async fn ready(State(service): State<Arc<Service>>) -> Response {
    let site = service.watched.site();
    let facts = site.facts();
    let now = (service.clock)();
    let trouble = service.watched.trouble();
    let status = match (&trouble, facts.is_stale(now)) {
        (Some(_), _) => "refused",
        (None, true) => "expired",
        (None, false) => "good",
    };
    let role = |version: u64, expires: jiff::Timestamp| json!({ "version": version, "expires": expires.to_string() });
    let roles: Map<String, Value> =
        facts.roles.iter().map(|known| (known.role.to_owned(), role(known.version, known.expires))).collect();
    let follows: Vec<Value> = facts
        .follows
        .iter()
        .map(|one| json!({ "origin": one.origin, "revoked": one.revoked, "expires": one.expires.to_string() }))
        .collect();
    let refused =
        trouble.map(|known| json!({ "code": known.code, "since": known.since.to_string(), "error": known.text }));
    let body = json!({
        "status": status,
        "origin": facts.origin,
        "root": facts.root,
        "signedAt": facts.signed_at.map(|at| at.to_string()),
        "roles": roles,
        "expired": facts.expired(now),
        "follows": follows,
        "refused": refused,
    });
    let kind = (header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    ([kind, NO_STORE], body.to_string()).into_response()
}

/// The numbers.
pub(super) async fn metrics(State(service): State<Arc<Service>>) -> Response {
    let text = service.metrics.text(&service.watched, (service.clock)());
    let kind = HeaderValue::from_static("application/openmetrics-text; version=1.0.0; charset=utf-8");
    ([(header::CONTENT_TYPE, kind), NO_STORE], text).into_response()
}
