//! First contact: what a user brought decides, and nothing on the other side.

use schemas::Malformed;
use serde_json::json;
use tests::forge::{Fault, Forge, Listed, Memory, Role, Signer};
use verifier::repository::{Breach, Refused};
use verifier::tuf::Error;
use verifier::{Pin, Repository};

use super::{added, hours, market, refused, start};

fn bootstrap(forge: &Forge, pin: &Pin) -> Refused {
    let memory = Memory::default();
    let error = Repository::bootstrap(pin, &forge.site, memory.boxed()).expect_err("it was believed");
    assert_eq!(memory.names(), Vec::<String>::new(), "something was stored");
    error
}

/// A marketplace whose first root is made anew after `change`.
fn first_root(change: impl FnOnce(&mut Forge)) -> Forge {
    let mut forge = Forge::honest("market.example.com/plugins", start());
    forge.versions.clear();
    change(&mut forge);
    forge.publish_root();
    forge.publish();
    forge
}

#[test]
fn a_root_that_lists_the_pinned_key_without_its_signature_is_refused() {
    let victim = Signer::named("the key that users pin");
    let thieves = [Signer::named("thief 1"), Signer::named("thief 2")];
    let forge = first_root(|forge| {
        forge.root = Role::of(&[victim.clone(), thieves[0].clone(), thieves[1].clone()], 2).signed_by(&thieves);
    });
    refused!(bootstrap(&forge, &Pin::Key(victim.public())), Refused::NotSignedByPin(key) if *key == victim.public());
}

#[test]
fn a_root_that_carries_a_false_signature_under_the_pinned_key_is_refused() {
    let victim = Signer::named("the key that users pin");
    let thieves = [Signer::named("thief 1"), Signer::named("thief 2")];
    let forge = first_root(|forge| {
        forge.root = Role::of(&[victim.clone(), thieves[0].clone(), thieves[1].clone()], 2).signed_by(&thieves);
        forge.root.signers.push(Listed::called(&thieves[0], victim.id().as_str()));
    });
    refused!(bootstrap(&forge, &Pin::Key(victim.public())), Refused::NotSignedByPin(_));
}

#[test]
fn a_key_that_signs_without_being_a_root_key_is_no_pin() {
    let mut forge = market();
    forge.versions.clear();
    let outsider = Signer::named("outsider");
    forge.root.signers.push((&outsider).into());
    forge.publish_root();
    refused!(bootstrap(&forge, &Pin::Key(outsider.public())), Refused::NotSignedByPin(_));
}

#[test]
fn a_root_below_its_own_threshold_is_refused() {
    let forge = first_root(|forge| {
        let alone = forge.auditor();
        forge.root = forge.root.clone().signed_by(&[alone]);
    });
    refused!(bootstrap(&forge, &forge.pin()), Refused::Metadata(Error::Threshold { found: 1, threshold: 2, .. }));
}

#[test]
fn a_root_of_another_version_in_the_place_of_the_first_is_refused() {
    let mut forge = market();
    forge.publish_root();
    let second = forge.site.file("metadata/2.root.json").unwrap().clone();
    forge.site.put("metadata/1.root.json", second);
    refused!(bootstrap(&forge, &forge.pin()), Refused::Metadata(Error::Mismatch { .. }));
}

#[test]
fn a_root_without_an_origin_is_no_marketplace() {
    let forge = first_root(|forge| {
        forge.before_signing("root", |root| {
            root.as_object_mut().unwrap().remove("x-origin");
        });
    });
    refused!(bootstrap(&forge, &forge.pin()), Refused::Breach(Breach::Extras(_)));
}

#[test]
fn a_root_whose_own_fields_break_a_rule_is_no_marketplace() {
    // Each is well-formed JSON of the right types; only the rules between the fields are broken.
    let key = format!("ed25519:{}", "A".repeat(43) + "=");
    for (field, value) in [
        ("x-revocation-keys", json!([])),
        ("x-audit-keys", json!([{ "key": key, "state": "active" }, { "key": key, "state": "retired" }])),
        ("x-minisign-key", json!("RWQ=")),
    ] {
        let change = value.clone();
        let forge = first_root(|forge| forge.before_signing("root", move |root| root[field] = change.clone()));
        let refusal = bootstrap(&forge, &forge.pin());
        assert!(matches!(refusal, Refused::Breach(Breach::Extras(Malformed::Rule { .. }))), "{field}: {refusal:?}");
    }
}

