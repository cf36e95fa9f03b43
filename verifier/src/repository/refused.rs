//! Why a marketplace is not believed, sorted by whom to blame: the network, the memory, time, or the marketplace.

use schemas::{Origin, PublicKey, RevocationId, Sha256};

use super::Breach;
use crate::keys::BadKey;
use crate::tuf::{self, StateError, TransportError};

/// Why a marketplace is not believed. Stale and invalid have different words: see [`Refused::is_stale`].
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Refused {
    /// The network failed; nothing was learnt.
    #[error(transparent)]
    Transport(#[from] TransportError),
    /// The memory failed.
    #[error(transparent)]
    State(#[from] StateError),
    /// Its metadata is not valid, too old, or older than before.
    #[error(transparent)]
    Metadata(tuf::Error),
    /// It is valid TUF, but not what a marketplace must be.
    #[error(transparent)]
    Breach(#[from] Breach),
    /// The pinned key is one that nobody should pin.
    #[error(transparent)]
    Pin(#[from] BadKey),
    /// The root may list the pinned key, but carries no valid signature by it.
    #[error("version 1 of its root is not signed by {0}")]
    NotSignedByPin(PublicKey),
    /// No root has the pinned digest.
    #[error("none of its roots is {0}")]
    NoSuchRoot(Sha256),
    /// The state holds no marketplace.
    #[error("no marketplace with the root {0} was added here")]
    NotAdded(Sha256),
    /// The state holds another marketplace, or a root that was tampered with.
    #[error("the stored root is {found}, but {expected} was added")]
    WrongRoot {
        /// The digest in `marketplaces.json`.
        expected: Sha256,
        /// The stored root's.
        found: Sha256,
    },
    /// Nothing is remembered.
    #[error("there was no complete refresh yet")]
    NeverRefreshed,
    /// Its list of revocations cannot be had; what is revoked is not known.
    #[error("its revocations cannot be had: {0}")]
    NoRevocations(tuf::Error),
    /// Its list of revocations lacks one that is in force.
    #[error("its revocations lack {0}, which its targets role says is in force")]
    Shortened(RevocationId),
    /// More revocations than are ever kept.
    #[error("it has revoked more often than the {limit} that are kept")]
    TooManyRevocations {
        /// The limit.
        limit: usize,
    },
    /// A document in it is malformed.
    #[error(transparent)]
    Document(#[from] schemas::Malformed),
    /// A document that speaks of something else.
    #[error("{file} speaks of {found}")]
    WrongDocument {
        /// Which file.
        file: String,
        /// What it speaks of.
        found: String,
    },
    /// An upstream of this fork is not known, so it is not known what is revoked.
    #[error("its upstream {origin}: {source}")]
    Upstream {
        /// Which.
        origin: Origin,
        /// Why.
        source: Box<Self>,
    },
    /// A fork whose upstreams come back to one of themselves.
    #[error("it follows {0} twice")]
    Circle(Origin),
    /// A fork of a fork of a fork, more often than is followed.
    #[error("it follows more than {limit} marketplaces")]
    TooManyUpstreams {
        /// The limit.
        limit: usize,
    },
}

impl From<tuf::Error> for Refused {
    fn from(error: tuf::Error) -> Self {
        match error {
            tuf::Error::Transport(error) => Self::Transport(error),
            tuf::Error::State(error) => Self::State(error),
            tuf::Error::Breach(breach) => Self::Breach(breach),
            other => Self::Metadata(other),
        }
    }
}

impl Refused {
    /// Whether it is a matter of time and availability: expired metadata, a list that cannot be had, no refresh yet.
    /// What was believed before stays authentic; nothing says that it was tampered with.
    #[must_use]
    pub fn is_stale(&self) -> bool {
        match self {
            Self::Metadata(tuf::Error::Expired { .. } | tuf::Error::TooManyRoots { .. })
            | Self::NoRevocations(_)
            | Self::NeverRefreshed => true,
            // The fork answered and what it carries did not come: as with its own list, what is revoked is not known.
            Self::Upstream { source, .. } => source.is_stale() || source.is_network(),
            _ => false,
        }
    }

    /// Whether the network failed and nothing was learnt.
    #[must_use]
    pub fn is_network(&self) -> bool {
        matches!(self, Self::Transport(_))
    }

    /// Whether this machine's own memory failed.
    #[must_use]
    pub fn is_local(&self) -> bool {
        match self {
            Self::State(_) | Self::NotAdded(_) => true,
            Self::Upstream { source, .. } => source.is_local(),
            _ => false,
        }
    }

    /// Whether what the marketplace says is not to be believed.
    #[must_use]
    pub fn is_untrusted(&self) -> bool {
        !self.is_stale() && !self.is_network() && !self.is_local()
    }
}
