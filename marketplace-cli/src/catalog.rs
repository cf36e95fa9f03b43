//! What the marketplace lists: a source becomes a version entry, an entry becomes a signed one.

use std::path::{Component, Path};

use schemas::{AuditRef, Auditor, Manifest, Origin, PluginName, Shard, Source, Status, Verdict, VersionEntry};
use sources::Brought;
use terminal::{Exit, Failure};
use url::Url;
use verifier::offer::manifest_of;
use verifier::statement::Keyring;

use crate::fail;
use crate::keys::AuditKey;
use crate::session::Session;
use crate::tuf::Root;
use crate::working_copy::WorkingCopy;

/// A source as the working copy records it: a folder must lie inside it, and is written from its top.
///
/// # Errors
/// A [`Failure`] for a folder outside.
pub fn recorded(source: Source, working_copy: &WorkingCopy, cwd: &Path) -> Result<Source, Failure> {
    let Source::Directory { path } = &source else { return Ok(source) };
    let outside = || {
        Failure::new(Exit::Policy, format!("{path} is outside the working copy {}", working_copy.folder().display()))
            .hint("copy it in, or name a source that others can reach: gh:, git+https:, npm: or https://….tar.gz")
    };
    let real = |path: &Path, shown: &str| {
        path.canonicalize().map_err(|why| Failure::new(Exit::NotFound, format!("{shown}: {why}")))
    };
    let top = real(working_copy.folder(), &working_copy.folder().display().to_string())?;
    let folder = real(&cwd.join(path), path)?;
    let inside = folder.strip_prefix(&top).map_err(|_| outside())?;
    let parts: Option<Vec<&str>> = inside
        .components()
        .map(|part| match part {
            Component::Normal(name) => name.to_str(),
            _ => None,
        })
        .collect();
    let parts = parts.filter(|p| !p.is_empty()).ok_or_else(outside)?;
    format!("./{}", parts.join("/")).parse().map_err(|why| fail::usage(&why))
}

/// A source that was brought in and is a plugin.
#[derive(Debug)]
pub struct Found {
    /// The tree and what it was resolved to.
    pub brought: Brought,
    /// Its manifest.
    pub manifest: Manifest,
}

/// Fetches, hashes and reads the manifest.
///
/// # Errors
/// A [`Failure`].
pub fn find(session: &Session, source: &Source, working_copy: &WorkingCopy) -> Result<Found, Failure> {
    let fetcher = session.fetcher(working_copy.folder().to_owned())?;
    let progress = session.progress();
    let brought = fetcher.fetch(source, None, &progress).map_err(|why| fail::source(&why))?;
    drop(progress);
    let manifest = manifest_of(&brought.tree).map_err(|why| fail::intact(&why))?;
    Ok(Found { brought, manifest })
}

/// Fetches again exactly what an entry records; another tree is refused.
///
/// # Errors
/// A [`Failure`].
pub fn find_again(
    session: &Session,
    working_copy: &WorkingCopy,
    name: &PluginName,
    entry: &VersionEntry,
) -> Result<Found, Failure> {
    let fetcher = session.fetcher(working_copy.folder().to_owned())?;
    let progress = session.progress();
    let brought = fetcher.fetch(&entry.source, entry.commit, &progress).map_err(|why| fail::source(&why))?;
    drop(progress);
    let found = brought.tree.digest();
    if found != entry.source_hash {
        return Err(Failure::new(
            Exit::NotTrusted,
            format!("{name} {}: {} is now {found}, not {}", entry.version, entry.source, entry.source_hash),
        )
        .hint("a version's tree never changes: publish the new tree under a new version"));
    }
    let manifest = manifest_of(&brought.tree).map_err(|why| fail::intact(&why))?;
    Ok(Found { brought, manifest })
}

/// The entry of what was found, not yet signed.
#[must_use]
pub fn entry(found: &Found) -> VersionEntry {
    let Found { brought, manifest } = found;
    VersionEntry {
        version: manifest.version.clone(),
        source: brought.resolved.clone(),
        commit: brought.commit,
        source_hash: brought.tree.digest(),
        signature: None,
        key_id: None,
        audited_by: None,
        audited_at: None,
        audit: None,
        contributes: manifest.contributes.kinds(),
        allowed_domains: manifest.allowed_domains.clone(),
        yanked: false,
        upstream: None,
        attestations: Vec::new(),
    }
}

