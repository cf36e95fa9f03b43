//! A signed publication and the order in which it is written: nothing that clients follow names a file that is not there.
//!
//! Targets, then `targets` and `revocations`, then `snapshot`; `timestamp.json` is the commit. Everything before it has
//! a name of its own, so a crash leaves files that nobody asks for. New roots follow the timestamp: what it names was
//! signed by the old keys and the new ones, so it holds on both sides. The plain copies come last: they are no part of
//! what clients verify, and the next publication puts them right.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use jiff::Timestamp as Time;
use schemas::working_copy::{Expiry, PublishedFile};
use schemas::{Document as _, Index, Revoked};
use terminal::Failure;

use super::documents::targets_of;
use super::plan::Plan;
use super::published::{Published, Sealed, target_path};
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

/// Everything that is written, in three steps.
#[derive(Debug)]
pub struct Release {
    /// New names only: invisible until the commit.
    pub before: Vec<File>,
    /// `timestamp.json`.
    pub commit: File,
    /// New roots, then the plain copies.
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
    fn keys(&self, role: Role) -> Result<Vec<Rc<SecretKey>>, Failure> {
        let Some(newest) = self.roots.last() else { return Ok(Vec::new()) };
        let seen = self.published.root.and_then(|v| self.roots.iter().find(|stored| stored.root.version == v));
        self.hands.across(&newest.root, seen.map(|stored| &stored.root), role)
    }

    fn seal<T: serde::Serialize>(&self, document: &T, role: Role) -> Result<Vec<u8>, Failure> {
        let keys = self.keys(role)?;
        let keys: Vec<&SecretKey> = keys.iter().map(AsRef::as_ref).collect();
        Ok(seal(document, &keys)?)
    }

    /// Signs what the plan asks for.
    ///
    /// # Errors
    /// A [`Failure`], mostly a key that is not at hand.
    pub fn sign(&self, plan: &Plan) -> Result<Release, Failure> {
        let mut before = Vec::new();
        let mut after = self.roots_to_write(plan);
        let mut meta = BTreeMap::new();
        let (file, files) = self.targets(plan)?;
        meta.insert("targets.json".to_owned(), file);
        before.extend(files);
        let (file, files) = self.revocations(plan)?;
        meta.insert(format!("{REVOCATIONS}.json"), file);
        before.extend(files);
        let counted = plan.counted.clone();
        let snapshot = Snapshot::new(counted.snapshot, expires(self.now, self.expiry.snapshot), meta);
        let snapshot = self.seal(&snapshot, Role::Snapshot)?;
        let named = FileMeta::of(counted.snapshot, &snapshot);
        before.push(File { path: format!("metadata/{}.snapshot.json", counted.snapshot), bytes: snapshot });
        let timestamp = Timestamp::new(counted.timestamp, self.now, expires(self.now, self.expiry.timestamp), named);
        let bytes = self.seal(&timestamp, Role::Timestamp)?;
        let commit = File { path: "metadata/timestamp.json".to_owned(), bytes };
        after.extend(self.plain_copies(plan));
        if self.published.root.is_none() {
            // The first time there is no client yet, and a timestamp without its root helps nobody.
            before.extend(self.roots_to_write(plan));
        }
        Ok(Release { before, commit, after, counted })
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

    fn roots_to_write(&self, plan: &Plan) -> Vec<File> {
        let new = self.roots.iter().filter(|stored| plan.new_roots.contains(&stored.root.version));
        new.map(|stored| File {
            path: format!("metadata/{}.root.json", stored.root.version),
            bytes: stored.bytes.clone(),
        })
        .collect()
    }

    fn targets(&self, plan: &Plan) -> Result<(FileMeta, Vec<File>), Failure> {
        let kept = self.published.targets.as_ref().filter(|_| plan.targets.is_none());
        if let Some(sealed) = kept {
            let same = says_the_same(sealed, &targets_of(&plan.documents));
            let files = if same { catalog_files(plan) } else { Vec::new() };
            return Ok((FileMeta::of(sealed.role.version, &sealed.bytes), files));
        }
        let version = plan.counted.targets;
        let revocation_keys = self.roots.last().map(|s| s.root.keys_of(Role::Revocations)).unwrap_or_default();
        let role = Targets::new(version, expires(self.now, self.expiry.targets), targets_of(&plan.documents))
            .delegating_revocations(&revocation_keys);
        let bytes = self.seal(&role, Role::Targets)?;
        let mut files = catalog_files(plan);
        let meta = FileMeta::of(version, &bytes);
        files.push(File { path: format!("metadata/{version}.targets.json"), bytes });
        Ok((meta, files))
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

impl Release {
    /// Writes everything up to the commit.
    ///
    /// # Errors
    /// A [`Failure`]; clients see what they saw before.
    pub fn prepare(&self, folder: &Path) -> Result<(), Failure> {
        self.before.iter().try_for_each(|file| put(folder, file))
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
