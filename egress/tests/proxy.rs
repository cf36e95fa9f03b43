//! The proxy on its Unix socket: hostile clients, and honest ones that get where they may.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on stops")]

mod kit;

use std::io::{Read, Write};
use std::os::unix::net::UnixStream;
use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use egress::proxy::{Denial, Proxy, ProxyLimits};
use egress::{Egress, Grants};
use kit::{Server, Told, answer, grants, road};
use schemas::manifest::NetworkMode::{Full, Limited};

struct Fixture {
    proxy: Option<Proxy>,
    path: PathBuf,
    denials: Arc<Mutex<Vec<Denial>>>,
    _folder: tempfile::TempDir,
}

impl Fixture {
    fn new(egress: Egress, grants: Grants) -> Self {
        let limits = ProxyLimits { patience: Duration::from_millis(800), ..ProxyLimits::default() };
        Self::with(egress, grants, limits)
    }

    fn with(egress: Egress, grants: Grants, limits: ProxyLimits) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("proxy.sock");
        let denials = Arc::new(Mutex::new(Vec::new()));
        let theirs = denials.clone();
        let report = Arc::new(move |denial: &Denial| theirs.lock().unwrap().push(denial.clone()));
        let proxy = Proxy::start(&path, egress, grants, limits, report).unwrap();
        Self { proxy: Some(proxy), path, denials, _folder: folder }
    }

    fn connect(&self) -> UnixStream {
        let stream = UnixStream::connect(&self.path).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        stream
    }

    /// Says something, hears everything.
    fn say(&self, bytes: &[u8]) -> Vec<u8> {
        let mut stream = self.connect();
        // One that is refused at once may not take it any more.
        stream.write_all(bytes).ok();
        let mut heard = Vec::new();
        stream.read_to_end(&mut heard).ok();
        heard
    }

    fn say_text(&self, text: &str) -> String {
        String::from_utf8_lossy(&self.say(text.as_bytes())).into_owned()
    }

    fn codes(&self) -> Vec<&'static str> {
        self.denials.lock().unwrap().iter().map(|denial| denial.code).collect()
    }
}

fn ok(_: &str, stream: &mut dyn kit::ReadWrite) -> std::io::Result<()> {
    answer(stream, "200 OK", "X-Kept: yes\r\n", b"fine")
}

fn socks(host: &[u8], port: u16) -> Vec<u8> {
    let mut bytes = vec![5, 1, 0, 3, u8::try_from(host.len()).unwrap()];
    bytes.extend_from_slice(host);
    bytes.extend_from_slice(&port.to_be_bytes());
    bytes
}

/// A `ClientHello` of the tests' own making.
fn hello(extensions: &[(u16, Vec<u8>)]) -> Vec<u8> {
    let listed: Vec<u8> = extensions
        .iter()
        .flat_map(|(kind, content)| {
            let length = u16::try_from(content.len()).unwrap();
            [&kind.to_be_bytes()[..], &length.to_be_bytes(), content].concat()
        })
        .collect();
    let length = u16::try_from(listed.len()).unwrap().to_be_bytes();
    let body = [&[3, 3][..], &[7; 32], &[0], &[0, 2, 0x13, 0x01], &[1, 0], &length, &listed].concat();
    let length = u32::try_from(body.len()).unwrap().to_be_bytes();
    record(&[&[1][..], &length[1..], &body].concat())
}

fn record(fragment: &[u8]) -> Vec<u8> {
    [&[22, 3, 1][..], &u16::try_from(fragment.len()).unwrap().to_be_bytes(), fragment].concat()
}

fn sni(name: &str) -> (u16, Vec<u8>) {
    let n = u16::try_from(name.len()).unwrap();
    (0, [&(n + 3).to_be_bytes()[..], &[0], &n.to_be_bytes(), name.as_bytes()].concat())
}

#[test]
fn a_tunnel_is_refused_in_limited_mode_whatever_opens_it() {
    let server = Server::plain(ok);
    let fixture = Fixture::new(road(Told::here(&["a.example.com"])), grants(&["*.example.com"], Limited));
    let heard = fixture.say_text(&format!("CONNECT a.example.com:{} HTTP/1.1\r\n\r\n", server.port));
    assert!(heard.starts_with("HTTP/1.1 403 ") && heard.contains("X-Egress-Denied: tunnel"), "{heard}");
    let heard = fixture.say(&[vec![5, 1, 0], socks(b"a.example.com", server.port)].concat());
    assert_eq!(heard, [5, 0, 5, 2, 0, 1, 0, 0, 0, 0, 0, 0]);
    assert_eq!(fixture.codes(), ["tunnel", "tunnel"]);
    assert_eq!(server.connections(), 0);
}

