//! Revocations are append-only: what was once said authentically is remembered, and only the targets role lifts it.

use std::collections::{HashMap, HashSet};

use schemas::{Exceptions, Origin, Revocation, RevocationId, Revoked};
use serde::{Deserialize, Serialize};
use sigstore_tuf::{Targets, TrustedMetadataSet};

use super::memory::target_name;
use super::{Breach, INDEX, REVOCATIONS_ROLE, REVOKED, Refused, Verified};
use crate::tuf::{self, Client, State, StateError};

/// 200,000 entries, twice what one list may hold: a stolen revocation key cannot fill a disk.
const ENTRIES: usize = 200_000;

const FILE: &str = "revocations-seen";

/// The `custom` object of the index in the targets role.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct InForce {
    /// The ids in force when the targets were signed; a list that lacks one is refused.
    pub revocations: Vec<RevocationId>,
    /// The ids that the targets role has lifted.
    pub withdrawn: Vec<RevocationId>,
    /// In a fork: what it lets pass of what it follows, as far as its revocations keys have signed for it too.
    #[serde(default, skip_serializing_if = "Exceptions::is_empty")]
    pub exceptions: Exceptions,
}

/// Reads what the targets role says is in force.
pub(super) fn in_force(targets: &Targets) -> Result<InForce, Breach> {
    let custom = targets.target(INDEX).and_then(|index| index.custom.clone()).unwrap_or_default();
    serde_json::from_value(custom).map_err(Breach::InForce)
}

/// The signed list, remembered when its hash is still the signed one, else fetched. Never empty because it is missing.
pub(super) fn fetch(client: &mut Client<'_>) -> Result<Verified<Revoked>, Refused> {
    let unavailable = |error: tuf::Error| match error {
        tuf::Error::Transport(_) => Refused::NoRevocations(error),
        other => other.into(),
    };
    let role = client.role(REVOCATIONS_ROLE, "targets").map_err(unavailable)?;
    let signed = role.target(REVOKED).cloned();
    let signed = signed.ok_or_else(|| {
        Refused::NoRevocations(tuf::Error::NotListed { file: REVOKED.to_owned(), by: REVOCATIONS_ROLE })
    })?;
    let name = target_name(REVOKED);
    if let Some(bytes) = client.state().load(&name)?
        && tuf::matches_target(REVOKED, &bytes, &signed).is_ok()
    {
        return Verified::read(REVOKED, &bytes, &signed);
    }
    let cap = u64::try_from(<Revoked as schemas::Document>::BYTES).unwrap_or(u64::MAX);
    let bytes = client.fetch(REVOKED, &signed, cap).map_err(unavailable)?;
    let list = Verified::read(REVOKED, &bytes, &signed)?;
    client.state().save(&name, &bytes)?;
    Ok(list)
}

/// What is known to be revoked: the union of every authentic entry ever seen, less what was lifted.
#[derive(Debug)]
pub(super) struct Known(pub(super) Verified<Revoked>);

/// Every entry ever seen from one marketplace.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Seen {
    of: Origin,
    entries: Vec<Revocation>,
}

impl Seen {
    fn load(origin: &Origin, state: &dyn State) -> Result<Self, StateError> {
        let empty = Self { of: origin.clone(), entries: Vec::new() };
        let Some(bytes) = state.load(FILE)? else { return Ok(empty) };
        let seen: Self = serde_json::from_slice(&bytes)
            .map_err(|error| StateError { name: FILE.to_owned(), why: error.to_string() })?;
        Ok(if seen.of == *origin { seen } else { empty })
    }

    /// Adds what is new; says how many entries were.
    fn add(&mut self, list: &Revoked) -> Result<usize, Refused> {
        let before = self.entries.len();
        // An entry that was changed stands beside the one that was seen first: nothing is taken back by rewriting.
        let mut known: HashMap<&RevocationId, Vec<&Revocation>> = HashMap::new();
        for entry in &self.entries {
            known.entry(&entry.id).or_default().push(entry);
        }
        let is_new = |entry: &&Revocation| known.get(&entry.id).is_none_or(|same| !same.contains(entry));
        let new: Vec<Revocation> = list.revoked.iter().filter(is_new).cloned().collect();
        self.entries.extend(new);
        if self.entries.len() > ENTRIES {
            return Err(Refused::TooManyRevocations { limit: ENTRIES });
        }
        Ok(self.entries.len() - before)
    }
}

impl Known {
    /// After a refresh: the list must hold everything in force, and what is new is remembered before it is believed.
    pub(super) fn after(
        set: &TrustedMetadataSet,
        origin: &Origin,
        list: Verified<Revoked>,
        state: &mut dyn State,
    ) -> Result<Self, Refused> {
        let (known, new) = Self::unite(set, origin, list, state)?;
        if let Some(seen) = new {
            let bytes = serde_json::to_vec(&seen)
                .map_err(|error| StateError { name: FILE.to_owned(), why: error.to_string() })?;
            state.save(FILE, &bytes)?;
        }
        Ok(known)
    }

    /// Without a refresh: the same, but nothing is written.
    pub(super) fn before(
        set: &TrustedMetadataSet,
        origin: &Origin,
        list: Verified<Revoked>,
        state: &dyn State,
    ) -> Result<Self, Refused> {
        Ok(Self::unite(set, origin, list, state)?.0)
    }

    fn unite(
        set: &TrustedMetadataSet,
        origin: &Origin,
        list: Verified<Revoked>,
        state: &dyn State,
    ) -> Result<(Self, Option<Seen>), Refused> {
        let in_force = set.targets_role("targets").map(in_force).transpose()?.unwrap_or_default();
        let listed: HashSet<_> = list.document().revoked.iter().map(|entry| &entry.id).collect();
        let lifted: HashSet<_> = in_force.withdrawn.iter().collect();
        if let Some(missing) = in_force.revocations.iter().find(|id| !listed.contains(id) && !lifted.contains(id)) {
            return Err(Refused::Shortened(missing.clone()));
        }
        let mut seen = Seen::load(origin, state)?;
        let new = seen.add(list.document())?;
        let mut document = list.document().clone();
        document.revoked = seen.entries.iter().filter(|entry| !lifted.contains(&entry.id)).cloned().collect();
        let known = Self(Verified::with(list.digest(), document));
        Ok((known, (new > 0).then_some(seen)))
    }
}
