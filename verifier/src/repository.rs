//! A marketplace as a client believes it: what it says now, under a key that the user brought.

use jiff::Timestamp;
use schemas::root::RootExtras;
use schemas::{Index, Origin, PluginName, PublicKey, Revoked, Sha256, Shard};

use crate::tuf::{State, Transport};

/// What a user brings when adding a marketplace.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Pin {
    /// A public key: version 1 of the root must carry a valid signature *by it*.
    Key(PublicKey),
    /// The SHA-256 of a root document.
    RootDigest(Sha256),
}

/// A document whose bytes were verified before they were parsed.
#[derive(Debug)]
pub struct Verified<T> {
    document: T,
    digest: Sha256,
}

impl<T> Verified<T> {
    /// The document.
    pub fn document(&self) -> &T {
        &self.document
    }
    /// The SHA-256 of its bytes.
    pub fn digest(&self) -> Sha256 {
        self.digest
    }
}

/// How recent what is believed is; authentic and fresh are two verdicts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Freshness {
    /// When the last complete refresh succeeded.
    pub checked: Timestamp,
    /// The earliest expiry of any role involved.
    pub expires: Timestamp,
    /// The later of the clock and the newest signed time seen; ages are measured against it.
    pub now: Timestamp,
}

/// Why a marketplace is not believed. Stale and invalid have different words: see [`Refused::is_stale`].
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Refused {
    /// The network failed; nothing was learnt.
    #[error(transparent)]
    Transport(#[from] crate::tuf::TransportError),
    /// The memory failed.
    #[error(transparent)]
    State(#[from] crate::tuf::StateError),
}

/// One marketplace, from its pinned root.
#[derive(Debug)]
pub struct Repository {
    state: Box<dyn State>,
}

impl Repository {
    /// First contact: fetches version 1 of the root (or the one whose digest is pinned), checks it against `pin` and
    /// its own threshold, and pins it in `state`. Nothing is stored when it is refused.
    ///
    /// # Errors
    /// [`Refused`].
    pub fn bootstrap(pin: &Pin, transport: &dyn Transport, state: Box<dyn State>) -> Result<Self, Refused> {
        let _ = (pin, transport, state);
        todo!()
    }

    /// A marketplace that was added before: `root` is the digest in `marketplaces.json`.
    ///
    /// # Errors
    /// [`Refused`], when the state does not hold that root.
    pub fn open(root: Sha256, state: Box<dyn State>) -> Result<Self, Refused> {
        let _ = (root, state);
        todo!()
    }

    /// The SHA-256 of the pinned root document.
    #[must_use]
    pub fn root_digest(&self) -> Sha256 {
        todo!()
    }

    /// What the current trusted root says of its marketplace.
    #[must_use]
    pub fn extras(&self) -> &RootExtras {
        let _ = &self.state;
        todo!()
    }

    /// The whole TUF workflow: root chain, timestamp, snapshot, targets, revocations; two requests when nothing changed.
    /// The floor is written before anything is believed.
    ///
    /// # Errors
    /// [`Refused`].
    pub fn refresh(&mut self, transport: &dyn Transport, now: Timestamp) -> Result<Trusted, Refused> {
        let _ = (transport, now);
        todo!()
    }

    /// What the last refresh left, authentic whatever its age, without a network.
    ///
    /// # Errors
    /// [`Refused`], also when there was no refresh yet.
    pub fn remembered(&mut self, now: Timestamp) -> Result<Trusted, Refused> {
        let _ = now;
        todo!()
    }
}

/// What a marketplace says now, or said at its last refresh.
#[derive(Debug)]
pub struct Trusted {
    origin: Origin,
}

impl Trusted {
    /// The marketplace's own name.
    #[must_use]
    pub fn origin(&self) -> &Origin {
        &self.origin
    }
    /// What the current root says.
    #[must_use]
    pub fn extras(&self) -> &RootExtras {
        todo!()
    }
    /// How recent this is.
    #[must_use]
    pub fn freshness(&self) -> Freshness {
        todo!()
    }
    /// The union of every authentic revocation ever seen from it, less what its targets role has withdrawn.
    #[must_use]
    pub fn revoked(&self) -> &Verified<Revoked> {
        todo!()
    }
    /// One plugin: fetched (or remembered, when the bytes match the signed hash), verified, parsed. Nothing when there is none.
    ///
    /// # Errors
    /// [`Refused`].
    pub fn shard(&mut self, transport: &dyn Transport, name: &PluginName) -> Result<Option<Verified<Shard>>, Refused> {
        let _ = (transport, name);
        todo!()
    }
    /// The whole catalog, for search.
    ///
    /// # Errors
    /// [`Refused`].
    pub fn index(&mut self, transport: &dyn Transport) -> Result<Verified<Index>, Refused> {
        let _ = transport;
        todo!()
    }
}
