//! A marketplace as a client believes it: what it says now, under a key that the user brought.

mod exceptions;
mod lineage;
mod memory;
mod pin;
mod policy;
mod refused;
mod revocations;
mod trusted;
mod verified;
mod within;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use jiff::Timestamp;
use schemas::Sha256;
use schemas::root::RootExtras;
use sigstore_tuf::{Role as _, TrustedMetadataSet};

use crate::tuf::{Client, Offline, Site, State, StateError, Transport};
pub use exceptions::{NotExcepted, signed_by};
use lineage::Line;
pub use lineage::UPSTREAMS;
use memory::Complete;
pub use pin::Pin;
pub use policy::{Breach, MarketplacePolicy};
pub use refused::Refused;
pub use revocations::InForce;
use revocations::Known;
pub use trusted::{Countersigned, Freshness, Trusted};
pub use verified::Verified;
pub use within::{Within, carried, upstream_folder};

/// The role that may only revoke.
pub const REVOCATIONS_ROLE: &str = "revocations";
/// The one target of [`REVOCATIONS_ROLE`].
pub const REVOKED: &str = "revoked.json";
/// The catalog's target; its `custom` object names the revocations in force.
pub const INDEX: &str = "index.json";

/// A state that a marketplace and what it said share.
type Shared = Arc<Mutex<Box<dyn State>>>;

/// One marketplace, from its pinned root.
#[derive(Debug)]
pub struct Repository {
    state: Shared,
    pinned: Sha256,
    extras: RootExtras,
}

