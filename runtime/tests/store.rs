//! Only what was consented to, cleared and hashed is kept; only what is still that is loaded.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on stops")]

mod common;

use std::fs;
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::path::{Path, PathBuf};
use std::time::Duration;

use common::{admit, cleared, local, now, revocations, store, tree};
use revocation::Withdrawn;
use runtime::store::{Change, Standing, StoreError};
use runtime::{Consent, ConsentError, Loaded, Store};
use schemas::{Grade, PluginName, Sha256};
use verifier::tree::memory::{self, File};
use verifier::{Limits, Tree};

fn home() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}
fn name(text: &str) -> PluginName {
    text.parse().unwrap()
}
fn load(store: &Store, plugin: &str) -> Result<Loaded, StoreError> {
    store.load(&name(plugin), &revocations(), now())
}
fn mode(path: &Path) -> u32 {
    fs::symlink_metadata(path).unwrap().permissions().mode() & 0o7777
}
fn names(path: &Path) -> Vec<String> {
    let mut names: Vec<_> =
        fs::read_dir(path).unwrap().map(|e| e.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}
/// The folder of an installed plugin, opened for tampering as its owner can.
fn tampered(store: &Store, plugin: &str) -> PathBuf {
    let folder = store.home().plugin(&name(plugin));
    durable::unseal(&folder).unwrap();
    folder
}
fn overwrite(path: &Path, bytes: &str) {
    fs::set_permissions(path, fs::Permissions::from_mode(0o644)).unwrap();
    fs::write(path, bytes).unwrap();
    fs::set_permissions(path, fs::Permissions::from_mode(0o444)).unwrap();
}

// --- admit

#[test]
fn a_tree_other_than_the_consented_one_is_refused() {
    let home = home();
    let store = store(home.path());
    let shown = cleared(tree("tool", "1.0.0"));
    let consent = Consent::by_digest(&shown, shown.candidate().tree().digest()).unwrap();
    let refused = store.admit(cleared(tree("tool", "2.0.0")), consent, local(), now());
    assert!(matches!(refused, Err(StoreError::NotConsented { .. })));
    assert!(store.records().unwrap().records.is_empty());
    assert!(!home.path().join("plugins/tool").exists());
}

#[test]
fn no_answer_but_yes_is_consent() {
    let shown = cleared(tree("tool", "1.0.0"));
    let refused = Consent::by_answer::<ConsentError>(&shown, |_| Ok(false));
    assert_eq!(refused.unwrap_err(), ConsentError::Declined);
    let other = tree("tool", "2.0.0").digest();
    assert!(matches!(Consent::by_digest(&shown, other), Err(ConsentError::OtherTree { .. })));
    assert_eq!(
        Consent::by_answer::<ConsentError>(&shown, |_| Ok(true)).unwrap().digest(),
        tree("tool", "1.0.0").digest()
    );
}

#[test]
fn a_grade_without_its_statement_is_refused() {
    for grade in [Grade::Official, Grade::VerifiedThirdParty] {
        let home = home();
        let shown = cleared(tree("tool", "1.0.0"));
        let consent = Consent::by_digest(&shown, shown.candidate().tree().digest()).unwrap();
        let refused = store(home.path()).admit(shown, consent, Standing { grade, marketplace: None }, now());
        assert!(matches!(refused, Err(StoreError::Overgraded { .. })));
    }
}

#[test]
fn a_marketplace_whose_list_was_not_asked_is_refused() {
    let home = home();
    let shown = cleared(tree("tool", "1.0.0"));
    let consent = Consent::by_digest(&shown, shown.candidate().tree().digest()).unwrap();
    let standing = Standing { grade: Grade::UnverifiedMarketplace, marketplace: Some("corp".parse().unwrap()) };
    let refused = store(home.path()).admit(shown, consent, standing, now());
    assert!(matches!(refused, Err(StoreError::OtherMarketplace { cleared: None, .. })));
}

#[test]
fn the_same_version_with_another_tree_is_refused_with_consent_too() {
    let home = home();
    let store = store(home.path());
    admit(&store, tree("tool", "1.0.0+first")).unwrap();
    for version in ["1.0.0+second", "1.0.0"] {
        let refused = admit(&store, tree("tool", version));
        assert!(matches!(refused, Err(StoreError::SameVersionOtherTree(_))), "{version}");
    }
    assert_eq!(load(&store, "tool").unwrap().record().version.to_string(), "1.0.0+first");
    admit(&store, tree("tool", "0.9.0")).unwrap();
}

#[test]
fn installing_replaces_and_never_merges_and_keeps_state() {
    let home = home();
    let store = store(home.path());
    admit(&store, tree("tool", "1.0.0")).unwrap();
    let state = store.home().state(&name("tool"));
    fs::write(state.join("kept"), "mine").unwrap();
    store.acknowledge(&name("tool"), &[Sha256([1; 32])]).unwrap();
    let folder = tampered(&store, "tool");
    fs::write(folder.join("lib/planted.js"), "evil").unwrap();
    fs::write(folder.join("planted.js"), "evil").unwrap();

    let record = admit(&store, tree("tool", "2.0.0")).unwrap();
    assert_eq!(names(&folder), ["bin", "index.js", "lib", "plugin.json", "state"]);
    assert_eq!(names(&folder.join("lib")), ["long.txt", "only-in-2.0.0.js"]);
    assert_eq!(fs::read(state.join("kept")).unwrap(), b"mine");
    assert_eq!(record.acknowledged, [Sha256([1; 32])], "digests of texts stay true");
    assert_eq!(load(&store, "tool").unwrap().tree().digest(), tree("tool", "2.0.0").digest());
    assert_eq!(names(&home.path().join("plugins/.files")).len(), 1, "the list of the old tree is gone");
    assert!(names(&home.path().join("plugins/.staging")).is_empty());
}

#[test]
fn what_is_kept_is_read_only_but_for_state() {
    let home = home();
    let store = store(home.path());
    admit(&store, tree("tool", "1.0.0")).unwrap();
    let folder = store.home().plugin(&name("tool"));
    assert_eq!(mode(&folder), 0o555);
    for (path, expected) in [("lib", 0o555), ("plugin.json", 0o444), ("bin/run.sh", 0o555), ("state", 0o700)] {
        assert_eq!(mode(&folder.join(path)) & !0o055, expected & !0o055, "{path}");
        assert_eq!(mode(&folder.join(path)) & 0o022, 0, "{path}");
    }
    assert_eq!(mode(&store.home().trust_file()), 0o600);
}

#[test]
fn the_trust_file_is_one_that_todays_host_can_read() {
    let home = home();
    let store = store(home.path());
    admit(&store, tree("tool", "1.0.0")).unwrap();
    let text: serde_json::Value = serde_json::from_slice(&fs::read(store.home().trust_file()).unwrap()).unwrap();
    assert_eq!(text["plugins"], serde_json::json!({}));
    assert_eq!(text["tool"]["version"], "1.0.0");
    assert_eq!(text["tool"]["trustedBy"], "user");
    assert_eq!(text["tool"]["marketplaceVerified"], false);
    assert_eq!(text["tool"]["sourceHash"], tree("tool", "1.0.0").digest().to_string());
}

#[test]
fn admitting_again_mends_what_drifted() {
    let home = home();
    let store = store(home.path());
    admit(&store, tree("tool", "1.0.0")).unwrap();
    fs::remove_file(tampered(&store, "tool").join("index.js")).unwrap();
    assert!(load(&store, "tool").is_err());
    admit(&store, tree("tool", "1.0.0")).unwrap();
    load(&store, "tool").unwrap();
}

// --- load

#[test]
fn drift_is_refused_and_named_file_by_file() {
    let home = home();
    let store = store(home.path());
    admit(&store, tree("tool", "1.0.0")).unwrap();
    let folder = tampered(&store, "tool");
    overwrite(&folder.join("index.js"), "evil");
    fs::write(folder.join("lib/new.js"), "").unwrap();
    fs::remove_file(folder.join("lib/only-in-1.0.0.js")).unwrap();
    fs::set_permissions(folder.join("bin/run.sh"), fs::Permissions::from_mode(0o444)).unwrap();
    let expected = [
        Change::Modified("bin/run.sh".into()),
        Change::Modified("index.js".into()),
        Change::Added("lib/new.js".into()),
        Change::Removed("lib/only-in-1.0.0.js".into()),
    ];
    let Err(StoreError::Drifted { changes, .. }) = load(&store, "tool") else { panic!("it loads") };
    assert_eq!(changes, expected);
    let verified = store.verify(&name("tool"), &revocations(), now(), &|_| ());
    assert!(matches!(verified, Err(StoreError::Drifted { changes, .. }) if changes == expected));
}

#[test]
fn drift_is_refused_whatever_the_list_of_files_says() {
    let home = home();
    let store = store(home.path());
    admit(&store, tree("tool", "1.0.0")).unwrap();
    let list = home.path().join("plugins/.files").join(tree("tool", "1.0.0").digest().hex());
    let evil = tampered(&store, "tool").join("index.js");
    overwrite(&evil, "evil");
    let written = fs::read_to_string(&list).unwrap();
    for lie in [written.replace("index.js", "other.js"), String::new(), "nonsense\n".to_owned()] {
        fs::write(&list, lie).unwrap();
        assert!(matches!(load(&store, "tool"), Err(StoreError::Drifted { changes, .. }) if changes.is_empty()));
    }
    fs::remove_file(&list).unwrap();
    assert!(matches!(load(&store, "tool"), Err(StoreError::Drifted { .. })));
    overwrite(&evil, "export default \"1.0.0\";\n");
    load(&store, "tool").unwrap();
}

#[test]
fn a_link_in_a_trusted_tree_is_refused() {
    let home = home();
    let store = store(home.path());
    admit(&store, tree("tool", "1.0.0")).unwrap();
    let folder = tampered(&store, "tool");
    fs::rename(folder.join("index.js"), home.path().join("moved.js")).unwrap();
    symlink(home.path().join("moved.js"), folder.join("index.js")).unwrap();
    assert!(matches!(load(&store, "tool"), Err(StoreError::NotATree { .. })));
}

#[test]
fn a_link_in_place_of_a_plugin_or_of_all_plugins_is_refused() {
    let home = home();
    let elsewhere = home.path().join("elsewhere");
    let at_home = store(home.path());
    admit(&at_home, tree("tool", "1.0.0")).unwrap();
    let folder = tampered(&at_home, "tool");
    fs::rename(&folder, &elsewhere).unwrap();
    symlink(&elsewhere, &folder).unwrap();
    assert!(matches!(load(&at_home, "tool"), Err(StoreError::NotATree { .. })));
    assert!(matches!(admit(&at_home, tree("tool", "2.0.0")), Err(StoreError::NotAFolder(_))));
    assert!(matches!(at_home.remove(&name("tool")), Err(StoreError::NotAFolder(_))));
    assert!(elsewhere.join("plugin.json").is_file());

    fs::remove_file(&folder).unwrap();
    fs::rename(home.path().join("plugins"), home.path().join("moved")).unwrap();
    symlink(home.path().join("moved"), home.path().join("plugins")).unwrap();
    assert!(matches!(Store::open(at_home.home().clone()), Err(StoreError::NotAFolder(_))));
    assert!(matches!(load(&at_home, "tool"), Err(StoreError::NotAFolder(_))));
}

#[test]
fn a_record_under_another_name_loads_nothing() {
    let home = home();
    let store = store(home.path());
    admit(&store, tree("tool", "1.0.0")).unwrap();
    let text = fs::read_to_string(store.home().trust_file()).unwrap();
    overwrite(&store.home().trust_file(), &text.replace("\"tool\"", "\"another\""));
    fs::rename(tampered(&store, "tool"), store.home().plugin(&name("another"))).unwrap();
    assert!(matches!(load(&store, "another"), Err(StoreError::WrongIdentity { .. })));
    assert!(matches!(load(&store, "tool"), Err(StoreError::NotInstalled(_))));
}

#[test]
fn a_plugin_of_a_marketplace_that_is_gone_does_not_load() {
    let home = home();
    let store = store(home.path());
    admit(&store, tree("tool", "1.0.0")).unwrap();
    let text = fs::read_to_string(store.home().trust_file()).unwrap();
    overwrite(&store.home().trust_file(), &text.replace("\"source\"", "\"marketplace\": \"gone\", \"source\""));
    assert!(matches!(load(&store, "tool"), Err(StoreError::Withdrawn(Withdrawn::NoList { .. }))));
}

#[test]
fn what_was_loaded_stays_what_it_was() {
    let home = home();
    let store = store(home.path());
    admit(&store, tree("tool", "1.0.0")).unwrap();
    let loaded = load(&store, "tool").unwrap();
    overwrite(&tampered(&store, "tool").join("index.js"), "evil");
    let bytes = loaded.tree().read("index.js", 1024).unwrap().unwrap();
    assert_eq!(bytes, b"export default \"1.0.0\";\n");
}

#[test]
fn what_the_plugin_keeps_in_state_is_no_part_of_its_tree() {
    let home = home();
    let store = store(home.path());
    admit(&store, tree("tool", "1.0.0")).unwrap();
    let state = store.home().state(&name("tool"));
    fs::write(state.join("code.js"), "evil").unwrap();
    symlink("/etc/passwd", state.join("link")).unwrap();
    let loaded = load(&store, "tool").unwrap();
    assert_eq!(loaded.tree().digest(), tree("tool", "1.0.0").digest());
    assert!(loaded.tree().entries().iter().all(|entry| !entry.path.starts_with("state")));
}

// --- the trust file

#[test]
fn a_malformed_trust_file_loads_nothing_and_is_not_written_over() {
    let home = home();
    let store = store(home.path());
    admit(&store, tree("tool", "1.0.0")).unwrap();
    let good = fs::read_to_string(store.home().trust_file()).unwrap();
    let twice = good.replacen("\"tool\"", "\"tool\": {}, \"tool\"", 1);
    let unknown = good.replacen("\"version\"", "\"trusted\": true, \"version\"", 1);
    let filled = good.replacen("{}", "{\"x\": 1}", 1);
    let half = good.get(..good.len() / 2).unwrap();
    for malformed in ["", "{", "[]", "null", "{} {}", half, &twice, &unknown, &filled] {
        overwrite(&store.home().trust_file(), malformed);
        let again = Store::open(store.home().clone()).unwrap();
        assert!(matches!(load(&again, "tool"), Err(StoreError::TrustFile(_))), "{malformed}");
        assert!(matches!(admit(&again, tree("tool", "2.0.0")), Err(StoreError::TrustFile(_))), "{malformed}");
        assert!(matches!(again.remove(&name("tool")), Err(StoreError::TrustFile(_))), "{malformed}");
        let acknowledged = again.acknowledge(&name("tool"), &[Sha256([1; 32])]);
        assert!(matches!(acknowledged, Err(StoreError::TrustFile(_))), "{malformed}");
        assert_eq!(fs::read_to_string(store.home().trust_file()).unwrap(), malformed);
        assert_eq!(names(&home.path().join("plugins/.files")).len(), 1);
    }
    overwrite(&store.home().trust_file(), &good);
    load(&store, "tool").unwrap();
}

#[test]
fn a_trust_file_that_is_a_link_is_neither_read_nor_replaced() {
    let home = home();
    let store = store(home.path());
    admit(&store, tree("tool", "1.0.0")).unwrap();
    let real = home.path().join("real.json");
    fs::rename(store.home().trust_file(), &real).unwrap();
    symlink(&real, store.home().trust_file()).unwrap();
    assert!(matches!(load(&store, "tool"), Err(StoreError::Read { .. })));
    assert!(matches!(admit(&store, tree("tool", "2.0.0")), Err(StoreError::Read { .. })));
    assert!(fs::symlink_metadata(store.home().trust_file()).unwrap().is_symlink());
}

#[test]
fn acknowledgements_come_and_go() {
    let home = home();
    let store = store(home.path());
    admit(&store, tree("tool", "1.0.0")).unwrap();
    let (one, two) = (Sha256([1; 32]), Sha256([2; 32]));
    store.acknowledge(&name("tool"), &[two, one, two]).unwrap();
    assert_eq!(load(&store, "tool").unwrap().record().acknowledged, [one, two]);
    store.unacknowledge(&name("tool"), &[one]).unwrap();
    assert_eq!(load(&store, "tool").unwrap().record().acknowledged, [two]);
    assert!(matches!(store.acknowledge(&name("other"), &[one]), Err(StoreError::NotInstalled(_))));
}

// --- remove

#[test]
fn removing_removes_exactly_the_plugin() {
    let home = home();
    let store = store(home.path());
    for plugin in ["tool", "tool2", "too"] {
        admit(&store, tree(plugin, "1.0.0")).unwrap();
    }
    let outside = home.path().join("outside");
    fs::create_dir(&outside).unwrap();
    fs::write(outside.join("kept"), "").unwrap();
    symlink(&outside, store.home().state(&name("tool")).join("link")).unwrap();
    store.remove(&name("tool")).unwrap();
    assert!(!store.home().plugin(&name("tool")).exists());
    assert!(outside.join("kept").exists());
    for plugin in ["tool2", "too"] {
        load(&store, plugin).unwrap();
    }
    assert!(matches!(store.remove(&name("tool")), Err(StoreError::NotInstalled(_))));
    assert!(matches!(load(&store, "tool"), Err(StoreError::NotInstalled(_))));
}

#[test]
fn state_that_was_kept_is_there_for_the_next_install_and_goes_with_a_removal() {
    let home = home();
    let store = store(home.path());
    admit(&store, tree("tool", "1.0.0")).unwrap();
    let kept = store.home().state(&name("tool")).join("kept");
    fs::write(&kept, "mine").unwrap();
    store.remove_but_state(&name("tool")).unwrap();
    assert_eq!(names(&store.home().plugin(&name("tool"))), ["state"]);
    assert_eq!(store.strays().unwrap(), ["tool"]);
    assert!(matches!(load(&store, "tool"), Err(StoreError::NotInstalled(_))));
    assert!(matches!(store.remove_but_state(&name("tool")), Err(StoreError::NotInstalled(_))));
    admit(&store, tree("tool", "2.0.0")).unwrap();
    assert_eq!(fs::read(&kept).unwrap(), b"mine");
    store.remove_but_state(&name("tool")).unwrap();
    store.remove(&name("tool")).unwrap();
    assert!(!store.home().plugin(&name("tool")).exists());
}

// --- open

#[test]
fn a_home_that_does_not_exist_is_an_empty_store_and_stays_so() {
    let home = home();
    let path = home.path().join("not/there");
    let store = store(&path);
    assert!(store.records().unwrap().records.is_empty());
    assert!(matches!(load(&store, "tool"), Err(StoreError::NotInstalled(_))));
    assert!(!path.exists());
    admit(&store, tree("tool", "1.0.0")).unwrap();
    assert_eq!(mode(&path), 0o700);
}

#[test]
fn what_lies_in_staging_is_never_loaded_and_swept_unless_someone_is_at_work() {
    let home = home();
    admit(&store(home.path()), tree("tool", "1.0.0")).unwrap();
    let litter = home.path().join("plugins/.staging/11111111-1111-4111-8111-111111111111");
    fs::create_dir_all(litter.join("new")).unwrap();
    let lock = durable::Lock::exclusive(&home.path().join("plugins/.lock"), Duration::ZERO).unwrap();
    store(home.path());
    assert!(litter.exists());
    drop(lock);
    assert!(store(home.path()).strays().unwrap().is_empty());
    assert!(!litter.exists());
}

#[test]
fn a_journal_that_is_not_understood_stops_everything_and_is_kept() {
    let home = home();
    admit(&store(home.path()), tree("tool", "1.0.0")).unwrap();
    let journal = home.path().join("plugins/.journal.json");
    let fine = "11111111-1111-4111-8111-111111111111";
    let with = |version: &str, name: &str, staging: &str| {
        format!("{{\"version\": \"{version}\", \"name\": \"{name}\", \"staging\": \"{staging}\", \"replaces\": true}}")
    };
    let escapes =
        ["../../outside", "/tmp", "", "11111111-1111-4111-8111-11111111111g", "{11111111-1111-4111-8111-111111111111}"];
    let mut lies: Vec<String> = escapes.iter().map(|staging| with("1", "tool", staging)).collect();
    lies.extend([with("2", "tool", fine), with("1", "../tool", fine), String::new(), "{}".to_owned()]);
    for lie in lies {
        fs::write(&journal, &lie).unwrap();
        let refused = Store::open(runtime::Home::at(home.path().to_owned()));
        assert!(matches!(refused, Err(StoreError::Journal(_))), "{lie}");
        assert_eq!(fs::read_to_string(&journal).unwrap(), lie);
        load(&Store::open(runtime::Home::at(home.path().join("x"))).unwrap(), "tool").unwrap_err();
    }
    fs::remove_file(&journal).unwrap();
    load(&store(home.path()), "tool").unwrap();
}

#[test]
fn a_tree_that_changes_while_it_is_kept_is_refused() {
    struct Fickle(std::sync::atomic::AtomicUsize);
    impl verifier::tree::Contents for Fickle {
        fn open(&self, at: usize) -> std::io::Result<Box<dyn std::io::Read + Send + '_>> {
            let manifest: &[u8] = b"{\"name\": \"tool\", \"version\": \"1.0.0\"}";
            let opened = self.0.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
            Ok(Box::new(if at == 0 {
                manifest
            } else if opened < 2 {
                b"good"
            } else {
                b"evil"
            }))
        }
    }
    let listed = |path: &str, size| verifier::tree::Listed {
        path: path.into(),
        kind: verifier::tree::Kind::File { executable: false },
        size,
    };
    let listing = vec![listed("plugin.json", 36), listed("index.js", 4)];
    let contents = std::sync::Arc::new(Fickle(Default::default()));
    let fickle = Tree::hash(listing, contents, &Limits::default(), &|_| ()).unwrap();
    let home = home();
    let store = store(home.path());
    let refused = admit(&store, fickle);
    assert!(matches!(refused, Err(StoreError::Tree(verifier::tree::Refused::Changed { .. }))), "{refused:?}");
    assert!(store.records().unwrap().records.is_empty());
    assert!(names(&home.path().join("plugins/.staging")).is_empty());
}

#[test]
fn a_large_tree_with_many_folders_comes_back_whole() {
    let manifest = File::new("plugin.json", b"{\"name\": \"tool\", \"version\": \"1.0.0\"}".as_slice());
    let mut files = vec![manifest, File::new("index.js", b"".as_slice())];
    for at in 0..500 {
        files.push(File::new(format!("d{}/e{}/f{at}.js", at % 7, at % 11), format!("{at}").into_bytes()));
    }
    let large = memory::open(files, &Limits::default()).unwrap();
    let home = home();
    let store = store(home.path());
    admit(&store, large.clone()).unwrap();
    assert_eq!(load(&store, "tool").unwrap().tree().digest(), large.digest());
    let folder = store.home().plugin(&name("tool"));
    assert!((0..7).all(|top| mode(&folder.join(format!("d{top}"))) & 0o222 == 0));
}
