//! Slow, endless, lying and unspeakable servers; folders that lead elsewhere.

use std::io::Read as _;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use sources::open_transport;
use sources::transport::open_split;
use sources::web::{Interrupt, Web, WebError};
use tests::kit::World;
use tests::serve::{Behaviour, Route, Server, short};
use verifier::tuf::TransportError;

use crate::sources_kit::{SHORT, bring, fetcher};

fn web() -> Web {
    Web::new(SHORT, Interrupt::default())
}

/// What asking a server that behaves like this for at most 1,000 bytes gives, and how long it took.
fn ask(behaviour: Behaviour) -> (Result<Vec<u8>, WebError>, Duration) {
    let server = Server::scripted(behaviour).unwrap();
    let began = Instant::now();
    (web().document(&server.at("x"), 1_000), began.elapsed())
}

#[test]
fn more_than_the_cap_is_refused_and_read_no_further() {
    for behaviour in
        [Behaviour::Endless, Behaviour::Announces(1_001), Behaviour::GzipBomb(5 << 20), Behaviour::Says(vec![0; 1_001])]
    {
        let (answer, took) = ask(behaviour.clone());
        assert!(matches!(answer, Err(WebError::TooLarge { cap: 1_000, .. })), "{behaviour:?}: {answer:?}");
        assert!(took < Duration::from_secs(4), "{behaviour:?}: {took:?}");
    }
    assert_eq!(ask(Behaviour::Says(vec![7; 1_000])).0.unwrap(), vec![7; 1_000]);
    assert_eq!(ask(Behaviour::GzipBomb(1_000)).0.unwrap(), vec![0; 1_000], "the cap counts decoded bytes");
}

#[test]
fn a_server_that_holds_us_is_left() {
    for behaviour in [Behaviour::Mute, Behaviour::Silent, Behaviour::Drips(Duration::from_millis(50))] {
        let (answer, took) = ask(behaviour.clone());
        assert!(
            matches!(answer, Err(WebError::TooSlow { .. } | WebError::Unreachable { .. })),
            "{behaviour:?}: {answer:?}"
        );
        assert!(took < Duration::from_secs(6), "{behaviour:?}: {took:?}");
    }
}

#[test]
fn only_404_means_that_there_is_none() {
    assert!(matches!(ask(Behaviour::Status(404)).0, Err(WebError::NotFound { .. })));
    for code in [204, 206, 304, 400, 401, 403, 410, 429, 500, 503] {
        let (answer, _) = ask(Behaviour::Status(code));
        assert!(matches!(answer, Err(WebError::Status { status, .. }) if status == code), "{code}: {answer:?}");
        let server = Server::scripted(Behaviour::Status(code)).unwrap();
        let world = World::new();
        let transport = open_transport(server.url().as_str(), &fetcher(&world)).unwrap();
        let answer = transport.get("metadata/2.root.json", 10);
        assert!(matches!(answer, Err(TransportError::Unreachable { .. })), "{code}: {answer:?}");
    }
}

#[test]
fn a_broken_answer_is_no_answer() {
    let answer = ask(Behaviour::Gibberish).0;
    assert!(matches!(answer, Err(WebError::Unreachable { .. })), "{answer:?}");
    let answer = web().document(&short(100, 10).unwrap(), 1_000);
    assert!(matches!(answer, Err(WebError::Unreachable { .. })), "{answer:?}");
    assert_eq!(web().document(&short(10, 10).unwrap(), 1_000).unwrap(), b"xxxxxxxxxx");
}

#[test]
fn five_redirects_are_followed_and_a_sixth_is_not() {
    let server = Server::scripted(Behaviour::Chain).unwrap();
    assert_eq!(web().document(&server.at("5"), 100).unwrap(), b"there");
    let refused = web().document(&server.at("6"), 100);
    assert!(matches!(refused, Err(WebError::Forbidden { .. })), "{refused:?}");
}

#[test]
fn every_redirect_is_judged_again() {
    for to in [
        "http://example.com/",
        "ftp://example.com/",
        "file:///etc/passwd",
        "http://ada:secret@127.0.0.1/",
        "http://0.0.0.0/",
    ] {
        let (answer, _) = ask(Behaviour::Redirects(to.into()));
        assert!(matches!(answer, Err(WebError::Forbidden { .. })), "{to}: {answer:?}");
    }
}

#[test]
fn plain_http_is_for_loopback_only() {
    let world = World::new();
    for address in [
        "http://example.com/",
        "http://192.0.2.1/",
        "ftp://example.com/",
        "ssh://example.com/x",
        "https://ada:secret@example.com/",
        "x",
    ] {
        let refused = open_transport(address, &fetcher(&world)).map(|_| ());
        assert!(matches!(refused, Err(TransportError::Forbidden { .. })), "{address}: {refused:?}");
    }
}

#[test]
fn a_certificate_that_nobody_vouches_for_is_refused() {
    let world = World::new();
    let (key, cert) = (world.at("key.pem"), world.at("cert.pem"));
    let openssl = |line: &str| world.tool("openssl").line(line);
    openssl("req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1 -out")
        .arg(&cert).arg("-keyout").arg(&key).ok();
    let mut server = Command::new("openssl")
        .args(["s_server", "-www", "-accept", "127.0.0.1:0", "-cert"])
        .arg(&cert)
        .arg("-key")
        .arg(&key)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut said = Vec::new();
    let mut stdout = server.stdout.take().unwrap();
    let port = loop {
        let mut byte = [0];
        stdout.read_exact(&mut byte).unwrap();
        said.extend(byte);
        let text = String::from_utf8_lossy(&said);
        if let Some(port) = text.split("ACCEPT 127.0.0.1:").nth(1).and_then(|rest| rest.split_once('\n')) {
            break port.0.trim().to_owned();
        }
    };
    let answer = web().document(&format!("https://localhost:{port}/").parse().unwrap(), 1 << 20);
    server.kill().unwrap();
    server.wait().unwrap();
    let Err(WebError::Unreachable { why, .. }) = answer else { panic!("{answer:?}") };
    assert!(why.to_lowercase().contains("certificate"), "{why}");
}

