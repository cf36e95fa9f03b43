//! How a server ends: gently when asked, at once when killed, and what a client sees of it.

use std::fmt::Write as _;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use rustix::net::{AddressFamily, SocketFlags, SocketType, connect as connect_to, socket_with, sockopt};
use rustix::process::{Signal, kill_process};
use sha2::{Digest as _, Sha256};
use tests::kit::{Market, World};

use crate::live::Live;

/// A marketplace with a bundle of some 8 MiB that do not compress: more than sockets hold. Its path.
fn large(world: &World) -> (Market<'_>, String) {
    let market = Market::open(world);
    let mut plugin = market.plugin("hello", "1.0.0");
    for file in 0_u32..12 {
        let mut noise = String::new();
        for n in 0_u32..21_000 {
            write!(noise, "{}", hex::encode(Sha256::digest([file.to_be_bytes(), n.to_be_bytes()].concat()))).unwrap();
        }
        plugin = plugin.file(&format!("data/{file}.csv"), &noise);
    }
    let digest = market.signs(plugin.folder());
    market.publishes();
    (market, format!("/trees/{}.tar.gz", digest.strip_prefix("sha256:").unwrap()))
}

/// A client with a small window that has begun to read an answer: most of it is still with the server.
fn half_way(live: &Live, path: &str) -> (TcpStream, Vec<u8>) {
    let socket = socket_with(AddressFamily::INET, SocketType::STREAM, SocketFlags::CLOEXEC, None).unwrap();
    sockopt::set_socket_recv_buffer_size(&socket, 4_096).unwrap();
    connect_to(&socket, &live.address()).unwrap();
    let mut stream = TcpStream::from(socket);
    stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    write!(stream, "GET {path} HTTP/1.1\r\nHost: a\r\n\r\n").unwrap();
    let mut begun = vec![0; 1_024];
    stream.read_exact(&mut begun).unwrap();
    (stream, begun)
}

#[test]
fn a_request_in_flight_is_finished_and_nobody_new_is_let_in() {
    let world = World::new();
    let (market, path) = large(&world);
    let mut live = Live::of(&market);
    let whole = live.get(&path).body;
    assert!(whole.len() > 7_000_000, "{}", whole.len());
    let (mut stream, mut answer) = half_way(&live, &path);

    kill_process(live.pid(), Signal::TERM).unwrap();
    let begun = Instant::now();
    while TcpStream::connect(live.address()).is_ok() {
        assert!(begun.elapsed() < Duration::from_secs(10), "it still listens");
        std::thread::sleep(Duration::from_millis(10));
    }
    stream.read_to_end(&mut answer).unwrap();

    assert!(answer.ends_with(&whole), "{} of {}", answer.len(), whole.len());
    assert_eq!(live.ends(), 0);
}

#[test]
fn a_client_that_does_not_read_holds_the_end_up_for_the_grace_period_and_no_longer() {
    let world = World::new();
    let (market, path) = large(&world);
    let mut live = Live::with(&market, "--grace 1");
    let (_stream, _) = half_way(&live, &path);

    let begun = Instant::now();
    kill_process(live.pid(), Signal::TERM).unwrap();

    assert_eq!(live.ends(), 0);
    assert!((1..10).contains(&begun.elapsed().as_secs()), "{:?}", begun.elapsed());
}

#[test]
fn killed_in_the_middle_of_anything_it_begins_again() {
    let world = World::new();
    let (market, _) = crate::road::published(&world);
    let state = format!("--state {}", world.at("state").display());
    for n in 1..=4_u64 {
        let mut live = Live::with(&market, &state);
        market.offers("hello", &format!("1.1.{n}"));
        market.publishes();
        // The look at the store comes within a second: sometimes it is killed before, sometimes after, sometimes meanwhile.
        std::thread::sleep(Duration::from_millis(250 * n));
        kill_process(live.pid(), Signal::KILL).unwrap();
        assert_eq!(live.ends(), -9);
    }

    let live = Live::with(&market, &state);

    assert_eq!(live.ready()["roles"]["timestamp"]["version"], 5);
    assert_eq!(live.ready()["status"], "good");
}
