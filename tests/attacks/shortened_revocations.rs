//! Shortened list: whoever holds the revocations key publishes a list from which an entry is missing.

use crate::victim::{NOT_TRUSTED, REVOKED, Victim};

fn revoked() -> Victim {
    let mut victim = Victim::with_hello();
    victim.forge.revoke("SHOP-2026-0001", "hello", "*");
    let site = victim.forge.publish();
    victim.serve(&site);
    victim.updates().ok();
    victim.world.plugin().line("verify").exits(REVOKED);
    victim
}

#[test]
fn a_list_that_lacks_what_the_targets_role_names_is_refused() {
    let mut victim = revoked();

    victim.forge.revoked.clear();
    let site = victim.forge.publish_revocations();
    victim.serve(&site);

    victim.updates().exits(NOT_TRUSTED).says("SHOP-2026-0001");
    victim.installs("hello").end();
    victim.world.plugin().line("verify --offline").exits(REVOKED);
}

#[test]
fn who_never_saw_the_entry_refuses_as_well() {
    let mut victim = revoked();
    victim.forge.revoked.clear();
    let site = victim.forge.publish_revocations();
    victim.serve(&site);
    let address = format!("file://{}", victim.site().display());
    let key = victim.forge.public_key().to_string();

    let newcomer = victim.world.plugin_of("newcomer").line("marketplace add --name shop");

    newcomer.args([&address, "--key", &key]).exits(NOT_TRUSTED);
}

#[test]
fn who_saw_it_remembers_even_when_both_keys_are_stolen() {
    let mut victim = revoked();

    victim.forge.revoked.clear();
    victim.forge.in_force.clear();
    let site = victim.forge.publish();
    victim.serve(&site);

    victim.updates().end();
    victim.world.plugin().line("verify").exits(REVOKED).says("SHOP-2026-0001");
}

#[test]
fn only_the_targets_role_lifts_an_entry() {
    let mut victim = revoked();

    victim.forge.withdrawn.push("SHOP-2026-0001".parse().unwrap());
    let site = victim.forge.publish();
    victim.serve(&site);

    victim.updates().ok();
    victim.world.plugin().line("verify").ok();
}

#[test]
fn an_entry_that_was_weakened_in_place_stays_as_strong_as_it_was() {
    let mut victim = revoked();

    victim.forge.revoked[0].action = schemas::Action::Warn;
    victim.forge.revoked[0].versions = vec!["0.0.1".parse().unwrap()];
    let site = victim.forge.publish_revocations();
    victim.serve(&site);

    victim.updates().end();
    victim.world.plugin().line("verify --offline").exits(REVOKED);
}
