//! Redirected revocations: a stolen targets key delegates `revoked.json` to a key of the thief's.

use tests::forge::{Role, Signer};

use crate::victim::{NOT_TRUSTED, REVOKED, Victim};

fn revoked() -> Victim {
    let mut victim = Victim::with_hello();
    victim.forge.revoke("SHOP-2026-0001", "hello", "*");
    let site = victim.forge.publish();
    victim.serve(&site);
    victim.updates().ok();
    victim
}

#[test]
fn the_delegations_keys_must_be_those_of_root() {
    let mut victim = revoked();
    let honest = victim.forge.revocations.listed.iter().map(|listed| listed.id.clone()).collect();
    victim.forge.revocation_keys = Some(honest);

    victim.forge.revocations = Role::of(&[Signer::named("mallory")], 1);
    victim.forge.revoked.clear();
    victim.forge.in_force.clear();
    let site = victim.forge.publish();
    victim.serve(&site);

    victim.updates().exits(NOT_TRUSTED);
    victim.world.plugin().line("verify").end().says("SHOP-2026-0001");
    victim.world.plugin().line("verify --offline").exits(REVOKED);
}

#[test]
fn a_key_added_beside_the_honest_one_is_refused_too() {
    let mut victim = revoked();
    let honest: Vec<String> = victim.forge.revocations.listed.iter().map(|listed| listed.id.clone()).collect();
    let key = victim.forge.revocations.listed[0].signer.clone();
    victim.forge.revocation_keys = Some(honest);

    victim.forge.revocations = Role::of(&[key, Signer::named("mallory")], 1);
    let site = victim.forge.publish();
    victim.serve(&site);

    victim.updates().exits(NOT_TRUSTED);
}

#[test]
fn a_list_among_the_top_level_targets_is_refused() {
    let mut victim = revoked();
    victim.forge.before_signing("targets", |signed| {
        let index = signed["targets"]["index.json"].clone();
        signed["targets"]["revoked.json"] = index;
    });
    let site = victim.forge.publish();
    victim.serve(&site);

    victim.updates().exits(NOT_TRUSTED);
}
