//! The HTTP clients, made when first needed, with nothing ambient and the guard of addresses in their connector.

use std::future::poll_fn;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::task::{Poll, Waker};
use std::time::Duration;

use reqwest::Certificate;
use reqwest::blocking::Client;
use reqwest::dns::{Addrs, Name, Resolve, Resolving};

use super::FetchError;
use super::error;
use crate::host::HostName;
use crate::resolve::Names;

/// One name for every request, so that a server learns nothing about the machine; a caller may give its own.
const USER_AGENT: &str = concat!("deepcode-plugin/", env!("CARGO_PKG_VERSION"));
/// 10 s; a satellite link needs two.
const CONNECT: Duration = Duration::from_secs(10);
/// 100 headers in an answer: five times what large services send.
const HEADERS: usize = 100;

/// One that takes `Content-Encoding: gzip` off, and one that does not.
#[derive(Debug)]
pub(super) struct Clients {
    names: Names,
    roots: Vec<Certificate>,
    decoding: OnceLock<Client>,
    raw: OnceLock<Client>,
}

impl Clients {
    pub(super) fn new(names: Names, roots: Vec<Certificate>) -> Self {
        Self { names, roots, decoding: OnceLock::new(), raw: OnceLock::new() }
    }

    pub(super) fn decoding(&self) -> Result<&Client, FetchError> {
        self.made(&self.decoding, |builder| builder.gzip(true))
    }

    pub(super) fn raw(&self) -> Result<&Client, FetchError> {
        self.made(&self.raw, |builder| builder.gzip(false))
    }

    fn made<'a>(
        &self,
        cell: &'a OnceLock<Client>,
        with: impl FnOnce(reqwest::blocking::ClientBuilder) -> reqwest::blocking::ClientBuilder,
    ) -> Result<&'a Client, FetchError> {
        if let Some(client) = cell.get() {
            return Ok(client);
        }
        let builder = Client::builder()
            .user_agent(USER_AGENT)
            .no_proxy()
            .referer(false)
            .redirect(reqwest::redirect::Policy::none())
            .retry(reqwest::retry::never())
            .connect_timeout(CONNECT)
            .timeout(None)
            .http1_max_headers(HEADERS)
            .https_only(!self.names.reach().speaks_http())
            .tls_version_min(reqwest::tls::Version::TLS_1_2)
            .dns_resolver(Arc::new(Guard(self.names.clone())));
        let builder = if self.roots.is_empty() { builder } else { builder.tls_certs_only(self.roots.clone()) };
        let client = with(builder).build().map_err(|e| error::set_up(&e))?;
        Ok(cell.get_or_init(|| client))
    }
}

/// Stands where the client asks for addresses, so that it never sees one that was not judged.
struct Guard(Names);

impl Resolve for Guard {
    fn resolve(&self, name: Name) -> Resolving {
        let host = match HostName::parse(name.as_str()) {
            Ok(host) => host,
            Err(e) => return Box::pin(std::future::ready(Err(e.into()))),
        };
        let later = Arc::new(Later::default());
        let theirs = Arc::clone(&later);
        self.0.look_up(host, move |found| theirs.set(found));
        Box::pin(async move {
            let found = later.wait().await?;
            // Port 0 stands for the port that was judged with the name.
            let addresses: Addrs = Box::new(found.into_iter().map(|address| SocketAddr::new(address, 0)));
            Ok(addresses)
        })
    }
}

/// A value that a thread sets and a future waits for.
struct Later<T>(Mutex<Slot<T>>);

struct Slot<T> {
    value: Option<T>,
    waiting: Option<Waker>,
}

impl<T> Default for Later<T> {
    fn default() -> Self {
        Self(Mutex::new(Slot { value: None, waiting: None }))
    }
}

impl<T> Later<T> {
    fn set(&self, value: T) {
        let waker = {
            let mut inner = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            inner.value = Some(value);
            inner.waiting.take()
        };
        if let Some(waker) = waker {
            waker.wake();
        }
    }

    async fn wait(&self) -> T {
        poll_fn(|context| {
            let mut inner = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            match inner.value.take() {
                Some(value) => Poll::Ready(value),
                None => {
                    inner.waiting = Some(context.waker().clone());
                    Poll::Pending
                }
            }
        })
        .await
    }
}
