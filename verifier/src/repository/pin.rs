//! From the key or the digest that a user brought to the newest root: every step signed, nothing taken on sight.

use schemas::{Origin, PublicKey, Sha256};
use serde::{Deserialize, Serialize};
use sha2::Digest as _;
use sigstore_tuf::{Metadata, Root, TrustedMetadataSet};

use super::{MarketplacePolicy, Refused, policy};
use crate::keys;
use crate::tuf::limits::{ROOT_BYTES, ROOTS_PER_REFRESH};
use crate::tuf::{
    Error, Floor, Mismatch, Policy as _, Site, State, StateError, TransportError, first_root, metadata_name, next_root,
    root_name,
};

/// What a user brings when adding a marketplace.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Pin {
    /// A public key: version 1 of the root must carry a valid signature *by it*.
    Key(PublicKey),
    /// The SHA-256 of a root document.
    RootDigest(Sha256),
}

/// The pinned root and every later one, each verified by the one before.
#[derive(Debug)]
pub(super) struct Chain {
    trusted: TrustedMetadataSet,
    policy: MarketplacePolicy,
    roots: Vec<(u64, Vec<u8>)>,
    pinned: Sha256,
    origin: Origin,
}

/// Which root is pinned; kept beside the roots.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Pinned {
    version: u64,
    digest: Sha256,
    origin: Origin,
}

const FILE: &str = "pin";

pub(super) fn sha256(bytes: &[u8]) -> Sha256 {
    Sha256(sha2::Sha256::digest(bytes).into())
}

impl Chain {
    pub(super) fn fetch(pin: &Pin, site: &Site<'_>) -> Result<Self, Refused> {
        let (version, bytes) = match pin {
            Pin::Key(_) => (1, root(site, 1)?.ok_or_else(|| TransportError::NotFound("metadata/1.root.json".into()))?),
            Pin::RootDigest(digest) => walk_to(*digest, site)?,
        };
        let file = metadata_name("root", Some(version));
        let trusted = first_root(&file, &bytes)?;
        if trusted.root().version != version {
            let mismatch = Mismatch::Version { expected: version, found: trusted.root().version };
            return Err(Error::Mismatch { file, mismatch }.into());
        }
        if let Pin::Key(key) = pin {
            signed_by(key, &file, &bytes)?;
        }
        MarketplacePolicy::any().root(trusted.root())?;
        let origin = policy::extras(trusted.root())?.origin;
        let policy = MarketplacePolicy::of(origin.clone());
        let pinned = sha256(&bytes);
        let mut chain = Self { trusted, policy, roots: vec![(version, bytes)], pinned, origin };
        chain.follow(site)?;
        Ok(chain)
    }

    fn follow(&mut self, site: &Site<'_>) -> Result<(), Refused> {
        let from = self.trusted.root().version;
        for version in from.saturating_add(1)..=from.saturating_add(ROOTS_PER_REFRESH) {
            let Some(bytes) = root(site, version)? else { return Ok(()) };
            next_root(&mut self.trusted, &self.policy, &metadata_name("root", Some(version)), &bytes)?;
            self.roots.push((version, bytes));
        }
        Err(Error::TooManyRoots { from }.into())
    }

    /// Pins the first root, keeps the rest, and holds them against the floor of an earlier acquaintance.
    pub(super) fn store(&self, state: &mut dyn State) -> Result<(), Refused> {
        let mut floor = Floor::load(state)?;
        if floor.of.as_ref() != Some(&self.origin) {
            floor = Floor { of: Some(self.origin.clone()), ..Floor::default() };
        }
        floor.saw_root(self.trusted.root())?;
        floor.save(state)?;
        for (version, bytes) in &self.roots {
            state.save(&root_name(*version), bytes)?;
        }
        if let Some((_, newest)) = self.roots.last() {
            state.save("root.json", newest)?;
        }
        let version = self.roots.first().map_or(1, |(version, _)| *version);
        let pinned = Pinned { version, digest: self.pinned, origin: self.origin.clone() };
        let bytes = serde_json::to_vec(&pinned).map_err(|error| broken(FILE, &error))?;
        Ok(state.save(FILE, &bytes)?)
    }

