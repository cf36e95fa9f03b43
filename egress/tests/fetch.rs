//! Fetching over real sockets on loopback: what is refused is never connected to, and nothing holds us.

mod kit;

use std::sync::Arc;
use std::time::{Duration, Instant};

use egress::{BadUrl, Denied, Egress, FetchError, Limits, Reach, Request};
use kit::{Server, Told, answer, grants, road, soon};
use schemas::manifest::NetworkMode::{Full, Limited};

fn get(url: &str) -> Request<'_> {
    Request { method: "GET", url, headers: &[], body: None }
}

fn ok(_: &str, stream: &mut dyn kit::ReadWrite) -> std::io::Result<()> {
    answer(stream, "200 OK", "", b"fine")
}

fn redirect(to: String) -> impl Fn(&str, &mut dyn kit::ReadWrite) -> std::io::Result<()> + Send + Sync + 'static {
    move |_, stream| answer(stream, "302 Found", &format!("Location: {to}\r\n"), b"")
}

#[test]
fn a_name_that_leads_to_this_machine_is_not_connected_to() {
    let server = Server::plain(ok);
    for private in ["127.0.0.1", "10.0.0.1", "169.254.169.254", "::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "fd00::1"]
    {
        let resolver = Told::new(&[("rebind.example.com", &[&[private]])]);
        // The public reach on purpose: what is built for tests would let loopback through.
        let egress = Egress::new(Reach::https(), resolver, Limits::default());
        let denied = egress.fetch(&grants(&["*.example.com"], Limited), &get("https://rebind.example.com/"), soon());
        assert!(matches!(denied, Err(FetchError::Denied(Denied::NotPublic { .. }))), "{private}: {denied:?}");
    }
    assert_eq!(server.connections(), 0);
}

#[test]
fn a_name_that_changes_its_mind_between_check_and_use_gains_nothing() {
    let server = Server::plain(ok);
    let resolver = Told::new(&[("a.example.com", &[&["127.0.0.1"], &["10.0.0.1"]])]);
    let url = format!("http://a.example.com:{}/", server.port);
    let answered = road(resolver.clone()).fetch(&grants(&["*.example.com"], Limited), &get(&url), soon()).unwrap();
    assert_eq!(answered.body, b"fine");
    // Asked once: the address that was judged is the address that was connected to.
    assert_eq!(resolver.asked(), 1);
    // Asked again, it has changed its mind, and that is judged too.
    let denied = road(resolver).fetch(&grants(&["*.example.com"], Limited), &get(&url), soon());
    assert!(matches!(denied, Err(FetchError::Denied(Denied::NotPublic { .. }))), "{denied:?}");
    assert_eq!(server.connections(), 1);
}

#[test]
fn of_several_addresses_only_the_fit_ones_are_tried() {
    let server = Server::plain(ok);
    let resolver = Told::new(&[("a.example.com", &[&["10.255.255.1", "169.254.169.254", "127.0.0.1", "fe80::1"]])]);
    let url = format!("http://a.example.com:{}/", server.port);
    let began = Instant::now();
    assert!(road(resolver).fetch(&grants(&["*.example.com"], Limited), &get(&url), soon()).is_ok());
    assert!(began.elapsed() < Duration::from_secs(5), "an unfit address was tried first");
}

#[test]
fn a_redirect_is_judged_like_a_request() {
    let inner = Server::plain(ok);
    let port = inner.port;
    for (to, code) in [
        (format!("http://127.0.0.1:{port}/"), "address-literal"),
        (format!("http://2130706433:{port}/"), "address-literal"),
        (format!("//[::1]:{port}/"), "address-literal"),
        (format!("http://localhost:{port}/"), "bad-host"),
        (format!("http://other.example.org:{port}/"), "not-granted"),
        (format!("http://denied.example.com:{port}/"), "denied-domain"),
        (format!("http://private.example.com:{port}/"), "not-public"),
        (format!("http://user:secret@b.example.com:{port}/"), "userinfo"),
        ("ftp://b.example.com/".to_owned(), "bad-url"),
        ("file:///etc/passwd".to_owned(), "bad-url"),
        ("http://b.example.com:99999/".to_owned(), "bad-url"),
    ] {
        let outer = Server::plain(redirect(to.clone()));
        let resolver = Told::new(&[
            ("a.example.com", &[&["127.0.0.1"]]),
            ("b.example.com", &[&["127.0.0.1"]]),
            ("denied.example.com", &[&["127.0.0.1"]]),
            ("other.example.org", &[&["127.0.0.1"]]),
            ("private.example.com", &[&["10.0.0.1"]]),
        ]);
        let granted =
            egress::Grants::new(&kit::patterns(&["*.example.com"]), &kit::patterns(&["denied.example.com"]), Limited);
        let url = format!("http://a.example.com:{}/", outer.port);
        let refused = road(resolver).fetch(&granted.unwrap(), &get(&url), soon()).unwrap_err();
        assert_eq!(refused.code(), code, "{to}: {refused}");
        assert_eq!(outer.connections(), 1, "{to}");
    }
    assert_eq!(inner.connections(), 0);
}

#[test]
fn a_redirect_from_https_to_http_is_not_followed() {
    let plain = Server::plain(ok);
    let server = Server::tls(&["a.example.com"], redirect(format!("http://a.example.com:{}/", plain.port)));
    let egress = road(Told::here(&["a.example.com"])).trusting_for_tests(server.pem.as_bytes()).unwrap();
    let url = format!("https://a.example.com:{}/", server.port);
    let refused = egress.fetch(&grants(&["*.example.com"], Limited), &get(&url), soon());
    assert_eq!(refused, Err(FetchError::Denied(Denied::Downgrade)));
    assert_eq!(plain.connections(), 0);
}

#[test]
fn redirects_have_an_end() {
    let server = Server::plain(redirect("/again".to_owned()));
    let url = format!("http://a.example.com:{}/", server.port);
    let refused = road(Told::here(&["a.example.com"])).fetch(&grants(&["*.example.com"], Limited), &get(&url), soon());
    assert_eq!(refused, Err(FetchError::Denied(Denied::Redirects(5))));
    assert_eq!(server.heads().len(), 6);
}

#[test]
fn what_could_be_a_credential_stays_with_its_origin() {
    let elsewhere = Server::plain(ok);
    let to = format!("http://b.example.com:{}/", elsewhere.port);
    let server = Server::plain(move |head, stream| {
        let headers = if head.starts_with("GET /first") {
            "Location: /second\r\n".to_owned()
        } else {
            format!("Location: {to}\r\n")
        };
        answer(stream, "302 Found", &headers, b"")
    });
    let headers = ["Authorization", "Cookie", "X-Api-Key", "Accept"].map(|name| (name.to_owned(), "secret".to_owned()));
    let url = format!("http://a.example.com:{}/first", server.port);
    let request = Request { headers: &headers, ..get(&url) };
    let egress = road(Told::here(&["a.example.com", "b.example.com"]));
    let answered = egress.fetch(&grants(&["*.example.com"], Limited), &request, soon()).unwrap();
    assert_eq!(answered.url, format!("http://b.example.com:{}/", elsewhere.port));
    let heads = server.heads();
    assert!(heads.len() == 2 && heads.iter().all(|h| h.contains("authorization: secret") && h.contains("x-api-key")));
    let last = elsewhere.heads().pop().unwrap();
    assert!(last.contains("accept: secret"), "{last}");
    for gone in ["authorization", "cookie", "x-api-key", "referer"] {
        assert!(!last.to_lowercase().contains(gone), "{last}");
    }
}

#[test]
fn nothing_ambient_goes_along() {
    if std::env::vars_os().all(|(name, _)| name != "EGRESS_AMBIENT") {
        // The same test once more, in surroundings that would lead another client astray.
        let output = std::process::Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "nothing_ambient_goes_along"])
            .envs([
                ("EGRESS_AMBIENT", "1"),
                ("HTTP_PROXY", "http://127.0.0.1:9/"),
                ("http_proxy", "http://127.0.0.1:9/"),
            ])
            .envs([("ALL_PROXY", "http://127.0.0.1:9/"), ("NETRC", "/dev/stdin")])
            .output()
            .unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
        assert!(String::from_utf8_lossy(&output.stdout).contains("1 passed"));
        return;
    }
    let server = Server::plain(|_, stream| answer(stream, "200 OK", "Set-Cookie: session=secret\r\n", b""));
    let egress = road(Told::here(&["a.example.com"]));
    for _ in 0..2 {
        let url = format!("http://a.example.com:{}/", server.port);
        egress.fetch(&grants(&["*.example.com"], Limited), &get(&url), soon()).unwrap();
    }
    for head in server.heads() {
        let mut names: Vec<&str> = head.lines().skip(1).filter_map(|line| Some(line.split_once(':')?.0)).collect();
        names.sort_unstable();
        assert_eq!(names, ["accept", "accept-encoding", "host", "user-agent"], "{head}");
    }
}

