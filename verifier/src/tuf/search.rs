//! Finding a target through delegations (§5.6.7): pre-order, depth first, each edge verified, a bounded number of roles.

use std::collections::{BTreeMap, BTreeSet};

use jiff::Timestamp;
use sigstore_tuf::{DelegatedRole, Key, TargetFile, Targets};

use super::limits::ROLES_PER_SEARCH;
use super::names::{state_name, target_path};
use super::{Client, Error, Site, checks};

/// The names that a delegated role may not have: they share the client's state.
fn is_top_level(role: &str) -> bool {
    matches!(role, "root" | "timestamp" | "snapshot" | "targets")
}

/// One edge: the delegating role's keys, and what it says of the delegated one.
struct Delegation {
    keys: BTreeMap<String, Key>,
    role: DelegatedRole,
}

impl Client<'_> {
    /// What is signed about the target at `path`, or nothing when no role that may speak of it does.
    ///
    /// # Errors
    /// [`Error`]: a role on the way that cannot be verified ends the search.
    pub fn find(&mut self, path: &str) -> Result<Option<TargetFile>, Error> {
        let mut visited = BTreeSet::new();
        // The last is visited next.
        let mut queue: Vec<(String, Option<String>)> = vec![("targets".to_owned(), None)];
        while let Some((role, parent)) = queue.pop() {
            if visited.contains(&role) {
                continue;
            }
            if visited.len() >= ROLES_PER_SEARCH {
                return Ok(None);
            }
            // A delegated role that the snapshot does not name is not there.
            if parent.is_some() && self.pin(&role).is_err() {
                continue;
            }
            let targets = match &parent {
                Some(parent) => self.role(&role, parent)?,
                None => self.trusted.targets_role(&role).ok_or(Error::NotRefreshed)?,
            };
            if let Some(found) = targets.target(path) {
                return Ok(Some(found.clone()));
            }
            let (children, terminated) = children(targets, path)?;
            if terminated {
                queue.clear();
            }
            queue.extend(children.into_iter().rev().map(|child| (child, Some(role.clone()))));
            visited.insert(role);
        }
        Ok(None)
    }

    /// The delegated `role`, verified under the keys and the threshold that `parent` gives it: remembered when the
    /// snapshot still names it, else fetched.
    ///
    /// # Errors
    /// [`Error`].
    pub fn role(&mut self, role: &str, parent: &str) -> Result<&Targets, Error> {
        let now = self.now.ok_or(Error::NotRefreshed)?;
        let known = match self.delegated.get(role) {
            Some(bytes) => Some(bytes.clone()),
            None => self.state.load(&state_name(role)?)?,
        };
        let remembered = known.is_some_and(|bytes| self.believe_role(&bytes, role, parent, now).is_ok());
        if !remembered {
            let bytes = self.fetch_targets(role)?;
            self.believe_role(&bytes, role, parent, now)?;
            self.save_role(role, &bytes)?;
        }
        self.trusted.targets_role(role).ok_or(Error::NotRefreshed)
    }

    fn believe_role(&mut self, bytes: &[u8], role: &str, parent: &str, now: Timestamp) -> Result<(), Error> {
        let delegation = self.delegation(role, parent)?;
        let new = self.pinned_targets(role, bytes)?;
        new.signed_by(&delegation.keys, &delegation.role.role_keys(), role)?;
        self.trusted
            .update_delegated_targets(bytes, role, parent, now)
            .map_err(|source| Error::rejected(&format!("{role}.json"), source))?;
        self.delegated.insert(role.to_owned(), bytes.to_vec());
        Ok(())
    }

    fn delegation(&self, role: &str, parent: &str) -> Result<Delegation, Error> {
        let delegations = self.trusted.targets_role(parent).and_then(|targets| targets.delegations.as_ref());
        let found = delegations.and_then(|d| {
            let role = d.roles.iter().find(|r| r.name == role)?.clone();
            Some(Delegation { keys: d.keys.clone(), role })
        });
        found.ok_or(Error::NotListed { file: role.to_owned(), by: "its delegating role" })
    }

    /// The bytes of a target that was found: as many as were signed and at most `cap`, with the signed hashes.
    ///
    /// # Errors
    /// [`Error`].
    pub fn fetch(&self, path: &str, target: &TargetFile, cap: u64) -> Result<Vec<u8>, Error> {
        let naming = if self.trusted.root().consistent_snapshot { Naming::Hash } else { Naming::Plain };
        download(&self.site, path, target, cap, naming)
    }
}

/// How target files are called in a repository.
#[derive(Debug, Clone, Copy)]
enum Naming {
    /// `<hash>.<name>`: consistent snapshots.
    Hash,
    /// `<name>`
    Plain,
}

/// The bytes of a target of a marketplace, where snapshots are always consistent.
pub(crate) fn fetch_target(site: &Site<'_>, path: &str, target: &TargetFile, cap: u64) -> Result<Vec<u8>, Error> {
    download(site, path, target, cap, Naming::Hash)
}

fn download(site: &Site<'_>, path: &str, target: &TargetFile, cap: u64, naming: Naming) -> Result<Vec<u8>, Error> {
    if target.length > cap {
        return Err(Error::TooLarge { file: path.to_owned(), pinned: target.length, cap });
    }
    let hash = match naming {
        Naming::Hash => ["sha256", "sha512"].iter().find_map(|name| target.hashes.get(*name)),
        Naming::Plain => None,
    };
    let bytes = site.targets.get(&target_path(path, hash.map(String::as_str)), target.length)?;
    matches_target(path, &bytes, target)?;
    Ok(bytes)
}

/// Compares bytes with what is signed about a target.
///
/// # Errors
/// [`Error::Mismatch`].
pub(crate) fn matches_target(path: &str, bytes: &[u8], target: &TargetFile) -> Result<(), Error> {
    checks::pinned(path, bytes, Some(target.length), Some(&target.hashes))
}

/// The roles that may speak of `path`, in order, and whether the last of them ends the search elsewhere.
fn children(targets: &Targets, path: &str) -> Result<(Vec<String>, bool), Error> {
    let mut children = Vec::new();
    for role in targets.delegations.iter().flat_map(|delegations| &delegations.roles) {
        let speaks = !is_top_level(&role.name)
            && role.matches_path(path).map_err(|source| Error::rejected(&role.name, source))?;
        if speaks {
            children.push(role.name.clone());
            if role.terminating {
                return Ok((children, true));
            }
        }
    }
    Ok((children, false))
}
