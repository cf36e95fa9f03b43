//! TLS and HTTP/2 without a proxy in front: curl is the judge of what is spoken, strangers speak raw frames.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};
use tests::kit::{Run, Said, World};

use crate::client::{connect, raw};
use crate::live::Live;
use crate::road::published;

/// The name that the certificate is for.
const NAME: &str = "market.example.com";

/// A certificate and its key, as an operator has them on disk.
struct Identity {
    certificate: PathBuf,
    key: PathBuf,
    der: CertificateDer<'static>,
}

impl Identity {
    /// Written over what was there before.
    fn new(world: &World) -> Self {
        let made = rcgen::generate_simple_self_signed([NAME.to_owned()]).unwrap();
        let (certificate, key) = (world.at("chain.pem"), world.at("key.pem"));
        std::fs::write(&certificate, made.cert.pem()).unwrap();
        std::fs::write(&key, made.signing_key.serialize_pem()).unwrap();
        Self { certificate, key, der: made.cert.der().clone() }
    }

    fn flags(&self) -> String {
        format!("--tls-certificate {} --tls-key {}", self.certificate.display(), self.key.display())
    }

    /// A copy of the certificate that only this test knows.
    fn kept(&self, world: &World, name: &str) -> PathBuf {
        let kept = world.at(name);
        std::fs::copy(&self.certificate, &kept).unwrap();
        kept
    }
}

/// curl, which trusts only `certificate`, for `path` of the server.
fn curl(world: &World, live: &Live, certificate: &PathBuf, path: &str) -> Run {
    let (port, to) = (live.address().port(), live.address().ip());
    world
        .tool("curl")
        .args(["--silent", "--show-error", "--max-time", "20", "--noproxy", "*", "--cacert"])
        .arg(certificate)
        .args(["--resolve", &format!("{NAME}:{port}:{to}"), "--write-out", "\n%{http_version} %{response_code}"])
        .arg(format!("https://{NAME}:{port}{path}"))
}

/// The last line: version and status.
fn spoken(said: &Said) -> &str {
    said.stdout.lines().last().unwrap_or_default()
}

#[test]
fn http_2_is_spoken_over_tls_and_http_1_to_whoever_wants_it() {
    let world = World::new();
    let (market, _) = published(&world);
    let identity = Identity::new(&world);
    let live = Live::with(&market, &identity.flags());
    let ask = |more: &[&str]| curl(&world, &live, &identity.certificate, "/index.json").args(more).ok();
    let file = std::fs::read_to_string(market.public().join("index.json")).unwrap();

    for (more, version) in [(&["--http2"][..], "2"), (&["--http1.1"], "1.1"), (&["--tls-max", "1.2"], "2")] {
        let said = ask(more);
        assert_eq!(spoken(&said), format!("{version} 200"), "{more:?}");
        assert_eq!(said.stdout.strip_suffix(spoken(&said)), Some(format!("{file}\n").as_str()), "{more:?}");
    }
    let head = ask(&["--http2", "--head"]).stdout;
    let tag = head.lines().find_map(|line| line.strip_prefix("etag: ")).unwrap().trim();
    let known = ask(&["--http2", "--header", &format!("If-None-Match: {tag}")]);
    assert_eq!(known.stdout, "\n2 304");
}

