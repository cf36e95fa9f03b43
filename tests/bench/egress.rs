//! What the policy costs: a fetch through it against the same fetch by plain reqwest, in one run, on loopback.
//!
//! `cargo bench -p egress --bench egress`. Warm: the connection is there. Cold: a connection each, with its look-up and its
//! check of addresses.

use std::error::Error;
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::time::{Duration, Instant};

use egress::{Egress, Grants, HostName, Limits, Reach, Request, Resolver};
use schemas::manifest::NetworkMode;

type Outcome<T> = Result<T, Box<dyn Error>>;

/// 64 KiB: a page of an interface.
const BODY: usize = 64 << 10;
const NAME: &str = "bench.example.com";

#[derive(Debug)]
struct Here;

impl Resolver for Here {
    fn resolve(&self, _: &HostName) -> io::Result<Vec<IpAddr>> {
        Ok(vec![Ipv4Addr::LOCALHOST.into()])
    }
}

fn main() -> Outcome<()> {
    // `cargo test --benches` wants to know that it runs, not how fast.
    let rounds = if std::env::args().any(|argument| argument == "--bench") { 2_000 } else { 20 };
    let warm = serve("keep-alive")?;
    let cold = serve("close")?;
    report("warm", rounds, warm)?;
    report("cold", rounds / 4, cold)
}

fn report(what: &str, rounds: usize, server: SocketAddr) -> Outcome<()> {
    let url = format!("http://{NAME}:{}/", server.port());
    let plain = reqwest::blocking::Client::builder().no_proxy().resolve(NAME, server).build()?;
    let egress = Egress::new(Reach::loopback_for_tests(), Arc::new(Here), Limits::default());
    let grants = Grants::new(&["*.example.com".parse()?], &[], NetworkMode::Limited)?;
    let request = Request { method: "GET", url: &url, headers: &[], body: None };
    let (mut theirs, mut ours, mut judged) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..rounds {
        theirs.push(timed(|| Ok(plain.get(&url).send()?.bytes()?.len()), BODY)?);
        let deadline = Instant::now() + Duration::from_secs(60);
        ours.push(timed(|| Ok(egress.fetch(&grants, &request, deadline)?.body.len()), BODY)?);
        judged.push(timed(|| Ok(egress.judge(&grants, &request).map(|()| 0)?), 0)?);
    }
    let (theirs, ours, judged) = (median(theirs), median(ours), median(judged));
    let ratio = ours.as_secs_f64() / theirs.as_secs_f64();
    let mut out = io::stdout().lock();
    writeln!(out, "{what}: plain reqwest {theirs:?}, fetch {ours:?}, ratio {ratio:.2}; judgement alone {judged:?}")?;
    Ok(())
}

fn timed(work: impl FnOnce() -> Outcome<usize>, expected: usize) -> Outcome<Duration> {
    let began = Instant::now();
    let found = work()?;
    let took = began.elapsed();
    if found == expected { Ok(took) } else { Err(format!("{found} bytes came, {expected} were sent").into()) }
}

fn median(mut all: Vec<Duration>) -> Duration {
    all.sort();
    all.get(all.len() / 2).copied().unwrap_or_default()
}

/// A server that answers every request alike; its threads end with the process.
fn serve(connection: &'static str) -> Outcome<SocketAddr> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
    let address = listener.local_addr()?;
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            std::thread::spawn(move || drop(answer(&stream, connection)));
        }
    });
    Ok(address)
}

fn answer(mut stream: &TcpStream, connection: &str) -> io::Result<()> {
    stream.set_nodelay(true)?;
    let mut heard = BufReader::new(stream);
    loop {
        let mut line = String::new();
        while line != "\r\n" {
            line.clear();
            if heard.read_line(&mut line)? == 0 {
                return Ok(());
            }
        }
        let mut said =
            format!("HTTP/1.1 200 OK\r\nContent-Length: {BODY}\r\nConnection: {connection}\r\n\r\n").into_bytes();
        said.resize(said.len() + BODY, b'x');
        stream.write_all(&said)?;
        if connection == "close" {
            return Ok(());
        }
    }
}
