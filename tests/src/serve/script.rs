//! Hostile and broken servers, each one scripted behaviour.

use std::io::{self, BufRead, BufReader, Write};
use std::net::TcpListener;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use flate2::Compression;
use flate2::write::GzEncoder;
use tiny_http::{Request, Response, StatusCode};
use url::Url;

use super::{bytes, header, status};

/// 60 s: long after any client under test should have left.
const LONG: Duration = Duration::from_secs(60);

/// What a scripted server does with every request.
#[derive(Debug, Clone)]
pub enum Behaviour {
    /// A plain 200 with these bytes.
    Says(Vec<u8>),
    /// A status and nothing else.
    Status(u16),
    /// A redirect (302) to this address.
    Redirects(String),
    /// A redirect from `/n` to `/n-1`; `/0` says "there".
    Chain,
    /// A body that never ends.
    Endless,
    /// One byte each pause, for a minute.
    Drips(Duration),
    /// Headers, then silence for a minute.
    Silent,
    /// Not even headers for a minute.
    Mute,
    /// Announces these bytes, sends none of them, and waits.
    Announces(u64),
    /// So many zeros behind `Content-Encoding: gzip`.
    GzipBomb(u64),
    /// Bytes that are no HTTP.
    Gibberish,
}

impl Behaviour {
    pub(super) fn play(&self, request: Request, closing: &AtomicBool) -> io::Result<()> {
        match self {
            Self::Says(body) => bytes(request, "application/octet-stream", body.clone()),
            Self::Status(code) => status(request, *code),
            Self::Redirects(to) => redirect(request, to),
            Self::Chain => chain(request),
            Self::Endless => endless(request, closing),
            Self::Drips(pause) => drip(request, *pause, closing),
            Self::Silent => raw(request, b"HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n", closing),
            Self::Mute => raw(request, b"", closing),
            Self::Announces(length) => {
                let head = format!("HTTP/1.1 200 OK\r\nContent-Length: {length}\r\n\r\n");
                raw(request, head.as_bytes(), closing)
            }
            Self::GzipBomb(zeros) => bomb(request, *zeros),
            Self::Gibberish => hang_up(request, b"\x16\x03\x01 this is no HTTP\r\n\r\n"),
        }
    }
}

fn redirect(request: Request, to: &str) -> io::Result<()> {
    request.respond(Response::empty(StatusCode(302)).with_header(header("Location", to)?))
}

fn chain(request: Request) -> io::Result<()> {
    let left: u64 = request.url().trim_start_matches('/').parse().unwrap_or(0);
    match left.checked_sub(1) {
        Some(next) => redirect(request, &format!("/{next}")),
        None => bytes(request, "text/plain", b"there".to_vec()),
    }
}

fn wait(closing: &AtomicBool) {
    let until = Instant::now() + LONG;
    while Instant::now() < until && !closing.load(Ordering::Relaxed) {
        std::thread::sleep(Duration::from_millis(20));
    }
}

fn raw(request: Request, head: &[u8], closing: &AtomicBool) -> io::Result<()> {
    let mut to = request.into_writer();
    to.write_all(head)?;
    to.flush()?;
    wait(closing);
    Ok(())
}

fn hang_up(request: Request, said: &[u8]) -> io::Result<()> {
    let mut to = request.into_writer();
    to.write_all(said)?;
    to.flush()
}

/// The address of a server that answers once: it announces more bytes than it sends, then hangs up.
///
/// # Errors
/// When no loopback port can be had.
pub fn short(announced: usize, sent: usize) -> io::Result<Url> {
    let listener = TcpListener::bind(("127.0.0.1", 0))?;
    let url = Url::parse(&format!("http://{}/", listener.local_addr()?)).map_err(io::Error::other)?;
    std::thread::Builder::new().spawn(move || hang_up_early(&listener, announced, sent))?;
    Ok(url)
}

fn hang_up_early(listener: &TcpListener, announced: usize, sent: usize) -> io::Result<()> {
    let (mut client, _) = listener.accept()?;
    let mut asked = BufReader::new(client.try_clone()?);
    let mut line = String::new();
    while asked.read_line(&mut line)? > 2 {
        line.clear();
    }
    write!(client, "HTTP/1.1 200 OK\r\nContent-Length: {announced}\r\n\r\n{}", "x".repeat(sent))
}

fn endless(request: Request, closing: &AtomicBool) -> io::Result<()> {
    let mut to = request.into_writer();
    to.write_all(b"HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n")?;
    while !closing.load(Ordering::Relaxed) {
        to.write_all(&[b'x'; 64 << 10])?;
    }
    Ok(())
}

fn drip(request: Request, pause: Duration, closing: &AtomicBool) -> io::Result<()> {
    let mut to = request.into_writer();
    to.write_all(b"HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n")?;
    let until = Instant::now() + LONG;
    while Instant::now() < until && !closing.load(Ordering::Relaxed) {
        to.write_all(b"x")?;
        to.flush()?;
        std::thread::sleep(pause);
    }
    Ok(())
}

fn bomb(request: Request, zeros: u64) -> io::Result<()> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    io::copy(&mut io::Read::take(io::repeat(0), zeros), &mut packed)?;
    let body = packed.finish()?;
    let encoding = header("Content-Encoding", "gzip")?;
    request.respond(Response::from_data(body).with_header(encoding))
}