/// The state behind the lock. A panic elsewhere cannot leave a half-written file, so a poisoned lock is taken over.
fn locked(state: &Shared) -> MutexGuard<'_, Box<dyn State>> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Repository {
    /// First contact: fetches version 1 of the root (or the one whose digest is pinned), checks it against `pin` and
    /// its own threshold, follows the chain upwards, and pins it in `state`. Nothing is stored when it is refused.
    ///
    /// # Errors
    /// [`Refused`].
    pub fn bootstrap(pin: &Pin, transport: &dyn Transport, mut state: Box<dyn State>) -> Result<Self, Refused> {
        let _hold = state.hold()?;
        let chain = pin::Chain::fetch(pin, &Site::published(transport))?;
        chain.store(state.as_mut())?;
        let extras = policy::extras(chain.root())?;
        Ok(Self { state: Arc::new(Mutex::new(state)), pinned: chain.pinned(), extras })
    }

    /// Whether `state` remembers a marketplace.
    ///
    /// # Errors
    /// [`StateError`].
    pub fn is_known(state: &dyn State) -> Result<bool, StateError> {
        pin::is_known(state)
    }

    /// A marketplace that was added before: `root` is the digest in `marketplaces.json`.
    ///
    /// # Errors
    /// [`Refused`], when the state does not hold that root.
    pub fn open(root: Sha256, state: Box<dyn State>) -> Result<Self, Refused> {
        let trusted = pin::recall(root, state.as_ref())?;
        let extras = policy::extras(trusted.root())?;
        Ok(Self { state: Arc::new(Mutex::new(state)), pinned: root, extras })
    }

    /// The SHA-256 of the pinned root document.
    #[must_use]
    pub fn root_digest(&self) -> Sha256 {
        self.pinned
    }

    /// What the current trusted root says of its marketplace.
    #[must_use]
    pub fn extras(&self) -> &RootExtras {
        &self.extras
    }

    /// The whole TUF workflow: root chain, timestamp, snapshot, targets, revocations; two requests when nothing changed. The
    /// same for each upstream of a fork. The floor is written before anything is believed.
    ///
    /// # Errors
    /// [`Refused`]; of a fork also when an upstream's documents are not there, not fresh or not believed.
    pub fn refresh(&mut self, transport: &dyn Transport, now: Timestamp) -> Result<Trusted, Refused> {
        self.follow(transport, Clock { now, is_one: true })
    }

    /// The same for what has expired since: every marketplace in a fork's line is judged as of `then` or of the moment when
    /// it was signed, whichever is later. Authentic, and nothing is said of its age. For who passes documents on.
    ///
    /// # Errors
    /// As [`Repository::refresh`].
    pub fn refresh_as_signed(&mut self, transport: &dyn Transport, then: Timestamp) -> Result<Trusted, Refused> {
        self.follow(transport, Clock { now: then, is_one: false })
    }

    fn follow(&mut self, transport: &dyn Transport, clock: Clock) -> Result<Trusted, Refused> {
        let _hold = locked(&self.state).hold()?;
        let trusted = self.ask(transport, clock)?;
        // What it revokes is remembered by now; that it was heard is not, before all that it follows was heard too.
        let line = Line::ask(&trusted, &self.state, transport, clock)?;
        self.heard(&trusted)?;
        Ok(trusted.following(line))
    }

    /// A marketplace alone, whatever it follows.
    fn ask_alone(&mut self, transport: &dyn Transport, clock: Clock) -> Result<Trusted, Refused> {
        let trusted = self.ask(transport, clock)?;
        self.heard(&trusted)?;
        Ok(trusted)
    }

    fn ask(&mut self, transport: &dyn Transport, clock: Clock) -> Result<Trusted, Refused> {
        let shared = Arc::clone(&self.state);
        let mut state = locked(&shared);
        // Another process may have gone ahead, so the chain is read again under the lock.
        let trusted = pin::recall(self.pinned, state.as_ref())?;
        let policy = MarketplacePolicy::of(self.extras.origin.clone());
        let mut client = Client::from_root(trusted, Site::published(transport), state.as_mut(), &policy)?;
        let refreshed = client.refresh(clock.now);
        self.extras = policy::extras(client.trusted().root())?;
        refreshed?;
        let revoked = revocations::fetch(&mut client)?;
        let now = client.floor().now(clock.now);
        let set = client.into_trusted();
        let known = Known::after(&set, &self.extras.origin, revoked, state.as_mut())?;
        let freshness = freshness(&set, now, now);
        drop(state);
        Trusted::new(set, self.extras.clone(), known, freshness, shared)
    }

    /// Switches to what was heard, in one step.
    fn heard(&self, trusted: &Trusted) -> Result<(), Refused> {
        let mut state = locked(&self.state);
        Complete::store(state.as_mut())?;
        Ok(memory::save_checked(state.as_mut(), trusted.freshness().checked)?)
    }

    /// What the last complete refresh left, authentic whatever its age, without a network. A root that was seen since
    /// then counts: what it no longer vouches for is refused, and an upstream that it names is not known yet.
    ///
    /// # Errors
    /// [`Refused`], also when there was no refresh yet.
    pub fn remembered(&mut self, now: Timestamp) -> Result<Trusted, Refused> {
        let trusted = self.recall_alone(now)?;
        let line = Line::recall(&trusted, &self.state, now)?;
        Ok(trusted.following(line))
    }

    fn recall_alone(&mut self, now: Timestamp) -> Result<Trusted, Refused> {
        let shared = Arc::clone(&self.state);
        let state = locked(&shared);
        let trusted = pin::recall(self.pinned, state.as_ref())?;
        self.extras = policy::extras(trusted.root())?;
        let checked = memory::load_checked(state.as_ref())?.ok_or(Refused::NeverRefreshed)?;
        let seen = crate::tuf::Floor::load(state.as_ref())?.now(now);
        let mut kept = Complete::load(state.as_ref())?.ok_or(Refused::NeverRefreshed)?;
        let policy = MarketplacePolicy::of(self.extras.origin.clone());
        let mut client = Client::from_root(trusted, Site::published(&Offline), &mut kept, &policy)?;
        client.recall()?;
        let revoked = revocations::fetch(&mut client)?;
        let set = client.into_trusted();
        let known = Known::before(&set, &self.extras.origin, revoked, state.as_ref())?;
        drop(state);
        let freshness = freshness(&set, checked, seen);
        Trusted::new(set, self.extras.clone(), known, freshness, shared)
    }
}

/// As of when a line of marketplaces is judged.
#[derive(Debug, Clone, Copy)]
struct Clock {
    now: Timestamp,
    /// Whether what one of them has signed is late enough for all, or each is judged by itself.
    is_one: bool,
}

impl Clock {
    /// Time has come at least as far as `trusted` says.
    fn saw(&mut self, trusted: &Trusted) {
        if self.is_one {
            self.now = self.now.max(trusted.freshness().now);
        }
    }
}

fn freshness(set: &TrustedMetadataSet, checked: Timestamp, now: Timestamp) -> Freshness {
    let roles = [
        set.timestamp().map(|role| role.expires),
        set.snapshot().map(|role| role.expires),
        set.targets_role("targets").map(|role| role.expires),
        set.targets_role(REVOCATIONS_ROLE).map(|role| role.expires),
    ];
    let expires = roles.into_iter().flatten().fold(set.root().expires(), Timestamp::min);
    Freshness { checked, expires, now }
}