/// The audit of a person, who says why no verdict is signed.
#[must_use]
pub fn by_hand(reason: &str) -> AuditRef {
    let reason = Some(reason.to_owned());
    AuditRef { verdict: Verdict::Manual, rules: None, waivers: None, report: None, reason }
}

/// Says who audited and when; what is signed afterwards covers it.
pub fn audited(entry: &mut VersionEntry, auditor: &Auditor, now: jiff::Timestamp) {
    entry.audited_by = Some(auditor.clone());
    entry.audited_at = Some(schemas::time::day_of(now));
}

/// Signs the entry's statement; nothing when it lacks a part of one.
pub fn sign(entry: &mut VersionEntry, origin: &Origin, name: &PluginName, key: AuditKey<'_>) -> Option<()> {
    let statement = entry.statement(origin, name)?;
    entry.signature = Some(key.sign(&statement));
    entry.key_id = Some(key.key_id());
    Some(())
}

/// Adds a version to a plugin, keeping its versions in order of precedence.
pub fn list(shard: &mut Shard, entry: VersionEntry, manifest: &Manifest) {
    shard.versions.push(entry);
    shard.versions.sort_by(|a, b| a.version.semver().cmp_precedence(b.version.semver()));
    let newest = shard.versions.last().is_some_and(|last| last.version == manifest.version);
    if newest {
        shard.description.clone_from(&manifest.description);
        if let Some(author) = &manifest.author {
            shard.maintainer = author.to_string();
        }
    }
}

/// A plugin without versions.
#[must_use]
pub fn empty(name: PluginName) -> Shard {
    Shard { name, description: String::new(), maintainer: String::new(), status: Status::Active, versions: Vec::new() }
}

/// The tree of a listed version: from the working copy's own bundles where it is kept, else from its source.
///
/// # Errors
/// A [`Failure`].
pub fn kept_or_fetched(
    session: &Session,
    working_copy: &WorkingCopy,
    name: &PluginName,
    entry: &VersionEntry,
) -> Result<(Manifest, verifier::Tree), Failure> {
    for folder in [working_copy.folder().to_owned(), working_copy.public()] {
        let Ok(base) = Url::from_directory_path(&folder) else { continue };
        let fetcher = session.fetcher(working_copy.folder().to_owned())?;
        let Ok(transport) = sources::open_transport(base.as_str(), &fetcher) else { continue };
        if let Ok(Some(tree)) = fetcher.bundle(&*transport, entry.source_hash, &session.progress()) {
            let manifest = manifest_of(&tree).map_err(|why| fail::intact(&why))?;
            return Ok((manifest, tree));
        }
    }
    let found = find_again(session, working_copy, name, entry)?;
    Ok((found.manifest, found.brought.tree))
}

/// The audit keys of a root.
///
/// # Errors
/// A [`Failure`] when one of them is no key to believe.
pub fn keyring(root: &Root) -> Result<Keyring, Failure> {
    Keyring::new(&root.extras.audit_keys)
        .map_err(|why| Failure::new(Exit::NotTrusted, format!("the root's audit keys: {why}")))
}

/// Whether a version carries a statement; one that it carries must verify.
///
/// # Errors
/// A [`Failure`] when it does not.
pub fn attested(keyring: &Keyring, origin: &Origin, name: &PluginName, entry: &VersionEntry) -> Result<bool, Failure> {
    let (Some(signature), Some(key_id)) = (&entry.signature, &entry.key_id) else { return Ok(false) };
    let wrong = |why: &dyn std::fmt::Display| {
        Failure::new(Exit::NotTrusted, format!("{name} {}: {why}", entry.version))
            .hint(format!("`marketplace sign {name} {}` fetches it, shows it and signs it again", entry.version))
    };
    let lacking = || wrong(&"it is signed, but lacks a part of its statement");
    let statement = entry.statement(origin, name).ok_or_else(lacking)?;
    keyring.verify(&statement, key_id, signature).map_err(|why| wrong(&why))?;
    Ok(true)
}
