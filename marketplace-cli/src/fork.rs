//! What a fork takes from its upstream: the versions that its policy allows, each under the fork's own statement.
//!
//! The upstream's statement stays beside the fork's, so that whoever reads the entry can check both. What the fork's maintainer
//! has listed themselves is private: its name is looked for nowhere.

use std::fmt;
use std::path::Path;

use schemas::fork::{Audits, Take};
use schemas::root::Upstream;
use schemas::{
    AuditRef, Auditor, Exceptions, ForkFile, Origin, PluginName, PluginVersion, Revocation, Shard, Source, Verdict,
    VersionEntry,
};
use serde::Serialize;
use sources::Fetcher;
use terminal::{Exit, Failure};
use verifier::tuf::Transport;
use verifier::{Tree, Trusted};

use crate::auditing;
use crate::catalog;
use crate::fail;
use crate::keys::AuditKey;
use crate::mirror::Which;
use crate::mirror::carry::{self, Carried};
use crate::publish::audits;
use crate::session::{Session, file_address};
use crate::tuf::documents::sha256;
use crate::working_copy::WorkingCopy;

/// Whether a plugin was taken from the upstream; otherwise it is the fork's own, and private.
#[must_use]
pub fn is_taken(shard: &Shard) -> bool {
    shard.versions.iter().any(|entry| entry.upstream.is_some())
}

/// Which plugins of the upstream are asked for: never one that has the name of a private one.
#[must_use]
pub fn which(policy: &ForkFile, own: &[Shard]) -> Which {
    let private: Vec<PluginName> =
        own.iter().filter(|shard| !is_taken(shard)).map(|shard| shard.name.clone()).collect();
    match policy.take {
        Take::All => Which::Except(private),
        Take::Listed => Which::Held(policy.plugins.keys().filter(|name| !private.contains(name)).cloned().collect()),
    }
}

/// Publishes what the fork's copy says of its upstream into `out`.
///
/// # Errors
/// A [`Failure`]; clients see what they saw before.
pub fn carry(
    session: &Session,
    working_copy: &WorkingCopy,
    upstream: &Upstream,
    out: &Path,
) -> Result<Carried, Failure> {
    let carried = carry::carry(session, upstream, &file_address(&working_copy.upstream())?, out)?;
    for above in carried.follows.iter().filter(|above| above.expires <= session.now()) {
        let (origin, expires) = (&above.origin, above.expires);
        session.out.warn(&format!("what is known of {origin} expired on {expires}: clients will call the fork stale"));
    }
    Ok(carried)
}

/// A version of the upstream that is not taken, and why.
#[derive(Debug, Serialize)]
pub struct LeftOut {
    /// The plugin.
    pub name: PluginName,
    /// The version.
    pub version: PluginVersion,
    /// Why.
    pub why: String,
}

/// A version of the upstream to be countersigned.
#[derive(Debug)]
pub struct Wanted {
    /// The plugin, as the upstream lists it.
    pub shard: Shard,
    /// The version, as the upstream lists it.
    pub entry: VersionEntry,
}

/// What the upstream's news mean for the fork.
#[derive(Debug, Default)]
pub struct News {
    /// To be countersigned.
    pub wanted: Vec<Wanted>,
    /// Not taken.
    pub left_out: Vec<LeftOut>,
    /// Plugins of the fork that have to be written again: the upstream has yanked versions.
    pub yanked: Vec<Shard>,
}

/// A fork that looks at its copy of the upstream.
pub struct Look<'a> {
    /// The run.
    pub session: &'a Session,
    /// The fork.
    pub working_copy: &'a WorkingCopy,
    /// What it takes.
    pub policy: &'a ForkFile,
    /// What the upstream says.
    pub trusted: &'a Trusted,
    /// The copy.
    pub copy: &'a dyn Transport,
    /// What the fork lets pass of what the line revokes, today.
    pub exceptions: &'a Exceptions,
}

