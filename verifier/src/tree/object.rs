//! Git's object ids in a SHA-256 repository, counted from bytes as they pass.
//!
//! An object's id is the hash of its kind, its size, a NUL and its content (git's "object format"). The size comes first,
//! so it is taken from the listing, and bytes that turn out to be more or fewer are refused.

use std::io::{self, Read};

use sha2::{Digest as _, Sha256};

use super::Entry;
use super::refused::{Moved, Refused, shown};

/// 128 KiB: from 32 KiB to 256 KiB none was faster, and there is one per thread.
const BUFFER_BYTES: usize = 128 << 10;

/// A pointer file has fewer bytes than this (Git LFS specification, "The Pointer").
const POINTER_BYTES: u64 = 1024;

/// `buffer`, grown to what a file of `size` bytes needs: its bytes and one more, so that too many are noticed.
pub(super) fn buffer_for(size: u64, buffer: &mut Vec<u8>) -> &mut [u8] {
    let wanted = usize::try_from(size).unwrap_or(BUFFER_BYTES).saturating_add(1).min(BUFFER_BYTES);
    if buffer.len() < wanted {
        buffer.resize(wanted.next_power_of_two().max(4096), 0);
    }
    buffer.as_mut_slice()
}

/// The id of a blob of `size` bytes, read from `from` and shown piece by piece to `see`.
pub(super) fn blob(
    mut from: impl Read,
    size: u64,
    buffer: &mut [u8],
    mut see: impl FnMut(&[u8]) -> io::Result<()>,
) -> io::Result<[u8; 32]> {
    let mut hash = Sha256::new_with_prefix(format!("blob {size}\0"));
    let mut left = size;
    loop {
        let read = match from.read(buffer) {
            Ok(0) => break,
            Ok(read) => read,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let piece = buffer.get(..read).ok_or(Moved)?;
        left = u64::try_from(read).ok().and_then(|read| left.checked_sub(read)).ok_or(Moved)?;
        hash.update(piece);
        see(piece)?;
    }
    if left == 0 { Ok(hash.finalize().into()) } else { Err(Moved.into()) }
}

/// Collects what may be a Git LFS pointer while the file is hashed.
pub(super) struct PointerWatch {
    head: Option<Vec<u8>>,
}

impl PointerWatch {
    pub(super) fn new(size: u64) -> Self {
        Self { head: (size < POINTER_BYTES).then(Vec::new) }
    }

    pub(super) fn see(&mut self, piece: &[u8]) {
        if let Some(head) = &mut self.head {
            head.extend_from_slice(piece);
        }
    }

    /// A pointer as git-lfs itself would take it: a version line of the specification or of its two predecessors, and
    /// an object id, in a text that may begin with blanks.
    pub(super) fn is_pointer(&self) -> bool {
        let Some(head) = &self.head else { return false };
        let mut lines = head.trim_ascii().split(|byte| *byte == b'\n').map(<[u8]>::trim_ascii_end);
        let version = lines.next().and_then(|line| line.strip_prefix(b"version ")).map(<[u8]>::trim_ascii);
        matches!(
            version,
            Some(
                b"https://git-lfs.github.com/spec/v1"
                    | b"https://hawser.github.com/spec/v1"
                    | b"http://git-media.io/v/2"
            )
        ) && lines.any(|line| line.starts_with(b"oid "))
    }
}

/// The id of the tree above `entries`, which are sorted by path bytes.
pub(super) fn tree(entries: &[Entry]) -> Result<[u8; 32], Refused> {
    let mut root = Vec::new();
    let mut open: Vec<Folder<'_>> = Vec::new();
    for entry in entries {
        let path = entry.path.as_str();
        while let Some(folder) = open.pop_if(|folder| !folder.holds(path)) {
            let above = open.last_mut().map_or(&mut root, |folder| &mut folder.object);
            folder.close(above);
        }
        let mut start = open.last().map_or(0, |folder| folder.path.len() + 1);
        while let Some(length) = path.get(start..).and_then(|rest| rest.find('/')) {
            let whole = path.get(..start + length).unwrap_or(path);
            open.push(Folder { path: whole, name: whole.get(start..).unwrap_or(whole), object: Vec::new() });
            start = whole.len() + 1;
        }
        let object = open.last_mut().map_or(&mut root, |folder| &mut folder.object);
        let name = path.get(start..).filter(|name| !name.is_empty());
        let name = name.ok_or_else(|| Refused::EmptyName { path: shown(path.as_bytes()) })?;
        line(object, if entry.executable { "100755" } else { "100644" }, name, &entry.blob);
    }
    while let Some(folder) = open.pop() {
        let above = open.last_mut().map_or(&mut root, |folder| &mut folder.object);
        folder.close(above);
    }
    Ok(tree_id(&root))
}

/// A folder whose entries are still coming.
struct Folder<'a> {
    path: &'a str,
    name: &'a str,
    object: Vec<u8>,
}

