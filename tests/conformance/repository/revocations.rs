//! What was revoked stays revoked: neither silence, nor a thief of one key, nor a lost file takes it back.

use serde_json::json;
use tests::forge::{Fault, Forge, Role, Signer};
use verifier::repository::{Breach, Refused};
use verifier::tuf::Error;
use verifier::{Repository, Trusted};

use super::{added, hours, market, refreshed, refusal, refused};

fn ids(trusted: &Trusted) -> Vec<String> {
    trusted.revoked().document().revoked.iter().map(|entry| entry.id.to_string()).collect()
}

#[test]
fn a_list_that_cannot_be_had_is_stale_and_never_empty() {
    for fault in [Fault::NotFound, Fault::Denied, Fault::Silent, Fault::Endless] {
        for kind in [".revoked.json", ".revocations.json"] {
            let mut forge = market();
            let (mut client, _) = added(&forge);
            let path = forge.site.paths().find(|path| path.contains('/') && path.ends_with(kind)).unwrap().to_owned();
            forge.site.fault(&path, fault);
            let error = refusal(&mut client, &forge.site, hours(1));
            assert!(matches!(error, Refused::NoRevocations(_)) && error.is_stale(), "{path} {fault:?}: {error:?}");
        }
    }
}

#[test]
fn a_revocations_role_that_lists_no_list_is_stale() {
    let mut forge = market();
    let (mut client, _) = added(&forge);
    forge.before_signing("revocations", |role| role["targets"] = json!({}));
    forge.publish();
    assert!(refusal(&mut client, &forge.site, hours(1)).is_stale());
}

#[test]
fn a_list_that_lacks_an_id_in_force_is_refused() {
    let mut forge = market();
    let (mut client, _, _) = refreshed(&forge);
    forge.revoked.clear();
    forge.publish_revocations();
    let error = refused!(refusal(&mut client, &forge.site, hours(1)), Refused::Shortened(_));
    assert!(error.is_untrusted());
}

#[test]
fn a_list_that_forgets_an_id_that_is_not_yet_in_force_does_not_make_a_client_forget() {
    let mut forge = market();
    let (mut client, memory, _) = refreshed(&forge);
    // An emergency: only the revocations role is signed.
    forge.revoke("DCM-2026-0002", "deepcode-plugin-x", "<0.5.0");
    forge.in_force.pop();
    forge.publish_revocations();
    assert_eq!(ids(&client.refresh(&forge.site, hours(1)).unwrap()), ["DCM-2026-0001", "DCM-2026-0002"]);
    // The thief of the revocation key takes it back.
    forge.revoked.pop();
    forge.publish_revocations();
    assert_eq!(ids(&client.refresh(&forge.site, hours(2)).unwrap()), ["DCM-2026-0001", "DCM-2026-0002"]);
    // In the next process too, and without a network.
    let mut again = Repository::open(client.root_digest(), memory.boxed()).unwrap();
    assert_eq!(ids(&again.remembered(hours(3)).unwrap()), ["DCM-2026-0001", "DCM-2026-0002"]);
}

#[test]
fn an_entry_that_is_rewritten_to_cover_nothing_stands_beside_the_first() {
    let mut forge = market();
    let (mut client, _, _) = refreshed(&forge);
    forge.revoked[0].versions = vec!["=999.0.0".parse().unwrap()];
    forge.publish_revocations();
    let trusted = client.refresh(&forge.site, hours(1)).unwrap();
    let ranges: Vec<String> =
        trusted.revoked().document().revoked.iter().map(|entry| entry.versions[0].to_string()).collect();
    assert_eq!(ids(&trusted), ["DCM-2026-0001", "DCM-2026-0001"]);
    assert_eq!(ranges[0], "*");
}

#[test]
fn only_the_targets_role_lifts_a_revocation() {
    let mut forge = market();
    let (mut client, _, before) = refreshed(&forge);
    assert_eq!(ids(&before), ["DCM-2026-0001"]);
    forge.withdrawn.push("DCM-2026-0001".parse().unwrap());
    forge.publish();
    let trusted = client.refresh(&forge.site, hours(1)).unwrap();
    assert_eq!(ids(&trusted), Vec::<String>::new());
    assert_eq!(trusted.withdrawn().len(), 1);
    // And may take that back, even when the list no longer says it.
    forge.withdrawn.clear();
    forge.publish();
    assert_eq!(ids(&client.refresh(&forge.site, hours(2)).unwrap()), ["DCM-2026-0001"]);
}

