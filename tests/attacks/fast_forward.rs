//! Fast forward: a thief of the online key publishes an enormous version, so that honest ones look like a rollback.

use tests::forge::{Role, Signer};

use crate::victim::{NOT_TRUSTED, Victim};

/// The victim has seen timestamp and snapshot 2³¹ from the thief; the owner's numbers are small again.
fn overtaken() -> Victim {
    let mut victim = Victim::with_hello();
    let honest = victim.forge.versions.clone();
    for role in ["timestamp", "snapshot"] {
        victim.forge.versions.insert(role, 1 << 31);
    }
    let site = victim.forge.publish_revocations();
    victim.serve(&site);
    victim.updates().ok();
    for role in ["timestamp", "snapshot"] {
        victim.forge.versions.insert(role, honest[role]);
    }
    victim
}

#[test]
fn honest_versions_are_refused_as_long_as_the_stolen_key_is_in_root() {
    let mut victim = overtaken();

    let site = victim.forge.publish();
    victim.serve(&site);

    victim.updates().exits(NOT_TRUSTED);
}

#[test]
fn rotating_the_stolen_key_recovers() {
    let mut victim = overtaken();
    let fresh = Signer::named("a new online key");
    victim.forge.snapshot = Role::of(std::slice::from_ref(&fresh), 1);
    victim.forge.timestamp = Role::of(std::slice::from_ref(&fresh), 1);

    victim.forge.publish_root();
    let site = victim.forge.publish();
    victim.serve(&site);

    victim.updates().ok();
    victim.world.plugin().line("verify").ok();
}

#[test]
fn a_new_root_that_keeps_the_stolen_key_recovers_nothing() {
    let mut victim = overtaken();

    victim.forge.publish_root();
    let site = victim.forge.publish();
    victim.serve(&site);

    victim.updates().exits(NOT_TRUSTED);
}

#[test]
fn what_was_revoked_survives_the_recovery() {
    let mut victim = Victim::with_hello();
    victim.forge.revoke("SHOP-2026-0001", "hello", "*");
    let site = victim.forge.publish();
    victim.serve(&site);
    victim.updates().ok();
    let fresh = Signer::named("a new online key");
    victim.forge.snapshot = Role::of(std::slice::from_ref(&fresh), 1);
    victim.forge.timestamp = Role::of(std::slice::from_ref(&fresh), 1);
    victim.forge.publish_root();

    // Whoever rotated also forgot the entry, on purpose or not.
    victim.forge.revoked.clear();
    victim.forge.in_force.clear();
    let site = victim.forge.publish();
    victim.serve(&site);

    victim.updates().end();
    victim.world.plugin().line("verify").exits(crate::victim::REVOKED);
}
