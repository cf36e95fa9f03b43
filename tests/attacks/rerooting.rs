//! Re-rooting with the daily key alone: a thief of the marketplace key writes a new root of their own.

use tests::forge::{Role, Signer};

use crate::victim::{NOT_TRUSTED, Victim};

/// The thief has the marketplace key and nothing else, and wants these keys in root.
fn steal(victim: &mut Victim, new: Role) {
    let daily = victim.forge.root.listed[0].signer.clone();
    victim.forge.root = victim.forge.root.clone().signed_by(&[daily]);
    victim.forge.rotate_root(new);
    victim.forge.publish();
}

#[test]
fn one_of_three_keys_does_not_make_a_root() {
    let mut victim = Victim::with_hello();
    let (one, two) = (Signer::named("mallory 1"), Signer::named("mallory 2"));

    steal(&mut victim, Role::of(&[one, two], 2));
    victim.serve(&victim.forge.site);

    victim.updates().exits(NOT_TRUSTED).says("root");
}

#[test]
fn lowering_the_threshold_needs_the_threshold() {
    let mut victim = Victim::with_hello();
    let daily = victim.forge.root.listed[0].signer.clone();

    steal(&mut victim, Role::of(&[daily], 1));
    victim.serve(&victim.forge.site);

    victim.updates().exits(NOT_TRUSTED);
}

#[test]
fn a_forged_root_is_not_remembered() {
    let mut victim = Victim::with_hello();
    let honest = victim.forge.site.clone();
    steal(&mut victim, Role::of(&[Signer::named("mallory 1"), Signer::named("mallory 2")], 2));
    victim.serve(&victim.forge.site);
    victim.updates().exits(NOT_TRUSTED);

    victim.serve(&honest);

    victim.updates().ok();
    victim.world.plugin().line("verify").ok();
}

#[test]
fn the_two_recovery_keys_do_replace_the_stolen_one() {
    let mut victim = Victim::with_hello();
    let [_, first, second] = [0, 1, 2].map(|at: usize| victim.forge.root.listed[at].signer.clone());
    let new = Signer::named("the new marketplace key");
    victim.forge.root = victim.forge.root.clone().signed_by(&[first.clone(), second.clone()]);
    victim.forge.targets = Role::of(std::slice::from_ref(&new), 1);
    victim.forge.revocations = Role::of(std::slice::from_ref(&new), 1);

    victim.forge.rotate_root(Role::of(&[new, first, second], 2));
    let site = victim.forge.publish();
    victim.serve(&site);

    victim.updates().ok();
    victim.world.plugin().line("verify").ok();
}
