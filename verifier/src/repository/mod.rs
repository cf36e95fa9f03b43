//! A marketplace as a client believes it: what it says now, under a key that the user brought.

mod memory;
mod pin;
mod policy;
mod refused;
mod revocations;
mod trusted;
mod verified;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use jiff::Timestamp;
use schemas::Sha256;
use schemas::root::RootExtras;
use sigstore_tuf::{Role as _, TrustedMetadataSet};

use crate::tuf::{Client, Offline, Site, State, Transport};
use memory::Complete;
pub use pin::Pin;
pub use policy::{Breach, MarketplacePolicy};
pub use refused::Refused;
pub use revocations::InForce;
use revocations::Known;
pub use trusted::{Freshness, Trusted};
pub use verified::Verified;

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

    /// The whole TUF workflow: root chain, timestamp, snapshot, targets, revocations; two requests when nothing changed.
    /// The floor is written before anything is believed.
    ///
    /// # Errors
    /// [`Refused`].
    pub fn refresh(&mut self, transport: &dyn Transport, now: Timestamp) -> Result<Trusted, Refused> {
        let shared = Arc::clone(&self.state);
        let mut state = locked(&shared);
        let _hold = state.hold()?;
        // Another process may have gone ahead, so the chain is read again under the lock.
        let trusted = pin::recall(self.pinned, state.as_ref())?;
        let policy = MarketplacePolicy::of(self.extras.origin.clone());
        let mut client = Client::from_root(trusted, Site::published(transport), state.as_mut(), &policy)?;
        let refreshed = client.refresh(now);
        self.extras = policy::extras(client.trusted().root())?;
        refreshed?;
        let revoked = revocations::fetch(&mut client)?;
        let now = client.floor().now(now);
        let set = client.into_trusted();
        let known = Known::after(&set, &self.extras.origin, revoked, state.as_mut())?;
        Complete::store(state.as_mut())?;
        memory::save_checked(state.as_mut(), now)?;
        let freshness = freshness(&set, now, now);
        drop(state);
        Trusted::new(set, self.extras.clone(), known, freshness, shared)
    }

    /// What the last complete refresh left, authentic whatever its age, without a network. A root that was seen since
    /// then counts: what it no longer vouches for is refused.
    ///
    /// # Errors
    /// [`Refused`], also when there was no refresh yet.
    pub fn remembered(&mut self, now: Timestamp) -> Result<Trusted, Refused> {
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
