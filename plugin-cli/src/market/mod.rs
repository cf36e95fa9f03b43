//! The added marketplaces as this run believes them: refreshed where possible, remembered where not, each on its own.
//!
//! What one of them fails at is a warning for the others. What is remembered of one stays good for revocations; whether
//! it is good for an install is asked again, with its own status.

pub mod file;
pub mod one;

use jiff::Timestamp;
use schemas::{MarketplaceName, PluginName};
use terminal::{Exit, Failure};

pub use one::{Effort, Market};

use crate::world::{Official, World};
use revocation::{Ignored, Revocations};

/// What to do when there is none at all.
pub const NONE_ADDED: &str = "no marketplace was added yet: deepcode-plugin marketplace add URL --key ed25519:…";

/// Every added and enabled marketplace.
#[derive(Debug)]
pub struct Markets(pub Vec<Market>);

impl Markets {
    /// Opens each, with as much `effort` as asked, and warns of those that fail.
    ///
    /// # Errors
    /// Only when `marketplaces.json` cannot be read.
    pub fn open(world: &World, effort: Effort) -> Result<Self, Failure> {
        let markets = Self::look(world, effort)?;
        markets.warn(world);
        Ok(markets)
    }

    /// The same without a word, for commands that tell of each themselves.
    ///
    /// # Errors
    /// Only when `marketplaces.json` cannot be read.
    pub fn look(world: &World, effort: Effort) -> Result<Self, Failure> {
        let mut markets = Vec::new();
        if let Some(official) = &world.official {
            markets.push(Market::official(world, official, effort)?);
        }
        for (name, entry) in file::read(&world.home)?.0 {
            if entry.enabled && name.as_str() != Official::NAME {
                markets.push(Market::open(world, name, entry, effort));
            }
        }
        Ok(Self(markets))
    }

    /// Opens the one of that name.
    ///
    /// # Errors
    /// Exit 10 when there is none.
    pub fn only(world: &World, name: &MarketplaceName, effort: Effort) -> Result<Self, Failure> {
        if let Some(official) = world.official.as_ref().filter(|_| name.as_str() == Official::NAME) {
            return Ok(Self(vec![Market::official(world, official, effort)?]));
        }
        let mut added = file::read(&world.home)?.0;
        let known: Vec<String> = added.keys().map(ToString::to_string).collect();
        let entry = added.remove(name).ok_or_else(|| unknown(name, &known))?;
        Ok(Self(vec![Market::open(world, name.clone(), entry, effort)]))
    }

    /// Says of each that failed what failed, and how old what is left is.
    pub fn warn(&self, world: &World) {
        let troubled = self.0.iter().filter_map(|market| Some((market, market.trouble.as_ref()?)));
        for (market, trouble) in troubled {
            let left = match market.freshness() {
                Some(fresh) => format!("its {}", catalog_age(fresh.checked, world.now())),
                None => "nothing of it is known yet".to_owned(),
            };
            let error = terminal::escape(&trouble.error);
            world.out.warn(&format!("{}: {error}; {left}", market.name));
            if let (Exit::Failed | Exit::NotTrusted, Some(hint)) = (trouble.exit, &trouble.hint) {
                world.out.say(&terminal::escape(hint).to_string());
            }
        }
    }

    /// The one with this name.
    ///
    /// # Errors
    /// Exit 10, with a close name.
    pub fn named(&mut self, name: &MarketplaceName) -> Result<&mut Market, Failure> {
        let known: Vec<String> = self.0.iter().map(|m| m.name.to_string()).collect();
        match self.0.iter_mut().find(|m| m.name == *name) {
            Some(market) => Ok(market),
            None => Err(unknown(name, &known)),
        }
    }

    /// When the one with this name was last heard.
    #[must_use]
    pub fn heard(&self, name: &MarketplaceName) -> Option<Timestamp> {
        self.0.iter().find(|m| m.name == *name).and_then(Market::freshness).map(|f| f.checked)
    }

    /// What all of them, and the user, say of revocations.
    ///
    /// # Errors
    /// Exit 4 when the user's list of ignored revocations cannot be read.
    pub fn revocations(&self, world: &World) -> Result<Revocations<'_>, Failure> {
        let ignored = Ignored::read(&world.settings.ignore_revoked_plugins)
            .map_err(|e| Failure::new(Exit::NotTrusted, format!("settings.json: ignoreRevokedPlugins: {e}")))?;
        let lists = self.0.iter().filter_map(Market::list).collect();
        Ok(Revocations::new(lists, world.settings.plugins.revocation_max_age).ignoring(ignored))
    }

    /// Every plugin name that any of them lists, for "did you mean".
    #[must_use]
    pub fn names(&self) -> Vec<PluginName> {
        let mut names: Vec<PluginName> = self.0.iter().flat_map(Market::names).collect();
        names.sort_unstable();
        names.dedup();
        names
    }
}

/// How old a catalog is that was checked `then`: "catalog is 3 h old".
#[must_use]
pub fn catalog_age(then: Timestamp, now: Timestamp) -> String {
    let age = now.duration_since(then);
    if age.is_negative() {
        return "catalog was checked in the future, says this clock".to_owned();
    }
    if age.as_secs() < 60 {
        return "catalog was checked just now".to_owned();
    }
    format!("catalog is {} old", terminal::measure::age(then, now))
}

/// There is no marketplace of that name.
#[must_use]
pub fn unknown(name: &MarketplaceName, known: &[String]) -> Failure {
    let failure = Failure::new(Exit::NotFound, format!("no marketplace is called {name}"));
    match terminal::suggest::closest(name.as_str(), known.iter().map(String::as_str)) {
        Some(close) => failure.hint(format!("did you mean {close}?")),
        None if known.is_empty() => failure.hint(NONE_ADDED),
        None => failure.hint(format!("there are: {}", known.join(", "))),
    }
}
