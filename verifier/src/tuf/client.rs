//! The client workflow: root chain, timestamp, snapshot, targets; each verified before it is stored, stored before it
//! is believed.

use std::collections::BTreeMap;
use std::fmt;

use jiff::Timestamp;
use sigstore_tuf::{Role as _, Root, Snapshot, Targets, TrustedMetadataSet};

use super::floor::Floor;
use super::limits::{ROOT_BYTES, ROOTS_PER_REFRESH, SNAPSHOT_BYTES, TARGETS_BYTES, TIMESTAMP_BYTES};
use super::names::{metadata_name, state_name};
use super::{Error, Mismatch, Site, State, TransportError, checks};
use crate::repository::Breach;

/// What a repository must be beyond valid TUF, looked at before anything new is stored.
pub trait Policy: fmt::Debug {
    /// Whether a root whose signatures were verified is acceptable.
    ///
    /// # Errors
    /// [`Breach`].
    fn root(&self, root: &Root) -> Result<(), Breach>;

    /// Whether top-level targets whose signatures were verified are acceptable under `root`.
    ///
    /// # Errors
    /// [`Breach`].
    fn targets(&self, root: &Root, targets: &Targets) -> Result<(), Breach>;
}

/// Plain TUF: any repository.
#[derive(Debug, Clone, Copy, Default)]
pub struct TrustAll;

impl Policy for TrustAll {
    fn root(&self, _: &Root) -> Result<(), Breach> {
        Ok(())
    }
    fn targets(&self, _: &Root, _: &Targets) -> Result<(), Breach> {
        Ok(())
    }
}

/// A moment before every expiry: cached metadata is a floor even when it is too old to be used.
const BEFORE_EVERYTHING: Timestamp = Timestamp::MIN;

/// One client of one repository, for one run.
pub struct Client<'a> {
    pub(super) site: Site<'a>,
    pub(super) state: &'a mut dyn State,
    policy: &'a dyn Policy,
    pub(super) trusted: TrustedMetadataSet,
    /// The envelopes of delegated roles, to check them again when another parent names them.
    pub(super) delegated: BTreeMap<String, Vec<u8>>,
    floor: Floor,
    /// What expiry is judged against; none before a refresh.
    pub(super) now: Option<Timestamp>,
}

impl fmt::Debug for Client<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Client").field("site", &self.site).field("root", &self.trusted.root().version).finish()
    }
}

/// Checks a root on its own: strict JSON and a threshold of its own distinct keys.
///
/// # Errors
/// [`Error`].
pub(crate) fn first_root(file: &str, bytes: &[u8]) -> Result<TrustedMetadataSet, Error> {
    let root = checks::parse::<Root>(file, bytes)?;
    self_signed(&root)?;
    TrustedMetadataSet::from_root(bytes).map_err(|source| Error::rejected(file, source))
}

/// Adds the next root: a threshold of distinct keys of the old root and of its own, exactly one version higher.
pub(crate) fn next_root(
    trusted: &mut TrustedMetadataSet,
    policy: &dyn Policy,
    file: &str,
    bytes: &[u8],
) -> Result<(), Error> {
    let root = checks::parse::<Root>(file, bytes)?;
    let old = trusted.root();
    if let Some(role) = old.role("root") {
        checks::signed_by(&root, &old.keys, role, "root")?;
    }
    self_signed(&root)?;
    policy.root(root.signed())?;
    trusted.update_root(bytes).map_err(|source| Error::rejected(file, source))
}

fn self_signed(root: &sigstore_tuf::Metadata<Root>) -> Result<(), Error> {
    let signed = root.signed();
    // Without a root role the state machine refuses it in its own words.
    signed.role("root").map_or(Ok(()), |role| checks::signed_by(root, &signed.keys, role, "root"))
}

/// The name of a root in the client's history.
pub(crate) fn root_name(version: u64) -> String {
    format!("roots/{version}.json")
}

