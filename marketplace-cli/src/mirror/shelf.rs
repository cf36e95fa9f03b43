//! The folder of a copy: files under the names that a marketplace has, read only as what their names say, never half-written.

use std::path::{Path, PathBuf};

use schemas::Sha256;
use terminal::Failure;
use verifier::repository::carried;

use crate::fail;
use crate::tuf::documents::sha256;
use crate::working_copy::read_bytes;

/// The folders of a published marketplace.
const FOLDERS: [&str; 6] = ["", "metadata", "targets", "targets/plugins", "audits", "trees"];

/// A folder that is served as it is.
#[derive(Debug)]
pub(super) struct Shelf {
    folder: PathBuf,
}

impl Shelf {
    /// Makes the folder, and takes away what a run that was killed left under temporary names.
    ///
    /// # Errors
    /// A [`Failure`] when it cannot be made.
    pub(super) fn open(folder: &Path) -> Result<Self, Failure> {
        for name in FOLDERS {
            let path = folder.join(name);
            if !path.is_dir() {
                durable::create_dir(&path, 0o755).map_err(|why| fail::write(&why))?;
            }
            // What cannot be taken away harms no client.
            durable::sweep(&path).ok();
        }
        Ok(Self { folder: folder.to_owned() })
    }

    /// Where it is.
    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    /// The path of `name`, when it is a name that a marketplace publishes under.
    pub(super) fn path(&self, name: &str) -> Option<PathBuf> {
        is_published(name).then(|| self.folder.join(name))
    }

    /// Makes the folder that `name` lies in, where it is an upstream's; the others are there.
    ///
    /// # Errors
    /// A [`Failure`] when it cannot be made.
    pub(super) fn make_room(&self, name: &str) -> Result<(), Failure> {
        let Some(folder) = self.path(name).and_then(|path| Some(path.parent()?.to_owned())) else { return Ok(()) };
        if folder.is_dir() { Ok(()) } else { durable::create_dir(&folder, 0o755).map_err(|why| fail::write(&why)) }
    }

    /// The file of that name, when it is there and hashes to `digest`; a damaged one counts as missing.
    pub(super) fn read(&self, name: &str, digest: Sha256, cap: u64) -> Option<Vec<u8>> {
        let bytes = read_bytes(&self.path(name)?, cap).ok()??;
        (sha256(&bytes) == digest).then_some(bytes)
    }

    /// Writes a file unless the same is there; says whether it wrote.
    ///
    /// # Errors
    /// A [`Failure`]; what was there stays.
    pub(super) fn put(&self, name: &str, bytes: &[u8]) -> Result<bool, Failure> {
        let foreign =
            || Failure::new(terminal::Exit::NotTrusted, format!("{name}: no name of a published marketplace"));
        let path = self.path(name).ok_or_else(foreign)?;
        self.make_room(name)?;
        if std::fs::read(&path).is_ok_and(|there| there == bytes) {
            return Ok(false);
        }
        durable::write(&path, bytes, 0o644).map_err(|why| fail::write(&why))?;
        Ok(true)
    }
}

/// Whether `name` is one of `docs/formats/published-layout.md`, and so stays beneath any folder that it is put in.
pub(crate) fn is_published(name: &str) -> bool {
    match carried(name) {
        Some((_, file)) => (file.starts_with("metadata/") || file.starts_with("targets/")) && is_own(file),
        None => is_own(name),
    }
}

/// A name of the marketplace itself.
fn is_own(name: &str) -> bool {
    match name.rsplit_once('/') {
        None => PLAIN.contains(&name),
        Some((folder @ ("metadata" | "targets" | "targets/plugins" | "audits"), file)) => {
            is_plain(file) && file.ends_with(".json") && (folder == "metadata" || digest_in(name).is_some())
        }
        Some(("trees", file)) => is_plain(file) && file.strip_suffix(".tar.gz").is_some_and(is_digest),
        _ => false,
    }
}