#[test]
fn limited_mode_sends_no_body_and_full_mode_does() {
    let server = Server::tls(&["a.example.com"], |head, stream| {
        let mut body = vec![0; if head.starts_with("POST") { 5 } else { 0 }];
        stream.read_exact(&mut body)?;
        answer(stream, "201 Created", "", &body)
    });
    let egress = road(Told::here(&["a.example.com"])).trusting_for_tests(server.pem.as_bytes()).unwrap();
    let url = format!("https://a.example.com:{}/", server.port);
    let post = Request { method: "POST", body: Some(b"hello"), ..get(&url) };
    let fetch = |mode, request: &Request<'_>| egress.fetch(&grants(&["*.example.com"], mode), request, soon());
    assert_eq!(fetch(Limited, &post).unwrap_err().code(), "method");
    assert_eq!(fetch(Limited, &Request { method: "OPTIONS", ..post }).unwrap_err().code(), "body");
    assert_eq!(fetch(Full, &Request { method: "GET", ..post }).unwrap_err().code(), "body");
    assert_eq!(server.connections(), 0);
    let answered = fetch(Full, &post).unwrap();
    assert_eq!((answered.status, answered.body.as_slice()), (201, &b"hello"[..]));
}

#[test]
fn a_post_that_is_sent_elsewhere_by_303_becomes_a_get_without_its_body() {
    for (status, line) in
        [("303 See Other", "GET /next "), ("302 Found", "GET /next "), ("307 Temporary Redirect", "POST /next ")]
    {
        let server = Server::plain(move |head, stream| {
            let length = if head.to_lowercase().contains("content-length: 5") { 5 } else { 0 };
            stream.read_exact(&mut vec![0; length])?;
            if head.contains("/next") {
                answer(stream, "200 OK", "", b"")
            } else {
                answer(stream, status, "Location: /next\r\n", b"")
            }
        });
        let url = format!("http://a.example.com:{}/", server.port);
        let post = Request { method: "POST", body: Some(b"hello"), ..get(&url) };
        road(Told::here(&["a.example.com"])).fetch(&grants(&["*.example.com"], Full), &post, soon()).unwrap();
        let last = server.heads().pop().unwrap();
        assert!(last.starts_with(line), "{status}: {last}");
        assert_eq!(last.contains("content-length"), line.starts_with("POST"), "{status}: {last}");
    }
}

