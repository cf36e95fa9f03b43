//! Same version, other hash: a known version number gets other bytes.

use tests::kit::{Market, Plugin, World};

use crate::victim::{NOT_TRUSTED, Victim};

#[test]
fn the_maintainers_program_refuses_to_sign_it() {
    let world = World::new();
    let market = Market::open(&world);
    market.offers("hello", "1.0.0");

    let changed = market.plugin("hello", "1.0.0").file("index.js", "definePlugin({ handlers: { steal: () => 0 } });\n");
    let inside = changed.folder().strip_prefix(world.market()).unwrap().display().to_string();
    let digest = market.types(&format!("hash --format json ./{inside}")).ok().field("/digest");

    market.types(&format!("add ./{inside} --digest {digest}")).exits(NOT_TRUSTED).says("1.0.0");
}

#[test]
fn who_has_the_version_refuses_the_other_tree() {
    let mut victim = Victim::with_hello();
    let other = Plugin::write(victim.world.at("other"), "hello", "1.0.0").file("index.js", "// other bytes\n");
    let digest = victim.bundles(other);
    victim.forge.shards.clear();
    victim.forge.add("hello", "1.0.0", digest.0);
    let site = victim.forge.publish();
    victim.serve(&site);

    victim.installs("hello").exits(NOT_TRUSTED).says("1.0.0");

    let installed = std::fs::read_to_string(victim.world.deepcode().join("plugins/hello/index.js")).unwrap();
    assert!(!installed.contains("other bytes"));
}

#[test]
fn a_version_that_differs_only_in_build_metadata_is_the_same_version() {
    let world = World::new();
    let market = Market::open(&world);
    market.offers("hello", "1.0.0");

    let twin = market.plugin("hello", "1.0.0+evil");
    let inside = twin.folder().strip_prefix(world.market()).unwrap().display().to_string();
    let digest = market.types(&format!("hash --format json ./{inside}")).ok().field("/digest");

    market.types(&format!("add ./{inside} --digest {digest}")).exits(NOT_TRUSTED);
}
