//! One added marketplace: from its pinned root to what it says now, or said when it was last reached.

use revocation::{FRESH, List};
use schemas::{
    Catalog, MarketplaceEntry, MarketplaceName, Origin, PluginName, Revocation, Sha256, Shard, Status, TreeDigest,
};
use terminal::{Exit, Failure};
use verifier::offer::NoOffer;
use verifier::repository::Refused;
use verifier::statement::Keyring;
use verifier::tuf::{DiskState, Transport, TransportError};
use verifier::{Freshness, Offer, Pin, Repository, Trusted, Verified};

use crate::fail::{Blame, OrFail};
use crate::grade::Whose;
use crate::world::{Official, World};

/// How hard to try for news.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effort {
    /// Ask now.
    Refresh,
    /// Ask when what is remembered is older than six hours.
    WhenStale,
    /// Never ask.
    Remembered,
}

/// One marketplace in this run.
pub struct Market {
    /// The user's name for it.
    pub name: MarketplaceName,
    /// Where it is published.
    pub url: String,
    /// The SHA-256 of its pinned root.
    pub root: Sha256,
    /// Whether it is the compiled-in one.
    pub official: bool,
    /// What it says, as far as that was verified.
    pub trusted: Option<Trusted>,
    /// Why it could not be asked now.
    pub trouble: Option<Failure>,
    transport: Box<dyn Transport>,
}

impl std::fmt::Debug for Market {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Market").field("name", &self.name).field("url", &self.url).finish_non_exhaustive()
    }
}

impl Market {
    /// An added one.
    #[must_use]
    pub fn open(world: &World, name: MarketplaceName, entry: MarketplaceEntry, effort: Effort) -> Self {
        Self::begin(world, name, entry.url, entry.root_digest).asked(world, effort)
    }

    /// The compiled-in one; its root is fetched when this is the first time.
    ///
    /// # Errors
    /// Never in practice: its name is a marketplace's name.
    pub fn official(world: &World, official: &Official, effort: Effort) -> Result<Self, Failure> {
        let name: MarketplaceName = Official::NAME.parse().map_err(|e| Failure::new(Exit::Failed, e))?;
        let mut market = Self::begin(world, name, official.url.clone(), official.root);
        market.official = true;
        let state = || Box::new(DiskState::new(world.home.marketplace(&market.name)));
        if Repository::open(official.root, state()).is_err() && effort != Effort::Remembered {
            let pin = Pin::RootDigest(official.root);
            if let Err(refused) = Repository::bootstrap(&pin, market.transport.as_ref(), state()) {
                market.trouble = Some(refused.blame());
                return Ok(market);
            }
        }
        Ok(market.asked(world, effort))
    }

    fn begin(world: &World, name: MarketplaceName, url: String, root: Sha256) -> Self {
        let (transport, trouble) = match open_transport(world, &url) {
            Ok(transport) => (transport, None),
            Err(e) => (silent(&url), Some(e)),
        };
        Self { name, url, root, official: false, trusted: None, trouble, transport }
    }

    /// Asks for news as far as `effort` goes; falls back to what is remembered.
    fn asked(mut self, world: &World, effort: Effort) -> Self {
        let effort = if is_out_of_reach(world, &self.url) { Effort::Remembered } else { effort };
        let state = DiskState::new(world.home.marketplace(&self.name));
        let mut repository = match Repository::open(self.root, Box::new(state)) {
            Ok(repository) => repository,
            Err(refused) => {
                self.trouble = Some(self.forgotten(world, refused));
                return self;
            }
        };
        let unreachable = self.trouble.is_some();
        if effort != Effort::Refresh || unreachable {
            self.remember(&mut repository, world);
        }
        let ask = match effort {
            Effort::Refresh => true,
            Effort::Remembered => false,
            Effort::WhenStale => !self.is_recent(world),
        };
        if !ask || unreachable {
            return self;
        }
        match repository.refresh(self.transport.as_ref(), world.now()) {
            Ok(trusted) => {
                self.trusted = Some(trusted);
                self.trouble = None;
            }
            Err(refused) => {
                self.trouble = Some(refused.blame());
                self.remember(&mut repository, world);
            }
        }
        self
    }

