//! One request on its own thread, so that a slow server can be left alone: by Ctrl-C, by the clock.

use std::error::Error;
use std::io::{self, Read};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::time::{Duration, Instant};

use reqwest::blocking::{Client, Request, Response};

use super::{Patience, Web, WebError, shown};

/// 50 ms: soon enough for a finger on Ctrl-C.
const TICK: Duration = Duration::from_millis(50);
/// 64 KiB a piece, and 4 of them waiting: enough to keep a socket busy while a piece is hashed.
const PIECE: usize = 64 << 10;
const PIECES: usize = 4;

/// An answer's first part.
#[derive(Debug)]
pub(super) struct Head {
    pub(super) status: u16,
    pub(super) length: Option<u64>,
    pub(super) headers: Vec<(String, Vec<u8>)>,
}

#[derive(Debug)]
enum Event {
    Head(Head),
    Piece(Vec<u8>),
    End,
    Failed(String),
}

/// A request under way; dropping it abandons it.
#[derive(Debug)]
pub(super) struct Exchange {
    events: Receiver<Event>,
    interrupt: super::Interrupt,
    patience: Patience,
    address: String,
    waited: Duration,
    received: u64,
}

impl Exchange {
    pub(super) fn start(client: Client, request: Request, web: &Web) -> Result<Self, WebError> {
        let address = shown(request.url());
        let (sender, events) = sync_channel(PIECES);
        let spawned = std::thread::Builder::new().name("http".into()).spawn(move || work(&client, request, &sender));
        if let Err(e) = spawned {
            return Err(WebError::Unreachable { address, why: format!("no thread for it: {e}") });
        }
        let (interrupt, patience) = (web.interrupt.clone(), web.patience);
        Ok(Self { events, interrupt, patience, address, waited: Duration::ZERO, received: 0 })
    }

    /// Allows so much more time before the speed is looked at.
    pub(super) fn allow(&mut self, more: Duration) {
        self.patience.grace = self.patience.grace.saturating_add(more);
    }

    pub(super) fn head(&mut self) -> Result<Head, WebError> {
        match self.next()? {
            Event::Head(head) => Ok(head),
            Event::Failed(why) => Err(self.unreachable(why)),
            Event::Piece(_) | Event::End => Err(self.unreachable("it ended before it began".into())),
        }
    }

    pub(super) fn body(self, address: String, cap: u64) -> Body {
        Body { exchange: Some(self), piece: Vec::new(), at: 0, address, cap }
    }

    fn next(&mut self) -> Result<Event, WebError> {
        loop {
            if self.interrupt.load(std::sync::atomic::Ordering::Relaxed) {
                return Err(WebError::Interrupted);
            }
            if self.is_late() {
                let (address, received, waited) = (self.address.clone(), self.received, self.waited);
                return Err(WebError::TooSlow { address, received, waited });
            }
            let began = Instant::now();
            let event = self.events.recv_timeout(TICK);
            // Only waiting counts: what we do with the bytes is our own time.
            self.waited += began.elapsed();
            match event {
                Ok(event) => return Ok(event),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(self.unreachable("the connection broke".into())),
            }
        }
    }

    fn is_late(&self) -> bool {
        let earned =
            self.received.checked_div(self.patience.bytes_per_second).map_or(Duration::MAX, Duration::from_secs);
        self.waited > self.patience.total || self.waited > self.patience.grace.saturating_add(earned)
    }

    fn unreachable(&self, why: String) -> WebError {
        WebError::Unreachable { address: self.address.clone(), why }
    }
}

fn work(client: &Client, request: Request, to: &SyncSender<Event>) {
    let last = match client.execute(request) {
        Err(e) => Event::Failed(chain(&e)),
        Ok(response) => match relay(response, to) {
            Ok(()) => Event::End,
            Err(e) => Event::Failed(chain(&e)),
        },
    };
    // Nobody listening any more is no failure: the request was abandoned.
    to.send(last).ok();
}

fn relay(mut response: Response, to: &SyncSender<Event>) -> io::Result<()> {
    let headers =
        response.headers().iter().map(|(name, value)| (name.as_str().to_owned(), value.as_bytes().to_vec())).collect();
    let head = Head { status: response.status().as_u16(), length: response.content_length(), headers };
    if to.send(Event::Head(head)).is_err() {
        return Ok(());
    }
    loop {
        let mut piece = vec![0; PIECE];
        let n = response.read(&mut piece)?;
        piece.truncate(n);
        if n == 0 || to.send(Event::Piece(piece)).is_err() {
            return Ok(());
        }
    }
}

/// An answer's bytes. Its errors are [`WebError`]s inside `io::Error`s.
#[derive(Debug)]
pub struct Body {
    exchange: Option<Exchange>,
    piece: Vec<u8>,
    at: usize,
    address: String,
    cap: u64,
}

impl Body {
    fn refill(&mut self) -> Result<(), WebError> {
        let Some(exchange) = &mut self.exchange else { return Ok(()) };
        match exchange.next()? {
            Event::Piece(piece) => {
                exchange.received = exchange.received.saturating_add(u64::try_from(piece.len()).unwrap_or(u64::MAX));
                if exchange.received > self.cap {
                    return Err(WebError::TooLarge { address: self.address.clone(), cap: self.cap });
                }
                (self.piece, self.at) = (piece, 0);
            }
            Event::End => self.exchange = None,
            Event::Failed(why) => return Err(WebError::Unreachable { address: self.address.clone(), why }),
            Event::Head(_) => {
                return Err(WebError::Unreachable { address: self.address.clone(), why: "two heads".into() });
            }
        }
        Ok(())
    }
}

impl io::BufRead for Body {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        while self.at >= self.piece.len() && self.exchange.is_some() {
            self.refill()?;
        }
        Ok(self.piece.get(self.at..).unwrap_or_default())
    }
    fn consume(&mut self, n: usize) {
        self.at += n;
    }
}

impl Read for Body {
    fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
        let n = io::BufRead::fill_buf(self)?.read(to)?;
        io::BufRead::consume(self, n);
        Ok(n)
    }
}

/// What the client wraps around a cause: the address, which is said already, and its own words for "it failed".
const WRAPPERS: [&str; 2] = ["error sending request", "client error ("];

/// An error with its causes, without repeating itself.
pub(super) fn chain(error: &dyn Error) -> String {
    let mut text = String::new();
    let mut next = Some(error);
    while let Some(e) = next {
        let line = e.to_string();
        let wraps = e.source().is_some() && WRAPPERS.iter().any(|wrapper| line.starts_with(wrapper));
        if !wraps && !text.ends_with(&line) {
            if !text.is_empty() {
                text.push_str(": ");
            }
            text.push_str(&line);
        }
        next = e.source();
    }
    text
}
