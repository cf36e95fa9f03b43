//! Reading what the store wrote: plain files and plain folders only, never more than was asked for.

use std::io::{self, Read as _};
use std::path::Path;

use rustix::fs::{CWD, FileType, Mode, OFlags, fstat, openat};
use rustix::io::Errno;

use super::error::StoreError;

/// At most `cap` bytes and one more of a plain file; nothing when there is none. A link is refused.
pub(crate) fn read(path: &Path, cap: usize) -> Result<Option<Vec<u8>>, StoreError> {
    let failed = |source: io::Error| StoreError::Read { path: path.to_owned(), source };
    let flags = OFlags::RDONLY | OFlags::NOFOLLOW | OFlags::NONBLOCK | OFlags::CLOEXEC;
    let fd = match openat(CWD, path, flags, Mode::empty()) {
        Ok(fd) => fd,
        Err(Errno::NOENT) => return Ok(None),
        Err(e) => return Err(failed(e.into())),
    };
    let kind = FileType::from_raw_mode(fstat(&fd).map_err(|e| failed(e.into()))?.st_mode);
    if kind != FileType::RegularFile {
        return Err(failed(io::Error::new(io::ErrorKind::InvalidInput, "not a plain file")));
    }
    let mut bytes = Vec::new();
    let most = u64::try_from(cap).unwrap_or(u64::MAX).saturating_add(1);
    std::fs::File::from(fd).take(most).read_to_end(&mut bytes).map_err(failed)?;
    Ok(Some(bytes))
}

/// Whether a plain folder is at `path`; anything else there is an error.
pub(super) fn is_folder(path: &Path) -> Result<bool, StoreError> {
    match std::fs::symlink_metadata(path) {
        Ok(found) if found.is_dir() => Ok(true),
        Ok(_) => Err(StoreError::NotAFolder(path.to_owned())),
        Err(e) if e.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(source) => Err(StoreError::Read { path: path.to_owned(), source }),
    }
}

/// Whether anything at all is at `path`, a dangling link too.
pub(super) fn is_there(path: &Path) -> Result<bool, StoreError> {
    match std::fs::symlink_metadata(path) {
        Ok(_) => Ok(true),
        Err(e) if e.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(source) => Err(StoreError::Read { path: path.to_owned(), source }),
    }
}

/// Makes a plain folder with mode 0700 unless there is one.
pub(super) fn ensure_folder(path: &Path) -> Result<(), StoreError> {
    if is_folder(path)? { Ok(()) } else { Ok(durable::create_dir(path, 0o700)?) }
}

/// The names in a folder, sorted; none when it is missing.
pub(super) fn names(path: &Path) -> Result<Vec<std::ffi::OsString>, StoreError> {
    let failed = |source: io::Error| StoreError::Read { path: path.to_owned(), source };
    if !is_folder(path)? {
        return Ok(Vec::new());
    }
    let entries = std::fs::read_dir(path).map_err(failed)?;
    let mut names = entries.map(|e| e.map(|e| e.file_name())).collect::<Result<Vec<_>, _>>().map_err(failed)?;
    names.sort();
    Ok(names)
}
