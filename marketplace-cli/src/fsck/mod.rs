//! A published folder proved whole: every document as a client believes it, every other file by the hash in its name.
//!
//! Nothing is written. One damaged file hides what only it names, so what has its hash in its name is looked at by itself, and everything
//! that is wrong is told, not the first thing.

mod asked;
mod files;

use std::path::Path;

use jiff::Timestamp;
use schemas::{AuditRef, Document as _, Index, Origin, PluginName, Revoked, Source, VersionEntry};
use serde::Serialize;
use sources::Fetcher;
use terminal::Failure;
use verifier::repository::Refused;
use verifier::tuf::{self, MemoryState, Transport as _, TransportError};
use verifier::{Pin, Repository, Trusted};

use crate::fail;
use crate::publish::{audits, bundles};
use crate::session::Session;
use crate::tuf::documents::sha256;
use asked::Asked;

/// What is wrong with a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A client would refuse it.
    Damaged,
    /// Something names it, and it is not there.
    Missing,
    /// No marketplace has a file of that name.
    Stray,
}

impl Kind {
    /// As it is printed.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Damaged => "damaged",
            Self::Missing => "missing",
            Self::Stray => "stray",
        }
    }
}

/// One thing that is wrong.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Problem {
    /// What kind of thing.
    pub kind: Kind,
    /// Which file.
    pub file: String,
    /// What was found.
    pub why: String,
}

/// What a folder holds, and what is wrong with it.
#[derive(Debug, Default, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Checked {
    /// Whose it is, as far as that could be told.
    pub origin: Option<Origin>,
    /// Whom it follows, where it is a fork.
    pub follows: Vec<Origin>,
    /// Plugins.
    pub plugins: usize,
    /// Their versions.
    pub versions: usize,
    /// Files that clients ask for, or would, and that hold.
    pub files: usize,
    /// Trees among them.
    pub trees: usize,
    /// Files that earlier publications have left, and no client asks for any more.
    pub superseded: usize,
    /// When its first role has expired, where one has: authentic, and stale.
    pub expired: Option<Timestamp>,
    /// What is wrong, sorted.
    pub problems: Vec<Problem>,
}

/// One look at one folder.
#[derive(Debug)]
pub struct Fsck<'a> {
    /// The run.
    pub session: &'a Session,
    /// What opens bundles.
    pub fetcher: &'a Fetcher,
    /// The folder.
    pub folder: &'a Path,
    /// The same as an address.
    pub address: &'a str,
}

impl Fsck<'_> {
    /// Looks at everything.
    ///
    /// # Errors
    /// A [`Failure`] when the folder cannot be read; what is wrong in it is no failure of this.
    pub fn check(&self, pin: &Pin) -> Result<Checked, Failure> {
        let transport = sources::open_transport(self.address, self.fetcher);
        let transport = transport.map_err(|why| fail::refused(&Refused::from(why)))?;
        let asked = Asked::new(&*transport);
        let mut checked = Checked::default();
        match believed(pin, &asked, self.session.now()) {
            Ok((trusted, expired)) => {
                checked.expired = expired;
                checked.exceptions(&trusted);
                self.documents(&trusted, &asked, &mut checked);
            }
            Err(why) => checked.refused("metadata", &why),
        }
        self.files(&asked, &mut checked)?;
        checked.problems.sort();
        checked.problems.dedup();
        Ok(checked)
    }

    fn documents(&self, trusted: &Trusted, asked: &Asked<'_>, checked: &mut Checked) {
        checked.origin = Some(trusted.origin().clone());
        checked.follows = trusted.upstreams().iter().map(|upstream| upstream.origin().clone()).collect();
        let index = match trusted.index(asked) {
            Ok(index) => Some(index),
            Err(why) => {
                checked.refused(Index::NAME, &why);
                None
            }
        };
        let listed = index.as_ref().map(|index| index.document().plugins.as_slice());
        for name in trusted.plugins() {
            let of_index = listed.map(|plugins| plugins.iter().find(|plugin| plugin.name == name));
            let shard = match trusted.shard(asked, &name) {
                Ok(Some(shard)) => shard,
                Ok(None) => continue,
                Err(why) => {
                    checked.refused(&format!("targets/plugins/….{name}.json"), &why);
                    continue;
                }
            };
            checked.plugins = checked.plugins.saturating_add(1);
            if of_index.is_some_and(|plugin| plugin != Some(shard.document())) {
                checked.damaged(Index::NAME, format!("it lists {name} otherwise than its own file"));
            }
            if let Err(why) = shard.statements(trusted.origin(), trusted.keyring()) {
                checked.damaged(&format!("targets/plugins/….{name}.json"), why.to_string());
            }
            for entry in &shard.document().versions {
                checked.versions = checked.versions.saturating_add(1);
                self.entry((&name, entry), asked, checked);
            }
        }
        if let Some(index) = &index {
            self.plain(trusted, (Index::NAME, index.digest()), asked, checked);
        }
        self.plain(trusted, (Revoked::NAME, trusted.revoked().digest()), asked, checked);
    }

    /// What a version names: the documents of its audit, and its tree where that can be had from nowhere else.
    fn entry(&self, (name, entry): (&PluginName, &VersionEntry), asked: &Asked<'_>, checked: &mut Checked) {
        let version = &entry.version;
        for digest in entry.audit.iter().flat_map(AuditRef::documents) {
            let path = AuditRef::path_of(digest);
            match asked.get(&path, audits::BYTES) {
                // Its bytes are compared with its name, like all such files'.
                Ok(_) => {}
                Err(TransportError::NotFound(_)) => {
                    checked.missing(&path, format!("the audit of {name} {version} names it"));
                }
                Err(why) => checked.damaged(&path, why.to_string()),
            }
        }
        let bundle = format!("trees/{}.tar.gz", entry.source_hash.hex());
        let is_there = bundles::path(&self.folder.join("trees"), entry.source_hash).is_file();
        if is_there {
            asked.names(&bundle);
        } else if matches!(entry.source, Source::Directory { .. }) {
            checked.missing(&bundle, format!("{name} {version} can be had from nowhere else"));
        }
    }

    /// A plain copy has the bytes of its target, and its minisign signature holds where the root names a key.
    fn plain(
        &self,
        trusted: &Trusted,
        (name, digest): (&str, schemas::Sha256),
        asked: &Asked<'_>,
        checked: &mut Checked,
    ) {
        // 256 MiB, as an index may have.
        let cap = u64::try_from(Index::BYTES).unwrap_or(u64::MAX);
        let bytes = match asked.get(name, cap) {
            Ok(bytes) => bytes,
            Err(why) => return checked.refused(name, &why.into()),
        };
        if sha256(&bytes) != digest {
            return checked.damaged(name, "it is not the document that is signed".to_owned());
        }
        let Some(key) = &trusted.extras().minisign_key else { return };
        let beside = format!("{name}.minisig");
        match asked.get(&beside, cap) {
            Ok(signature) if verifier::minisign::verify(key, &bytes, &signature).is_ok() => {}
            Ok(_) => checked.damaged(&beside, format!("it is no signature of {name} by the root's minisign key")),
            Err(why) => checked.refused(&beside, &why.into()),
        }
    }
}

