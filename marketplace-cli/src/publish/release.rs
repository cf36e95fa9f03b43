//! A signed publication and the order in which it is written: nothing that clients follow names a file that is not there.
//!
//! Targets, then `targets` and `revocations`, then `snapshot`; `timestamp.json` is the commit. Everything before it has
//! a name of its own, so a crash leaves files that nobody asks for. Where a new root stands between two sets of keys it
//! goes before the timestamp or after it, so that at every moment the newest visible root accepts what the timestamp
//! names: see [`mod@super::passage`]. The plain copies come last: they are no part of what clients verify, and the next
//! publication puts them right.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use jiff::Timestamp as Time;
use schemas::working_copy::{Expiry, PublishedFile};
use schemas::{Document as _, Index, Revoked};
use terminal::Failure;

use super::documents::targets_of;
use super::passage::{Chained, passage};
use super::plan::Plan;
use super::published::{Published, Sealed, target_path};
use super::remote::TIMESTAMP;
use super::signers::Hands;
use crate::fail;
use crate::keys::SecretKey;
use crate::tuf::documents::sha256;
use crate::tuf::{FileMeta, REVOCATIONS, Role, Snapshot, TargetMeta, Targets, Timestamp, expires, seal};
use crate::working_copy::StoredRoot;

/// One file of the published folder.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct File {
    /// Relative to the folder.
    pub path: String,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

/// Everything that is written, in four steps.
#[derive(Debug)]
pub struct Release {
    /// New names only: invisible until the commit.
    pub before: Vec<File>,
    /// New roots that accept what is published already.
    pub opening: Vec<File>,
    /// `timestamp.json`.
    pub commit: File,
    /// The other new roots, then the plain copies.
    pub after: Vec<File>,
    /// The versions afterwards.
    pub counted: PublishedFile,
}

/// What signing needs.
#[derive(Debug)]
pub struct Desk<'a> {
    /// The keys.
    pub hands: Hands<'a>,
    /// The root chain.
    pub roots: &'a [StoredRoot],
    /// What is published.
    pub published: &'a Published,
    /// How long signatures last.
    pub expiry: &'a Expiry,
    /// The clock.
    pub now: Time,
}

impl Desk<'_> {
    /// The newest root, and before it those that clients have yet to pass, from the one that they have.
    fn ahead(&self) -> &[StoredRoot] {
        let seen = self.published.root.unwrap_or(u64::MAX);
        let from = self.roots.iter().position(|stored| stored.root.version == seen);
        let from = from.unwrap_or(self.roots.len().saturating_sub(1));
        self.roots.get(from..).unwrap_or_default()
    }

    fn seal<T: serde::Serialize>(&self, document: &T, role: Role) -> Result<Vec<u8>, Failure> {
        let keys = self.hands.across(self.ahead(), role)?;
        let keys: Vec<&SecretKey> = keys.iter().map(AsRef::as_ref).collect();
        Ok(seal(document, &keys)?)
    }

    /// Signs what the plan asks for.
    ///
    /// # Errors
    /// A [`Failure`], mostly a key that is not at hand.
    pub fn sign(&self, plan: &Plan) -> Result<Release, Failure> {
        let mut before = Vec::new();
        let mut meta = BTreeMap::new();
        let (version, targets) = self.targets(plan)?;
        meta.insert("targets.json".to_owned(), FileMeta::of(version, &targets));
        before.extend(self.targets_files(plan, &targets));
        let (file, files) = self.revocations(plan)?;
        meta.insert(format!("{REVOCATIONS}.json"), file);
        before.extend(files);
        let counted = plan.counted.clone();
        let snapshot = Snapshot::new(counted.snapshot, expires(self.now, self.expiry.snapshot), meta);
        let snapshot = self.seal(&snapshot, Role::Snapshot)?;
        let named = FileMeta::of(counted.snapshot, &snapshot);
        let timestamp = Timestamp::new(counted.timestamp, self.now, expires(self.now, self.expiry.timestamp), named);
        let timestamp = self.seal(&timestamp, Role::Timestamp)?;
        let published = Chained::published(self.published);
        let auditors = match (&plan.targets, &published) {
            (None, Some(published)) => published.auditors.clone(),
            _ => plan.documents.auditors.clone(),
        };
        let new = Chained { timestamp: &timestamp, snapshot: &snapshot, targets: &targets, auditors };
        // The first time there is no client yet, and a timestamp without its roots helps nobody.
        let roots = if self.published.root.is_some() { self.ahead() } else { self.roots };
        let (opening, closing) = passage(roots, published.as_ref(), &new);
        let (opening, closing) = (roots_to_write(opening, plan), roots_to_write(closing, plan));
        before.push(File { path: format!("metadata/{}.snapshot.json", counted.snapshot), bytes: snapshot });
        let commit = File { path: TIMESTAMP.to_owned(), bytes: timestamp };
        let after = closing.into_iter().chain(self.plain_copies(plan)).collect();
        Ok(Release { before, opening, commit, after, counted })
    }

    /// The plain copies of what clients will see; what stays unpublished has none.
    fn plain_copies(&self, plan: &Plan) -> Vec<File> {
        let published = self.published;
        let same = |sealed: &Option<Sealed<Targets>>, targets: &BTreeMap<String, TargetMeta>| {
            sealed.as_ref().is_some_and(|sealed| says_the_same(sealed, targets))
        };
        let mut files = Vec::new();
        if plan.targets.is_some() || same(&published.targets, &targets_of(&plan.documents)) {
            let bytes = plan.documents.catalog.get(Index::NAME).cloned().unwrap_or_default();
            files.push(File { path: Index::NAME.to_owned(), bytes });
        }
        if plan.revocations.is_some() || same(&published.revocations, &revoked_targets(plan)) {
            files.push(File { path: Revoked::NAME.to_owned(), bytes: plan.documents.revoked.clone() });
        }
        files
    }

    /// The targets role's version and bytes, as published or signed anew.
    fn targets(&self, plan: &Plan) -> Result<(u64, Vec<u8>), Failure> {
        let kept = self.published.targets.as_ref().filter(|_| plan.targets.is_none());
        if let Some(sealed) = kept {
            return Ok((sealed.role.version, sealed.bytes.clone()));
        }
        let version = plan.counted.targets;
        let revocation_keys = self.roots.last().map(|s| s.root.keys_of(Role::Revocations)).unwrap_or_default();
        let role = Targets::new(version, expires(self.now, self.expiry.targets), targets_of(&plan.documents))
            .delegating_revocations(&revocation_keys);
        Ok((version, self.seal(&role, Role::Targets)?))
    }

    /// The files of the targets role, and itself where it is new. What stays unpublished has none.
    fn targets_files(&self, plan: &Plan, bytes: &[u8]) -> Vec<File> {
        if plan.targets.is_some() {
            let mut files = catalog_files(plan);
            let path = format!("metadata/{}.targets.json", plan.counted.targets);
            files.push(File { path, bytes: bytes.to_vec() });
            return files;
        }
        let same = |sealed| says_the_same(sealed, &targets_of(&plan.documents));
        if self.published.targets.as_ref().is_some_and(same) { catalog_files(plan) } else { Vec::new() }
    }

    fn revocations(&self, plan: &Plan) -> Result<(FileMeta, Vec<File>), Failure> {
        let kept = self.published.revocations.as_ref().filter(|_| plan.revocations.is_none());
        let revoked = &plan.documents.revoked;
        let targets: BTreeMap<String, TargetMeta> = revoked_targets(plan);
        let list = File { path: target_path(Revoked::NAME, sha256(revoked)), bytes: revoked.clone() };
        if let Some(sealed) = kept {
            let files = if says_the_same(sealed, &targets) { vec![list] } else { Vec::new() };
            return Ok((FileMeta::of(sealed.role.version, &sealed.bytes), files));
        }
        let version = plan.counted.revocations;
        let role = Targets::new(version, expires(self.now, self.expiry.revocations), targets);
        let bytes = self.seal(&role, Role::Revocations)?;
        let meta = FileMeta::of(version, &bytes);
        Ok((meta, vec![list, File { path: format!("metadata/{version}.{REVOCATIONS}.json"), bytes }]))
    }
}

