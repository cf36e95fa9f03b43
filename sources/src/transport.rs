//! How a published marketplace is reached: `https://`, loopback `http://`, `file://`, or `gh:owner/repo` through git.

use std::fs::File;
use std::io::{self, Read};
use std::path::PathBuf;
use std::sync::OnceLock;

use rustix::fs::{FileType, Mode, OFlags, fstat, open as open_at_root, openat};
use schemas::Source;
use url::Url;
use verifier::tuf::{Transport, TransportError};

use crate::fetch::{Fetcher, Silent, SourceError};
use crate::git::{self, Place, Snapshot, Wanted};
use crate::web::{self, Web};

/// A transport for `address` (`https://…`, `http://` to loopback, `file:///…`, `gh:owner/repo[@ref][#subdir]`, `git+https://…`).
///
/// # Errors
/// [`TransportError::Forbidden`] for any other address.
pub fn open(address: &str, fetcher: &Fetcher) -> Result<Box<dyn Transport>, TransportError> {
    if address.starts_with("gh:") || address.starts_with("git+") {
        let source: Source = address.parse().map_err(|e: schemas::BadText| forbidden(address, e.to_string()))?;
        return Ok(Box::new(Repository::new(address, source, fetcher)?));
    }
    let url = Url::parse(address).map_err(|e| forbidden(address, format!("it is no address: {e}")))?;
    if url.query().is_some() || url.fragment().is_some() {
        return Err(forbidden(address, "a marketplace's address has neither query nor fragment".into()));
    }
    if url.scheme() == "file" {
        let local = url.host_str().is_none_or(|host| host == "localhost");
        let base = url.to_file_path().ok().filter(|_| local);
        let base = base.ok_or_else(|| forbidden(address, "it is no path on this machine".into()))?;
        return Ok(Box::new(Folder { base }));
    }
    web::check(&url)?;
    Ok(Box::new(Host { bases: Bases::One(url), web: fetcher.web().clone() }))
}

/// A transport with one base for `metadata/…` and another for `targets/…`, as TUF's conformance suite serves them.
///
/// # Errors
/// [`TransportError::Forbidden`] unless both are `https://` or loopback `http://`.
pub fn open_split(metadata: &str, targets: &str, fetcher: &Fetcher) -> Result<Box<dyn Transport>, TransportError> {
    let base = |address: &str| {
        let url = Url::parse(address).map_err(|e| forbidden(address, format!("it is no address: {e}")))?;
        web::check(&url)?;
        Ok::<_, TransportError>(url)
    };
    let bases = Bases::Split { metadata: base(metadata)?, targets: base(targets)? };
    Ok(Box::new(Host { bases, web: fetcher.web().clone() }))
}

fn forbidden(path: &str, why: String) -> TransportError {
    TransportError::Forbidden { path: path.to_owned(), why }
}

/// The components of a path that stays beneath its base.
fn components(path: &str) -> Result<Vec<&str>, TransportError> {
    let parts: Vec<&str> = path.split('/').collect();
    // An encoded dot segment is one to a URL parser, and a `?` or a `#` would end the path.
    let bad = |part: &&str| {
        let plain = part.to_ascii_lowercase().replace("%2e", ".");
        matches!(plain.as_str(), "" | "." | "..") || part.contains(['\\', '\0', '?', '#'])
    };
    if parts.iter().any(bad) {
        return Err(forbidden(path, "it does not stay beneath the marketplace".into()));
    }
    Ok(parts)
}

/// Over HTTPS.
struct Host {
    bases: Bases,
    web: Web,
}

enum Bases {
    One(Url),
    Split { metadata: Url, targets: Url },
}

impl Transport for Host {
    fn get(&self, path: &str, cap: u64) -> Result<Vec<u8>, TransportError> {
        let parts = components(path)?;
        let (base, rest) = match (&self.bases, parts.split_first()) {
            (Bases::One(base), _) => (base, parts.as_slice()),
            (Bases::Split { metadata, .. }, Some((&"metadata", rest))) => (metadata, rest),
            (Bases::Split { targets, .. }, Some((&"targets", rest))) => (targets, rest),
            (Bases::Split { .. }, _) => return Err(forbidden(path, "it is neither metadata nor a target".into())),
        };
        let mut url = base.clone();
        // The path is percent-encoded already; a setter by segments would encode its `%` a second time.
        url.set_path(&format!("{}/{}", base.path().trim_end_matches('/'), rest.join("/")));
        Ok(self.web.document(&url, cap)?)
    }

    fn describe(&self) -> String {
        match &self.bases {
            Bases::One(base) => base.to_string(),
            Bases::Split { metadata, .. } => metadata.to_string(),
        }
    }
}

/// From a folder of this machine: no link beneath it is followed.
struct Folder {
    base: PathBuf,
}

