//! What a marketplace says now, or said at its last refresh; its documents are fetched when they are asked for.

use jiff::Timestamp;
use schemas::root::RootExtras;
use schemas::{Catalog, Document, Index, Origin, PluginName, Revoked, Shard, SignedException, VersionEntry};
use sigstore_tuf::{TargetFile, TrustedMetadataSet};

use super::exceptions::{Judged, NotExcepted};
use super::lineage::Line;
use super::memory::{keeps, target_name};
use super::revocations::{Known, in_force};
use super::{INDEX, InForce, Refused, Shared, Verified, locked};
use crate::statement::{Keyring, NotAttested};
use crate::tuf::{self, Site, Transport};

/// How recent what is believed is; authentic and fresh are two verdicts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Freshness {
    /// When the last complete refresh succeeded.
    pub checked: Timestamp,
    /// The earliest expiry of any role involved, of a fork's upstreams too. Not after `checked` while an upstream of it was
    /// never heard.
    pub expires: Timestamp,
    /// The later of the clock and the newest signed time seen; ages are measured against it.
    pub now: Timestamp,
}

impl Freshness {
    /// Whether any role has expired.
    #[must_use]
    pub fn is_expired(&self) -> bool {
        self.expires < self.now
    }

    /// Whether `clock` is behind a time that the marketplace has signed: to be reported, and no reason to refuse.
    #[must_use]
    pub fn is_ahead_of(&self, clock: Timestamp) -> bool {
        clock < self.now
    }
}

/// The word of a fork's upstream that an entry carries beside the fork's own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Countersigned<'a> {
    /// The upstream.
    pub upstream: &'a Origin,
    /// Whether a key that it trusts today has signed it.
    pub holds: Result<(), NotAttested>,
}

/// What a marketplace says now, or said at its last refresh.
#[derive(Debug)]
pub struct Trusted {
    extras: RootExtras,
    keyring: Keyring,
    set: TrustedMetadataSet,
    revoked: Verified<Revoked>,
    withdrawn: Vec<schemas::RevocationId>,
    exceptions: Judged,
    freshness: Freshness,
    targets_expire: Timestamp,
    upstreams: Vec<Trusted>,
    state: Shared,
}

impl Trusted {
    pub(super) fn new(
        set: TrustedMetadataSet,
        extras: RootExtras,
        known: Known,
        freshness: Freshness,
        state: Shared,
    ) -> Result<Self, Refused> {
        let targets = set.targets_role("targets").ok_or(Refused::NeverRefreshed)?;
        let keyring = Keyring::new(&extras.audit_keys).map_err(super::Breach::Key)?;
        let targets_expire = targets.expires;
        let InForce { withdrawn, exceptions: listed, .. } = in_force(targets)?;
        let exceptions = Judged::new(listed, targets, &extras);
        let revoked = known.0;
        let upstreams = Vec::new();
        Ok(Self { extras, keyring, set, revoked, withdrawn, exceptions, freshness, targets_expire, upstreams, state })
    }

    /// As recent as the oldest of all that it follows.
    pub(super) fn following(mut self, line: Line) -> Self {
        for upstream in &line.upstreams {
            self.freshness.expires = self.freshness.expires.min(upstream.freshness.expires);
            self.freshness.now = self.freshness.now.max(upstream.freshness.now);
        }
        if line.is_broken {
            self.freshness.expires = self.freshness.expires.min(self.freshness.checked);
        }
        self.upstreams = line.upstreams;
        self
    }