impl Checked {
    fn add(&mut self, kind: Kind, file: &str, why: String) {
        self.problems.push(Problem { kind, file: file.to_owned(), why });
    }
    fn damaged(&mut self, file: &str, why: String) {
        self.add(Kind::Damaged, file, why);
    }
    fn missing(&mut self, file: &str, why: String) {
        self.add(Kind::Missing, file, why);
    }
    fn stray(&mut self, file: &str, why: &str) {
        self.add(Kind::Stray, file, why.to_owned());
    }

    /// What its targets role lists as exceptions, and no client follows.
    fn exceptions(&mut self, trusted: &Trusted) {
        for (one, why) in trusted.without_effect() {
            let what =
                format!("the exception of {} {} from {} has no effect: {why}", one.name, one.version, one.revocation);
            self.damaged("metadata", what);
        }
    }

    /// What a client said, sorted by what it is about.
    fn refused(&mut self, about: &str, why: &Refused) {
        let inner = match why {
            Refused::Upstream { source, .. } => source.as_ref(),
            other => other,
        };
        let missing = match inner {
            Refused::Transport(TransportError::NotFound(path))
            | Refused::NoRevocations(tuf::Error::Transport(TransportError::NotFound(path))) => Some(path),
            _ => None,
        };
        match (missing, inner) {
            (Some(path), _) => self.missing(path, why.to_string()),
            (None, Refused::Metadata(tuf::Error::Mismatch { file, .. } | tuf::Error::NotStrict { file, .. })) => {
                self.damaged(file, why.to_string());
            }
            (None, _) => self.damaged(about, why.to_string()),
        }
    }
}

/// From the first root and from the pinned one, as of now or, where a role has expired, as of when it was signed.
fn believed(pin: &Pin, asked: &Asked<'_>, now: Timestamp) -> Result<(Trusted, Option<Timestamp>), Refused> {
    // 512 KiB, as clients read of a root.
    let first = asked.get("metadata/1.root.json", 512 << 10)?;
    Repository::bootstrap(pin, asked, Box::<MemoryState>::default())?;
    let first = Pin::RootDigest(sha256(&first));
    let mut repository = Repository::bootstrap(&first, asked, Box::<MemoryState>::default())?;
    match repository.refresh(asked, now) {
        Err(why) if why.is_stale() => {
            let trusted = repository.refresh_as_signed(asked, Timestamp::UNIX_EPOCH).map_err(|_| why)?;
            let expires = trusted.freshness().expires;
            Ok((trusted, Some(expires)))
        }
        other => Ok((other?, None)),
    }
}
