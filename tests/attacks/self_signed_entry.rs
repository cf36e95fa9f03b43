//! Self-signed entry: an entry that brings the key which verifies it.

use tests::forge::Signer;
use tests::kit::Plugin;

use crate::victim::{NOT_TRUSTED, Victim};

/// An entry for `evil` whose statement is signed by a key that root does not name.
fn evil(victim: &mut Victim) {
    let digest = victim.bundles(Plugin::write(victim.world.at("evil"), "evil", "1.0.0"));
    let mut entry = victim.forge.unaudited("evil", "1.0.0", digest.0);
    victim.forge.attest(&"evil".parse().unwrap(), &mut entry, &Signer::named("mallory"));
    victim.forge.list("evil", entry);
}

#[test]
fn a_statement_by_a_key_outside_root_installs_nothing() {
    let mut victim = Victim::new();
    evil(&mut victim);
    let site = victim.forge.publish();
    victim.serve(&site);

    victim.installs("evil").exits(NOT_TRUSTED).says("not an audit key");

    victim.has_nothing();
}

#[test]
fn a_key_in_the_index_is_not_a_key_in_root() {
    let mut victim = Victim::new();
    let mallory = Signer::named("mallory");
    evil(&mut victim);
    // `publicKey` of the assembled index is for plain clients; ours follows root.
    let honest = std::mem::replace(&mut victim.forge.audit, vec![(mallory, schemas::root::AuditKeyState::Active)]);
    let site = victim.forge.publish();
    victim.forge.audit = honest;
    victim.serve(&site);

    victim.installs("evil").exits(NOT_TRUSTED);

    victim.has_nothing();
}

#[test]
fn an_entry_that_claims_an_honest_keys_id_is_refused() {
    let mut victim = Victim::new();
    evil(&mut victim);
    let honest = victim.forge.auditor().id();
    let shard = victim.forge.shards.get_mut(&"evil".parse().unwrap()).unwrap();
    shard.versions[0].key_id = Some(honest);
    let site = victim.forge.publish();
    victim.serve(&site);

    victim.installs("evil").exits(NOT_TRUSTED);

    victim.has_nothing();
}

#[test]
fn an_entry_without_a_signature_is_listed_and_never_called_audited() {
    let mut victim = Victim::new();
    let digest = victim.bundles(Plugin::write(victim.world.at("plain"), "plain", "1.0.0"));
    let entry = victim.forge.unaudited("plain", "1.0.0", digest.0);
    victim.forge.list("plain", entry);
    let site = victim.forge.publish();
    victim.serve(&site);

    let said = victim.installs("plain").end();

    assert_eq!(said.status, 3, "the default policy wants an audit: {said:?}");
    victim.has_nothing();
}
