//! Publishing elsewhere than to a folder: what is there is the base, what is new goes up, one conditional put makes it visible.

mod base;
mod bucket;
mod carried;
mod keeping;
pub(crate) mod server;
mod token;

use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use schemas::root::Upstream;
use schemas::{AuditRef, Revoked, Shard};
use sources::fetch::Progress as _;
use terminal::{Exit, Failure};
use verifier::tuf::{Transport, TransportError};

use super::act::Done;
use super::plan::Plan;
use super::published::{Published, target_path};
use crate::fail;
use crate::session::Session;
use crate::tuf::documents::sha256;
use crate::working_copy::StoredRoot;

pub use base::{Base, nothing_is_lost};

/// The one file that commits.
pub const TIMESTAMP: &str = "metadata/timestamp.json";

/// 4 files on their way at once, as many as a server takes.
const SENDERS: usize = 4;

/// What is published at a place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Look {
    /// The timestamp.
    pub timestamp: Vec<u8>,
    /// By which it can be replaced.
    pub tag: String,
}

/// A place that takes publications.
trait Place: Sync {
    /// What clients read there.
    fn transport(&self) -> Result<Box<dyn Transport>, Failure>;
    /// The timestamp at `path`, where there is one.
    fn look(&self, path: &str) -> Result<Option<Look>, Failure>;
    /// Whether it has this file.
    fn has(&self, path: &str) -> Result<bool, Failure>;
    /// Keeps a file of `out` that is believed for its content and that it does not have.
    fn keep(&self, out: &Path, path: &str) -> Result<(), Failure>;
    /// Gives a name to a document that has a number.
    fn name(&self, path: &str, bytes: Vec<u8>) -> Result<(), Failure>;
    /// Commits, in place of what was looked at.
    fn commit(&self, base: Option<&Look>, timestamp: Vec<u8>) -> Result<(), Failure>;
    /// Puts a numbered document of an upstream in its place.
    fn carry(&self, path: &str, bytes: Vec<u8>) -> Result<(), Failure>;
    /// Makes visible what is carried of an upstream, in place of what was looked at.
    fn shows(&self, path: &str, base: Option<&Look>, timestamp: Vec<u8>) -> Result<(), Failure>;
    /// Puts right what is no part of what clients verify.
    fn copy(&self, path: &str, bytes: Vec<u8>) -> Result<(), Failure>;
}

/// A place that takes publications.
pub struct Remote<'a> {
    session: &'a Session,
    place: Box<dyn Place>,
}

impl std::fmt::Debug for Remote<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Remote").finish_non_exhaustive()
    }
}

/// What was sent.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, serde::Serialize)]
pub struct Sent {
    /// Files that were not there.
    pub files: usize,
    /// Their bytes.
    pub bytes: u64,
}

impl std::ops::AddAssign for Sent {
    fn add_assign(&mut self, more: Self) {
        self.files = self.files.saturating_add(more.files);
        self.bytes = self.bytes.saturating_add(more.bytes);
    }
}

impl<'a> Remote<'a> {
    /// The place at `address`: a server, for which there is a token in `token_file` or the environment, or an object store.
    ///
    /// # Errors
    /// A [`Failure`].
    pub fn open(session: &'a Session, address: &str, token_file: Option<&Path>) -> Result<Self, Failure> {
        let is_web = ["https://", "http://"].iter().any(|scheme| address.starts_with(scheme));
        let place: Box<dyn Place> = if is_web {
            Box::new(server::Server::open(session, address, token_file)?)
        } else {
            Box::new(bucket::Bucket::open(session, address)?)
        };
        Ok(Self { session, place })
    }

    /// Makes `out` hold what is published there, verified as a client would, so that the next publication follows on it.
    ///
    /// # Errors
    /// A [`Failure`].
    pub fn take_over(&self, out: &Path, roots: &[StoredRoot]) -> Result<Base, Failure> {
        base::take_over(&*self.place, out, roots, self.session.now())
    }

    /// The files that `plan` names for their content and that are not there yet; bundles among them, which are optional.
    ///
    /// # Errors
    /// A [`Failure`].
    pub fn lacks(&self, plan: &Plan, shards: &[Shard]) -> Result<Vec<String>, Failure> {
        self.not_there(content(plan, shards))
    }

    fn not_there(&self, paths: Vec<String>) -> Result<Vec<String>, Failure> {
        let missing = Mutex::new(Vec::new());
        in_parallel(&paths, |path| {
            if !self.place.has(path)? {
                missing.lock().unwrap_or_else(PoisonError::into_inner).push(path.clone());
            }
            Ok(())
        })?;
        let mut missing = missing.into_inner().unwrap_or_else(PoisonError::into_inner);
        missing.sort();
        Ok(missing)
    }

    /// Sends what `out` carries of `upstream` and of all that it follows, where the place has nothing newer.
    ///
    /// # Errors
    /// A [`Failure`]; clients believe what they did before, or something newer.
    pub fn carry(&self, upstream: &Upstream, out: &Path) -> Result<Sent, Failure> {
        carried::send(self.session, &*self.place, upstream, out)
    }

