//! Connections: how many, how long, how large their heads; TLS or not; ended gracefully.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::response::Response;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::{http1, http2};
use hyper::service::service_fn;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio_io_timeout::TimeoutStream;

use super::Answers;
use super::peers::{Full, Peers};
use super::timer::OneTimer;
use super::workers::Workers;
use crate::metrics::Metrics;
use crate::tls::Tls;

/// 16 KiB of head: four times what browsers send with cookies, of which there are none here. Of header fields hyper takes 100.
const HEAD_BYTES: usize = 16 << 10;

/// 15 s for a whole head, also between two requests: a slow line needs two, a slowloris wants minutes.
const HEAD_TIME: Duration = Duration::from_secs(15);

/// 10 s for a TLS handshake.
const HANDSHAKE_TIME: Duration = Duration::from_secs(10);

/// 30 s in which a client takes nothing of what is written to it: it has gone, or means to keep a place.
const WRITE_TIME: Duration = Duration::from_secs(30);

/// An hour: a bundle over the slowest line is there by then, and nobody keeps a place for longer.
const CONNECTION_TIME: Duration = Duration::from_secs(3_600);

/// 100 streams at once on one HTTP/2 connection, as RFC 9113 §6.5.2 recommends at least.
const STREAMS: u32 = 100;

/// 4,096 connections wait to be accepted, as many as Linux lets by default: whoever is turned away there tries again after a
/// second, then after three.
const WAITING: u32 = 4_096;

/// 50 ms: after a failed accept (no descriptor left) another try at once would only burn the processor.
const ACCEPT_PAUSE: Duration = Duration::from_millis(50);

/// Why nobody is heard.
#[derive(Debug, thiserror::Error)]
#[error("{address}: {why}")]
pub struct Unheard {
    /// Where it should have listened.
    pub address: SocketAddr,
    /// What the system says.
    pub why: io::Error,
}

/// A socket that listens.
#[derive(Debug)]
pub struct Listening {
    socket: TcpListener,
    address: SocketAddr,
}

/// Opens the socket.
///
/// # Errors
/// [`Unheard`].
pub fn listen(address: SocketAddr) -> Result<Listening, Unheard> {
    let fail = |why| Unheard { address, why };
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }.map_err(fail)?;
    // Else the connections of the server before, which still linger, keep the address.
    socket.set_reuseaddr(true).map_err(fail)?;
    socket.bind(address).map_err(fail)?;
    let socket = socket.listen(WAITING).map_err(fail)?;
    let address = socket.local_addr().map_err(fail)?;
    Ok(Listening { socket, address })
}

/// How connections are served.
#[derive(Clone)]
pub struct Serving {
    /// What answers.
    pub answers: Answers,
    /// TLS, unless a proxy in front does it.
    pub tls: Option<Tls>,
    /// Who is here.
    pub peers: Peers,
    /// What is counted.
    pub metrics: Metrics,
    /// The longest that open requests are waited for at the end.
    pub grace: Duration,
}

impl std::fmt::Debug for Serving {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Serving").field("grace", &self.grace).finish_non_exhaustive()
    }
}

impl Listening {
    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Serves until `stop` is ready, then finishes what was begun.
    ///
    /// # Errors
    /// When the threads for connections cannot be had.
    pub async fn serve(self, serving: Serving, stop: impl Future<Output = ()>) -> io::Result<()> {
        let workers = Workers::start()?;
        let graceful = GracefulShutdown::new();
        let mut stop = std::pin::pin!(stop);
        loop {
            let accepted = tokio::select! {
                accepted = self.socket.accept() => accepted,
                () = &mut stop => break,
            };
            match accepted {
                Ok((stream, peer)) => serving.welcome(stream, peer, graceful.watcher(), &workers),
                Err(why) => {
                    tracing::warn!(error = %why, "a connection was not accepted");
                    tokio::time::sleep(ACCEPT_PAUSE).await;
                }
            }
        }
        drop(self.socket);
        if tokio::time::timeout(serving.grace, graceful.shutdown()).await.is_err() {
            tracing::warn!("requests were still open at the end of the grace period");
        }
        // Joining waits, and a runtime's own thread may not.
        tokio::task::spawn_blocking(move || drop(workers)).await.map_err(io::Error::other)
    }
}

