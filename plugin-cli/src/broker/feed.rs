//! What the added marketplaces say of revocations, kept while the broker runs, and asked for again.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use revocation::{Ignored, List, Revocations};
use runtime::broker::{Ask, Feed};
use schemas::MarketplaceName;
use schemas::protocol::Refusal;
use schemas::settings::Age;
use terminal::{Exit, Failure};
use verifier::Trusted;

use super::told;
use crate::args::Globals;
use crate::env::Env;
use crate::market::{Effort, Markets};
use crate::world::{Official, World};

/// One marketplace's word, as far as it was verified.
#[derive(Debug)]
struct Believed {
    name: MarketplaceName,
    official: bool,
    trusted: Trusted,
}

/// Everything that is known now.
#[derive(Debug)]
struct Known {
    believed: Vec<Believed>,
    ignored: Vec<String>,
    max_age: Age,
}

/// The lists.
#[derive(Debug)]
pub(super) struct Lists {
    env: Env,
    globals: Globals,
    official: Option<Official>,
    known: Mutex<Arc<Known>>,
    /// One refresh at a time: two would only wait for each other's lock.
    asking: Mutex<()>,
}

impl Lists {
    /// Opens them, and asks those marketplaces that were not heard for six hours.
    ///
    /// # Errors
    /// When `marketplaces.json` or the settings cannot be read.
    pub(super) fn open(world: &World) -> Result<Self, Failure> {
        let known = Mutex::new(Arc::new(known(world, Effort::WhenStale)?));
        let (env, globals, official) = (world.env.clone(), world.globals.clone(), world.official.clone());
        Ok(Self { env, globals, official, known, asking: Mutex::default() })
    }

    fn lock(&self) -> MutexGuard<'_, Arc<Known>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn known(world: &World, effort: Effort) -> Result<Known, Failure> {
    let markets = Markets::open(world, effort)?.0;
    let believed = markets
        .into_iter()
        .filter_map(|market| Some(Believed { name: market.name, official: market.official, trusted: market.trusted? }));
    let ignored = world.settings.ignore_revoked_plugins.clone();
    Ok(Known { believed: believed.collect(), ignored, max_age: world.settings.plugins.revocation_max_age })
}

impl Feed for Lists {
    fn with(&self, judge: &mut dyn FnMut(&Revocations<'_>)) -> Result<(), Refusal> {
        let known = Arc::clone(&self.lock());
        let ignored = Ignored::read(&known.ignored);
        let ignored = told(ignored.map_err(|e| Failure::new(Exit::NotTrusted, format!("ignoreRevokedPlugins: {e}"))))?;
        let lists = known.believed.iter().map(|Believed { name, official, trusted }| {
            if *official { List::of_official(name, trusted) } else { List::of(name, trusted) }
        });
        judge(&Revocations::new(lists.collect(), known.max_age).ignoring(ignored));
        Ok(())
    }

    fn refresh(&self, ask: Ask) -> Result<(), Refusal> {
        let _alone = self.asking.lock().unwrap_or_else(PoisonError::into_inner);
        let world = told(World::new(self.env.now(), self.globals.clone(), self.official.clone()))?;
        let effort = match ask {
            Ask::Disk => Effort::Remembered,
            Ask::Everybody => Effort::Refresh,
        };
        *self.lock() = Arc::new(told(known(&world, effort))?);
        Ok(())
    }
}