impl<'a> Client<'a> {
    /// Trusts `root` on the user's word: it is stored as the root to begin from.
    ///
    /// # Errors
    /// [`Error`].
    pub fn init(root: &[u8], state: &mut dyn State) -> Result<(), Error> {
        first_root("root.json", root)?;
        Ok(state.save("root.json", root)?)
    }

    /// A client that begins from the root in `state`.
    ///
    /// # Errors
    /// [`Error::NoRoot`], or why the stored root is not believed.
    pub fn open(site: Site<'a>, state: &'a mut dyn State, policy: &'a dyn Policy) -> Result<Self, Error> {
        let bytes = state.load("root.json")?.ok_or(Error::NoRoot)?;
        let trusted = first_root("root.json", &bytes)?;
        policy.root(trusted.root())?;
        Self::from_root(trusted, site, state, policy)
    }

    /// A client that begins from a root that was verified by the caller.
    pub(crate) fn from_root(
        trusted: TrustedMetadataSet,
        site: Site<'a>,
        state: &'a mut dyn State,
        policy: &'a dyn Policy,
    ) -> Result<Self, Error> {
        let floor = Floor::load(state)?;
        Ok(Self { site, state, policy, trusted, delegated: BTreeMap::new(), floor, now: None })
    }

    /// Everything that is trusted now.
    #[must_use]
    pub fn trusted(&self) -> &TrustedMetadataSet {
        &self.trusted
    }

    /// The same, when nothing more is asked of the repository.
    #[must_use]
    pub fn into_trusted(self) -> TrustedMetadataSet {
        self.trusted
    }

    /// The highest versions seen.
    #[must_use]
    pub fn floor(&self) -> &Floor {
        &self.floor
    }

    /// The client's state.
    pub fn state(&mut self) -> &mut dyn State {
        self.state
    }

    /// The whole workflow (§5.3 to §5.6): root chain, timestamp, snapshot, targets. Two requests when nothing changed.
    ///
    /// # Errors
    /// [`Error`]; what was verified before it is stored and stays a floor.
    pub fn refresh(&mut self, clock: Timestamp) -> Result<(), Error> {
        self.roots()?;
        self.rotate()?;
        let now = self.floor.now(clock);
        self.trusted.check_root_expired(now).map_err(|source| Error::rejected("root.json", source))?;
        self.seed_timestamp()?;
        self.seed_snapshot()?;
        self.timestamp(now)?;
        self.snapshot(now)?;
        self.targets(now)?;
        self.now = Some(now);
        Ok(())
    }

    /// Loads everything from the state, without a network and whatever its age.
    pub(crate) fn recall(&mut self) -> Result<(), Error> {
        self.rotate()?;
        self.seed_timestamp()?;
        self.seed_snapshot()?;
        self.now = Some(BEFORE_EVERYTHING);
        self.targets(BEFORE_EVERYTHING)
    }

    /// §5.3: every next root, until there is none (404 and nothing else).
    fn roots(&mut self) -> Result<(), Error> {
        let from = self.trusted.root().version;
        for version in from.saturating_add(1)..=from.saturating_add(ROOTS_PER_REFRESH) {
            let file = metadata_name("root", Some(version));
            let bytes = match self.site.metadata.get(&file, ROOT_BYTES) {
                Ok(bytes) => bytes,
                Err(TransportError::NotFound(_)) => return Ok(()),
                Err(error) => return Err(error.into()),
            };
            let mut next = self.trusted.clone();
            next_root(&mut next, self.policy, &file, &bytes)?;
            self.state.save(&root_name(version), &bytes)?;
            self.state.save("root.json", &bytes)?;
            self.trusted = next;
        }
        Err(Error::TooManyRoots { from })
    }

    /// §5.3.11: what was seen under keys that were rotated is forgotten, so that a fast-forward attack can be mended.
    fn rotate(&mut self) -> Result<(), Error> {
        let rotated = self.floor.saw_root(self.trusted.root())?;
        if rotated.timestamp {
            self.state.remove("timestamp.json")?;
        }
        if rotated.snapshot {
            self.state.remove("snapshot.json")?;
        }
        Ok(self.floor.save(self.state)?)
    }