    /// Sends what was published into `out`, and makes it visible.
    ///
    /// # Errors
    /// A [`Failure`]; unless it says otherwise, clients see what they saw before.
    pub fn send(&self, out: &Path, done: &Done, roots: &[StoredRoot], base: &Base) -> Result<Sent, Failure> {
        let here = content(&done.plan, &done.shards).into_iter().filter(|path| out.join(path).is_file()).collect();
        let missing = self.not_there(here)?;
        let size = |path: &String| out.join(path).metadata().map_or(0, |about| about.len());
        let sent = Sent { files: missing.len(), bytes: missing.iter().map(size).sum() };
        let progress = self.session.progress();
        progress.stage("sending", Some(sent.bytes));
        in_parallel(&missing, |path| {
            self.place.keep(out, path)?;
            progress.bytes(size(path));
            Ok(())
        })?;
        for (path, bytes) in roles(&Published::read(out, roots)?) {
            self.place.name(&path, bytes)?;
        }
        let unseen: Vec<&StoredRoot> =
            roots.iter().filter(|stored| !base.roots.contains(&stored.root.version)).collect();
        let closes = |stored: &StoredRoot| base.look.is_some() && !done.opening.contains(&root_path(stored));
        // The last first, so that the chain that clients follow grows at once.
        for stored in unseen.iter().rev().filter(|stored| !closes(stored)) {
            self.place.name(&root_path(stored), stored.bytes.clone())?;
        }
        self.place.commit(base.look.as_ref(), read(out, TIMESTAMP)?)?;
        for stored in unseen.iter().rev().filter(|stored| closes(stored)) {
            self.place.name(&root_path(stored), stored.bytes.clone())?;
        }
        for path in ["index.json", "revoked.json", "index.json.minisig", "revoked.json.minisig"] {
            if out.join(path).is_file() {
                self.place.copy(path, read(out, path)?)?;
            }
        }
        Ok(sent)
    }
}

/// Does `work` for all of `items`, a few at a time; the first failure ends it.
fn in_parallel<T: Sync>(items: &[T], work: impl Fn(&T) -> Result<(), Failure> + Sync) -> Result<(), Failure> {
    let next = AtomicUsize::new(0);
    let run = || {
        while let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
            work(item).inspect_err(|_| next.store(items.len(), Ordering::Relaxed))?;
        }
        Ok(())
    };
    let ended: Vec<Result<(), Failure>> = std::thread::scope(|scope| {
        let all: Vec<_> = (0..SENDERS).map(|_| scope.spawn(run)).collect();
        all.into_iter().map(|one| one.join().unwrap_or_else(|_| Err(broken()))).collect()
    });
    ended.into_iter().collect()
}

fn broken() -> Failure {
    Failure::new(Exit::Failed, "a thread that sends has died; clients see what they saw before")
}

fn root_path(stored: &StoredRoot) -> String {
    format!("metadata/{}.root.json", stored.root.version)
}

/// The metadata that the timestamp leads to, also what an earlier publication has signed: it may have gone elsewhere.
fn roles(published: &Published) -> Vec<(String, Vec<u8>)> {
    let snapshot = published.snapshot.as_ref().map(|role| ("snapshot", role.role.version, &role.bytes));
    let targets = published.targets.as_ref().map(|role| ("targets", role.role.version, &role.bytes));
    let revocations = published.revocations.as_ref().map(|role| ("revocations", role.role.version, &role.bytes));
    let all = [targets, revocations, snapshot].into_iter().flatten();
    all.map(|(name, version, bytes)| (format!("metadata/{version}.{name}.json"), bytes.clone())).collect()
}

/// Every file that is believed for its content and that this publication names.
fn content(plan: &Plan, shards: &[Shard]) -> Vec<String> {
    let documents = &plan.documents;
    let targets = documents.catalog.iter().map(|(path, bytes)| target_path(path, sha256(bytes)));
    let revoked = target_path(<Revoked as schemas::Document>::NAME, sha256(&documents.revoked));
    let versions = || shards.iter().flat_map(|shard| &shard.versions);
    let trees = versions().map(|entry| sources::bundle::path(entry.source_hash));
    let audits = versions().flat_map(|entry| entry.audit.iter().flat_map(AuditRef::documents)).map(AuditRef::path_of);
    let mut all: Vec<String> = targets.chain([revoked]).chain(trees).chain(audits).collect();
    all.sort();
    all.dedup();
    all
}

fn read(out: &Path, path: &str) -> Result<Vec<u8>, Failure> {
    std::fs::read(out.join(path)).map_err(|why| Failure::new(Exit::Failed, format!("{path}: {why}")))
}

fn unreadable(why: TransportError) -> Failure {
    fail::refused(&verifier::repository::Refused::from(why))
}

/// Of two publishers this is the other.
fn lost(place: &str) -> Failure {
    Failure::new(Exit::Stale, format!("somebody else has published to {place} meanwhile; nothing was changed there"))
        .code("publication-lost")
        .hint("take their changes into the working copy (git pull), then publish again")
}

/// A number that somebody else has used.
fn taken(place: &str, path: &str) -> Failure {
    let what = format!("{place}: {path} is taken by a publication that is under way, or was never finished");
    Failure::new(Exit::Stale, what)
        .code("publication-lost")
        .hint("publish again: the next publication has the next number")
}
