//! Duplicate signer: one private key under two key ids, to meet a threshold of two.

use tests::forge::{Forge, Listed, Role, Signer};

use crate::victim::{NOT_TRUSTED, Victim};

/// One of a marketplace's roles.
type Pick = fn(&mut Forge) -> &mut Role;

/// A role of two signatures, both by `signer`, under its own id and another.
fn twice(signer: &Signer) -> Role {
    let listed = vec![Listed::from(signer), Listed::called(signer, &"b".repeat(64))];
    Role { signers: listed.clone(), listed, threshold: 2 }
}

#[test]
fn in_root_it_does_not_pass() {
    let mut victim = Victim::stranger();
    let key = victim.forge.root.listed[0].signer.clone();
    victim.forge.root = twice(&key);
    victim.forge.versions.clear();
    victim.forge.publish_root();
    let site = victim.forge.publish();
    victim.serve(&site);

    victim.adds().exits(NOT_TRUSTED);
}

#[test]
fn in_any_other_role_it_does_not_pass() {
    let roles: [Pick; 3] = [|f| &mut f.targets, |f| &mut f.snapshot, |f| &mut f.timestamp];
    for role in roles {
        let mut victim = Victim::stranger();
        let key = role(&mut victim.forge).listed[0].signer.clone();
        *role(&mut victim.forge) = twice(&key);
        victim.forge.versions.clear();
        victim.forge.publish_root();
        let site = victim.forge.publish();
        victim.serve(&site);

        victim.adds().exits(NOT_TRUSTED);
    }
}

#[test]
fn one_signature_given_twice_does_not_pass() {
    let mut victim = Victim::stranger();
    let key = victim.forge.root.listed[0].signer.clone();
    victim.forge.root = victim.forge.root.clone().signed_by(&[key.clone(), key]);
    victim.forge.versions.clear();
    victim.forge.publish_root();
    let site = victim.forge.publish();
    victim.serve(&site);

    victim.adds().exits(NOT_TRUSTED);
}
