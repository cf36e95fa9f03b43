//! Writing: a file under a name that says its content, a file under a name of its own, and the one swap that commits.

use std::fs::File;
use std::io::{self, Read as _, Seek as _};
use std::path::{Path as FilePath, PathBuf};
use std::time::Duration;

use bytes::{Bytes, BytesMut};
use durable::Lock;
use object_store::path::Path;
use object_store::{GetOptions, ObjectStoreExt as _, PutMode, PutOptions, PutPayload, UpdateVersion, WriteMultipart};
use verifier::tuf::TransportError;

use super::{Blocking, failed, unreachable_at, whole};

/// 20 s for another publication into the same folder, as `marketplace publish` waits.
const LOCK_WAIT: Duration = Duration::from_secs(20);

/// 8 MiB: what is larger goes up in parts of this size, so that memory is bounded; S3 wants at least 5 MiB a part.
const PART: usize = 8 << 20;

/// 4 parts on their way at once: a line is kept busy, and 32 MiB are held.
const PARTS: usize = 4;

/// 64 KiB of what is swapped: four times what a timestamp may have.
const SWAPPED_BYTES: u64 = 64 << 10;

/// The folders of a published marketplace.
const FOLDERS: [&str; 6] = ["", "metadata", "targets", "targets/plugins", "trees", "audits"];

/// What became of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kept {
    /// Nothing had its name.
    New,
    /// It was there already.
    Same,
    /// Other bytes have its name.
    Other,
}

/// What became of a file that must replace another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Swapped {
    /// It has replaced it.
    Done,
    /// Something else is there than what it should replace.
    Lost,
}