#[test]
fn a_tunnel_leads_nowhere_but_to_what_was_granted() {
    let server = Server::plain(ok);
    let resolver = Told::new(&[("private.example.com", &[&["10.0.0.1"]]), ("b.example.org", &[&["127.0.0.1"]])]);
    let fixture = Fixture::new(road(resolver), grants(&["*.example.com"], Full));
    for (target, status, code) in [
        (format!("b.example.org:{}", server.port), 403, "not-granted"),
        (format!("127.0.0.1:{}", server.port), 403, "address-literal"),
        (format!("2130706433:{}", server.port), 403, "address-literal"),
        (format!("[::1]:{}", server.port), 403, "address-literal"),
        (format!("localhost:{}", server.port), 403, "bad-host"),
        ("private.example.com:443".to_owned(), 403, "not-public"),
        ("nobody.example.com:443".to_owned(), 502, "unreachable"),
        ("a.example.com".to_owned(), 400, "protocol"),
        ("a.example.com:0".to_owned(), 400, "protocol"),
        ("https://a.example.com/".to_owned(), 400, "protocol"),
    ] {
        let heard = fixture.say_text(&format!("CONNECT {target} HTTP/1.1\r\nHost: {target}\r\n\r\n"));
        let expected = (format!("HTTP/1.1 {status} "), format!("X-Egress-Denied: {code}\r\n"));
        assert!(heard.starts_with(&expected.0) && heard.contains(&expected.1), "{target}: {heard}");
    }
    // On the public Internet only the port of https carries tunnels.
    let public = Egress::new(egress::Reach::https(), Told::here(&["a.example.com"]), egress::Limits::default());
    let fixture = Fixture::new(public, grants(&["*.example.com"], Full));
    for (port, code) in [(80, "port"), (22, "port"), (443, "not-public")] {
        let heard = fixture.say_text(&format!("CONNECT a.example.com:{port} HTTP/1.1\r\n\r\n"));
        assert!(heard.contains(&format!("X-Egress-Denied: {code}\r\n")), "{port}: {heard}");
    }
    assert_eq!(server.connections(), 0);
}

#[test]
fn a_tunnel_carries_nothing_before_its_hello_was_judged() {
    let server = Server::plain(ok);
    let fixture = Fixture::new(road(Told::here(&["a.example.com"])), grants(&["*.example.com"], Full));
    let connect = format!("CONNECT a.example.com:{} HTTP/1.1\r\n\r\n", server.port).into_bytes();
    for (what, first, code) in [
        ("plain text", b"GET / HTTP/1.1\r\nHost: a.example.com\r\n\r\n".to_vec(), "not-tls"),
        ("SSH", b"SSH-2.0-x\r\n".to_vec(), "not-tls"),
        ("another name", hello(&[sni("evil.example")]), "server-name"),
        ("a sibling", hello(&[sni("b.example.com")]), "server-name"),
        ("a longer name", hello(&[sni("a.example.com.evil.example")]), "server-name"),
        ("an address", hello(&[sni("127.0.0.1")]), "server-name"),
        ("no name", hello(&[(43, vec![2, 3, 4])]), "not-tls"),
        ("no extensions", hello(&[]), "not-tls"),
        ("two names", hello(&[sni("a.example.com"), sni("evil.example")]), "not-tls"),
        ("an empty name", hello(&[sni("")]), "not-tls"),
        ("an encrypted hello", hello(&[sni("a.example.com"), (0xfe0d, vec![0; 64])]), "encrypted-hello"),
        ("an encrypted name", hello(&[sni("a.example.com"), (0xffce, vec![0; 64])]), "encrypted-hello"),
        ("a record of nothing", [&record(&[])[..], &hello(&[sni("a.example.com")])].concat(), "not-tls"),
        (
            "endless records",
            record(&[1])
                .repeat(1)
                .iter()
                .copied()
                .chain(record(&[0, 64, 0]))
                .chain(record(&[0; 100]).repeat(200))
                .collect(),
            "not-tls",
        ),
        ("silence", Vec::new(), "not-tls"),
    ] {
        let before = fixture.codes().len();
        let mut stream = fixture.connect();
        stream.write_all(&connect).unwrap();
        let mut established = [0; 39];
        stream.read_exact(&mut established).unwrap();
        assert_eq!(&established, b"HTTP/1.1 200 Connection established\r\n\r\n");
        stream.write_all(&first).ok();
        let mut heard = Vec::new();
        stream.read_to_end(&mut heard).ok();
        assert!(heard.is_empty() || heard == [21, 3, 3, 0, 2, 2, 49], "{what}: {heard:?}");
        assert_eq!(fixture.codes().get(before..), Some(&[code][..]), "{what}");
    }
    assert!(server.heads().is_empty());
}