    pub(super) fn root(&self) -> &Root {
        self.trusted.root()
    }

    pub(super) fn pinned(&self) -> Sha256 {
        self.pinned
    }
}

/// Whether a marketplace was ever pinned in `state`.
pub(super) fn is_known(state: &dyn State) -> Result<bool, StateError> {
    Ok(state.load(FILE)?.is_some())
}

/// The newest root in `state`, reached from the one whose digest is `pinned` by verifying every step again.
pub(super) fn recall(pinned: Sha256, state: &dyn State) -> Result<TrustedMetadataSet, Refused> {
    let file = state.load(FILE)?.ok_or(Refused::NotAdded(pinned))?;
    let pin: Pinned = serde_json::from_slice(&file).map_err(|error| broken(FILE, &error))?;
    let name = root_name(pin.version);
    let bytes = state.load(&name)?.ok_or(Refused::NotAdded(pinned))?;
    let found = sha256(&bytes);
    if found != pinned {
        return Err(Refused::WrongRoot { expected: pinned, found });
    }
    let mut trusted = first_root(&name, &bytes)?;
    let policy = MarketplacePolicy::of(pin.origin);
    policy.root(trusted.root())?;
    for version in pin.version.saturating_add(1).. {
        let name = root_name(version);
        let Some(bytes) = state.load(&name)? else { break };
        next_root(&mut trusted, &policy, &name, &bytes)?;
    }
    Ok(trusted)
}

fn broken(name: &str, error: &serde_json::Error) -> StateError {
    StateError { name: name.to_owned(), why: error.to_string() }
}

/// A root document, or nothing where there is none (404, and only that).
fn root(site: &Site<'_>, version: u64) -> Result<Option<Vec<u8>>, Refused> {
    match site.metadata.get(&metadata_name("root", Some(version)), ROOT_BYTES) {
        Ok(bytes) => Ok(Some(bytes)),
        Err(TransportError::NotFound(_)) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// The root whose digest is pinned; the others on the way are looked at by no one.
fn walk_to(digest: Sha256, site: &Site<'_>) -> Result<(u64, Vec<u8>), Refused> {
    for version in 1..=ROOTS_PER_REFRESH {
        match root(site, version)? {
            Some(bytes) if sha256(&bytes) == digest => return Ok((version, bytes)),
            Some(_) => {}
            // Nothing is published here at all.
            None if version == 1 => return Err(TransportError::NotFound("metadata/1.root.json".into()).into()),
            None => break,
        }
    }
    Err(Refused::NoSuchRoot(digest))
}

/// Whether `key` is one of the root's own keys *and* has signed it. To be listed proves nothing.
fn signed_by(key: &PublicKey, file: &str, bytes: &[u8]) -> Result<(), Refused> {
    let metadata = Metadata::<Root>::from_slice(bytes).map_err(|source| Error::rejected(file, source))?;
    let refused = || Refused::NotSignedByPin(*key);
    let verifier = keys::VerifyingKey::try_from(*key)?;
    let id = keys::key_id(key);
    let role = metadata.signed().role("root").ok_or_else(refused)?;
    if !role.keyids.iter().any(|listed| listed == id.as_str()) {
        return Err(refused());
    }
    let signature =
        metadata.signatures().iter().find(|signature| signature.keyid == id.as_str()).ok_or_else(refused)?;
    let raw = hex::decode(&signature.sig).ok().and_then(|raw| <[u8; 64]>::try_from(raw).ok()).ok_or_else(refused)?;
    verifier.verify(metadata.signed_canonical(), &schemas::Signature(raw)).map_err(|_| refused())
}