fn is_plain(part: &str) -> bool {
    !part.is_empty()
        && !part.starts_with('.')
        && part.len() <= 255
        && part.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_' | b'.'))
}

/// The plain copies and their minisign signatures.
pub(super) const PLAIN: [&str; 4] = ["index.json", "revoked.json", "index.json.minisig", "revoked.json.minisig"];

/// The digest that stands in the name of a target or of a document of an audit.
pub(crate) fn digest_in(name: &str) -> Option<Sha256> {
    let (folder, file) = carried(name).map_or(name, |(_, file)| file).rsplit_once('/')?;
    if !matches!(folder, "targets" | "targets/plugins" | "audits") {
        return None;
    }
    let hex = file.split('.').next().filter(|hex| is_digest(hex))?;
    format!("sha256:{hex}").parse().ok()
}

fn is_digest(hex: &str) -> bool {
    hex.len() == 64 && hex.bytes().all(|b| matches!(b, b'0'..=b'9' | b'a'..=b'f'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_of_the_layout_are_names() {
        let hex = "a".repeat(64);
        for good in [
            "index.json".to_owned(),
            "revoked.json.minisig".into(),
            "metadata/timestamp.json".into(),
            "metadata/12.root.json".into(),
            format!("targets/{hex}.index.json"),
            format!("targets/plugins/{hex}.some-plugin.json"),
            format!("audits/{hex}.json"),
            format!("trees/{hex}.tar.gz"),
            "upstream/example.com:8443/Team/metadata/timestamp.json".into(),
            format!("upstream/a.example/targets/{hex}.revoked.json"),
            format!("upstream/a.example/upstream/b.example/plugins/targets/{hex}.revoked.json"),
        ] {
            assert!(is_published(&good), "{good}");
        }
        for bad in [
            "".to_owned(),
            "timestamp.json".into(),
            "../index.json".into(),
            "/index.json".into(),
            "metadata/../index.json".into(),
            "metadata/.hidden.json".into(),
            "metadata/1.root.json/x".into(),
            "metadata//1.root.json".into(),
            "metadata/x\n.json".into(),
            "targets/index.json".into(),
            format!("targets/{}.index.json", "A".repeat(64)),
            format!("targets/other/{hex}.x.json"),
            format!("trees/{hex}.tar"),
            format!("trees/{}.tar.gz", "a".repeat(63)),
            format!("upstream/{hex}.json"),
            "upstream/metadata/1.root.json".into(),
            "upstream//metadata/1.root.json".into(),
            "upstream/../metadata/1.root.json".into(),
            "upstream/a.example/../metadata/1.root.json".into(),
            "upstream/a.example/./metadata/1.root.json".into(),
            "upstream/:80/metadata/1.root.json".into(),
            "upstream/a.example/index.json".into(),
            format!("upstream/a.example/trees/{hex}.tar.gz"),
            format!("upstream/a.example/targets/plugins/{hex}.x.json"),
            format!("upstream/{}metadata/1.root.json", "a/".repeat(600)),
        ] {
            assert!(!is_published(&bad), "{bad:?}");
        }
    }

    #[test]
    fn a_damaged_file_is_read_as_missing() {
        let folder = tempfile::tempdir().unwrap();
        let shelf = Shelf::open(folder.path()).unwrap();
        let name = format!("audits/{}.json", sha256(b"{}").hex());
        assert!(shelf.put(&name, b"{}").unwrap());
        assert!(!shelf.put(&name, b"{}").unwrap());
        assert_eq!(shelf.read(&name, sha256(b"{}"), 10), Some(b"{}".to_vec()));
        std::fs::write(folder.path().join(&name), "[]").unwrap();
        assert_eq!(shelf.read(&name, sha256(b"{}"), 10), None);
        assert!(shelf.put("../escaped.json", b"{}").is_err());
    }
}
