//! Documents: what is read and written back is the same document, in the same bytes from then on.

use std::fmt::Debug;

use schemas::root::RootExtras;
use schemas::settings::edit;
use schemas::strict::{self, Document};
use schemas::working_copy::{MarketplaceFile, PublishedFile, RevocationsFile};
use schemas::{Index, LockFile, Manifest, Marketplaces, Revoked, Settings, Shard, TrustFile};
use serde_json::Value;

fn round<T: Document + PartialEq + Debug>(data: &[u8]) -> Option<T> {
    let document: T = strict::read(data).ok()?;
    let written = strict::write(&document).expect("a document has a JSON form");
    let again: T = strict::read(&written).expect("what is written can be read");
    assert_eq!(again, document);
    assert_eq!(strict::write(&again).expect("a document has a JSON form"), written);
    Some(document)
}

/// Strict JSON is JSON, and stays strict when another writer has written it.
pub fn strict(data: &[u8]) {
    if strict::scan(data).is_ok() {
        let value: Value = serde_json::from_slice(data).expect("strict JSON is JSON");
        strict::scan(value.to_string().as_bytes()).expect("and stays strict");
    }
}

/// Every file that an accepted manifest names lies inside the plugin's tree.
pub fn manifest(data: &[u8]) {
    let Some(manifest) = round::<Manifest>(data) else { return };
    for (field, path) in manifest.files() {
        let inside = std::path::Path::new(&path).components().all(|c| matches!(c, std::path::Component::Normal(_)));
        assert!(inside, "{field} names {path}");
    }
    for mode in &manifest.contributes.modes {
        assert!(["plan", "default"].contains(&mode.policy.as_str()), "{mode:?}");
    }
}

/// A signed entry has a statement, and the statement has one spelling.
fn statements(shard: &Shard, origin: &schemas::Origin) {
    for entry in shard.versions.iter().filter(|entry| entry.signature.is_some()) {
        let statement = entry.statement(origin, &shard.name).expect("a signed entry has a statement");
        assert_eq!(schemas::Statement::parse(&statement.to_bytes()), Ok(statement));
    }
}

pub fn index(data: &[u8]) {
    if let Some(index) = round::<Index>(data) {
        index.plugins.iter().for_each(|shard| statements(shard, &index.marketplace));
    }
}

pub fn shard(data: &[u8]) {
    if let Some(shard) = round::<Shard>(data) {
        statements(&shard, &"example.com/m".parse().expect("an origin"));
    }
}

/// A revocation withdraws something.
pub fn revoked(data: &[u8]) {
    let Some(list) = round::<Revoked>(data) else { return };
    for entry in &list.revoked {
        assert!(!entry.versions.is_empty() || !entry.digests.is_empty());
    }
}

/// Editing changes what was changed, and nothing that is somebody else's.
pub fn settings(data: &[u8]) {
    let Some(before) = round::<Settings>(data) else { return };
    assert_eq!(edit(data, |_| ()).expect("nothing changed"), data);
    let written = edit(data, |s| s.disable_all_hooks = !s.disable_all_hooks).expect("a switch can be turned");
    let after: Settings = strict::read(&written).expect("what is written can be read");
    let mut expected = before;
    expected.disable_all_hooks = !expected.disable_all_hooks;
    assert_eq!(after, expected);
    let foreign = |bytes: &[u8]| {
        let mut value: Value = serde_json::from_slice(bytes).expect("it was read before");
        value.as_object_mut().expect("settings are an object").shift_remove("disableAllHooks");
        value.to_string()
    };
    assert_eq!(foreign(&written), foreign(data));
}

pub fn marketplaces(data: &[u8]) {
    round::<Marketplaces>(data);
}

/// No record is verified without a signature.
pub fn trust_file(data: &[u8]) {
    let Some(file) = round::<TrustFile>(data) else { return };
    for record in file.records.values() {
        assert!(record.grade < schemas::Grade::VerifiedThirdParty || record.marketplace_signature.is_some());
    }
}

pub fn lock(data: &[u8]) {
    round::<LockFile>(data);
}

pub fn working_copy(data: &[u8]) {
    round::<MarketplaceFile>(data);
    round::<RevocationsFile>(data);
    round::<PublishedFile>(data);
    round::<schemas::ForkFile>(data);
    round::<schemas::ExceptionsFile>(data);
}

pub fn root_extras(data: &[u8]) {
    round::<RootExtras>(data);
}
