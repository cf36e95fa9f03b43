//! Look-alike name: `he11o` beside `hello`, so that a tired eye trusts the wrong one.

use tests::kit::{Market, World};

/// The policy refused.
const POLICY: i32 = 3;

const ALIKE: &[&str] = &["he11o", "hel1o", "helllo", "hell0", "hel-lo", "official-hello", "hello-pro", "hello-"];

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
fn a_revoked_names_look_is_pointed_out_too() {
    let world = World::new();
    let market = Market::open(&world);
    market.offers("hello", "1.0.0");
    market.revokes("hello", "1.0.0");
    market.publishes();
    market.is_added();
    let (source, digest) = written(&market, "he11o");
    market.types("add").args([&source, "--digest", &digest]).exits(POLICY).says("resembles hello, which is revoked");

    let allowed = r#"{ "plugins": { "allowedSources": ["official", "verified-third-party", "local-path"] } }"#;
    std::fs::write(world.deepcode().join("settings.json"), allowed).unwrap();
    let folder = world.market().join(source.trim_start_matches("./"));
    let told = world.plugin().arg("install").arg(folder).args(["--digest", &digest]).end();
    told.says("resembles hello").says("revoked by market");
}

#[test]
fn a_search_points_at_a_name_that_another_marketplace_made_alike() {
    let (world, there) = (World::new(), World::new());
    let market = Market::open(&world);
    market.offers("hello", "1.0.0");
    market.publishes();
    market.is_added();
    world.plugin().line("search he").ok().omits("resembles");
    let address = format!("file://{}", there.market().join("public").display());
    let other = Market::named(&there, "market.example.com/other", &address);
    other.offers("he11o", "1.0.0");
    other.publishes();
    let pinned = format!("{address}#{}", other.root());
    world.plugin().line("marketplace add").arg(pinned).args(["--name", "other"]).ok();

    let told = world.plugin().line("search he").ok();
    told.says("he11o@other: its name resembles hello (the same to the eye; listed by market)");
    told.says("hello@market: its name resembles he11o (the same to the eye; listed by other)");
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