impl Serving {
    /// Serves one connection on its own, or drops it where there is no room.
    fn welcome(&self, stream: TcpStream, peer: SocketAddr, watcher: Watcher, workers: &Workers) {
        let room = match self.peers.enter(peer.ip()) {
            Ok(room) => room,
            Err(full) => {
                let code = match full {
                    Full::All => "connections",
                    Full::Place => "connections-of-one",
                };
                return self.metrics.turned_away(code);
            }
        };
        let (serving, open) = (self.clone(), self.metrics.connection());
        let driven = workers.drive(stream, move |stream| async move {
            let (_room, _open) = (room, open);
            if tokio::time::timeout(CONNECTION_TIME, one(stream, peer, serving, watcher)).await.is_err() {
                tracing::debug!(%peer, "a connection was ended at its age");
            }
        });
        if let Err(why) = driven {
            tracing::warn!(error = %why, "a connection was not handed over");
        }
    }
}

type Watcher = hyper_util::server::graceful::Watcher;

async fn one(stream: TcpStream, peer: SocketAddr, serving: Serving, watcher: Watcher) {
    // Answers are written whole: waiting for more to send with them only adds delay.
    if let Err(why) = stream.set_nodelay(true) {
        tracing::debug!(error = %why, "nodelay");
    }
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(WRITE_TIME));
    let (stream, routes) = (Box::pin(stream), Routes(Arc::new((serving.answers, peer))));
    let Some(tls) = &serving.tls else { return routes.over_http1(stream, watcher).await };
    match tokio::time::timeout(HANDSHAKE_TIME, tls.acceptor().accept(stream)).await {
        Ok(Ok(stream)) if stream.get_ref().1.alpn_protocol() == Some(b"h2") => routes.over_http2(stream, watcher).await,
        Ok(Ok(stream)) => routes.over_http1(stream, watcher).await,
        Ok(Err(why)) => tracing::debug!(%peer, error = %why, "no TLS handshake"),
        Err(_) => tracing::debug!(%peer, "a TLS handshake took too long"),
    }
}

/// What answers one peer. Which version is spoken is settled before the first byte of a request: whoever would have to look
/// for it could be kept waiting.
///
/// Shared by the requests of one connection, so that processors do not take turns at counting who shares the rest.
#[derive(Clone)]
struct Routes(Arc<(Answers, SocketAddr)>);

impl Routes {
    async fn over_http1(self, stream: impl Stream, watcher: Watcher) {
        let mut builder = http1::Builder::new();
        builder.timer(OneTimer::default()).header_read_timeout(HEAD_TIME).max_buf_size(HEAD_BYTES);
        builder.writev(false); // one copy of a small answer costs less than two places to write it from
        let peer = self.0.1;
        let connection =
            builder.serve_connection(TokioIo::new(stream), service_fn(move |request| self.answer(request)));
        if let Err(why) = watcher.watch(connection).await {
            tracing::debug!(%peer, error = %why, "a connection ended early");
        }
    }

    async fn over_http2(self, stream: impl Stream, watcher: Watcher) {
        let mut builder = http2::Builder::new(TokioExecutor::new());
        builder
            .timer(TokioTimer::new())
            .keep_alive_interval(Some(HEAD_TIME))
            .max_header_list_size(u32::try_from(HEAD_BYTES).unwrap_or(u32::MAX))
            .max_concurrent_streams(STREAMS);
        let peer = self.0.1;
        let connection =
            builder.serve_connection(TokioIo::new(stream), service_fn(move |request| self.answer(request)));
        if let Err(why) = watcher.watch(connection).await {
            tracing::debug!(%peer, error = %why, "a connection ended early");
        }
    }

    fn answer(&self, request: Request<Incoming>) -> impl Future<Output = Result<Response, Infallible>> + use<> {
        let (answers, peer) = &*self.0;
        answers.answer(*peer, request)
    }
}

/// What a connection is made of.
trait Stream: AsyncRead + AsyncWrite + Unpin + Send + 'static {}

impl<S: AsyncRead + AsyncWrite + Unpin + Send + 'static> Stream for S {}
