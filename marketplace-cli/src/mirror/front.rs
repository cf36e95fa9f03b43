//! What changes in place when a copy is brought up to date, and the order in which clients may see it change.

use std::collections::BTreeSet;

use schemas::{Document as _, Index, Revoked};
use terminal::{Exit, Failure};
use verifier::Trusted;
use verifier::repository::Verified;
use verifier::tuf::Transport;

use super::TIMESTAMP;
use super::gathered::Gathered;
use super::shelf::Shelf;
use crate::publish::documents::auditors;
use crate::publish::passage::{Chained, passage};
use crate::publish::published::{Published, target_path};
use crate::tuf::Root;
use crate::working_copy::StoredRoot;

/// 4 KiB: a minisign file has four short lines.
const MINISIG_BYTES: u64 = 4 << 10;

/// Everything of a verified marketplace that is not named by its hash.
#[derive(Debug)]
pub(super) struct Front {
    /// Where it lies in the copy: empty, or the folder of an upstream.
    folder: String,
    roots: Vec<StoredRoot>,
    /// Snapshot, targets, revocations: named by their version.
    roles: Vec<(String, Vec<u8>)>,
    timestamp: Vec<u8>,
    /// The plain copies, each with its minisign signature where that holds.
    plain: Vec<(String, Vec<u8>)>,
    auditors: BTreeSet<schemas::KeyId>,
}

impl Front {
    /// What was gathered while `trusted` was verified.
    ///
    /// # Errors
    /// A [`Failure`] when a root is of a shape that no marketplace of ours has.
    pub(super) fn of(
        gathered: &Gathered<'_>,
        trusted: &Trusted,
        index: &Verified<Index>,
        from: &dyn Transport,
    ) -> Result<Self, Failure> {
        let mut front = Self::carried(gathered, String::new())?;
        let digests = [(Index::NAME, index.digest()), (Revoked::NAME, trusted.revoked().digest())];
        for (name, digest) in digests {
            let cap = u64::try_from(Index::BYTES).unwrap_or(u64::MAX);
            let bytes = gathered.get(&target_path(name, digest), cap);
            let bytes = bytes.map_err(|why| crate::fail::refused(&why.into()))?;
            let signature = trusted.extras().minisign_key.as_deref().and_then(|key| signature(from, name, key, &bytes));
            front.plain.push((name.to_owned(), bytes));
            front.plain.extend(signature.map(|bytes| (format!("{name}.minisig"), bytes)));
        }
        front.auditors = auditors(&index.document().plugins);
        Ok(front)
    }

    /// The metadata that was gathered in `folder`: all that a fork carries of an upstream.
    ///
    /// # Errors
    /// As [`Front::of`].
    pub(super) fn carried(gathered: &Gathered<'_>, folder: String) -> Result<Self, Failure> {
        let mut roots = Vec::new();
        for version in 1_u64.. {
            let Some(bytes) = gathered.signed(&format!("{folder}metadata/{version}.root.json")) else { break };
            let root = Root::open(&bytes)?;
            roots.push(StoredRoot { root, bytes });
        }
        let timestamp = format!("{folder}{TIMESTAMP}");
        let is_role = |name: &String| {
            let file = name.strip_prefix(&folder).and_then(|name| name.strip_prefix("metadata/"));
            *name != timestamp && file.is_some_and(|file| !file.contains('/') && !file.ends_with(".root.json"))
        };
        let named = |name: String| gathered.signed(&name).map(|bytes| (name, bytes));
        let roles = gathered.names().into_iter().filter(is_role).filter_map(named).collect();
        let missing = || Failure::new(Exit::Failed, "the timestamp was verified and is gone");
        let timestamp = gathered.signed(&timestamp).ok_or_else(missing)?;
        let (plain, auditors) = (Vec::new(), BTreeSet::new());
        Ok(Self { folder, roots, roles, timestamp, plain, auditors })
    }

    /// Lets clients see it; says whether anything is new. Whoever looks in between finds a way on.
    ///
    /// # Errors
    /// A [`Failure`]; before the timestamp is written clients see what they saw before.
    pub(super) fn show(&self, shelf: &Shelf) -> Result<bool, Failure> {
        let old = Published::read(&shelf.folder().join(&self.folder), &self.roots)?;
        let newest = old.root;
        for (name, bytes) in &self.roles {
            shelf.put(name, bytes)?;
        }
        let visible = self.roots.iter().position(|stored| Some(stored.root.version) == newest).unwrap_or(0);
        let onwards = self.roots.get(visible..).unwrap_or_default();
        let chained = Chained::published(&old);
        let (before, after) = match self.chained() {
            Some(new) => passage(onwards, chained.as_ref(), &new),
            None => (onwards, &[][..]),
        };
        let earlier = self.roots.get(..visible).unwrap_or_default();
        let mut changed = self.put_roots(shelf, earlier)? | self.put_roots(shelf, before)?;
        changed |= shelf.put(&format!("{}{TIMESTAMP}", self.folder), &self.timestamp)?;
        changed |= self.put_roots(shelf, after)?;
        for (name, bytes) in &self.plain {
            changed |= shelf.put(name, bytes)?;
        }
        Ok(changed)
    }

    fn chained(&self) -> Option<Chained<'_>> {
        let role = |suffix: &str| self.roles.iter().find(|(name, _)| name.ends_with(suffix)).map(|(_, bytes)| bytes);
        let (snapshot, targets) = (role(".snapshot.json")?, role(".targets.json")?);
        Some(Chained { timestamp: &self.timestamp, snapshot, targets, auditors: self.auditors.clone() })
    }

    /// From the last to the first: a client's chain ends at the first gap.
    fn put_roots(&self, shelf: &Shelf, roots: &[StoredRoot]) -> Result<bool, Failure> {
        let mut changed = false;
        for stored in roots.iter().rev() {
            let name = format!("{}metadata/{}.root.json", self.folder, stored.root.version);
            changed |= shelf.put(&name, &stored.bytes)?;
        }
        Ok(changed)
    }
}

/// The minisign file of a plain copy, when there is one and it holds: one that does not would only mislead.
fn signature(from: &dyn Transport, name: &str, key: &str, bytes: &[u8]) -> Option<Vec<u8>> {
    let signature = from.get(&format!("{name}.minisig"), MINISIG_BYTES).ok()?;
    verifier::minisign::verify(key, bytes, &signature).is_ok().then_some(signature)
}
