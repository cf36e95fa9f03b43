//! The `signed` parts of targets, snapshot and timestamp, as this tool writes them and reads its own back.

use std::collections::BTreeMap;

use jiff::Timestamp as Time;
use schemas::{Exceptions, KeyId, PublicKey, RevocationId, Sha256};
use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256 as Hasher};

use super::{REVOCATIONS, SPEC_VERSION};

/// An Ed25519 key as TUF metadata holds it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TufKey {
    keytype: String,
    scheme: String,
    keyval: KeyVal,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct KeyVal {
    #[serde(with = "hex")]
    public: [u8; 32],
}

impl From<PublicKey> for TufKey {
    fn from(key: PublicKey) -> Self {
        let kind = "ed25519".to_owned();
        Self { keytype: kind.clone(), scheme: kind, keyval: KeyVal { public: key.0 } }
    }
}

impl TufKey {
    /// The key.
    #[must_use]
    pub fn public(&self) -> PublicKey {
        PublicKey(self.keyval.public)
    }
}

/// What a signed document says of a file: its length and its SHA-256.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TargetMeta {
    /// Bytes.
    pub length: u64,
    /// By algorithm; always `sha256`.
    pub hashes: Hashes,
    /// What clients need before they fetch it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub custom: Option<Custom>,
}

/// The hashes of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hashes {
    #[serde(with = "hex")]
    sha256: [u8; 32],
}

impl Hashes {
    /// The SHA-256.
    #[must_use]
    pub fn sha256(&self) -> Sha256 {
        Sha256(self.sha256)
    }
}

/// Beside `index.json`, signed by the targets role: which revocations a list must contain, and which are lifted.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Custom {
    /// In force.
    pub revocations: Vec<RevocationId>,
    /// Lifted.
    pub withdrawn: Vec<RevocationId>,
    /// In a fork: what it lets pass of what it follows.
    #[serde(default, skip_serializing_if = "Exceptions::is_empty")]
    pub exceptions: Exceptions,
}

/// The SHA-256 of `bytes`.
#[must_use]
pub fn sha256(bytes: &[u8]) -> Sha256 {
    Sha256(Hasher::digest(bytes).into())
}

impl TargetMeta {
    /// What is to be said of `bytes`.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Self {
        Self { length: length(bytes), hashes: Hashes { sha256: sha256(bytes).0 }, custom: None }
    }
}

fn length(bytes: &[u8]) -> u64 {
    u64::try_from(bytes.len()).unwrap_or(u64::MAX)
}

/// What a snapshot or timestamp says of a metadata file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FileMeta {
    /// Its version.
    pub version: u64,
    /// Bytes.
    pub length: u64,
    /// By algorithm; always `sha256`.
    pub hashes: Hashes,
}

impl FileMeta {
    /// What is to be said of version `version`, whose bytes are `bytes`.
    #[must_use]
    pub fn of(version: u64, bytes: &[u8]) -> Self {
        Self { version, length: length(bytes), hashes: Hashes { sha256: sha256(bytes).0 } }
    }
}

/// The targets role, and the delegated revocations role.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Targets {
    #[serde(rename = "_type")]
    kind: String,
    spec_version: String,
    /// Grows with every change.
    pub version: u64,
    /// When it stops being fresh.
    pub expires: Time,
    /// Path → file.
    pub targets: BTreeMap<String, TargetMeta>,
    /// To whom which paths are left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub delegations: Option<Delegations>,
}

/// To whom which paths are left.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Delegations {
    /// Their keys.
    pub keys: BTreeMap<KeyId, TufKey>,
    /// Their roles, in order.
    pub roles: Vec<Delegated>,
}

/// One delegated role.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Delegated {
    /// Its name.
    pub name: String,
    /// Who may sign it.
    pub keyids: Vec<KeyId>,
    /// How many must.
    pub threshold: u64,
    /// Whether the search for its paths ends with it.
    pub terminating: bool,
    /// Its paths.
    pub paths: Vec<String>,
}

impl Targets {
    /// A targets role without delegations.
    #[must_use]
    pub fn new(version: u64, expires: Time, targets: BTreeMap<String, TargetMeta>) -> Self {
        let (kind, spec_version) = ("targets".to_owned(), SPEC_VERSION.to_owned());
        Self { kind, spec_version, version, expires, targets, delegations: None }
    }

    /// The same, leaving `revoked.json` to `keys`, one of which suffices, and to nobody else.
    #[must_use]
    pub fn delegating_revocations(mut self, keys: &[PublicKey]) -> Self {
        let keys: BTreeMap<KeyId, TufKey> =
            keys.iter().map(|key| (verifier::keys::key_id(key), TufKey::from(*key))).collect();
        let role = Delegated {
            name: REVOCATIONS.to_owned(),
            keyids: keys.keys().cloned().collect(),
            threshold: 1,
            terminating: true,
            paths: vec![<schemas::Revoked as schemas::Document>::NAME.to_owned()],
        };
        self.delegations = Some(Delegations { keys, roles: vec![role] });
        self
    }
}

/// The snapshot role.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Snapshot {
    #[serde(rename = "_type")]
    kind: String,
    spec_version: String,
    /// Grows with every publication.
    pub version: u64,
    /// When it stops being fresh.
    pub expires: Time,
    /// `targets.json` and `revocations.json`.
    pub meta: BTreeMap<String, FileMeta>,
}

impl Snapshot {
    /// A snapshot of these files.
    #[must_use]
    pub fn new(version: u64, expires: Time, meta: BTreeMap<String, FileMeta>) -> Self {
        let (kind, spec_version) = ("snapshot".to_owned(), SPEC_VERSION.to_owned());
        Self { kind, spec_version, version, expires, meta }
    }
}

/// The timestamp role.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Timestamp {
    #[serde(rename = "_type")]
    kind: String,
    spec_version: String,
    /// Grows with every publication.
    pub version: u64,
    /// When it stops being fresh.
    pub expires: Time,
    /// `snapshot.json`.
    pub meta: BTreeMap<String, FileMeta>,
    /// When it was signed: a client judges expiry by the later of its clock and the newest of these.
    #[serde(rename = "x-signed-at", default, skip_serializing_if = "Option::is_none")]
    pub signed_at: Option<Time>,
}

impl Timestamp {
    /// A timestamp over this snapshot, signed now.
    #[must_use]
    pub fn new(version: u64, signed_at: Time, expires: Time, snapshot: FileMeta) -> Self {
        let (kind, spec_version) = ("timestamp".to_owned(), SPEC_VERSION.to_owned());
        let meta = [("snapshot.json".to_owned(), snapshot)].into();
        Self { kind, spec_version, version, expires, meta, signed_at: Some(signed_at) }
    }
}
