//! From a verified shard to one offer, and from an offer to a candidate: one signature, the right bytes.

use std::io::{self, Cursor, Read};
use std::sync::Arc;

use schemas::root::AuditKeyState;
use tests::forge::{Forge, Signer};
use verifier::offer::{Candidate, NoOffer, NotIntact};
use verifier::repository::Refused;
use verifier::statement::NotAttested;
use verifier::tree::{Contents, Kind, Limits, Listed, Tree};
use verifier::tuf::Error;
use verifier::{Offer, Trusted, Wanted};

use super::{NAME, hours, market, refreshed, refused, start};

fn offer(trusted: &Trusted, forge: &Forge, wanted: &Wanted) -> Result<Offer, NoOffer> {
    let shard = trusted.shard(&forge.site, &NAME.parse().unwrap()).unwrap().unwrap();
    shard.offer(wanted, trusted.origin(), trusted.keyring())
}

fn exact(version: &str) -> Wanted {
    Wanted::Exact(version.parse().unwrap())
}

/// An offer from a marketplace that lists one more version, changed by `change` before it is listed.
fn with(version: &str, change: impl FnOnce(&Forge, &mut schemas::VersionEntry)) -> Result<Offer, NoOffer> {
    let mut forge = market();
    let mut entry = forge.unaudited(NAME, version, [8; 32]);
    let auditor = forge.auditor();
    forge.attest(&NAME.parse().unwrap(), &mut entry, &auditor);
    change(&forge, &mut entry);
    forge.list(NAME, entry);
    forge.publish();
    let (_, _, trusted) = refreshed(&forge);
    offer(&trusted, &forge, &exact(version))
}

#[test]
fn a_signed_fact_that_was_changed_is_refused() {
    type Change = fn(&mut schemas::VersionEntry);
    let changes: [(&str, Change); 6] = [
        ("tree", |entry| entry.source_hash = schemas::TreeDigest([9; 32])),
        ("commit", |entry| entry.commit = Some(schemas::CommitId::Sha1([2; 20]))),
        ("source", |entry| entry.source = "gh:thief/x@v1".parse().unwrap()),
        ("auditor", |entry| entry.audited_by = Some("thief".parse().unwrap())),
        ("day", |entry| entry.audited_at = Some("2020-01-01".parse().unwrap())),
        ("verdict", |entry| {
            let audit = entry.audit.as_mut().unwrap();
            audit.verdict = schemas::Verdict::Clean;
            audit.rules = Some(schemas::Sha256([1; 32]));
        }),
    ];
    for (what, change) in changes {
        let refused = with("0.4.0", |_, entry| change(entry)).unwrap_err();
        assert!(
            matches!(refused, NoOffer::NotAttested { source: NotAttested::BadSignature(_), .. }),
            "{what}: {refused:?}"
        );
    }
}

#[test]
fn a_statement_for_another_marketplace_is_refused() {
    let refused = with("0.4.0", |_, entry| {
        let other = Forge::honest("other.example.com", start());
        let mut theirs = entry.clone();
        other.attest(
            &NAME.parse().unwrap(),
            &mut theirs,
            &Forge::honest("market.example.com/plugins", start()).auditor(),
        );
        entry.signature = theirs.signature;
    });
    refused!(refused.unwrap_err(), NoOffer::NotAttested { source: NotAttested::BadSignature(_), .. });
}

#[test]
fn an_entry_that_brings_its_own_key_is_refused() {
    let thief = Signer::named("thief");
    let refused = with("0.4.0", |forge, entry| forge.attest(&NAME.parse().unwrap(), entry, &thief));
    refused!(refused.unwrap_err(), NoOffer::NotAttested { source: NotAttested::UnknownKey(_), .. });
}

#[test]
fn a_signature_without_the_facts_that_it_needs_is_refused() {
    type Change = fn(&mut schemas::VersionEntry);
    let changes: [Change; 4] = [
        |entry| entry.audited_by = None,
        |entry| entry.audited_at = None,
        |entry| entry.audit = None,
        |entry| entry.key_id = None,
    ];
    for change in changes {
        let mut forge = market();
        change(forge.add(NAME, "0.4.0", [8; 32]));
        forge.publish();
        let (_, _, trusted) = refreshed(&forge);
        let error = trusted.shard(&forge.site, &NAME.parse().unwrap()).unwrap_err();
        refused!(error, Refused::Document(_));
    }
}

#[test]
fn an_entry_without_a_signature_is_offered_as_not_audited() {
    let mut forge = market();
    let entry = forge.unaudited(NAME, "0.4.0", [8; 32]);
    forge.list(NAME, entry);
    forge.publish();
    let (_, _, trusted) = refreshed(&forge);
    assert_eq!(offer(&trusted, &forge, &exact("0.4.0")).unwrap().audited(), None);
}

