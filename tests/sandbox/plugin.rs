//! A plugin that was admitted and is loaded, as every plugin is.

use std::os::unix::fs::PermissionsExt as _;
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
    home: tempfile::TempDir,
    store: Store,
}

fn now() -> Timestamp {
    Timestamp::from_second(1_800_000_000).unwrap()
}

fn revocations() -> Revocations<'static> {
    Revocations::new(Vec::new(), Age::DEFAULT)
}

impl Installed {
    /// A node plugin that is a program of its own, with this as its only file of code.
    pub(crate) fn new(code: &str) -> Self {
        let home = tempfile::tempdir_in("/tmp").unwrap();
        let store = store(home.path(), code);
        Self { home, store }
    }

    /// Changes an installed file behind everybody's back.
    pub(crate) fn overwrite(&self, file: &str, text: &str) {
        let name = "hostile".parse().unwrap();
        let path = Home::at(self.home.path().to_owned()).plugin(&name).join(file);
        let private = std::fs::Permissions::from_mode(0o644);
        std::fs::set_permissions(&path, private).unwrap();
        std::fs::write(path, text).unwrap();
    }

    /// Reads, hashes and clears it.
    pub(crate) fn load(&self) -> Loaded {
        self.store.load(&"hostile".parse().unwrap(), &revocations(), now()).unwrap()
    }
}

fn store(home: &Path, code: &str) -> Store {
    let store = Store::open(Home::at(home.to_owned())).unwrap();
    let manifest =
        r#"{ "name": "hostile", "version": "1.0.0", "description": "a test", "engine": "node", "runtime": "stdio" }"#;
    let files = vec![File::new("plugin.json", manifest.as_bytes()), File::new("index.js", code.as_bytes())];
    let tree = memory::open(files, &Limits::default()).unwrap();
    let candidate = Candidate::unattested(tree, "./there".parse().unwrap(), None).unwrap();
    let cleared = Cleared::check(candidate, None, &revocations(), now()).unwrap();
    let digest = cleared.candidate().tree().digest();
    let consent = Consent::by_digest(&cleared, digest).unwrap();
    store.admit(cleared, consent, Standing { grade: Grade::LocalPath, marketplace: None }, now()).unwrap();
    store
}
