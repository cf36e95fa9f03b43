//! Small plugins, cleared and consented to by the product's own checks.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on stops")]

use std::path::Path;

use jiff::Timestamp;
use revocation::{Cleared, Revocations};
use runtime::store::{Standing, StoreError};
use runtime::{Consent, Home, Store};
use schemas::settings::Age;
use schemas::{Grade, TrustRecord};
use verifier::tree::memory::{self, File};
use verifier::{Candidate, Limits, Tree};

pub(crate) fn now() -> Timestamp {
    Timestamp::from_second(1_800_000_000).unwrap()
}

/// No marketplace was added, so no list speaks.
pub(crate) fn revocations() -> Revocations<'static> {
    Revocations::new(Vec::new(), Age::DEFAULT)
}

pub(crate) fn store(home: &Path) -> Store {
    Store::open(Home::at(home.to_owned())).unwrap()
}

/// Longer than any other file of the store.
pub(crate) const LONG_BYTES: usize = 20_000;

/// A plugin with an executable, a folder, and a file that only this version has.
pub(crate) fn tree(name: &str, version: &str) -> Tree {
    let manifest = format!("{{ \"name\": \"{name}\", \"version\": \"{version}\", \"description\": \"a test\" }}\n");
    let script = File { executable: true, ..File::new("bin/run.sh", b"#!/bin/sh\n".as_slice()) };
    let only = format!("lib/only-in-{version}.js");
    let files = vec![
        File::new("plugin.json", manifest.into_bytes()),
        File::new("index.js", format!("export default {version:?};\n").into_bytes()),
        File::new(only, b"x".as_slice()),
        File::new("lib/long.txt", version.repeat(LONG_BYTES / version.len()).into_bytes()),
        script,
    ];
    memory::open(files, &Limits::default()).unwrap()
}

pub(crate) fn cleared(tree: Tree) -> Cleared {
    let candidate = Candidate::unattested(tree, "./there".parse().unwrap(), None).unwrap();
    Cleared::check(candidate, None, &revocations(), now()).unwrap()
}

pub(crate) fn local() -> Standing {
    Standing { grade: Grade::LocalPath, marketplace: None }
}

pub(crate) fn admit(store: &Store, tree: Tree) -> Result<TrustRecord, StoreError> {
    let cleared = cleared(tree);
    let consent = Consent::by_digest(&cleared, cleared.candidate().tree().digest()).unwrap();
    store.admit(cleared, consent, local(), now())
}
