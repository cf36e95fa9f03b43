//! The maintainer's git working copy: one file a plugin, the revocations, the root chain, the counters. No secrets.

use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use durable::Lock;
use schemas::working_copy::{MarketplaceFile, PublishedFile, RevocationsFile};
use schemas::{Document, ExceptionsFile, ForkFile, Malformed, PluginName, Sha256, Shard, Waivers};

use crate::tuf::{Root, SealError};

/// The file that makes a folder a working copy.
const MARKETPLACE: &str = "marketplace.json";
const PUBLISHED: &str = "published.json";
const REVOCATIONS: &str = "revocations.json";

/// How long a command waits for another one: long enough for an `add`, short enough for a person.
const WAIT: Duration = Duration::from_secs(20);

/// Why the working copy cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum WorkingCopyError {
    /// There is none here.
    #[error("{} is not inside a marketplace's working copy (no {MARKETPLACE} in it or above it)", .0.display())]
    NotOne(PathBuf),
    /// A file cannot be read.
    #[error("{}: {source}", path.display())]
    Unreadable {
        /// Which file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// A file is malformed.
    #[error("{}: {source}", path.display())]
    Malformed {
        /// Which file.
        path: PathBuf,
        /// Why.
        source: Malformed,
    },
    /// A file would be malformed, so it was not written.
    #[error("{source}")]
    Refused {
        /// Which file.
        path: PathBuf,
        /// Why.
        source: Malformed,
    },
    /// A shard's file has another name than the plugin in it.
    #[error("{}: it holds the plugin {found}", path.display())]
    Misnamed {
        /// Which file.
        path: PathBuf,
        /// The plugin in it.
        found: PluginName,
    },
    /// There is no root.
    #[error("{}: the root chain is gone", .0.display())]
    NoRoot(PathBuf),
    /// A root does not hold.
    #[error("{}: {source}", path.display())]
    BadRoot {
        /// Which file.
        path: PathBuf,
        /// Why.
        source: SealError,
    },
    /// A root does not say its own version.
    #[error("{}: it says version {found}", path.display())]
    RootVersion {
        /// Which file.
        path: PathBuf,
        /// What it says.
        found: u64,
    },
    /// A file cannot be written.
    #[error(transparent)]
    Unwritable(#[from] durable::WriteError),
    /// Another command is at work.
    #[error(transparent)]
    Locked(#[from] durable::LockError),
    /// A document has no JSON form.
    #[error("it cannot be written as JSON: {0}")]
    Json(#[from] serde_json::Error),
}

/// A root with the bytes that were signed.
#[derive(Debug, Clone)]
pub struct StoredRoot {
    /// What it says.
    pub root: Root,
    /// Its exact bytes.
    pub bytes: Vec<u8>,
}

/// A working copy.
#[derive(Debug, Clone)]
pub struct WorkingCopy {
    folder: PathBuf,
    /// `marketplace.json`.
    pub settings: MarketplaceFile,
}

impl WorkingCopy {
    /// The working copy that `start` lies in.
    ///
    /// # Errors
    /// [`WorkingCopyError`].
    pub fn find(start: &Path) -> Result<Self, WorkingCopyError> {
        let folder = start
            .ancestors()
            .find(|folder| folder.join(MARKETPLACE).is_file())
            .ok_or_else(|| WorkingCopyError::NotOne(start.to_owned()))?;
        let settings = read(&folder.join(MARKETPLACE))?.ok_or_else(|| WorkingCopyError::NotOne(start.to_owned()))?;
        Ok(Self { folder: folder.to_owned(), settings })
    }

    /// Makes one in `folder`, around an already signed root.
    ///
    /// # Errors
    /// [`WorkingCopyError`].
    pub fn create(folder: &Path, settings: MarketplaceFile, root: &[u8]) -> Result<Self, WorkingCopyError> {
        let this = Self { folder: folder.to_owned(), settings };
        durable::create_dir(&this.folder.join("plugins"), 0o755)?;
        this.extend_roots(0, &[root.to_vec()])?;
        this.save_revocations(&RevocationsFile::default())?;
        this.save_published(&PublishedFile::default())?;
        let ignore = folder.join(".gitignore");
        if !ignore.exists() {
            durable::write(&ignore, b"/.lock\n/*.lock\n/upstream/\n/upstream.mirror/\n", 0o644)?;
        }
        // Last: this is the file that makes it one.
        write(&folder.join(MARKETPLACE), &this.settings)?;
        Ok(this)
    }

    /// Whether `folder` is one already.
    #[must_use]
    pub fn is_one(folder: &Path) -> bool {
        folder.join(MARKETPLACE).exists()
    }

    /// Its folder.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Where it is published to unless a command says otherwise.
    #[must_use]
    pub fn public(&self) -> PathBuf {
        self.folder.join("public")
    }

    /// Where the bundles of its own plugins are kept.
    #[must_use]
    pub fn bundles(&self) -> PathBuf {
        self.folder.join("trees")
    }

    /// Where a fork keeps its copy of its upstream; not what it publishes of it.
    #[must_use]
    pub fn upstream(&self) -> PathBuf {
        self.folder.join("upstream")
    }

    /// What a fork takes from its upstream; nothing in a marketplace that is none.
    ///
    /// # Errors
    /// [`WorkingCopyError`].
    pub fn fork(&self) -> Result<Option<ForkFile>, WorkingCopyError> {
        read(&self.folder.join(ForkFile::NAME))
    }

    /// Writes it down.
    ///
    /// # Errors
    /// [`WorkingCopyError`].
    pub fn save_fork(&self, fork: &ForkFile) -> Result<(), WorkingCopyError> {
        write(&self.folder.join(ForkFile::NAME), fork)
    }

    /// What a fork lets pass of what it follows.
    ///
    /// # Errors
    /// [`WorkingCopyError`].
    pub fn exceptions(&self) -> Result<ExceptionsFile, WorkingCopyError> {
        Ok(read(&self.folder.join(ExceptionsFile::NAME))?.unwrap_or_default())
    }

    /// Replaces that.
    ///
    /// # Errors
    /// [`WorkingCopyError`].
    pub fn save_exceptions(&self, exceptions: &ExceptionsFile) -> Result<(), WorkingCopyError> {
        write(&self.folder.join(ExceptionsFile::NAME), exceptions)
    }

    /// One command at a time. What one that was killed left under temporary names is taken away.
    ///
    /// # Errors
    /// [`WorkingCopyError::Locked`].
    pub fn lock(&self) -> Result<Lock, WorkingCopyError> {
        let lock = Lock::exclusive(&self.folder.join(".lock"), WAIT)?;
        for folder in ["", "plugins", "root", "trees", "waivers", "audits"] {
            // What cannot be taken away is in nobody's way.
            durable::sweep(&self.folder.join(folder)).ok();
        }
        Ok(lock)
    }

    fn shard_path(&self, name: &PluginName) -> PathBuf {
        self.folder.join("plugins").join(format!("{name}.json"))
    }

    /// One plugin.
    ///
    /// # Errors
    /// [`WorkingCopyError`].
    pub fn shard(&self, name: &PluginName) -> Result<Option<Shard>, WorkingCopyError> {
        let path = self.shard_path(name);
        let Some(shard) = read::<Shard>(&path)? else { return Ok(None) };
        if shard.name != *name {
            return Err(WorkingCopyError::Misnamed { path, found: shard.name });
        }
        Ok(Some(shard))
    }

    /// Every plugin, by name.
    ///
    /// # Errors
    /// [`WorkingCopyError`].
    pub fn shards(&self) -> Result<Vec<Shard>, WorkingCopyError> {
        let folder = self.folder.join("plugins");
        let unreadable = |source| WorkingCopyError::Unreadable { path: folder.clone(), source };
        let mut shards = Vec::new();
        let entries = match std::fs::read_dir(&folder) {
            Ok(entries) => entries,
            // Git keeps no empty folders.
            Err(why) if why.kind() == io::ErrorKind::NotFound => return Ok(shards),
            Err(why) => return Err(unreadable(why)),
        };
        for entry in entries {
            let path = entry.map_err(unreadable)?.path();
            if path.extension().is_none_or(|e| e != "json") {
                continue;
            }
            let Some(shard) = read::<Shard>(&path)? else { continue };
            if self.shard_path(&shard.name) != path {
                return Err(WorkingCopyError::Misnamed { path, found: shard.name });
            }
            shards.push(shard);
        }
        shards.sort_by(|a, b| a.name.cmp(&b.name));
        Ok(shards)
    }

    /// Replaces a plugin's file.
    ///
    /// # Errors
    /// [`WorkingCopyError`].
    pub fn save_shard(&self, shard: &Shard) -> Result<(), WorkingCopyError> {
        durable::create_dir(&self.folder.join("plugins"), 0o755)?;
        write(&self.shard_path(&shard.name), shard)
    }

    /// The waivers of a plugin; nothing when there never were any.
    ///
    /// # Errors
    /// [`WorkingCopyError`].
    pub fn waivers(&self, name: &PluginName) -> Result<Option<Waivers>, WorkingCopyError> {
        let path = self.folder.join("waivers").join(format!("{name}.json"));
        let Some(waivers) = read::<Waivers>(&path)? else { return Ok(None) };
        if waivers.name != *name {
            return Err(WorkingCopyError::Misnamed { path, found: waivers.name });
        }
        Ok(Some(waivers))
    }

    /// Replaces a plugin's waivers.
    ///
    /// # Errors
    /// [`WorkingCopyError`].
    pub fn save_waivers(&self, waivers: &Waivers) -> Result<(), WorkingCopyError> {
        durable::create_dir(&self.folder.join("waivers"), 0o755)?;
        write(&self.folder.join("waivers").join(format!("{}.json", waivers.name)), waivers)
    }

    /// Where the reports of its audits, and the waivers that they rest on, are kept, each under its own digest.
    #[must_use]
    pub fn audits(&self) -> PathBuf {
        self.folder.join("audits")
    }

    /// A document of [`Self::audits`]; nothing where it is not kept.
    ///
    /// # Errors
    /// [`WorkingCopyError`].
    pub fn audit_document<T: Document>(&self, digest: Sha256) -> Result<Option<T>, WorkingCopyError> {
        read(&self.audits().join(format!("{}.json", digest.hex())))
    }

    /// Keeps one.
    ///
    /// # Errors
    /// [`WorkingCopyError`].
    pub fn save_audit_document(&self, digest: Sha256, bytes: &[u8]) -> Result<(), WorkingCopyError> {
        durable::create_dir(&self.audits(), 0o755)?;
        Ok(durable::write(&self.audits().join(format!("{}.json", digest.hex())), bytes, 0o644)?)
    }

    /// The revocations.
    ///
    /// # Errors
    /// [`WorkingCopyError`].
    pub fn revocations(&self) -> Result<RevocationsFile, WorkingCopyError> {
        Ok(read(&self.folder.join(REVOCATIONS))?.unwrap_or_default())
    }

    /// Replaces the revocations.
    ///
    /// # Errors
    /// [`WorkingCopyError`].
    pub fn save_revocations(&self, revocations: &RevocationsFile) -> Result<(), WorkingCopyError> {
        write(&self.folder.join(REVOCATIONS), revocations)
    }

    /// How far it has counted.
    ///
    /// # Errors
    /// [`WorkingCopyError`].
    pub fn published(&self) -> Result<PublishedFile, WorkingCopyError> {
        Ok(read(&self.folder.join(PUBLISHED))?.unwrap_or_default())
    }

    /// Counts on.
    ///
    /// # Errors
    /// [`WorkingCopyError`].
    pub fn save_published(&self, published: &PublishedFile) -> Result<(), WorkingCopyError> {
        write(&self.folder.join(PUBLISHED), published)
    }

    fn root_path(&self, version: u64) -> PathBuf {
        self.folder.join("root").join(format!("{version}.root.json"))
    }

    /// The whole root chain, oldest first, each signed by its own keys.
    ///
    /// # Errors
    /// [`WorkingCopyError`].
    pub fn roots(&self) -> Result<Vec<StoredRoot>, WorkingCopyError> {
        let mut roots = Vec::new();
        for version in 1.. {
            let path = self.root_path(version);
            let Some(bytes) = read_bytes(&path, 1 << 20)? else { break };
            let root = Root::open(&bytes).map_err(|source| WorkingCopyError::BadRoot { path: path.clone(), source })?;
            if root.version != version {
                return Err(WorkingCopyError::RootVersion { path, found: root.version });
            }
            roots.push(StoredRoot { root, bytes });
        }
        Ok(roots)
    }

    /// The newest root.
    ///
    /// # Errors
    /// [`WorkingCopyError`].
    pub fn root(&self) -> Result<StoredRoot, WorkingCopyError> {
        self.roots()?.pop().ok_or_else(|| WorkingCopyError::NoRoot(self.folder.join("root")))
    }

    /// Adds `roots` to the chain, after the root `newest`, all at once: the chain ends at the first gap, so the one that
    /// closes it is written last. What an interrupted command left behind the gap goes first.
    ///
    /// # Errors
    /// [`WorkingCopyError`]; then the chain is as it was.
    pub fn extend_roots(&self, newest: u64, roots: &[Vec<u8>]) -> Result<(), WorkingCopyError> {
        durable::create_dir(&self.folder.join("root"), 0o755)?;
        let end = newest.saturating_add(u64::try_from(roots.len()).unwrap_or(u64::MAX));
        for left in end.saturating_add(1).. {
            let path = self.root_path(left);
            if !path.exists() {
                break;
            }
            durable::remove_file(&path)?;
        }
        for (version, bytes) in (newest.saturating_add(1)..).zip(roots).collect::<Vec<_>>().into_iter().rev() {
            durable::write(&self.root_path(version), bytes, 0o644)?;
        }
        Ok(())
    }
}

/// The bytes of `path`, at most `cap`, or nothing when it is not there.
pub(crate) fn read_bytes(path: &Path, cap: u64) -> Result<Option<Vec<u8>>, WorkingCopyError> {
    let unreadable = |source| WorkingCopyError::Unreadable { path: path.to_owned(), source };
    let file = match std::fs::File::open(path) {
        Ok(file) => file,
        Err(why) if why.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(why) => return Err(unreadable(why)),
    };
    let mut bytes = Vec::new();
    file.take(cap.saturating_add(1)).read_to_end(&mut bytes).map_err(unreadable)?;
    if u64::try_from(bytes.len()).unwrap_or(u64::MAX) > cap {
        return Err(unreadable(io::Error::other(format!("it has more than {cap} bytes"))));
    }
    Ok(Some(bytes))
}

fn read<T: Document>(path: &Path) -> Result<Option<T>, WorkingCopyError> {
    let cap = u64::try_from(T::BYTES).unwrap_or(u64::MAX);
    let Some(bytes) = read_bytes(path, cap)? else { return Ok(None) };
    let read = schemas::read(&bytes);
    read.map(Some).map_err(|source| WorkingCopyError::Malformed { path: path.to_owned(), source })
}

fn write<T: Document>(path: &Path, document: &T) -> Result<(), WorkingCopyError> {
    let bytes = schemas::write(document)?;
    // What the reader would refuse is not written: it would lock the maintainer out of their own working copy.
    schemas::read::<T>(&bytes).map_err(|source| WorkingCopyError::Refused { path: path.to_owned(), source })?;
    Ok(durable::write(path, &bytes, 0o644)?)
}
