//! Why a request is not granted, as a program reads it: a status, a word that stays, a sentence.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::json;

use super::Refusal;
use super::incoming::NotReceived;
use super::tokens::{Denied, Full};

/// An answer that is no success.
#[derive(Debug)]
pub(super) struct No {
    pub(super) status: StatusCode,
    /// A word that programs may rely on.
    pub(super) code: &'static str,
    message: String,
}

impl No {
    pub(super) fn new(status: StatusCode, code: &'static str, message: impl std::fmt::Display) -> Self {
        Self { status, code, message: message.to_string() }
    }

    /// Nothing of that name can be there.
    pub(super) fn nowhere() -> Self {
        Self::new(StatusCode::NOT_FOUND, "no-such-place", "nothing can be put there")
    }

    /// Somebody with less to do may try again.
    pub(super) fn busy() -> Self {
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "busy", "too many files at once")
    }

    /// Something broke here.
    pub(super) fn internal() -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", "it failed")
    }
}

impl From<Denied> for No {
    fn from(why: Denied) -> Self {
        match &why {
            Denied::NoToken | Denied::NotValid => Self::new(StatusCode::UNAUTHORIZED, "not-admitted", why),
            Denied::Scope => Self::new(StatusCode::FORBIDDEN, "scope", why),
            Denied::Book(broken) => {
                tracing::error!(error = %broken, "the tokens cannot be read");
                Self::new(StatusCode::SERVICE_UNAVAILABLE, "tokens", why)
            }
        }
    }
}

impl From<Full> for No {
    fn from(why: Full) -> Self {
        match &why {
            Full::Quota { .. } => Self::new(StatusCode::INSUFFICIENT_STORAGE, "quota", why),
            Full::Broken(broken) => {
                tracing::error!(error = %broken, "what tokens have stored cannot be counted");
                Self::new(StatusCode::SERVICE_UNAVAILABLE, "tokens", why)
            }
        }
    }
}

impl From<NotReceived> for No {
    fn from(why: NotReceived) -> Self {
        match &why {
            NotReceived::TooLarge(_) => Self::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", why),
            NotReceived::TooSlow => Self::new(StatusCode::REQUEST_TIMEOUT, "slow", why),
            NotReceived::Broken => Self::new(StatusCode::BAD_REQUEST, "broken-body", why),
            NotReceived::Disk(disk) => {
                tracing::error!(error = %disk, "a body cannot be set aside");
                Self::internal()
            }
        }
    }
}

impl From<Refusal> for No {
    fn from(why: Refusal) -> Self {
        let (status, code) = match why {
            Refusal::OtherContent | Refusal::OtherTree(_) => (StatusCode::UNPROCESSABLE_ENTITY, "other-content"),
            Refusal::NotLoaded(_) | Refusal::Expired(_) | Refusal::NotOfThis => {
                (StatusCode::UNPROCESSABLE_ENTITY, "not-verified")
            }
            Refusal::NotNewer { .. } | Refusal::NotNextRoot(_) | Refusal::Taken(_) => {
                (StatusCode::CONFLICT, "conflict")
            }
            Refusal::NotFollowed(_) => (StatusCode::NOT_FOUND, "no-such-place"),
            Refusal::Lost => (StatusCode::PRECONDITION_FAILED, "lost"),
            Refusal::Store(_) => (StatusCode::BAD_GATEWAY, "store"),
            Refusal::Full(full) => return full.into(),
        };
        Self::new(status, code, why)
    }
}

impl IntoResponse for No {
    fn into_response(self) -> Response {
        let body = json!({ "error": { "code": self.code, "message": self.message } }).to_string();
        let mut answer = (self.status, body).into_response();
        let headers = answer.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if self.status == StatusCode::UNAUTHORIZED {
            headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        if self.status == StatusCode::SERVICE_UNAVAILABLE {
            headers.insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        }
        answer
    }
}
