//! Where a published marketplace lies: a folder or an object store behind one interface, read with caps, written so that of
//! two publishers exactly one wins.
//!
//! A folder has one writer at a time, by a lock beside it; an object store has conditional puts (`If-None-Match`, `If-Match`).

mod clouds;
mod write;

use std::path::{Path as FilePath, PathBuf};
use std::sync::Arc;

use bytes::{Bytes, BytesMut};
use futures::TryStreamExt as _;
use object_store::local::LocalFileSystem;
use object_store::path::Path;
use object_store::prefix::PrefixStore;
use object_store::{GetOptions, GetRange, GetResult, ObjectStore};
use tokio::runtime::{Handle, Runtime};
use url::Url;
use verifier::tuf::{Transport, TransportError};

pub use write::{Kept, Swapped};

/// Why a store cannot be used.
#[derive(Debug, thiserror::Error)]
#[error("{place}: {why}")]
pub struct StoreError {
    /// What was given.
    pub place: String,
    /// What is wrong with it.
    pub why: String,
}

/// A folder or a bucket.
#[derive(Debug, Clone)]
pub struct Store {
    objects: Arc<dyn ObjectStore>,
    place: String,
    /// The folder, where it is one: its files are written by [`durable`].
    folder: Option<PathBuf>,
}

/// A part of an object.
pub type Piece = object_store::Result<Bytes>;

/// An object's parts, as they come.
pub type Stream = futures::stream::BoxStream<'static, Piece>;

/// What a store says of an object.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct About {
    /// Bytes.
    pub size: u64,
    /// What changes when the object does.
    pub tag: String,
}

impl Store {
    /// The store at `place`: a folder, `file:///folder`, or `s3://bucket/prefix`, whose region, endpoint and credentials are
    /// the usual `AWS_*` among `variables` (and, with the features of those names, `gs://` and `az://` with theirs).
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn open(place: &str, variables: &[(String, String)]) -> Result<Self, StoreError> {
        let refuse = |why: &dyn std::fmt::Display| StoreError { place: place.to_owned(), why: why.to_string() };
        let Ok(url) = Url::parse(place) else { return Self::folder(FilePath::new(place)) };
        if url.scheme() == "file" {
            return Self::folder(&url.to_file_path().map_err(|()| refuse(&"it is no path of this machine"))?);
        }
        if !["s3", "gs", "az"].contains(&url.scheme()) {
            return Err(refuse(&"no such kind of store is known: give a folder, file:///folder or s3://bucket/prefix"));
        }
        if !url.username().is_empty() || url.password().is_some() {
            let why = "credentials come from the environment, not from an address".to_owned();
            return Err(StoreError { place: format!("{}://…", url.scheme()), why });
        }
        let prefix = Path::from_url_path(url.path()).map_err(|why| refuse(&why))?;
        let objects = clouds::open(&url, variables).map_err(|why| refuse(&why))?;
        Ok(Self { objects: Arc::new(PrefixStore::new(objects, prefix)), place: place.to_owned(), folder: None })
    }

    /// A folder that exists.
    ///
    /// # Errors
    /// [`StoreError`].
    pub fn folder(path: &FilePath) -> Result<Self, StoreError> {
        let refuse =
            |why: &dyn std::fmt::Display| StoreError { place: path.display().to_string(), why: why.to_string() };
        let about = path.metadata().map_err(|why| refuse(&why))?;
        if !about.is_dir() {
            return Err(refuse(&"it is no folder"));
        }
        let objects = LocalFileSystem::new_with_prefix(path).map_err(|why| refuse(&why))?;
        let objects = Arc::new(objects);
        Ok(Self { objects, place: path.display().to_string(), folder: Some(path.components().as_path().to_owned()) })
    }

    /// For messages.
    #[must_use]
    pub fn place(&self) -> &str {
        &self.place
    }

    /// The whole object at `path`, at most `cap` bytes.
    ///
    /// # Errors
    /// [`TransportError`].
    pub async fn get(&self, path: &str, cap: u64) -> Result<Bytes, TransportError> {
        whole(path, self.ask(path, GetOptions::default()).await?, cap).await
    }

    /// How large the object at `path` is, and its tag.
    ///
    /// # Errors
    /// [`TransportError`].
    pub async fn about(&self, path: &str) -> Result<About, TransportError> {
        Ok(about(&self.ask(path, GetOptions { head: true, ..GetOptions::default() }).await?))
    }

    /// Bytes `range` of the object at `path`, which must still be `about` what was asked before.
    ///
    /// # Errors
    /// [`TransportError`].
    pub async fn stream(
        &self,
        path: &str,
        about: &About,
        range: std::ops::Range<u64>,
    ) -> Result<Stream, TransportError> {
        let range = (range != (0..about.size)).then_some(GetRange::Bounded(range));
        let answer = self.ask(path, GetOptions { range, ..GetOptions::default() }).await?;
        if self::about(&answer) != *about {
            return Err(unreachable_at(path, &"it was replaced while it was read"));
        }
        Ok(answer.into_stream())
    }

    async fn ask(&self, path: &str, options: GetOptions) -> Result<GetResult, TransportError> {
        let location = Path::parse(path).map_err(|why| unreachable_at(path, &why))?;
        self.objects.get_opts(&location, options).await.map_err(|why| failed(path, &why))
    }

    /// The same for code that waits: must not be called on a thread that drives the runtime.
    #[must_use]
    pub fn blocking(&self, runtime: Handle) -> Blocking {
        Blocking { store: self.clone(), runtime, _own: None }
    }

    /// The same for a program that has no runtime.
    ///
    /// # Errors
    /// When the system has no thread for it.
    pub fn alone(self) -> std::io::Result<Blocking> {
        let own = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
        Ok(Blocking { store: self, runtime: own.handle().clone(), _own: Some(Arc::new(own)) })
    }
}

/// A store for code that waits for its answers.
#[derive(Debug, Clone)]
pub struct Blocking {
    store: Store,
    runtime: Handle,
    _own: Option<Arc<Runtime>>,
}

impl Transport for Blocking {
    fn get(&self, path: &str, cap: u64) -> Result<Vec<u8>, TransportError> {
        self.runtime.block_on(self.store.get(path, cap)).map(Vec::from)
    }

    fn describe(&self) -> String {
        self.store.place.clone()
    }
}

/// All of an answer, at most `cap` bytes.
async fn whole(path: &str, answer: GetResult, cap: u64) -> Result<Bytes, TransportError> {
    let mut stream = answer.into_stream();
    let mut bytes = BytesMut::new();
    while let Some(piece) = stream.try_next().await.map_err(|why| failed(path, &why))? {
        bytes.extend_from_slice(&piece);
        // A store may announce one size and send another.
        if u64::try_from(bytes.len()).unwrap_or(u64::MAX) > cap {
            return Err(TransportError::TooLarge { path: path.to_owned(), cap });
        }
    }
    Ok(bytes.freeze())
}

fn about(answer: &GetResult) -> About {
    let meta = &answer.meta;
    let modified = || format!("{}-{}", meta.last_modified.timestamp_micros(), meta.size);
    About { size: meta.size, tag: meta.e_tag.clone().unwrap_or_else(modified) }
}

fn unreachable_at(path: &str, why: &dyn std::fmt::Display) -> TransportError {
    TransportError::Unreachable { path: path.to_owned(), why: why.to_string() }
}

fn failed(path: &str, why: &object_store::Error) -> TransportError {
    match why {
        object_store::Error::NotFound { .. } => TransportError::NotFound(path.to_owned()),
        other => unreachable_at(path, other),
    }
}
