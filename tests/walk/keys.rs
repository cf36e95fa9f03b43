//! Keys are replaced, lost and stolen, as the guide "lose a key, rotate a key" tells; users who pinned the first root go on.

use std::path::PathBuf;

use tests::kit::{Market, World};

/// A key's file of the maintainer, by its name.
fn key(market: &Market<'_>, name: &str) -> PathBuf {
    let listed = market.types("key list --format json").ok().json();
    let keys = listed["keys"].as_array().unwrap();
    let found = keys.iter().find(|key| key["name"] == name).unwrap_or_else(|| panic!("no key {name}: {listed}"));
    found["path"].as_str().unwrap().into()
}

/// Moves a recovery key away, as the guide says; returns where it is.
fn moved(market: &Market<'_>, name: &str) -> PathBuf {
    let (from, to) = (key(market, name), market.world().at(&format!("safe-{name}.pem")));
    std::fs::rename(from, &to).unwrap();
    to
}

/// A published marketplace with `hello` installed by a user who pinned its first root.
fn published(world: &World) -> (Market<'_>, String) {
    let market = Market::open(world);
    let digest = market.offers("hello", "1.0.0");
    market.publishes();
    market.is_added();
    market.installs("hello", &digest);
    (market, digest)
}

/// The user goes on, and so does somebody new who has the first root's pin.
fn everybody_goes_on(market: &Market<'_>, digest: &str) {
    let world = market.world();
    market.publishes();
    world.plugin().line("marketplace update").ok();
    world.plugin().line("verify").ok().says("hello 1.0.0");
    let newcomer = || world.plugin_of("newcomer");
    newcomer().line("marketplace add --name market").arg(format!("{}#{}", market.address(), market.root())).ok();
    newcomer().line("install hello@market --digest").arg(digest).ok();
    // What is audited from now on is believed too.
    let next = market.offers("next", "1.0.0");
    market.publishes();
    world.plugin().line("marketplace update").ok();
    market.installs("next", &next);
}

#[test]
fn the_marketplace_key_is_replaced_with_one_recovery_key() {
    let world = World::new();
    let (market, digest) = published(&world);
    let recovery = moved(&market, "recovery-1");

    market.types("key rotate --key").arg(recovery).ok();

    everybody_goes_on(&market, &digest);
}

#[test]
fn without_a_recovery_key_nothing_is_replaced() {
    let world = World::new();
    let (market, _) = published(&world);
    moved(&market, "recovery-1");
    moved(&market, "recovery-2");

    let refused = market.types("key rotate").end();

    assert_ne!(refused.status, 0, "{refused:?}");
    market.publishes();
    world.plugin().line("marketplace update").ok();
}

#[test]
fn a_lost_marketplace_key_is_replaced_by_both_recovery_keys() {
    let world = World::new();
    let (market, digest) = published(&world);
    std::fs::remove_file(key(&market, "marketplace")).unwrap();
    let (first, second) = (moved(&market, "recovery-1"), moved(&market, "recovery-2"));

    let rotate = market.types("key rotate").arg(market.key());
    rotate.arg("--key").arg(first).arg("--key").arg(second).ok();

    everybody_goes_on(&market, &digest);
}

#[test]
fn what_a_stolen_key_signed_counts_no_more() {
    let world = World::new();
    let (market, digest) = published(&world);
    let stolen = std::fs::read(market.public().join("targets").join(shard(&market))).unwrap();
    let recovery = moved(&market, "recovery-1");

    market.types("key rotate --compromised --key").arg(recovery).ok();
    market.publishes();

    let signed_anew = std::fs::read(market.public().join("targets").join(shard(&market))).unwrap();
    assert_ne!(signed_anew, stolen, "the statement carries another signature");
    everybody_goes_on(&market, &digest);
    let root = newest_root(&market);
    assert!(!root.contains(market.key()), "the stolen key is in no role and no list any more");
}

/// The newest plugin file of `hello` below `targets/`.
fn shard(market: &Market<'_>) -> PathBuf {
    let index: serde_json::Value =
        serde_json::from_slice(&std::fs::read(market.public().join("metadata/timestamp.json")).unwrap()).unwrap();
    let version = index["signed"]["meta"]["snapshot.json"]["version"].as_u64().unwrap();
    let read = |name: String| -> serde_json::Value {
        serde_json::from_slice(&std::fs::read(market.public().join("metadata").join(name)).unwrap()).unwrap()
    };
    let snapshot = read(format!("{version}.snapshot.json"));
    let targets = read(format!("{}.targets.json", snapshot["signed"]["meta"]["targets.json"]["version"]));
    let hash = targets["signed"]["targets"]["plugins/hello.json"]["hashes"]["sha256"].as_str().unwrap().to_owned();
    format!("plugins/{hash}.hello.json").into()
}

fn newest_root(market: &Market<'_>) -> String {
    let highest =
        (1..).take_while(|n| market.public().join(format!("metadata/{n}.root.json")).exists()).last().unwrap();
    std::fs::read_to_string(market.public().join(format!("metadata/{highest}.root.json"))).unwrap()
}

#[test]
fn the_online_key_and_a_recovery_key_are_replaced_too() {
    let world = World::new();
    let (market, digest) = published(&world);

    market.types("key rotate online").ok();
    market.publishes();
    market.types("key rotate recovery-1").ok();

    everybody_goes_on(&market, &digest);
}

#[test]
fn a_root_is_renewed_before_its_year_is_over() {
    let world = World::new();
    let (market, digest) = published(&world);

    market.types("refresh --root").ok();

    everybody_goes_on(&market, &digest);
}

#[test]
fn a_daily_refresh_needs_the_online_key_alone() {
    let world = World::new();
    let (market, _) = published(&world);
    for name in ["marketplace", "recovery-1", "recovery-2"] {
        moved(&market, name);
    }

    market.types("refresh").ok();

    world.plugin().line("marketplace update").ok();
    let publish = market.types("revoke hello 1.0.0 --reason tested --confirm 1 --publish").end();
    assert_ne!(publish.status, 0, "{publish:?}");
}