#[test]
fn a_retired_audit_key_still_verifies_what_is_listed() {
    let mut forge = market();
    forge.audit[0].1 = AuditKeyState::Retired;
    forge.audit.push((Signer::named("the next auditor"), AuditKeyState::Active));
    forge.publish_root();
    forge.add(NAME, "0.4.0", [8; 32]);
    forge.publish();
    let (_, _, trusted) = refreshed(&forge);
    assert!(offer(&trusted, &forge, &exact("0.3.0")).unwrap().audited().is_some());
    assert!(offer(&trusted, &forge, &exact("0.4.0")).unwrap().audited().is_some());
}

#[test]
fn an_audit_key_that_was_dropped_verifies_nothing() {
    let mut forge = market();
    forge.audit = vec![(Signer::named("the next auditor"), AuditKeyState::Active)];
    forge.publish_root();
    forge.publish();
    let (_, _, trusted) = refreshed(&forge);
    let refused = offer(&trusted, &forge, &exact("0.3.0")).unwrap_err();
    refused!(refused, NoOffer::NotAttested { source: NotAttested::UnknownKey(_), .. });
}

#[test]
fn the_highest_release_is_chosen_and_neither_a_prerelease_nor_a_yanked_one() {
    let mut forge = market();
    forge.add(NAME, "0.10.0", [10; 32]);
    forge.add(NAME, "0.9.0", [9; 32]);
    forge.add(NAME, "1.0.0-rc.1", [11; 32]);
    forge.add(NAME, "2.0.0", [12; 32]).yanked = true;
    forge.publish();
    let (_, _, trusted) = refreshed(&forge);
    let chosen = |wanted: &Wanted| offer(&trusted, &forge, wanted).unwrap().entry().version.to_string();
    assert_eq!(chosen(&Wanted::Latest), "0.10.0");
    assert_eq!(chosen(&Wanted::LatestPrerelease), "1.0.0-rc.1");
    assert_eq!(chosen(&exact("0.9.0")), "0.9.0");
    refused!(offer(&trusted, &forge, &exact("2.0.0")).unwrap_err(), NoOffer::Yanked { .. });
    refused!(offer(&trusted, &forge, &exact("3.0.0")).unwrap_err(), NoOffer::NoSuchVersion { .. });
}

#[test]
fn nothing_is_chosen_from_prereleases_alone() {
    let mut forge = Forge::honest("market.example.com/plugins", start());
    forge.add(NAME, "1.0.0-rc.1", [11; 32]);
    forge.publish();
    let (_, _, trusted) = refreshed(&forge);
    refused!(offer(&trusted, &forge, &Wanted::Latest).unwrap_err(), NoOffer::NothingToChoose { .. });
}

#[test]
fn one_bad_signature_among_others_spoils_only_itself() {
    let mut forge = market();
    forge.add(NAME, "0.4.0", [8; 32]).signature = Some(schemas::Signature([0; 64]));
    forge.publish();
    let (_, _, trusted) = refreshed(&forge);
    assert!(offer(&trusted, &forge, &exact("0.3.0")).is_ok());
    // It is not passed over in silence either.
    refused!(offer(&trusted, &forge, &Wanted::Latest).unwrap_err(), NoOffer::NotAttested { .. });
}

#[test]
fn a_tree_is_looked_up_by_its_digest() {
    let forge = market();
    let (_, _, trusted) = refreshed(&forge);
    let shard = trusted.shard(&forge.site, &NAME.parse().unwrap()).unwrap().unwrap();
    let found = shard.offer_of(schemas::TreeDigest([7; 32]), trusted.origin(), trusted.keyring()).unwrap();
    assert_eq!(found.unwrap().entry().version.to_string(), "0.3.0");
    let none = shard.offer_of(schemas::TreeDigest([1; 32]), trusted.origin(), trusted.keyring()).unwrap();
    assert_eq!(none, None);
}

#[test]
fn a_shard_that_is_not_listed_is_not_there() {
    let forge = market();
    let (_, _, trusted) = refreshed(&forge);
    assert!(trusted.shard(&forge.site, &"deepcode-plugin-z".parse().unwrap()).unwrap().is_none());
}

#[test]
fn a_shard_with_other_bytes_is_refused_and_not_kept() {
    let mut forge = market();
    let (_, memory, trusted) = refreshed(&forge);
    let path = forge.site.paths().find(|path| path.starts_with("targets/plugins/")).unwrap().to_owned();
    let honest = forge.site.file(&path).unwrap().clone();
    let mut bytes = honest.clone();
    *bytes.last_mut().unwrap() ^= 1;
    forge.site.put(&path, bytes);
    let name = NAME.parse().unwrap();
    refused!(trusted.shard(&forge.site, &name).unwrap_err(), Refused::Metadata(Error::Mismatch { .. }));
    let mut longer = honest;
    longer.push(b'\n');
    forge.site.put(&path, longer);
    assert!(trusted.shard(&forge.site, &name).unwrap_err().is_network());
    assert_eq!(memory.file(&format!("targets/plugins/{NAME}.json")), None);
}

