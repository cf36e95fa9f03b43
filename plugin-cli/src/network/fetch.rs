//! `fetch`, as the broker asks for it.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::time::Instant;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use egress::{Answer, Denied, FetchError, Grants, Header, Request};
use runtime::broker::{Net, NetDenied, NetGrants};
use schemas::protocol::{Encoding, ErrorCode, FetchAnswer, FetchRequest};

use super::{Network, grants};

/// A request with its parts in the form that `egress` takes.
struct Parts<'a> {
    method: String,
    url: &'a str,
    headers: Vec<Header>,
    body: Option<Cow<'a, [u8]>>,
}

impl Net for Network {
    fn judge(&self, granted: &NetGrants, request: &FetchRequest) -> Result<(), NetDenied> {
        let parts = parts(request)?;
        self.fetch.judge(&read(granted)?, &parts.request()).map_err(|denied| refused(&denied))
    }

    fn fetch(&self, granted: &NetGrants, request: &FetchRequest, deadline: Instant) -> Result<FetchAnswer, NetDenied> {
        let parts = parts(request)?;
        let answer = self.fetch.fetch(&read(granted)?, &parts.request(), deadline);
        answer.map(answered).map_err(|error| failed(&error))
    }
}

impl Parts<'_> {
    fn request(&self) -> Request<'_> {
        Request { method: &self.method, url: self.url, headers: &self.headers, body: self.body.as_deref() }
    }
}

fn read(granted: &NetGrants) -> Result<Grants, NetDenied> {
    grants(&granted.allowed, &granted.denied, granted.mode).map_err(|broad| refused(&Denied::from(broad)))
}

fn parts(request: &FetchRequest) -> Result<Parts<'_>, NetDenied> {
    let body = match (&request.body, request.body_encoding) {
        (None, _) => None,
        (Some(text), Encoding::Utf8) => Some(Cow::Borrowed(text.as_bytes())),
        (Some(text), Encoding::Base64) => Some(Cow::Owned(STANDARD.decode(text).map_err(|e| NetDenied {
            code: ErrorCode::SchemaValidation,
            reason: "body".to_owned(),
            message: format!("the body is not base64: {e}"),
        })?)),
    };
    Ok(Parts {
        // Authors write `get`; on the wire a method has capitals.
        method: request.method.as_deref().unwrap_or("GET").to_ascii_uppercase(),
        url: request.url.as_str(),
        headers: request.headers.iter().map(|(name, value)| (name.clone(), value.clone())).collect(),
        body,
    })
}

fn answered(answer: Answer) -> FetchAnswer {
    let mut headers = BTreeMap::<String, String>::new();
    for (name, value) in answer.headers {
        headers
            .entry(name)
            .and_modify(|all| {
                all.push_str(", ");
                all.push_str(&value);
            })
            .or_insert(value);
    }
    let (body, body_encoding) = match String::from_utf8(answer.body) {
        Ok(text) => (text, Encoding::Utf8),
        Err(bytes) => (STANDARD.encode(bytes.as_bytes()), Encoding::Base64),
    };
    FetchAnswer { status: answer.status, headers, body, body_encoding, url: answer.url }
}

fn refused(denied: &Denied) -> NetDenied {
    NetDenied { code: ErrorCode::NetworkDenied, reason: denied.code().to_owned(), message: denied.to_string() }
}

fn failed(error: &FetchError) -> NetDenied {
    let code = match error {
        FetchError::Denied(denied) => return refused(denied),
        FetchError::TooLarge { .. } | FetchError::RequestTooLarge { .. } => ErrorCode::TooLarge,
        FetchError::TooSlow => ErrorCode::Deadline,
        _ => ErrorCode::CapabilityFailed,
    };
    NetDenied { code, reason: error.code().to_owned(), message: error.to_string() }
}
