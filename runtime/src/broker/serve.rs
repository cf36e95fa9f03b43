//! The broker's life: from the host's first line to its last, or to the host's end.

use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::Ordering;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use schemas::protocol::{Cancel as CancelRequest, ErrorCode, Frame, HOST_LINE, Id, Nothing, Refusal};
use schemas::strict;
use serde_json::Value;

use super::cancel::Cancel;
use super::dispatch::{self, REQUESTS, Request};
use super::link::Link;
use super::orphan;
use super::shared::Shared;
use super::watch;
use super::world::World;
use crate::store::Store;
use crate::wire::Lines;

/// 2 s: how long the host may take to read the last lines.
const FLUSH: Duration = Duration::from_secs(2);
/// 1 s: how often one looks whether the host still reads.
const LOOK: Duration = Duration::from_secs(1);

/// How a broker ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ended {
    /// The host asked for it.
    Shutdown,
    /// The host ended or closed its end.
    HostGone,
    /// A signal asked for it.
    Stopped,
    /// The host sent a line longer than one may be, or reads no more.
    HostBroken,
}

enum News {
    Line(Vec<u8>),
    End(Ended),
}

/// Serves one host until it is gone.
///
/// # Errors
/// When the rules cannot be read, or nothing can be recorded; then no plugin was touched.
pub fn serve(
    world: World,
    store: Store,
    from: impl Read + Send + 'static,
    to: impl Write + Send + 'static,
) -> Result<Ended, Refusal> {
    let shared = Shared::new(world, store, Link::new(to))?;
    let (sender, news) = sync_channel(4);
    listen(from, sender.clone());
    std::thread::spawn(move || {
        orphan::wait_for_host();
        // The other side is only gone when the broker has ended.
        let _heard = sender.send(News::End(Ended::HostGone));
    });
    let (watching, over) = sync_channel::<()>(0);
    let watched = Arc::clone(&shared);
    std::thread::spawn(move || watch::watch(&watched, &over));
    let ended = Server { shared: Arc::clone(&shared), running: Arc::default() }.run(&news);
    drop(watching);
    finish(&shared, &ended);
    Ok(ended.0)
}

/// How it ended, and the request that asked for it.
type Last = (Ended, Option<Id>);

/// Ends every plugin, then tells the host, then the world may end.
fn finish(shared: &Arc<Shared>, (ended, asked): &Last) {
    shared.pool.close();
    let sessions = shared.close_sessions();
    if *ended == Ended::Shutdown {
        std::thread::scope(|scope| sessions.iter().for_each(|s| drop(scope.spawn(|| dispatch::end(s)))));
    } else {
        let why = Refusal::new(ErrorCode::NotRunning, "the host is gone");
        sessions.iter().flat_map(|session| session.clear()).for_each(|seat| {
            seat.withdraw(why.clone());
        });
    }
    if let Some(id) = asked {
        let done = serde_json::to_value(Nothing {}).map_err(|e| Refusal::new(ErrorCode::Internal, e).into());
        shared.link.answer(Some(id.clone()), done);
    }
    shared.link.close();
    shared.link.flush(FLUSH);
}

fn listen(from: impl Read + Send + 'static, to: SyncSender<News>) {
    std::thread::spawn(move || {
        let mut lines = Lines::new(from, HOST_LINE);
        loop {
            let (news, last) = match lines.read() {
                Ok(Some(line)) => (News::Line(line), false),
                Ok(None) => (News::End(Ended::HostGone), true),
                Err(_) => (News::End(Ended::HostBroken), true),
            };
            if to.send(news).is_err() || last {
                return;
            }
        }
    });
}

struct Server {
    shared: Arc<Shared>,
    running: Arc<Mutex<BTreeMap<Id, Cancel>>>,
}

fn lock(running: &Mutex<BTreeMap<Id, Cancel>>) -> MutexGuard<'_, BTreeMap<Id, Cancel>> {
    running.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Server {
    fn run(&self, news: &Receiver<News>) -> Last {
        loop {
            let line = match news.recv_timeout(LOOK) {
                Ok(News::Line(line)) => line,
                Ok(News::End(ended)) => return (ended, None),
                Err(_) if self.shared.link.is_lost() => return (Ended::HostBroken, None),
                Err(_) if self.shared.world.stop.load(Ordering::Relaxed) => return (Ended::Stopped, None),
                Err(_) => continue,
            };
            if let Some(id) = self.hear(&line) {
                return (Ended::Shutdown, Some(id));
            }
        }
    }

    /// One line; the id of a `shutdown`.
    fn hear(&self, line: &[u8]) -> Option<Id> {
        let link = &self.shared.link;
        match Frame::read(line) {
            Err(bad) => link.answer(bad.id, Err((*bad.refusal).into())),
            Ok(Frame::Answer { id: Some(id), outcome, .. }) => link.hear(&id, outcome),
            Ok(Frame::Answer { id: None, .. }) => {}
            Ok(Frame::Notice { method, params, .. }) => {
                if method.as_str() == "$/cancelRequest" {
                    self.cancel(params);
                }
            }
            Ok(Frame::Call { id, method, params, token: None }) => {
                if method.as_str() == "shutdown" && self.shared.host().is_some() {
                    return Some(id);
                }
                self.begin(id, &method, params);
            }
            Ok(Frame::Call { id, .. }) => {
                let refusal = Refusal::new(ErrorCode::InvalidRequest, "a host has no token");
                link.answer(Some(id), Err(refusal.into()));
            }
        }
        None
    }

    fn cancel(&self, params: Value) {
        let Ok(CancelRequest { id }) = strict::read_value(params) else { return };
        let found = lock(&self.running).get(&id).cloned();
        found.iter().for_each(Cancel::fire);
    }

    fn begin(&self, id: Id, method: &str, params: Value) {
        if let Some(done) = dispatch::at_once(&self.shared, method, &params) {
            return self.shared.link.answer(Some(id), done.map_err(Into::into));
        }
        let cancel = Cancel::default();
        let refused = {
            let mut running = lock(&self.running);
            if running.contains_key(&id) {
                Some(Refusal::new(ErrorCode::InvalidRequest, "a request of that id is not answered yet"))
            } else if running.len() >= REQUESTS {
                Some(Refusal::new(ErrorCode::RateLimited, format!("{REQUESTS} requests wait for their answers")))
            } else {
                running.insert(id.clone(), cancel.clone());
                None
            }
        };
        if let Some(refusal) = refused {
            return self.shared.link.answer(Some(id), Err(refusal.into()));
        }
        let (shared, running) = (Arc::clone(&self.shared), Arc::clone(&self.running));
        let request = Request { method: method.to_owned(), params, cancel };
        std::thread::spawn(move || {
            let doing = AssertUnwindSafe(|| dispatch::in_its_time(&shared, request));
            // A fault of ours is an answer too: the host must not wait for ever.
            let fault = |_| Err(Refusal::new(ErrorCode::Internal, "a fault of the broker"));
            let done = catch_unwind(doing).unwrap_or_else(fault);
            lock(&running).remove(&id);
            shared.link.answer(Some(id), done.map_err(Into::into));
        });
    }
}