fn catalog_files(plan: &Plan) -> Vec<File> {
    let catalog = plan.documents.catalog.iter();
    catalog.map(|(path, bytes)| File { path: target_path(path, sha256(bytes)), bytes: bytes.clone() }).collect()
}

fn revoked_targets(plan: &Plan) -> BTreeMap<String, TargetMeta> {
    [(Revoked::NAME.to_owned(), TargetMeta::of(&plan.documents.revoked))].into()
}

/// Whether a published role names exactly these files: then they may be put right where they are missing.
fn says_the_same(sealed: &Sealed<Targets>, targets: &BTreeMap<String, TargetMeta>) -> bool {
    sealed.role.targets == *targets
}

/// The files of those roots that clients cannot see yet, the last first: the chain that they follow ends at the first gap,
/// so it grows at once, and none of them is ever the newest but the last.
fn roots_to_write(roots: &[StoredRoot], plan: &Plan) -> Vec<File> {
    let new = roots.iter().rev().filter(|stored| plan.new_roots.contains(&stored.root.version));
    new.map(|stored| File { path: format!("metadata/{}.root.json", stored.root.version), bytes: stored.bytes.clone() })
        .collect()
}

impl Release {
    /// Writes everything up to the commit.
    ///
    /// # Errors
    /// A [`Failure`]; clients see what they saw before.
    pub fn prepare(&self, folder: &Path) -> Result<(), Failure> {
        self.before.iter().chain(&self.opening).try_for_each(|file| put(folder, file))
    }

    /// Writes the commit, and what follows it.
    ///
    /// # Errors
    /// A [`Failure`]; when it is about the commit, clients see what they saw before.
    pub fn commit(&self, folder: &Path) -> Result<(), Failure> {
        put(folder, &self.commit)?;
        self.after.iter().try_for_each(|file| put(folder, file))
    }
}

fn put(folder: &Path, file: &File) -> Result<(), Failure> {
    let path: PathBuf = folder.join(&file.path);
    if std::fs::read(&path).is_ok_and(|there| there == file.bytes) {
        return Ok(());
    }
    if let Some(parent) = path.parent()
        && !parent.is_dir()
    {
        durable::create_dir(parent, 0o755).map_err(|why| fail::write(&why))?;
    }
    durable::write(&path, &file.bytes, 0o644).map_err(|why| fail::write(&why))
}
