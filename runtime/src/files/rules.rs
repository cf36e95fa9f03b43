//! Grants and denials: the longest that matches decides.

use std::os::fd::OwnedFd;
use std::path::Path;

use rustix::fs::{CWD, Mode, OFlags, openat};

use super::error::{BadGrant, BadGrantWhy, PathDenied};
use super::name::Parts;

/// What may be done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Access {
    Read,
    Write,
}

impl Access {
    fn words(self) -> &'static str {
        match self {
            Self::Read => "reading",
            Self::Write => "writing",
        }
    }
}

/// A granted folder or file, resolved and open.
#[derive(Debug)]
pub(super) struct Root {
    given: Parts,
    real: Parts,
    folder_parts: Parts,
    folder: OwnedFd,
    access: Access,
}

impl Root {
    pub(super) fn open(path: &Path, access: Access) -> Result<Self, BadGrant> {
        let bad = |why: BadGrantWhy| BadGrant { path: path.to_owned(), why };
        let given = Parts::absolute(path).map_err(|_| bad(BadGrantWhy::NotAbsolute))?;
        let real_path = std::fs::canonicalize(path).map_err(|e| bad(e.into()))?;
        let real = Parts::absolute(&real_path).map_err(|_| bad(BadGrantWhy::NotAbsolute))?;
        let kind = std::fs::symlink_metadata(&real_path).map_err(|e| bad(e.into()))?;
        let mut folder_parts = real.clone();
        if kind.is_file() {
            folder_parts.0.pop();
        } else if !kind.is_dir() {
            return Err(bad(BadGrantWhy::WrongKind));
        }
        let flags = OFlags::PATH | OFlags::DIRECTORY | OFlags::NOFOLLOW | OFlags::CLOEXEC;
        let folder =
            openat(CWD, folder_parts.path(), flags, Mode::empty()).map_err(|e| bad(std::io::Error::from(e).into()))?;
        Ok(Self { given, real, folder_parts, folder, access })
    }

    pub(super) fn real(&self) -> &Parts {
        &self.real
    }
    pub(super) fn folder(&self) -> &OwnedFd {
        &self.folder
    }
    pub(super) fn folder_parts(&self) -> &Parts {
        &self.folder_parts
    }
}

/// All of them.
#[derive(Debug, Default)]
pub(super) struct Rules {
    roots: Vec<Root>,
    /// Folded.
    denied: Vec<Vec<String>>,
}

impl Rules {
    pub(super) fn grant(&mut self, root: Root) {
        self.roots.push(root);
    }

    /// Denies `given` as it is spelt, and as it really is.
    pub(super) fn deny(&mut self, given: Parts, path: &Path) {
        self.denied.push(self.real(given.clone()).folded());
        self.denied.extend(std::fs::canonicalize(path).ok().and_then(|p| Parts::lenient(&p)).map(|p| p.folded()));
        self.denied.push(given.folded());
    }

    /// `asked` with the spelling of a root replaced by its real one.
    pub(super) fn real(&self, asked: Parts) -> Parts {
        let in_root = self.roots.iter().filter(|root| asked.is_in(&root.given));
        match in_root.max_by_key(|root| root.given.0.len()) {
            Some(root) => {
                let rest = asked.0.iter().skip(root.given.0.len());
                Parts(root.real.0.iter().chain(rest).cloned().collect())
            }
            None => asked,
        }
    }

    /// The root that grants `access` to `target`, unless something at least as specific is against it.
    pub(super) fn decide(&self, target: &Parts, access: Access) -> Result<&Root, PathDenied> {
        let granting = self.roots.iter().filter(|root| root.access >= access && target.is_in(&root.real));
        let outside = || PathDenied::Outside { path: target.path(), access: access.words() };
        let root = granting.max_by_key(|root| root.real.0.len()).ok_or_else(outside)?;
        let length = root.real.0.len();
        let folded = target.folded();
        if self.denied.iter().any(|rule| rule.len() >= length && folded.starts_with(rule)) {
            return Err(PathDenied::Denied { path: target.path() });
        }
        // What may only be read, inside what may be written.
        let narrower = |other: &&Root| {
            other.access < access && other.real.0.len() > length && folded.starts_with(&other.real.folded())
        };
        match self.roots.iter().find(narrower) {
            Some(_) => Err(outside()),
            None => Ok(root),
        }
    }
}