    /// The marketplace's own name.
    #[must_use]
    pub fn origin(&self) -> &Origin {
        &self.extras.origin
    }
    /// What the current root says.
    #[must_use]
    pub fn extras(&self) -> &RootExtras {
        &self.extras
    }
    /// The audit keys of the current root.
    #[must_use]
    pub fn keyring(&self) -> &Keyring {
        &self.keyring
    }
    /// How recent this is.
    #[must_use]
    pub fn freshness(&self) -> Freshness {
        self.freshness
    }
    /// When its targets expire: until then its maintainers stand by what is listed.
    #[must_use]
    pub fn targets_expire(&self) -> Timestamp {
        self.targets_expire
    }
    /// The union of every authentic revocation ever seen from it, less what its targets role has withdrawn. The digest
    /// is the newest list's. An entry that was rewritten stands there in both forms.
    #[must_use]
    pub fn revoked(&self) -> &Verified<Revoked> {
        &self.revoked
    }
    /// Of a fork: what it follows, nearest first. Their revocations bind whoever follows this one.
    #[must_use]
    pub fn upstreams(&self) -> &[Self] {
        &self.upstreams
    }
    /// Of a fork's entry that carries what its upstream signed: the nearest upstream, and whether that still holds.
    #[must_use]
    pub fn countersigned(&self, name: &PluginName, entry: &VersionEntry) -> Option<Countersigned<'_>> {
        let theirs = entry.as_upstream()?;
        let upstream = self.upstreams.first()?;
        let statement = theirs.statement(upstream.origin(), name)?;
        let (key, signature) = (theirs.key_id.as_ref()?, theirs.signature.as_ref()?);
        let holds = upstream.keyring.verify(&statement, key, signature);
        Some(Countersigned { upstream: upstream.origin(), holds })
    }
    /// The revocations that its targets role has withdrawn.
    #[must_use]
    pub fn withdrawn(&self) -> &[schemas::RevocationId] {
        &self.withdrawn
    }

    /// Of a fork: what it lets pass of what it follows, each signed by its targets role and by its revocations keys. They count
    /// for who has added this fork, on their days, and for what came through it.
    #[must_use]
    pub fn exceptions(&self) -> &[SignedException] {
        &self.exceptions.believed
    }
    /// What its targets role lists as exceptions and nobody follows, each with the reason.
    #[must_use]
    pub fn without_effect(&self) -> &[(SignedException, NotExcepted)] {
        &self.exceptions.without_effect
    }

    fn target(&self, path: &str) -> Option<&TargetFile> {
        self.set.targets_role("targets").and_then(|targets| targets.target(path))
    }

    /// The names of its plugins, sorted, without fetching anything. A target whose name is no plugin's is left out.
    pub fn plugins(&self) -> impl Iterator<Item = PluginName> + '_ {
        let targets = self.set.targets_role("targets").map(|targets| &targets.targets);
        let paths = targets.into_iter().flat_map(|targets| targets.keys());
        paths.filter_map(|path| path.strip_prefix("plugins/")?.strip_suffix(".json")?.parse().ok())
    }

    /// One plugin: fetched (or remembered, when the bytes match the signed hash), verified, parsed. Nothing when there is none.
    ///
    /// # Errors
    /// [`Refused`].
    pub fn shard(&self, transport: &dyn Transport, name: &PluginName) -> Result<Option<Verified<Shard>>, Refused> {
        let path = format!("plugins/{name}.json");
        let Some(signed) = self.target(&path) else { return Ok(None) };
        let shard: Verified<Shard> = self.document(transport, &path, signed)?;
        if shard.document().name == *name {
            Ok(Some(shard))
        } else {
            Err(Refused::WrongDocument { file: path, found: shard.document().name.to_string() })
        }
    }

    /// The whole index, every field of every entry.
    ///
    /// # Errors
    /// [`Refused`].
    pub fn index(&self, transport: &dyn Transport) -> Result<Verified<Index>, Refused> {
        self.assembled(transport, |index: &Index| &index.marketplace)
    }

    /// The same signed bytes as [`Trusted::index`], read for a search: most of each entry is left unread, and nothing in it
    /// can be installed from.
    ///
    /// # Errors
    /// [`Refused`].
    pub fn catalog(&self, transport: &dyn Transport) -> Result<Verified<Catalog>, Refused> {
        self.assembled(transport, |catalog: &Catalog| &catalog.marketplace)
    }

    fn assembled<T: Document>(
        &self,
        transport: &dyn Transport,
        of: impl Fn(&T) -> &Origin,
    ) -> Result<Verified<T>, Refused> {
        let signed = self.target(INDEX);
        let signed = signed.ok_or_else(|| tuf::Error::NotListed { file: INDEX.to_owned(), by: "targets" })?;
        let assembled: Verified<T> = self.document(transport, INDEX, signed)?;
        let found = of(assembled.document());
        if *found == self.extras.origin {
            Ok(assembled)
        } else {
            Err(Refused::WrongDocument { file: INDEX.to_owned(), found: found.to_string() })
        }
    }

    fn document<T: Document>(
        &self,
        transport: &dyn Transport,
        path: &str,
        signed: &TargetFile,
    ) -> Result<Verified<T>, Refused> {
        let mut state = locked(&self.state);
        let name = target_name(path);
        if let Some(bytes) = state.load(&name)?
            && tuf::matches_target(path, &bytes, signed).is_ok()
        {
            return Verified::read(path, &bytes, signed);
        }
        let cap = u64::try_from(T::BYTES).unwrap_or(u64::MAX);
        let bytes = tuf::fetch_target(&Site::published(transport), path, signed, cap)?;
        let document = Verified::read(path, &bytes, signed)?;
        if keeps(path) {
            state.save(&name, &bytes)?;
        }
        Ok(document)
    }
}
