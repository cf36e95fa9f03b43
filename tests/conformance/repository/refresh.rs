//! Refreshing: what is asked for, and what a hostile mirror cannot do.

use serde_json::json;
use tests::forge::Fault;
use verifier::repository::Refused;
use verifier::tuf::{Error, Mismatch};

use super::{NAME, added, hours, market, refreshed, refusal, refused, start};

#[test]
fn a_refresh_where_nothing_changed_asks_twice() {
    let forge = market();
    let (mut client, _, _) = refreshed(&forge);
    forge.site.asked();
    client.refresh(&forge.site, hours(1)).unwrap();
    assert_eq!(forge.site.asked(), ["metadata/2.root.json", "metadata/timestamp.json"]);
}

#[test]
fn a_first_refresh_asks_for_each_role_once() {
    let forge = market();
    let (mut client, _) = added(&forge);
    forge.site.asked();
    client.refresh(&forge.site, start()).unwrap();
    let asked = forge.site.asked();
    let list = forge.site.paths().find(|path| path.starts_with("targets/") && path.ends_with(".revoked.json")).unwrap();
    assert_eq!(
        asked,
        [
            "metadata/2.root.json",
            "metadata/timestamp.json",
            "metadata/1.snapshot.json",
            "metadata/1.targets.json",
            "metadata/1.revocations.json",
            list
        ]
    );
}

#[test]
fn a_denied_next_root_is_not_the_end_of_the_chain() {
    let mut forge = market();
    let (mut client, _) = added(&forge);
    forge.site.fault("metadata/2.root.json", Fault::Denied);
    assert!(refusal(&mut client, &forge.site, hours(1)).is_network());
}

#[test]
fn endless_data_is_cut_at_every_role() {
    for path in
        ["metadata/2.root.json", "metadata/timestamp.json", "metadata/1.snapshot.json", "metadata/1.targets.json"]
    {
        let mut forge = market();
        let (mut client, _) = added(&forge);
        forge.site.fault(path, Fault::Endless);
        assert!(refusal(&mut client, &forge.site, hours(1)).is_network(), "{path}");
    }
}

#[test]
fn a_length_beyond_the_cap_is_not_even_asked_for() {
    let mut forge = market();
    forge.before_signing("timestamp", |timestamp| timestamp["meta"]["snapshot.json"]["length"] = json!(1_u64 << 40));
    forge.publish();
    let (mut client, _) = added(&forge);
    forge.site.asked();
    refused!(refusal(&mut client, &forge.site, hours(1)), Refused::Metadata(Error::TooLarge { .. }));
    assert_eq!(forge.site.asked().last().unwrap(), "metadata/timestamp.json");
}

#[test]
fn an_older_timestamp_is_refused() {
    let mut forge = market();
    let yesterday = forge.site.clone();
    forge.publish();
    let (mut client, _, _) = refreshed(&forge);
    refused!(refusal(&mut client, &yesterday, hours(1)), Refused::Metadata(Error::Rollback { seen: 2, found: 1, .. }));
}

#[test]
fn a_frozen_timestamp_is_stale_once_it_has_expired() {
    let forge = market();
    let (mut client, _, _) = refreshed(&forge);
    let error = refused!(refusal(&mut client, &forge.site, hours(49)), Refused::Metadata(Error::Expired { .. }));
    assert!(error.is_stale() && !error.is_untrusted());
}

#[test]
fn an_expired_root_is_stale() {
    let mut forge = market();
    let (mut client, _, _) = refreshed(&forge);
    forge.now = hours(24 * 366);
    forge.publish();
    assert!(refusal(&mut client, &forge.site, hours(24 * 366)).is_stale());
}

#[test]
fn a_mix_of_two_publishes_is_refused() {
    let mut forge = market();
    let old = forge.site.clone();
    forge.add(NAME, "0.4.0", [8; 32]);
    forge.before_signing("snapshot", |_| {});
    forge.publish();
    for path in ["snapshot", "targets", "revocations"] {
        let mut site = forge.site.clone();
        let bytes = old.file(&format!("metadata/1.{path}.json")).unwrap().clone();
        site.put(&format!("metadata/2.{path}.json"), bytes);
        let (mut client, _) = added(&forge);
        refused!(
            refusal(&mut client, &site, hours(1)),
            Refused::Metadata(Error::Mismatch { mismatch: Mismatch::Version { expected: 2, found: 1 }, .. })
        );
    }
}