/// Why a file of a folder is not written.
#[derive(Debug, thiserror::Error)]
enum Unwritten {
    #[error(transparent)]
    Write(#[from] durable::WriteError),
    #[error(transparent)]
    Read(#[from] io::Error),
}

impl Blocking {
    /// For messages.
    #[must_use]
    pub fn place(&self) -> &str {
        self.store.place()
    }

    /// Whether something is at `path`.
    ///
    /// # Errors
    /// [`TransportError`].
    pub fn has(&self, path: &str) -> Result<bool, TransportError> {
        match self.runtime.block_on(self.store.about(path)) {
            Ok(_) => Ok(true),
            Err(TransportError::NotFound(_)) => Ok(false),
            Err(why) => Err(why),
        }
    }

    /// A folder's only writer from here on, until the lock is dropped: the lock that `marketplace publish` takes as well. An
    /// object store needs none.
    ///
    /// # Errors
    /// [`TransportError`] when somebody else holds it.
    pub fn exclusive(&self) -> Result<Option<Lock>, TransportError> {
        let Some(folder) = &self.store.folder else { return Ok(None) };
        let mut beside = folder.clone().into_os_string();
        beside.push(".lock");
        let beside = PathBuf::from(beside);
        let lock = Lock::exclusive(&beside, LOCK_WAIT);
        lock.map(Some).map_err(|why| unreachable_at(&beside.display().to_string(), &why))
    }

    /// Takes away what a writer that was killed left in a folder under temporary names. What cannot be taken away harms
    /// nobody. An object store keeps nothing under temporary names.
    pub fn sweep(&self) {
        for folder in self.store.folder.iter().flat_map(|base| FOLDERS.map(|folder| base.join(folder))) {
            durable::sweep(&folder).ok();
        }
    }

    /// Writes what `from` holds at `path`, whose name says its content: whatever is there by then is the same.
    ///
    /// # Errors
    /// [`TransportError`].
    pub fn keep(&self, path: &str, from: &mut File) -> Result<(), TransportError> {
        let unread = |why: io::Error| unreachable_at(path, &why);
        from.rewind().map_err(unread)?;
        if let Some(to) = self.file(path)? {
            let fill = |to: &mut File| io::copy(from, to).map(drop).map_err(Unwritten::Read);
            return durable::write_with(&to, 0o644, fill).map_err(|why| unreachable_at(path, &why));
        }
        let first = piece(from).map_err(unread)?;
        if first.len() < PART {
            return self.create(path, first).map(drop);
        }
        self.runtime.block_on(self.parts(path, first, from))
    }

    /// Writes `bytes` at `path`, where nothing is. In a folder the caller holds [`Blocking::exclusive`].
    ///
    /// # Errors
    /// [`TransportError`].
    pub fn create(&self, path: &str, bytes: Bytes) -> Result<Kept, TransportError> {
        let put = match self.file(path)? {
            Some(to) if to.symlink_metadata().is_err() => return write(&to, path, &bytes).map(|()| Kept::New),
            Some(_) => None,
            None => Some(self.put(path, bytes.clone(), PutMode::Create)),
        };
        match put {
            Some(Ok(())) => return Ok(Kept::New),
            Some(Err(why)) if !is_condition(&why) => return Err(failed(path, &why)),
            Some(Err(_)) | None => {}
        }
        let cap = u64::try_from(bytes.len()).unwrap_or(u64::MAX);
        match self.runtime.block_on(self.store.get(path, cap)) {
            Ok(there) if there == bytes => Ok(Kept::Same),
            Ok(_) | Err(TransportError::TooLarge { .. }) => Ok(Kept::Other),
            Err(why) => Err(why),
        }
    }

    /// Writes `bytes` at `path`, whatever is there.
    ///
    /// # Errors
    /// [`TransportError`].
    pub fn replace(&self, path: &str, bytes: Bytes) -> Result<(), TransportError> {
        match self.file(path)? {
            Some(to) => write(&to, path, &bytes),
            None => self.put(path, bytes, PutMode::Overwrite).map_err(|why| failed(path, &why)),
        }
    }

    /// Writes `new` at `path` where `old` is, or where nothing is: by the store's conditional put, or in a folder, whose
    /// [`Blocking::exclusive`] the caller holds.
    ///
    /// # Errors
    /// [`TransportError`]; whether it was written is not known then.
    pub fn swap(&self, path: &str, old: Option<&[u8]>, new: Bytes) -> Result<Swapped, TransportError> {
        let (there, version) = self.runtime.block_on(self.look(path))?;
        if there.as_deref() != old {
            return Ok(Swapped::Lost);
        }
        if let Some(to) = self.file(path)? {
            return write(&to, path, &new).map(|()| Swapped::Done);
        }
        let mode = version.map_or(PutMode::Create, PutMode::Update);
        let Err(why) = self.put(path, new.clone(), mode) else { return Ok(Swapped::Done) };
        // An answer that was lost on its way looks like a lost race when the store's client asks again.
        match self.runtime.block_on(self.look(path)) {
            Ok((there, _)) if there.as_ref() == Some(&new) => Ok(Swapped::Done),
            Ok(_) if is_condition(&why) => Ok(Swapped::Lost),
            _ => Err(failed(path, &why)),
        }
    }

    /// What is at `path`, and the version by which it can be replaced.
    async fn look(&self, path: &str) -> Result<(Option<Bytes>, Option<UpdateVersion>), TransportError> {
        let there = match self.store.ask(path, GetOptions::default()).await {
            Err(TransportError::NotFound(_)) => return Ok((None, None)),
            other => other?,
        };
        let version = UpdateVersion { e_tag: there.meta.e_tag.clone(), version: there.meta.version.clone() };
        Ok((Some(whole(path, there, SWAPPED_BYTES).await?), Some(version)))
    }

    fn put(&self, path: &str, bytes: Bytes, mode: PutMode) -> object_store::Result<()> {
        let location = Path::parse(path)?;
        let options = PutOptions { mode, ..PutOptions::default() };
        let put = self.store.objects.put_opts(&location, PutPayload::from_bytes(bytes), options);
        self.runtime.block_on(put).map(drop)
    }

    /// Writes `first` and the rest of `from` in parts; the object appears when the last is there.
    async fn parts(&self, path: &str, first: Bytes, from: &mut File) -> Result<(), TransportError> {
        let broken = |why: object_store::Error| failed(path, &why);
        let location = Path::parse(path).map_err(|why| unreachable_at(path, &why))?;
        let upload = self.store.objects.put_multipart(&location).await.map_err(broken)?;
        let mut upload = WriteMultipart::new_with_chunk_size(upload, PART);
        let mut next = first;
        while !next.is_empty() {
            upload.wait_for_capacity(PARTS).await.map_err(broken)?;
            upload.put(next);
            next = piece(from).map_err(|why| unreachable_at(path, &why))?;
        }
        upload.finish().await.map(drop).map_err(broken)
    }

    /// The file at `path` of a folder, and the folders on the way to it; nothing of an object store.
    fn file(&self, path: &str) -> Result<Option<PathBuf>, TransportError> {
        let Some(base) = &self.store.folder else { return Ok(None) };
        // The rules for names are those of an object store: no `..`, nothing absolute, nothing empty.
        let location = Path::parse(path).map_err(|why| unreachable_at(path, &why))?;
        let file = base.join(location.as_ref());
        let parent = file.parent().unwrap_or(base);
        durable::create_dir(parent, 0o755).map_err(|why| unreachable_at(path, &why))?;
        Ok(Some(file))
    }
}

fn write(to: &FilePath, path: &str, bytes: &[u8]) -> Result<(), TransportError> {
    durable::write(to, bytes, 0o644).map_err(|why| unreachable_at(path, &why))
}

/// Whether a put was refused for its condition.
fn is_condition(why: &object_store::Error) -> bool {
    matches!(why, object_store::Error::Precondition { .. } | object_store::Error::AlreadyExists { .. })
}

/// The next 8 MiB, or what is left.
fn piece(from: &mut File) -> io::Result<Bytes> {
    let mut bytes = Vec::new();
    from.take(u64::try_from(PART).unwrap_or(u64::MAX)).read_to_end(&mut bytes)?;
    Ok(BytesMut::from(bytes.as_slice()).freeze())
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use super::*;
    use crate::Store;

    fn folder() -> (tempfile::TempDir, Blocking) {
        let folder = tempfile::tempdir().unwrap();
        std::fs::create_dir(folder.path().join("public")).unwrap();
        let store = Store::folder(&folder.path().join("public")).unwrap().alone().unwrap();
        (folder, store)
    }

    fn bytes(text: &'static str) -> Bytes {
        Bytes::from_static(text.as_bytes())
    }

    #[test]
    fn a_name_is_given_once() {
        let (folder, store) = folder();
        assert_eq!(store.create("metadata/2.snapshot.json", bytes("a")).unwrap(), Kept::New);
        assert_eq!(store.create("metadata/2.snapshot.json", bytes("a")).unwrap(), Kept::Same);
        assert_eq!(store.create("metadata/2.snapshot.json", bytes("b")).unwrap(), Kept::Other);
        assert_eq!(std::fs::read(folder.path().join("public/metadata/2.snapshot.json")).unwrap(), b"a");
    }

    #[test]
    fn only_what_was_looked_at_is_replaced() {
        let (_folder, store) = folder();
        let path = "metadata/timestamp.json";
        assert_eq!(store.swap(path, Some(b"old"), bytes("new")).unwrap(), Swapped::Lost);
        assert_eq!(store.swap(path, None, bytes("old")).unwrap(), Swapped::Done);
        assert_eq!(store.swap(path, None, bytes("other")).unwrap(), Swapped::Lost);
        assert_eq!(store.swap(path, Some(b"old"), bytes("new")).unwrap(), Swapped::Done);
        assert_eq!(store.swap(path, Some(b"old"), bytes("newer")).unwrap(), Swapped::Lost);
    }

    #[test]
    fn a_file_is_kept_whole_and_a_path_stays_inside() {
        let (folder, store) = folder();
        let mut file = tempfile::tempfile().unwrap();
        let long: Vec<u8> = (0..=255_u8).cycle().take(PART + 5).collect();
        file.write_all(&long).unwrap();
        store.keep("trees/a.tar.gz", &mut file).unwrap();
        store.keep("trees/a.tar.gz", &mut file).unwrap();
        assert_eq!(std::fs::read(folder.path().join("public/trees/a.tar.gz")).unwrap(), long);
        for path in ["../a", "trees/../../a", "trees/..", "a//b"] {
            assert!(store.replace(path, bytes("x")).is_err(), "{path}");
        }
        assert!(!folder.path().join("a").exists());
    }

    #[test]
    fn two_writers_of_a_folder_are_one_after_the_other() {
        let (_folder, store) = folder();
        let held = store.exclusive().unwrap();
        let waiting = std::thread::spawn(move || store.exclusive().map(drop));
        std::thread::sleep(Duration::from_millis(100));
        assert!(!waiting.is_finished());
        drop(held);
        waiting.join().unwrap().unwrap();
    }
}
