//! From a store to a site: the chain from the pinned root, every shard, every statement; one refusal and nothing is served.

use std::collections::{BTreeMap, HashMap};
use std::path::PathBuf;
use std::sync::Arc;

use bytes::Bytes;
use catalog::Gathering;
use jiff::Timestamp;
use rayon::prelude::*;
use schemas::{PluginName, Sha256};
use sha2::{Digest as _, Sha256 as Hasher};
use verifier::offer::NoOffer;
use verifier::repository::Refused;
use verifier::tuf::limits::{ROOT_BYTES, TIMESTAMP_BYTES};
use verifier::tuf::{DiskState, MemoryState, State, Transport, TransportError};
use verifier::{Pin, Repository, Trusted};

use super::facts::{Facts, Followed, roles, signed_at};
use super::file::{File, Kind};
use super::layer::{Layer, folder, there};
use super::minisigs::Minisigs;
use super::named::Named;
use super::recorder::Recorder;
use super::{Site, TIMESTAMP};

const FIRST_ROOT: &str = "metadata/1.root.json";

/// Why a marketplace is not served.
#[derive(Debug, thiserror::Error)]
pub enum NotLoaded {
    /// A client would refuse it.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// Its roots do not lead to the pinned one.
    #[error("the root {0} that is pinned is not among its roots")]
    OtherRoot(Sha256),
    /// A statement is not believed.
    #[error(transparent)]
    NotAttested(#[from] NoOffer),
    /// A shard that its targets list is not there.
    #[error("the shard of {0} is not listed")]
    NoShard(PluginName),
    /// A role of every marketplace is missing.
    #[error("it has no {role} role")]
    Missing {
        /// Which.
        role: &'static str,
    },
    /// A role's document lacks what every role has.
    #[error("{file}: {why}")]
    Role {
        /// Which file.
        file: String,
        /// What it lacks.
        why: serde_json::Error,
    },
}

impl NotLoaded {
    /// A stable word for health and metrics.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::Refused(Refused::Upstream { source, .. }) if !source.is_local() => "upstream",
            Self::Refused(refused) if refused.is_network() => "unreachable",
            Self::Refused(refused) if refused.is_stale() => "stale",
            Self::Refused(refused) if refused.is_local() => "memory",
            Self::Refused(_) => "not-authentic",
            Self::OtherRoot(_) => "other-root",
            Self::NotAttested(_) => "statement",
            Self::NoShard(_) | Self::Missing { .. } | Self::Role { .. } => "malformed",
        }
    }
}

impl From<TransportError> for NotLoaded {
    fn from(error: TransportError) -> Self {
        Self::Refused(error.into())
    }
}

/// Makes sites, and remembers how new the newest was: an older one is refused, whatever the store says.
#[derive(Debug)]
pub struct Loader {
    pin: Pin,
    memory: Memory,
    /// A repository over that memory, since the first look.
    floor: Option<Repository>,
}

/// Where it is remembered how new the newest was.
#[derive(Debug, Clone)]
pub enum Memory {
    /// In a folder, which outlives the process.
    Folder(PathBuf),
    /// In the process.
    Process,
}

impl Memory {
    fn open(&self) -> Box<dyn State> {
        match self {
            Self::Folder(folder) => Box::new(DiskState::new(folder.clone())),
            Self::Process => Box::new(MemoryState::new()),
        }
    }
}

impl Loader {
    /// A loader that believes `pin`.
    #[must_use]
    pub fn new(pin: Pin, memory: Memory) -> Self {
        Self { pin, memory, floor: None }
    }

    /// Whether nothing was ever published in `store`, as far as it says so and anybody remembers: what has gone from a store
    /// is no beginning.
    ///
    /// # Errors
    /// [`NotLoaded`].
    pub fn is_beginning(&self, store: &dyn Transport) -> Result<bool, NotLoaded> {
        let is_known = Repository::is_known(&*self.memory.open()).map_err(Refused::from)?;
        Ok(!is_known && there(store, TIMESTAMP, TIMESTAMP_BYTES)?.is_none())
    }

    /// The marketplace in `store` at `now`, after `before`. Authentic but expired documents are served: clients judge their
    /// age themselves, and a server that vanishes with its publisher's laptop would hide the revocations too.
    ///
    /// # Errors
    /// [`NotLoaded`].
    pub fn load(&mut self, store: &dyn Transport, before: Option<&Site>, now: Timestamp) -> Result<Site, NotLoaded> {
        let recorder = Recorder::new(store, before);
        self.hold_floor(&recorder, now)?;
        // A client that knows nothing must come through as well, or whoever adds the marketplace today is left out.
        let mut fresh = bootstrap(&self.pin, &recorder, Box::new(MemoryState::new()))?;
        let trusted = refresh(&mut fresh, &recorder, now)?;
        let (gathering, named) = check_documents(&trusted, &recorder)?;
        let root = sha256(&recorder.get(FIRST_ROOT, ROOT_BYTES)?);
        let seen = recorder.into_seen();
        let timestamp = seen.get(TIMESTAMP).cloned().unwrap_or_default();
        let roles = roles(&seen)?;
        let catalog = gathering.finish(root);
        let layers = Layer::all(&seen);
        let facts = Facts {
            origin: trusted.origin().clone(),
            root,
            roles,
            plugins: catalog.plugins().len(),
            revoked: trusted.revoked().document().revoked.len(),
            signed_at: signed_at(&timestamp),
            follows: Followed::all(&trusted),
        };
        let files = files(seen, before);
        let minisigs = Minisigs::find(trusted.extras().minisign_key.as_deref(), &files, store)?;
        let (facts, files, named) = (Arc::new(facts), Arc::new(files), Arc::new(named));
        let (catalog, layers) = (Arc::new(catalog), Arc::new(layers));
        let site = Site { facts, catalog, files, named, minisigs, timestamp, layers, before: None };
        Ok(match before {
            Some(before) => site.after(before),
            None => site,
        })
    }

