//! Signed things: what was not signed is not believed, however it is written.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use sigstore_tuf::{Role, Root, Snapshot, Targets, Timestamp};
use verifier::tuf::{MemoryState, Transport, TransportError};
use verifier::{Pin, Repository};

/// The message that the seed's signature is over, its key and its trusted comment.
const MESSAGE: &[u8] = b"a message\n";
const KEY: &str = include_str!("../fixtures/minisign.pub");
const COMMENT: &str = include_str!("../fixtures/trusted-comment");

/// Only the one signature that was made verifies, and only its own trusted comment is ever returned.
pub fn minisign(data: &[u8]) {
    let key = KEY.lines().nth(1).expect("a public key file has two lines");
    if let Ok(comment) = verifier::minisign::verify(key, MESSAGE, data) {
        assert_eq!(comment, COMMENT.trim_end());
    }
    // And as a key: no key but the real one opens anything.
    if let Ok(text) = std::str::from_utf8(data) {
        let signature = include_bytes!("../seeds/minisign/good");
        assert!(text == key || verifier::minisign::verify(text, MESSAGE, signature).is_err());
    }
}

fn parsed<T: Role>(data: &[u8]) {
    if let Ok(metadata) = verifier::tuf::parse::<T>("fuzzed.json", data) {
        // What is signed is canonical JSON: it is strict, and the same whatever the spelling was.
        assert!(schemas::strict::scan(metadata.signed_canonical()).is_ok());
    }
}

pub fn metadata(data: &[u8]) {
    parsed::<Root>(data);
    parsed::<Timestamp>(data);
    parsed::<Snapshot>(data);
    parsed::<Targets>(data);
}

/// A published marketplace, made and signed with openssl alone, and the key that its user brought.
const PUBLISHED: &str = include_str!("../fixtures/published.json");

/// The marketplace with one of its files replaced.
struct Mutated<'a> {
    files: &'a BTreeMap<String, Vec<u8>>,
    replaced: Option<(&'a str, Vec<u8>)>,
}

impl Transport for Mutated<'_> {
    fn get(&self, path: &str, cap: u64) -> Result<Vec<u8>, TransportError> {
        let replaced = self.replaced.as_ref().filter(|(name, _)| *name == path).map(|(_, bytes)| bytes);
        let bytes = replaced.or_else(|| self.files.get(path));
        let bytes = bytes.ok_or_else(|| TransportError::NotFound(path.to_owned()))?;
        if bytes.len() as u64 > cap {
            return Err(TransportError::TooLarge { path: path.to_owned(), cap });
        }
        Ok(bytes.clone())
    }
    fn describe(&self) -> String {
        "a fuzzed marketplace".to_owned()
    }
}

/// Everything that a client believes.
type Believed = (schemas::root::RootExtras, Vec<schemas::RevocationId>, [Option<schemas::Sha256>; 3]);

fn believe(key: &str, transport: &dyn Transport) -> Result<Believed, verifier::Refused> {
    let pin = Pin::Key(key.parse().expect("the fixture's key"));
    let now = "2026-06-02T00:00:00Z".parse().expect("an instant");
    let mut repository = Repository::bootstrap(&pin, transport, Box::new(MemoryState::new()))?;
    let trusted = repository.refresh(transport, now)?;
    let name = "deepcode-plugin-data-tools".parse().expect("a name");
    let shard = trusted.shard(transport, &name)?.map(|shard| shard.digest());
    let index = trusted.index(transport)?.digest();
    let digests = [Some(trusted.revoked().digest()), shard, Some(index)];
    Ok((trusted.extras().clone(), trusted.withdrawn().to_vec(), digests))
}

/// Which file, whether it is replaced or spliced into, and the bytes: whatever is served, the client believes what was
/// signed, or nothing.
pub fn client(data: &[u8]) {
    static HONEST: OnceLock<(String, BTreeMap<String, Vec<u8>>, Believed)> = OnceLock::new();
    let (key, files, honest) = HONEST.get_or_init(|| {
        let fixture: serde_json::Value = serde_json::from_str(PUBLISHED).expect("the fixture is JSON");
        let key = fixture["key"].as_str().expect("a key").to_owned();
        let file = |(path, text): (&String, &serde_json::Value)| (path.clone(), text.as_str().expect("text").into());
        let files: BTreeMap<String, Vec<u8>> = fixture["files"].as_object().expect("files").iter().map(file).collect();
        let honest = believe(&key, &Mutated { files: &files, replaced: None }).expect("the fixture is believed");
        (key, files, honest)
    });
    let [which, how, rest @ ..] = data else { return };
    let Some((path, bytes)) = files.iter().nth(usize::from(*which) % files.len()) else { return };
    let replaced = match (how % 2, rest) {
        (0, _) => rest.to_vec(),
        (_, [high, low, cut, insert @ ..]) => {
            let at = (usize::from(*high) << 8 | usize::from(*low)) % bytes.len();
            let end = (at + usize::from(*cut)).min(bytes.len());
            [&bytes[..at], insert, &bytes[end..]].concat()
        }
        _ => return,
    };
    if let Ok(believed) = believe(key, &Mutated { files, replaced: Some((path, replaced)) }) {
        assert_eq!(&believed, honest, "a change to {path} was believed");
    }
}