#[test]
fn a_root_without_consistent_snapshots_is_refused() {
    let forge = first_root(|forge| forge.before_signing("root", |root| root["consistent_snapshot"] = json!(false)));
    refused!(bootstrap(&forge, &forge.pin()), Refused::Breach(Breach::Consistent));
}

#[test]
fn a_key_under_a_name_that_is_not_its_own_is_refused() {
    let forge = first_root(|forge| {
        let online = forge.snapshot.listed[0].signer.clone();
        forge.snapshot.listed = vec![Listed::called(&online, &"ab".repeat(32))];
    });
    refused!(bootstrap(&forge, &forge.pin()), Refused::Breach(Breach::KeyId { .. }));
}

#[test]
fn a_weak_key_in_a_root_is_refused() {
    // The identity point: a signature of zeros verifies under it for everything in a lax verifier.
    let weak = schemas::PublicKey({
        let mut bytes = [0; 32];
        bytes[0] = 1;
        bytes
    });
    let id = verifier::keys::key_id(&weak).to_string();
    let forge = first_root(|forge| {
        forge.before_signing("root", move |root| {
            root["keys"][&id] =
                json!({ "keytype": "ed25519", "scheme": "ed25519", "keyval": { "public": hex::encode(weak.0) } });
        });
    });
    refused!(bootstrap(&forge, &forge.pin()), Refused::Breach(Breach::Key(_)));
}

#[test]
fn a_weak_audit_key_is_refused() {
    let forge = first_root(|forge| {
        forge.before_signing("root", |root| {
            root["x-audit-keys"] = json!([{ "key": format!("ed25519:{}=", "A".repeat(43)), "state": "active" }]);
        });
    });
    refused!(bootstrap(&forge, &forge.pin()), Refused::Breach(Breach::Key(_)));
}

#[test]
fn a_digest_that_no_root_has_is_refused() {
    let forge = market();
    let pin = Pin::RootDigest(schemas::Sha256([9; 32]));
    refused!(bootstrap(&forge, &pin), Refused::NoSuchRoot(_));
}

#[test]
fn a_denied_root_is_an_error_and_not_the_end_of_the_chain() {
    let mut forge = market();
    forge.site.fault("metadata/2.root.json", Fault::Denied);
    let error = refused!(bootstrap(&forge, &forge.pin()), Refused::Transport(_));
    assert!(error.is_network());
}

#[test]
fn a_root_may_be_pinned_by_its_digest_at_any_version() {
    let mut forge = market();
    forge.publish_root();
    forge.publish_root();
    let second = verifier_digest(&forge, 2);
    let memory = Memory::default();
    let client = Repository::bootstrap(&Pin::RootDigest(second), &forge.site, memory.boxed()).unwrap();
    assert_eq!(client.root_digest(), second);
    assert_eq!(memory.file("root.json").as_ref(), forge.site.file("metadata/3.root.json"));
    assert_eq!(Repository::open(second, memory.boxed()).unwrap().extras(), client.extras());
}

fn verifier_digest(forge: &Forge, version: u64) -> schemas::Sha256 {
    use sha2::Digest as _;
    schemas::Sha256(sha2::Sha256::digest(forge.site.file(&format!("metadata/{version}.root.json")).unwrap()).into())
}

#[test]
fn the_pinned_root_is_the_first_one_and_the_chain_is_followed_at_once() {
    let mut forge = market();
    forge.publish_root();
    let (client, memory) = added(&forge);
    assert_eq!(client.root_digest(), verifier_digest(&forge, 1));
    assert_eq!(memory.file("root.json").as_ref(), forge.site.file("metadata/2.root.json"));
    assert_eq!(client.extras().origin, forge.origin);
}

#[test]
fn a_state_with_another_root_is_not_opened() {
    let forge = market();
    let (_, memory) = added(&forge);
    let error = Repository::open(schemas::Sha256([1; 32]), memory.boxed()).unwrap_err();
    refused!(error, Refused::WrongRoot { .. });
    let empty = Memory::default();
    refused!(Repository::open(schemas::Sha256([1; 32]), empty.boxed()).unwrap_err(), Refused::NotAdded(_));
}

#[test]
fn another_origin_in_a_newer_root_is_refused() {
    let mut forge = market();
    let (mut client, memory) = added(&forge);
    let before = memory.file("root.json");
    forge.origin = "other.example.com/plugins".parse().unwrap();
    forge.publish_root();
    forge.publish();
    let error = client.refresh(&forge.site, hours(1)).unwrap_err();
    refused!(error, Refused::Breach(Breach::Origin { .. }));
    assert_eq!(memory.file("root.json"), before);
}
