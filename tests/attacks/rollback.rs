//! Rollback: an older state, validly signed and not yet expired, is served again.

use crate::victim::{NOT_TRUSTED, Victim};

/// Yesterday `hello` 1.0.0 was offered; today it is revoked and 1.1.0 is there.
fn two_days() -> (Victim, tests::forge::Mirror, tests::forge::Mirror) {
    let mut victim = Victim::new();
    let yesterday = victim.forge.site.clone();
    victim.forge.wait(1);
    victim.offers("hello", "1.1.0");
    victim.forge.revoke("SHOP-2026-0001", "hello", "<1.1.0");
    let today = victim.forge.publish();
    victim.serve(&today);
    victim.updates().ok();
    (victim, yesterday, today)
}

#[test]
fn a_whole_older_state_is_refused() {
    let (victim, yesterday, today) = two_days();

    victim.serve(&yesterday);

    victim.updates().exits(NOT_TRUSTED).says("timestamp");
    victim.installs("hello").exits(NOT_TRUSTED).says("timestamp went back");
    victim.has_nothing();
    victim.serve(&today);
    victim.updates().ok();
}

#[test]
fn what_was_revoked_since_stays_revoked() {
    let (victim, yesterday, _) = two_days();

    victim.serve(&yesterday);

    let old = yesterday.paths().find(|p| p.ends_with(".hello.json")).unwrap().to_owned();
    assert!(victim.site().join(old).exists(), "the older offer is there to be taken");
    let refused = victim.world.plugin().line("install hello@shop --version 1.0.0 --digest");
    let digest = victim.forge.shards[&"hello".parse().unwrap()].versions[0].source_hash.to_string();
    refused.arg(digest).exits(NOT_TRUSTED);
    victim.has_nothing();
}

#[test]
fn fresh_memory_is_no_reason_to_update_or_enable_from_a_marketplace_that_lies_now() {
    let mut victim = Victim::with_hello();
    let yesterday = victim.forge.site.clone();
    victim.forge.wait(1);
    victim.offers("hello", "1.1.0");
    let today = victim.forge.publish();
    victim.serve(&today);
    victim.updates().ok();
    let new = victim.forge.shards[&"hello".parse().unwrap()].versions[1].source_hash.to_string();

    victim.serve(&yesterday);

    let types = |line: &str| victim.world.plugin().line(line);
    types("update hello --digest").arg(&new).exits(NOT_TRUSTED).says("went back");
    types("update").exits(NOT_TRUSTED).says("went back");
    types("enable hello").exits(NOT_TRUSTED).says("went back");
    types("list").ok().says("1.0.0");
    victim.serve(&today);
    types("enable hello").ok();
    types("update hello --digest").arg(&new).ok();
}

#[test]
fn an_older_timestamp_alone_is_refused() {
    let (victim, yesterday, mut today) = two_days();

    today.splice(&yesterday, "metadata/timestamp.json");
    victim.serve(&today);

    victim.updates().exits(NOT_TRUSTED);
}

#[test]
fn removing_and_adding_the_marketplace_again_does_not_forget() {
    let (victim, yesterday, today) = two_days();
    victim.world.plugin().line("marketplace remove shop").ok();

    victim.serve(&yesterday);

    victim.adds().exits(NOT_TRUSTED);
    victim.serve(&today);
    victim.adds().ok();
}

#[test]
fn losing_what_was_cached_does_not_lower_the_floor() {
    let (victim, yesterday, today) = two_days();
    let folder = victim.world.deepcode().join("marketplaces/shop");
    for name in ["timestamp.json", "snapshot.json", "targets.json", "revocations.json"] {
        std::fs::remove_file(folder.join(name)).unwrap();
    }

    victim.serve(&yesterday);

    victim.updates().exits(NOT_TRUSTED).says("went back");
    victim.serve(&today);
    victim.updates().ok();
}

#[test]
fn the_same_state_again_is_no_rollback() {
    let (victim, _, today) = two_days();

    victim.serve(&today);

    victim.updates().ok();
}
