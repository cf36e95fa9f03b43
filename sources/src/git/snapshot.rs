//! One commit of a repository: its listing, its files, nothing else of it.

use std::io::{self, Read};
use std::sync::{Arc, Mutex, PoisonError};

use gix::objs::{FindExt, Kind as ObjectKind, TreeRefIter};
use gix::{ObjectId, OdbHandle, Repository, ThreadSafeRepository};
use schemas::CommitId;
use tempfile::TempDir;
use verifier::Tree;
use verifier::tree::{Contents, Kind, Limits, Listed};

use super::{broken, commit_id};
use crate::fetch::{Fetcher, Progress, SourceError};
use crate::web::{Interrupt, WebError};

/// 16 MiB for one folder's object or a commit: 300,000 names.
const FOLDER_BYTES: u64 = 16 << 20;

/// A commit that is here in full.
#[derive(Debug)]
pub(crate) struct Snapshot {
    held: Arc<Held>,
    shown: String,
    commit: CommitId,
    root: ObjectId,
}

/// The repository and, where it was fetched, the folder that vanishes with it.
#[derive(Debug)]
struct Held {
    repo: ThreadSafeRepository,
    _folder: Option<TempDir>,
}

impl Snapshot {
    /// The commit that `id` is, or that it stands for as a tag.
    pub(super) fn new(
        repo: ThreadSafeRepository,
        folder: Option<TempDir>,
        shown: &str,
        id: ObjectId,
    ) -> Result<Self, SourceError> {
        let (commit, root) = commit_at(&repo.to_thread_local(), shown, id)?;
        Ok(Self { held: Arc::new(Held { repo, _folder: folder }), shown: shown.to_owned(), commit, root })
    }

    /// The commit's id.
    pub(crate) fn commit(&self) -> CommitId {
        self.commit
    }

    /// The tree, or the part of it in `subdir`, hashed.
    pub(crate) fn tree(
        &self,
        fetcher: &Fetcher,
        subdir: Option<&str>,
        progress: &dyn Progress,
    ) -> Result<Tree, SourceError> {
        let odb = self.held.repo.to_thread_local().objects;
        let root = match subdir {
            None => self.root,
            Some(dir) => match self.find(&odb, dir.split('/'))? {
                Some(Named { mode, id, .. }) if mode & TYPE == TREE => id,
                Some(_) | None => return Err(SourceError::NotFound(format!("{}: the folder {dir}", self.shown))),
            },
        };
        let Listing { files, ids } = self.list(&odb, root, &fetcher.limits)?;
        let interrupt = fetcher.web().interrupt().clone();
        let contents = Blobs { held: self.held.clone(), ids, idle: Mutex::default(), interrupt };
        fetcher.hash(files, Arc::new(contents), progress)
    }

    /// The bytes of the file at `path`, at most `cap`; nothing when there is no such file.
    pub(crate) fn blob<'a>(
        &self,
        path: impl Iterator<Item = &'a str>,
        cap: u64,
    ) -> Result<Option<Vec<u8>>, SourceError> {
        let odb = self.held.repo.to_thread_local().objects;
        let Some(Named { mode, id, .. }) = self.find(&odb, path)? else { return Ok(None) };
        if mode & TYPE != FILE {
            return Ok(None);
        }
        self.object(&odb, id, (ObjectKind::Blob, cap)).map(Some)
    }

    fn find<'a>(&self, odb: &OdbHandle, path: impl Iterator<Item = &'a str>) -> Result<Option<Named>, SourceError> {
        let mut at = Named { name: Vec::new(), mode: TREE, id: self.root };
        for name in path {
            if at.mode & TYPE != TREE {
                return Ok(None);
            }
            match self.folder(odb, at.id)?.into_iter().find(|named| named.name == name.as_bytes()) {
                Some(named) => at = named,
                None => return Ok(None),
            }
        }
        Ok(Some(at))
    }

    /// Every file beneath `root`. It stops when more is listed than a tree may have, which is then refused as such.
    fn list(&self, odb: &OdbHandle, root: ObjectId, limits: &Limits) -> Result<Listing, SourceError> {
        let mut listing = Listing::default();
        let mut folders = 0_usize;
        let mut waiting = vec![Folder { prefix: Vec::new(), id: root, depth: 0 }];
        while let Some(folder) = waiting.pop() {
            folders += 1;
            // Folders may share one object, so that a few bytes describe billions of them.
            if folders > limits.files.saturating_mul(2) || folder.depth > limits.depth.saturating_add(1) {
                return Err(broken(&self.shown, "it has more folders, or deeper ones, than any plugin"));
            }
            for named in self.folder(odb, folder.id)? {
                let path = [folder.prefix.as_slice(), &named.name].concat();
                match kind_of(named.mode) {
                    None => waiting.push(folder.inner(path, named.id)),
                    Some(kind) => listing.add(path, kind, named.id, self.size(odb, kind, named.id)?),
                }
            }
            if listing.files.len() > limits.files {
                break;
            }
        }
        Ok(listing)
    }

    /// The names in a folder, with what they stand for.
    fn folder(&self, odb: &OdbHandle, id: ObjectId) -> Result<Vec<Named>, SourceError> {
        let bytes = self.object(odb, id, (ObjectKind::Tree, FOLDER_BYTES))?;
        TreeRefIter::from_bytes(&bytes, id.kind())
            .map(|entry| {
                let entry = entry.map_err(|e| broken(&self.shown, e))?;
                Ok(Named { name: entry.filename.to_vec(), mode: entry.mode.value(), id: entry.oid.to_owned() })
            })
            .collect()
    }

    fn size(&self, odb: &OdbHandle, kind: Kind, id: ObjectId) -> Result<u64, SourceError> {
        if !matches!(kind, Kind::File { .. }) {
            return Ok(0);
        }
        let header = gix::objs::FindHeader::try_header(odb, &id).map_err(|e| broken(&self.shown, e))?;
        let header = header.ok_or_else(|| broken(&self.shown, format!("the object {id} is missing")))?;
        if header.kind == ObjectKind::Blob {
            Ok(header.size)
        } else {
            Err(broken(&self.shown, format!("{id} is no file")))
        }
    }

    /// The bytes of an object that is what it is said to be, no larger than it may be, and has the id that it has.
    fn object(&self, odb: &OdbHandle, id: ObjectId, (kind, cap): (ObjectKind, u64)) -> Result<Vec<u8>, SourceError> {
        let missing = || broken(&self.shown, format!("the object {id} is missing or not what it should be"));
        let header =
            gix::objs::FindHeader::try_header(odb, &id).map_err(|e| broken(&self.shown, e))?.ok_or_else(missing)?;
        if header.kind != kind {
            return Err(missing());
        }
        if header.size > cap {
            return Err(SourceError::TooLarge { what: format!("{}: the object {id}", self.shown), cap });
        }
        let mut bytes = Vec::new();
        let data = odb.find(&id, &mut bytes).map_err(|e| broken(&self.shown, e))?;
        data.verify_checksum(&id).map_err(|e| broken(&self.shown, e))?;
        Ok(data.data.to_vec())
    }
}

