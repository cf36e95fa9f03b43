//! A verified copy of a published marketplace: every byte believed as a client would, and the timestamp last.
//!
//! A copy has the same signatures as its original, so it needs no keys and no trust of its own: clients pin the same root. What is
//! named by its hash is written as it comes, so an interrupted copy goes on where it was; what is signed becomes visible together.
//! The highest versions seen are remembered beside the folder: a copy is never rolled back by its original.

pub mod above;
pub mod carry;
mod entries;
mod front;
mod gathered;
mod names;
pub mod parcel;
mod shelf;

use std::path::{Path, PathBuf};
use std::time::Duration;

use durable::Lock;
use jiff::Timestamp;
use schemas::{AuditRef, PluginName, Sha256, Shard, TreeDigest};
use serde::Serialize;
use sources::Fetcher;
use sources::fetch::Progress as _;
use terminal::{Exit, Failure};
use verifier::repository::Refused;
use verifier::tuf::{DiskState, MemoryState, Transport};
use verifier::{Pin, Repository, Trusted};

use crate::fail;
use crate::publish::{audits, bundles};
use crate::session::Session;
use crate::tuf::documents::{self, sha256};
use above::Above;
use front::Front;
use gathered::Gathered;
pub(crate) use names::{digest_in, is_published};
use shelf::Shelf;

/// 20 s, as a publication waits for another.
const PATIENCE: Duration = Duration::from_secs(20);
/// 512 KiB, as clients read of a root.
const ROOT_BYTES: u64 = 512 << 10;

/// Which plugins are copied. Metadata, index and revocations always come whole.
#[derive(Debug, Clone)]
pub enum Which {
    /// Every one.
    All,
    /// These, each of which must be there.
    Named(Vec<PluginName>),
    /// Those of these that are there.
    Held(Vec<PluginName>),
    /// Every one but these, which are not even asked for.
    Except(Vec<PluginName>),
}

impl Which {
    fn has(&self, name: &PluginName) -> bool {
        match self {
            Self::All => true,
            Self::Named(names) | Self::Held(names) => names.contains(name),
            Self::Except(names) => !names.contains(name),
        }
    }
}

/// What is copied.
#[derive(Debug, Clone)]
pub struct Wish {
    /// Which plugins.
    pub plugins: Which,
    /// Without the trees.
    pub without_bundles: bool,
}

/// How recent the original must be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Age {
    /// No role has expired.
    Fresh,
    /// It was fresh when it was signed: what was carried somewhere may have expired on the way.
    Authentic,
}

/// A copy and what went into it.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Copied {
    /// The marketplace's own name.
    pub origin: schemas::Origin,
    /// The digest of its first root, to be pinned.
    pub root: Sha256,
    /// Plugins that were copied.
    pub plugins: usize,
    /// Their versions.
    pub versions: usize,
    /// Plugins that were left out.
    pub left_out: usize,
    /// Files that were fetched.
    pub fetched: usize,
    /// Their bytes.
    pub bytes: u64,
    /// Files that were there.
    pub kept: usize,
    /// Trees that the copy holds.
    pub trees: usize,
    /// Trees that were fetched now.
    pub new_trees: usize,
    /// Versions whose tree the original does not keep.
    pub without_tree: usize,
    /// When the original was signed.
    pub signed_at: Option<Timestamp>,
    /// When its first role expires.
    pub expires: Timestamp,
    /// Whether one has.
    pub expired: bool,
    /// Of a fork: what it follows, nearest first.
    pub follows: Vec<Above>,
    /// Whether clients see something new.
    pub changed: bool,
}

/// One copy of one marketplace.
#[derive(Debug)]
pub struct Mirror<'a> {
    /// The run.
    pub session: &'a Session,
    /// What fetches.
    pub fetcher: &'a Fetcher,
    /// Of which marketplace.
    pub address: &'a str,
    /// Into which folder.
    pub folder: &'a Path,
    /// How recent it must be.
    pub age: Age,
}