#[test]
fn targets_that_do_not_say_what_is_in_force_are_refused() {
    for custom in [json!(null), json!({}), json!({ "revocations": [] }), json!({ "revocations": "*", "withdrawn": [] })]
    {
        let mut forge = market();
        let (mut client, _) = added(&forge);
        forge.before_signing("targets", move |targets| targets["targets"]["index.json"]["custom"] = custom.clone());
        forge.publish();
        refused!(refusal(&mut client, &forge.site, hours(1)), Refused::Breach(Breach::InForce(_)));
    }
}

#[test]
fn the_targets_key_cannot_redirect_the_revocations() {
    let mut forge = market();
    let honest: Vec<String> = forge.revocations.listed.iter().map(|listed| listed.id.clone()).collect();
    forge.revocation_keys = Some(honest);
    let (mut client, _, _) = refreshed(&forge);
    forge.revocations = Role::of(&[Signer::named("thief")], 1);
    forge.publish();
    refused!(refusal(&mut client, &forge.site, hours(1)), Refused::Breach(Breach::Redirected));
}

#[test]
fn the_targets_key_cannot_bend_the_delegation() {
    type Bend = fn(&mut serde_json::Value);
    let bends: [(&str, Bend); 8] = [
        ("no delegations", |t| {
            t.as_object_mut().unwrap().remove("delegations");
        }),
        ("no role", |t| t["delegations"]["roles"] = json!([])),
        ("not terminating", |t| t["delegations"]["roles"][0]["terminating"] = json!(false)),
        ("other paths", |t| t["delegations"]["roles"][0]["paths"] = json!(["revoked.json", "plugins/*"])),
        ("a pattern", |t| t["delegations"]["roles"][0]["paths"] = json!(["revoked*"])),
        ("no keys", |t| t["delegations"]["roles"][0]["keyids"] = json!([])),
        ("a list of its own", |t| {
            let empty = json!({ "length": 0, "hashes": { "sha256": "00" } });
            t["targets"]["revoked.json"] = empty;
        }),
        ("listed twice", |t| {
            let role = t["delegations"]["roles"][0].clone();
            t["delegations"]["roles"].as_array_mut().unwrap().push(role);
        }),
    ];
    for (what, bend) in bends {
        let mut forge = market();
        let (mut client, _, _) = refreshed(&forge);
        forge.before_signing("targets", bend);
        forge.publish();
        let error = refusal(&mut client, &forge.site, hours(1));
        assert!(matches!(error, Refused::Breach(_)), "{what}: {error:?}");
    }
}

#[test]
fn an_older_revocations_role_is_refused() {
    let mut forge = market();
    forge.publish();
    let (mut client, _, _) = refreshed(&forge);
    forge.versions.insert("revocations", 0);
    forge.publish_revocations();
    refused!(refusal(&mut client, &forge.site, hours(1)), Refused::Metadata(Error::Rollback { seen: 2, found: 1, .. }));
}

#[test]
fn an_expired_revocations_role_is_stale() {
    let mut forge = market();
    let (mut client, _, _) = refreshed(&forge);
    forge.wait(24 * 31);
    forge.publish_timestamp();
    forge.lifetimes.insert("snapshot", jiff::SignedDuration::from_hours(24 * 100));
    let site = online_only(&mut forge);
    let error = refusal(&mut client, &site, forge.now);
    assert!(error.is_stale(), "{error:?}");
}

/// A new snapshot and timestamp over old targets and revocations: what the online key alone can do.
fn online_only(forge: &mut Forge) -> tests::forge::Mirror {
    let kept = forge.site.clone();
    let version = forge.versions["revocations"];
    let mut site = forge.publish_revocations();
    site.splice(&kept, &format!("metadata/{version}.revocations.json"));
    forge.before_signing("snapshot", move |snapshot| snapshot["meta"]["revocations.json"]["version"] = json!(version));
    forge.publish_revocations();
    site.splice(&forge.site, "metadata/timestamp.json");
    let newest = forge.versions["snapshot"];
    site.splice(&forge.site, &format!("metadata/{newest}.snapshot.json"));
    site
}