impl Folder {
    fn file(&self, path: &str) -> Result<File, TransportError> {
        let failed = |e: rustix::io::Errno| match e {
            rustix::io::Errno::NOENT | rustix::io::Errno::NOTDIR => TransportError::NotFound(path.to_owned()),
            rustix::io::Errno::LOOP => forbidden(path, "a symbolic link beneath a published folder".into()),
            other => TransportError::Unreachable { path: path.to_owned(), why: io::Error::from(other).to_string() },
        };
        let parts = components(path)?;
        let folder = OFlags::RDONLY | OFlags::DIRECTORY | OFlags::CLOEXEC;
        // The base itself may be a link: it is the user's own.
        let mut at = open_at_root(&self.base, folder, Mode::empty()).map_err(failed)?;
        let Some((name, above)) = parts.split_last() else { return Err(TransportError::NotFound(path.to_owned())) };
        for part in above {
            at = openat(&at, *part, folder | OFlags::NOFOLLOW, Mode::empty()).map_err(failed)?;
        }
        // A FIFO must not hold us: it is opened without waiting, then refused.
        let plain = OFlags::RDONLY | OFlags::CLOEXEC | OFlags::NOFOLLOW | OFlags::NONBLOCK;
        let file = openat(&at, *name, plain, Mode::empty()).map_err(failed)?;
        let stat = fstat(&file).map_err(failed)?;
        match FileType::from_raw_mode(stat.st_mode) {
            FileType::RegularFile => Ok(file.into()),
            FileType::Directory => Err(TransportError::NotFound(path.to_owned())),
            _ => Err(forbidden(path, "it is no regular file".into())),
        }
    }
}

impl Transport for Folder {
    fn get(&self, path: &str, cap: u64) -> Result<Vec<u8>, TransportError> {
        capped(path, cap, self.file(path)?)
    }

    fn describe(&self) -> String {
        format!("file://{}", self.base.display())
    }
}

fn capped(path: &str, cap: u64, from: impl Read) -> Result<Vec<u8>, TransportError> {
    let mut bytes = Vec::new();
    let read = from.take(cap.saturating_add(1)).read_to_end(&mut bytes);
    read.map_err(|e| TransportError::Unreachable { path: path.to_owned(), why: e.to_string() })?;
    if u64::try_from(bytes.len()).is_ok_and(|len| len <= cap) {
        return Ok(bytes);
    }
    Err(TransportError::TooLarge { path: path.to_owned(), cap })
}

/// From a git repository: fetched once, then read from one commit, so that no file is newer than another.
struct Repository {
    address: String,
    place: Place,
    reference: Option<String>,
    subdir: Option<String>,
    fetcher: Fetcher,
    snapshot: OnceLock<Snapshot>,
}

impl Repository {
    fn new(address: &str, source: Source, fetcher: &Fetcher) -> Result<Self, TransportError> {
        let (url, reference, subdir) = match source {
            Source::GitHub { owner, repo, reference, subdir } => {
                (git::on_forge(&fetcher.forge, &owner, &repo), reference, subdir)
            }
            Source::Git { url, reference, subdir } => (url, reference, subdir),
            Source::Npm { .. } | Source::Tarball { .. } | Source::Directory { .. } => {
                return Err(forbidden(address, "a marketplace is not published there".into()));
            }
        };
        let (address, fetcher) = (address.to_owned(), fetcher.clone());
        let snapshot = OnceLock::new();
        Ok(Self { address, place: Place::Url(url), reference, subdir, fetcher, snapshot })
    }

    fn snapshot(&self) -> Result<&Snapshot, SourceError> {
        if let Some(snapshot) = self.snapshot.get() {
            return Ok(snapshot);
        }
        let wanted = Wanted::of(self.reference.as_deref(), None);
        let snapshot = git::obtain(&self.fetcher, &self.place, wanted, &Silent)?;
        Ok(self.snapshot.get_or_init(|| snapshot))
    }
}

impl Transport for Repository {
    fn get(&self, path: &str, cap: u64) -> Result<Vec<u8>, TransportError> {
        let parts = components(path)?;
        let unreachable = |e: SourceError| match e {
            SourceError::Forbidden { address, why } => TransportError::Forbidden { path: address, why },
            // A repository that is not there is not a file that is not there: it must never read as "nothing newer".
            other => TransportError::Unreachable { path: self.address.clone(), why: other.to_string() },
        };
        let snapshot = self.snapshot().map_err(unreachable)?;
        let whole = self.subdir.iter().flat_map(|dir| dir.split('/')).chain(parts);
        match snapshot.blob(whole, cap) {
            Ok(Some(bytes)) => Ok(bytes),
            Ok(None) => Err(TransportError::NotFound(path.to_owned())),
            Err(SourceError::TooLarge { cap, .. }) => Err(TransportError::TooLarge { path: path.to_owned(), cap }),
            Err(other) => Err(unreachable(other)),
        }
    }

    fn describe(&self) -> String {
        self.address.clone()
    }
}
