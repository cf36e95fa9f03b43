//! One change at a time: verified as clients would, written where nobody looks yet, then made visible in one step.

use std::sync::{Arc, Mutex, PoisonError};

use bytes::Bytes;
use depot::{Blocking, Kept, Store, Swapped};
use jiff::Timestamp;
use tokio::runtime::Handle;
use tokio::sync::Notify;
use verifier::Pin;
use verifier::repository::carried;
use verifier::tuf::limits::TIMESTAMP_BYTES;
use verifier::tuf::{Transport as _, TransportError};

use super::incoming::Incoming;
use super::place::Place;
use super::staged::{Overlay, Staged, chain, roots};
use super::tokens::{Entry, Full, Ledger};
use crate::site::{NotLoaded, Site, TIMESTAMP, rehearse};
use crate::watch::{Clock, Watched};

/// Where changes are made.
#[derive(Debug)]
pub struct Desk {
    /// Whom to believe.
    pub pin: Pin,
    /// Where it is written.
    pub store: Store,
    /// What is served, which a new publication must follow on.
    pub watched: Arc<Watched>,
    /// Wakes who serves it.
    pub news: Arc<Notify>,
    /// The clock.
    pub clock: Clock,
    /// What was stored with each token.
    pub ledger: Ledger,
    pub(super) staged: Staged,
    one_at_a_time: Mutex<()>,
}

/// What became of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// It is there now.
    Created,
    /// It was there already.
    Known,
    /// It waits for the commit that names it.
    Waiting,
    /// It is visible; these are its bytes.
    Visible(Bytes),
}

/// What a file takes the place of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Replaces {
    /// Nothing may be there.
    Nothing,
    /// What has this validator.
    Tag(String),
}