    /// Holds what the store says against everything that was ever seen.
    fn hold_floor(&mut self, recorder: &Recorder<'_>, now: Timestamp) -> Result<(), NotLoaded> {
        let mut repository = match self.floor.take() {
            Some(repository) => repository,
            None => {
                // Whoever is not pinned is not remembered: it would take the place of the marketplace that is known.
                bootstrap(&self.pin, recorder, Memory::Process.open())?;
                bootstrap(&self.pin, recorder, self.memory.open())?
            }
        };
        let refreshed = refresh(&mut repository, recorder, now);
        self.floor = Some(repository);
        refreshed.map(drop)
    }
}

/// What `store` would be as the first publication: as a client takes it who has seen nothing.
///
/// # Errors
/// [`NotLoaded`].
pub fn rehearse_first(pin: &Pin, store: &dyn Transport, now: Timestamp) -> Result<Site, NotLoaded> {
    Loader::new(pin.clone(), Memory::Process).load(store, None, now)
}

/// What `store` would be after `site`: as a client takes it who has seen `site`, and as one who has seen nothing.
///
/// # Errors
/// [`NotLoaded`].
pub fn rehearse(pin: &Pin, site: &Site, store: &dyn Transport, now: Timestamp) -> Result<Site, NotLoaded> {
    let served = site.as_read();
    let before = Recorder::new(&served, None);
    let mut client = bootstrap(pin, &before, Box::new(MemoryState::new()))?;
    refresh(&mut client, &before, now)?;
    // Again with the tolerance for age: an expired marketplace must be able to get a new root. Commits judge age themselves.
    refresh(&mut client, &Recorder::new(store, None), now)?;
    Loader::new(pin.clone(), Memory::Process).load(store, Some(site), now)
}

/// From the first root to the newest; a pinned one must be on the way, so every root that is served was verified.
fn bootstrap(pin: &Pin, recorder: &Recorder<'_>, state: Box<dyn State>) -> Result<Repository, NotLoaded> {
    let Pin::RootDigest(pinned) = pin else { return Ok(Repository::bootstrap(pin, recorder, state)?) };
    let first = sha256(&recorder.get(FIRST_ROOT, ROOT_BYTES)?);
    let repository = Repository::bootstrap(&Pin::RootDigest(first), recorder, state)?;
    let mut roots = (1_u64..).map_while(|version| recorder.seen(&format!("metadata/{version}.root.json")));
    if roots.any(|root| sha256(&root) == *pinned) {
        return Ok(repository);
    }
    Err(NotLoaded::OtherRoot(*pinned))
}

/// A refresh now, or, where a role has expired, each marketplace as of the moment when it was signed: what an upstream has let
/// expire must not keep the fork's own revocations back.
fn refresh(repository: &mut Repository, recorder: &Recorder<'_>, now: Timestamp) -> Result<Trusted, NotLoaded> {
    match repository.refresh(recorder, now) {
        Err(refused) if refused.is_stale() => {
            let then = recorder.seen(TIMESTAMP).and_then(|bytes| signed_at(&bytes)).filter(|then| *then < now);
            if then.is_none() {
                return Err(refused.into());
            }
            Ok(repository.refresh_as_signed(recorder, Timestamp::UNIX_EPOCH)?)
        }
        other => Ok(other?),
    }
}

/// Every shard and every statement, as an installing client would check them: what pages show of them, and what they name.
fn check_documents<'a>(trusted: &'a Trusted, recorder: &Recorder<'_>) -> Result<(Gathering<'a>, Named), NotLoaded> {
    let (mut gathering, mut named) = (Gathering::new(trusted), Named::default());
    trusted.catalog(recorder)?;
    for name in trusted.plugins() {
        let shard = trusted.shard(recorder, &name)?.ok_or_else(|| NotLoaded::NoShard(name.clone()))?;
        gathering.add(&shard)?;
        named.by(shard.document());
    }
    Ok((gathering, named))
}

/// Every verified file under its public name, and the plain copies made of the verified targets themselves. What the site
/// before has already is not compressed again.
fn files(seen: BTreeMap<String, Bytes>, before: Option<&Site>) -> HashMap<String, Arc<File>> {
    let mut files: HashMap<String, Arc<File>> = seen
        .into_par_iter()
        .map(|(path, bytes)| {
            let kind = if folder(&path).is_some() { Kind::Mutable } else { Kind::Immutable };
            let known = before.and_then(|site| site.file(&path)).filter(|file| *file.bytes() == bytes);
            let file = known.cloned().unwrap_or_else(|| Arc::new(File::new(&path, kind, bytes)));
            (path, file)
        })
        .collect();
    for name in ["index.json", "revoked.json"] {
        let target = files.iter().find(|(path, _)| is_target(path, name)).map(|(_, file)| Arc::clone(file));
        if let Some(target) = target {
            files.insert(name.to_owned(), Arc::new(target.as_mutable()));
        }
    }
    files
}

/// `targets/<hash>.<name>`, not a shard.
fn is_target(path: &str, name: &str) -> bool {
    let hash = path.strip_prefix("targets/").and_then(|rest| rest.strip_suffix(name)?.strip_suffix('.'));
    hash.is_some_and(|hash| !hash.contains('/'))
}

fn sha256(bytes: &[u8]) -> Sha256 {
    Sha256(Hasher::digest(bytes).into())
}
