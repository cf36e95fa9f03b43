//! The TUF client workflow (specification 1.0, §5) as a driver over `sigstore-tuf`'s state machine: our transport, our
//! store, distinct public keys counted instead of key ids.

mod checks;
mod client;
mod error;
mod floor;
pub mod limits;
mod names;
mod search;
mod state;
mod transport;

pub use checks::{key_bytes, parse, pinned, signed_by};
pub use client::{Client, Policy, TrustAll};
pub(crate) use client::{first_root, next_root, root_name};
pub use error::{Error, Mismatch};
pub use floor::{Floor, SnapshotFloor, TimestampFloor};
pub use names::{metadata_name, quote, target_path};
pub(crate) use search::{fetch_target, matches_target};
pub use state::{DiskState, Hold, MemoryState, State, StateError};
pub use transport::{Offline, Place, Site, Transport, TransportError};
