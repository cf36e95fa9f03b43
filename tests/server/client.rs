//! An HTTP client that hides nothing: exactly these bytes are sent, every byte that comes back is kept.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::time::Duration;

/// 20 s: an answer that has not come by then never comes.
const PATIENCE: Duration = Duration::from_secs(20);

/// What came back.
#[derive(Debug, Clone)]
pub(crate) struct Answer {
    /// The status.
    pub(crate) status: u16,
    head: String,
    /// Everything after the head.
    pub(crate) body: Vec<u8>,
}

impl Answer {
    /// The value of a header, if there is exactly one.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let prefix = format!("{name}:");
        let mut found = self
            .head
            .lines()
            .filter(|line| line.get(..prefix.len()).is_some_and(|start| start.eq_ignore_ascii_case(&prefix)));
        let value = found.next()?.get(prefix.len()..)?.trim();
        assert!(found.next().is_none(), "{name} comes twice:\n{}", self.head);
        Some(value)
    }

    /// The body as text.
    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap()
    }

    /// The body as JSON.
    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_slice(&self.body).unwrap()
    }

    /// The status, and the code of the error that it tells.
    pub(crate) fn refusal(&self) -> (u16, String) {
        (self.status, self.json().pointer("/error/code").unwrap().as_str().unwrap().to_owned())
    }

    pub(crate) fn read(bytes: &[u8]) -> Self {
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n");
        let parts = end.and_then(|end| Some((bytes.get(..end)?, bytes.get(end + 4..)?)));
        let (head, body) = parts.unwrap_or_else(|| panic!("no head: {:?}", String::from_utf8_lossy(bytes)));
        let head = String::from_utf8(head.to_vec()).unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        Self { status, head, body: body.to_vec() }
    }
}

/// A connection with bounded patience.
pub(crate) fn connect(address: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect_timeout(&address, PATIENCE).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    stream.set_write_timeout(Some(PATIENCE)).unwrap();
    stream
}

/// Sends these bytes and reads until the server closes.
pub(crate) fn raw(address: SocketAddr, bytes: &[u8]) -> Vec<u8> {
    let mut stream = connect(address);
    // A server that has already refused may close before all is written.
    stream.write_all(bytes).ok();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).ok();
    answer
}

/// One request on a connection of its own.
pub(crate) fn ask(address: SocketAddr, method: &str, path: &str, headers: &[(&str, &str)]) -> Answer {
    let mut text = format!("{method} {path} HTTP/1.1\r\nHost: market.example.com\r\nConnection: close\r\n");
    for (name, value) in headers {
        text.push_str(&format!("{name}: {value}\r\n"));
    }
    text.push_str("\r\n");
    Answer::read(&raw(address, text.as_bytes()))
}