    /// The cached timestamp is a floor even when it has expired. One that does not verify is as good as none.
    fn seed_timestamp(&mut self) -> Result<(), Error> {
        if let Some(bytes) = self.state.load("timestamp.json")?
            && self.verified_timestamp(&bytes).is_ok()
        {
            // Left out when the state machine refuses it too.
            self.trusted.update_timestamp(&bytes, BEFORE_EVERYTHING).ok();
        }
        Ok(())
    }

    /// As [`Client::seed_timestamp`], for the snapshot that the timestamp names.
    fn seed_snapshot(&mut self) -> Result<(), Error> {
        if self.trusted.timestamp().is_some()
            && let Some(bytes) = self.state.load("snapshot.json")?
            && self.verified_snapshot(&bytes).is_ok()
        {
            self.trusted.update_snapshot(&bytes, BEFORE_EVERYTHING).ok();
        }
        Ok(())
    }

    fn verified_timestamp(&self, bytes: &[u8]) -> Result<sigstore_tuf::Timestamp, Error> {
        let new = checks::parse::<sigstore_tuf::Timestamp>("timestamp.json", bytes)?;
        self.signed_under_root(&new, "timestamp")?;
        self.floor.allows_timestamp(new.signed())?;
        Ok(new.into_signed())
    }

    fn verified_snapshot(&self, bytes: &[u8]) -> Result<Snapshot, Error> {
        let new = checks::parse::<Snapshot>("snapshot.json", bytes)?;
        self.signed_under_root(&new, "snapshot")?;
        self.floor.allows_snapshot(new.signed())?;
        Ok(new.into_signed())
    }

    fn signed_under_root<T: sigstore_tuf::Role>(
        &self,
        metadata: &sigstore_tuf::Metadata<T>,
        name: &'static str,
    ) -> Result<(), Error> {
        let root = self.trusted.root();
        let role = root.role(name).ok_or(Error::NotListed { file: name.to_owned(), by: "root" })?;
        checks::signed_by(metadata, &root.keys, role, name)
    }

    /// §5.4.
    fn timestamp(&mut self, now: Timestamp) -> Result<(), Error> {
        let file = "timestamp.json";
        let bytes = self.site.metadata.get(file, TIMESTAMP_BYTES)?;
        let new = self.verified_timestamp(&bytes)?;
        let mut floor = self.floor.clone();
        floor.saw_timestamp(&new)?;
        match self.trusted.update_timestamp(&bytes, now) {
            Ok(()) => {
                floor.save(self.state)?;
                self.floor = floor;
                self.state.save(file, &bytes)?;
                Ok(())
            }
            // The one that is trusted already is kept, and must still be fresh.
            Err(sigstore_tuf::Error::EqualVersion { .. }) => {
                self.trusted.check_timestamp_expired(now).map_err(|source| Error::rejected(file, source))
            }
            Err(source) => Err(Error::rejected(file, source)),
        }
    }

    /// §5.5.
    fn snapshot(&mut self, now: Timestamp) -> Result<(), Error> {
        let pin = self.trusted.timestamp().and_then(|t| t.snapshot_meta()).cloned();
        let pin = pin.ok_or(Error::NotListed { file: "snapshot.json".to_owned(), by: "timestamp" })?;
        if self.trusted.snapshot().is_none() {
            self.seed_snapshot()?;
        }
        if let Some(kept) = self.trusted.snapshot()
            && kept.version == pin.version
            && !kept.is_expired(now)
            && self
                .state
                .load("snapshot.json")?
                .is_some_and(|bytes| checks::pinned("snapshot.json", &bytes, pin.length, pin.hashes.as_ref()).is_ok())
        {
            return Ok(());
        }
        let file = metadata_name("snapshot", self.consistent(pin.version));
        let bytes = self.site.metadata.get(&file, capped(&file, pin.length, SNAPSHOT_BYTES)?)?;
        checks::pinned(&file, &bytes, pin.length, pin.hashes.as_ref())?;
        let new = self.verified_snapshot(&bytes)?;
        of_version(&file, pin.version, new.version)?;
        self.trusted.update_snapshot(&bytes, now).map_err(|source| Error::rejected(&file, source))?;
        self.floor.saw_snapshot(&new);
        self.floor.save(self.state)?;
        self.state.save("snapshot.json", &bytes)?;
        Ok(())
    }