#[test]
fn a_shard_of_another_plugin_is_refused() {
    let mut forge = market();
    forge.add("deepcode-plugin-b", "1.0.0", [9; 32]);
    forge.before_signing("targets", |targets| {
        let other = targets["targets"]["plugins/deepcode-plugin-b.json"].clone();
        targets["targets"][format!("plugins/{NAME}.json")] = other;
    });
    forge.publish();
    let path = forge.site.paths().find(|path| path.ends_with(".deepcode-plugin-b.json")).unwrap().to_owned();
    let bytes = forge.site.file(&path).unwrap().clone();
    forge.site.put(&path.replace("deepcode-plugin-b", NAME), bytes);
    let (_, _, trusted) = refreshed(&forge);
    refused!(trusted.shard(&forge.site, &NAME.parse().unwrap()).unwrap_err(), Refused::WrongDocument { .. });
}

#[test]
fn an_unchanged_shard_is_asked_for_once() {
    let mut forge = market();
    let (mut client, _, trusted) = refreshed(&forge);
    let name = NAME.parse().unwrap();
    trusted.shard(&forge.site, &name).unwrap();
    trusted.index(&forge.site).unwrap();
    forge.site.asked();
    forge.publish_timestamp();
    let trusted = client.refresh(&forge.site, hours(1)).unwrap();
    trusted.shard(&forge.site, &name).unwrap();
    trusted.index(&forge.site).unwrap();
    assert_eq!(forge.site.asked(), ["metadata/2.root.json", "metadata/timestamp.json"]);
}

#[test]
fn the_index_of_another_marketplace_is_refused() {
    let mut forge = market();
    let honest = forge.origin.clone();
    let lie = honest.clone();
    forge.before_signing("root", move |root| root["x-origin"] = serde_json::json!(lie.to_string()));
    forge.origin = "other.example.com".parse().unwrap();
    forge.publish();
    let (_, _, trusted) = refreshed(&forge);
    assert_eq!(trusted.origin(), &honest);
    refused!(trusted.index(&forge.site).unwrap_err(), Refused::WrongDocument { .. });
}

/// Files in memory.
struct Files(Vec<Vec<u8>>);

impl Contents for Files {
    fn open(&self, at: usize) -> io::Result<Box<dyn Read + Send + '_>> {
        Ok(Box::new(Cursor::new(&self.0[at])))
    }
}

fn tree(files: &[(&str, &str)]) -> Tree {
    let listing = files.iter().map(|(path, text)| Listed {
        path: path.as_bytes().to_vec(),
        kind: Kind::File { executable: false },
        size: text.len() as u64,
    });
    let contents = Files(files.iter().map(|(_, text)| text.as_bytes().to_vec()).collect());
    Tree::hash(listing.collect(), Arc::new(contents), &Limits::default(), &|_| {}).unwrap()
}

/// What a marketplace offers when it lists `tree` as version 1.0.0.
fn offered(tree: &Tree) -> Offer {
    let mut forge = Forge::honest("market.example.com/plugins", start());
    forge.add(NAME, "1.0.0", tree.digest().0);
    forge.publish();
    let (_, _, trusted) = refreshed(&forge);
    offer(&trusted, &forge, &Wanted::Latest).unwrap()
}

fn manifest(name: &str, version: &str, rest: &str) -> String {
    format!(r#"{{ "name": "{name}", "version": "{version}"{rest} }}"#)
}

#[test]
fn another_tree_than_the_offered_one_is_refused() {
    let honest = tree(&[("plugin.json", &manifest(NAME, "1.0.0", "")), ("index.js", "")]);
    let other = tree(&[("plugin.json", &manifest(NAME, "1.0.0", "")), ("index.js", "steal()")]);
    refused!(Candidate::attested(other, offered(&honest)).unwrap_err(), NotIntact::WrongTree { .. });
}

#[test]
fn a_manifest_that_names_another_plugin_or_version_is_refused() {
    for text in [manifest("deepcode-plugin-other", "1.0.0", ""), manifest(NAME, "1.0.1", "")] {
        let tree = tree(&[("plugin.json", &text), ("index.js", "")]);
        let offer = offered(&tree);
        refused!(Candidate::attested(tree, offer).unwrap_err(), NotIntact::WrongIdentity { .. });
    }
}

#[test]
fn a_tree_without_a_manifest_or_without_a_named_file_is_no_plugin() {
    let source: schemas::Source = "./dir".parse().unwrap();
    let unattested = |tree| Candidate::unattested(tree, source.clone(), None).unwrap_err();
    refused!(unattested(tree(&[("README.md", "")])), NotIntact::NoManifest);
    refused!(unattested(tree(&[("plugin.json", "{}")])), NotIntact::Manifest(_));
    let names_a_skill = manifest(NAME, "1.0.0", r#", "contributes": { "skills": ["skills/a.md"] }"#);
    refused!(unattested(tree(&[("plugin.json", &names_a_skill), ("index.js", "")])), NotIntact::MissingFile { .. });
}

#[test]
fn the_offered_tree_is_a_candidate() {
    let tree = tree(&[("plugin.json", &manifest(NAME, "1.0.0", "")), ("index.js", "")]);
    let offer = offered(&tree);
    let candidate = Candidate::attested(tree, offer).unwrap();
    assert_eq!(candidate.manifest().name.as_str(), NAME);
}
