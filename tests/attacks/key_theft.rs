//! Key theft, role by role: what each key can do when it is stolen, and that it can do no more.

use tests::forge::{Forge, Role, Signer};
use tests::kit::Plugin;

use crate::victim::{NOT_TRUSTED, REVOKED, Victim};

/// Puts `evil` 1.0.0 into the site, with its statement signed by `auditor`.
fn evil(victim: &mut Victim, auditor: &Signer) {
    let digest = victim.bundles(Plugin::write(victim.world.at("evil"), "evil", "1.0.0"));
    let mut entry = victim.forge.unaudited("evil", "1.0.0", digest.0);
    victim.forge.attest(&"evil".parse().unwrap(), &mut entry, auditor);
    victim.forge.list("evil", entry);
}

/// `role` is signed by `thief` from now on, while root goes on listing its own keys.
fn usurp(role: &mut Role, thief: &Signer) {
    *role = role.clone().signed_by(std::slice::from_ref(thief));
}

/// A marketplace whose audit key is apart from the others, as a team's is.
fn team() -> (Victim, Signer) {
    let mut victim = Victim::stranger();
    let auditor = Signer::named("the team's audit key");
    victim.forge.audit = vec![(auditor.clone(), schemas::root::AuditKeyState::Active)];
    victim.forge.versions.clear();
    victim.forge.publish_root();
    victim.offers("hello", "1.0.0");
    let site = victim.forge.publish();
    victim.serve(&site);
    victim.adds().ok();
    (victim, auditor)
}

fn publish(victim: &mut Victim) {
    let site = victim.forge.publish();
    victim.serve(&site);
}

#[test]
fn the_online_key_cannot_add_a_plugin() {
    let mut victim = Victim::new();
    let online = victim.forge.timestamp.listed[0].signer.clone();
    evil(&mut victim, &online);

    usurp(&mut victim.forge.targets, &online);
    publish(&mut victim);

    victim.updates().exits(NOT_TRUSTED);
    let refused = victim.installs("evil").end();
    assert_ne!(refused.status, 0, "{refused:?}");
    victim.has_nothing();
}

#[test]
fn the_online_key_cannot_lift_a_revocation() {
    let mut victim = Victim::with_hello();
    victim.forge.revoke("SHOP-2026-0001", "hello", "*");
    publish(&mut victim);
    victim.updates().ok();
    let online = victim.forge.timestamp.listed[0].signer.clone();

    usurp(&mut victim.forge.revocations, &online);
    victim.forge.revoked.clear();
    let site = victim.forge.publish_revocations();
    victim.serve(&site);

    victim.updates().exits(NOT_TRUSTED);
    victim.world.plugin().line("verify --offline").exits(REVOKED);
}

#[test]
fn the_targets_key_cannot_pass_a_plugin_off_as_audited() {
    let (mut victim, _) = team();
    let targets = victim.forge.targets.listed[0].signer.clone();

    evil(&mut victim, &targets);
    publish(&mut victim);

    victim.updates().ok();
    victim.installs("evil").exits(NOT_TRUSTED);
    victim.has_nothing();
}

#[test]
fn the_audit_key_cannot_publish_what_it_signed() {
    let (mut victim, auditor) = team();

    evil(&mut victim, &auditor);
    usurp(&mut victim.forge.targets, &auditor);
    publish(&mut victim);

    victim.updates().exits(NOT_TRUSTED);
    victim.has_nothing();
}

#[test]
fn the_revocations_key_can_block_and_nothing_else() {
    let mut victim = Victim::with_hello();
    let thief = Signer::named("the stolen revocations key");
    victim.forge.revocations = Role::of(std::slice::from_ref(&thief), 1);
    victim.forge.publish_root();
    publish(&mut victim);
    victim.updates().ok();

    // It blocks, loudly:
    victim.forge.revoke("SHOP-2026-0666", "hello", "*");
    victim.forge.in_force.clear();
    let site = victim.forge.publish_revocations();
    victim.serve(&site);
    victim.updates().ok();
    victim.world.plugin().line("verify").exits(REVOKED).says("SHOP-2026-0666");

    // It adds no plugin:
    evil(&mut victim, &thief);
    usurp(&mut victim.forge.targets, &thief);
    publish(&mut victim);
    victim.updates().exits(NOT_TRUSTED);
}

#[test]
fn the_revocations_role_is_asked_for_nothing_but_its_list() {
    let mut victim = Victim::new();
    let digest = victim.bundles(Plugin::write(victim.world.at("evil"), "evil", "1.0.0"));
    let mut shadow = Forge::honest(victim.forge.origin.as_str(), victim.forge.now);
    shadow.add("evil", "1.0.0", digest.0);
    let bytes = schemas::write(&shadow.shards[&"evil".parse().unwrap()]).unwrap();
    let hash = tests::forge::sha256_hex(&bytes);
    victim.forge.site.put(&format!("targets/plugins/{hash}.evil.json"), bytes.clone());
    victim.forge.before_signing("revocations", move |signed| {
        signed["targets"]["plugins/evil.json"] =
            serde_json::json!({ "length": bytes.len(), "hashes": { "sha256": hash.clone() } });
    });
    publish(&mut victim);

    victim.updates().end();
    let refused = victim.world.plugin().line("install evil@shop --digest").arg(digest.to_string()).end();

    assert_ne!(refused.status, 0, "{refused:?}");
    victim.has_nothing();
}

#[test]
fn one_recovery_key_cannot_do_anything() {
    let mut victim = Victim::with_hello();
    let recovery = victim.forge.root.listed[1].signer.clone();
    let honest = victim.forge.site.clone();

    victim.forge.root = victim.forge.root.clone().signed_by(std::slice::from_ref(&recovery));
    victim.forge.rotate_root(Role::of(std::slice::from_ref(&recovery), 1));
    publish(&mut victim);
    victim.updates().exits(NOT_TRUSTED);

    victim.forge.site = honest;
    usurp(&mut victim.forge.timestamp, &recovery);
    let site = victim.forge.publish_timestamp();
    victim.serve(&site);
    victim.updates().exits(NOT_TRUSTED);
}

#[test]
fn a_key_that_was_dropped_from_root_signs_nothing_any_more() {
    let (mut victim, auditor) = team();
    let fresh = Signer::named("the next audit key");

    victim.forge.audit = vec![(fresh, schemas::root::AuditKeyState::Active)];
    victim.forge.publish_root();
    evil(&mut victim, &auditor);
    publish(&mut victim);

    victim.installs("evil").exits(NOT_TRUSTED);
    victim.installs("hello").exits(NOT_TRUSTED);
    victim.has_nothing();
}

#[test]
fn a_retired_key_goes_on_verifying_what_is_listed() {
    let (mut victim, auditor) = team();
    let fresh = Signer::named("the next audit key");
    use schemas::root::AuditKeyState::{Active, Retired};

    victim.forge.audit = vec![(fresh, Active), (auditor, Retired)];
    victim.forge.publish_root();
    publish(&mut victim);

    victim.installs("hello").ok();
}
