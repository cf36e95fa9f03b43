//! What pages show of bundles and of the documents of audits: opened when somebody asks, once however many do, and forgotten
//! when it takes more memory than it may.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::{Duration, Instant};

use catalog::{Beside, NotShown, Release};
use depot::Store;
use quick_cache::sync::{Cache, DefaultLifecycle};
use quick_cache::{DefaultHashBuilder, OptionsBuilder, Weighter};
use sources::fetch::{Fetcher, Silent};
use sources::npm::NpmConfig;
use tokio::runtime::Handle;
use tokio::sync::Semaphore;
use verifier::tuf::{Transport, TransportError};

use crate::metrics::Metrics;

/// 32 MiB: a thousand READMEs as they usually are.
const BYTES: u64 = 32 << 20;
/// 4,096 versions, for the size of tables.
const VERSIONS: usize = 4_096;
/// 2 at a time: each holds a bundle and unpacks it, and there are requests to answer meanwhile.
const HANDS: usize = 2;
/// 64 more that wait: whoever comes then is told to come again.
const WAITING: usize = 64;
/// 16 MiB packed, of a plugin whose README a page shows; a larger one is installed as well as any.
const PACKED_BYTES: u64 = 16 << 20;
/// 256 MiB unpacked, which is hashed in a second or two.
const UNPACKED_BYTES: u64 = 256 << 20;
/// 2 s until a page is sent without: what is opened meanwhile stands on the next one.
const PATIENCE: Duration = Duration::from_secs(2);
/// A minute until what was missing or refused is looked for again.
const AGAIN: Duration = Duration::from_secs(60);

/// What was opened, and what opens the rest.
#[derive(Debug)]
pub struct Opened(Arc<Room>);

#[derive(Debug)]
struct Room {
    store: Store,
    metrics: Metrics,
    known: Cache<String, Kept, Weight>,
    hands: Semaphore,
    places: Arc<Semaphore>,
}

/// What is known of one version: for good where all of it verified.
#[derive(Debug, Clone)]
struct Kept {
    beside: Arc<Beside>,
    until: Option<Instant>,
}

#[derive(Debug, Clone)]
struct Weight;

impl Weighter<String, Kept> for Weight {
    fn weight(&self, key: &String, kept: &Kept) -> u64 {
        u64::try_from(kept.beside.weight().saturating_add(key.len())).unwrap_or(u64::MAX)
    }
}

impl Opened {
    /// Nothing yet, of what lies in `store`.
    #[must_use]
    pub fn new(store: Store, metrics: Metrics) -> Self {
        let mut options = OptionsBuilder::new();
        // One shard: the heaviest README takes a tenth of all, and would find no room in a part of it.
        options.shards(1).estimated_items_capacity(VERSIONS).weight_capacity(BYTES);
        let known = match options.build() {
            Ok(options) => {
                Cache::with_options(options, Weight, DefaultHashBuilder::default(), DefaultLifecycle::default())
            }
            // Both capacities are given.
            Err(_) => Cache::with_weighter(VERSIONS, BYTES, Weight),
        };
        let (hands, places) = (Semaphore::new(HANDS), Arc::new(Semaphore::new(HANDS.saturating_add(WAITING))));
        Self(Arc::new(Room { store, metrics, known, hands, places }))
    }

    /// What lies beside `release`.
    pub(super) async fn about(&self, release: &Release) -> Arc<Beside> {
        let key = key(release);
        if let Some(kept) = self.0.known.get(&key) {
            if kept.until.is_none_or(|until| Instant::now() < until) {
                return kept.beside;
            }
            self.0.known.remove(&key);
        }
        let not_yet = || Arc::new(Beside::not_yet(release));
        let Ok(place) = Arc::clone(&self.0.places).try_acquire_owned() else {
            self.0.metrics.turned_away("opening");
            return not_yet();
        };
        let (room, release) = (Arc::clone(&self.0), release.clone());
        // A task of its own: it ends, and is remembered, although nobody waits any more.
        let opening = tokio::spawn(async move {
            let _place = place;
            room.open(key, release).await
        });
        match tokio::time::timeout(PATIENCE, opening).await {
            Ok(Ok(beside)) => beside,
            Ok(Err(_)) | Err(_) => not_yet(),
        }
    }
}

impl Room {
    async fn open(&self, key: String, release: Release) -> Arc<Beside> {
        let opened = self.known.get_or_insert_async(&key, async {
            let _hand = self.hands.acquire().await.ok();
            let (store, of) = (Small(self.store.clone(), Handle::current()), release.clone());
            let opening = tokio::task::spawn_blocking(move || open(&of, &store));
            let beside = opening.await.unwrap_or_else(|_| Beside::not_yet(&release));
            for (part, why) in beside.refusals() {
                self.metrics.refused("beside");
                tracing::warn!(tree = %release.entry.source_hash, part, why, "it is not shown");
            }
            let until = if beside.is_whole() { None } else { Instant::now().checked_add(AGAIN) };
            Ok::<_, Infallible>(Kept { beside: Arc::new(beside), until })
        });
        match opened.await {
            Ok(kept) => kept.beside,
            Err(never) => match never {},
        }
    }
}

/// The same tree with another audit, or after another version, is another thing to show.
fn key(release: &Release) -> String {
    let before = release.changes.as_ref().map(|changes| changes.since_tree);
    // Digests and text can always be written.
    serde_json::to_string(&(release.entry.source_hash, release.audit(), before)).unwrap_or_default()
}

fn open(release: &Release, store: &Small) -> Beside {
    let fetcher = Fetcher::new(std::path::PathBuf::new(), NpmConfig::default()).map(|mut fetcher| {
        fetcher.limits.total_bytes = UNPACKED_BYTES;
        fetcher
    });
    Beside::open(release, store, |digest| {
        let fetcher = fetcher.as_ref().map_err(|_| NotShown::Unreachable)?;
        fetcher.bundle(store, digest, &Silent).map_err(|why| {
            if why.is_of_the_bytes() { NotShown::Refused(why.to_string()) } else { NotShown::Unreachable }
        })
    })
}

/// The store, for code that waits, with a lower cap.
struct Small(Store, Handle);

impl Transport for Small {
    fn get(&self, path: &str, cap: u64) -> Result<Vec<u8>, TransportError> {
        self.0.blocking(self.1.clone()).get(path, cap.min(PACKED_BYTES))
    }

    fn describe(&self) -> String {
        self.0.place().to_owned()
    }
}
