//! A request with a whole address, which the proxy makes itself: so its method is seen, over https too.

use std::io::{self, Read, Write};
use std::os::unix::net::UnixStream;
use std::time::Instant;

use reqwest::header::{CONTENT_LENGTH, HeaderMap, HeaderName, HeaderValue};
use schemas::manifest::NetworkMode;

use super::Shared;
use super::denial::{About, Via};
use super::head::Head;
use super::inbound::{Inbound, Stop};
use super::serve::refuse_http;
use crate::denied::Denied;
use crate::fetch::{Body, FetchError};
use crate::grants::Permit;
use crate::headers;

/// 16 MiB: what is sent with a request is held in memory until it is all there.
const REQUEST_BYTES: usize = 16 << 20;
/// 32 KiB a piece.
const PIECE: usize = 32 << 10;

/// Why there is no answer from the other side.
enum Refusal {
    Denied(Denied),
    Fetch(FetchError),
    TooLarge,
    Gone,
}

pub(super) fn forward(client: &UnixStream, inbound: &mut Inbound<'_>, shared: &Shared, head: &Head) -> io::Result<()> {
    let about = About::new(Via::Http, Some(&head.method), &head.target);
    let refusal = match prepare(inbound, shared, head) {
        Ok(Outgoing { permit, headers, body }) => match exchange(shared, &permit, (&headers, body)) {
            Ok((response, deadline)) => return relay(client, (shared, &about), (head, &permit), (response, deadline)),
            Err(refusal) => refusal,
        },
        Err(refusal) => refusal,
    };
    let (status, code, why) = match refusal {
        Refusal::Gone => return Ok(()),
        Refusal::TooLarge => (413, "too-large", format!("the request has a body of more than {REQUEST_BYTES} bytes")),
        Refusal::Denied(denied) | Refusal::Fetch(FetchError::Denied(denied)) => {
            shared.tell(&about, denied.code(), denied.to_string());
            (403, denied.code(), denied.to_string())
        }
        Refusal::Fetch(error) => (502, error.code(), error.to_string()),
    };
    refuse_http(client, status, code, &why)
}

/// A request that was judged, as it is written anew.
struct Outgoing {
    permit: Permit,
    headers: HeaderMap,
    body: Option<Vec<u8>>,
}

/// Judges a request, then reads its body.
fn prepare(inbound: &mut Inbound<'_>, shared: &Shared, head: &Head) -> Result<Outgoing, Refusal> {
    let permit = shared.grants.judge(&head.method, &head.target, shared.egress.reach()).map_err(Refusal::Denied)?;
    let headers = passed(head).map_err(Refusal::Denied)?;
    let length = head.body_bytes().map_err(|_| Denied::Protocol("the length of the body is not certain"));
    let length = length.map_err(Refusal::Denied)?.filter(|length| *length > 0);
    let Some(length) = length else { return Ok(Outgoing { permit, headers, body: None }) };
    if shared.grants.mode() == NetworkMode::Limited {
        return Err(Refusal::Denied(Denied::Body));
    }
    if length > REQUEST_BYTES || !shared.spend(length) {
        return Err(Refusal::TooLarge);
    }
    if let Some(deadline) = Instant::now().checked_add(shared.limits.idle) {
        inbound.until(deadline);
    }
    let whole = |bytes: &[u8]| Ok::<_, ()>((bytes.len() >= length).then_some(()));
    match inbound.read(length, whole) {
        Ok(()) => Ok(Outgoing { permit, headers, body: Some(inbound.take(length)) }),
        Err(Stop::Gone | Stop::Slow | Stop::Long | Stop::Bad(())) => Err(Refusal::Gone),
    }
}

/// The headers that are passed on: not those about this connection, and none that misleads the server.
fn passed(head: &Head) -> Result<HeaderMap, Denied> {
    let named: Vec<String> = head
        .values("connection")
        .chain(head.values("proxy-connection"))
        .flat_map(|value| value.split(',').map(|name| name.trim().to_ascii_lowercase()))
        .collect();
    let mut map = HeaderMap::new();
    for (name, value) in &head.headers {
        if named.contains(name) || headers::is_dropped(name) {
            continue;
        }
        let bad = || Denied::Protocol("a header cannot be passed on");
        let read = HeaderName::from_bytes(name.as_bytes()).map_err(|_| bad())?;
        if headers::misleads(&read) {
            return Err(Denied::Header(headers::BadHeader::Reserved(name.clone())));
        }
        map.append(read, HeaderValue::from_str(value).map_err(|_| bad())?);
    }
    Ok(map)
}

fn exchange(
    shared: &Shared,
    permit: &Permit,
    sent: (&HeaderMap, Option<Vec<u8>>),
) -> Result<(reqwest::blocking::Response, Instant), Refusal> {
    let deadline = Instant::now().checked_add(shared.limits.total).ok_or(Refusal::Gone)?;
    let answered = shared.egress.pass(permit, sent, deadline);
    answered.map(|response| (response, deadline)).map_err(Refusal::Fetch)
}

/// Passes the answer on. A body of unknown length is chunked, so that a client sees when it was cut.
fn relay(
    mut client: &UnixStream,
    (shared, about): (&Shared, &About),
    (head, permit): (&Head, &Permit),
    (response, deadline): (reqwest::blocking::Response, Instant),
) -> io::Result<()> {
    client.set_write_timeout(Some(shared.limits.idle))?;
    let status = response.status();
    let bodiless = permit.method().as_str() == "HEAD" || matches!(status.as_u16(), 204 | 304);
    let has_length = response.headers().contains_key(CONTENT_LENGTH);
    let chunked = !bodiless && !has_length && head.minor >= 1;
    let mut said =
        format!("HTTP/1.1 {} {}\r\n", status.as_u16(), status.canonical_reason().unwrap_or("-")).into_bytes();
    for (name, value) in response.headers() {
        if !headers::is_hop_by_hop(name.as_str()) {
            said.extend_from_slice(name.as_str().as_bytes());
            said.extend_from_slice(b": ");
            said.extend_from_slice(value.as_bytes());
            said.extend_from_slice(b"\r\n");
        }
    }
    said.extend_from_slice(if chunked { b"Transfer-Encoding: chunked\r\n" } else { b"" });
    said.extend_from_slice(b"Connection: close\r\n\r\n");
    client.write_all(&said)?;
    if bodiless {
        return Ok(());
    }
    let mut body = Body::new(response, u64::MAX, deadline);
    let mut piece = vec![0; PIECE];
    loop {
        let n = body.read(&mut piece)?;
        if !shared.spend(n) {
            let why = format!("more than {} bytes went through the proxy", shared.limits.bytes);
            shared.tell(about, "too-large", why);
            return Ok(());
        }
        let read = piece.get(..n).unwrap_or_default();
        if chunked {
            client.write_all(format!("{n:x}\r\n").as_bytes())?;
            client.write_all(read)?;
            client.write_all(b"\r\n")?;
        } else {
            client.write_all(read)?;
        }
        if n == 0 {
            return Ok(());
        }
    }
}
