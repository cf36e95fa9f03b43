//! Names to addresses: looked up once, and only what is fit is handed on.

use std::fmt;
use std::io;
use std::net::{IpAddr, SocketAddr, TcpStream, ToSocketAddrs};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::sync_channel;
use std::time::{Duration, Instant};

use crate::denied::{Denied, Dropped};
use crate::grants::TunnelPermit;
use crate::host::HostName;
use crate::reach::Reach;

/// 32 look-ups under way: a resolver that hangs holds a thread each.
const LOOK_UPS: usize = 32;
/// 16 addresses of a name are tried; large services give 8.
const ADDRESSES: usize = 16;
/// 10 s to connect to one address; a satellite link needs two.
const CONNECT: Duration = Duration::from_secs(10);

/// Who knows the addresses of names.
pub trait Resolver: Send + Sync + fmt::Debug {
    /// All addresses of `host`.
    ///
    /// # Errors
    /// When there is none, or nobody could be asked.
    fn resolve(&self, host: &HostName) -> io::Result<Vec<IpAddr>>;
}

/// The system's own resolver.
#[derive(Debug, Clone, Copy, Default)]
pub struct SystemResolver;

impl Resolver for SystemResolver {
    fn resolve(&self, host: &HostName) -> io::Result<Vec<IpAddr>> {
        // The dot keeps the search list of resolv.conf out: `example.com` never becomes `example.com.corp.example`.
        Ok((format!("{host}.").as_str(), 0).to_socket_addrs()?.map(|address| address.ip()).collect())
    }
}

/// Why a name gave no address to connect to.
#[derive(Debug, Clone, thiserror::Error)]
pub(crate) enum Unresolved {
    #[error(transparent)]
    Denied(#[from] Denied),
    #[error("{host} cannot be resolved: {why}")]
    Failed { host: HostName, why: String },
}

/// The resolver behind the check of addresses.
#[derive(Debug, Clone)]
pub(crate) struct Names {
    resolver: Arc<dyn Resolver>,
    reach: Reach,
    under_way: Arc<AtomicUsize>,
}

impl Names {
    pub(crate) fn new(resolver: Arc<dyn Resolver>, reach: Reach) -> Self {
        Self { resolver, reach, under_way: Arc::default() }
    }

    pub(crate) fn reach(&self) -> Reach {
        self.reach
    }

    /// The addresses of `host` that may be connected to; asks once.
    pub(crate) fn fit(&self, host: &HostName) -> Result<Vec<IpAddr>, Unresolved> {
        let failed = |why: String| Unresolved::Failed { host: host.clone(), why };
        let found = self.resolver.resolve(host).map_err(|e| failed(e.to_string()))?;
        if found.is_empty() {
            return Err(failed("it has no address".to_owned()));
        }
        let judged: Vec<_> =
            found.into_iter().take(ADDRESSES).map(|address| (address, self.reach.unfit(address))).collect();
        let fit: Vec<IpAddr> =
            judged.iter().filter(|(_, range)| range.is_none()).map(|(address, _)| *address).collect();
        if fit.is_empty() {
            let dropped = judged
                .into_iter()
                .filter_map(|(address, range)| range.map(|range| Dropped { address, range }))
                .collect();
            return Err(Denied::NotPublic { host: host.clone(), dropped }.into());
        }
        Ok(fit)
    }

    /// [`Names::fit`] on a thread of its own, whose answer goes to `done`, at most [`LOOK_UPS`] at once.
    pub(crate) fn look_up(&self, host: HostName, done: impl FnOnce(Result<Vec<IpAddr>, Unresolved>) + Send + 'static) {
        let busy = |host| Err(Unresolved::Failed { host, why: "too many names are being looked up".to_owned() });
        let slot = Slot::take(&self.under_way);
        let (names, name) = (self.clone(), host.clone());
        match slot {
            None => done(busy(host)),
            Some(slot) => {
                let done = Arc::new(std::sync::Mutex::new(Some(done)));
                let theirs = Arc::clone(&done);
                let spawned = std::thread::Builder::new().name("resolve".to_owned()).spawn(move || {
                    let answer = names.fit(&name);
                    drop(slot);
                    finish(&theirs, answer);
                });
                if spawned.is_err() {
                    finish(&done, busy(host));
                }
            }
        }
    }

    /// Connects to what was permitted: resolves once, and connects to the very addresses that it has judged.
    pub(crate) fn connect(&self, permit: &TunnelPermit, deadline: Instant) -> Result<TcpStream, Unresolved> {
        let host = permit.host();
        let failed = |why: &str| Unresolved::Failed { host: host.clone(), why: why.to_owned() };
        let (sender, answer) = sync_channel(1);
        // Whoever waited has gone when the answer comes late; then it is nobody's.
        self.look_up(host.clone(), move |found| drop(sender.send(found)));
        let left = deadline.saturating_duration_since(Instant::now());
        let addresses = answer.recv_timeout(left).map_err(|_| failed("the look-up took too long"))??;
        let mut last = "no address answered in time".to_owned();
        for address in addresses {
            let left = deadline.saturating_duration_since(Instant::now()).min(CONNECT);
            if left.is_zero() {
                break;
            }
            match TcpStream::connect_timeout(&SocketAddr::new(address, permit.port()), left) {
                Ok(stream) => return Ok(stream),
                Err(e) => last = e.to_string(),
            }
        }
        Err(failed(&last))
    }
}

fn finish<F: FnOnce(Result<Vec<IpAddr>, Unresolved>)>(
    done: &std::sync::Mutex<Option<F>>,
    answer: Result<Vec<IpAddr>, Unresolved>,
) {
    let taken = done.lock().unwrap_or_else(std::sync::PoisonError::into_inner).take();
    if let Some(done) = taken {
        done(answer);
    }
}

/// One of [`LOOK_UPS`] places, given back when dropped.
struct Slot(Arc<AtomicUsize>);

impl Slot {
    fn take(places: &Arc<AtomicUsize>) -> Option<Self> {
        let more = |taken: usize| (taken < LOOK_UPS).then_some(taken + 1);
        places.fetch_update(Ordering::AcqRel, Ordering::Acquire, more).ok().map(|_| Self(Arc::clone(places)))
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::AcqRel);
    }
}
