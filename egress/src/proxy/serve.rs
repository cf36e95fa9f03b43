//! One client of the proxy, from its first byte to its last.

use std::io::{self, Write};
use std::os::unix::net::UnixStream;
use std::time::Instant;

use super::denial::{About, Via};
use super::hello::HELLO_BYTES;
use super::inbound::{Inbound, Stop};
use super::{Shared, forward, head, hello, socks, tunnel};
use crate::denied::Denied;
use crate::host::HostName;
use crate::resolve::Unresolved;

/// 300: the longest greeting has 257 bytes, the longest request 262.
const SOCKS_BYTES: usize = 300;
/// TLS's own word for it: a fatal alert, `access_denied` (RFC 8446 §6.2).
const ACCESS_DENIED: [u8; 7] = [21, 3, 3, 0, 2, 2, 49];

/// How a tunnel's client hears what became of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Speech {
    Http,
    Socks,
}

/// Serves one client until one side is done.
pub(super) fn serve(client: &UnixStream, shared: &Shared) {
    let now = Instant::now();
    let Some(deadline) = now.checked_add(shared.limits.patience) else { return };
    let mut inbound = Inbound::new(client, deadline);
    let first = inbound.read::<u8, ()>(1, |bytes| Ok(bytes.first().copied()));
    // A client that writes to one who has left is its own business, and so is one that left.
    match first {
        Ok(4 | 5) => drop(over_socks(client, &mut inbound, shared)),
        Ok(_) => drop(over_http(client, &mut inbound, shared)),
        Err(_) => {}
    }
}

fn over_http(client: &UnixStream, inbound: &mut Inbound<'_>, shared: &Shared) -> io::Result<()> {
    let head = match inbound.read(head::HEAD_BYTES, head::read) {
        Ok(head) => head,
        Err(Stop::Gone) => return Ok(()),
        Err(stop) => {
            let why = match stop {
                Stop::Bad(bad) => bad.to_string(),
                Stop::Long => head::BadHead::TooLong.to_string(),
                Stop::Slow | Stop::Gone => "the request came too slowly".to_owned(),
            };
            shared.tell(&About::new(Via::Http, None, ""), "protocol", why.clone());
            return refuse_http(client, 400, "protocol", &why);
        }
    };
    drop(inbound.take(head.bytes));
    if head.method != "CONNECT" {
        return forward::forward(client, inbound, shared, &head);
    }
    let about = About::new(Via::Connect, Some("CONNECT"), &head.target);
    let Some((host, port)) = head.authority() else {
        let why = "a tunnel is asked for as host:port".to_owned();
        shared.tell(&about, "protocol", why.clone());
        return refuse_http(client, 400, "protocol", &why);
    };
    open_tunnel(client, inbound, shared, (Speech::Http, &about, host, port))
}

fn over_socks(client: &UnixStream, inbound: &mut Inbound<'_>, shared: &Shared) -> io::Result<()> {
    let about = About::new(Via::Socks, None, "");
    let bytes = match inbound.read(SOCKS_BYTES, socks::greeting) {
        Ok(bytes) => bytes,
        Err(Stop::Bad(bad)) => {
            shared.tell(&about, "protocol", bad.to_string());
            // 91 refuses in SOCKS4, 255 in SOCKS5.
            let no = if bad == socks::BadSocks::Version { [0, 91] } else { [5, 255] };
            return (&*client).write_all(&no);
        }
        Err(_) => return Ok(()),
    };
    drop(inbound.take(bytes));
    (&*client).write_all(&[5, 0])?;
    match inbound.read(SOCKS_BYTES, socks::request) {
        Ok(wanted) => {
            drop(inbound.take(wanted.bytes));
            let about = About::new(Via::Socks, None, &format!("{}:{}", wanted.host, wanted.port));
            open_tunnel(client, inbound, shared, (Speech::Socks, &about, &wanted.host, wanted.port))
        }
        Err(Stop::Bad(bad)) => {
            shared.tell(&about, "protocol", bad.to_string());
            (&*client).write_all(&bad.reply())
        }
        Err(_) => Ok(()),
    }
}