#[test]
fn headers_that_mislead_are_refused() {
    let egress = road(Told::here(&["a.example.com"]));
    for (name, value) in [
        ("Host", "evil.example"),
        ("host", "evil.example"),
        ("Connection", "close"),
        ("Transfer-Encoding", "chunked"),
        ("Content-Length", "5"),
        ("Upgrade", "websocket"),
        ("TE", "trailers"),
        ("Expect", "100-continue"),
        ("Proxy-Authorization", "Basic eA=="),
        ("Proxy-Anything", "x"),
        ("X-HTTP-Method-Override", "DELETE"),
        ("x_http_method_override", "DELETE"),
        ("X-Original-URL", "/admin"),
        ("X-Forwarded-For", "127.0.0.1"),
        ("X-Forwarded-Host", "evil.example"),
        ("Forwarded", "for=127.0.0.1"),
        ("Accept-Encoding", "br"),
        ("", "x"),
        ("A B", "x"),
        ("A\r\nHost", "x"),
        ("A:", "x"),
        ("X-A", "x\r\nHost: evil.example"),
        ("X-A", "x\0"),
        ("X-A", "x\n"),
    ] {
        let headers = [(name.to_owned(), value.to_owned())];
        let request = Request { headers: &headers, ..get("https://a.example.com/") };
        let refused = egress.judge(&grants(&["*.example.com"], Full), &request);
        assert_eq!(refused.unwrap_err().code(), "header", "{name:?}: {value:?}");
    }
    let many: Vec<_> = (0..65).map(|i| (format!("x-{i}"), String::new())).collect();
    let long = [("x-a".to_owned(), "a".repeat(16 << 10))];
    for headers in [&many[..], &long[..]] {
        let request = Request { headers, ..get("https://a.example.com/") };
        assert_eq!(egress.judge(&grants(&["*.example.com"], Full), &request).unwrap_err().code(), "header");
    }
}