#[test]
fn who_speaks_no_tls_an_old_one_or_to_another_name_gets_nothing() {
    let world = World::new();
    let (market, _) = published(&world);
    let identity = Identity::new(&world);
    let live = Live::with(&market, &identity.flags());

    let plain = raw(live.address(), b"GET /index.json HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    assert!(!String::from_utf8_lossy(&plain).contains("HTTP/1.1"), "{plain:?}");
    let ask = || curl(&world, &live, &identity.certificate, "/index.json");
    assert_ne!(ask().args(["--tls-max", "1.1"]).end().status, 0);
    let (port, to) = (live.address().port(), live.address().ip());
    let other = ask().args(["--resolve", &format!("other.example.com:{port}:{to}")]);
    other.arg(format!("https://other.example.com:{port}/index.json")).exits(60);
    assert_eq!(spoken(&ask().ok()), "2 200");
}

#[test]
fn a_renewed_certificate_is_taken_up_and_a_broken_one_is_not() {
    let world = World::new();
    let (market, _) = published(&world);
    let first = Identity::new(&world);
    let live = Live::with(&market, &first.flags());
    let old = first.kept(&world, "old.pem");
    let works = |certificate: &PathBuf| curl(&world, &live, certificate, "/healthz").end().status == 0;
    assert!(works(&old));

    let second = Identity::new(&world);
    let new = second.kept(&world, "new.pem");
    assert!(works(&old) && !works(&new), "nobody has told the server yet");
    hang_up(&live);
    until(|| works(&new) && !works(&old));

    std::fs::write(&second.key, "-----BEGIN PRIVATE KEY-----\nrubbish\n-----END PRIVATE KEY-----\n").unwrap();
    hang_up(&live);
    std::thread::sleep(Duration::from_millis(300));
    assert!(works(&new), "what was read before goes on");
}

fn hang_up(live: &Live) {
    rustix::process::kill_process(live.pid(), rustix::process::Signal::HUP).unwrap();
}

fn until(what: impl Fn() -> bool) {
    let begun = Instant::now();
    while !what() {
        assert!(begun.elapsed() < Duration::from_secs(20), "it never came");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// HTTP/2 frames by hand (RFC 9113 §4.1).
fn frame(kind: u8, flags: u8, stream: u32, payload: &[u8]) -> Vec<u8> {
    let length = u32::try_from(payload.len()).unwrap().to_be_bytes();
    [&length[1..], &[kind, flags], &stream.to_be_bytes(), payload].concat()
}

const HEADERS: u8 = 1;
const RST_STREAM: u8 = 3;
const SETTINGS: u8 = 4;
const GOAWAY: u8 = 7;
const CONTINUATION: u8 = 9;
const END_STREAM: u8 = 1;
const END_HEADERS: u8 = 4;

/// `GET https://market.example.com/healthz`, from HPACK's static table where it has it (RFC 7541, appendix A).
fn get() -> Vec<u8> {
    let literal = |index: u8, text: &str| [&[index, u8::try_from(text.len()).unwrap()], text.as_bytes()].concat();
    [&[0x82, 0x87][..], &literal(0x04, "/healthz"), &literal(0x01, NAME)].concat()
}

/// A connection over which HTTP/2 was agreed on, its preface sent.
fn over_h2(live: &Live, identity: &Identity) -> StreamOwned<ClientConnection, TcpStream> {
    let mut roots = RootCertStore::empty();
    roots.add(identity.der.clone()).unwrap();
    let provider = Arc::new(rustls::crypto::aws_lc_rs::default_provider());
    let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions().unwrap();
    let mut config = config.with_root_certificates(roots).with_no_client_auth();
    config.alpn_protocols = vec![b"h2".to_vec()];
    let tls = ClientConnection::new(Arc::new(config), ServerName::try_from(NAME).unwrap()).unwrap();
    let mut stream = StreamOwned::new(tls, connect(live.address()));
    stream.write_all(&[b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".as_slice(), &frame(SETTINGS, 0, 0, &[])].concat()).unwrap();
    stream.flush().unwrap();
    assert_eq!(stream.conn.alpn_protocol(), Some(&b"h2"[..]));
    stream
}

/// Sends pieces until the server takes no more, and at most `most`; whether it said goodbye or closed.
fn is_ended(
    mut stream: StreamOwned<ClientConnection, TcpStream>,
    most: usize,
    piece: impl Fn(usize) -> Vec<u8>,
) -> bool {
    for at in 0..most {
        if stream.write_all(&piece(at)).and_then(|()| stream.flush()).is_err() {
            return true;
        }
    }
    stream.sock.set_read_timeout(Some(Duration::from_secs(3))).unwrap();
    let (mut said, mut some) = (Vec::new(), [0; 4_096]);
    loop {
        match stream.read(&mut some) {
            Ok(0) => return true,
            Ok(n) => said.extend_from_slice(some.get(..n).unwrap_or_default()),
            Err(e) if matches!(e.kind(), std::io::ErrorKind::WouldBlock | std::io::ErrorKind::TimedOut) => break,
            Err(_) => return true,
        }
    }
    kinds(&said).contains(&GOAWAY)
}

/// The kinds of the frames in `said`.
fn kinds(mut said: &[u8]) -> Vec<u8> {
    let mut kinds = Vec::new();
    while let [a, b, c, kind, ..] = *said {
        kinds.push(kind);
        let length = usize::try_from(u32::from_be_bytes([0, a, b, c])).unwrap();
        said = said.get(9 + length..).unwrap_or_default();
    }
    kinds
}

#[test]
fn streams_that_are_reset_as_fast_as_they_are_opened_end_the_connection() {
    let world = World::new();
    let (market, _) = published(&world);
    let identity = Identity::new(&world);
    let live = Live::with(&market, &format!("{} --rate 0", identity.flags()));
    let cancel = 8_u32.to_be_bytes();
    let hundred = |at: usize| {
        let streams = (0..100).map(|n| u32::try_from(2 * (100 * at + n) + 1).unwrap());
        let one =
            |id| [frame(HEADERS, END_HEADERS | END_STREAM, id, &get()), frame(RST_STREAM, 0, id, &cancel)].concat();
        streams.flat_map(one).collect()
    };
    assert!(is_ended(over_h2(&live, &identity), 200, hundred), "20,000 resets were taken");
    assert_eq!(spoken(&curl(&world, &live, &identity.certificate, "/healthz").ok()), "2 200");
}

#[test]
fn a_head_that_never_ends_ends_the_connection() {
    let world = World::new();
    let (market, _) = published(&world);
    let identity = Identity::new(&world);
    let live = Live::with(&market, &identity.flags());
    // 16 MiB in all: a literal header, never indexed, again and again.
    let filler: Vec<u8> =
        std::iter::repeat_n([&[0x10, 1, b'a', 100][..], &[b'b'; 100]].concat(), 150).flatten().collect();
    let piece = |at: usize| match at {
        0 => frame(HEADERS, END_STREAM, 1, &get()),
        _ => frame(CONTINUATION, 0, 1, &filler),
    };
    assert!(is_ended(over_h2(&live, &identity), 1_024, piece), "a head of 16 MiB was taken");
    assert_eq!(spoken(&curl(&world, &live, &identity.certificate, "/healthz").ok()), "2 200");
}

#[test]
fn who_begins_no_handshake_is_let_go() {
    let world = World::new();
    let (market, _) = published(&world);
    let identity = Identity::new(&world);
    let live = Live::with(&market, &identity.flags());
    let mut silent = connect(live.address());
    let begun = Instant::now();
    let mut nothing = Vec::new();
    silent.read_to_end(&mut nothing).unwrap();
    assert!(nothing.is_empty() && begun.elapsed() > Duration::from_secs(5), "{nothing:?} after {:?}", begun.elapsed());
}
