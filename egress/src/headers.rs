//! The headers of a request: which a caller may set, and which survive when a redirect leads to another host.

use reqwest::header::{HeaderMap, HeaderName, HeaderValue};

/// 64 headers, 16 KiB together: what common servers accept.
const COUNT: usize = 64;
const BYTES: usize = 16 << 10;

/// About the connection, or about who asks on whose behalf: set by us or by nobody (RFC 9110 §7.6.1).
const OURS: &[&str] = &[
    "accept-encoding",
    "connection",
    "content-length",
    "expect",
    "forwarded",
    "host",
    "http2-settings",
    "keep-alive",
    "te",
    "trailer",
    "transfer-encoding",
    "upgrade",
    "via",
];
const OUR_BEGINNINGS: &[&str] = &["proxy-", "sec-", "x-forwarded-"];

/// These turn a GET into whatever they say, behind the back of `limited` mode, or the host and path that were judged into
/// others.
const MISLEADING: &[&str] = &[
    "x-host",
    "x-http-host-override",
    "x-http-method",
    "x-http-method-override",
    "x-method-override",
    "x-original-host",
    "x-original-url",
    "x-rewrite-url",
];

/// What is sent on to another origin: what a browser lets any page send anywhere.
const SURVIVING: &[&str] = &["accept", "accept-language", "content-language", "content-type", "user-agent"];

/// A header as a caller gives it.
pub type Header = (String, String);

/// Why a header is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadHeader {
    /// Not a header's name.
    #[error("{0:?} is not a header's name")]
    Name(String),
    /// Line breaks, control characters.
    #[error("the value of {0} has a character that no value has")]
    Value(String),
    /// Not the caller's to set.
    #[error("{0} is not the caller's to set")]
    Reserved(String),
    /// More than 64, or than 16 KiB.
    #[error("there are more than 64 headers or 16 KiB of them")]
    TooMany,
}

/// Reads a caller's headers.
pub(crate) fn read(headers: &[Header]) -> Result<HeaderMap, BadHeader> {
    let bytes: usize = headers.iter().map(|(name, value)| name.len() + value.len()).sum();
    if headers.len() > COUNT || bytes > BYTES {
        return Err(BadHeader::TooMany);
    }
    let mut map = HeaderMap::new();
    for (name, value) in headers {
        let shown = || name.chars().take(64).collect::<String>();
        let read = HeaderName::from_bytes(name.as_bytes()).map_err(|_| BadHeader::Name(shown()))?;
        if is_reserved(&read) {
            return Err(BadHeader::Reserved(shown()));
        }
        let value = HeaderValue::from_str(value).map_err(|_| BadHeader::Value(shown()))?;
        map.append(read, value);
    }
    Ok(map)
}

/// What of `headers` goes on to another origin: nothing that could be a credential.
pub(crate) fn for_another_origin(headers: HeaderMap) -> HeaderMap {
    let mut kept = HeaderMap::new();
    for name in SURVIVING {
        if let Some(value) = headers.get(*name) {
            kept.insert(HeaderName::from_static(name), value.clone());
        }
    }
    kept
}

/// Whether a caller may not set it.
fn is_reserved(name: &HeaderName) -> bool {
    is_ours(&plain(name.as_str())) || misleads(name)
}

/// Whether it turns what was judged into something else.
pub(crate) fn misleads(name: &HeaderName) -> bool {
    MISLEADING.contains(&plain(name.as_str()).as_str())
}

/// Whether the proxy leaves it out: a client sets such headers without meaning harm. How it wants its answer encoded is
/// the client's own affair there.
pub(crate) fn is_dropped(name: &str) -> bool {
    name != "accept-encoding" && is_ours(&plain(name))
}

/// Whether it is about one connection only, and so never passed on.
pub(crate) fn is_hop_by_hop(name: &str) -> bool {
    const HOP: &[&str] =
        &["connection", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade", "http2-settings"];
    HOP.contains(&name) || name.starts_with("proxy-")
}

fn is_ours(plain: &str) -> bool {
    OURS.contains(&plain) || OUR_BEGINNINGS.iter().any(|beginning| plain.starts_with(beginning))
}

/// An underscore counts as a hyphen: gateways of the CGI kind read both as one.
fn plain(name: &str) -> String {
    name.replace('_', "-")
}