#[test]
fn an_endless_answer_is_cut_at_the_cap() {
    let server = Server::plain(|_, stream| {
        stream.write_all(b"HTTP/1.1 200 OK\r\n\r\n")?;
        loop {
            stream.write_all(&[b'x'; 64 << 10])?;
        }
    });
    let url = format!("http://a.example.com:{}/", server.port);
    let refused = road(Told::here(&["a.example.com"])).fetch(&grants(&["*.example.com"], Limited), &get(&url), soon());
    assert_eq!(refused, Err(FetchError::TooLarge { cap: 5 << 20 }));
}

#[test]
fn an_answer_of_exactly_the_cap_is_whole() {
    let server = Server::plain(|_, stream| answer(stream, "200 OK", "", &vec![b'x'; 1_000]));
    let url = format!("http://a.example.com:{}/", server.port);
    for (cap, fits) in [(1_000, true), (999, false)] {
        let limits = Limits { answer_bytes: cap, ..Limits::default() };
        let egress = Egress::new(Reach::loopback_for_tests(), Told::here(&["a.example.com"]), limits);
        let answered = egress.fetch(&grants(&["*.example.com"], Limited), &get(&url), soon());
        assert_eq!(answered.is_ok(), fits, "{cap}: {:?}", answered.err());
    }
}

#[test]
fn a_small_answer_that_unpacks_to_a_large_one_is_cut_at_the_cap() {
    // 100 MiB of zeros, 100 KiB packed, by gzip itself.
    let packed =
        std::process::Command::new("sh").args(["-c", "head -c 104857600 /dev/zero | gzip -9"]).output().unwrap();
    assert!(packed.status.success() && packed.stdout.len() < (1 << 20));
    let server = Server::plain(move |_, stream| answer(stream, "200 OK", "Content-Encoding: gzip\r\n", &packed.stdout));
    let url = format!("http://a.example.com:{}/", server.port);
    let refused = road(Told::here(&["a.example.com"])).fetch(&grants(&["*.example.com"], Limited), &get(&url), soon());
    assert_eq!(refused, Err(FetchError::TooLarge { cap: 5 << 20 }));
}

#[test]
fn a_slow_server_holds_nobody_beyond_the_deadline() {
    for (stage, piece, pause) in [("silent", b"".as_slice(), 50), ("head", b"H", 10_000), ("body", b"x", 50)] {
        let server = Server::plain(move |_, stream| {
            if stage == "body" {
                stream.write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n")?;
            }
            loop {
                stream.write_all(piece)?;
                stream.flush()?;
                std::thread::sleep(Duration::from_millis(pause));
            }
        });
        let url = format!("http://a.example.com:{}/", server.port);
        let began = Instant::now();
        let deadline = began + Duration::from_millis(700);
        let refused =
            road(Told::here(&["a.example.com"])).fetch(&grants(&["*.example.com"], Limited), &get(&url), deadline);
        assert_eq!(refused, Err(FetchError::TooSlow), "{stage}");
        assert!(began.elapsed() < Duration::from_secs(5), "{stage}: {:?}", began.elapsed());
    }
}