/// Why a file is not taken.
#[derive(Debug, thiserror::Error)]
pub enum Refusal {
    /// Its bytes are not what its name says.
    #[error("its content has another digest than its name")]
    OtherContent,
    /// It holds another tree than its name says, or none.
    #[error("the tree in it is not the one that it is named for: {0}")]
    OtherTree(String),
    /// The token may store nothing more.
    #[error(transparent)]
    Full(#[from] Full),
    /// A client would refuse what would be published then.
    #[error("a client would refuse it: {0}")]
    NotLoaded(#[from] NotLoaded),
    /// It would be stale from the beginning.
    #[error("it has expired: {0}")]
    Expired(&'static str),
    /// It says how things were, not how they are.
    #[error("timestamp {new} does not follow on {old}, which is published")]
    NotNewer {
        /// The published version.
        old: u64,
        /// Its version.
        new: u64,
    },
    /// A root that is not the next.
    #[error("the next root is {0}")]
    NotNextRoot(u64),
    /// The signature is not of what is served.
    #[error("it signs something else than what is served")]
    NotOfThis,
    /// It is for a folder that nothing is carried in.
    #[error("the marketplace that is served follows nobody whose documents lie in {0}")]
    NotFollowed(String),
    /// Somebody else has published since the one that it replaces.
    #[error("somebody else has published meanwhile")]
    Lost,
    /// Another publication that never became visible has this number.
    #[error("{0} is taken by a publication that was never finished: publish again, with the next number")]
    Taken(String),
    /// The store failed.
    #[error("the store: {0}")]
    Store(#[from] TransportError),
}

impl Desk {
    /// A desk over `store`, for those whose tokens `ledger` counts.
    #[must_use]
    pub fn new(
        (pin, clock): (Pin, Clock),
        store: Store,
        watched: Arc<Watched>,
        news: Arc<Notify>,
        ledger: Ledger,
    ) -> Self {
        Self { pin, store, watched, news, clock, ledger, staged: Staged::default(), one_at_a_time: Mutex::new(()) }
    }

    /// Puts right what a server that was killed left: files under temporary names, and plain copies of the publication
    /// before. No part of what clients verify, so what cannot be written is only told.
    ///
    /// It waits for the store: not on a thread that drives the runtime.
    pub fn tidy(&self) {
        let _one = self.one_at_a_time.lock().unwrap_or_else(PoisonError::into_inner);
        let store = self.store.blocking(Handle::current());
        let tidied = store.exclusive().and_then(|_only_writer| {
            store.sweep();
            self.watched.site().map_or(Ok(()), |site| write_copies(&store, &site))
        });
        if let Err(why) = tidied {
            tracing::warn!(error = %why, "the plain copies are not put right");
        }
    }

    /// Takes what came in for `path`, with this token; the timestamp only in place of what it says it replaces. It waits for
    /// the store: not on a thread that drives the runtime.
    ///
    /// # Errors
    /// [`Refusal`]; then nothing has changed that anybody sees.
    pub(super) fn put(
        &self,
        path: &str,
        (place, replaces): (Place, Replaces),
        mut incoming: Incoming,
        token: &Entry,
    ) -> Result<Outcome, Refusal> {
        let store = self.store.blocking(Handle::current());
        let (site, upstream) = (self.watched.site(), carried(path).map(|(folder, _)| folder));
        // Before the first publication nobody knows yet whom it will follow.
        let is_stranger = |folder: &&str| site.as_ref().is_some_and(|site| site.layer(folder).is_none());
        if let Some(folder) = upstream.filter(is_stranger) {
            return Err(Refusal::NotFollowed(folder.to_owned()));
        }
        if let Some(digest) = place.digest() {
            return if incoming.digest == digest {
                self.keep(&store, path, incoming, token)
            } else {
                Err(Refusal::OtherContent)
            };
        }
        if let Place::Tree(digest) = place {
            super::tree::holds(&mut incoming.file, digest)?;
            return self.keep(&store, path, incoming, token);
        }
        let unread = |why| TransportError::Unreachable { path: path.to_owned(), why: format!("{why}") };
        let bytes = incoming.bytes().map_err(|why: std::io::Error| unread(why))?;
        let waits_for_first = site.is_none() && matches!(place, Place::Root(_) | Place::CarriedTimestamp);
        if waits_for_first || matches!(place, Place::Role | Place::CarriedRole) {
            self.staged.put(path, bytes);
            return Ok(Outcome::Waiting);
        }
        let _one = self.one_at_a_time.lock().unwrap_or_else(PoisonError::into_inner);
        let _only_writer = store.exclusive()?;
        // Looked at again: whoever had the turn before may have published.
        let Some(site) = self.watched.site() else {
            return if place == Place::Timestamp {
                self.begin(&store, bytes, &replaces)
            } else {
                Err(Refusal::NotOfThis)
            };
        };
        match place {
            Place::Root(version) => self.root((&store, &site), version, path, bytes),
            Place::Timestamp => self.commit((&store, &site), bytes, &replaces),
            Place::CarriedTimestamp => self.carry((&store, &site), upstream.unwrap_or_default(), bytes),
            _ => self.minisig((&store, &site), path, bytes),
        }
    }

    /// What is believed for its content, unless it is there: invisible until a publication names it.
    fn keep(&self, store: &Blocking, path: &str, mut incoming: Incoming, token: &Entry) -> Result<Outcome, Refusal> {
        if store.has(path)? {
            return Ok(Outcome::Known);
        }
        self.ledger.charge(token, incoming.length)?;
        store.keep(path, &mut incoming.file)?;
        Ok(Outcome::Created)
    }

    /// A signature for people, of what is served.
    fn minisig(&self, (store, site): About<'_>, path: &str, bytes: Bytes) -> Result<Outcome, Refusal> {
        if !site.is_signed_by(path, &bytes) {
            return Err(Refusal::NotOfThis);
        }
        store.replace(path, bytes.clone())?;
        self.news.notify_one();
        Ok(Outcome::Visible(bytes))
    }

    /// The next root, and those after it that came before it: a chain ends at its first gap, so it is written from its end.
    fn root(&self, (store, site): About<'_>, version: u64, path: &str, bytes: Bytes) -> Result<Outcome, Refusal> {
        let next = site.facts().version_of("root").saturating_add(1);
        if site.holds(path, &bytes) {
            return Ok(Outcome::Known);
        }
        if version < next {
            return Err(Refusal::NotNextRoot(next));
        }
        self.staged.put(path, bytes.clone());
        if version > next {
            return Ok(Outcome::Waiting);
        }
        let roots = roots(&self.staged, "", next);
        let overlay = Overlay { store, files: roots.iter().cloned().collect() };
        rehearse(&self.pin, site, &overlay, (self.clock)())?;
        for (path, bytes) in roots.into_iter().rev() {
            created(store, &path, bytes)?;
        }
        self.staged.forget(|path| path.starts_with("metadata/") && path.ends_with(".root.json"));
        self.news.notify_one();
        Ok(Outcome::Visible(bytes))
    }

    fn commit(&self, (store, site): About<'_>, timestamp: Bytes, replaces: &Replaces) -> Result<Outcome, Refusal> {
        if site.is_of(&timestamp) {
            return Ok(Outcome::Visible(timestamp));
        }
        let is_there = |tag: &String| site.validator(TIMESTAMP).as_ref() == Some(tag);
        if !matches!(replaces, Replaces::Tag(tag) if is_there(tag)) {
            return Err(Refusal::Lost);
        }
        // Somebody may have committed whom this server has not seen yet.
        if store.get(TIMESTAMP, TIMESTAMP_BYTES)? != *site.timestamp() {
            self.news.notify_one();
            return Err(Refusal::Lost);
        }
        let now = (self.clock)();
        let overlay = Overlay { store, files: chain(&self.staged, "", &timestamp) };
        let new = self.verified(store, site, &overlay)?;
        follows(site, &new, now)?;
        self.show((store, &new), Some(site.timestamp()), &overlay)?;
        Ok(Outcome::Visible(timestamp))
    }

    /// What `overlay` has of the marketplace's own, each under a name that nothing had; then the step that commits: its timestamp,
    /// that of `new`, in place of `old`.
    pub(super) fn show(
        &self,
        (store, new): About<'_>,
        old: Option<&Bytes>,
        overlay: &Overlay<'_>,
    ) -> Result<(), Refusal> {
        for (path, bytes) in overlay.files.iter().filter(|(path, _)| carried(path).is_none() && *path != TIMESTAMP) {
            created(store, path, bytes.clone())?;
        }
        match store.swap(TIMESTAMP, old.map(|bytes| &**bytes), new.timestamp().clone())? {
            Swapped::Done => {}
            Swapped::Lost => return Err(Refusal::Lost),
        }
        self.news.notify_one();
        self.staged.forget(|path| overlay.files.contains_key(path));
        if let Err(why) = write_copies(store, new) {
            tracing::warn!(error = %why, "the plain copies are not written; the next publication puts them right");
        }
        Ok(())
    }
}

/// A store, and the site that it is about.
pub(super) type About<'a> = (&'a Blocking, &'a Site);

/// The plain documents beside what is verified.
fn write_copies(store: &Blocking, site: &Site) -> Result<(), TransportError> {
    put_right(store, site.plain_copies())
}

/// Each of `files`, where the store does not have these bytes already.
pub(super) fn put_right<'a>(
    store: &Blocking,
    files: impl IntoIterator<Item = (&'a str, Bytes)>,
) -> Result<(), TransportError> {
    for (path, bytes) in files {
        let cap = u64::try_from(bytes.len()).unwrap_or(u64::MAX);
        if !store.get(path, cap).is_ok_and(|there| there == bytes) {
            store.replace(path, bytes)?;
        }
    }
    Ok(())
}

/// Newer, and fresh: clients refuse the one and warn of the other.
fn follows(old: &Site, new: &Site, now: Timestamp) -> Result<(), Refusal> {
    is_fresh(new, now)?;
    let [old, new] = [old, new].map(|site| site.facts().version_of("timestamp"));
    if new > old { Ok(()) } else { Err(Refusal::NotNewer { old, new }) }
}

pub(super) fn is_fresh(site: &Site, now: Timestamp) -> Result<(), Refusal> {
    site.facts().expired(now).first().map_or(Ok(()), |role| Err(Refusal::Expired(role)))
}

/// Written under a name that nothing had, or that had these very bytes.
fn created(store: &Blocking, path: &str, bytes: Bytes) -> Result<(), Refusal> {
    match store.create(path, bytes)? {
        Kept::New | Kept::Same => Ok(()),
        Kept::Other => Err(Refusal::Taken(path.to_owned())),
    }
}