#[test]
fn a_hello_in_pieces_is_read_whole() {
    let whole = hello(&[(43, vec![2, 3, 4]), sni("a.example.com")]);
    let message = &whole[5..];
    let cut: Vec<u8> = message.chunks(20).flat_map(record).collect();
    for bytes in [&whole, &cut] {
        for n in 0..bytes.len() {
            assert_eq!(egress::proxy::read_hello(&bytes[..n]), Ok(None), "{n}");
        }
        let read = egress::proxy::read_hello(bytes).unwrap().unwrap();
        assert_eq!((read.server_name.as_str(), read.has_encrypted), ("a.example.com", false));
    }
}

#[test]
fn a_real_clients_hello_is_read() {
    let config = kit::trusting(&Server::tls(&["a.example.com"], ok).pem);
    let name = "a.example.com".try_into().unwrap();
    let mut client = rustls::ClientConnection::new(config, name).unwrap();
    let mut bytes = Vec::new();
    client.write_tls(&mut bytes).unwrap();
    assert_eq!(egress::proxy::read_hello(&bytes).unwrap().unwrap().server_name, "a.example.com");
    // Any byte changed is read as the same name, as another, or not at all; never as a panic, and never past the end.
    for i in 0..bytes.len() {
        let mut changed = bytes.clone();
        changed[i] ^= 0x41;
        drop(egress::proxy::read_hello(&changed));
    }
}

#[test]
fn through_a_tunnel_in_full_mode_tls_reaches_its_server() {
    let server = Server::tls(&["a.example.com"], ok);
    let fixture = Fixture::new(road(Told::here(&["a.example.com"])), grants(&["*.example.com"], Full));
    for opening in [
        format!("CONNECT a.example.com:{} HTTP/1.1\r\nHost: x\r\nProxy-Connection: keep-alive\r\n\r\n", server.port)
            .into_bytes(),
        [vec![5, 2, 0, 2], socks(b"A.Example.com", server.port)].concat(),
    ] {
        let mut stream = fixture.connect();
        stream.write_all(&opening).unwrap();
        let mut opened = vec![0; if opening.starts_with(b"C") { 39 } else { 12 }];
        stream.read_exact(&mut opened).unwrap();
        let name = "a.example.com".try_into().unwrap();
        let connection = rustls::ClientConnection::new(kit::trusting(&server.pem), name).unwrap();
        let mut tls = rustls::StreamOwned::new(connection, stream);
        tls.write_all(b"GET / HTTP/1.1\r\nHost: a.example.com\r\n\r\n").unwrap();
        let mut heard = String::new();
        tls.read_to_string(&mut heard).unwrap();
        assert!(heard.ends_with("fine"), "{heard}");
    }
    assert!(fixture.codes().is_empty());
}