impl Folder<'_> {
    fn holds(&self, path: &str) -> bool {
        path.strip_prefix(self.path).is_some_and(|rest| rest.starts_with('/'))
    }

    fn close(self, above: &mut Vec<u8>) {
        line(above, "40000", self.name, &tree_id(&self.object));
    }
}

fn line(object: &mut Vec<u8>, mode: &str, name: &str, id: &[u8; 32]) {
    object.extend_from_slice(mode.as_bytes());
    object.push(b' ');
    object.extend_from_slice(name.as_bytes());
    object.push(0);
    object.extend_from_slice(id);
}

fn tree_id(object: &[u8]) -> [u8; 32] {
    Sha256::new_with_prefix(format!("tree {}\0", object.len())).chain_update(object).finalize().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(bytes: &[u8], declared: u64) -> io::Result<String> {
        let mut buffer = [0; 7]; // so that pieces do not line up with anything
        blob(bytes, declared, &mut buffer, |_| Ok(())).map(hex::encode)
    }

    #[test]
    fn bytes_that_are_more_or_fewer_than_declared_are_refused() {
        for declared in [0, 5, 7, u64::MAX] {
            let error = id(b"hello\n", declared).unwrap_err();
            assert!(error.get_ref().unwrap().is::<Moved>(), "{declared}");
        }
    }

    #[test]
    fn a_blob_has_git_s_id() {
        // printf 'hello\n' | git hash-object --stdin, and the empty blob, in a repository of --object-format=sha256
        assert_eq!(id(b"hello\n", 6).unwrap(), "2cf8d83d9ee29543b34a87727421fdecb7e3f3a183d337639025de576db9ebb4");
        assert_eq!(id(b"", 0).unwrap(), "473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813");
    }

    fn is_pointer(text: &[u8]) -> bool {
        let mut watch = PointerWatch::new(u64::try_from(text.len()).unwrap());
        text.chunks(10).for_each(|piece| watch.see(piece));
        watch.is_pointer()
    }

    #[test]
    fn a_git_lfs_pointer_is_known_by_its_content() {
        let oid = "oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393\nsize 12345\n";
        for version in
            ["https://git-lfs.github.com/spec/v1", "https://hawser.github.com/spec/v1", "http://git-media.io/v/2"]
        {
            assert!(is_pointer(format!("version {version}\n{oid}").as_bytes()), "{version}");
        }
        assert!(is_pointer(
            format!("\n version https://git-lfs.github.com/spec/v1\r\next-0-x sha256:00\r\n{oid}").as_bytes()
        ));
        assert!(!is_pointer(b"version https://git-lfs.github.com/spec/v1\n"));
        assert!(!is_pointer(b"version 2\noid sha256:00\n"));
        assert!(!is_pointer(format!("# version https://git-lfs.github.com/spec/v1\n{oid}").as_bytes()));
        assert!(!is_pointer(
            format!("version https://git-lfs.github.com/spec/v1\n{oid}{}", "x".repeat(1000)).as_bytes()
        ));
        assert!(!is_pointer(b""));
    }
}