    /// What was remembered of it is gone or damaged. No refresh mends that: its pin begins anew, by a person's hand.
    fn forgotten(&self, world: &World, refused: Refused) -> Failure {
        let again = format!("deepcode-plugin marketplace add {}#{} --name {}", self.url, self.root, self.name);
        if matches!(refused, Refused::NotAdded(_)) {
            return Failure::new(Exit::Failed, "what was remembered of it is gone").hint(again);
        }
        let folder = world.home.marketplace(&self.name);
        let Failure { exit, error, .. } = refused.blame();
        Failure::new(exit, format!("what is remembered of it is damaged: {error}"))
            .hint(format!("move {} away, then: {again}", folder.display()))
    }

    /// Takes what is remembered. A memory that is damaged is a trouble of its own, unless there is a greater one.
    fn remember(&mut self, repository: &mut Repository, world: &World) {
        match repository.remembered(world.now()) {
            Ok(trusted) => self.trusted = Some(trusted),
            Err(Refused::NeverRefreshed) => {}
            Err(refused) => {
                self.trouble.get_or_insert_with(|| refused.blame());
            }
        }
    }

    /// Whether what is believed was checked within six hours.
    #[must_use]
    pub fn is_recent(&self, world: &World) -> bool {
        self.freshness().is_some_and(|f| {
            let age = f.now.max(world.now()).duration_since(f.checked);
            !age.is_negative() && age <= FRESH && f.expires > f.now.max(world.now())
        })
    }

    /// How recent what is believed is.
    #[must_use]
    pub fn freshness(&self) -> Option<Freshness> {
        self.trusted.as_ref().map(Trusted::freshness)
    }

