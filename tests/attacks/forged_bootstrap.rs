//! Forged bootstrap: a root that lists the pinned key, but is signed by others.

use tests::forge::{Forge, Role, Signer};

use crate::victim::{NOT_TRUSTED, Victim};

/// A marketplace of Mallory's in which the honest marketplace's key is listed as a root key.
fn mallorys(honest: &Forge, threshold: usize) -> Forge {
    let (one, two) = (Signer::named("mallory 1"), Signer::named("mallory 2"));
    let mut forge = Forge::honest(honest.origin.as_str(), honest.now);
    let key = honest.root.listed[0].signer.clone();
    forge.root = Role::of(&[key, one.clone(), two.clone()], threshold).signed_by(&[one.clone(), two.clone()]);
    forge.targets = Role::of(std::slice::from_ref(&one), 1);
    forge.snapshot = Role::of(std::slice::from_ref(&two), 1);
    forge.timestamp = Role::of(std::slice::from_ref(&two), 1);
    forge.revocations = Role::of(std::slice::from_ref(&one), 1);
    forge.audit = vec![(one, schemas::root::AuditKeyState::Active)];
    forge.versions.clear();
    forge.site = tests::forge::Mirror::default();
    forge.publish_root();
    forge.publish();
    forge
}

#[test]
fn being_listed_proves_nothing() {
    for threshold in [1, 2] {
        let victim = Victim::stranger();
        let forged = mallorys(&victim.forge, threshold);
        victim.serve(&forged.site);

        victim.adds().exits(NOT_TRUSTED);

        assert!(!victim.world.deepcode().join("marketplaces.json").exists(), "a refusal leaves nothing");
        victim.world.plugin().line("marketplace list").ok().omits("shop");
    }
}

#[test]
fn another_key_than_the_pinned_one_is_refused() {
    let mut victim = Victim::stranger();
    victim.offers("hello", "1.0.0");
    let site = victim.forge.publish();
    victim.serve(&site);

    victim.adds_with(&Signer::named("somebody else").public().to_string()).exits(NOT_TRUSTED);

    victim.adds().ok();
}

#[test]
fn a_root_below_its_own_threshold_is_refused_though_the_pinned_key_signed() {
    let mut victim = Victim::stranger();
    let marketplace = victim.forge.root.listed[0].signer.clone();
    victim.forge.root = victim.forge.root.clone().signed_by(&[marketplace]);
    victim.forge.versions.remove("root");
    victim.forge.publish_root();
    let site = victim.forge.publish();
    victim.serve(&site);

    victim.adds().exits(NOT_TRUSTED);
}

#[test]
fn another_root_than_the_pinned_digest_is_refused() {
    let mut victim = Victim::stranger();
    let site = victim.forge.publish();
    victim.serve(&site);
    let pinned = format!("file://{}#sha256:{}", victim.site().display(), "ab".repeat(32));

    victim.world.plugin().line("marketplace add --name shop").arg(pinned).exits(NOT_TRUSTED);
}
