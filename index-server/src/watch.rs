//! The site now, if there is one yet: replaced in one step when a new timestamp or a new root verifies, an upstream's too; kept
//! when it does not.

use std::ops::Deref;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use arc_swap::ArcSwapOption;
use jiff::Timestamp;
use tokio::runtime::Handle;
use tokio::sync::Notify;
use verifier::tuf::limits::TIMESTAMP_BYTES;

use crate::metrics::Metrics;
use crate::site::{Loader, NotLoaded, Site, TIMESTAMP, there};
use depot::Store;

/// Where the time comes from; tests bring their own.
pub type Clock = fn() -> Timestamp;

/// A publication that is not served, and since when.
#[derive(Debug, Clone)]
pub struct Trouble {
    /// A stable word.
    pub code: &'static str,
    /// What a client would say.
    pub text: String,
    /// When it was first seen.
    pub since: Timestamp,
}

/// The site now, and what is wrong with a newer one. A server may begin with none, and never goes back to that.
#[derive(Debug)]
pub struct Watched {
    site: ArcSwapOption<Site>,
    trouble: Mutex<Option<Trouble>>,
}

impl Watched {
    /// A site that verified, or none before the first publication.
    #[must_use]
    pub fn new(site: Option<Site>) -> Self {
        Self { site: ArcSwapOption::from_pointee(site), trouble: Mutex::new(None) }
    }

    /// The site now.
    #[must_use]
    pub fn site(&self) -> Option<Arc<Site>> {
        self.site.load_full()
    }

    /// The site now, for a look that waits for nothing: cheaper, and few may be held at once.
    #[must_use]
    pub fn now(&self) -> impl Deref<Target = Option<Arc<Site>>> + use<> {
        self.site.load()
    }

    /// Why something newer is not served, if so.
    #[must_use]
    pub fn trouble(&self) -> Option<Trouble> {
        self.trouble.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn replace(&self, site: Site) {
        self.site.store(Some(Arc::new(site)));
    }

    fn settle(&self) {
        *self.trouble.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    /// Whether this is news: the same trouble is told once.
    fn refuse(&self, code: &'static str, text: String, now: Timestamp) -> bool {
        let mut trouble = self.trouble.lock().unwrap_or_else(PoisonError::into_inner);
        let known = trouble.as_ref().filter(|known| known.code == code);
        let (since, is_news) = (known.map_or(now, |known| known.since), known.is_none_or(|known| known.text != text));
        *trouble = Some(Trouble { code, text, since });
        is_news
    }
}

/// Looks at the store again and again.
#[derive(Debug)]
pub struct Watch {
    /// Where.
    pub store: Store,
    /// What is replaced.
    pub watched: Arc<Watched>,
    /// What is counted.
    pub metrics: Metrics,
    /// How often.
    pub every: Duration,
    /// Somebody who knows of news does not wait for the next look.
    pub news: Arc<Notify>,
    /// What time it is.
    pub clock: Clock,
}

/// What a look found.
#[derive(Debug)]
enum Looked {
    /// What is served.
    Same,
    /// The same with signatures for people that were still being written.
    Signed(Site),
    /// A new publication.
    New(Site),
}

impl Watch {
    /// Runs for ever.
    pub async fn run(self, mut loader: Loader) {
        loop {
            tokio::select! {
                () = tokio::time::sleep(self.every) => (),
                () = self.news.notified() => (),
            }
            let (store, watched, now) = (self.store.clone(), Arc::clone(&self.watched), (self.clock)());
            let looked = tokio::task::spawn_blocking(move || {
                let outcome = look(&store, &watched, &mut loader, now);
                (loader, outcome)
            });
            let Ok((given_back, outcome)) = looked.await else {
                tracing::error!("the task that verifies has died; what was verified is still served");
                let text = "the task that verifies has died: restart the server".to_owned();
                self.watched.refuse("internal", text, (self.clock)());
                self.metrics.refused("internal");
                return;
            };
            loader = given_back;
            self.tell(outcome);
        }
    }

    fn tell(&self, outcome: Result<Looked, NotLoaded>) {
        let now = (self.clock)();
        match outcome {
            Ok(Looked::Same) => self.watched.settle(),
            Ok(Looked::Signed(site)) => {
                self.watched.replace(site);
                self.watched.settle();
            }
            Ok(Looked::New(site)) => {
                let facts = site.facts();
                tracing::info!(
                    timestamp = facts.version_of("timestamp"),
                    revocations = facts.revocations(),
                    plugins = facts.plugins,
                    "a new publication is served"
                );
                self.metrics.reloaded(self.watched.now().as_deref().map(Site::facts), facts, now);
                self.watched.replace(site);
                self.watched.settle();
            }
            Err(why) => {
                self.metrics.refused(why.code());
                if self.watched.refuse(why.code(), why.to_string(), now) {
                    tracing::error!(code = why.code(), error = %why, "what the store says now is not served");
                }
            }
        }
    }
}

/// As a client looks: at the next root and the timestamp of the marketplace, and of each that it follows.
fn look(store: &Store, watched: &Watched, loader: &mut Loader, now: Timestamp) -> Result<Looked, NotLoaded> {
    let store = store.blocking(Handle::current());
    let Some(site) = watched.site() else {
        let is_published = there(&store, TIMESTAMP, TIMESTAMP_BYTES)?.is_some();
        return if is_published { loader.load(&store, None, now).map(Looked::New) } else { Ok(Looked::Same) };
    };
    for layer in site.layers() {
        if layer.is_changed(&store)? {
            return loader.load(&store, Some(&site), now).map(Looked::New);
        }
    }
    Ok(site.with_new_minisigs(&store)?.map_or(Looked::Same, Looked::Signed))
}