fn open_tunnel(
    client: &UnixStream,
    inbound: &mut Inbound<'_>,
    shared: &Shared,
    (speech, about, host, port): (Speech, &About, &str, u16),
) -> io::Result<()> {
    let permit = match shared.grants.judge_tunnel(host, port, shared.egress.reach()) {
        Ok(permit) => permit,
        Err(denied) => return refuse(client, shared, (speech, about), &denied),
    };
    let Some(deadline) = Instant::now().checked_add(shared.limits.patience) else { return Ok(()) };
    let upstream = match shared.egress.names().connect(&permit, deadline) {
        Ok(upstream) => upstream,
        Err(Unresolved::Denied(denied)) => return refuse(client, shared, (speech, about), &denied),
        Err(failed) => return answer(client, speech, (502, socks::UNREACHABLE), ("unreachable", &failed.to_string())),
    };
    answer(client, speech, (200, socks::SUCCEEDED), ("", ""))?;
    let Some(deadline) = Instant::now().checked_add(shared.limits.patience) else { return Ok(()) };
    inbound.until(deadline);
    // Records have headers of 5 bytes each beside the hello's own bytes.
    match inbound.read(HELLO_BYTES + 256, hello::read) {
        Ok(hello) => {
            if let Err(denied) = judge_hello(permit.host(), &hello) {
                shared.tell(about, denied.code(), denied.to_string());
                return (&*client).write_all(&ACCESS_DENIED);
            }
        }
        Err(Stop::Gone) => return Ok(()),
        Err(stop) => {
            let bad = if let Stop::Bad(bad) = stop { bad } else { hello::BadHello::TooLong };
            shared.tell(about, Denied::NotTls(bad).code(), Denied::NotTls(bad).to_string());
            return (&*client).write_all(&ACCESS_DENIED);
        }
    }
    tunnel::relay(client, &upstream, &inbound.take_all(), (shared, about))
}

/// The hello names the very host that the tunnel was asked for, in the open.
fn judge_hello(host: &HostName, hello: &hello::Hello) -> Result<(), Denied> {
    if hello.has_encrypted {
        return Err(Denied::EncryptedHello);
    }
    if HostName::parse(&hello.server_name).as_ref() == Ok(host) {
        return Ok(());
    }
    Err(Denied::ServerName { host: host.clone(), named: hello.server_name.clone() })
}

fn refuse(client: &UnixStream, shared: &Shared, (speech, about): (Speech, &About), denied: &Denied) -> io::Result<()> {
    shared.tell(about, denied.code(), denied.to_string());
    answer(client, speech, (403, socks::NOT_ALLOWED), (denied.code(), &denied.to_string()))
}

fn answer(client: &UnixStream, speech: Speech, codes: (u16, u8), said: (&str, &str)) -> io::Result<()> {
    match (speech, codes) {
        (Speech::Socks, (_, code)) => (&*client).write_all(&socks::reply(code)),
        (Speech::Http, (200, _)) => (&*client).write_all(b"HTTP/1.1 200 Connection established\r\n\r\n"),
        (Speech::Http, (status, _)) => refuse_http(client, status, said.0, said.1),
    }
}

/// An HTTP answer that says why not, in words and as a symbol.
pub(super) fn refuse_http(mut client: &UnixStream, status: u16, code: &str, why: &str) -> io::Result<()> {
    let phrase = match status {
        400 => "Bad Request",
        403 => "Forbidden",
        413 => "Content Too Large",
        502 => "Bad Gateway",
        _ => "Refused",
    };
    let body = format!("{code}: {}\n", why.escape_debug());
    let head = format!(
        "HTTP/1.1 {status} {phrase}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: {}\r\n\
         X-Egress-Denied: {code}\r\nConnection: close\r\n\r\n",
        body.len()
    );
    client.write_all(head.as_bytes())?;
    client.write_all(body.as_bytes())
}
