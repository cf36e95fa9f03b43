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
                Some((mode, id)) if mode == TREE => id,
                Some(_) | None => return Err(SourceError::NotFound(format!("{}: the folder {dir}", self.shown))),
            },
        };
        let (listing, ids) = self.list(&odb, root, &fetcher.limits)?;
        let interrupt = fetcher.web().interrupt().clone();
        let contents = Blobs { held: self.held.clone(), ids, idle: Mutex::default(), interrupt };
        fetcher.hash(listing, Arc::new(contents), progress)
    }

    /// The bytes of the file at `path`, at most `cap`; nothing when there is no such file.
    pub(crate) fn blob<'a>(
        &self,
        path: impl Iterator<Item = &'a str>,
        cap: u64,
    ) -> Result<Option<Vec<u8>>, SourceError> {
        let odb = self.held.repo.to_thread_local().objects;
        let Some((mode, id)) = self.find(&odb, path)? else { return Ok(None) };
        if mode & TYPE != FILE {
            return Ok(None);
        }
        self.object(&odb, id, (ObjectKind::Blob, cap)).map(Some)
    }

    fn find<'a>(
        &self,
        odb: &OdbHandle,
        path: impl Iterator<Item = &'a str>,
    ) -> Result<Option<(u16, ObjectId)>, SourceError> {
        let mut at = (TREE, self.root);
        for name in path {
            if at.0 != TREE {
                return Ok(None);
            }
            let bytes = self.object(odb, at.1, (ObjectKind::Tree, FOLDER_BYTES))?;
            let mut entries = TreeRefIter::from_bytes(&bytes, at.1.kind());
            let entry = entries.find_map(|entry| match entry {
                Ok(entry) if entry.filename == name.as_bytes() => Some(Ok((entry.mode.value(), entry.oid.to_owned()))),
                Ok(_) => None,
                Err(e) => Some(Err(broken(&self.shown, e))),
            });
            match entry.transpose()? {
                Some(entry) => at = entry,
                None => return Ok(None),
            }
        }
        Ok(Some(at))
    }

    /// Every file beneath `root`. It stops when more is listed than a tree may have, which is then refused as such.
    fn list(
        &self,
        odb: &OdbHandle,
        root: ObjectId,
        limits: &Limits,
    ) -> Result<(Vec<Listed>, Vec<ObjectId>), SourceError> {
        let (mut listing, mut ids, mut folders) = (Vec::new(), Vec::new(), 0_usize);
        let mut waiting = vec![(Vec::new(), root, 0_usize)];
        while let Some((prefix, id, depth)) = waiting.pop() {
            folders += 1;
            // Folders may share one object, so that a few bytes describe billions of them.
            if folders > limits.files.saturating_mul(2) || depth > limits.depth.saturating_add(1) {
                return Err(broken(&self.shown, "it has more folders, or deeper ones, than any plugin"));
            }
            let bytes = self.object(odb, id, (ObjectKind::Tree, FOLDER_BYTES))?;
            for entry in TreeRefIter::from_bytes(&bytes, id.kind()) {
                let entry = entry.map_err(|e| broken(&self.shown, e))?;
                let path = [prefix.as_slice(), entry.filename].concat();
                let (mode, oid) = (entry.mode.value(), entry.oid.to_owned());
                if mode & TYPE == TREE {
                    waiting.push(([path.as_slice(), b"/"].concat(), oid, depth + 1));
                    continue;
                }
                let kind = kind_of(mode);
                let size = if matches!(kind, Kind::File { .. }) { self.size(odb, oid)? } else { 0 };
                listing.push(Listed { path, kind, size });
                ids.push(oid);
                if listing.len() > limits.files {
                    return Ok((listing, ids));
                }
            }
        }
        Ok((listing, ids))
    }

    fn size(&self, odb: &OdbHandle, id: ObjectId) -> Result<u64, SourceError> {
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

/// Git's canonical modes: the owner's execute bit decides, so that an old 100664 is 100644.
fn kind_of(mode: u16) -> Kind {
    match mode & TYPE {
        FILE => Kind::File { executable: mode & 0o100 != 0 },
        0o120_000 => Kind::Symlink,
        0o160_000 => Kind::Submodule,
        _ => Kind::Special,
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
