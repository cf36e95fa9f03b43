//! A server that plays back, byte by byte, whatever a test wants a model's API to say, and keeps every request.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use url::Url;

use super::lock;

/// 30 s: long after any client under test should have left.
const LONG: Duration = Duration::from_secs(30);

/// A request as it came.
#[derive(Debug, Clone)]
pub struct Asked {
    /// `POST /v1/chat/completions HTTP/1.1`.
    pub line: String,
    /// Names in lower case, in order.
    pub headers: Vec<(String, String)>,
    /// Everything after them.
    pub body: Vec<u8>,
}

impl Asked {
    /// The value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}

/// What the server does next on a connection.
#[derive(Debug, Clone)]
pub enum Act {
    /// Sends these bytes.
    Send(Vec<u8>),
    /// Does nothing for a while.
    Wait(Duration),
    /// Sends these bytes again and again with a pause between, for as long as the client stays.
    Repeat(Vec<u8>, Duration),
    /// Breaks the connection (RST) instead of ending it.
    Reset,
}

type Play = dyn Fn(usize, &Asked) -> Vec<Act> + Send + Sync;

/// The server, until it is dropped.
#[derive(Debug)]
pub struct Chat {
    url: Url,
    asked: Arc<Mutex<Vec<Asked>>>,
    closing: Arc<AtomicBool>,
}

impl Chat {
    /// A server whose answer to the `n`th request, from 0, is `play(n, request)`; then the connection ends.
    pub fn new(play: impl Fn(usize, &Asked) -> Vec<Act> + Send + Sync + 'static) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a loopback port");
        let address = listener.local_addr().expect("an address");
        let url = Url::parse(&format!("http://{address}/v1")).expect("an address");
        let (asked, closing) = (Arc::<Mutex<Vec<Asked>>>::default(), Arc::<AtomicBool>::default());
        let (kept, end, play): (_, _, Arc<Play>) = (asked.clone(), closing.clone(), Arc::new(play));
        std::thread::spawn(move || {
            let open = || !end.load(Ordering::Relaxed);
            for stream in listener.incoming().flatten().take_while(|_| open()) {
                let (kept, end, play) = (kept.clone(), end.clone(), play.clone());
                // A client that leaves early is what many of these tests are about.
                std::thread::spawn(move || serve(stream, &kept, &end, &*play).ok());
            }
        });
        Self { url, asked, closing }
    }

    /// Its address, `http://127.0.0.1:<port>/v1`.
    pub fn url(&self) -> &Url {
        &self.url
    }

    /// What it was asked so far.
    pub fn asked(&self) -> Vec<Asked> {
        lock(&self.asked).clone()
    }
}

impl Drop for Chat {
    fn drop(&mut self) {
        self.closing.store(true, Ordering::Relaxed);
        let port = self.url.port().unwrap_or(0);
        // Wakes the one that accepts; if it is gone, so much the better.
        drop(TcpStream::connect(("127.0.0.1", port)));
    }
}

fn serve(stream: TcpStream, kept: &Mutex<Vec<Asked>>, closing: &AtomicBool, play: &Play) -> io::Result<()> {
    stream.set_read_timeout(Some(LONG))?;
    let asked = read(&stream)?;
    let nth = {
        let mut all = lock(kept);
        all.push(asked.clone());
        all.len() - 1
    };
    let mut to = &stream;
    for act in play(nth, &asked) {
        match act {
            Act::Send(bytes) => to.write_all(&bytes)?,
            Act::Wait(pause) => std::thread::sleep(pause),
            Act::Repeat(bytes, pause) => repeat(&stream, &bytes, pause, closing)?,
            Act::Reset => return reset(&stream),
        }
        to.flush()?;
    }
    stream.shutdown(Shutdown::Both)
}

fn repeat(mut to: &TcpStream, bytes: &[u8], pause: Duration, closing: &AtomicBool) -> io::Result<()> {
    let until = Instant::now() + LONG;
    while Instant::now() < until && !closing.load(Ordering::Relaxed) {
        to.write_all(bytes)?;
        to.flush()?;
        std::thread::sleep(pause);
    }
    Ok(())
}

/// With no time to linger, closing sends a reset.
fn reset(stream: &TcpStream) -> io::Result<()> {
    rustix::net::sockopt::set_socket_linger(stream, Some(Duration::ZERO)).map_err(io::Error::from)
}

fn read(stream: &TcpStream) -> io::Result<Asked> {
    let mut from = BufReader::new(stream);
    let mut line = String::new();
    from.read_line(&mut line)?;
    let mut headers = Vec::new();
    loop {
        let mut header = String::new();
        from.read_line(&mut header)?;
        let Some((name, value)) = header.trim_end().split_once(':') else { break };
        headers.push((name.to_ascii_lowercase(), value.trim().to_owned()));
    }
    let length = headers.iter().find(|(name, _)| name == "content-length").and_then(|(_, n)| n.parse().ok());
    let mut body = vec![0; length.unwrap_or(0)];
    from.read_exact(&mut body)?;
    Ok(Asked { line: line.trim_end().to_owned(), headers, body })
}
