//! Rollback protection is memory, kept apart from what it protects.

use serde_json::json;
use tests::forge::{Role, Signer};
use verifier::Repository;
use verifier::repository::Refused;
use verifier::tuf::Error;

use super::{added, hours, market, refreshed, refusal, refused, start};

#[test]
fn a_lost_cache_does_not_lower_the_floor() {
    for role in ["timestamp", "snapshot"] {
        let mut forge = market();
        let yesterday = forge.site.clone();
        forge.publish();
        let (mut client, memory, _) = refreshed(&forge);
        for file in ["timestamp.json", "snapshot.json", "targets.json", "revocations.json"] {
            memory.lose(file);
        }
        let mut site = yesterday.clone();
        if role == "snapshot" {
            // The online key's thief makes a new timestamp for the old snapshot.
            forge.versions.insert("snapshot", 1);
            forge.publish_timestamp();
            site.splice(&forge.site, "metadata/timestamp.json");
        }
        refused!(refusal(&mut client, &site, hours(1)), Refused::Metadata(Error::Rollback { .. }));
    }
}

#[test]
fn the_floor_survives_being_removed_and_added_again() {
    let mut forge = market();
    let yesterday = forge.site.clone();
    forge.publish();
    let (_, memory, _) = refreshed(&forge);
    for name in memory.names() {
        if name != "floor" {
            memory.lose(&name);
        }
    }
    let mut client = Repository::bootstrap(&forge.pin(), &yesterday, memory.boxed()).unwrap();
    refused!(refusal(&mut client, &yesterday, hours(1)), Refused::Metadata(Error::Rollback { .. }));
}

#[test]
fn the_floor_of_another_marketplace_is_not_this_ones() {
    let mut forge = market();
    forge.publish();
    let (_, memory, _) = refreshed(&forge);
    let mut other = tests::forge::Forge::honest("other.example.com", start());
    other.publish();
    let mut client = Repository::bootstrap(&other.pin(), &other.site, memory.boxed()).unwrap();
    let trusted = client.refresh(&other.site, hours(1)).unwrap();
    assert_eq!(trusted.revoked().document().revoked, []);
}

#[test]
fn a_floor_that_cannot_be_read_is_not_a_low_one() {
    let forge = market();
    let (mut client, memory, _) = refreshed(&forge);
    memory.tamper("floor", b"{}garbage");
    let error = refusal(&mut client, &forge.site, hours(1));
    assert!(error.is_local(), "{error:?}");
}

#[test]
fn what_cannot_be_written_is_not_believed() {
    let forge = market();
    let (client, memory) = added(&forge);
    for saves in 0..40 {
        let state = memory.copy();
        let mut client = Repository::open(client.root_digest(), state.boxed()).unwrap();
        state.fail_after(saves);
        match client.refresh(&forge.site, hours(1)) {
            Err(error) => assert!(error.is_local(), "{error:?}"),
            Ok(_) => {
                assert!(saves > 8, "a refresh wrote only {saves} files");
                return;
            }
        }
    }
    panic!("a refresh needs more than forty writes");
}

#[test]
fn a_fast_forward_attack_is_mended_by_rotating_the_online_key_and_by_nothing_else() {
    let mut forge = market();
    let (mut client, _, _) = refreshed(&forge);
    // The thief of the online key runs ahead.
    forge.versions.extend([("snapshot", 1_000_000), ("timestamp", 1_000_000)]);
    forge.publish_revocations();
    client.refresh(&forge.site, hours(1)).unwrap();
    // Back to honest numbers, same key: refused.
    forge.versions.extend([("snapshot", 1), ("timestamp", 1)]);
    forge.publish();
    refused!(refusal(&mut client, &forge.site, hours(2)), Refused::Metadata(Error::Rollback { .. }));
    // A root without the stolen key.
    let online = Role::of(&[Signer::named("the next online key")], 1);
    forge.snapshot = online.clone();
    forge.timestamp = online;
    forge.publish_root();
    forge.publish();
    client.refresh(&forge.site, hours(3)).unwrap();
}

#[test]
fn a_second_online_key_beside_the_first_does_not_lower_the_floor() {
    let mut forge = market();
    forge.publish();
    let yesterday = forge.site.clone();
    forge.publish();
    let (mut client, _, _) = refreshed(&forge);
    let mut listed = forge.timestamp.listed.clone();
    listed.push((&Signer::named("a second online key")).into());
    forge.timestamp.listed = listed;
    forge.publish_root();
    let mut site = yesterday;
    site.splice(&forge.site, "metadata/2.root.json");
    refused!(refusal(&mut client, &site, hours(1)), Refused::Metadata(Error::Rollback { .. }));
}

#[test]
fn an_older_root_in_the_state_is_noticed() {
    let mut forge = market();
    let (_, memory) = added(&forge);
    let old = memory.copy();
    forge.publish_root();
    let mut client = Repository::open(added(&forge).0.root_digest(), memory.boxed()).unwrap();
    client.refresh(&forge.site, hours(1)).unwrap();
    for name in ["root.json", "pin"] {
        memory.tamper(name, &old.file(name).unwrap());
    }
    memory.lose("roots/2.json");
    let mut site = forge.site.clone();
    site.remove("metadata/2.root.json");
    refused!(refusal(&mut client, &site, hours(2)), Refused::Metadata(Error::Rollback { seen: 2, found: 1, .. }));
}

#[test]
fn a_clock_that_is_behind_is_reported_and_does_not_revive_old_metadata() {
    let mut forge = market();
    let (mut client, _, _) = refreshed(&forge);
    let frozen = forge.site.clone();
    forge.wait(24 * 30);
    forge.publish();
    // A clock two weeks behind: what the marketplace signed is later, and is reported.
    let clock = hours(24 * 16);
    let trusted = client.refresh(&forge.site, clock).unwrap();
    assert!(trusted.freshness().is_ahead_of(clock));
    assert_eq!(trusted.freshness().now, forge.now);
    // The clock is put back to the day of the frozen copy.
    refused!(refusal(&mut client, &frozen, hours(1)), Refused::Metadata(_));
}

#[test]
fn expiry_is_judged_by_the_newest_signed_time() {
    let mut forge = market();
    let (mut client, _, _) = refreshed(&forge);
    forge.wait(24 * 30);
    forge.publish();
    client.refresh(&forge.site, forge.now).unwrap();
    // The online key's thief signs newer versions that expired before what was seen; the clock says it is still June.
    forge.now = start();
    forge.publish_timestamp();
    let error = refusal(&mut client, &forge.site, hours(1));
    assert!(error.is_stale(), "{error:?}");
}

#[test]
fn a_signed_time_after_its_own_expiry_is_refused() {
    let mut forge = market();
    let (mut client, _) = added(&forge);
    forge.before_signing("timestamp", |timestamp| timestamp["x-signed-at"] = json!("9999-01-01T00:00:00Z"));
    forge.publish();
    refused!(refusal(&mut client, &forge.site, hours(1)), Refused::Metadata(Error::SignedAt { .. }));
}
