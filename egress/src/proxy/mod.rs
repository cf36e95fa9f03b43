//! The policy behind a proxy on a Unix socket, for programs that know nothing of it: HTTP, CONNECT and SOCKS5 on one socket.
//!
//! In `limited` mode it refuses tunnels, whose methods it cannot see; a whole address (`GET https://… HTTP/1.1`) is
//! fetched by the proxy itself, https too. In `full` mode a tunnel must begin with a TLS hello that names the very host
//! that the tunnel was asked for. One policy, one socket: whoever can open the socket has the grants behind it, so it lies
//! in a folder of its own that only its owner enters.

mod denial;
mod forward;
mod head;
mod hello;
mod inbound;
mod serve;
mod socks;
mod tunnel;

use std::collections::BTreeMap;
use std::fmt;
use std::io;
use std::net::Shutdown;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use crate::fetch::Egress;
use crate::grants::Grants;

pub use denial::{Denial, Via};
pub use head::{BadHead, Head, read as read_head};
pub use hello::{BadHello, Hello, read as read_hello};
pub use socks::{BadSocks, Wanted, greeting as read_socks_greeting, request as read_socks_request};

use denial::About;

/// How much and how long.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ProxyLimits {
    /// At once; one more is refused.
    pub connections: usize,
    /// Through all connections together, both ways.
    pub bytes: u64,
    /// For a client to say what it wants, and to begin its TLS hello.
    pub patience: Duration,
    /// For a tunnel in which nothing moves.
    pub idle: Duration,
    /// For one connection, whatever moves.
    pub total: Duration,
}

impl Default for ProxyLimits {
    fn default() -> Self {
        Self {
            connections: 64,                     // a package manager opens 16
            bytes: 2 << 30,                      // a language's whole tool chain, twice
            patience: Duration::from_secs(10),   // a client on this machine needs milliseconds
            idle: Duration::from_secs(5 * 60),   // a server that thinks before it streams
            total: Duration::from_secs(60 * 60), // an hour: a hook has minutes, an MCP server reconnects
        }
    }
}

/// Who hears of refusals, from any thread.
pub type Report = Arc<dyn Fn(&Denial) + Send + Sync>;

/// A proxy at work; dropping it ends it and every connection through it.
pub struct Proxy {
    path: PathBuf,
    shared: Arc<Shared>,
    listener: Option<JoinHandle<()>>,
}

/// What every connection shares.
pub(crate) struct Shared {
    egress: Egress,
    grants: Grants,
    limits: ProxyLimits,
    report: Report,
    closing: AtomicBool,
    /// Bytes that may still pass.
    budget: AtomicU64,
    clients: Mutex<BTreeMap<u64, UnixStream>>,
}

impl fmt::Debug for Proxy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Proxy").field("path", &self.path).field("grants", &self.shared.grants).finish_non_exhaustive()
    }
}

impl Proxy {
    /// Listens at `path`, which must not exist, and lies in a folder that only its owner enters.
    ///
    /// # Errors
    /// When the socket cannot be had.
    pub fn start(path: &Path, egress: Egress, grants: Grants, limits: ProxyLimits, report: Report) -> io::Result<Self> {
        let listener = UnixListener::bind(path)?;
        let shared = Arc::new(Shared {
            egress,
            grants,
            limits,
            report,
            closing: AtomicBool::new(false),
            budget: AtomicU64::new(limits.bytes),
            clients: Mutex::default(),
        });
        let theirs = Arc::clone(&shared);
        let listener =
            std::thread::Builder::new().name("proxy".to_owned()).spawn(move || accept(&listener, &theirs))?;
        Ok(Self { path: path.to_owned(), shared, listener: Some(listener) })
    }

    /// Where it listens.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.shared.closing.store(true, Ordering::Release);
        // The listener waits in accept; a connection of our own lets it look at the flag.
        let woken = UnixStream::connect(&self.path).is_ok();
        for client in self.shared.clients().values() {
            client.shutdown(Shutdown::Both).ok();
        }
        std::fs::remove_file(&self.path).ok();
        if let Some(listener) = self.listener.take().filter(|_| woken) {
            listener.join().ok();
        }
    }
}

impl Shared {
    fn clients(&self) -> MutexGuard<'_, BTreeMap<u64, UnixStream>> {
        self.clients.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_closing(&self) -> bool {
        self.closing.load(Ordering::Acquire)
    }

    fn tell(&self, about: &About, code: &'static str, why: String) {
        (self.report)(&about.denial(code, why));
    }

    /// Takes `n` bytes out of the budget; `false` when it is used up.
    fn spend(&self, n: usize) -> bool {
        let n = u64::try_from(n).unwrap_or(u64::MAX);
        self.budget.fetch_update(Ordering::AcqRel, Ordering::Acquire, |left| left.checked_sub(n)).is_ok()
    }
}

fn accept(listener: &UnixListener, shared: &Arc<Shared>) {
    for (id, client) in (0_u64..).zip(listener.incoming()) {
        if shared.is_closing() {
            return;
        }
        match client {
            Ok(client) => admit(id, client, shared),
            // Out of descriptors, most likely: others end and give theirs back.
            Err(_) => std::thread::sleep(Duration::from_millis(50)),
        }
    }
}

fn admit(id: u64, client: UnixStream, shared: &Arc<Shared>) {
    let Ok(kept) = client.try_clone() else { return };
    {
        let mut clients = shared.clients();
        if clients.len() >= shared.limits.connections {
            let why = format!("more than {} connections at once", shared.limits.connections);
            return shared.tell(&About::nothing(), "connections", why);
        }
        clients.insert(id, kept);
    }
    let theirs = Arc::clone(shared);
    let spawned = std::thread::Builder::new().name("proxied".to_owned()).spawn(move || {
        serve::serve(&client, &theirs);
        client.shutdown(Shutdown::Both).ok();
        theirs.clients().remove(&id);
    });
    if spawned.is_err() {
        shared.clients().remove(&id);
    }
}
