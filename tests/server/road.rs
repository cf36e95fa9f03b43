//! The road over the server: published, added, installed, revoked; and a server that does not begin.

use tests::kit::{MARKET, Market, World};

use crate::live::Live;

/// A marketplace that has published one plugin; its digest.
pub(crate) fn published(world: &World) -> (Market<'_>, String) {
    let market = Market::open(world);
    let digest = market.offers("hello", "1.0.0");
    market.publishes();
    (market, digest)
}

#[test]
fn a_marketplace_is_added_installed_from_and_revoked_over_the_server() {
    let world = World::new();
    let (market, digest) = published(&world);
    let live = Live::of(&market);
    let pinned = format!("{}#{}", live.url(), market.root());
    world.plugin().line("marketplace add").arg(pinned).args(["--name", MARKET]).ok();

    market.installs("hello", &digest);
    world.plugin().line("verify").ok().says("hello 1.0.0");
    let before = live.get("/metadata/timestamp.json");
    market.revokes("hello", "1.0.0");
    market.publishes();
    let ready = live.until(|ready| ready["roles"]["timestamp"]["version"] == 2);

    assert_eq!(ready["status"], "good");
    let after = live.get("/metadata/timestamp.json");
    assert_eq!(before.header("deepcode-revocations"), Some("1"));
    assert_eq!(after.header("deepcode-revocations"), Some("2"));
    assert_ne!(before.body, after.body);
    world.plugin().line("marketplace update").ok();
    world.plugin().line("verify").exits(5).says("revoked");
}

#[test]
fn the_maintainer_reads_back_through_it_and_audits_are_served() {
    let world = World::new();
    let (market, digest) = published(&world);
    let live = Live::of(&market);

    market.types("verify").arg(format!("{}#{}", live.url(), market.root())).ok();

    let bundle = live.get(&format!("/trees/{}.tar.gz", digest.strip_prefix("sha256:").unwrap()));
    assert_eq!(bundle.status, 200);
    let audits: Vec<_> = std::fs::read_dir(market.public().join("audits")).unwrap().map(Result::unwrap).collect();
    assert!(!audits.is_empty());
    for audit in audits {
        let answer = live.get(&format!("/audits/{}", audit.file_name().to_str().unwrap()));
        assert_eq!(answer.body, std::fs::read(audit.path()).unwrap());
    }
}

#[test]
fn nothing_is_served_of_a_store_that_does_not_verify() {
    let world = World::new();
    let (market, _) = published(&world);
    let store = market.public().display().to_string();
    let server = |flags: &str| world.server().line("--listen 127.0.0.1:0 --check").line(flags);
    let honest = format!("--store {store} --root {}", market.root());
    server(&honest).ok().says("verified");

    let other = format!("sha256:{}", "1".repeat(64));
    server(&format!("--store {store} --root {other}")).exits(4).says("is not among its roots");
    server(&format!("--store {store}")).exits(2).says("root is not set");
    server("--store ./nowhere --root").arg(&other).exits(10);
    server(&honest).env("MARKETPLACE_POLL", "soon").exits(2).says("POLL");
    let shards = market.public().join("targets/plugins");
    let shard = std::fs::read_dir(&shards).unwrap().next().unwrap().unwrap().path();
    let good = std::fs::read(&shard).unwrap();
    let mut bad = good.clone();
    bad[good.len() / 2] ^= 1;
    std::fs::write(&shard, bad).unwrap();
    server(&honest).exits(4).says("not served");
    std::fs::remove_file(&shard).unwrap();
    server(&honest).exits(7);
    std::fs::write(&shard, good).unwrap();
    server(&honest).ok();
}

#[test]
fn the_configuration_is_told_with_the_source_of_each_value() {
    let world = World::new();
    let file = world.at("server.toml");
    std::fs::write(&file, "store = \"/srv/market\"\npoll = 30\nrate = 50\n").unwrap();

    let said = world
        .server()
        .args(["--config", file.to_str().unwrap()])
        .env("MARKETPLACE_POLL", "20")
        .env("MARKETPLACE_KEYS", "somebody else's")
        .line("--rate 10 --print-config")
        .ok();

    let line = |name: &str| said.stdout.lines().find(|line| line.starts_with(&format!("{name} = "))).unwrap();
    assert!(line("store").contains("/srv/market") && line("store").contains("server.toml"), "{said:?}");
    assert!(line("poll").starts_with("poll = 20  #") && line("poll").contains("environment"), "{said:?}");
    assert_eq!(line("rate"), "rate = 10  # flag");
    assert_eq!(line("listen"), "listen = 127.0.0.1:8470  # default");
}
