//! What a publication has to sign anew, and why. Nothing is signed or written here, so it is also the dry run.

use std::fmt;

use jiff::Timestamp;
use schemas::settings::Age;
use schemas::working_copy::{Expiry, PublishedFile};
use serde::Serialize;
use terminal::{Exit, Failure};

use super::documents::{Documents, targets_of};
use super::published::{Published, Sealed};
use crate::tuf::{Role, Root, TargetMeta, Targets};

/// How much of the working copy a publication takes along.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    /// Everything.
    Everything,
    /// Revocations only: an emergency needs no targets key.
    Revocations,
    /// Nothing but new signatures of snapshot and timestamp.
    Freshness,
}

/// Why a role is signed anew.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// It was never published.
    First,
    /// What it says changed.
    Changed,
    /// The root names other keys.
    NewKeys,
    /// More than half of its life is over.
    Renewal,
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::First => "published for the first time",
            Self::Changed => "changed",
            Self::NewKeys => "signed by its new key",
            Self::Renewal => "renewed",
        })
    }
}

/// What will be signed.
#[derive(Debug)]
pub struct Plan {
    /// The targets role.
    pub targets: Option<Reason>,
    /// The revocations role.
    pub revocations: Option<Reason>,
    /// Root versions that clients cannot see yet.
    pub new_roots: Vec<u64>,
    /// What is published, where anything is.
    pub documents: Documents,
    /// The versions afterwards.
    pub counted: PublishedFile,
    /// The paths of targets that are new or other than before.
    pub news: Vec<String>,
    /// The paths of targets that go.
    pub gone: Vec<String>,
}

/// What a plan is made from.
#[derive(Debug)]
pub struct Situation<'a> {
    /// How much.
    pub scope: Scope,
    /// The newest root.
    pub root: &'a Root,
    /// What is published.
    pub published: &'a Published,
    /// How long signatures last.
    pub expiry: &'a Expiry,
    /// How far was counted.
    pub counted: &'a PublishedFile,
    /// The clock.
    pub now: Timestamp,
}

impl Situation<'_> {
    /// Decides what is signed anew.
    ///
    /// # Errors
    /// A [`Failure`] when less than everything was asked for and everything is needed, or root has expired.
    pub fn plan(&self, documents: Documents) -> Result<Plan, Failure> {
        self.root_lives()?;
        let published = self.published;
        let (targets, revocations) = match self.scope {
            Scope::Everything => (self.targets(&documents), self.revocations(&documents)),
            Scope::Revocations => {
                self.needs_current(published.targets.as_ref(), Role::Targets)?;
                (None, self.revocations(&documents))
            }
            Scope::Freshness => {
                self.needs_current(published.targets.as_ref(), Role::Targets)?;
                self.needs_current(published.revocations.as_ref(), Role::Revocations)?;
                (None, None)
            }
        };
        let before = published.targets.as_ref().map(|t| &t.role.targets);
        let after = targets_of(&documents);
        let news = after.iter().filter(|(path, meta)| before.and_then(|b| b.get(*path)) != Some(*meta));
        let news = news.map(|(path, _)| path.clone()).collect();
        let gone = before.map(|b| b.keys().filter(|path| !after.contains_key(*path)).cloned().collect());
        let seen = published.root.unwrap_or(0);
        let counted = self.count(&documents, (targets, revocations));
        Ok(Plan {
            targets,
            revocations,
            new_roots: (seen.saturating_add(1)..=self.root.version).collect(),
            documents,
            counted,
            news,
            gone: gone.unwrap_or_default(),
        })
    }

    fn root_lives(&self) -> Result<(), Failure> {
        if self.root.expires > self.now {
            return Ok(());
        }
        Err(Failure::new(Exit::Stale, format!("root {} expired on {}", self.root.version, self.root.expires))
            .hint("renew it with two root keys: marketplace refresh --root"))
    }

    fn needs_current(&self, sealed: Option<&Sealed<Targets>>, role: Role) -> Result<(), Failure> {
        let hint = "run `marketplace publish`, which signs every role";
        match sealed {
            None => Err(Failure::new(Exit::NotFound, format!("no {role} role is published yet")).hint(hint)),
            Some(sealed) if !sealed.current => Err(Failure::new(
                Exit::Failed,
                format!("the published {role} role is signed by a key that was replaced"),
            )
            .hint(hint)),
            Some(sealed) if role == Role::Targets && !self.root.accepts(&sealed.role) => {
                Err(Failure::new(Exit::Failed, "the published targets role names a revocations key that was replaced")
                    .hint(hint))
            }
            Some(_) => Ok(()),
        }
    }

    fn targets(&self, documents: &Documents) -> Option<Reason> {
        let Some(sealed) = &self.published.targets else { return Some(Reason::First) };
        let wanted = Targets::new(sealed.role.version, sealed.role.expires, targets_of(documents))
            .delegating_revocations(&self.root.keys_of(Role::Revocations));
        sealed.reason(&Look { changed: sealed.role != wanted, late: self.late(&sealed.role, self.expiry.targets) })
    }

    fn revocations(&self, documents: &Documents) -> Option<Reason> {
        let Some(sealed) = &self.published.revocations else { return Some(Reason::First) };
        let wanted = [(<schemas::Revoked as schemas::Document>::NAME.to_owned(), TargetMeta::of(&documents.revoked))];
        let changed = sealed.role.targets != wanted.into();
        sealed.reason(&Look { changed, late: self.late(&sealed.role, self.expiry.revocations) })
    }

    /// Whether less than half of `lifetime` is left.
    fn late(&self, role: &Targets, lifetime: Age) -> bool {
        role.expires.as_second().saturating_sub(self.now.as_second()) < lifetime.seconds() / 2
    }

    fn count(&self, documents: &Documents, (targets, revocations): (Option<Reason>, Option<Reason>)) -> PublishedFile {
        let (counted, published) = (self.counted, self.published);
        let highest = |known: u64, seen: Option<u64>| known.max(seen.unwrap_or(0));
        let next = |known: u64, seen: Option<u64>| highest(known, seen).saturating_add(1);
        let version = |sealed: &Option<Sealed<Targets>>| sealed.as_ref().map(|s| s.role.version);
        let after = |reason: Option<Reason>, known, seen| match reason {
            Some(_) => next(known, seen),
            None => highest(known, seen),
        };
        PublishedFile {
            index: if targets.is_some() { documents.index_sequence } else { counted.index },
            revoked: if revocations.is_some() { documents.revoked_sequence } else { counted.revoked },
            targets: after(targets, counted.targets, version(&published.targets)),
            revocations: after(revocations, counted.revocations, version(&published.revocations)),
            snapshot: next(counted.snapshot, published.snapshot.as_ref().map(|s| s.role.version)),
            timestamp: next(counted.timestamp, published.timestamp.as_ref().map(|s| s.role.version)),
        }
    }
}

impl<T> Sealed<T> {
    /// Why it is signed anew, from the weightiest reason down.
    fn reason(&self, look: &Look) -> Option<Reason> {
        if look.changed {
            return Some(Reason::Changed);
        }
        if !self.current {
            return Some(Reason::NewKeys);
        }
        look.late.then_some(Reason::Renewal)
    }
}

/// How a published role compares with what it should say.
struct Look {
    changed: bool,
    late: bool,
}