#[test]
fn a_whole_address_is_fetched_by_the_proxy_over_https_too() {
    let server = Server::tls(&["a.example.com"], ok);
    let egress = road(Told::here(&["a.example.com"])).trusting_for_tests(server.pem.as_bytes()).unwrap();
    let fixture = Fixture::new(egress, grants(&["*.example.com"], Limited));
    let ask = |method: &str, headers: &str| {
        fixture.say_text(&format!("{method} https://a.example.com:{}/x HTTP/1.1\r\n{headers}\r\n", server.port))
    };
    let heard = ask(
        "GET",
        "Host: evil.example\r\nProxy-Authorization: secret\r\nX-Own: 1\r\nConnection: x-gone\r\nX-Gone: 1\r\n",
    );
    assert!(heard.starts_with("HTTP/1.1 200 OK\r\n") && heard.ends_with("\r\n\r\nfine"), "{heard}");
    assert!(heard.contains("x-kept: yes\r\n") && heard.contains("Connection: close\r\n"), "{heard}");
    let head = server.heads().pop().unwrap();
    assert!(head.starts_with("GET /x HTTP/1.1\r\n") && head.contains(&format!("host: a.example.com:{}", server.port)));
    assert!(head.contains("x-own: 1") && !head.contains("secret") && !head.contains("x-gone"), "{head}");
    let before = server.connections();
    assert!(ask("POST", "Content-Length: 0\r\n").contains("X-Egress-Denied: method"));
    assert!(ask("GET", "Content-Length: 5\r\n").contains("X-Egress-Denied: body"));
    assert!(ask("GET", "X-HTTP-Method-Override: DELETE\r\n").contains("X-Egress-Denied: header"));
    assert_eq!(server.connections(), before);
    assert_eq!(fixture.codes(), ["method", "body", "header"]);
    let heard = ask("HEAD", "");
    assert!(heard.starts_with("HTTP/1.1 200 OK\r\n") && heard.ends_with("\r\n\r\n"), "{heard}");
}

