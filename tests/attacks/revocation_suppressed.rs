//! Suppressed revocations: the list is missing, unreachable or old, in the hope that nothing then counts as revoked.

use tests::forge::Mirror;

use crate::victim::{REVOKED, STALE, Victim};

/// Every list that was ever published, the current one among them.
fn lists_of(site: &Mirror) -> Vec<String> {
    site.paths().filter(|path| path.ends_with(".revoked.json")).map(str::to_owned).collect()
}

#[test]
fn a_missing_list_is_not_an_empty_list() {
    let mut victim = Victim::with_hello();
    victim.forge.revoke("SHOP-2026-0001", "hello", "*");
    let mut site = victim.forge.publish();
    lists_of(&victim.forge.site).iter().for_each(|path| site.remove(path));
    victim.serve(&site);

    let refused = victim.updates().end();

    assert_ne!(refused.status, 0, "{refused:?}");
}

#[test]
fn a_role_that_is_gone_is_not_an_empty_list() {
    let mut victim = Victim::with_hello();
    victim.forge.wait(1);
    let mut site = victim.forge.publish();
    let path = site.paths().filter(|path| path.ends_with(".revocations.json")).last().unwrap().to_owned();
    site.remove(&path);
    victim.serve(&site);

    let refused = victim.updates().end();

    assert_ne!(refused.status, 0, "{refused:?}");
}

#[test]
fn an_unreachable_marketplace_stops_new_installs_after_six_hours() {
    let victim = Victim::new();
    std::fs::rename(victim.site(), victim.world.at("gone")).unwrap();
    let digest = victim.forge.shards[&"hello".parse().unwrap()].versions[0].source_hash.to_string();

    let later = victim.world.later("7 hours").line("install hello@shop --digest").arg(&digest).end();

    assert!([STALE, 7].contains(&later.status), "{later:?}");
    victim.has_nothing();
}

#[test]
fn what_is_merely_not_reached_goes_on_from_fresh_memory_and_tells_its_age() {
    let victim = Victim::new();
    let mut site = victim.forge.site.clone();
    site.remove("metadata/timestamp.json");
    victim.serve(&site);

    victim.installs("hello").ok().says("warning:").says("catalog was checked just now");

    std::fs::rename(victim.site(), victim.world.at("gone")).unwrap();
    victim.world.plugin().line("disable hello").ok();
    victim.world.later("3 hours").line("enable hello").ok().says("warning:").says("catalog is 3 h old");
}

#[test]
fn an_unreachable_marketplaces_plugins_stop_after_a_week_and_the_cure_is_named() {
    let victim = Victim::with_hello();
    std::fs::rename(victim.site(), victim.world.at("gone")).unwrap();

    victim.world.later("2 days").line("verify").ok().says("warning:");
    victim.world.later("8 days").line("verify").exits(STALE).says("marketplace update");
}

#[test]
fn what_was_heard_once_stays_true_without_a_network() {
    let mut victim = Victim::with_hello();
    victim.forge.revoke("SHOP-2026-0001", "hello", "*");
    let site = victim.forge.publish();
    victim.serve(&site);
    victim.updates().ok();

    std::fs::rename(victim.site(), victim.world.at("gone")).unwrap();

    victim.world.plugin().line("verify").exits(REVOKED);
    victim.world.later("30 days").line("verify").exits(REVOKED);
}

#[test]
fn a_list_with_one_broken_entry_is_refused_whole() {
    let mut victim = Victim::with_hello();
    victim.forge.wait(1);
    let mut site = victim.forge.publish();
    for path in lists_of(&site) {
        site.put(&path, b"{\"version\":\"1\",\"revoked\":[{}]}".to_vec());
    }
    victim.serve(&site);

    let refused = victim.updates().end();

    assert_ne!(refused.status, 0, "{refused:?}");
}
