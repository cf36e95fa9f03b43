//! Trees that no honest tool would make: raw tarballs, raw git objects.

use std::io::Write;
use std::path::Path;

use super::world::World;

/// One raw entry of a tarball.
#[derive(Debug, Clone)]
pub struct Raw {
    path: Vec<u8>,
    kind: tar::EntryType,
    link: Vec<u8>,
    bytes: Vec<u8>,
}

impl Raw {
    /// A plain file.
    pub fn file(path: impl AsRef<[u8]>, bytes: impl AsRef<[u8]>) -> Self {
        let kind = tar::EntryType::Regular;
        Self { path: path.as_ref().to_vec(), kind, link: Vec::new(), bytes: bytes.as_ref().to_vec() }
    }

    /// A symbolic link.
    pub fn symlink(path: impl AsRef<[u8]>, to: impl AsRef<[u8]>) -> Self {
        Self { kind: tar::EntryType::Symlink, link: to.as_ref().to_vec(), ..Self::file(path, "") }
    }

    /// A hard link.
    pub fn hardlink(path: impl AsRef<[u8]>, to: impl AsRef<[u8]>) -> Self {
        Self { kind: tar::EntryType::Link, link: to.as_ref().to_vec(), ..Self::file(path, "") }
    }

    /// Any other kind.
    pub fn special(path: impl AsRef<[u8]>, kind: tar::EntryType) -> Self {
        Self { kind, ..Self::file(path, "") }
    }
}

/// A `tar.gz` of exactly these entries; names and links go in byte for byte, unchecked.
pub fn tarball(entries: &[Raw]) -> Vec<u8> {
    let mut archive = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    for entry in entries {
        archive.write_all(header(entry).as_bytes()).expect("memory can be written");
        archive.write_all(&entry.bytes).expect("memory can be written");
        let padding = entry.bytes.len().next_multiple_of(512) - entry.bytes.len();
        archive.write_all(&vec![0; padding]).expect("memory can be written");
    }
    archive.write_all(&[0; 1024]).expect("memory can be written");
    archive.finish().expect("memory can be written")
}

fn header(entry: &Raw) -> tar::Header {
    let mut header = tar::Header::new_ustar();
    header.set_entry_type(entry.kind);
    header.set_size(u64::try_from(entry.bytes.len()).expect("small"));
    header.set_mode(0o644);
    let old = header.as_old_mut();
    old.name.get_mut(..entry.path.len()).expect("a raw name has at most 100 bytes").copy_from_slice(&entry.path);
    old.linkname.get_mut(..entry.link.len()).expect("a raw link has at most 100 bytes").copy_from_slice(&entry.link);
    header.set_cksum();
    header
}

/// One raw entry of a git tree.
#[derive(Debug, Clone)]
pub struct Node {
    mode: &'static str,
    name: Vec<u8>,
    id: String,
}

/// A bare git repository being filled with raw objects.
#[derive(Debug)]
pub struct RawRepository<'w> {
    world: &'w World,
    folder: std::path::PathBuf,
}

impl<'w> RawRepository<'w> {
    /// An empty one in `folder`.
    pub fn init(world: &'w World, folder: &Path) -> Self {
        let this = Self { world, folder: folder.to_owned() };
        world.tool("git").line("init --quiet --bare --initial-branch=main").arg(folder).ok();
        this
    }

    fn object(&self, kind: &str, bytes: &[u8]) -> String {
        let git = self.world.tool("git").env("GIT_DIR", &self.folder);
        let written = git.line("hash-object -w --stdin --literally -t").arg(kind).stdin(bytes).ok();
        written.stdout.trim().to_owned()
    }

    /// A file.
    pub fn file(&self, name: impl AsRef<[u8]>, bytes: impl AsRef<[u8]>) -> Node {
        Node { mode: "100644", name: name.as_ref().to_vec(), id: self.object("blob", bytes.as_ref()) }
    }
    /// A symbolic link.
    pub fn symlink(&self, name: impl AsRef<[u8]>, to: impl AsRef<[u8]>) -> Node {
        Node { mode: "120000", ..self.file(name, to) }
    }
    /// A submodule.
    pub fn submodule(&self, name: impl AsRef<[u8]>) -> Node {
        Node { mode: "160000", name: name.as_ref().to_vec(), id: "1".repeat(40) }
    }
    /// A folder of these, in this order, whatever git would say of it.
    pub fn folder(&self, name: impl AsRef<[u8]>, nodes: &[Node]) -> Node {
        let mut bytes = Vec::new();
        for node in nodes {
            bytes.extend_from_slice(node.mode.as_bytes());
            bytes.push(b' ');
            bytes.extend_from_slice(&node.name);
            bytes.push(0);
            bytes.extend(hex::decode(&node.id).expect("git writes hex"));
        }
        Node { mode: "40000", name: name.as_ref().to_vec(), id: self.object("tree", &bytes) }
    }
    /// Commits a tree of these to `main`.
    pub fn commit(&self, nodes: &[Node]) {
        let tree = self.folder("", nodes).id;
        let git = |line: &str| self.world.tool("git").env("GIT_DIR", &self.folder).line(line);
        let commit = git("commit-tree -m hostile").arg(tree).ok().stdout;
        git("update-ref refs/heads/main").arg(commit.trim()).ok();
    }
    /// The source that names it.
    pub fn source(&self) -> String {
        format!("git+file://{}@main", self.folder.display())
    }
}
