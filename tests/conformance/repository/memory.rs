//! What is remembered: authentic whatever its age, switched in one step, believed only as long as its keys are.

use tests::forge::{Fault, Role, Signer};
use verifier::Repository;
use verifier::repository::Refused;
use verifier::tuf::Offline;

use super::{NAME, added, hours, market, refreshed, refused, start};

#[test]
fn nothing_is_remembered_before_the_first_refresh() {
    let forge = market();
    let (mut client, _) = added(&forge);
    let error = refused!(client.remembered(hours(1)).unwrap_err(), Refused::NeverRefreshed);
    assert!(error.is_stale());
}

#[test]
fn what_was_believed_is_remembered_without_a_network() {
    let forge = market();
    let (client, memory, trusted) = refreshed(&forge);
    trusted.shard(&forge.site, &NAME.parse().unwrap()).unwrap().unwrap();
    let mut again = Repository::open(client.root_digest(), memory.boxed()).unwrap();
    let remembered = again.remembered(hours(1)).unwrap();
    let shard = remembered.shard(&Offline, &NAME.parse().unwrap()).unwrap().unwrap();
    assert_eq!(shard.document().name.as_str(), NAME);
    assert_eq!(remembered.freshness().checked, start());
    assert_eq!(remembered.origin(), &forge.origin);
    assert!(remembered.index(&Offline).unwrap_err().is_network());
}

#[test]
fn what_has_expired_is_still_authentic_and_says_so() {
    let forge = market();
    let (mut client, _, _) = refreshed(&forge);
    let remembered = client.remembered(hours(24 * 400)).unwrap();
    assert!(remembered.freshness().is_expired());
    assert_eq!(remembered.freshness().checked, start());
    assert!(!client.remembered(hours(1)).unwrap().freshness().is_expired());
}

#[test]
fn a_kill_between_any_two_writes_leaves_the_old_or_the_new() {
    let mut forge = market();
    let (client, memory, _) = refreshed(&forge);
    forge.add("deepcode-plugin-b", "1.0.0", [9; 32]);
    forge.publish();
    let mut finished = false;
    for saves in 0..30 {
        let state = memory.copy();
        let mut killed = Repository::open(client.root_digest(), state.boxed()).unwrap();
        state.fail_after(saves);
        finished = killed.refresh(&forge.site, hours(1)).is_ok();
        state.mend();
        let mut next = Repository::open(client.root_digest(), state.boxed()).unwrap();
        let plugins = next.remembered(hours(2)).unwrap().plugins().count();
        assert!(plugins == 1 || plugins == 2, "killed after {saves} writes");
        next.refresh(&forge.site, hours(3)).unwrap();
        if finished {
            assert_eq!(plugins, 2);
            break;
        }
    }
    assert!(finished, "a refresh never finished");
}

#[test]
fn a_failed_refresh_keeps_what_was_believed() {
    let mut forge = market();
    let (mut client, _, _) = refreshed(&forge);
    forge.add("deepcode-plugin-b", "1.0.0", [9; 32]);
    forge.publish();
    forge.site.fault("metadata/2.targets.json", Fault::Silent);
    assert!(client.refresh(&forge.site, hours(1)).unwrap_err().is_network());
    let remembered = client.remembered(hours(2)).unwrap();
    assert_eq!(remembered.plugins().count(), 1);
    assert_eq!(remembered.freshness().checked, start());
    forge.site.mend();
    assert_eq!(client.refresh(&forge.site, hours(3)).unwrap().plugins().count(), 2);
}

#[test]
fn a_key_that_has_left_the_root_vouches_for_nothing_remembered() {
    let mut forge = market();
    let (mut client, _, _) = refreshed(&forge);
    forge.targets = Role::of(&[Signer::named("the next maintainer")], 1);
    forge.publish_root();
    // The network ends after the root.
    forge.site.fault("metadata/timestamp.json", Fault::Silent);
    assert!(client.refresh(&forge.site, hours(1)).unwrap_err().is_network());
    let error = client.remembered(hours(2)).unwrap_err();
    assert!(error.is_untrusted() || error.is_network(), "{error:?}");
}

#[test]
fn tampered_memory_is_refused() {
    let forge = market();
    let (client, memory, _) = refreshed(&forge);
    for name in memory.names().into_iter().filter(|name| name.starts_with("kept/")) {
        let state = memory.copy();
        state.tamper(&name, b"{}");
        let mut again = Repository::open(client.root_digest(), state.boxed()).unwrap();
        assert!(again.remembered(hours(1)).unwrap_err().is_local(), "{name}");
    }
    let state = memory.copy();
    state.tamper("roots/1.json", b"{}");
    refused!(Repository::open(client.root_digest(), state.boxed()).unwrap_err(), Refused::WrongRoot { .. });
}

#[test]
fn a_tampered_cache_is_fetched_again() {
    let forge = market();
    let (mut client, memory, trusted) = refreshed(&forge);
    let name = NAME.parse().unwrap();
    trusted.shard(&forge.site, &name).unwrap();
    for file in ["timestamp.json", "snapshot.json", "targets.json", "revocations.json", "targets/revoked.json"] {
        memory.tamper(file, b"{}");
    }
    memory.tamper(&format!("targets/plugins/{NAME}.json"), b"{}");
    let trusted = client.refresh(&forge.site, hours(1)).unwrap();
    assert!(trusted.shard(&forge.site, &name).unwrap().is_some());
}

#[test]
fn a_state_on_disk_is_used_by_one_process_at_a_time_and_by_the_next_one() {
    let forge = market();
    let folder = tempfile::tempdir().unwrap();
    let disk = || Box::new(verifier::tuf::DiskState::new(folder.path().join("official")));
    let mut client = Repository::bootstrap(&forge.pin(), &forge.site, disk()).unwrap();
    client.refresh(&forge.site, start()).unwrap();
    let stored = std::fs::read(folder.path().join("official/timestamp.json")).unwrap();
    assert_eq!(Some(&stored), forge.site.file("metadata/timestamp.json"));
    let root = client.root_digest();
    let handles: Vec<_> = (0..4)
        .map(|_| {
            let (site, state) = (forge.site.clone(), disk());
            std::thread::spawn(move || Repository::open(root, state).unwrap().refresh(&site, hours(1)).map(|_| ()))
        })
        .collect();
    for handle in handles {
        handle.join().unwrap().unwrap();
    }
    let mut next = Repository::open(root, disk()).unwrap();
    assert_eq!(next.remembered(hours(2)).unwrap().freshness().checked, hours(1));
}

#[test]
fn a_disk_that_cannot_be_written_refuses() {
    let forge = market();
    let folder = tempfile::tempdir().unwrap();
    let blocked = folder.path().join("file");
    std::fs::write(&blocked, b"in the way").unwrap();
    let state = Box::new(verifier::tuf::DiskState::new(blocked.join("official")));
    assert!(Repository::bootstrap(&forge.pin(), &forge.site, state).unwrap_err().is_local());
}

#[test]
fn no_name_leaves_the_states_folder() {
    use verifier::tuf::{DiskState, State as _};
    let folder = tempfile::tempdir().unwrap();
    let mut state = DiskState::new(folder.path().join("state"));
    for name in ["", "..", "../x", "/etc/x", "a//b", "a/../../b", ".lock", "a b", "a\0b", "a\\b"] {
        assert!(state.save(name, b"x").is_err(), "{name:?}");
        assert!(state.load(name).is_err(), "{name:?}");
        assert!(state.remove(name).is_err(), "{name:?}");
    }
}
