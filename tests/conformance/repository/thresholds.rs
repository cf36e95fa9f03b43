//! A threshold counts people, and a person is a public key, whatever it is called.

use tests::forge::{Listed, Role, Signer};
use verifier::repository::Refused;
use verifier::tuf::{Client, Error, MemoryState, Site, TrustAll};

use super::{added, hours, market, refusal, refused};

/// Two ids for one key, and another key that never signs.
fn twice(signer: &Signer) -> Role {
    let names = vec![Listed::called(signer, &"aa".repeat(32)), Listed::called(signer, &"bb".repeat(32))];
    Role { listed: names.clone(), threshold: 2, signers: names }
}

/// Plain TUF, where ids are opaque, so that the count alone decides.
fn plain_refresh(forge: &tests::forge::Forge) -> Error {
    let mut state = MemoryState::new();
    let root = forge.site.file("metadata/1.root.json").unwrap();
    if let Err(error) = Client::init(root, &mut state) {
        return error;
    }
    let mut client = Client::open(Site::published(&forge.site), &mut state, &TrustAll).unwrap();
    if let Err(error) = client.refresh(hours(1)) {
        return error;
    }
    client.role("revocations", "targets").expect_err("it was believed");
    client.role("revocations", "targets").unwrap_err()
}

#[test]
fn one_key_under_two_ids_counts_once_in_every_role() {
    let thief = Signer::named("thief");
    for role in ["root", "targets", "snapshot", "timestamp", "revocations"] {
        let mut forge = market();
        forge.versions.clear();
        let place = match role {
            "root" => &mut forge.root,
            "targets" => &mut forge.targets,
            "snapshot" => &mut forge.snapshot,
            "timestamp" => &mut forge.timestamp,
            _ => &mut forge.revocations,
        };
        *place = twice(&thief);
        forge.publish_root();
        forge.publish();
        let error = plain_refresh(&forge);
        assert!(
            matches!(&error, Error::Threshold { role: found, found: 1, threshold: 2 } if found == role),
            "{role}: {error:?}"
        );
    }
}

#[test]
fn a_new_root_needs_the_threshold_of_the_old_keys_and_of_its_own() {
    let mut forge = market();
    let (mut client, _) = added(&forge);
    let new = [Signer::named("new 1"), Signer::named("new 2")];
    // Signed by its own keys only.
    let honest = forge.root.clone();
    forge.root = Role::of(&new, 2);
    forge.publish_root();
    refused!(refusal(&mut client, &forge.site, hours(1)), Refused::Metadata(Error::Threshold { found: 0, .. }));
    // Signed by the old keys only.
    forge.versions.insert("root", 1);
    forge.root = Role { signers: honest.signers.clone(), ..Role::of(&new, 2) };
    forge.publish_root();
    refused!(refusal(&mut client, &forge.site, hours(1)), Refused::Metadata(Error::Threshold { found: 0, .. }));
    // Signed by both.
    forge.versions.insert("root", 1);
    forge.root = honest;
    forge.rotate_root(Role::of(&new, 2));
    client.refresh(&forge.site, hours(1)).unwrap();
}

#[test]
fn the_daily_key_alone_cannot_make_a_new_root() {
    let mut forge = market();
    let (mut client, _) = added(&forge);
    let daily = forge.auditor();
    forge.root = Role::of(std::slice::from_ref(&daily), 1);
    forge.publish_root();
    refused!(
        refusal(&mut client, &forge.site, hours(1)),
        Refused::Metadata(Error::Threshold { found: 1, threshold: 2, .. })
    );
}

#[test]
fn a_signature_by_a_key_of_another_role_does_not_count() {
    for role in ["targets", "snapshot", "timestamp", "revocations"] {
        let mut forge = market();
        let (mut client, _) = added(&forge);
        let recovery = forge.root.listed[1].signer.clone();
        let place = match role {
            "targets" => &mut forge.targets,
            "snapshot" => &mut forge.snapshot,
            "timestamp" => &mut forge.timestamp,
            _ => &mut forge.revocations,
        };
        *place = place.clone().signed_by(&[recovery]);
        forge.publish();
        refused!(refusal(&mut client, &forge.site, hours(1)), Refused::Metadata(Error::Threshold { found: 0, .. }));
    }
}
