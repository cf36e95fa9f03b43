//! What may be put where: the name of every file says what its content has to be.

use schemas::{Sha256, TreeDigest};
use verifier::repository::carried;

/// 32 MiB, as a list of revocations, targets metadata and a report may have; a shard has less.
const DOCUMENT_BYTES: u64 = 32 << 20;

/// 256 MiB, as an index and a packed bundle may have.
const LARGE_BYTES: u64 = 256 << 20;

/// 4 KiB, as a minisign signature may have.
const MINISIG_BYTES: u64 = 4 << 10;

/// A place that can be written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// A target or a document of an audit: its name holds the hash of its bytes.
    Hashed(Sha256),
    /// The same, where an index lies.
    Index(Sha256),
    /// A bundle, named by the tree in it.
    Tree(TreeDigest),
    /// A root of this version.
    Root(u64),
    /// Another numbered role.
    Role,
    /// The commit.
    Timestamp,
    /// A signature for people.
    Minisig,
    /// Of a fork: a numbered document of an upstream.
    CarriedRole,
    /// Of a fork: the timestamp of an upstream, which makes visible what is carried of it.
    CarriedTimestamp,
}

impl Place {
    /// The place at `path` (relative, no leading slash), if there can be one.
    #[must_use]
    pub fn of(path: &str) -> Option<Self> {
        if let Some((_, file)) = carried(path) {
            return Self::of_upstream(file);
        }
        let (folder, name) = path.rsplit_once('/').unwrap_or(("", path));
        match folder {
            "" => ["index.json.minisig", "revoked.json.minisig"].contains(&name).then_some(Self::Minisig),
            "metadata" => metadata(name),
            "targets" => match name.split_once('.')? {
                (hash, "index.json") => sha256(hash).map(Self::Index),
                (hash, "revoked.json") => sha256(hash).map(Self::Hashed),
                _ => None,
            },
            "targets/plugins" => {
                let (hash, rest) = name.split_once('.')?;
                rest.strip_suffix(".json")?.parse::<schemas::PluginName>().ok()?;
                sha256(hash).map(Self::Hashed)
            }
            "audits" => sha256(name.strip_suffix(".json")?).map(Self::Hashed),
            "trees" => format!("sha256:{}", hex(name.strip_suffix(".tar.gz")?)?).parse().ok().map(Self::Tree),
            _ => None,
        }
    }

    /// The same for a file in an upstream's folder: what proves its revocations, and nothing else.
    fn of_upstream(file: &str) -> Option<Self> {
        match file.split_once('/')? {
            ("metadata", name) => match metadata(name)? {
                Self::Timestamp => Some(Self::CarriedTimestamp),
                _ => Some(Self::CarriedRole),
            },
            ("targets", name) => sha256(name.strip_suffix(".revoked.json")?).map(Self::Hashed),
            _ => None,
        }
    }

    /// What its bytes hash to, where its name says that.
    #[must_use]
    pub fn digest(self) -> Option<Sha256> {
        match self {
            Self::Hashed(digest) | Self::Index(digest) => Some(digest),
            Self::Tree(_) | Self::Root(_) | Self::Role | Self::Timestamp | Self::Minisig => None,
            Self::CarriedRole | Self::CarriedTimestamp => None,
        }
    }

    /// The most bytes that are read.
    #[must_use]
    pub fn cap(self) -> u64 {
        use verifier::tuf::limits::{ROOT_BYTES, TIMESTAMP_BYTES};
        match self {
            Self::Hashed(_) | Self::Role | Self::CarriedRole => DOCUMENT_BYTES,
            Self::Index(_) | Self::Tree(_) => LARGE_BYTES,
            Self::Root(_) => ROOT_BYTES,
            Self::Timestamp | Self::CarriedTimestamp => TIMESTAMP_BYTES,
            Self::Minisig => MINISIG_BYTES,
        }
    }
}

fn metadata(name: &str) -> Option<Place> {
    if name == "timestamp.json" {
        return Some(Place::Timestamp);
    }
    let (version, role) = name.strip_suffix(".json")?.split_once('.')?;
    let number: u64 = version.parse().ok()?;
    if number == 0 || number.to_string() != version {
        return None;
    }
    match role {
        "root" => Some(Place::Root(number)),
        "targets" | "snapshot" | "revocations" => Some(Place::Role),
        _ => None,
    }
}

fn sha256(hash: &str) -> Option<Sha256> {
    format!("sha256:{}", hex(hash)?).parse().ok()
}

/// 64 lower-case digits: one spelling of each name.
fn hex(text: &str) -> Option<&str> {
    let is_digit = |byte: u8| matches!(byte, b'0'..=b'9' | b'a'..=b'f');
    (text.len() == 64 && text.bytes().all(is_digit)).then_some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_of_the_published_layout_is_a_place() {
        let hash = "1".repeat(64);
        for (path, place) in [
            (format!("targets/{hash}.index.json"), Place::Index(Sha256([0x11; 32]))),
            (format!("targets/{hash}.revoked.json"), Place::Hashed(Sha256([0x11; 32]))),
            (format!("targets/plugins/{hash}.hello.json"), Place::Hashed(Sha256([0x11; 32]))),
            (format!("audits/{hash}.json"), Place::Hashed(Sha256([0x11; 32]))),
            (format!("trees/{hash}.tar.gz"), Place::Tree(format!("sha256:{hash}").parse().unwrap())),
            ("metadata/timestamp.json".to_owned(), Place::Timestamp),
            ("metadata/7.root.json".to_owned(), Place::Root(7)),
            ("metadata/12.snapshot.json".to_owned(), Place::Role),
            ("index.json.minisig".to_owned(), Place::Minisig),
            ("upstream/a.example/metadata/timestamp.json".to_owned(), Place::CarriedTimestamp),
            ("upstream/a.example:80/x/metadata/7.targets.json".to_owned(), Place::CarriedRole),
            ("upstream/a.example/upstream/b.example/metadata/7.root.json".to_owned(), Place::CarriedRole),
            (format!("upstream/a.example/targets/{hash}.revoked.json"), Place::Hashed(Sha256([0x11; 32]))),
        ] {
            assert_eq!(Place::of(&path), Some(place), "{path}");
        }
    }

    #[test]
    fn nothing_else_is() {
        let (hash, upper) = ("1".repeat(64), "A".repeat(64));
        for path in [
            "",
            "/",
            "index.json",
            "revoked.json",
            "metadata/0.root.json",
            "metadata/01.root.json",
            "metadata/-1.root.json",
            "metadata/+1.root.json",
            "metadata/1.other.json",
            "metadata/1.root.json/",
            "metadata/../metadata/1.root.json",
            "../metadata/timestamp.json",
            "trees/1.tar.gz",
            &format!("trees/{upper}.tar.gz"),
            &format!("targets/{hash}.other.json"),
            &format!("targets/plugins/{hash}.Hello.json"),
            &format!("targets/plugins/{hash}.../x.json"),
            &format!("audits/{hash}"),
            &format!("audits/../{hash}.json"),
            "upstream/metadata/timestamp.json",
            "upstream/../metadata/timestamp.json",
            "upstream/a.example/index.json.minisig",
            "upstream/a.example/metadata/0.root.json",
            &format!("upstream/a.example/targets/{hash}.index.json"),
            &format!("upstream/a.example/targets/plugins/{hash}.hello.json"),
            &format!("upstream/a.example/trees/{hash}.tar.gz"),
        ] {
            assert_eq!(Place::of(path), None, "{path}");
        }
    }
}