/// Everything that a marketplace, and whoever it follows, has revoked, and who says so.
pub fn said(trusted: &Trusted) -> impl Iterator<Item = (&Origin, &Revocation)> {
    let line = std::iter::once(trusted).chain(trusted.upstreams());
    line.flat_map(|one| one.revoked().document().revoked.iter().map(|by| (one.origin(), by)))
}

impl fmt::Debug for Look<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Look")
            .field("policy", &self.policy)
            .field("copy", &self.copy.describe())
            .finish_non_exhaustive()
    }
}

impl Look<'_> {
    /// What is new, by name and version.
    ///
    /// # Errors
    /// A [`Failure`] when a statement does not hold, or a version has another tree than the fork knows.
    pub fn news(&self, own: &[Shard]) -> Result<News, Failure> {
        let mut news = News::default();
        for name in self.trusted.plugins().filter(|name| self.policy.names(name)) {
            let known = own.iter().find(|shard| shard.name == name);
            if known.is_some_and(|shard| !is_taken(shard)) {
                continue;
            }
            let shard = self.trusted.shard(self.copy, &name).map_err(|why| fail::refused(&why))?;
            let Some(shard) = shard else { continue };
            let statements = shard.statements(self.trusted.origin(), self.trusted.keyring());
            statements.map_err(|why| Failure::new(Exit::NotTrusted, why))?;
            self.of(shard.document(), known, &mut news)?;
        }
        Ok(news)
    }

    fn of(&self, shard: &Shard, known: Option<&Shard>, news: &mut News) -> Result<(), Failure> {
        let name = &shard.name;
        let mut again = known.cloned();
        let mut is_changed = false;
        for entry in shard.versions.iter().filter(|entry| self.policy.takes(name, &entry.version)) {
            let same = |have: &&mut VersionEntry| have.version.semver().cmp_precedence(entry.version.semver()).is_eq();
            if let Some(have) = again.as_mut().and_then(|shard| shard.versions.iter_mut().find(same)) {
                same_tree(name, have, entry)?;
                is_changed |= entry.yanked && !have.yanked;
                have.yanked |= entry.yanked;
                continue;
            }
            match self.why_not(name, entry) {
                Some(why) => {
                    news.left_out.push(LeftOut { name: name.clone(), version: entry.version.clone(), why });
                }
                None => news.wanted.push(Wanted { shard: shard.clone(), entry: entry.clone() }),
            }
        }
        news.yanked.extend(again.filter(|_| is_changed));
        Ok(())
    }

    /// Why a version is not countersigned.
    fn why_not(&self, name: &PluginName, entry: &VersionEntry) -> Option<String> {
        if entry.yanked {
            return Some("its upstream has yanked it".to_owned());
        }
        let Some(audit) = entry.audit.as_ref().filter(|_| entry.signature.is_some()) else {
            return Some("its upstream lists it without an audit".to_owned());
        };
        if let Some(by) = self.revocation(name, entry) {
            return Some(format!("it is revoked ({}): {}", by.id, by.reason));
        }
        if self.policy.audit == Audits::Own {
            return None;
        }
        // A waiver names its marketplace: what one has accepted, another has not.
        let rests = audit.waivers.is_some() || audit.verdict == Verdict::Danger;
        rests.then(|| "its audit rests on its upstream's waivers; \"audit\": \"own\" audits it here".to_owned())
    }

    fn revocation(&self, name: &PluginName, entry: &VersionEntry) -> Option<&Revocation> {
        let subject = (name, &entry.version, entry.source_hash);
        let stands = |said: &(&Origin, &Revocation)| said.1.covers(subject) && !self.exceptions.lift(*said, subject);
        said(self.trusted).find(stands).map(|(_, by)| by)
    }

    /// Countersigns one version and lists it; nothing when the fork's own audit lets it not pass.
    ///
    /// # Errors
    /// A [`Failure`] when its tree or its report cannot be had.
    pub fn countersign(
        &self,
        wanted: &Wanted,
        key: AuditKey<'_>,
        fetcher: &Fetcher,
    ) -> Result<Option<LeftOut>, Failure> {
        let Wanted { shard, entry } = wanted;
        let name = &shard.name;
        // Bundles of attestations are not carried: nobody could follow their paths here.
        let mut own = VersionEntry { upstream: entry.word(), attestations: Vec::new(), ..entry.clone() };
        match self.policy.audit {
            Audits::Upstream => self.keep_report(&mut own)?,
            Audits::Own => {
                if let Some(why) = self.audit(name, &mut own, fetcher)? {
                    return Ok(Some(LeftOut { name: name.clone(), version: entry.version.clone(), why }));
                }
            }
        }
        let origin = &self.working_copy.settings.origin;
        let signed = catalog::sign(&mut own, origin, name, key);
        signed
            .ok_or_else(|| Failure::new(Exit::NotTrusted, format!("{name}: its entry lacks a part of a statement")))?;
        let mut listed = self.working_copy.shard(name)?.unwrap_or_else(|| catalog::empty(name.clone()));
        listed.versions.push(own);
        listed.versions.sort_by(|a, b| a.version.semver().cmp_precedence(b.version.semver()));
        listed.description.clone_from(&shard.description);
        listed.maintainer.clone_from(&shard.maintainer);
        listed.status = shard.status;
        self.working_copy.save_shard(&listed)?;
        Ok(None)
    }

    /// Keeps the upstream's report beside the fork's own. An upstream may not have kept it; the verdict is signed all the same.
    fn keep_report(&self, own: &mut VersionEntry) -> Result<(), Failure> {
        let Some(audit) = own.audit.as_mut() else { return Ok(()) };
        let Some(digest) = audit.report.as_deref().and_then(AuditRef::digest_of) else { return Ok(()) };
        match self.copy.get(&AuditRef::path_of(digest), audits::BYTES) {
            Ok(bytes) if sha256(&bytes) == digest => Ok(self.working_copy.save_audit_document(digest, &bytes)?),
            _ => {
                audit.report = None;
                Ok(())
            }
        }
    }

    /// Audits the tree here; why it may not be signed, where it may not.
    fn audit(&self, name: &PluginName, own: &mut VersionEntry, fetcher: &Fetcher) -> Result<Option<String>, Failure> {
        let Some(tree) = self.tree(name, own, fetcher)? else {
            return Ok(Some("its upstream does not publish its tree, and nobody else can".to_owned()));
        };
        let audited = auditing::audit(self.session, self.working_copy, name, &tree)?;
        if let Err(refused) = audited.passes(name) {
            return Ok(Some(refused.error));
        }
        own.audit = Some(audited.keep(self.working_copy)?);
        let auditor: &Auditor = &self.working_copy.settings.auditor;
        catalog::audited(own, auditor, self.session.now());
        Ok(None)
    }

    fn tree(&self, name: &PluginName, own: &VersionEntry, fetcher: &Fetcher) -> Result<Option<Tree>, Failure> {
        let progress = self.session.progress();
        let bundle = fetcher.bundle(self.copy, own.source_hash, &progress).map_err(|why| fail::source(&why))?;
        drop(progress);
        match bundle {
            Some(tree) if tree.digest() == own.source_hash => Ok(Some(tree)),
            Some(tree) => {
                let why = format!("the bundle of {} holds the tree {}", own.source_hash, tree.digest());
                Err(Failure::new(Exit::NotTrusted, why))
            }
            // A folder of the upstream's own is not one of this working copy.
            None if matches!(own.source, Source::Directory { .. }) => Ok(None),
            None => Ok(Some(catalog::find_again(self.session, self.working_copy, name, own)?.brought.tree)),
        }
    }
}

fn same_tree(name: &PluginName, have: &VersionEntry, entry: &VersionEntry) -> Result<(), Failure> {
    if have.source_hash == entry.source_hash {
        return Ok(());
    }
    let (version, old, new) = (&entry.version, have.source_hash, entry.source_hash);
    Err(Failure::new(Exit::NotTrusted, format!("{name} {version} was {old}, and its upstream lists it with {new} now"))
        .hint("a version's tree never changes: ask the upstream's maintainer"))
}
