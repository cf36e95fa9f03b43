//! A plugin that was admitted and is loaded, as every plugin is.

use std::path::Path;

use jiff::Timestamp;
use revocation::{Cleared, Revocations};
use runtime::store::Standing;
use runtime::{Consent, Home, Loaded, Store};
use schemas::Grade;
use schemas::settings::Age;
use verifier::tree::memory::{self, File};
use verifier::{Candidate, Limits};

/// A store with one node plugin.
pub(crate) struct Installed {
    _home: tempfile::TempDir,
    store: Store,
}

fn now() -> Timestamp {
    Timestamp::from_second(1_800_000_000).unwrap()
}

fn revocations() -> Revocations<'static> {
    Revocations::new(Vec::new(), Age::DEFAULT)
}

impl Installed {
    pub(crate) fn new() -> Self {
        let home = tempfile::tempdir_in("/tmp").unwrap();
        let store = store(home.path());
        Self { _home: home, store }
    }

    /// Reads, hashes and clears it.
    pub(crate) fn load(&self) -> Loaded {
        self.store.load(&"hostile".parse().unwrap(), &revocations(), now()).unwrap()
    }
}

fn store(home: &Path) -> Store {
    let store = Store::open(Home::at(home.to_owned())).unwrap();
    let manifest = r#"{ "name": "hostile", "version": "1.0.0", "description": "a test", "engine": "node" }"#;
    let files =
        vec![File::new("plugin.json", manifest.as_bytes()), File::new("index.js", b"export default {};\n".as_slice())];
    let tree = memory::open(files, &Limits::default()).unwrap();
    let candidate = Candidate::unattested(tree, "./there".parse().unwrap(), None).unwrap();
    let cleared = Cleared::check(candidate, None, &revocations(), now()).unwrap();
    let digest = cleared.candidate().tree().digest();
    let consent = Consent::by_digest(&cleared, digest).unwrap();
    store.admit(cleared, consent, Standing { grade: Grade::LocalPath, marketplace: None }, now()).unwrap();
    store
}
