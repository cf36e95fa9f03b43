//! Strangers who want too much: large heads, endless bodies, slow lines, many connections, many requests.

use std::io::{Read as _, Write as _};
use std::net::{Ipv4Addr, SocketAddr, SocketAddrV4, TcpStream};
use std::time::{Duration, Instant};

use rustix::net::{AddressFamily, SocketFlags, SocketType, bind, connect as connect_to, socket_with};
use tests::kit::World;

use crate::client::{Answer, ask, connect, raw};
use crate::live::Live;
use crate::road::published;

/// A connection from another loopback address, as another client would have.
fn from(client: Ipv4Addr, server: SocketAddr) -> TcpStream {
    let socket = socket_with(AddressFamily::INET, SocketType::STREAM, SocketFlags::CLOEXEC, None).unwrap();
    bind(&socket, &SocketAddrV4::new(client, 0)).unwrap();
    connect_to(&socket, &server).unwrap();
    let stream = TcpStream::from(socket);
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    stream
}

/// Asks over this connection; the server closes it afterwards.
fn ask_over(mut stream: TcpStream, path: &str) -> Option<Answer> {
    stream.write_all(format!("GET {path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n").as_bytes()).ok()?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).ok()?;
    (!bytes.is_empty()).then(|| Answer::read(&bytes))
}

#[test]
fn heads_that_are_too_large_are_refused() {
    let world = World::new();
    let (market, _) = published(&world);
    let live = Live::of(&market);
    let long = "a".repeat(20_000);
    let many: String = (0..200).map(|n| format!("X-{n}: a\r\n")).collect();
    let heads = [
        format!("GET /index.json HTTP/1.1\r\nHost: a\r\nX-Long: {long}\r\n\r\n"),
        format!("GET /index.json HTTP/1.1\r\nHost: a\r\n{many}\r\n"),
        format!("GET /{long} HTTP/1.1\r\nHost: a\r\n\r\n"),
    ];
    for head in heads {
        let answer = Answer::read(&raw(live.address(), head.as_bytes()));
        assert!([414, 431].contains(&answer.status), "{}: {}", answer.status, head.get(..40).unwrap());
    }
    for rubbish in
        ["\0\0\0\0\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n"]
    {
        let answer = raw(live.address(), rubbish.as_bytes());
        assert!(answer.is_empty() || Answer::read(&answer).status == 400, "{rubbish:?}");
    }
    assert_eq!(live.get("/index.json").status, 200);
}

#[test]
fn bodies_that_nobody_asked_for_are_not_read() {
    let world = World::new();
    let (market, _) = published(&world);
    let live = Live::of(&market);
    let lengths = ["Content-Length: 1000000000000", "Transfer-Encoding: chunked"];
    for (method, length) in lengths.into_iter().flat_map(|length| [("PUT", length), ("GET", length)]) {
        let mut stream = connect(live.address());
        write!(stream, "{method} /index.json HTTP/1.1\r\nHost: a\r\n{length}\r\n\r\n").unwrap();
        let piece = [b"10000\r\n".as_slice(), &[b'a'; 0x10000], b"\r\n"].concat();
        // 64 MiB: far more than sockets buffer, so somebody would have to read it.
        let taken = (0..1_024).take_while(|_| stream.write_all(&piece).is_ok()).count();
        assert!(taken < 1_024, "{method} {length}: it reads on for ever");
    }
    assert_eq!(live.get("/index.json").status, 200);
}

#[test]
fn ten_thousand_who_say_nothing_keep_nobody_out_and_are_let_go() {
    let world = World::new();
    let (market, _) = published(&world);
    let live = Live::with(&market, "--connections-of-one 20000 --rate 0 --log info,access=off");
    // Half of this process's descriptors at most.
    let limit = rustix::process::getrlimit(rustix::process::Resource::Nofile).current.unwrap_or(u64::MAX);
    let mut idle = Vec::new();
    for _ in 0..20.min(limit / 1_000) {
        idle.extend((0..500).map(|_| connect(live.address())));
        // Whoever is answered was accepted after them.
        assert_eq!(live.get("/index.json").status, 200);
    }
    let asked = Instant::now();
    assert_eq!(live.get("/index.json").status, 200);
    assert!(asked.elapsed() < Duration::from_secs(5), "{:?}", asked.elapsed());
    assert!(idle.len() > 1_000, "this machine lets a process have {limit} descriptors");
    let open = live.metric("marketplace_connections");
    assert!(open > 1_000.0, "{open}");

    // A head has fifteen seconds in all, however it trickles.
    let mut slow = connect(live.address());
    slow.write_all(b"GET /index.json HT").unwrap();
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(40) && slow.write_all(b"T").is_ok() {
        std::thread::sleep(Duration::from_millis(500));
    }
    assert!((10..30).contains(&begun.elapsed().as_secs()), "{:?}", begun.elapsed());
    let gone = Instant::now();
    while live.metric("marketplace_connections") > 10.0 {
        assert!(gone.elapsed() < Duration::from_secs(30), "{}", live.metric("marketplace_connections"));
        std::thread::sleep(Duration::from_millis(200));
    }
    drop(idle);
}

#[test]
fn one_client_has_so_many_connections_and_others_have_theirs() {
    let world = World::new();
    let (market, _) = published(&world);
    let live = Live::with(&market, "--connections-of-one 5 --connections 8");
    let [one, other] = [Ipv4Addr::new(127, 0, 0, 2), Ipv4Addr::new(127, 0, 0, 3)];
    let held: Vec<TcpStream> = (0..5).map(|_| from(one, live.address())).collect();

    assert!(ask_over(from(one, live.address()), "/index.json").is_none(), "a sixth is let in");
    assert_eq!(ask_over(from(other, live.address()), "/index.json").unwrap().status, 200);
    assert_eq!(live.metric("marketplace_turned_away_total{code=\"connections-of-one\"}"), 1.0);
    let more: Vec<TcpStream> = (0..3).map(|_| from(other, live.address())).collect();
    assert!(ask_over(from(Ipv4Addr::new(127, 0, 0, 4), live.address()), "/index.json").is_none(), "a ninth is let in");
    drop((held, more));
    let begun = Instant::now();
    while ask_over(from(one, live.address()), "/index.json").is_none() {
        assert!(begun.elapsed() < Duration::from_secs(20), "no room is given back");
    }
}

#[test]
fn one_client_that_asks_too_often_is_told_to_wait() {
    let world = World::new();
    let (market, _) = published(&world);
    let live = Live::with(&market, "--rate 1");
    let client = Ipv4Addr::new(127, 0, 0, 2);

    let answers: Vec<Answer> =
        (0..30).filter_map(|_| ask_over(from(client, live.address()), "/metadata/timestamp.json")).collect();

    let refused: Vec<&Answer> = answers.iter().filter(|answer| answer.status == 429).collect();
    assert!((10..=20).contains(&refused.len()), "{}", refused.len());
    assert!(refused.iter().all(|answer| answer.header("retry-after").is_some()));
    assert_eq!(ask(live.address(), "GET", "/index.json", &[]).status, 200);
    assert!(live.metric("marketplace_turned_away_total{code=\"rate\"}") >= 10.0);
}