fn commit_at(repo: &Repository, shown: &str, id: ObjectId) -> Result<(CommitId, ObjectId), SourceError> {
    if repo.try_find_header(id).map_err(|e| broken(shown, e))?.is_none() {
        return Err(SourceError::NotFound(format!("{shown}: the commit {id}")));
    }
    let object = repo.find_object(id).and_then(|object| object.peel_tags_to_end()).map_err(|e| broken(shown, e))?;
    let commit = object.try_into_commit().map_err(|e| broken(shown, e))?;
    let root = commit.tree_id().map_err(|e| broken(shown, e))?.detach();
    let at = commit_id(&commit.id).ok_or_else(|| broken(shown, "its ids have a length of their own"))?;
    Ok((at, root))
}

const TYPE: u16 = 0o170_000;
const TREE: u16 = 0o040_000;
const FILE: u16 = 0o100_000;

/// Git's canonical modes: the owner's execute bit decides, so that an old 100664 is 100644. Nothing for a folder.
fn kind_of(mode: u16) -> Option<Kind> {
    match mode & TYPE {
        TREE => None,
        FILE => Some(Kind::File { executable: mode & 0o100 != 0 }),
        0o120_000 => Some(Kind::Symlink),
        0o160_000 => Some(Kind::Submodule),
        _ => Some(Kind::Special),
    }
}

/// A name in a folder and what it stands for.
#[derive(Debug)]
struct Named {
    name: Vec<u8>,
    mode: u16,
    id: ObjectId,
}

/// A folder that is still to be listed.
struct Folder {
    prefix: Vec<u8>,
    id: ObjectId,
    depth: usize,
}

impl Folder {
    fn inner(&self, mut path: Vec<u8>, id: ObjectId) -> Self {
        path.push(b'/');
        Self { prefix: path, id, depth: self.depth + 1 }
    }
}

#[derive(Debug, Default)]
struct Listing {
    files: Vec<Listed>,
    ids: Vec<ObjectId>,
}

impl Listing {
    fn add(&mut self, path: Vec<u8>, kind: Kind, id: ObjectId, size: u64) {
        self.files.push(Listed { path, kind, size });
        self.ids.push(id);
    }
}

/// Files by object id. Handles on the object database are kept for the next file.
struct Blobs {
    held: Arc<Held>,
    ids: Vec<ObjectId>,
    idle: Mutex<Vec<OdbHandle>>,
    interrupt: Interrupt,
}

impl Contents for Blobs {
    fn open(&self, at: usize) -> io::Result<Box<dyn Read + Send + '_>> {
        if self.interrupt.load(std::sync::atomic::Ordering::Relaxed) {
            return Err(WebError::Interrupted.into());
        }
        let id = self.ids.get(at).ok_or(io::ErrorKind::NotFound)?;
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let odb = idle.unwrap_or_else(|| self.held.repo.to_thread_local().objects);
        let mut bytes = Vec::new();
        odb.find(id, &mut bytes).map_err(|e| io::Error::other(e.to_string()))?;
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(odb);
        Ok(Box::new(io::Cursor::new(bytes)))
    }
}
