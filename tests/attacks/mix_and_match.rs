//! Mix and match: parts of two states, each validly signed, served as one.

use tests::forge::Mirror;

use crate::victim::{NOT_TRUSTED, STALE, Victim};

/// Two states that the victim could see; they know the first.
fn states() -> (Victim, Mirror, Mirror) {
    let mut victim = Victim::new();
    let first = victim.forge.site.clone();
    victim.forge.wait(1);
    victim.offers("hello", "1.1.0");
    victim.offers("other", "1.0.0");
    victim.forge.revoke("SHOP-2026-0001", "hello", "<1.1.0");
    let second = victim.forge.publish();
    (victim, first, second)
}

/// The bytes of `old` under the name of `new`.
fn disguise(site: &mut Mirror, from: &Mirror, old: &str, new: &str) {
    let bytes = from.file(old).unwrap_or_else(|| panic!("no {old}")).clone();
    site.put(new, bytes);
}

#[test]
fn an_older_part_under_its_successors_name_is_refused() {
    for (old, new) in [
        ("metadata/1.snapshot.json", "metadata/2.snapshot.json"),
        ("metadata/1.targets.json", "metadata/2.targets.json"),
        ("metadata/1.revocations.json", "metadata/2.revocations.json"),
    ] {
        let (victim, first, mut second) = states();
        disguise(&mut second, &first, old, new);
        victim.serve(&second);
        let refused = victim.updates().exits(NOT_TRUSTED);
        assert!(!refused.all().is_empty(), "{old}");
        installs_nothing_from_memory(&victim);
    }
}

/// What the victim remembers is minutes old, authentic, and offers `hello` 1.0.0 unrevoked. It is not gone back to.
fn installs_nothing_from_memory(victim: &Victim) {
    let digest = victim.forge.shards[&"hello".parse().unwrap()].versions[0].source_hash.to_string();
    let install = victim.world.plugin().line("install hello@shop --version 1.0.0 --digest").arg(digest);
    install.exits(NOT_TRUSTED);
    victim.has_nothing();
}

#[test]
fn a_part_with_a_wrong_signature_is_refused() {
    for path in ["metadata/timestamp.json", "metadata/2.snapshot.json", "metadata/2.targets.json"] {
        let (victim, _, mut second) = states();
        let mut signed: serde_json::Value = serde_json::from_slice(second.file(path).unwrap()).unwrap();
        signed["signatures"][0]["sig"] = "00".repeat(64).into();
        second.put(path, signed.to_string().into_bytes());
        victim.serve(&second);

        victim.updates().exits(NOT_TRUSTED);
        installs_nothing_from_memory(&victim);
    }
}

#[test]
fn a_role_is_not_taken_for_another() {
    let (victim, _, mut second) = states();
    let targets = second.clone();

    disguise(&mut second, &targets, "metadata/2.targets.json", "metadata/2.revocations.json");
    victim.serve(&second);

    // One key signs both roles here, so the signature holds: what fails is that it names no list.
    let refused = victim.updates().exits(STALE);
    refused.says("revoked.json");
    let install = victim.installs("other").end();
    assert_ne!(install.status, 0, "{install:?}");
    victim.has_nothing();
}

#[test]
fn a_plugins_file_is_not_taken_for_anothers() {
    let (victim, _, mut second) = states();
    let find = |site: &Mirror, end: &str| site.paths().filter(|p| p.ends_with(end)).last().unwrap().to_owned();
    let (hello, other) = (find(&second, ".hello.json"), find(&second, ".other.json"));
    let copy = second.clone();
    disguise(&mut second, &copy, &hello, &other);
    victim.serve(&second);
    victim.updates().ok();

    victim.installs("other").exits(NOT_TRUSTED);

    victim.has_nothing();
}

#[test]
fn an_older_list_of_revocations_by_its_hash_is_refused() {
    let (victim, first, mut second) = states();
    let find =
        |site: &Mirror| site.paths().filter(|p| p.ends_with(".revoked.json")).map(str::to_owned).collect::<Vec<_>>();
    let old = find(&first).pop().unwrap();
    let new = find(&second).into_iter().find(|path| *path != old).unwrap();

    disguise(&mut second, &first, &old, &new);
    victim.serve(&second);

    victim.updates().exits(NOT_TRUSTED);
}

#[test]
fn another_trees_bundle_is_refused() {
    let (victim, _, mut second) = states();
    let digest = |name: &str| victim.forge.shards[&name.parse().unwrap()].versions.last().unwrap().source_hash.hex();
    let copy = second.clone();
    let (from, to) = (format!("trees/{}.tar.gz", digest("hello")), format!("trees/{}.tar.gz", digest("other")));
    disguise(&mut second, &copy, &from, &to);
    victim.serve(&second);

    victim.installs("other").exits(NOT_TRUSTED);

    victim.has_nothing();
}