impl Mirror<'_> {
    /// Brings the folder up to date.
    ///
    /// # Errors
    /// A [`Failure`] with what a client would refuse, or what could not be written; clients see what they saw before.
    pub fn copy(&self, pin: &Pin, wish: &Wish) -> Result<Copied, Failure> {
        let beside = beside(self.folder);
        durable::create_dir(&beside, 0o755).map_err(|why| fail::write(&why))?;
        let _one_at_a_time = Lock::exclusive(&beside.join("lock"), PATIENCE)
            .map_err(|why| Failure::new(Exit::Failed, why).hint("wait for the other copy, then try again"))?;
        let shelf = Shelf::open(self.folder)?;
        let unreachable = |why| fail::refused(&Refused::from(why));
        let transport = sources::open_transport(self.address, self.fetcher).map_err(unreachable)?;
        let gathered = Gathered::new(&*transport, &shelf);
        let done = self.fill(pin, wish, (&gathered, &shelf, &*transport), &beside.join("state"));
        done.map_err(|failure| gathered.trouble().unwrap_or(failure))
    }

    fn fill(
        &self,
        pin: &Pin,
        wish: &Wish,
        (gathered, shelf, transport): (&Gathered<'_>, &Shelf, &dyn Transport),
        state: &Path,
    ) -> Result<Copied, Failure> {
        let progress = self.session.progress();
        progress.stage("verifying", None);
        let Whole { trusted, root, .. } = self.believed(pin, gathered, state)?;
        let index = trusted.index(gathered).map_err(|why| fail::refused(&why))?;
        let shards = chosen(&trusted, gathered, wish)?;
        let all = trusted.plugins().count();
        reports(&shards, gathered)?;
        let trees = if wish.without_bundles { Trees::default() } else { self.trees(&shards, shelf, transport)? };
        let front = Front::of(gathered, &trusted, &index, transport)?;
        let follows = above::of(&trusted, gathered, "");
        // Whoever meets a fork's new root finds the upstream that it names.
        let mut changed = above::show(&follows, gathered, shelf)?;
        changed |= front.show(shelf)?;
        let (counts, freshness) = (gathered.counts(), trusted.freshness());
        Ok(Copied {
            origin: trusted.origin().clone(),
            root,
            plugins: shards.len(),
            versions: shards.iter().map(|shard| shard.versions.len()).sum(),
            left_out: all.saturating_sub(shards.len()),
            fetched: counts.fetched,
            bytes: counts.bytes,
            kept: counts.kept,
            trees: trees.held,
            new_trees: trees.new,
            without_tree: trees.missing,
            signed_at: signed_at(gathered, ""),
            expires: freshness.expires,
            expired: freshness.expires < self.session.now(),
            follows,
            changed,
        })
    }

    /// Follows the chain from the first root and from the pinned one, which must meet, and holds what they lead to against
    /// what this copy has seen before.
    fn believed(&self, pin: &Pin, gathered: &Gathered<'_>, state: &Path) -> Result<Whole, Failure> {
        let refused = |why| fail::refused(&why);
        let mut seen = Repository::bootstrap(pin, gathered, Box::new(DiskState::new(state))).map_err(refused)?;
        let whole = Whole::of(gathered, self.session.now(), self.age)?;
        whole.again(&mut seen, gathered, self.session.now())?;
        Ok(whole)
    }

    /// Fetches every tree that is missing, hashes it, and keeps it.
    fn trees(&self, shards: &[Shard], shelf: &Shelf, transport: &dyn Transport) -> Result<Trees, Failure> {
        let folder = shelf.folder().join("trees");
        let progress = self.session.progress();
        let mut trees = Trees::default();
        let mut wanted: Vec<TreeDigest> =
            shards.iter().flat_map(|shard| &shard.versions).map(|entry| entry.source_hash).collect();
        wanted.sort_unstable();
        wanted.dedup();
        for digest in wanted {
            if bundles::path(&folder, digest).is_file() {
                trees.held = trees.held.saturating_add(1);
                continue;
            }
            let found = self.fetcher.bundle(transport, digest, &progress).map_err(|why| fail::source(&why))?;
            let Some(tree) = found else {
                trees.missing = trees.missing.saturating_add(1);
                continue;
            };
            if tree.digest() != digest {
                let why = format!("the bundle of {digest} holds the tree {}", tree.digest());
                return Err(Failure::new(Exit::NotTrusted, why));
            }
            bundles::keep(&folder, &tree)?;
            trees.held = trees.held.saturating_add(1);
            trees.new = trees.new.saturating_add(1);
        }
        Ok(trees)
    }
}

/// Trees of a copy.
#[derive(Debug, Default)]
struct Trees {
    held: usize,
    new: usize,
    missing: usize,
}

