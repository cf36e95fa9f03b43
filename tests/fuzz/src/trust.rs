//! Signed things: what was not signed is not believed, however it is written.

use sigstore_tuf::{Role, Root, Snapshot, Targets, Timestamp};

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