    /// Its word on revocations.
    #[must_use]
    pub fn list(&self) -> Option<List<'_>> {
        let trusted = self.trusted.as_ref()?;
        Some(if self.official { List::of_official(&self.name, trusted) } else { List::of(&self.name, trusted) })
    }

    /// Every revocation in force here, with the upstream that says so where it is not its own word.
    pub fn revoked(&self) -> impl Iterator<Item = (Option<&Origin>, &Revocation)> {
        let own = self.trusted.iter().map(|trusted| (None, trusted));
        let above = self.trusted.iter().flat_map(Trusted::upstreams).map(|trusted| (Some(trusted.origin()), trusted));
        own.chain(above)
            .flat_map(|(by, trusted)| trusted.revoked().document().revoked.iter().map(move |entry| (by, entry)))
    }

    /// Whose it is.
    #[must_use]
    pub fn whose(&self) -> Whose {
        if self.official { Whose::Official } else { Whose::Added }
    }

    /// Its way to the published folder.
    #[must_use]
    pub fn transport(&self) -> &dyn Transport {
        self.transport.as_ref()
    }

    /// Whether nothing that it serves now was refused. What is merely not reached, or expired, says nothing against what
    /// is remembered; a rollback, a wrong signature or parts of two states do, however fresh the memory is.
    ///
    /// # Errors
    /// Exit 4 when what it serves is not believed; 1 when this machine cannot remember what it believed, 3 when it leads
    /// where nobody goes.
    pub fn believed(&self) -> Result<(), Failure> {
        match &self.trouble {
            Some(trouble) if !matches!(trouble.exit, Exit::Network | Exit::NotFound | Exit::Stale) => {
                Err(self.at_fault(trouble.again()))
            }
            _ => Ok(()),
        }
    }

    /// Whether something may be installed from here: it is [believed](Self::believed), and what is known of it is recent.
    ///
    /// # Errors
    /// As there; 9 when nobody knows what it says now, 7 or 10 when it was never reached.
    pub fn fit(&self, world: &World) -> Result<(), Failure> {
        self.believed()?;
        match &self.trouble {
            Some(trouble) if self.trusted.is_none() || trouble.exit == Exit::Stale => {
                Err(self.at_fault(trouble.again()))
            }
            _ if self.is_recent(world) => Ok(()),
            _ => {
                let known = self.freshness().map(|f| super::catalog_age(f.checked, world.now()));
                let known = known.unwrap_or_else(|| "catalog was never reached".to_owned());
                let what = format!("its {known}, so nothing is installed from it");
                Err(self.at_fault(Failure::new(Exit::Stale, what).code("marketplace-stale")))
            }
        }
    }

    /// The failure as this marketplace's, with the one command that asks it again where nothing better is known.
    fn at_fault(&self, failure: Failure) -> Failure {
        Failure {
            hint: failure.hint.clone().or_else(|| Some(format!("deepcode-plugin marketplace update {}", self.name))),
            error: format!("{}: {}", self.name, failure.error),
            ..failure
        }
    }

    /// What it lists of a plugin.
    ///
    /// # Errors
    /// When it cannot be fetched or is not believed.
    pub fn shard(&mut self, name: &PluginName) -> Result<Option<Verified<Shard>>, Failure> {
        match &mut self.trusted {
            Some(trusted) => trusted.shard(self.transport.as_ref(), name).or_fail(),
            None => Ok(None),
        }
    }

    /// Whether it advises against new use of a plugin.
    ///
    /// # Errors
    /// As [`Market::shard`].
    pub fn deprecates(&mut self, name: &PluginName) -> Result<bool, Failure> {
        Ok(self.shard(name)?.is_some_and(|shard| shard.document().status == Status::Deprecated))
    }

    /// Its offer of exactly this tree under this name, if it has one.
    ///
    /// # Errors
    /// When what it lists is not believed.
    pub fn offer_of(&mut self, name: &PluginName, digest: TreeDigest) -> Result<Option<Offer>, Failure> {
        let Some(shard) = self.shard(name)? else { return Ok(None) };
        Ok(self.judge(|origin, keys| shard.offer_of(digest, origin, keys))?.flatten())
    }

    /// Lets `judge` look at an entry with its name and its audit keys; nothing when it is not believed.
    ///
    /// # Errors
    /// What `judge` says.
    pub fn judge<T>(&self, judge: impl FnOnce(&Origin, &Keyring) -> Result<T, NoOffer>) -> Result<Option<T>, Failure> {
        let Some(trusted) = &self.trusted else { return Ok(None) };
        judge(trusted.origin(), trusted.keyring()).map(Some).or_fail()
    }

    /// The whole catalog, for a search.
    ///
    /// # Errors
    /// When it cannot be fetched or is not believed.
    pub fn catalog(&mut self) -> Result<Option<Verified<Catalog>>, Failure> {
        match &mut self.trusted {
            Some(trusted) => trusted.catalog(self.transport.as_ref()).or_fail().map(Some),
            None => Ok(None),
        }
    }

    /// The names in its catalog, without asking for anything.
    pub(crate) fn names(&self) -> Vec<PluginName> {
        self.trusted.as_ref().map(|t| t.plugins().collect()).unwrap_or_default()
    }
}

/// The way to a marketplace; none beyond this machine under `--offline`.
///
/// # Errors
/// When the address is not one that is talked to.
pub fn open_transport(world: &World, url: &str) -> Result<Box<dyn Transport>, Failure> {
    if is_out_of_reach(world, url) {
        return Ok(silent(url));
    }
    sources::open_transport(url, &world.fetcher).or_fail()
}

/// Whether `--offline` keeps this run from `url`.
#[must_use]
pub fn is_out_of_reach(world: &World, url: &str) -> bool {
    world.globals.offline && !url.starts_with("file://") && !url.starts_with("git+file://")
}

fn silent(url: &str) -> Box<dyn Transport> {
    Box::new(Offline(url.to_owned()))
}

/// The network that is not asked.
#[derive(Debug)]
struct Offline(String);

impl Transport for Offline {
    fn get(&self, path: &str, _: u64) -> Result<Vec<u8>, TransportError> {
        Err(TransportError::Unreachable { path: format!("{}/{path}", self.0), why: "--offline was given".to_owned() })
    }
    fn describe(&self) -> String {
        self.0.clone()
    }
}
