//! What is published at a place, verified as a client would and laid into the folder that the next publication follows on.

use std::collections::BTreeSet;
use std::path::Path;

use schemas::{Shard, working_copy::RevocationsFile};
use terminal::{Exit, Failure};
use verifier::tuf::limits::ROOT_BYTES;
use verifier::tuf::{MemoryState, Transport, TransportError};
use verifier::{Pin, Repository};

use super::keeping::Keeping;
use super::{Look, Place, TIMESTAMP, lost, root_path, unreadable};
use crate::fail;
use crate::publish::published::Published;
use crate::tuf::documents::sha256;
use crate::working_copy::StoredRoot;

/// What the next publication replaces.
#[derive(Debug)]
pub struct Base {
    /// The timestamp there, if there is one.
    pub(super) look: Option<Look>,
    /// The roots that are there.
    pub(super) roots: BTreeSet<u64>,
}

impl Base {
    /// Whether anything is published there.
    #[must_use]
    pub fn is_published(&self) -> bool {
        self.look.is_some()
    }
}

/// See [`super::Remote::take_over`].
pub(super) fn take_over(
    place: &dyn Place,
    out: &Path,
    roots: &[StoredRoot],
    now: jiff::Timestamp,
) -> Result<Base, Failure> {
    let before = place.look(TIMESTAMP)?;
    let inner = place.transport()?;
    let transport = Keeping::over(&*inner, out);
    if let Some(look) = &before {
        let here = std::fs::read(out.join(TIMESTAMP)).unwrap_or_default();
        if look.timestamp != here {
            let first = roots.first().map(|stored| sha256(&stored.bytes));
            copy(&Pin::RootDigest(first.unwrap_or(schemas::Sha256([0; 32]))), &transport, now)?;
            transport.write(out)?;
        }
    }
    let there = roots_there(&transport, roots)?;
    if before.is_some() {
        // What only this folder has is not visible yet.
        for stored in roots.iter().filter(|stored| !there.contains(&stored.root.version)) {
            durable::remove_file(&out.join(root_path(stored))).map_err(|why| fail::write(&why))?;
        }
    }
    // Between the two looks somebody may have published: then tag and content are not of one publication.
    let after = place.look(TIMESTAMP)?;
    if after == before { Ok(Base { look: after, roots: there }) } else { Err(lost(&transport.describe())) }
}

/// Which of our roots are there; another document under one of their names is another marketplace.
fn roots_there(transport: &dyn Transport, roots: &[StoredRoot]) -> Result<BTreeSet<u64>, Failure> {
    let mut there = BTreeSet::new();
    for stored in roots {
        match transport.get(&root_path(stored), ROOT_BYTES) {
            Ok(bytes) if bytes == stored.bytes => {
                there.insert(stored.root.version);
            }
            Ok(_) => {
                let what = format!("{}: its {} is not this marketplace's", transport.describe(), root_path(stored));
                return Err(Failure::new(Exit::NotTrusted, what).hint("publish to the place that belongs to it"));
            }
            Err(TransportError::NotFound(_)) => {}
            Err(why) => return Err(unreadable(why)),
        }
    }
    Ok(there)
}

/// What is published and this working copy does not know would be taken back by publishing from it.
///
/// # Errors
/// A [`Failure`] naming what that is.
pub fn nothing_is_lost(published: &Published, shards: &[Shard], ours: &RevocationsFile) -> Result<(), Failure> {
    let known: BTreeSet<_> = shards
        .iter()
        .flat_map(|shard| shard.versions.iter().map(|entry| (shard.name.to_string(), entry.version.to_string())))
        .collect();
    let theirs = published.index.iter().flat_map(|index| &index.plugins);
    let versions =
        theirs.flat_map(|shard| shard.versions.iter().map(|v| (shard.name.to_string(), v.version.to_string())));
    let versions =
        versions.filter(|version| !known.contains(version)).map(|(name, version)| format!("{name} {version}"));
    let ids: BTreeSet<_> = ours.entries.iter().map(|entry| &entry.id).collect();
    let revoked = published.revoked.iter().flat_map(|list| &list.revoked).map(|entry| &entry.id);
    let revoked = revoked.filter(|id| !ids.contains(id)).map(ToString::to_string);
    let unknown: Vec<String> = versions.chain(revoked).collect();
    if unknown.is_empty() {
        return Ok(());
    }
    let more = unknown.len().saturating_sub(5);
    let mut what = unknown.into_iter().take(5).collect::<Vec<_>>().join(", ");
    if more > 0 {
        what.push_str(&format!(" and {more} more"));
    }
    Err(Failure::new(Exit::Stale, format!("this working copy does not know what is published: {what}"))
        .code("working-copy-behind")
        .hint("take the others' changes into the working copy (git pull), then publish again; --drop lets them go"))
}

/// What a client that knows nothing but the pinned root reads: the whole catalog.
fn copy(pin: &Pin, transport: &dyn Transport, now: jiff::Timestamp) -> Result<(), Failure> {
    let refused = |why: verifier::repository::Refused| fail::refused(&why);
    let mut repository = Repository::bootstrap(pin, transport, Box::new(MemoryState::new())).map_err(refused)?;
    let trusted = match repository.refresh(transport, now) {
        // What has expired is replaced all the same, if it was good when it was signed.
        Err(why) if why.is_stale() => {
            let as_signed = repository.refresh_as_signed(transport, jiff::Timestamp::UNIX_EPOCH);
            as_signed.map_err(|_| refused(why))?
        }
        other => other.map_err(refused)?,
    };
    trusted.index(transport).map_err(refused)?;
    for name in trusted.plugins() {
        trusted.shard(transport, &name).map_err(refused)?;
    }
    Ok(())
}