    /// §5.6, the top level.
    fn targets(&mut self, now: Timestamp) -> Result<(), Error> {
        if let Some(bytes) = self.state.load("targets.json")?
            && self.believe_targets(&bytes, now).is_ok()
        {
            return Ok(());
        }
        let bytes = self.fetch_targets("targets")?;
        self.believe_targets(&bytes, now)?;
        self.state.save("targets.json", &bytes)?;
        Ok(())
    }

    fn believe_targets(&mut self, bytes: &[u8], now: Timestamp) -> Result<(), Error> {
        let file = "targets.json";
        let new = self.pinned_targets("targets", bytes)?;
        let root = self.trusted.root();
        let role = root.role("targets").ok_or(Error::NotListed { file: file.to_owned(), by: "root" })?;
        new.signed_by(&root.keys, role, "targets")?;
        drop(new);
        // What the policy refuses is never trusted, so it is looked at in a copy; that one holds no targets yet. To be
        // redirected is worse than to be old, so it is said first.
        let mut next = self.trusted.clone();
        let targets = next.update_targets(bytes, BEFORE_EVERYTHING).map_err(|source| Error::rejected(file, source))?;
        self.policy.targets(root, targets)?;
        if targets.is_expired(now) {
            return Err(Error::Expired { role: "targets".to_owned(), expires: targets.expires });
        }
        next.check_snapshot_expired(now).map_err(|source| Error::rejected("snapshot.json", source))?;
        self.trusted = next;
        Ok(())
    }

    /// Targets metadata whose bytes are those that the snapshot names. Its signatures are the caller's business.
    pub(super) fn pinned_targets(&self, role: &str, bytes: &[u8]) -> Result<checks::Sealed, Error> {
        let pin = self.pin(role)?;
        let file = metadata_name(role, None);
        checks::pinned(&file, bytes, pin.length, pin.hashes.as_ref())?;
        let new = checks::Sealed::read(&file, bytes)?;
        // Without a version it is no metadata, as the state machine will say.
        new.version().map_or(Ok(()), |found| of_version(&file, pin.version, found))?;
        Ok(new)
    }

    pub(super) fn fetch_targets(&self, role: &str) -> Result<Vec<u8>, Error> {
        let pin = self.pin(role)?;
        let file = metadata_name(role, self.consistent(pin.version));
        Ok(self.site.metadata.get(&file, capped(&file, pin.length, TARGETS_BYTES)?)?)
    }

    /// What the snapshot says of a targets role.
    pub(super) fn pin(&self, role: &str) -> Result<&sigstore_tuf::MetaFile, Error> {
        let file = format!("{role}.json");
        let pin = self.trusted.snapshot().and_then(|snapshot| snapshot.meta.get(&file));
        pin.ok_or(Error::NotListed { file, by: "snapshot" })
    }

    /// The version in file names, where snapshots are consistent.
    fn consistent(&self, version: u64) -> Option<u64> {
        self.trusted.root().consistent_snapshot.then_some(version)
    }

    pub(super) fn save_role(&mut self, role: &str, bytes: &[u8]) -> Result<(), Error> {
        Ok(self.state.save(&state_name(role)?, bytes)?)
    }
}

fn of_version(file: &str, expected: u64, found: u64) -> Result<(), Error> {
    if expected == found {
        Ok(())
    } else {
        Err(Error::Mismatch { file: file.to_owned(), mismatch: Mismatch::Version { expected, found } })
    }
}

/// How many bytes to read: as many as were signed, never more than `cap`.
fn capped(file: &str, pinned: Option<u64>, cap: u64) -> Result<u64, Error> {
    match pinned {
        Some(pinned) if pinned > cap => Err(Error::TooLarge { file: file.to_owned(), pinned, cap }),
        Some(pinned) => Ok(pinned),
        None => Ok(cap),
    }
}