const FIRST_ROOT: &str = "metadata/1.root.json";
const TIMESTAMP: &str = "metadata/timestamp.json";

/// What a copy remembers of its original stands beside it, where it is not served.
#[must_use]
pub fn beside(folder: &Path) -> PathBuf {
    let mut name = folder.as_os_str().to_owned();
    name.push(".mirror");
    PathBuf::from(name)
}

/// A marketplace from its first root on, without a memory.
#[derive(Debug)]
struct Whole {
    trusted: Trusted,
    /// The digest of the first root.
    root: Sha256,
    /// As of when it was judged, where that is not now.
    as_signed: Option<Timestamp>,
}

impl Whole {
    fn of(gathered: &Gathered<'_>, now: Timestamp, age: Age) -> Result<Self, Failure> {
        let refused = |why| fail::refused(&why);
        let first = gathered.get(FIRST_ROOT, ROOT_BYTES).map_err(|why| fail::refused(&Refused::from(why)))?;
        let root = sha256(&first);
        let mut repository =
            Repository::bootstrap(&Pin::RootDigest(root), gathered, Box::<MemoryState>::default()).map_err(refused)?;
        match repository.refresh(gathered, now) {
            Ok(trusted) => Ok(Self { trusted, root, as_signed: None }),
            Err(why) if why.is_stale() && age == Age::Authentic => {
                let at = signed_at(gathered, "").filter(|at| *at < now).ok_or_else(|| fail::refused(&why))?;
                let trusted = repository.refresh_as_signed(gathered, at).map_err(refused)?;
                Ok(Self { trusted, root, as_signed: Some(at) })
            }
            Err(why) => Err(fail::refused(&why)),
        }
    }

    /// Lets another memory judge the same, as of the same moment.
    fn again(&self, seen: &mut Repository, gathered: &Gathered<'_>, now: Timestamp) -> Result<(), Failure> {
        let refreshed = match self.as_signed {
            Some(then) => seen.refresh_as_signed(gathered, then),
            None => seen.refresh(gathered, now),
        };
        refreshed.map(drop).map_err(|why| fail::refused(&why))
    }
}

/// The time that the timestamp role in `folder` gives for itself. It is believed only once the role was verified as of that
/// time.
fn signed_at(gathered: &Gathered<'_>, folder: &str) -> Option<Timestamp> {
    #[derive(serde::Deserialize)]
    struct Sealed {
        signed: documents::Timestamp,
    }
    let sealed: Sealed = serde_json::from_slice(&gathered.signed(&format!("{folder}{TIMESTAMP}"))?).ok()?;
    sealed.signed.signed_at
}

/// The shards that are wanted, each verified.
fn chosen(trusted: &Trusted, gathered: &Gathered<'_>, wish: &Wish) -> Result<Vec<Shard>, Failure> {
    let listed: Vec<PluginName> = trusted.plugins().collect();
    if let Which::Named(names) = &wish.plugins
        && let Some(unknown) = names.iter().find(|name| !listed.contains(name))
    {
        return Err(Failure::new(Exit::NotFound, format!("{unknown} is not in that marketplace")));
    }
    let wanted = listed.into_iter().filter(|name| wish.plugins.has(name));
    let shard = |name: PluginName| {
        let shard = trusted.shard(gathered, &name).map_err(|why| fail::refused(&why))?;
        Ok(shard.map(|shard| shard.document().clone()))
    };
    wanted.filter_map(|name| shard(name).transpose()).collect()
}

/// Fetches what the audits of those versions named, each by its digest. An older publication may not have kept all.
fn reports(shards: &[Shard], gathered: &Gathered<'_>) -> Result<(), Failure> {
    let audits = shards.iter().flat_map(|shard| &shard.versions).filter_map(|entry| entry.audit.as_ref());
    for digest in audits.flat_map(AuditRef::documents) {
        let path = AuditRef::path_of(digest);
        match gathered.get(&path, audits::BYTES) {
            Ok(bytes) if sha256(&bytes) == digest => {}
            Ok(_) => {
                let why = format!("{path}: its bytes have another digest than its name");
                return Err(Failure::new(Exit::NotTrusted, why));
            }
            Err(verifier::tuf::TransportError::NotFound(_)) => {}
            Err(why) => return Err(fail::refused(&Refused::from(why))),
        }
    }
    Ok(())
}
