//! Loopback servers, honest and hostile: static files, npm-like registries, git over HTTP.
//!
//! One server holds routes; the first whose prefix matches answers. Every request is counted by path, so that a test
//! can say "two requests" and mean it.

mod bucket;
pub mod chat;
mod git;
mod npm;
mod script;

use std::collections::BTreeMap;
use std::io;
use std::path::{Component, Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use tiny_http::{Header, Request, Response, StatusCode};
use url::Url;

pub use bucket::Bucket;
pub use npm::Registry;
pub use script::{Behaviour, short};

/// 16 requests at once: a client under test opens a handful.
const WORKERS: usize = 16;

/// What stands under a prefix.
#[derive(Debug, Clone)]
pub enum Route {
    /// The files of a folder, read anew for every request.
    Folder(PathBuf),
    /// Bare git repositories beneath a folder, through the real `git http-backend`.
    Git(PathBuf),
    /// The same, speaking protocol version 0 only: it gives nothing but what its references stand for.
    OldGit(PathBuf),
    /// An npm-like registry.
    Npm(Registry),
    /// Something scripted, whatever the path.
    Scripted(Behaviour),
}

/// A server on a loopback port of its own, until it is dropped.
#[derive(Debug)]
pub struct Server {
    url: Url,
    shared: Arc<Shared>,
    workers: Vec<JoinHandle<()>>,
}

struct Shared {
    http: tiny_http::Server,
    routes: Mutex<Vec<(String, Route)>>,
    counts: Mutex<BTreeMap<String, usize>>,
    headers: Mutex<Vec<(String, String)>>,
    closing: AtomicBool,
}

impl std::fmt::Debug for Shared {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Shared").field("routes", &self.routes).finish_non_exhaustive()
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Server {
    /// A server of `routes`, pairs of a prefix such as `/` and what stands there; longer prefixes first.
    ///
    /// # Errors
    /// When no loopback port can be had.
    pub fn new(routes: impl IntoIterator<Item = (&'static str, Route)>) -> io::Result<Self> {
        let http = tiny_http::Server::http(("127.0.0.1", 0)).map_err(io::Error::other)?;
        let address = http.server_addr().to_ip().ok_or_else(|| io::Error::other("no loopback address"))?;
        let url = Url::parse(&format!("http://{address}/")).map_err(io::Error::other)?;
        let routes = routes.into_iter().map(|(prefix, route)| (prefix.to_owned(), route)).collect();
        let shared = Arc::new(Shared {
            http,
            routes: Mutex::new(routes),
            counts: Mutex::default(),
            headers: Mutex::default(),
            closing: AtomicBool::new(false),
        });
        let mut workers = Vec::new();
        for _ in 0..WORKERS {
            let shared = shared.clone();
            workers.push(std::thread::Builder::new().spawn(move || shared.work())?);
        }
        Ok(Self { url, shared, workers })
    }

    /// A server of one folder.
    ///
    /// # Errors
    /// When no loopback port can be had.
    pub fn folder(path: &Path) -> io::Result<Self> {
        Self::new([("/", Route::Folder(path.to_owned()))])
    }

    /// A server that behaves as scripted, whatever it is asked for.
    ///
    /// # Errors
    /// When no loopback port can be had.
    pub fn scripted(behaviour: Behaviour) -> io::Result<Self> {
        Self::new([("/", Route::Scripted(behaviour))])
    }

    /// Its address, `http://127.0.0.1:<port>/`.
    #[must_use]
    pub fn url(&self) -> &Url {
        &self.url
    }

    /// The address of `path` on it.
    ///
    /// # Panics
    /// When `path` makes no address.
    #[must_use]
    #[expect(clippy::expect_used, reason = "a test's own path")]
    pub fn at(&self, path: &str) -> Url {
        self.url.join(path).expect("a path of a test joins an address")
    }

    /// Puts `route` before all others.
    pub fn serve_first(&self, prefix: &str, route: Route) {
        lock(&self.shared.routes).insert(0, (prefix.to_owned(), route));
    }

    /// How often each path was asked for since the last [`Server::forget`].
    #[must_use]
    pub fn counts(&self) -> BTreeMap<String, usize> {
        lock(&self.shared.counts).clone()
    }

    /// How many requests there were since the last [`Server::forget`].
    #[must_use]
    pub fn requests(&self) -> usize {
        lock(&self.shared.counts).values().sum()
    }

    /// The values of a header in all requests since the last [`Server::forget`].
    #[must_use]
    pub fn headers(&self, name: &str) -> Vec<String> {
        let all = lock(&self.shared.headers);
        all.iter().filter(|(n, _)| n.eq_ignore_ascii_case(name)).map(|(_, value)| value.clone()).collect()
    }

    /// Starts counting anew.
    pub fn forget(&self) {
        lock(&self.shared.counts).clear();
        lock(&self.shared.headers).clear();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.shared.closing.store(true, Ordering::Relaxed);
        for _ in &self.workers {
            self.shared.http.unblock();
        }
        // A worker that drips to a client which left is not waited for; it ends with its connection.
        self.workers.retain(|worker| !worker.is_finished());
    }
}

impl Shared {
    fn work(self: Arc<Self>) {
        while !self.closing.load(Ordering::Relaxed) {
            let Ok(request) = self.http.recv() else { return };
            // A client that went away is its own business.
            self.answer(request).ok();
        }
    }

    fn answer(&self, request: Request) -> io::Result<()> {
        let target = request.url().to_owned();
        let (path, query) = target.split_once('?').unwrap_or((target.as_str(), ""));
        *lock(&self.counts).entry(path.to_owned()).or_default() += 1;
        let headers = request.headers().iter().map(|h| (h.field.to_string(), h.value.to_string()));
        lock(&self.headers).extend(headers);
        let routes = lock(&self.routes).clone();
        let found = routes.iter().find_map(|(prefix, route)| Some((route, path.strip_prefix(prefix.as_str())?)));
        let Some((route, rest)) = found else { return status(request, 404) };
        match route {
            Route::Folder(base) => folder(request, base, rest),
            Route::Git(base) => git::Backend { base, old: false }.answer(request, rest, query),
            Route::OldGit(base) => git::Backend { base, old: true }.answer(request, rest, query),
            Route::Npm(registry) => registry.answer(request, rest),
            Route::Scripted(behaviour) => behaviour.play(request, &self.closing),
        }
    }
}

fn status(request: Request, code: u16) -> io::Result<()> {
    request.respond(Response::empty(StatusCode(code)))
}

fn bytes(request: Request, kind: &str, body: Vec<u8>) -> io::Result<()> {
    request.respond(Response::from_data(body).with_header(header("Content-Type", kind)?))
}

fn header(name: &str, value: &str) -> io::Result<Header> {
    Header::from_bytes(name, value).map_err(|()| io::Error::other(format!("no header: {name}: {value}")))
}

/// The file that a percent-encoded path names beneath `base`.
fn beneath(base: &Path, path: &str) -> Option<PathBuf> {
    let decoded = decode(path)?;
    let relative = Path::new(&decoded);
    let plain = relative.components().all(|part| matches!(part, Component::Normal(_)));
    plain.then(|| base.join(relative))
}

fn decode(path: &str) -> Option<String> {
    let mut out = Vec::new();
    let mut from = path.bytes();
    while let Some(byte) = from.next() {
        if byte == b'%' {
            let pair = [from.next()?, from.next()?];
            out.extend(hex::decode(pair).ok()?);
        } else {
            out.push(byte);
        }
    }
    String::from_utf8(out).ok()
}

fn folder(request: Request, base: &Path, rest: &str) -> io::Result<()> {
    let Some(path) = beneath(base, rest.trim_start_matches('/')) else { return status(request, 404) };
    match std::fs::File::open(&path) {
        Ok(file) if file.metadata()?.is_file() => request.respond(Response::from_file(file)),
        Ok(_) => status(request, 404),
        Err(e) if e.kind() == io::ErrorKind::NotFound => status(request, 404),
        Err(_) => status(request, 500),
    }
}

/// Everything that a request carries.
fn body(request: &mut Request) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    request.as_reader().read_to_end(&mut bytes)?;
    Ok(bytes)
}
