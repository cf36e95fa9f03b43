//! Look-alike name: `he11o` beside `hello`, so that a tired eye trusts the wrong one.

use tests::kit::{Market, World};

/// The policy refused.
const POLICY: i32 = 3;

const ALIKE: &[&str] = &["he11o", "hel1o", "helllo", "hell0", "hel-lo", "hello-"];

/// The digest of a small plugin of this name in the working copy.
fn written(market: &Market<'_>, name: &str) -> (String, String) {
    let folder = market.plugin(name, "1.0.0").folder().to_owned();
    let source = format!("./{}", folder.strip_prefix(market.world().market()).unwrap().display());
    let digest = market.types("hash --format json").arg(&source).ok().field("/digest");
    (source, digest)
}

#[test]
fn the_maintainer_is_told_before_signing() {
    let world = World::new();
    let market = Market::open(&world);
    market.offers("hello", "1.0.0");

    for name in ALIKE.iter().filter(|name| !name.ends_with('-')) {
        let (source, digest) = written(&market, name);
        market.types("add").args([&source, "--digest", &digest]).exits(POLICY).says("resembles hello");
    }
    let (source, digest) = written(&market, "unlike");
    market.types("add").args([&source, "--digest", &digest]).ok();
}

#[test]
fn letters_of_another_script_are_no_name_at_all() {
    let world = World::new();
    let market = Market::open(&world);
    for name in ["h\u{435}llo", "hell\u{43e}", "he\u{200d}llo", "HELLO", "hello."] {
        let folder =
            market.plugin("plain", "1.0.0").edit(|manifest| manifest["name"] = name.into()).folder().to_owned();
        let source = format!("./{}", folder.strip_prefix(world.market()).unwrap().display());
        let digest = market.types("hash --format json").arg(&source).ok().field("/digest");
        market.types("add").args([&source, "--digest", &digest]).exits(4);
    }
}

#[test]
fn the_user_is_told_before_trusting() {
    let world = World::new();
    let market = Market::open(&world);
    let hello = market.offers("hello", "1.0.0");
    let (source, digest) = written(&market, "he11o");
    market.types("add").args([&source, "--digest", &digest, "--look-alike", "hello"]).ok();
    market.publishes();
    market.is_added();
    market.installs("hello", &hello);

    market.installing("he11o", &digest).end().says("hello").says("he11o");
}

#[test]
fn a_revocation_of_a_look_alike_is_pointed_out() {
    let world = World::new();
    let market = Market::open(&world);
    market.offers("hello", "1.0.0");
    let (source, digest) = written(&market, "he11o");
    market.types("add").args([&source, "--digest", &digest, "--look-alike", "hello"]).ok();

    let revoke = market.types("revoke he11o 1.0.0 --reason theft --dry-run");

    revoke.ok().says("hello");
}