#[test]
fn a_snapshot_that_lists_an_older_role_is_refused() {
    let mut forge = market();
    forge.publish();
    let (mut client, _, _) = refreshed(&forge);
    forge.before_signing("snapshot", |snapshot| snapshot["meta"]["targets.json"]["version"] = json!(1));
    forge.publish_timestamp();
    forge.publish_revocations();
    refused!(refusal(&mut client, &forge.site, hours(1)), Refused::Metadata(Error::Rollback { seen: 2, found: 1, .. }));
}

#[test]
fn a_snapshot_that_no_longer_lists_the_revocations_is_refused() {
    let mut forge = market();
    let (mut client, _, _) = refreshed(&forge);
    forge.before_signing("snapshot", |snapshot| {
        snapshot["meta"].as_object_mut().unwrap().remove("revocations.json");
    });
    forge.publish();
    refused!(refusal(&mut client, &forge.site, hours(1)), Refused::Metadata(Error::Vanished { .. }));
}

#[test]
fn metadata_with_a_key_that_stands_twice_is_refused() {
    let mut forge = market();
    let (mut client, _) = added(&forge);
    let text = String::from_utf8(forge.site.file("metadata/timestamp.json").unwrap().clone()).unwrap();
    let doubled = text.replacen('{', "{ \"signed\": null,", 1);
    forge.site.put("metadata/timestamp.json", doubled.into_bytes());
    refused!(refusal(&mut client, &forge.site, hours(1)), Refused::Metadata(Error::NotStrict { .. }));
}

#[test]
fn a_signature_that_stands_twice_is_refused() {
    let mut forge = market();
    let (mut client, _) = added(&forge);
    forge.after_signing("timestamp", |whole| {
        let signature = whole["signatures"][0].clone();
        whole["signatures"].as_array_mut().unwrap().push(signature);
    });
    forge.publish();
    refused!(refusal(&mut client, &forge.site, hours(1)), Refused::Metadata(Error::Rejected { .. }));
}

#[test]
fn hashes_in_the_snapshot_bind_the_bytes() {
    let mut forge = market();
    forge.before_signing("snapshot", |snapshot| {
        snapshot["meta"]["targets.json"]["hashes"] = json!({ "sha256": "00".repeat(32) });
    });
    forge.publish();
    let (mut client, _) = added(&forge);
    refused!(
        refusal(&mut client, &forge.site, hours(1)),
        Refused::Metadata(Error::Mismatch { mismatch: Mismatch::Hash { .. }, .. })
    );
}

#[test]
fn a_hash_of_an_unknown_kind_alone_binds_nothing_and_is_refused() {
    let mut forge = market();
    forge.before_signing("snapshot", |snapshot| {
        snapshot["meta"]["targets.json"]["hashes"] = json!({ "crc32": "00000000" });
    });
    forge.publish();
    let (mut client, _) = added(&forge);
    refused!(
        refusal(&mut client, &forge.site, hours(1)),
        Refused::Metadata(Error::Mismatch { mismatch: Mismatch::NoHash, .. })
    );
}

#[test]
fn a_half_finished_publish_is_invisible() {
    let mut forge = market();
    let (mut client, _, _) = refreshed(&forge);
    let timestamp = forge.site.file("metadata/timestamp.json").unwrap().clone();
    forge.add(NAME, "0.4.0", [8; 32]);
    forge.publish();
    forge.site.put("metadata/timestamp.json", timestamp);
    client.refresh(&forge.site, hours(1)).unwrap();
}

#[test]
fn what_changed_is_fetched_and_believed() {
    let mut forge = market();
    let (mut client, _, _) = refreshed(&forge);
    forge.add("deepcode-plugin-b", "1.0.0", [9; 32]);
    forge.publish();
    let trusted = client.refresh(&forge.site, hours(1)).unwrap();
    let names: Vec<String> = trusted.plugins().map(|name| name.to_string()).collect();
    assert_eq!(names, ["deepcode-plugin-b", NAME]);
    assert_eq!(trusted.freshness().checked, hours(1));
}
