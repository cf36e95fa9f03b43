//! What a marketplace says of itself: its name, its roles, when they expire.

use std::collections::BTreeMap;

use bytes::Bytes;
use jiff::Timestamp;
use schemas::{Origin, Sha256};
use serde::Deserialize;
use verifier::Trusted;

use super::{NotLoaded, TIMESTAMP};

/// The roles of a published marketplace, `root` first.
const ROLES: [&str; 5] = ["root", "targets", "revocations", "snapshot", "timestamp"];

/// What expires, and when.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoleFacts {
    /// `root`, `targets`, `revocations`, `snapshot` or `timestamp`.
    pub role: &'static str,
    /// Its version.
    pub version: u64,
    /// When it expires.
    pub expires: Timestamp,
}

/// What a marketplace says of itself.
#[derive(Debug, Clone)]
pub struct Facts {
    /// Its own name.
    pub origin: Origin,
    /// The digest of its first root: what a user pins.
    pub root: Sha256,
    /// The roles, `root` first.
    pub roles: Vec<RoleFacts>,
    /// Plugins listed.
    pub plugins: usize,
    /// Revocations in force.
    pub revoked: usize,
    /// When the timestamp was signed, where it says so.
    pub signed_at: Option<Timestamp>,
    /// Of a fork: what it follows, nearest first.
    pub follows: Vec<Followed>,
}

/// A marketplace that a fork follows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Followed {
    /// Its own name.
    pub origin: Origin,
    /// Revocations in force there.
    pub revoked: usize,
    /// When the first of its roles expires.
    pub expires: Timestamp,
}

impl Followed {
    pub(super) fn all(fork: &Trusted) -> Vec<Self> {
        let one = |upstream: &Trusted| Self {
            origin: upstream.origin().clone(),
            revoked: upstream.revoked().document().revoked.len(),
            expires: upstream.freshness().expires,
        };
        fork.upstreams().iter().map(one).collect()
    }
}

impl Facts {
    /// The version of the revocations role, which every answer tells.
    #[must_use]
    pub fn revocations(&self) -> u64 {
        self.version_of("revocations")
    }

    /// The version of `role`; 0 where there is none.
    #[must_use]
    pub fn version_of(&self, role: &str) -> u64 {
        self.roles.iter().find(|known| known.role == role).map_or(0, |known| known.version)
    }

    /// Whether clients call this marketplace stale at `now`, for itself or for what it follows.
    #[must_use]
    pub fn is_stale(&self, now: Timestamp) -> bool {
        !self.expired(now).is_empty() || self.follows.iter().any(|upstream| upstream.expires <= now)
    }

    /// The roles of its own that are past their expiry at `now`.
    #[must_use]
    pub fn expired(&self, now: Timestamp) -> Vec<&'static str> {
        self.roles.iter().filter(|role| role.expires <= now).map(|role| role.role).collect()
    }
}

/// As much of a role's document as is told; everything else was verified by others.
#[derive(Deserialize)]
struct Envelope {
    signed: Head,
}

#[derive(Deserialize)]
struct Head {
    version: u64,
    expires: Timestamp,
    #[serde(rename = "x-signed-at", default)]
    signed_at: Option<Timestamp>,
}

/// When a timestamp says that it was signed.
pub(super) fn signed_at(timestamp: &[u8]) -> Option<Timestamp> {
    serde_json::from_slice::<Envelope>(timestamp).ok()?.signed.signed_at
}

/// The newest of each role among what was verified.
pub(super) fn roles(seen: &BTreeMap<String, Bytes>) -> Result<Vec<RoleFacts>, NotLoaded> {
    ROLES
        .into_iter()
        .map(|role| {
            let missing = || NotLoaded::Missing { role };
            let (file, bytes) = newest(seen, role).ok_or_else(missing)?;
            let read = serde_json::from_slice::<Envelope>(bytes);
            let head = read.map_err(|why| NotLoaded::Role { file: file.to_owned(), why })?.signed;
            Ok(RoleFacts { role, version: head.version, expires: head.expires })
        })
        .collect()
}

fn newest<'a>(seen: &'a BTreeMap<String, Bytes>, role: &str) -> Option<(&'a str, &'a Bytes)> {
    if role == "timestamp" {
        return seen.get_key_value(TIMESTAMP).map(|(path, bytes)| (path.as_str(), bytes));
    }
    let version = |path: &str| -> Option<u64> {
        path.strip_prefix("metadata/")?.strip_suffix(".json")?.strip_suffix(role)?.strip_suffix('.')?.parse().ok()
    };
    let versions = seen.iter().filter_map(|(path, bytes)| Some((version(path)?, path, bytes)));
    versions.max_by_key(|(version, ..)| *version).map(|(_, path, bytes)| (path.as_str(), bytes))
}
