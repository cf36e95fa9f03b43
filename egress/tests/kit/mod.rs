//! Loopback servers, plain and TLS, and a resolver that says what it is told to.
#![expect(dead_code, reason = "each test uses a part of the kit")]
#![expect(clippy::unwrap_used, reason = "the tests' kit fails by panicking")]

use std::collections::HashMap;
use std::io::{self, Read, Write};
use std::net::{IpAddr, TcpListener};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use egress::{Egress, Grants, HostName, Limits, Reach, Resolver};
use rustls::pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject};
use schemas::manifest::NetworkMode;

/// The addresses that a name has, turn by turn.
type Turns = Vec<Vec<IpAddr>>;
/// The same as a test writes them.
type Written<'a> = (&'a str, &'a [&'a [&'a str]]);

/// Answers in order, the last one for ever.
#[derive(Debug, Default)]
pub(crate) struct Told {
    answers: Mutex<HashMap<String, Turns>>,
    asked: AtomicUsize,
    delay: Duration,
}

impl Told {
    pub(crate) fn new(answers: &[Written<'_>]) -> Arc<Self> {
        let parsed = |turns: &[&[&str]]| {
            turns.iter().map(|turn| turn.iter().map(|ip| ip.parse().unwrap()).collect()).collect::<Turns>()
        };
        let answers = answers.iter().map(|(name, turns)| ((*name).to_owned(), parsed(turns))).collect();
        Arc::new(Self { answers: Mutex::new(answers), ..Self::default() })
    }

    pub(crate) fn here(names: &[&str]) -> Arc<Self> {
        const HERE: &[&[&str]] = &[&["127.0.0.1"]];
        Self::new(&names.iter().map(|name| (*name, HERE)).collect::<Vec<_>>())
    }

    pub(crate) fn slow(delay: Duration) -> Arc<Self> {
        Arc::new(Self { delay, ..Self::default() })
    }

    pub(crate) fn asked(&self) -> usize {
        self.asked.load(Ordering::SeqCst)
    }
}

impl Resolver for Told {
    fn resolve(&self, host: &HostName) -> io::Result<Vec<IpAddr>> {
        self.asked.fetch_add(1, Ordering::SeqCst);
        std::thread::sleep(self.delay);
        let mut answers = self.answers.lock().unwrap();
        let Some(turns) = answers.get_mut(host.as_str()) else { return Err(io::Error::other("no such name")) };
        Ok(if turns.len() > 1 { turns.remove(0) } else { turns.first().cloned().unwrap_or_default() })
    }
}

/// What a server does with a request: its head is given as text, the stream is at its body.
pub(crate) type Handler = dyn Fn(&str, &mut dyn ReadWrite) -> io::Result<()> + Send + Sync;

pub(crate) trait ReadWrite: Read + Write {}
impl<T: Read + Write> ReadWrite for T {}

/// A server on loopback; its threads end with the test's process.
pub(crate) struct Server {
    pub(crate) port: u16,
    pub(crate) heads: Arc<Mutex<Vec<String>>>,
    pub(crate) connections: Arc<AtomicUsize>,
    pub(crate) pem: String,
}

impl Server {
    pub(crate) fn plain(handler: impl Fn(&str, &mut dyn ReadWrite) -> io::Result<()> + Send + Sync + 'static) -> Self {
        Self::start(("127.0.0.1", 0), None, Arc::new(handler))
    }

    pub(crate) fn tls(
        names: &[&str],
        handler: impl Fn(&str, &mut dyn ReadWrite) -> io::Result<()> + Send + Sync + 'static,
    ) -> Self {
        Self::tls_at(("127.0.0.1", 0), names, handler)
    }

    pub(crate) fn tls_at(
        address: (&str, u16),
        names: &[&str],
        handler: impl Fn(&str, &mut dyn ReadWrite) -> io::Result<()> + Send + Sync + 'static,
    ) -> Self {
        let names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        Self::start(address, Some(rcgen::generate_simple_self_signed(names).unwrap()), Arc::new(handler))
    }

    fn start(
        address: (&str, u16),
        certificate: Option<rcgen::CertifiedKey<rcgen::KeyPair>>,
        handler: Arc<Handler>,
    ) -> Self {
        let listener = TcpListener::bind(address).unwrap();
        let port = listener.local_addr().unwrap().port();
        let heads = Arc::new(Mutex::new(Vec::new()));
        let connections = Arc::new(AtomicUsize::new(0));
        let pem = certificate.as_ref().map(|c| c.cert.pem()).unwrap_or_default();
        let config = certificate.map(|c| {
            let key = PrivateKeyDer::from_pem_slice(c.signing_key.serialize_pem().as_bytes()).unwrap();
            let provider = Arc::new(rustls::crypto::aws_lc_rs::default_provider());
            let builder =
                rustls::ServerConfig::builder_with_provider(provider).with_safe_default_protocol_versions().unwrap();
            Arc::new(builder.with_no_client_auth().with_single_cert(vec![c.cert.der().clone()], key).unwrap())
        });
        let (seen, counted) = (heads.clone(), connections.clone());
        std::thread::spawn(move || {
            for mut stream in listener.incoming().map_while(Result::ok) {
                counted.fetch_add(1, Ordering::SeqCst);
                let (config, handler, seen) = (config.clone(), handler.clone(), seen.clone());
                std::thread::spawn(move || match config {
                    None => drop(converse(&mut stream, &*handler, &seen)),
                    Some(config) => behind_tls(stream, config, &*handler, &seen),
                });
            }
        });
        Self { port, heads, connections, pem }
    }

    pub(crate) fn heads(&self) -> Vec<String> {
        self.heads.lock().unwrap().clone()
    }

    pub(crate) fn connections(&self) -> usize {
        self.connections.load(Ordering::SeqCst)
    }
}

/// One request a connection.
fn behind_tls(
    stream: std::net::TcpStream,
    config: Arc<rustls::ServerConfig>,
    handler: &Handler,
    seen: &Mutex<Vec<String>>,
) {
    let connection = rustls::ServerConnection::new(config).unwrap();
    let mut tls = rustls::StreamOwned::new(connection, stream);
    if converse(&mut tls, handler, seen).is_ok() {
        tls.conn.send_close_notify();
        tls.flush().ok();
    }
}

fn converse(stream: &mut dyn ReadWrite, handler: &Handler, seen: &Mutex<Vec<String>>) -> io::Result<()> {
    let mut head = Vec::new();
    let mut byte = [0];
    while !head.ends_with(b"\r\n\r\n") {
        stream.read_exact(&mut byte)?;
        head.push(byte[0]);
    }
    let head = String::from_utf8_lossy(&head).into_owned();
    seen.lock().unwrap().push(head.clone());
    handler(&head, stream)
}

/// A whole answer that closes the connection.
pub(crate) fn answer(stream: &mut dyn ReadWrite, status: &str, headers: &str, body: &[u8]) -> io::Result<()> {
    write!(stream, "HTTP/1.1 {status}\r\nContent-Length: {}\r\nConnection: close\r\n{headers}\r\n", body.len())?;
    stream.write_all(body)?;
    stream.flush()
}

pub(crate) fn patterns(all: &[&str]) -> Vec<schemas::DomainPattern> {
    all.iter().map(|p| p.parse().unwrap()).collect()
}

pub(crate) fn grants(allowed: &[&str], mode: NetworkMode) -> Grants {
    Grants::new(&patterns(allowed), &[], mode).unwrap()
}

pub(crate) fn road(resolver: Arc<Told>) -> Egress {
    Egress::new(Reach::loopback_for_tests(), resolver, Limits::default())
}

pub(crate) fn soon() -> Instant {
    Instant::now() + Duration::from_secs(20)
}

/// A TLS client's configuration that trusts `pem`.
pub(crate) fn trusting(pem: &str) -> Arc<rustls::ClientConfig> {
    let mut roots = rustls::RootCertStore::empty();
    roots.add(CertificateDer::from_pem_slice(pem.as_bytes()).unwrap()).unwrap();
    let provider = Arc::new(rustls::crypto::aws_lc_rs::default_provider());
    let builder = rustls::ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions().unwrap();
    Arc::new(builder.with_root_certificates(roots).with_no_client_auth())
}
