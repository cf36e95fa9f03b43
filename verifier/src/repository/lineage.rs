//! The marketplaces that a fork follows: it carries their documents, and a client verifies each as its own client would.
//!
//! What a fork's host could do to its upstream's word is what any host could do to its own marketplace's: hide news, until the
//! upstream's own expiry. To leave the documents out, to edit them, to give older ones or another marketplace's is a refusal.

use std::sync::Arc;

use jiff::Timestamp;
use schemas::Origin;
use schemas::root::Upstream;
use sha2::Digest as _;

use super::within::{Within, upstream_folder};
use super::{Clock, Pin, Refused, Repository, Shared, Trusted, locked};
use crate::tuf::{State, StateError, Transport};

/// 4: a fork for a company, one for its department, one for a team, and one more. Each asks every client two requests more a
/// refresh and lies a folder deeper; without an end a captured fork could lead its clients on for ever.
pub const UPSTREAMS: usize = 4;

/// What is believed of all that a fork follows, nearest first.
#[derive(Debug, Default)]
pub(super) struct Line {
    pub(super) upstreams: Vec<Trusted>,
    /// Whether one of them was never refreshed: what it revokes is not known.
    pub(super) is_broken: bool,
}

/// One step up: who it is, where its documents are carried, where what was seen of it is remembered.
struct Step {
    upstream: Upstream,
    folder: String,
    state: Shared,
}

impl Step {
    fn refused(&self, source: Refused) -> Refused {
        Refused::Upstream { origin: self.upstream.origin.clone(), source: Box::new(source) }
    }

    fn memory(&self) -> Box<dyn State> {
        Box::new(Beneath { state: Arc::clone(&self.state), prefix: state_prefix(&self.folder) })
    }

    fn opened(&self) -> Result<Repository, Refused> {
        Repository::open(self.upstream.root_digest, self.memory())
    }

    /// The repository of this step; a digest was pinned by the fork's root, so the first acquaintance asks nobody.
    fn met(&self, transport: &dyn Transport) -> Result<Repository, Refused> {
        let repository = match self.opened() {
            Err(Refused::NotAdded(_) | Refused::WrongRoot { .. }) => {
                Repository::bootstrap(&Pin::RootDigest(self.upstream.root_digest), transport, self.memory())?
            }
            other => other?,
        };
        self.is_meant(repository.extras().origin.clone())?;
        Ok(repository)
    }

    fn is_meant(&self, found: Origin) -> Result<(), Refused> {
        let pinned = &self.upstream.origin;
        if found == *pinned { Ok(()) } else { Err(super::Breach::Origin { pinned: pinned.clone(), found }.into()) }
    }
}

/// The way up from one fork, as far as it goes.
struct Way {
    origins: Vec<Origin>,
    folder: String,
    state: Shared,
}

impl Way {
    fn from(fork: &Trusted, state: &Shared) -> Self {
        Self { origins: vec![fork.origin().clone()], folder: String::new(), state: Arc::clone(state) }
    }

    fn step(&mut self, upstream: Upstream) -> Result<Step, Refused> {
        if self.origins.contains(&upstream.origin) {
            return Err(Refused::Circle(upstream.origin));
        }
        if self.origins.len() > UPSTREAMS {
            return Err(Refused::TooManyUpstreams { limit: UPSTREAMS });
        }
        self.origins.push(upstream.origin.clone());
        self.folder.push_str(&upstream_folder(&upstream.origin));
        Ok(Step { upstream, folder: self.folder.clone(), state: Arc::clone(&self.state) })
    }
}

impl Line {
    /// Asks each upstream, through the fork that carries it.
    pub(super) fn ask(
        fork: &Trusted,
        state: &Shared,
        transport: &dyn Transport,
        clock: Clock,
    ) -> Result<Self, Refused> {
        let (mut line, mut way, mut clock) = (Self::default(), Way::from(fork, state), clock);
        let mut next = fork.extras().upstream.clone();
        clock.saw(fork);
        while let Some(upstream) = next {
            let step = way.step(upstream)?;
            let carried = Within::new(transport, &step.folder);
            let asked = step.met(&carried).and_then(|mut repository| repository.ask_alone(&carried, clock));
            let trusted = asked.map_err(|why| step.refused(why))?;
            step.is_meant(trusted.origin().clone()).map_err(|why| step.refused(why))?;
            clock.saw(&trusted);
            next = trusted.extras().upstream.clone();
            line.upstreams.push(trusted);
        }
        Ok(line)
    }

    /// What is remembered of each upstream. One that is named since the last complete refresh is not known yet.
    pub(super) fn recall(fork: &Trusted, state: &Shared, now: Timestamp) -> Result<Self, Refused> {
        let (mut line, mut way) = (Self::default(), Way::from(fork, state));
        let mut next = fork.extras().upstream.clone();
        while let Some(upstream) = next {
            let step = way.step(upstream)?;
            let recalled = step.opened().and_then(|mut repository| repository.recall_alone(now));
            let trusted = match recalled {
                Err(Refused::NotAdded(_) | Refused::WrongRoot { .. } | Refused::NeverRefreshed) => {
                    line.is_broken = true;
                    return Ok(line);
                }
                other => other.map_err(|why| step.refused(why))?,
            };
            step.is_meant(trusted.origin().clone()).map_err(|why| step.refused(why))?;
            next = trusted.extras().upstream.clone();
            line.upstreams.push(trusted);
        }
        Ok(line)
    }
}

/// Where what was seen of an upstream is remembered: one name that no file system folds together with another's.
fn state_prefix(folder: &str) -> String {
    format!("upstream-{}/", hex::encode(sha2::Sha256::digest(folder)))
}

/// A part of a fork's memory. The fork holds the lock for all of it.
#[derive(Debug)]
struct Beneath {
    state: Shared,
    prefix: String,
}

impl State for Beneath {
    fn load(&self, name: &str) -> Result<Option<Vec<u8>>, StateError> {
        locked(&self.state).load(&format!("{}{name}", self.prefix))
    }
    fn save(&mut self, name: &str, bytes: &[u8]) -> Result<(), StateError> {
        locked(&self.state).save(&format!("{}{name}", self.prefix), bytes)
    }
    fn remove(&mut self, name: &str) -> Result<(), StateError> {
        locked(&self.state).remove(&format!("{}{name}", self.prefix))
    }
}