#[test]
fn an_interrupt_ends_a_download() {
    let interrupt = Arc::new(AtomicBool::new(false));
    let server = Server::scripted(Behaviour::Drips(Duration::from_millis(1))).unwrap();
    let web = Web::new(sources::web::Patience::default(), interrupt.clone());
    let began = Instant::now();
    let answer = std::thread::scope(|scope| {
        scope.spawn(|| {
            std::thread::sleep(Duration::from_millis(200));
            interrupt.store(true, Ordering::Relaxed);
        });
        web.document(&server.at("x"), 1 << 20)
    });
    assert!(matches!(answer, Err(WebError::Interrupted)), "{answer:?}");
    assert!(began.elapsed() < Duration::from_secs(3));
}

#[test]
fn a_slow_archive_ends_within_patience_and_an_endless_one_at_the_cap() {
    let world = World::new();
    let mut fetcher = fetcher(&world).with_patience(SHORT);
    fetcher.limits.total_bytes = 1 << 20;
    let server = Server::scripted(Behaviour::Silent).unwrap();
    let refused = bring(&fetcher, server.at("a.tar.gz").as_str());
    assert!(matches!(refused, Err(sources::SourceError::Unreachable { .. })), "{refused:?}");
    let server = Server::scripted(Behaviour::Endless).unwrap();
    let refused = bring(&fetcher, server.at("a.tar.gz").as_str());
    assert!(refused.is_err(), "{refused:?}");
    assert_eq!(crate::sources_kit::left_behind(&world), Vec::<std::path::PathBuf>::new());
}

#[test]
fn one_document_is_one_request_beneath_its_base() {
    let world = World::new();
    std::fs::create_dir_all(world.at("www/base/metadata")).unwrap();
    std::fs::write(world.at("www/base/metadata/1.root.json"), "root").unwrap();
    std::fs::write(world.at("www/base/odd name.json"), "odd").unwrap();
    let server = Server::folder(&world.at("www")).unwrap();
    for base in ["base", "base/"] {
        server.forget();
        let transport = open_transport(server.at(base).as_str(), &fetcher(&world)).unwrap();
        assert_eq!(transport.get("metadata/1.root.json", 4).unwrap(), b"root");
        assert_eq!(server.counts().into_iter().collect::<Vec<_>>(), [("/base/metadata/1.root.json".to_owned(), 1)]);
        assert_eq!(transport.get("odd name.json", 4).unwrap(), b"odd");
        for path in ["../secret", "a/../b", "/a", "", "a//b", "./a", "a\\b", "%2E%2e/b", "a?b", "a#b"] {
            let refused = transport.get(path, 4);
            assert!(matches!(refused, Err(TransportError::Forbidden { .. })), "{path}: {refused:?}");
        }
        assert_eq!(server.headers("User-Agent").iter().filter(|agent| agent.starts_with("deepcode")).count(), 2);
        assert_eq!(server.headers("Cookie"), Vec::<String>::new());
    }
}

#[test]
fn metadata_and_targets_may_lie_apart() {
    let world = World::new();
    for (path, text) in [("meta/1.root.json", "root"), ("files/sub/x.json", "x")] {
        std::fs::create_dir_all(world.at(path).parent().unwrap()).unwrap();
        std::fs::write(world.at(path), text).unwrap();
    }
    let server = Server::new([("/", Route::Folder(world.path().to_owned()))]).unwrap();
    let transport = open_split(server.at("meta/").as_str(), server.at("files").as_str(), &fetcher(&world)).unwrap();
    assert_eq!(transport.get("metadata/1.root.json", 10).unwrap(), b"root");
    assert_eq!(transport.get("targets/sub/x.json", 10).unwrap(), b"x");
    assert!(matches!(transport.get("index.json", 10), Err(TransportError::Forbidden { .. })));
}

#[test]
fn a_published_folder_leads_nowhere_else() {
    let world = World::new();
    let base = world.at("published");
    std::fs::create_dir_all(base.join("sub")).unwrap();
    std::fs::write(base.join("sub/index.json"), "{}").unwrap();
    std::fs::write(world.at("secret"), "secret").unwrap();
    std::os::unix::fs::symlink(world.at("secret"), base.join("link")).unwrap();
    std::os::unix::fs::symlink(world.path(), base.join("up")).unwrap();
    world.tool("mkfifo").arg(base.join("fifo")).ok();
    let transport = open_transport(&format!("file://{}", base.display()), &fetcher(&world)).unwrap();
    assert_eq!(transport.get("sub/index.json", 2).unwrap(), b"{}");
    assert!(matches!(transport.get("sub/index.json", 1), Err(TransportError::TooLarge { .. })));
    for path in ["link", "../secret", "/etc/passwd", "fifo"] {
        let refused = transport.get(path, 10);
        assert!(matches!(refused, Err(TransportError::Forbidden { .. })), "{path}: {refused:?}");
    }
    let refused = transport.get("up/secret", 10);
    assert!(matches!(refused, Err(TransportError::Forbidden { .. } | TransportError::NotFound(_))), "{refused:?}");
    for path in ["none", "sub", "sub/index.json/x"] {
        assert!(matches!(transport.get(path, 10), Err(TransportError::NotFound(_))), "{path}");
    }
}
