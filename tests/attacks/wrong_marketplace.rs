//! Wrong marketplace: another one's folder at a known address, or another one's statement in a known index.

use tests::forge::Forge;

use crate::victim::{NOT_TRUSTED, Victim};

#[test]
fn another_marketplace_at_the_same_address_is_refused() {
    let victim = Victim::with_hello();
    let mut other = Forge::honest("other.example.com/plugins", victim.forge.now);
    other.versions.insert("timestamp", 100);
    other.versions.insert("snapshot", 100);
    let site = other.publish();

    victim.serve(&site);

    victim.updates().exits(NOT_TRUSTED);
    victim.world.plugin().line("verify --offline").ok();
}

#[test]
fn a_statement_made_for_another_marketplace_does_not_count_here() {
    let mut victim = Victim::new();
    let digest = victim.bundles(tests::kit::Plugin::write(victim.world.at("stolen"), "stolen", "1.0.0"));
    // The very same auditor signed it, but for a fork that calls itself otherwise.
    let mut fork = Forge::honest("fork.example.com/plugins", victim.forge.now);
    fork.audit = victim.forge.audit.clone();
    let entry = fork.add("stolen", "1.0.0", digest.0).clone();
    victim.forge.list("stolen", entry);
    let site = victim.forge.publish();
    victim.serve(&site);

    victim.installs("stolen").exits(NOT_TRUSTED);

    victim.has_nothing();
}

#[test]
fn a_root_that_changes_the_marketplaces_own_name_is_refused() {
    let mut victim = Victim::with_hello();

    victim.forge.origin = "renamed.example.com/plugins".parse().unwrap();
    victim.forge.publish_root();
    let site = victim.forge.publish();
    victim.serve(&site);

    victim.updates().exits(NOT_TRUSTED);
}