#[test]
fn a_slow_resolver_holds_nobody_beyond_the_deadline() {
    let egress = Egress::new(Reach::https(), Told::slow(Duration::from_secs(30)), Limits::default());
    let began = Instant::now();
    let deadline = began + Duration::from_millis(500);
    let refused = egress.fetch(&grants(&["*.example.com"], Limited), &get("https://a.example.com/"), deadline);
    assert_eq!(refused, Err(FetchError::TooSlow));
    assert!(began.elapsed() < Duration::from_secs(5));
}

#[test]
fn a_head_without_end_is_refused() {
    let server = Server::plain(|_, stream| {
        stream.write_all(b"HTTP/1.1 200 OK\r\n")?;
        loop {
            stream.write_all(b"X-More: and more and more\r\n")?;
        }
    });
    let url = format!("http://a.example.com:{}/", server.port);
    let refused = road(Told::here(&["a.example.com"])).fetch(&grants(&["*.example.com"], Limited), &get(&url), soon());
    assert!(matches!(refused, Err(FetchError::Unreachable { .. })), "{refused:?}");
}

#[test]
fn a_certificate_for_another_name_or_from_nobody_is_refused() {
    let server = Server::tls(&["b.example.com"], ok);
    let url = format!("https://a.example.com:{}/", server.port);
    let trusting = road(Told::here(&["a.example.com"])).trusting_for_tests(server.pem.as_bytes()).unwrap();
    let strangers = road(Told::here(&["a.example.com"]));
    for egress in [trusting, strangers] {
        let refused = egress.fetch(&grants(&["*.example.com"], Limited), &get(&url), soon());
        assert!(matches!(refused, Err(FetchError::Unreachable { .. })), "{refused:?}");
    }
    assert!(server.heads().is_empty());
}

#[test]
fn a_name_that_is_not_granted_is_not_even_looked_up() {
    let resolver = Told::here(&["a.example.com", "b.example.org"]);
    let egress = Egress::new(Reach::https(), resolver.clone(), Limits::default());
    for url in ["https://b.example.org/", "http://a.example.com/", "https://a.example.com:8443/", "https://127.0.0.1/"]
    {
        assert!(egress.fetch(&grants(&["*.example.com"], Limited), &get(url), soon()).is_err());
    }
    assert_eq!(resolver.asked(), 0);
}

#[test]
fn a_status_is_an_answer_and_gzip_is_taken_off() {
    let packed = std::process::Command::new("sh").args(["-c", "printf unpacked | gzip"]).output().unwrap().stdout;
    let server = Server::plain(move |_, stream| {
        answer(stream, "404 Not Found", "Content-Encoding: gzip\r\nX-Kept: yes\r\n", &packed)
    });
    let url = format!("http://a.example.com:{}/x?y=z", server.port);
    let egress = road(Told::here(&["a.example.com"]));
    let answered = egress.fetch(&grants(&["*.example.com"], Limited), &get(&url), soon()).unwrap();
    assert_eq!((answered.status, answered.body.as_slice()), (404, &b"unpacked"[..]));
    assert_eq!(answered.url, url);
    let names: Vec<&str> = answered.headers.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["x-kept"]);
    assert!(matches!(
        egress.judge(&grants(&["*.example.com"], Limited), &get("http://\u{7f}")),
        Err(Denied::Url(BadUrl::Control))
    ));
}

#[test]
fn many_requests_at_once_share_one_road() {
    let server = Server::plain(ok);
    let egress = Arc::new(road(Told::here(&["a.example.com"])));
    let url = format!("http://a.example.com:{}/", server.port);
    std::thread::scope(|scope| {
        for _ in 0..16 {
            scope.spawn(|| {
                let answered = egress.fetch(&grants(&["*.example.com"], Limited), &get(&url), soon());
                assert_eq!(answered.unwrap().body, b"fine");
            });
        }
    });
}