#[test]
fn what_is_no_request_of_a_proxys_is_refused() {
    let fixture = Fixture::new(road(Told::here(&["a.example.com"])), grants(&["*.example.com"], Full));
    for (what, said, status) in [
        ("a path", "GET / HTTP/1.1\r\nHost: a.example.com\r\n\r\n", 403),
        ("a star", "OPTIONS * HTTP/1.1\r\n\r\n", 403),
        ("no HTTP", "hello\r\n\r\n", 400),
        ("HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400),
        ("a method in small letters", "get http://a.example.com/ HTTP/1.1\r\n\r\n", 403),
        ("TRACE", "TRACE http://a.example.com/ HTTP/1.1\r\n\r\n", 403),
        ("two lengths", "POST http://a.example.com/ HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\nx", 403),
        (
            "both lengths",
            "POST http://a.example.com/ HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\nx",
            403,
        ),
        ("chunks", "POST http://a.example.com/ HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 403),
        ("a length that is none", "POST http://a.example.com/ HTTP/1.1\r\nContent-Length: +1\r\n\r\nx", 403),
        ("too large a body", "POST http://a.example.com/ HTTP/1.1\r\nContent-Length: 99999999\r\n\r\nx", 413),
        ("user and password", "GET http://a:b@a.example.com/ HTTP/1.1\r\n\r\n", 403),
        ("a folded header", "GET http://a.example.com/ HTTP/1.1\r\nA: b\r\n c\r\n\r\n", 400),
        ("a space before the colon", "GET http://a.example.com/ HTTP/1.1\r\nHost : x\r\n\r\n", 400),
    ] {
        let heard = fixture.say_text(said);
        assert!(heard.starts_with(&format!("HTTP/1.1 {status} ")), "{what}: {heard}");
    }
    let long = format!("GET http://a.example.com/ HTTP/1.1\r\nX: {}\r\n\r\n", "x".repeat(32 << 10));
    assert!(fixture.say_text(&long).starts_with("HTTP/1.1 400 "));
}

#[test]
fn of_socks_only_a_tunnel_by_name_is_served() {
    let fixture = Fixture::new(road(Told::here(&["a.example.com"])), grants(&["*.example.com"], Full));
    let refused = |reply: u8| vec![5, 0, 5, reply, 0, 1, 0, 0, 0, 0, 0, 0];
    for (what, said, heard) in [
        ("SOCKS4", vec![4, 1, 1, 187, 127, 0, 0, 1, 0], vec![0, 91]),
        ("SOCKS4a", [&[4, 1, 1, 187, 0, 0, 0, 1, 0][..], b"a.example.com\0"].concat(), vec![0, 91]),
        ("authentication only", vec![5, 1, 2], vec![5, 255]),
        ("no method", vec![5, 0], vec![5, 255]),
        ("BIND", vec![5, 1, 0, 5, 2, 0, 3, 1, b'a', 0, 80], refused(7)),
        ("UDP", vec![5, 1, 0, 5, 3, 0, 1, 0, 0, 0, 0, 0, 0], refused(7)),
        ("an IPv4 address", vec![5, 1, 0, 5, 1, 0, 1, 127, 0, 0, 1, 0, 80], refused(8)),
        ("an IPv6 address", [&[5, 1, 0, 5, 1, 0, 4][..], &[0; 18]].concat(), refused(8)),
        ("another kind", vec![5, 1, 0, 5, 1, 0, 9, 0], refused(1)),
        ("an address as a name", [vec![5, 1, 0], socks(b"127.0.0.1", 443)].concat(), refused(2)),
        ("a name not granted", [vec![5, 1, 0], socks(b"a.example.org", 443)].concat(), refused(2)),
        ("no UTF-8", [vec![5, 1, 0], socks(&[0xff], 443)].concat(), refused(1)),
        ("a NUL", [vec![5, 1, 0], socks(b"a.example.com\0.example.org", 443)].concat(), refused(2)),
    ] {
        assert_eq!(fixture.say(&said), heard, "{what}");
    }
    assert_eq!(fixture.codes().len(), 13);
}

#[test]
fn a_client_that_says_too_little_is_not_waited_for() {
    let fixture = Fixture::new(road(Told::here(&[])), grants(&["*.example.com"], Full));
    for start in [&b""[..], b"GET http://a.exa", &[5], &[5, 1, 0, 5, 1]] {
        let began = Instant::now();
        fixture.say(start);
        assert!(began.elapsed() < Duration::from_secs(5), "{start:?}");
    }
}

#[test]
fn connections_and_bytes_have_their_limits() {
    let server = Server::plain(|_, stream| answer(stream, "200 OK", "", &vec![b'x'; 1 << 20]));
    let limits = ProxyLimits { connections: 2, bytes: 1 << 19, ..ProxyLimits::default() };
    let fixture = Fixture::with(road(Told::here(&["a.example.com"])), grants(&["*.example.com"], Full), limits);
    let kept: Vec<UnixStream> = (0..2).map(|_| fixture.connect()).collect();
    // They are admitted in the order in which they come.
    assert_eq!(fixture.say_text("GET http://a.example.com/ HTTP/1.1\r\n\r\n"), "");
    assert_eq!(fixture.codes(), ["connections"]);
    drop(kept);
    let ask = format!("GET http://a.example.com:{}/ HTTP/1.0\r\n\r\n", server.port);
    let began = Instant::now();
    let heard = loop {
        // Those who left are noticed a moment later.
        let heard = fixture.say(ask.as_bytes());
        if !heard.is_empty() || began.elapsed() > Duration::from_secs(10) {
            break heard;
        }
        std::thread::sleep(Duration::from_millis(50));
    };
    assert!(heard.starts_with(b"HTTP/1.1 200 OK") && heard.len() <= (1 << 19) + 1_000, "{}", heard.len());
    assert_eq!(fixture.codes().last(), Some(&"too-large"));
}

#[test]
fn a_tunnel_in_which_nothing_moves_is_closed() {
    let server = Server::tls(&["a.example.com"], |_, _| {
        std::thread::sleep(Duration::from_secs(60));
        Ok(())
    });
    let limits = ProxyLimits { idle: Duration::from_millis(500), ..ProxyLimits::default() };
    let fixture = Fixture::with(road(Told::here(&["a.example.com"])), grants(&["*.example.com"], Full), limits);
    let began = Instant::now();
    let opening = format!("CONNECT a.example.com:{} HTTP/1.1\r\n\r\n", server.port);
    fixture.say(&[opening.as_bytes(), &hello(&[sni("a.example.com")])].concat());
    assert!(began.elapsed() < Duration::from_secs(10));
}

#[test]
fn a_proxy_that_ends_takes_its_socket_and_its_connections_along() {
    let mut fixture = Fixture::new(road(Told::here(&[])), grants(&["*.example.com"], Full));
    let mut open = fixture.connect();
    std::thread::sleep(Duration::from_millis(100));
    drop(fixture.proxy.take());
    assert!(!fixture.path.exists());
    assert!(matches!(open.read(&mut [0]), Ok(0) | Err(_)));
    assert!(UnixStream::connect(&fixture.path).is_err());
}

#[test]
fn a_refusal_is_a_record_without_the_query() {
    let fixture = Fixture::new(road(Told::here(&[])), grants(&["*.example.com"], Limited));
    fixture.say_text("GET https://evil.example/path?token=secret HTTP/1.1\r\n\r\n");
    let record = serde_json::to_value(fixture.denials.lock().unwrap().first().unwrap()).unwrap();
    assert_eq!(
        record,
        serde_json::json!({
            "via": "http", "code": "not-granted", "method": "GET", "target": "https://evil.example/path",
            "why": "evil.example is not among the allowed domains",
        })
    );
}
